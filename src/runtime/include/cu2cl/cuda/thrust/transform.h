/* Thrust's <thrust/transform.h>. */
#ifndef CU2CL_THRUST_TRANSFORM_H
#define CU2CL_THRUST_TRANSFORM_H

#include "detail/each.h"

namespace thrust
{

namespace detail
{

template <class A, class B, class Out, class F> struct transform2_each {
    A a;
    B b;
    Out out;
    F f;
    CU2CL_NO_CHECK
    CU2CL_HD void operator()(std::ptrdiff_t i)
    {
        out[i] = f(a[i], b[i]);
    }
};

template <class In, class Stencil, class Out, class F, class Test> struct transform_if_each {
    In in;
    Stencil stencil;
    Out out;
    F f;
    Test test;
    CU2CL_NO_CHECK
    CU2CL_HD void operator()(std::ptrdiff_t i)
    {
        if (test(stencil[i]))
            out[i] = f(in[i]);
    }
};

template <class A, class B, class Stencil, class Out, class F, class Test>
struct transform2_if_each {
    A a;
    B b;
    Stencil stencil;
    Out out;
    F f;
    Test test;
    CU2CL_NO_CHECK
    CU2CL_HD void operator()(std::ptrdiff_t i)
    {
        if (test(stencil[i]))
            out[i] = f(a[i], b[i]);
    }
};

} // namespace detail

CU2CL_NO_CHECK
template <class P, class In, class Out, class F>
CU2CL_HD inline Out transform(const execution_policy_base<P> &policy, In first, In last, Out result,
                              F f)
{
    auto system = detail::system_of(detail::derived(policy));
    auto in = detail::usable(system, first);
    auto out = detail::usable(system, result);
    detail::each(system, last - first,
                 detail::transform_each<decltype(in), decltype(out), F>{in, out, f});
    return result + (last - first);
}
CU2CL_NO_CHECK
template <class P, class A, class B, class Out, class F>
CU2CL_HD inline Out transform(const execution_policy_base<P> &policy, A first, A last, B second,
                              Out result, F f)
{
    auto system = detail::system_of(detail::derived(policy));
    auto a = detail::usable(system, first);
    auto b = detail::usable(system, second);
    auto out = detail::usable(system, result);
    detail::each(system, last - first,
                 detail::transform2_each<decltype(a), decltype(b), decltype(out), F>{a, b, out, f});
    return result + (last - first);
}
CU2CL_THRUST_WITHOUT_POLICY(transform)

CU2CL_NO_CHECK
template <class P, class In, class Size, class Out, class F>
CU2CL_HD inline Out transform_n(const execution_policy_base<P> &policy, In first, Size n,
                                Out result, F f)
{
    auto system = detail::system_of(detail::derived(policy));
    auto in = detail::usable(system, first);
    auto out = detail::usable(system, result);
    detail::each(system, n, detail::transform_each<decltype(in), decltype(out), F>{in, out, f});
    return result + n;
}
CU2CL_NO_CHECK
template <class P, class A, class Size, class B, class Out, class F>
CU2CL_HD inline Out transform_n(const execution_policy_base<P> &policy, A first, Size n, B second,
                                Out result, F f)
{
    auto system = detail::system_of(detail::derived(policy));
    auto a = detail::usable(system, first);
    auto b = detail::usable(system, second);
    auto out = detail::usable(system, result);
    detail::each(system, n,
                 detail::transform2_each<decltype(a), decltype(b), decltype(out), F>{a, b, out, f});
    return result + n;
}
CU2CL_THRUST_WITHOUT_POLICY(transform_n)

CU2CL_NO_CHECK
template <class P, class In, class Out, class F, class Test>
CU2CL_HD inline Out transform_if(const execution_policy_base<P> &policy, In first, In last,
                                 Out result, F f, Test test)
{
    auto system = detail::system_of(detail::derived(policy));
    auto in = detail::usable(system, first);
    auto out = detail::usable(system, result);
    detail::each(system, last - first,
                 detail::transform_if_each<decltype(in), decltype(in), decltype(out), F, Test>{
                     in, in, out, f, test});
    return result + (last - first);
}
CU2CL_NO_CHECK
template <class P, class In, class Stencil, class Out, class F, class Test>
CU2CL_HD inline Out transform_if(const execution_policy_base<P> &policy, In first, In last,
                                 Stencil stencil, Out result, F f, Test test)
{
    auto system = detail::system_of(detail::derived(policy));
    auto in = detail::usable(system, first);
    auto asked = detail::usable(system, stencil);
    auto out = detail::usable(system, result);
    detail::each(system, last - first,
                 detail::transform_if_each<decltype(in), decltype(asked), decltype(out), F, Test>{
                     in, asked, out, f, test});
    return result + (last - first);
}
CU2CL_NO_CHECK
template <class P, class A, class B, class Stencil, class Out, class F, class Test>
CU2CL_HD inline Out transform_if(const execution_policy_base<P> &policy, A first, A last, B second,
                                 Stencil stencil, Out result, F f, Test test)
{
    auto system = detail::system_of(detail::derived(policy));
    auto a = detail::usable(system, first);
    auto b = detail::usable(system, second);
    auto asked = detail::usable(system, stencil);
    auto out = detail::usable(system, result);
    detail::each(system, last - first,
                 detail::transform2_if_each<decltype(a), decltype(b), decltype(asked),
                                            decltype(out), F, Test>{a, b, asked, out, f, test});
    return result + (last - first);
}
CU2CL_THRUST_WITHOUT_POLICY(transform_if)

} // namespace thrust

#endif
