/* Matrix fragments of a warp. */
#ifndef CU2CL_CUDA_MMA_H
#define CU2CL_CUDA_MMA_H

#include "cuda_fp16.h"
#include "cuda_bf16.h"

#ifdef __CUDA__
namespace nvcuda
{
namespace wmma
{

struct row_major {
};
struct col_major {
};
struct matrix_a {
};
struct matrix_b {
};
struct accumulator {
};
enum layout_t { mem_row_major, mem_col_major };

namespace precision
{
struct tf32 {
};
struct u4 {
};
struct s4 {
};
struct b1 {
};
} // namespace precision

namespace experimental
{
namespace precision
{
using wmma::precision::b1;
using wmma::precision::s4;
using wmma::precision::u4;
} // namespace precision
enum bmmaBitOp { bmmaBitOpXOR = 1, bmmaBitOpAND = 2 };
enum bmmaAccumulateOp { bmmaAccumulateOpPOPC = 1 };
} // namespace experimental

template <class T> struct fragment_element {
    typedef T type;
};
template <> struct fragment_element<precision::tf32> {
    typedef float type;
};

template <class Use, int M, int N, int K, class T, class Layout = void> struct fragment {
    enum { num_elements = 16, num_storage_elements = 16 };
    typedef typename fragment_element<T>::type element_type;
    element_type x[num_elements];
};

template <class Use, int M, int N, int K, class T, class Layout>
__device__ void fill_fragment(fragment<Use, M, N, K, T, Layout> &,
                              const typename fragment_element<T>::type &);
template <class Use, int M, int N, int K, class T, class Layout, class Memory>
__device__ void load_matrix_sync(fragment<Use, M, N, K, T, Layout> &, const Memory *, unsigned int);
template <class Use, int M, int N, int K, class T, class Layout, class Memory>
__device__ void load_matrix_sync(fragment<Use, M, N, K, T, Layout> &, const Memory *, unsigned int,
                                 layout_t);
template <class Use, int M, int N, int K, class T, class Layout, class Memory>
__device__ void store_matrix_sync(Memory *, const fragment<Use, M, N, K, T, Layout> &, unsigned int,
                                  layout_t);
template <int M, int N, int K, class A, class B, class C, class D, class LayoutA, class LayoutB>
__device__ void mma_sync(fragment<accumulator, M, N, K, D> &,
                         const fragment<matrix_a, M, N, K, A, LayoutA> &,
                         const fragment<matrix_b, M, N, K, B, LayoutB> &,
                         const fragment<accumulator, M, N, K, C> &, bool saturate = false);
template <int M, int N, int K, class A, class B, class C, class LayoutA, class LayoutB>
__device__ void bmma_sync(fragment<accumulator, M, N, K, C> &,
                          const fragment<matrix_a, M, N, K, A, LayoutA> &,
                          const fragment<matrix_b, M, N, K, B, LayoutB> &,
                          const fragment<accumulator, M, N, K, C> &,
                          experimental::bmmaBitOp = experimental::bmmaBitOpXOR,
                          experimental::bmmaAccumulateOp = experimental::bmmaAccumulateOpPOPC);
__device__ float __float_to_tf32(float);

} // namespace wmma
} // namespace nvcuda
#endif

#endif
