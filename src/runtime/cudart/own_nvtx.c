/* The library nvToolsExt: the functions of NVTX for objects that link them. */
#define CU2CL_NVTX_FUNCTION
#include <cu2cl/nvtx.h>
