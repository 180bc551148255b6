/* Thrust's <thrust/transform_scan.h>. */
#ifndef CU2CL_THRUST_TRANSFORM_SCAN_H
#define CU2CL_THRUST_TRANSFORM_SCAN_H

#include "detail/primitives.h"

namespace thrust
{

CU2CL_NO_CHECK
template <class P, class In, class Out, class F, class Op>
CU2CL_HD inline Out transform_inclusive_scan(const execution_policy_base<P> &policy, In first,
                                             In last, Out result, F f, Op op)
{
    auto system = detail::system_of(detail::derived(policy));
    detail::scan_inclusive(system, transform_iterator<F, In>(first, f), last - first, result, op);
    return result + (last - first);
}
CU2CL_NO_CHECK
template <class P, class In, class Out, class F, class T, class Op>
CU2CL_HD inline Out transform_inclusive_scan(const execution_policy_base<P> &policy, In first,
                                             In last, Out result, F f, T init, Op op)
{
    auto system = detail::system_of(detail::derived(policy));
    detail::scan_inclusive_from(system, transform_iterator<F, In>(first, f), last - first, result,
                                init, op);
    return result + (last - first);
}
CU2CL_THRUST_WITHOUT_POLICY(transform_inclusive_scan)

CU2CL_NO_CHECK
template <class P, class In, class Out, class F, class T, class Op>
CU2CL_HD inline Out transform_exclusive_scan(const execution_policy_base<P> &policy, In first,
                                             In last, Out result, F f, T init, Op op)
{
    auto system = detail::system_of(detail::derived(policy));
    detail::scan_exclusive(system, transform_iterator<F, In>(first, f), last - first, result, init,
                           op);
    return result + (last - first);
}
CU2CL_THRUST_WITHOUT_POLICY(transform_exclusive_scan)

} // namespace thrust

#include "detail/companions.h"

#endif
