/* Thrust's <thrust/generate.h>. */
#ifndef CU2CL_THRUST_GENERATE_H
#define CU2CL_THRUST_GENERATE_H

#include "detail/each.h"

namespace thrust
{

namespace detail
{
template <class Out, class F> struct generate_each {
    Out out;
    F f;
    CU2CL_NO_CHECK
    CU2CL_HD void operator()(std::ptrdiff_t i)
    {
        out[i] = f();
    }
};
} // namespace detail

CU2CL_NO_CHECK
template <class P, class Out, class Size, class F>
CU2CL_HD inline Out generate_n(const execution_policy_base<P> &policy, Out first, Size n, F f)
{
    auto system = detail::system_of(detail::derived(policy));
    auto out = detail::usable(system, first);
    detail::each(system, n, detail::generate_each<decltype(out), F>{out, f});
    return first + (n > 0 ? n : 0);
}
CU2CL_THRUST_WITHOUT_POLICY(generate_n)

CU2CL_NO_CHECK
template <class P, class Out, class F>
CU2CL_HD inline void generate(const execution_policy_base<P> &policy, Out first, Out last, F f)
{
    thrust::generate_n(policy, first, last - first, f);
}
CU2CL_THRUST_WITHOUT_POLICY(generate)

} // namespace thrust

#endif
