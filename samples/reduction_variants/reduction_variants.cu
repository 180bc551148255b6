// The sum of an array in six ways of dividing the work, from the simplest to the fastest:
//
//     atomic    one atomic addition per element
//     chunk     each thread adds a chunk of neighbours, then one atomic addition
//     strided   each thread adds every n-th element, so that neighbours are read together
//     tree      each block adds its elements as a tree in shared memory
//     stages    the blocks' sums are added by a second stage of trees: no atomics
//     blocked   as stages, and each thread reads vectors of four neighbours
//
//     reduction_variants [ELEMENTS]       one size instead of several
//
// The variants are classes with the same interface, and one function template measures each. The
// elements are small integers, whose sum int and float hold exactly in any order, so all results must
// be equal to the serial sum. Lines that begin with "device:" or "time:" depend on the machine.

#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
    do {                                                                                           \
        cudaError_t status_ = (call);                                                              \
        if (status_ != cudaSuccess) {                                                              \
            std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status_));  \
            std::exit(EXIT_FAILURE);                                                               \
        }                                                                                          \
    } while (0)

constexpr unsigned THREADS = 256; // per block
constexpr unsigned BLOCKS = 64;   // where the grid has a fixed size

// ---- the kernels -----------------------------------------------------------------------------

template <typename T> __global__ void add_atomic(T *sum, const T *in, unsigned n)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        atomicAdd(sum, in[i]);
}

template <typename T> __global__ void add_chunk(T *sum, const T *in, unsigned n)
{
    unsigned threads = gridDim.x * blockDim.x, chunk = (n + threads - 1) / threads;
    unsigned begin = (blockIdx.x * blockDim.x + threadIdx.x) * chunk;
    T own = 0;
    for (unsigned i = begin; i < begin + chunk && i < n; i++)
        own += in[i];
    atomicAdd(sum, own);
}

