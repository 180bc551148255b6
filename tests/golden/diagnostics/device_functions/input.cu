// Functions that device code calls: recursive, without a definition, unknown, supported in part.
__device__ int defined_elsewhere(int x);

__device__ int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }

__global__ void recursive(int *out) { out[0] = fibonacci(10); }

__global__ void undefined(int *out) { out[0] = defined_elsewhere(1); }

__global__ void unknown(int *out) { out[0] = __builtin_sqrtf(2.0f); }

__global__ void in_part(float *out) { atomicAdd_system(out, 2.0f); }
