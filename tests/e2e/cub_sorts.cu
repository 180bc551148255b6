// cub::DeviceRadixSort, DeviceMergeSort and DeviceMerge against the standard library: numbers of all kinds, with values, descending,
// by some bits only. A number as argument is one more size.
// TEST only: svm oclgrind (Oclgrind has buffers, too, and PoCL takes a minute more for them)
#include "check.h"

#include <algorithm>
#include <cstring>
#include <cub/device/device_merge.cuh>
#include <cub/device/device_merge_sort.cuh>
#include <cub/device/device_radix_sort.cuh>
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
    std::vector<T> got = copy_to_host(device, want.size());
    check_count++;
    if (!want.empty() && memcmp(got.data(), want.data(), want.size() * sizeof(T)) != 0 &&
        check_failed++ < 20)
        printf("line %d: not the same, of %d elements\n", line, (int)want.size());
}

#define EXPECT_SAME(device, want) expect_same(__LINE__, device, want)

struct Value { // 12 bytes
    int place, twice, thrice;
};

template <class Key> static std::vector<Key> random_keys(int n, std::mt19937 &random)
{
    std::vector<Key> keys(n);
    for (Key &key : keys)
        key = (Key)((int)(random() % 3000) - 1500);
    return keys;
}

// The places of the keys in their order
template <class Key, class Less>
static std::vector<int> order_of(const std::vector<Key> &keys, Less less)
{
    std::vector<int> order(keys.size());
    for (size_t i = 0; i < order.size(); i++)
        order[i] = (int)i;
    std::stable_sort(order.begin(), order.end(),
                     [&](int a, int b) { return less(keys[a], keys[b]); });
    return order;
}

template <class T>
static std::vector<T> pick(const std::vector<T> &all, const std::vector<int> &order)
{
    std::vector<T> picked(order.size());
    for (size_t i = 0; i < order.size(); i++)
        picked[i] = all[order[i]];
    return picked;
}

static void check_ints(int n, std::mt19937 &random)
{
    std::vector<int> keys = random_keys<int>(n, random);
    std::vector<Value> values(n);
    for (int i = 0; i < n; i++)
        values[i] = {i, 2 * i, 3 * i};
    int *in = copy_to_device(keys), *out = new_on_device<int>(n);
    Value *values_in = copy_to_device(values), *values_out = new_on_device<Value>(n);
    std::vector<int> up = order_of(keys, std::less<int>());
    RUN(cub::DeviceRadixSort::SortPairs, in, out, values_in, values_out, n);
    EXPECT_SAME(out, pick(keys, up));
    EXPECT_SAME(values_out, pick(values, up));
    EXPECT_SAME(in, keys);

    // Five bits in the middle: keys that differ elsewhere stay in their order
    std::vector<int> bits =
        order_of(keys, [](int a, int b) { return (a >> 3 & 31) < (b >> 3 & 31); });
    RUN(cub::DeviceRadixSort::SortPairs, in, out, values_in, values_out, n, 3, 8);
    EXPECT_SAME(out, pick(keys, bits));
    EXPECT_SAME(values_out, pick(values, bits));

    cub::DoubleBuffer<int> buffers(in, out);
    RUN(cub::DeviceRadixSort::SortKeys, buffers, n);
    EXPECT_SAME(buffers.Current(), pick(keys, up));
    for (void *p : {(void *)in, (void *)out, (void *)values_in, (void *)values_out})
        CHECK(cudaFree(p));
}

// Minus zero and zero are the same, so their order stays
static void check_floats(int n, std::mt19937 &random)
{
    std::vector<float> keys = random_keys<float>(n, random);
    for (float &key : keys)
        key = (int)key % 5 == 0 ? (key < 0 ? -0.0f : 0.0f) : key / 7;
    if (n > 100) {
        keys[17] = INFINITY;
        keys[18] = -INFINITY;
    }
    float *in = copy_to_device(keys), *out = new_on_device<float>(n);
    RUN(cub::DeviceRadixSort::SortKeysDescending, in, out, n);
    EXPECT_SAME(out, pick(keys, order_of(keys, std::greater<float>())));
    CHECK(cudaFree(in));
    CHECK(cudaFree(out));
}

