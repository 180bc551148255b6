/* Reductions on the host. Numbers of 16 bits are reduced as float and rounded once. */
#include "libraries/nccl/private.h"

#include <string.h>

size_t rt_nccl_size(ncclDataType_t type)
{
    static const size_t sizes[] = {
        [ncclInt8] = 1,    [ncclUint8] = 1,   [ncclInt32] = 4,   [ncclUint32] = 4,
        [ncclInt64] = 8,   [ncclUint64] = 8,  [ncclFloat16] = 2, [ncclFloat32] = 4,
        [ncclFloat64] = 8, [ncclBfloat16] = 2};

    return (unsigned)type < sizeof sizes / sizeof *sizes ? sizes[type] : 0;
}

/* --- numbers of 16 bits ------------------------------------------------------------------------- */

static float float_of_bits(uint32_t bits)
{
    float number;

    memcpy(&number, &bits, sizeof number);
    return number;
}

static uint32_t bits_of_float(float number)
{
    uint32_t bits;

    memcpy(&bits, &number, sizeof bits);
    return bits;
}

static float load_bfloat16(uint16_t bits)
{
    return float_of_bits((uint32_t)bits << 16);
}

static uint16_t store_bfloat16(float number)
{
    uint32_t bits = bits_of_float(number);

    if ((bits & 0x7fffffff) > 0x7f800000)
        return 0x7fff;
    return (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

static float load_half(uint16_t bits)
{
    uint32_t sign = (uint32_t)(bits & 0x8000) << 16, rest = bits & 0x7fff;

    if (rest >= 0x7c00) /* infinite, or not a number */
        return float_of_bits(sign | 0x7f800000 | (rest & 0x3ff) << 13);
    /* as a float of the same bits it is 2^112 times too small */
    return float_of_bits(sign | bits_of_float(float_of_bits(rest << 13) * 0x1p112f));
}

static uint16_t store_half(float number)
{
    uint32_t bits = bits_of_float(number), sign = bits >> 16 & 0x8000, rest = bits & 0x7fffffff;

    if (rest > 0x7f800000)
        return 0x7fff;
    if (rest >= 0x477ff000) /* rounds to more than the largest */
        return (uint16_t)(sign | 0x7c00);
    if (rest < 0x38800000) /* subnormal: the sum has the bits that stay at its end */
        return (uint16_t)(sign | (bits_of_float(float_of_bits(rest) + 0.5f) - 0x3f000000));
    rest += 0xfff + (rest >> 13 & 1);
    return (uint16_t)(sign | (rest - 0x38000000) >> 13);
}

/* --- reductions --------------------------------------------------------------------------------- */

#define SAME(number) (number)

/* The function for one type: elements are read by `load` as `wide`, and written by `store`; `trim`
 * lets integers overflow as the type does. */
#define REDUCTION(name, type, wide, load, trim, store)                                             \
    static void name(void *out, const void *const *in, int ranks, size_t count, ncclRedOp_t op,    \
                     const void *scale)                                                            \
    {                                                                                              \
        wide factor = scale ? load(*(const type *)scale) : (wide)1;                                \
        for (size_t i = 0; i < count; i++) {                                                       \
            wide sum = load(((const type *)in[0])[i]) * factor;                                    \
            for (int rank = 1; rank < ranks; rank++) {                                             \
                wide next = load(((const type *)in[rank])[i]) * factor;                            \
                switch (op) {                                                                      \
                case ncclProd: sum *= next; break;                                                 \
                case ncclMax: sum = next > sum ? next : sum; break;                                \
                case ncclMin: sum = next < sum ? next : sum; break;                                \
                default: sum += next; break;                                                       \
                }                                                                                  \
                sum = trim(sum);                                                                   \
            }                                                                                      \
            ((type *)out)[i] = store(op == ncclAvg ? sum / (wide)ranks : sum);                     \
        }                                                                                          \
    }

REDUCTION(reduce_int8, int8_t, int8_t, SAME, (int8_t), (int8_t))
REDUCTION(reduce_uint8, uint8_t, unsigned, SAME, (uint8_t), (uint8_t))
REDUCTION(reduce_int32, int32_t, int64_t, SAME, (int32_t), (int32_t))
REDUCTION(reduce_uint32, uint32_t, uint64_t, SAME, (uint32_t), (uint32_t))
REDUCTION(reduce_int64, int64_t, int64_t, SAME, (int64_t), (int64_t))
REDUCTION(reduce_uint64, uint64_t, uint64_t, SAME, (uint64_t), (uint64_t))
REDUCTION(reduce_half, uint16_t, float, load_half, SAME, store_half)
REDUCTION(reduce_bfloat16, uint16_t, float, load_bfloat16, SAME, store_bfloat16)
REDUCTION(reduce_float, float, float, SAME, SAME, SAME)
REDUCTION(reduce_double, double, double, SAME, SAME, SAME)

void rt_nccl_reduce(void *out, const void *const *in, int ranks, size_t count, ncclDataType_t type,
                    ncclRedOp_t op, const void *scale)
{
    static void (*const functions[])(void *, const void *const *, int, size_t, ncclRedOp_t,
                                     const void *) = {
        [ncclInt8] = reduce_int8,      [ncclUint8] = reduce_uint8,
        [ncclInt32] = reduce_int32,    [ncclUint32] = reduce_uint32,
        [ncclInt64] = reduce_int64,    [ncclUint64] = reduce_uint64,
        [ncclFloat16] = reduce_half,   [ncclFloat32] = reduce_float,
        [ncclFloat64] = reduce_double, [ncclBfloat16] = reduce_bfloat16};

    functions[type](out, in, ranks, count, op, scale);
}
