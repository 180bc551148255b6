/* Thrust's <thrust/adjacent_difference.h>. */
#ifndef CU2CL_THRUST_ADJACENT_DIFFERENCE_H
#define CU2CL_THRUST_ADJACENT_DIFFERENCE_H

#include "detail/primitives.h"

namespace thrust
{

namespace detail
{
template <class In, class Out, class F> struct difference_each {
    In in;
    Out out;
    F f;
    CU2CL_NO_CHECK
    CU2CL_HD void operator()(std::ptrdiff_t i)
    {
        if (i == 0)
            out[i] = in[i];
        else
            out[i] = f(in[i], in[i - 1]);
    }
};
CU2CL_NO_CHECK
template <class In, class Out, class F>
CU2CL_HD inline void find_differences(const sequential &, In in, std::ptrdiff_t n, Out out, F f)
{
    if (n <= 0)
        return;
    value_of<In> before = in[0];
    out[0] = before;
    for (std::ptrdiff_t i = 1; i < n; i++) {
        value_of<In> current = in[i]; // in and out may be the same
        out[i] = f(current, before);
        before = current;
    }
}
/* By way of a copy, since the result may replace what it comes from. */
template <class In, class Out, class F>
inline void find_differences(const on_stream &system, In in, std::ptrdiff_t n, Out out, F f)
{
    using T = value_of<In>;
    if (n <= 0)
        return;
    temporary<T> kept(n);
    copy_places(system, in, n, kept.get());
    each(system, n, difference_each<T *, Out, F>{kept.get(), out, f});
}
} // namespace detail

CU2CL_NO_CHECK
template <class P, class In, class Out, class F>
CU2CL_HD inline Out adjacent_difference(const execution_policy_base<P> &policy, In first, In last,
                                        Out result, F f)
{
    auto system = detail::system_of(detail::derived(policy));
    detail::find_differences(system, detail::usable(system, first), last - first,
                             detail::usable(system, result), f);
    return result + (last - first);
}

template <class P, class In, class Out>
CU2CL_HD inline Out adjacent_difference(const execution_policy_base<P> &policy, In first, In last,
                                        Out result)
{
    return thrust::adjacent_difference(policy, first, last, result, minus<>());
}
CU2CL_THRUST_WITHOUT_POLICY(adjacent_difference)

} // namespace thrust

#include "detail/companions.h"

#endif
