/* Arithmetic on sizes. */
#ifndef CU2CL_CUDA_CUB_UTIL_MATH
#define CU2CL_CUDA_CUB_UTIL_MATH

#include "config.cuh"
#include <type_traits>

namespace cub
{

template <typename N, typename D>
CU2CL_HD constexpr std::common_type_t<N, D> DivideAndRoundUp(N n, D d)
{
    return n / d + (n % d != 0);
}

} // namespace cub

#endif
