/* cuda::std's functions on bits, for host code and for the translator. The C++ library has them
 * since C++20 only; CUDA's have no such limit. */
#ifndef CU2CL_STD_BIT_H
#define CU2CL_STD_BIT_H

#include "std.h"

#include "hide_macros.h"

namespace cuda
{
namespace std
{

enum class endian { little = 0, big = 1, native = little };

template <class __To, class __From> CU2CL_BOTH inline __To bit_cast(const __From &__from) noexcept
{
    static_assert(sizeof(__To) == sizeof(__From), "bit_cast: the types have one size");
    __To __to;
    __builtin_memcpy(&__to, &__from, sizeof(__To));
    return __to;
}

template <class __T> CU2CL_BOTH constexpr int popcount(__T __value) noexcept
{
    static_assert(::std::is_unsigned<__T>::value, "popcount: of an unsigned number");
    return sizeof(__T) <= 4 ? __builtin_popcount((unsigned)__value)
                            : __builtin_popcountll((unsigned long long)__value);
}

template <class __T> CU2CL_BOTH constexpr int countl_zero(__T __value) noexcept
{
    static_assert(::std::is_unsigned<__T>::value, "countl_zero: of an unsigned number");
    if (!__value)
        return (int)(8 * sizeof(__T));
    return sizeof(__T) <= 4 ? __builtin_clz((unsigned)__value) - (32 - (int)(8 * (sizeof(__T) & 7)))
                            : __builtin_clzll((unsigned long long)__value);
}

template <class __T> CU2CL_BOTH constexpr int countr_zero(__T __value) noexcept
{
    static_assert(::std::is_unsigned<__T>::value, "countr_zero: of an unsigned number");
    if (!__value)
        return (int)(8 * sizeof(__T));
    return sizeof(__T) <= 4 ? __builtin_ctz((unsigned)__value)
                            : __builtin_ctzll((unsigned long long)__value);
}

template <class __T> CU2CL_BOTH constexpr int countl_one(__T __value) noexcept
{
    return cuda::std::countl_zero((__T)~__value);
}

template <class __T> CU2CL_BOTH constexpr int countr_one(__T __value) noexcept
{
    return cuda::std::countr_zero((__T)~__value);
}

template <class __T> CU2CL_BOTH constexpr bool has_single_bit(__T __value) noexcept
{
    return cuda::std::popcount(__value) == 1;
}

template <class __T> CU2CL_BOTH constexpr int bit_width(__T __value) noexcept
{
    return (int)(8 * sizeof(__T)) - cuda::std::countl_zero(__value);
}

template <class __T> CU2CL_BOTH constexpr __T bit_floor(__T __value) noexcept
{
    return __value ? (__T)((__T)1 << (cuda::std::bit_width(__value) - 1)) : (__T)0;
}

template <class __T> CU2CL_BOTH constexpr __T bit_ceil(__T __value) noexcept
{
    return __value < 2 ? (__T)1 : (__T)((__T)1 << cuda::std::bit_width((__T)(__value - 1)));
}

template <class __T> CU2CL_BOTH constexpr __T rotl(__T __value, int __count) noexcept
{
    static_assert(::std::is_unsigned<__T>::value, "rotl: of an unsigned number");
    const unsigned __bits = 8 * sizeof(__T);
    const unsigned __left = (unsigned)__count & (__bits - 1);
    return (__T)(__left ? (__T)(__value << __left) | (__T)(__value >> (__bits - __left)) : __value);
}

template <class __T> CU2CL_BOTH constexpr __T rotr(__T __value, int __count) noexcept
{
    return cuda::std::rotl(__value, (int)(0u - (unsigned)__count));
}

template <class __T> CU2CL_BOTH constexpr __T byteswap(__T __value) noexcept
{
    if (sizeof(__T) == 1)
        return __value;
    unsigned long long __rest = (unsigned long long)__value, __result = 0;
    for (unsigned __i = 0; __i < sizeof(__T); __i++, __rest >>= 8)
        __result = __result << 8 | (__rest & 255);
    return (__T)__result;
}

} // namespace std
} // namespace cuda

#include "show_macros.h"

#endif
