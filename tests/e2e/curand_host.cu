// TEST buffers: yes
// TEST nvcc: -lcurand
// cuRAND's host interface: arrays of numbers in CUDA's order. Sums over integers and uniform
// numbers are those of CUDA; normal numbers are checked against what the integers of the same
// generator give.
#include "check.h"

#include <cstring>
#include <curand.h>

#define CURAND_CHECK(call)                                                                         \
    do {                                                                                           \
        curandStatus_t curand_status = (call);                                                     \
        if (curand_status != CURAND_STATUS_SUCCESS) {                                              \
            printf("%s:%d: status %d of cuRAND\n", __FILE__, __LINE__, (int)curand_status);        \
            exit(2);                                                                               \
        }                                                                                          \
    } while (0)

// One generator for the device, one for the host, which have to agree.
struct pair_of_generators {
    curandGenerator_t device, host;

    explicit pair_of_generators(curandRngType_t type, curandOrdering_t order)
    {
        CURAND_CHECK(curandCreateGenerator(&device, type));
        CURAND_CHECK(curandCreateGeneratorHost(&host, type));
        for (curandGenerator_t g : {device, host}) {
            CURAND_CHECK(curandSetPseudoRandomGeneratorSeed(g, 1234567890123ull));
            CURAND_CHECK(curandSetGeneratorOrdering(g, order));
        }
    }
    ~pair_of_generators()
    {
        CURAND_CHECK(curandDestroyGenerator(device));
        CURAND_CHECK(curandDestroyGenerator(host));
    }
    template <typename T, typename Generate> std::vector<T> get(size_t n, Generate generate)
    {
        std::vector<T> by_host(n);
        T *on_device = new_on_device<T>(n);
        CURAND_CHECK(generate(device, on_device, n));
        CURAND_CHECK(generate(host, by_host.data(), n));
        std::vector<T> by_device = copy_to_host(on_device, n);
        CHECK(cudaFree(on_device));
        for (size_t i = 0; i < n; i++)
            EXPECT_NEAR(i, by_device[i], by_host[i], 1e-5 * (1 + 1 / fabs((double)by_host[i])));
        return by_device;
    }
    std::vector<unsigned> bits(size_t n)
    {
        return get<unsigned>(n, curandGenerate);
    }
    std::vector<float> uniform(size_t n)
    {
        return get<float>(n, curandGenerateUniform);
    }
    std::vector<double> uniform_double(size_t n)
    {
        return get<double>(n, curandGenerateUniformDouble);
    }
    void set_offset(unsigned long long offset)
    {
        CURAND_CHECK(curandSetGeneratorOffset(device, offset));
        CURAND_CHECK(curandSetGeneratorOffset(host, offset));
    }
    void set_seed(unsigned long long seed)
    {
        CURAND_CHECK(curandSetPseudoRandomGeneratorSeed(device, seed));
        CURAND_CHECK(curandSetPseudoRandomGeneratorSeed(host, seed));
    }
};

template <typename T> static unsigned long long sum_of(const std::vector<T> &values)
{
    unsigned long long sum = 0;
    for (const T &value : values) {
        unsigned long long bits = 0;
        memcpy(&bits, &value, sizeof value);
        sum = sum * 0x9e3779b97f4a7c15ull + bits;
    }
    return sum;
}

static const int sums = 10;

// Calls that follow each other, and continue where the one before has ended.
static void sum_up(pair_of_generators &g, size_t n, unsigned long long *sum)
{
    sum[0] = sum_of(g.bits(n + 1));
    sum[1] = sum_of(g.uniform(7));
    sum[2] = sum_of(g.uniform_double(n + 2));
    sum[3] = sum_of(g.bits(n));
    sum[4] = sum_of(g.uniform_double(3));
    sum[5] = sum_of(g.uniform(n));
    g.set_seed(99);
    sum[6] = sum_of(g.bits(100));
    g.set_offset(1000003);
    sum[7] = sum_of(g.uniform(100));
    sum[8] = sum_of(g.uniform_double(n));
    g.set_offset(0);
    sum[9] = sum_of(g.bits(5));
}

// Number i of a sequence is element i * sequences + s of the integers, or for Philox one of a block
// of four.
static double uniform_at(const std::vector<unsigned> &bits, size_t sequences, size_t sequence,
                         size_t i)
{
    size_t block = sequences == 65536 ? 4 : 1;
    return (bits[(i / block * sequences + sequence) * block + i % block] + 0.5) / 4294967296.0;
}

