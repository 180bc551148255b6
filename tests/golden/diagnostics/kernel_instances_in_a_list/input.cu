// libclang does not show which instances a list holds; they are asked for at the end of the file,
// where a type of the function is not known.
template <int N> __global__ void shift(int *data) { data[threadIdx.x] <<= N; }

template <class T> __global__ void fill(T *data) { data[threadIdx.x] = 7; }

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
    typedef int Value;
    void (*const fills[])(int *) = {fill<Value>};
    kernels[0]<<<1, 32>>>(0);
    fills[0]<<<1, 32>>>(0);
    host<int>(0);
    return 0;
}
