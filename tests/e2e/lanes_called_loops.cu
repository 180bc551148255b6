// Functions with loops, which stand in the place of their calls where a kernel becomes lane loops: in
// branches, in each other, with pointers to the caller's variables, and with parameters that they change.
#include "check.h"

#define THREADS 48
#define COUNT   (4 * THREADS - 7)

__host__ __device__ unsigned distance_of(unsigned a, unsigned b, unsigned count, unsigned n, const unsigned *at)
{
    unsigned sum = a;
    for (unsigned i = 0; i < n; i++) {
        unsigned d = at[i * count + a] - at[i * count + b];
        sum += d * d;
    }
    return sum;
}

__host__ __device__ void add_rows(unsigned *to, const unsigned *at, unsigned n)
{
    for (n += 2; n > 0; n--) {
        *to = *to * 3 + *at;
        at++;
    }
}

__host__ __device__ unsigned twice(unsigned a, unsigned count, unsigned n, const unsigned *at)
{
    unsigned sum = 1;
    for (unsigned i = 0; i < 2; i++) {
        unsigned own = distance_of(a, i, count, n, at);
        sum = sum * 5 + own;
    }
    return sum;
}

struct both {
    unsigned in_branch, twice, rows;
};

__host__ __device__ unsigned half(unsigned x)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < 4; i++)
        sum += x >> i;
    return sum;
}

__global__ void called(const unsigned *at, both *out, unsigned n)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x, sum = i;
    if (i < COUNT) {
        unsigned d = distance_of(i, n, COUNT, n, at) * (n + 1);
        out[i].in_branch = i % 3 ? d : d + 1;
        out[i].twice = twice(i, COUNT, n, at) ^ half(half(i) + n);
        if (i % 2)
            add_rows(&sum, at + i, n);
        add_rows(&sum, at, i % 4);
        out[i].rows = sum;
    }
}

// in a kernel with barriers, through a pointer that leads to memory which other parts read, too
__global__ void through_memory(unsigned *at, unsigned *to, unsigned n)
{
    __shared__ unsigned seen[THREADS];
    unsigned i = threadIdx.x;
    seen[i] = at[i];
    __syncthreads();
    add_rows(&to[i], seen + i / 2, n);
    at[i] += to[i] * distance_of(i % 4, (i + 1) % 4, 4, n, seen);
}

static void check_called(const std::vector<unsigned> &at, unsigned n)
{
    both *d_out = new_on_device<both>(COUNT);
    called<<<4, THREADS>>>(copy_to_device(at), d_out, n);
    CHECK_LAUNCH();
    std::vector<both> out = copy_to_host(d_out, COUNT);
    for (unsigned i = 0; i < COUNT; i++) {
        unsigned d = distance_of(i, n, COUNT, n, at.data()) * (n + 1), sum = i;
        if (i % 2)
            add_rows(&sum, at.data() + i, n);
        add_rows(&sum, at.data(), i % 4);
        EXPECT_EQUAL((int)i, out[i].in_branch, i % 3 ? d : d + 1);
        EXPECT_EQUAL((int)i, out[i].twice, twice(i, COUNT, n, at.data()) ^ half(half(i) + n));
        EXPECT_EQUAL((int)i, out[i].rows, sum);
    }
}

static void check_memory(const std::vector<unsigned> &at, unsigned n)
{
    unsigned *d_at = copy_to_device(at);
    through_memory<<<1, THREADS>>>(d_at, d_at, n);
    CHECK_LAUNCH();
    std::vector<unsigned> out = copy_to_host(d_at, THREADS);
    for (unsigned i = 0; i < THREADS; i++) {
        unsigned to = at[i];
        add_rows(&to, at.data() + i / 2, n);
        EXPECT_EQUAL((int)i, out[i], to + to * distance_of(i % 4, (i + 1) % 4, 4, n, at.data()));
    }
}

int main()
{
    std::vector<unsigned> at(COUNT * 12);
    for (unsigned i = 0; i < at.size(); i++)
        at[i] = i * 2654435761u >> 5;
    for (unsigned n = 0; n < 10; n += 3)
        check_called(at, n), check_memory(at, n);
    return finish();
}
