__global__ void a(float *p)
{
    p[0] = 1;
}

__global__ void b(float *p)
{
    p[0] = 2;
}

void launch(float *p, bool first)
{
    void (*kernel)(float *) = first ? a : b;
    void *arguments[] = {&p};
    kernel<<<1, 1>>>(p);
    cudaFuncSetCacheConfig(a, cudaFuncCachePreferShared);
    cudaLaunchKernel((void *)b, dim3(1), dim3(1), arguments, 0, 0);
}
