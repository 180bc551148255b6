/* Thrust's <thrust/complex.h>. */
#ifndef CU2CL_CUDA_THRUST_COMPLEX_H
#define CU2CL_CUDA_THRUST_COMPLEX_H

#include <cu2cl/thrust_complex.h>

#endif
