/* The functions of CUDA's driver API that are not ported.
 * Made by scripts/cuda_names.py; not edited by hand. */
#include "calls.h"

CUresult cuTensorMapEncodeTiled(
    CUtensorMap *unused0 CU2CL_UNUSED, CUtensorMapDataType unused1 CU2CL_UNUSED,
    cuuint32_t unused2 CU2CL_UNUSED, void *unused3 CU2CL_UNUSED,
    const cuuint64_t *unused4 CU2CL_UNUSED, const cuuint64_t *unused5 CU2CL_UNUSED,
    const cuuint32_t *unused6 CU2CL_UNUSED, const cuuint32_t *unused7 CU2CL_UNUSED,
    CUtensorMapInterleave unused8 CU2CL_UNUSED, CUtensorMapSwizzle unused9 CU2CL_UNUSED,
    CUtensorMapL2promotion unused10 CU2CL_UNUSED, CUtensorMapFloatOOBfill unused11 CU2CL_UNUSED)
{
    refuse("cuTensorMapEncodeTiled",
           "maps of tensors have no counterpart in OpenCL; copy the rows by cp_async_bulk");
    return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTensorMapEncodeIm2col(
    CUtensorMap *unused0 CU2CL_UNUSED, CUtensorMapDataType unused1 CU2CL_UNUSED,
    cuuint32_t unused2 CU2CL_UNUSED, void *unused3 CU2CL_UNUSED,
    const cuuint64_t *unused4 CU2CL_UNUSED, const cuuint64_t *unused5 CU2CL_UNUSED,
    const int *unused6 CU2CL_UNUSED, const int *unused7 CU2CL_UNUSED,
    cuuint32_t unused8 CU2CL_UNUSED, cuuint32_t unused9 CU2CL_UNUSED,
    const cuuint32_t *unused10 CU2CL_UNUSED, CUtensorMapInterleave unused11 CU2CL_UNUSED,
    CUtensorMapSwizzle unused12 CU2CL_UNUSED, CUtensorMapL2promotion unused13 CU2CL_UNUSED,
    CUtensorMapFloatOOBfill unused14 CU2CL_UNUSED)
{
    refuse("cuTensorMapEncodeIm2col",
           "maps of tensors have no counterpart in OpenCL; copy the rows by cp_async_bulk");
    return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTensorMapEncodeIm2colWide(
    CUtensorMap *unused0 CU2CL_UNUSED, CUtensorMapDataType unused1 CU2CL_UNUSED,
    cuuint32_t unused2 CU2CL_UNUSED, void *unused3 CU2CL_UNUSED,
    const cuuint64_t *unused4 CU2CL_UNUSED, const cuuint64_t *unused5 CU2CL_UNUSED,
    int unused6 CU2CL_UNUSED, int unused7 CU2CL_UNUSED, cuuint32_t unused8 CU2CL_UNUSED,
    cuuint32_t unused9 CU2CL_UNUSED, const cuuint32_t *unused10 CU2CL_UNUSED,
    CUtensorMapInterleave unused11 CU2CL_UNUSED, CUtensorMapIm2ColWideMode unused12 CU2CL_UNUSED,
    CUtensorMapSwizzle unused13 CU2CL_UNUSED, CUtensorMapL2promotion unused14 CU2CL_UNUSED,
    CUtensorMapFloatOOBfill unused15 CU2CL_UNUSED)
{
    refuse("cuTensorMapEncodeIm2colWide",
           "maps of tensors have no counterpart in OpenCL; copy the rows by cp_async_bulk");
    return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTensorMapReplaceAddress(CUtensorMap *unused0 CU2CL_UNUSED, void *unused1 CU2CL_UNUSED)
{
    refuse("cuTensorMapReplaceAddress",
           "maps of tensors have no counterpart in OpenCL; copy the rows by cp_async_bulk");
    return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuModuleGetTexRef(CUtexref *unused0 CU2CL_UNUSED, CUmodule unused1 CU2CL_UNUSED,
                           const char *unused2 CU2CL_UNUSED)
{
    refuse("cuModuleGetTexRef",
           "texture references of the driver API are not ported; make a texture object");
    return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuModuleGetSurfRef(CUsurfref *unused0 CU2CL_UNUSED, CUmodule unused1 CU2CL_UNUSED,
                            const char *unused2 CU2CL_UNUSED)
{
    refuse("cuModuleGetSurfRef",
           "texture references of the driver API are not ported; make a texture object");
    return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuMemMapArrayAsync(CUarrayMapInfo *unused0 CU2CL_UNUSED, unsigned int unused1 CU2CL_UNUSED,
                            CUstream unused2 CU2CL_UNUSED)
{
    refuse("cuMemMapArrayAsync", "sparse arrays are not ported");
    return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *unused0 CU2CL_UNUSED,
                                    CUarray unused1 CU2CL_UNUSED)
{
    refuse("cuArrayGetSparseProperties", "sparse arrays are not ported");
    return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *unused0 CU2CL_UNUSED,
                                             CUmipmappedArray unused1 CU2CL_UNUSED)
{
    refuse("cuMipmappedArrayGetSparseProperties", "sparse arrays are not ported");
    return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuMemExportToShareableHandle(void *unused0 CU2CL_UNUSED,
                                      CUmemGenericAllocationHandle unused1 CU2CL_UNUSED,
                                      CUmemAllocationHandleType unused2 CU2CL_UNUSED,
                                      unsigned long long unused3 CU2CL_UNUSED)
{
    refuse("cuMemExportToShareableHandle",
           "OpenCL programs share memory with graphics and other processes by means of their own");
    return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *unused0 CU2CL_UNUSED,
                                        void *unused1 CU2CL_UNUSED,
                                        CUmemAllocationHandleType unused2 CU2CL_UNUSED)
{
    refuse("cuMemImportFromShareableHandle",
           "OpenCL programs share memory with graphics and other processes by means of their own");
    return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuParamSetTexRef(CUfunction unused0 CU2CL_UNUSED, int unused1 CU2CL_UNUSED,
                          CUtexref unused2 CU2CL_UNUSED)
{
    refuse("cuParamSetTexRef",
           "texture references of the driver API are not ported; make a texture object");
    return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefSetArray(CUtexref unused0 CU2CL_UNUSED, CUarray unused1 CU2CL_UNUSED,
                          unsigned int unused2 CU2CL_UNUSED)
{
    refuse("cuTexRefSetArray",
           "texture references of the driver API are not ported; make a texture object");
    return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefSetAddress(size_t *unused0 CU2CL_UNUSED, CUtexref unused1 CU2CL_UNUSED,
                            CUdeviceptr unused2 CU2CL_UNUSED, size_t unused3 CU2CL_UNUSED)
{
    refuse("cuTexRefSetAddress",
           "texture references of the driver API are not ported; make a texture object");
    return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefSetFormat(CUtexref unused0 CU2CL_UNUSED, CUarray_format unused1 CU2CL_UNUSED,
                           int unused2 CU2CL_UNUSED)
{
    refuse("cuTexRefSetFormat",
           "texture references of the driver API are not ported; make a texture object");
    return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefSetAddressMode(CUtexref unused0 CU2CL_UNUSED, int unused1 CU2CL_UNUSED,
                                CUaddress_mode unused2 CU2CL_UNUSED)
{
    refuse("cuTexRefSetAddressMode",
           "texture references of the driver API are not ported; make a texture object");
    return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefSetFilterMode(CUtexref unused0 CU2CL_UNUSED, CUfilter_mode unused1 CU2CL_UNUSED)
{
    refuse("cuTexRefSetFilterMode",
           "texture references of the driver API are not ported; make a texture object");
    return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefSetFlags(CUtexref unused0 CU2CL_UNUSED, unsigned int unused1 CU2CL_UNUSED)
{
    refuse("cuTexRefSetFlags",
           "texture references of the driver API are not ported; make a texture object");
    return CUDA_ERROR_NOT_SUPPORTED;
}
