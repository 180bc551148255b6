/* Thrust's <thrust/binary_search.h>. */
#ifndef CU2CL_THRUST_BINARY_SEARCH_H
#define CU2CL_THRUST_BINARY_SEARCH_H

#include "detail/primitives.h"
#include "iterator/constant_iterator.h"
#include "pair.h"

namespace thrust
{

namespace detail
{
/* The number of elements before the first one that is not less than the value. */
CU2CL_NO_CHECK
template <class In, class T, class Less>
CU2CL_HD inline std::ptrdiff_t lower_place(In in, std::ptrdiff_t n, const T &value, Less less)
{
    std::ptrdiff_t first = 0;
    while (n > 0) {
        std::ptrdiff_t half = n / 2;
        if (less(in[first + half], value)) {
            first += half + 1;
            n -= half + 1;
        } else {
            n = half;
        }
    }
    return first;
}
/* The number of elements before the first one that the value is less than. */
CU2CL_NO_CHECK
template <class In, class T, class Less>
CU2CL_HD inline std::ptrdiff_t upper_place(In in, std::ptrdiff_t n, const T &value, Less less)
{
    std::ptrdiff_t first = 0;
    while (n > 0) {
        std::ptrdiff_t half = n / 2;
        if (!less(value, in[first + half])) {
            first += half + 1;
            n -= half + 1;
        } else {
            n = half;
        }
    }
    return first;
}

struct find_lower {
    template <class In, class T, class Less>
    CU2CL_HD std::ptrdiff_t operator()(In in, std::ptrdiff_t n, const T &value, Less less) const
    {
        return lower_place(in, n, value, less);
    }
};
struct find_upper {
    template <class In, class T, class Less>
    CU2CL_HD std::ptrdiff_t operator()(In in, std::ptrdiff_t n, const T &value, Less less) const
    {
        return upper_place(in, n, value, less);
    }
};
struct find_any {
    template <class In, class T, class Less>
    CU2CL_HD bool operator()(In in, std::ptrdiff_t n, const T &value, Less less) const
    {
        std::ptrdiff_t at = lower_place(in, n, value, less);
        return at < n && !less(value, in[at]);
    }
};

template <class In, class Values, class Out, class Less, class Find> struct search_each {
    In in;
    std::ptrdiff_t n;
    Values values;
    Out out;
    Less less;
    Find find;
    CU2CL_NO_CHECK
    CU2CL_HD void operator()(std::ptrdiff_t i)
    {
        out[i] = find(in, n, values[i], less);
    }
};

CU2CL_NO_CHECK
template <class System, class In, class Values, class Out, class Less, class Find>
CU2CL_HD inline Out search_all(const System &system, In first, In last, Values values,
                               Values values_last, Out result, Less less, Find find)
{
    auto in = usable(system, first);
    auto wanted = usable(system, values);
    auto out = usable(system, result);
    each(system, values_last - values,
         search_each<decltype(in), decltype(wanted), decltype(out), Less, Find>{
             in, last - first, wanted, out, less, find});
    return result + (values_last - values);
}

CU2CL_NO_CHECK
template <class In, class T, class Less, class Find>
CU2CL_HD inline std::ptrdiff_t search_one(const sequential &, In in, std::ptrdiff_t n,
                                          const T &value, Less less, Find find)
{
    return find(in, n, value, less);
}
template <class In, class T, class Less, class Find>
inline std::ptrdiff_t search_one(const on_stream &system, In in, std::ptrdiff_t n, const T &value,
                                 Less less, Find find)
{
    auto from = raw(in);
    temporary<std::ptrdiff_t> result(1);
    constant_iterator<T> wanted(value);
    each(system, 1,
         search_each<decltype(from), constant_iterator<T>, std::ptrdiff_t *, Less, Find>{
             from, n, wanted, result.get(), less, find});
    return read_back(system, result.get());
}

} // namespace detail

CU2CL_NO_CHECK
template <class P, class In, class T, class Less>
CU2CL_HD inline In lower_bound(const execution_policy_base<P> &policy, In first, In last,
                               const T &value, Less less)
{
    auto system = detail::system_of(detail::derived(policy));
    return first +
           detail::search_one(system, first, last - first, value, less, detail::find_lower());
}
CU2CL_NO_CHECK
template <class P, class In, class T>
CU2CL_HD inline In lower_bound(const execution_policy_base<P> &policy, In first, In last,
                               const T &value)
{
    return thrust::lower_bound(policy, first, last, value, less<>());
}
CU2CL_NO_CHECK
template <class P, class In, class Values, class Out, class Less>
CU2CL_HD inline Out lower_bound(const execution_policy_base<P> &policy, In first, In last,
                                Values values, Values values_last, Out result, Less less)
{
    auto system = detail::system_of(detail::derived(policy));
    return detail::search_all(system, first, last, values, values_last, result, less,
                              detail::find_lower());
}
CU2CL_NO_CHECK
template <class P, class In, class Values, class Out>
CU2CL_HD inline Out lower_bound(const execution_policy_base<P> &policy, In first, In last,
                                Values values, Values values_last, Out result)
{
    return thrust::lower_bound(policy, first, last, values, values_last, result, less<>());
}
CU2CL_THRUST_WITHOUT_POLICY(lower_bound)

CU2CL_NO_CHECK
template <class P, class In, class T, class Less>
CU2CL_HD inline In upper_bound(const execution_policy_base<P> &policy, In first, In last,
                               const T &value, Less less)
{
    auto system = detail::system_of(detail::derived(policy));
    return first +
           detail::search_one(system, first, last - first, value, less, detail::find_upper());
}
CU2CL_NO_CHECK
template <class P, class In, class T>
CU2CL_HD inline In upper_bound(const execution_policy_base<P> &policy, In first, In last,
                               const T &value)
{
    return thrust::upper_bound(policy, first, last, value, less<>());
}
CU2CL_NO_CHECK
template <class P, class In, class Values, class Out, class Less>
CU2CL_HD inline Out upper_bound(const execution_policy_base<P> &policy, In first, In last,
                                Values values, Values values_last, Out result, Less less)
{
    auto system = detail::system_of(detail::derived(policy));
    return detail::search_all(system, first, last, values, values_last, result, less,
                              detail::find_upper());
}
CU2CL_NO_CHECK
template <class P, class In, class Values, class Out>
CU2CL_HD inline Out upper_bound(const execution_policy_base<P> &policy, In first, In last,
                                Values values, Values values_last, Out result)
{
    return thrust::upper_bound(policy, first, last, values, values_last, result, less<>());
}
CU2CL_THRUST_WITHOUT_POLICY(upper_bound)

CU2CL_NO_CHECK
template <class P, class In, class T, class Less>
CU2CL_HD inline bool binary_search(const execution_policy_base<P> &policy, In first, In last,
                                   const T &value, Less less)
{
    auto system = detail::system_of(detail::derived(policy));
    return detail::search_one(system, first, last - first, value, less, detail::find_any()) != 0;
}
CU2CL_NO_CHECK
template <class P, class In, class T>
CU2CL_HD inline bool binary_search(const execution_policy_base<P> &policy, In first, In last,
                                   const T &value)
{
    return thrust::binary_search(policy, first, last, value, less<>());
}
CU2CL_NO_CHECK
template <class P, class In, class Values, class Out, class Less>
CU2CL_HD inline Out binary_search(const execution_policy_base<P> &policy, In first, In last,
                                  Values values, Values values_last, Out result, Less less)
{
    auto system = detail::system_of(detail::derived(policy));
    return detail::search_all(system, first, last, values, values_last, result, less,
                              detail::find_any());
}
CU2CL_NO_CHECK
template <class P, class In, class Values, class Out>
CU2CL_HD inline Out binary_search(const execution_policy_base<P> &policy, In first, In last,
                                  Values values, Values values_last, Out result)
{
    return thrust::binary_search(policy, first, last, values, values_last, result, less<>());
}
CU2CL_THRUST_WITHOUT_POLICY(binary_search)

template <class P, class In, class T, class Less>
CU2CL_HD inline pair<In, In> equal_range(const execution_policy_base<P> &policy, In first, In last,
                                         const T &value, Less less)
{
    return pair<In, In>(thrust::lower_bound(policy, first, last, value, less),
                        thrust::upper_bound(policy, first, last, value, less));
}
template <class P, class In, class T>
CU2CL_HD inline pair<In, In> equal_range(const execution_policy_base<P> &policy, In first, In last,
                                         const T &value)
{
    return thrust::equal_range(policy, first, last, value, less<>());
}
CU2CL_THRUST_WITHOUT_POLICY(equal_range)

} // namespace thrust

#include "detail/companions.h"

#endif
