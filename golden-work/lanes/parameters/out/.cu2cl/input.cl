/* Made from input.cu by cu2cl 0.1.0. */
// Parameters that threads change each in its own way have copies in lane loops, where they are used: in one
// loop, beside those of a strip, or of the block. One whose address is taken for reading stays one for all.
typedef struct Scale {
    int factor;
} Scale;

int Scale_call(const Scale *self, int x)
{ return x * self->factor; }

/* applied<Scale> */
__kernel void applied_Scale(Scale f, __global const int *in, __global int *out, int rounds)
{
    __local int s[64];
    rounds += 2;       // the same for all
    in += (uint)get_local_id(0); // in one loop
    s[get_local_id(0)] = Scale_call(&f, *in);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    int sum = 0;
    for (int k = 0; k < rounds; k++)
        sum += s[((uint)get_local_id(0) + k) % 64];
    out[get_local_id(0)] = Scale_call(&f, sum);
}

__kernel void moved(__global const int *in, __global int *out, int n)
{
    __local int s[64];
    n -= (uint)get_local_id(0); // over a barrier
    s[get_local_id(0)] = n;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    in += (uint)get_local_id(0); // over the turns of a loop
    int sum = 0;
    for (int k = 0; k < 8; k++)
        sum += *in++ * s[k];
    out[get_local_id(0)] = sum + n;
}
