/* Made from input.cu by cu2cl 0.1.0. */
__kernel void whole(__global uint *x)
{
    x[0]++;
}
