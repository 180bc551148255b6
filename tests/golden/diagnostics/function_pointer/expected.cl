#include <cu2cl/debug.clh>

// Pointers to member functions have two parts on the host, and one number in kernels: what both share can't hold them.
typedef struct Number {
    float value;
} Number;

typedef ulong Function; /* stands for a 'float (Number::*)() const' */

/* What stands for the addresses of functions. */
enum {
    Number_twice_id = 1, Number_same_id
};

float Number_twice(const Number *self)
{ return self->value * 2; }

float Number_same(const Number *self)
{ return self->value; }

/* Calls what a pointer to 'Number::*: float () const' stands for. */
float call_Function(Function function, const Number *object, __global int *cu_status)
{
    switch (function) {
    case Number_twice_id: return Number_twice(object);
    case Number_same_id: return Number_same(object);
    default:
        cu_trap();
        return 0;
    }
}

__kernel void call(__global float *p, int which, __global int *cu_status)
{
    Number n = {p[0]};
    Function f = Number_twice_id;
    if (which)
        f = Number_same_id;
    p[0] = call_Function(f, &n, cu_status);
}
