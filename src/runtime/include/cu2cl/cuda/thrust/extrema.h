/* Thrust's <thrust/extrema.h>. */
#ifndef CU2CL_THRUST_EXTREMA_H
#define CU2CL_THRUST_EXTREMA_H

#include "detail/primitives.h"
#include "pair.h"

namespace thrust
{

template <class T> CU2CL_HD inline T min(const T &a, const T &b)
{
    return b < a ? b : a;
}
template <class T, class Less> CU2CL_HD inline T min(const T &a, const T &b, Less less)
{
    return less(b, a) ? b : a;
}
template <class T> CU2CL_HD inline T max(const T &a, const T &b)
{
    return a < b ? b : a;
}
template <class T, class Less> CU2CL_HD inline T max(const T &a, const T &b, Less less)
{
    return less(a, b) ? b : a;
}

namespace detail
{
/* Of two indices the one of the smaller (larger) element, the first of equal ones. */
template <class In, class Less> struct smaller_index {
    In in;
    Less less;
    CU2CL_NO_CHECK
    CU2CL_HD std::ptrdiff_t operator()(std::ptrdiff_t a, std::ptrdiff_t b)
    {
        if (less(in[b], in[a]))
            return b;
        if (less(in[a], in[b]))
            return a;
        return a < b ? a : b;
    }
};
template <class In, class Less> struct larger_index {
    In in;
    Less less;
    CU2CL_NO_CHECK
    CU2CL_HD std::ptrdiff_t operator()(std::ptrdiff_t a, std::ptrdiff_t b)
    {
        if (less(in[a], in[b]))
            return b;
        if (less(in[b], in[a]))
            return a;
        return a < b ? a : b;
    }
};
} // namespace detail

CU2CL_NO_CHECK
template <class P, class In, class Less>
CU2CL_HD inline In min_element(const execution_policy_base<P> &policy, In first, In last, Less less)
{
    auto system = detail::system_of(detail::derived(policy));
    auto in = detail::usable(system, first);
    return first + detail::reduce_elements(system, counting_iterator<std::ptrdiff_t>(0),
                                           last - first, std::ptrdiff_t(0),
                                           detail::smaller_index<decltype(in), Less>{in, less});
}

template <class P, class In>
CU2CL_HD inline In min_element(const execution_policy_base<P> &policy, In first, In last)
{
    return thrust::min_element(policy, first, last, less<detail::value_of<In>>());
}
CU2CL_THRUST_WITHOUT_POLICY(min_element)

CU2CL_NO_CHECK
template <class P, class In, class Less>
CU2CL_HD inline In max_element(const execution_policy_base<P> &policy, In first, In last, Less less)
{
    auto system = detail::system_of(detail::derived(policy));
    auto in = detail::usable(system, first);
    return first + detail::reduce_elements(system, counting_iterator<std::ptrdiff_t>(0),
                                           last - first, std::ptrdiff_t(0),
                                           detail::larger_index<decltype(in), Less>{in, less});
}

template <class P, class In>
CU2CL_HD inline In max_element(const execution_policy_base<P> &policy, In first, In last)
{
    return thrust::max_element(policy, first, last, less<detail::value_of<In>>());
}
CU2CL_THRUST_WITHOUT_POLICY(max_element)

template <class P, class In, class Less>
CU2CL_HD inline pair<In, In> minmax_element(const execution_policy_base<P> &policy, In first,
                                            In last, Less less)
{
    return pair<In, In>(thrust::min_element(policy, first, last, less),
                        thrust::max_element(policy, first, last, less));
}
template <class P, class In>
CU2CL_HD inline pair<In, In> minmax_element(const execution_policy_base<P> &policy, In first,
                                            In last)
{
    return thrust::minmax_element(policy, first, last, less<detail::value_of<In>>());
}
CU2CL_THRUST_WITHOUT_POLICY(minmax_element)

} // namespace thrust

#include "detail/companions.h"

#endif
