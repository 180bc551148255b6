/* Functions whose pixels have nothing to do with each other. */
#include "libraries/npp/npp.h"

#include <string.h>

struct point_values { /* as in npp_point.cl */
    int64_t constants[4];
    int32_t width, channels, a_step, b_step, d_step, operation, mode, has_b;
};

void rt_npp_constants(enum rt_npp_type type, int channels, const void *from, int64_t to[4])
{
    for (int i = 0; i < channels; i++) {
        uint32_t bits = 0;
        switch (type) {
        case RT_NPP_8u: to[i] = ((const Npp8u *)from)[i]; break;
        case RT_NPP_16u: to[i] = ((const Npp16u *)from)[i]; break;
        case RT_NPP_16s: to[i] = ((const Npp16s *)from)[i]; break;
        case RT_NPP_32s: to[i] = ((const Npp32s *)from)[i]; break;
        default: memcpy(&bits, (const Npp32f *)from + i, sizeof bits); to[i] = bits;
        }
    }
}

static NppStatus launch_point(enum rt_npp_type source, enum rt_npp_type result, int channels,
                              enum rt_npp_operation operation, const struct rt_npp_point *p,
                              cu2clStream_t stream)
{
    struct point_values v = {.width = p->size.width * channels,
                             .channels = channels,
                             .a_step = p->a_step,
                             .b_step = p->b_step,
                             .d_step = p->d_step,
                             .operation = (int)operation,
                             .mode = p->mode,
                             .has_b = p->b != NULL};
    const void *a = p->a ? p->a : p->d, *b = p->b ? p->b : a; /* none is not read */
    void *d = p->d;
    NPP_TRY(rt_npp_check_size(p->size));
    if (p->a)
        NPP_TRY(rt_npp_check_step(p->a_step, source));
    if (p->b)
        NPP_TRY(rt_npp_check_step(p->b_step, source));
    NPP_TRY(rt_npp_check_step(p->d_step, result));
    if (p->constants)
        rt_npp_constants(source, channels, p->constants, v.constants);
    return rt_npp_launch(source, result, RT_NPP_KERNEL_POINT, v.width, p->size.height, stream,
                         NPP_ARGS(&v, &a, &b, &d));
}

NppStatus rt_npp_two(enum rt_npp_type source, enum rt_npp_type result, int channels,
                     enum rt_npp_operation operation, struct rt_npp_point p, cu2clStream_t stream)
{
    if (!p.a || !p.b || !p.d)
        return NPP_NULL_POINTER_ERROR;
    return launch_point(source, result, channels, operation, &p, stream);
}

NppStatus rt_npp_constant(enum rt_npp_type source, enum rt_npp_type result, int channels,
                          enum rt_npp_operation operation, struct rt_npp_point p,
                          cu2clStream_t stream)
{
    if (!p.a || !p.constants || !p.d)
        return NPP_NULL_POINTER_ERROR;
    return launch_point(source, result, channels, operation, &p, stream);
}

NppStatus rt_npp_one(enum rt_npp_type source, enum rt_npp_type result, int channels,
                     enum rt_npp_operation operation, struct rt_npp_point p, cu2clStream_t stream)
{
    if (!p.a || !p.d)
        return NPP_NULL_POINTER_ERROR;
    if (operation == RT_NPP_ROUND && (p.mode < NPP_RND_NEAR || p.mode > NPP_RND_ZERO))
        return NPP_ROUND_MODE_NOT_SUPPORTED_ERROR;
    return launch_point(source, result, channels, operation, &p, stream);
}

NppStatus rt_npp_set(enum rt_npp_type source, enum rt_npp_type result, int channels,
                     enum rt_npp_operation operation, struct rt_npp_point p, cu2clStream_t stream)
{
    if (!p.constants || !p.d)
        return NPP_NULL_POINTER_ERROR;
    return launch_point(source, result, channels, operation, &p, stream);
}

NppStatus rt_npp_compare(enum rt_npp_type source, enum rt_npp_type result, int channels,
                         enum rt_npp_operation operation, struct rt_npp_point p,
                         cu2clStream_t stream)
{
    if (!p.a || !p.d || (!p.b && !p.constants))
        return NPP_NULL_POINTER_ERROR;
    if (p.mode < NPP_CMP_LESS || p.mode > NPP_CMP_GREATER)
        return NPP_NOT_SUPPORTED_MODE_ERROR;
    operation += (enum rt_npp_operation)p.mode;
    p.mode = 0;
    return launch_point(source, result, channels, operation, &p, stream);
}

NppStatus rt_npp_threshold(enum rt_npp_type source, enum rt_npp_type result, int channels,
                           enum rt_npp_operation operation, struct rt_npp_point p,
                           cu2clStream_t stream)
{
    if (!p.a || !p.d)
        return NPP_NULL_POINTER_ERROR;
    if (p.mode != NPP_CMP_LESS && p.mode != NPP_CMP_GREATER)
        return NPP_NOT_SUPPORTED_MODE_ERROR;
    if (p.mode == NPP_CMP_GREATER)
        operation = RT_NPP_LIMIT_GREATER;
    p.mode = 0;
    return launch_point(source, result, channels, operation, &p, stream);
}
