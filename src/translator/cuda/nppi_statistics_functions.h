/* A part of NPP. */
#ifndef CU2CL_CUDA_NPPI_STATISTICS_FUNCTIONS_H
#define CU2CL_CUDA_NPPI_STATISTICS_FUNCTIONS_H

#include "npp.h"

#endif
