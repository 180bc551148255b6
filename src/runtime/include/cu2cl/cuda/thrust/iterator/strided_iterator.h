/* Thrust's <thrust/iterator/strided_iterator.h>: each n-th element. */
#ifndef CU2CL_THRUST_ITERATOR_STRIDED_ITERATOR_H
#define CU2CL_THRUST_ITERATOR_STRIDED_ITERATOR_H

#include "../detail/iterator.h"

namespace thrust
{

template <class It, class Stride = std::ptrdiff_t> class strided_iterator
{
    It first;
    Stride step;
    std::ptrdiff_t index;

  public:
    using value_type = detail::value_of<It>;
    using reference = typename std::iterator_traits<It>::reference;
    using difference_type = std::ptrdiff_t;
    using thrust_system = typename iterator_system<It>::type;
    using raw_type = strided_iterator<detail::raw_type<It>, Stride>;

    CU2CL_HD strided_iterator(It it, Stride stride, std::ptrdiff_t start = 0)
        : first(it), step(stride), index(start)
    {
    }
    CU2CL_HD reference operator[](difference_type n) const
    {
        return first[(index + n) * static_cast<std::ptrdiff_t>(step)];
    }
    CU2CL_HD raw_type raw() const
    {
        return raw_type(detail::raw(first), step, index);
    }
    CU2CL_HD It base() const
    {
        return first + index * static_cast<std::ptrdiff_t>(step);
    }
    CU2CL_HD Stride stride() const
    {
        return step;
    }
    CU2CL_THRUST_ITERATOR(strided_iterator, index)
};

template <class It, class Stride>
CU2CL_HD inline strided_iterator<It, Stride> make_strided_iterator(It it, Stride stride)
{
    return strided_iterator<It, Stride>(it, stride);
}

} // namespace thrust

#endif
