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
