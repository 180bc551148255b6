// cuRAND in kernels: the first numbers of sequences, and behind jumps, are those of CUDA; what is
// made of them is checked against the formulas, with generators of the host that go on from the
// states.
#include "check.h"

#include <curand_kernel.h>

typedef unsigned long long ull;

struct start {
    ull seed, sequence, offset;
    unsigned first[3], behind_skip, behind_sequence, behind_large_skip;
};

// The numbers are from CUDA 13.0.
#define SKIP          1000003ull
#define SKIP_SEQUENCE 0x123456789abcdefull
#define LARGE_SKIP    0xfedcba9876543210ull
static const start xorwow_starts[] = {
    {0x0, 0x0, 0x0, {0xbd7f03b6, 0x703e556d, 0x845af0c5}, 0x7c5e94ac, 0xeffee476, 0xad7ada3f},
    {0x4d2, 0x0, 0x0, {0x253d5e15, 0x6f558604, 0xdee6daf2}, 0x5ed77d3d, 0x049b4d70, 0x1de19811},
    {0x4d2, 0x1, 0x0, {0xd1f7605a, 0xed29ae49, 0x83030ed9}, 0xe595df33, 0xdee081eb, 0x5ba28f54},
    {0x4d2, 0x2, 0x7, {0x18004cdd, 0xa5e4810a, 0x18bc2d22}, 0xc762435f, 0xbe06ad21, 0x8ed89a37},
    {0x2a, 0x4d, 0x3039, {0x1377c9ad, 0x2d0531d1, 0xde8b0661}, 0xa5e2dcc7, 0xc66c10c3, 0xda0c665c},
    {0x123456789abcdef,
     0xf4240,
     0x3,
     {0x9d2532ee, 0xcf6d85ec, 0x7ed896b5},
     0xe5db7f31,
     0x20d78f28,
     0xd5ae0f5a},
    {0x5,
     0x7654321012345,
     0xffffffffffffffff,
     {0x2d1bced9, 0x20ad95c7, 0x0d0bd54a},
     0x0496d63f,
     0xeac3c7aa,
     0x1114a6e7},
    {0x63,
     0xfedcba9876543210,
     0xf1e2d3c4b5a6978,
     {0xd20b9c10, 0xaacf0160, 0x0eb4f912},
     0x1b54b5b7,
     0x473ee221,
     0x1d7b32d0},
};
static const start philox_starts[] = {
    {0x0, 0x0, 0x0, {0x6627e8d5, 0xe169c58d, 0xbc57ac4c}, 0xad59679e, 0x109f3db1, 0xb5665d63},
    {0x4d2, 0x0, 0x0, {0x2090b348, 0xda7cf0ab, 0x4401906f}, 0x3ea354c1, 0x54b2e1d0, 0xe6544d54},
    {0x4d2, 0x1, 0x0, {0xd115a128, 0x52fc7c75, 0xc7f33f17}, 0x1ebcf59f, 0x988259b4, 0x16566e4d},
    {0x4d2, 0x2, 0x7, {0x4383b7da, 0x72777f53, 0xd81834f5}, 0x54fd39c7, 0x30173eb3, 0xb0fe2991},
    {0x2a, 0x4d, 0x3039, {0xd80adfd2, 0x44b4bd5e, 0x1f9513ab}, 0x10e505cd, 0x578925d8, 0xb9a582a7},
    {0x123456789abcdef,
     0xf4240,
     0x3,
     {0x16decbbe, 0x6aa0bb63, 0x770a31a1},
     0x8639908e,
     0x1d32e038,
     0xd6e40e32},
    {0x5,
     0x7654321012345,
     0xffffffffffffffff,
     {0xbbe110dc, 0xc765e024, 0xd52c535a},
     0xbb08d58c,
     0xd94a2e4e,
     0x605a31ef},
    {0x63,
     0xfedcba9876543210,
     0xf1e2d3c4b5a6978,
     {0x9e756d35, 0xc8728ea6, 0x2c6d7f27},
     0xee2e96bb,
     0x04b1d472,
     0xd7874370},
};
static const start mrg_starts[] = {
    {0x0, 0x0, 0x0, {0x2083cd07, 0x518b05c4, 0x4f26d091}, 0xb5ee75cc, 0xb4fc8cfd, 0x1cfbafe1},
    {0x4d2, 0x0, 0x0, {0xc96891f0, 0x9650c684, 0x0cbc7881}, 0x631ae9c9, 0xd065574c, 0xeef46920},
    {0x4d2, 0x1, 0x0, {0x26f0d612, 0xac5068d7, 0xa3dbc910}, 0x30833f54, 0x95187b33, 0xe812c36d},
    {0x4d2, 0x2, 0x7, {0x582d53be, 0x6d67ae2e, 0xce006e8f}, 0x5695ae3f, 0xa8222393, 0x1744c458},
    {0x2a, 0x4d, 0x3039, {0xd5f0ba37, 0xe789d545, 0xe2a330b6}, 0x83f08e55, 0x3706e4bc, 0x2593db85},
    {0x123456789abcdef,
     0xf4240,
     0x3,
     {0x26a6cc87, 0x50921641, 0xe3753acf},
     0xd28198bb,
     0xa63fa193,
     0xcc9affa1},
    {0x5,
     0x7654321012345,
     0xffffffffffffffff,
     {0xb3976f5f, 0x7d312626, 0x005bddfe},
     0xf6efc139,
     0x5bb3f010,
     0x7b50fc7e},
    {0x63,
     0x7ffffffffffff,
     0xf1e2d3c4b5a6978,
     {0xec41c974, 0x3f8f0743, 0xa1714001},
     0x3370ca10,
     0xcf5bb3f2,
     0xc9e6a868},
};

