#include <math.h>

__global__ void k(float *f, double *d)
{
    float x = f[threadIdx.x];
    double y = d[threadIdx.x];
    f[0] = sqrtf(x) + rsqrtf(x) + expf(x) + powf(x, 2.0f) + fabsf(x) + fmaxf(x, 1.0f) + fminf(x, 2.0f);
    f[1] = sin(x) + pow(x, 2) + max(x, 0.5f) + abs(x) + floor(x) + __expf(x) + __sinf(x);
    d[0] = sqrt(y) + exp(y) + pow(y, 0.5) + fmin(y, 1.0) + y / 3;
    d[1] = sin(y) * M_PI + atan2(y, 1.0);
    f[2] = fmaf(x, x, 1.0f) + 1 / x + min((int)x, 3);
}
