#define RUN(kernel, blocks, ...) kernel<<<blocks, 64>>>(__VA_ARGS__)
#define CONFIG 4, 64

__global__ void k(int *p)
{
    p[threadIdx.x] = 1;
}

void launch(int *p)
{
    RUN(k, 2, p);
    k<<<CONFIG>>>(p);
}
