// What one source defines for kernels of the other.
#ifndef DEVICE_H
#define DEVICE_H
struct interval {
    int low, high;
    __host__ __device__ int width() const;
};
namespace filling
{
__device__ void fill(float *to, int n);
}
__device__ int scaled_elsewhere(int x);
__device__ void widen(interval &i, int by);
extern "C" __host__ __device__ int weighed(const int values[], int n);
#endif