static void test_normal(pair_of_generators &g, size_t sequences, size_t n)
{
    g.set_offset(0);
    const std::vector<unsigned> bits = g.bits(sequences == 65536 ? n + 4 : 2 * n + 2 * sequences);
    g.set_offset(0);
    std::vector<float> normal = g.get<float>(n, [](curandGenerator_t g, float *out, size_t n) {
        return curandGenerateNormal(g, out, n, 0.5f, 2.0f);
    });
    g.set_offset(0);
    std::vector<float> log_normal = g.get<float>(n, [](curandGenerator_t g, float *out, size_t n) {
        return curandGenerateLogNormal(g, out, n, 0.5f, 0.25f);
    });
    for (size_t i = 0; i < n; i += 2) {
        size_t sequence = i / 2 % sequences, first = i / 2 / sequences * 2;
        if (sequences == 65536) {
            sequence = i / 4 % sequences;
            first = i / 4 / sequences * 4 + i % 4;
        }
        double radius = sqrt(-2 * log(uniform_at(bits, sequences, sequence, first)));
        double angle = 6.283185307179586 * uniform_at(bits, sequences, sequence, first + 1);
        double a = radius * sin(angle), b = radius * cos(angle);
        EXPECT_NEAR(i, normal[i] + 100, 100.5 + 2 * a, 1e-6);
        EXPECT_NEAR(i + 1, normal[i + 1] + 100, 100.5 + 2 * b, 1e-6);
        EXPECT_NEAR(i, log_normal[i], exp(0.5 + 0.25 * a), 1e-5);
        EXPECT_NEAR(i + 1, log_normal[i + 1], exp(0.5 + 0.25 * b), 1e-5);
    }
}

static void test_doubles(pair_of_generators &g, size_t n)
{
    g.set_offset(0);
    std::vector<double> normal = g.get<double>(n, [](curandGenerator_t g, double *out, size_t n) {
        return curandGenerateNormalDouble(g, out, n, 0.5, 0.25);
    });
    g.set_offset(0);
    std::vector<double> log_normal =
        g.get<double>(n, [](curandGenerator_t g, double *out, size_t n) {
            return curandGenerateLogNormalDouble(g, out, n, 0.5, 0.25);
        });
    double sum = 0, squares = 0;
    for (size_t i = 0; i < n; i++) {
        EXPECT_NEAR(i, log_normal[i], exp(normal[i]), 1e-13);
        sum += (normal[i] - 0.5) / 0.25;
        squares += (normal[i] - 0.5) / 0.25 * ((normal[i] - 0.5) / 0.25);
    }
    EXPECT(fabs(sum / n) < 4 / sqrt((double)n) && fabs(squares / n - 1) < 6 / sqrt((double)n));
}

static void test(curandRngType_t type, curandOrdering_t order, size_t sequences, size_t n,
                 const unsigned long long *known)
{
    pair_of_generators g(type, order);
    unsigned long long sum[sums];
    sum_up(g, n, sum);
    for (int i = 0; i < sums; i++) {
        check_count++;
        if (sum[i] != known[i] && check_failed++ < 20)
            printf("type %d, sum %d: 0x%llx, should be 0x%llx\n", (int)type, i, sum[i], known[i]);
    }
    test_normal(g, sequences, n);
    test_doubles(g, n);
}

static void test_statuses()
{
    curandGenerator_t g = NULL;
    float *out = new_on_device<float>(4);
    int version = 0;
    CURAND_CHECK(curandGetVersion(&version));
    EXPECT(version >= 10000);
    EXPECT(curandCreateGenerator(&g, (curandRngType_t)5) == CURAND_STATUS_TYPE_ERROR);
    EXPECT(curandGenerateUniform(NULL, out, 4) == CURAND_STATUS_NOT_INITIALIZED);
    CURAND_CHECK(curandCreateGenerator(&g, CURAND_RNG_PSEUDO_DEFAULT));
    EXPECT(curandGenerateNormal(g, out, 3, 0, 1) == CURAND_STATUS_LENGTH_NOT_MULTIPLE);
    EXPECT(curandSetGeneratorOrdering(g, (curandOrdering_t)7) == CURAND_STATUS_OUT_OF_RANGE);
    CURAND_CHECK(curandDestroyGenerator(g));
    EXPECT(curandDestroyGenerator(NULL) == CURAND_STATUS_NOT_INITIALIZED);
    CHECK(cudaFree(out));
}

