/* Thrust's <thrust/gather.h>. */
#ifndef CU2CL_THRUST_GATHER_H
#define CU2CL_THRUST_GATHER_H

#include "detail/each.h"

namespace thrust
{

namespace detail
{
template <class Map, class In, class Out> struct gather_each {
    Map map;
    In in;
    Out out;
    CU2CL_HD void operator()(std::ptrdiff_t i)
    {
        out[i] = in[map[i]];
    }
};
template <class Map, class Stencil, class In, class Out, class Test> struct gather_if_each {
    Map map;
    Stencil stencil;
    In in;
    Out out;
    Test test;
    CU2CL_NO_CHECK
    CU2CL_HD void operator()(std::ptrdiff_t i)
    {
        if (test(stencil[i]))
            out[i] = in[map[i]];
    }
};
struct is_true {
    template <class T> CU2CL_HD bool operator()(const T &value) const
    {
        return static_cast<bool>(value);
    }
};
} // namespace detail

CU2CL_NO_CHECK
template <class P, class Map, class In, class Out>
CU2CL_HD inline Out gather(const execution_policy_base<P> &policy, Map first, Map last, In input,
                           Out result)
{
    auto system = detail::system_of(detail::derived(policy));
    auto map = detail::usable(system, first);
    auto in = detail::usable(system, input);
    auto out = detail::usable(system, result);
    detail::each(system, last - first,
                 detail::gather_each<decltype(map), decltype(in), decltype(out)>{map, in, out});
    return result + (last - first);
}
CU2CL_THRUST_WITHOUT_POLICY(gather)

CU2CL_NO_CHECK
template <class P, class Map, class Stencil, class In, class Out, class Test>
CU2CL_HD inline Out gather_if(const execution_policy_base<P> &policy, Map first, Map last,
                              Stencil stencil, In input, Out result, Test test)
{
    auto system = detail::system_of(detail::derived(policy));
    auto map = detail::usable(system, first);
    auto asked = detail::usable(system, stencil);
    auto in = detail::usable(system, input);
    auto out = detail::usable(system, result);
    detail::each(
        system, last - first,
        detail::gather_if_each<decltype(map), decltype(asked), decltype(in), decltype(out), Test>{
            map, asked, in, out, test});
    return result + (last - first);
}
template <class P, class Map, class Stencil, class In, class Out>
CU2CL_HD inline Out gather_if(const execution_policy_base<P> &policy, Map first, Map last,
                              Stencil stencil, In input, Out result)
{
    return thrust::gather_if(policy, first, last, stencil, input, result, detail::is_true());
}
CU2CL_THRUST_WITHOUT_POLICY(gather_if)

} // namespace thrust

#include "detail/companions.h"

#endif
