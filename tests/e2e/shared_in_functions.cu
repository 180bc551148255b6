// Shared memory declared in device functions and in inner blocks: one variable per declaration (and
// per instance of a template), common to all calls. Arrays in it, taken as a whole by pointers and
// references.
#include "check.h"

__device__ int sum_of_block(int value)
{
    __shared__ int sum;
    if (threadIdx.x == 0)
        sum = 0;
    __syncthreads();
    atomicAdd(&sum, value);
    __syncthreads();
    int result = sum;
    __syncthreads();
    return result;
}

template <int N> __device__ int neighbour(int value)
{
    __shared__ int cells[N];
    cells[threadIdx.x % N] = value;
    __syncthreads();
    int result = cells[(threadIdx.x + 1) % N];
    __syncthreads();
    return result;
}

template <typename T, int N> __device__ T sum_of(T (&cells)[N])
{
    T sum = 0;
    for (int i = 0; i < N; i++)
        sum += cells[i];
    return sum;
}

template <int N> __device__ int last_of(const int (*cells)[N])
{
    return (*cells)[N - 1];
}

__device__ int as_a_whole(int value)
{
    __shared__ int cells[16], rows[2][16];
    cells[threadIdx.x] = value;
    rows[0][threadIdx.x] = rows[1][threadIdx.x] = value * 2;
    __syncthreads();
    int(*all)[16] = &cells;
    int result = sum_of(cells) + last_of(&cells) * 3 + (*all)[1] + sum_of(rows[1]) + last_of(rows);
    __syncthreads();
    return result;
}

__device__ int twice(int value)
{
    return sum_of_block(value) + sum_of_block(value * 2);
}

__global__ void use(int *out, bool both)
{
    int t = threadIdx.x;
    int result = twice(t) * 1000;

    if (both) { /* the same for all threads */
        __shared__ int inner[16];
        inner[t] = t * t;
        __syncthreads();
        result += inner[15 - t];
        {
            __shared__ short deeper;
            if (t == 3)
                deeper = 500;
            __syncthreads();
            result += deeper;
        }
    } else {
        __shared__ int inner[16];
        inner[t] = t;
        __syncthreads();
        result += inner[15 - t];
    }
    result += neighbour<16>(t);
    result += neighbour<16>(t + 100);
    result += as_a_whole(t);
    out[t] = result;
}

int main()
{
    int *out = new_on_device<int>(16);
    for (int both = 0; both < 2; both++) {
        use<<<1, 16>>>(out, both != 0);
        CHECK_LAUNCH();
        std::vector<int> got = copy_to_host(out, 16);
        for (int t = 0; t < 16; t++) {
            int want = 360 * 1000 + (both ? (15 - t) * (15 - t) + 500 : 15 - t);
            want += (t + 1) % 16 * 2 + 100;
            want += 120 + 15 * 3 + 1 + 240 + 30;
            EXPECT_EQUAL(t, got[t], want);
        }
    }
    return finish();
}
