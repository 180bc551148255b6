// What an error outside functions concerns is not ported, also by way of others; the rest is.
#include "config.h"

#ifndef REAL
#define REAL float
#endif

struct Plain {
    int a;
};

struct Holed {
    int a;
    unknown_type b;
    float c;
};

struct Around {
    Holed *inner;
};

template <typename T> struct Box {
    T value;
};

enum Choice { FIRST = UNDEFINED, SECOND };

constexpr int LENGTH = MISSING * 2;
constexpr int TWICE = LENGTH + 1;
__device__ float table[TWICE];

// clang drops the first overload, and the second one would be called
__device__ int which(unknown_type x) { return 1; }
__device__ int which(double x) { return 2; }

template <typename T> struct Traits {
    static const int size = 1;
};

template <> struct Traits<float> : Unknown {
    static const int size = 4;
};

__global__ void ported(REAL *p, Plain plain) { p[plain.a] = 1; }

__global__ void has_a_holed_class(int *p)
{
    Holed h;
    *p = sizeof h;
}

__global__ void points_to_one(int *p, Around *around) { *p = around->inner->a; }

__global__ void names_it_in_a_template(int *p, Box<Holed *> box) { *p = box.value->a; }

__global__ void has_an_enumerator(int *p) { *p = SECOND; }

__global__ void reads_a_table(float *p) { *p = table[0]; }

__global__ void has_lost_an_overload(int *p) { *p = which(3); }

__global__ void has_lost_a_specialisation(int *p) { *p = Traits<float>::size; }

int main()
{
    Plain plain = {0};
    REAL *p;
    cudaMalloc(&p, sizeof *p);
    ported<<<1, 1>>>(p, plain);
    cudaMemcpy(NOWHERE, p, sizeof *p, cudaMemcpyDeviceToHost);
    return cudaFree(p);
}
