/* Thrust's <thrust/iterator/counting_iterator.h>. */
#ifndef CU2CL_THRUST_COUNTING_ITERATOR_H
#define CU2CL_THRUST_COUNTING_ITERATOR_H

#include "../detail/iterator.h"

namespace thrust
{

template <class Incrementable, class System = use_default, class Traversal = use_default,
          class Difference = use_default>
class counting_iterator
{
    Incrementable value;

  public:
    using value_type = Incrementable;
    using reference = Incrementable;
    using difference_type = typename detail::or_default<Difference, std::ptrdiff_t>::type;
    using thrust_system = typename detail::or_default<System, any_system_tag>::type;

    CU2CL_HD counting_iterator() : value()
    {
    }
    CU2CL_HD explicit counting_iterator(Incrementable start) : value(start)
    {
    }
    CU2CL_HD Incrementable operator[](difference_type n) const
    {
        return static_cast<Incrementable>(value + n);
    }
    CU2CL_HD const Incrementable &base() const
    {
        return value;
    }
    CU2CL_THRUST_ITERATOR(counting_iterator, value)
};

template <class Incrementable>
CU2CL_HD inline counting_iterator<Incrementable> make_counting_iterator(Incrementable start)
{
    return counting_iterator<Incrementable>(start);
}

} // namespace thrust

#endif
