// Sums the elements of an array on the device, in six ways, each an improvement of the one before.
//
//     reduction [elements=N] [type=int|float|double] [variant=NAME] [threads=N] [repetitions=N]
//
// Each variant lets a block of threads reduce its part of the array to one partial sum in shared
// memory, as a tree. The partial sums are reduced by further launches until few are left, which the
// host adds. Without arguments, all variants run for all types and for several sizes.
//
// Integers must give the serial sum exactly. Floating point sums depend on the order of the
// additions; the result must lie within the error bound of the variant's own order: depth * u *
// (sum of the absolute values), where `depth` is the largest number of additions an element takes
// part in and `u` is the unit roundoff.
//
// Lines that begin with "device:" or "time:" depend on the machine; all others depend on the
// arguments only.

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>
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

#define FEW             64 /* so many partial sums are added by the host */
#define BLOCKS_PER_UNIT 8  /* blocks per multiprocessor where a thread handles several elements */
#define MAX_ELEMENTS    0x7fffffffu

// ---- the kernels -----------------------------------------------------------------------------

// 1. Interleaved threads: in step s, every 2s-th thread adds its right neighbour at distance s.
// Half of the threads of each warp have nothing to do from the first step on, and the modulo
// operation is slow.
template <typename T> __global__ void reduce_modulo(const T *in, T *out, unsigned int n)
{
    extern __shared__ __align__(sizeof(double)) unsigned char shared[];
    T *partial = reinterpret_cast<T *>(shared);
    unsigned int t = threadIdx.x;
    unsigned int i = blockIdx.x * blockDim.x + t;

    partial[t] = i < n ? in[i] : T(0);
    __syncthreads();
    for (unsigned int step = 1; step < blockDim.x; step *= 2) {
        if (t % (2 * step) == 0)
            partial[t] += partial[t + step];
        __syncthreads();
    }
    if (t == 0)
        out[blockIdx.x] = partial[0];
}

// 2. Contiguous threads: the same additions, but done by the first threads of the block, so that
// whole warps are busy or idle. The strided access to shared memory makes bank conflicts.
template <typename T> __global__ void reduce_contiguous(const T *in, T *out, unsigned int n)
{
    extern __shared__ __align__(sizeof(double)) unsigned char shared[];
    T *partial = reinterpret_cast<T *>(shared);
    unsigned int t = threadIdx.x;
    unsigned int i = blockIdx.x * blockDim.x + t;

    partial[t] = i < n ? in[i] : T(0);
    __syncthreads();
    for (unsigned int step = 1; step < blockDim.x; step *= 2) {
        unsigned int index = 2 * step * t;
        if (index < blockDim.x)
            partial[index] += partial[index + step];
        __syncthreads();
    }
    if (t == 0)
        out[blockIdx.x] = partial[0];
}

// The tree of the remaining variants. Sequential addressing: the first half of the elements adds
// the second half, so that neighbouring threads access neighbouring words. All threads of the block
// must call it.
template <typename T> __device__ T sum_of_block(T *partial, unsigned int t, unsigned int threads)
{
    __syncthreads();
    for (unsigned int half = threads / 2; half > 0; half /= 2) {
        if (t < half)
            partial[t] += partial[t + half];
        __syncthreads();
    }
    return partial[0];
}

// 3. Sequential addressing.
template <typename T> __global__ void reduce_sequential(const T *in, T *out, unsigned int n)
{
    extern __shared__ __align__(sizeof(double)) unsigned char shared[];
    T *partial = reinterpret_cast<T *>(shared);
    unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;

    partial[threadIdx.x] = i < n ? in[i] : T(0);
    T sum = sum_of_block(partial, threadIdx.x, blockDim.x);
    if (threadIdx.x == 0)
        out[blockIdx.x] = sum;
}

// 4. First addition during the load: a block covers twice as many elements, and no thread is idle
// in the first step. The second neighbour may lie behind the end.
template <typename T> __global__ void reduce_first_add(const T *in, T *out, unsigned int n)
{
    extern __shared__ __align__(sizeof(double)) unsigned char shared[];
    T *partial = reinterpret_cast<T *>(shared);
    unsigned int i = blockIdx.x * (blockDim.x * 2) + threadIdx.x;

    T sum = i < n ? in[i] : T(0);
    if (i + blockDim.x < n)
        sum += in[i + blockDim.x];
    partial[threadIdx.x] = sum;
    sum = sum_of_block(partial, threadIdx.x, blockDim.x);
    if (threadIdx.x == 0)
        out[blockIdx.x] = sum;
}

