// NPP's histograms and tables. CU_SRC is the type of elements.

// As in histogram.c.
struct histogram_values {
    int width, a_step, d_step, count, low, bin, spare[2];
};

__kernel void cu_npp_clear(struct histogram_values v, __global int *counts)
{
    int i = (int)get_global_id(0);
    if (i < v.count)
        counts[i] = 0;
}

__kernel void cu_npp_count(struct histogram_values v, __global const uchar *a, __global int *counts)
{
    int x = (int)get_global_id(0);
    if (x >= v.width || v.bin == 0) // bins without a number have no counts
        return;
    long value = (long)((__global const CU_SRC *)(a + (long)get_global_id(1) * v.a_step))[x] - v.low;
    if (value >= 0 && value / v.bin < v.count)
        atomic_inc(counts + value / v.bin);
}

// The line between the two points around x; x itself outside of all. Divisions are cut, and of the result the low
// 8 bits remain, as in NPP 13.
__kernel void cu_npp_table(struct histogram_values v, __global const uchar *a, __global uchar *d, __global const int *values,
                           __global const int *levels)
{
    int x = (int)get_global_id(0);
    long y = (long)get_global_id(1);
    if (x >= v.width)
        return;
    int from = a[y * v.a_step + x];
    long to = from;
    for (int i = 0; i + 1 < v.count; i++)
        if (from >= levels[i] && from < levels[i + 1]) {
            long rise = (long)values[i + 1] - values[i], run = (long)levels[i + 1] - levels[i];
            to = values[i] + (from - levels[i]) * rise / run;
            break;
        }
    d[y * v.d_step + x] = (uchar)to;
}
