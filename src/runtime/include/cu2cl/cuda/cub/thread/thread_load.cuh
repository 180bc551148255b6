/* cub::ThreadLoad: a load with a cache modifier. The modifier is a hint, which the port does without. */
#ifndef CU2CL_CUDA_CUB_THREAD_THREAD_LOAD
#define CU2CL_CUDA_CUB_THREAD_THREAD_LOAD

#include "../util_type.cuh"

namespace cub
{

enum CacheLoadModifier
{
    LOAD_DEFAULT,
    LOAD_CA,
    LOAD_CG,
    LOAD_CS,
    LOAD_CV,
    LOAD_LDG,
    LOAD_VOLATILE
};

#ifdef __CUDACC__

template <CacheLoadModifier MODIFIER, typename InputIteratorT>
CU2CL_DEVICE typename std::iterator_traits<InputIteratorT>::value_type ThreadLoad(InputIteratorT itr)
{
    using T = typename std::iterator_traits<InputIteratorT>::value_type;
    if constexpr ((MODIFIER == LOAD_VOLATILE || MODIFIER == LOAD_CV) && std::is_pointer<InputIteratorT>::value &&
                  std::is_arithmetic<T>::value)
        return *(const volatile T *)itr;
    else
        return *itr;
}

template <int COUNT, CacheLoadModifier MODIFIER, typename T>
CU2CL_DEVICE void IterateThreadLoad(const T *from, T *to)
{
#pragma unroll
    for (int i = 0; i < COUNT; i++)
        to[i] = from[i];
}

#endif

} // namespace cub

#endif
