// Atomics on 64-bit integers.
#include "check.h"

__global__ void operate(unsigned long long *u, long long *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    atomicAdd(&u[0], 0x100000001ULL);
    atomicMax(&u[1], ((unsigned long long)i << 40) | 5);
    atomicMin(&u[2], 1ULL << (63 - i % 30));
    atomicOr(&u[3], 1ULL << (i % 64));
    atomicXor(&u[4], (unsigned long long)i << 33);
    atomicAnd(&u[5], ~(1ULL << (i % 64)));
    atomicExch(&u[6], 0xfeedfacecafebeefULL);
    atomicCAS(&u[7], 9ULL, 0x900000000ULL);
    atomicMax(&s[0], -(long long)i - (1LL << 35));
    atomicMin(&s[1], -(long long)i * (1LL << 35));
}

int main()
{
    const int n = 70;
    std::vector<unsigned long long> u = {1, 0, ~0ULL, 0, 0, ~0ULL, 0, 9};
    std::vector<long long> s = {-(1LL << 62), 0};
    unsigned long long *d_u = copy_to_device(u);
    long long *d_s = copy_to_device(s);
    operate<<<3, 32>>>(d_u, d_s, n);
    CHECK_LAUNCH();

    unsigned long long parity = 0;
    for (int i = 0; i < n; i++)
        parity ^= (unsigned long long)i << 33;
    u = copy_to_host(d_u, 8);
    s = copy_to_host(d_s, 2);
    EXPECT(u[0] == 1 + 0x100000001ULL * n);
    EXPECT(u[1] == (((unsigned long long)(n - 1) << 40) | 5));
    EXPECT(u[2] == 1ULL << 34);
    EXPECT(u[3] == ~0ULL);
    EXPECT(u[4] == parity);
    EXPECT(u[5] == 0);
    EXPECT(u[6] == 0xfeedfacecafebeefULL);
    EXPECT(u[7] == 0x900000000ULL);
    EXPECT(s[0] == -(1LL << 35));
    EXPECT(s[1] == -(n - 1) * (1LL << 35));
    return finish();
}
