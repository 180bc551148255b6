#include "exchange.cuh"

__constant__ float conductivity = 0.2f;

__device__ float exchanged(const float *plate, int size, int x, int y)
{
    const float here = plate[y * size + x];
    float sum = -4 * here;
    sum += plate[y * size + x - 1] + plate[y * size + x + 1];
    sum += plate[(y - 1) * size + x] + plate[(y + 1) * size + x];
    return sum;
}
