#pragma once

extern __constant__ float conductivity;

// What a place gives to, or takes from, its four neighbours.
__device__ float exchanged(const float *plate, int size, int x, int y);