template <typename S> __global__ void begin(S *states, start *starts, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    start *s = starts + i;
    curand_init(s->seed, s->sequence, s->offset, states + i);
    S state = states[i];
    for (int k = 0; k < 3; k++)
        s->first[k] = curand(&state);
    skipahead(SKIP - 3, &state);
    s->behind_skip = curand(&state);
    skipahead_sequence(SKIP_SEQUENCE, &state);
    s->behind_sequence = curand(&state);
    skipahead(LARGE_SKIP, &state);
    s->behind_large_skip = curand(&state);
}

// One state after the other in global memory, a variable, a structure, and shared memory.
struct walker {
    int steps;
    curandState random;
};

__device__ static unsigned next(curandState *state)
{
    return curand(state);
}

__global__ void places(curandState *states, walker *walkers, unsigned *out)
{
    __shared__ curandState shared[8];
    int i = threadIdx.x;
    unsigned *mine = out + 6 * i;
    mine[0] = next(&states[i]);
    curandState local = states[i];
    mine[1] = next(&local);
    shared[i] = local;
    __syncthreads();
    mine[2] = next(shared + (i + 1) % 8);
    __syncthreads();
    walker *w = &walkers[i];
    w->random = shared[i];
    mine[3] = next(&w->random);
    walker copy = *w;
    copy.steps++;
    mine[4] = next(&copy.random);
    states[i] = copy.random;
    mine[5] = next(states + i);
    *w = copy;
}

struct drawn {
    float uniform, normal[5], log_normal[3];
    float2 normal2, log_normal2;
    double uniform_double, normal_double[3], log_normal_double[3];
    double2 normal2_double, log_normal2_double;
};

// The second number of a pair is kept for the next call that asks for the same distribution.
template <typename S> __device__ void draw(S *s, drawn *d)
{
    d->uniform = curand_uniform(s);
    d->normal[0] = curand_normal(s);
    d->normal[1] = curand_normal(s);
    d->normal[2] = curand_normal(s);
    d->log_normal[0] = curand_log_normal(s, 0.5f, 0.25f);
    d->normal[3] = curand_normal(s);
    d->normal2 = curand_normal2(s);
    d->normal[4] = curand_normal(s);
    d->log_normal[1] = curand_log_normal(s, -1.0f, 0.5f);
    d->log_normal2 = curand_log_normal2(s, 0.0f, 0.125f);
    d->log_normal[2] = curand_log_normal(s, 9.0f, 9.0f); // the kept one
    d->uniform_double = curand_uniform_double(s);
    d->normal_double[0] = curand_normal_double(s);
    d->normal_double[1] = curand_normal_double(s);
    d->log_normal_double[0] = curand_log_normal_double(s, 0.5, 0.25);
    d->normal_double[2] = curand_normal_double(s);
    d->normal2_double = curand_normal2_double(s);
    d->log_normal_double[1] = curand_log_normal_double(s, -1.0, 0.5);
    d->log_normal2_double = curand_log_normal2_double(s, 0.0, 0.125);
    d->log_normal_double[2] = curand_log_normal_double(s, 9.0, 9.0);
}

template <typename S> __global__ void distribute(S *states, drawn *out, int n)
{
    int i = threadIdx.x;
    if (i >= n)
        return;
    if (i % 2) { // on both of two paths
        S local = states[i];
        draw(&local, out + i);
        states[i] = local;
    } else {
        draw(states + i, out + i);
    }
}

