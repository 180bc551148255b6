// TEST warnings: not all threads come to the barriers
// Barriers that only some threads of a block come to: the others have returned, or did not take the branch that has all of the barriers.
#include "check.h"

#include <algorithm>

// what only threads that are there may do: divide, read, write
__global__ void neighbours(const int *in, int *out, int n)
{
    __shared__ int tile[64];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int share = 1000 / (n - i), x = threadIdx.x;
    const int value = in[i];
    tile[x] = value + share;
    int last = min(n - (int)(blockIdx.x * blockDim.x), (int)blockDim.x) - 1;
    __syncthreads();
    out[i] = tile[last - x] * 2 + share - value;
}

// conditions that their own branch changes, work before a return, two returns in a row
__global__ void flags(int *flag, int *out, float limit, int n)
{
    __shared__ int tile[64];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float half = i * 0.5f;
    tile[threadIdx.x] = -1;
    __syncthreads();
    if (i == n || i > n + 1)
        return;
    if (flag[i] > 2) {
        flag[i] = 0;
        out[i] = -7;
        return;
    }
    if (half >= limit) {
        out[i] = -9;
        return;
    }
    tile[threadIdx.x] = flag[i];
    __syncthreads();
    out[i] = tile[threadIdx.x ^ 1];
}

// a product in tiles, of which blocks at the edge have a part, and what the others do
__global__ void product(const float *a, const float *b, float *c, int *others, int n, int m)
{
    __shared__ float s[8][8], t[8][8];
    int row = blockIdx.y * 8 + threadIdx.y, column = blockIdx.x * 8 + threadIdx.x;
    if (row < n || column < 0) {
        float sum = 0;
        for (int k = 0; k < n; k += 8) {
            int row = threadIdx.y;
            s[row][threadIdx.x] = a[(blockIdx.y * 8 + row) * n + k + threadIdx.x];
            t[row][threadIdx.x] = b[(k + row) * m + column];
            __syncthreads();
            for (int j = 0; j < 8; j++)
                sum += s[threadIdx.y][j] * t[j][threadIdx.x];
            __syncthreads();
        }
        c[row * m + column] = sum;
    } else {
        int at = row * m + column;
        others[at] = row;
    }
    others[row * m + column] += 3;
}

// a tree whose step is one for all, arrays that threads keep, branches and loops that all go through alike
__global__ void tree(const int *in, int *out, int n, int turns)
{
    __shared__ int s[64];
    int tid = threadIdx.x;
    if (tid >= n || (in[tid] < 0 && turns > 100))
        return;
    int own[4] = {tid, 2, 3, 4}, kept[2];
    for (int k = 0; k < 4; k++)
        own[k] += in[(tid + k) % n];
    s[tid] = own[tid % 4];
    kept[0] = own[1];
    kept[1] = 5;
    int step = 1;
    while (step < n) {
        int from = 0;
        __syncthreads();
        if (tid >= step)
            from = s[tid - step];
        __syncthreads();
        s[tid] += from;
        step *= 2;
    }
    if (blockIdx.x % 2) {
        __syncthreads();
        kept[1] += s[n - 1 - tid];
    } else {
        __syncthreads();
        kept[1] -= s[n - 1];
    }
    __syncthreads();
    int turn = 0;
    do {
        s[tid] = own[turn % 4] + kept[1];
        __syncthreads();
        kept[0] += s[(tid + 1) % n];
        __syncthreads();
        turn++;
    } while (turn < turns);
    out[blockIdx.x * n + tid] = kept[0] + s[tid] + own[3];
}

__device__ int sum_of_block(int *s, int tid, int value, int n)
{
    s[tid] = value;
    __syncthreads();
    int sum = 0;
    for (int i = 0; i < n; i++)
        sum += s[i];
    __syncthreads();
    return sum;
}

// a function with barriers, and a branch in the branch
__global__ void sums(const int *in, int *out, int n)
{
    __shared__ int s[64];
    int tid = threadIdx.x, i = blockIdx.x * blockDim.x + tid;
    out[i] = -1;
    if (tid < n) {
        int first = sum_of_block(s, tid, in[i], n);
        const int second = sum_of_block(s, tid, first + tid, n);
        if (tid < n - 3 && first != 5) {
            int third = sum_of_block(s, tid, second - tid, n - 3);
            out[i] = third;
        }
    }
}

static int at(const std::vector<int> &v, int i)
{
    return v[i];
}

