// TEST nvcc: -lcurand
// cuRAND's quasi-random numbers: Sobol's sequences, plain and scrambled, of 32 and 64 bits. Sums over
// integers, uniform numbers, and figures are those of CUDA 13.0; kernels go on where the host's
// interface says; a normal number lies where its uniform one does.
#include "check.h"

#include <cstring>
#include <curand_kernel.h>

#define CURAND_CHECK(call) EXPECT_EQUAL(__LINE__, (int)(call), (int)CURAND_STATUS_SUCCESS)

typedef unsigned long long ull;

static const unsigned dimensions = 7, each = 500, skipped = 12345;

template <typename T> static ull sum_of(const T *values, size_t n)
{
    ull sum = 0;
    for (size_t i = 0; i < n; i++) {
        ull bits = 0;
        memcpy(&bits, values + i, sizeof *values);
        sum = sum * 0x9e3779b97f4a7c15ull + bits;
    }
    return sum;
}

struct sobol32 {
    typedef unsigned word;
    typedef curandDirectionVectors32_t vectors;
    static curandStatus_t generate(curandGenerator_t g, word *out, size_t n)
    {
        return curandGenerate(g, out, n);
    }
    static curandStatus_t get_vectors(vectors **v, bool scrambled)
    {
        return curandGetDirectionVectors32(v, scrambled
                                                  ? CURAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6
                                                  : CURAND_DIRECTION_VECTORS_32_JOEKUO6);
    }
    static curandStatus_t get_constants(word **c)
    {
        return curandGetScrambleConstants32(c);
    }
};

struct sobol64 {
    typedef ull word;
    typedef curandDirectionVectors64_t vectors;
    static curandStatus_t generate(curandGenerator_t g, word *out, size_t n)
    {
        return curandGenerateLongLong(g, out, n);
    }
    static curandStatus_t get_vectors(vectors **v, bool scrambled)
    {
        return curandGetDirectionVectors64(v, scrambled
                                                  ? CURAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6
                                                  : CURAND_DIRECTION_VECTORS_64_JOEKUO6);
    }
    static curandStatus_t get_constants(word **c)
    {
        return curandGetScrambleConstants64(c);
    }
};

template <typename Word> struct drawn {
    Word bits, behind_skip;
    float uniform, normal, log_normal;
    double uniform_double, normal_double, log_normal_double;
};

template <typename S, typename Word> __device__ void draw(S *s, drawn<Word> *d)
{
    d->bits = curand(s);
    d->uniform = curand_uniform(s);
    d->uniform_double = curand_uniform_double(s);
    d->normal = curand_normal(s);
    d->normal_double = curand_normal_double(s);
    d->log_normal = curand_log_normal(s, 0.5f, 0.25f);
    d->log_normal_double = curand_log_normal_double(s, 0.5, 0.25);
    skipahead(Word(100), s);
    d->behind_skip = curand(s);
}

// Each thread has a dimension; every second state lies in global memory.
template <typename Vectors, typename S, typename Word>
__global__ void plain(Vectors *vectors, S *states, drawn<Word> *out, int n)
{
    int i = threadIdx.x;
    if (i >= n)
        return;
    S mine;
    if (i % 2) {
        curand_init(vectors[i], Word(skipped), &mine);
        draw(&mine, out + i);
    } else {
        curand_init(vectors[i], Word(skipped), states + i);
        draw(states + i, out + i);
    }
}

template <typename Vectors, typename S, typename Word>
__global__ void scrambled(Vectors *vectors, Word *constants, S *states, drawn<Word> *out, int n)
{
    int i = threadIdx.x;
    if (i >= n)
        return;
    curand_init(vectors[i], constants[i], Word(skipped), states + i);
    draw(states + i, out + i);
}

static double distribution(double z)
{
    return 0.5 * erfc(-z / sqrt(2.0));
}

