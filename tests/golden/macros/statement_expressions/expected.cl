__kernel void limit(__global int *counts, __global float *values, int n)
{
    for (int i = 0; i <= ({ int x_ = (31); int y_ = (n - 1); x_ < y_ ? x_ : y_; }); i++)
        counts[i] = ({ int x_ = (counts[i]); int y_ = (3); x_ < y_ ? x_ : y_; });
    int sum = ({
        int all = 0; // of the first n
        for (int i = 0; i < n; i++)
            all += counts[i];
        all;
    });
    values[0] = ({ float x_ = (values[1]); float y_ = (2.0f); x_ < y_ ? x_ : y_; }) + sum;
}
