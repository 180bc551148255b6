/* Sums, means, extremes: groups of work-items write theirs to the program's buffer, and one group
 * adds these up. The order is always the same, so results repeat. */
#include "libraries/npp/npp.h"

#include <limits.h>

#define GROUPS    64
#define PER_GROUP (4 * sizeof(double)) /* sum, sum of squares, least, largest */

struct figure_values { /* as in npp_statistics.cl */
    int64_t count;
    int32_t width, step, first, second, is_double, has_b, groups, spare;
};

static NppStatus run(enum rt_npp_type type, struct figure_values v, const void *a, const void *b,
                     void *buffer, const struct rt_npp_result *result, cu2clStream_t stream)
{
    const int64_t needed = (v.count + RT_NPP_GROUP - 1) / RT_NPP_GROUP;
    const void *other = b ? b : a;
    void *first = result->first_at, *second = result->second_at ? result->second_at : first;
    v.first = (int)result->first;
    v.second = (int)result->second;
    v.is_double = result->is_double;
    v.has_b = b != NULL;
    v.groups = needed < GROUPS ? (int)needed : GROUPS;
    NPP_TRY(rt_npp_launch(type, type, RT_NPP_KERNEL_FIGURES, (int64_t)v.groups * RT_NPP_GROUP, 1,
                          stream, NPP_ARGS(&v, &a, &other, &buffer)));
    return rt_npp_launch(type, type, RT_NPP_KERNEL_RESULT, 1, 1, stream,
                         NPP_ARGS(&v, &buffer, &first, &second));
}

static bool has_results(const struct rt_npp_result *result)
{
    return result->first_at && (result->second == RT_NPP_NOTHING || result->second_at);
}

NppStatus rt_npp_image_statistics(enum rt_npp_type type, struct rt_npp_pixels pixels, void *buffer,
                                  struct rt_npp_result result, cu2clStream_t stream)
{
    struct figure_values v = {.count = (int64_t)pixels.size.width * pixels.size.height,
                              .width = pixels.size.width,
                              .step = pixels.step};
    if (!pixels.a || !buffer || !has_results(&result))
        return NPP_NULL_POINTER_ERROR;
    NPP_TRY(rt_npp_check_size(pixels.size));
    NPP_TRY(rt_npp_check_step(pixels.step, type));
    return run(type, v, pixels.a, NULL, buffer, &result, stream);
}

/* A signal is rows of the largest size that an int has, without gaps. */
NppStatus rt_npp_signal_statistics(const Npp32f *a, const Npp32f *b, size_t count, void *buffer,
                                   struct rt_npp_result result, cu2clStream_t stream)
{
    const int row = INT_MAX / 8;
    struct figure_values v = {
        .count = (int64_t)count, .width = row, .step = row * (int)sizeof(Npp32f)};
    if (!a || !buffer || !has_results(&result) || (result.first == RT_NPP_LENGTH && !b))
        return NPP_NULL_POINTER_ERROR;
    if (count == 0 || count > INT64_MAX / sizeof(Npp32f))
        return NPP_SIZE_ERROR;
    return run(RT_NPP_32f, v, a, b, buffer, &result, stream);
}

static NppStatus give_buffer_size(size_t *bytes)
{
    if (!bytes)
        return NPP_NULL_POINTER_ERROR;
    *bytes = (size_t)GROUPS * PER_GROUP;
    return NPP_SUCCESS;
}

NppStatus rt_npp_statistics_size(NppiSize size, size_t *bytes, cu2clStream_t stream)
{
    (void)stream;
    NPP_TRY(rt_npp_check_size(size));
    return give_buffer_size(bytes);
}

NppStatus rt_npp_signal_size(size_t count, size_t *bytes, cu2clStream_t stream)
{
    (void)stream;
    return count == 0 ? NPP_SIZE_ERROR : give_buffer_size(bytes);
}
