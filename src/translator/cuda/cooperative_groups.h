/* Cooperative groups: structures with methods that have no body, so that a call leads to the method
 * by name. */
#ifndef CU2CL_CUDA_COOPERATIVE_GROUPS_H
#define CU2CL_CUDA_COOPERATIVE_GROUPS_H
#define _COOPERATIVE_GROUPS_H_

#include "cuda_runtime.h"

#include <cu2cl/hide_macros.h>

#ifdef __CUDA__

namespace cooperative_groups
{

/* Exchange values of types that no rule knows (details/collectives.h). */
namespace detail
{
template <class __Group, class __T> __device__ __T exchange(const __Group &, __T, unsigned int);
template <class __Group, class __T> __device__ __T exchange_up(const __Group &, __T, unsigned int);
template <class __Group, class __T>
__device__ __T exchange_down(const __Group &, __T, unsigned int);
template <class __Group, class __T> __device__ __T exchange_xor(const __Group &, __T, unsigned int);
} // namespace detail

struct thread_group {
    __device__ void sync() const;
    __device__ unsigned int size() const;
    __device__ unsigned int num_threads() const;
    __device__ unsigned int thread_rank() const;
    __device__ bool is_valid() const;
    __device__ unsigned int get_type() const;
};

struct thread_block : thread_group {
    struct arrival_token {
    };
    __device__ thread_block();
    __device__ static void sync();
    __device__ static unsigned int size();
    __device__ static unsigned int num_threads();
    __device__ static unsigned int thread_rank();
    __device__ static dim3 group_index();
    __device__ static dim3 thread_index();
    __device__ static dim3 group_dim();
    __device__ static dim3 dim_threads();
    __device__ static arrival_token barrier_arrive();
    __device__ static void barrier_wait(arrival_token &&);
};

struct grid_group : thread_group {
    struct arrival_token {
    };
    __device__ void sync() const;
    __device__ arrival_token barrier_arrive() const;
    __device__ void barrier_wait(arrival_token &&) const;
    __device__ bool is_valid() const;
    __device__ unsigned long long size() const;
    __device__ unsigned long long num_threads() const;
    __device__ unsigned long long thread_rank() const;
    __device__ unsigned long long num_blocks() const;
    __device__ unsigned long long block_rank() const;
    __device__ unsigned long long num_clusters() const;
    __device__ unsigned long long cluster_rank() const;
    __device__ dim3 group_dim() const;
    __device__ dim3 dim_blocks() const;
    __device__ dim3 dim_clusters() const;
    __device__ dim3 dim_threads() const;
    __device__ dim3 block_index() const;
    __device__ dim3 cluster_index() const;
    __device__ dim3 thread_index() const;
};

struct multi_grid_group : thread_group {
    __device__ void sync() const;
    __device__ bool is_valid() const;
    __device__ unsigned int size() const;
    __device__ unsigned int thread_rank() const;
    __device__ unsigned int grid_rank() const;
    __device__ unsigned int num_grids() const;
};

struct cluster_group : thread_group {
    struct arrival_token {
    };
    __device__ static void sync();
    __device__ static arrival_token barrier_arrive();
    __device__ static void barrier_wait();
    __device__ static void barrier_wait(arrival_token &&);
    __device__ static unsigned int query_shared_rank(const void *);
    /* Of one block: what is not its own is refused when it is launched. */
    template <class __T> __device__ static __T *map_shared_rank(__T *__address, int)
    {
        (void)num_blocks();
        return __address;
    }
    __device__ static dim3 block_index();
    __device__ static dim3 thread_index();
    __device__ static dim3 dim_blocks();
    __device__ static dim3 dim_threads();
    __device__ static unsigned int block_rank();
    __device__ static unsigned int cluster_rank();
    __device__ static unsigned int thread_rank();
    __device__ static unsigned int num_blocks();
    __device__ static unsigned int num_threads();
    __device__ static unsigned int size();
};

struct coalesced_group : thread_group {
    __device__ unsigned long long num_threads() const;
    __device__ unsigned int meta_group_size() const;
    __device__ unsigned int meta_group_rank() const;
    template <class __T> __device__ __T shfl(__T __value, int __by) const
    {
        return detail::exchange(*this, __value, __by);
    }
    template <class __T> __device__ __T shfl_up(__T __value, unsigned int __by) const
    {
        return detail::exchange_up(*this, __value, __by);
    }
    template <class __T> __device__ __T shfl_down(__T __value, unsigned int __by) const
    {
        return detail::exchange_down(*this, __value, __by);
    }
    __device__ int any(int) const;
    __device__ int all(int) const;
    __device__ unsigned int ballot(int) const;
    template <class __T> __device__ unsigned int match_any(__T) const;
    template <class __T> __device__ unsigned int match_all(__T, int &) const;
};

template <unsigned int __Size, class __Parent = void> struct thread_block_tile : thread_group {
    __device__ thread_block_tile();
    template <class __Other>
    __device__ thread_block_tile(const thread_block_tile<__Size, __Other> &);
    __device__ void sync() const;
    __device__ static constexpr unsigned int size()
    {
        return __Size;
    }
    __device__ static constexpr unsigned int num_threads()
    {
        return __Size;
    }
    __device__ unsigned int thread_rank() const;
    __device__ unsigned int meta_group_size() const;
    __device__ unsigned int meta_group_rank() const;
    template <class __T> __device__ __T shfl(__T __value, int __by) const
    {
        return detail::exchange(*this, __value, __by);
    }
    template <class __T> __device__ __T shfl_up(__T __value, unsigned int __by) const
    {
        return detail::exchange_up(*this, __value, __by);
    }
    template <class __T> __device__ __T shfl_down(__T __value, unsigned int __by) const
    {
        return detail::exchange_down(*this, __value, __by);
    }
    template <class __T> __device__ __T shfl_xor(__T __value, unsigned int __by) const
    {
        return detail::exchange_xor(*this, __value, __by);
    }
    __device__ int any(int) const;
    __device__ int all(int) const;
    __device__ unsigned int ballot(int) const;
    template <class __T> __device__ unsigned int match_any(__T) const;
    template <class __T> __device__ unsigned int match_all(__T, int &) const;
};

/* Memory for tiles of more than 32 threads. */
template <unsigned int __MaxSize = 1024> struct block_tile_memory {
    char bytes[__MaxSize];
};

__device__ thread_block this_thread_block();
template <unsigned int __MaxSize>
__device__ thread_block this_thread_block(block_tile_memory<__MaxSize> &);
__device__ grid_group this_grid();
__device__ multi_grid_group this_multi_grid();
__device__ cluster_group this_cluster();
__device__ coalesced_group coalesced_threads();
__device__ thread_group this_thread();

template <unsigned int __Size, class __Parent>
__device__ thread_block_tile<__Size, __Parent> tiled_partition(const __Parent &);
__device__ thread_group tiled_partition(const thread_group &, unsigned int);
__device__ coalesced_group tiled_partition(const coalesced_group &, unsigned int);
__device__ coalesced_group binary_partition(const coalesced_group &, bool);
template <unsigned int __Size, class __Parent>
__device__ coalesced_group binary_partition(const thread_block_tile<__Size, __Parent> &, bool);
template <class __Label>
__device__ coalesced_group labeled_partition(const coalesced_group &, __Label);
template <unsigned int __Size, class __Parent, class __Label>
__device__ coalesced_group labeled_partition(const thread_block_tile<__Size, __Parent> &, __Label);

template <class __Group> __device__ void sync(const __Group &);
template <class __Group> __device__ unsigned int thread_rank(const __Group &);
template <class __Group> __device__ unsigned int group_size(const __Group &);

/* Reductions and scans. */
template <class __T> struct plus {
    __device__ __T operator()(__T __a, __T __b) const
    {
        return __a + __b;
    }
};
template <class __T> struct less {
    __device__ __T operator()(__T __a, __T __b) const
    {
        return __b < __a ? __b : __a;
    }
};
template <class __T> struct greater {
    __device__ __T operator()(__T __a, __T __b) const
    {
        return __a < __b ? __b : __a;
    }
};
template <class __T> struct bit_and {
    __device__ __T operator()(__T __a, __T __b) const
    {
        return __a & __b;
    }
};
template <class __T> struct bit_or {
    __device__ __T operator()(__T __a, __T __b) const
    {
        return __a | __b;
    }
};
template <class __T> struct bit_xor {
    __device__ __T operator()(__T __a, __T __b) const
    {
        return __a ^ __b;
    }
};
template <class __Group, class __T> __device__ __T inclusive_scan(const __Group &, __T);
template <class __Group, class __T> __device__ __T exclusive_scan(const __Group &, __T);

namespace experimental
{
using cooperative_groups::block_tile_memory;
using cooperative_groups::this_thread_block;
using cooperative_groups::tiled_partition;
} // namespace experimental

} // namespace cooperative_groups

#include "cooperative_groups/details/collectives.h"

#endif

#include <cu2cl/show_macros.h>

#endif
