#include <cooperative_groups.h>

namespace cg = cooperative_groups;

__global__ void k(int *out)
{
    __shared__ int cells[64];
    cg::thread_block block = cg::this_thread_block();
    cells[block.thread_rank()] = block.group_index().x;
    cg::sync(block);
    out[block.thread_rank()] = cells[block.size() - 1 - block.thread_rank()];
    block.sync();
}
