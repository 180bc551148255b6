/* Made from input.cu by cu2cl 0.1.0. */
// Instances of a template that share their body: the body is lane loops, and each instance calls it.
/* turns<ROUNDS> */
static __attribute__((always_inline)) /* the last arguments are constants then */
void turns(__global int *out, __local int *s, const int ROUNDS)
{
    int x = get_local_id(0);
    int value = x;
    for (int k = 0; k < ROUNDS; k++) {
        s[x] = value;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        value = s[(x + ROUNDS) % 64];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    }
    out[x] = value;
}

#define TURNS_KERNEL(name, ROUNDS)        \
    __kernel void name(__global int *out) \
    {                                     \
        __local int s[64];                \
        turns(out, s, ROUNDS);            \
    }
TURNS_KERNEL(turns_3, 3)
TURNS_KERNEL(turns_5, 5)
