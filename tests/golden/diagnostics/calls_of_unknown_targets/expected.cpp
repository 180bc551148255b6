// Calls whose target can't be known here, or that OpenCL C has no counterpart for.
#include <cu2cl/cu2cl.h>
#include <typeinfo>

typedef int (*Operation)(int);

struct Shape {
    virtual int area() const = 0;
    virtual int sides() const { __builtin_trap(); }
};

struct Circle : Shape {
    int r;
    int area() const override { __builtin_trap(); }
};

struct Plain {
    int x;
};

struct Named : Plain, Circle {
};

// no address of such a function is taken
void no_function(int *out, Operation f) CU2CL_KERNEL(no_function, out, f)

// no kernel here builds a shape
void no_class(int *out, Shape *shape) CU2CL_KERNEL(no_class, out, shape)

// a class passed by value holds a pointer of the host; its own class is known all the same
void by_value(int *out, Circle circle) CU2CL_KERNEL(by_value, out, circle)

void vtable_not_first(int *out, Named *named) CU2CL_KERNEL(vtable_not_first, out, named)

int on_host(int x) { return x; }

void variadic(int *out)
CU2CL_KERNEL(variadic, out)

void converted(int *out, Shape *shape)
CU2CL_KERNEL(converted, out, shape)

void asked(int *out, Shape *shape) CU2CL_KERNEL(asked, out, shape)

void throws(int *out)
CU2CL_KERNEL(throws, out)

void catches(int *out)
CU2CL_KERNEL(catches, out)

struct Left : Shape {
    int area() const override { __builtin_trap(); }
};

struct Right : Shape {
    int area() const override { __builtin_trap(); }
};

struct Both : Left, Right {
    int area() const override { __builtin_trap(); }
};

// a shape of Both may be either of its two
void twice_the_base(int *out)
CU2CL_KERNEL(twice_the_base, out)

struct Top {
    int a;
};

struct Middle : virtual Top {
};

void virtual_base(int *out)
CU2CL_KERNEL(virtual_base, out)

void generic_lambda(int *out)
CU2CL_KERNEL(generic_lambda, out)


typedef long (*Walk)(long);

void recursive(long *out)
CU2CL_KERNEL(recursive, out)
#include "input.cl.h"
