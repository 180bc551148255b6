#ifndef CU2CL_CUDA_RUNTIME_H
#define CU2CL_CUDA_RUNTIME_H
#define __CUDA_RUNTIME_H__
#include <stddef.h>
#include <stdint.h>
#include "host_defines.h"
#include "vector_types.h"
#include "cuda_runtime_api.h"
#include "cu2cl_device.h"
/* nvcc makes these visible without any #include */
#include <string.h>
#include <stdlib.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <assert.h>
#include <time.h>
#include <utility>
#endif
