/* Systems and execution policies.
 *
 * An algorithm runs in a system: `sequential`, by the thread that calls it, on the host or in a
 * kernel, or `on_stream`, by kernels. A policy says which; without one, the iterators do. */
#ifndef CU2CL_THRUST_DETAIL_POLICY_H
#define CU2CL_THRUST_DETAIL_POLICY_H

#include "../system_error.h"
#include "config.h"

namespace thrust
{

/* --- what iterators say of their memory */

struct any_system_tag;
template <class> struct execution_policy_base {
};
template <class Derived> struct host_execution_policy : execution_policy_base<Derived> {
};
template <class Derived> struct device_execution_policy : execution_policy_base<Derived> {
};
struct host_system_tag : host_execution_policy<host_system_tag> {
};
struct device_system_tag : device_execution_policy<device_system_tag> {
};
struct any_system_tag : device_execution_policy<any_system_tag> {
    operator host_system_tag() const
    {
        return host_system_tag();
    }
    operator device_system_tag() const
    {
        return device_system_tag();
    }
};

namespace detail
{

/* Of something that is no iterator: any. Iterators of other libraries are the host's. */
template <class T, class = void> struct system_of_others {
    using type = any_system_tag;
};
template <class T> struct system_of_others<T, void_t<typename T::iterator_category>> {
    using type = host_system_tag;
};
template <class T, class = void> struct system_of_value : system_of_others<T> {
};
template <class T> struct system_of_value<T *, void> {
    using type = host_system_tag;
};
template <class T> struct system_of_value<T, void_t<typename T::thrust_system>> {
    using type = typename T::thrust_system;
};

/* Device memory decides, then the host's. */
template <class A, class B> struct both_systems {
    using type = A;
};
template <class B> struct both_systems<any_system_tag, B> {
    using type = B;
};
template <> struct both_systems<host_system_tag, device_system_tag> {
    using type = device_system_tag;
};
template <class... Ts> struct common_system {
    using type = any_system_tag;
};
template <class T, class... Ts>
struct common_system<T, Ts...>
    : both_systems<typename system_of_value<T>::type, typename common_system<Ts...>::type> {
};

} // namespace detail

template <class It> struct iterator_system : detail::system_of_value<It> {
};

/* --- where an algorithm runs */

namespace detail
{

struct sequential {
};

struct on_stream {
    CU2CL_API(Stream_t) stream;
    bool waits; /* the algorithm returns when the device is done */
};

/* What the host calls behind a kernel. */
inline void finish(const on_stream &system)
{
    check(CU2CL_API(GetLastError)(), "a kernel was not launched");
    if (system.waits)
        check(CU2CL_API(StreamSynchronize)(system.stream), "a kernel failed");
}

/* --- the policies */

struct seq_t : execution_policy_base<seq_t> {
};
struct host_t : host_execution_policy<host_t> {
    template <class A> host_t operator()(const A &) const
    {
        return *this;
    }
};

/* thrust::cuda::par and what its members make: an allocator is not needed, since temporary memory
 * comes from the runtime's pool. */
struct par_on : device_execution_policy<par_on> {
    CU2CL_API(Stream_t) on_this;
    bool waits;

    CU2CL_HD par_on(CU2CL_API(Stream_t) stream, bool wait) : on_this(stream), waits(wait)
    {
    }
    par_on on(CU2CL_API(Stream_t) stream) const
    {
        return par_on(stream, waits);
    }
    CU2CL_API(Stream_t) stream() const
    {
        return on_this;
    }
    template <class A> par_on operator()(const A &) const
    {
        return *this;
    }
    template <class... A> par_on after(const A &...) const
    {
        return *this;
    }
};

template <bool Waits> struct par_t : device_execution_policy<par_t<Waits>> {
    par_on on(CU2CL_API(Stream_t) stream) const
    {
        return par_on(stream, Waits);
    }
    template <class A> par_on operator()(const A &) const
    {
        return par_on(0, Waits);
    }
    template <class... A> par_on after(const A &...) const
    {
        return par_on(0, Waits);
    }
};
using device_t = par_t<true>;

CU2CL_HD inline sequential system_of(const seq_t &)
{
    return sequential();
}
template <class P> inline sequential system_of(const host_execution_policy<P> &)
{
    return sequential();
}
template <class P> inline on_stream system_of(const device_execution_policy<P> &)
{
    return on_stream{0, true};
}
inline on_stream system_of(const par_t<false> &)
{
    return on_stream{0, false};
}
inline on_stream system_of(const par_on &policy)
{
    return on_stream{policy.on_this, policy.waits};
}

template <class T, class = void> struct is_policy : std::false_type {
};
template <class P> CU2CL_HD inline const P &derived(const execution_policy_base<P> &policy)
{
    return static_cast<const P &>(policy);
}

template <class T> std::true_type derives_from_policy(const execution_policy_base<T> &);
template <class T>
struct is_policy<T, void_t<decltype(derives_from_policy(std::declval<const T &>()))>>
    : std::true_type {
};

/* The policy of a call without one. What fits anywhere runs where CUDA's algorithms do. */
template <class... Ts> struct default_policy {
    using type = typename common_system<plain<Ts>...>::type;
};

} // namespace detail

CU2CL_THRUST_CONSTANT detail::seq_t seq = {};
CU2CL_THRUST_CONSTANT detail::host_t host = {};
CU2CL_THRUST_CONSTANT detail::device_t device = {};

namespace cuda_cub
{
using tag = device_system_tag;
template <class Derived> using execution_policy = device_execution_policy<Derived>;
CU2CL_THRUST_CONSTANT thrust::detail::par_t<true> par = {};
CU2CL_THRUST_CONSTANT thrust::detail::par_t<false> par_nosync = {};
} // namespace cuda_cub

namespace system
{
namespace cuda
{
using namespace thrust::cuda_cub;
}
namespace cpp
{
using tag = host_system_tag;
CU2CL_THRUST_CONSTANT thrust::detail::host_t par = {};
} // namespace cpp
namespace omp
{
CU2CL_THRUST_CONSTANT thrust::detail::host_t par = {};
}
namespace tbb
{
CU2CL_THRUST_CONSTANT thrust::detail::host_t par = {};
}
} // namespace system

namespace cuda = system::cuda;
namespace cpp = system::cpp;
namespace omp = system::omp;
namespace tbb = system::tbb;

} // namespace thrust

/* The algorithm without a policy, beside those with one. */
#define CU2CL_THRUST_WITHOUT_POLICY(name)                                                          \
    template <class First, class... Rest,                                                          \
              class = typename std::enable_if<!detail::is_policy<First>::value>::type>             \
    inline auto name(First first, Rest... rest)                                                    \
    {                                                                                              \
        return thrust::name(typename detail::default_policy<First, Rest...>::type(), first,        \
                            rest...);                                                              \
    }

#endif
