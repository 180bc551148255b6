// The base of a class template's instance names the instance and its arguments: instances of templates in other namespaces.
namespace memory
{
template <class T> struct pointer {
    T *at;
    __host__ __device__ T &operator*() const { return *at; }
};
} // namespace memory

namespace tools
{
template <class Derived, class Base> struct adaptor {
    Base base;
    __host__ __device__ int read() const { return static_cast<const Derived *>(this)->weight * *base; }
};
} // namespace tools

template <class Base> struct weighted : tools::adaptor<weighted<Base>, Base> {
    int weight;
};

__global__ void read_all(weighted<memory::pointer<int>> from, int *to)
{
    to[threadIdx.x] = from.read();
}

int main()
{
    weighted<memory::pointer<int>> from;
    int *to;
    cudaMalloc((void **)&to, 4 * sizeof(int));
    from.base.at = to;
    from.weight = 2;
    read_all<<<1, 4>>>(from, to);
    return cudaDeviceSynchronize();
}
