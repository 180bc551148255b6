/* Thrust's <thrust/swap.h>. */
#ifndef CU2CL_THRUST_SWAP_H
#define CU2CL_THRUST_SWAP_H

#include "detail/each.h"
#include "tuple.h"

namespace thrust
{

namespace detail
{
template <class A, class B, class T> struct swap_each {
    A a;
    B b;
    CU2CL_HD void operator()(std::ptrdiff_t i)
    {
        T old = a[i];
        a[i] = b[i];
        b[i] = old;
    }
};
} // namespace detail

CU2CL_NO_CHECK
template <class P, class A, class B>
CU2CL_HD inline B swap_ranges(const execution_policy_base<P> &policy, A first, A last, B second)
{
    auto system = detail::system_of(detail::derived(policy));
    auto a = detail::usable(system, first);
    auto b = detail::usable(system, second);
    detail::each(system, last - first,
                 detail::swap_each<decltype(a), decltype(b), detail::value_of<A>>{a, b});
    return second + (last - first);
}
CU2CL_THRUST_WITHOUT_POLICY(swap_ranges)

} // namespace thrust

#endif
