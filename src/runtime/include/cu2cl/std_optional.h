/* cuda::std::optional, for host code and for the translator: the value in a union, as it may be of a
 * class that can't be built from nothing, and whether there is one. */
#ifndef CU2CL_STD_OPTIONAL_H
#define CU2CL_STD_OPTIONAL_H

#include <exception>

#include "std.h"

#include "hide_macros.h"

#if __cplusplus >= 201703L
namespace cuda
{
namespace std
{

class bad_optional_access : public ::std::exception
{
  public:
    const char *what() const noexcept override
    {
        return "bad_optional_access";
    }
};

struct nullopt_t {
    CU2CL_BOTH constexpr explicit nullopt_t(int)
    {
    }
};
inline constexpr nullopt_t nullopt{0};

template <class __T> class optional
{
    static_assert(::std::is_trivially_copyable<__T>::value &&
                      ::std::is_trivially_destructible<__T>::value,
                  "optional of a class whose copies or destruction are functions is not ported");
    union {
        char __none;
        __T __value;
    };
    bool __is_there;

  public:
    typedef __T value_type;

    CU2CL_BOTH constexpr optional() noexcept : __none(0), __is_there(false)
    {
    }
    CU2CL_BOTH constexpr optional(nullopt_t) noexcept : __none(0), __is_there(false)
    {
    }
    template <class __U = __T,
              class = typename ::std::enable_if<
                  ::std::is_convertible<__U, __T>::value &&
                  !::std::is_same<typename ::std::decay<__U>::type, optional>::value>::type>
    CU2CL_BOTH constexpr optional(__U &&__from)
        : __value(static_cast<__T>(static_cast<__U &&>(__from))), __is_there(true)
    {
    }
    template <class... __A>
    CU2CL_BOTH constexpr explicit optional(::std::in_place_t, __A &&...__arguments)
        : __value(static_cast<__A &&>(__arguments)...), __is_there(true)
    {
    }

    CU2CL_BOTH optional &operator=(nullopt_t) noexcept
    {
        __is_there = false;
        return *this;
    }
    template <class __U = __T,
              class = typename ::std::enable_if<
                  ::std::is_convertible<__U, __T>::value &&
                  !::std::is_same<typename ::std::decay<__U>::type, optional>::value>::type>
    CU2CL_BOTH optional &operator=(__U &&__from)
    {
        __value = static_cast<__T>(static_cast<__U &&>(__from));
        __is_there = true;
        return *this;
    }
    template <class... __A> CU2CL_BOTH __T &emplace(__A &&...__arguments)
    {
        __value = __T(static_cast<__A &&>(__arguments)...);
        __is_there = true;
        return __value;
    }
    CU2CL_BOTH void reset() noexcept
    {
        __is_there = false;
    }
    CU2CL_BOTH void swap(optional &__other)
    {
        optional __old = *this;
        *this = __other;
        __other = __old;
    }

    CU2CL_BOTH constexpr bool has_value() const noexcept
    {
        return __is_there;
    }
    CU2CL_BOTH constexpr explicit operator bool() const noexcept
    {
        return __is_there;
    }
    CU2CL_BOTH constexpr __T &operator*()
    {
        return __value;
    }
    CU2CL_BOTH constexpr const __T &operator*() const
    {
        return __value;
    }
    CU2CL_BOTH constexpr __T *operator->()
    {
        return &__value;
    }
    CU2CL_BOTH constexpr const __T *operator->() const
    {
        return &__value;
    }
    /* Without a value there is an exception in C++, and the end of the kernel in CUDA. */
    CU2CL_BOTH constexpr __T &value()
    {
        if (!__is_there)
            CU2CL_STD_STOP(bad_optional_access());
        return __value;
    }
    CU2CL_BOTH constexpr const __T &value() const
    {
        if (!__is_there)
            CU2CL_STD_STOP(bad_optional_access());
        return __value;
    }
    template <class __U> CU2CL_BOTH constexpr __T value_or(__U &&__other) const
    {
        return __is_there ? __value : static_cast<__T>(static_cast<__U &&>(__other));
    }
    template <class __F>
    CU2CL_BOTH constexpr auto and_then(__F &&__function) const
        -> decltype(__function(::std::declval<const __T &>()))
    {
        typedef decltype(__function(::std::declval<const __T &>())) __result;
        if (!__is_there)
            return __result();
        return __function(__value);
    }
    template <class __F>
    CU2CL_BOTH constexpr auto transform(__F &&__function) const
        -> optional<decltype(__function(::std::declval<const __T &>()))>
    {
        typedef optional<decltype(__function(::std::declval<const __T &>()))> __result;
        if (!__is_there)
            return __result();
        return __result(__function(__value));
    }
};

/* Comparisons: nothing is less than every value. */
#define CU2CL_STD_OPTIONAL(op, none)                                                               \
    template <class __T>                                                                           \
    CU2CL_BOTH constexpr bool operator op(const optional<__T> &__a, const optional<__T> &__b)      \
    {                                                                                              \
        return __a.has_value() && __b.has_value() ? *__a op * __b : none;                          \
    }                                                                                              \
    template <class __T, class __U>                                                                \
    CU2CL_BOTH constexpr auto operator op(const optional<__T> &__a, const __U &__b)                \
        ->typename ::std::enable_if<::std::is_convertible<__U, __T>::value, bool>::type            \
    {                                                                                              \
        return __a.has_value() ? *__a op __b : false op true;                                      \
    }                                                                                              \
    template <class __T, class __U>                                                                \
    CU2CL_BOTH constexpr auto operator op(const __U &__a, const optional<__T> &__b)                \
        ->typename ::std::enable_if<::std::is_convertible<__U, __T>::value, bool>::type            \
    {                                                                                              \
        return __b.has_value() ? __a op * __b : true op false;                                     \
    }
CU2CL_STD_OPTIONAL(==, (__a.has_value() == __b.has_value()))
CU2CL_STD_OPTIONAL(!=, (__a.has_value() != __b.has_value()))
CU2CL_STD_OPTIONAL(<, (!__a.has_value() && __b.has_value()))
CU2CL_STD_OPTIONAL(>, (__a.has_value() && !__b.has_value()))
CU2CL_STD_OPTIONAL(<=, (!__a.has_value()))
CU2CL_STD_OPTIONAL(>=, (!__b.has_value()))
#undef CU2CL_STD_OPTIONAL

template <class __T>
CU2CL_BOTH constexpr bool operator==(const optional<__T> &__a, nullopt_t) noexcept
{
    return !__a.has_value();
}
template <class __T>
CU2CL_BOTH constexpr bool operator==(nullopt_t, const optional<__T> &__a) noexcept
{
    return !__a.has_value();
}
template <class __T>
CU2CL_BOTH constexpr bool operator!=(const optional<__T> &__a, nullopt_t) noexcept
{
    return __a.has_value();
}
template <class __T>
CU2CL_BOTH constexpr bool operator!=(nullopt_t, const optional<__T> &__a) noexcept
{
    return __a.has_value();
}

template <class __T>
CU2CL_BOTH constexpr optional<typename ::std::decay<__T>::type> make_optional(__T &&__value)
{
    return optional<typename ::std::decay<__T>::type>(static_cast<__T &&>(__value));
}
template <class __T, class... __A>
CU2CL_BOTH constexpr optional<__T> make_optional(__A &&...__arguments)
{
    return optional<__T>(::std::in_place, static_cast<__A &&>(__arguments)...);
}

template <class __T> optional(__T) -> optional<__T>;

} // namespace std
} // namespace cuda
#endif

#include "show_macros.h"

#endif
