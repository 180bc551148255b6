/* Types and constants of the driver API (<cu2cl/driver.h>). CUx is cu2clDrvX, CU_X and CUDA_X are
 * CU2CL_X, with CUDA's values and fields. What both APIs of CUDA share has the runtime API's name
 * here: streams, events, arrays, texture objects, attributes of devices, modes of textures. */
#ifndef CU2CL_DRIVER_TYPES_H
#define CU2CL_DRIVER_TYPES_H

#include "launch_attributes.h"
#include "types.h"

#include "hide_macros.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum cu2clDrvResult {
#define CU2CL_DRV_ERROR(name, value, text) CU2CL_##name = value,
#include "driver_errors.def"
#undef CU2CL_DRV_ERROR
} cu2clDrvResult;

typedef int cu2clDrvDevice;
/* An address as the runtime API has it, as a number. */
typedef unsigned long long cu2clDrvDeviceptr;
typedef struct CUctx_st *cu2clDrvContext;
typedef struct CUmod_st *cu2clDrvModule;
typedef struct CUfunc_st *cu2clDrvFunction;
typedef struct cu2clDrvLinkState_st *cu2clDrvLinkState;
typedef struct cu2clDrvLibrary_st *cu2clDrvLibrary;
typedef struct cu2clDrvKernel_st *cu2clDrvKernel; /* can be cast to cu2clDrvFunction */
typedef size_t (*cu2clDrvOccupancyB2DSize)(int __block_size);
typedef void (*cu2clDrvStreamCallback)(cu2clStream_t __stream, cu2clDrvResult __status,
                                       void *__user_data);
typedef enum cu2clDeviceAttr cu2clDrvDeviceAttribute;
typedef enum cu2clComputeMode cu2clDrvComputeMode;
typedef enum cu2clFuncCache cu2clDrvFuncCache;
typedef enum cu2clSharedMemConfig cu2clDrvSharedConfig;
typedef enum cu2clLimit cu2clDrvLimit;
typedef enum cu2clTextureAddressMode cu2clDrvAddressMode;
typedef enum cu2clTextureFilterMode cu2clDrvFilterMode;
typedef enum cu2clResourceType cu2clDrvResourceType;
typedef enum cu2clGLDeviceList cu2clDrvGLDeviceList;
typedef enum cu2clGraphicsRegisterFlags cu2clDrvGraphicsRegisterFlags;
typedef enum cu2clGraphicsMapFlags cu2clDrvGraphicsMapFlags;
typedef unsigned int cu2clDrvIpcMemFlags;
typedef struct cu2clDrvIpcMemHandle {
    char reserved[CU2CL_IPC_HANDLE_SIZE];
} cu2clDrvIpcMemHandle;
typedef struct cu2clDrvIpcEventHandle {
    char reserved[CU2CL_IPC_HANDLE_SIZE];
} cu2clDrvIpcEventHandle;
typedef enum cu2clResourceViewFormat cu2clDrvResourceViewFormat;

typedef enum cu2clDrvContextFlags {
    CU2CL_CTX_SCHED_AUTO = 0,
    CU2CL_CTX_SCHED_SPIN = 1,
    CU2CL_CTX_SCHED_YIELD = 2,
    CU2CL_CTX_SCHED_BLOCKING_SYNC = 4,
    CU2CL_CTX_BLOCKING_SYNC = 4,
    CU2CL_CTX_SCHED_MASK = 7,
    CU2CL_CTX_MAP_HOST = 8,
    CU2CL_CTX_LMEM_RESIZE_TO_MAX = 16,
    CU2CL_CTX_COREDUMP_ENABLE = 32,
    CU2CL_CTX_USER_COREDUMP_ENABLE = 64,
    CU2CL_CTX_SYNC_MEMOPS = 128,
    CU2CL_CTX_FLAGS_MASK = 255,
} cu2clDrvContextFlags;

