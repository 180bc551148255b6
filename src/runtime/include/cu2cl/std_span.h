/* cuda::std::span, for host code and for the translator: a pointer, and a length that the type may
 * have. */
#ifndef CU2CL_STD_SPAN_H
#define CU2CL_STD_SPAN_H

#include "std.h"

#include "hide_macros.h"

namespace cuda
{
namespace std
{

constexpr ::std::size_t dynamic_extent = ~(::std::size_t)0;

/* A pointer, and the length where the type does not have it. */
template <class __T, ::std::size_t __Extent> struct __span_parts {
    __T *__data;
    CU2CL_BOTH constexpr __span_parts(__T *__first, ::std::size_t) : __data(__first)
    {
    }
    CU2CL_BOTH constexpr ::std::size_t __length() const
    {
        return __Extent;
    }
};
template <class __T> struct __span_parts<__T, dynamic_extent> {
    __T *__data;
    ::std::size_t __count;
    CU2CL_BOTH constexpr __span_parts(__T *__first, ::std::size_t __number)
        : __data(__first), __count(__number)
    {
    }
    CU2CL_BOTH constexpr ::std::size_t __length() const
    {
        return __count;
    }
};

template <class __T, ::std::size_t __Extent = dynamic_extent> class span
{
    __span_parts<__T, __Extent> __parts;

    /* Behind what is left out, where the type says so. */
    template <::std::size_t __Offset, ::std::size_t __Count>
    using __part = span<__T, __Count != dynamic_extent    ? __Count
                             : __Extent != dynamic_extent ? __Extent - __Offset
                                                          : dynamic_extent>;

  public:
    typedef __T element_type;
    typedef typename ::std::remove_cv<__T>::type value_type;
    typedef ::std::size_t size_type;
    typedef ::std::ptrdiff_t difference_type;
    typedef __T *pointer;
    typedef const __T *const_pointer;
    typedef __T &reference;
    typedef const __T &const_reference;
    typedef __T *iterator;
    static constexpr ::std::size_t extent = __Extent;

    template <::std::size_t __E = __Extent,
              class = typename ::std::enable_if<__E == 0 || __E == dynamic_extent>::type>
    CU2CL_BOTH constexpr span() noexcept : __parts(nullptr, 0)
    {
    }
    CU2CL_BOTH constexpr span(__T *__first, ::std::size_t __count) : __parts(__first, __count)
    {
    }
    CU2CL_BOTH constexpr span(__T *__first, __T *__last)
        : __parts(__first, (::std::size_t)(__last - __first))
    {
    }
    template <::std::size_t __N, class = typename ::std::enable_if<__Extent == dynamic_extent ||
                                                                   __Extent == __N>::type>
    CU2CL_BOTH constexpr span(__T (&__array)[__N]) noexcept : __parts(__array, __N)
    {
    }
    template <
        class __U, ::std::size_t __N,
        class = typename ::std::enable_if<::std::is_convertible<__U (*)[], __T (*)[]>::value &&
                                          (__Extent == dynamic_extent || __Extent == __N)>::type>
    CU2CL_BOTH constexpr span(::std::array<__U, __N> &__array) noexcept : __parts(&__array[0], __N)
    {
    }
    template <class __U, ::std::size_t __N,
              class = typename ::std::enable_if<
                  ::std::is_convertible<const __U (*)[], __T (*)[]>::value &&
                  (__Extent == dynamic_extent || __Extent == __N)>::type>
    CU2CL_BOTH constexpr span(const ::std::array<__U, __N> &__array) noexcept
        : __parts(&__array[0], __N)
    {
    }
    template <class __U, ::std::size_t __E,
              class = typename ::std::enable_if<
                  ::std::is_convertible<__U (*)[], __T (*)[]>::value &&
                  !(::std::is_same<__U, __T>::value && __E == __Extent) &&
                  (__Extent == dynamic_extent || __E == dynamic_extent || __E == __Extent)>::type>
    CU2CL_BOTH constexpr span(const span<__U, __E> &__other) noexcept
        : __parts(__other.data(), __other.size())
    {
    }
    /* Of vectors and the like, which hold their elements in one piece. */
    template <class __C,
              class = typename ::std::enable_if<
                  !::std::is_array<__C>::value &&
                  ::std::is_convertible<typename ::std::remove_pointer<
                                            decltype(::std::declval<__C &>().data())>::type (*)[],
                                        __T (*)[]>::value &&
                  ::std::is_integral<decltype(::std::declval<__C &>().capacity())>::value>::type>
    CU2CL_BOTH constexpr span(__C &__container) : __parts(__container.data(), __container.size())
    {
    }

    CU2CL_BOTH constexpr __T *data() const noexcept
    {
        return __parts.__data;
    }
    CU2CL_BOTH constexpr ::std::size_t size() const noexcept
    {
        return __parts.__length();
    }
    CU2CL_BOTH constexpr ::std::size_t size_bytes() const noexcept
    {
        return __parts.__length() * sizeof(__T);
    }
    CU2CL_BOTH constexpr bool empty() const noexcept
    {
        return __parts.__length() == 0;
    }
    CU2CL_BOTH constexpr __T &operator[](::std::size_t __i) const
    {
        return __parts.__data[__i];
    }
    CU2CL_BOTH constexpr __T &front() const
    {
        return __parts.__data[0];
    }
    CU2CL_BOTH constexpr __T &back() const
    {
        return __parts.__data[__parts.__length() - 1];
    }
    CU2CL_BOTH constexpr __T *begin() const noexcept
    {
        return __parts.__data;
    }
    CU2CL_BOTH constexpr __T *end() const noexcept
    {
        return __parts.__data + __parts.__length();
    }
    CU2CL_BOTH constexpr span<__T> first(::std::size_t __count) const
    {
        return span<__T>(__parts.__data, __count);
    }
    template <::std::size_t __Count> CU2CL_BOTH constexpr span<__T, __Count> first() const
    {
        return span<__T, __Count>(__parts.__data, __Count);
    }
    CU2CL_BOTH constexpr span<__T> last(::std::size_t __count) const
    {
        return span<__T>(__parts.__data + (__parts.__length() - __count), __count);
    }
    template <::std::size_t __Count> CU2CL_BOTH constexpr span<__T, __Count> last() const
    {
        return span<__T, __Count>(__parts.__data + (__parts.__length() - __Count), __Count);
    }
    CU2CL_BOTH constexpr span<__T> subspan(::std::size_t __offset,
                                           ::std::size_t __count = dynamic_extent) const
    {
        return span<__T>(__parts.__data + __offset,
                         __count == dynamic_extent ? __parts.__length() - __offset : __count);
    }
    template <::std::size_t __Offset, ::std::size_t __Count = dynamic_extent>
    CU2CL_BOTH constexpr __part<__Offset, __Count> subspan() const
    {
        return __part<__Offset, __Count>(__parts.__data + __Offset,
                                         __Count == dynamic_extent ? __parts.__length() - __Offset
                                                                   : __Count);
    }
};

#if __cplusplus >= 201703L
template <class __T, ::std::size_t __N> span(__T (&)[__N]) -> span<__T, __N>;
template <class __T, ::std::size_t __N> span(::std::array<__T, __N> &) -> span<__T, __N>;
template <class __T, ::std::size_t __N>
span(const ::std::array<__T, __N> &) -> span<const __T, __N>;
template <class __T> span(__T *, ::std::size_t) -> span<__T>;
template <class __T> span(__T *, __T *) -> span<__T>;
template <class __C>
span(__C &) -> span<typename ::std::remove_pointer<decltype(::std::declval<__C &>().data())>::type>;
#endif

} // namespace std
} // namespace cuda

#include "show_macros.h"

#endif
