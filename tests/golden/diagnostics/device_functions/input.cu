// Functions that device code calls: recursive, without a definition, unknown, supported in part.
#include <cuda/atomic>

__device__ int defined_elsewhere(int x);

__device__ int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }

__global__ void recursive(int *out) { out[0] = fibonacci(10); }

__global__ void undefined(int *out) { out[0] = defined_elsewhere(1); }

__global__ void unknown(int *out) { out[0] = __builtin_sqrtf(2.0f); }

__global__ void in_part(float *out) { atomicAdd_system(out, 2.0f); }

// Of system scope by default. Shared memory is the block's own, and the last one says what it means.
__global__ void system_scope(int *out)
{
    __shared__ cuda::atomic<int> inside;
    inside.store(1);
    cuda::atomic_ref<int> all(*out);
    all.fetch_add(inside.load());
    __nv_atomic_fetch_add(out, 1, __NV_ATOMIC_RELAXED);
    cuda::atomic_ref<int, cuda::thread_scope_device> device(*out);
    device.fetch_add(__nv_atomic_load_n(out, __NV_ATOMIC_ACQUIRE, __NV_THREAD_SCOPE_DEVICE));
}
