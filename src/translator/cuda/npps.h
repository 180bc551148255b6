/* A part of NPP. */
#ifndef CU2CL_CUDA_NPPS_H
#define CU2CL_CUDA_NPPS_H

#include "npp.h"

#endif
