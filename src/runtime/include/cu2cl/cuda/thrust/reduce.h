/* Thrust's <thrust/reduce.h>. */
#ifndef CU2CL_THRUST_REDUCE_H
#define CU2CL_THRUST_REDUCE_H

#include "detail/primitives.h"
#include "pair.h"
#include "scan.h"

namespace thrust
{

namespace detail
{
/* Runs of equal keys: the last key and the sum of each. */
CU2CL_NO_CHECK
template <class Keys, class Values, class KeysOut, class ValuesOut, class Equal, class Op>
CU2CL_HD inline std::ptrdiff_t reduce_runs(const sequential &, Keys keys, std::ptrdiff_t n,
                                           Values values, KeysOut keys_out, ValuesOut values_out,
                                           Equal equal, Op op)
{
    using T = value_of<Values>;
    std::ptrdiff_t runs = 0;
    for (std::ptrdiff_t i = 0; i < n;) {
        T sum = values[i];
        keys_out[runs] = keys[i];
        for (i++; i < n && equal(keys[i - 1], keys[i]); i++)
            sum = op(sum, values[i]);
        values_out[runs] = sum;
        runs++;
    }
    return runs;
}
template <class Keys, class Values, class KeysOut, class ValuesOut, class Equal, class Op>
inline std::ptrdiff_t reduce_runs(const on_stream &system, Keys keys, std::ptrdiff_t n,
                                  Values values, KeysOut keys_out, ValuesOut values_out,
                                  Equal equal, Op op)
{
    if (n <= 0)
        return 0;
    auto by = raw(keys);
    auto from = raw(values);
    auto to_keys = raw(keys_out);
    auto to = raw(values_out);
    temporary<std::ptrdiff_t> count(1);
    run_steps(system, [&](void *storage, std::size_t &bytes) {
        return cub::detail::reduce_runs(storage, bytes, by, to_keys, from, to, count.get(), equal,
                                        op, n, system.stream);
    });
    return read_back(system, count.get());
}
} // namespace detail

CU2CL_NO_CHECK
template <class P, class In, class T, class Op>
CU2CL_HD inline T reduce(const execution_policy_base<P> &policy, In first, In last, T init, Op op)
{
    auto system = detail::system_of(detail::derived(policy));
    return detail::reduce_elements(system, first, last - first, init, op);
}

template <class P, class In, class T>
CU2CL_HD inline T reduce(const execution_policy_base<P> &policy, In first, In last, T init)
{
    return thrust::reduce(policy, first, last, init, plus<T>());
}
template <class P, class In>
CU2CL_HD inline detail::value_of<In> reduce(const execution_policy_base<P> &policy, In first,
                                            In last)
{
    using T = detail::value_of<In>;
    return thrust::reduce(policy, first, last, T(), plus<T>());
}
CU2CL_THRUST_WITHOUT_POLICY(reduce)

CU2CL_NO_CHECK
template <class P, class In, class Out, class T, class Op>
CU2CL_HD inline void reduce_into(const execution_policy_base<P> &policy, In first, In last,
                                 Out result, T init, Op op)
{
    auto system = detail::system_of(detail::derived(policy));
    detail::fill_places(system, result, 1,
                        detail::reduce_elements(system, first, last - first, init, op));
}

template <class P, class In, class Out, class T>
CU2CL_HD inline void reduce_into(const execution_policy_base<P> &policy, In first, In last,
                                 Out result, T init)
{
    thrust::reduce_into(policy, first, last, result, init, plus<T>());
}
template <class P, class In, class Out>
CU2CL_HD inline void reduce_into(const execution_policy_base<P> &policy, In first, In last,
                                 Out result)
{
    using T = detail::value_of<In>;
    thrust::reduce_into(policy, first, last, result, T(), plus<T>());
}
CU2CL_THRUST_WITHOUT_POLICY(reduce_into)

CU2CL_NO_CHECK
template <class P, class Keys, class Values, class KeysOut, class ValuesOut, class Equal, class Op>
CU2CL_HD inline pair<KeysOut, ValuesOut>
reduce_by_key(const execution_policy_base<P> &policy, Keys keys_first, Keys keys_last,
              Values values, KeysOut keys_out, ValuesOut values_out, Equal equal, Op op)
{
    auto system = detail::system_of(detail::derived(policy));
    std::ptrdiff_t runs = detail::reduce_runs(system, keys_first, keys_last - keys_first, values,
                                              keys_out, values_out, equal, op);
    return pair<KeysOut, ValuesOut>(keys_out + runs, values_out + runs);
}

template <class P, class Keys, class Values, class KeysOut, class ValuesOut, class Equal>
CU2CL_HD inline pair<KeysOut, ValuesOut>
reduce_by_key(const execution_policy_base<P> &policy, Keys keys_first, Keys keys_last,
              Values values, KeysOut keys_out, ValuesOut values_out, Equal equal)
{
    return thrust::reduce_by_key(policy, keys_first, keys_last, values, keys_out, values_out, equal,
                                 plus<detail::value_of<Values>>());
}
template <class P, class Keys, class Values, class KeysOut, class ValuesOut>
CU2CL_HD inline pair<KeysOut, ValuesOut>
reduce_by_key(const execution_policy_base<P> &policy, Keys keys_first, Keys keys_last,
              Values values, KeysOut keys_out, ValuesOut values_out)
{
    return thrust::reduce_by_key(policy, keys_first, keys_last, values, keys_out, values_out,
                                 equal_to<detail::value_of<Keys>>());
}
CU2CL_THRUST_WITHOUT_POLICY(reduce_by_key)

} // namespace thrust

#include "detail/companions.h"

#endif
