/* One call of a function for each index, the base of all algorithms without a dependence between
 * elements; and the functions of the commonest ones. */
#ifndef CU2CL_THRUST_DETAIL_EACH_H
#define CU2CL_THRUST_DETAIL_EACH_H

#include "iterator.h"

namespace thrust
{
namespace detail
{

template <class F>
CU2CL_GLOBAL void each_kernel(std::ptrdiff_t n, F f)
#ifndef __CUDACC__
    CU2CL_KERNEL(each_kernel<cu2cl::stand_in<F>>, n, f)
#else
{
    std::ptrdiff_t step = (std::ptrdiff_t)gridDim.x * blockDim.x;

    for (std::ptrdiff_t i = (std::ptrdiff_t)blockIdx.x * blockDim.x + threadIdx.x; i < n; i += step)
        f(i);
}
#endif

        CU2CL_NO_CHECK template <class F>
        CU2CL_HD inline void each(const sequential &, std::ptrdiff_t n, F f)
{
    for (std::ptrdiff_t i = 0; i < n; i++)
        f(i);
}

template <class F> inline void each(const on_stream &system, std::ptrdiff_t n, F f)
{
    const std::ptrdiff_t block = 256, most = 1 << 22;

    if (n <= 0)
        return;
    std::ptrdiff_t blocks = (n + block - 1) / block;
    CU2CL_START(each_kernel<F>,
                ((unsigned)(blocks < most ? blocks : most), (unsigned)block, 0, system.stream),
                (n, f));
    finish(system);
}

/* Iterators as the system's code reads them. */
template <class It> CU2CL_HD inline It usable(const sequential &, const It &it)
{
    return it;
}
template <class It> inline raw_type<It> usable(const on_stream &, const It &it)
{
    return raw(it);
}
template <class System, class It>
using usable_type = decltype(usable(std::declval<const System &>(), std::declval<const It &>()));

template <class Out, class T> struct fill_each {
    Out out;
    T value;
    CU2CL_HD void operator()(std::ptrdiff_t i)
    {
        out[i] = value;
    }
};

template <class In, class Out> struct copy_each {
    In in;
    Out out;
    CU2CL_HD void operator()(std::ptrdiff_t i)
    {
        out[i] = in[i];
    }
};

template <class In, class Out, class F> struct transform_each {
    In in;
    Out out;
    F f;
    CU2CL_NO_CHECK
    CU2CL_HD void operator()(std::ptrdiff_t i)
    {
        out[i] = f(in[i]);
    }
};

template <class Out, class F> struct tabulate_each {
    Out out;
    F f;
    CU2CL_NO_CHECK
    CU2CL_HD void operator()(std::ptrdiff_t i)
    {
        out[i] = f(i);
    }
};

CU2CL_NO_CHECK
template <class System, class Out, class T>
CU2CL_HD inline void fill_places(const System &system, Out out, std::ptrdiff_t n, const T &value)
{
    auto places = usable(system, out);
    each(system, n, fill_each<decltype(places), T>{places, value});
}

CU2CL_NO_CHECK
template <class System, class In, class Out>
CU2CL_HD inline void copy_places(const System &system, In in, std::ptrdiff_t n, Out out)
{
    auto from = usable(system, in);
    auto to = usable(system, out);
    each(system, n, copy_each<decltype(from), decltype(to)>{from, to});
}

} // namespace detail
} // namespace thrust

#endif
