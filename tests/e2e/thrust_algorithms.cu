// Thrust's algorithms that combine elements, against the C++ library's, on random numbers.
// TEST nvcc-headers: ours (CUDA compares two kinds of tuples in one call)
// TEST nvcc: -std=c++17 --extended-lambda
// TEST only: svm oclgrind (Oclgrind has buffers, too, and PoCL takes a minute more for them)
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#include <thrust/reduce.h>
#include <thrust/transform_reduce.h>
#include <thrust/inner_product.h>
#include <thrust/extrema.h>
#include <thrust/find.h>
#include <thrust/logical.h>
#include <thrust/mismatch.h>
#include <thrust/equal.h>
#include <thrust/partition.h> // brings count and sort, on which programs rely
#include <thrust/scan.h>
#include <thrust/transform_scan.h>
#include <thrust/remove.h>
#include <thrust/unique.h>
#include <thrust/copy.h>
#include <thrust/adjacent_difference.h>
#include <thrust/binary_search.h>
#include <thrust/merge.h>
#include <thrust/set_operations.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/iterator/constant_iterator.h>
#include <algorithm>
#include <cstring>
#include <numeric>
#include "check.h"
struct is_odd {
    __host__ __device__ bool operator()(int x) const
    {
        return x & 1;
    }
};
struct wide {
    int a;
    float b;
    char c;
};
struct add_wide {
    __host__ __device__ wide operator()(const wide &x, const wide &y) const
    {
        return wide{x.a + y.a, x.b + y.b, 1};
    }
};
static unsigned state = 7;
static int any(int most)
{
    state = state * 1664525u + 1013904223u;
    return (int)((state >> 8) % (unsigned)most);
}
template <class V, class W> bool same(const V &d, const W &h)
{
    thrust::host_vector<typename V::value_type> c(d);
    return c.size() == h.size() && std::equal(c.begin(), c.end(), h.begin());
}
static void check(int n)
{
    std::vector<int> h(n), k(n);
    for (int &x : h)
        x = any(1000);
    for (int i = 0; i < n; i++)
        k[i] = i ? k[i - 1] + (any(4) == 0) : 0;
    thrust::device_vector<int> d(h), keys(k), out(n), out2(n), out3(n);
    std::vector<int> w(n);
    EXPECT(thrust::reduce(d.begin(), d.end()) == std::accumulate(h.begin(), h.end(), 0));
    EXPECT(thrust::reduce(d.begin(), d.end(), -1, thrust::maximum<int>()) ==
           (n ? *std::max_element(h.begin(), h.end()) : -1));
    EXPECT(thrust::transform_reduce(d.begin(), d.end(), thrust::square<int>(), 0LL,
                                    thrust::plus<long long>()) ==
           std::inner_product(h.begin(), h.end(), h.begin(), 0LL));
    EXPECT(thrust::inner_product(d.begin(), d.end(), d.begin(), 0LL) ==
           std::inner_product(h.begin(), h.end(), h.begin(), 0LL));
    EXPECT(thrust::count(d.begin(), d.end(), 5) == std::count(h.begin(), h.end(), 5));
    EXPECT(thrust::count_if(d.begin(), d.end(), is_odd()) ==
           std::count_if(h.begin(), h.end(), is_odd()));
    EXPECT(thrust::min_element(d.begin(), d.end()) - d.begin() ==
           std::min_element(h.begin(), h.end()) - h.begin());
    EXPECT(thrust::max_element(d.begin(), d.end()) - d.begin() ==
           std::max_element(h.begin(), h.end()) - h.begin());
    EXPECT(thrust::find(d.begin(), d.end(), 77) - d.begin() ==
           std::find(h.begin(), h.end(), 77) - h.begin());
    EXPECT(thrust::all_of(d.begin(), d.end(), is_odd()) ==
           std::all_of(h.begin(), h.end(), is_odd()));
    EXPECT(thrust::equal(d.begin(), d.end(), d.begin()) &&
           thrust::any_of(d.begin(), d.end(), is_odd()) ==
               std::any_of(h.begin(), h.end(), is_odd()));
    thrust::inclusive_scan(d.begin(), d.end(), out.begin());
    std::partial_sum(h.begin(), h.end(), w.begin());
    EXPECT(same(out, w));
    thrust::exclusive_scan(d.begin(), d.end(), out.begin(), 10);
    for (int i = 0, s = 10; i < n; s += h[i++])
        w[i] = s;
    EXPECT(same(out, w));
    thrust::inclusive_scan(out.begin(), out.end(), out.begin(), thrust::maximum<int>());
    EXPECT(same(out, w));
    thrust::inclusive_scan_by_key(keys.begin(), keys.end(), d.begin(), out.begin());
    for (int i = 0; i < n; i++)
        w[i] = h[i] + (i && k[i] == k[i - 1] ? w[i - 1] : 0);
    EXPECT(same(out, w));
    thrust::exclusive_scan_by_key(keys.begin(), keys.end(), d.begin(), out.begin(), 3);
    for (int i = 0; i < n; i++)
        w[i] = i && k[i] == k[i - 1] ? w[i - 1] + h[i - 1] : 3;
    EXPECT(same(out, w));
    auto ends =
        thrust::reduce_by_key(keys.begin(), keys.end(), d.begin(), out.begin(), out2.begin());
    std::vector<int> rk, rv;
    for (int i = 0; i < n; i++) {
        if (!i || k[i] != k[i - 1]) {
            rk.push_back(k[i]);
            rv.push_back(0);
        }
        rv.back() += h[i];
    }
    out.resize(ends.first - out.begin());
    out2.resize(ends.second - out2.begin());
    EXPECT(same(out, rk) && same(out2, rv));
    thrust::device_vector<int> c(n);
    c.resize(thrust::copy_if(d.begin(), d.end(), c.begin(), is_odd()) - c.begin());
    std::vector<int> hc;
    std::copy_if(h.begin(), h.end(), std::back_inserter(hc), is_odd());
    EXPECT(same(c, hc));
    c = d;
    c.erase(thrust::remove_if(c.begin(), c.end(), thrust::not_fn(is_odd())), c.end());
    EXPECT(same(c, hc));
    c = keys;
    c.erase(thrust::unique(c.begin(), c.end()), c.end());
    EXPECT(same(c, rk) && thrust::unique_count(keys.begin(), keys.end()) == (long)rk.size());
    c = d;
    auto middle = thrust::stable_partition(c.begin(), c.end(), is_odd());
    hc = h;
    auto hmiddle = std::stable_partition(hc.begin(), hc.end(), is_odd());
    EXPECT(same(c, hc) && middle - c.begin() == hmiddle - hc.begin() &&
           thrust::is_partitioned(c.begin(), c.end(), is_odd()));
    thrust::adjacent_difference(d.begin(), d.end(), c.begin());
    std::adjacent_difference(h.begin(), h.end(), hc.begin());
    EXPECT(same(c, hc));
    // sorted ranges
    thrust::device_vector<long> at(n);
    thrust::lower_bound(keys.begin(), keys.end(), d.begin(), d.end(), at.begin());
    std::vector<long> hat(n);
    for (int i = 0; i < n; i++)
        hat[i] = std::lower_bound(k.begin(), k.end(), h[i]) - k.begin();
    EXPECT(same(at, hat));
    EXPECT(thrust::upper_bound(keys.begin(), keys.end(), 3) - keys.begin() ==
           std::upper_bound(k.begin(), k.end(), 3) - k.begin());
    std::vector<int> o(h);
    std::sort(o.begin(), o.end());
    thrust::device_vector<int> sorted(o), m(2 * n);
    m.resize(thrust::merge(keys.begin(), keys.end(), sorted.begin(), sorted.end(), m.begin()) -
             m.begin());
    std::vector<int> hm;
    std::merge(k.begin(), k.end(), o.begin(), o.end(), std::back_inserter(hm));
    EXPECT(same(m, hm));
#define SET(name)                                                                                  \
    {                                                                                              \
        m.resize(2 * n);                                                                           \
        m.resize(thrust::name(keys.begin(), keys.end(), sorted.begin(), sorted.end(), m.begin()) - \
                 m.begin());                                                                       \
        hm.clear();                                                                                \
        std::name(k.begin(), k.end(), o.begin(), o.end(), std::back_inserter(hm));                 \
        EXPECT(same(m, hm));                                                                       \
    }
    SET(set_union)
    SET(set_intersection)
    SET(set_difference) SET(set_symmetric_difference)
        // odd types
        thrust::device_vector<wide>
            wides(n, wide{1, 2, 3});
    wide sum = thrust::reduce(wides.begin(), wides.end(), wide{0, 0, 1}, add_wide());
    EXPECT(sum.a == n && sum.b == 2.0f * n);
    thrust::device_vector<bool> flags(n, true);
    EXPECT(thrust::reduce(flags.begin(), flags.end(), 0) == n);
    thrust::host_vector<int> hv(h.begin(), h.end());
    EXPECT(thrust::reduce(hv.begin(), hv.end()) ==
           thrust::reduce(thrust::device, d.begin(), d.end()));
}
struct by_tens {
    __host__ __device__ bool operator()(int x, int y) const
    {
        return x / 10 < y / 10;
    }
};
struct by_first {
    template <class T> __host__ __device__ bool operator()(const T &x, const T &y) const
    {
        return thrust::get<0>(x) < thrust::get<0>(y);
    }
};
struct by_b {
    __host__ __device__ bool operator()(const wide &x, const wide &y) const
    {
        return x.b < y.b;
    }
};

