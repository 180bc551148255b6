/* A part of NPP. */
#ifndef CU2CL_CUDA_NPPDEFS_H
#define CU2CL_CUDA_NPPDEFS_H

#include "npp.h"

#endif
