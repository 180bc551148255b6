/* Thrust's <thrust/for_each.h>. */
#ifndef CU2CL_THRUST_FOR_EACH_H
#define CU2CL_THRUST_FOR_EACH_H

#include "detail/each.h"

namespace thrust
{

namespace detail
{
template <class In, class F> struct for_each_each {
    In in;
    F f;
    CU2CL_NO_CHECK
    CU2CL_HD void operator()(std::ptrdiff_t i)
    {
        f(in[i]);
    }
};
} // namespace detail

CU2CL_NO_CHECK
template <class P, class In, class Size, class F>
CU2CL_HD inline In for_each_n(const execution_policy_base<P> &policy, In first, Size n, F f)
{
    auto system = detail::system_of(detail::derived(policy));
    auto in = detail::usable(system, first);
    detail::each(system, n, detail::for_each_each<decltype(in), F>{in, f});
    return first + n;
}
CU2CL_THRUST_WITHOUT_POLICY(for_each_n)

CU2CL_NO_CHECK
template <class P, class In, class F>
CU2CL_HD inline In for_each(const execution_policy_base<P> &policy, In first, In last, F f)
{
    auto system = detail::system_of(detail::derived(policy));
    auto in = detail::usable(system, first);
    detail::each(system, last - first, detail::for_each_each<decltype(in), F>{in, f});
    return last;
}
CU2CL_THRUST_WITHOUT_POLICY(for_each)

} // namespace thrust

#endif
