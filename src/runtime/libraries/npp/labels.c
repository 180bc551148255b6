/* Regions of pixels with one value. Each pixel begins as a region of its own, which has its place as
 * a label; neighbours of one value join theirs, and the smallest label stays. */
#include "libraries/npp/npp.h"

#include <limits.h>

struct label_values { /* as in npp_labels.cl */
    int32_t width, height, a_step, d_step, has_diagonals, limit, spare[2];
};

NppStatus nppiLabelMarkersUFGetBufferSize_32u_C1R(NppiSize oSizeROI, int *hpBufferSize)
{
    if (!hpBufferSize)
        return NPP_NULL_POINTER_ERROR;
    NPP_TRY(rt_npp_check_size(oSizeROI));
    *hpBufferSize = RT_NPP_GROUP; /* not used, but programs allocate it */
    return NPP_SUCCESS;
}

static NppStatus check_places_fit(NppiSize size)
{
    NPP_TRY(rt_npp_check_size(size));
    return (int64_t)size.width * size.height <= INT_MAX ? NPP_SUCCESS : NPP_SIZE_ERROR;
}

NppStatus rt_npp_label(struct rt_npp_pixels pixels, void *labels, int step, NppiNorm norm,
                       const void *buffer, cu2clStream_t stream)
{
    struct label_values v = {.width = pixels.size.width,
                             .height = pixels.size.height,
                             .a_step = pixels.step,
                             .d_step = step,
                             .has_diagonals = norm == nppiNormInf};
    const enum rt_npp_kernel kernels[] = {RT_NPP_KERNEL_PLACES, RT_NPP_KERNEL_JOIN,
                                          RT_NPP_KERNEL_SETTLE};
    if (!pixels.a || !labels || !buffer)
        return NPP_NULL_POINTER_ERROR;
    NPP_TRY(check_places_fit(pixels.size));
    NPP_TRY(rt_npp_check_step(pixels.step, RT_NPP_8u));
    NPP_TRY(rt_npp_check_step(step, RT_NPP_32s));
    if (norm != nppiNormInf && norm != nppiNormL1)
        return NPP_BAD_ARGUMENT_ERROR;
    for (int i = 0; i < 3; i++)
        NPP_TRY(rt_npp_launch(RT_NPP_8u, RT_NPP_8u, kernels[i], v.width, v.height, stream,
                              NPP_ARGS(&v, &pixels.a, &labels)));
    return NPP_SUCCESS;
}

NppStatus nppiCompressMarkerLabelsGetBufferSize_32u_C1R(int nStartingNumber, int *hpBufferSize)
{
    if (!hpBufferSize)
        return NPP_NULL_POINTER_ERROR;
    if (nStartingNumber <= 0 || nStartingNumber > INT_MAX / (int)sizeof(Npp32u) - 2)
        return NPP_SIZE_ERROR;
    *hpBufferSize = (nStartingNumber + 2) * (int)sizeof(Npp32u);
    return NPP_SUCCESS;
}

NppStatus rt_npp_compress(void *labels, int step, NppiSize size, int limit, int *count,
                          void *buffer, cu2clStream_t stream)
{
    struct label_values v = {.width = size.width,
                             .height = size.height,
                             .d_step = step,
                             .limit = limit < INT_MAX ? limit + 1 : limit};
    if (!labels || !count || !buffer)
        return NPP_NULL_POINTER_ERROR;
    NPP_TRY(check_places_fit(size));
    NPP_TRY(rt_npp_check_step(step, RT_NPP_32s));
    if (limit <= 0)
        return NPP_SIZE_ERROR;
    NPP_TRY(rt_npp_launch(RT_NPP_8u, RT_NPP_8u, RT_NPP_KERNEL_FORGET, (int64_t)v.limit + 1, 1,
                          stream, NPP_ARGS(&v, &buffer)));
    NPP_TRY(rt_npp_launch(RT_NPP_8u, RT_NPP_8u, RT_NPP_KERNEL_MARK, v.width, v.height, stream,
                          NPP_ARGS(&v, &labels, &buffer)));
    NPP_TRY(rt_npp_launch(RT_NPP_8u, RT_NPP_8u, RT_NPP_KERNEL_RANK, RT_NPP_GROUP, 1, stream,
                          NPP_ARGS(&v, &buffer)));
    NPP_TRY(rt_npp_launch(RT_NPP_8u, RT_NPP_8u, RT_NPP_KERNEL_RENAME, v.width, v.height, stream,
                          NPP_ARGS(&v, &labels, &buffer)));
    bool is_read =
        cu2clMemcpyAsync(count, (char *)buffer + (size_t)v.limit * sizeof(Npp32u), sizeof *count,
                         cu2clMemcpyDeviceToHost, stream) == cu2clSuccess &&
        cu2clStreamSynchronize(stream) == cu2clSuccess;
    return is_read ? NPP_SUCCESS : NPP_MEMCPY_ERROR;
}
