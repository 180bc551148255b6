// The three primitives of functional programming on arrays, as kernel templates that take any function
// object or generic device lambda:
//
//     map     out[i] = f(in[i])
//     zip     out[i] = f(a[i], b[i])
//     reduce  f(...f(f(identity, in[0]), in[1])..., in[n - 1]), for an associative f
//
//     map_zip_reduce [ELEMENTS]       one size instead of several
//
// reduce uses dynamic shared memory of the elements' type. It keeps the order of the elements, so f
// must be associative, but need not be commutative. Sizes need not divide by anything. Every result is
// compared with the same function objects' on the host.
//
// Compile with nvcc --extended-lambda. Lines that begin with "device:" or "time:" depend on the machine.

#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
    do {                                                                                           \
        cudaError_t status_ = (call);                                                              \
        if (status_ != cudaSuccess) {                                                              \
            std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status_));  \
            std::exit(EXIT_FAILURE);                                                               \
        }                                                                                          \
    } while (0)

constexpr unsigned THREADS = 128;

// ---- the kernels -----------------------------------------------------------------------------

// Dynamic shared memory under one name can have one type only in a program: bytes serve all.
template <typename T> struct DynamicShared {
    __device__ operator T *() const
    {
        extern __shared__ __align__(16) unsigned char dynamic_shared[];
        return reinterpret_cast<T *>(dynamic_shared);
    }
};

template <typename In, typename Out, typename F>
__global__ void map_kernel(Out *out, const In *in, unsigned n, F f)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = f(in[i]);
}

template <typename A, typename B, typename Out, typename F>
__global__ void zip_kernel(Out *out, const A *a, const B *b, unsigned n, F f)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = f(a[i], b[i]);
}

// Each thread combines `chunk` neighbours; each block its threads' values, neighbours first, so that
// the order stays.
template <typename T, typename F>
__global__ void reduce_kernel(T *out, const T *in, unsigned n, unsigned chunk, T identity, F f)
{
    T *values = DynamicShared<T>();
    unsigned t = threadIdx.x, first = (blockIdx.x * blockDim.x + t) * chunk;
    T value = identity;
    for (unsigned i = first; i < first + chunk && i < n; i++)
        value = f(value, in[i]);
    values[t] = value;
    __syncthreads();
    for (unsigned step = 1; step < blockDim.x; step *= 2) {
        if (t % (2 * step) == 0 && t + step < blockDim.x)
            values[t] = f(values[t], values[t + step]);
        __syncthreads();
    }
    if (t == 0)
        out[blockIdx.x] = values[0];
}

// ---- arrays ----------------------------------------------------------------------------------

// An array on the device, with the primitives.
template <typename T> class Array {
    T *data_;
    unsigned size_;

public:
    explicit Array(unsigned size) : data_(nullptr), size_(size)
    {
        CHECK(cudaMalloc(&data_, (size ? size : 1) * sizeof(T)));
    }
    explicit Array(const std::vector<T> &host) : Array((unsigned)host.size())
    {
        CHECK(cudaMemcpy(data_, host.data(), host.size() * sizeof(T), cudaMemcpyHostToDevice));
    }
    Array(const Array &) = delete;
    Array &operator=(const Array &) = delete;
    ~Array() { cudaFree(data_); }

    T *data() const { return data_; }
    unsigned size() const { return size_; }
    std::vector<T> to_host() const
    {
        std::vector<T> host(size_);
        CHECK(cudaMemcpy(host.data(), data_, size_ * sizeof(T), cudaMemcpyDeviceToHost));
        return host;
    }
};

static unsigned blocks_for(unsigned n)
{
    return (n + THREADS - 1) / THREADS;
}

template <typename Out, typename In, typename F> void map(Array<Out> &out, const Array<In> &in, F f)
{
    map_kernel<<<blocks_for(in.size()), THREADS>>>(out.data(), in.data(), in.size(), f);
    CHECK(cudaGetLastError());
}

template <typename Out, typename A, typename B, typename F>
void zip(Array<Out> &out, const Array<A> &a, const Array<B> &b, F f)
{
    zip_kernel<<<blocks_for(a.size()), THREADS>>>(out.data(), a.data(), b.data(), a.size(), f);
    CHECK(cudaGetLastError());
}

