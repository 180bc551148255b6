#include <cuda_runtime.h>
template <class T, int N> __global__ void k(T *p) { *p = N; }
__global__ void plain(int *p) {}
void (*table[2])(int *) = {plain, k<int, 2>};
#define RUN(f, ...) f<<<__VA_ARGS__>>>(p)
void run(int *p, cudaStream_t s)
{
    k<int, (1 > 2)><<<1, 2>>>(p);
    table[1]<<<1, 1, 0, s>>>(p);
    (*table[0])<<<dim3{1, 2}, sizeof(int[3]) >> 1>>>(p);
    plain<< < 1, 2 >> >(p);
    plain
        <<<
            1, // first
            2  /* >>> */
        >>>
        (p);
    RUN(plain, 1, 2);
    int a = 1 << 3 >> 1;
    plain<<<(a < 2 ? 1 : 2), "x>>>"[0]>>>(p);
}
