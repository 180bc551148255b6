// -use_fast_math: which divisions become a call, and which stay as they are
#include <cmath>
#include <cuda_runtime.h>

#define MEAN(sum, n) ((sum) / (n))
#define HALF(x)      ((x) / 2)

struct sample {
    float value, weight;
};

template <class T> __device__ T ratio(T a, T b)
{
    return a / b;
}

__device__ sample *next(sample *s, int *count)
{
    return s + (*count)++;
}

__global__ void normalise(sample *samples, float *out, double *wide, int *ints, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, used = 0;
    float x = samples[i].value, y = samples[i].weight;

    samples[i].value /= y;             // the target twice, once for reading
    next(samples, &used)->weight /= x; // the target is computed once
    out[0] = (x + 1) / (y - 1) / n;
    out[1] = x / 2.0f + y / 0.125f + HALF(x); // exact as they are
    out[2] = 1.0f / x + 3.0f / 7.0f;          // a reciprocal and a constant
    out[3] = 1.0f / sqrtf(x) + 1 / std::sqrt(y);
    out[4] = 2.0f / sqrtf(x * x + y * y) + sqrt(x) + rsqrtf(y);
    out[5] = MEAN(x, n) + ratio(x, y) + fdividef(x, y);
    out[6] = __fdiv_rn(x, y) + __frcp_rn(x) + __fsqrt_rn(y);
    out[7] = x / 3 + i / 2 + i / x;
    wide[i] = ratio(wide[i], (double)x) / 3.0 + sqrt(wide[i]); // double stays
    wide[i] /= x;
    ints[i] /= 3;
    ints[i] = (int)(x / y);
}

int main()
{
    normalise<<<1, 32>>>(nullptr, nullptr, nullptr, nullptr, 0);
    return 0;
}
