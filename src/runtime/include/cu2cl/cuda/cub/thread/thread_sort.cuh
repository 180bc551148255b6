/* A stable sort of a thread's own elements. */
#ifndef CU2CL_CUDA_CUB_THREAD_THREAD_SORT
#define CU2CL_CUDA_CUB_THREAD_THREAD_SORT

#include "../util_type.cuh"

namespace cub
{

#ifdef __CUDACC__

template <typename KeyT, typename ValueT, typename CompareOp, int ITEMS_PER_THREAD>
CU2CL_DEVICE void StableOddEvenSort(KeyT (&keys)[ITEMS_PER_THREAD], ValueT (&items)[ITEMS_PER_THREAD],
                                                  CompareOp compare_op)
{
#pragma unroll
    for (int round = 0; round < ITEMS_PER_THREAD; round++) {
#pragma unroll
        for (int k = round & 1; k < ITEMS_PER_THREAD - 1; k += 2) {
            if (compare_op(keys[k + 1], keys[k])) {
                KeyT key = keys[k];
                keys[k] = keys[k + 1];
                keys[k + 1] = key;
                if constexpr (!std::is_same<ValueT, NullType>::value) {
                    ValueT item = items[k];
                    items[k] = items[k + 1];
                    items[k + 1] = item;
                }
            }
        }
    }
}

#endif

} // namespace cub

#endif
