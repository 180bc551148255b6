/* Thrust's <thrust/replace.h>. */
#ifndef CU2CL_THRUST_REPLACE_H
#define CU2CL_THRUST_REPLACE_H

#include "detail/each.h"

namespace thrust
{

namespace detail
{
/* Each place that the test holds for gets the value; the others are copied, where there are two
 * ranges. */
template <class In, class Stencil, class Out, class Test, class T> struct replace_each {
    In in;
    Stencil stencil;
    Out out;
    Test test;
    T value;
    CU2CL_NO_CHECK
    CU2CL_HD void operator()(std::ptrdiff_t i)
    {
        if (test(stencil[i]))
            out[i] = value;
        else
            out[i] = in[i];
    }
};
template <class Place, class Stencil, class Test, class T> struct replace_here_each {
    Place place;
    Stencil stencil;
    Test test;
    T value;
    CU2CL_NO_CHECK
    CU2CL_HD void operator()(std::ptrdiff_t i)
    {
        if (test(stencil[i]))
            place[i] = value;
    }
};
template <class T> struct is_value {
    T value;
    template <class U> CU2CL_HD bool operator()(const U &other) const
    {
        return other == value;
    }
};
} // namespace detail

CU2CL_NO_CHECK
template <class P, class It, class Stencil, class Test, class T>
CU2CL_HD inline void replace_if(const execution_policy_base<P> &policy, It first, It last,
                                Stencil stencil, Test test, const T &value)
{
    auto system = detail::system_of(detail::derived(policy));
    auto place = detail::usable(system, first);
    auto asked = detail::usable(system, stencil);
    detail::each(system, last - first,
                 detail::replace_here_each<decltype(place), decltype(asked), Test, T>{place, asked,
                                                                                      test, value});
}
CU2CL_NO_CHECK
template <class P, class It, class Test, class T>
CU2CL_HD inline void replace_if(const execution_policy_base<P> &policy, It first, It last,
                                Test test, const T &value)
{
    auto system = detail::system_of(detail::derived(policy));
    auto place = detail::usable(system, first);
    detail::each(system, last - first,
                 detail::replace_here_each<decltype(place), decltype(place), Test, T>{place, place,
                                                                                      test, value});
}
CU2CL_THRUST_WITHOUT_POLICY(replace_if)

CU2CL_NO_CHECK
template <class P, class It, class T>
CU2CL_HD inline void replace(const execution_policy_base<P> &policy, It first, It last,
                             const T &old_value, const T &value)
{
    auto system = detail::system_of(detail::derived(policy));
    using test = detail::is_value<T>;
    auto place = detail::usable(system, first);
    detail::each(system, last - first,
                 detail::replace_here_each<decltype(place), decltype(place), test, T>{
                     place, place, test{old_value}, value});
}
CU2CL_THRUST_WITHOUT_POLICY(replace)

CU2CL_NO_CHECK
template <class P, class In, class Stencil, class Out, class Test, class T>
CU2CL_HD inline Out replace_copy_if(const execution_policy_base<P> &policy, In first, In last,
                                    Stencil stencil, Out result, Test test, const T &value)
{
    auto system = detail::system_of(detail::derived(policy));
    auto in = detail::usable(system, first);
    auto asked = detail::usable(system, stencil);
    auto out = detail::usable(system, result);
    detail::each(system, last - first,
                 detail::replace_each<decltype(in), decltype(asked), decltype(out), Test, T>{
                     in, asked, out, test, value});
    return result + (last - first);
}
CU2CL_NO_CHECK
template <class P, class In, class Out, class Test, class T>
CU2CL_HD inline Out replace_copy_if(const execution_policy_base<P> &policy, In first, In last,
                                    Out result, Test test, const T &value)
{
    auto system = detail::system_of(detail::derived(policy));
    auto in = detail::usable(system, first);
    auto out = detail::usable(system, result);
    detail::each(system, last - first,
                 detail::replace_each<decltype(in), decltype(in), decltype(out), Test, T>{
                     in, in, out, test, value});
    return result + (last - first);
}
CU2CL_THRUST_WITHOUT_POLICY(replace_copy_if)

CU2CL_NO_CHECK
template <class P, class In, class Out, class T>
CU2CL_HD inline Out replace_copy(const execution_policy_base<P> &policy, In first, In last,
                                 Out result, const T &old_value, const T &value)
{
    auto system = detail::system_of(detail::derived(policy));
    using test = detail::is_value<T>;
    auto in = detail::usable(system, first);
    auto out = detail::usable(system, result);
    detail::each(system, last - first,
                 detail::replace_each<decltype(in), decltype(in), decltype(out), test, T>{
                     in, in, out, test{old_value}, value});
    return result + (last - first);
}
CU2CL_THRUST_WITHOUT_POLICY(replace_copy)

} // namespace thrust

#include "detail/companions.h"

#endif
