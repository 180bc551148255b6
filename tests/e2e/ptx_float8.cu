// TEST nvcc: -arch=sm_89
// Products of matrices of 8-bit floating-point numbers that a warp has together, by PTX's mma.sync, with exact sums.
#include <cstdint>
#include <cuda_fp8.h>

#include "check.h"

// Codes of 0, 1, 2, 3, 4, -1, -2 and 1/2.
__constant__ unsigned char codes[2][8] = {{0x00, 0x38, 0x40, 0x44, 0x48, 0xb8, 0xc0, 0x30}, {0x00, 0x3c, 0x40, 0x42, 0x44, 0xbc, 0xc0, 0x38}};
const float values[8] = {0, 1, 2, 3, 4, -1, -2, 0.5f};

__host__ __device__ int pick(int which, int row, int column)
{
    unsigned x = (unsigned)(which * 7919 + row * 104729 + column * 1299709);
    x = x * 1664525 + 1013904223;
    return (x ^ x >> 9) >> 7 & 7;
}

__device__ uint32_t four(int kind, int which, int row, int column, bool down)
{
    uint32_t word = 0;
    for (int i = 0; i < 4; i++)
        word |= (uint32_t)codes[kind][down ? pick(which, row + i, column) : pick(which, row, column + i)] << 8 * i;
    return word;
}

#define PRODUCT(name, a_type, b_type, a_kind, b_kind)                                              \
    __global__ void name(float *out)                                                               \
    {                                                                                              \
        int g = threadIdx.x / 4, t = threadIdx.x % 4 * 4, at = g * 8 + threadIdx.x % 4 * 2;        \
        uint32_t a0 = four(a_kind, 0, g, t, false), a1 = four(a_kind, 0, g + 8, t, false);         \
        uint32_t a2 = four(a_kind, 0, g, t + 16, false), a3 = four(a_kind, 0, g + 8, t + 16, false); \
        uint32_t b0 = four(b_kind, 1, t, g, true), b1 = four(b_kind, 1, t + 16, g, true);          \
        float c0 = at, c1 = at + 1, c2 = at + 64, c3 = at + 65;                                    \
        asm volatile("mma.sync.aligned.m16n8k32.row.col.f32." a_type "." b_type ".f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" \
                     : "+f"(c0), "+f"(c1), "+f"(c2), "+f"(c3)                                      \
                     : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b0), "r"(b1));                      \
        out[at] = c0, out[at + 1] = c1, out[at + 64] = c2, out[at + 65] = c3;                      \
    }
PRODUCT(e4m3_e4m3, "e4m3", "e4m3", 0, 0)
PRODUCT(e4m3_e5m2, "e4m3", "e5m2", 0, 1)
PRODUCT(e5m2_e4m3, "e5m2", "e4m3", 1, 0)
PRODUCT(e5m2_e5m2, "e5m2", "e5m2", 1, 1)

int main()
{
    float *out = new_on_device<float>(4 * 128);
    e4m3_e4m3<<<1, 32>>>(out);
    e4m3_e5m2<<<1, 32>>>(out + 128);
    e5m2_e4m3<<<1, 32>>>(out + 256);
    e5m2_e5m2<<<1, 32>>>(out + 384);
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(out, 4 * 128);
    for (int i = 0; i < 4 * 128; i++) {
        int row = i % 128 / 8, column = i % 8;
        float sum = (float)(i % 128);
        for (int k = 0; k < 32; k++)
            sum += values[pick(0, row, k)] * values[pick(1, k, column)];
        EXPECT_EQUAL(i, got[i], sum);
    }
    return finish();
}