template <typename T>
static void check_normal(size_t i, T normal, T log_normal, double uniform, double error)
{
    EXPECT_NEAR(i, distribution(normal), uniform, error);
    EXPECT_NEAR(i, distribution((log(log_normal) - 0.5) / 0.25), uniform, 10 * error);
}

template <typename K> struct figures {
    typename K::vectors *vectors;
    typename K::word *constants;
};

template <typename K>
static figures<K> test_figures(bool is_scrambled, ull vectors_sum, ull constants_sum)
{
    figures<K> f;
    CURAND_CHECK(K::get_vectors(&f.vectors, is_scrambled));
    CURAND_CHECK(K::get_constants(&f.constants));
    EXPECT_EQUAL(0, sum_of(&f.vectors[0][0], 20000 * sizeof f.vectors[0] / sizeof f.vectors[0][0]),
                 vectors_sum);
    EXPECT_EQUAL(1, sum_of(f.constants, 20000), constants_sum);
    return f;
}

struct sums {
    ull bits, uniform, uniform_double;
};

// Numbers by the device and by the host's generator, continued, and behind an offset.
template <typename K> struct arrays {
    typedef typename K::word word;
    curandGenerator_t g[2];
    size_t n = dimensions * each;

    explicit arrays(curandRngType_t type)
    {
        CURAND_CHECK(curandCreateGenerator(&g[0], type));
        CURAND_CHECK(curandCreateGeneratorHost(&g[1], type));
        for (curandGenerator_t h : g) {
            CURAND_CHECK(curandSetQuasiRandomGeneratorDimensions(h, dimensions));
            CURAND_CHECK(curandSetGeneratorOrdering(h, CURAND_ORDERING_QUASI_DEFAULT));
            EXPECT_EQUAL(0, (int)curandSetPseudoRandomGeneratorSeed(h, 1),
                         (int)CURAND_STATUS_TYPE_ERROR);
            EXPECT_EQUAL(0, (int)curandSetGeneratorOrdering(h, CURAND_ORDERING_PSEUDO_BEST),
                         (int)CURAND_STATUS_OUT_OF_RANGE);
            EXPECT_EQUAL(0, (int)curandSetQuasiRandomGeneratorDimensions(h, 20001),
                         (int)CURAND_STATUS_OUT_OF_RANGE);
        }
    }
    ~arrays()
    {
        CURAND_CHECK(curandDestroyGenerator(g[0]));
        CURAND_CHECK(curandDestroyGenerator(g[1]));
    }
    template <typename T, typename Generate>
    std::vector<T> get(ull offset, Generate generate, double error)
    {
        std::vector<T> by_host(n);
        T *on_device = new_on_device<T>(n);
        for (curandGenerator_t h : g)
            CURAND_CHECK(curandSetGeneratorOffset(h, offset));
        CURAND_CHECK(generate(g[0], on_device, n));
        CURAND_CHECK(generate(g[1], by_host.data(), n));
        std::vector<T> by_device = copy_to_host(on_device, n);
        EXPECT_EQUAL(0, (int)generate(g[0], on_device, n - 1),
                     (int)CURAND_STATUS_LENGTH_NOT_MULTIPLE);
        CHECK(cudaFree(on_device));
        for (size_t i = 0; i < n; i++)
            EXPECT_NEAR(i, by_device[i], by_host[i], error * (1 + fabs((double)by_host[i])));
        return by_device;
    }
    std::vector<word> bits(ull offset)
    {
        return get<word>(offset, K::generate, 0);
    }
    void check(const sums &known)
    {
        std::vector<float> u = get<float>(skipped, curandGenerateUniform, 0);
        std::vector<double> d = get<double>(skipped, curandGenerateUniformDouble, 0);
        EXPECT_EQUAL(2, sum_of(bits(skipped).data(), n), known.bits);
        EXPECT_EQUAL(3, sum_of(u.data(), n), known.uniform);
        EXPECT_EQUAL(4, sum_of(d.data(), n), known.uniform_double);
        auto log_normals = [](curandGenerator_t h, float *out, size_t n) {
            return curandGenerateLogNormal(h, out, n, 0.5f, 0.25f);
        };
        auto log_doubles = [](curandGenerator_t h, double *out, size_t n) {
            return curandGenerateLogNormalDouble(h, out, n, 0.5, 0.25);
        };
        auto normals = [](curandGenerator_t h, float *out, size_t n) {
            return curandGenerateNormal(h, out, n, 0.0f, 1.0f);
        };
        auto doubles = [](curandGenerator_t h, double *out, size_t n) {
            return curandGenerateNormalDouble(h, out, n, 0.0, 1.0);
        };
        std::vector<float> normal = get<float>(skipped, normals, 1e-5);
        std::vector<float> log_normal = get<float>(skipped, log_normals, 1e-5);
        std::vector<double> normal_double = get<double>(skipped, doubles, 1e-12);
        std::vector<double> log_double = get<double>(skipped, log_doubles, 1e-12);
        // Sobol32's double uniform numbers lie half a unit above the others.
        const double above = sizeof(word) == 4 ? 0x1p-33 : 0;
        for (size_t i = 0; i < n; i++) {
            check_normal(i, normal[i], log_normal[i], u[i], 1e-5);
            check_normal(i, normal_double[i], log_double[i], d[i] - above, 1e-9);
        }
    }
};

