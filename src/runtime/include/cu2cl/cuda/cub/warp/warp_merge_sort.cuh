/* cub::WarpMergeSort: sorts the elements of a warp by a comparison. All sorts are stable. */
#ifndef CU2CL_CUDA_CUB_WARP_WARP_MERGE_SORT
#define CU2CL_CUDA_CUB_WARP_WARP_MERGE_SORT

#include "../block/block_merge_sort.cuh"

namespace cub
{

#ifdef __CUDACC__
namespace detail
{

struct sync_warp
{
    unsigned int mask;

    CU2CL_DEVICE void operator()() const
    {
        __syncwarp(mask);
    }
};

} // namespace detail
#define CU2CL_CUB_SYNC_WARP detail::sync_warp
#else
#define CU2CL_CUB_SYNC_WARP NullType
#endif

template <typename KeyT, int ITEMS_PER_THREAD, int LOGICAL_WARP_THREADS = 32, typename ValueT = NullType,
          int LEGACY_PTX_ARCH = 0>
class WarpMergeSort : public BlockMergeSortStrategy<KeyT, ValueT, LOGICAL_WARP_THREADS, ITEMS_PER_THREAD, CU2CL_CUB_SYNC_WARP>
{
    using Base = BlockMergeSortStrategy<KeyT, ValueT, LOGICAL_WARP_THREADS, ITEMS_PER_THREAD, CU2CL_CUB_SYNC_WARP>;

#ifdef __CUDACC__
  public:
    CU2CL_DEVICE WarpMergeSort(typename Base::TempStorage &s)
        : Base(s, (unsigned int)detail::logical_lane<LOGICAL_WARP_THREADS>(),
               detail::sync_warp{WarpMask<LOGICAL_WARP_THREADS>(LaneId() / LOGICAL_WARP_THREADS)})
    {
    }
#endif
};

} // namespace cub

#endif
