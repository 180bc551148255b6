#pragma once
#include <cuda/buffer>

// a header that C++ sources may include, too
inline int twice(int a) { return 2 * a; }
inline int largest(const int *values, int n) { return *cuda::max_element(values, values + n); }
