// Kernels and device functions that macros write, whole or in part.
#include "check.h"
// adds a constant
#define MAKE_KERNEL(T, name, op)                \
    __global__ void name(T *p, T v)             \
    {                                           \
        int i = threadIdx.x;                    \
        p[i] = p[i] op v; /* the work */        \
    }
#define DEVICE_FN(name, expr) __device__ int name(int x) { return expr; }
#define HD_FN(name, expr) __host__ __device__ int name(int x) { return expr; }
#define KERNEL(name) __global__ void name
#define BODY(e) { p[threadIdx.x] = e; }
DEVICE_FN(twice, x * 2)
DEVICE_FN(quad, twice(twice(x)))
HD_FN(sq, x * x)
MAKE_KERNEL(int, add_int, +)
MAKE_KERNEL(float, mul_float, *)
KERNEL(with_head)(int *p) { p[threadIdx.x] = quad(threadIdx.x) + sq(2); }
__global__ void with_body(int *p) BODY(sq(threadIdx.x))
#define CAT(a, b) a##b
#define TYPED(T) __global__ void CAT(fill_, T)(T *p, T v) { p[threadIdx.x] = v; }
TYPED(int) TYPED(double)
#define TMPL(name) template <class T> __global__ void name(T *p, T v) { p[threadIdx.x] = v + (T)1; }
TMPL(plus_one)
#define BOTH(T) __device__ T helper_##T(T a) { return a + a; } __global__ void use_##T(T *p) { p[threadIdx.x] = helper_##T(p[threadIdx.x]); }
BOTH(int)
BOTH(float)
#define OVERLOAD(T)                             \
    __global__ void scale(T *p, const T factor) \
    {                                           \
        p[threadIdx.x] = p[threadIdx.x] * factor; \
    }
OVERLOAD(int)
OVERLOAD(float)
#define WITH_INDEX(name, op) __device__ int name() { return 100 op threadIdx.x; }
WITH_INDEX(plus_index, +)
__global__ void __launch_bounds__(64) indexed(int *p) { p[threadIdx.x] = plus_index(); }
#define CK32(e) do { std::vector<int> a = copy_to_host(p, 32); for (int i = 0; i < 32; i++) EXPECT_EQUAL(i, a[i], (e)); } while (0)
int main()
{
    int *p; CHECK(cudaMalloc(&p, 64 * sizeof(int)));
    fill_int<<<1, 32>>>(p, 3);
    CK32(3);
    add_int<<<1, 32>>>(p, 4);
    CK32(7);
    with_head<<<1, 32>>>(p);
    CK32(4 * i + 4);
    with_body<<<1, 32>>>(p);
    CK32(i * i);
    plus_one<<<1, 32>>>(p, sq(2));
    CK32(5);
    use_int<<<1, 32>>>(p);
    CK32(10);
    scale<<<1, 32>>>(p, 7);
    CK32(70);
    indexed<<<1, 32>>>(p);
    CK32(100 + i);
    float *f; CHECK(cudaMalloc(&f, 64 * sizeof(float)));
    plus_one<<<1, 32>>>(f, 1.5f);
    mul_float<<<1, 32>>>(f, 2.f);
    use_float<<<1, 32>>>(f);
    scale<<<1, 32>>>(f, 0.5f);
    std::vector<float> a = copy_to_host(f, 32); for (int i = 0; i < 32; i++) EXPECT_EQUAL(i, a[i], 5.f);
    return finish();
}
