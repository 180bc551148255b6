__kernel void fine(__global int *p)
{
    p[0] = 1;
}
