/* Thrust's <thrust/sequence.h>. */
#ifndef CU2CL_THRUST_SEQUENCE_H
#define CU2CL_THRUST_SEQUENCE_H

#include "detail/each.h"

namespace thrust
{

namespace detail
{
template <class Out, class T> struct sequence_each {
    Out out;
    T init, step;
    CU2CL_HD void operator()(std::ptrdiff_t i)
    {
        out[i] = init + step * static_cast<T>(i);
    }
};
} // namespace detail

CU2CL_NO_CHECK
template <class P, class Out, class T>
CU2CL_HD inline void sequence(const execution_policy_base<P> &policy, Out first, Out last, T init,
                              T step)
{
    auto system = detail::system_of(detail::derived(policy));
    auto out = detail::usable(system, first);
    detail::each(system, last - first, detail::sequence_each<decltype(out), T>{out, init, step});
}

template <class P, class Out, class T>
CU2CL_HD inline void sequence(const execution_policy_base<P> &policy, Out first, Out last, T init)
{
    thrust::sequence(policy, first, last, init, T(1));
}
template <class P, class Out>
CU2CL_HD inline void sequence(const execution_policy_base<P> &policy, Out first, Out last)
{
    using T = detail::value_of<Out>;
    thrust::sequence(policy, first, last, T(0), T(1));
}
CU2CL_THRUST_WITHOUT_POLICY(sequence)

} // namespace thrust

#include "detail/companions.h"

#endif
