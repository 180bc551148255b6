// TEST buffers: yes
// What a thread has alone, where one work-item runs a block: arrays and addressed variables of the
// kernel and of functions that it calls, with indices that differ from thread to thread; and structs
// among the arguments that are aligned more strictly than what is before them.
#include "check.h"

#define THREADS 64

__host__ __device__ int pick(int i, int value)
{
    int t[4];
    t[0] = 1, t[1] = 2, t[2] = 3, t[3] = 4;
    t[i & 3] = value;
    t[i >> 2 & 3] += 10;
    return t[i >> 4 & 3];
}

struct Table {
    int entries[4];
};

__host__ __device__ int look_up(Table table, int i)
{
    table.entries[i & 3] += i;
    return table.entries[i >> 2 & 3];
}

__host__ __device__ Table filled(int first)
{
    Table table;
    table.entries[0] = first, table.entries[1] = 5, table.entries[2] = 6, table.entries[3] = 7;
    return table;
}

__global__ void arrays(const int *in, int *out)
{
    __shared__ int s[THREADS];
    s[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    int t[4], i = s[THREADS - 1 - threadIdx.x];
    t[0] = 1, t[1] = 2, t[2] = 3, t[3] = 4;
    t[i & 3] = threadIdx.x;
    t[i >> 2 & 3] += 10;
    out[threadIdx.x] = t[i >> 4 & 3];
}

__global__ void in_functions(const int *in, int *out)
{
    __shared__ int s[THREADS];
    s[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = pick(s[THREADS - 1 - threadIdx.x], threadIdx.x);
}

__global__ void addresses(const int *in, int *out)
{
    __shared__ int s[THREADS];
    s[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    int i = s[THREADS - 1 - threadIdx.x], one = 1, two = 2;
    int *to = i & 1 ? &one : &two, *from = i & 2 ? &one : &two;
    *to = threadIdx.x;
    out[threadIdx.x] = *from;
}

__global__ void tables(const int *in, int *out)
{
    __shared__ int s[THREADS];
    s[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    int i = s[THREADS - 1 - threadIdx.x];
    out[threadIdx.x] = look_up(filled(threadIdx.x), i);
}

struct alignas(16) Aligned {
    int tag[2], value;
};

struct alignas(16) Wide {
    int tag[3], value;
};

struct Plain {
    char text[40];
};

__global__ void arguments(Plain p, Aligned a, Plain q, Wide w, int *out)
{
    __shared__ Aligned s[THREADS];
    s[threadIdx.x] = a;
    s[threadIdx.x].value += threadIdx.x;
    __syncthreads();
    out[threadIdx.x] =
        s[THREADS - 1 - threadIdx.x].value + p.text[39] * 100 + q.text[0] * 1000 + w.value * 10000;
}

int main()
{
    std::vector<int> in(THREADS);
    unsigned random = 1;
    for (int &i : in)
        i = (random = random * 1664525 + 1013904223) >> 20;
    int *d_in = copy_to_device(in), *d_out = new_on_device<int>(THREADS);
    auto get = [&] {
        CHECK_LAUNCH();
        return copy_to_host(d_out, THREADS);
    };

    arrays<<<1, THREADS>>>(d_in, d_out);
    std::vector<int> out = get();
    for (int k = 0; k < THREADS; k++)
        EXPECT_EQUAL(k, out[k], pick(in[THREADS - 1 - k], k));

    in_functions<<<1, THREADS>>>(d_in, d_out);
    out = get();
    for (int k = 0; k < THREADS; k++)
        EXPECT_EQUAL(k, out[k], pick(in[THREADS - 1 - k], k));

    addresses<<<1, THREADS>>>(d_in, d_out);
    out = get();
    for (int k = 0; k < THREADS; k++) {
        int i = in[THREADS - 1 - k];
        EXPECT_EQUAL(k, out[k], (i & 1) == (i >> 1 & 1) ? k : i & 2 ? 1 : 2);
    }

    tables<<<1, THREADS>>>(d_in, d_out);
    out = get();
    for (int k = 0; k < THREADS; k++)
        EXPECT_EQUAL(k, out[k], look_up(filled(k), in[THREADS - 1 - k]));

    Plain p = {}, q = {};
    Aligned a = {};
    Wide w = {};
    p.text[39] = 3, q.text[0] = 4, a.value = 5, w.value = 6;
    arguments<<<1, THREADS>>>(p, a, q, w, d_out);
    out = get();
    for (int k = 0; k < THREADS; k++)
        EXPECT_EQUAL(k, out[k], 64300 + 5 + THREADS - 1 - k);
    return finish();
}
