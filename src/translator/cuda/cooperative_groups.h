#ifndef CU2CL_CG_H
#define CU2CL_CG_H
#include "cuda_runtime.h"
#define D_ __attribute__((device))
namespace cooperative_groups {
struct thread_group { D_ unsigned size() const; D_ unsigned num_threads() const; D_ unsigned thread_rank() const; D_ void sync() const; D_ bool is_valid() const; };
struct thread_block : thread_group { D_ thread_block(); D_ static void sync(); D_ static unsigned thread_rank(); D_ static unsigned size(); D_ static unsigned num_threads(); D_ static dim3 group_index(); D_ static dim3 thread_index(); D_ static dim3 group_dim(); D_ static dim3 dim_threads(); D_ static unsigned barrier_arrive(); };
struct grid_group : thread_group { D_ void sync() const; D_ unsigned long long thread_rank() const; D_ unsigned long long size() const; D_ unsigned long long num_threads() const; D_ dim3 group_dim() const; D_ dim3 block_index() const; D_ unsigned long long block_rank() const; D_ unsigned long long num_blocks() const; D_ dim3 dim_blocks() const; D_ bool is_valid() const; };
struct multi_grid_group : thread_group { D_ void sync() const; D_ unsigned grid_rank() const; D_ unsigned num_grids() const; D_ unsigned thread_rank() const; D_ unsigned size() const; };
struct cluster_group : thread_group { D_ void sync() const; D_ unsigned block_rank() const; D_ unsigned num_blocks() const; template<class T> D_ T *map_shared_rank(T *, int); D_ dim3 dim_blocks() const; D_ unsigned cluster_rank() const; D_ static void barrier_arrive(); D_ static void barrier_wait(); };
struct coalesced_group : thread_group { D_ unsigned meta_group_size() const; D_ unsigned meta_group_rank() const; template<class T> D_ T shfl(T, int) const; template<class T> D_ T shfl_up(T, unsigned) const; template<class T> D_ T shfl_down(T, unsigned) const; D_ int any(int) const; D_ int all(int) const; D_ unsigned ballot(int) const; template<class T> D_ unsigned match_any(T) const; };
template<unsigned N, class P = void> struct thread_block_tile : thread_group { D_ thread_block_tile(); template<class Q> D_ thread_block_tile(const thread_block_tile<N,Q> &); D_ unsigned meta_group_size() const; D_ unsigned meta_group_rank() const; template<class T> D_ T shfl(T, int) const; template<class T> D_ T shfl_up(T, unsigned) const; template<class T> D_ T shfl_down(T, unsigned) const; template<class T> D_ T shfl_xor(T, unsigned) const; D_ int any(int) const; D_ int all(int) const; D_ unsigned ballot(int) const; template<class T> D_ unsigned match_any(T) const; };
D_ thread_block this_thread_block(); D_ grid_group this_grid(); D_ multi_grid_group this_multi_grid(); D_ coalesced_group coalesced_threads(); D_ cluster_group this_cluster();
D_ thread_group this_thread();
template<unsigned N, class P> D_ thread_block_tile<N, P> tiled_partition(const P &g); D_ thread_group tiled_partition(const thread_group &g, unsigned n);
D_ coalesced_group binary_partition(const coalesced_group &g, bool p); template<unsigned N, class P> D_ coalesced_group binary_partition(const thread_block_tile<N,P> &g, bool p); template<class G> D_ coalesced_group labeled_partition(const G &g, int);
template<class G> D_ void sync(const G &g); template<class G> D_ void wait(const G &); template<class G, class T> D_ void memcpy_async(const G &, T *, const T *, size_t); template<unsigned N, class G> D_ void wait_prior(const G&);
template<class T> struct plus { D_ T operator()(T a, T b) const { return a + b; } }; template<class T> struct less { D_ T operator()(T a, T b) const { return a < b ? a : b; } }; template<class T> struct greater { D_ T operator()(T a, T b) const { return a > b ? a : b; } }; template<class T> struct bit_and { D_ T operator()(T a, T b) const { return a & b; } }; template<class T> struct bit_or { D_ T operator()(T a, T b) const { return a | b; } }; template<class T> struct bit_xor { D_ T operator()(T a, T b) const { return a ^ b; } };
template<class G, class T, class O> D_ T reduce(const G &, T, O); template<class G, class T, class O> D_ T inclusive_scan(const G &, T, O); template<class G, class T> D_ T inclusive_scan(const G &, T); template<class G, class T, class O> D_ T exclusive_scan(const G &, T, O); template<class G, class T> D_ T exclusive_scan(const G &, T);
}
#undef D_
#endif
#ifndef CU2CL_CG_MORE
#define CU2CL_CG_MORE
namespace cooperative_groups { template<unsigned N> struct block_tile_memory { char b[N]; }; template<unsigned N> __attribute__((device)) thread_block this_thread_block(block_tile_memory<N> &); namespace experimental { using cooperative_groups::block_tile_memory; using cooperative_groups::this_thread_block; using cooperative_groups::tiled_partition; } }
#endif
