/* All types of the runtime API, one header per concern. */
#ifndef CU2CL_CUDA_DRIVER_TYPES_H
#define CU2CL_CUDA_DRIVER_TYPES_H
#define __DRIVER_TYPES_H__

#include <stddef.h>

#include "vector_types.h"
#include "runtime/error_types.h"
#include "runtime/stream_types.h"
#include "runtime/memory_types.h"
#include "runtime/device_types.h"
#include "runtime/launch_types.h"
#include "channel_descriptor_types.h"
#include "surface_types.h"
#include "texture_types.h"
#include "runtime/interop_types.h"
#include "runtime/graph_types.h"
#include "runtime/library_types.h"

#endif
