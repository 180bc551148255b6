// A library of templates: nothing is ported, and that is said.
#include "more.cuh"

template <typename T> __device__ T square(T x) { return x * x; }

template <typename T> struct Scale {
    T factor;
    __device__ T operator()(T x) const { return factor * x; }
    __host__ __device__ T both(T x) const { return x; }
};

template <typename T> __global__ void apply(T *p) { p[0] = square(p[0]); }

int host() { return 1; }
