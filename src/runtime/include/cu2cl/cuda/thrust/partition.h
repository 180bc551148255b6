/* Thrust's <thrust/partition.h>. */
#ifndef CU2CL_THRUST_PARTITION_H
#define CU2CL_THRUST_PARTITION_H

#include "detail/primitives.h"
#include "pair.h"

namespace thrust
{

namespace detail
{
CU2CL_NO_CHECK
template <class It, class Stencil, class Test>
CU2CL_HD inline std::ptrdiff_t partition_places(const sequential &, It it, std::ptrdiff_t n,
                                                Stencil stencil, Test test)
{
    std::ptrdiff_t place = 0;
    for (std::ptrdiff_t i = 0; i < n; i++)
        if (test(stencil[i])) {
            value_of<It> moved = it[i];
            for (std::ptrdiff_t k = i; k > place; k--)
                it[k] = static_cast<value_of<It>>(it[k - 1]);
            it[place] = moved;
            place++;
        }
    return place;
}
template <class It, class Stencil, class Test>
inline std::ptrdiff_t partition_places(const on_stream &system, It it, std::ptrdiff_t n,
                                       Stencil stencil, Test test)
{
    if (n <= 0)
        return 0;
    spare<It> parted(n);
    std::ptrdiff_t count =
        select(system, n, is_chosen<Stencil, Test>{stencil, test}, it, parted.begin());
    select(system, n, is_not_chosen<Stencil, Test>{stencil, test}, it, parted.begin() + count);
    copy_places(system, parted.begin(), n, it);
    return count;
}
} // namespace detail

CU2CL_NO_CHECK
template <class P, class It, class Stencil, class Test>
CU2CL_HD inline It stable_partition(const execution_policy_base<P> &policy, It first, It last,
                                    Stencil stencil, Test test)
{
    auto system = detail::system_of(detail::derived(policy));
    return first + detail::partition_places(system, detail::usable(system, first), last - first,
                                            detail::usable(system, stencil), test);
}
CU2CL_NO_CHECK
template <class P, class It, class Test>
CU2CL_HD inline It stable_partition(const execution_policy_base<P> &policy, It first, It last,
                                    Test test)
{
    auto system = detail::system_of(detail::derived(policy));
    auto it = detail::usable(system, first);
    return first + detail::partition_places(system, it, last - first, it, test);
}
CU2CL_THRUST_WITHOUT_POLICY(stable_partition)

template <class P, class It, class Stencil, class Test>
CU2CL_HD inline It partition(const execution_policy_base<P> &policy, It first, It last,
                             Stencil stencil, Test test)
{
    return thrust::stable_partition(policy, first, last, stencil, test);
}
template <class P, class It, class Test>
CU2CL_HD inline It partition(const execution_policy_base<P> &policy, It first, It last, Test test)
{
    return thrust::stable_partition(policy, first, last, test);
}
CU2CL_THRUST_WITHOUT_POLICY(partition)

CU2CL_NO_CHECK
template <class P, class In, class Stencil, class Out1, class Out2, class Test>
CU2CL_HD inline pair<Out1, Out2> stable_partition_copy(const execution_policy_base<P> &policy,
                                                       In first, In last, Stencil stencil,
                                                       Out1 out_true, Out2 out_false, Test test)
{
    auto system = detail::system_of(detail::derived(policy));
    auto in = detail::usable(system, first);
    auto asked = detail::usable(system, stencil);
    std::ptrdiff_t n = last - first;
    std::ptrdiff_t chosen =
        detail::select(system, n, detail::is_chosen<decltype(asked), Test>{asked, test}, in,
                       detail::usable(system, out_true));
    std::ptrdiff_t others =
        detail::select(system, n, detail::is_not_chosen<decltype(asked), Test>{asked, test}, in,
                       detail::usable(system, out_false));
    return pair<Out1, Out2>(out_true + chosen, out_false + others);
}

template <class P, class In, class Out1, class Out2, class Test>
CU2CL_HD inline pair<Out1, Out2> stable_partition_copy(const execution_policy_base<P> &policy,
                                                       In first, In last, Out1 out_true,
                                                       Out2 out_false, Test test)
{
    return thrust::stable_partition_copy(policy, first, last, first, out_true, out_false, test);
}
CU2CL_THRUST_WITHOUT_POLICY(stable_partition_copy)

template <class P, class In, class Stencil, class Out1, class Out2, class Test>
CU2CL_HD inline pair<Out1, Out2> partition_copy(const execution_policy_base<P> &policy, In first,
                                                In last, Stencil stencil, Out1 out_true,
                                                Out2 out_false, Test test)
{
    return thrust::stable_partition_copy(policy, first, last, stencil, out_true, out_false, test);
}
template <class P, class In, class Out1, class Out2, class Test>
CU2CL_HD inline pair<Out1, Out2> partition_copy(const execution_policy_base<P> &policy, In first,
                                                In last, Out1 out_true, Out2 out_false, Test test)
{
    return thrust::stable_partition_copy(policy, first, last, first, out_true, out_false, test);
}
CU2CL_THRUST_WITHOUT_POLICY(partition_copy)

CU2CL_NO_CHECK
template <class P, class In, class Test>
CU2CL_HD inline In partition_point(const execution_policy_base<P> &policy, In first, In last,
                                   Test test)
{
    auto system = detail::system_of(detail::derived(policy));
    auto in = detail::usable(system, first);
    return first + detail::find_first(system, last - first,
                                      detail::is_not_chosen<decltype(in), Test>{in, test});
}
CU2CL_THRUST_WITHOUT_POLICY(partition_point)

CU2CL_NO_CHECK
template <class P, class In, class Test>
CU2CL_HD inline bool is_partitioned(const execution_policy_base<P> &policy, In first, In last,
                                    Test test)
{
    auto system = detail::system_of(detail::derived(policy));
    auto in = detail::usable(system, first);
    std::ptrdiff_t n = last - first;
    std::ptrdiff_t point =
        detail::find_first(system, n, detail::is_not_chosen<decltype(in), Test>{in, test});
    return detail::find_first(system, n - point,
                              detail::is_chosen<decltype(in), Test>{in + point, test}) == n - point;
}
CU2CL_THRUST_WITHOUT_POLICY(is_partitioned)

} // namespace thrust

#include "detail/companions.h"

#endif
