__kernel void whole(__global uint *x)
{
    x[0]++;
}