// A thread has drawn number `skipped` and those behind it from each dimension.
template <typename K>
static void check_drawn(const std::vector<drawn<typename K::word>> &out, curandRngType_t type)
{
    arrays<K> a(type);
    std::vector<typename K::word> bits = a.bits(skipped);
    std::vector<float> u = a.template get<float>(skipped, curandGenerateUniform, 0);
    std::vector<double> d = a.template get<double>(skipped, curandGenerateUniformDouble, 0);
    for (unsigned i = 0; i < dimensions; i++) {
        const drawn<typename K::word> &o = out[i];
        const size_t at = i * each;
        EXPECT_EQUAL(i, o.bits, bits[at]);
        EXPECT_EQUAL(i, o.uniform, u[at + 1]);
        EXPECT_EQUAL(i, o.uniform_double, d[at + 2]);
        EXPECT_NEAR(i, distribution(o.normal), u[at + 3], 1e-5);
        EXPECT_NEAR(i, distribution(o.normal_double), d[at + 4], 1e-6);
        EXPECT_NEAR(i, distribution((log(o.log_normal) - 0.5) / 0.25), u[at + 5], 1e-5);
        EXPECT_NEAR(i, distribution((log(o.log_normal_double) - 0.5) / 0.25), d[at + 6], 1e-6);
        EXPECT_EQUAL(i, o.behind_skip, bits[at + 107]);
    }
}

template <typename K, typename Plain, typename Scrambled>
static void test(curandRngType_t type, curandRngType_t scrambled_type, const ull vectors_sums[3],
                 const sums known[2])
{
    typedef typename K::word word;
    figures<K> f = test_figures<K>(false, vectors_sums[0], vectors_sums[2]);
    figures<K> s = test_figures<K>(true, vectors_sums[1], vectors_sums[2]);
    arrays<K>(type).check(known[0]);
    arrays<K>(scrambled_type).check(known[1]);

    size_t bytes = dimensions * sizeof f.vectors[0];
    typename K::vectors *vectors = new_on_device<typename K::vectors>(dimensions);
    word *constants = copy_to_device(std::vector<word>(s.constants, s.constants + dimensions));
    Plain *plain_states = new_on_device<Plain>(dimensions);
    Scrambled *states = new_on_device<Scrambled>(dimensions);
    drawn<word> *out = new_on_device<drawn<word>>(dimensions);
    CHECK(cudaMemcpy(vectors, f.vectors, bytes, cudaMemcpyHostToDevice));
    plain<<<1, 32>>>(vectors, plain_states, out, dimensions);
    CHECK_LAUNCH();
    check_drawn<K>(copy_to_host(out, dimensions), type);
    CHECK(cudaMemcpy(vectors, s.vectors, bytes, cudaMemcpyHostToDevice));
    scrambled<<<1, 32>>>(vectors, constants, states, out, dimensions);
    CHECK_LAUNCH();
    check_drawn<K>(copy_to_host(out, dimensions), scrambled_type);
    CHECK(cudaFree(vectors));
    CHECK(cudaFree(constants));
    CHECK(cudaFree(plain_states));
    CHECK(cudaFree(states));
    CHECK(cudaFree(out));
}

