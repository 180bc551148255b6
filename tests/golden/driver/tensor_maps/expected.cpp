// Maps of tensors: the host's functions and the kernels that use them are refused with the reason.
#include <cu2cl/cu2cl.h>
#include <cu2cl/driver.h>
#include <cu2cl/barrier.h>
#include <utility>

using barrier = cuda::barrier<cuda::thread_scope_block>;
namespace cde = cuda::device::experimental;

#ifdef CU2CL_UNPORTED /* CU3001: 'CUtensorMap' is not supported: maps of tensors have no counterpart in OpenCL; copy the rows by cp_async_bulk */
void first_row(const CUtensorMap map, int *out)
CU2CL_KERNEL(first_row, map, out)

cu2clDrvResult make(CUtensorMap *map, void *data)
{
    uint64_t size[2] = {64, 8}, stride[1] = {64 * sizeof(int)};
    uint32_t box[2] = {64, 8}, step[2] = {1, 1};
    return cuTensorMapEncodeTiled(map, CU_TENSOR_MAP_DATA_TYPE_INT32, 2, data, size, stride, box, step,
                                  CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_SWIZZLE_NONE,
                                  CU_TENSOR_MAP_L2_PROMOTION_NONE, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
}
#endif
