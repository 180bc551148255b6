/* Thrust's <thrust/sort.h>. */
#ifndef CU2CL_THRUST_SORT_H
#define CU2CL_THRUST_SORT_H

#include "merge.h"
#include "detail/sort.h"

namespace thrust
{

CU2CL_NO_CHECK
template <class P, class It, class Less>
CU2CL_HD inline void stable_sort(const execution_policy_base<P> &policy, It first, It last,
                                 Less less)
{
    auto system = detail::system_of(detail::derived(policy));
    detail::sort_places(system, first, last - first, less);
}

template <class P, class It>
CU2CL_HD inline void stable_sort(const execution_policy_base<P> &policy, It first, It last)
{
    thrust::stable_sort(policy, first, last, less<detail::value_of<It>>());
}
CU2CL_THRUST_WITHOUT_POLICY(stable_sort)

template <class P, class It, class Less>
CU2CL_HD inline void sort(const execution_policy_base<P> &policy, It first, It last, Less less)
{
    thrust::stable_sort(policy, first, last, less);
}
template <class P, class It>
CU2CL_HD inline void sort(const execution_policy_base<P> &policy, It first, It last)
{
    thrust::stable_sort(policy, first, last, less<detail::value_of<It>>());
}
CU2CL_THRUST_WITHOUT_POLICY(sort)

CU2CL_NO_CHECK
template <class P, class Keys, class Values, class Less>
CU2CL_HD inline void stable_sort_by_key(const execution_policy_base<P> &policy, Keys first,
                                        Keys last, Values values, Less less)
{
    auto system = detail::system_of(detail::derived(policy));
    detail::sort_places_by_key(system, first, last - first, values, less);
}

template <class P, class Keys, class Values>
CU2CL_HD inline void stable_sort_by_key(const execution_policy_base<P> &policy, Keys first,
                                        Keys last, Values values)
{
    thrust::stable_sort_by_key(policy, first, last, values, less<detail::value_of<Keys>>());
}
CU2CL_THRUST_WITHOUT_POLICY(stable_sort_by_key)

template <class P, class Keys, class Values, class Less>
CU2CL_HD inline void sort_by_key(const execution_policy_base<P> &policy, Keys first, Keys last,
                                 Values values, Less less)
{
    thrust::stable_sort_by_key(policy, first, last, values, less);
}
template <class P, class Keys, class Values>
CU2CL_HD inline void sort_by_key(const execution_policy_base<P> &policy, Keys first, Keys last,
                                 Values values)
{
    thrust::stable_sort_by_key(policy, first, last, values, less<detail::value_of<Keys>>());
}
CU2CL_THRUST_WITHOUT_POLICY(sort_by_key)

namespace detail
{
/* Element i + 1 comes before element i. */
template <class In, class Less> struct out_of_order {
    In in;
    Less less;
    CU2CL_NO_CHECK
    CU2CL_HD bool operator()(std::ptrdiff_t i)
    {
        return less(in[i + 1], in[i]);
    }
};
} // namespace detail

CU2CL_NO_CHECK
template <class P, class In, class Less>
CU2CL_HD inline In is_sorted_until(const execution_policy_base<P> &policy, In first, In last,
                                   Less less)
{
    auto system = detail::system_of(detail::derived(policy));
    auto in = detail::usable(system, first);
    std::ptrdiff_t n = last - first;
    if (n < 2)
        return last;
    return first +
           detail::find_first(system, n - 1, detail::out_of_order<decltype(in), Less>{in, less}) +
           1;
}

template <class P, class In>
CU2CL_HD inline In is_sorted_until(const execution_policy_base<P> &policy, In first, In last)
{
    return thrust::is_sorted_until(policy, first, last, less<>());
}
CU2CL_THRUST_WITHOUT_POLICY(is_sorted_until)

template <class P, class In, class Less>
CU2CL_HD inline bool is_sorted(const execution_policy_base<P> &policy, In first, In last, Less less)
{
    return thrust::is_sorted_until(policy, first, last, less) == last;
}
template <class P, class In>
CU2CL_HD inline bool is_sorted(const execution_policy_base<P> &policy, In first, In last)
{
    return thrust::is_sorted_until(policy, first, last, less<>()) == last;
}
CU2CL_THRUST_WITHOUT_POLICY(is_sorted)

} // namespace thrust

#include "detail/companions.h"

#endif
