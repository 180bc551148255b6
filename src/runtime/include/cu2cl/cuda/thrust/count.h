/* Thrust's <thrust/count.h>. */
#ifndef CU2CL_THRUST_COUNT_H
#define CU2CL_THRUST_COUNT_H

#include "detail/primitives.h"
#include "replace.h"

namespace thrust
{

namespace detail
{
template <class In, class Test> struct count_each {
    In in;
    mutable Test test;
    CU2CL_NO_CHECK
    CU2CL_HD std::ptrdiff_t operator()(std::ptrdiff_t i) const
    {
        return test(in[i]) ? 1 : 0;
    }
};
} // namespace detail

CU2CL_NO_CHECK
template <class P, class In, class Test>
CU2CL_HD inline std::ptrdiff_t count_if(const execution_policy_base<P> &policy, In first, In last,
                                        Test test)
{
    auto system = detail::system_of(detail::derived(policy));
    auto in = detail::usable(system, first);
    return detail::reduce_each(system, last - first,
                               detail::count_each<decltype(in), Test>{in, test}, std::ptrdiff_t(0),
                               plus<std::ptrdiff_t>());
}
CU2CL_THRUST_WITHOUT_POLICY(count_if)

CU2CL_NO_CHECK
template <class P, class In, class T>
CU2CL_HD inline std::ptrdiff_t count(const execution_policy_base<P> &policy, In first, In last,
                                     const T &value)
{
    auto system = detail::system_of(detail::derived(policy));
    using test = detail::is_value<T>;
    auto in = detail::usable(system, first);
    return detail::reduce_each(system, last - first,
                               detail::count_each<decltype(in), test>{in, test{value}},
                               std::ptrdiff_t(0), plus<std::ptrdiff_t>());
}
CU2CL_THRUST_WITHOUT_POLICY(count)

} // namespace thrust

#include "detail/companions.h"

#endif
