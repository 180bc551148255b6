/* Thrust's <thrust/iterator/transform_iterator.h>. */
#ifndef CU2CL_THRUST_TRANSFORM_ITERATOR_H
#define CU2CL_THRUST_TRANSFORM_ITERATOR_H

#include "../../cub/detail/call_result.h"
#include "../detail/iterator.h"

namespace thrust
{

template <class F, class It, class Reference = use_default, class Value = use_default>
class transform_iterator
{
    It at;
    mutable F f; // operator() need not be const

  public:
    using reference = typename detail::or_default<
        Reference, cub::detail::call_result_t<
                       F &, decltype(std::declval<const detail::raw_type<It> &>()[0])>>::type;
    using value_type = typename detail::or_default<Value, detail::plain<reference>>::type;
    using difference_type = detail::distance_of<It>;
    using thrust_system = typename iterator_system<It>::type;
    using raw_type = transform_iterator<F, detail::raw_type<It>, Reference, Value>;

    CU2CL_HD transform_iterator() : at(), f()
    {
    }
    CU2CL_HD explicit transform_iterator(const It &it) : at(it), f()
    {
    }
    CU2CL_HD transform_iterator(const It &it, const F &function) : at(it), f(function)
    {
    }
    CU2CL_NO_CHECK
    CU2CL_HD reference operator[](difference_type n) const
    {
        return f(at[n]);
    }
    CU2CL_HD raw_type raw() const
    {
        return raw_type(detail::raw(at), f);
    }
    CU2CL_HD const It &base() const
    {
        return at;
    }
    CU2CL_HD const F &functor() const
    {
        return f;
    }
    CU2CL_THRUST_ITERATOR(transform_iterator, at)
};

template <class F, class It>
CU2CL_HD inline transform_iterator<F, It> make_transform_iterator(It it, F f)
{
    return transform_iterator<F, It>(it, f);
}

} // namespace thrust

#endif
