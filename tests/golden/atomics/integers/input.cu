__global__ void k(int *i, unsigned *u, const int *data)
{
    __shared__ int local;
    int v = data[threadIdx.x];
    if (threadIdx.x == 0)
        local = 0;
    __syncthreads();
    atomicAdd(i, v);
    atomicSub(i + 1, v);
    atomicMin(&i[2], v);
    atomicMax(&i[3], v);
    int old = atomicExch(&i[4], v);
    old += atomicCAS(&i[5], old, v);
    atomicAnd(&u[0], 1u), atomicOr(&u[1], 2u), atomicXor(&u[2], 4u);
    u[3] = atomicInc(&u[4], 10) + atomicDec(&u[5], 10);
    atomicAdd(&local, old);
}
