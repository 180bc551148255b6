/* Thrust's <thrust/merge.h>. */
#ifndef CU2CL_THRUST_MERGE_H
#define CU2CL_THRUST_MERGE_H

#include "binary_search.h"

namespace thrust
{

namespace detail
{
/* Where an element goes: behind all smaller ones of the other range, and equal ones of the first. */
template <class A, class B, class Out, class Less> struct merge_first_each {
    A a;
    B b;
    std::ptrdiff_t b_count;
    Out out;
    Less less;
    CU2CL_NO_CHECK
    CU2CL_HD void operator()(std::ptrdiff_t i)
    {
        out[i + lower_place(b, b_count, a[i], less)] = a[i];
    }
};
template <class A, class B, class Out, class Less> struct merge_second_each {
    A a;
    std::ptrdiff_t a_count;
    B b;
    Out out;
    Less less;
    CU2CL_NO_CHECK
    CU2CL_HD void operator()(std::ptrdiff_t i)
    {
        out[i + upper_place(a, a_count, b[i], less)] = b[i];
    }
};
/* Compares the keys of elements that are keys with values. */
template <class Less> struct less_by_key {
    Less less;
    CU2CL_NO_CHECK
    template <class A, class B> CU2CL_HD bool operator()(const A &a, const B &b)
    {
        return less(thrust::get<0>(a), thrust::get<0>(b));
    }
};

CU2CL_NO_CHECK
template <class System, class A, class B, class Out, class Less>
CU2CL_HD inline void merge_places(const System &system, A a, std::ptrdiff_t a_count, B b,
                                  std::ptrdiff_t b_count, Out out, Less less)
{
    each(system, a_count, merge_first_each<A, B, Out, Less>{a, b, b_count, out, less});
    each(system, b_count, merge_second_each<A, B, Out, Less>{a, a_count, b, out, less});
}
} // namespace detail

CU2CL_NO_CHECK
template <class P, class A, class B, class Out, class Less>
CU2CL_HD inline Out merge(const execution_policy_base<P> &policy, A first, A last, B second,
                          B second_last, Out result, Less less)
{
    auto system = detail::system_of(detail::derived(policy));
    detail::merge_places(system, detail::usable(system, first), last - first,
                         detail::usable(system, second), second_last - second,
                         detail::usable(system, result), less);
    return result + (last - first) + (second_last - second);
}

template <class P, class A, class B, class Out>
CU2CL_HD inline Out merge(const execution_policy_base<P> &policy, A first, A last, B second,
                          B second_last, Out result)
{
    return thrust::merge(policy, first, last, second, second_last, result, less<>());
}
CU2CL_THRUST_WITHOUT_POLICY(merge)

CU2CL_NO_CHECK
template <class P, class A, class B, class AValues, class BValues, class Out, class OutValues,
          class Less>
CU2CL_HD inline pair<Out, OutValues>
merge_by_key(const execution_policy_base<P> &policy, A first, A last, B second, B second_last,
             AValues values, BValues second_values, Out result, OutValues result_values, Less less)
{
    auto system = detail::system_of(detail::derived(policy));
    std::ptrdiff_t a_count = last - first, b_count = second_last - second;
    detail::merge_places(
        system,
        thrust::make_zip_iterator(detail::usable(system, first), detail::usable(system, values)),
        a_count,
        thrust::make_zip_iterator(detail::usable(system, second),
                                  detail::usable(system, second_values)),
        b_count,
        thrust::make_zip_iterator(detail::usable(system, result),
                                  detail::usable(system, result_values)),
        detail::less_by_key<Less>{less});
    return pair<Out, OutValues>(result + a_count + b_count, result_values + a_count + b_count);
}

template <class P, class A, class B, class AValues, class BValues, class Out, class OutValues>
CU2CL_HD inline pair<Out, OutValues>
merge_by_key(const execution_policy_base<P> &policy, A first, A last, B second, B second_last,
             AValues values, BValues second_values, Out result, OutValues result_values)
{
    return thrust::merge_by_key(policy, first, last, second, second_last, values, second_values,
                                result, result_values, less<>());
}
CU2CL_THRUST_WITHOUT_POLICY(merge_by_key)

} // namespace thrust

#include "detail/companions.h"

#endif
