/* Thrust's <thrust/iterator/discard_iterator.h>. */
#ifndef CU2CL_THRUST_DISCARD_ITERATOR_H
#define CU2CL_THRUST_DISCARD_ITERATOR_H

#include "../detail/iterator.h"

namespace thrust
{

namespace detail
{
struct discarded {
    template <class T> CU2CL_HD const discarded &operator=(const T &) const
    {
        return *this;
    }
};
} // namespace detail

template <class System = use_default> class discard_iterator
{
    std::ptrdiff_t index;

  public:
    using value_type = detail::discarded;
    using reference = detail::discarded;
    using difference_type = std::ptrdiff_t;
    using thrust_system = typename detail::or_default<System, any_system_tag>::type;

    CU2CL_HD explicit discard_iterator(std::ptrdiff_t start = 0) : index(start)
    {
    }
    CU2CL_HD detail::discarded operator[](difference_type) const
    {
        return detail::discarded();
    }
    CU2CL_THRUST_ITERATOR(discard_iterator, index)
};

CU2CL_HD inline discard_iterator<> make_discard_iterator(std::ptrdiff_t start = 0)
{
    return discard_iterator<>(start);
}

} // namespace thrust

#endif
