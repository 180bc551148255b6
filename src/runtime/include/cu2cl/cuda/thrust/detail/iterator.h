/* What iterators that are made of another one, `at`, share: steps, differences, comparisons. */
#ifndef CU2CL_THRUST_DETAIL_ITERATOR_H
#define CU2CL_THRUST_DETAIL_ITERATOR_H

#include "../iterator/iterator_traits.h"

#define CU2CL_THRUST_ITERATOR(self, at)                                                            \
    using iterator_category = std::random_access_iterator_tag;                                     \
    using pointer = void;                                                                          \
    CU2CL_HD reference operator*() const                                                           \
    {                                                                                              \
        return (*this)[0];                                                                         \
    }                                                                                              \
    CU2CL_THRUST_STEPS(self, at)                                                                   \
    CU2CL_HD difference_type operator-(const self &other) const                                    \
    {                                                                                              \
        return static_cast<difference_type>(at - other.at);                                        \
    }                                                                                              \
    CU2CL_HD bool operator==(const self &other) const                                              \
    {                                                                                              \
        return at == other.at;                                                                     \
    }                                                                                              \
    CU2CL_HD bool operator!=(const self &other) const                                              \
    {                                                                                              \
        return !(at == other.at);                                                                  \
    }                                                                                              \
    CU2CL_HD bool operator<(const self &other) const                                               \
    {                                                                                              \
        return *this - other < 0;                                                                  \
    }                                                                                              \
    CU2CL_HD bool operator>(const self &other) const                                               \
    {                                                                                              \
        return *this - other > 0;                                                                  \
    }                                                                                              \
    CU2CL_HD bool operator<=(const self &other) const                                              \
    {                                                                                              \
        return *this - other <= 0;                                                                 \
    }                                                                                              \
    CU2CL_HD bool operator>=(const self &other) const                                              \
    {                                                                                              \
        return *this - other >= 0;                                                                 \
    }

namespace thrust
{
template <class It, class Distance> CU2CL_HD inline void advance(It &it, Distance n)
{
    it += n;
}
template <class It> CU2CL_HD inline It next(It it, detail::distance_of<It> n = 1)
{
    return it + n;
}
template <class It> CU2CL_HD inline It prev(It it, detail::distance_of<It> n = 1)
{
    return it - n;
}
template <class It> CU2CL_HD inline detail::distance_of<It> distance(It first, It last)
{
    return last - first;
}

struct use_default {
};
namespace detail
{
template <class Wanted, class Else> struct or_default {
    using type = Wanted;
};
template <class Else> struct or_default<use_default, Else> {
    using type = Else;
};
template <class Else> struct or_default<void, Else> {
    using type = Else;
};
} // namespace detail
} // namespace thrust

#endif
