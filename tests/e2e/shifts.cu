// Shifts whose count reaches the width: CUDA's devices shift everything out.
#include "check.h"

__global__ void shift(unsigned int *u, int *s, unsigned long long *w, const unsigned int *counts)
{
    int i = threadIdx.x;
    unsigned int n = counts[i];
    int one = -8;
    u[i] = (0x80000001u << (32 - n)) ^ ((1u << n) - 1);
    s[i] = (one >> (32 - n)) + ((1 << n) - 1);
    w[i] = (0x8000000000000001ull >> (64 - n - n)) | (1ull << (64 - n));
}

#define BIT(n) (1u << (n))

// Counts that nothing bounds, in expressions, assignments and macros.
__global__ void unbounded(unsigned int *u, int *s, unsigned long long *w, const int *counts)
{
    int i = threadIdx.x, n = counts[i];
    unsigned char small = 0x81;
    unsigned int list[2] = {0x80000001u, 7};
    small >>= n;
    list[0] <<= n;
    u[i] = list[0] ^ (0xffffffffu >> n) ^ BIT(n) ^ small;
    int t = -64 >> n;
    s[i] = (t <<= n) + 1;
    w[i] = 0x8000000000000001ull >> n | 1ull << (unsigned long long)n;
}

// Counts that loops and masks bound keep their operator; the last loop reaches the width.
__global__ void bounded(unsigned int *u, const unsigned int *in)
{
    int i = threadIdx.x;
    unsigned int x = in[i], sum = 0;
    const unsigned int lane = threadIdx.x % warpSize;
    for (int bit = 0; bit < 32; bit++)
        sum += (x >> bit) & 1;
    for (int bit = 31; bit >= 0; bit--)
        sum ^= x << bit;
    for (unsigned int width = 1; width < 32; width *= 2)
        sum += x >> width;
    sum += (1u << lane) + (1u << (i % 32)) + (x << (lane / 2 + 8)) + (x >> (i > 3 ? 3 : i));
    for (int bit = 30; bit <= 33; bit++)
        sum += x >> bit;
    u[i] = sum;
}

static unsigned int expected(unsigned int i, unsigned int x)
{
    unsigned int sum = 0;
    for (int bit = 0; bit < 32; bit++)
        sum += (x >> bit) & 1;
    for (int bit = 31; bit >= 0; bit--)
        sum ^= x << bit;
    for (unsigned int width = 1; width < 32; width *= 2)
        sum += x >> width;
    sum += 2 * (1u << i % 32) + (x << (i % 32 / 2 + 8)) + (x >> (i > 3 ? 3 : i));
    return sum + (x >> 30) + (x >> 31);
}

static void check_unbounded()
{
    const int count = 70;
    std::vector<int> counts(count), s(count);
    std::vector<unsigned int> u(count), in(count);
    std::vector<unsigned long long> w(count);
    for (int i = 0; i < count; i++) {
        counts[i] = i;
        in[i] = 0x9e3779b9u * i;
    }
    int *c = copy_to_device(counts), *ds = copy_to_device(s);
    unsigned int *du = copy_to_device(u), *di = copy_to_device(in);
    unsigned long long *dw = copy_to_device(w);
    unbounded<<<1, count>>>(du, ds, dw, c);
    CHECK_LAUNCH();
    u = copy_to_host(du, count);
    s = copy_to_host(ds, count);
    w = copy_to_host(dw, count);
    for (int i = 0; i < count; i++) {
        bool in32 = i < 32;
        unsigned int bits = (in32 ? 0x80000001u << i : 0) ^ (in32 ? 0xffffffffu >> i : 0) ^
                            (in32 ? 1u << i : 0) ^ (in32 ? 0x81 >> i : 0);
        EXPECT_EQUAL(i, u[i], bits);
        EXPECT_EQUAL(i, s[i], (int)(in32 ? ((unsigned)(-64 >> i) << i) + 1 : 1));
        EXPECT_EQUAL(i, w[i], i < 64 ? 0x8000000000000001ull >> i | 1ull << i : 0);
    }
    bounded<<<1, count>>>(du, di);
    CHECK_LAUNCH();
    u = copy_to_host(du, count);
    for (int i = 0; i < count; i++)
        EXPECT_EQUAL(i, u[i], expected(i, in[i]));
}

int main()
{
    const int count = 33;
    std::vector<unsigned int> counts(count), u(count);
    std::vector<int> s(count);
    std::vector<unsigned long long> w(count);
    for (int i = 0; i < count; i++)
        counts[i] = (unsigned)i;
    unsigned int *c = copy_to_device(counts), *du = copy_to_device(u);
    int *ds = copy_to_device(s);
    unsigned long long *dw = copy_to_device(w);
    shift<<<1, count>>>(du, ds, dw, c);
    CHECK_LAUNCH();
    u = copy_to_host(du, count);
    s = copy_to_host(ds, count);
    w = copy_to_host(dw, count);
    for (int i = 0; i < count; i++) {
        unsigned int low = (unsigned int)((1ull << i) - 1);
        EXPECT_EQUAL(i, u[i], (i ? 0x80000001u << (32 - i) : 0) ^ low);
        EXPECT_EQUAL(i, s[i], (int)((unsigned int)(i ? -8 >> (32 - i) : -1) + low));
        unsigned long long high = i == 0 ? 0 : 0x8000000000000001ull >> (64 - i - i);
        EXPECT_EQUAL(i, w[i], high | (i ? 1ull << (64 - i) : 0));
    }
    check_unbounded();
    return finish();
}
