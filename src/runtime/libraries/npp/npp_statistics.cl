// NPP's sums, means and extremes. CU_SRC is the type of elements. Everything is computed as double: sums of integers are exact.

#define GROUP 64

// As in statistics.c. Element i is in row i / width.
struct figure_values {
    long count;
    int width, step, first, second, is_double, has_b, groups, spare;
};

double4 joined(double4 a, double4 b)
{
    return (double4)(a.x + b.x, a.y + b.y, fmin(a.z, b.z), fmax(a.w, b.w));
}

double number(struct figure_values v, __global const uchar *a, long i)
{
    return ((__global const CU_SRC *)(a + i / v.width * v.step))[i % v.width];
}

__kernel void cu_npp_figures(struct figure_values v, __global const uchar *a, __global const uchar *b, __global double *figures)
{
    __local double4 shared[GROUP];
    int item = (int)get_local_id(0);
    double4 all = (double4)(0, 0, INFINITY, -INFINITY);
    for (long i = (long)get_global_id(0); i < v.count; i += (long)get_global_size(0)) {
        double value = number(v, a, i);
        if (v.has_b)
            value -= number(v, b, i);
        all = joined(all, (double4)(value, value * value, value, value));
    }
    shared[item] = all;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int distance = GROUP / 2; distance > 0; distance /= 2) {
        if (item < distance)
            shared[item] = joined(shared[item], shared[item + distance]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (item == 0)
        vstore4(shared[0], get_group_id(0), figures);
}

// The numbers are those of enum rt_npp_figure.
double figure(int which, double4 all, double count)
{
    double mean = all.x / count;
    switch (which) {
    case 1: return all.x;
    case 2: return mean;
    case 3: return sqrt(fmax(all.y / count - mean * mean, 0.0));
    case 4: return all.z;
    case 5: return all.w;
    default: return sqrt(all.y);
    }
}

void write_figure(__global uchar *to, double value, int is_double)
{
    if (is_double)
        *(__global double *)to = value;
    else
        *(__global CU_SRC *)to = (CU_SRC)value;
}

__kernel void cu_npp_result(struct figure_values v, __global const double *figures, __global uchar *first, __global uchar *second)
{
    double4 all = vload4(0, figures);
    if (get_global_id(0) != 0)
        return;
    for (int i = 1; i < v.groups; i++)
        all = joined(all, vload4(i, figures));
    write_figure(first, figure(v.first, all, (double)v.count), v.is_double);
    if (v.second != 0)
        write_figure(second, figure(v.second, all, (double)v.count), v.is_double);
}
