/* Histograms with bins of one width, and tables of points. */
#include "libraries/npp/npp.h"

struct histogram_values { /* as in npp_histogram.cl */
    int32_t width, a_step, d_step, count, low, bin, spare[2];
};

/* The whole numbers between the bounds are dealt out to the bins; the first ones get what is left. */
NppStatus nppiEvenLevelsHost_32s(Npp32s *hpLevels, int nLevels, Npp32s nLowerLevel,
                                 Npp32s nUpperLevel)
{
    if (!hpLevels)
        return NPP_NULL_POINTER_ERROR;
    if (nLevels < 2)
        return NPP_HISTOGRAM_NUMBER_OF_LEVELS_ERROR;
    int64_t range = (int64_t)nUpperLevel - nLowerLevel, bins = nLevels - 1, level = nLowerLevel;
    for (int i = 0; i < nLevels; i++) {
        hpLevels[i] = (Npp32s)level;
        level += range / bins + (i < range % bins);
    }
    return NPP_SUCCESS;
}

/* All bins are as wide as the first whole number allows; what is behind the last one is not counted. */
NppStatus rt_npp_histogram(enum rt_npp_type type, struct rt_npp_pixels pixels, void *counts,
                           struct rt_npp_bins bins, const void *buffer, cu2clStream_t stream)
{
    if (!pixels.a || !counts || !buffer)
        return NPP_NULL_POINTER_ERROR;
    NPP_TRY(rt_npp_check_size(pixels.size));
    NPP_TRY(rt_npp_check_step(pixels.step, type));
    if (bins.levels < 2)
        return NPP_HISTOGRAM_NUMBER_OF_LEVELS_ERROR;
    if (bins.high <= bins.low)
        return NPP_RANGE_ERROR;
    int64_t bin = ((int64_t)bins.high - bins.low) / (bins.levels - 1);
    struct histogram_values v = {.width = pixels.size.width,
                                 .a_step = pixels.step,
                                 .count = bins.levels - 1,
                                 .low = bins.low,
                                 .bin = bin > INT32_MAX ? INT32_MAX : (int32_t)bin};
    NPP_TRY(
        rt_npp_launch(type, type, RT_NPP_KERNEL_CLEAR, v.count, 1, stream, NPP_ARGS(&v, &counts)));
    return rt_npp_launch(type, type, RT_NPP_KERNEL_COUNT, v.width, pixels.size.height, stream,
                         NPP_ARGS(&v, &pixels.a, &counts));
}

NppStatus rt_npp_histogram_size(NppiSize size, int levels, size_t *bytes, cu2clStream_t stream)
{
    (void)stream;
    if (!bytes)
        return NPP_NULL_POINTER_ERROR;
    NPP_TRY(rt_npp_check_size(size));
    if (levels < 2)
        return NPP_HISTOGRAM_NUMBER_OF_LEVELS_ERROR;
    *bytes = RT_NPP_GROUP; /* not used, but programs allocate it */
    return NPP_SUCCESS;
}

NppStatus rt_npp_table(struct rt_npp_point p, const Npp32s *values, const Npp32s *levels, int count,
                       cu2clStream_t stream)
{
    struct histogram_values v = {
        .width = p.size.width, .a_step = p.a_step, .d_step = p.d_step, .count = count};
    if (!p.a || !p.d || !values || !levels)
        return NPP_NULL_POINTER_ERROR;
    NPP_TRY(rt_npp_check_size(p.size));
    NPP_TRY(rt_npp_check_step(p.a_step, RT_NPP_8u));
    NPP_TRY(rt_npp_check_step(p.d_step, RT_NPP_8u));
    if (count < 2)
        return NPP_LUT_NUMBER_OF_LEVELS_ERROR;
    return rt_npp_launch(RT_NPP_8u, RT_NPP_8u, RT_NPP_KERNEL_TABLE, v.width, p.size.height, stream,
                         NPP_ARGS(&v, &p.a, &p.d, &values, &levels));
}