struct fours {
    uint4 bits;
    float4 uniform, normal, log_normal;
    double2 uniform2_double;
};

__global__ void in_fours(curandStatePhilox4_32_10_t *states, fours *out, uint4 *block, int n)
{
    int i = threadIdx.x;
    if (i >= n)
        return;
    curandStatePhilox4_32_10_t s = states[i];
    fours f;
    for (int k = 0; k < i; k++)
        curand(&s);
    f.bits = curand4(&s);
    f.uniform = curand_uniform4(&s);
    f.normal = curand_normal4(&s);
    f.log_normal = curand_log_normal4(&s, 0.25f, 0.5f);
    f.uniform2_double = curand_uniform2_double(&s);
    out[i] = f;
    if (i == 0)
        *block = curand_Philox4x32_10(make_uint4(1, 2, 3, 4), make_uint2(5, 6));
}

// CUDA rounds the 32 bits first.
static float uniform_of(unsigned bits)
{
    return (float)bits * 0x1p-32f + 0x1p-33f;
}

// The generators, step by step, as they were published.
struct xorwow {
    typedef curandStateXORWOW_t state;
    state s;
    unsigned next()
    {
        unsigned t = s.v[0] ^ (s.v[0] >> 2), v = s.v[4];
        for (int i = 0; i < 4; i++)
            s.v[i] = s.v[i + 1];
        s.v[4] = (v ^ (v << 4)) ^ (t ^ (t << 1));
        return s.v[4] + (s.d += 362437);
    }
    float uniform()
    {
        return uniform_of(next());
    }
    double uniform_double(bool)
    {
        ull x = next();
        x ^= (ull)next() << 21;
        return (x + 0.5) / 9007199254740992.0;
    }
};

struct philox {
    typedef curandStatePhilox4_32_10_t state;
    state s;
    static void block(const unsigned counter[4], const unsigned key[2], unsigned out[4])
    {
        unsigned c[4] = {counter[0], counter[1], counter[2], counter[3]};
        for (unsigned round = 0; round < 10; round++) {
            ull a = (ull)c[0] * 0xD2511F53, b = (ull)c[2] * 0xCD9E8D57;
            unsigned n[4] = {
                (unsigned)(b >> 32) ^ c[1] ^ (key[0] + round * 0x9E3779B9), (unsigned)b,
                (unsigned)(a >> 32) ^ c[3] ^ (key[1] + round * 0xBB67AE85), (unsigned)a};
            for (int i = 0; i < 4; i++)
                c[i] = n[i];
        }
        for (int i = 0; i < 4; i++)
            out[i] = c[i];
    }
    unsigned next()
    {
        unsigned counter[4] = {s.ctr.x, s.ctr.y, s.ctr.z, s.ctr.w}, key[2] = {s.key.x, s.key.y};
        unsigned out[4];
        block(counter, key, out);
        unsigned result = out[s.STATE++];
        if (s.STATE == 4) {
            s.STATE = 0;
            if (!++s.ctr.x && !++s.ctr.y && !++s.ctr.z)
                ++s.ctr.w;
        }
        return result;
    }
    float uniform()
    {
        return uniform_of(next());
    }
    // A number by itself has 32 bits, those of pairs have 53.
    double uniform_double(bool in_pair)
    {
        ull x = next();
        if (!in_pair)
            return (x + 1.0) / 4294967296.0;
        x ^= (ull)next() << 21;
        return (x + 0.5) / 9007199254740992.0;
    }
};

struct mrg {
    typedef curandStateMRG32k3a_t state;
    state s;
    unsigned step()
    {
        const long long m1 = 4294967087, m2 = 4294944443;
        long long x = (1403580ll * s.s1[1] - 810728ll * s.s1[0]) % m1;
        long long y = (527612ll * s.s2[2] - 1370589ll * s.s2[0]) % m2;
        x += x < 0 ? m1 : 0;
        y += y < 0 ? m2 : 0;
        for (int i = 0; i < 2; i++) {
            s.s1[i] = s.s1[i + 1];
            s.s2[i] = s.s2[i + 1];
        }
        s.s1[2] = (unsigned)x;
        s.s2[2] = (unsigned)y;
        return (unsigned)(x > y ? x - y : x - y + m1);
    }
    unsigned next()
    {
        return (unsigned)(step() * 1.000000048662);
    }
    float uniform()
    {
        return (float)uniform_double(false);
    }
    double uniform_double(bool)
    {
        return step() * 2.3283065498378288e-10;
    }
};

