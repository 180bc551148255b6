/* Thrust's <thrust/equal.h>. */
#ifndef CU2CL_THRUST_EQUAL_H
#define CU2CL_THRUST_EQUAL_H

#include "mismatch.h"

namespace thrust
{

template <class P, class A, class B, class Equal>
CU2CL_HD inline bool equal(const execution_policy_base<P> &policy, A first, A last, B second,
                           Equal same)
{
    return thrust::mismatch(policy, first, last, second, same).first == last;
}
template <class P, class A, class B>
CU2CL_HD inline bool equal(const execution_policy_base<P> &policy, A first, A last, B second)
{
    return thrust::mismatch(policy, first, last, second).first == last;
}
CU2CL_THRUST_WITHOUT_POLICY(equal)

} // namespace thrust

#include "detail/companions.h"

#endif
