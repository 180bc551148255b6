/* A part of NPP. */
#ifndef CU2CL_CUDA_NPPCORE_H
#define CU2CL_CUDA_NPPCORE_H

#include "npp.h"

#endif