template <typename G> struct replay {
    G g;
    double a, b;

    // A pair; CUDA takes the sine and cosine of floats with an absolute error.
    void pair()
    {
        double u = g.uniform(), angle = 6.283185307179586 * g.uniform();
        set(u, angle);
    }
    void pair_double()
    {
        double u = g.uniform_double(true), angle = 6.283185307179586 * g.uniform_double(true);
        set(u, angle);
    }
    void set(double u, double angle)
    {
        double radius = sqrt(-2 * log(u));
        a = sin(angle) * radius;
        b = cos(angle) * radius;
    }
    void check(const drawn &d)
    {
        EXPECT_EQUAL(0, d.uniform, g.uniform());
        pair();
        near(1, d.normal[0], a, 1e-5);
        near(2, d.normal[1], b, 1e-5);
        pair();
        near(3, d.normal[2], a, 1e-5);
        pair(); // the kept normal one is lost
        near(4, d.log_normal[0], exp(0.5 + 0.25 * a), 1e-5);
        pair(); // and the log-normal one
        near(5, d.normal[3], a, 1e-5);
        double kept = b;
        pair();
        near(6, d.normal2.x, a, 1e-5);
        near(7, d.normal2.y, b, 1e-5);
        near(8, d.normal[4], kept, 1e-5);
        pair();
        near(9, d.log_normal[1], exp(-1 + 0.5 * a), 1e-5);
        kept = exp(-1 + 0.5 * b);
        pair();
        near(10, d.log_normal2.x, exp(0.125 * a), 1e-5);
        near(11, d.log_normal2.y, exp(0.125 * b), 1e-5);
        near(12, d.log_normal[2], kept, 1e-5);
        check_double(d);
    }
    void check_double(const drawn &d)
    {
        EXPECT_EQUAL(20, d.uniform_double, g.uniform_double(false));
        pair_double();
        near(21, d.normal_double[0], a, 1e-13);
        near(22, d.normal_double[1], b, 1e-13);
        pair_double();
        near(23, d.log_normal_double[0], exp(0.5 + 0.25 * a), 1e-13);
        pair_double();
        near(24, d.normal_double[2], a, 1e-13);
        pair_double();
        near(25, d.normal2_double.x, a, 1e-13);
        near(26, d.normal2_double.y, b, 1e-13);
        pair_double();
        near(27, d.log_normal_double[1], exp(-1 + 0.5 * a), 1e-13);
        double kept = exp(-1 + 0.5 * b);
        pair_double();
        near(28, d.log_normal2_double.x, exp(0.125 * a), 1e-13);
        near(29, d.log_normal2_double.y, exp(0.125 * b), 1e-13);
        near(30, d.log_normal_double[2], kept, 1e-13);
    }
    void near(int index, double got, double want, double error)
    {
        EXPECT_NEAR(index, got, want, error * (1 + 1 / (fabs(want) + 1e-30)));
    }
};

static const int starts_count = 8;

template <typename G> static std::vector<typename G::state> test(const start *known)
{
    typedef typename G::state S;
    std::vector<start> starts(known, known + starts_count);
    S *states = new_on_device<S>(starts_count);
    start *device_starts = copy_to_device(starts);
    begin<<<2, 4>>>(states, device_starts, starts_count);
    CHECK_LAUNCH();
    starts = copy_to_host(device_starts, starts_count);
    for (int i = 0; i < starts_count; i++) {
        for (int k = 0; k < 3; k++)
            EXPECT_EQUAL(10 * i + k, starts[i].first[k], known[i].first[k]);
        EXPECT_EQUAL(10 * i + 3, starts[i].behind_skip, known[i].behind_skip);
        EXPECT_EQUAL(10 * i + 4, starts[i].behind_sequence, known[i].behind_sequence);
        EXPECT_EQUAL(10 * i + 5, starts[i].behind_large_skip, known[i].behind_large_skip);
    }

    std::vector<S> before = copy_to_host(states, starts_count);
    drawn *device_out = new_on_device<drawn>(starts_count);
    distribute<<<1, starts_count>>>(states, device_out, starts_count);
    CHECK_LAUNCH();
    std::vector<drawn> out = copy_to_host(device_out, starts_count);
    std::vector<S> after = copy_to_host(states, starts_count);
    for (int i = 0; i < starts_count; i++) {
        replay<G> r;
        r.g.s = before[i];
        EXPECT_EQUAL(i, r.g.next(), known[i].first[0]);
        r.g.s = before[i];
        r.check(out[i]);
        G end;
        end.s = after[i];
        EXPECT_EQUAL(i, end.next(), r.g.next());
    }
    CHECK(cudaFree(states));
    CHECK(cudaFree(device_starts));
    CHECK(cudaFree(device_out));
    return before;
}