typedef enum cu2clDrvFunctionAttribute {
    CU2CL_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 0,
    CU2CL_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES = 1,
    CU2CL_FUNC_ATTRIBUTE_CONST_SIZE_BYTES = 2,
    CU2CL_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES = 3,
    CU2CL_FUNC_ATTRIBUTE_NUM_REGS = 4,
    CU2CL_FUNC_ATTRIBUTE_PTX_VERSION = 5,
    CU2CL_FUNC_ATTRIBUTE_BINARY_VERSION = 6,
    CU2CL_FUNC_ATTRIBUTE_CACHE_MODE_CA = 7,
    CU2CL_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8,
    CU2CL_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 9,
    CU2CL_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET = 10,
    CU2CL_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH = 11,
    CU2CL_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT = 12,
    CU2CL_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH = 13,
    CU2CL_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED = 14,
    CU2CL_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 15,
    CU2CL_FUNC_ATTRIBUTE_MAX = 16,
} cu2clDrvFunctionAttribute;

typedef enum cu2clDrvPointerAttribute {
    CU2CL_POINTER_ATTRIBUTE_CONTEXT = 1,
    CU2CL_POINTER_ATTRIBUTE_MEMORY_TYPE = 2,
    CU2CL_POINTER_ATTRIBUTE_DEVICE_POINTER = 3,
    CU2CL_POINTER_ATTRIBUTE_HOST_POINTER = 4,
    CU2CL_POINTER_ATTRIBUTE_P2P_TOKENS = 5,
    CU2CL_POINTER_ATTRIBUTE_SYNC_MEMOPS = 6,
    CU2CL_POINTER_ATTRIBUTE_BUFFER_ID = 7,
    CU2CL_POINTER_ATTRIBUTE_IS_MANAGED = 8,
    CU2CL_POINTER_ATTRIBUTE_DEVICE_ORDINAL = 9,
    CU2CL_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE = 10,
    CU2CL_POINTER_ATTRIBUTE_RANGE_START_ADDR = 11,
    CU2CL_POINTER_ATTRIBUTE_RANGE_SIZE = 12,
    CU2CL_POINTER_ATTRIBUTE_MAPPED = 13,
    CU2CL_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES = 14,
    CU2CL_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE = 15,
    CU2CL_POINTER_ATTRIBUTE_ACCESS_FLAGS = 16,
    CU2CL_POINTER_ATTRIBUTE_MEMPOOL_HANDLE = 17,
    CU2CL_POINTER_ATTRIBUTE_MAPPING_SIZE = 18,
    CU2CL_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR = 19,
    CU2CL_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID = 20,
    CU2CL_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE = 21,
} cu2clDrvPointerAttribute;

/* Kinds of memory that a copy is from or to. */
typedef enum cu2clDrvMemoryType {
    CU2CL_MEMORYTYPE_HOST = 1,
    CU2CL_MEMORYTYPE_DEVICE = 2,
    CU2CL_MEMORYTYPE_ARRAY = 3,
    CU2CL_MEMORYTYPE_UNIFIED = 4,
} cu2clDrvMemoryType;

