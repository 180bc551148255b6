/* Thrust's <thrust/scatter.h>. */
#ifndef CU2CL_THRUST_SCATTER_H
#define CU2CL_THRUST_SCATTER_H

#include "gather.h"

namespace thrust
{

namespace detail
{
template <class In, class Map, class Out> struct scatter_each {
    In in;
    Map map;
    Out out;
    CU2CL_HD void operator()(std::ptrdiff_t i)
    {
        out[map[i]] = in[i];
    }
};
template <class In, class Map, class Stencil, class Out, class Test> struct scatter_if_each {
    In in;
    Map map;
    Stencil stencil;
    Out out;
    Test test;
    CU2CL_NO_CHECK
    CU2CL_HD void operator()(std::ptrdiff_t i)
    {
        if (test(stencil[i]))
            out[map[i]] = in[i];
    }
};
} // namespace detail

CU2CL_NO_CHECK
template <class P, class In, class Map, class Out>
CU2CL_HD inline void scatter(const execution_policy_base<P> &policy, In first, In last, Map indices,
                             Out output)
{
    auto system = detail::system_of(detail::derived(policy));
    auto in = detail::usable(system, first);
    auto map = detail::usable(system, indices);
    auto out = detail::usable(system, output);
    detail::each(system, last - first,
                 detail::scatter_each<decltype(in), decltype(map), decltype(out)>{in, map, out});
}
CU2CL_THRUST_WITHOUT_POLICY(scatter)

CU2CL_NO_CHECK
template <class P, class In, class Map, class Stencil, class Out, class Test>
CU2CL_HD inline void scatter_if(const execution_policy_base<P> &policy, In first, In last,
                                Map indices, Stencil stencil, Out output, Test test)
{
    auto system = detail::system_of(detail::derived(policy));
    auto in = detail::usable(system, first);
    auto map = detail::usable(system, indices);
    auto asked = detail::usable(system, stencil);
    auto out = detail::usable(system, output);
    detail::each(
        system, last - first,
        detail::scatter_if_each<decltype(in), decltype(map), decltype(asked), decltype(out), Test>{
            in, map, asked, out, test});
}
template <class P, class In, class Map, class Stencil, class Out>
CU2CL_HD inline void scatter_if(const execution_policy_base<P> &policy, In first, In last,
                                Map indices, Stencil stencil, Out output)
{
    thrust::scatter_if(policy, first, last, indices, stencil, output, detail::is_true());
}
CU2CL_THRUST_WITHOUT_POLICY(scatter_if)

} // namespace thrust

#endif
