/* Expressions of placeholders: `_1 * 2 + _2` is a function object. */
#ifndef CU2CL_THRUST_DETAIL_PLACEHOLDERS_H
#define CU2CL_THRUST_DETAIL_PLACEHOLDERS_H

#include "../tuple.h"

namespace thrust
{
namespace detail
{

/* Everything that is called with a tuple of references to the arguments. */
template <class Self> struct actor {
    template <class... As> CU2CL_HD auto operator()(As &&...as) const
    {
        tuple<As &...> arguments(as...);
        return static_cast<const Self &>(*this).evaluate(arguments);
    }
};

template <unsigned int I> struct argument_actor : actor<argument_actor<I>> {
    template <class Arguments> CU2CL_HD auto &evaluate(const Arguments &arguments) const
    {
        return tuple_part<I>::get(arguments);
    }
};

template <class T> struct value_actor : actor<value_actor<T>> {
    T value;
    CU2CL_HD explicit value_actor(const T &v) : value(v)
    {
    }
    template <class Arguments> CU2CL_HD const T &evaluate(const Arguments &) const
    {
        return value;
    }
};

template <class T, class = void> struct is_actor : std::false_type {
};
template <class Self> std::true_type derives_from_actor(const actor<Self> &);
template <class T>
struct is_actor<T, void_t<decltype(derives_from_actor(std::declval<const T &>()))>>
    : std::true_type {
};
template <class T>
using as_actor = typename std::conditional<is_actor<T>::value, T, value_actor<T>>::type;

#define CU2CL_THRUST_BINARY(name, op)                                                              \
    template <class A, class B> struct name##_actor : actor<name##_actor<A, B>> {                  \
        A a;                                                                                       \
        B b;                                                                                       \
        CU2CL_HD name##_actor(const A &left, const B &right) : a(left), b(right)                   \
        {                                                                                          \
        }                                                                                          \
        template <class Arguments> CU2CL_HD auto evaluate(const Arguments &arguments) const        \
        {                                                                                          \
            return a.evaluate(arguments) op b.evaluate(arguments);                                 \
        }                                                                                          \
    };                                                                                             \
    template <class A, class B,                                                                    \
              class = typename std::enable_if<is_actor<A>::value || is_actor<B>::value>::type>     \
    CU2CL_HD inline name##_actor<as_actor<A>, as_actor<B>> operator op(const A &a, const B &b)     \
    {                                                                                              \
        return name##_actor<as_actor<A>, as_actor<B>>(as_actor<A>(a), as_actor<B>(b));             \
    }
#define CU2CL_THRUST_ASSIGN(name, op)                                                              \
    template <class A, class B> struct name##_actor : actor<name##_actor<A, B>> {                  \
        A a;                                                                                       \
        B b;                                                                                       \
        CU2CL_HD name##_actor(const A &left, const B &right) : a(left), b(right)                   \
        {                                                                                          \
        }                                                                                          \
        template <class Arguments> CU2CL_HD auto &evaluate(const Arguments &arguments) const       \
        {                                                                                          \
            return a.evaluate(arguments) op b.evaluate(arguments);                                 \
        }                                                                                          \
    };                                                                                             \
    template <class A, class B, class = typename std::enable_if<is_actor<A>::value>::type>         \
    CU2CL_HD inline name##_actor<A, as_actor<B>> operator op(const A &a, const B &b)               \
    {                                                                                              \
        return name##_actor<A, as_actor<B>>(a, as_actor<B>(b));                                    \
    }
#define CU2CL_THRUST_UNARY(name, op)                                                               \
    template <class A> struct name##_actor : actor<name##_actor<A>> {                              \
        A a;                                                                                       \
        CU2CL_HD explicit name##_actor(const A &operand) : a(operand)                              \
        {                                                                                          \
        }                                                                                          \
        template <class Arguments> CU2CL_HD auto evaluate(const Arguments &arguments) const        \
        {                                                                                          \
            return op a.evaluate(arguments);                                                       \
        }                                                                                          \
    };                                                                                             \
    template <class A, class = typename std::enable_if<is_actor<A>::value>::type>                  \
    CU2CL_HD inline name##_actor<A> operator op(const A &a)                                        \
    {                                                                                              \
        return name##_actor<A>(a);                                                                 \
    }

CU2CL_THRUST_BINARY(plus, +)
CU2CL_THRUST_BINARY(minus, -)
CU2CL_THRUST_BINARY(times, *)
CU2CL_THRUST_BINARY(divided, /)
CU2CL_THRUST_BINARY(remainder, %)
CU2CL_THRUST_BINARY(bits_and, &)
CU2CL_THRUST_BINARY(bits_or, |)
CU2CL_THRUST_BINARY(bits_xor, ^)
CU2CL_THRUST_BINARY(shifted_left, <<)
CU2CL_THRUST_BINARY(shifted_right, >>)
CU2CL_THRUST_BINARY(equal, ==)
CU2CL_THRUST_BINARY(unequal, !=)
CU2CL_THRUST_BINARY(smaller, <)
CU2CL_THRUST_BINARY(larger, >)
CU2CL_THRUST_BINARY(at_most, <=)
CU2CL_THRUST_BINARY(at_least, >=)
CU2CL_THRUST_BINARY(both, &&)
CU2CL_THRUST_BINARY(either, ||)
CU2CL_THRUST_ASSIGN(add, +=)
CU2CL_THRUST_ASSIGN(subtract, -=)
CU2CL_THRUST_ASSIGN(multiply, *=)
CU2CL_THRUST_ASSIGN(divide, /=)
CU2CL_THRUST_ASSIGN(take_remainder, %=)
CU2CL_THRUST_ASSIGN(and_bits, &=)
CU2CL_THRUST_ASSIGN(or_bits, |=)
CU2CL_THRUST_ASSIGN(xor_bits, ^=)
CU2CL_THRUST_ASSIGN(shift_left, <<=)
CU2CL_THRUST_ASSIGN(shift_right, >>=)
CU2CL_THRUST_UNARY(negative, -)
CU2CL_THRUST_UNARY(opposite, !)
CU2CL_THRUST_UNARY(complement, ~)
#undef CU2CL_THRUST_BINARY
#undef CU2CL_THRUST_ASSIGN
#undef CU2CL_THRUST_UNARY

} // namespace detail

namespace placeholders
{
CU2CL_THRUST_CONSTANT detail::argument_actor<0> _1 = {};
CU2CL_THRUST_CONSTANT detail::argument_actor<1> _2 = {};
CU2CL_THRUST_CONSTANT detail::argument_actor<2> _3 = {};
CU2CL_THRUST_CONSTANT detail::argument_actor<3> _4 = {};
CU2CL_THRUST_CONSTANT detail::argument_actor<4> _5 = {};
CU2CL_THRUST_CONSTANT detail::argument_actor<5> _6 = {};
CU2CL_THRUST_CONSTANT detail::argument_actor<6> _7 = {};
CU2CL_THRUST_CONSTANT detail::argument_actor<7> _8 = {};
CU2CL_THRUST_CONSTANT detail::argument_actor<8> _9 = {};
CU2CL_THRUST_CONSTANT detail::argument_actor<9> _10 = {};
} // namespace placeholders

} // namespace thrust

#endif
