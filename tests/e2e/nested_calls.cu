// TEST buffers: yes
// Device functions that call device functions several levels deep, defined after their use, with
// out parameters, static and in namespaces; __host__ __device__ functions that the host calls, too.
#include "check.h"

__device__ float outer(float x, int depth);

namespace shapes
{
namespace round
{
__host__ __device__ float area(float radius)
{
    return 3.0f * radius * radius;
}
} // namespace round

__host__ __device__ inline float ring(float inner, float outer)
{
    return round::area(outer) - round::area(inner);
}

__global__ void areas(float *out, int n)
{
    int i = threadIdx.x;
    if (i < n)
        out[i] = ring((float)i, i + 1.0f) + ::outer(i, 3);
}
} // namespace shapes

namespace
{
__device__ void halve(float in, float *low, float &high)
{
    *low = in * 0.5f;
    high = in - *low;
}
} // namespace

static __device__ float inner(float x)
{
    float low, high;
    halve(x, &low, high);
    return low * 2 + high * 4;
}

__device__ float outer(float x, int depth)
{
    float sum = 0;
    for (int i = 0; i < depth; i++)
        sum += inner(inner(x) + i);
    return sum;
}

static float inner_on_host(float x)
{
    return x * 0.5f * 2 + x * 0.5f * 4;
}

int main()
{
    const int n = 20;
    float *d_out = new_on_device<float>(n);
    shapes::areas<<<1, 32>>>(d_out, n);
    CHECK_LAUNCH();
    std::vector<float> out = copy_to_host(d_out, n);
    for (int i = 0; i < n; i++) {
        float want = 0;
        for (int k = 0; k < 3; k++)
            want += inner_on_host(inner_on_host(i) + k);
        EXPECT_EQUAL(i, out[i], shapes::ring(i, i + 1.0f) + want);
    }
    return finish();
}
