/* Matrix fragments of a warp (nvcuda::wmma).
 *
 * Fragments and their functions are ordinary templates, which are ported like the program's own.
 * They call functions with a rule (rules/device/matrix.yaml), one for each type of elements; the
 * shape is an argument there. */
#ifndef CU2CL_CUDA_MMA_H
#define CU2CL_CUDA_MMA_H

#include "cuda_fp16.h"
#include "cuda_bf16.h"
#include <cu2cl/mma.h>

#ifdef __CUDA__
#include <cu2cl/hide_macros.h>

namespace nvcuda
{
namespace wmma
{

namespace detail
{

/* Loads and stores the lane's part `x` of a matrix in memory, whose rows or columns are `stride`
 * apart. `use` is a part's number, `columns` whether columns are consecutive. */
#define CU2CL_MATRIX_LOAD(name, T)                                                                 \
    __device__ void name(T *__x, const T *__memory, unsigned int __stride, int __use, int __m,     \
                         int __n, int __k, int __columns);
#define CU2CL_MATRIX_STORE(T)                                                                      \
    __device__ void store_matrix(T *__memory, const T *__x, unsigned int __stride, int __m,        \
                                 int __n, int __k, int __columns);
CU2CL_MATRIX_LOAD(load_matrix, __half)
CU2CL_MATRIX_LOAD(load_matrix, __nv_bfloat16)
CU2CL_MATRIX_LOAD(load_matrix, signed char)
CU2CL_MATRIX_LOAD(load_matrix, unsigned char)
CU2CL_MATRIX_LOAD(load_matrix, float)
CU2CL_MATRIX_LOAD(load_matrix, int)
CU2CL_MATRIX_LOAD(load_matrix, double)
CU2CL_MATRIX_LOAD(load_matrix_tf32, float)
CU2CL_MATRIX_STORE(__half)
CU2CL_MATRIX_STORE(float)
CU2CL_MATRIX_STORE(int)
CU2CL_MATRIX_STORE(double)
#undef CU2CL_MATRIX_LOAD
#undef CU2CL_MATRIX_STORE

/* d = a * b + c */
#define CU2CL_MATRIX_MULTIPLY(name, D, T, C)                                                       \
    __device__ void name(D *__d, const T *__a, const T *__b, const C *__c, int __m, int __n,       \
                         int __k, int __a_columns, int __b_columns, int __saturate);
CU2CL_MATRIX_MULTIPLY(multiply, float, __half, float)
CU2CL_MATRIX_MULTIPLY(multiply, float, __half, __half)
CU2CL_MATRIX_MULTIPLY(multiply, __half, __half, float)
CU2CL_MATRIX_MULTIPLY(multiply, __half, __half, __half)
CU2CL_MATRIX_MULTIPLY(multiply, float, __nv_bfloat16, float)
CU2CL_MATRIX_MULTIPLY(multiply, int, signed char, int)
CU2CL_MATRIX_MULTIPLY(multiply, int, unsigned char, int)
CU2CL_MATRIX_MULTIPLY(multiply_tf32, float, float, float)
CU2CL_MATRIX_MULTIPLY(multiply, double, double, double)
#undef CU2CL_MATRIX_MULTIPLY

} // namespace detail

template <class __Use, int __M, int __N, int __K, class __T, class __Layout>
__device__ void fill_fragment(fragment<__Use, __M, __N, __K, __T, __Layout> &__f,
                              const typename detail::element<__T>::type &__value)
{
#pragma unroll
    for (int __i = 0; __i < detail::part<__Use, __M, __N, __K, __T>::count; __i++) {
        __f.x[__i] = __value;
    }
}

#define CU2CL_PART(Use)       detail::part<Use, __M, __N, __K, __T>::number
#define CU2CL_COLUMNS(Layout) detail::columns<Layout>::first

template <class __Use, int __M, int __N, int __K, class __T, class __Layout>
__device__ void load_matrix_sync(fragment<__Use, __M, __N, __K, __T, __Layout> &__f,
                                 const __T *__memory, unsigned int __stride)
{
    detail::load_matrix(__f.x, __memory, __stride, CU2CL_PART(__Use), __M, __N, __K,
                        CU2CL_COLUMNS(__Layout));
}

/* Numbers of tf32 have the type float in memory. */
template <class __Use, int __M, int __N, int __K, class __Layout>
__device__ void load_matrix_sync(fragment<__Use, __M, __N, __K, precision::tf32, __Layout> &__f,
                                 const float *__memory, unsigned int __stride)
{
    typedef precision::tf32 __T;
    detail::load_matrix_tf32(__f.x, __memory, __stride, CU2CL_PART(__Use), __M, __N, __K,
                             CU2CL_COLUMNS(__Layout));
}

template <int __M, int __N, int __K, class __T>
__device__ void load_matrix_sync(fragment<accumulator, __M, __N, __K, __T> &__f,
                                 const __T *__memory, unsigned int __stride, layout_t __layout)
{
    detail::load_matrix(__f.x, __memory, __stride, CU2CL_PART(accumulator), __M, __N, __K,
                        __layout == mem_col_major);
}

template <int __M, int __N, int __K, class __T>
__device__ void store_matrix_sync(__T *__memory,
                                  const fragment<accumulator, __M, __N, __K, __T> &__f,
                                  unsigned int __stride, layout_t __layout)
{
    detail::store_matrix(__memory, __f.x, __stride, __M, __N, __K, __layout == mem_col_major);
}

template <int __M, int __N, int __K, class __T, class __C, class __D, class __LayoutA,
          class __LayoutB>
__device__ void mma_sync(fragment<accumulator, __M, __N, __K, __D> &__d,
                         const fragment<matrix_a, __M, __N, __K, __T, __LayoutA> &__a,
                         const fragment<matrix_b, __M, __N, __K, __T, __LayoutB> &__b,
                         const fragment<accumulator, __M, __N, __K, __C> &__c)
{
    detail::multiply(__d.x, __a.x, __b.x, __c.x, __M, __N, __K, CU2CL_COLUMNS(__LayoutA),
                     CU2CL_COLUMNS(__LayoutB), 0);
}

template <int __M, int __N, int __K, class __LayoutA, class __LayoutB>
__device__ void mma_sync(fragment<accumulator, __M, __N, __K, float> &__d,
                         const fragment<matrix_a, __M, __N, __K, precision::tf32, __LayoutA> &__a,
                         const fragment<matrix_b, __M, __N, __K, precision::tf32, __LayoutB> &__b,
                         const fragment<accumulator, __M, __N, __K, float> &__c)
{
    detail::multiply_tf32(__d.x, __a.x, __b.x, __c.x, __M, __N, __K, CU2CL_COLUMNS(__LayoutA),
                          CU2CL_COLUMNS(__LayoutB), 0);
}

/* Sums of integers can be kept in their range. */
template <int __M, int __N, int __K, class __T, class __LayoutA, class __LayoutB>
__device__ void mma_sync(fragment<accumulator, __M, __N, __K, int> &__d,
                         const fragment<matrix_a, __M, __N, __K, __T, __LayoutA> &__a,
                         const fragment<matrix_b, __M, __N, __K, __T, __LayoutB> &__b,
                         const fragment<accumulator, __M, __N, __K, int> &__c, bool __saturate)
{
    detail::multiply(__d.x, __a.x, __b.x, __c.x, __M, __N, __K, CU2CL_COLUMNS(__LayoutA),
                     CU2CL_COLUMNS(__LayoutB), __saturate);
}
#undef CU2CL_PART
#undef CU2CL_COLUMNS

/* Elements of fewer than 8 bits: only declared, so that they are reported where they are used. */
#define CU2CL_BITS(T)                                                                              \
    template <class __Use, int __K, class __Layout>                                                \
    __device__ void load_matrix_sync(                                                              \
        fragment<__Use, 8, 8, __K, experimental::precision::T, __Layout> &, const void *,          \
        unsigned int);                                                                             \
    template <int __K, class __LayoutA, class __LayoutB>                                           \
    __device__ void mma_sync(                                                                      \
        fragment<accumulator, 8, 8, __K, int> &,                                                   \
        const fragment<matrix_a, 8, 8, __K, experimental::precision::T, __LayoutA> &,              \
        const fragment<matrix_b, 8, 8, __K, experimental::precision::T, __LayoutB> &,              \
        const fragment<accumulator, 8, 8, __K, int> &, bool = false);
CU2CL_BITS(u4)
CU2CL_BITS(s4)
CU2CL_BITS(b1)
#undef CU2CL_BITS
template <class __D, class __A, class __B, class __C>
__device__ void bmma_sync(__D &, const __A &, const __B &, const __C &,
                          experimental::bmmaBitOp = experimental::bmmaBitOpXOR,
                          experimental::bmmaAccumulateOp = experimental::bmmaAccumulateOpPOPC);
__device__ float __float_to_tf32(float);

} // namespace wmma
} // namespace nvcuda

#include <cu2cl/show_macros.h>
#endif

#endif