template <class T> static void check_sort_of(int n)
{
    std::vector<T> h(n);
    for (T &x : h)
        x = (T)((any(100000) - 50000) * 0.25);
    thrust::device_vector<T> d(h), e(h);
    thrust::sort(d.begin(), d.end());
    std::sort(h.begin(), h.end());
    EXPECT(same(d, h) && thrust::is_sorted(d.begin(), d.end()));
    thrust::sort(thrust::device, e.begin(), e.end(), thrust::greater<T>());
    EXPECT(same(e, std::vector<T>(h.rbegin(), h.rend())));
}

static void check_sorts(int n)
{
    check_sort_of<int>(n);
    check_sort_of<float>(n);
    std::vector<int> h(n), order(n);
    for (int i = 0; i < n; i++) {
        h[i] = any(500);
        order[i] = i;
    }
    thrust::device_vector<int> keys(h), values(order);
    thrust::sort_by_key(keys.begin(), keys.end(), values.begin());
    std::vector<int> want(order);
    std::stable_sort(want.begin(), want.end(), [&](int a, int b) { return h[a] < h[b]; });
    EXPECT(same(values, want));
    keys = h;
    values = order;
    thrust::stable_sort_by_key(keys.begin(), keys.end(), values.begin(), by_tens());
    want = order;
    std::stable_sort(want.begin(), want.end(), [&](int a, int b) { return h[a] / 10 < h[b] / 10; });
    EXPECT(same(values, want));
    keys = h;
    values = order;
    auto both = thrust::make_zip_iterator(keys.begin(), values.begin());
    thrust::stable_sort(both, both + n, by_first());
    std::stable_sort(want.begin(), want.end(),
                     [&](int a, int b) { return h[a] < h[b] || (h[a] == h[b] && a < b); });
    EXPECT(same(values, want));
    std::vector<wide> w(n);
    for (int i = 0; i < n; i++)
        w[i] = wide{i, (float)h[i], 'x'};
    thrust::device_vector<wide> dw(w);
    thrust::sort(dw.begin(), dw.end(), by_b());
    thrust::host_vector<wide> sorted = dw;
    bool good = true;
    for (int i = 0; i < n; i++)
        good = good && sorted[i].a == want[i];
    EXPECT(good);
}

int main()
{
    cudaDeviceProp device;
    CHECK(cudaGetDeviceProperties(&device, 0));
    const int sizes[] = {0, 1, 31, 1000, 30011};
    int count = strstr(device.name, "Oclgrind") ? 3 : 5; // it is slow
    for (int i = 0; i < count; i++) {
        check(sizes[i]);
        check_sorts(sizes[i]);
    }
    return finish();
}
