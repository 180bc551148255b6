/* Thrust's <thrust/unique.h>. */
#ifndef CU2CL_THRUST_UNIQUE_H
#define CU2CL_THRUST_UNIQUE_H

#include "detail/primitives.h"
#include "pair.h"

namespace thrust
{

namespace detail
{
/* In place: a sequential loop compares with what it kept last, which is the first of the run; CUDA's
 * compares neighbours. */
CU2CL_NO_CHECK
template <class It, class Equal>
CU2CL_HD inline std::ptrdiff_t keep_runs(const sequential &, It it, std::ptrdiff_t n, Equal equal)
{
    std::ptrdiff_t place = 0;
    for (std::ptrdiff_t i = 0; i < n; i++)
        if (place == 0 || !equal(it[place - 1], it[i])) {
            it[place] = it[i];
            place++;
        }
    return place;
}
template <class It, class Equal>
inline std::ptrdiff_t keep_runs(const on_stream &system, It it, std::ptrdiff_t n, Equal equal)
{
    return keep(system, n, begins<It, Equal>{it, equal}, it);
}
CU2CL_NO_CHECK
template <class Keys, class Values, class Equal>
CU2CL_HD inline std::ptrdiff_t keep_runs_by_key(const sequential &, Keys keys, std::ptrdiff_t n,
                                                Values values, Equal equal)
{
    std::ptrdiff_t place = 0;
    for (std::ptrdiff_t i = 0; i < n; i++)
        if (place == 0 || !equal(keys[place - 1], keys[i])) {
            keys[place] = keys[i];
            values[place] = values[i];
            place++;
        }
    return place;
}
template <class Keys, class Values, class Equal>
inline std::ptrdiff_t keep_runs_by_key(const on_stream &system, Keys keys, std::ptrdiff_t n,
                                       Values values, Equal equal)
{
    if (n <= 0)
        return 0;
    spare<Keys> kept(n);
    spare<Values> kept_values(n);
    std::ptrdiff_t count =
        select(system, n, begins<Keys, Equal>{keys, equal}, make_zip_iterator(keys, values),
               make_zip_iterator(kept.begin(), kept_values.begin()));
    copy_places(system, kept.begin(), count, keys);
    copy_places(system, kept_values.begin(), count, values);
    return count;
}
} // namespace detail

CU2CL_NO_CHECK
template <class P, class It, class Equal>
CU2CL_HD inline It unique(const execution_policy_base<P> &policy, It first, It last, Equal equal)
{
    auto system = detail::system_of(detail::derived(policy));
    return first + detail::keep_runs(system, detail::usable(system, first), last - first, equal);
}

template <class P, class It>
CU2CL_HD inline It unique(const execution_policy_base<P> &policy, It first, It last)
{
    return thrust::unique(policy, first, last, equal_to<>());
}
CU2CL_THRUST_WITHOUT_POLICY(unique)

CU2CL_NO_CHECK
template <class P, class In, class Out, class Equal>
CU2CL_HD inline Out unique_copy(const execution_policy_base<P> &policy, In first, In last,
                                Out result, Equal equal)
{
    auto system = detail::system_of(detail::derived(policy));
    auto in = detail::usable(system, first);
    return result + detail::select(system, last - first,
                                   detail::begins<decltype(in), Equal>{in, equal}, in,
                                   detail::usable(system, result));
}

template <class P, class In, class Out>
CU2CL_HD inline Out unique_copy(const execution_policy_base<P> &policy, In first, In last,
                                Out result)
{
    return thrust::unique_copy(policy, first, last, result, equal_to<>());
}
CU2CL_THRUST_WITHOUT_POLICY(unique_copy)

CU2CL_NO_CHECK
template <class P, class Keys, class Values, class Equal>
CU2CL_HD inline pair<Keys, Values> unique_by_key(const execution_policy_base<P> &policy, Keys first,
                                                 Keys last, Values values, Equal equal)
{
    auto system = detail::system_of(detail::derived(policy));
    std::ptrdiff_t count = detail::keep_runs_by_key(
        system, detail::usable(system, first), last - first, detail::usable(system, values), equal);
    return pair<Keys, Values>(first + count, values + count);
}

template <class P, class Keys, class Values>
CU2CL_HD inline pair<Keys, Values> unique_by_key(const execution_policy_base<P> &policy, Keys first,
                                                 Keys last, Values values)
{
    return thrust::unique_by_key(policy, first, last, values, equal_to<>());
}
CU2CL_THRUST_WITHOUT_POLICY(unique_by_key)

CU2CL_NO_CHECK
template <class P, class Keys, class Values, class KeysOut, class ValuesOut, class Equal>
CU2CL_HD inline pair<KeysOut, ValuesOut>
unique_by_key_copy(const execution_policy_base<P> &policy, Keys first, Keys last, Values values,
                   KeysOut keys_out, ValuesOut values_out, Equal equal)
{
    auto system = detail::system_of(detail::derived(policy));
    auto keys = detail::usable(system, first);
    std::ptrdiff_t count =
        detail::select(system, last - first, detail::begins<decltype(keys), Equal>{keys, equal},
                       thrust::make_zip_iterator(keys, detail::usable(system, values)),
                       thrust::make_zip_iterator(detail::usable(system, keys_out),
                                                 detail::usable(system, values_out)));
    return pair<KeysOut, ValuesOut>(keys_out + count, values_out + count);
}

template <class P, class Keys, class Values, class KeysOut, class ValuesOut>
CU2CL_HD inline pair<KeysOut, ValuesOut> unique_by_key_copy(const execution_policy_base<P> &policy,
                                                            Keys first, Keys last, Values values,
                                                            KeysOut keys_out, ValuesOut values_out)
{
    return thrust::unique_by_key_copy(policy, first, last, values, keys_out, values_out,
                                      equal_to<>());
}
CU2CL_THRUST_WITHOUT_POLICY(unique_by_key_copy)

CU2CL_NO_CHECK
template <class P, class In, class Equal>
CU2CL_HD inline std::ptrdiff_t unique_count(const execution_policy_base<P> &policy, In first,
                                            In last, Equal equal)
{
    auto system = detail::system_of(detail::derived(policy));
    using first_of_run = detail::begins<detail::usable_type<decltype(system), In>, Equal>;
    auto in = detail::usable(system, first);
    return detail::reduce_each(system, last - first,
                               detail::index_flag<first_of_run>{first_of_run{in, equal}},
                               std::ptrdiff_t(0), plus<std::ptrdiff_t>());
}

template <class P, class In>
CU2CL_HD inline std::ptrdiff_t unique_count(const execution_policy_base<P> &policy, In first,
                                            In last)
{
    return thrust::unique_count(policy, first, last, equal_to<>());
}
CU2CL_THRUST_WITHOUT_POLICY(unique_count)

} // namespace thrust

#include "detail/companions.h"

#endif
