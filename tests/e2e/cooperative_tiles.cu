// Tiles, coalesced groups and thread groups where the whole block uses them: ranks, sizes,
// shuffles, votes, reductions, scans, partitions, and operations of the program's own.
// TEST subgroups: yes
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include <cuda/atomic>

#include "check.h"

namespace cg = cooperative_groups;

template <int N> __global__ void tiles(const int *in, int *out)
{
    cg::thread_block block = cg::this_thread_block();
    cg::thread_block_tile<N> tile = cg::tiled_partition<N>(block);
    auto pair = cg::tiled_partition<2>(tile);
    int value = in[block.thread_rank()], n = block.size(), i = block.thread_rank();

    out[i] = tile.meta_group_rank() * 10000 + tile.meta_group_size() * 100 + tile.thread_rank();
    out[n + i] = tile.shfl(value, 1) * 100 + tile.shfl_xor(value, 1);
    out[2 * n + i] = cg::reduce(tile, value, cg::plus<int>());
    out[3 * n + i] = cg::inclusive_scan(tile, value, cg::greater<int>());
    out[4 * n + i] =
        tile.ballot(value % 3 == 0) * 4 + tile.any(value == 5) * 2 + tile.all(value < 60);
    out[5 * n + i] =
        pair.meta_group_rank() * 1000 + pair.meta_group_size() * 10 + pair.thread_rank();
    tile.sync();
}

// Works for groups of any kind.
__device__ int sum_of_group(cg::thread_group group, int *cells, int value)
{
    int rank = group.thread_rank();
    for (int half = group.size() / 2; half > 0; half /= 2) {
        cells[rank] = value;
        group.sync();
        if (rank < half)
            value += cells[rank + half];
        group.sync();
    }
    return rank == 0 ? value : -1;
}

__global__ void groups(const int *in, int *out)
{
    __shared__ int cells[64];
    cg::thread_block block = cg::this_thread_block();
    cg::thread_block_tile<16> tile = cg::tiled_partition<16>(block);
    int value = in[threadIdx.x];
    int whole = sum_of_group(block, cells, value);
    int part = sum_of_group(tile, cells + tile.meta_group_rank() * 16, value);
    out[threadIdx.x] = whole * 10000 + part;
}

__global__ void coalesced(const int *in, float *out)
{
    cg::coalesced_group active = cg::coalesced_threads();
    int value = in[threadIdx.x];
    cg::coalesced_group same = cg::labeled_partition(active, value % 3);
    auto half = cg::binary_partition(cg::tiled_partition<32>(cg::this_thread_block()), value % 2);
    out[threadIdx.x] = active.size() * 10000 + same.size() * 100 + same.thread_rank();
    out[64 + threadIdx.x] = cg::reduce(same, (float)value, cg::plus<float>());
    out[128 + threadIdx.x] = same.shfl(value, 0) * 1000 + half.num_threads();
    out[192 + threadIdx.x] = cg::exclusive_scan(half, value);
}

// x -> a x + b; the order of two of them matters.
struct Affine {
    unsigned short a, b, last;
};

struct Compose {
    __host__ __device__ Affine operator()(const Affine &f, const Affine &g) const
    {
        return {(unsigned short)(f.a * g.a), (unsigned short)(f.a * g.b + f.b), f.last};
    }
};

struct Farther {
    int from;
    __device__ int operator()(int a, int b) const
    {
        return abs(a - from) < abs(b - from) ? b : a;
    }
};

__device__ int product(int a, int b)
{
    return a * b;
}

