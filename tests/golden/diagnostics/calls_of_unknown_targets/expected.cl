#include <cu2cl/debug.clh>

typedef struct Shape {
    ulong cu_class; /* which class the object is of */
} Shape;

typedef struct Circle {
    Shape base0;
    int r;
} Circle;

typedef ulong Walk; /* stands for a 'long (*)(long)' */

/* What stands for the addresses of functions. */
enum {
    down_id = 2
};

int odd(int n);
long call_Walk(Walk function, long n, __global int *cu_status);

int Circle_area(const Circle *self)
{ return 3 * self->r * self->r; }

// a class passed by value holds a pointer of the host; its own class is known all the same
__kernel void by_value(__global int *out, Circle circle)
{ out[0] = Circle_area(&circle); }

#ifdef CU_RECURSION /* the device's compiler takes it */
int even(int n)
{ return n == 0 ? 1 : odd(n - 1); }

int odd(int n)
{ return n == 0 ? 0 : even(n - 1); }

long again(Walk walk, long n, __global int *cu_status)
{ return call_Walk(walk, n, cu_status); }

long down(long n, __global int *cu_status)
{ return n <= 0 ? 0 : again(down_id, n - 1, cu_status) + 1; }

/* Calls what a pointer to 'long (long)' stands for. */
long call_Walk(Walk function, long n, __global int *cu_status)
{
    switch (function) {
    case down_id: return down(n, cu_status);
    default:
        cu_trap();
        return 0;
    }
}

__kernel void recursive(__global long *out, __global int *cu_status)
{
    out[0] = even(3) + down(4, cu_status);
}
#endif
