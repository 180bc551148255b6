// TEST nvcc: -arch=sm_90
// Clusters of one block: what kernels see of theirs, their barrier, and their shared memory as the
// cluster's. Larger clusters only where the device has them, or the kernel does not look.
#include <cooperative_groups.h>

#include "check.h"

namespace cg = cooperative_groups;

enum { ANSWERS = 24, THREADS = 64 };

// What a block sees, by its last thread.
__global__ void ask(unsigned *out)
{
    __shared__ int s[THREADS];
    cg::cluster_group cluster = cg::this_cluster();
    cg::grid_group grid = cg::this_grid();
    int t = threadIdx.y * blockDim.x + threadIdx.x;
    s[t] = 0;
    cluster.sync();
    if (t != THREADS - 1)
        return;
    unsigned *o = out + grid.block_rank() * ANSWERS;
    dim3 index = cluster.block_index(), size = cluster.dim_blocks(),
         threads = cluster.dim_threads();
    *o++ = cluster.block_rank();
    *o++ = cluster.num_blocks();
    *o++ = cluster.thread_rank();
    *o++ = cluster.num_threads();
    *o++ = index.x + index.y + index.z;
    *o++ = size.x * size.y * size.z;
    *o++ = threads.x * 100 + threads.y;
    *o++ = cluster.query_shared_rank(s);
    *o++ = (unsigned)grid.cluster_rank();
    *o++ = (unsigned)grid.num_clusters();
    *o++ = grid.cluster_index().x;
    *o++ = grid.dim_clusters().x;
    *o++ = cluster.map_shared_rank(s, cluster.block_rank()) == s;
    unsigned rank, count, at, number;
    asm volatile("mov.u32 %0, %cluster_ctarank;" : "=r"(rank));
    asm volatile("mov.u32 %0, %%cluster_nctarank;" : "=r"(count));
    asm volatile("mov.u32 %0, %clusterid.x;" : "=r"(at));
    asm volatile("mov.u32 %0, %%nclusterid.x;" : "=r"(number));
    *o++ = rank;
    *o++ = count;
    *o++ = at;
    *o++ = number;
}

static void check_answers()
{
    const int blocks = 3;
    unsigned *out = new_on_device<unsigned>(blocks * ANSWERS);
    ask<<<blocks, dim3(16, 4)>>>(out);
    CHECK_LAUNCH();
    std::vector<unsigned> got = copy_to_host(out, blocks * ANSWERS);
    for (unsigned b = 0; b < blocks; b++) {
        const unsigned want[] = {0,      1, 63,     64, 0, 1, 1604, 0,     b,
                                 blocks, b, blocks, 1,  0, 1, b,    blocks};
        for (unsigned i = 0; i < sizeof want / sizeof *want; i++)
            EXPECT_EQUAL(b * 100 + i, got[b * ANSWERS + i], want[i]);
    }
}

// A histogram whose bins lie in the shared memory of a cluster's blocks.
__global__ void histogram(int *bins, int bin_count, int bins_per_block, const int *values, int n)
{
    extern __shared__ int own[];
    cg::cluster_group cluster = cg::this_cluster();
    for (int i = threadIdx.x; i < bins_per_block; i += blockDim.x)
        own[i] = 0;
    cluster.sync();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        int bin = values[i] < 0 ? 0 : values[i] >= bin_count ? bin_count - 1 : values[i];
        int *there = cluster.map_shared_rank(own, bin / bins_per_block);
        atomicAdd(there + bin % bins_per_block, 1);
    }
    cluster.sync();
    int *to = bins + cluster.block_rank() * bins_per_block;
    for (int i = threadIdx.x; i < bins_per_block; i += blockDim.x)
        atomicAdd(&to[i], own[i]);
}

static cudaLaunchConfig_t configuration(int blocks, int threads, unsigned cluster,
                                        cudaLaunchAttribute *attribute)
{
    cudaLaunchConfig_t config = {};
    config.gridDim = blocks;
    config.blockDim = threads;
    attribute->id = cudaLaunchAttributeClusterDimension;
    attribute->val.clusterDim.x = cluster;
    attribute->val.clusterDim.y = 1;
    attribute->val.clusterDim.z = 1;
    config.attrs = attribute;
    config.numAttrs = 1;
    return config;
}

