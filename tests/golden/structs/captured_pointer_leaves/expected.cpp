// A closure that leaves a lambda with a reference to what the lambda has in a kernel's argument.
#include <cu2cl/cu2cl.h>

template <typename F> void run(F f, int *out)
CU2CL_KERNEL(run<cu2cl::stand_in<F>>, f, out)

struct launch_lambda_10_19 {};
void launch(const int *data, int *out)
{
    CU2CL_LAUNCH(run, (1, 1), (cu2cl::named_lambda<launch_lambda_10_19>([data] (int) { return [&data](int i) { return data[i]; }; }), out));
}
#include "input.cl.h"
