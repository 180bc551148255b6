// cub::Block* and Warp*: loads, exchanges, sums, sorts and flags of a block, against the host.
// TEST standard: c++14
// TEST nvcc-headers: ours (it has names that CUDA 13 took away)
#include "check.h"

#include <algorithm>
#include <cub/cub.cuh>
#include <numeric>
#include <random>

constexpr int THREADS = 96, ITEMS = 3, TILE = THREADS * ITEMS, BLOCKS = 3;

struct Smaller {
    template <class T> __host__ __device__ bool operator()(const T &a, const T &b) const
    {
        return a < b;
    }
};

// What comes before each tile
struct Running {
    int total;
    __device__ int operator()(int sum)
    {
        int before = total;
        total += sum;
        return before;
    }
};

// Sums of a block whose threads have two dimensions, and of a part of it
__global__ void reductions(const int *in, int *out, int valid)
{
    typedef cub::BlockReduce<int, 32, cub::BLOCK_REDUCE_RAKING, 3> Reduce;
    __shared__ typename Reduce::TempStorage storage;
    int thread = threadIdx.y * 32 + threadIdx.x;
    int items[ITEMS];
    cub::LoadDirectBlocked(thread, in + blockIdx.x * TILE, items);
    int all = Reduce(storage).Sum(items);
    __syncthreads();
    int most = Reduce(storage).Reduce(items[0], cub::Max(), valid);
    if (thread == 0) {
        out[blockIdx.x * 2] = all;
        out[blockIdx.x * 2 + 1] = most;
    }
}

// One block scans many tiles; a thread loads and stores neighbours of other threads
__global__ void scan_all(const int *in, int *out, int tiles)
{
    typedef cub::BlockLoad<int, THREADS, ITEMS, cub::BLOCK_LOAD_TRANSPOSE> Load;
    typedef cub::BlockStore<int, THREADS, ITEMS, cub::BLOCK_STORE_WARP_TRANSPOSE> Store;
    typedef cub::BlockScan<int, THREADS> Scan;
    __shared__ union {
        typename Load::TempStorage load;
        typename Store::TempStorage store;
        typename Scan::TempStorage scan;
    } storage;
    Running running = {100};
    for (int tile = 0; tile < tiles; tile++) {
        int items[ITEMS];
        Load(storage.load).Load(in + tile * TILE, items);
        __syncthreads();
        Scan(storage.scan).ExclusiveSum(items, items, running);
        __syncthreads();
        Store(storage.store).Store(out + tile * TILE, items);
        __syncthreads();
    }
}

// Places by three bits of a key: of neighbours, and of elements in the striped arrangement of warps
template <bool DESCENDING> __global__ void ranks(const unsigned *in, int *blocked, int *striped, int *starts)
{
    typedef cub::BlockRadixRank<THREADS, 3, DESCENDING> Rank;
    typedef cub::BlockRadixRankMatch<THREADS, 3, DESCENDING> Match;
    __shared__ union {
        typename Rank::TempStorage rank;
        typename Match::TempStorage match;
    } storage;
    unsigned keys[ITEMS];
    int places[ITEMS], first[1] = {-1};
    int base = blockIdx.x * TILE, thread = threadIdx.x;
    cub::BFEDigitExtractor<unsigned> digit(1, 3);
    cub::LoadDirectBlocked(thread, in + base, keys);
    Rank(storage.rank).RankKeys(keys, places, digit);
    cub::StoreDirectBlocked(thread, blocked + base, places);
    __syncthreads();
    cub::LoadDirectWarpStriped(thread, in + base, keys);
    Match(storage.match).RankKeys(keys, places, digit, first);
    cub::StoreDirectWarpStriped(thread, striped + base, places);
    if (thread < 8)
        starts[blockIdx.x * 8 + thread] = first[0];
}

__global__ void sorts(const float *in, float *up, float *down, int *values, float *merged)
{
    typedef cub::BlockRadixSort<float, THREADS, ITEMS, int> Sort;
    typedef cub::BlockMergeSort<float, THREADS, ITEMS> Merge;
    __shared__ union {
        typename Sort::TempStorage sort;
        typename Merge::TempStorage merge;
    } storage;
    float keys[ITEMS];
    int places[ITEMS];
    int begin = blockIdx.x * TILE;
    cub::LoadDirectBlocked(threadIdx.x, in + begin, keys);
    for (int k = 0; k < ITEMS; k++)
        places[k] = threadIdx.x * ITEMS + k;
    Sort(storage.sort).Sort(keys, places);
    cub::StoreDirectBlocked(threadIdx.x, up + begin, keys);
    cub::StoreDirectBlocked(threadIdx.x, values + begin, places);
    __syncthreads();
    Sort(storage.sort).SortDescendingBlockedToStriped(keys, places);
    cub::StoreDirectStriped<THREADS>(threadIdx.x, down + begin, keys);
    __syncthreads();
    Merge(storage.merge).Sort(keys, Smaller());
    cub::StoreDirectBlocked(threadIdx.x, merged + begin, keys);
}

