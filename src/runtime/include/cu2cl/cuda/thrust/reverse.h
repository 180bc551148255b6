/* Thrust's <thrust/reverse.h>. */
#ifndef CU2CL_THRUST_REVERSE_H
#define CU2CL_THRUST_REVERSE_H

#include "detail/each.h"

namespace thrust
{

namespace detail
{
template <class It, class T> struct reverse_each {
    It it;
    std::ptrdiff_t n;
    CU2CL_HD void operator()(std::ptrdiff_t i)
    {
        T old = it[i];
        it[i] = it[n - 1 - i];
        it[n - 1 - i] = old;
    }
};
template <class In, class Out> struct reverse_copy_each {
    In in;
    std::ptrdiff_t n;
    Out out;
    CU2CL_HD void operator()(std::ptrdiff_t i)
    {
        out[i] = in[n - 1 - i];
    }
};
} // namespace detail

CU2CL_NO_CHECK
template <class P, class It>
CU2CL_HD inline void reverse(const execution_policy_base<P> &policy, It first, It last)
{
    auto system = detail::system_of(detail::derived(policy));
    auto it = detail::usable(system, first);
    std::ptrdiff_t n = last - first;
    detail::each(system, n / 2, detail::reverse_each<decltype(it), detail::value_of<It>>{it, n});
}
CU2CL_THRUST_WITHOUT_POLICY(reverse)

CU2CL_NO_CHECK
template <class P, class In, class Out>
CU2CL_HD inline Out reverse_copy(const execution_policy_base<P> &policy, In first, In last,
                                 Out result)
{
    auto system = detail::system_of(detail::derived(policy));
    auto in = detail::usable(system, first);
    auto out = detail::usable(system, result);
    std::ptrdiff_t n = last - first;
    detail::each(system, n, detail::reverse_copy_each<decltype(in), decltype(out)>{in, n, out});
    return result + n;
}
CU2CL_THRUST_WITHOUT_POLICY(reverse_copy)

} // namespace thrust

#include "detail/companions.h"

#endif
