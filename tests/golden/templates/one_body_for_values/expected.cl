#include <cu2cl/base.clh>
#include <cu2cl/convert.clh>

typedef struct Range {
    int first;
    int last;
} Range;

static int split_index(int i, const int PARTS);

int block_total(int value, __local int *total)
{
    if (get_local_id(0) == 0)
        *total = 0;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    atomic_add(total, value);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    return *total;
}

// Adds the range up: one body, whose parameters have the template's names.
/* sum<int, blockSize, doubles> */
static __attribute__((always_inline)) /* the last arguments are constants then */
void sum_int(__global int *out, __global const int *in, Range range_arg, uchar adds_total,
             __local int *partial, __local int *total, const uint blockSize, const bool doubles)
{
    Range range = range_arg;
    partial = CU_LOCAL_ARGUMENT(partial);
    uint tid = get_local_id(0);
    int value = 0;

    for (range.first += tid; range.first < range.last; range.first += blockSize)
        value += doubles ? in[range.first] * 2 : in[range.first];
    partial[tid] = (int)value;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    // blocks of one warp have no second one
    if (blockSize >= 64) {
        if (tid < 32)
            partial[tid] += partial[tid + 32];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    }
    for (uint s = min(blockSize, 64u) / 4; s > 0; s >>= 1) {
        if (tid < s)
            partial[tid] += partial[tid + s];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    }
    if (adds_total)
        partial[tid] += block_total(1, total);
    if (tid == 0)
        *out = partial[0];
}

#define SUM_INT_KERNEL(name, blockSize, doubles)                                                 \
    __kernel void name(__global int *out, __global const int *in, Range range, uchar adds_total, \
                       __local int *partial)                                                     \
    {                                                                                            \
        __local int total;                                                                       \
        sum_int(out, in, range, adds_total, partial, &total, blockSize, doubles);                \
    }
SUM_INT_KERNEL(sum_int_32_1, 32U, true)
SUM_INT_KERNEL(sum_int_64_0, 64U, false)
SUM_INT_KERNEL(sum_int_128_0, 128U, false)

/* sum<float, 64, 1> */
__kernel void sum_float_64_1(__global float *out, __global const float *in, Range range_arg,
                             uchar adds_total, __local int *partial)
{
    Range range = range_arg;
    partial = CU_LOCAL_ARGUMENT(partial);
    __local int total;
    uint tid = get_local_id(0);
    float value = 0;

    for (range.first += tid; range.first < range.last; range.first += 64U)
        value += true ? in[range.first] * 2 : in[range.first];
    partial[tid] = cu_float2int(value);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    // blocks of one warp have no second one
    {
        if (tid < 32)
            partial[tid] += partial[tid + 32];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    }
    for (uint s = min(64U, 64u) / 4; s > 0; s >>= 1) {
        if (tid < s)
            partial[tid] += partial[tid + s];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    }
    if (adds_total)
        partial[tid] += block_total(1, &total);
    if (tid == 0)
        *out = partial[0];
}

// The number decides a type, and one is a label: these keep bodies of their own.
/* pick<3> */
__kernel void pick_3(__global int *out, int which)
{
    int table[3];
    for (int i = 0; i < 3; i++)
        table[i] = i * 3;
    switch (which) {
    case 3:
        which = 0;
        break;
    default:
        which %= 3;
        break;
    }
    out[get_local_id(0)] = table[which];
}

/* pick<4> */
__kernel void pick_4(__global int *out, int which)
{
    int table[4];
    for (int i = 0; i < 4; i++)
        table[i] = i * 4;
    switch (which) {
    case 4:
        which = 0;
        break;
    default:
        which %= 4;
        break;
    }
    out[get_local_id(0)] = table[which];
}

// Called with numbers, and with the template's parameters of a body that is shared itself.
/* weighted<SIZE, STEP> */
static __attribute__((always_inline)) /* the last arguments are constants then */
int weighted(__global const int *values, int at, const int SIZE, const int STEP)
{
    int result = 0;
    for (int i = 0; i < SIZE; i++)
        result += values[(at + i * STEP) % SIZE] * (i + 1);
    return STEP > 1 ? result / STEP : result;
}