template <class Key> static void check_keys(int n, std::mt19937 &random)
{
    std::vector<Key> keys = random_keys<Key>(n, random);
    Key *in = copy_to_device(keys);
    RUN(cub::DeviceRadixSort::SortKeys, in, in, (size_t)n); // in place
    EXPECT_SAME(in, pick(keys, order_of(keys, std::less<Key>())));
    CHECK(cudaFree(in));
}

// 12 bytes, compared by one of them
struct ByTwice {
    __host__ __device__ bool operator()(const Value &a, const Value &b) const
    {
        return a.twice < b.twice;
    }
};

static void check_merges(int n, std::mt19937 &random)
{
    std::vector<Value> keys(n);
    std::vector<double> values(n);
    for (int i = 0; i < n; i++) {
        keys[i] = {i, (int)(random() % 100), -i};
        values[i] = i / 4.0;
    }
    Value *in = copy_to_device(keys), *out = new_on_device<Value>(n);
    double *device_values = copy_to_device(values);
    std::vector<int> order = order_of(keys, ByTwice());
    RUN(cub::DeviceMergeSort::StableSortKeysCopy, in, out, n, ByTwice());
    EXPECT_SAME(out, pick(keys, order));
    RUN(cub::DeviceMergeSort::SortPairs, in, device_values, n, ByTwice());
    EXPECT_SAME(in, pick(keys, order));
    EXPECT_SAME(device_values, pick(values, order));
    for (void *p : {(void *)in, (void *)out, (void *)device_values})
        CHECK(cudaFree(p));
}

// Two sorted ranges, the second one half as long
static void check_merged(int n, std::mt19937 &random)
{
    std::vector<int> first = random_keys<int>(n, random), second = random_keys<int>(n / 2, random);
    std::vector<int> merged(n + n / 2);
    std::sort(first.begin(), first.end());
    std::sort(second.begin(), second.end());
    std::merge(first.begin(), first.end(), second.begin(), second.end(), merged.begin());
    int *one = copy_to_device(first), *two = copy_to_device(second);
    int *out = new_on_device<int>(n + n / 2);
    RUN(cub::DeviceMerge::MergeKeys, one, n, two, n / 2, out);
    EXPECT_SAME(out, merged);
    std::vector<Value> a(n), b(n / 2), both(n + n / 2);
    for (int i = 0; i < n; i++)
        a[i] = {i, first[i] / 100, 1};
    for (int i = 0; i < n / 2; i++)
        b[i] = {i, second[i] / 100, 2};
    std::merge(a.begin(), a.end(), b.begin(), b.end(), both.begin(), ByTwice());
    std::vector<int> values;
    for (const Value &v : both)
        values.push_back(v.thrice == 1 ? first[v.place] : second[v.place]);
    Value *x = copy_to_device(a), *y = copy_to_device(b), *z = new_on_device<Value>(both.size());
    RUN(cub::DeviceMerge::MergePairs, x, one, n, y, two, n / 2, z, out, ByTwice());
    EXPECT_SAME(z, both);
    EXPECT_SAME(out, values);
    for (void *p : {(void *)one, (void *)two, (void *)out, (void *)x, (void *)y, (void *)z})
        CHECK(cudaFree(p));
}

int main(int argc, char **argv)
{
    std::vector<int> sizes = {0, 1, 257, 3000};
    if (argc > 1)
        sizes.push_back(atoi(argv[1]));
    std::mt19937 random(1);
    for (int n : sizes) {
        check_ints(n, random);
        check_floats(n, random);
        check_merges(n, random);
        check_merged(n, random);
    }
    check_keys<unsigned char>(3000, random);
    check_keys<double>(3000, random);
    return finish();
}
