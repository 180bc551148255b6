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

inline uint32_t bits_of(float __value)
{
    uint32_t __bits;
    std::memcpy(&__bits, &__value, sizeof __bits);
    return __bits;
}

inline float float_of(uint32_t __bits)
{
    float __value;
    std::memcpy(&__value, &__bits, sizeof __value);
    return __value;
}

/* Rounding to odd: towards zero, with the last bit set when something was cut off. A second
 * rounding to a format that is two bits shorter then gives what one rounding would have given. */
inline float float_to_odd(double __value)
{
    float __near = static_cast<float>(__value);
    uint32_t __bits = bits_of(__near);
    double __error = __value - static_cast<double>(__near);
    if (std::isinf(__near) && !std::isinf(__value))
        return float_of(__bits - 1u); /* the largest float, which is odd */
    if (!(__error < 0.0) && !(__error > 0.0))
        return __near;
    bool __is_beyond = __near != 0.0f && (__error < 0.0) != (__near < 0.0f);
    return float_of((__is_beyond ? __bits - 1u : __bits) | 1u);
}

inline float float_to_odd(unsigned long long __value)
{
    int __shift = 0;
    unsigned long long __cut = 0;
    for (; __value >> 24; __value >>= 1, __shift++)
        __cut |= __value & 1u;
    return std::ldexp(static_cast<float>(__value | __cut), __shift);
}

inline float float_to_odd(long long __value)
{
    unsigned long long __magnitude = static_cast<unsigned long long>(__value);
    return __value < 0 ? -float_to_odd(0ull - __magnitude) : float_to_odd(__magnitude);
}

/* a * b + c, rounded to odd; the product is exact in double. */
inline float fma_to_odd(float __a, float __b, float __c)
{
    double __product = static_cast<double>(__a) * __b, __sum = __product + __c,
           __back = __sum - __product;
    double __error = (__product - (__sum - __back)) + (__c - __back);
    if (!std::isfinite(__sum) || __error == 0.0)
        return float_to_odd(__sum);
    uint64_t __bits;
    std::memcpy(&__bits, &__sum, sizeof __bits);
    __bits = ((__error < 0.0) == (__sum < 0.0) ? __bits : __bits - 1u) | 1u;
    std::memcpy(&__sum, &__bits, sizeof __sum);
    return float_to_odd(__sum);
}

/* Limits to 0 ... 1; not-a-number becomes 0. */
inline float saturate_float(float __x)
{
    return __x > 0.0f ? std::fmin(__x, 1.0f) : 0.0f;
}

/* Conversion to an integer of the type `Integer`: limited to its range; not-a-number becomes 0. */
template <typename __Integer> inline __Integer float_to_integer(float __rounded)
{
    const bool __has_sign = static_cast<__Integer>(-1) < static_cast<__Integer>(0);
    const int __bits = static_cast<int>(sizeof(__Integer)) * 8 - (__has_sign ? 1 : 0);
    const __Integer __largest = static_cast<__Integer>(~0ull >> (64 - __bits));
    if (std::isnan(__rounded))
        return 0;
    if (__rounded >= std::ldexp(1.0f, __bits))
        return __largest;
    if (__rounded < (__has_sign ? -std::ldexp(1.0f, __bits) : 0.0f))
        return __has_sign ? static_cast<__Integer>(-__largest - 1) : 0;
    return static_cast<__Integer>(__rounded);
}

} // namespace cu2cl

#define CU2CL_HALF_1(T, T2, name, name2, result)                                                   \
    inline T name(T __a)                                                                           \
    {                                                                                              \
        float __x = __a;                                                                           \
        return T(static_cast<float>(result));                                                      \
    }                                                                                              \
    inline T2 name2(T2 __a)                                                                        \
    {                                                                                              \
        return T2(name(__a.x), name(__a.y));                                                       \
    }

#define CU2CL_HALF_2(T, T2, name, name2, result)                                                   \
    inline T name(T __a, T __b)                                                                    \
    {                                                                                              \
        float __x = __a, __y = __b;                                                                \
        return T(static_cast<float>(result));                                                      \
    }                                                                                              \
    inline T2 name2(T2 __a, T2 __b)                                                                \
    {                                                                                              \
        return T2(name(__a.x, __b.x), name(__a.y, __b.y));                                         \
    }

