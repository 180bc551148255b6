// cub::DeviceReduce, DeviceScan and DeviceSelect against the standard library, on random numbers of
// sizes around those of blocks and tiles. A number as argument is one more size.
// TEST only: svm oclgrind (Oclgrind has buffers, too, and PoCL takes a minute more for them)
#include "check.h"

#include <algorithm>
#include <cub/device/device_reduce.cuh>
#include <cub/device/device_scan.cuh>
#include <cub/device/device_select.cuh>
#include <iterator>
#include <numeric>
#include <random>

// Calls an algorithm in its two steps.
template <class Algorithm> static void run(Algorithm algorithm)
{
    size_t bytes = 0;
    CHECK(algorithm((void *)nullptr, bytes));
    char *storage = new_on_device<char>(bytes);
    CHECK(algorithm((void *)storage, bytes));
    CHECK(cudaFree(storage));
}

#define RUN(call, ...) run([&](void *t, size_t &b) { return call(t, b, __VA_ARGS__); })

template <class T> static void expect_same(int line, const T *device, const std::vector<T> &want)
{
    check_count++;
    if (!(copy_to_host(device, want.size()) == want) && check_failed++ < 20)
        printf("line %d: not the same, of %d elements\n", line, (int)want.size());
}

#define EXPECT_SAME(device, want) expect_same(__LINE__, device, want)

struct Even {
    __host__ __device__ bool operator()(int a) const
    {
        return a % 2 == 0;
    }
};
struct Square {
    __host__ __device__ int operator()(int a) const
    {
        return a * a;
    }
};
struct AddInts {
    __host__ __device__ int operator()(int a, int b) const
    {
        return a + b;
    }
};

// 12 bytes, and an operator that is not commutative: the map x -> a * x + b, and then another one
struct Affine {
    unsigned a, b, steps;
    __host__ __device__ bool operator==(const Affine &o) const
    {
        return a == o.a && b == o.b && steps == o.steps;
    }
};
struct Then {
    __host__ __device__ Affine operator()(const Affine &f, const Affine &g) const
    {
        return {f.a * g.a, f.b * g.a + g.b, f.steps + g.steps};
    }
};

static void check_reductions(const std::vector<int> &h, const int *d)
{
    int n = (int)h.size();
    int *out = new_on_device<int>(4);
    RUN(cub::DeviceReduce::Sum, d, out, n);
    RUN(cub::DeviceReduce::Reduce, d, out + 1, n, AddInts(), 1000);
    RUN(cub::DeviceReduce::Max, d, out + 2, (size_t)n);
    RUN(cub::DeviceReduce::TransformReduce, d, out + 3, n, AddInts(), Square(), 7);
    int sum = std::accumulate(h.begin(), h.end(), 0), squares = 7, most = -2147483647 - 1;
    for (int x : h) {
        squares += x * x;
        most = std::max(most, x);
    }
    EXPECT_SAME(out, (std::vector<int>{sum, sum + 1000, most, squares}));
    cub::KeyValuePair<int, int> *pair = (cub::KeyValuePair<int, int> *)out;
    RUN(cub::DeviceReduce::ArgMin, d, pair, n);
    if (n)
        EXPECT_EQUAL(n, copy_to_host(pair, 1)[0].key,
                     std::min_element(h.begin(), h.end()) - h.begin());
    CHECK(cudaFree(out));
}

static void check_sums(const std::vector<int> &h, int *d, int *out)
{
    int n = (int)h.size();
    std::vector<int> want(n);
    RUN(cub::DeviceScan::InclusiveSum, d, out, n);
    std::partial_sum(h.begin(), h.end(), want.begin());
    EXPECT_SAME(out, want);
    RUN(cub::DeviceScan::ExclusiveScan, d, out, AddInts(), 5, (long long)n);
    std::exclusive_scan(h.begin(), h.end(), want.begin(), 5);
    EXPECT_SAME(out, want);
    CHECK(cudaMemcpy(out, d, n * sizeof(int), cudaMemcpyDeviceToDevice));
    RUN(cub::DeviceScan::ExclusiveSum, out, n);
    std::exclusive_scan(h.begin(), h.end(), want.begin(), 0);
    EXPECT_SAME(out, want);

    std::vector<int> keys(n);
    for (int i = 0, sum = 0; i < n; i++) {
        keys[i] = i * 7 / 100;
        sum = i && keys[i] == keys[i - 1] ? sum + h[i] : h[i];
        want[i] = sum;
    }
    int *device_keys = copy_to_device(keys);
    RUN(cub::DeviceScan::InclusiveSumByKey, device_keys, d, out, n);
    EXPECT_SAME(out, want);
    for (int i = 0; i < n; i++)
        want[i] -= h[i];
    RUN(cub::DeviceScan::ExclusiveSumByKey, device_keys, d, out, n);
    EXPECT_SAME(out, want);
    CHECK(cudaFree(device_keys));
}

