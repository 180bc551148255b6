// what a lambda captures by value is copied as C++ does it: arrays whole, objects by their class
#include <cu2cl/cu2cl.h>

struct Counted {
    int value, copies;


};

void captures(int *out, int n)
CU2CL_KERNEL(captures, out, n)

// a pointer that is an integer in the kernel's argument, and is moved
template <typename F> void run(F f, int n)
CU2CL_KERNEL(run<cu2cl::stand_in<F>>, f, n)

struct launch_lambda_48_23 {};
struct Owner {
    int *p, scale;

    void launch(int *q, int n)
    {
        CU2CL_LAUNCH(run, (1, n), (cu2cl::named_lambda<launch_lambda_48_23>([*this, q, n] (int i) mutable {
            q += n;
            p++;
            p[i] = q[i] * scale;
        }), n));
    }
};

void start(int *p, int *q, int n)
{
    Owner owner = {p, 3};
    owner.launch(q, n);
}
#include "input.cl.h"
