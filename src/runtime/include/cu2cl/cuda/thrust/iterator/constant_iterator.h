/* Thrust's <thrust/iterator/constant_iterator.h>. */
#ifndef CU2CL_THRUST_CONSTANT_ITERATOR_H
#define CU2CL_THRUST_CONSTANT_ITERATOR_H

#include "../detail/iterator.h"

namespace thrust
{

template <class Value, class Incrementable = use_default, class System = use_default>
class constant_iterator
{
    Value constant;
    typename detail::or_default<Incrementable, std::ptrdiff_t>::type index;

  public:
    using value_type = Value;
    using reference = Value;
    using difference_type = std::ptrdiff_t;
    using thrust_system = typename detail::or_default<System, any_system_tag>::type;

    CU2CL_HD constant_iterator() : constant(), index(0)
    {
    }
    template <class Index = std::ptrdiff_t>
    CU2CL_HD explicit constant_iterator(const Value &value, const Index &start = Index())
        : constant(value), index(start)
    {
    }
    CU2CL_HD Value operator[](difference_type) const
    {
        return constant;
    }
    CU2CL_HD const Value &value() const
    {
        return constant;
    }
    CU2CL_THRUST_ITERATOR(constant_iterator, index)
};

template <class Value> CU2CL_HD inline constant_iterator<Value> make_constant_iterator(Value value)
{
    return constant_iterator<Value>(value);
}
template <class Value, class Index>
CU2CL_HD inline constant_iterator<Value, Index> make_constant_iterator(Value value, Index index)
{
    return constant_iterator<Value, Index>(value, index);
}

} // namespace thrust

#endif
