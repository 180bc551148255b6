// Destructors run where C++ runs them: of temporaries, parameters, elements, and what a jump leaves.
class Lock {
public:
    __device__ explicit Lock(int *where) : where(where)
    {
        while (atomicCAS(where, 0, 1) != 0)
            ;
    }
    __device__ ~Lock() { atomicExch(where, 0); }
    __device__ bool is_free() const { return false; }

private:
    int *where;
};

// Lives as long as the function.
__device__ int work(Lock lock, int x)
{
    return x + 1;
}

__global__ void locks(int *cells, int *out)
{
    int i = threadIdx.x;
    if (Lock(cells + i).is_free())
        return;
    out[i] = work(Lock(cells + i), i);
    for (Lock held(cells); out[i] < 10; out[i]++) {
        Lock inner(cells + 2);
        if (out[i] == 5)
            break;
    }
    const Lock &bound = Lock(cells + 3);
    Lock both[2] = {Lock(cells + 4), Lock(cells + 5)};
    if (bound.is_free() || Lock(cells + 6).is_free())
        goto end;
    out[i] += both[1].is_free();
end:
    out[i]++;
}
