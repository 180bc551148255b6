/* Thrust's <thrust/iterator/reverse_iterator.h>. */
#ifndef CU2CL_THRUST_REVERSE_ITERATOR_H
#define CU2CL_THRUST_REVERSE_ITERATOR_H

#include "../detail/iterator.h"

namespace thrust
{

namespace detail
{
/* The position behind the element; steps are the other way round. */
template <class It> struct backward {
    It it;
    CU2CL_HD void operator++()
    {
        --it;
    }
    CU2CL_HD void operator--()
    {
        ++it;
    }
    CU2CL_HD void operator+=(std::ptrdiff_t n)
    {
        it -= n;
    }
    CU2CL_HD void operator-=(std::ptrdiff_t n)
    {
        it += n;
    }
    CU2CL_HD std::ptrdiff_t operator-(const backward &other) const
    {
        return other.it - it;
    }
    CU2CL_HD bool operator==(const backward &other) const
    {
        return it == other.it;
    }
};
} // namespace detail

template <class It> class reverse_iterator
{
    detail::backward<It> at;

  public:
    using iterator_type = It;
    using value_type = detail::value_of<It>;
    using reference = typename std::iterator_traits<It>::reference;
    using difference_type = detail::distance_of<It>;
    using thrust_system = typename iterator_system<It>::type;
    using raw_type = reverse_iterator<detail::raw_type<It>>;

    CU2CL_HD reverse_iterator() : at()
    {
    }
    CU2CL_HD explicit reverse_iterator(It it)
    {
        at.it = it;
    }
    template <class Other,
              class = typename std::enable_if<std::is_convertible<Other, It>::value>::type>
    CU2CL_HD reverse_iterator(const reverse_iterator<Other> &other)
    {
        at.it = other.base();
    }
    CU2CL_HD reference operator[](difference_type n) const
    {
        return at.it[-n - 1];
    }
    CU2CL_HD raw_type raw() const
    {
        return raw_type(detail::raw(at.it));
    }
    CU2CL_HD It base() const
    {
        return at.it;
    }
    CU2CL_THRUST_ITERATOR(reverse_iterator, at)
};

template <class It> CU2CL_HD inline reverse_iterator<It> make_reverse_iterator(It it)
{
    return reverse_iterator<It>(it);
}

} // namespace thrust

#endif
