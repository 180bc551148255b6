/* A part of NPP. */
#ifndef CU2CL_CUDA_NPPI_GEOMETRY_TRANSFORMS_H
#define CU2CL_CUDA_NPPI_GEOMETRY_TRANSFORMS_H

#include "npp.h"

#endif
