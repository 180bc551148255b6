// Bounds that are constants in some way, and one that only a compiler understands.
#define WARPS 4

constexpr int threads = 32 * WARPS;

namespace sizes
{
enum { SMALL = 32 };

__global__ void __launch_bounds__(SMALL * 2, 3) in_namespace(int *p)
{
    p[threadIdx.x] = 1;
}
} // namespace sizes

template <class T, int COUNT> __global__ void __launch_bounds__(COUNT) of_template(T *p)
{
    p[threadIdx.x] = 1;
}

__global__ void __launch_bounds__(threads) declared_before(int *p);

__global__ void declared_before(int *p)
{
    p[threadIdx.x] = 1;
}

constexpr int threads_for(int bytes)
{
    return bytes > 4 ? 128 : 256;
}

__global__ void __launch_bounds__(threads_for(8)) computed(double *p)
{
    p[threadIdx.x] = 1;
}

void launch(int *p, float *f, double *d)
{
    sizes::in_namespace<<<1, 64>>>(p);
    of_template<int, 128><<<1, 128>>>(p);
    of_template<float, (WARPS + 2) * 32><<<1, 192>>>(f);
    declared_before<<<1, threads>>>(p);
    computed<<<1, 128>>>(d);
}