// 5. Several elements per thread: a grid of fixed size strides over the array, which leaves less
// work for the tree.
template <typename T> __global__ void reduce_several(const T *in, T *out, unsigned int n)
{
    extern __shared__ __align__(sizeof(double)) unsigned char shared[];
    T *partial = reinterpret_cast<T *>(shared);
    unsigned int stride = blockDim.x * 2 * gridDim.x;
    T sum = 0;

    for (unsigned int i = blockIdx.x * (blockDim.x * 2) + threadIdx.x; i < n; i += stride) {
        sum += in[i];
        if (i + blockDim.x < n)
            sum += in[i + blockDim.x];
    }
    partial[threadIdx.x] = sum;
    sum = sum_of_block(partial, threadIdx.x, blockDim.x);
    if (threadIdx.x == 0)
        out[blockIdx.x] = sum;
}

// 6. Block size known at compile time: the loop of the tree is unrolled, and the shared memory is a
// static array.
template <typename T, unsigned int BLOCK>
__global__ void reduce_static(const T *in, T *out, unsigned int n)
{
    __shared__ T partial[BLOCK];
    const unsigned int t = threadIdx.x;
    const unsigned int stride = BLOCK * 2 * gridDim.x;
    T sum = 0;

    for (unsigned int i = blockIdx.x * (BLOCK * 2) + t; i < n; i += stride) {
        sum += in[i];
        if (i + BLOCK < n)
            sum += in[i + BLOCK];
    }
    partial[t] = sum;
    __syncthreads();
#pragma unroll
    for (unsigned int half = BLOCK / 2; half > 0; half /= 2) {
        if (t < half)
            partial[t] += partial[t + half];
        __syncthreads();
    }
    if (t == 0)
        out[blockIdx.x] = partial[0];
}

// ---- one reduction ---------------------------------------------------------------------------

enum Variant { MODULO, CONTIGUOUS, SEQUENTIAL, FIRST_ADD, SEVERAL, STATIC, VARIANT_COUNT };

static const char *const variant_names[VARIANT_COUNT] = {"modulo",    "contiguous", "sequential",
                                                         "first_add", "several",    "static"};

struct Plan {
    Variant variant;
    unsigned int threads;    // per block, a power of two
    unsigned int max_blocks; // for the variants with several elements per thread
};

static unsigned int divide_up(unsigned int a, unsigned int b)
{
    return a / b + (a % b != 0);
}

static unsigned int count_blocks(const Plan &plan, unsigned int n)
{
    if (plan.variant < FIRST_ADD)
        return divide_up(n, plan.threads);
    unsigned int blocks = divide_up(n, 2 * plan.threads);
    return plan.variant == FIRST_ADD ? blocks : std::min(blocks, plan.max_blocks);
}

template <typename T>
static void launch_static(unsigned int blocks, unsigned int threads, const T *in, T *out,
                          unsigned int n)
{
    switch (threads) {
    case 512: reduce_static<T, 512><<<blocks, 512>>>(in, out, n); break;
    case 256: reduce_static<T, 256><<<blocks, 256>>>(in, out, n); break;
    case 128: reduce_static<T, 128><<<blocks, 128>>>(in, out, n); break;
    case 64: reduce_static<T, 64><<<blocks, 64>>>(in, out, n); break;
    default: std::fprintf(stderr, "no kernel for %u threads\n", threads); std::exit(EXIT_FAILURE);
    }
}

template <typename T> static void launch(const Plan &plan, const T *in, T *out, unsigned int n)
{
    dim3 grid(count_blocks(plan, n)), block(plan.threads);
    size_t shared = plan.threads * sizeof(T);

    switch (plan.variant) {
    case MODULO: reduce_modulo<<<grid, block, shared>>>(in, out, n); break;
    case CONTIGUOUS: reduce_contiguous<<<grid, block, shared>>>(in, out, n); break;
    case SEQUENTIAL: reduce_sequential<T><<<grid, block, shared>>>(in, out, n); break;
    case FIRST_ADD: reduce_first_add<T><<<grid, block, shared>>>(in, out, n); break;
    case SEVERAL: reduce_several<T><<<grid, block, shared>>>(in, out, n); break;
    default: launch_static<T>(grid.x, block.x, in, out, n); break;
    }
    CHECK(cudaGetLastError());
}

