/* What is not ported of CUDA's driver API: a function says so and returns an error, and the compiler warns of calls.
 * Made by scripts/cuda_names.py; not edited by hand. */
#ifndef CU2CL_CUDA_DRIVER_REFUSED_H
#define CU2CL_CUDA_DRIVER_REFUSED_H
#include "refused.h"
#include "cu2cl/hide_macros.h"

#pragma push_macro("layer")
#undef layer
#pragma push_macro("level")
#undef level
#pragma push_macro("miptail")
#undef miptail
#pragma push_macro("opaque")
#undef opaque
#pragma push_macro("resource")
#undef resource
#pragma push_macro("subresource")
#undef subresource
#define CU_DEVICE_ATTRIBUTE_NUMA_ID                                       ((CUdevice_attribute)131)
#define CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID                                  ((CUdevice_attribute)134)
#define CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED                           ((CUdevice_attribute)135)
#define CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK                 ((CUdevice_attribute)136)
#define CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH                 ((CUdevice_attribute)137)
#define CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED                          ((CUdevice_attribute)138)
#define CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID                             ((CUdevice_attribute)139)
#define CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID                          ((CUdevice_attribute)140)
#define CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED ((CUdevice_attribute)141)
#define CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED              ((CUdevice_attribute)142)
#define CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED             ((CUdevice_attribute)143)
#define CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED                   ((CUdevice_attribute)144)
#define CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED      ((CUdevice_attribute)145)
#define CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED                  ((CUdevice_attribute)146)
#define CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED     ((CUdevice_attribute)147)
#define CU_DEVICE_ATTRIBUTE_MAX                                           ((CUdevice_attribute)148)
#define CU_LIMIT_SHMEM_SIZE                                               ((CUlimit)7)
#define CU_LIMIT_CIG_ENABLED                                              ((CUlimit)8)
#define CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED                               ((CUlimit)9)
#define CU_LIMIT_MAX                                                      ((CUlimit)10)
#define CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT                            ((CUlaunchAttributeID)7)
#define CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP                           ((CUlaunchAttributeID)9)
#define CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN                               ((CUlaunchAttributeID)10)
#define CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION                   ((CUlaunchAttributeID)11)
#define CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT                       ((CUlaunchAttributeID)12)
#define CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE                  ((CUlaunchAttributeID)13)
typedef enum CUarraySparseSubresourceType_enum {
    CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL = 0,
    CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL = 1,
} CUarraySparseSubresourceType;
typedef enum CUmemOperationType_enum {
    CU_MEM_OPERATION_TYPE_MAP = 1,
    CU_MEM_OPERATION_TYPE_UNMAP = 2,
} CUmemOperationType;
typedef enum CUmemHandleType_enum {
    CU_MEM_HANDLE_TYPE_GENERIC = 0,
} CUmemHandleType;
typedef enum CUtensorMapDataType_enum {
    CU_TENSOR_MAP_DATA_TYPE_UINT8 = 0,
    CU_TENSOR_MAP_DATA_TYPE_UINT16 = 1,
    CU_TENSOR_MAP_DATA_TYPE_UINT32 = 2,
    CU_TENSOR_MAP_DATA_TYPE_INT32 = 3,
    CU_TENSOR_MAP_DATA_TYPE_UINT64 = 4,
    CU_TENSOR_MAP_DATA_TYPE_INT64 = 5,
    CU_TENSOR_MAP_DATA_TYPE_FLOAT16 = 6,
    CU_TENSOR_MAP_DATA_TYPE_FLOAT32 = 7,
    CU_TENSOR_MAP_DATA_TYPE_FLOAT64 = 8,
    CU_TENSOR_MAP_DATA_TYPE_BFLOAT16 = 9,
    CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ = 10,
    CU_TENSOR_MAP_DATA_TYPE_TFLOAT32 = 11,
    CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ = 12,
    CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B = 13,
    CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B = 14,
    CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B = 15,
} CUtensorMapDataType;
typedef enum CUtensorMapInterleave_enum {
    CU_TENSOR_MAP_INTERLEAVE_NONE = 0,
    CU_TENSOR_MAP_INTERLEAVE_16B = 1,
    CU_TENSOR_MAP_INTERLEAVE_32B = 2,
} CUtensorMapInterleave;
typedef enum CUtensorMapSwizzle_enum {
    CU_TENSOR_MAP_SWIZZLE_NONE = 0,
    CU_TENSOR_MAP_SWIZZLE_32B = 1,
    CU_TENSOR_MAP_SWIZZLE_64B = 2,
    CU_TENSOR_MAP_SWIZZLE_128B = 3,
    CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B = 4,
    CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B = 5,
    CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B = 6,
} CUtensorMapSwizzle;
typedef enum CUtensorMapL2promotion_enum {
    CU_TENSOR_MAP_L2_PROMOTION_NONE = 0,
    CU_TENSOR_MAP_L2_PROMOTION_L2_64B = 1,
    CU_TENSOR_MAP_L2_PROMOTION_L2_128B = 2,
    CU_TENSOR_MAP_L2_PROMOTION_L2_256B = 3,
} CUtensorMapL2promotion;
typedef enum CUtensorMapFloatOOBfill_enum {
    CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE = 0,
    CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA = 1,
} CUtensorMapFloatOOBfill;
typedef enum CUtensorMapIm2ColWideMode_enum {
    CU_TENSOR_MAP_IM2COL_WIDE_MODE_W = 0,
    CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128 = 1,
} CUtensorMapIm2ColWideMode;
#define CU_MEM_LOCATION_TYPE_MAX     ((CUmemLocationType)0x7fffffff)
#define CU_MEM_HANDLE_TYPE_MAX       ((CUmemAllocationHandleType)0x7fffffff)
#define CU_MEM_ACCESS_FLAGS_PROT_MAX ((CUmemAccess_flags)0x7fffffff)
typedef enum CUdriverProcAddressQueryResult_enum {
    CU_GET_PROC_ADDRESS_SUCCESS = 0,
    CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND = 1,
    CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT = 2,
} CUdriverProcAddressQueryResult;
typedef struct CUtensorMap_st {
    cuuint64_t opaque[16];
} __attribute__((aligned(128))) CUtensorMap;
typedef struct CUtexref_st *CUtexref;
typedef struct CUsurfref_st *CUsurfref;
typedef struct CUDA_ARRAY_SPARSE_PROPERTIES_st {
    struct {
        unsigned int width, height, depth;
    } tileExtent;
    unsigned int miptailFirstLevel;
    unsigned long long miptailSize;
    unsigned int flags, reserved[4];
} CUDA_ARRAY_SPARSE_PROPERTIES;
typedef struct CUarrayMapInfo_st {
    CUresourcetype resourceType;
    union {
        CUmipmappedArray mipmap;
        CUarray array;
    } resource;
    CUarraySparseSubresourceType subresourceType;
    union {
        struct {
            unsigned int level, layer, offsetX, offsetY, offsetZ;
            unsigned int extentWidth, extentHeight, extentDepth;
        } sparseLevel;
        struct {
            unsigned int layer;
            unsigned long long offset, size;
        } miptail;
    } subresource;
    CUmemOperationType memOperationType;
    CUmemHandleType memHandleType;
    union {
        CUmemGenericAllocationHandle memHandle;
    } memHandle;
    unsigned long long offset;
    unsigned int deviceBitMask, flags, reserved[2];
} CUarrayMapInfo;
#define CU_PARAM_TR_DEFAULT     -1
#define CU_TRSA_OVERRIDE_FORMAT 0x01
#pragma pop_macro("layer")
#pragma pop_macro("level")
#pragma pop_macro("miptail")
#pragma pop_macro("opaque")
#pragma pop_macro("resource")
#pragma pop_macro("subresource")

