// Launches an empty kernel, for compare.py --empty: empty [LAUNCHES]
#include <cstdio>
#include <cstdlib>

__global__ void empty()
{
}

int main(int argc, char **argv)
{
    int launches = argc > 1 ? atoi(argv[1]) : 1000;
    for (int i = 0; i < launches; i++) {
        empty<<<1, 32>>>();
        cudaDeviceSynchronize();
    }
    cudaError_t error = cudaGetLastError();
    if (error != cudaSuccess)
        printf("%s\n", cudaGetErrorString(error));
    return error != cudaSuccess;
}