typedef enum cu2clDrvArrayFormat {
    CU2CL_AD_FORMAT_UNSIGNED_INT8 = 1,
    CU2CL_AD_FORMAT_UNSIGNED_INT16 = 2,
    CU2CL_AD_FORMAT_UNSIGNED_INT32 = 3,
    CU2CL_AD_FORMAT_SIGNED_INT8 = 8,
    CU2CL_AD_FORMAT_SIGNED_INT16 = 9,
    CU2CL_AD_FORMAT_SIGNED_INT32 = 10,
    CU2CL_AD_FORMAT_HALF = 16,
    CU2CL_AD_FORMAT_FLOAT = 32,
    CU2CL_AD_FORMAT_NV12 = 176,
    CU2CL_AD_FORMAT_UNORM_INT8X1 = 192,
    CU2CL_AD_FORMAT_UNORM_INT8X2 = 193,
    CU2CL_AD_FORMAT_UNORM_INT8X4 = 194,
    CU2CL_AD_FORMAT_UNORM_INT16X1 = 195,
    CU2CL_AD_FORMAT_UNORM_INT16X2 = 196,
    CU2CL_AD_FORMAT_UNORM_INT16X4 = 197,
    CU2CL_AD_FORMAT_SNORM_INT8X1 = 198,
    CU2CL_AD_FORMAT_SNORM_INT8X2 = 199,
    CU2CL_AD_FORMAT_SNORM_INT8X4 = 200,
    CU2CL_AD_FORMAT_SNORM_INT16X1 = 201,
    CU2CL_AD_FORMAT_SNORM_INT16X2 = 202,
    CU2CL_AD_FORMAT_SNORM_INT16X4 = 203,
    CU2CL_AD_FORMAT_BC1_UNORM = 145,
    CU2CL_AD_FORMAT_BC1_UNORM_SRGB = 146,
    CU2CL_AD_FORMAT_BC2_UNORM = 147,
    CU2CL_AD_FORMAT_BC2_UNORM_SRGB = 148,
    CU2CL_AD_FORMAT_BC3_UNORM = 149,
    CU2CL_AD_FORMAT_BC3_UNORM_SRGB = 150,
    CU2CL_AD_FORMAT_BC4_UNORM = 151,
    CU2CL_AD_FORMAT_BC4_SNORM = 152,
    CU2CL_AD_FORMAT_BC5_UNORM = 153,
    CU2CL_AD_FORMAT_BC5_SNORM = 154,
    CU2CL_AD_FORMAT_BC6H_UF16 = 155,
    CU2CL_AD_FORMAT_BC6H_SF16 = 156,
    CU2CL_AD_FORMAT_BC7_UNORM = 157,
    CU2CL_AD_FORMAT_BC7_UNORM_SRGB = 158,
    CU2CL_AD_FORMAT_P010 = 159,
    CU2CL_AD_FORMAT_P016 = 161,
    CU2CL_AD_FORMAT_NV16 = 162,
    CU2CL_AD_FORMAT_P210 = 163,
    CU2CL_AD_FORMAT_P216 = 164,
    CU2CL_AD_FORMAT_YUY2 = 165,
    CU2CL_AD_FORMAT_Y210 = 166,
    CU2CL_AD_FORMAT_Y216 = 167,
    CU2CL_AD_FORMAT_AYUV = 168,
    CU2CL_AD_FORMAT_Y410 = 169,
    CU2CL_AD_FORMAT_Y416 = 177,
    CU2CL_AD_FORMAT_Y444_PLANAR8 = 178,
    CU2CL_AD_FORMAT_Y444_PLANAR10 = 179,
    CU2CL_AD_FORMAT_YUV444_8bit_SemiPlanar = 180,
    CU2CL_AD_FORMAT_YUV444_16bit_SemiPlanar = 181,
    CU2CL_AD_FORMAT_UNORM_INT_101010_2 = 80,
    CU2CL_AD_FORMAT_MAX = 0x7fffffff,
} cu2clDrvArrayFormat;

