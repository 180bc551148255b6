// Variables that ask for an alignment keep it: bytes may be used as a wider type.
#define CACHE_LINE 64

__device__ int first(int i)
{
    __shared__ char __align__(8) room[64];
    ((long long *)room)[i] = i;
    __syncthreads();
    return (int)((long long *)room)[0];
}

template <int N> __global__ void aligned_by_argument(int *out)
{
    __shared__ __align__(N) char bytes[64];
    ((int *)bytes)[threadIdx.x] = out[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = ((int *)bytes)[0];
}

template __global__ void aligned_by_argument<16>(int *);

__global__ void aligned(long long *out)
{
    __shared__ unsigned char __align__(16) bytes[64];
    __shared__ char plain[3];
    __shared__ __align__(CACHE_LINE) int line[16];
    alignas(8) char mine[16];
    long long *words = (long long *)bytes;
    words[threadIdx.x] = first(1);
    plain[threadIdx.x % 3] = 1;
    line[threadIdx.x] = 2;
    *(long long *)mine = 4;
    __syncthreads();
    out[threadIdx.x] = words[threadIdx.x] + plain[0] + line[0] + *(long long *)mine;
}
