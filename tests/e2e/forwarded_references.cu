// References that std::forward and std::move hand on, and which an object keeps: tuples of references,
// and closures of what is forwarded. Each refers to the element in memory, not to a copy of it.
// TEST warnings: references to memory of several kinds are tested at each access
#include "check.h"
#include <utility>

template <class A> struct Leaf {
    A x;
    template <class B> __host__ __device__ Leaf(B &&b) : x(std::forward<B>(b))
    {
    }
};

template <class A> struct One : Leaf<A> {
    template <class B> __host__ __device__ One(B &&b) : Leaf<A>(std::forward<B>(b))
    {
    }
};

template <class A> struct Pack {
    A x;
};

struct Ref {
    const int &x;
};

template <class A> __host__ __device__ One<A &&> forward_one(A &&a)
{
    return One<A &&>(std::forward<A>(a));
}

template <class... A> __host__ __device__ Pack<A &&...> forward_pack(A &&...a)
{
    return Pack<A &&...>{std::forward<A>(a)...};
}

__host__ __device__ static Ref keep(const int &a)
{
    Ref r = {std::move(a)};
    return r;
}

__host__ __device__ static Ref keep_list(const int &a)
{
    return {a};
}

template <class A> __host__ __device__ static int read(A &&a)
{
    return a.x;
}

template <class A> __host__ __device__ static int through(const A &a)
{
    return read(forward_one(a)) + 10 * forward_pack(a).x + 100 * keep(a).x + 1000 * keep_list(a).x;
}

// changes the element after the reference to it is kept
__host__ __device__ static int later(int *values, int i)
{
    const int &element = values[i];
    Ref kept = keep(element);
    One<const int &> one = forward_one(element);
    values[i] += 1;
    return 2 * kept.x + one.x;
}

__global__ void run(int *out, int *in)
{
    int i = threadIdx.x;
    __shared__ int shared[32];
    shared[i] = in[i];
    __syncthreads();
    int own[2] = {in[i] + 1, in[i] + 2};
    out[i] = through(in[i]) + 3 * through(shared[31 - i]) + 5 * through(own[i % 2]);
    __syncthreads();
    out[i] += later(shared, i) + later(own, 1);
}

int main()
{
    std::vector<int> numbers(32);
    for (int i = 0; i < 32; i++)
        numbers[i] = i * i + 1;
    int *in = copy_to_device(numbers), *out = new_on_device<int>(32);
    run<<<1, 32>>>(out, in);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 32);
    for (int i = 0; i < 32; i++) {
        int shared = numbers[i], own[2] = {numbers[i] + 1, numbers[i] + 2};
        int expected = through(numbers[i]) + 3 * through(numbers[31 - i]) + 5 * through(own[i % 2]);
        EXPECT_EQUAL(i, got[i], expected + later(&shared, 0) + later(own, 1));
    }
    CHECK(cudaFree(in));
    CHECK(cudaFree(out));
    return finish();
}
