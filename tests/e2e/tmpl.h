// What the programs about templates share: a case is a struct with a static `run(int)`, for host and
// device; the same function's results are compared.
#ifndef TMPL_H
#define TMPL_H

#include "check.h"

template <typename Case> __global__ void run_case(double *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = (double)Case::run(i);
}

template <typename Case> void compare_case()
{
    const int n = 24;
    double *device = new_on_device<double>(n);
    run_case<Case><<<3, 8>>>(device, n);
    CHECK_LAUNCH();
    std::vector<double> got = copy_to_host(device, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[i], (double)Case::run(i));
    CHECK(cudaFree(device));
}

#endif