#ifdef __cplusplus
#define CU2CL_DEFAULT(value) = value
extern "C" {
#else
#define CU2CL_DEFAULT(value)
#endif

CU2CL_REFUSED("maps of tensors have no counterpart in OpenCL; copy the rows by cp_async_bulk")
CUresult cuTensorMapEncodeTiled(CUtensorMap *, CUtensorMapDataType, cuuint32_t, void *,
                                const cuuint64_t *, const cuuint64_t *, const cuuint32_t *,
                                const cuuint32_t *, CUtensorMapInterleave, CUtensorMapSwizzle,
                                CUtensorMapL2promotion, CUtensorMapFloatOOBfill);
CU2CL_REFUSED("maps of tensors have no counterpart in OpenCL; copy the rows by cp_async_bulk")
CUresult cuTensorMapEncodeIm2col(CUtensorMap *, CUtensorMapDataType, cuuint32_t, void *,
                                 const cuuint64_t *, const cuuint64_t *, const int *, const int *,
                                 cuuint32_t, cuuint32_t, const cuuint32_t *, CUtensorMapInterleave,
                                 CUtensorMapSwizzle, CUtensorMapL2promotion,
                                 CUtensorMapFloatOOBfill);
CU2CL_REFUSED("maps of tensors have no counterpart in OpenCL; copy the rows by cp_async_bulk")
CUresult cuTensorMapEncodeIm2colWide(CUtensorMap *, CUtensorMapDataType, cuuint32_t, void *,
                                     const cuuint64_t *, const cuuint64_t *, int, int, cuuint32_t,
                                     cuuint32_t, const cuuint32_t *, CUtensorMapInterleave,
                                     CUtensorMapIm2ColWideMode, CUtensorMapSwizzle,
                                     CUtensorMapL2promotion, CUtensorMapFloatOOBfill);
CU2CL_REFUSED("maps of tensors have no counterpart in OpenCL; copy the rows by cp_async_bulk")
CUresult cuTensorMapReplaceAddress(CUtensorMap *, void *);
CU2CL_REFUSED("texture references of the driver API are not ported; make a texture object")
CUresult cuModuleGetTexRef(CUtexref *, CUmodule, const char *);
CU2CL_REFUSED("texture references of the driver API are not ported; make a texture object")
CUresult cuModuleGetSurfRef(CUsurfref *, CUmodule, const char *);
CU2CL_REFUSED("sparse arrays are not ported")
CUresult cuMemMapArrayAsync(CUarrayMapInfo *, unsigned int, CUstream);
CU2CL_REFUSED("sparse arrays are not ported")
CUresult cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *, CUarray);
CU2CL_REFUSED("sparse arrays are not ported")
CUresult cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *, CUmipmappedArray);
CU2CL_REFUSED(
    "OpenCL programs share memory with graphics and other processes by means of their own")
