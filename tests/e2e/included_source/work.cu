__global__ void number(int *data)
{
    data[blockIdx.x * WIDTH + threadIdx.x] = blockIdx.x * WIDTH + threadIdx.x;
}

__global__ void twice(int *data)
{
    data[blockIdx.x * WIDTH + threadIdx.x] *= 2;
}

static void run_twice(int *data)
{
    for (int i = 0; i < 2; i++)
        twice<<<2, WIDTH>>>(data);
    CHECK_LAUNCH();
}
