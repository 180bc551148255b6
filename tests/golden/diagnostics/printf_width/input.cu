#include <cstdio>

// OpenCL C has no `*` in formats: a constant width can be written out, another cannot.
__global__ void constant_width(int value)
{
    printf("%*d|%-*.*f\n", 6, value, 8, 2, 1.5f);
}

__global__ void width_of_the_device(int width, int value)
{
    printf("%*d\n", width, value);
}

int main()
{
    constant_width<<<1, 1>>>(1);
    width_of_the_device<<<1, 1>>>(5, 1);
    return 0;
}
