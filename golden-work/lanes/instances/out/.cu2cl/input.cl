/* Made from input.cu by cu2cl 0.1.0.
 * cu_lanes: through it the work-items of a warp exchange values. */
#include <cu2cl/warp_bits.clh>
#include <cu2cl/warp_shuffle.clh>

// Instances that share a body are a line each in the lanes form, too: their threads begin in the
// body, with the values in its frame.
/* sumOf<SIZE, STEP> */
static __attribute__((always_inline)) /* the last arguments are constants then */
void sumOf(__global float *out, __global const float *in, int n, __local ulong *cu_lanes,
           __local float *parts, const int SIZE, const int STEP)
{
    float sum = 0;
    for (int i = get_local_id(0); i < n; i += STEP)
        sum += in[i];
    if (get_local_id(0) < SIZE) // not every thread shuffles
        for (int offset = SIZE / 2; offset > 0; offset /= 2)
            sum += cu_shfl_down_float(cu_lanes, cu_activemask(), sum, offset, SIZE);
    if ((uint)get_local_id(0) % SIZE == 0)
        parts[(uint)get_local_id(0) / SIZE] = sum;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (get_local_id(0) == 0)
        out[get_group_id(0)] = parts[0];
}

#define SUM_OF_KERNEL(name, SIZE, STEP)                                      \
    __kernel void name(__global float *out, __global const float *in, int n) \
    {                                                                        \
        __local ulong cu_lanes[CU_LANES];                                    \
        __local float parts[32];                                             \
        sumOf(out, in, n, cu_lanes, parts, SIZE, STEP);                      \
    }
SUM_OF_KERNEL(sumOf_32_64, 32, 64)
SUM_OF_KERNEL(sumOf_16_64, 16, 64)
SUM_OF_KERNEL(sumOf_8_128, 8, 128)
SUM_OF_KERNEL(sumOf_4_128, 4, 128)
