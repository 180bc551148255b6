#include "shared.h"

template <typename T> __global__ void fill(T *out, T value)
{
    out[threadIdx.x] = value;
}
template __global__ void fill<int>(int *, int);
template __global__ void fill<float>(float *, float);

template <typename T> __device__ T half_of(T x)
{
    return x / 2;
}
template __device__ int half_of<int>(int);
template __device__ float half_of<float>(float);

template <typename T> __device__ T Pair<T>::sum() const
{
    return a + b;
}
template struct Pair<int>;

__device__ int closed;

template <typename T> __device__ Account<T>::Account(T first) : balance(first)
{
}
template <typename T> __device__ Account<T>::Account(const Entry &entry) : balance(entry.amount)
{
}
template <typename T> __device__ Account<T>::~Account()
{
    closed += (int)balance;
}
template <typename T> __device__ Account<T> &Account<T>::operator+=(const Account &other)
{
    balance += other.balance;
    return *this;
}
template <typename T> __device__ T Account<T>::add(T amount)
{
    return balance += amount;
}
template <typename T> __device__ T Account<T>::add(T amount, T fee)
{
    return balance += amount - fee;
}
template <typename T> template <typename U> __device__ T Account<T>::times(U factor) const
{
    return (T)(balance * factor);
}
template <typename T> __device__ T Account<T>::unit()
{
    return 100;
}
template <typename T> __device__ T Account<T>::total(int factor) const
{
    return balance * factor;
}
template <typename T> __device__ T Account<T>::Entry::doubled() const
{
    return 2 * amount;
}
template class Account<int>;
template __device__ int Account<int>::times<float>(float) const;

template <int N> __device__ int power(int x)
{
    return x * power<N - 1>(x);
}
template <> __device__ int power<0>(int)
{
    return 1;
}
template __device__ int power<3>(int);
