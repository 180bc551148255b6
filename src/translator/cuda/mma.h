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

template <class __T> struct fragment_element {
    typedef __T type;
};
template <> struct fragment_element<precision::tf32> {
    typedef float type;
};

template <class __Use, int __M, int __N, int __K, class __T, class __Layout = void>
struct fragment {
    enum { num_elements = 16, num_storage_elements = 16 };
    typedef typename fragment_element<__T>::type element_type;
    element_type x[num_elements];
};

template <class __Use, int __M, int __N, int __K, class __T, class __Layout>
__device__ void fill_fragment(fragment<__Use, __M, __N, __K, __T, __Layout> &,
                              const typename fragment_element<__T>::type &);
template <class __Use, int __M, int __N, int __K, class __T, class __Layout, class __Memory>
__device__ void load_matrix_sync(fragment<__Use, __M, __N, __K, __T, __Layout> &, const __Memory *,
                                 unsigned int);
template <class __Use, int __M, int __N, int __K, class __T, class __Layout, class __Memory>
__device__ void load_matrix_sync(fragment<__Use, __M, __N, __K, __T, __Layout> &, const __Memory *,
                                 unsigned int, layout_t);
template <class __Use, int __M, int __N, int __K, class __T, class __Layout, class __Memory>
__device__ void store_matrix_sync(__Memory *, const fragment<__Use, __M, __N, __K, __T, __Layout> &,
                                  unsigned int, layout_t);
template <int __M, int __N, int __K, class __A, class __B, class __C, class __D, class __LayoutA,
          class __LayoutB>
__device__ void mma_sync(fragment<accumulator, __M, __N, __K, __D> &,
                         const fragment<matrix_a, __M, __N, __K, __A, __LayoutA> &,
                         const fragment<matrix_b, __M, __N, __K, __B, __LayoutB> &,
                         const fragment<accumulator, __M, __N, __K, __C> &,
                         bool __saturate = false);
template <int __M, int __N, int __K, class __A, class __B, class __C, class __LayoutA,
          class __LayoutB>
__device__ void bmma_sync(fragment<accumulator, __M, __N, __K, __C> &,
                          const fragment<matrix_a, __M, __N, __K, __A, __LayoutA> &,
                          const fragment<matrix_b, __M, __N, __K, __B, __LayoutB> &,
                          const fragment<accumulator, __M, __N, __K, __C> &,
                          experimental::bmmaBitOp = experimental::bmmaBitOpXOR,
                          experimental::bmmaAccumulateOp = experimental::bmmaAccumulateOpPOPC);
__device__ float __float_to_tf32(float);

} // namespace wmma
} // namespace nvcuda
#endif

#endif