int main()
{
    const int size = 256, n = 150, width = 64;
    int *in, *out, *flag;
    std::vector<int> values(size), results(size), set(size);
    for (int i = 0; i < size; i++) {
        values[i] = (i * 37) % 101;
        set[i] = i % 5;
    }
    CHECK(cudaMalloc(&in, size * sizeof(int)));
    CHECK(cudaMalloc(&out, size * sizeof(int)));
    CHECK(cudaMalloc(&flag, size * sizeof(int)));
    CHECK(cudaMemcpy(in, values.data(), size * sizeof(int), cudaMemcpyHostToDevice));
    CHECK(cudaMemset(out, 0xff, size * sizeof(int)));
    neighbours<<<4, width>>>(in, out, n);
    CHECK_LAUNCH();
    CHECK(cudaMemcpy(results.data(), out, size * sizeof(int), cudaMemcpyDeviceToHost));
    for (int i = 0; i < size; i++) {
        int first = i / width * width, last = std::min(n - first, width) - 1, from = first + last - (i - first);
        EXPECT(results[i] == (i < n ? (at(values, from) + 1000 / (n - from)) * 2 + 1000 / (n - i) - at(values, i) : -1));
    }

    CHECK(cudaMemcpy(flag, set.data(), size * sizeof(int), cudaMemcpyHostToDevice));
    CHECK(cudaMemset(out, 0xff, size * sizeof(int)));
    flags<<<4, width>>>(flag, out, 60, n);
    CHECK_LAUNCH();
    CHECK(cudaMemcpy(results.data(), out, size * sizeof(int), cudaMemcpyDeviceToHost));
    auto stays = [&](int i) { return i != n && i <= n + 1 && set[i] <= 2 && i * 0.5f < 60; };
    for (int i = 0; i < size; i++)
        EXPECT(results[i] == (i == n || i > n + 1 ? -1 : set[i] > 2 ? -7 : i >= 120 ? -9 : stays(i ^ 1) ? set[i ^ 1] : -1));
    CHECK(cudaMemset(out, 0xff, size * sizeof(int)));
    flags<<<4, width>>>(flag, out, NAN, n); // no number is greater, or equal
    CHECK_LAUNCH();
    CHECK(cudaMemcpy(results.data(), out, size * sizeof(int), cudaMemcpyDeviceToHost));
    for (int i = 0; i < n - 2; i++)
        EXPECT(results[i] == (set[i ^ 1] > 2 ? 0 : set[i ^ 1]));

    const int rows = 24, inner = 16, columns = 16;
    std::vector<float> a(rows * inner), b(inner * columns), c(rows * columns);
    for (size_t i = 0; i < a.size(); i++)
        a[i] = i % 7;
    for (size_t i = 0; i < b.size(); i++)
        b[i] = i % 11 - 5.0f;
    float *da, *db, *dc;
    int *others;
    CHECK(cudaMalloc(&da, a.size() * sizeof(float)));
    CHECK(cudaMalloc(&db, b.size() * sizeof(float)));
    CHECK(cudaMalloc(&dc, c.size() * sizeof(float)));
    CHECK(cudaMalloc(&others, c.size() * sizeof(int)));
    CHECK(cudaMemcpy(da, a.data(), a.size() * sizeof(float), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(db, b.data(), b.size() * sizeof(float), cudaMemcpyHostToDevice));
    CHECK(cudaMemset(dc, 0, c.size() * sizeof(float)));
    CHECK(cudaMemset(others, 0, c.size() * sizeof(int)));
    product<<<dim3(columns / 8, rows / 8), dim3(8, 8)>>>(da, db, dc, others, inner, columns);
    CHECK_LAUNCH();
    std::vector<int> other(c.size());
    CHECK(cudaMemcpy(c.data(), dc, c.size() * sizeof(float), cudaMemcpyDeviceToHost));
    CHECK(cudaMemcpy(other.data(), others, c.size() * sizeof(int), cudaMemcpyDeviceToHost));
    for (int y = 0; y < rows; y++)
        for (int x = 0; x < columns; x++) {
            float sum = 0;
            for (int k = 0; k < inner && y < inner; k++)
                sum += a[y * inner + k] * b[k * columns + x];
            EXPECT(c[y * columns + x] == sum);
            EXPECT(other[y * columns + x] == (y < inner ? 3 : y + 3));
        }

    const int most = 45, turns = 3;
    tree<<<2, width>>>(in, out, most, turns);
    CHECK_LAUNCH();
    CHECK(cudaMemcpy(results.data(), out, size * sizeof(int), cudaMemcpyDeviceToHost));
    for (int block = 0; block < 2; block++) {
        std::vector<int> own(most * 4), s(most), one(most);
        for (int t = 0; t < most; t++) {
            for (int k = 0; k < 4; k++)
                own[t * 4 + k] = (k ? k + 1 : t) + values[(t + k) % most];
            s[t] = own[t * 4 + t % 4] + (t ? s[t - 1] : 0);
        }
        for (int t = 0; t < most; t++)
            one[t] = block % 2 ? 5 + s[most - 1 - t] : 5 - s[most - 1];
        for (int t = 0; t < most; t++) {
            int kept = own[t * 4 + 1], next = (t + 1) % most;
            for (int k = 0; k < turns; k++)
                kept += own[next * 4 + k % 4] + one[next];
            EXPECT(results[block * most + t] == kept + own[t * 4 + (turns - 1) % 4] + one[t] + own[t * 4 + 3]);
        }
    }

    sums<<<4, width>>>(in, out, 50);
    CHECK_LAUNCH();
    CHECK(cudaMemcpy(results.data(), out, size * sizeof(int), cudaMemcpyDeviceToHost));
    for (int i = 0; i < size; i++) {
        int block = i / width * width, tid = i % width, first = 0, second = 0, third = 0;
        for (int t = 0; t < 50; t++)
            first += values[block + t];
        for (int t = 0; t < 50; t++)
            second += first + t;
        for (int t = 0; t < 47; t++)
            third += second - t;
        EXPECT(results[i] == (tid < 47 ? third : -1));
    }
    CHECK(cudaFree(in));
    CHECK(cudaFree(out));
    CHECK(cudaFree(flag));
    return finish();
}
