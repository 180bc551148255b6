/* cuda::std::mdspan, for host code and for the translator: a pointer, the numbers of elements of
 * each dimension, and the order in which the elements lie. */
#ifndef CU2CL_STD_MDSPAN_H
#define CU2CL_STD_MDSPAN_H

#include "std_span.h"

#include "hide_macros.h"

#if __cplusplus >= 201703L
namespace cuda
{
namespace std
{

/* All sizes are stored, also those that the type has. */
template <class __I, ::std::size_t... __Es> class extents
{
    static constexpr ::std::size_t __count = sizeof...(__Es);
    static constexpr ::std::size_t __dynamic =
        ((::std::size_t)0 + ... + (__Es == dynamic_extent ? 1 : 0));
    __I __sizes[__count ? __count : 1];

    CU2CL_BOTH static constexpr ::std::size_t __static(::std::size_t __r)
    {
        const ::std::size_t __all[] = {__Es..., 0};
        return __all[__r];
    }

  public:
    typedef __I index_type;
    typedef typename ::std::make_unsigned<__I>::type size_type;
    typedef ::std::size_t rank_type;

    CU2CL_BOTH constexpr extents() : __sizes{}
    {
        const ::std::size_t __all[] = {__Es..., 0};
        for (::std::size_t __r = 0; __r < __count; __r++)
            __sizes[__r] = __all[__r] == dynamic_extent ? (__I)0 : (__I)__all[__r];
    }
    /* Those that the type does not have, or all. */
    template <class... __Ns, class = typename ::std::enable_if<
                                 (sizeof...(__Ns) > 0) &&
                                 (sizeof...(__Ns) == __dynamic || sizeof...(__Ns) == __count) &&
                                 (::std::is_convertible<__Ns, __I>::value && ...)>::type>
    CU2CL_BOTH constexpr explicit extents(__Ns... __numbers) : __sizes{}
    {
        const ::std::size_t __all[] = {__Es..., 0};
        const __I __given[] = {(__I)__numbers...};
        ::std::size_t __next = 0;
        for (::std::size_t __r = 0; __r < __count; __r++) {
            bool __takes = sizeof...(__Ns) == __count || __all[__r] == dynamic_extent;
            __sizes[__r] = __takes ? __given[__next] : (__I)__all[__r];
            __next += __takes ? 1 : 0;
        }
    }
    CU2CL_BOTH static constexpr ::std::size_t rank() noexcept
    {
        return __count;
    }
    CU2CL_BOTH static constexpr ::std::size_t rank_dynamic() noexcept
    {
        return __dynamic;
    }
    CU2CL_BOTH static constexpr ::std::size_t static_extent(::std::size_t __r) noexcept
    {
        return __static(__r);
    }
    CU2CL_BOTH constexpr __I extent(::std::size_t __r) const noexcept
    {
        return __sizes[__r];
    }
    CU2CL_BOTH constexpr bool operator==(const extents &__b) const noexcept
    {
        for (::std::size_t __r = 0; __r < __count; __r++)
            if (__sizes[__r] != __b.__sizes[__r])
                return false;
        return true;
    }
    CU2CL_BOTH constexpr bool operator!=(const extents &__b) const noexcept
    {
        return !(*this == __b);
    }
};

template <class... __Ns>
extents(__Ns...) -> extents<::std::size_t, (sizeof(__Ns) ? dynamic_extent : 0)...>;

template <class __I, ::std::size_t __Rank, ::std::size_t... __Es> struct __dextents {
    typedef typename __dextents<__I, __Rank - 1, dynamic_extent, __Es...>::type type;
};
template <class __I, ::std::size_t... __Es> struct __dextents<__I, 0, __Es...> {
    typedef extents<__I, __Es...> type;
};
template <class __I, ::std::size_t __Rank> using dextents = typename __dextents<__I, __Rank>::type;
template <::std::size_t __Rank, class __I = ::std::size_t> using dims = dextents<__I, __Rank>;

/* The last index is that of neighbours. */
struct layout_right {
    template <class __E> class mapping
    {
        __E __extents;

      public:
        typedef __E extents_type;
        typedef typename __E::index_type index_type;
        typedef layout_right layout_type;

        constexpr mapping() = default;
        CU2CL_BOTH constexpr mapping(const __E &__from) : __extents(__from)
        {
        }
        CU2CL_BOTH constexpr const __E &extents() const noexcept
        {
            return __extents;
        }
        CU2CL_BOTH constexpr index_type stride(::std::size_t __r) const
        {
            index_type __product = 1;
            for (::std::size_t __d = __r + 1; __d < __E::rank(); __d++)
                __product *= __extents.extent(__d);
            return __product;
        }
        template <class... __Ns> CU2CL_BOTH constexpr index_type operator()(__Ns... __indices) const
        {
            const index_type __all[] = {(index_type)__indices..., 0};
            index_type __at = 0;
            for (::std::size_t __d = 0; __d < __E::rank(); __d++)
                __at = __at * __extents.extent(__d) + __all[__d];
            return __at;
        }
        CU2CL_BOTH constexpr index_type required_span_size() const
        {
            index_type __product = 1;
            for (::std::size_t __d = 0; __d < __E::rank(); __d++)
                __product *= __extents.extent(__d);
            return __product;
        }
    };
};

/* The first index is that of neighbours. */
struct layout_left {
    template <class __E> class mapping
    {
        __E __extents;

      public:
        typedef __E extents_type;
        typedef typename __E::index_type index_type;
        typedef layout_left layout_type;

        constexpr mapping() = default;
        CU2CL_BOTH constexpr mapping(const __E &__from) : __extents(__from)
        {
        }
        CU2CL_BOTH constexpr const __E &extents() const noexcept
        {
            return __extents;
        }
        CU2CL_BOTH constexpr index_type stride(::std::size_t __r) const
        {
            index_type __product = 1;
            for (::std::size_t __d = 0; __d < __r; __d++)
                __product *= __extents.extent(__d);
            return __product;
        }
        template <class... __Ns> CU2CL_BOTH constexpr index_type operator()(__Ns... __indices) const
        {
            const index_type __all[] = {(index_type)__indices..., 0};
            index_type __at = 0;
            for (::std::size_t __d = __E::rank(); __d > 0; __d--)
                __at = __at * __extents.extent(__d - 1) + __all[__d - 1];
            return __at;
        }
        CU2CL_BOTH constexpr index_type required_span_size() const
        {
            index_type __product = 1;
            for (::std::size_t __d = 0; __d < __E::rank(); __d++)
                __product *= __extents.extent(__d);
            return __product;
        }
    };
};

/* With a distance of its own for each dimension. */
struct layout_stride {
    template <class __E> class mapping
    {
        __E __extents;
        typename __E::index_type __strides[__E::rank() ? __E::rank() : 1];

      public:
        typedef __E extents_type;
        typedef typename __E::index_type index_type;
        typedef layout_stride layout_type;

        template <class __S>
        CU2CL_BOTH constexpr mapping(const __E &__from,
                                     const ::std::array<__S, __E::rank()> &__distances)
            : __extents(__from), __strides{}
        {
            for (::std::size_t __d = 0; __d < __E::rank(); __d++)
                __strides[__d] = (index_type)__distances[__d];
        }
        CU2CL_BOTH constexpr const __E &extents() const noexcept
        {
            return __extents;
        }
        CU2CL_BOTH constexpr index_type stride(::std::size_t __r) const
        {
            return __strides[__r];
        }
        template <class... __Ns> CU2CL_BOTH constexpr index_type operator()(__Ns... __indices) const
        {
            const index_type __all[] = {(index_type)__indices..., 0};
            index_type __at = 0;
            for (::std::size_t __d = 0; __d < __E::rank(); __d++)
                __at += __strides[__d] * __all[__d];
            return __at;
        }
        CU2CL_BOTH constexpr index_type required_span_size() const
        {
            index_type __last = 1;
            for (::std::size_t __d = 0; __d < __E::rank(); __d++) {
                if (__extents.extent(__d) == 0)
                    return 0;
                __last += __strides[__d] * (__extents.extent(__d) - 1);
            }
            return __last;
        }
    };
};

template <class __T> struct default_accessor {
    typedef __T element_type;
    typedef __T &reference;
    typedef __T *data_handle_type;
};

template <class __T, class __E, class __L = layout_right, class __A = default_accessor<__T>>
class mdspan
{
    static_assert(::std::is_same<__A, default_accessor<__T>>::value,
                  "mdspan with an accessor of its own is not ported");
    typedef typename __L::template mapping<__E> __mapping_type;
    __T *__data;
    __mapping_type __mapping;

