/* Scans of a thread's own elements. Both return the sum of all. */
#ifndef CU2CL_CUDA_CUB_THREAD_THREAD_SCAN
#define CU2CL_CUDA_CUB_THREAD_THREAD_SCAN

#include "../util_type.cuh"

namespace cub
{

#ifdef __CUDACC__
namespace internal
{

template <int LENGTH, typename T, typename ScanOp>
CU2CL_DEVICE T ThreadScanInclusive(T (&input)[LENGTH], T (&output)[LENGTH], ScanOp scan_op)
{
    T sum = input[0];
    output[0] = sum;
#pragma unroll
    for (int i = 1; i < LENGTH; i++) {
        sum = scan_op(sum, input[i]);
        output[i] = sum;
    }
    return sum;
}

template <int LENGTH, typename T, typename ScanOp>
CU2CL_DEVICE T ThreadScanInclusive(T (&input)[LENGTH], T (&output)[LENGTH], ScanOp scan_op, T prefix,
                                                 bool apply_prefix = true)
{
    T sum = input[0];
    if (apply_prefix)
        sum = scan_op(prefix, sum);
    output[0] = sum;
#pragma unroll
    for (int i = 1; i < LENGTH; i++) {
        sum = scan_op(sum, input[i]);
        output[i] = sum;
    }
    return sum;
}

template <int LENGTH, typename T, typename ScanOp>
CU2CL_DEVICE T ThreadScanExclusive(T (&input)[LENGTH], T (&output)[LENGTH], ScanOp scan_op, T prefix,
                                                 bool apply_prefix = true)
{
    T sum = input[0];
    if (apply_prefix) {
        output[0] = prefix;
        sum = scan_op(prefix, sum);
    }
#pragma unroll
    for (int i = 1; i < LENGTH; i++) {
        T next = input[i];
        output[i] = sum;
        sum = scan_op(sum, next);
    }
    return sum;
}

} // namespace internal

#endif

} // namespace cub

#endif
