/* Kernels that do nothing, with no, 3 and 10 arguments. */
__kernel void empty(void)
{
}

__kernel void three(__global int *a, __global int *b, int n)
{
    if (n < 0)
        a[0] = b[0];
}

__kernel void ten(__global int *a, __global int *b, __global int *c, __global int *d,
                  __global int *e, int n, int o, int p, int q, int r)
{
    if (n < 0)
        a[0] = b[0] + c[0] + d[0] + e[0] + o + p + q + r;
}
