// The alignment of a class template stands beside its base, which depends on the template's parameter.

template <typename T>
struct point {
    T x, y;
};

template <typename T>
struct alignas(4 * sizeof(T)) padded : point<T> {};

template <typename T>
__global__ void mirror(padded<T> *out, const padded<T> *in)
{
    padded<T> p = in[threadIdx.x];
    p.x = -p.x;
    out[threadIdx.x] = p;
}

template __global__ void mirror(padded<float> *out, const padded<float> *in); \
template __global__ void mirror \
( \
    padded<int> *out, const padded<int> *in);
