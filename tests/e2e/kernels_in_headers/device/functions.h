#pragma once

#define FACTOR 2.5f

__host__ __device__ inline float shifted(float value, int by)
{
    return value + by;
}
