/* Where a thread is in its block and its warp; warp-wide shuffles of any type. */
#ifndef CU2CL_CUDA_CUB_UTIL_PTX
#define CU2CL_CUDA_CUB_UTIL_PTX

#include "util_type.cuh"

namespace cub
{

#ifdef __CUDACC__

CU2CL_DEVICE inline int RowMajorTid(int block_dim_x, int block_dim_y, int block_dim_z)
{
    return (block_dim_z == 1 ? 0 : threadIdx.z * block_dim_x * block_dim_y) +
           (block_dim_y == 1 ? 0 : threadIdx.y * block_dim_x) + threadIdx.x;
}

CU2CL_DEVICE inline unsigned int LaneId()
{
    return (threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z)) % 32;
}

CU2CL_DEVICE inline unsigned int WarpId()
{
    return (threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z)) / 32;
}

CU2CL_DEVICE inline unsigned int LaneMaskLt()
{
    return (1u << LaneId()) - 1;
}
CU2CL_DEVICE inline unsigned int LaneMaskLe()
{
    return (2u << LaneId()) - 1;
}
CU2CL_DEVICE inline unsigned int LaneMaskGt()
{
    return ~LaneMaskLe();
}
CU2CL_DEVICE inline unsigned int LaneMaskGe()
{
    return ~LaneMaskLt();
}

CU2CL_DEVICE inline void CTA_SYNC()
{
    __syncthreads();
}

CU2CL_DEVICE inline void WARP_SYNC(unsigned int mask)
{
    __syncwarp(mask);
}

template <typename UnsignedBits>
CU2CL_DEVICE inline unsigned int BFE(UnsignedBits source, unsigned int bit_start,
                                            unsigned int num_bits)
{
    return (unsigned int)((source >> bit_start) & ((UnsignedBits(1) << num_bits) - 1));
}

namespace detail
{

/* An object of any type as words of 32 bits, which is what shuffles move. */
template <typename T> union words_of
{
    T object;
    unsigned int words[(sizeof(T) + 3) / 4];

    CU2CL_DEVICE words_of()
    {
    }
};

/* The object that `source`, a lane of the logical warp, gives. Every lane of the mask calls. */
template <int WIDTH, typename T>
CU2CL_DEVICE T shuffle(T input, int source, unsigned int mask)
{
    if constexpr (std::is_arithmetic<T>::value && sizeof(T) >= 4) {
        return __shfl_sync(mask, input, source, WIDTH);
    } else if constexpr (std::is_integral<T>::value) {
        return (T)__shfl_sync(mask, (int)input, source, WIDTH);
    } else {
        words_of<T> all;
        all.object = input;
        for (int i = 0; i < (int)(sizeof(all.words) / 4); i++)
            all.words[i] = __shfl_sync(mask, all.words[i], source, WIDTH);
        return all.object;
    }
}

/* The lane's place in its logical warp. */
template <int WIDTH> CU2CL_DEVICE int logical_lane()
{
    return LaneId() % WIDTH;
}

} // namespace detail

/* The object of the lane `src_offset` lower, but not below `first_thread`: there the lane's own. */
template <int LOGICAL_WARP_THREADS, typename T>
CU2CL_DEVICE T ShuffleUp(T input, int src_offset, int first_thread,
                                       unsigned int member_mask)
{
    int lane = detail::logical_lane<LOGICAL_WARP_THREADS>();
    int source = lane - src_offset < first_thread ? lane : lane - src_offset;
    return detail::shuffle<LOGICAL_WARP_THREADS>(input, source, member_mask);
}

/* The object of the lane `src_offset` higher, but not above `last_thread`: there the lane's own. */
template <int LOGICAL_WARP_THREADS, typename T>
CU2CL_DEVICE T ShuffleDown(T input, int src_offset, int last_thread,
                                         unsigned int member_mask)
{
    int lane = detail::logical_lane<LOGICAL_WARP_THREADS>();
    int source = lane + src_offset > last_thread ? lane : lane + src_offset;
    return detail::shuffle<LOGICAL_WARP_THREADS>(input, source, member_mask);
}

template <int LOGICAL_WARP_THREADS, typename T>
CU2CL_DEVICE T ShuffleIndex(T input, int src_lane, unsigned int member_mask)
{
    return detail::shuffle<LOGICAL_WARP_THREADS>(input, src_lane, member_mask);
}

/* The lanes of logical warp `warp_id`. */
template <int LOGICAL_WARP_THREADS, int LEGACY_PTX_ARCH = 0>
CU2CL_HD unsigned int WarpMask(unsigned int warp_id)
{
    if (LOGICAL_WARP_THREADS == 32 || (LOGICAL_WARP_THREADS & (LOGICAL_WARP_THREADS - 1)) != 0)
        return 0xffffffffu >> (32 - LOGICAL_WARP_THREADS);
    return (0xffffffffu >> (32 - LOGICAL_WARP_THREADS)) << (warp_id * LOGICAL_WARP_THREADS);
}

#endif

} // namespace cub

#endif
