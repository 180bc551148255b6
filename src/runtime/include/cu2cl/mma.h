/* Matrix fragments of a warp (nvcuda::wmma): the types, for host code, whose templates of kernels may
 * have them as arguments, and for the translator. A lane's part of a matrix is `x`. */
#ifndef CU2CL_MMA_H
#define CU2CL_MMA_H

#ifndef __CUDACC__
#include "bfloat16.h"
#include "half.h"
#endif

#ifdef __cplusplus
#include "hide_macros.h"

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
} // namespace precision

namespace experimental
{
namespace precision
{
struct u4 {
};
struct s4 {
};
struct b1 {
};
} // namespace precision
enum bmmaBitOp { bmmaBitOpXOR = 1, bmmaBitOpAND = 2 };
enum bmmaAccumulateOp { bmmaAccumulateOpPOPC = 1 };
} // namespace experimental

namespace detail
{

/* The type of an element as the program sees it. */
template <class __T> struct element {
    typedef __T type;
};
template <> struct element<precision::tf32> {
    typedef float type;
};

/* Halves of the factors are there more than once where a lane's share is below 16. */
template <class __T> struct least {
    static const int count = 1;
};
template <> struct least<__half> {
    static const int count = 16;
};

/* What a lane has of a matrix: `count` elements. Which of the three matrices it is has a number. */
template <class __Use, int __M, int __N, int __K, class __T> struct part;
template <int __M, int __N, int __K, class __T> struct part<matrix_a, __M, __N, __K, __T> {
    static const int number = 0, least = detail::least<__T>::count;
    static const int count = __M * __K / 32 > least ? __M *__K / 32 : least;
};
template <int __M, int __N, int __K, class __T> struct part<matrix_b, __M, __N, __K, __T> {
    static const int number = 1, least = detail::least<__T>::count;
    static const int count = __K * __N / 32 > least ? __K *__N / 32 : least;
};
template <int __M, int __N, int __K, class __T> struct part<accumulator, __M, __N, __K, __T> {
    static const int number = 2, count = __M * __N / 32;
};

/* The shapes that there are for a type of factors. */
template <int __M, int __N, int __K, class __T> struct shape {
    static const bool exists = false;
};
#define CU2CL_SHAPE(m, n, k, T)                                                                    \
    template <> struct shape<m, n, k, T> {                                                         \
        static const bool exists = true;                                                           \
    };
#define CU2CL_SHAPES(T)                                                                            \
    CU2CL_SHAPE(16, 16, 16, T)                                                                     \
    CU2CL_SHAPE(32, 8, 16, T)                                                                      \
    CU2CL_SHAPE(8, 32, 16, T)
CU2CL_SHAPES(__half)
CU2CL_SHAPES(__nv_bfloat16)
CU2CL_SHAPES(signed char)
CU2CL_SHAPES(unsigned char)
CU2CL_SHAPES(float)
CU2CL_SHAPES(int)
CU2CL_SHAPE(16, 16, 8, precision::tf32)
CU2CL_SHAPE(16, 16, 8, float)
CU2CL_SHAPE(8, 8, 4, double)
CU2CL_SHAPE(8, 8, 32, experimental::precision::u4)
CU2CL_SHAPE(8, 8, 32, experimental::precision::s4)
CU2CL_SHAPE(8, 8, 32, int)
CU2CL_SHAPE(8, 8, 128, experimental::precision::b1)
CU2CL_SHAPE(8, 8, 128, int)
#undef CU2CL_SHAPES
#undef CU2CL_SHAPE

template <class __Layout> struct columns;
template <> struct columns<row_major> {
    static const int first = 0;
};
template <> struct columns<col_major> {
    static const int first = 1;
};

} // namespace detail

template <class __Use, int __M, int __N, int __K, class __T, class __Layout = void>
struct alignas(8) fragment {
    static_assert(detail::shape<__M, __N, __K, __T>::exists, "CUDA has no such fragments");
    enum { num_elements = detail::part<__Use, __M, __N, __K, __T>::count };
    enum { num_storage_elements = num_elements };
    typedef typename detail::element<__T>::type element_type;
    typedef element_type storage_element_type;
    element_type x[num_elements];
};

#ifndef __CUDACC__
/* For using-declarations; only kernels call them. */
template <class... __Types> void fill_fragment(__Types &&...);
template <class... __Types> void load_matrix_sync(__Types &&...);
template <class... __Types> void store_matrix_sync(__Types &&...);
template <class... __Types> void mma_sync(__Types &&...);
float __float_to_tf32(float);
#endif

} // namespace wmma
} // namespace nvcuda

#include "show_macros.h"
#endif

#endif
