/* Types and constants of what is shared with graphics and other processes. Part of
 * <cu2cl/types.h>. */
#ifndef CU2CL_INTEROP_TYPES_H
#define CU2CL_INTEROP_TYPES_H

#include "hide_macros.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cu2clGraphicsResource *cu2clGraphicsResource_t;

enum cu2clGraphicsRegisterFlags {
    cu2clGraphicsRegisterFlagsNone = 0,
    cu2clGraphicsRegisterFlagsReadOnly = 1,
    cu2clGraphicsRegisterFlagsWriteDiscard = 2,
    cu2clGraphicsRegisterFlagsSurfaceLoadStore = 4,
    cu2clGraphicsRegisterFlagsTextureGather = 8,
};

enum cu2clGraphicsMapFlags {
    cu2clGraphicsMapFlagsNone = 0,
    cu2clGraphicsMapFlagsReadOnly = 1,
    cu2clGraphicsMapFlagsWriteDiscard = 2,
};

enum cu2clGraphicsCubeFace {
    cu2clGraphicsCubeFacePositiveX = 0,
    cu2clGraphicsCubeFaceNegativeX = 1,
    cu2clGraphicsCubeFacePositiveY = 2,
    cu2clGraphicsCubeFaceNegativeY = 3,
    cu2clGraphicsCubeFacePositiveZ = 4,
    cu2clGraphicsCubeFaceNegativeZ = 5,
};

#define CU2CL_IPC_HANDLE_SIZE           64
#define cu2clIpcMemLazyEnablePeerAccess 0x01

typedef struct cu2clIpcMemHandle_st {
    char reserved[CU2CL_IPC_HANDLE_SIZE];
} cu2clIpcMemHandle_t;

typedef struct cu2clIpcEventHandle_st {
    char reserved[CU2CL_IPC_HANDLE_SIZE];
} cu2clIpcEventHandle_t;

enum cu2clGLDeviceList {
    cu2clGLDeviceListAll = 1,
    cu2clGLDeviceListCurrentFrame = 2,
    cu2clGLDeviceListNextFrame = 3,
};

enum cu2clGLMapFlags {
    cu2clGLMapFlagsNone = 0,
    cu2clGLMapFlagsReadOnly = 1,
    cu2clGLMapFlagsWriteDiscard = 2,
};

#ifdef __cplusplus
}
#endif

#include "show_macros.h"

#endif
