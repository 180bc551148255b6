// The other algorithms of CUB for the whole device: partitions, runs, histograms, segments,
// transformations; and its allocator.
// TEST standard: c++14
// TEST nvcc-headers: ours (it has names that CUDA 13 took away)
// TEST only: svm oclgrind (Oclgrind has buffers, too, and PoCL takes a minute more for them)
#include "check.h"

#include <algorithm>
#include <cub/cub.cuh>
#include <cuda/std/tuple>
#include <numeric>
#include <random>

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

struct Below {
    int limit;
    __host__ __device__ bool operator()(int a) const
    {
        return a < limit;
    }
};
struct Minus {
    __host__ __device__ int operator()(int a, int b) const
    {
        return a - b;
    }
};
struct Square {
    __host__ __device__ int operator()(int a) const
    {
        return a * a;
    }
};
struct Double {
    int *data;
    __device__ void operator()(int i)
    {
        data[i] *= 2;
    }
};

static void check_partitions(const std::vector<int> &h, const int *d, int *out)
{
    int n = (int)h.size();
    int *counts = new_on_device<int>(2), *second = new_on_device<int>(n),
        *others = new_on_device<int>(n);
    RUN(cub::DevicePartition::If, d, out, counts, n, Below{20});
    std::vector<int> want, a, b, c;
    for (int x : h)
        (x < 20 ? a : x < 40 ? b : c).push_back(x);
    want = a;
    for (int i = n - 1; i >= 0; i--)
        if (h[i] >= 20)
            want.push_back(h[i]);
    EXPECT_SAME(out, want);
    EXPECT_SAME(counts, std::vector<int>(1, (int)a.size()));
    RUN(cub::DevicePartition::If, d, out, second, others, counts, n, Below{20}, Below{40});
    EXPECT_SAME(out, a);
    EXPECT_SAME(second, b);
    EXPECT_SAME(others, c);
    EXPECT_SAME(counts, (std::vector<int>{(int)a.size(), (int)b.size()}));
    for (int *p : {counts, second, others})
        CHECK(cudaFree(p));
}

static void check_runs(int n, std::mt19937 &random)
{
    std::vector<unsigned char> h(n), values;
    std::vector<int> lengths, offsets, long_lengths;
    for (unsigned char &x : h)
        x = random() % 2;
    for (int i = 0; i < n; i++) {
        if (i == 0 || h[i] != h[i - 1]) {
            values.push_back(h[i]);
            lengths.push_back(0);
        }
        lengths.back()++;
    }
    for (size_t i = 0, begin = 0; i < lengths.size(); begin += lengths[i++]) {
        if (lengths[i] > 1) {
            offsets.push_back((int)begin);
            long_lengths.push_back(lengths[i]);
        }
    }
    unsigned char *d = copy_to_device(h), *unique = new_on_device<unsigned char>(n);
    int *out = new_on_device<int>(n), *out2 = new_on_device<int>(n), *count = new_on_device<int>(1);
    RUN(cub::DeviceRunLengthEncode::Encode, d, unique, out, count, n);
    EXPECT_SAME(unique, values);
    EXPECT_SAME(out, lengths);
    EXPECT_SAME(count, std::vector<int>(1, (int)lengths.size()));
    RUN(cub::DeviceRunLengthEncode::NonTrivialRuns, d, out, out2, count, n);
    EXPECT_SAME(out, offsets);
    EXPECT_SAME(out2, long_lengths);
    EXPECT_SAME(count, std::vector<int>(1, (int)offsets.size()));
    for (void *p : {(void *)d, (void *)unique, (void *)out, (void *)out2, (void *)count})
        CHECK(cudaFree(p));
}

