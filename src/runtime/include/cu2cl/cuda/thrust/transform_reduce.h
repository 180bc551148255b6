/* Thrust's <thrust/transform_reduce.h>. */
#ifndef CU2CL_THRUST_TRANSFORM_REDUCE_H
#define CU2CL_THRUST_TRANSFORM_REDUCE_H

#include "detail/primitives.h"

namespace thrust
{

CU2CL_NO_CHECK
template <class P, class In, class F, class T, class Op>
CU2CL_HD inline T transform_reduce(const execution_policy_base<P> &policy, In first, In last, F f,
                                   T init, Op op)
{
    auto system = detail::system_of(detail::derived(policy));
    return detail::reduce_elements(system, transform_iterator<F, In>(first, f), last - first, init,
                                   op);
}
CU2CL_THRUST_WITHOUT_POLICY(transform_reduce)

} // namespace thrust

#include "detail/companions.h"

#endif
