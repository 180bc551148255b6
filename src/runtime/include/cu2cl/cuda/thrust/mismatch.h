/* Thrust's <thrust/mismatch.h>. */
#ifndef CU2CL_THRUST_MISMATCH_H
#define CU2CL_THRUST_MISMATCH_H

#include "detail/primitives.h"
#include "pair.h"

namespace thrust
{

namespace detail
{
template <class A, class B, class Equal> struct differs {
    A a;
    B b;
    Equal equal;
    CU2CL_NO_CHECK
    CU2CL_HD bool operator()(std::ptrdiff_t i)
    {
        return !equal(a[i], b[i]);
    }
};
} // namespace detail

CU2CL_NO_CHECK
template <class P, class A, class B, class Equal>
CU2CL_HD inline pair<A, B> mismatch(const execution_policy_base<P> &policy, A first, A last,
                                    B second, Equal equal)
{
    auto system = detail::system_of(detail::derived(policy));
    auto a = detail::usable(system, first);
    auto b = detail::usable(system, second);
    std::ptrdiff_t at = detail::find_first(
        system, last - first, detail::differs<decltype(a), decltype(b), Equal>{a, b, equal});
    return pair<A, B>(first + at, second + at);
}

template <class P, class A, class B>
CU2CL_HD inline pair<A, B> mismatch(const execution_policy_base<P> &policy, A first, A last,
                                    B second)
{
    return thrust::mismatch(policy, first, last, second, equal_to<>());
}
CU2CL_THRUST_WITHOUT_POLICY(mismatch)

} // namespace thrust

#include "detail/companions.h"

#endif
