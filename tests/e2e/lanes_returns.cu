// Kernels whose threads return one after the other before loops that the others go through together, in blocks of which all, some or no
// threads stay, with objects that constructors make in the loops.
#include "check.h"

struct cell {
    int x, y, z;

    __device__ cell(int x, int y, int z) : x(x), y(y), z(z)
    {
    }
    __device__ cell(const cell &from, int more) : x(from.x + more), y(from.y), z(from.z - more)
    {
    }
};

__global__ void windows(const int *a, int *out, int width, int height, int depth)
{
    const int x = blockIdx.x * blockDim.x + threadIdx.x; if (x >= width) return;
    const int y = blockIdx.y * blockDim.y + threadIdx.y; if (y >= height) return;
    const int z = blockIdx.z * blockDim.z + threadIdx.z; if (z >= depth) return;
    int sum = 0;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            const cell at(x + i, y + j, z), next(at, i);
            sum += a[at.x + at.y * (width + 2)] * (next.x - next.z);
        }
    out[x + (y + z * height) * width] = sum;
}

// the second condition reads what only threads that stay may read
__global__ void chosen(const int *a, const int *chosen, int *out, int n, int most)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    if (a[chosen[i]] % 3 == 0)
        return;
    int first = chosen[i];
    if (first > most)
        return;
    int second = first * 2;
    if (second % 5 == 1 || out[i] == 7)
        return;
    for (int k = 0; k < 4; k++)
        first += a[(k + i) % n] * second;
    out[i] = first;
}

// a condition that changes something
__global__ void counted(const int *a, int *out, int n, int *count)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, left = 0;
    if (i >= n)
        return;
    if ((left = i % 4) == 0)
        return;
    if (left == 1 && atomicAdd(count, left) >= 0)
        return;
    for (int k = 0; k < 3; k++)
        out[i] += a[k] * left;
}

static void test_windows(int width, int height, int depth, dim3 block)
{
    std::vector<int> a((width + 2) * (height + 2)), none(width * height * depth, -1);
    for (size_t i = 0; i < a.size(); i++)
        a[i] = (int)(i * 7 % 23) - 11;
    int *da = copy_to_device(a), *out = copy_to_device(none);
    dim3 grid((width + block.x - 1) / block.x, (height + block.y - 1) / block.y + 1, (depth + block.z - 1) / block.z);
    windows<<<grid, block>>>(da, out, width, height, depth);
    std::vector<int> got = copy_to_host(out, none.size());
    for (int z = 0; z < depth; z++)
        for (int y = 0; y < height; y++)
            for (int x = 0; x < width; x++) {
                int sum = 0;
                for (int i = 0; i < 3; i++)
                    for (int j = 0; j < 3; j++)
                        sum += a[x + i + (y + j) * (width + 2)] * (x + i + i - (z - i));
                EXPECT_EQUAL(x + (y + z * height) * width, got[x + (y + z * height) * width], sum);
            }
    CHECK(cudaFree(da));
    CHECK(cudaFree(out));
}

static void test_chosen(int n, int block)
{
    const int more = 128; // behind n stands what nobody may use
    std::vector<int> a(n), list(n + more, 1 << 30), before(n + more);
    for (int i = 0; i < n; i++) {
        a[i] = i * 5 % 17;
        list[i] = i * 3 % n;
        before[i] = i % 9;
    }
    int *da = copy_to_device(a), *dl = copy_to_device(list), *out = copy_to_device(before), *count = copy_to_device(std::vector<int>{0});
    chosen<<<(n + block - 1) / block, block>>>(da, dl, out, n, n / 2);
    std::vector<int> got = copy_to_host(out, before.size());
    for (int i = 0; i < n + more; i++) {
        int want = before[i], first = list[i], second = first * 2;
        if (i < n && a[first % n] % 3 != 0 && first <= n / 2 && second % 5 != 1 && want != 7) {
            want = first;
            for (int k = 0; k < 4; k++)
                want += a[(k + i) % n] * second;
        }
        EXPECT_EQUAL(i, got[i], want);
    }
    counted<<<(n + block - 1) / block, block>>>(da, out, n, count);
    std::vector<int> now = copy_to_host(out, before.size());
    for (int i = 0; i < n + more; i++)
        EXPECT_EQUAL(i, now[i], got[i] + (i < n && i % 4 > 1 ? (a[0] + a[1] + a[2]) * (i % 4) : 0));
    EXPECT_EQUAL(0, copy_to_host(count, 1)[0], (n + 2) / 4);
    CHECK(cudaFree(da));
    CHECK(cudaFree(dl));
    CHECK(cudaFree(out));
    CHECK(cudaFree(count));
}

int main()
{
    test_windows(37, 9, 3, dim3(16, 4, 2));
    test_windows(32, 8, 2, dim3(32, 4, 1));
    test_windows(5, 3, 2, dim3(20, 2, 2));
    test_chosen(100, 64);
    test_chosen(128, 32);
    test_chosen(3, 40);
    return finish();
}
