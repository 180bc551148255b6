/* Host code: what __half and __nv_bfloat16 have in common. The counterpart of the device library's
 * half_functions.clh, with the same results. Included by half.h and bfloat16.h, in C++ only.
 *
 * The numbers are computed as float and rounded once more, which for sums, differences, products,
 * quotients and square roots gives what one rounding would have given. */
#ifndef CU2CL_HALF_FUNCTIONS_H
#define CU2CL_HALF_FUNCTIONS_H

#include <cmath>
#include <cstdint>
#include <cstring>

#include "vector_types.h"

namespace cu2cl
{

inline uint32_t bits_of(float value)
{
    uint32_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    return bits;
}

inline float float_of(uint32_t bits)
{
    float value;
    std::memcpy(&value, &bits, sizeof value);
    return value;
}

/* Rounding to odd: towards zero, with the last bit set when something was cut off. A second
 * rounding to a format that is two bits shorter then gives what one rounding would have given. */
inline float float_to_odd(double value)
{
    float near = static_cast<float>(value);
    uint32_t bits = bits_of(near);
    double error = value - static_cast<double>(near);
    if (std::isinf(near) && !std::isinf(value))
        return float_of(bits - 1u); /* the largest float, which is odd */
    if (!(error < 0.0) && !(error > 0.0))
        return near;
    bool is_beyond = near != 0.0f && (error < 0.0) != (near < 0.0f);
    return float_of((is_beyond ? bits - 1u : bits) | 1u);
}

inline float float_to_odd(unsigned long long value)
{
    int shift = 0;
    unsigned long long cut = 0;
    for (; value >> 24; value >>= 1, shift++)
        cut |= value & 1u;
    return std::ldexp(static_cast<float>(value | cut), shift);
}

inline float float_to_odd(long long value)
{
    unsigned long long magnitude = static_cast<unsigned long long>(value);
    return value < 0 ? -float_to_odd(0ull - magnitude) : float_to_odd(magnitude);
}

/* a * b + c, rounded to odd; the product is exact in double. */
inline float fma_to_odd(float a, float b, float c)
{
    double product = static_cast<double>(a) * b, sum = product + c, back = sum - product;
    double error = (product - (sum - back)) + (c - back);
    if (!std::isfinite(sum) || error == 0.0)
        return float_to_odd(sum);
    uint64_t bits;
    std::memcpy(&bits, &sum, sizeof bits);
    bits = ((error < 0.0) == (sum < 0.0) ? bits : bits - 1u) | 1u;
    std::memcpy(&sum, &bits, sizeof sum);
    return float_to_odd(sum);
}

/* Limits to 0 ... 1; not-a-number becomes 0. */
inline float saturate_float(float x)
{
    return x > 0.0f ? std::fmin(x, 1.0f) : 0.0f;
}

/* Conversion to an integer of the type `Integer`: limited to its range; not-a-number becomes 0. */
template <typename Integer> inline Integer float_to_integer(float rounded)
{
    const bool is_signed = static_cast<Integer>(-1) < static_cast<Integer>(0);
    const int bits = static_cast<int>(sizeof(Integer)) * 8 - (is_signed ? 1 : 0);
    const Integer largest = static_cast<Integer>(~0ull >> (64 - bits));
    if (std::isnan(rounded))
        return 0;
    if (rounded >= std::ldexp(1.0f, bits))
        return largest;
    if (rounded < (is_signed ? -std::ldexp(1.0f, bits) : 0.0f))
        return is_signed ? static_cast<Integer>(-largest - 1) : 0;
    return static_cast<Integer>(rounded);
}

} // namespace cu2cl

#define CU2CL_HALF_1(T, T2, name, name2, result)                                                   \
    inline T name(T a)                                                                             \
    {                                                                                              \
        float x = a;                                                                               \
        return T(static_cast<float>(result));                                                      \
    }                                                                                              \
    inline T2 name2(T2 a)                                                                          \
    {                                                                                              \
        return T2(name(a.x), name(a.y));                                                           \
    }

