// TEST nvcc: -lcurand
// TEST only: svm buffer (Oclgrind takes a minute and a half; it runs curand)
// Poisson's distribution by cuRAND's host interface and in kernels. The figures are those of CUDA 13
// on an H200: hashes where the numbers are exact, else the first ones, which may be one more or less.
#include "check.h"

#include <curand_kernel.h>

#define CURAND_CHECK(call)                                                                         \
    do {                                                                                           \
        curandStatus_t curand_status = (call);                                                     \
        if (curand_status != CURAND_STATUS_SUCCESS) {                                              \
            printf("%s:%d: status %d of cuRAND\n", __FILE__, __LINE__, (int)curand_status);        \
            exit(2);                                                                               \
        }                                                                                          \
    } while (0)

static unsigned long long hash_of(const std::vector<unsigned> &numbers)
{
    unsigned long long hash = 0xcbf29ce484222325ull;
    for (unsigned number : numbers)
        hash = (hash ^ number) * 0x100000001b3ull;
    return hash;
}

// At most one of the numbers may be another one, by which a generator that rejects differs.
static void expect_like(const char *what, const unsigned *got, const unsigned *wanted, int count)
{
    int others = 0;
    for (int i = 0; i < count; i++)
        others += got[i] + 1 < wanted[i] || got[i] > wanted[i] + 1;
    if (others > 1)
        printf("%s: %d of %d numbers differ\n", what, others, count);
    EXPECT(others <= 1);
}

// --- the host interface ---

struct array_case {
    curandRngType_t type;
    double lambda;
    unsigned long long hash;
    unsigned numbers[8]; // numbers 0 to 3 and 4096 to 4099, without a hash
};

static const array_case array_cases[] = {
    {CURAND_RNG_PSEUDO_XORWOW, 0.5, 0x3ba857909009dbefull, {}},
    {CURAND_RNG_PSEUDO_XORWOW, 1999, 0xe2e39ba957268b43ull, {}},
    {CURAND_RNG_PSEUDO_XORWOW, 9000, 0, {9202, 9123, 8786, 8837, 9001, 8989, 9020, 8922}},
    {CURAND_RNG_PSEUDO_MRG32K3A, 1999, 0xd6c02aa42887a563ull, {}},
    {CURAND_RNG_PSEUDO_MRG32K3A, 9000, 0, {8994, 8809, 9028, 8923, 9154, 8954, 9093, 8983}},
    {CURAND_RNG_PSEUDO_PHILOX4_32_10, 0.5, 0xd6519224af6c0e78ull, {}},
    {CURAND_RNG_PSEUDO_PHILOX4_32_10, 9000, 0, {8924, 9010, 9029, 8789, 9017, 9038, 8966, 8866}},
    {CURAND_RNG_QUASI_SOBOL32, 0.5, 0x2a4d0f24ec079e5full, {}},
    {CURAND_RNG_QUASI_SOBOL32, 40, 0xde804f64b12da8b1ull, {}},
    {CURAND_RNG_QUASI_SOBOL32, 9000, 0, {8399, 9000, 9064, 8936, 8680, 9000, 9064, 8936}},
    {CURAND_RNG_QUASI_SCRAMBLED_SOBOL64, 700, 0x16fd4dc06d24c94full, {}},
    {CURAND_RNG_QUASI_SCRAMBLED_SOBOL64, 9000, 0, {9113, 8841, 8959, 9058, 9113, 8841, 8959, 9058}},
};

static void test_arrays()
{
    const size_t count = 5000;
    unsigned *numbers = new_on_device<unsigned>(count);
    for (const array_case &c : array_cases) {
        curandGenerator_t g;
        CURAND_CHECK(curandCreateGenerator(&g, c.type));
        if (c.type < CURAND_RNG_QUASI_DEFAULT)
            CURAND_CHECK(curandSetPseudoRandomGeneratorSeed(g, 0x123456789abcdefull));
        CURAND_CHECK(curandGeneratePoisson(g, numbers, 999, c.lambda));
        CURAND_CHECK(curandGeneratePoisson(g, numbers + 999, 1, c.lambda));
        CURAND_CHECK(curandGeneratePoisson(g, numbers + 1000, count - 1000, c.lambda));
        std::vector<unsigned> got = copy_to_host(numbers, count);
        if (c.hash)
            EXPECT_EQUAL((int)c.type * 10000 + c.lambda, hash_of(got), c.hash);
        else {
            expect_like("an array's begin", &got[0], c.numbers, 4);
            expect_like("an array's end", &got[4096], c.numbers + 4, 4);
        }
        EXPECT(curandGeneratePoisson(g, numbers, 5, 0) == CURAND_STATUS_OUT_OF_RANGE);
        EXPECT(curandGeneratePoisson(g, numbers, 5, 400001) == CURAND_STATUS_OUT_OF_RANGE);
        CURAND_CHECK(curandDestroyGenerator(g));
    }
    CHECK(cudaFree(numbers));
}

// --- kernels ---

#define THREADS 64
#define NUMBERS 16

__device__ void draw(curandState *s, unsigned t, unsigned *out, double lambda,
                     curandDiscreteDistribution_t distribution)
{
    curand_init(1234, t, 0, s);
    for (int k = 0; k < NUMBERS; k++)
        out[k * THREADS + t] =
            distribution ? curand_discrete(s, distribution) : curand_poisson(s, lambda);
    out[NUMBERS * THREADS + t] = curand(s);
}