// Reduces `n` elements to at most FEW partial sums. Reads from `in` first, then from the two
// scratch arrays in turn. Returns the number of partial sums; *result is where they are.
template <typename T>
static unsigned int reduce_to_few(const Plan &plan, const T *in, T *const scratch[2],
                                  unsigned int n, const T **result)
{
    for (int pass = 0; n > FEW; pass++) {
        T *out = scratch[pass % 2];
        launch(plan, in, out, n);
        n = count_blocks(plan, n);
        in = out;
    }
    *result = in;
    return n;
}

// The largest number of additions that an element takes part in.
static double depth_of(const Plan &plan, unsigned int n)
{
    double depth = 0;
    while (n > FEW) {
        unsigned int blocks = count_blocks(plan, n);
        depth += divide_up(n, blocks * plan.threads) + std::log2((double)plan.threads);
        n = blocks;
    }
    return depth + n;
}

// ---- the checking ----------------------------------------------------------------------------

static unsigned int next_random(unsigned int *state)
{
    *state = *state * 1664525u + 1013904223u;
    return *state >> 8;
}

static int make_element(unsigned int random, int)
{
    return (int)(random % 11) - 3; // small enough for the sum of 2^29 of them
}

template <typename T> static T make_element(unsigned int random, T)
{
    return (T)random / (T)(1 << 24) - (T)0.25;
}

template <typename T> struct Serial {
    long double sum, magnitude; // of the elements, of their absolute values
};

// A compensated sum (Neumaier's): its own error is far below that of all sums that are compared
// with it.
template <typename T> static Serial<T> sum_serially(const std::vector<T> &elements)
{
    long double sum = 0, lost = 0, magnitude = 0;
    for (size_t i = 0; i < elements.size(); i++) {
        long double x = elements[i], next = sum + x;
        lost += std::fabs(sum) >= std::fabs(x) ? (sum - next) + x : (x - next) + sum;
        sum = next;
        magnitude += std::fabs(x);
    }
    return {sum + lost, magnitude};
}

template <typename T>
static bool is_right(T sum, const Serial<T> &serial, const Plan &plan, unsigned int n)
{
    if (std::numeric_limits<T>::is_integer)
        return (long double)sum == serial.sum;
    long double unit = std::numeric_limits<T>::epsilon() / 2;
    long double product =
        (depth_of(plan, n) + 1) * unit; // one more for the rounding of the serial sum
    long double bound = product / (1 - product) * serial.magnitude;
    return std::fabs((long double)sum - serial.sum) <= bound;
}

// ---- the runs --------------------------------------------------------------------------------

template <typename T> struct Arrays {
    T *in;
    T *scratch[2];
};

// Runs one variant, prints its result and its time (the median of all repetitions; all launches of
// one reduction together).
template <typename T>
static bool run_variant(const Plan &plan, const char *type, const Arrays<T> &arrays,
                        const Serial<T> &serial, unsigned int n, int repetitions)
{
    cudaEvent_t start, stop;
    std::vector<float> times(repetitions);
    const T *few = NULL;
    unsigned int few_count = 0;

    CHECK(cudaEventCreate(&start));
    CHECK(cudaEventCreate(&stop));
    for (float &milliseconds : times) {
        CHECK(cudaEventRecord(start, 0));
        few_count = reduce_to_few(plan, (const T *)arrays.in, arrays.scratch, n, &few);
        CHECK(cudaEventRecord(stop, 0));
        CHECK(cudaEventSynchronize(stop));
        CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    }
    CHECK(cudaEventDestroy(start));
    CHECK(cudaEventDestroy(stop));

    T partial[FEW], sum = 0;
    CHECK(cudaMemcpy(partial, few, few_count * sizeof(T), cudaMemcpyDeviceToHost));
    for (unsigned int i = 0; i < few_count; i++)
        sum += partial[i];

    bool right = is_right(sum, serial, plan, n);
    std::sort(times.begin(), times.end());
    float milliseconds = times[times.size() / 2];
    std::printf("%-6s %-10s %10u elements, sum %.5g, serial sum %.5g: %s\n", type,
                variant_names[plan.variant], n, (double)sum, (double)serial.sum,
                right ? "right" : "WRONG");
    std::printf("time: %s %s %u elements %.4f ms, %.1f GB/s\n", type, variant_names[plan.variant],
                n, milliseconds, n * sizeof(T) / (milliseconds * 1e6));
    return right;
}

struct Options {
    unsigned int elements; // 0: several sizes
    const char *type;      // NULL: all
    int variant;           // -1: all
    unsigned int threads;
    int repetitions;
    unsigned int max_blocks;
};

