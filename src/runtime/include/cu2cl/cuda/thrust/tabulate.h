/* Thrust's <thrust/tabulate.h>. */
#ifndef CU2CL_THRUST_TABULATE_H
#define CU2CL_THRUST_TABULATE_H

#include "detail/each.h"

namespace thrust
{

CU2CL_NO_CHECK
template <class P, class Out, class F>
CU2CL_HD inline void tabulate(const execution_policy_base<P> &policy, Out first, Out last, F f)
{
    auto system = detail::system_of(detail::derived(policy));
    auto out = detail::usable(system, first);
    detail::each(system, last - first, detail::tabulate_each<decltype(out), F>{out, f});
}
CU2CL_THRUST_WITHOUT_POLICY(tabulate)

} // namespace thrust

#include "detail/companions.h"

#endif