  public:
    typedef __E extents_type;
    typedef __L layout_type;
    typedef __A accessor_type;
    typedef __mapping_type mapping_type;
    typedef __T element_type;
    typedef typename ::std::remove_cv<__T>::type value_type;
    typedef typename __E::index_type index_type;
    typedef typename __E::size_type size_type;
    typedef ::std::size_t rank_type;
    typedef __T *data_handle_type;
    typedef __T &reference;

    CU2CL_BOTH constexpr mdspan(__T *__first, const __E &__extents)
        : __data(__first), __mapping(__extents)
    {
    }
    CU2CL_BOTH constexpr mdspan(__T *__first, const __mapping_type &__from)
        : __data(__first), __mapping(__from)
    {
    }
    template <class... __Ns,
              class = typename ::std::enable_if<
                  (sizeof...(__Ns) == __E::rank() || sizeof...(__Ns) == __E::rank_dynamic()) &&
                  (::std::is_convertible<__Ns, typename __E::index_type>::value && ...)>::type>
    CU2CL_BOTH constexpr explicit mdspan(__T *__first, __Ns... __numbers)
        : __data(__first), __mapping(__E(__numbers...))
    {
    }
    template <class __U, class = typename ::std::enable_if<
                             ::std::is_convertible<__U (*)[], __T (*)[]>::value &&
                             !::std::is_same<__U, __T>::value>::type>
    CU2CL_BOTH constexpr mdspan(const mdspan<__U, __E, __L> &__other)
        : __data(__other.data_handle()), __mapping(__other.mapping())
    {
    }