CUresult cuMemExportToShareableHandle(void *, CUmemGenericAllocationHandle,
                                      CUmemAllocationHandleType, unsigned long long);
CU2CL_REFUSED(
    "OpenCL programs share memory with graphics and other processes by means of their own")
CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *, void *,
                                        CUmemAllocationHandleType);
CU2CL_REFUSED("texture references of the driver API are not ported; make a texture object")
CUresult cuParamSetTexRef(CUfunction, int, CUtexref);
CU2CL_REFUSED("texture references of the driver API are not ported; make a texture object")
CUresult cuTexRefSetArray(CUtexref, CUarray, unsigned int);
CU2CL_REFUSED("texture references of the driver API are not ported; make a texture object")
CUresult cuTexRefSetAddress(size_t *, CUtexref, CUdeviceptr, size_t);
CU2CL_REFUSED("texture references of the driver API are not ported; make a texture object")
CUresult cuTexRefSetFormat(CUtexref, CUarray_format, int);
CU2CL_REFUSED("texture references of the driver API are not ported; make a texture object")
CUresult cuTexRefSetAddressMode(CUtexref, int, CUaddress_mode);
CU2CL_REFUSED("texture references of the driver API are not ported; make a texture object")
CUresult cuTexRefSetFilterMode(CUtexref, CUfilter_mode);
CU2CL_REFUSED("texture references of the driver API are not ported; make a texture object")
CUresult cuTexRefSetFlags(CUtexref, unsigned int);

#ifdef __cplusplus
}
#endif
#undef CU2CL_DEFAULT

#include "cu2cl/show_macros.h"

#endif
