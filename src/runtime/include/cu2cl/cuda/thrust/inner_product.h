/* Thrust's <thrust/inner_product.h>. */
#ifndef CU2CL_THRUST_INNER_PRODUCT_H
#define CU2CL_THRUST_INNER_PRODUCT_H

#include "detail/primitives.h"

namespace thrust
{

namespace detail
{
template <class A, class B, class F> struct combine_each {
    A a;
    B b;
    mutable F f;
    CU2CL_NO_CHECK
    CU2CL_HD auto operator()(std::ptrdiff_t i) const
    {
        return f(a[i], b[i]);
    }
};
} // namespace detail

CU2CL_NO_CHECK
template <class P, class A, class B, class T, class Sum, class Product>
CU2CL_HD inline T inner_product(const execution_policy_base<P> &policy, A first, A last, B second,
                                T init, Sum sum, Product product)
{
    auto system = detail::system_of(detail::derived(policy));
    auto a = detail::usable(system, first);
    auto b = detail::usable(system, second);
    return detail::reduce_each(
        system, last - first,
        detail::combine_each<decltype(a), decltype(b), Product>{a, b, product}, init, sum);
}

template <class P, class A, class B, class T>
CU2CL_HD inline T inner_product(const execution_policy_base<P> &policy, A first, A last, B second,
                                T init)
{
    return thrust::inner_product(policy, first, last, second, init, plus<T>(), multiplies<T>());
}
CU2CL_THRUST_WITHOUT_POLICY(inner_product)

} // namespace thrust

#include "detail/companions.h"

#endif