#define CU2CL_HALF_3(T, T2, name, name2, result)                                                   \
    inline T name(T __a, T __b, T __c)                                                             \
    {                                                                                              \
        float __sum = cu2cl::fma_to_odd(__a, __b, __c);                                            \
        return T(static_cast<float>(result));                                                      \
    }                                                                                              \
    inline T2 name2(T2 __a, T2 __b, T2 __c)                                                        \
    {                                                                                              \
        return T2(name(__a.x, __b.x, __c.x), name(__a.y, __b.y, __c.y));                           \
    }

#define CU2CL_HALF_COMPARE(T, T2, name, result)                                                    \
    inline bool __h##name(T __a, T __b)                                                            \
    {                                                                                              \
        float __x = __a, __y = __b;                                                                \
        return result;                                                                             \
    }                                                                                              \
    inline bool __hb##name##2(T2 __a, T2 __b)                                                      \
    {                                                                                              \
        return __h##name(__a.x, __b.x) && __h##name(__a.y, __b.y);                                 \
    }                                                                                              \
    inline unsigned int __h##name##2_mask(T2 __a, T2 __b)                                          \
    {                                                                                              \
        return (__h##name(__a.x, __b.x) ? 0xffffu : 0u) |                                          \
               (__h##name(__a.y, __b.y) ? 0xffff0000u : 0u);                                       \
    }                                                                                              \
    inline T2 __h##name##2(T2 __a, T2 __b)                                                         \
    {                                                                                              \
        return T2(T(__h##name(__a.x, __b.x) ? 1.0f : 0.0f),                                        \
                  T(__h##name(__a.y, __b.y) ? 1.0f : 0.0f));                                       \
    }

#define CU2CL_HALF_COMPARISONS(T, T2)                                                              \
    CU2CL_HALF_COMPARE(T, T2, eq, __x == __y)                                                      \
    CU2CL_HALF_COMPARE(T, T2, ne, __x<__y || __x> __y)                                             \
    CU2CL_HALF_COMPARE(T, T2, le, __x <= __y)                                                      \
    CU2CL_HALF_COMPARE(T, T2, ge, __x >= __y)                                                      \
    CU2CL_HALF_COMPARE(T, T2, lt, __x < __y)                                                       \
    CU2CL_HALF_COMPARE(T, T2, gt, __x > __y)                                                       \
    CU2CL_HALF_COMPARE(T, T2, equ, !(__x < __y || __x > __y))                                      \
    CU2CL_HALF_COMPARE(T, T2, neu, !(__x == __y))                                                  \
    CU2CL_HALF_COMPARE(T, T2, leu, !(__x > __y))                                                   \
    CU2CL_HALF_COMPARE(T, T2, geu, !(__x < __y))                                                   \
    CU2CL_HALF_COMPARE(T, T2, ltu, !(__x >= __y))                                                  \
    CU2CL_HALF_COMPARE(T, T2, gtu, !(__x <= __y))

/* Of a number and a NaN these give the number, the forms with _nan the NaN; -0 is less than 0. */
#define CU2CL_HALF_EXTREMUM(T, T2, name, name2, relation)                                          \
    inline T name##_nan(T __a, T __b)                                                              \
    {                                                                                              \
        float __x = __a, __y = __b;                                                                \
        if (std::isnan(__x) || std::isnan(__y))                                                    \
            return T(NAN);                                                                         \
        return __x relation __y || (__x == __y && (__b.__x >> 15) relation(__a.__x >> 15)) ? __a   \
                                                                                           : __b;  \
    }                                                                                              \
    inline T name(T __a, T __b)                                                                    \
    {                                                                                              \
        bool __one = __hisnan(__a), __other = __hisnan(__b);                                       \
        return __one == __other ? name##_nan(__a, __b) : __one ? __b : __a;                        \
    }                                                                                              \
    inline T2 name2##_nan(T2 __a, T2 __b)                                                          \
    {                                                                                              \
        return T2(name##_nan(__a.x, __b.x), name##_nan(__a.y, __b.y));                             \
    }                                                                                              \
    inline T2 name2(T2 __a, T2 __b)                                                                \
    {                                                                                              \
        return T2(name(__a.x, __b.x), name(__a.y, __b.y));                                         \
    }

#define CU2CL_HALF_SIGNS(T, T2)                                                                    \
    inline T __hneg(T __a)                                                                         \
    {                                                                                              \
        __a.__x = static_cast<unsigned short>(__a.__x ^ 0x8000);                                   \
        return __a;                                                                                \
    }                                                                                              \
    inline T2 __hneg2(T2 __a)                                                                      \
    {                                                                                              \
        return T2(__hneg(__a.x), __hneg(__a.y));                                                   \
    }                                                                                              \
    inline T __habs(T __a)                                                                         \
    {                                                                                              \
        __a.__x = __a.__x & 0x7fff;                                                                \
        return __a;                                                                                \
    }                                                                                              \
    inline T2 __habs2(T2 __a)                                                                      \
    {                                                                                              \
        return T2(__habs(__a.x), __habs(__a.y));                                                   \
    }                                                                                              \
    inline bool __hisnan(T __a)                                                                    \
    {                                                                                              \
        return std::isnan(static_cast<float>(__a));                                                \
    }                                                                                              \
    inline int __hisinf(T __a)                                                                     \
    {                                                                                              \
        return !std::isinf(static_cast<float>(__a)) ? 0 : __a.__x & 0x8000 ? -1 : 1;               \
    }                                                                                              \
    inline T2 __hisnan2(T2 __a)                                                                    \
    {                                                                                              \
        return T2(T(__hisnan(__a.x) ? 1.0f : 0.0f), T(__hisnan(__a.y) ? 1.0f : 0.0f));             \
    }

#define CU2CL_HALF_ARITHMETIC(T, T2)                                                               \
    CU2CL_HALF_2(T, T2, __hadd, __hadd2, __x + __y)                                                \
    CU2CL_HALF_2(T, T2, __hsub, __hsub2, __x - __y)                                                \
    CU2CL_HALF_2(T, T2, __hmul, __hmul2, __x *__y)                                                 \
    CU2CL_HALF_2(T, T2, __hdiv, __h2div, __x / __y)                                                \
    CU2CL_HALF_2(T, T2, __hadd_rn, __hadd2_rn, __x + __y)                                          \
    CU2CL_HALF_2(T, T2, __hsub_rn, __hsub2_rn, __x - __y)                                          \
    CU2CL_HALF_2(T, T2, __hmul_rn, __hmul2_rn, __x *__y)                                           \
    CU2CL_HALF_2(T, T2, __hadd_sat, __hadd2_sat, cu2cl::saturate_float(__x + __y))                 \
    CU2CL_HALF_2(T, T2, __hsub_sat, __hsub2_sat, cu2cl::saturate_float(__x - __y))                 \
    CU2CL_HALF_2(T, T2, __hmul_sat, __hmul2_sat, cu2cl::saturate_float(__x *__y))                  \
    CU2CL_HALF_3(T, T2, __hfma, __hfma2, __sum)                                                    \
    CU2CL_HALF_3(T, T2, __hfma_sat, __hfma2_sat, cu2cl::saturate_float(__sum))                     \
    CU2CL_HALF_3(T, T2, __hfma_relu, __hfma2_relu, __sum <= 0.0f ? 0.0f : __sum)                   \
    CU2CL_HALF_EXTREMUM(T, T2, __hmax, __hmax2, >)                                                 \
    CU2CL_HALF_EXTREMUM(T, T2, __hmin, __hmin2, <)                                                 \
    inline T2 __hcmadd(T2 __a, T2 __b, T2 __c)                                                     \
    {                                                                                              \
        T __re = __hfma(__a.x, __b.x, __c.x), __im = __hfma(__a.x, __b.y, __c.y);                  \
        return T2(__hfma(__hneg(__a.y), __b.y, __re), __hfma(__a.y, __b.x, __im));                 \
    }

#define CU2CL_HALF_MATHS(T, T2)                                                                    \
    CU2CL_HALF_1(T, T2, hsqrt, h2sqrt, std::sqrt(__x))                                             \
    CU2CL_HALF_1(T, T2, hrsqrt, h2rsqrt, 1.0 / std::sqrt(static_cast<double>(__x)))                \
    CU2CL_HALF_1(T, T2, hrcp, h2rcp, 1.0f / __x)                                                   \
    CU2CL_HALF_1(T, T2, hlog, h2log, std::log(__x))                                                \
    CU2CL_HALF_1(T, T2, hlog2, h2log2, std::log2(__x))                                             \
    CU2CL_HALF_1(T, T2, hlog10, h2log10, std::log10(__x))                                          \
    CU2CL_HALF_1(T, T2, hexp, h2exp, std::exp(__x))                                                \
    CU2CL_HALF_1(T, T2, hexp2, h2exp2, std::exp2(__x))                                             \
    CU2CL_HALF_1(T, T2, hexp10, h2exp10, std::pow(10.0, static_cast<double>(__x)))                 \
    CU2CL_HALF_1(T, T2, hcos, h2cos, std::cos(__x))                                                \
    CU2CL_HALF_1(T, T2, hsin, h2sin, std::sin(__x))                                                \
    CU2CL_HALF_1(T, T2, htanh, h2tanh, std::tanh(__x))                                             \
    CU2CL_HALF_1(T, T2, htanh_approx, h2tanh_approx, std::tanh(__x))                               \
    CU2CL_HALF_1(T, T2, hfloor, h2floor, std::floor(__x))                                          \
    CU2CL_HALF_1(T, T2, hceil, h2ceil, std::ceil(__x))                                             \
    CU2CL_HALF_1(T, T2, htrunc, h2trunc, std::trunc(__x))                                          \
    CU2CL_HALF_1(T, T2, hrint, h2rint, std::nearbyint(__x))

#define CU2CL_HALF_OPERATOR(T, op, function)                                                       \
    inline T operator op(const T &__a, const T &__b)                                               \
    {                                                                                              \
        return function(__a, __b);                                                                 \
    }                                                                                              \
    inline T &operator op##=(T &__a, const T &__b)                                                 \
    {                                                                                              \
        return __a = function(__a, __b);                                                           \
    }

#define CU2CL_HALF_RELATION(T, op, function)                                                       \
    inline bool operator op(const T &__a, const T &__b)                                            \
    {                                                                                              \
        return function(__a, __b);                                                                 \
    }

#define CU2CL_HALF_STEPS(T, one, negate, add, subtract)                                            \
    inline T operator+(const T &__a)                                                               \
    {                                                                                              \
        return __a;                                                                                \
    }                                                                                              \
    inline T operator-(const T &__a)                                                               \
    {                                                                                              \
        return negate(__a);                                                                        \
    }                                                                                              \
    inline T &operator++(T &__a)                                                                   \
    {                                                                                              \
        return __a = add(__a, one);                                                                \
    }                                                                                              \
    inline T &operator--(T &__a)                                                                   \
    {                                                                                              \
        return __a = subtract(__a, one);                                                           \
    }                                                                                              \
    inline T operator++(T &__a, int)                                                               \
    {                                                                                              \
        T __old = __a;                                                                             \
        ++__a;                                                                                     \
        return __old;                                                                              \
    }                                                                                              \
    inline T operator--(T &__a, int)                                                               \
    {                                                                                              \
        T __old = __a;                                                                             \
        --__a;                                                                                     \
        return __old;                                                                              \
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
    inline T __##word##2##name##_rn(type __value)                                                  \
    {                                                                                              \
        return __float2##name##_rn(cu2cl::float_to_odd(static_cast<wide>(__value)));               \
    }                                                                                              \
    inline T __##word##2##name##_rz(type __value)                                                  \
    {                                                                                              \
        return __float2##name##_rz(cu2cl::float_to_odd(static_cast<wide>(__value)));               \
    }                                                                                              \
    inline T __##word##2##name##_ru(type __value)                                                  \
    {                                                                                              \
        return __float2##name##_ru(cu2cl::float_to_odd(static_cast<wide>(__value)));               \
    }                                                                                              \
    inline T __##word##2##name##_rd(type __value)                                                  \
    {                                                                                              \
        return __float2##name##_rd(cu2cl::float_to_odd(static_cast<wide>(__value)));               \
    }

#define CU2CL_HALF_TO_INTEGER(T, name, word, type)                                                 \
    inline type __##name##2##word##_rn(T __a)                                                      \
    {                                                                                              \
        return cu2cl::float_to_integer<type>(std::nearbyint(static_cast<float>(__a)));             \
    }                                                                                              \
    inline type __##name##2##word##_rz(T __a)                                                      \
    {                                                                                              \
        return cu2cl::float_to_integer<type>(std::trunc(static_cast<float>(__a)));                 \
    }                                                                                              \
    inline type __##name##2##word##_ru(T __a)                                                      \
    {                                                                                              \
        return cu2cl::float_to_integer<type>(std::ceil(static_cast<float>(__a)));                  \
    }                                                                                              \
    inline type __##name##2##word##_rd(T __a)                                                      \
    {                                                                                              \
        return cu2cl::float_to_integer<type>(std::floor(static_cast<float>(__a)));                 \
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
    inline signed char __##name##2char_rz(T __a)                                                   \
    {                                                                                              \
        return cu2cl::float_to_integer<signed char>(std::trunc(static_cast<float>(__a)));          \
    }                                                                                              \
    inline unsigned char __##name##2uchar_rz(T __a)                                                \
    {                                                                                              \
        return cu2cl::float_to_integer<unsigned char>(std::trunc(static_cast<float>(__a)));        \
    }

#define CU2CL_HALF_PAIRS(T, T2, name)                                                              \
    inline T2 make_##name##2(T __x, T __y)                                                         \
    {                                                                                              \
        return T2(__x, __y);                                                                       \
    }                                                                                              \
    inline T2 __halves2##name##2(T __x, T __y)                                                     \
    {                                                                                              \
        return T2(__x, __y);                                                                       \
    }                                                                                              \
    inline T2 __##name##2##name##2(T __both)                                                       \
    {                                                                                              \
        return T2(__both, __both);                                                                 \
    }                                                                                              \
    inline T2 __floats2##name##2_rn(float __x, float __y)                                          \
    {                                                                                              \
        return T2(T(__x), T(__y));                                                                 \
    }                                                                                              \
    inline T2 __float22##name##2_rn(float2 __a)                                                    \
    {                                                                                              \
        return T2(T(__a.x), T(__a.y));                                                             \
    }                                                                                              \
    inline T2 __float2##name##2_rn(float __both)                                                   \
    {                                                                                              \
        return T2(T(__both), T(__both));                                                           \
    }                                                                                              \
    inline float2 __##name##22float2(T2 __a)                                                       \
    {                                                                                              \
        return make_float2(__a.x, __a.y);                                                          \
    }                                                                                              \
    inline float __low2float(T2 __a)                                                               \
    {                                                                                              \
        return __a.x;                                                                              \
    }                                                                                              \
    inline float __high2float(T2 __a)                                                              \
    {                                                                                              \
        return __a.y;                                                                              \
    }                                                                                              \
    inline T __low2##name(T2 __a)                                                                  \
    {                                                                                              \
        return __a.x;                                                                              \
    }                                                                                              \
    inline T __high2##name(T2 __a)                                                                 \
    {                                                                                              \
        return __a.y;                                                                              \
    }                                                                                              \
    inline T2 __low2##name##2(T2 __a)                                                              \
    {                                                                                              \
        return T2(__a.x, __a.x);                                                                   \
    }                                                                                              \
    inline T2 __high2##name##2(T2 __a)                                                             \
    {                                                                                              \
        return T2(__a.y, __a.y);                                                                   \
    }                                                                                              \
    inline T2 __lows2##name##2(T2 __a, T2 __b)                                                     \
    {                                                                                              \
        return T2(__a.x, __b.x);                                                                   \
    }                                                                                              \
    inline T2 __highs2##name##2(T2 __a, T2 __b)                                                    \
    {                                                                                              \
        return T2(__a.y, __b.y);                                                                   \
    }                                                                                              \
    inline T2 __lowhigh2highlow(T2 __a)                                                            \
    {                                                                                              \
        return T2(__a.y, __a.x);                                                                   \
    }                                                                                              \
    inline short __##name##_as_short(T __a)                                                        \
    {                                                                                              \
        return static_cast<short>(__a.__x);                                                        \
    }                                                                                              \
    inline unsigned short __##name##_as_ushort(T __a)                                              \
    {                                                                                              \
        return __a.__x;                                                                            \
    }                                                                                              \
    inline T __ushort_as_##name(unsigned short __bits)                                             \
    {                                                                                              \
        T __a;                                                                                     \
        __a.__x = __bits;                                                                          \
        return __a;                                                                                \
    }                                                                                              \
    inline T __short_as_##name(short __bits)                                                       \
    {                                                                                              \
        return __ushort_as_##name(static_cast<unsigned short>(__bits));                            \
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
    inline float __##name##2float(T __a);                                                          \
    inline T __float2##name(float __value);                                                        \
    inline T __double2##name(double __value);                                                      \
    struct __attribute__((aligned(2))) T {                                                         \
        unsigned short __x;                                                                        \
        T() = default;                                                                             \
        T(const T##_raw &__raw) : __x(__raw.x)                                                     \
        {                                                                                          \
        }                                                                                          \
        CU2CL_HALF_FROM(T, float, __float2##name(__value))                                         \
        CU2CL_HALF_FROM(T, double, __double2##name(__value))                                       \
        CU2CL_HALF_FROM(T, short, __float2##name(__value))                                         \
        CU2CL_HALF_FROM(T, unsigned short, __float2##name(__value))                                \
        CU2CL_HALF_FROM(T, int, __double2##name(__value))                                          \
        CU2CL_HALF_FROM(T, unsigned int, __double2##name(__value))                                 \
        CU2CL_HALF_FROM(T, long,                                                                   \
                        __float2##name(cu2cl::float_to_odd(static_cast<long long>(__value))))      \
        CU2CL_HALF_FROM(                                                                           \
            T, unsigned long,                                                                      \
            __float2##name(cu2cl::float_to_odd(static_cast<unsigned long long>(__value))))         \
        CU2CL_HALF_FROM(T, long long, __float2##name(cu2cl::float_to_odd(__value)))                \
        CU2CL_HALF_FROM(T, unsigned long long, __float2##name(cu2cl::float_to_odd(__value)))       \
        operator float() const                                                                     \
        {                                                                                          \
            return __##name##2float(*this);                                                        \
        }                                                                                          \
        operator T##_raw() const                                                                   \
        {                                                                                          \
            T##_raw __raw;                                                                         \
            __raw.x = __x;                                                                         \
            return __raw;                                                                          \
        }                                                                                          \
        T &operator=(const T##_raw &__raw)                                                         \
        {                                                                                          \
            __x = __raw.x;                                                                         \
            return *this;                                                                          \
        }                                                                                          \
    };                                                                                             \
    struct __attribute__((aligned(4))) T2 {                                                        \
        T x, y;                                                                                    \
        T2() = default;                                                                            \
        T2(const T &__low, const T &__high) : x(__low), y(__high)                                  \
        {                                                                                          \
        }                                                                                          \
        T2(const T2##_raw &__raw)                                                                  \
        {                                                                                          \
            x.__x = __raw.x;                                                                       \
            y.__x = __raw.y;                                                                       \
        }                                                                                          \
        operator T2##_raw() const                                                                  \
        {                                                                                          \
            T2##_raw __raw;                                                                        \
            __raw.x = x.__x;                                                                       \
            __raw.y = y.__x;                                                                       \
            return __raw;                                                                          \
        }                                                                                          \
    };

/* Construction and assignment from a value of another type. */
#define CU2CL_HALF_FROM(T, type, result)                                                           \
    T(type __value)                                                                                \
    {                                                                                              \
        *this = result;                                                                            \
    }                                                                                              \
    T &operator=(type __value)                                                                     \
    {                                                                                              \
        return *this = T(__value);                                                                 \
    }

#define CU2CL_HALF_FUNCTIONS(T, T2, name)                                                          \
    inline T __double2##name(double __value)                                                       \
    {                                                                                              \
        return __float2##name(cu2cl::float_to_odd(__value));                                       \
    }                                                                                              \
    CU2CL_HALF_SIGNS(T, T2)                                                                        \
    CU2CL_HALF_ARITHMETIC(T, T2)                                                                   \
    CU2CL_HALF_COMPARISONS(T, T2)                                                                  \
    CU2CL_HALF_MATHS(T, T2)                                                                        \
    CU2CL_HALF_OPERATORS(T, T2)                                                                    \
    CU2CL_HALF_INTEGERS(T, name)                                                                   \
    CU2CL_HALF_PAIRS(T, T2, name)

#endif
