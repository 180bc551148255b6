// Names that are ordinary in CUDA and taken in OpenCL C: keywords, types, built-in functions, also
// those that are called beside a variable of the name; names that differ only by scope. Macros with
// names of the runtime's headers, and names that the C++ library has, too.
#define N 16
#define T 3
#define K (N + 3)
#define lambda 5
#define kernels 7
#define width 2
#include <cuda_runtime.h>
#undef T
#undef width
#include <cooperative_groups.h>
#include <algorithm>
#include <functional>
#include <numeric>
#include "check.h"

using namespace std;
using namespace cooperative_groups;

struct image2d_t {
    int event_t, global;
};

__device__ float mix(float half, float local)
{
    return half * 10 + local;
}

__device__ int clamp(int value)
{
    return value > 9 ? 9 : value;
}

__device__ int get_global_id(int kernel)
{
    return kernel + 1;
}

__device__ float length(float read_only, float dot)
{
    return read_only > dot ? read_only : dot;
}

__device__ float rounded(float x, bool round)
{
    float floor = round ? rintf(x) : floorf(x), min = fminf(floor, 3);
    return min + roundf(x);
}

__global__ void step(int *global, float *constant, struct image2d_t *image, int pipe)
{
    int local = threadIdx.x, private_ = 1, queue_t = 2;
    unsigned uint_value = 3, uchar = 4, ulong = 5;
    float sign = 0.5f, half = 1.5f, vec = 2.5f, degrees = 1;
    int bitselect = private_ + queue_t, barrier = uchar + ulong, sampler_t = uint_value;
    int mask = clamp(local), select = get_global_id(local), abs_diff = 7;

    global[local] =
        bitselect + barrier * 10 + sampler_t * 100 + mask * 1000 + select * 10000 + abs_diff + pipe;
    constant[local] = mix(half, sign) + length(vec, degrees) + local;
    constant[local] += rounded(local + 0.75f, local > 1);
    {
        int local = 9;
        for (int global = 0; global < 2; global++)
            local += global;
        image[threadIdx.x].event_t = local;
    }
    image[local].global = local;
}

__device__ int count;
__constant__ int distance[2] = {lambda, kernels};

__global__ void fill(int *out, const int data)
{
    thread_block group = this_thread_block();
    int index = group.thread_rank(), function = 1, plus = 2, y0 = 3, size = K, array = 4;
    out[index] = min(index, data) + max(function, plus) * 10 + y0 * 100 + size * 1000 + array;
    if (index == 0)
        ::count += ::distance[0] * 10 + ::distance[1];
}

static void names_of_the_library()
{
    int *out = new_on_device<int>(N), counted = 0;
    fill<<<1, N>>>(out, 9);
    CHECK_LAUNCH();
    vector<int> host = copy_to_host(out, N);
    for (int i = 0; i < N; i++)
        EXPECT_EQUAL(i, host[i], min(i, 9) + 20 + 300 + 19000 + 4);
    cudaMemcpyFromSymbol(&counted, ::count, sizeof counted);
    EXPECT_EQUAL(0, counted, 57);
}

int main()
{
    names_of_the_library();
    const int n = 16;
    int *global = new_on_device<int>(n);
    float *constant = new_on_device<float>(n);
    image2d_t *image = new_on_device<image2d_t>(n);
    step<<<1, n>>>(global, constant, image, 1);
    CHECK_LAUNCH();
    std::vector<int> g = copy_to_host(global, n);
    std::vector<float> c = copy_to_host(constant, n);
    std::vector<image2d_t> im = copy_to_host(image, n);
    for (int i = 0; i < n; i++) {
        EXPECT_EQUAL(i, g[i], 3 + 90 + 300 + (i > 9 ? 9 : i) * 1000 + (i + 1) * 10000 + 7 + 1);
        int floor = i > 1 ? i + 1 : i;
        EXPECT_EQUAL(i, c[i], 15.5f + 2.5f + i + (floor < 3 ? floor : 3) + i + 1);
        EXPECT_EQUAL(i, im[i].event_t, 10);
        EXPECT_EQUAL(i, im[i].global, i);
    }
    return finish();
}
