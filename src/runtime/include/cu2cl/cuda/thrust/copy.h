/* Thrust's <thrust/copy.h>. */
#ifndef CU2CL_THRUST_COPY_H
#define CU2CL_THRUST_COPY_H

#include "detail/primitives.h"

namespace thrust
{

namespace detail
{

/* With a policy both sides are in its system, whatever the iterators are. */
CU2CL_NO_CHECK
template <class In, class Out>
CU2CL_HD inline Out copy_in(const sequential &, In in, std::ptrdiff_t n, Out out)
{
    for (; n > 0; --n, ++in, ++out)
        *out = *in;
    return out;
}
template <class In, class Out>
inline Out copy_in(const on_stream &system, In in, std::ptrdiff_t n, Out out)
{
    copy_across(device_to_device(), copy_kind<In, Out>(), system, in, n, out);
    return out + (n > 0 ? n : 0);
}

} // namespace detail

CU2CL_NO_CHECK
template <class P, class In, class Size, class Out>
CU2CL_HD inline Out copy_n(const execution_policy_base<P> &policy, In first, Size n, Out result)
{
    auto system = detail::system_of(detail::derived(policy));
    return detail::copy_in(system, first, (std::ptrdiff_t)n, result);
}
CU2CL_NO_CHECK
template <class P, class In, class Out>
CU2CL_HD inline Out copy(const execution_policy_base<P> &policy, In first, In last, Out result)
{
    auto system = detail::system_of(detail::derived(policy));
    return detail::copy_in(system, first, (std::ptrdiff_t)(last - first), result);
}

template <class In, class Size, class Out,
          class = typename std::enable_if<!detail::is_policy<In>::value>::type>
inline Out copy_n(In first, Size n, Out result)
{
    return detail::copy_between(detail::on_stream{0, true}, first, (std::ptrdiff_t)n, result);
}
template <class In, class Out, class = typename std::enable_if<!detail::is_policy<In>::value>::type>
inline Out copy(In first, In last, Out result)
{
    return detail::copy_between(detail::on_stream{0, true}, first,
                                (std::ptrdiff_t)std::distance(first, last), result);
}

CU2CL_NO_CHECK
template <class P, class In, class Stencil, class Out, class Test>
CU2CL_HD inline Out copy_if(const execution_policy_base<P> &policy, In first, In last,
                            Stencil stencil, Out result, Test test)
{
    auto system = detail::system_of(detail::derived(policy));
    auto asked = detail::usable(system, stencil);
    return result + detail::select(system, last - first,
                                   detail::is_chosen<decltype(asked), Test>{asked, test},
                                   detail::usable(system, first), detail::usable(system, result));
}

template <class P, class In, class Out, class Test>
CU2CL_HD inline Out copy_if(const execution_policy_base<P> &policy, In first, In last, Out result,
                            Test test)
{
    return thrust::copy_if(policy, first, last, first, result, test);
}
CU2CL_THRUST_WITHOUT_POLICY(copy_if)

} // namespace thrust

#include "detail/companions.h"

#endif
