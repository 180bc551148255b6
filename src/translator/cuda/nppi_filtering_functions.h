/* A part of NPP. */
#ifndef CU2CL_CUDA_NPPI_FILTERING_FUNCTIONS_H
#define CU2CL_CUDA_NPPI_FILTERING_FUNCTIONS_H

#include "npp.h"

#endif