typedef enum cu2clDrvJitOption {
    CU2CL_JIT_MAX_REGISTERS = 0,
    CU2CL_JIT_THREADS_PER_BLOCK = 1,
    CU2CL_JIT_WALL_TIME = 2,
    CU2CL_JIT_INFO_LOG_BUFFER = 3,
    CU2CL_JIT_INFO_LOG_BUFFER_SIZE_BYTES = 4,
    CU2CL_JIT_ERROR_LOG_BUFFER = 5,
    CU2CL_JIT_ERROR_LOG_BUFFER_SIZE_BYTES = 6,
    CU2CL_JIT_OPTIMIZATION_LEVEL = 7,
    CU2CL_JIT_TARGET_FROM_CUCONTEXT = 8,
    CU2CL_JIT_TARGET = 9,
    CU2CL_JIT_FALLBACK_STRATEGY = 10,
    CU2CL_JIT_GENERATE_DEBUG_INFO = 11,
    CU2CL_JIT_LOG_VERBOSE = 12,
    CU2CL_JIT_GENERATE_LINE_INFO = 13,
    CU2CL_JIT_CACHE_MODE = 14,
    CU2CL_JIT_NEW_SM3X_OPT = 15,
    CU2CL_JIT_FAST_COMPILE = 16,
    CU2CL_JIT_GLOBAL_SYMBOL_NAMES = 17,
    CU2CL_JIT_GLOBAL_SYMBOL_ADDRESSES = 18,
    CU2CL_JIT_GLOBAL_SYMBOL_COUNT = 19,
    CU2CL_JIT_LTO = 20,
    CU2CL_JIT_FTZ = 21,
    CU2CL_JIT_PREC_DIV = 22,
    CU2CL_JIT_PREC_SQRT = 23,
    CU2CL_JIT_FMA = 24,
    CU2CL_JIT_REFERENCED_KERNEL_NAMES = 25,
    CU2CL_JIT_REFERENCED_KERNEL_COUNT = 26,
    CU2CL_JIT_REFERENCED_VARIABLE_NAMES = 27,
    CU2CL_JIT_REFERENCED_VARIABLE_COUNT = 28,
    CU2CL_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES = 29,
    CU2CL_JIT_POSITION_INDEPENDENT_CODE = 30,
    CU2CL_JIT_MIN_CTA_PER_SM = 31,
    CU2CL_JIT_MAX_THREADS_PER_BLOCK = 32,
    CU2CL_JIT_OVERRIDE_DIRECTIVE_VALUES = 33,
    CU2CL_JIT_SPLIT_COMPILE = 34,
    CU2CL_JIT_NUM_OPTIONS = 35,
} cu2clDrvJitOption;

typedef enum cu2clDrvJitInputType {
    CU2CL_JIT_INPUT_CUBIN = 0,
    CU2CL_JIT_INPUT_PTX = 1,
    CU2CL_JIT_INPUT_FATBINARY = 2,
    CU2CL_JIT_INPUT_OBJECT = 3,
    CU2CL_JIT_INPUT_LIBRARY = 4,
    CU2CL_JIT_INPUT_NVVM = 5,
    CU2CL_JIT_NUM_INPUT_TYPES = 6,
} cu2clDrvJitInputType;

typedef enum cu2clDrvJitTarget {
    CU2CL_TARGET_COMPUTE_30 = 30,
    CU2CL_TARGET_COMPUTE_32 = 32,
    CU2CL_TARGET_COMPUTE_35 = 35,
    CU2CL_TARGET_COMPUTE_37 = 37,
    CU2CL_TARGET_COMPUTE_50 = 50,
    CU2CL_TARGET_COMPUTE_52 = 52,
    CU2CL_TARGET_COMPUTE_53 = 53,
    CU2CL_TARGET_COMPUTE_60 = 60,
    CU2CL_TARGET_COMPUTE_61 = 61,
    CU2CL_TARGET_COMPUTE_62 = 62,
    CU2CL_TARGET_COMPUTE_70 = 70,
    CU2CL_TARGET_COMPUTE_72 = 72,
    CU2CL_TARGET_COMPUTE_75 = 75,
    CU2CL_TARGET_COMPUTE_80 = 80,
    CU2CL_TARGET_COMPUTE_86 = 86,
    CU2CL_TARGET_COMPUTE_87 = 87,
    CU2CL_TARGET_COMPUTE_89 = 89,
    CU2CL_TARGET_COMPUTE_90 = 90,
    CU2CL_TARGET_COMPUTE_100 = 100,
    CU2CL_TARGET_COMPUTE_110 = 110,
    CU2CL_TARGET_COMPUTE_103 = 103,
    CU2CL_TARGET_COMPUTE_120 = 120,
    CU2CL_TARGET_COMPUTE_121 = 121,
    CU2CL_TARGET_COMPUTE_90A = 0x1005a,
    CU2CL_TARGET_COMPUTE_100A = 0x10064,
    CU2CL_TARGET_COMPUTE_110A = 0x1006e,
    CU2CL_TARGET_COMPUTE_103A = 0x10067,
    CU2CL_TARGET_COMPUTE_120A = 0x10078,
    CU2CL_TARGET_COMPUTE_121A = 0x10079,
    CU2CL_TARGET_COMPUTE_100F = 0x20064,
    CU2CL_TARGET_COMPUTE_110F = 0x2006e,
    CU2CL_TARGET_COMPUTE_103F = 0x20067,
    CU2CL_TARGET_COMPUTE_120F = 0x20078,
    CU2CL_TARGET_COMPUTE_121F = 0x20079,
} cu2clDrvJitTarget;

