#include <cooperative_groups.h>

namespace cg = cooperative_groups;

__device__ int by_reference(cg::thread_group &group, int v)
{
    group.sync();
    return group.thread_rank() + v;
}

__device__ int by_value(const cg::thread_group &group, int v)
{
    cg::sync(group);
    return group.size() + v;
}

template <class Group> __device__ int any_kind(const Group &group, int v)
{
    group.sync();
    return group.thread_rank() + v;
}

__global__ void k(int *p)
{
    cg::thread_block block = cg::this_thread_block();
    auto tile = cg::tiled_partition<8>(block);
    p[0] = by_reference(block, 1) + by_value(tile, 2) + any_kind(tile, 3) + any_kind(block, 4);
    cg::thread_group part = cg::tiled_partition(block, 8);
    cg::coalesced_group active = cg::coalesced_threads();
    cg::thread_group same = active;
    p[1] = by_value(part, 2) + by_reference(same, 3) + any_kind(active, 3) + by_value(active, 1);
}