__global__ void of_xorwow(unsigned *out, double lambda, curandDiscreteDistribution_t distribution)
{
    curandState s;
    draw(&s, threadIdx.x, out, lambda, distribution);
}

__global__ void of_philox(unsigned *out, double lambda, curandDiscreteDistribution_t distribution)
{
    unsigned t = threadIdx.x;
    curandStatePhilox4_32_10_t s;
    curand_init(1234, t, t % 4, &s);
    for (int k = 0; k < NUMBERS; k += 4) {
        uint4 four =
            distribution ? curand_discrete4(&s, distribution) : curand_poisson4(&s, lambda);
        out[k * THREADS + t] = four.x;
        out[(k + 1) * THREADS + t] = four.y;
        out[(k + 2) * THREADS + t] = four.z;
        out[(k + 3) * THREADS + t] = four.w;
    }
    out[NUMBERS * THREADS + t] = curand(&s);
}

__constant__ unsigned long long vectors[8][64];

__global__ void of_sobol(unsigned *out, double lambda, curandDiscreteDistribution_t distribution)
{
    unsigned t = threadIdx.x;
    curandStateSobol64_t s;
    curand_init(vectors[t % 8], 100 * t, &s);
    for (int k = 0; k < NUMBERS; k++)
        out[k * THREADS + t] =
            distribution ? curand_discrete(&s, distribution) : curand_poisson(&s, lambda);
    out[NUMBERS * THREADS + t] = (unsigned)curand(&s);
}

struct kernel_case {
    const char *name;
    void (*kernel)(unsigned *, double, curandDiscreteDistribution_t);
    double lambda;
    unsigned long long poisson_hash, discrete_hash; // 0: the numbers instead
    unsigned numbers[16];
};

static const kernel_case kernel_cases[] = {
    {"XORWOW",
     of_xorwow,
     3,
     0,
     0x2d7d336257b9d5b2ull,
     {3, 5, 5, 3, 3, 3, 2, 3, 0, 2, 6, 2, 6, 5, 7, 1}},
    {"XORWOW",
     of_xorwow,
     100,
     0,
     0x7fe17a19628861bcull,
     {89, 109, 107, 94, 114, 111, 95, 107, 78, 94, 107, 89, 104, 108, 102, 88}},
    {"XORWOW",
     of_xorwow,
     10000,
     0,
     0,
     {10036, 9991, 9936, 9966, 10039, 10080, 10136, 10094, 9911, 10180, 9989, 10050, 9907, 9993,
      9915, 9980}},
    {"Philox",
     of_philox,
     3,
     0,
     0x9e62dd5a6c554051ull,
     {2, 2, 2, 1, 4, 4, 2, 1, 4, 1, 1, 1, 2, 4, 2, 1}},
    {"Philox",
     of_philox,
     100,
     0,
     0x54cd2248d9c49a71ull,
     {102, 85, 98, 97, 93, 105, 90, 88, 100, 112, 103, 117, 106, 99, 96, 87}},
    {"Philox",
     of_philox,
     10000,
     0,
     0,
     {9946, 10012, 9962, 9928, 9973, 10085, 10032, 9843, 10098, 10073, 10111, 9808, 9915, 9912,
      10035, 10179}},
    {"Sobol64", of_sobol, 3, 0x7a73e9979312f050ull, 0x1e7dcdfc95f842cbull, {}},
    {"Sobol64", of_sobol, 100, 0xcf00d8bcc76b9435ull, 0x425f6ad63f0c45edull, {}},
    {"Sobol64",
     of_sobol,
     10000,
     0,
     0,
     {9171, 9935, 9977, 9959, 9977, 10155, 10088, 10053, 9837, 9827, 10005, 9926, 9799, 9876, 10249,
      9836}},
};

static void expect_numbers(const kernel_case &c, const unsigned *out, unsigned long long hash)
{
    std::vector<unsigned> got = copy_to_host(out, (NUMBERS + 1) * THREADS);
    if (hash)
        EXPECT_EQUAL(c.lambda, hash_of(got), hash);
    else
        expect_like(c.name, got.data(), c.numbers, 16);
}

static void test_kernels()
{
    curandDirectionVectors64_t *of_host;
    CURAND_CHECK(curandGetDirectionVectors64(&of_host, CURAND_DIRECTION_VECTORS_64_JOEKUO6));
    CHECK(cudaMemcpyToSymbol(vectors, of_host, sizeof vectors));
    unsigned *out = new_on_device<unsigned>((NUMBERS + 1) * THREADS);
    for (const kernel_case &c : kernel_cases) {
        curandDiscreteDistribution_t distribution;
        CURAND_CHECK(curandCreatePoissonDistribution(c.lambda, &distribution));
        c.kernel<<<1, THREADS>>>(out, c.lambda, NULL);
        CHECK_LAUNCH();
        expect_numbers(c, out, c.poisson_hash);
        c.kernel<<<1, THREADS>>>(out, 0, distribution);
        CHECK_LAUNCH();
        // these also draw one word for a number, so they differ from Poisson's of small lambda
        if (c.discrete_hash || c.lambda > 4000)
            expect_numbers(c, out, c.discrete_hash);
        CURAND_CHECK(curandDestroyDistribution(distribution));
    }
    curandDiscreteDistribution_t none;
    EXPECT(curandCreatePoissonDistribution(-1, &none) == CURAND_STATUS_OUT_OF_RANGE);
    CHECK(cudaFree(out));
}

int main()
{
    test_arrays();
    test_kernels();
    return finish();
}
