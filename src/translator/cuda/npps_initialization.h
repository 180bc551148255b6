/* A part of NPP. */
#ifndef CU2CL_CUDA_NPPS_INITIALIZATION_H
#define CU2CL_CUDA_NPPS_INITIALIZATION_H

#include "npp.h"

#endif
