/* Thrust's <thrust/iterator/tabulate_output_iterator.h>: a function gets the index of what is
 * written, and the value. */
#ifndef CU2CL_THRUST_TABULATE_OUTPUT_ITERATOR_H
#define CU2CL_THRUST_TABULATE_OUTPUT_ITERATOR_H

#include "../detail/iterator.h"

namespace thrust
{

namespace detail
{
template <class F, class Index> struct tabulated_output {
    F f;
    Index index;
    CU2CL_NO_CHECK
    template <class T> CU2CL_HD const tabulated_output &operator=(const T &value) const
    {
        F function = f;
        function(index, value);
        return *this;
    }
};
} // namespace detail

template <class F, class System = use_default, class Difference = std::ptrdiff_t>
class tabulate_output_iterator
{
    Difference index;
    F f;

  public:
    using value_type = void;
    using reference = detail::tabulated_output<F, Difference>;
    using difference_type = Difference;
    using thrust_system = typename detail::or_default<System, any_system_tag>::type;

    CU2CL_HD explicit tabulate_output_iterator(F function, Difference start = 0)
        : index(start), f(function)
    {
    }
    CU2CL_HD reference operator[](difference_type n) const
    {
        return reference{f, static_cast<Difference>(index + n)};
    }
    CU2CL_THRUST_ITERATOR(tabulate_output_iterator, index)
};

template <class F>
CU2CL_HD inline tabulate_output_iterator<F> make_tabulate_output_iterator(F f,
                                                                          std::ptrdiff_t start = 0)
{
    return tabulate_output_iterator<F>(f, start);
}

} // namespace thrust

#endif