static void test_wrong_calls()
{
    curandGenerator_t g;
    curandDirectionVectors32_t *vectors;
    std::vector<ull> wide(4);
    std::vector<unsigned> bits(4);
    EXPECT_EQUAL(0, (int)curandGetDirectionVectors32(&vectors, CURAND_DIRECTION_VECTORS_64_JOEKUO6),
                 (int)CURAND_STATUS_OUT_OF_RANGE);
    CURAND_CHECK(curandCreateGeneratorHost(&g, CURAND_RNG_QUASI_DEFAULT));
    EXPECT_EQUAL(1, (int)curandGenerateLongLong(g, wide.data(), 4), (int)CURAND_STATUS_TYPE_ERROR);
    CURAND_CHECK(curandGenerate(g, bits.data(), 4)); // one dimension, as long as no other is set
    EXPECT_EQUAL(2, bits[1], 0x80000000u);
    EXPECT_EQUAL(2, bits[2], 0xc0000000u);
    CURAND_CHECK(curandDestroyGenerator(g));
    CURAND_CHECK(curandCreateGeneratorHost(&g, CURAND_RNG_QUASI_SOBOL64));
    EXPECT_EQUAL(3, (int)curandGenerate(g, bits.data(), 4), (int)CURAND_STATUS_TYPE_ERROR);
    CURAND_CHECK(curandDestroyGenerator(g));
    CURAND_CHECK(curandCreateGeneratorHost(&g, CURAND_RNG_PSEUDO_DEFAULT));
    EXPECT_EQUAL(4, (int)curandSetQuasiRandomGeneratorDimensions(g, 2),
                 (int)CURAND_STATUS_TYPE_ERROR);
    EXPECT_EQUAL(5, (int)curandGenerateLongLong(g, wide.data(), 4), (int)CURAND_STATUS_TYPE_ERROR);
    CURAND_CHECK(curandDestroyGenerator(g));
}

int main()
{
    // plain and scrambled vectors, constants
    const ull figures32[] = {0xe89371d65fe2f28cull, 0x965d61a43e66cf7bull, 0x3ea999a5812f658dull},
              figures64[] = {0xa59d6cb441fec448ull, 0x33527f4ec2913824ull, 0x6d37562cca18eda6ull};
    const sums known32[] = {{0xdfeda91d1a300000ull, 0xb24d9bf623d63156ull, 0xad8abd0fe8600000ull},
                            {0xeca645379645d8a2ull, 0x47f3bd37c4c3909full, 0x63659b7170400000ull}};
    const sums known64[] = {{0x1a30000000000000ull, 0xb24d9bf623d63156ull, 0x1dd1db4dee740ff4ull},
                            {0x914d03a4f6c53a7full, 0x47f3bd37c4c3909full, 0xc5aece35cde8c149ull}};
    test<sobol32, curandStateSobol32_t, curandStateScrambledSobol32_t>(
        CURAND_RNG_QUASI_SOBOL32, CURAND_RNG_QUASI_SCRAMBLED_SOBOL32, figures32, known32);
    test<sobol64, curandStateSobol64_t, curandStateScrambledSobol64_t>(
        CURAND_RNG_QUASI_SOBOL64, CURAND_RNG_QUASI_SCRAMBLED_SOBOL64, figures64, known64);
    test_wrong_calls();
    return finish();
}