__global__ void own_scans(const int *in, Affine *scans, int *out)
{
    auto tile = cg::tiled_partition<16>(cg::this_thread_block());
    cg::coalesced_group all = cg::coalesced_threads();
    int i = threadIdx.x, n = blockDim.x;
    Compose compose;
    Affine own = {(unsigned short)(2 * in[i] + 1), (unsigned short)i, (unsigned short)(i * i)};
    cg::greater<int> greatest; // not a sum

    scans[i] = cg::inclusive_scan(tile, own, compose);
    scans[n + i] = cg::exclusive_scan(all, own, Compose());
    out[i] = cg::exclusive_scan(tile, in[i], greatest);
    scans[2 * n + i] = tile.shfl_down(own, 3);
    scans[2 * n + i].last = all.shfl(own.last, 5);
}

__global__ void own_operations(const int *in, int *out, unsigned *total)
{
    auto tile = cg::tiled_partition<16>(cg::this_thread_block());
    int i = threadIdx.x, n = blockDim.x, scale = 3;
    Farther farther = {30};
    out[n + i] = cg::reduce(tile, in[i], farther);
    out[2 * n + i] = cg::reduce(tile, in[i], product);
    out[3 * n + i] = cg::reduce(tile, in[i], [=](int a, int b) { return (a > b ? a : b) | scale; });
    out[4 * n + i] = cg::reduce(tile, (short)in[i], cg::plus<short>());
    out[5 * n + i] = cg::invoke_one_broadcast(
        tile, [](int a, int b) { return a * 100 + b; }, in[i], i);
    cg::invoke_one(tile, [&] { atomicAdd(total, 1u); });
    cuda::atomic_ref<unsigned, cuda::thread_scope_device> most(total[1]);
    cg::reduce_update_async(tile, most, (unsigned)in[i], cg::greater<unsigned>());
    cg::reduce_store_async(tile, out + 6 * n + tile.meta_group_rank(), in[i], cg::bit_or<int>());
}

static void expect_affine(int index, Affine got, Affine want)
{
    EXPECT_EQUAL(index, got.a, want.a);
    EXPECT_EQUAL(index, got.b, want.b);
    EXPECT_EQUAL(index, got.last, want.last);
}

static void test_own_operations(const std::vector<int> &in)
{
    const int n = (int)in.size();
    const int *device_in = copy_to_device(in);
    Affine *device_scans = new_on_device<Affine>(3 * n), tile = {}, warp = {};
    int *out = new_on_device<int>(7 * n), before = 0;
    unsigned *total = new_on_device<unsigned>(2), most = 0;
    own_scans<<<1, n>>>(device_in, device_scans, out);
    own_operations<<<1, n>>>(device_in, out, total);
    CHECK_LAUNCH();
    std::vector<Affine> scans = copy_to_host(device_scans, 3 * n);
    std::vector<int> got = copy_to_host(out, 7 * n);
    for (int i = 0; i < n; i++) {
        Affine own = {(unsigned short)(2 * in[i] + 1), (unsigned short)i, (unsigned short)(i * i)};
        int first = i / 16 * 16, far = in[first], top = 3, sum = 0, bits = 0;
        unsigned product_of_tile = 1;
        for (int j = first; j < first + 16; j++) {
            far = abs(far - 30) < abs(in[j] - 30) ? in[j] : far;
            top = (in[j] > top ? in[j] : top) | 3;
            product_of_tile *= in[j];
            sum += in[j];
            bits |= in[j];
        }
        tile = i % 16 ? Compose()(own, tile) : own;
        expect_affine(i, scans[i], tile);
        expect_affine(n + i, scans[n + i], i % 32 ? warp : Affine());
        warp = i % 32 ? Compose()(own, warp) : own;
        before = i % 16 ? before : 0;
        EXPECT_EQUAL(i, got[i], before);
        int from = i % 16 + 3 < 16 ? i + 3 : i, fifth = i / 32 * 32 + 5;
        Affine shifted = {(unsigned short)(2 * in[from] + 1), (unsigned short)from,
                          (unsigned short)(fifth * fifth)};
        expect_affine(2 * n + i, scans[2 * n + i], shifted);
        before = in[i] > before ? in[i] : before;
        EXPECT_EQUAL(i, abs(got[n + i] - 30), abs(far - 30));
        EXPECT_EQUAL(i, got[2 * n + i], (int)product_of_tile);
        EXPECT_EQUAL(i, got[3 * n + i], top);
        EXPECT_EQUAL(i, got[4 * n + i], sum);
        EXPECT_EQUAL(i, got[5 * n + i], in[first] * 100 + first);
        if (i % 16 == 0)
            EXPECT_EQUAL(i, got[6 * n + i / 16], bits);
        most = in[i] > (int)most ? in[i] : most;
    }
    EXPECT_EQUAL(0, copy_to_host(total, 2)[0], n / 16);
    EXPECT_EQUAL(1, copy_to_host(total, 2)[1], most);
}

