// Variables that lane loops make again, of one that is declared in the same branch, turn or guard: the lanes
// form has errors where the first comes before the second, and cu2cl warns of that.
#include "check.h"

#define MOST 64

__global__ void branch(int *out, int n)
{
    out[threadIdx.x] = 3;
    __syncthreads();
    if (n > 3) {
        int half = n / 2;
        int own = (threadIdx.x + half) % MOST;
        int twice = half * 2;
        int next = threadIdx.x + twice;
        if (next < MOST)
            out[next] = own;
    }
}

__global__ void some(int *out, int n)
{
    out[threadIdx.x] = threadIdx.x;
    __syncthreads();
    if (threadIdx.x < n) {
        int twice = n * 2;
        int own = threadIdx.x + twice;
        for (int i = 0; i < n; i++)
            out[threadIdx.x] += i * own;
    }
}

__global__ void turns(const int *in, int *out, int n)
{
    out[threadIdx.x] = 0;
    __syncthreads();
    int count = in[threadIdx.x % 4];
    for (int i = 0; i < count; i++) {
        int twice = n * 2;
        int own = threadIdx.x + twice;
        if (own == 40)
            break;
        out[threadIdx.x] += own + i;
    }
}

static void check(const int *d_in, const std::vector<int> &in, int *d_out, int count, int n)
{
    branch<<<1, count>>>(d_out, n);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, MOST);
    int from = n / 2 * 2;
    for (int t = 0; t < count; t++)
        EXPECT_EQUAL(t, out[t], n > 3 && t >= from ? (t - from + n / 2) % MOST : 3);
    some<<<1, count>>>(d_out, n);
    CHECK_LAUNCH();
    out = copy_to_host(d_out, MOST);
    for (int t = 0; t < count; t++)
        EXPECT_EQUAL(t, out[t], t + (t < n ? n * (n - 1) / 2 * (t + n * 2) : 0));
    turns<<<1, count>>>(d_in, d_out, n);
    CHECK_LAUNCH();
    out = copy_to_host(d_out, MOST);
    for (int t = 0; t < count; t++) {
        int own = t + n * 2, turns = own == 40 ? 0 : in[t % 4];
        EXPECT_EQUAL(t, out[t], turns * own + turns * (turns - 1) / 2);
    }
}

int main()
{
    std::vector<int> in = {2, 5, 0, 3};
    int *d_in = copy_to_device(in), *d_out = new_on_device<int>(MOST);
    for (int count : {64, 48, 33, 5})
        for (int n : {2, 5, 16, 64})
            check(d_in, in, d_out, count, n);
    return finish();
}
