/* The runtime API as C sees it, with the templates that C++ adds. One header per concern. */
#ifndef CU2CL_CUDA_CUDA_RUNTIME_API_H
#define CU2CL_CUDA_CUDA_RUNTIME_API_H
#define __CUDA_RUNTIME_API_H__

#include "host_defines.h"
#include "driver_types.h"

/* The release that programs are told they are compiled for. CUDA 12 still has what old programs
 * need. */
#define CUDART_VERSION 12080
#ifndef CUDA_VERSION
#define CUDA_VERSION CUDART_VERSION
#endif
#define CUDART_DEVICE __device__
/* Libraries bring <cuda.h> along, and programs use these of its names without including it. */
#define CU_MEMHOSTALLOC_PORTABLE      0x01
#define CU_MEMHOSTALLOC_DEVICEMAP     0x02
#define CU_MEMHOSTALLOC_WRITECOMBINED 0x04

#include "runtime/error.h"
#include "runtime/device.h"
#include "runtime/memory.h"
#include "runtime/memory_pool.h"
#include "runtime/symbol.h"
#include "runtime/stream.h"
#include "runtime/event.h"
#include "runtime/launch.h"
#include "runtime/occupancy.h"
#include "runtime/texture.h"
#include "runtime/graph.h"
#include "runtime/interop.h"
#include "runtime/library.h"

#endif
