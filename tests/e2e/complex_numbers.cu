// cuComplex.h and math_constants.h, in kernels and in host code.
#include "check.h"
#include <cuComplex.h>
#include <math_constants.h>

__host__ __device__ cuComplex polynomial(cuComplex z, cuComplex c)
{
    cuComplex a = cuCaddf(cuCmulf(z, z), c);
    return cuCsubf(cuCdivf(a, make_cuComplex(2.0f, -0.5f)), cuConjf(z));
}

__host__ __device__ cuDoubleComplex polynomial(cuDoubleComplex z, cuDoubleComplex c)
{
    cuDoubleComplex a = cuCfma(z, z, c);
    return cuCsub(cuCdiv(a, make_cuDoubleComplex(2.0, -0.5)), cuConj(z));
}

__global__ void evaluate(cuFloatComplex *single, cuDoubleComplex *twice, float *size, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    single[i] = polynomial(single[i], make_cuFloatComplex(CUDART_PI_F, -1.0f));
    twice[i] = polynomial(cuCadd(twice[i], cuComplexFloatToDouble(single[i])),
                          make_cuDoubleComplex(CUDART_LN2_F, CUDART_SQRT_TWO));
    size[i] = cuCabsf(single[i]) + cuCrealf(single[i]) * cuCimagf(single[i]);
}

int main()
{
    const int n = 32;
    std::vector<cuFloatComplex> single(n);
    std::vector<cuDoubleComplex> twice(n);
    for (int i = 0; i < n; i++) {
        single[i] = make_cuFloatComplex(i * 0.25f - 3, 2 - i * 0.125f);
        twice[i] = make_cuDoubleComplex(1 + i, -i);
    }
    cuFloatComplex *device_single = copy_to_device(single);
    cuDoubleComplex *device_twice = copy_to_device(twice);
    float *device_size = new_on_device<float>(n);
    evaluate<<<2, 16>>>(device_single, device_twice, device_size, n);
    CHECK_LAUNCH();
    std::vector<cuFloatComplex> got = copy_to_host(device_single, n);
    std::vector<cuDoubleComplex> got_twice = copy_to_host(device_twice, n);
    std::vector<float> size = copy_to_host(device_size, n);
    for (int i = 0; i < n; i++) {
        cuFloatComplex a = polynomial(single[i], make_cuFloatComplex(CUDART_PI_F, -1.0f));
        cuDoubleComplex b = polynomial(cuCadd(twice[i], cuComplexFloatToDouble(a)),
                                       make_cuDoubleComplex(CUDART_LN2_F, CUDART_SQRT_TWO));
        EXPECT(hypot(got[i].x - a.x, got[i].y - a.y) <= 1e-5 * (1 + cuCabsf(a)));
        EXPECT(hypot(got_twice[i].x - b.x, got_twice[i].y - b.y) <= 1e-5 * (1 + cuCabs(b)));
        EXPECT_NEAR(i, size[i], cuCabsf(got[i]) + cuCrealf(got[i]) * cuCimagf(got[i]), 1e-4);
    }
    EXPECT(cuComplexDoubleToFloat(make_cuDoubleComplex(0.5, 2)).y == 2.0f);
    return finish();
}
