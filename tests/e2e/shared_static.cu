// TEST buffers: yes
// Static shared memory: arrays of one and two dimensions, scalars, structs; barriers between and
// inside loops.
#include "check.h"

#define TILE 8

struct Extreme {
    int index;
    float value;
};

__global__ void transpose(const float *in, float *out, int width, int height)
{
    __shared__ float tile[TILE][TILE + 1];
    int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y;

    if (x < width && y < height)
        tile[threadIdx.y][threadIdx.x] = in[y * width + x];
    __syncthreads();
    x = blockIdx.y * TILE + threadIdx.x;
    y = blockIdx.x * TILE + threadIdx.y;
    if (x < height && y < width)
        out[y * height + x] = tile[threadIdx.x][threadIdx.y];
}

__global__ void multiply(const float *a, const float *b, float *c, int n)
{
    int row = blockIdx.y * TILE + threadIdx.y, column = blockIdx.x * TILE + threadIdx.x;
    float sum = 0.0f;

    for (int k = 0; k < n; k += TILE) {
        __shared__ float as[TILE][TILE], bs[TILE][TILE];
        as[threadIdx.y][threadIdx.x] = a[row * n + k + threadIdx.x];
        bs[threadIdx.y][threadIdx.x] = b[(k + threadIdx.y) * n + column];
        __syncthreads();
#pragma unroll
        for (int j = 0; j < TILE; ++j)
            sum += as[threadIdx.y][j] * bs[j][threadIdx.x];
        __syncthreads();
    }
    c[row * n + column] = sum;
}

__global__ void find_largest(const float *in, Extreme *out)
{
    __shared__ Extreme best[32];
    __shared__ int rounds;
    int t = threadIdx.x;

    best[t].index = t;
    best[t].value = in[blockIdx.x * 32 + t];
    if (t == 0)
        rounds = 0;
    __syncthreads();
    for (int half = 16; half > 0; half >>= 1) {
        if (t < half && best[t + half].value > best[t].value)
            best[t] = best[t + half];
        if (t == 0)
            rounds++;
        __syncthreads();
    }
    if (t == 0) {
        out[blockIdx.x] = best[0];
        out[blockIdx.x].index += rounds * 1000;
    }
}

static void check_transpose()
{
    const int width = 19, height = 10;
    std::vector<float> in(width * height);
    for (int i = 0; i < width * height; i++)
        in[i] = i;
    float *d_in = copy_to_device(in), *d_out = new_on_device<float>(width * height);
    dim3 grid((width + TILE - 1) / TILE, (height + TILE - 1) / TILE);
    transpose<<<grid, dim3(TILE, TILE)>>>(d_in, d_out, width, height);
    CHECK_LAUNCH();
    std::vector<float> out = copy_to_host(d_out, width * height);
    for (int i = 0; i < width * height; i++)
        EXPECT_EQUAL(i, out[i], in[i % height * width + i / height]);
}

static void check_multiply()
{
    const int n = 2 * TILE;
    std::vector<float> a(n * n), b(n * n);
    for (int i = 0; i < n * n; i++) {
        a[i] = i % 7 - 3;
        b[i] = i % 5 * 0.5f;
    }
    float *d_c = new_on_device<float>(n * n);
    multiply<<<dim3(2, 2), dim3(TILE, TILE)>>>(copy_to_device(a), copy_to_device(b), d_c, n);
    CHECK_LAUNCH();
    std::vector<float> c = copy_to_host(d_c, n * n);
    for (int i = 0; i < n * n; i++) {
        float want = 0;
        for (int k = 0; k < n; k++)
            want += a[i / n * n + k] * b[k * n + i % n];
        EXPECT_EQUAL(i, c[i], want);
    }
}

// Bytes that hold wider numbers, behind an array of an odd size.
__global__ void use_bytes(long long *out)
{
    __shared__ char odd[3];
    __shared__ unsigned char __align__(16) bytes[32 * sizeof(long long)];
    long long *numbers = (long long *)bytes;
    odd[threadIdx.x % 3] = 1;
    numbers[threadIdx.x] = threadIdx.x * 1000000007ll;
    __syncthreads();
    out[threadIdx.x] = numbers[31 - threadIdx.x] + odd[2] + (long long)((size_t)bytes % 16);
}

static void check_bytes()
{
    long long *out = new_on_device<long long>(32);
    use_bytes<<<1, 32>>>(out);
    CHECK_LAUNCH();
    std::vector<long long> got = copy_to_host(out, 32);
    for (int i = 0; i < 32; i++)
        EXPECT_EQUAL(i, got[i], (31 - i) * 1000000007ll + 1);
}

// Unsigned indices that count backwards, from a pointer into the array.
__global__ void use_end(int *out)
{
    __shared__ int cell[64];
    unsigned t = threadIdx.x;
    cell[t] = t;
    __syncthreads();
    int *end = cell + 32, *other = end;
    other -= ~t;
    out[t] = end[~t] + 100 * *(end + -(t + 1)) + 10000 * (int)(other - end);
}

static void check_end()
{
    int *out = new_on_device<int>(32);
    use_end<<<1, 32>>>(out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 32);
    for (int i = 0; i < 32; i++)
        EXPECT_EQUAL(i, got[i], (31 - i) * 101 + 10000 * (i + 1));
}

int main()
{
    check_transpose();
    check_bytes();
    check_end();
    check_multiply();

    std::vector<float> in(96);
    for (int i = 0; i < 96; i++)
        in[i] = (i * 37 % 96) * 0.5f;
    Extreme *d_out = new_on_device<Extreme>(3);
    find_largest<<<3, 32>>>(copy_to_device(in), d_out);
    CHECK_LAUNCH();
    std::vector<Extreme> out = copy_to_host(d_out, 3);
    for (int b = 0; b < 3; b++) {
        int best = 0;
        for (int t = 1; t < 32; t++)
            best = in[b * 32 + t] > in[b * 32 + best] ? t : best;
        EXPECT_EQUAL(b, out[b].index, best + 5000);
        EXPECT_EQUAL(b, out[b].value, in[b * 32 + best]);
    }
    return finish();
}
