// Names with template arguments that are numbers, and calls of static functions on an object.
#include "check.h"

template <int N> struct Base {
    int v;
    int list[N];
    static constexpr int size = N;
    __host__ __device__ int get() const
    {
        return v + N;
    }
    template <int K> __host__ __device__ int &at()
    {
        return list[K];
    }
    template <typename T, int K> __host__ __device__ T scaled() const
    {
        return (T)(v * K);
    }
    __host__ __device__ static int plus(int i)
    {
        return i + N;
    }
    __host__ __device__ static Base<N + 1> &next(Base<N + 1> &b)
    {
        b.v += N;
        return b;
    }
    __host__ __device__ void take(const Base<N> &other)
    {
        v = other.v;
    }
};

template <int N, bool HARD> struct Derived : Base<N> {
    __host__ __device__ int compute(int i)
    {
        Base<N>::v = i;
        Base<N>::list[1] = 4;
        int *p = &this->Base<N>::v;
        *p += Base<N>::get();
        Base<N>::template at<0>() = i + 1;
        this->template at<2>() = 7;
        if (HARD)
            Base<N>::v++;
        return Base<N>::v * 3 + Base<N>::template at<1>() + Base<N>::plus(2) + Base<N>::size +
               Base<N>::template scaled<int, 5>() + (int)this->template scaled<float, 2>();
    }
    __host__ __device__ int with_other(Base<N + 1> other)
    {
        Base<N> copy;
        copy.v = 5;
        Base<N>::take(copy);
        Base<N>::next(other).v *= 2;
        return Base<N>::v + other.v + Base<N>::next(other).get();
    }
};

template <int N> __host__ __device__ static int add(int i)
{
    return i + N;
}

template <int N, int (*F)(int)> __host__ __device__ static int twice(int i)
{
    return F(F(i)) + N;
}

struct Counter {
    int count;
    __host__ __device__ static int triple(int i)
    {
        return 3 * i;
    }
    __host__ __device__ Counter &step()
    {
        count++;
        return *this;
    }
};

__host__ __device__ static int compute(int i)
{
    Derived<3, true> hard;
    Derived<3, false> soft;
    Base<4> other;
    other.v = i;
    int r = hard.compute(i) + 7 * soft.compute(i) + hard.Base<3>::v + hard.Base<3>::get();
    r = r * 3 + hard.with_other(other) + add<2>(i) + twice<5, add<3>>(i);
    Counter c = {i};
    // the object of a static function's call is computed
    r = r * 3 + c.step().triple(2) + c.triple(3);
    r += Counter(c).step().triple(i) + c.step().step().triple(1);
    return r * 3 + c.count;
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
