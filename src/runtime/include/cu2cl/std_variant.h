/* cuda::std::variant, for host code and for the translator: a union in a union, and the number of
 * the member that counts. */
#ifndef CU2CL_STD_VARIANT_H
#define CU2CL_STD_VARIANT_H

#include <exception>

#include "std.h"

#include "hide_macros.h"

#if __cplusplus >= 201703L
namespace cuda
{
namespace std
{

class bad_variant_access : public ::std::exception
{
  public:
    const char *what() const noexcept override
    {
        return "bad_variant_access";
    }
};

struct monostate {
};

template <class... __Ts> class variant;

constexpr ::std::size_t variant_npos = ~(::std::size_t)0;

template <::std::size_t __I> struct __variant_place {
};

template <class... __Ts> union __variant_union {
    CU2CL_BOTH constexpr __variant_union()
    {
    }
};
template <class __T, class... __Ts> union __variant_union<__T, __Ts...> {
    __T __head;
    __variant_union<__Ts...> __tail;

    template <class... __A>
    CU2CL_BOTH constexpr explicit __variant_union(__variant_place<0>, __A &&...__arguments)
        : __head(static_cast<__A &&>(__arguments)...)
    {
    }
    template <::std::size_t __I, class... __A>
    CU2CL_BOTH constexpr explicit __variant_union(__variant_place<__I>, __A &&...__arguments)
        : __tail(__variant_place<__I - 1>(), static_cast<__A &&>(__arguments)...)
    {
    }
    CU2CL_BOTH constexpr __T &__get(__variant_place<0>)
    {
        return __head;
    }
    CU2CL_BOTH constexpr const __T &__get(__variant_place<0>) const
    {
        return __head;
    }
    template <::std::size_t __I> CU2CL_BOTH constexpr auto &__get(__variant_place<__I>)
    {
        return __tail.__get(__variant_place<__I - 1>());
    }
    template <::std::size_t __I> CU2CL_BOTH constexpr const auto &__get(__variant_place<__I>) const
    {
        return __tail.__get(__variant_place<__I - 1>());
    }
};

template <::std::size_t __I, class __V> struct variant_alternative;
template <::std::size_t __I, class... __Ts> struct variant_alternative<__I, variant<__Ts...>> {
    typedef typename ::std::tuple_element<__I, ::std::tuple<__Ts...>>::type type;
};
template <::std::size_t __I, class __V>
using variant_alternative_t = typename variant_alternative<__I, __V>::type;

template <class __V> struct variant_size;
template <class... __Ts>
struct variant_size<variant<__Ts...>> : ::std::integral_constant<::std::size_t, sizeof...(__Ts)> {
};
template <class __V> inline constexpr ::std::size_t variant_size_v = variant_size<__V>::value;

/* The number of a type; that of the first, where it is there several times. */
template <class __T, class... __Ts> struct __variant_index;
template <class __T, class... __Ts>
struct __variant_index<__T, __T, __Ts...> : ::std::integral_constant<::std::size_t, 0> {
};
template <class __T, class __U, class... __Ts>
struct __variant_index<__T, __U, __Ts...>
    : ::std::integral_constant<::std::size_t, 1 + __variant_index<__T, __Ts...>::value> {
};

/* The alternative that an assignment of another type chooses: by overloads, without narrowing. */
template <class __T> struct __variant_array {
    __T __array[1];
};
template <::std::size_t __I, class __U, class __T, class = void> struct __variant_overload {
    void operator()();
};
template <::std::size_t __I, class __U, class __T>
struct __variant_overload<__I, __U, __T,
                          decltype((void)__variant_array<__T>{{::std::declval<__U>()}})> {
    ::std::integral_constant<::std::size_t, __I> operator()(__T);
};
template <class __U, class __S, class... __Ts> struct __variant_overloads;
template <class __U, ::std::size_t... __I, class... __Ts>
struct __variant_overloads<__U, ::std::index_sequence<__I...>, __Ts...>
    : __variant_overload<__I, __U, __Ts>... {
    using __variant_overload<__I, __U, __Ts>::operator()...;
};
template <class __U, class... __Ts>
using __variant_choice =
    decltype(::std::declval<
             __variant_overloads<__U, ::std::index_sequence_for<__Ts...>, __Ts...>>()(
        ::std::declval<__U>()));

template <class... __Ts> class variant
{
    static_assert((::std::is_trivially_copyable<__Ts>::value && ...) &&
                      (::std::is_trivially_destructible<__Ts>::value && ...),
                  "variant of a class whose copies or destruction are functions is not ported");

  public:
    __variant_union<__Ts...> __members;
    unsigned __number;

    CU2CL_BOTH constexpr variant() : __members(__variant_place<0>()), __number(0)
    {
    }
    template <class __U,
              class = typename ::std::enable_if<
                  !::std::is_same<typename ::std::decay<__U>::type, variant>::value>::type,
              ::std::size_t __I = __variant_choice<__U, __Ts...>::value>
    CU2CL_BOTH constexpr variant(__U &&__value)
        : __members(__variant_place<__I>(), static_cast<__U &&>(__value)), __number(__I)
    {
    }
    template <::std::size_t __I, class... __A>
    CU2CL_BOTH constexpr explicit variant(::std::in_place_index_t<__I>, __A &&...__arguments)
        : __members(__variant_place<__I>(), static_cast<__A &&>(__arguments)...), __number(__I)
    {
    }
    template <class __T, class... __A>
    CU2CL_BOTH constexpr explicit variant(::std::in_place_type_t<__T>, __A &&...__arguments)
        : __members(__variant_place<__variant_index<__T, __Ts...>::value>(),
                    static_cast<__A &&>(__arguments)...),
          __number(__variant_index<__T, __Ts...>::value)
    {
    }
    template <class __U,
              class = typename ::std::enable_if<
                  !::std::is_same<typename ::std::decay<__U>::type, variant>::value>::type,
              ::std::size_t __I = __variant_choice<__U, __Ts...>::value>
    CU2CL_BOTH variant &operator=(__U &&__value)
    {
        *this = variant(::std::in_place_index_t<__I>(), static_cast<__U &&>(__value));
        return *this;
    }
    template <::std::size_t __I, class... __A>
    CU2CL_BOTH variant_alternative_t<__I, variant> &emplace(__A &&...__arguments)
    {
        *this = variant(::std::in_place_index_t<__I>(), static_cast<__A &&>(__arguments)...);
        return __members.__get(__variant_place<__I>());
    }
    template <class __T, class... __A> CU2CL_BOTH __T &emplace(__A &&...__arguments)
    {
        *this = variant(::std::in_place_type_t<__T>(), static_cast<__A &&>(__arguments)...);
        return __members.__get(__variant_place<__variant_index<__T, __Ts...>::value>());
    }
    CU2CL_BOTH constexpr ::std::size_t index() const noexcept
    {
        return __number;
    }
    CU2CL_BOTH constexpr bool valueless_by_exception() const noexcept
    {
        return false;
    }
};

template <class __T, class... __Ts>
CU2CL_BOTH constexpr bool holds_alternative(const variant<__Ts...> &__v) noexcept
{
    return __v.__number == __variant_index<__T, __Ts...>::value;
}

/* Of the wrong alternative: an exception in C++, the end of the kernel in CUDA. */
template <::std::size_t __I, class... __Ts>
CU2CL_BOTH constexpr variant_alternative_t<__I, variant<__Ts...>> &get(variant<__Ts...> &__v)
{
    if (__v.__number != __I)
        CU2CL_STD_STOP(bad_variant_access());
    return __v.__members.__get(__variant_place<__I>());
}
template <::std::size_t __I, class... __Ts>
CU2CL_BOTH constexpr const variant_alternative_t<__I, variant<__Ts...>> &
get(const variant<__Ts...> &__v)
{
    if (__v.__number != __I)
        CU2CL_STD_STOP(bad_variant_access());
    return __v.__members.__get(__variant_place<__I>());
}
template <class __T, class... __Ts> CU2CL_BOTH constexpr __T &get(variant<__Ts...> &__v)
{
    return cuda::std::get<__variant_index<__T, __Ts...>::value>(__v);
}
template <class __T, class... __Ts> CU2CL_BOTH constexpr const __T &get(const variant<__Ts...> &__v)
{
    return cuda::std::get<__variant_index<__T, __Ts...>::value>(__v);
}
using ::std::get;

template <::std::size_t __I, class... __Ts>
CU2CL_BOTH constexpr variant_alternative_t<__I, variant<__Ts...>> *
get_if(variant<__Ts...> *__v) noexcept
{
    return __v && __v->__number == __I ? &__v->__members.__get(__variant_place<__I>()) : nullptr;
}
template <::std::size_t __I, class... __Ts>
CU2CL_BOTH constexpr const variant_alternative_t<__I, variant<__Ts...>> *
get_if(const variant<__Ts...> *__v) noexcept
{
    return __v && __v->__number == __I ? &__v->__members.__get(__variant_place<__I>()) : nullptr;
}
template <class __T, class... __Ts> CU2CL_BOTH constexpr __T *get_if(variant<__Ts...> *__v) noexcept
{
    return cuda::std::get_if<__variant_index<__T, __Ts...>::value>(__v);
}
template <class __T, class... __Ts>
CU2CL_BOTH constexpr const __T *get_if(const variant<__Ts...> *__v) noexcept
{
    return cuda::std::get_if<__variant_index<__T, __Ts...>::value>(__v);
}

/* The first variant gives way to its member, which goes behind the others: after as many turns as
 * there are variants, all are in their places again. */
template <::std::size_t __Turns, ::std::size_t __I, class __F, class __V, class... __Rest>
CU2CL_BOTH constexpr decltype(auto) __visit_turn(__F &__visitor, __V &__v, __Rest &...__rest)
{
    if constexpr (__I + 1 < variant_size<typename ::std::remove_cv<__V>::type>::value)
        if (__v.__number != __I)
            return cuda::std::__visit_turn<__Turns, __I + 1>(__visitor, __v, __rest...);
    if constexpr (__Turns > 1)
        return cuda::std::__visit_turn<__Turns - 1, 0>(__visitor, __rest...,
                                                       __v.__members.__get(__variant_place<__I>()));
    else
        return __visitor(__rest..., __v.__members.__get(__variant_place<__I>()));
}

template <class __F, class... __Vs>
CU2CL_BOTH constexpr decltype(auto) visit(__F &&__visitor, __Vs &&...__vs)
{
    if constexpr (sizeof...(__Vs) == 0)
        return __visitor();
    else
        return cuda::std::__visit_turn<sizeof...(__Vs), 0>(__visitor, __vs...);
}

} // namespace std
} // namespace cuda
#endif

#include "show_macros.h"

#endif
