// A pointer to a function is a number; a call through it chooses among the functions that it can stand for.

// what combines two elements
#include <cu2cl/cu2cl.h>

typedef float (*Combine)(float, float);

float sum(float a, float b)
{
    return a + b; // of both
}

float larger(float a, float b)
{
    return a > b ? a : b;
}

template <typename T> T first(T a, T)
{
    return a;
}

// the host copies these and passes them to kernels
Combine p_sum = sum;
Combine p_first = first<float>;

Combine table[] = {
    sum,    // 0
    larger, // 1
};

struct Step {
    Combine combine; // may be null
    float weight;
};

void combine_rows(float *out, const float *in, int n, Combine combine)
CU2CL_KERNEL(combine_rows, out, in, n, combine)

void steps(float *out, const Step *list, int which)
CU2CL_KERNEL(steps, out, list, which)

void two_spaces(int *out)
CU2CL_KERNEL(two_spaces, out)

int main()
{
    Combine combine;
    cu2clMemcpyFromSymbol(&combine, p_sum, sizeof combine);
    float *in = nullptr, *out = nullptr;
    CU2CL_LAUNCH(combine_rows, (1, 32), (out, in, 4, combine));
    return 0;
}
#include "input.cl.h"
