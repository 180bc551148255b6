// libclang does not show which instances a list holds.
template <int N> __global__ void shift(int *data) { data[threadIdx.x] <<= N; }

__global__ void add(int *data) { data[threadIdx.x] += 1; }

typedef void (*Kernel)(int *);

template <class T> void host(T *data)
{
    shift<3><<<1, 32>>>(data);
}

int main()
{
    Kernel first = shift<1>;
    const Kernel kernels[] = {add, first, &shift<2>};
    kernels[0]<<<1, 32>>>(0);
    host<int>(0);
    return 0;
}
