#define HD __host__ __device__
#define EMPTY
HD __forceinline__ static int a() { return 1; } EMPTY
template <class T> __device__ __host__ __noinline__ T b(T x) { return x; }
__attribute__((__noinline__)) __align__(8) struct __align__(16) S { __device__ ~S(); HD S() {} __device__ virtual int v() = 0; friend __device__ int w(S &); };
__device__ int x, *y, z[3]; static __constant__ const float c = 1, d[2] = {1, 2};
__device__ int f(), g();
__launch_bounds__(1, (2)) __global__ void __cluster_dims__(1) k(const __grid_constant__ int p);
__managed__ __device__ int m; extern "C" { __device__ int h() { return 1; } }
[[nodiscard]] __device__ int i() { return threadIdx.x; }
