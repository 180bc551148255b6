/* cub::ThreadStore: a store with a cache modifier. The modifier is a hint, which the port does without. */
#ifndef CU2CL_CUDA_CUB_THREAD_THREAD_STORE
#define CU2CL_CUDA_CUB_THREAD_THREAD_STORE

#include "../util_type.cuh"

namespace cub
{

enum CacheStoreModifier
{
    STORE_DEFAULT,
    STORE_WB,
    STORE_CG,
    STORE_CS,
    STORE_WT,
    STORE_VOLATILE
};

#ifdef __CUDACC__

template <CacheStoreModifier MODIFIER, typename OutputIteratorT, typename T>
CU2CL_DEVICE void ThreadStore(OutputIteratorT itr, T val)
{
    if constexpr (MODIFIER == STORE_VOLATILE && std::is_pointer<OutputIteratorT>::value &&
                  std::is_arithmetic<T>::value)
        *(volatile T *)itr = val;
    else
        *itr = val;
}

template <int COUNT, CacheStoreModifier MODIFIER, typename T>
CU2CL_DEVICE void IterateThreadStore(T *to, const T *from)
{
#pragma unroll
    for (int i = 0; i < COUNT; i++)
        to[i] = from[i];
}

#endif

} // namespace cub

#endif
