// Members of base classes, named with and without the base's name: in methods of templates, in
// lambdas of methods, behind names that hide them; lambdas that a parameter pack expands.
// TEST nvcc: -std=c++17
#include "check.h"

template <typename T> struct Base {
    T v;
    int n;
    int list[3];
    __host__ __device__ Base(T x) : v(x), n(2), list{1, 2, 3}
    {
    }
    __host__ __device__ int times(int i) const
    {
        return n * i;
    }
};

template <typename T> struct Derived : Base<T> {
    float v; // hides the base's
    __host__ __device__ Derived(T x) : Base<T>(x), v(0.5f)
    {
    }
    __host__ __device__ void change(T x)
    {
        Base<T>::v = x;
        Base<T>::v += 3;
        T *p = &this->Base<T>::v;
        *p *= 2;
        for (Base<T>::n = 0; Base<T>::n < 3; Base<T>::n++)
            Base<T>::list[Base<T>::n] += Base<T>::n;
    }
    __host__ __device__ T &reference()
    {
        return Base<T>::v;
    }
    __host__ __device__ int by_lambda(int i)
    {
        auto read = [=](int k) { return Base<T>::v + (int)(4 * v) + Base<T>::times(k) + this->n; };
        auto write = [this](auto k) {
            Base<T>::v += k;
            Base<T>::list[1] += this->times(2);
            v += 1;
        };
        write(i);
        return read(i) * 3 + Base<T>::list[1];
    }
    __host__ __device__ int by_copy() const
    {
        auto nested = [=](int k) {
            auto inner = [=](int j) { return Base<T>::v * j + Base<T>::times(k); };
            return inner(k + 1);
        };
        return nested(3);
    }
};

template <typename... F> __host__ __device__ static int sum(F... f)
{
    return (f() + ... + 0);
}

template <typename... A> __host__ __device__ static int pack_as_arguments(A... a)
{
    return sum([=]() { return (int)a * 2; }...);
}

template <typename... A> __host__ __device__ static int pack_folded(A... a)
{
    return (([=]() { return (int)a * 3; })() + ...);
}

template <typename... A> __host__ __device__ static int pack_with_index(int first, A... a)
{
    int at = first;
    int total = 0;
    ((total += [&](int k) { return (int)a * k + ++at; }(at)), ...);
    return total * 100 + at;
}

__host__ __device__ static int compute(int i)
{
    Derived<int> d(i);
    int r = d.times(i) + d.Base<int>::v;
    d.change(i + 2);
    r = r * 7 + d.reference() + d.list[2];
    d.reference() -= 5;
    r = r * 7 + d.by_lambda(i) + (int)(d.v * 2);
    r = r * 7 + d.by_copy();
    r += pack_as_arguments(i, 2.5f, (char)3) + pack_folded(i, 1.5f);
    return r * 3 + pack_with_index(i, 3, 4.5f, i);
}

__global__ void run(int *out)
{
    out[threadIdx.x] = compute(threadIdx.x);
}

int main()
{
    const int n = 32;
    int *out = new_on_device<int>(n);
    run<<<1, n>>>(out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[i], compute(i));
    return finish();
}
