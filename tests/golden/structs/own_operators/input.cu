// Operators new and delete of the program's own: of a class, with the size, with a place; in no class.

__device__ char pool[4096];
__device__ int used;

__device__ void *operator new(size_t size, int *at)
{
    return pool + atomicAdd(at, (int)size);
}

struct Plain {
    int v;
};

struct Counted {
    int v;
    __device__ Counted(int value) : v(value)
    {
    }
    __device__ ~Counted()
    {
        used--;
    }
    __device__ static void *operator new(size_t size, int *place)
    {
        return place;
    }
    __device__ static void operator delete(void *, size_t size)
    {
        used -= (int)size;
    }
};

__global__ void k(int *out)
{
    Plain *p = new (&used) Plain;
    int *number = new (&used) int(3);
    Counted *c = new (out + 1) Counted(*number);
    p->v = c->v;
    out[0] = p->v;
    delete c;
}
