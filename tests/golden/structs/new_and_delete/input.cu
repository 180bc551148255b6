// new and delete: plain ones are malloc and free, the others are calls of functions made for the type.
#include <cuda_runtime.h>
#include <new>

struct Pair {
    int a;
    float b;
};

struct Guard {
    int *count;
    __device__ explicit Guard(int *c = nullptr) : count(c) {}
    __device__ ~Guard()
    {
        if (count)
            ++*count;
    }
};

struct Shape {
    __device__ Shape() {}
    __device__ virtual ~Shape() {}
    int id;
};

struct Polygon : Shape {
    int *sides;
    __device__ explicit Polygon(int n) : sides(new int[n]) {}
    __device__ ~Polygon() { delete[] sides; }
};

template <typename T> __device__ T *filled(int n, T value)
{
    T *p = new T[n + 1];
    for (int i = 0; p && i <= n; i++)
        p[i] = value;
    return p;
}

template <int N, typename T = float> struct Block : Shape {
    T cells[N];
};

__device__ int *empty(int n)
{
    return new int[n]{};
}

__global__ void blocks(Shape **shapes, int n)
{
    Block<3> *block = new Block<3>;
    block->cells[2] = 1.0f;
    shapes[0] = n > 3 ? block : (Shape *)new Block<5, int>();
    delete[] empty(n);
}

__global__ void plain(int *out, int n)
{
    int *one = new int, *two = new int(n), *zero = new int[n]();
    Pair *pair = new Pair{1, 2.0f}, *pairs = new Pair[n];
    float *copy = filled(n, 1.5f);
    if (one && two && zero) {
        *one = zero[0];
        out[0] = *one + *two + pair->a + pairs[0].a + (int)copy[n];
    }
    delete one;
    delete two;
    delete[] zero;
    delete pair;
    delete[] pairs;
    delete[] copy;
}

__global__ void guarded(int *out, int n)
{
    Guard *guard = new Guard(out), *guards = new Guard[n];
    guards[0].count = out;
    delete guard;
    delete[] guards;
}

__global__ void make(Shape **shapes)
{
    shapes[threadIdx.x] = new Polygon(threadIdx.x + 1);
}

__global__ void drop(Shape **shapes)
{
    delete shapes[threadIdx.x];
}

__global__ void placed(int *out)
{
    __shared__ float cells[4];
    Pair *pair = new (cells) Pair{1, 2.0f};
    unsigned *numbers = new (cells + 2) unsigned[2];
    numbers[0] = 3;
    out[0] = pair->a + numbers[0];
}
