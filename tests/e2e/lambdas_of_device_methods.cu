// Device lambdas in templates whose bodies call what only instances name: methods of class templates
// that are device code, templates among them. The bodies leave the host's text, or the methods stay,
// where the lambda's result has no written type. Functions that leave stand behind a macro that opens a
// namespace.
#include "check.h"

#define BEGIN_TOOLS                                                                                \
    namespace tools                                                                                \
    {
#define END_TOOLS }

BEGIN_TOOLS

/* Sums in shared memory. */
template <int N> __device__ int total_of(const int *values)
{
    int total = 0;
    for (int i = 0; i < N; i++)
        total += values[i];
    return total;
}

template <int N, class T> struct Reducer {
    struct Storage {
        T values[N];
    };
    template <class Op> __device__ T reduce(int tid, T value, Storage &storage, Op op) const
    {
        storage.values[tid] = value;
        __syncthreads();
        T result = storage.values[0];
        for (int i = 1; i < N; i++)
            result = op(result, storage.values[i]);
        __syncthreads();
        return result;
    }
};

template <class T> struct Weights {
    T by;
    __device__ T weigh(T value) const
    {
        return value * by + (T)(threadIdx.x / 1024);
    }
};

END_TOOLS

template <class Size, class T> struct Chosen {
    typedef tools::Reducer<Size::count, T> type;
};

template <class F> __global__ void run(F f)
{
    f((int)threadIdx.x);
}

template <class F> __global__ void fill(int *out, F f)
{
    out[threadIdx.x] = f((int)threadIdx.x);
}

template <class Size, class T, class Op> void reduce_all(T *out, const T *in, Op op)
{
    auto k = [=] __device__(int i) {
        typedef typename Chosen<Size, T>::type reducer;
        __shared__ typename reducer::Storage storage;
        out[i] = reducer().reduce(i, in[i], storage, op);
    };
    run<<<1, Size::count>>>(k);
    CHECK_LAUNCH();
}

template <class W, class T> void weigh_all(T *out, T by)
{
    fill<<<1, 32>>>(out, [=] __device__(int i) {
        W weights = {by};
        return weights.weigh(i);
    });
    CHECK_LAUNCH();
}

struct Of64 {
    enum { count = 64 };
};

struct Max {
    __device__ int operator()(int a, int b) const
    {
        return a > b ? a : b;
    }
};

__global__ void totals(int *out)
{
    out[0] = tools::total_of<16>(out);
}

int main()
{
    std::vector<int> numbers(64);
    for (int i = 0; i < 64; i++)
        numbers[i] = i;
    int *in = copy_to_device(numbers), *out = copy_to_device(numbers);
    reduce_all<Of64>(out, in, Max());
    for (int value : copy_to_host(out, 64))
        EXPECT_EQUAL(0, value, 63);
    weigh_all<tools::Weights<int>>(out, 3);
    EXPECT_EQUAL(9, copy_to_host(out, 32)[9], 27);
    totals<<<1, 1>>>(in);
    CHECK_LAUNCH();
    EXPECT_EQUAL(0, copy_to_host(in, 1)[0], 120);
    CHECK(cudaFree(in));
    CHECK(cudaFree(out));
    return finish();
}
