/* Reductions of a thread's own elements. */
#ifndef CU2CL_CUDA_CUB_THREAD_THREAD_REDUCE
#define CU2CL_CUDA_CUB_THREAD_THREAD_REDUCE

#include "../util_type.cuh"

namespace cub
{

#ifdef __CUDACC__
namespace detail
{

template <int N, typename T, typename Op> CU2CL_DEVICE T reduce_items(T (&items)[N], Op op)
{
    T sum = items[0];
#pragma unroll
    for (int i = 1; i < N; i++)
        sum = op(sum, items[i]);
    return sum;
}

} // namespace detail

template <int LENGTH, typename T, typename ReductionOp>
CU2CL_DEVICE T ThreadReduce(const T (&input)[LENGTH], ReductionOp reduction_op)
{
    T sum = input[0];
#pragma unroll
    for (int i = 1; i < LENGTH; i++)
        sum = reduction_op(sum, input[i]);
    return sum;
}

template <int LENGTH, typename T, typename ReductionOp, typename Prefix>
CU2CL_DEVICE T ThreadReduce(const T (&input)[LENGTH], ReductionOp reduction_op, Prefix prefix)
{
    T sum = prefix;
#pragma unroll
    for (int i = 0; i < LENGTH; i++)
        sum = reduction_op(sum, input[i]);
    return sum;
}

#endif

} // namespace cub

#endif
