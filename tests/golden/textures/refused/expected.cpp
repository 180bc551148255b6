#include <cu2cl/cu2cl.h>

struct Pixel {
    float r, g, b;
};

void sparse(cu2clTextureObject_t t, float *out)
CU2CL_KERNEL(sparse, t, out)

void fine(cu2clTextureObject_t t, float *out)
CU2CL_KERNEL(fine, t, out)

void wide(cu2clSurfaceObject_t s, Pixel *out)
CU2CL_KERNEL(wide, s, out)

void tiles(cu2clMipmappedArray_t array)
{
#ifndef CU2CL_UNPORTED
    cu2cl_unported(__func__, "CU3001: 'cudaMipmappedArrayGetSparseProperties' is not supported: sparse arrays are not ported");
#else
    cudaMipmappedArrayGetSparseProperties(NULL, array);
#endif
}
#include "input.cl.h"