// Arrays in shared memory: their sizes are values, too, and the macro declares them.
/* smooth<WIDTH> */
static __attribute__((always_inline)) /* the last arguments are constants then */
void smooth(__global int *out, __global const int *in, __local int *cells, __local int (*pairs)[2],
            __local int *changed, __local int *last, const int WIDTH)
{
    int t = get_local_id(0);
    // all begin with what is there
    cells[t] = in[t];
    pairs[t][0] = pairs[t][1] = 0;
    if (t == 0)
        *changed = 0;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    pairs[t][1] = weighted(in, t, WIDTH, 1);
    if (weighted(in, t, WIDTH, 3) > cells[t])
        atomic_add(changed, 1);
    if (t == WIDTH - 1) {
        *last = cells[t];
        out[WIDTH] = *last;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    out[t] = cells[WIDTH - 1 - t] + pairs[t][1] + *changed;
}

#define SMOOTH_KERNEL(name, WIDTH)                                \
    __kernel void name(__global int *out, __global const int *in) \
    {                                                             \
        __local int cells[WIDTH];                                 \
        __local int pairs[WIDTH][2];                              \
        __local int changed;                                      \
        __local int last;                                         \
        smooth(out, in, cells, pairs, &changed, &last, WIDTH);    \
    }
SMOOTH_KERNEL(smooth_16, 16)
SMOOTH_KERNEL(smooth_32, 32)
SMOOTH_KERNEL(smooth_64, 64)

// Only the macro names the size.
/* turn<COUNT> */
static __attribute__((always_inline))
void turn(__global int *out, __global const int *in, int n, __local int *line)
{
    int last = n - 1 - (int)get_local_id(0);
    for (int i = get_local_id(0); i < n; i += (uint)get_local_size(0))
        line[i] = in[i];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    for (int i = get_local_id(0); i < n; i += (uint)get_local_size(0))
        out[i] = line[last - i];
}

#define TURN_KERNEL(name, COUNT)                                         \
    __kernel void name(__global int *out, __global const int *in, int n) \
    {                                                                    \
        __local int line[COUNT];                                         \
        turn(out, in, n, line);                                          \
    }
TURN_KERNEL(turn_32, 32)
TURN_KERNEL(turn_64, 64)
TURN_KERNEL(turn_128, 128)

__kernel void weigh(__global int *out, __global const int *in)
{
    out[get_local_id(0)] = weighted(in, (uint)get_local_id(0), 7, 2);
}

// The size of an array is a constant in C: each instance keeps a body of its own.
/* tiles<2> */
__kernel void tiles_2(__global const float *in, __global float *out)
{
    float tile[2][2];
    for (int i = 0; i < 2; i++)
        tile[i][0] = tile[i][1] = in[i];
    out[get_local_id(0)] = tile[0][1] + tile[2 - 1][0];
}

/* tiles<4> */
__kernel void tiles_4(__global const float *in, __global float *out)
{
    float tile[4][2];
    for (int i = 0; i < 4; i++)
        tile[i][0] = tile[i][1] = in[i];
    out[get_local_id(0)] = tile[0][1] + tile[4 - 1][0];
}

/* tiles<8> */
__kernel void tiles_8(__global const float *in, __global float *out)
{
    float tile[8][2];
    for (int i = 0; i < 8; i++)
        tile[i][0] = tile[i][1] = in[i];
    out[get_local_id(0)] = tile[0][1] + tile[8 - 1][0];
}

__kernel void split(__global int *out, __global const int *in)
{
    int i = get_local_id(0);
    out[i] = in[split_index(i, 2)] + in[split_index(i, 3)] + in[split_index(i, 4)];
}

/* split_index<PARTS> */
static __attribute__((always_inline)) /* the last arguments are constants then */
int split_index(int i, const int PARTS)
{
    int part = i % PARTS;
    int rest = i / PARTS;
    return part * 64 / PARTS + rest;
}