template <int N> static void test_tiles(const std::vector<int> &in)
{
    int n = (int)in.size();
    int *out = new_on_device<int>(6 * n);
    tiles<N><<<1, n>>>(copy_to_device(in), out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 6 * n);
    for (int i = 0; i < n; i++) {
        int first = i / N * N, rank = i - first, sum = 0, most = 0, votes = 0, any = 0, all = 1;
        for (int j = 0; j < N; j++) {
            sum += in[first + j];
            if (j <= rank && in[first + j] > most)
                most = in[first + j];
            votes |= (in[first + j] % 3 == 0) << j;
            any |= in[first + j] == 5;
            all &= in[first + j] < 60;
        }
        EXPECT_EQUAL(i, got[i], i / N * 10000 + n / N * 100 + rank);
        EXPECT_EQUAL(i, got[n + i], in[first + 1] * 100 + in[i ^ 1]);
        EXPECT_EQUAL(i, got[2 * n + i], sum);
        EXPECT_EQUAL(i, got[3 * n + i], most);
        EXPECT_EQUAL(i, got[4 * n + i], votes * 4 + any * 2 + all);
        EXPECT_EQUAL(i, got[5 * n + i], rank / 2 * 1000 + N / 2 * 10 + rank % 2);
    }
}

int main()
{
    const int n = 64;
    std::vector<int> in(n);
    for (int i = 0; i < n; i++)
        in[i] = (i * 29 + 3) % 61;
    test_tiles<8>(in);
    test_own_operations(in);

    int *out = new_on_device<int>(n);
    groups<<<1, n>>>(copy_to_device(in), out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, n);
    int whole = 0, part = 0;
    for (int i = 0; i < n; i++)
        whole += in[i];
    for (int i = 0; i < n; i++) {
        part = 0;
        for (int j = i / 16 * 16; j < i / 16 * 16 + 16; j++)
            part += in[j];
        EXPECT_EQUAL(i, got[i], (i ? -1 : whole) * 10000 + (i % 16 ? -1 : part));
    }

    float *sums = new_on_device<float>(4 * n);
    coalesced<<<1, n>>>(copy_to_device(in), sums);
    CHECK_LAUNCH();
    std::vector<float> found = copy_to_host(sums, 4 * n);
    for (int i = 0; i < n; i++) {
        int size = 0, rank = 0, sum = 0, first = -1, half = 0, before = 0;
        for (int j = i / 32 * 32; j < i / 32 * 32 + 32; j++) {
            half += in[j] % 2 == in[i] % 2;
            before += in[j] % 2 == in[i] % 2 && j < i ? in[j] : 0;
            if (in[j] % 3 != in[i] % 3)
                continue;
            first = first < 0 ? in[j] : first;
            size++;
            rank += j < i;
            sum += in[j];
        }
        EXPECT_EQUAL(i, found[i], 320000 + size * 100 + rank);
        EXPECT_EQUAL(i, found[n + i], sum);
        EXPECT_EQUAL(i, found[2 * n + i], first * 1000 + half);
        EXPECT_EQUAL(i, found[3 * n + i], before);
    }
    return finish();
}
