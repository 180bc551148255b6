/* Deduction guides in device code: without attributes, they are for host and device. */
#include "check.h"

template <class... F> struct Overloads : F... {
    using F::operator()...;
};
template <class... F> Overloads(F...) -> Overloads<F...>;

template <class T, int N> struct Vec {
    T v[N];
};
template <class T, class... U> Vec(T, U...) -> Vec<T, 1 + sizeof...(U)>;

/* Without its guides it would keep a short, or a float. */
template <class T> struct Box {
    T value;
    __host__ __device__ Box(T x) : value(x)
    {
    }
};
Box(short)->Box<long long>;
Box(float)->Box<double>;

namespace outer
{
struct Around {
    template <class T> struct In {
        T a, b;
    };
    template <class T, class U> In(T, U) -> In<U>;
    template <class T> struct Sized {
        int size;
        template <class U> __host__ __device__ explicit Sized(U) : size(sizeof(T))
        {
        }
    };
    template <class U> explicit Sized(U) -> Sized<U[3]>;
};
} // namespace outer

__host__ __device__ inline double of_all(int i)
{
    Vec v{i * 1.5f, 2, 3};
    Box wide{(short)i};
    Box real{1.0f / 3};
    outer::Around::In in{(float)i, 2.5};
    outer::Around::Sized sized(i);
    auto f = Overloads{[](int x) { return x + 1; }, [](float x) { return x * 2; }};
    return v.v[0] + sizeof v.v + sizeof wide.value * 100 + (wide.value << 33) + real.value +
           in.b / 3 + sizeof in.a + sized.size * 1000 + f(i) * 10 + f(0.25f);
}

__global__ void all(double *out)
{
    out[threadIdx.x] = of_all((int)threadIdx.x);
}

int main()
{
    double *out;
    CHECK(cudaMallocManaged(&out, 8 * sizeof *out));
    all<<<1, 8>>>(out);
    CHECK_LAUNCH();
    for (int i = 0; i < 8; i++)
        EXPECT(out[i] == of_all(i));
    CHECK(cudaFree(out));
    return finish();
}
