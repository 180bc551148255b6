// Folders of the program's own that are called as a library's, in branches that are taken and not;
// and a header of the library in a branch that is not taken. CUB beside the program, which is ours.
#include "beside/cub/thread/thread_operators.cuh"
#include "thrust/step.h"
#include <cub/count.h>
#ifdef MODEL_OPENMP
#include "thrust/other.h"
#include <cub/other.h>
#elif defined(MODEL_THRUST)
#include <thrust/sort.h>
#include "cub/cub.cuh"
#include <cutlass/gemm.h>
#endif

__global__ void set(int *p) { p[threadIdx.x] = STEP * cub::Max()(threadIdx.x, 1u); }

int main()
{
    int *p;
    cudaMalloc(&p, COUNT * sizeof *p);
    set<<<1, COUNT>>>(p);
    return cudaFree(p);
}