typedef enum cu2clDrvJitFallback {
    CU2CL_PREFER_PTX = 0,
    CU2CL_PREFER_BINARY = 1,
} cu2clDrvJitFallback;

typedef enum cu2clDrvLibraryOption {
    CU2CL_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE = 0,
    CU2CL_LIBRARY_BINARY_IS_PRESERVED = 1,
    CU2CL_LIBRARY_NUM_OPTIONS = 2,
} cu2clDrvLibraryOption;

/* How a kernel's arguments come in one buffer. */
#define CU2CL_LAUNCH_PARAM_END            ((void *)0x00)
#define CU2CL_LAUNCH_PARAM_BUFFER_POINTER ((void *)0x01)
#define CU2CL_LAUNCH_PARAM_BUFFER_SIZE    ((void *)0x02)

/* How a texture is read. */
#define CU2CL_TRSF_READ_AS_INTEGER                0x01
#define CU2CL_TRSF_NORMALIZED_COORDINATES         0x02
#define CU2CL_TRSF_SRGB                           0x10
#define CU2CL_TRSF_DISABLE_TRILINEAR_OPTIMIZATION 0x20
#define CU2CL_TRSF_SEAMLESS_CUBEMAP               0x40

typedef struct cu2clDrvDevprop {
    int maxThreadsPerBlock;
    int maxThreadsDim[3];
    int maxGridSize[3];
    int sharedMemPerBlock;
    int totalConstantMemory;
    int SIMDWidth;
    int memPitch;
    int regsPerBlock;
    int clockRate; /* kHz */
    int textureAlign;
} cu2clDrvDevprop;

/* Contexts with a part of a device's multiprocessors, or for graphics, can't be made: the pointers
 * have to be null. */
typedef struct cu2clDrvCtxCreateParams {
    void *execAffinityParams;
    int numExecAffinityParams;
    void *cigParams;
} cu2clDrvCtxCreateParams;

typedef struct CU2CL_ARRAY_DESCRIPTOR {
    size_t Width, Height;
    cu2clDrvArrayFormat Format;
    unsigned int NumChannels;
} CU2CL_ARRAY_DESCRIPTOR;

typedef struct CU2CL_ARRAY3D_DESCRIPTOR {
    size_t Width, Height, Depth;
    cu2clDrvArrayFormat Format;
    unsigned int NumChannels, Flags;
} CU2CL_ARRAY3D_DESCRIPTOR;

typedef struct CU2CL_MEMCPY2D {
    size_t srcXInBytes, srcY;
    cu2clDrvMemoryType srcMemoryType;
    const void *srcHost;
    cu2clDrvDeviceptr srcDevice;
    cu2clArray_t srcArray;
    size_t srcPitch;
    size_t dstXInBytes, dstY;
    cu2clDrvMemoryType dstMemoryType;
    void *dstHost;
    cu2clDrvDeviceptr dstDevice;
    cu2clArray_t dstArray;
    size_t dstPitch;
    size_t WidthInBytes, Height;
} CU2CL_MEMCPY2D;

typedef struct CU2CL_MEMCPY3D {
    size_t srcXInBytes, srcY, srcZ, srcLOD;
    cu2clDrvMemoryType srcMemoryType;
    const void *srcHost;
    cu2clDrvDeviceptr srcDevice;
    cu2clArray_t srcArray;
    void *reserved0;
    size_t srcPitch, srcHeight;
    size_t dstXInBytes, dstY, dstZ, dstLOD;
    cu2clDrvMemoryType dstMemoryType;
    void *dstHost;
    cu2clDrvDeviceptr dstDevice;
    cu2clArray_t dstArray;
    void *reserved1;
    size_t dstPitch, dstHeight;
    size_t WidthInBytes, Height, Depth;
} CU2CL_MEMCPY3D;

