// A kernel that looks at its cluster: of one block where nothing else is said; refused where its
// own attribute says more, or what is not understood. One that does not look may have any size.
#include <cooperative_groups.h>

namespace cg = cooperative_groups;

#define WIDTH 2

constexpr int width_for(int bytes)
{
    return bytes / 4;
}

__global__ void one(int *p)
{
    __shared__ int s[32];
    cg::cluster_group cluster = cg::this_cluster();
    s[threadIdx.x] = p[threadIdx.x];
    cluster.sync();
    p[threadIdx.x] = cluster.map_shared_rank(s, 0)[31 - cluster.thread_rank()] + cluster.block_rank();
}

__global__ void __cluster_dims__(1, 1) also_one(int *p)
{
    *p = cg::this_cluster().num_blocks();
}

__global__ void __cluster_dims__(WIDTH, 1, 1) two(int *p)
{
    *p = cg::this_cluster().num_blocks();
}

__global__ void __cluster_dims__(width_for(8), 1, 1) not_understood(int *p)
{
    *p = cg::this_cluster().num_blocks();
}

__global__ void __cluster_dims__(WIDTH, 1, 1) does_not_look(int *p)
{
    *p = 3;
}
