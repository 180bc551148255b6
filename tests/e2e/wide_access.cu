// Arrays that are read and written through pointers to wider types: shared memory of a kernel and
// of a function, private arrays.
#include "check.h"

enum { N = 64 };

__device__ static float sum4(const float *values)
{
    float4 v = *reinterpret_cast<const float4 *>(values);
    return v.x + v.y * 2 + v.z * 3 + v.w * 4;
}

__device__ static int last_of(const int *in)
{
    __shared__ short halves[2 * N];
    unsigned *words = (unsigned *)(halves + 2 * threadIdx.x);
    *words = (unsigned)in[threadIdx.x];
    __syncthreads();
    return halves[2 * N - 1 - threadIdx.x];
}

__global__ void use(const int *in, float *out)
{
    __shared__ char flag[3]; // what follows would not be aligned
    __shared__ float values[4 * N];
    __shared__ unsigned char bytes[8 * N];
    char odd[5];
    unsigned char own[16];
    int i = threadIdx.x;

    if (i < 3)
        flag[i] = (char)in[i];
    odd[i % 5] = (char)in[i];
    for (int k = 0; k < 4; k++)
        values[4 * i + k] = (float)(in[i] + k);
    for (int k = 0; k < 16; k++)
        own[k] = (unsigned char)(in[i] + k);
    *(double *)(bytes + 8 * i) = in[i] * 0.5;
    __syncthreads();
    uint2 pair = *(uint2 *)&own[8];
    out[i] = sum4(values + 4 * (N - 1 - i)) + (float)*(double *)(bytes + 8 * (N - 1 - i)) +
             (float)(pair.x % 1000) + (float)(pair.y % 1000) + flag[i % 3] + odd[i % 5] +
             last_of(in);
}

static float expected(const std::vector<int> &in, int i)
{
    int other = in[N - 1 - i];
    unsigned x = 0, y = 0;
    for (int k = 3; k >= 0; k--) {
        x = x << 8 | (unsigned char)(in[i] + 8 + k);
        y = y << 8 | (unsigned char)(in[i] + 12 + k);
    }
    float sum = other + (other + 1) * 2.0f + (other + 2) * 3.0f + (other + 3) * 4.0f;
    return sum + other * 0.5f + (float)(x % 1000) + (float)(y % 1000) + (char)in[i % 3] +
           (char)in[i] + (short)((unsigned)in[(2 * N - 1 - i) / 2] >> (i % 2 ? 0 : 16));
}

int main()
{
    std::vector<int> in(N);
    for (int i = 0; i < N; i++)
        in[i] = (i * 7 + 3) % 90;
    int *data = copy_to_device(in);
    float *out = new_on_device<float>(N);
    use<<<1, N>>>(data, out);
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(out, N);
    for (int i = 0; i < N; i++)
        EXPECT_EQUAL(i, got[i], expected(in, i));
    return finish();
}