static void test_places(const std::vector<curandState> &states)
{
    curandState *device = copy_to_device(states);
    walker *walkers = new_on_device<walker>(8);
    unsigned *device_out = new_on_device<unsigned>(48);
    places<<<1, 8>>>(device, walkers, device_out);
    CHECK_LAUNCH();
    std::vector<unsigned> out = copy_to_host(device_out, 48);
    std::vector<walker> after = copy_to_host(walkers, 8);
    for (int i = 0; i < 8; i++) {
        xorwow g;
        g.s = states[i];
        for (int k = 0; k < 6; k++) // another thread makes the third number
            EXPECT_EQUAL(10 * i + k, out[6 * (k == 2 ? (i + 7) % 8 : i) + k], g.next());
        g.s = states[i];
        for (int k = 0; k < 5; k++)
            g.next();
        EXPECT_EQUAL(i, after[i].steps, 1);
        EXPECT_EQUAL(i, after[i].random.d, g.s.d);
        EXPECT_EQUAL(i, after[i].random.v[0], g.s.v[0]);
    }
    CHECK(cudaFree(device));
    CHECK(cudaFree(walkers));
    CHECK(cudaFree(device_out));
}

static void expect_four(int index, const float4 &got, const double *want)
{
    const float numbers[4] = {got.x, got.y, got.z, got.w};
    for (int k = 0; k < 4; k++)
        EXPECT_NEAR(index + k, numbers[k], want[k], 1e-5 * (1 + 1 / (fabs(want[k]) + 1e-30)));
}

static void test_fours(const std::vector<curandStatePhilox4_32_10_t> &states)
{
    curandStatePhilox4_32_10_t *device = copy_to_device(states);
    fours *device_out = new_on_device<fours>(4);
    uint4 *device_block = new_on_device<uint4>(1);
    in_fours<<<1, 4>>>(device, device_out, device_block, 4);
    CHECK_LAUNCH();
    std::vector<fours> out = copy_to_host(device_out, 4);
    std::vector<uint4> block = copy_to_host(device_block, 1);
    unsigned counter[4] = {1, 2, 3, 4}, key[2] = {5, 6}, want[4];
    philox::block(counter, key, want);
    EXPECT(block[0].x == want[0] && block[0].y == want[1] && block[0].z == want[2] &&
           block[0].w == want[3]);
    for (int i = 0; i < 4; i++) {
        replay<philox> r;
        r.g.s = states[i];
        for (int k = 0; k < i; k++)
            r.g.next();
        EXPECT_EQUAL(i, out[i].bits.x, r.g.next());
        EXPECT_EQUAL(i, out[i].bits.y, r.g.next());
        EXPECT_EQUAL(i, out[i].bits.z, r.g.next());
        EXPECT_EQUAL(i, out[i].bits.w, r.g.next());
        EXPECT_EQUAL(i, out[i].uniform.x, r.g.uniform());
        EXPECT_EQUAL(i, out[i].uniform.y, r.g.uniform());
        EXPECT_EQUAL(i, out[i].uniform.z, r.g.uniform());
        EXPECT_EQUAL(i, out[i].uniform.w, r.g.uniform());
        double normal[4], log_normal[4];
        for (int k = 0; k < 4; k += 2) {
            r.pair();
            normal[k] = r.a;
            normal[k + 1] = r.b;
        }
        expect_four(10 * i, out[i].normal, normal);
        for (int k = 0; k < 4; k += 2) {
            r.pair();
            log_normal[k] = exp(0.25 + 0.5 * r.a);
            log_normal[k + 1] = exp(0.25 + 0.5 * r.b);
        }
        expect_four(100 + 10 * i, out[i].log_normal, log_normal);
        EXPECT_EQUAL(i, out[i].uniform2_double.x, r.g.uniform_double(true));
        EXPECT_EQUAL(i, out[i].uniform2_double.y, r.g.uniform_double(true));
    }
    CHECK(cudaFree(device));
    CHECK(cudaFree(device_out));
    CHECK(cudaFree(device_block));
}

int main()
{
    EXPECT_EQUAL(0, sizeof(curandState), 48);
    EXPECT_EQUAL(1, sizeof(curandStatePhilox4_32_10_t), 64);
    EXPECT_EQUAL(2, sizeof(curandStateMRG32k3a_t), 48);
    test_places(test<xorwow>(xorwow_starts));
    test_fours(test<philox>(philox_starts));
    test<mrg>(mrg_starts);
    return finish();
}
