// Kernels whose instances only explicit instantiations of methods ask for.
#include <cu2cl/cu2cl.h>

template <typename T> void fill(T *out, T v) CU2CL_KERNEL(fill<T>, out, v)
template <typename T> void twice(T *out) CU2CL_KERNEL(twice<T>, out)
template <typename T> void half_of(T *out) CU2CL_KERNEL(half_of<T>, out)
template <typename T> void hidden(T *out) CU2CL_KERNEL(hidden<T>, out)
namespace test {
class Tester {
public:
    template <typename T> bool run(T *data, T v) const;
    template <typename T> static void two(T *data) { CU2CL_LAUNCH(twice, (1, 32), (data)); }
    int n;
private:
    template <typename T> void hide(T *data) { CU2CL_LAUNCH(hidden, (1, 32), (data)); }
};
}
template <typename T> bool test::Tester::run(T *data, T v) const
{
    CU2CL_LAUNCH(fill, (1, 32), (data, v));
    return cu2clDeviceSynchronize() == cu2clSuccess;
}
template <typename T> struct Box {
    void run(T *data) { CU2CL_LAUNCH(half_of, (1, 32), (data)); }
};
template bool test::Tester::run<int>(int *data, int v) const;
template bool test::Tester::run(long long int *data, long long int v) const;
template void test::Tester::two<float>(float *);
template void Box<double>::run(double *);
template void test::Tester::hide<float>(float *);
#include "input.cl.h"
