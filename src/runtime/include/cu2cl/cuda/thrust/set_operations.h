/* Thrust's <thrust/set_operations.h>. */
#ifndef CU2CL_THRUST_SET_OPERATIONS_H
#define CU2CL_THRUST_SET_OPERATIONS_H

#include "merge.h"

namespace thrust
{

namespace detail
{
/* Element i of `in` is one of several equal ones: the k-th. Whether `other` has more than k of them. */
template <class In, class Other, class Less> struct has_partner {
    In in;
    std::ptrdiff_t n;
    Other other;
    std::ptrdiff_t other_count;
    Less less;
    CU2CL_NO_CHECK
    CU2CL_HD bool operator()(std::ptrdiff_t i)
    {
        std::ptrdiff_t k = i - lower_place(in, n, in[i], less);
        return upper_place(other, other_count, in[i], less) -
                   lower_place(other, other_count, in[i], less) >
               k;
    }
};
template <class In, class Other, class Less> struct has_no_partner {
    has_partner<In, Other, Less> test;
    CU2CL_NO_CHECK
    CU2CL_HD bool operator()(std::ptrdiff_t i)
    {
        return !test(i);
    }
};

CU2CL_NO_CHECK
template <class System, class A, class B, class In, class Out, class Less>
CU2CL_HD inline std::ptrdiff_t intersect(const System &system, A a, std::ptrdiff_t a_count, B b,
                                         std::ptrdiff_t b_count, In in, Out out, Less less)
{
    return select(system, a_count, has_partner<A, B, Less>{a, a_count, b, b_count, less}, in, out);
}
CU2CL_NO_CHECK
template <class System, class A, class B, class In, class Out, class Less>
CU2CL_HD inline std::ptrdiff_t subtract(const System &system, A a, std::ptrdiff_t a_count, B b,
                                        std::ptrdiff_t b_count, In in, Out out, Less less)
{
    return select(system, a_count, has_no_partner<A, B, Less>{{a, a_count, b, b_count, less}}, in,
                  out);
}

/* All of the first range, or what the second lacks of it, with what the first lacks of the second. */
CU2CL_NO_CHECK
template <class A, class B, class AIn, class BIn, class Out, class Less, class InLess>
CU2CL_HD inline std::ptrdiff_t unite(const sequential &, A a, std::ptrdiff_t a_count, B b,
                                     std::ptrdiff_t b_count, AIn a_in, BIn b_in, Out out, Less less,
                                     InLess, bool all_of_first)
{
    std::ptrdiff_t place = 0, i = 0, k = 0;
    while (i < a_count || k < b_count) {
        if (k == b_count || (i < a_count && less(a[i], b[k]))) {
            out[place++] = a_in[i++];
        } else if (i == a_count || less(b[k], a[i])) {
            out[place++] = b_in[k++];
        } else {
            if (all_of_first)
                out[place++] = a_in[i];
            i++;
            k++;
        }
    }
    return place;
}
template <class A, class B, class AIn, class BIn, class Out, class Less, class InLess>
inline std::ptrdiff_t unite(const on_stream &system, A a, std::ptrdiff_t a_count, B b,
                            std::ptrdiff_t b_count, AIn a_in, BIn b_in, Out out, Less less,
                            InLess in_less, bool all_of_first)
{
    spare<AIn> first(a_count);
    spare<BIn> second(b_count);
    std::ptrdiff_t a_left = a_count;
    if (all_of_first)
        copy_places(system, a_in, a_count, first.begin());
    else
        a_left = subtract(system, a, a_count, b, b_count, a_in, first.begin(), less);
    std::ptrdiff_t b_left = subtract(system, b, b_count, a, a_count, b_in, second.begin(), less);
    merge_places(system, first.begin(), a_left, second.begin(), b_left, out, in_less);
    return a_left + b_left;
}
} // namespace detail

CU2CL_NO_CHECK
template <class P, class A, class B, class Out, class Less>
CU2CL_HD inline Out set_intersection(const execution_policy_base<P> &policy, A first, A last,
                                     B second, B second_last, Out result, Less less)
{
    auto system = detail::system_of(detail::derived(policy));
    auto a = detail::usable(system, first);
    auto b = detail::usable(system, second);
    return result + detail::intersect(system, a, last - first, b, second_last - second, a,
                                      detail::usable(system, result), less);
}

template <class P, class A, class B, class Out>
CU2CL_HD inline Out set_intersection(const execution_policy_base<P> &policy, A first, A last,
                                     B second, B second_last, Out result)
{
    return thrust::set_intersection(policy, first, last, second, second_last, result, less<>());
}
CU2CL_THRUST_WITHOUT_POLICY(set_intersection)

CU2CL_NO_CHECK
template <class P, class A, class B, class AValues, class Out, class OutValues, class Less>
CU2CL_HD inline pair<Out, OutValues>
set_intersection_by_key(const execution_policy_base<P> &policy, A first, A last, B second,
                        B second_last, AValues values, Out result, OutValues result_values,
                        Less less)
{
    auto system = detail::system_of(detail::derived(policy));
    auto a = detail::usable(system, first);
    auto b = detail::usable(system, second);
    auto a_in = thrust::make_zip_iterator(a, detail::usable(system, values));
    auto out = thrust::make_zip_iterator(detail::usable(system, result),
                                         detail::usable(system, result_values));
    std::ptrdiff_t count =
        detail::intersect(system, a, last - first, b, second_last - second, a_in, out, less);
    return pair<Out, OutValues>(result + count, result_values + count);
}

template <class P, class A, class B, class AValues, class Out, class OutValues>
CU2CL_HD inline pair<Out, OutValues>
set_intersection_by_key(const execution_policy_base<P> &policy, A first, A last, B second,
                        B second_last, AValues values, Out result, OutValues result_values)
{
    return thrust::set_intersection_by_key(policy, first, last, second, second_last, values, result,
                                           result_values, less<>());
}
CU2CL_THRUST_WITHOUT_POLICY(set_intersection_by_key)

CU2CL_NO_CHECK
template <class P, class A, class B, class Out, class Less>
CU2CL_HD inline Out set_difference(const execution_policy_base<P> &policy, A first, A last,
                                   B second, B second_last, Out result, Less less)
{
    auto system = detail::system_of(detail::derived(policy));
    auto a = detail::usable(system, first);
    auto b = detail::usable(system, second);
    return result + detail::subtract(system, a, last - first, b, second_last - second, a,
                                     detail::usable(system, result), less);
}

template <class P, class A, class B, class Out>
CU2CL_HD inline Out set_difference(const execution_policy_base<P> &policy, A first, A last,
                                   B second, B second_last, Out result)
{
    return thrust::set_difference(policy, first, last, second, second_last, result, less<>());
}
CU2CL_THRUST_WITHOUT_POLICY(set_difference)

CU2CL_NO_CHECK
template <class P, class A, class B, class AValues, class BValues, class Out, class OutValues,
          class Less>
CU2CL_HD inline pair<Out, OutValues>
set_difference_by_key(const execution_policy_base<P> &policy, A first, A last, B second,
                      B second_last, AValues values, BValues second_values, Out result,
                      OutValues result_values, Less less)
{
    auto system = detail::system_of(detail::derived(policy));
    auto a = detail::usable(system, first);
    auto b = detail::usable(system, second);
    auto a_in = thrust::make_zip_iterator(a, detail::usable(system, values));
    (void)second_values;
    auto out = thrust::make_zip_iterator(detail::usable(system, result),
                                         detail::usable(system, result_values));
    std::ptrdiff_t count =
        detail::subtract(system, a, last - first, b, second_last - second, a_in, out, less);
    return pair<Out, OutValues>(result + count, result_values + count);
}

template <class P, class A, class B, class AValues, class BValues, class Out, class OutValues>
CU2CL_HD inline pair<Out, OutValues> set_difference_by_key(const execution_policy_base<P> &policy,
                                                           A first, A last, B second, B second_last,
                                                           AValues values, BValues second_values,
                                                           Out result, OutValues result_values)
{
    return thrust::set_difference_by_key(policy, first, last, second, second_last, values,
                                         second_values, result, result_values, less<>());
}
CU2CL_THRUST_WITHOUT_POLICY(set_difference_by_key)

CU2CL_NO_CHECK
template <class P, class A, class B, class Out, class Less>
CU2CL_HD inline Out set_union(const execution_policy_base<P> &policy, A first, A last, B second,
                              B second_last, Out result, Less less)
{
    auto system = detail::system_of(detail::derived(policy));
    auto a = detail::usable(system, first);
    auto b = detail::usable(system, second);
    return result + detail::unite(system, a, last - first, b, second_last - second, a, b,
                                  detail::usable(system, result), less, less, true);
}

template <class P, class A, class B, class Out>
CU2CL_HD inline Out set_union(const execution_policy_base<P> &policy, A first, A last, B second,
                              B second_last, Out result)
{
    return thrust::set_union(policy, first, last, second, second_last, result, less<>());
}
CU2CL_THRUST_WITHOUT_POLICY(set_union)

CU2CL_NO_CHECK
template <class P, class A, class B, class AValues, class BValues, class Out, class OutValues,
          class Less>
CU2CL_HD inline pair<Out, OutValues>
set_union_by_key(const execution_policy_base<P> &policy, A first, A last, B second, B second_last,
                 AValues values, BValues second_values, Out result, OutValues result_values,
                 Less less)
{
    auto system = detail::system_of(detail::derived(policy));
    auto a = detail::usable(system, first);
    auto b = detail::usable(system, second);
    auto a_in = thrust::make_zip_iterator(a, detail::usable(system, values));
    auto b_in = thrust::make_zip_iterator(b, detail::usable(system, second_values));
    auto out = thrust::make_zip_iterator(detail::usable(system, result),
                                         detail::usable(system, result_values));
    std::ptrdiff_t count = detail::unite(system, a, last - first, b, second_last - second, a_in,
                                         b_in, out, less, detail::less_by_key<Less>{less}, true);
    return pair<Out, OutValues>(result + count, result_values + count);
}

template <class P, class A, class B, class AValues, class BValues, class Out, class OutValues>
CU2CL_HD inline pair<Out, OutValues>
set_union_by_key(const execution_policy_base<P> &policy, A first, A last, B second, B second_last,
                 AValues values, BValues second_values, Out result, OutValues result_values)
{
    return thrust::set_union_by_key(policy, first, last, second, second_last, values, second_values,
                                    result, result_values, less<>());
}
CU2CL_THRUST_WITHOUT_POLICY(set_union_by_key)

CU2CL_NO_CHECK
template <class P, class A, class B, class Out, class Less>
CU2CL_HD inline Out set_symmetric_difference(const execution_policy_base<P> &policy, A first,
                                             A last, B second, B second_last, Out result, Less less)
{
    auto system = detail::system_of(detail::derived(policy));
    auto a = detail::usable(system, first);
    auto b = detail::usable(system, second);
    return result + detail::unite(system, a, last - first, b, second_last - second, a, b,
                                  detail::usable(system, result), less, less, false);
}

template <class P, class A, class B, class Out>
CU2CL_HD inline Out set_symmetric_difference(const execution_policy_base<P> &policy, A first,
                                             A last, B second, B second_last, Out result)
{
    return thrust::set_symmetric_difference(policy, first, last, second, second_last, result,
                                            less<>());
}
CU2CL_THRUST_WITHOUT_POLICY(set_symmetric_difference)

CU2CL_NO_CHECK
template <class P, class A, class B, class AValues, class BValues, class Out, class OutValues,
          class Less>
CU2CL_HD inline pair<Out, OutValues>
set_symmetric_difference_by_key(const execution_policy_base<P> &policy, A first, A last, B second,
                                B second_last, AValues values, BValues second_values, Out result,
                                OutValues result_values, Less less)
{
    auto system = detail::system_of(detail::derived(policy));
    auto a = detail::usable(system, first);
    auto b = detail::usable(system, second);
    auto a_in = thrust::make_zip_iterator(a, detail::usable(system, values));
    auto b_in = thrust::make_zip_iterator(b, detail::usable(system, second_values));
    auto out = thrust::make_zip_iterator(detail::usable(system, result),
                                         detail::usable(system, result_values));
    std::ptrdiff_t count = detail::unite(system, a, last - first, b, second_last - second, a_in,
                                         b_in, out, less, detail::less_by_key<Less>{less}, false);
    return pair<Out, OutValues>(result + count, result_values + count);
}

template <class P, class A, class B, class AValues, class BValues, class Out, class OutValues>
CU2CL_HD inline pair<Out, OutValues>
set_symmetric_difference_by_key(const execution_policy_base<P> &policy, A first, A last, B second,
                                B second_last, AValues values, BValues second_values, Out result,
                                OutValues result_values)
{
    return thrust::set_symmetric_difference_by_key(policy, first, last, second, second_last, values,
                                                   second_values, result, result_values, less<>());
}
CU2CL_THRUST_WITHOUT_POLICY(set_symmetric_difference_by_key)

} // namespace thrust

#include "detail/companions.h"

#endif
