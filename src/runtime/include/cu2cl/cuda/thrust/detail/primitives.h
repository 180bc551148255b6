/* Reductions, scans and selections in both systems: loops, or CUB's algorithms. */
#ifndef CU2CL_THRUST_DETAIL_PRIMITIVES_H
#define CU2CL_THRUST_DETAIL_PRIMITIVES_H

#include "../../cub/device/device_reduce.cuh"
#include "../../cub/device/device_scan.cuh"
#include "../../cub/device/device_select.cuh"
#include "../functional.h"
#include "../iterator/counting_iterator.h"
#include "../iterator/transform_iterator.h"
#include "../iterator/zip_iterator.h"
#include "copy.h"

namespace thrust
{
namespace detail
{

/* Calls an algorithm of CUB's in its two steps: call(storage, bytes). */
template <class Call> inline void run_steps(const on_stream &system, Call call)
{
    std::size_t bytes = 0;
    check(call(nullptr, bytes), "an algorithm does not know its temporary memory");
    temporary<char> storage((std::ptrdiff_t)bytes);
    check(call(storage.get(), bytes), "an algorithm was not started");
    finish(system);
}

template <class T> inline T read_back(const on_stream &system, const T *from)
{
    alignas(T) unsigned char bytes[sizeof(T)];
    move_bytes(system, reinterpret_cast<T *>(bytes), from, 1);
    return *reinterpret_cast<T *>(bytes);
}

/* --- one value of all elements */

CU2CL_NO_CHECK
template <class In, class T, class Op>
CU2CL_HD inline T reduce_elements(const sequential &, In in, std::ptrdiff_t n, T init, Op op)
{
    T sum = init;
    for (std::ptrdiff_t i = 0; i < n; i++)
        sum = op(sum, in[i]);
    return sum;
}

/* The sums that CUB makes are T's. */
template <class T, class Op> struct to_type {
    Op op;
    CU2CL_NO_CHECK
    CU2CL_HD T operator()(const T &a, const T &b)
    {
        return op(a, b);
    }
};
template <class T, class Op> struct typed_operation {
    using type = to_type<T, Op>;
    static type make(Op op)
    {
        return type{op};
    }
};
template <class T, template <class> class Op> struct typed_operation<T, Op<T>> {
    using type = Op<T>;
    static type make(Op<T> op)
    {
        return op;
    }
};

template <class In, class T, class Op>
inline T reduce_elements(const on_stream &system, In in, std::ptrdiff_t n, T init, Op op)
{
    if (n <= 0)
        return init;
    auto from = raw(in);
    auto operation = typed_operation<T, Op>::make(op);
    temporary<T> result(1);
    run_steps(system, [&](void *storage, std::size_t &bytes) {
        return cub::DeviceReduce::Reduce(storage, bytes, from, result.get(), n, operation, init,
                                         system.stream);
    });
    return read_back(system, result.get());
}

/* The same of f(0) ... f(n - 1). */
CU2CL_NO_CHECK
template <class System, class F, class T, class Op>
CU2CL_HD inline T reduce_each(const System &system, std::ptrdiff_t n, F f, T init, Op op)
{
    transform_iterator<F, counting_iterator<std::ptrdiff_t>> values(
        counting_iterator<std::ptrdiff_t>(0), f);
    return reduce_elements(system, values, n, init, op);
}

/* The first index with test(i); n: none. The sequential search ends there. */
CU2CL_NO_CHECK
template <class F>
CU2CL_HD inline std::ptrdiff_t find_first(const sequential &, std::ptrdiff_t n, F f)
{
    for (std::ptrdiff_t i = 0; i < n; i++)
        if (f(i))
            return i;
    return n;
}
template <class F> struct index_if {
    std::ptrdiff_t n;
    mutable F f;
    CU2CL_NO_CHECK
    CU2CL_HD std::ptrdiff_t operator()(std::ptrdiff_t i) const
    {
        return f(i) ? i : n;
    }
};
template <class F> inline std::ptrdiff_t find_first(const on_stream &system, std::ptrdiff_t n, F f)
{
    return reduce_each(system, n, index_if<F>{n, f}, n, minimum<std::ptrdiff_t>());
}

/* 1 where f(i) holds. */
template <class F> struct index_flag {
    mutable F f;
    CU2CL_NO_CHECK
    CU2CL_HD std::ptrdiff_t operator()(std::ptrdiff_t i) const
    {
        return f(i) ? 1 : 0;
    }
};

/* --- scans */

CU2CL_NO_CHECK
template <class In, class Out, class Op>
CU2CL_HD inline void scan_inclusive(const sequential &, In in, std::ptrdiff_t n, Out out, Op op)
{
    using T = value_of<In>;
    if (n <= 0)
        return;
    T sum = in[0];
    out[0] = sum;
    for (std::ptrdiff_t i = 1; i < n; i++) {
        sum = op(sum, in[i]);
        out[i] = sum;
    }
}
template <class In, class Out, class Op>
inline void scan_inclusive(const on_stream &system, In in, std::ptrdiff_t n, Out out, Op op)
{
    auto from = raw(in);
    auto to = raw(out);
    if (n > 0)
        run_steps(system, [&](void *storage, std::size_t &bytes) {
            return cub::DeviceScan::InclusiveScan(storage, bytes, from, to, op, n, system.stream);
        });
}

CU2CL_NO_CHECK
template <class In, class Out, class T, class Op>
CU2CL_HD inline void scan_inclusive_from(const sequential &, In in, std::ptrdiff_t n, Out out,
                                         T init, Op op)
{
    T sum = init;
    for (std::ptrdiff_t i = 0; i < n; i++) {
        sum = op(sum, in[i]);
        out[i] = sum;
    }
}
template <class In, class Out, class T, class Op>
inline void scan_inclusive_from(const on_stream &system, In in, std::ptrdiff_t n, Out out, T init,
                                Op op)
{
    auto from = raw(in);
    auto to = raw(out);
    if (n > 0)
        run_steps(system, [&](void *storage, std::size_t &bytes) {
            return cub::DeviceScan::InclusiveScanInit(storage, bytes, from, to, op, init, n,
                                                      system.stream);
        });
}

CU2CL_NO_CHECK
template <class In, class Out, class T, class Op>
CU2CL_HD inline void scan_exclusive(const sequential &, In in, std::ptrdiff_t n, Out out, T init,
                                    Op op)
{
    T sum = init;
    for (std::ptrdiff_t i = 0; i < n; i++) {
        T next = op(sum, in[i]); // in and out may be the same
        out[i] = sum;
        sum = next;
    }
}
template <class In, class Out, class T, class Op>
inline void scan_exclusive(const on_stream &system, In in, std::ptrdiff_t n, Out out, T init, Op op)
{
    auto from = raw(in);
    auto to = raw(out);
    if (n > 0)
        run_steps(system, [&](void *storage, std::size_t &bytes) {
            return cub::DeviceScan::ExclusiveScan(storage, bytes, from, to, op, init, n,
                                                  system.stream);
        });
}

CU2CL_NO_CHECK
template <class Keys, class In, class Out, class Equal, class Op>
CU2CL_HD inline void scan_inclusive_by_key(const sequential &, Keys keys, std::ptrdiff_t n, In in,
                                           Out out, Equal equal, Op op)
{
    using T = value_of<In>;
    if (n <= 0)
        return;
    T sum = in[0];
    out[0] = sum;
    for (std::ptrdiff_t i = 1; i < n; i++) {
        if (equal(keys[i - 1], keys[i]))
            sum = op(sum, in[i]);
        else
            sum = in[i];
        out[i] = sum;
    }
}
template <class Keys, class In, class Out, class Equal, class Op>
inline void scan_inclusive_by_key(const on_stream &system, Keys keys, std::ptrdiff_t n, In in,
                                  Out out, Equal equal, Op op)
{
    auto by = raw(keys);
    auto from = raw(in);
    auto to = raw(out);
    if (n > 0)
        run_steps(system, [&](void *storage, std::size_t &bytes) {
            return cub::DeviceScan::InclusiveScanByKey(storage, bytes, by, from, to, op, n, equal,
                                                       system.stream);
        });
}

CU2CL_NO_CHECK
template <class Keys, class In, class Out, class T, class Equal, class Op>
CU2CL_HD inline void scan_exclusive_by_key(const sequential &, Keys keys, std::ptrdiff_t n, In in,
                                           Out out, T init, Equal equal, Op op)
{
    T sum = init;
    for (std::ptrdiff_t i = 0; i < n; i++) {
        if (i > 0 && !equal(keys[i - 1], keys[i]))
            sum = init;
        T next = op(sum, in[i]);
        out[i] = sum;
        sum = next;
    }
}
template <class Keys, class In, class Out, class T, class Equal, class Op>
inline void scan_exclusive_by_key(const on_stream &system, Keys keys, std::ptrdiff_t n, In in,
                                  Out out, T init, Equal equal, Op op)
{
    auto by = raw(keys);
    auto from = raw(in);
    auto to = raw(out);
    if (n > 0)
        run_steps(system, [&](void *storage, std::size_t &bytes) {
            return cub::DeviceScan::ExclusiveScanByKey(storage, bytes, by, from, to, op, init, n,
                                                       equal, system.stream);
        });
}

/* --- selections */

template <class Stencil, class Test> struct is_chosen {
    Stencil stencil;
    Test test;
    CU2CL_NO_CHECK
    CU2CL_HD bool operator()(std::ptrdiff_t i)
    {
        return static_cast<bool>(test(stencil[i]));
    }
};
template <class Stencil, class Test> struct is_not_chosen {
    Stencil stencil;
    Test test;
    CU2CL_NO_CHECK
    CU2CL_HD bool operator()(std::ptrdiff_t i)
    {
        return !test(stencil[i]);
    }
};
/* The first of each run. */
template <class Keys, class Equal> struct begins {
    Keys keys;
    Equal equal;
    CU2CL_NO_CHECK
    CU2CL_HD bool operator()(std::ptrdiff_t i)
    {
        return i == 0 || !equal(keys[i - 1], keys[i]);
    }
};
template <class In, class Out> struct copy_chosen {
    In in;
    Out out;
    CU2CL_HD void operator()(std::ptrdiff_t i, std::ptrdiff_t place)
    {
        out[place] = in[i];
    }
};

/* Copies the elements with chosen(i) to the front of `out`; returns how many. The iterators are the
 * system's. */
CU2CL_NO_CHECK
template <class Chosen, class In, class Out>
CU2CL_HD inline std::ptrdiff_t select(const sequential &, std::ptrdiff_t n, Chosen chosen, In in,
                                      Out out)
{
    std::ptrdiff_t place = 0;
    for (std::ptrdiff_t i = 0; i < n; i++)
        if (chosen(i)) {
            out[place] = in[i];
            place++;
        }
    return place;
}
template <class Chosen, class In, class Out>
inline std::ptrdiff_t select(const on_stream &system, std::ptrdiff_t n, Chosen chosen, In in,
                             Out out)
{
    if (n <= 0)
        return 0;
    temporary<std::ptrdiff_t> count(1);
    run_steps(system, [&](void *storage, std::size_t &bytes) {
        return cub::detail::select(storage, bytes, chosen, copy_chosen<In, Out>{in, out},
                                   count.get(), n, system.stream);
    });
    return read_back(system, count.get());
}

/* Memory for elements of an iterator's type, which zip iterators have several of. */
template <class It> struct spare {
    temporary<value_of<It>> memory;
    explicit spare(std::ptrdiff_t n) : memory(n)
    {
    }
    value_of<It> *begin() const
    {
        return memory.get();
    }
};

/* Keeps the chosen elements of a range, in place. A sequential loop never overtakes itself; in it
 * `chosen` may not look back, see `keep_runs`. */
CU2CL_NO_CHECK
template <class Chosen, class It>
CU2CL_HD inline std::ptrdiff_t keep(const sequential &system, std::ptrdiff_t n, Chosen chosen,
                                    It it)
{
    return select(system, n, chosen, it, it);
}
template <class Chosen, class It>
inline std::ptrdiff_t keep(const on_stream &system, std::ptrdiff_t n, Chosen chosen, It it)
{
    if (n <= 0)
        return 0;
    spare<It> kept(n);
    std::ptrdiff_t count = select(system, n, chosen, it, kept.begin());
    copy_places(system, kept.begin(), count, it);
    return count;
}

} // namespace detail
} // namespace thrust

#endif