#define CU2CL_HALF_2(T, T2, name, name2, result)                                                   \
    inline T name(T a, T b)                                                                        \
    {                                                                                              \
        float x = a, y = b;                                                                        \
        return T(static_cast<float>(result));                                                      \
    }                                                                                              \
    inline T2 name2(T2 a, T2 b)                                                                    \
    {                                                                                              \
        return T2(name(a.x, b.x), name(a.y, b.y));                                                 \
    }

#define CU2CL_HALF_3(T, T2, name, name2, result)                                                   \
    inline T name(T a, T b, T c)                                                                   \
    {                                                                                              \
        float sum = cu2cl::fma_to_odd(a, b, c);                                                    \
        return T(static_cast<float>(result));                                                      \
    }                                                                                              \
    inline T2 name2(T2 a, T2 b, T2 c)                                                              \
    {                                                                                              \
        return T2(name(a.x, b.x, c.x), name(a.y, b.y, c.y));                                       \
    }

#define CU2CL_HALF_COMPARE(T, T2, name, result)                                                    \
    inline bool __h##name(T a, T b)                                                                \
    {                                                                                              \
        float x = a, y = b;                                                                        \
        return result;                                                                             \
    }                                                                                              \
    inline bool __hb##name##2(T2 a, T2 b)                                                          \
    {                                                                                              \
        return __h##name(a.x, b.x) && __h##name(a.y, b.y);                                         \
    }                                                                                              \
    inline unsigned int __h##name##2_mask(T2 a, T2 b)                                              \
    {                                                                                              \
        return (__h##name(a.x, b.x) ? 0xffffu : 0u) | (__h##name(a.y, b.y) ? 0xffff0000u : 0u);    \
    }                                                                                              \
    inline T2 __h##name##2(T2 a, T2 b)                                                             \
    {                                                                                              \
        return T2(T(__h##name(a.x, b.x) ? 1.0f : 0.0f), T(__h##name(a.y, b.y) ? 1.0f : 0.0f));     \
    }

#define CU2CL_HALF_COMPARISONS(T, T2)                                                              \
    CU2CL_HALF_COMPARE(T, T2, eq, x == y)                                                          \
    CU2CL_HALF_COMPARE(T, T2, ne, x<y || x> y)                                                     \
    CU2CL_HALF_COMPARE(T, T2, le, x <= y)                                                          \
    CU2CL_HALF_COMPARE(T, T2, ge, x >= y)                                                          \
    CU2CL_HALF_COMPARE(T, T2, lt, x < y)                                                           \
    CU2CL_HALF_COMPARE(T, T2, gt, x > y)                                                           \
    CU2CL_HALF_COMPARE(T, T2, equ, !(x < y || x > y))                                              \
    CU2CL_HALF_COMPARE(T, T2, neu, !(x == y))                                                      \
    CU2CL_HALF_COMPARE(T, T2, leu, !(x > y))                                                       \
    CU2CL_HALF_COMPARE(T, T2, geu, !(x < y))                                                       \
    CU2CL_HALF_COMPARE(T, T2, ltu, !(x >= y))                                                      \
    CU2CL_HALF_COMPARE(T, T2, gtu, !(x <= y))

/* Of a number and a NaN these give the number, the forms with _nan the NaN; -0 is less than 0. */
#define CU2CL_HALF_EXTREMUM(T, T2, name, name2, relation)                                          \
    inline T name##_nan(T a, T b)                                                                  \
    {                                                                                              \
        float x = a, y = b;                                                                        \
        if (std::isnan(x) || std::isnan(y))                                                        \
            return T(NAN);                                                                         \
        return x relation y || (x == y && (b.__x >> 15) relation(a.__x >> 15)) ? a : b;            \
    }                                                                                              \
    inline T name(T a, T b)                                                                        \
    {                                                                                              \
        bool one = __hisnan(a), other = __hisnan(b);                                               \
        return one == other ? name##_nan(a, b) : one ? b : a;                                      \
    }                                                                                              \
    inline T2 name2##_nan(T2 a, T2 b)                                                              \
    {                                                                                              \
        return T2(name##_nan(a.x, b.x), name##_nan(a.y, b.y));                                     \
    }                                                                                              \
    inline T2 name2(T2 a, T2 b)                                                                    \
    {                                                                                              \
        return T2(name(a.x, b.x), name(a.y, b.y));                                                 \
    }

#define CU2CL_HALF_SIGNS(T, T2)                                                                    \
    inline T __hneg(T a)                                                                           \
    {                                                                                              \
        a.__x = static_cast<unsigned short>(a.__x ^ 0x8000);                                       \
        return a;                                                                                  \
    }                                                                                              \
    inline T2 __hneg2(T2 a)                                                                        \
    {                                                                                              \
        return T2(__hneg(a.x), __hneg(a.y));                                                       \
    }                                                                                              \
    inline T __habs(T a)                                                                           \
    {                                                                                              \
        a.__x = a.__x & 0x7fff;                                                                    \
        return a;                                                                                  \
    }                                                                                              \
    inline T2 __habs2(T2 a)                                                                        \
    {                                                                                              \
        return T2(__habs(a.x), __habs(a.y));                                                       \
    }                                                                                              \
    inline bool __hisnan(T a)                                                                      \
    {                                                                                              \
        return std::isnan(static_cast<float>(a));                                                  \
    }                                                                                              \
    inline int __hisinf(T a)                                                                       \
    {                                                                                              \
        return !std::isinf(static_cast<float>(a)) ? 0 : a.__x & 0x8000 ? -1 : 1;                   \
    }                                                                                              \
    inline T2 __hisnan2(T2 a)                                                                      \
    {                                                                                              \
        return T2(T(__hisnan(a.x) ? 1.0f : 0.0f), T(__hisnan(a.y) ? 1.0f : 0.0f));                 \
    }

#define CU2CL_HALF_ARITHMETIC(T, T2)                                                               \
    CU2CL_HALF_2(T, T2, __hadd, __hadd2, x + y)                                                    \
    CU2CL_HALF_2(T, T2, __hsub, __hsub2, x - y)                                                    \
    CU2CL_HALF_2(T, T2, __hmul, __hmul2, x *y)                                                     \
    CU2CL_HALF_2(T, T2, __hdiv, __h2div, x / y)                                                    \
    CU2CL_HALF_2(T, T2, __hadd_rn, __hadd2_rn, x + y)                                              \
    CU2CL_HALF_2(T, T2, __hsub_rn, __hsub2_rn, x - y)                                              \
    CU2CL_HALF_2(T, T2, __hmul_rn, __hmul2_rn, x *y)                                               \
    CU2CL_HALF_2(T, T2, __hadd_sat, __hadd2_sat, cu2cl::saturate_float(x + y))                     \
    CU2CL_HALF_2(T, T2, __hsub_sat, __hsub2_sat, cu2cl::saturate_float(x - y))                     \
    CU2CL_HALF_2(T, T2, __hmul_sat, __hmul2_sat, cu2cl::saturate_float(x *y))                      \
    CU2CL_HALF_3(T, T2, __hfma, __hfma2, sum)                                                      \
    CU2CL_HALF_3(T, T2, __hfma_sat, __hfma2_sat, cu2cl::saturate_float(sum))                       \
    CU2CL_HALF_3(T, T2, __hfma_relu, __hfma2_relu, sum <= 0.0f ? 0.0f : sum)                       \
    CU2CL_HALF_EXTREMUM(T, T2, __hmax, __hmax2, >)                                                 \
    CU2CL_HALF_EXTREMUM(T, T2, __hmin, __hmin2, <)                                                 \
    inline T2 __hcmadd(T2 a, T2 b, T2 c)                                                           \
    {                                                                                              \
        T re = __hfma(a.x, b.x, c.x), im = __hfma(a.x, b.y, c.y);                                  \
        return T2(__hfma(__hneg(a.y), b.y, re), __hfma(a.y, b.x, im));                             \
    }

#define CU2CL_HALF_MATHS(T, T2)                                                                    \
    CU2CL_HALF_1(T, T2, hsqrt, h2sqrt, std::sqrt(x))                                               \
    CU2CL_HALF_1(T, T2, hrsqrt, h2rsqrt, 1.0 / std::sqrt(static_cast<double>(x)))                  \
    CU2CL_HALF_1(T, T2, hrcp, h2rcp, 1.0f / x)                                                     \
    CU2CL_HALF_1(T, T2, hlog, h2log, std::log(x))                                                  \
    CU2CL_HALF_1(T, T2, hlog2, h2log2, std::log2(x))                                               \
    CU2CL_HALF_1(T, T2, hlog10, h2log10, std::log10(x))                                            \
    CU2CL_HALF_1(T, T2, hexp, h2exp, std::exp(x))                                                  \
    CU2CL_HALF_1(T, T2, hexp2, h2exp2, std::exp2(x))                                               \
    CU2CL_HALF_1(T, T2, hexp10, h2exp10, std::pow(10.0, static_cast<double>(x)))                   \
    CU2CL_HALF_1(T, T2, hcos, h2cos, std::cos(x))                                                  \
    CU2CL_HALF_1(T, T2, hsin, h2sin, std::sin(x))                                                  \
    CU2CL_HALF_1(T, T2, htanh, h2tanh, std::tanh(x))                                               \
    CU2CL_HALF_1(T, T2, htanh_approx, h2tanh_approx, std::tanh(x))                                 \
    CU2CL_HALF_1(T, T2, hfloor, h2floor, std::floor(x))                                            \
    CU2CL_HALF_1(T, T2, hceil, h2ceil, std::ceil(x))                                               \
    CU2CL_HALF_1(T, T2, htrunc, h2trunc, std::trunc(x))                                            \
    CU2CL_HALF_1(T, T2, hrint, h2rint, std::nearbyint(x))

#define CU2CL_HALF_OPERATOR(T, op, function)                                                       \
    inline T operator op(const T &a, const T &b)                                                   \
    {                                                                                              \
        return function(a, b);                                                                     \
    }                                                                                              \
    inline T &operator op##=(T &a, const T &b)                                                     \
    {                                                                                              \
        return a = function(a, b);                                                                 \
    }

#define CU2CL_HALF_RELATION(T, op, function)                                                       \
    inline bool operator op(const T &a, const T &b)                                                \
    {                                                                                              \
        return function(a, b);                                                                     \
    }

#define CU2CL_HALF_STEPS(T, one, negate, add, subtract)                                            \
    inline T operator+(const T &a)                                                                 \
    {                                                                                              \
        return a;                                                                                  \
    }                                                                                              \
    inline T operator-(const T &a)                                                                 \
    {                                                                                              \
        return negate(a);                                                                          \
    }                                                                                              \
    inline T &operator++(T &a)                                                                     \
    {                                                                                              \
        return a = add(a, one);                                                                    \
    }                                                                                              \
    inline T &operator--(T &a)                                                                     \
    {                                                                                              \
        return a = subtract(a, one);                                                               \
    }                                                                                              \
    inline T operator++(T &a, int)                                                                 \
    {                                                                                              \
        T old = a;                                                                                 \
        ++a;                                                                                       \
        return old;                                                                                \
    }                                                                                              \
    inline T operator--(T &a, int)                                                                 \
    {                                                                                              \
        T old = a;                                                                                 \
        --a;                                                                                       \
        return old;                                                                                \
    }

#define CU2CL_HALF_OPERATORS(T, T2)                                                                \
    CU2CL_HALF_OPERATOR(T, +, __hadd)                                                              \
    CU2CL_HALF_OPERATOR(T, -, __hsub)                                                              \
    CU2CL_HALF_OPERATOR(T, *, __hmul)                                                              \
    CU2CL_HALF_OPERATOR(T, /, __hdiv)                                                              \
    CU2CL_HALF_OPERATOR(T2, +, __hadd2)                                                            \
    CU2CL_HALF_OPERATOR(T2, -, __hsub2)                                                            \
    CU2CL_HALF_OPERATOR(T2, *, __hmul2)                                                            \
    CU2CL_HALF_OPERATOR(T2, /, __h2div)                                                            \
    CU2CL_HALF_RELATION(T, ==, __heq)                                                              \
    CU2CL_HALF_RELATION(T, !=, __hneu)                                                             \
    CU2CL_HALF_RELATION(T, <, __hlt)                                                               \
    CU2CL_HALF_RELATION(T, >, __hgt)                                                               \
    CU2CL_HALF_RELATION(T, <=, __hle)                                                              \
    CU2CL_HALF_RELATION(T, >=, __hge)                                                              \
    CU2CL_HALF_RELATION(T2, ==, __hbeq2)                                                           \
    CU2CL_HALF_RELATION(T2, !=, __hbneu2)                                                          \
    CU2CL_HALF_RELATION(T2, <, __hblt2)                                                            \
    CU2CL_HALF_RELATION(T2, >, __hbgt2)                                                            \
    CU2CL_HALF_RELATION(T2, <=, __hble2)                                                           \
    CU2CL_HALF_RELATION(T2, >=, __hbge2)                                                           \
    CU2CL_HALF_STEPS(T, T(1.0f), __hneg, __hadd, __hsub)                                           \
    CU2CL_HALF_STEPS(T2, T2(T(1.0f), T(1.0f)), __hneg2, __hadd2, __hsub2)

/* `name` is half or bfloat16, as it stands in the names of the functions. */
#define CU2CL_HALF_FROM_INTEGER(T, name, word, type, wide)                                         \
    inline T __##word##2##name##_rn(type value)                                                    \
    {                                                                                              \
        return __float2##name##_rn(cu2cl::float_to_odd(static_cast<wide>(value)));                 \
    }                                                                                              \
    inline T __##word##2##name##_rz(type value)                                                    \
    {                                                                                              \
        return __float2##name##_rz(cu2cl::float_to_odd(static_cast<wide>(value)));                 \
    }                                                                                              \
    inline T __##word##2##name##_ru(type value)                                                    \
    {                                                                                              \
        return __float2##name##_ru(cu2cl::float_to_odd(static_cast<wide>(value)));                 \
    }                                                                                              \
    inline T __##word##2##name##_rd(type value)                                                    \
    {                                                                                              \
        return __float2##name##_rd(cu2cl::float_to_odd(static_cast<wide>(value)));                 \
    }

#define CU2CL_HALF_TO_INTEGER(T, name, word, type)                                                 \
    inline type __##name##2##word##_rn(T a)                                                        \
    {                                                                                              \
        return cu2cl::float_to_integer<type>(std::nearbyint(static_cast<float>(a)));               \
    }                                                                                              \
    inline type __##name##2##word##_rz(T a)                                                        \
    {                                                                                              \
        return cu2cl::float_to_integer<type>(std::trunc(static_cast<float>(a)));                   \
    }                                                                                              \
    inline type __##name##2##word##_ru(T a)                                                        \
    {                                                                                              \
        return cu2cl::float_to_integer<type>(std::ceil(static_cast<float>(a)));                    \
    }                                                                                              \
    inline type __##name##2##word##_rd(T a)                                                        \
    {                                                                                              \
        return cu2cl::float_to_integer<type>(std::floor(static_cast<float>(a)));                   \
    }

#define CU2CL_HALF_INTEGERS(T, name)                                                               \
    CU2CL_HALF_FROM_INTEGER(T, name, short, short, long long)                                      \
    CU2CL_HALF_FROM_INTEGER(T, name, ushort, unsigned short, long long)                            \
    CU2CL_HALF_FROM_INTEGER(T, name, int, int, long long)                                          \
    CU2CL_HALF_FROM_INTEGER(T, name, uint, unsigned int, long long)                                \
    CU2CL_HALF_FROM_INTEGER(T, name, ll, long long, long long)                                     \
    CU2CL_HALF_FROM_INTEGER(T, name, ull, unsigned long long, unsigned long long)                  \
    CU2CL_HALF_TO_INTEGER(T, name, short, short)                                                   \
    CU2CL_HALF_TO_INTEGER(T, name, ushort, unsigned short)                                         \
    CU2CL_HALF_TO_INTEGER(T, name, int, int)                                                       \
    CU2CL_HALF_TO_INTEGER(T, name, uint, unsigned int)                                             \
    CU2CL_HALF_TO_INTEGER(T, name, ll, long long)                                                  \
    CU2CL_HALF_TO_INTEGER(T, name, ull, unsigned long long)                                        \
    inline signed char __##name##2char_rz(T a)                                                     \
    {                                                                                              \
        return cu2cl::float_to_integer<signed char>(std::trunc(static_cast<float>(a)));            \
    }                                                                                              \
    inline unsigned char __##name##2uchar_rz(T a)                                                  \
    {                                                                                              \
        return cu2cl::float_to_integer<unsigned char>(std::trunc(static_cast<float>(a)));          \
    }

#define CU2CL_HALF_PAIRS(T, T2, name)                                                              \
    inline T2 make_##name##2(T x, T y)                                                             \
    {                                                                                              \
        return T2(x, y);                                                                           \
    }                                                                                              \
    inline T2 __halves2##name##2(T x, T y)                                                         \
    {                                                                                              \
        return T2(x, y);                                                                           \
    }                                                                                              \
    inline T2 __##name##2##name##2(T both)                                                         \
    {                                                                                              \
        return T2(both, both);                                                                     \
    }                                                                                              \
    inline T2 __floats2##name##2_rn(float x, float y)                                              \
    {                                                                                              \
        return T2(T(x), T(y));                                                                     \
    }                                                                                              \
    inline T2 __float22##name##2_rn(float2 a)                                                      \
    {                                                                                              \
        return T2(T(a.x), T(a.y));                                                                 \
    }                                                                                              \
    inline T2 __float2##name##2_rn(float both)                                                     \
    {                                                                                              \
        return T2(T(both), T(both));                                                               \
    }                                                                                              \
    inline float2 __##name##22float2(T2 a)                                                         \
    {                                                                                              \
        return make_float2(a.x, a.y);                                                              \
    }                                                                                              \
    inline float __low2float(T2 a)                                                                 \
    {                                                                                              \
        return a.x;                                                                                \
    }                                                                                              \
    inline float __high2float(T2 a)                                                                \
    {                                                                                              \
        return a.y;                                                                                \
    }                                                                                              \
    inline T __low2##name(T2 a)                                                                    \
    {                                                                                              \
        return a.x;                                                                                \
    }                                                                                              \
    inline T __high2##name(T2 a)                                                                   \
    {                                                                                              \
        return a.y;                                                                                \
    }                                                                                              \
    inline T2 __low2##name##2(T2 a)                                                                \
    {                                                                                              \
        return T2(a.x, a.x);                                                                       \
    }                                                                                              \
    inline T2 __high2##name##2(T2 a)                                                               \
    {                                                                                              \
        return T2(a.y, a.y);                                                                       \
    }                                                                                              \
    inline T2 __lows2##name##2(T2 a, T2 b)                                                         \
    {                                                                                              \
        return T2(a.x, b.x);                                                                       \
    }                                                                                              \
    inline T2 __highs2##name##2(T2 a, T2 b)                                                        \
    {                                                                                              \
        return T2(a.y, b.y);                                                                       \
    }                                                                                              \
    inline T2 __lowhigh2highlow(T2 a)                                                              \
    {                                                                                              \
        return T2(a.y, a.x);                                                                       \
    }                                                                                              \
    inline short __##name##_as_short(T a)                                                          \
    {                                                                                              \
        return static_cast<short>(a.__x);                                                          \
    }                                                                                              \
    inline unsigned short __##name##_as_ushort(T a)                                                \
    {                                                                                              \
        return a.__x;                                                                              \
    }                                                                                              \
    inline T __ushort_as_##name(unsigned short bits)                                               \
    {                                                                                              \
        T a;                                                                                       \
        a.__x = bits;                                                                              \
        return a;                                                                                  \
    }                                                                                              \
    inline T __short_as_##name(short bits)                                                         \
    {                                                                                              \
        return __ushort_as_##name(static_cast<unsigned short>(bits));                              \
    }

/* The classes: a number with CUDA's conversions, and a pair. */
#define CU2CL_HALF_CLASSES(T, T2, name)                                                            \
    struct T##_raw {                                                                               \
        unsigned short x;                                                                          \
    };                                                                                             \
    struct T2##_raw {                                                                              \
        unsigned short x, y;                                                                       \
    };                                                                                             \
    struct T;                                                                                      \
    inline float __##name##2float(T a);                                                            \
    inline T __float2##name(float value);                                                          \
    inline T __double2##name(double value);                                                        \
    struct __attribute__((aligned(2))) T {                                                         \
        unsigned short __x;                                                                        \
        T() = default;                                                                             \
        T(const T##_raw &raw) : __x(raw.x)                                                         \
        {                                                                                          \
        }                                                                                          \
        CU2CL_HALF_FROM(T, float, __float2##name(value))                                           \
        CU2CL_HALF_FROM(T, double, __double2##name(value))                                         \
        CU2CL_HALF_FROM(T, short, __float2##name(value))                                           \
        CU2CL_HALF_FROM(T, unsigned short, __float2##name(value))                                  \
        CU2CL_HALF_FROM(T, int, __double2##name(value))                                            \
        CU2CL_HALF_FROM(T, unsigned int, __double2##name(value))                                   \
        CU2CL_HALF_FROM(T, long,                                                                   \
                        __float2##name(cu2cl::float_to_odd(static_cast<long long>(value))))        \
        CU2CL_HALF_FROM(                                                                           \
            T, unsigned long,                                                                      \
            __float2##name(cu2cl::float_to_odd(static_cast<unsigned long long>(value))))           \
        CU2CL_HALF_FROM(T, long long, __float2##name(cu2cl::float_to_odd(value)))                  \
        CU2CL_HALF_FROM(T, unsigned long long, __float2##name(cu2cl::float_to_odd(value)))         \
        operator float() const                                                                     \
        {                                                                                          \
            return __##name##2float(*this);                                                        \
        }                                                                                          \
        operator T##_raw() const                                                                   \
        {                                                                                          \
            T##_raw raw;                                                                           \
            raw.x = __x;                                                                           \
            return raw;                                                                            \
        }                                                                                          \
        T &operator=(const T##_raw &raw)                                                           \
        {                                                                                          \
            __x = raw.x;                                                                           \
            return *this;                                                                          \
        }                                                                                          \
    };                                                                                             \
    struct __attribute__((aligned(4))) T2 {                                                        \
        T x, y;                                                                                    \
        T2() = default;                                                                            \
        T2(const T &low, const T &high) : x(low), y(high)                                          \
        {                                                                                          \
        }                                                                                          \
        T2(const T2##_raw &raw)                                                                    \
        {                                                                                          \
            x.__x = raw.x;                                                                         \
            y.__x = raw.y;                                                                         \
        }                                                                                          \
        operator T2##_raw() const                                                                  \
        {                                                                                          \
            T2##_raw raw;                                                                          \
            raw.x = x.__x;                                                                         \
            raw.y = y.__x;                                                                         \
            return raw;                                                                            \
        }                                                                                          \
    };

/* Construction and assignment from a value of another type. */
#define CU2CL_HALF_FROM(T, type, result)                                                           \
    T(type value)                                                                                  \
    {                                                                                              \
        *this = result;                                                                            \
    }                                                                                              \
    T &operator=(type value)                                                                       \
    {                                                                                              \
        return *this = T(value);                                                                   \
    }

#define CU2CL_HALF_FUNCTIONS(T, T2, name)                                                          \
    inline T __double2##name(double value)                                                         \
    {                                                                                              \
        return __float2##name(cu2cl::float_to_odd(value));                                         \
    }                                                                                              \
    CU2CL_HALF_SIGNS(T, T2)                                                                        \
    CU2CL_HALF_ARITHMETIC(T, T2)                                                                   \
    CU2CL_HALF_COMPARISONS(T, T2)                                                                  \
    CU2CL_HALF_MATHS(T, T2)                                                                        \
    CU2CL_HALF_OPERATORS(T, T2)                                                                    \
    CU2CL_HALF_INTEGERS(T, name)                                                                   \
    CU2CL_HALF_PAIRS(T, T2, name)

#endif
