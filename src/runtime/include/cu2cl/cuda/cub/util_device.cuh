/* CUB's <cub/util_device.cuh>: what programs ask devices. */
#ifndef CU2CL_CUDA_CUB_UTIL_DEVICE
#define CU2CL_CUDA_CUB_UTIL_DEVICE

#include "util_debug.cuh"

namespace cub
{

/* 100 times the major number of the compute capability, and 10 times the minor one. */
inline CU2CL_API(Error_t) SmVersion(int &sm_version, int device)
{
    int major = 0, minor = 0;
    CU2CL_API(Error_t) error = CU2CL_API(DeviceGetAttribute)(&major, CU2CL_API(DevAttrComputeCapabilityMajor), device);
    if (!error)
        error = CU2CL_API(DeviceGetAttribute)(&minor, CU2CL_API(DevAttrComputeCapabilityMinor), device);
    if (!error)
        sm_version = 100 * major + 10 * minor;
    return error;
}

inline CU2CL_API(Error_t) SmVersion(int &sm_version)
{
    int device = 0;
    CU2CL_API(Error_t) error = CU2CL_API(GetDevice)(&device);
    return error ? error : SmVersion(sm_version, device);
}

/* Kernels are built for the device that they run on. */
inline CU2CL_API(Error_t) PtxVersion(int &ptx_version, int device)
{
    return SmVersion(ptx_version, device);
}

inline CU2CL_API(Error_t) PtxVersion(int &ptx_version)
{
    return SmVersion(ptx_version);
}

inline CU2CL_API(Error_t) SyncStream(CU2CL_API(Stream_t) stream)
{
    return CU2CL_API(StreamSynchronize)(stream);
}

/* How many blocks of a kernel a multiprocessor takes at once. */
template <typename Kernel>
inline CU2CL_API(Error_t) MaxSmOccupancy(int &max_sm_occupancy, Kernel kernel, int block_threads,
                                         int dynamic_smem_bytes = 0)
{
    return CU2CL_API(OccupancyMaxActiveBlocksPerMultiprocessor)(
        &max_sm_occupancy, reinterpret_cast<const void *>(kernel), block_threads,
        dynamic_smem_bytes);
}

} // namespace cub

#endif
