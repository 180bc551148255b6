#include <cu2cl/variables.clh>

__kernel void k(__global int *out)
{
    __local int cells[64];
    cells[cu_thread_rank()] = cu_block_idx().x;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    out[cu_thread_rank()] = cells[cu_block_size() - 1 - cu_thread_rank()];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}