template <typename T, typename F> T reduce(const Array<T> &in, T identity, F f)
{
    const unsigned chunk = 8;
    unsigned blocks = (in.size() + THREADS * chunk - 1) / (THREADS * chunk);
    Array<T> partial(blocks);
    reduce_kernel<<<blocks, THREADS, THREADS * sizeof(T)>>>(partial.data(), in.data(), in.size(), chunk,
                                                            identity, f);
    CHECK(cudaGetLastError());
    T result = identity;
    for (const T &value : partial.to_host())
        result = f(result, value);
    return result;
}

// ---- function objects ------------------------------------------------------------------------

struct Plus {
    template <typename T> __host__ __device__ T operator()(T a, T b) const { return a + b; }
};

struct Larger {
    template <typename T> __host__ __device__ T operator()(T a, T b) const { return a < b ? b : a; }
};

// x -> slope * x + offset, exact in the ring of unsigned integers. Composition is associative, but not
// commutative.
struct Affine {
    unsigned slope, offset;
};

struct Compose {
    __host__ __device__ Affine operator()(Affine first, Affine then) const
    {
        return Affine{then.slope * first.slope, then.slope * first.offset + then.offset};
    }
};

// ---- the program -----------------------------------------------------------------------------

static bool all_right = true;

static void report(const char *what, unsigned n, bool right)
{
    std::printf("%-28s %8u elements: %s\n", what, n, right ? "right" : "WRONG");
    all_right = all_right && right;
}

template <typename T, typename F> T reduce_on_host(const std::vector<T> &in, T identity, F f)
{
    for (const T &value : in)
        identity = f(identity, value);
    return identity;
}

template <typename T> void run_maps(const char *type, unsigned n)
{
    std::vector<T> a(n), b(n);
    for (unsigned i = 0; i < n; i++) {
        a[i] = (T)(i % 1000) - (T)500;
        b[i] = (T)(i % 37);
    }
    Array<T> device_a(a), device_b(b), out(n);
    T factor = 3;
    char what[64];

    auto scale = [factor] __device__(auto x) { return factor * x + 1; };
    map(out, device_a, scale);
    std::vector<T> got = out.to_host();
    bool right = true;
    for (unsigned i = 0; i < n; i++)
        right = right && got[i] == factor * a[i] + 1;
    std::snprintf(what, sizeof what, "map %s", type);
    report(what, n, right);

    zip(out, device_a, device_b, [=] __device__(T x, T y) { return x * factor - y; });
    got = out.to_host();
    right = true;
    for (unsigned i = 0; i < n; i++)
        right = right && got[i] == a[i] * factor - b[i];
    std::snprintf(what, sizeof what, "zip %s", type);
    report(what, n, right);

    std::snprintf(what, sizeof what, "reduce %s, sum", type);
    report(what, n, reduce(device_a, T(0), Plus()) == reduce_on_host(a, T(0), Plus()));
    std::snprintf(what, sizeof what, "reduce %s, maximum", type);
    report(what, n, reduce(device_a, a[0], Larger()) == reduce_on_host(a, a[0], Larger()));
}

static void run_affine(unsigned n)
{
    std::vector<unsigned> numbers(n);
    for (unsigned i = 0; i < n; i++)
        numbers[i] = i;
    Array<unsigned> device_numbers(numbers);
    Array<Affine> functions(n);
    map(functions, device_numbers,
        [] __host__ __device__(unsigned i) { return Affine{2 * i + 3, 7 * i + 1}; });
    Affine identity = {1, 0};
    Affine got = reduce(functions, identity, Compose());
    Affine want = reduce_on_host(functions.to_host(), identity, Compose());
    report("reduce composition", n, got.slope == want.slope && got.offset == want.offset);
}

int main(int argc, char **argv)
{
    std::vector<unsigned> sizes = {1, 127, 1000, 65536, 100003};
    if (argc > 1)
        sizes.assign(1, (unsigned)std::strtoul(argv[1], nullptr, 10));
    for (unsigned n : sizes) {
        if (!n)
            return EXIT_FAILURE;
        run_maps<int>("int", n);
        run_maps<float>("float", n); // integers that a float holds exactly
        run_maps<double>("double", n);
        run_affine(n);
    }
    std::printf(all_right ? "PASSED\n" : "FAILED\n");
    return all_right ? EXIT_SUCCESS : EXIT_FAILURE;
}
