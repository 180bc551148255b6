/* Copies inside a system, and from one to another. */
#ifndef CU2CL_THRUST_DETAIL_COPY_H
#define CU2CL_THRUST_DETAIL_COPY_H

#include "../memory.h"
#include "each.h"

#include <vector>

namespace thrust
{
namespace detail
{

/* Memory on the device for the time of a call. Freeing waits for what uses it. */
template <class T> class temporary
{
    T *at;

    temporary(const temporary &);
    temporary &operator=(const temporary &);

  public:
    explicit temporary(std::ptrdiff_t count)
        : at(static_cast<T *>(allocate_bytes(count > 0 ? (std::size_t)count * sizeof(T) : 0)))
    {
    }
    ~temporary()
    {
        free_bytes(at);
    }
    T *get() const
    {
        return at;
    }
};

template <class It, class V, bool> struct of_vector : std::false_type {
};
template <class It, class V>
struct of_vector<It, V, true>
    : std::integral_constant<bool,
                             std::is_same<It, typename std::vector<V>::iterator>::value ||
                                 std::is_same<It, typename std::vector<V>::const_iterator>::value> {
};
/* Where the elements lie one behind the other, as pointers and the C++ library's vectors have them. */
template <class It, bool = std::is_pointer<raw_type<It>>::value> struct host_address {
    static raw_type<It> get(const It &it)
    {
        return raw(it);
    }
    static const bool is_known = true;
};
template <class It> struct host_address<It, false> {
    using value = value_of<It>;
    static const bool is_known = of_vector < It, value,
                      std::is_object<value>::value && !std::is_same<value, bool>::value > ::value;
    static const value *get(const It &it)
    {
        return std::addressof(*it);
    }
};

struct copy_bytes {
};
struct copy_values {
};
template <class In, class Out>
using copy_kind =
    typename std::conditional<host_address<In>::is_known && host_address<Out>::is_known &&
                                  std::is_same<value_of<In>, value_of<Out>>::value,
                              copy_bytes, copy_values>::type;

template <class T>
inline void move_bytes(const on_stream &system, T *to, const T *from, std::ptrdiff_t n)
{
    if (n <= 0)
        return;
    check(CU2CL_API(MemcpyAsync)(to, from, (std::size_t)n * sizeof(T), CU2CL_API(MemcpyDefault),
                                 system.stream),
          "a copy failed");
    check(CU2CL_API(StreamSynchronize)(system.stream), "a copy failed");
}

/* --- from which system to which */

struct host_to_host {
};
struct host_to_device {
};
struct device_to_host {
};
struct device_to_device {
};

template <class In, class Out>
inline void copy_across(host_to_host, copy_values, on_stream, In in, std::ptrdiff_t n, Out out)
{
    for (; n > 0; --n, ++in, ++out)
        *out = *in;
}
template <class In, class Out>
inline void copy_across(host_to_host, copy_bytes, on_stream system, In in, std::ptrdiff_t n,
                        Out out)
{
    copy_across(host_to_host(), copy_values(), system, in, n, out);
}

template <class In, class Out>
inline void copy_across(device_to_device, copy_bytes, on_stream system, In in, std::ptrdiff_t n,
                        Out out)
{
    using T = value_of<In>;
    move_bytes<T>(system, const_cast<T *>(raw(out)), raw(in), n);
}
template <class In, class Out>
inline void copy_across(device_to_device, copy_values, on_stream system, In in, std::ptrdiff_t n,
                        Out out)
{
    copy_places(system, in, n, out);
}

template <class In, class Out>
inline void copy_across(host_to_device, copy_bytes, on_stream system, In in, std::ptrdiff_t n,
                        Out out)
{
    using T = value_of<In>;
    if (n > 0)
        move_bytes<T>(system, const_cast<T *>(raw(out)), host_address<In>::get(in), n);
}

/* Whether the device's side is plain memory. */
template <class It>
using is_memory = std::integral_constant<bool, std::is_pointer<raw_type<It>>::value>;

/* The elements are converted on the host where the device's side is memory, else there. */
template <class In, class Out>
inline void copy_to_device(std::true_type, on_stream system, In in, std::ptrdiff_t n, Out out)
{
    using T = value_of<Out>;
    T *values = n > 0 ? static_cast<T *>(std::malloc((std::size_t)n * sizeof(T))) : nullptr;
    for (std::ptrdiff_t i = 0; i < n; ++i, ++in)
        new (static_cast<void *>(values + i)) T(static_cast<T>(*in));
    move_bytes<T>(system, raw(out), values, n);
    std::free(values);
}
template <class In, class Out>
inline void copy_to_device(std::false_type, on_stream system, In in, std::ptrdiff_t n, Out out)
{
    using T = value_of<In>;
    temporary<T> values(n);
    copy_to_device(std::true_type(), system, in, n, device_ptr<T>(values.get()));
    copy_places(system, values.get(), n, out);
}
template <class In, class Out>
inline void copy_across(host_to_device, copy_values, on_stream system, In in, std::ptrdiff_t n,
                        Out out)
{
    copy_to_device(is_memory<Out>(), system, in, n, out);
}

template <class In, class Out>
inline void copy_across(device_to_host, copy_bytes, on_stream system, In in, std::ptrdiff_t n,
                        Out out)
{
    using T = value_of<In>;
    if (n > 0)
        move_bytes<T>(system, const_cast<T *>(host_address<Out>::get(out)), raw(in), n);
}
template <class In, class Out>
inline void copy_from_device(std::true_type, on_stream system, In in, std::ptrdiff_t n, Out out)
{
    using T = value_of<In>;
    T *values = n > 0 ? static_cast<T *>(std::malloc((std::size_t)n * sizeof(T))) : nullptr;
    move_bytes<T>(system, values, raw(in), n);
    for (std::ptrdiff_t i = 0; i < n; ++i, ++out)
        *out = values[i];
    std::free(values);
}
template <class In, class Out>
inline void copy_from_device(std::false_type, on_stream system, In in, std::ptrdiff_t n, Out out)
{
    using T = value_of<In>;
    temporary<T> values(n);
    copy_places(system, in, n, values.get());
    copy_from_device(std::true_type(), system, device_ptr<T>(values.get()), n, out);
}
template <class In, class Out>
inline void copy_across(device_to_host, copy_values, on_stream system, In in, std::ptrdiff_t n,
                        Out out)
{
    copy_from_device(is_memory<In>(), system, in, n, out);
}

template <class In, class Out> struct copy_route {
    using from = typename iterator_system<In>::type;
    using to = typename iterator_system<Out>::type;
    template <class S> using on_device = std::is_same<S, device_system_tag>;
    template <class S> using on_host = std::is_same<S, host_system_tag>;
    /* what fits anywhere is where the other side is */
    using type = typename std::conditional<
        on_device<to>::value ||
            (!on_host<to>::value && !std::is_same<from, host_system_tag>::value),
        typename std::conditional<on_host<from>::value, host_to_device, device_to_device>::type,
        typename std::conditional<on_device<from>::value, device_to_host,
                                  host_to_host>::type>::type;
};

template <class Out> inline void advance_output(std::true_type, Out &out, std::ptrdiff_t n)
{
    std::advance(out, n > 0 ? n : 0);
}
/* An output iterator that can't be read, as of a stream, has no place that could change. */
template <class Out> inline void advance_output(std::false_type, Out &, std::ptrdiff_t)
{
}

template <class In, class Out>
inline Out copy_between(on_stream system, In in, std::ptrdiff_t n, Out out)
{
    copy_across(typename copy_route<In, Out>::type(), copy_kind<In, Out>(), system, in, n, out);
    using category = typename std::iterator_traits<Out>::iterator_category;
    advance_output(std::is_convertible<category, std::input_iterator_tag>(), out, n);
    return out;
}

} // namespace detail
} // namespace thrust

#endif
