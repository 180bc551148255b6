// A reduction with an operation of the program's own, on a type that no rule knows; the functions
// of cooperative groups that do it are ported with their bodies.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>

namespace cg = cooperative_groups;

struct Range {
    float least, most;
};

struct Join {
    __device__ Range operator()(Range a, Range b) const
    {
        return {fminf(a.least, b.least), fmaxf(a.most, b.most)};
    }
};

__global__ void ranges(const float *in, Range *out)
{
    auto warp = cg::tiled_partition<32>(cg::this_thread_block());
    Range own = {in[threadIdx.x], in[threadIdx.x]};
    Range all = cg::reduce(warp, own, Join());
    if (warp.thread_rank() == 0)
        out[warp.meta_group_rank()] = all;
}
