/* A part of NPP. */
#ifndef CU2CL_CUDA_NPPI_COLOR_CONVERSION_H
#define CU2CL_CUDA_NPPI_COLOR_CONVERSION_H

#include "npp.h"

#endif
