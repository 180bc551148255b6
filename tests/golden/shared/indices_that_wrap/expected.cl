// Unsigned indices that count backwards wrap in the 32 bits of a shared address.
__kernel void mirror(__global int *data, uint n)
{
    __local int cell[64];
    unsigned t = get_local_id(0);
    cell[t] = data[t];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    __local int *end = cell + n;
    __local int *last = end + (int)~0u;
    __local int *other = end;
    other -= (int)~t; // t + 1 behind the end
    int value = end[(int)~t] + *(end + (int)-(t + 1)) + end[(int)(t - n + ~0u + 1)]
        + (other - end > 0) + *last;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    __global const int *global_ = data + n;
    int i = t;
    // these stay
    data[t] = value + end[~i] + cell[n - 1 - t] + (global_ - data > 64 ? global_[~t] : 0);
}
