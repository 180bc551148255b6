// Maps of tensors: the host's functions and the kernels that use them are refused with the reason.
#include <cuda.h>
#include <cuda/barrier>
#include <utility>

using barrier = cuda::barrier<cuda::thread_scope_block>;
namespace cde = cuda::device::experimental;

__global__ void first_row(const __grid_constant__ CUtensorMap map, int *out)
{
    __shared__ alignas(128) int tile[8][64];
    __shared__ barrier bar;
    if (threadIdx.x == 0)
        init(&bar, 64);
    __syncthreads();
    barrier::arrival_token token;
    if (threadIdx.x == 0) {
        cde::cp_async_bulk_tensor_2d_global_to_shared(&tile, &map, 0, 0, bar);
        token = cuda::device::barrier_arrive_tx(bar, 1, sizeof(tile));
    } else {
        token = bar.arrive();
    }
    bar.wait(std::move(token));
    out[threadIdx.x] = tile[0][threadIdx.x];
}

CUresult make(CUtensorMap *map, void *data)
{
    cuuint64_t size[2] = {64, 8}, stride[1] = {64 * sizeof(int)};
    cuuint32_t box[2] = {64, 8}, step[2] = {1, 1};
    return cuTensorMapEncodeTiled(map, CU_TENSOR_MAP_DATA_TYPE_INT32, 2, data, size, stride, box, step,
                                  CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_SWIZZLE_NONE,
                                  CU_TENSOR_MAP_L2_PROMOTION_NONE, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
}
