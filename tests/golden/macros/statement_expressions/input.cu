// Statement expressions, as macros that evaluate their arguments once are written with them.

#define smaller(x, y)                                                                              \
    ({                                                                                             \
        __typeof__(x) x_ = (x);                                                                    \
        __typeof__(y) y_ = (y);                                                                    \
        x_ < y_ ? x_ : y_;                                                                         \
    })

__global__ void limit(int *counts, float *values, int n)
{
    for (int i = 0; i <= smaller(31, n - 1); i++)
        counts[i] = smaller(counts[i], 3);
    int sum = ({
        int all = 0; // of the first n
        for (int i = 0; i < n; i++)
            all += counts[i];
        all;
    });
    values[0] = smaller(values[1], 2.0f) + sum;
}
