#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#include <cu2cl/atomic.clh>

#define SCALE 0.5
#define HALF(x) ((x) * 0.5)
#define LESS(x) ((x) * 0.25f)

typedef struct Plain {
    float x;
} Plain;

typedef struct Wide {
    double x;
} Wide;

typedef struct Outer {
    Wide inside;
    int n;
} Outer;

typedef double real;

__constant double eighth = 0.125;

double twice(double x)
{
    return 2.0 * x;
}

int through(int i)
{
    return twice(i) > 1.0;
}

__kernel void none(__global float *p, Plain s)
{
    p[get_local_id(0)] = LESS(p[(uint)get_local_id(0)]) + s.x;
}

__kernel void literal_of_float(__global float *p)
{
    float half_ = 0.5;
    p[get_local_id(0)] *= half_;
}

__kernel void by_macro(__global float *p)
{
    p[get_local_id(0)] = HALF(p[(uint)get_local_id(0)]);
}

__kernel void by_constant_macro(__global float *p)
{
    p[get_local_id(0)] *= SCALE;
}

__kernel void by_call(__global int *p)
{
    p[get_local_id(0)] = through(p[get_local_id(0)]);
}

__kernel void by_member(__global Outer *p)
{
    p->n = 1;
}

__kernel void by_typedef(__global void *p)
{
    ((__global real *)p)[0] = 1;
}

__kernel void by_symbol(__global float *p, __constant double *factors)
{
    p[0] = (float)factors[1];
}

__kernel void by_constant(__global float *p)
{
    p[0] = (float)eighth;
}

/* fill<int> */
__kernel void fill_int(__global int *p, int value)
{
    p[get_local_id(0)] = value;
}

/* fill<double> */
__kernel void fill_double(__global double *p, double value)
{
    p[get_local_id(0)] = value;
}

__kernel void add_long(__global ulong *p)
{
    atom_add(p, 1uL);
}