template <typename T> __device__ T sum_strided(const T *in, unsigned n)
{
    T own = 0;
    for (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        own += in[i];
    return own;
}

template <typename T> __global__ void add_strided(T *sum, const T *in, unsigned n)
{
    atomicAdd(sum, sum_strided(in, n));
}

// The block's sum, in its first thread.
template <typename T, unsigned SIZE> __device__ T sum_of_block(T own)
{
    __shared__ T partial[SIZE];
    unsigned t = threadIdx.x;
    partial[t] = own;
    __syncthreads();
    for (unsigned half = SIZE / 2; half > 0; half /= 2) {
        if (t < half)
            partial[t] += partial[t + half];
        __syncthreads();
    }
    return partial[0];
}

template <typename T, unsigned SIZE> __global__ void add_tree(T *sum, const T *in, unsigned n)
{
    T of_block = sum_of_block<T, SIZE>(sum_strided(in, n));
    if (threadIdx.x == 0)
        atomicAdd(sum, of_block);
}

template <typename T, unsigned SIZE> __global__ void add_stage(T *out, const T *in, unsigned n)
{
    T of_block = sum_of_block<T, SIZE>(sum_strided(in, n));
    if (threadIdx.x == 0)
        out[blockIdx.x] = of_block;
}

// CUDA's vector of four elements.
template <typename T> struct Vector;
template <> struct Vector<int> {
    using type = int4;
};
template <> struct Vector<float> {
    using type = float4;
};

template <typename T, unsigned SIZE> __global__ void add_blocked(T *out, const T *in, unsigned n)
{
    using Four = typename Vector<T>::type;
    const Four *vectors = reinterpret_cast<const Four *>(in);
    unsigned thread = blockIdx.x * blockDim.x + threadIdx.x, threads = gridDim.x * blockDim.x;
    T own = 0;
    for (unsigned i = thread; i < n / 4; i += threads) {
        Four v = vectors[i];
        own += (v.x + v.y) + (v.z + v.w);
    }
    for (unsigned i = n / 4 * 4 + thread; i < n; i += threads)
        own += in[i];
    T of_block = sum_of_block<T, SIZE>(own);
    if (threadIdx.x == 0)
        out[blockIdx.x] = of_block;
}

// ---- the variants: launch(sum, in, n, partial) leaves the sum in *sum -----------------------

struct Atomic {
    static constexpr const char *NAME = "atomic";
    template <typename T> static void launch(T *sum, const T *in, unsigned n, T *)
    {
        add_atomic<<<(n + THREADS - 1) / THREADS, THREADS>>>(sum, in, n);
    }
};

struct Chunk {
    static constexpr const char *NAME = "chunk";
    template <typename T> static void launch(T *sum, const T *in, unsigned n, T *)
    {
        add_chunk<<<BLOCKS, THREADS>>>(sum, in, n);
    }
};

struct Strided {
    static constexpr const char *NAME = "strided";
    template <typename T> static void launch(T *sum, const T *in, unsigned n, T *)
    {
        add_strided<<<BLOCKS, THREADS>>>(sum, in, n);
    }
};

struct Tree {
    static constexpr const char *NAME = "tree";
    template <typename T> static void launch(T *sum, const T *in, unsigned n, T *)
    {
        add_tree<T, THREADS><<<BLOCKS, THREADS>>>(sum, in, n);
    }
};

struct Stages {
    static constexpr const char *NAME = "stages";
    template <typename T> static void launch(T *sum, const T *in, unsigned n, T *partial)
    {
        add_stage<T, THREADS><<<BLOCKS, THREADS>>>(partial, in, n);
        add_stage<T, BLOCKS><<<1, BLOCKS>>>(sum, partial, BLOCKS);
    }
};

struct Blocked {
    static constexpr const char *NAME = "blocked";
    template <typename T> static void launch(T *sum, const T *in, unsigned n, T *partial)
    {
        add_blocked<T, THREADS><<<BLOCKS, THREADS>>>(partial, in, n);
        add_stage<T, BLOCKS><<<1, BLOCKS>>>(sum, partial, BLOCKS);
    }
};

// ---- the program -----------------------------------------------------------------------------

static bool all_right = true;

template <typename Variant, typename T>
static void run(const char *type, const T *in, unsigned n, T serial, T *sum, T *partial)
{
    cudaEvent_t start, stop;
    float milliseconds = 0.0f;
    T got = -1;
    CHECK(cudaEventCreate(&start));
    CHECK(cudaEventCreate(&stop));
    for (int round = 0; round < 2; round++) { /* the first includes the compilation of kernels */
        CHECK(cudaMemset(sum, 0, sizeof *sum));
        CHECK(cudaEventRecord(start));
        Variant::launch(sum, in, n, partial);
        CHECK(cudaGetLastError());
        CHECK(cudaEventRecord(stop));
        CHECK(cudaMemcpy(&got, sum, sizeof got, cudaMemcpyDeviceToHost));
    }
    CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CHECK(cudaEventDestroy(start));
    CHECK(cudaEventDestroy(stop));
    bool right = got == serial;
    std::printf("%-5s  %-8s %8u elements, sum %.0f: %s\n", type, Variant::NAME, n, (double)got,
                right ? "right" : "WRONG");
    std::printf("time:  %-8s %8u elements, %.3f ms\n", Variant::NAME, n, milliseconds);
    all_right = all_right && right;
}

template <typename T, typename... Variants> static void run_all(const char *type, unsigned n)
{
    std::vector<T> values(n);
    T serial = 0;
    for (unsigned i = 0; i < n; i++) {
        values[i] = (T)((i * 7 + 3) % 16);
        serial += values[i];
    }
    T *in, *sum, *partial;
    CHECK(cudaMalloc(&in, n * sizeof *in));
    CHECK(cudaMalloc(&sum, sizeof *sum));
    CHECK(cudaMalloc(&partial, BLOCKS * sizeof *partial));
    CHECK(cudaMemcpy(in, values.data(), n * sizeof *in, cudaMemcpyHostToDevice));
    (run<Variants>(type, in, n, serial, sum, partial), ...);
    CHECK(cudaFree(in));
    CHECK(cudaFree(sum));
    CHECK(cudaFree(partial));
}

int main(int argc, char **argv)
{
    std::vector<unsigned> sizes = {1, 255, 4099, 1000003};
    if (argc > 1)
        sizes.assign(1, (unsigned)std::strtoul(argv[1], nullptr, 10));
    for (unsigned n : sizes) {
        if (!n)
            return EXIT_FAILURE;
        run_all<int, Atomic, Chunk, Strided, Tree, Stages, Blocked>("int", n);
        run_all<float, Atomic, Chunk, Strided, Tree, Stages, Blocked>("float", n);
    }
    std::printf(all_right ? "PASSED\n" : "FAILED\n");
    return all_right ? EXIT_SUCCESS : EXIT_FAILURE;
}
