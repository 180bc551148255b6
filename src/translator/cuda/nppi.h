/* A part of NPP. */
#ifndef CU2CL_CUDA_NPPI_H
#define CU2CL_CUDA_NPPI_H

#include "npp.h"

#endif
