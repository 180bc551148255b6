/* What is not ported of CUDA's driver API: a function says so and returns an error, and the compiler warns of calls.
 * Made by scripts/cuda_names.py; not edited by hand. */
#ifndef CU2CL_CUDA_DRIVER_REFUSED_H
#define CU2CL_CUDA_DRIVER_REFUSED_H
#include "refused.h"
#include <cu2cl/hide_macros.h>

#pragma push_macro("layer")
#undef layer
#pragma push_macro("level")
#undef level
#pragma push_macro("miptail")
#undef miptail
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
#define CU_MEM_LOCATION_TYPE_MAX     ((CUmemLocationType)0x7fffffff)
#define CU_MEM_HANDLE_TYPE_MAX       ((CUmemAllocationHandleType)0x7fffffff)
#define CU_MEM_ACCESS_FLAGS_PROT_MAX ((CUmemAccess_flags)0x7fffffff)
typedef enum CUdriverProcAddressQueryResult_enum {
    CU_GET_PROC_ADDRESS_SUCCESS = 0,
    CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND = 1,
    CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT = 2,
} CUdriverProcAddressQueryResult;
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
#pragma pop_macro("resource")
#pragma pop_macro("subresource")

#ifdef __cplusplus
#define CU2CL_DEFAULT(value) = value
extern "C" {
#else
#define CU2CL_DEFAULT(value)
#endif

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

#include <cu2cl/show_macros.h>

#endif
