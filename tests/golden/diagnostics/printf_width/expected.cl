// OpenCL C has no `*` in formats: a constant width can be written out, another cannot.
__kernel void constant_width(int value)
{
    printf("%6d|%-8.2f\n", value, 1.5f);
}
