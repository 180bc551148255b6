/* Cooperative groups: structures with methods that have no body, so that a call leads to the method
 * by name. */
#ifndef CU2CL_CUDA_COOPERATIVE_GROUPS_H
#define CU2CL_CUDA_COOPERATIVE_GROUPS_H
#define _COOPERATIVE_GROUPS_H_

#include "cuda_runtime.h"

#ifdef __CUDA__

namespace cooperative_groups
{

/* Exchange values of types that no rule knows (details/collectives.h). */
namespace detail
{
template <class Group, class T> __device__ T exchange(const Group &, T, unsigned int);
template <class Group, class T> __device__ T exchange_up(const Group &, T, unsigned int);
template <class Group, class T> __device__ T exchange_down(const Group &, T, unsigned int);
template <class Group, class T> __device__ T exchange_xor(const Group &, T, unsigned int);
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
    template <class T> __device__ static T *map_shared_rank(T *, int);
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
    template <class T> __device__ T shfl(T value, int by) const
    {
        return detail::exchange(*this, value, by);
    }
    template <class T> __device__ T shfl_up(T value, unsigned int by) const
    {
        return detail::exchange_up(*this, value, by);
    }
    template <class T> __device__ T shfl_down(T value, unsigned int by) const
    {
        return detail::exchange_down(*this, value, by);
    }
    __device__ int any(int) const;
    __device__ int all(int) const;
    __device__ unsigned int ballot(int) const;
    template <class T> __device__ unsigned int match_any(T) const;
    template <class T> __device__ unsigned int match_all(T, int &) const;
};

template <unsigned int Size, class Parent = void> struct thread_block_tile : thread_group {
    __device__ thread_block_tile();
    template <class Other> __device__ thread_block_tile(const thread_block_tile<Size, Other> &);
    __device__ void sync() const;
    __device__ static constexpr unsigned int size()
    {
        return Size;
    }
    __device__ static constexpr unsigned int num_threads()
    {
        return Size;
    }
    __device__ unsigned int thread_rank() const;
    __device__ unsigned int meta_group_size() const;
    __device__ unsigned int meta_group_rank() const;
    template <class T> __device__ T shfl(T value, int by) const
    {
        return detail::exchange(*this, value, by);
    }
    template <class T> __device__ T shfl_up(T value, unsigned int by) const
    {
        return detail::exchange_up(*this, value, by);
    }
    template <class T> __device__ T shfl_down(T value, unsigned int by) const
    {
        return detail::exchange_down(*this, value, by);
    }
    template <class T> __device__ T shfl_xor(T value, unsigned int by) const
    {
        return detail::exchange_xor(*this, value, by);
    }
    __device__ int any(int) const;
    __device__ int all(int) const;
    __device__ unsigned int ballot(int) const;
    template <class T> __device__ unsigned int match_any(T) const;
    template <class T> __device__ unsigned int match_all(T, int &) const;
};

/* Memory for tiles of more than 32 threads. */
template <unsigned int MaxSize = 1024> struct block_tile_memory {
    char bytes[MaxSize];
};

__device__ thread_block this_thread_block();
template <unsigned int MaxSize>
__device__ thread_block this_thread_block(block_tile_memory<MaxSize> &);
__device__ grid_group this_grid();
__device__ multi_grid_group this_multi_grid();
__device__ cluster_group this_cluster();
__device__ coalesced_group coalesced_threads();
__device__ thread_group this_thread();

template <unsigned int Size, class Parent>
__device__ thread_block_tile<Size, Parent> tiled_partition(const Parent &);
__device__ thread_group tiled_partition(const thread_group &, unsigned int);
__device__ coalesced_group tiled_partition(const coalesced_group &, unsigned int);
__device__ coalesced_group binary_partition(const coalesced_group &, bool);
template <unsigned int Size, class Parent>
__device__ coalesced_group binary_partition(const thread_block_tile<Size, Parent> &, bool);
template <class Label> __device__ coalesced_group labeled_partition(const coalesced_group &, Label);
template <unsigned int Size, class Parent, class Label>
__device__ coalesced_group labeled_partition(const thread_block_tile<Size, Parent> &, Label);

template <class Group> __device__ void sync(const Group &);
template <class Group> __device__ unsigned int thread_rank(const Group &);
template <class Group> __device__ unsigned int group_size(const Group &);

/* Reductions and scans. */
template <class T> struct plus {
    __device__ T operator()(T a, T b) const
    {
        return a + b;
    }
};
template <class T> struct less {
    __device__ T operator()(T a, T b) const
    {
        return b < a ? b : a;
    }
};
template <class T> struct greater {
    __device__ T operator()(T a, T b) const
    {
        return a < b ? b : a;
    }
};
template <class T> struct bit_and {
    __device__ T operator()(T a, T b) const
    {
        return a & b;
    }
};
template <class T> struct bit_or {
    __device__ T operator()(T a, T b) const
    {
        return a | b;
    }
};
template <class T> struct bit_xor {
    __device__ T operator()(T a, T b) const
    {
        return a ^ b;
    }
};
template <class Group, class T> __device__ T inclusive_scan(const Group &, T);
template <class Group, class T> __device__ T exclusive_scan(const Group &, T);

namespace experimental
{
using cooperative_groups::block_tile_memory;
using cooperative_groups::this_thread_block;
using cooperative_groups::tiled_partition;
} // namespace experimental

} // namespace cooperative_groups

#include "cooperative_groups/details/collectives.h"

#endif

#endif
