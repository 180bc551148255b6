// Names of the program that begin as those of OpenCL's work-item functions (get_) and of the runtime (cu_, CU_) do: what a
// function is called says nothing of what it does.
// TEST warnings: a kernel needs warps
#include "check.h"

#define CU_LANES 3
#define CU_WARP(x) ((x) * 2)
#define cu_width 4
#define SIZE 64

struct cu_pair {
    int cu_a, cu_b;
};

enum cu_kind { cu_first = 3, cu_second };
enum { CU_STEP = 6, CU_INLINE };

__constant__ int cu_table[4];
__device__ int tickets, cu_launches;

// Each call gives another number: one call for each thread.
__device__ int get_ticket(int by)
{
    return atomicAdd(&tickets, by);
}

__device__ int get_warp_id()
{
    return threadIdx.x >> 5;
}

__device__ int get_lane_id()
{
    return threadIdx.x % 32;
}

__device__ int get_element(const int *from, int at)
{
    return from[at];
}

__global__ void draw(int *drawn, int *again)
{
    __shared__ int s[SIZE];
    int ticket = get_ticket(1);
    s[threadIdx.x] = ticket;
    __syncthreads();
    drawn[threadIdx.x] = s[SIZE - 1 - threadIdx.x];
    __syncthreads();
    again[threadIdx.x] = ticket;
}

__global__ void read_before(int *values, int *out)
{
    __shared__ int s[SIZE];
    int value = get_element(values, threadIdx.x);
    s[threadIdx.x] = threadIdx.x;
    __syncthreads();
    values[threadIdx.x] = 0;
    out[threadIdx.x] = value + s[SIZE - 1 - threadIdx.x];
}

__global__ void count_larger(int *out, int n)
{
    __shared__ int s[SIZE];
    int warp = get_warp_id(), lane = get_lane_id();
    s[threadIdx.x] = n;
    __syncthreads();
    for (int base = 0; base < n; base += 2) {
        int i = base + warp;
        if (i < n) {
            unsigned bits = __ballot_sync(0xffffffff, s[lane] > i + lane);
            if (lane == 0)
                out[i] = __popc(bits) + warp;
        }
    }
}

__device__ int cu_sum(int v)
{
    for (int o = 16; o; o >>= 1)
        v += __shfl_xor_sync(0xffffffff, v, o);
    return v;
}

__device__ int cuda_sum(int v)
{
    return v + 1;
}

__device__ int cu_lane()
{
    return 5;
}

__device__ void cu_meet()
{
    __syncthreads();
}

__device__ int CU_TURN(int v)
{
    return v * 3;
}

template <typename T>
__device__ T cu_twice(T v)
{
    return v + v;
}

__global__ void cu_kernel(int *cu_out, cu_pair cu_p, int cu_x)
{
    __shared__ int cu_s[SIZE];
    extern __shared__ int cu_d[];
    int cu_t = cu_sum(threadIdx.x), cu_l = cu_x, cu_self = 3;
    cu_d[threadIdx.x] = cu_l;
    cu_s[threadIdx.x] = cu_t + cu_lane() + cu_width * CU_LANES + CU_WARP(CU_TURN(CU_STEP)) + cuda_sum(cu_self);
    cu_meet();
    {
        int cu_t = 4;
        cu_d[threadIdx.x] += cu_t;
    }
    cu_out[threadIdx.x] = cu_s[SIZE - 1 - threadIdx.x] + 1000 * cu_t + cu_d[threadIdx.x] + cu_p.cu_a * cu_p.cu_b +
                          cu_table[threadIdx.x & 3] + cu_second + cu_twice(threadIdx.x);
    atomicAdd(&cu_launches, cu_twice(1));
}

static void check_get()
{
    int *drawn = new_on_device<int>(SIZE), *again = new_on_device<int>(SIZE);
    draw<<<1, SIZE>>>(drawn, again);
    CHECK_LAUNCH();
    std::vector<int> first = copy_to_host(drawn, SIZE), second = copy_to_host(again, SIZE);
    int count;
    CHECK(cudaMemcpyFromSymbol(&count, tickets, sizeof count));
    EXPECT_EQUAL(0, count, SIZE);
    for (int i = 0; i < SIZE; i++)
        EXPECT_EQUAL(i, first[i], second[SIZE - 1 - i]);

    read_before<<<1, SIZE>>>(again, drawn);
    CHECK_LAUNCH();
    first = copy_to_host(drawn, SIZE);
    for (int i = 0; i < SIZE; i++)
        EXPECT_EQUAL(i, first[i], second[i] + SIZE - 1 - i);

    int n = 45;
    count_larger<<<1, SIZE>>>(drawn, n);
    CHECK_LAUNCH();
    first = copy_to_host(drawn, SIZE);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, first[i], (n - i < 32 ? n - i : 32) + i % 2);
}

static void check_cu()
{
    int table[] = {1, 20, 300, 4000}, count;
    CHECK(cudaMemcpyToSymbol(cu_table, table, sizeof table));
    int *d_out = new_on_device<int>(SIZE);
    cu_kernel<<<1, SIZE, SIZE * sizeof(int)>>>(d_out, cu_pair{3, 7}, 9);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, SIZE);
    for (int i = 0; i < SIZE; i++) {
        int sum = i < 32 ? 496 : 1520, other = i < 32 ? 1520 : 496;
        EXPECT_EQUAL(i, out[i], other + 5 + 12 + 36 + 4 + 1000 * sum + 13 + 21 + table[i & 3] + 4 + 2 * i);
    }
    CHECK(cudaMemcpyFromSymbol(&count, cu_launches, sizeof count));
    EXPECT_EQUAL(0, count, 2 * SIZE);
}

int main()
{
    check_get();
    check_cu();
    return finish();
}
