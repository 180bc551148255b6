#include <cu2cl/memory.clh>
#include <cu2cl/tile_shuffle.clh>
#include <cu2cl/tiles.clh>

typedef struct Range {
    float least;
    float most;
} Range;

typedef struct Join {
    uchar unused; /* C has no empty struct */
} Join;

typedef struct words_Range {
    uint word[2];
} words_Range;

Range Join_call(const Join *self, Range a, Range b);

/* cooperative_groups::detail::exchange_xor<cooperative_groups::thread_block_tile<32,
 * cooperative_groups::thread_block>, Range> */
Range exchange_xor_tile_32_Range(Range value, uint by, __local ulong *cu_lanes)
{
    words_Range bits = {0};
    cu_memcpy_private_private(&bits, &value, 8ul);
    for (uint i = 0; i < (8ul + 3) / 4; i++) {
        bits.word[i] = cu_shfl_xor_uint(cu_lanes, cu_tile(32), bits.word[i], by, 32);
    }
    cu_memcpy_private_private(&value, &bits, 8ul);
    return value;
}

/* cooperative_groups::detail::join<Join, Range> */
Range join_Join_Range(Join *op, Range a, Range b)
{
    return Join_call(op, a, b);
}

/* cooperative_groups::reduce<32, cooperative_groups::thread_block, Range, Join> */
Range reduce_32_thread_block_Range_Join(Range value, Join *op, __local ulong *cu_lanes)
{
    for (uint mask = 32U / 2; mask > 0; mask /= 2) {
        value = join_Join_Range(op, value, exchange_xor_tile_32_Range(value, mask, cu_lanes));
    }
    return value;
}

Range Join_call(const Join *self, Range a, Range b)
{
    return (Range){fmin(a.least, b.least), fmax(a.most, b.most)};
}

__kernel void ranges(__global const float *in, __global Range *out)
{
    __local ulong cu_lanes[CU_LANES];
    Join cu2cl_tmp1;
    Range own = {in[get_local_id(0)], in[get_local_id(0)]};
    Range all = reduce_32_thread_block_Range_Join(own, &cu2cl_tmp1, cu_lanes);
    if (cu_tile_thread_rank(32) == 0)
        out[cu_tile_rank(0, 32)] = all;
}
