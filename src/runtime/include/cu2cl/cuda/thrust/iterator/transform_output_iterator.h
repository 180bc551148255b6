/* Thrust's <thrust/iterator/transform_output_iterator.h>: what is assigned goes through a function
 * first. */
#ifndef CU2CL_THRUST_TRANSFORM_OUTPUT_ITERATOR_H
#define CU2CL_THRUST_TRANSFORM_OUTPUT_ITERATOR_H

#include "../detail/iterator.h"

namespace thrust
{

namespace detail
{
template <class F, class It> struct transformed_output {
    It at;
    F f;
    CU2CL_NO_CHECK
    template <class T> CU2CL_HD const transformed_output &operator=(const T &value) const
    {
        at[0] = f(value);
        return *this;
    }
};
} // namespace detail

template <class F, class It> class transform_output_iterator
{
    It at;
    F f;

  public:
    using value_type = void;
    using reference = detail::transformed_output<F, It>;
    using difference_type = detail::distance_of<It>;
    using thrust_system = typename iterator_system<It>::type;
    using raw_type = transform_output_iterator<F, detail::raw_type<It>>;

    CU2CL_HD transform_output_iterator(It it, F function) : at(it), f(function)
    {
    }
    CU2CL_HD reference operator[](difference_type n) const
    {
        return reference{at + n, f};
    }
    CU2CL_HD raw_type raw() const
    {
        return raw_type(detail::raw(at), f);
    }
    CU2CL_HD const It &base() const
    {
        return at;
    }
    CU2CL_THRUST_ITERATOR(transform_output_iterator, at)
};

template <class F, class It>
CU2CL_HD inline transform_output_iterator<F, It> make_transform_output_iterator(It it, F f)
{
    return transform_output_iterator<F, It>(it, f);
}

} // namespace thrust

#endif