__global__ void neighbours(const int *in, int *flags, int *differences, int *exchanged,
                           unsigned *counts)
{
    typedef cub::BlockDiscontinuity<int, THREADS> Flags;
    typedef cub::BlockAdjacentDifference<int, THREADS> Differences;
    typedef cub::BlockExchange<int, THREADS, ITEMS> Exchange;
    typedef cub::BlockHistogram<unsigned char, THREADS, ITEMS, 16> Histogram;
    __shared__ union {
        typename Flags::TempStorage flags;
        typename Differences::TempStorage differences;
        typename Exchange::TempStorage exchange;
    } storage;
    __shared__ typename Histogram::TempStorage histogram;
    __shared__ unsigned bins[16];
    int items[ITEMS], result[ITEMS];
    unsigned char small[ITEMS];
    int begin = blockIdx.x * TILE;
    cub::LoadDirectStriped<THREADS>(threadIdx.x, in + begin, items);
    Exchange(storage.exchange).StripedToBlocked(items);
    cub::StoreDirectBlocked(threadIdx.x, exchanged + begin, items);
    __syncthreads();
    Flags(storage.flags).FlagHeads(result, items, cub::Inequality());
    cub::StoreDirectBlocked(threadIdx.x, flags + begin, result);
    __syncthreads();
    Differences(storage.differences).SubtractLeft(items, result, cub::Difference(), 1000);
    cub::StoreDirectBlocked(threadIdx.x, differences + begin, result);
    for (int k = 0; k < ITEMS; k++)
        small[k] = (unsigned char)(items[k] & 15);
    Histogram(histogram).Histogram(small, bins);
    if (threadIdx.x < 16)
        counts[blockIdx.x * 16 + threadIdx.x] = bins[threadIdx.x];
}

// Logical warps of 8 threads
__global__ void warps(const int *in, int *sums, int *scanned, double *products)
{
    __shared__ typename cub::WarpReduce<int, 8>::TempStorage reduce[THREADS / 8];
    __shared__ typename cub::WarpScan<int>::TempStorage scan[THREADS / 32];
    __shared__ typename cub::WarpReduce<double>::TempStorage doubles[THREADS / 32];
    int place = blockIdx.x * THREADS + threadIdx.x;
    int sum = cub::WarpReduce<int, 8>(reduce[threadIdx.x / 8]).Sum(in[place]);
    if (threadIdx.x % 8 == 0)
        sums[place / 8] = sum;
    int before, total;
    cub::WarpScan<int>(scan[threadIdx.x / 32]).ExclusiveSum(in[place], before, total);
    scanned[place] = before + 10000 * total;
    double largest =
        cub::WarpReduce<double>(doubles[threadIdx.x / 32]).Reduce(in[place] / 2.0, cub::Max());
    if (threadIdx.x % 32 == 0)
        products[place / 32] = largest;
}

static void check_reductions(const std::vector<int> &h, const int *d)
{
    int *out = new_on_device<int>(BLOCKS * 2);
    reductions<<<BLOCKS, dim3(32, 3)>>>(d, out, 70);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, BLOCKS * 2);
    for (int b = 0; b < BLOCKS; b++) {
        int most = h[b * TILE];
        for (int t = 0; t < 70; t++)
            most = std::max(most, h[b * TILE + t * ITEMS]);
        EXPECT_EQUAL(b, got[b * 2],
                     std::accumulate(h.begin() + b * TILE, h.begin() + (b + 1) * TILE, 0));
        EXPECT_EQUAL(b, got[b * 2 + 1], most);
    }
    int *scanned = new_on_device<int>(h.size());
    scan_all<<<1, THREADS>>>(d, scanned, BLOCKS);
    CHECK_LAUNCH();
    got = copy_to_host(scanned, h.size());
    for (size_t i = 0, sum = 100; i < h.size(); sum += h[i++])
        EXPECT_EQUAL(i, got[i], (int)sum);
}

static void check_occupancy()
{
    int blocks = 0, expected = -1;
    EXPECT_EQUAL(0, cub::MaxSmOccupancy(blocks, warps, THREADS), cudaSuccess);
    cudaOccupancyMaxActiveBlocksPerMultiprocessor(&expected, warps, THREADS, 0);
    EXPECT_EQUAL(1, blocks, expected);
}

