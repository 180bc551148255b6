/* cuda::std::complex for host code, and for the translator, which ports the functions that kernels
 * use from here. The real part comes first, as in std::complex and CUDA's vector types. */
#ifndef CU2CL_STD_COMPLEX_H
#define CU2CL_STD_COMPLEX_H

#include "hide_macros.h"

#include "std.h"

namespace cuda
{
namespace std
{

#define CU2CL_COMPLEX_ALIGN(T) alignas(2 * sizeof(T))
#include "complex_class.h"
#undef CU2CL_COMPLEX_ALIGN

} // namespace std
} // namespace cuda

#include "show_macros.h"

#endif
