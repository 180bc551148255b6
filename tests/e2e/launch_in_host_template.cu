// Launches in host templates: the kernel's template arguments are those of the host function.
#include "check.h"

template <typename T> __global__ void scale(T *data, T factor, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] *= factor;
}

template <typename T, int STEP> __global__ void add_step(T *data, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] += T(STEP);
}

// A function that is a template's argument, and an instance of a template itself.
template <int N> __device__ int plus(int x)
{
    return x + N;
}

typedef int (*Change)(int);
template <Change change, Change then> __global__ void change_all(int *data)
{
    data[threadIdx.x] = then(change(data[threadIdx.x]));
}

template <int N> static void check_changes()
{
    int *data = copy_to_device(std::vector<int>(8, 1));
    change_all<plus<N>, plus<2>><<<1, 8>>>(data);
    CHECK_LAUNCH();
    EXPECT_EQUAL(N, copy_to_host(data, 8)[7], 1 + N + 2);
    CHECK(cudaFree(data));
}

template <typename T, int STEP> static std::vector<T> run(const std::vector<T> &in, T factor)
{
    int n = (int)in.size();
    T *data = copy_to_device(in);
    scale<T><<<(n + 63) / 64, 64>>>(data, factor, n);
    add_step<T, STEP><<<(n + 63) / 64, 64>>>(data, n);
    CHECK_LAUNCH();
    std::vector<T> out = copy_to_host(data, n);
    CHECK(cudaFree(data));
    return out;
}

template <typename T> struct Runner {
    int n;

    explicit Runner(int count) : n(count)
    {
    }

    void check(T factor) const
    {
        std::vector<T> in(n);
        for (int i = 0; i < n; i++)
            in[i] = T(i % 100);
        std::vector<T> three = run<T, 3>(in, factor), five = run<T, -5>(in, factor);
        for (int i = 0; i < n; i++) {
            EXPECT_EQUAL(i, three[i], in[i] * factor + 3);
            EXPECT_EQUAL(i, five[i], in[i] * factor - 5);
        }
    }
};

int main()
{
    Runner<int>(100).check(7);
    Runner<float>(130).check(0.5f);
    Runner<double>(64).check(-0.125);
    Runner<unsigned char>(33).check(2);
    check_changes<10>();
    check_changes<20>();
    return finish();
}
