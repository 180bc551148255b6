/* Thrust's <thrust/iterator/permutation_iterator.h>. */
#ifndef CU2CL_THRUST_PERMUTATION_ITERATOR_H
#define CU2CL_THRUST_PERMUTATION_ITERATOR_H

#include "../detail/iterator.h"

namespace thrust
{

template <class Elements, class Indices> class permutation_iterator
{
    Elements elements;
    Indices at;

  public:
    using value_type = detail::value_of<Elements>;
    using reference = typename std::iterator_traits<Elements>::reference;
    using difference_type = detail::distance_of<Indices>;
    using thrust_system = typename detail::common_system<Elements, Indices>::type;
    using raw_type = permutation_iterator<detail::raw_type<Elements>, detail::raw_type<Indices>>;

    CU2CL_HD permutation_iterator() : elements(), at()
    {
    }
    CU2CL_HD permutation_iterator(Elements first, Indices indices) : elements(first), at(indices)
    {
    }
    CU2CL_HD reference operator[](difference_type n) const
    {
        return elements[static_cast<detail::distance_of<Elements>>(at[n])];
    }
    CU2CL_HD raw_type raw() const
    {
        return raw_type(detail::raw(elements), detail::raw(at));
    }
    CU2CL_HD const Indices &base() const
    {
        return at;
    }
    CU2CL_THRUST_ITERATOR(permutation_iterator, at)
};

template <class Elements, class Indices>
CU2CL_HD inline permutation_iterator<Elements, Indices> make_permutation_iterator(Elements elements,
                                                                                  Indices indices)
{
    return permutation_iterator<Elements, Indices>(elements, indices);
}

} // namespace thrust

#endif
