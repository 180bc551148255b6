// TEST nvcc: -lcurand
// TEST only: svm buffer (Oclgrind takes 90 s; it was right there, without a race)
// cuRAND's MTGP32: arrays from the host and numbers in kernels. The sums are CUDA 13's on an H200; numbers of kernels are those of the arrays,
// where each sequence gives 256 in a row.
#include "check.h"

#include <cstdint>
#include <cstring>
#include <curand.h>
#include <curand_kernel.h>
#include <curand_mtgp32_host.h>
#include <curand_mtgp32dc_p_11213.h>

#define RAND(call) EXPECT((call) == CURAND_STATUS_SUCCESS)

static uint64_t sum_of(const void *data, size_t size)
{
    uint64_t sum = 14695981039346656037ull;
    for (size_t i = 0; i < size; i++)
        sum = (sum ^ ((const unsigned char *)data)[i]) * 1099511628211ull;
    return sum;
}

static curandGenerator_t make(unsigned long long seed)
{
    curandGenerator_t g;
    RAND(curandCreateGenerator(&g, CURAND_RNG_PSEUDO_MTGP32));
    RAND(curandSetPseudoRandomGeneratorSeed(g, seed));
    return g;
}

static void expect_sum(int line, const unsigned int *numbers, size_t count, uint64_t want)
{
    std::vector<unsigned int> got = copy_to_host(numbers, count);
    check_count++;
    if (sum_of(got.data(), count * 4) != want && check_failed++ < 20)
        printf("line %d: other numbers, %08x %08x ...\n", line, got[0], got[count > 1]);
}

#define EXPECT_SUM(numbers, count, want) expect_sum(__LINE__, numbers, count, want)

static void check_bits(unsigned int *numbers)
{
    curandGenerator_t g = make(1234);
    RAND(curandGenerate(g, numbers, 200000));
    EXPECT_SUM(numbers, 200000, 0xaee48e7c119b81bb);
    RAND(curandGenerate(g, numbers, 50001));
    EXPECT_SUM(numbers, 50001, 0x668615006ff648cc);
    EXPECT(curandSetGeneratorOffset(g, 1000) == CURAND_STATUS_TYPE_ERROR);
    EXPECT(curandGenerateLongLong(g, (unsigned long long *)numbers, 100) == CURAND_STATUS_TYPE_ERROR);
    RAND(curandDestroyGenerator(g));
    g = make(1234);
    RAND(curandSetGeneratorOrdering(g, CURAND_ORDERING_PSEUDO_LEGACY));
    RAND(curandGenerate(g, numbers, 200000));
    EXPECT_SUM(numbers, 200000, 0x68566c44379b02a1);
    RAND(curandGenerate(g, numbers, 50001));
    EXPECT_SUM(numbers, 50001, 0xcb58968632a2f181);
    RAND(curandDestroyGenerator(g));
    static const unsigned long long seeds[] = {0, 1, 1234567, 0x123456789abcdef, 0xffffffff, 0x100000001};
    static const uint64_t sums[] = {0xabc9a32fe9cd9d9f, 0x93b28ae96037f155, 0xa09299e355c959c7,
                                    0x5f16ba5d02decff4, 0x8144fa0f3be92e57, 0xabc9a32fe9cd9d9f};
    for (int i = 0; i < 6; i++) {
        g = make(seeds[i]);
        RAND(curandGenerate(g, numbers, 30000));
        EXPECT_SUM(numbers, 30000, sums[i]);
        RAND(curandDestroyGenerator(g));
    }
}

// Calls go on where the one before ended
static void check_row(unsigned int *numbers)
{
    static const size_t counts[] = {1, 2, 3, 5, 255, 256, 257, 1000, 16384, 16385, 16383, 100, 65536, 65537, 7};
    static const uint64_t sums[] = {0x42d25a3252bcafa3, 0xcc0cd301cf912636, 0xb964cc890fcdb0a1, 0x477e4f759cdd358c, 0x352632dd666bea43,
                                    0x42f1403447d48bc3, 0x27ceda0000080745, 0xba91075448dbaa9d, 0x710f4b0b969a73df, 0x1298fcfe2e03804c,
                                    0xe6e26f59b55a6bce, 0x263cdcff37a92eff, 0xe2b4f6ecf8872d05, 0x692538576a39e8c2, 0x68d624ea4b4fb546};
    curandGenerator_t g = make(99);
    for (int i = 0; i < 15; i++) {
        RAND(curandGenerate(g, numbers, counts[i]));
        EXPECT_SUM(numbers, counts[i], sums[i]);
    }
    RAND(curandDestroyGenerator(g));
}

