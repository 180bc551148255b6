/* What sub-groups of 32 do, for subgroups.c, which knows what CUDA's warps would: lanes that come
 * together, or some of them, in branches and loops, and after others have ended. */
#include <cu2cl/tiles.clh>
#include <cu2cl/warp_bits.clh>

#define ANSWERS 12 /* of each work-item */

uint cu2cl_value(uint lane)
{
    return lane * 2654435761u;
}

void cu2cl_ask_in_branches(__local ulong *lanes, uint lane, __global uint *answer)
{
    if (lane % 4 == 1) {
        uint some = 0x22222222u;
        answer[2] = cu_shfl_b32(lanes, some, cu2cl_value(lane), (int)(lane ^ 4), 32);
        answer[3] = cu_shfl_down_b32(lanes, 0xffffffffu, cu2cl_value(lane), 1, 32);
        if (lane % 8 == 5)
            answer[4] = cu_ballot(lanes, 0x20202020u, lane > 6);
        else
            answer[4] = cu_match_b32(lanes, 0x02020202u, lane / 16);
        answer[5] = cu_activemask();
    }
}

/* Lanes leave the loop at different times. */
void cu2cl_ask_in_loop(uint lane, __global uint *answer)
{
    uint sum = 0;
    for (uint i = 0; i < (lane ^ 21u); i++) {
        cu_syncwarp(0xffffffffu);
        sum += cu_activemask() * (i + 1);
    }
    answer[6] = sum;
    answer[7] = cu_activemask();
}

/* Lanes that take a branch hand each other values through memory. */
void cu2cl_ask_for_memory(__local uint *shared, __global uint *memory, uint lane, __global uint *answer)
{
    if (lane % 2 == 0) {
        shared[lane] = cu2cl_value(lane);
        memory[lane] = ~cu2cl_value(lane);
        cu_syncwarp(0x55555555u);
        answer[8] = shared[lane ^ 2u];
        answer[9] = memory[lane ^ 2u];
        cu_syncwarp(0x55555555u);
        shared[lane] = memory[lane] = 0;
    }
}

/* Both buffers are 0; `memory` has a word for each work-item of 32. */
__kernel void cu2cl_try_subgroups(__global uint *answers, __global uint *memory)
{
    __local ulong lanes[CU_LANES];
    __local uint shared[1024];
    uint size = (uint)(get_local_size(0) * get_local_size(1) * get_local_size(2));
    uint rank = cu_thread_rank(), lane = rank & 31u, group = (uint)get_group_id(0) * size;
    __global uint *answer = answers + (group + rank) * ANSWERS;
    answer[0] = cu_lane();
    answer[1] = (uint)(cu_shfl_xor_b64(lanes, 0xffffffffu, (ulong)rank << 32 | lane, 1, 32) >> 31);
    cu2cl_ask_in_branches(lanes, lane, answer);
    cu2cl_ask_in_loop(lane, answer);
    cu2cl_ask_for_memory(shared + (rank - lane), memory + group + rank - lane, lane, answer);
    if (lane % 3 == 0)
        return;
    answer[10] = cu_ballot(lanes, 0xffffffffu, 1);
    answer[11] = cu_shfl_b32(lanes, 0xffffffffu, cu2cl_value(lane), (int)(lane * 5), 32);
}
