#pragma OPENCL EXTENSION cl_khr_fp64 : enable

typedef struct Pair {
    int a;
    int b;
} Pair;

int f(int x)
{
    return x + 1;
}

float f_float_float(float x, float y)
{
    return x * y;
}

__kernel void k(__global int *i, __global float *x)
{
    *i = f(*i);
    *x = f_float_float(*x, 2.0f) + f_float_float(*x, 3.0f);
}

// what clang computes no number for
int g(int x, int width, int more)
{
    return x * width + more;
}

Pair Pair_new(int a, int b)
{
    Pair self_;
    Pair *self = &self_;
    self->a = a;
    self->b = b;
    return self_;
}

Pair both(int x)
{
    return Pair_new(g(x, (32), f(1)), g(x, 8, f(1)));
}

__kernel void k_int__ptr(__global int *i)
{
    *i = g(*i, (32), f(1)) + both(*i).b;
}

__kernel void k_double__ptr(__global double *d)
{
    *d = f_float_float((float)*d, 2.0f);
}
