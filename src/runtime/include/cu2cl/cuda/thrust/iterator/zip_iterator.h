/* Thrust's <thrust/iterator/zip_iterator.h>: a tuple of iterators is an iterator over tuples of
 * references. */
#ifndef CU2CL_THRUST_ZIP_ITERATOR_H
#define CU2CL_THRUST_ZIP_ITERATOR_H

#include "../detail/iterator.h"
#include "../tuple.h"

namespace thrust
{

template <class Tuple> class zip_iterator;

namespace detail
{
CU2CL_HD inline void advance_all(tuple<> &, std::ptrdiff_t)
{
}
template <class It, class... Its>
CU2CL_HD inline void advance_all(tuple<It, Its...> &its, std::ptrdiff_t n)
{
    its.first += n;
    advance_all(its.rest, n);
}
} // namespace detail

template <class... Its> class zip_iterator<tuple<Its...>>
{
    tuple<Its...> its;

    template <std::size_t... Is>
    CU2CL_HD auto elements(std::ptrdiff_t n, std::index_sequence<Is...>) const
    {
        return tuple<typename std::iterator_traits<Its>::reference...>(
            detail::tuple_part<Is>::copy(its)[n]...);
    }
    template <std::size_t... Is> CU2CL_HD auto raw_parts(std::index_sequence<Is...>) const
    {
        return tuple<detail::raw_type<Its>...>(detail::raw(thrust::get<Is>(its))...);
    }
    using indices = std::make_index_sequence<sizeof...(Its)>;

  public:
    using iterator_category = std::random_access_iterator_tag;
    using value_type = tuple<detail::value_of<Its>...>;
    using reference = tuple<typename std::iterator_traits<Its>::reference...>;
    using pointer = void;
    using difference_type = std::ptrdiff_t;
    using iterator_tuple = tuple<Its...>;
    using thrust_system = typename detail::common_system<Its...>::type;
    using raw_type = zip_iterator<tuple<detail::raw_type<Its>...>>;

    CU2CL_HD zip_iterator()
    {
    }
    CU2CL_HD zip_iterator(const tuple<Its...> &iterators) : its(iterators)
    {
    }
    template <class... Others,
              class = typename std::enable_if<sizeof...(Others) == sizeof...(Its)>::type>
    CU2CL_HD zip_iterator(const zip_iterator<tuple<Others...>> &other)
        : its(other.get_iterator_tuple())
    {
    }
    CU2CL_HD const tuple<Its...> &get_iterator_tuple() const
    {
        return its;
    }
    CU2CL_HD raw_type raw() const
    {
        return raw_type(raw_parts(indices()));
    }
    CU2CL_HD reference operator[](difference_type n) const
    {
        return elements(n, indices());
    }
    CU2CL_HD reference operator*() const
    {
        return elements(0, indices());
    }
    CU2CL_HD zip_iterator &operator+=(difference_type n)
    {
        detail::advance_all(its, n);
        return *this;
    }
    CU2CL_HD zip_iterator &operator-=(difference_type n)
    {
        return *this += -n;
    }
    CU2CL_HD zip_iterator &operator++()
    {
        return *this += 1;
    }
    CU2CL_HD zip_iterator &operator--()
    {
        return *this += -1;
    }
    CU2CL_HD zip_iterator operator++(int)
    {
        zip_iterator old = *this;
        *this += 1;
        return old;
    }
    CU2CL_HD zip_iterator operator--(int)
    {
        zip_iterator old = *this;
        *this += -1;
        return old;
    }
    CU2CL_HD zip_iterator operator+(difference_type n) const
    {
        zip_iterator moved = *this;
        moved += n;
        return moved;
    }
    CU2CL_HD zip_iterator operator-(difference_type n) const
    {
        return *this + -n;
    }
    template <class Other>
    CU2CL_HD difference_type operator-(const zip_iterator<Other> &other) const
    {
        return its.first - other.get_iterator_tuple().first;
    }
    template <class Other> CU2CL_HD bool operator==(const zip_iterator<Other> &other) const
    {
        return its.first == other.get_iterator_tuple().first;
    }
    template <class Other> CU2CL_HD bool operator!=(const zip_iterator<Other> &other) const
    {
        return !(*this == other);
    }
    template <class Other> CU2CL_HD bool operator<(const zip_iterator<Other> &other) const
    {
        return *this - other < 0;
    }
};

template <class... Its>
CU2CL_HD inline zip_iterator<tuple<Its...>> operator+(std::ptrdiff_t n,
                                                      const zip_iterator<tuple<Its...>> &it)
{
    return it + n;
}

template <class... Its>
CU2CL_HD inline zip_iterator<tuple<Its...>> make_zip_iterator(const tuple<Its...> &its)
{
    return zip_iterator<tuple<Its...>>(its);
}
template <class... Its> CU2CL_HD inline zip_iterator<tuple<Its...>> make_zip_iterator(Its... its)
{
    return zip_iterator<tuple<Its...>>(tuple<Its...>(its...));
}

} // namespace thrust

#endif
