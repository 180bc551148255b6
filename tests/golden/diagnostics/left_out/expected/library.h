#include <cu2cl/unported.h>
#pragma once
#include <chrono>
#include <vector>
#include <iostream>

// a header that C++ sources may include, too
inline int twice(int a) { return 2 * a; }
inline int largest(const int *values, int n) {
#ifndef CU2CL_UNPORTED
    cu2cl_unported(__func__, "CU2050: this uses what our headers of libcu++ do not have: use of undeclared identifier 'cuda'");
#else
 return *cuda::max_element(values, values + n); 
#endif
}