// In a stream of its own, behind what the stream has to do and in front of what it does then.
static void test_stream()
{
    const size_t n = 1000;
    curandGenerator_t g;
    cudaStream_t stream;
    unsigned *out = new_on_device<unsigned>(n);
    std::vector<unsigned> first(n), second(n);
    CHECK(cudaStreamCreate(&stream));
    CURAND_CHECK(curandCreateGenerator(&g, CURAND_RNG_PSEUDO_PHILOX4_32_10));
    CURAND_CHECK(curandSetStream(g, stream));
    CURAND_CHECK(curandGenerate(g, out, n));
    CHECK(cudaMemcpyAsync(first.data(), out, n * sizeof *out, cudaMemcpyDeviceToHost, stream));
    CURAND_CHECK(curandGenerate(g, out, n));
    CHECK(cudaMemcpyAsync(second.data(), out, n * sizeof *out, cudaMemcpyDeviceToHost, stream));
    CHECK(cudaStreamSynchronize(stream));
    EXPECT_EQUAL(0, first[0], 0x6627e8d5u); // the first block with key 0 that was published
    EXPECT_EQUAL(1, first[1], 0xe169c58du);
    EXPECT(first != second);
    CURAND_CHECK(curandDestroyGenerator(g));
    CHECK(cudaStreamDestroy(stream));
    CHECK(cudaFree(out));
}

int main()
{
    cudaDeviceProp properties;
    CHECK(cudaGetDeviceProperties(&properties, 0));
    bool is_slow = strstr(properties.name, "Oclgrind") != NULL; // without the sequences' states
    // From CUDA 13.0.
    static const unsigned long long xorwow[sums] = {
        0xedb2d996a38fd6c3, 0xf629867754180208, 0x267eb1b7e50c94be, 0x53eff469e3e46bc4,
        0xd973cb627d1eff77, 0xdaf07ce8dab8a161, 0x3aa297f945ae460b, 0x2a889e349de586a5,
        0xfe4f56955a6a3233, 0xa32bf3c6dcf36cf6};
    static const unsigned long long mrg[sums] = {
        0x1ed9dfac1a2d09f4, 0xc905da50a0831d2d, 0xde08676c55ced6db, 0xfcfcf02c2109ff13,
        0x22d0cc8c4c3bbde9, 0x3c9b3da11e9a788e, 0x1a7457070ad79260, 0xf8dfd892d9c0716a,
        0x6d48c08a0c32a90,  0x74a53fb47916ce68};
    static const unsigned long long philox[sums] = {
        0x1a810ecdf9e0c843, 0xc422d9ea32b3c976, 0x8bd09a2742aabc81, 0xbaffaf8f23a9c356,
        0x51e1ef3c3addc945, 0x83bfa9302603b3c6, 0x7892b42ed1e2ec35, 0x613c17089e1359f5,
        0xd1d6c0aace6f2d87, 0x614dd10556968ab2};
    static const unsigned long long small[sums] = {
        0xa0227ea41708aa59, 0x510053668e2afe0,  0xb44162bf83d52147, 0x7436be4fd1424b5,
        0x13ceb47bb5decd23, 0xeb1045d81466550f, 0x1cde4f5e6c6da6ae, 0x613c17089e1359f5,
        0xe33323b806fe119c, 0x614dd10556968ab2};
    test_statuses();
    test_stream();
    if (is_slow) {
        test(CURAND_RNG_PSEUDO_PHILOX4_32_10, CURAND_ORDERING_PSEUDO_DEFAULT, 65536, 250, small);
        return finish();
    }
    test(CURAND_RNG_PSEUDO_PHILOX4_32_10, CURAND_ORDERING_PSEUDO_DEFAULT, 65536, 270002, philox);
    test(CURAND_RNG_PSEUDO_XORWOW, CURAND_ORDERING_PSEUDO_DEFAULT, 4096, 10000, xorwow);
    test(CURAND_RNG_PSEUDO_MRG32K3A, CURAND_ORDERING_PSEUDO_LEGACY, 4096, 10000, mrg);
    return finish();
}
