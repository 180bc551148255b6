// CUDA's integer functions: bit counting and searching, multiplication of high parts and 24-bit
// factors, minimum and maximum, also with which of the two it is.
#include "check.h"

__global__ void functions(long long *out, unsigned x, unsigned long long y, int n)
{
    int i = 0;
    out[i++] = __popc(x);
    out[i++] = __popcll(y);
    out[i++] = __clz((int)x);
    out[i++] = __clz(0);
    out[i++] = __clzll((long long)y);
    out[i++] = __ffs((int)x);
    out[i++] = __ffs(0);
    out[i++] = __ffsll((long long)y);
    out[i++] = __mul24(n ^ 0x7f000000, 1000);
    out[i++] = __umul24((x & 0xffff) | 0xab000000, 3);
    out[i++] = __mulhi(n, 1 << 30);
    out[i++] = __umulhi(x, x);
    out[i++] = (long long)__umul64hi(y, y);
    out[i++] = min(n, 3);
    out[i++] = max(n, 3);
    out[i++] = min(x, 3u);
    out[i++] = max(y, 3ull) == y;
    out[i++] = abs(n);
    out[i++] = __sad(n, 10, 5u);
    out[i++] = __byte_perm(0x03020100, 0x07060504, 0x6420);
    out[i++] = __funnelshift_l(0x80000001u, 0x12345678u, 4);
    out[i++] = llabs(-(long long)(y >> 1));
}

__global__ void choices(const unsigned *in, unsigned *out, bool *flag)
{
    __shared__ bool shared;
    bool high = false, low = false;
    unsigned a = in[0], b = in[1];
    out[0] = __vibmax_s16x2(a, b, &high, &low);
    out[1] = high * 2 + low;
    out[2] = __vibmin_u16x2(a, b, &high, &low);
    out[3] = high * 2 + low;
    out[4] = __vibmax_u16x2(a, b, &high, &shared);
    out[5] = high * 2 + shared;
    out[6] = __vibmin_s16x2(a, b, &high, &low);
    out[7] = high * 2 + low;
    out[8] = __vibmax_s32((int)a, (int)b, &shared);
    out[9] = shared;
    out[10] = __vibmin_u32(a, b, flag);
    out[11] = *flag;
    out[12] = __vibmax_u32(a, b, &low);
    out[13] = low;
    out[14] = __vibmin_s32((int)a, (int)a, &low);
    out[15] = low;
    out[16] = __vavgs2(0xfffd0003, 0xfffe0004);
}

static void test_choices()
{
    const std::vector<unsigned> want = {0x0001fff0, 1, 0x00018000, 0, 0x8000fff0, 3, 0x80008000, 2,
                                        0x00018000, 0, 0x00018000, 0, 0x8000fff0, 1, 0x8000fff0, 1,
                                        0xfffd0004};
    unsigned *in = copy_to_device(std::vector<unsigned>{0x8000fff0, 0x00018000});
    unsigned *out = new_on_device<unsigned>(want.size());
    choices<<<1, 1>>>(in, out, new_on_device<bool>(1));
    CHECK_LAUNCH();
    std::vector<unsigned> got = copy_to_host(out, want.size());
    for (size_t i = 0; i < want.size(); i++)
        EXPECT_EQUAL(100 + i, got[i], want[i]);
}

int main()
{
    const unsigned x = 0x00f0a010;
    const unsigned long long y = 0x0000800000000100ull;
    const int n = -7;
    std::vector<long long> want = {7,
                                   2,
                                   8,
                                   32,
                                   16,
                                   5,
                                   0,
                                   9,
                                   -7000,
                                   0xa010 * 3,
                                   (long long)n * (1 << 30) >> 32,
                                   (long long)(((unsigned long long)x * x) >> 32),
                                   (long long)((unsigned __int128)y * y >> 64),
                                   -7,
                                   3,
                                   3,
                                   1,
                                   7,
                                   22,
                                   0x06040200,
                                   0x23456788,
                                   (long long)(y >> 1)};
    long long *out = new_on_device<long long>(want.size());
    functions<<<1, 1>>>(out, x, y, n);
    CHECK_LAUNCH();
    std::vector<long long> got = copy_to_host(out, want.size());
    for (size_t i = 0; i < want.size(); i++)
        EXPECT_EQUAL(i, got[i], want[i]);
    test_choices();
    return finish();
}