static void check_maps(int n, std::mt19937 &random)
{
    std::vector<Affine> h(n), want(n);
    for (int i = 0; i < n; i++) {
        h[i] = {(unsigned)random(), (unsigned)random(), 1};
        want[i] = i ? Then()(want[i - 1], h[i]) : h[i];
    }
    Affine *d = copy_to_device(h);
    RUN(cub::DeviceScan::InclusiveScan, d, d, Then(), n);
    EXPECT_SAME(d, want);
    CHECK(cudaFree(d));
}

static void check_selections(const std::vector<int> &h, int *d, int *out)
{
    int n = (int)h.size();
    int *count = new_on_device<int>(1);
    std::vector<int> want, flagged, flags(n);
    std::copy_if(h.begin(), h.end(), std::back_inserter(want), Even());
    RUN(cub::DeviceSelect::If, d, out, count, n, Even());
    EXPECT_SAME(count, std::vector<int>(1, (int)want.size()));
    EXPECT_SAME(out, want);

    for (int i = 0; i < n; i++)
        if ((flags[i] = h[i] % 3) != 0)
            flagged.push_back(h[i]);
    int *device_flags = copy_to_device(flags);
    RUN(cub::DeviceSelect::Flagged, d, device_flags, out, count, n);
    EXPECT_SAME(count, std::vector<int>(1, (int)flagged.size()));
    EXPECT_SAME(out, flagged);
    CHECK(cudaFree(device_flags));

    std::vector<int> runs(n);
    for (int i = 0; i < n; i++)
        runs[i] = h[i / 3];
    int *device_runs = copy_to_device(runs), *sums = new_on_device<int>(n);
    std::vector<int> unique = runs, want_sums;
    unique.erase(std::unique(unique.begin(), unique.end()), unique.end());
    for (int i = 0; i < n; i++)
        if (i && runs[i] == runs[i - 1])
            want_sums.back() += h[i];
        else
            want_sums.push_back(h[i]);
    RUN(cub::DeviceSelect::Unique, device_runs, out, count, n);
    EXPECT_SAME(count, std::vector<int>(1, (int)unique.size()));
    EXPECT_SAME(out, unique);
    RUN(cub::DeviceReduce::ReduceByKey, device_runs, out, d, sums, count, AddInts(), n);
    EXPECT_SAME(count, std::vector<int>(1, (int)unique.size()));
    EXPECT_SAME(out, unique);
    EXPECT_SAME(sums, want_sums);
    CHECK(cudaFree(device_runs));
    CHECK(cudaFree(sums));

    RUN(cub::DeviceSelect::If, d, count, n, Even()); // in place
    EXPECT_SAME(d, want);
    CHECK(cudaFree(count));
}

int main(int argc, char **argv)
{
    std::vector<int> sizes = {0, 1, 2, 255, 257, 3840, 3841, 12000};
    if (argc > 1)
        sizes.push_back(atoi(argv[1]));
    std::mt19937 random(1);
    for (int n : sizes) {
        std::vector<int> h(n);
        for (int &x : h)
            x = (int)(random() % 1000) - 500;
        int *d = copy_to_device(h), *out = new_on_device<int>(n);
        check_reductions(h, d);
        check_sums(h, d, out);
        check_maps(n, random);
        check_selections(h, d, out);
        CHECK(cudaFree(d));
        CHECK(cudaFree(out));
    }
    int *d = new_on_device<int>(8);
    size_t bytes = 1; // too small
    EXPECT(cub::DeviceScan::InclusiveSum(d, bytes, d, d + 4, 4) == cudaErrorInvalidValue);
    bytes = 256; // what a program may guess for a few elements, without asking
    int *ones = copy_to_device(std::vector<int>(4, 1));
    CHECK(cub::DeviceScan::InclusiveSum(new_on_device<char>(512), bytes, ones, d, 4));
    expect_same(__LINE__, d, std::vector<int>{1, 2, 3, 4});
    return finish();
}
