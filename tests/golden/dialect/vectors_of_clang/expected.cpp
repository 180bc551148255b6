// nvcc leaves out clang's attribute for vectors: the type is a scalar. The host's
// compiler leaves it out, too, and warns.

#include <cu2cl/cu2cl.h>
#pragma GCC diagnostic ignored "-Wattributes"

using wide = __attribute__((__ext_vector_type__(4))) float;
typedef int pair __attribute__((ext_vector_type(2)));

void sum(float *out, const float *in, const pair *last)
CU2CL_KERNEL(sum, out, in, last)
#include "input.cl.h"