typedef struct CU2CL_RESOURCE_DESC {
    cu2clDrvResourceType resType;
    union {
        struct {
            cu2clArray_t hArray;
        } array;
        struct {
            cu2clMipmappedArray_t hMipmappedArray;
        } mipmap;
        struct {
            cu2clDrvDeviceptr devPtr;
            cu2clDrvArrayFormat format;
            unsigned int numChannels;
            size_t sizeInBytes;
        } linear;
        struct {
            cu2clDrvDeviceptr devPtr;
            cu2clDrvArrayFormat format;
            unsigned int numChannels;
            size_t width, height, pitchInBytes;
        } pitch2D;
        struct {
            int reserved[32];
        } reserved;
    } res;
    unsigned int flags;
} CU2CL_RESOURCE_DESC;

typedef struct CU2CL_TEXTURE_DESC {
    cu2clDrvAddressMode addressMode[3];
    cu2clDrvFilterMode filterMode;
    unsigned int flags; /* CU2CL_TRSF_... */
    unsigned int maxAnisotropy;
    cu2clDrvFilterMode mipmapFilterMode;
    float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp;
    float borderColor[4];
    int reserved[12];
} CU2CL_TEXTURE_DESC;

typedef struct cu2clResourceViewDesc CU2CL_RESOURCE_VIEW_DESC;

/* Memory that is mapped to reserved addresses. */
typedef unsigned long long cu2clDrvMemHandle;
typedef struct cu2clMemLocation cu2clDrvMemLocation;
typedef struct cu2clMemAccessDesc cu2clDrvMemAccessDesc;
typedef enum cu2clMemLocationType cu2clDrvMemLocationType;
typedef enum cu2clMemAllocationType cu2clDrvMemAllocationType;
typedef enum cu2clMemAllocationHandleType cu2clDrvMemHandleType;
typedef enum cu2clMemAccessFlags cu2clDrvMemAccessFlags;
typedef enum cu2clMemoryAdvise cu2clDrvMemAdvice;

typedef enum cu2clDrvMemGranularityFlags {
    CU2CL_MEM_ALLOC_GRANULARITY_MINIMUM = 0,
    CU2CL_MEM_ALLOC_GRANULARITY_RECOMMENDED = 1,
} cu2clDrvMemGranularityFlags;

typedef enum cu2clDrvMemCompression {
    CU2CL_MEM_ALLOCATION_COMP_NONE = 0,
    CU2CL_MEM_ALLOCATION_COMP_GENERIC = 1,
} cu2clDrvMemCompression;

typedef struct cu2clDrvMemAllocationProp {
    cu2clDrvMemAllocationType type;
    cu2clDrvMemHandleType requestedHandleTypes; /* 0: it can't be shared with other processes */
    cu2clDrvMemLocation location;
    void *win32HandleMetaData;
    struct {
        unsigned char compressionType; /* a wish, as the others are */
        unsigned char gpuDirectRDMACapable;
        unsigned short usage;
        unsigned char reserved[4];
    } allocFlags;
} cu2clDrvMemAllocationProp;

typedef struct cu2clDrvLaunchAttribute {
    cu2clLaunchAttributeID id;
    cu2clLaunchAttributeValue value;
} cu2clDrvLaunchAttribute;

typedef struct cu2clDrvLaunchConfig {
    unsigned int gridDimX, gridDimY, gridDimZ;
    unsigned int blockDimX, blockDimY, blockDimZ;
    unsigned int sharedMemBytes;
    cu2clStream_t hStream;
    cu2clDrvLaunchAttribute *attrs;
    unsigned int numAttrs;
} cu2clDrvLaunchConfig;

#ifdef __cplusplus
}
#endif

#include "show_macros.h"

#endif
