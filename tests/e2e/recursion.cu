// TEST buffers: yes
// Functions that call themselves, directly and by way of others, up to twenty calls deep. Their
// kernels are refused with a reason where the device's compiler takes no recursion; the program
// goes on with the others, and with depths that templates know.
// TEST warnings: OpenCL C has no recursion
#include "check.h"
#include <cstring>

// Depths that the compiler knows are instances, not recursion.
template <int N> struct Power {
    __host__ __device__ static long of(long x)
    {
        return x * Power<N - 1>::of(x);
    }
};
template <> struct Power<0> {
    __host__ __device__ static long of(long)
    {
        return 1;
    }
};
template <int N> __host__ __device__ int sum_to()
{
    if constexpr (N == 0)
        return 0;
    else
        return N + sum_to<N - 1>();
}

__host__ __device__ static long factorial(int n)
{
    return n < 2 ? 1 : n * factorial(n - 1);
}

__host__ __device__ static int fibonacci(int n)
{
    if (n < 2)
        return n;
    return fibonacci(n - 1) + fibonacci(n - 2);
}

__host__ __device__ static bool is_odd(int n);
__host__ __device__ static bool is_even(int n)
{
    return n == 0 || is_odd(n - 1);
}
__host__ __device__ static bool is_odd(int n)
{
    return n != 0 && is_even(n - 1);
}

__host__ __device__ static void quicksort(int *a, int low, int high, int depth, int *deepest)
{
    int stack[4] = {low, high, depth, a[(low + high) / 2]}; // each call has its own
    if (depth > *deepest)
        *deepest = depth;
    while (low <= high) {
        while (a[low] < stack[3])
            low++;
        while (a[high] > stack[3])
            high--;
        if (low <= high) {
            int t = a[low];
            a[low++] = a[high];
            a[high--] = t;
        }
    }
    if (stack[0] < high)
        quicksort(a, stack[0], high, depth + 1, deepest);
    if (low < stack[1])
        quicksort(a, low, stack[1], stack[2] + 1, deepest);
}

struct Tree {
    int value;
    int left, right; // -1: none
    __host__ __device__ int sum(const Tree *all, int depth) const
    {
        int s = value * depth;
        s += left < 0 ? 0 : all[left].sum(all, depth + 1);
        return s + (right < 0 ? 0 : all[right].sum(all, depth + 1));
    }
};

struct Step {
    int a, b;
};
__host__ __device__ static Step euclid(int a, int b)
{
    if (b == 0)
        return Step{a, 0};
    Step next = euclid(b, a % b);
    next.b++;
    return next;
}

__host__ __device__ static int ackermann(int m, int n)
{
    if (m == 0)
        return n + 1;
    return ackermann(m - 1, n == 0 ? 1 : ackermann(m, n - 1));
}

__host__ __device__ static void hanoi(int n, int from, int to, unsigned *moves)
{
    if (n == 0)
        return;
    hanoi(n - 1, from, 6 - from - to, moves);
    *moves = *moves * 31 + from * 4 + to;
    hanoi(n - 1, 6 - from - to, to, moves);
}

__host__ __device__ static void work(int i, int *scratch, const Tree *tree, long *out)
{
    int deepest = 0;
    unsigned moves = 0;
    unsigned seed = i * 7919u + 1;
    for (int k = 0; k < 16; k++) {
        seed = seed * 1664525u + 1013904223u;
        scratch[k] = seed >> 20;
    }
    if (i % 2) // else sorted by chance only
        for (int k = 0; k < 16; k++)
            scratch[k] = 16 - k;
    quicksort(scratch, 0, 15, 1, &deepest);
    hanoi(i % 6, 1, 3, &moves);
    Step g = euclid(i * 60, 84);
    out[0] = factorial(20 - i % 3);
    out[1] = fibonacci(i % 16);
    out[2] = is_even(20 - i) * 2 + is_odd(i);
    out[3] = deepest;
    out[4] = scratch[0] + scratch[7] * 3 + scratch[15] * 5;
    out[5] = tree[0].sum(tree, 1);
    out[6] = g.a * 100 + g.b;
    out[7] = ackermann(2, i % 4);
    out[8] = moves;
}

__global__ void run(int *scratch, const Tree *tree, long *out)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    work(i, scratch + i * 16, tree, out + i * 9);
}

__global__ void known_depth(long *out)
{
    out[threadIdx.x] = Power<10>::of(threadIdx.x) + sum_to<20>();
}

// Has the device to refuse it? A name that starts with NVIDIA's is one that does not.
static bool takes_recursion()
{
    cudaDeviceProp properties;
    CHECK(cudaGetDeviceProperties(&properties, 0));
    return strncmp(properties.name, "NVIDIA", 6) == 0;
}

int main()
{
    const int n = 16;
    long *out = new_on_device<long>(9 * n);
    known_depth<<<1, n>>>(out);
    CHECK_LAUNCH();
    std::vector<long> powers = copy_to_host(out, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, powers[i], Power<10>::of(i) + sum_to<20>());

    std::vector<Tree> tree(8);
    for (int i = 0; i < 8; i++) // a call for each, with some leaves
        tree[i] = {i * i + 1, i % 3 == 1 || i + 1 == 8 ? -1 : i + 1,
                   i % 3 == 1 && i + 1 < 8 ? i + 1 : -1};
    std::vector<int> host_scratch(16);
    CHECK(cudaDeviceSetLimit(cudaLimitStackSize, 16384)); // nvcc's default is 1024
    Tree *device_tree = copy_to_device(tree);
    int *scratch = new_on_device<int>(16 * n);
    run<<<2, n / 2>>>(scratch, device_tree, out);
    cudaError_t error = cudaGetLastError();
    if (!takes_recursion()) {
        EXPECT_EQUAL(0, error, cudaErrorNotSupported);
        return finish();
    }
    CHECK(error);
    std::vector<long> got = copy_to_host(out, 9 * n);
    for (int i = 0; i < n; i++) {
        long want[9];
        work(i, host_scratch.data(), tree.data(), want);
        for (int k = 0; k < 9; k++)
            EXPECT_EQUAL(i * 9 + k, got[i * 9 + k], want[k]);
    }
    return finish();
}