static void check_sorts(const std::vector<int> &h)
{
    std::vector<float> keys(h.begin(), h.end());
    size_t n = keys.size();
    float *in = copy_to_device(keys), *up = new_on_device<float>(n),
          *down = new_on_device<float>(n);
    float *merged = new_on_device<float>(n);
    int *values = new_on_device<int>(n);
    sorts<<<BLOCKS, THREADS>>>(in, up, down, values, merged);
    CHECK_LAUNCH();
    std::vector<float> got_up = copy_to_host(up, n), got_down = copy_to_host(down, n);
    std::vector<float> got_merged = copy_to_host(merged, n);
    std::vector<int> got_values = copy_to_host(values, n);
    for (int b = 0; b < BLOCKS; b++) {
        const float *first = &keys[b * TILE];
        std::vector<int> order(TILE);
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.end(),
                         [&](int i, int j) { return first[i] < first[j]; });
        for (int i = 0; i < TILE; i++) {
            EXPECT_EQUAL(i, got_up[b * TILE + i], first[order[i]]);
            EXPECT_EQUAL(i, got_values[b * TILE + i], order[i]);
            EXPECT_EQUAL(i, got_down[b * TILE + TILE - 1 - i], first[order[i]]);
        }
        EXPECT(std::is_sorted(got_merged.begin() + b * TILE, got_merged.begin() + (b + 1) * TILE));
    }
}

template <bool DESCENDING> static void check_ranks(const std::vector<int> &h)
{
    std::vector<unsigned> keys(h.begin(), h.end());
    int *blocked = new_on_device<int>(h.size()), *striped = new_on_device<int>(h.size());
    int *starts = new_on_device<int>(BLOCKS * 8);
    ranks<DESCENDING><<<BLOCKS, THREADS>>>(copy_to_device(keys), blocked, striped, starts);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(blocked, h.size()), of_warps = copy_to_host(striped, h.size());
    std::vector<int> got_starts = copy_to_host(starts, BLOCKS * 8);
    for (int b = 0; b < BLOCKS; b++) {
        std::vector<int> counts(9, 0);
        auto place = [&](size_t i) { int d = keys[i] >> 1 & 7; return DESCENDING ? 7 - d : d; };
        for (int i = 0; i < TILE; i++)
            counts[place(b * TILE + i) + 1]++;
        std::partial_sum(counts.begin(), counts.end(), counts.begin());
        for (int d = 0; d < 8; d++)
            EXPECT_EQUAL(d, got_starts[b * 8 + d], counts[DESCENDING ? 7 - d : d]);
        for (int i = 0; i < TILE; i++) {
            int want = counts[place(b * TILE + i)]++;
            EXPECT_EQUAL(i, got[b * TILE + i], want);
            EXPECT_EQUAL(i, of_warps[b * TILE + i], want);
        }
    }
}

static void check_neighbours(const std::vector<int> &h, const int *d)
{
    size_t n = h.size();
    int *flags = new_on_device<int>(n), *differences = new_on_device<int>(n);
    int *exchanged = new_on_device<int>(n);
    unsigned *counts = new_on_device<unsigned>(BLOCKS * 16);
    neighbours<<<BLOCKS, THREADS>>>(d, flags, differences, exchanged, counts);
    CHECK_LAUNCH();
    std::vector<int> got_flags = copy_to_host(flags, n), got = copy_to_host(differences, n);
    EXPECT(copy_to_host(exchanged, n) == h);
    for (size_t i = 0; i < n; i++) {
        bool first = i % TILE == 0;
        EXPECT_EQUAL(i, got_flags[i], first || h[i] != h[i - 1]);
        EXPECT_EQUAL(i, got[i], h[i] - (first ? 1000 : h[i - 1]));
    }
    std::vector<unsigned> want(BLOCKS * 16, 0);
    for (size_t i = 0; i < n; i++)
        want[i / TILE * 16 + (h[i] & 15)]++;
    EXPECT(copy_to_host(counts, want.size()) == want);
}

static void check_warps(const std::vector<int> &h, const int *d)
{
    int n = BLOCKS * THREADS;
    int *sums = new_on_device<int>(n / 8), *scanned = new_on_device<int>(n);
    double *largest = new_on_device<double>(n / 32);
    warps<<<BLOCKS, THREADS>>>(d, sums, scanned, largest);
    CHECK_LAUNCH();
    std::vector<int> got_sums = copy_to_host(sums, n / 8), got = copy_to_host(scanned, n);
    std::vector<double> got_largest = copy_to_host(largest, n / 32);
    for (int w = 0; w < n / 8; w++)
        EXPECT_EQUAL(w, got_sums[w], std::accumulate(&h[w * 8], &h[w * 8] + 8, 0));
    for (int i = 0; i < n; i++) {
        const int *warp = &h[i / 32 * 32];
        EXPECT_EQUAL(i, got[i],
                     std::accumulate(warp, &h[i], 0) + 10000 * std::accumulate(warp, warp + 32, 0));
        EXPECT_EQUAL(i, got_largest[i / 32], *std::max_element(warp, warp + 32) / 2.0);
    }
}

int main()
{
    std::mt19937 random(1);
    std::vector<int> h(TILE * BLOCKS);
    for (int &x : h)
        x = (int)(random() % 40);
    int *d = copy_to_device(h);
    check_reductions(h, d);
    check_sorts(h);
    check_ranks<false>(h);
    check_ranks<true>(h);
    check_neighbours(h, d);
    check_warps(h, d);
    check_occupancy();
    return finish();
}