static void check_histograms(int n, std::mt19937 &random)
{
    std::vector<float> h(n), levels = {0, 1, 5, 20, 21, 60};
    std::vector<int> even(7, 0), ranges(5, 0);
    for (float &x : h) {
        x = (int)(random() % 1000) / 10.0f - 20;
        if (x >= 0 && x < 56)
            even[(int)(x * (7.0f / 56.0f))]++;
        for (int b = 0; b < 5; b++)
            ranges[b] += x >= levels[b] && x < levels[b + 1];
    }
    float *d = copy_to_device(h), *device_levels = copy_to_device(levels);
    int *out = new_on_device<int>(8);
    RUN(cub::DeviceHistogram::HistogramEven, d, out, 8, 0.0f, 56.0f, n);
    EXPECT_SAME(out, even);
    RUN(cub::DeviceHistogram::HistogramRange, d, out, 6, device_levels, n);
    EXPECT_SAME(out, ranges);
    for (void *p : {(void *)d, (void *)device_levels, (void *)out})
        CHECK(cudaFree(p));
}

static void check_segments(const std::vector<int> &h, const int *d, int *out)
{
    int n = (int)h.size(), segments = 4;
    std::vector<int> offsets = {0, n / 9, n / 9, n / 3, n}, sums(segments, 0), places(n),
                     want_places(n);
    std::vector<int> sorted = h;
    std::iota(places.begin(), places.end(), 0);
    want_places = places;
    for (int s = 0; s < segments; s++) {
        sums[s] = std::accumulate(&h[offsets[s]], &h[offsets[s + 1]], 0);
        std::stable_sort(&want_places[offsets[s]], &want_places[offsets[s + 1]],
                         [&](int a, int b) { return h[a] > h[b]; });
    }
    for (int i = 0; i < n; i++)
        sorted[i] = h[want_places[i]];
    int *device_offsets = copy_to_device(offsets), *device_places = copy_to_device(places);
    int *device_sums = new_on_device<int>(segments), *moved = new_on_device<int>(n);
    RUN(cub::DeviceSegmentedReduce::Sum, d, device_sums, segments, device_offsets,
        device_offsets + 1);
    EXPECT_SAME(device_sums, sums);
    RUN(cub::DeviceSegmentedSort::StableSortPairsDescending, d, out, device_places, moved, n,
        segments, device_offsets, device_offsets + 1);
    EXPECT_SAME(out, sorted);
    EXPECT_SAME(moved, want_places);
    for (int *p : {device_offsets, device_places, device_sums, moved})
        CHECK(cudaFree(p));
}

static void check_transformations(const std::vector<int> &h, int *d, int *out)
{
    int n = (int)h.size();
    std::vector<int> want(n);
    std::adjacent_difference(h.begin(), h.end(), want.begin());
    CHECK(cudaMemcpy(out, d, n * sizeof(int), cudaMemcpyDeviceToDevice));
    RUN(cub::DeviceAdjacentDifference::SubtractLeft, out, n, Minus());
    EXPECT_SAME(out, want);

    cub::CountingInputIterator<int> count(3);
    cub::TransformInputIterator<int, Square, cub::CountingInputIterator<int>> squares(count,
                                                                                      Square());
    CHECK(cub::DeviceTransform::Transform(cuda::std::make_tuple(d, squares), out, n, Minus()));
    for (int i = 0; i < n; i++)
        want[i] = h[i] - (i + 3) * (i + 3);
    EXPECT_SAME(out, want);

    CHECK(cub::DeviceFor::Bulk(n, Double{out}));
    for (int &x : want)
        x *= 2;
    EXPECT_SAME(out, want);
}

static void check_allocator()
{
    cub::CachingDeviceAllocator allocator;
    void *first = nullptr, *second = nullptr;
    CHECK(allocator.DeviceAllocate(&first, 1000));
    CHECK(allocator.DeviceFree(first));
    CHECK(allocator.DeviceAllocate(&second, 900));
    EXPECT(first == second);
    CHECK(allocator.DeviceFree(second));
    CHECK(allocator.FreeAllCached());
}

int main()
{
    std::mt19937 random(1);
    for (int n : {1, 1000, 8001}) {
        std::vector<int> h(n);
        for (int &x : h)
            x = random() % 60;
        int *d = copy_to_device(h), *out = new_on_device<int>(n);
        check_partitions(h, d, out);
        check_runs(n, random);
        check_histograms(n, random);
        check_segments(h, d, out);
        check_transformations(h, d, out);
        CHECK(cudaFree(d));
        CHECK(cudaFree(out));
    }
    check_allocator();
    return finish();
}