    template <class... __Ns> CU2CL_BOTH constexpr __T &operator()(__Ns... __indices) const
    {
        static_assert(sizeof...(__Ns) == __E::rank(), "mdspan: an index for each dimension");
        return __data[__mapping(__indices...)];
    }
#ifdef __cpp_multidimensional_subscript
    template <class... __Ns> CU2CL_BOTH constexpr __T &operator[](__Ns... __indices) const
    {
        static_assert(sizeof...(__Ns) == __E::rank(), "mdspan: an index for each dimension");
        return __data[__mapping(__indices...)];
    }
#endif
    CU2CL_BOTH static constexpr ::std::size_t rank() noexcept
    {
        return __E::rank();
    }
    CU2CL_BOTH static constexpr ::std::size_t rank_dynamic() noexcept
    {
        return __E::rank_dynamic();
    }
    CU2CL_BOTH static constexpr ::std::size_t static_extent(::std::size_t __r) noexcept
    {
        return __E::static_extent(__r);
    }
    CU2CL_BOTH constexpr index_type extent(::std::size_t __r) const noexcept
    {
        return __mapping.extents().extent(__r);
    }
    CU2CL_BOTH constexpr const __E &extents() const noexcept
    {
        return __mapping.extents();
    }
    CU2CL_BOTH constexpr const __mapping_type &mapping() const noexcept
    {
        return __mapping;
    }
    CU2CL_BOTH constexpr index_type stride(::std::size_t __r) const
    {
        return __mapping.stride(__r);
    }
    CU2CL_BOTH constexpr __T *data_handle() const noexcept
    {
        return __data;
    }
    CU2CL_BOTH constexpr size_type size() const noexcept
    {
        size_type __product = 1;
        for (::std::size_t __d = 0; __d < __E::rank(); __d++)
            __product *= (size_type)__mapping.extents().extent(__d);
        return __product;
    }
    CU2CL_BOTH constexpr bool empty() const noexcept
    {
        return size() == 0;
    }
};

template <class __T, class... __Ns>
mdspan(__T *, __Ns...)
    -> mdspan<__T, extents<::std::size_t, (sizeof(__Ns) ? dynamic_extent : 0)...>>;
template <class __T, class __I, ::std::size_t... __Es>
mdspan(__T *, const extents<__I, __Es...> &) -> mdspan<__T, extents<__I, __Es...>>;

} // namespace std
} // namespace cuda
#endif

#include "show_macros.h"

#endif
