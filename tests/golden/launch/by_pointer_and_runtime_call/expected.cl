__kernel void a(__global float *p)
{
    p[0] = 1;
}

__kernel void b(__global float *p)
{
    p[0] = 2;
}
