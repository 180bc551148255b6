// Lambdas in methods of a class template, defined behind the class, whose instances are made
// explicitly; a kernel of the methods' own.
//
// TEST nvcc: --extended-lambda
#include "check.h"

template <typename F> __global__ void for_each_kernel(int n, F f)
{
    int i = threadIdx.x;
    if (i < n)
        f(i);
}

template <typename F> void for_each(int n, F f)
{
    for_each_kernel<<<1, 32>>>(n, f);
}

template <typename T> __global__ void sum_kernel(const T *a, int n, T *sum)
{
    T total = T(0.);
    for (int i = 0; i < n; i++)
        total += a[i];
    *sum = total;
}

template <class T> struct Array {
    T *a;
    int n;
    void fill(T value);
    void twice();
    T sum();
};

template <class T> void Array<T>::fill(T value)
{
    for_each(n, [=, a = a] __device__(int i) { a[i] = value + i; });
}

template <class T> void Array<T>::twice()
{
    for_each(n, [a = a] __device__(int i) { a[i] *= 2; });
}

template <class T> T Array<T>::sum()
{
    T *device = new_on_device<T>(1);
    sum_kernel<<<1, 1>>>(a, n, device);
    CHECK_LAUNCH();
    return copy_to_host(device, 1)[0];
}

template struct Array<float>;
template struct Array<double>;

template <typename T> static void check(T value)
{
    const int n = 20;
    Array<T> array = {new_on_device<T>(n), n};
    array.fill(value);
    array.twice();
    CHECK_LAUNCH();
    std::vector<T> got = copy_to_host(array.a, n);
    T total = 0;
    for (int i = 0; i < n; i++) {
        EXPECT_EQUAL(i, got[i], 2 * (value + i));
        total += got[i];
    }
    EXPECT_EQUAL(n, array.sum(), total);
}

int main()
{
    check(1.5f);
    check(2.25);
    return finish();
}
