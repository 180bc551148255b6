/* Thrust's <thrust/iterator/transform_input_output_iterator.h>: one function for what is read, and
 * one for what is written. */
#ifndef CU2CL_THRUST_TRANSFORM_INPUT_OUTPUT_ITERATOR_H
#define CU2CL_THRUST_TRANSFORM_INPUT_OUTPUT_ITERATOR_H

#include "../../cub/detail/call_result.h"
#include "../detail/iterator.h"

namespace thrust
{

namespace detail
{
template <class In, class Out, class It> struct transformed_place {
    using read_type =
        cub::detail::call_result_t<const In &,
                                   decltype(std::declval<const detail::raw_type<It> &>()[0])>;
    It at;
    In in;
    Out out;
    CU2CL_NO_CHECK
    CU2CL_HD operator read_type() const
    {
        return in(at[0]);
    }
    CU2CL_NO_CHECK
    template <class T> CU2CL_HD const transformed_place &operator=(const T &value) const
    {
        at[0] = out(value);
        return *this;
    }
    CU2CL_HD const transformed_place &operator=(const transformed_place &other) const
    {
        return *this = static_cast<read_type>(other);
    }
    CU2CL_HD transformed_place(It place, In input, Out output) : at(place), in(input), out(output)
    {
    }
    CU2CL_HD transformed_place(const transformed_place &other)
        : at(other.at), in(other.in), out(other.out)
    {
    }
};
} // namespace detail

template <class In, class Out, class It> class transform_input_output_iterator
{
    It at;
    In in;
    Out out;

  public:
    using reference = detail::transformed_place<In, Out, It>;
    using value_type = detail::plain<typename reference::read_type>;
    using difference_type = detail::distance_of<It>;
    using thrust_system = typename iterator_system<It>::type;
    using raw_type = transform_input_output_iterator<In, Out, detail::raw_type<It>>;

    CU2CL_HD transform_input_output_iterator(It it, In input, Out output)
        : at(it), in(input), out(output)
    {
    }
    CU2CL_HD reference operator[](difference_type n) const
    {
        return reference(at + n, in, out);
    }
    CU2CL_HD raw_type raw() const
    {
        return raw_type(detail::raw(at), in, out);
    }
    CU2CL_HD const It &base() const
    {
        return at;
    }
    CU2CL_THRUST_ITERATOR(transform_input_output_iterator, at)
};

template <class In, class Out, class It>
CU2CL_HD inline transform_input_output_iterator<In, Out, It>
make_transform_input_output_iterator(It it, In in, Out out)
{
    return transform_input_output_iterator<In, Out, It>(it, in, out);
}

} // namespace thrust

#endif