static void check_histogram()
{
    const int n = 1000, bins = 10;
    std::vector<int> values(n), want(bins);
    for (int i = 0; i < n; i++) {
        values[i] = i * 7 % 13 - 1;
        want[values[i] < 0 ? 0 : values[i] >= bins ? bins - 1 : values[i]]++;
    }
    int *there = copy_to_device(values), *out = new_on_device<int>(bins);
    cudaLaunchAttribute attribute;
    cudaLaunchConfig_t config = configuration(4, 32, 1, &attribute);
    config.dynamicSmemBytes = bins * sizeof(int);
    int clusters = 0, largest = 0;
    CHECK(cudaOccupancyMaxActiveClusters(&clusters, histogram, &config));
    CHECK(cudaOccupancyMaxPotentialClusterSize(&largest, histogram, &config));
    EXPECT(clusters > 0);
    EXPECT(largest >= 1);
    CHECK(cudaLaunchKernelEx(&config, histogram, out, bins, bins, (const int *)there, n));
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, bins);
    for (int i = 0; i < bins; i++)
        EXPECT_EQUAL(i, got[i], want[i]);
}

// The size belongs to the kernel; the two halves of the barrier.
#define ONE 1
__global__ void __cluster_dims__(ONE, 1, 1) reverse(int *data)
{
    __shared__ int s[THREADS];
    cg::cluster_group cluster = cg::this_cluster();
    s[threadIdx.x] = data[cg::this_grid().thread_rank()];
    asm volatile("barrier.cluster.arrive.release.aligned;" ::: "memory");
    asm volatile("barrier.cluster.wait.acquire.aligned;" ::: "memory");
    int other = s[cluster.num_threads() - 1 - cluster.thread_rank()];
    auto token = cluster.barrier_arrive();
    cluster.barrier_wait(std::move(token));
    s[threadIdx.x] = other * 2;
    cg::sync(cluster);
    data[cg::this_grid().thread_rank()] = s[threadIdx.x ^ 1];
}

static void check_reverse()
{
    std::vector<int> data(2 * THREADS);
    for (int i = 0; i < 2 * THREADS; i++)
        data[i] = i;
    int *there = copy_to_device(data);
    reverse<<<2, THREADS>>>(there);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(there, 2 * THREADS);
    for (int i = 0; i < 2 * THREADS; i++)
        EXPECT_EQUAL(i, got[i], 2 * (i / THREADS * THREADS + THREADS - 1 - (i % THREADS ^ 1)));
}

__global__ void does_not_look(int *out)
{
    atomicAdd(out, (int)blockIdx.x + 1);
}

__global__ void looks(int *out)
{
    atomicAdd(out, (int)cg::this_cluster().num_blocks());
}

// Two blocks: no difference to a kernel that does not look, else only with clusters.
static void check_two_blocks()
{
    int *out = new_on_device<int>(1), has_clusters;
    cudaLaunchAttribute attribute;
    cudaLaunchConfig_t config = configuration(4, 1, 2, &attribute);
    CHECK(cudaDeviceGetAttribute(&has_clusters, cudaDevAttrClusterLaunch, 0));
    CHECK(cudaLaunchKernelEx(&config, does_not_look, out));
    CHECK_LAUNCH();
    EXPECT_EQUAL(0, copy_to_host(out, 1)[0], 10);
    cudaError_t want = has_clusters ? cudaSuccess : cudaErrorNotSupported;
    EXPECT_EQUAL(1, (int)cudaLaunchKernelEx(&config, looks, out), (int)want);
    EXPECT_EQUAL(2, (int)cudaGetLastError(), (int)want);
    EXPECT_EQUAL(3, copy_to_host(out, 1)[0], has_clusters ? 18 : 10);
    config.gridDim = 3;
    EXPECT(cudaLaunchKernelEx(&config, does_not_look, out) == cudaErrorInvalidClusterSize ||
           has_clusters);
    cudaGetLastError();
}

int main()
{
    check_answers();
    check_histogram();
    check_reverse();
    check_two_blocks();
    return finish();
}
