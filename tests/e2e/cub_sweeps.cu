// TEST optimised: it computes for minutes otherwise
// TEST nvcc-headers: ours (a macro of theirs asks for small tiles)
// TEST only: svm buffer (Oclgrind takes minutes, and sees blocks that wait for each other as races)
// Radix sorts that go over their keys once a pass, where a block waits for those before it, against the standard library. NVIDIA's devices have
// them by default, others where CU2CL_TEST_SWEEPS asks for them.
#define CU2CL_TEST_SWEEPS
#include "check.h"

#include <algorithm>
#include <cstring>
#include <cub/device/device_radix_sort.cuh>
#include <random>

template <class Algorithm> static void run(Algorithm algorithm)
{
    size_t bytes = 0;
    CHECK(algorithm((void *)nullptr, bytes));
    char *storage = new_on_device<char>(bytes);
    CHECK(cudaMemset(storage, 0xa5, bytes));
    CHECK(algorithm((void *)storage, bytes));
    CHECK(cudaFree(storage));
}

#define RUN(call, ...) run([&](void *t, size_t &b) { return call(t, b, __VA_ARGS__); })

template <class T> static void expect_same(int line, const T *device, const std::vector<T> &want)
{
    std::vector<T> got = copy_to_host(device, want.size());
    check_count++;
    if (!want.empty() && memcmp(got.data(), want.data(), want.size() * sizeof(T)) != 0 && check_failed++ < 20)
        printf("line %d: not the same, of %d elements\n", line, (int)want.size());
}

#define EXPECT_SAME(device, want) expect_same(__LINE__, device, want)

template <class Key, bool DESCENDING> static void check_sort(int n, std::mt19937 &random, int begin, int end)
{
    std::vector<Key> keys(n), sorted(n);
    std::vector<int> values(n), order(n);
    for (int i = 0; i < n; i++) {
        keys[i] = (Key)(random() % 3 == 0 ? random() % 5 : random());
        values[i] = order[i] = i;
    }
    auto part = [&](Key k) { return end - begin == (int)sizeof(Key) * 8 ? k : (Key)((k >> begin) & (((Key)1 << (end - begin)) - 1)); };
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        return DESCENDING ? part(keys[a]) > part(keys[b]) : part(keys[a]) < part(keys[b]);
    });
    for (int i = 0; i < n; i++)
        sorted[i] = keys[order[i]];
    Key *in = copy_to_device(keys), *out = new_on_device<Key>(n);
    int *values_in = copy_to_device(values), *values_out = new_on_device<int>(n);
    if (DESCENDING)
        RUN(cub::DeviceRadixSort::SortPairsDescending, in, out, values_in, values_out, n, begin, end);
    else
        RUN(cub::DeviceRadixSort::SortPairs, in, out, values_in, values_out, n, begin, end);
    EXPECT_SAME(out, sorted);
    EXPECT_SAME(values_out, order);
    EXPECT_SAME(in, keys);
    cub::DoubleBuffer<Key> buffers(in, out);
    if (DESCENDING)
        RUN(cub::DeviceRadixSort::SortKeysDescending, buffers, n, begin, end);
    else
        RUN(cub::DeviceRadixSort::SortKeys, buffers, n, begin, end);
    EXPECT_SAME(buffers.Current(), sorted);
    for (void *p : {(void *)in, (void *)out, (void *)values_in, (void *)values_out})
        CHECK(cudaFree(p));
}

int main()
{
    std::mt19937 random(1);
    for (int n : {0, 1, 512, 513, 20011})
        check_sort<unsigned int, false>(n, random, 0, 32);
    check_sort<unsigned int, false>(9000, random, 3, 14);
    check_sort<unsigned int, false>(100, random, 5, 5);
    check_sort<unsigned long long, true>(3000, random, 0, 64);
    return finish();
}