// Integers, uniform numbers and counts bit by bit; normal numbers are the inverse of the distribution function, up to last bits
static void check_kinds(unsigned int *numbers)
{
    curandGenerator_t g = make(77);
    RAND(curandGenerateUniform(g, (float *)numbers, 20001));
    EXPECT_SUM(numbers, 20001, 0xba75be362b457ec2);
    RAND(curandGenerateUniform(g, (float *)numbers, 20001));
    EXPECT_SUM(numbers, 20001, 0x9b31be9ce1c6257d);
    RAND(curandDestroyGenerator(g));
    g = make(77);
    RAND(curandGenerateUniformDouble(g, (double *)numbers, 20001));
    EXPECT_SUM(numbers, 2 * 20001, 0xbc2230d623c91875);
    RAND(curandDestroyGenerator(g));
    static const double lambdas[] = {3, 100, 5000, 30000};
    static const uint64_t sums[] = {0x5ae39952c3b0b0b3, 0xfa0f316c951fc78d, 0xb87558fd6200541c, 0x06d66206c088e05b};
    for (int i = 0; i < 4; i++) {
        g = make(77);
        RAND(curandGeneratePoisson(g, numbers, 20000, lambdas[i]));
        EXPECT_SUM(numbers, 20000, sums[i]);
        RAND(curandDestroyGenerator(g));
    }
    g = make(77);
    RAND(curandGenerateNormal(g, (float *)numbers, 10001, 1, 2));
    RAND(curandGenerateNormalDouble(g, (double *)numbers + 10001, 10001, 1, 2));
    std::vector<float> floats = copy_to_host((float *)numbers, 10001);
    std::vector<double> doubles = copy_to_host((double *)numbers + 10001, 10001);
    RAND(curandDestroyGenerator(g));
    g = make(77);
    RAND(curandGenerateUniformDouble(g, (double *)numbers, 20002));
    std::vector<double> uniform = copy_to_host((double *)numbers, 20002);
    for (int i = 0; i < 10001; i++) {
        EXPECT(std::fabs(0.5 * erfc(-(floats[i] - 1) / 2 / sqrt(2.0)) - uniform[i]) < 1e-6);
        EXPECT(std::fabs(0.5 * erfc(-(doubles[i] - 1) / 2 / sqrt(2.0)) - uniform[10001 + i]) < 1e-9);
    }
    RAND(curandDestroyGenerator(g));
}

enum { BLOCKS = 3, ROUNDS = 9 };

__global__ void deal(curandStateMtgp32 *states, unsigned int *out, float *uniform)
{
    int thread = threadIdx.y * blockDim.x + threadIdx.x, threads = blockDim.x * blockDim.y;
    for (int r = 0; r < ROUNDS; r++) {
        int place = (blockIdx.x * ROUNDS + r) * threads + thread;
        out[place] = r % 3 < 2 ? curand(&states[blockIdx.x]) : 0;
        uniform[place] = r % 3 == 2 ? curand_uniform(&states[blockIdx.x]) : 0;
    }
}

__global__ void deal_specific(curandStateMtgp32 *states, unsigned int *out)
{
    int thread = threadIdx.x;
    for (int r = 0; r < ROUNDS; r++)
        out[(blockIdx.x * ROUNDS + r) * blockDim.x + thread] =
            curand_mtgp32_specific(&states[blockIdx.x], (unsigned char)(blockDim.x - 1 - thread), (unsigned char)blockDim.x);
}

static void check_kernels(unsigned int *numbers)
{
    curandStateMtgp32 *states = new_on_device<curandStateMtgp32>(200);
    mtgp32_kernel_params *tables = new_on_device<mtgp32_kernel_params>(1);
    const int sequences = 192, count = sequences * 256 * ROUNDS;
    curandGenerator_t g = make(1234);
    RAND(curandGenerate(g, numbers, count));
    RAND(curandDestroyGenerator(g));
    std::vector<unsigned int> array = copy_to_host(numbers, count);
    auto number = [&](int block, int i) { return array[(i / 256 * sequences + block) * 256 + i % 256]; };
    RAND(curandMakeMTGP32Constants(mtgp32dc_params_fast_11213, tables));
    const dim3 blocks[] = {dim3(256), dim3(64), dim3(20, 5), dim3(1)};
    float *uniform = new_on_device<float>(BLOCKS * ROUNDS * 256);
    for (dim3 block : blocks) {
        const int threads = block.x * block.y;
        RAND(curandMakeMTGP32KernelState(states, mtgp32dc_params_fast_11213, tables, 200, 1234));
        deal<<<BLOCKS, block>>>(states, numbers, uniform);
        CHECK_LAUNCH();
        std::vector<unsigned int> got = copy_to_host(numbers, BLOCKS * ROUNDS * threads);
        std::vector<float> got_uniform = copy_to_host(uniform, BLOCKS * ROUNDS * threads);
        for (int i = 0; i < BLOCKS * ROUNDS * threads; i++) {
            unsigned int want = number(i / (ROUNDS * threads), i % (ROUNDS * threads));
            if (i / threads % ROUNDS % 3 < 2)
                EXPECT_EQUAL(i, got[i], want);
            else
                EXPECT_EQUAL(i, got_uniform[i], (float)((float)want * 2.3283064e-10f + (2.3283064e-10f / 2.0f)));
        }
    }
    RAND(curandMakeMTGP32KernelState(states, mtgp32dc_params_fast_11213, tables, 64, 1234));
    deal_specific<<<BLOCKS, 32>>>(states, numbers);
    CHECK_LAUNCH();
    std::vector<unsigned int> got = copy_to_host(numbers, BLOCKS * ROUNDS * 32);
    for (int i = 0; i < BLOCKS * ROUNDS * 32; i++)
        EXPECT_EQUAL(i, got[i], number(i / (ROUNDS * 32), i % (ROUNDS * 32) / 32 * 32 + 31 - i % 32));
    for (void *p : {(void *)states, (void *)tables, (void *)uniform})
        CHECK(cudaFree(p));
}

int main()
{
    unsigned int *numbers = new_on_device<unsigned int>(192 * 256 * ROUNDS);
    check_bits(numbers);
    check_row(numbers);
    check_kinds(numbers);
    check_kernels(numbers);
    CHECK(cudaFree(numbers));
    return finish();
}
