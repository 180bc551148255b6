// Calls whose target can't be known here, or that OpenCL C has no counterpart for.
#include <typeinfo>

typedef int (*Operation)(int);

struct Shape {
    __device__ virtual int area() const = 0;
    __device__ virtual int sides() const { return 0; }
};

struct Circle : Shape {
    int r;
    __device__ int area() const override { return 3 * r * r; }
};

struct Plain {
    int x;
};

struct Named : Plain, Circle {
};

// no address of such a function is taken
__global__ void no_function(int *out, Operation f) { out[0] = f(1); }

// no kernel here builds a shape
__global__ void no_class(int *out, Shape *shape) { out[0] = shape->area(); }

// a class passed by value holds a pointer of the host; its own class is known all the same
__global__ void by_value(int *out, Circle circle) { out[0] = circle.area(); }

__global__ void vtable_not_first(int *out, Named *named) { out[0] = named->x; }

int on_host(int x) { return x; }

__global__ void variadic(int *out)
{
    int (*f)(const char *, ...) = nullptr;
    out[0] = f("");
}

__global__ void converted(int *out, Shape *shape)
{
    Circle *circle = dynamic_cast<Circle *>(shape);
    out[0] = circle ? circle->r : 0;
}

__global__ void asked(int *out, Shape *shape) { out[0] = &typeid(*shape) == &typeid(Circle); }

__global__ void throws(int *out)
{
    if (out[0])
        throw 1;
}

__global__ void catches(int *out)
{
    try {
        out[0] = 1;
    } catch (...) {
    }
}

struct Left : Shape {
    __device__ int area() const override { return 1; }
};

struct Right : Shape {
    __device__ int area() const override { return 2; }
};

struct Both : Left, Right {
    __device__ int area() const override { return 3; }
};

// a shape of Both may be either of its two
__global__ void twice_the_base(int *out)
{
    Both both;
    Right *right = &both;
    Shape *shape = right;
    out[0] = shape->sides();
}

struct Top {
    int a;
};

struct Middle : virtual Top {
};

__global__ void virtual_base(int *out)
{
    Middle middle;
    middle.a = 1;
    out[0] = middle.a;
}

__global__ void generic_lambda(int *out)
{
    Operation f = [](auto x) { return x + 1; };
    out[0] = f(2);
}

// recursion: the functions that call each other, and one that is called through a pointer
__device__ int odd(int n);
__device__ int even(int n) { return n == 0 ? 1 : odd(n - 1); }
__device__ int odd(int n) { return n == 0 ? 0 : even(n - 1); }

typedef long (*Walk)(long);
__device__ long down(long n);
__device__ long again(Walk walk, long n) { return walk(n); }
__device__ long down(long n) { return n <= 0 ? 0 : again(down, n - 1) + 1; }

__global__ void recursive(long *out)
{
    out[0] = even(3) + down(4);
}