template <typename T> static int run_size(const Options &options, const char *type, unsigned int n)
{
    std::vector<T> elements(n);
    unsigned int state = n;
    for (T &element : elements)
        element = make_element(next_random(&state), T());
    Serial<T> serial = sum_serially(elements);

    Arrays<T> arrays;
    size_t scratch_bytes = divide_up(n, options.threads) * sizeof(T);
    CHECK(cudaMalloc(&arrays.in, n * sizeof(T)));
    CHECK(cudaMalloc(&arrays.scratch[0], scratch_bytes));
    CHECK(cudaMalloc(&arrays.scratch[1], scratch_bytes));
    CHECK(cudaMemcpy(arrays.in, elements.data(), n * sizeof(T), cudaMemcpyHostToDevice));

    int wrong = 0;
    for (int variant = 0; variant < VARIANT_COUNT; variant++) {
        if (options.variant >= 0 && options.variant != variant)
            continue;
        Plan plan = {(Variant)variant, options.threads, options.max_blocks};
        wrong += !run_variant<T>(plan, type, arrays, serial, n, options.repetitions);
    }
    CHECK(cudaFree(arrays.in));
    CHECK(cudaFree(arrays.scratch[0]));
    CHECK(cudaFree(arrays.scratch[1]));
    return wrong;
}

template <typename T> static int run_type(const Options &options, const char *type)
{
    static const unsigned int sizes[] = {1, 65, 1000, 65536, 1000003};
    int wrong = 0;

    if (options.type && std::strcmp(options.type, type) != 0)
        return 0;
    if (options.elements)
        return run_size<T>(options, type, options.elements);
    for (unsigned int n : sizes)
        wrong += run_size<T>(options, type, n);
    return wrong;
}

static int find_variant(const char *name)
{
    for (int variant = 0; variant < VARIANT_COUNT; variant++) {
        if (std::strcmp(name, variant_names[variant]) == 0)
            return variant;
    }
    return VARIANT_COUNT;
}

static bool is_type(const char *name)
{
    return !std::strcmp(name, "int") || !std::strcmp(name, "float") || !std::strcmp(name, "double");
}

// One argument of the form name=value; false if there is no such option or no such value.
static bool parse_option(Options *options, const char *argument)
{
    const char *value = std::strchr(argument, '=');
    size_t length = value ? value - argument : 0;

    if (!value++)
        return false;
    if (std::strncmp(argument, "elements", length) == 0) {
        options->elements = std::strtoul(value, NULL, 10);
        return options->elements > 0 && options->elements <= MAX_ELEMENTS;
    }
    if (std::strncmp(argument, "type", length) == 0)
        return is_type(options->type = value);
    if (std::strncmp(argument, "variant", length) == 0)
        return (options->variant = find_variant(value)) < VARIANT_COUNT;
    if (std::strncmp(argument, "threads", length) == 0) {
        options->threads = std::strtoul(value, NULL, 10);
        return options->threads >= 64 && options->threads <= 512 &&
               (options->threads & (options->threads - 1)) == 0;
    }
    if (std::strncmp(argument, "repetitions", length) == 0)
        return (options->repetitions = std::atoi(value)) > 0;
    return false;
}

int main(int argc, char **argv)
{
    Options options = {0, NULL, -1, 256, 1, 0};
    for (int i = 1; i < argc; i++) {
        if (!parse_option(&options, argv[i])) {
            std::fprintf(stderr,
                         "%s: not understood\nusage: %s [elements=N] [type=int|float|double]\n"
                         "    [variant=modulo|contiguous|sequential|first_add|several|static]\n"
                         "    [threads=64|128|256|512] [repetitions=N]\n",
                         argv[i], argv[0]);
            return EXIT_FAILURE;
        }
    }

    cudaDeviceProp device;
    CHECK(cudaGetDeviceProperties(&device, 0));
    CHECK(cudaSetDevice(0));
    options.max_blocks = device.multiProcessorCount * BLOCKS_PER_UNIT;
    std::printf("device: %s, compute capability %d.%d, %d multiprocessors\n", device.name,
                device.major, device.minor, device.multiProcessorCount);
    std::printf("reduction: %u threads per block, %d partial sums at most left for the host\n",
                options.threads, FEW);

    int wrong = run_type<int>(options, "int");
    wrong += run_type<float>(options, "float");
    wrong += run_type<double>(options, "double");
    if (wrong) {
        std::printf("FAILED: %d results are wrong\n", wrong);
        return EXIT_FAILURE;
    }
    std::printf("PASSED\n");
    return EXIT_SUCCESS;
}
