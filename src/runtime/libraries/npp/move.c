/* Functions that give pixels another place, and grey, which takes three elements for one. */
#include "libraries/npp/npp.h"

struct move_values { /* as in npp_move.cl */
    int64_t constants[4];
    int32_t width, height, channels, a_step, d_step, from_width, from_height, kind, top, left;
};

static NppStatus check_places(enum rt_npp_move_kind kind, const struct rt_npp_move *m)
{
    if (kind == RT_NPP_MIRROR)
        return m->top < NPP_HORIZONTAL_AXIS || m->top > NPP_BOTH_AXIS ? NPP_MIRROR_FLIP_ERROR
                                                                      : NPP_SUCCESS;
    if (kind == RT_NPP_TRANSPOSE)
        return NPP_SUCCESS;
    bool fits = m->top >= 0 && m->left >= 0 && m->to.width - m->left >= m->from.width &&
                m->to.height - m->top >= m->from.height;
    return fits ? NPP_SUCCESS : NPP_SIZE_ERROR;
}

NppStatus rt_npp_move(enum rt_npp_type type, int channels, enum rt_npp_move_kind kind,
                      struct rt_npp_move m, cu2clStream_t stream)
{
    struct move_values v = {.width = m.to.width,
                            .height = m.to.height,
                            .channels = channels,
                            .a_step = m.a_step,
                            .d_step = m.d_step,
                            .from_width = m.from.width,
                            .from_height = m.from.height,
                            .kind = (int)kind,
                            .top = m.top,
                            .left = m.left};
    if (!m.a || !m.d || (kind == RT_NPP_CONSTANT_BORDER && !m.constants))
        return NPP_NULL_POINTER_ERROR;
    NPP_TRY(rt_npp_check_size(m.from));
    NPP_TRY(rt_npp_check_size(m.to));
    NPP_TRY(rt_npp_check_step(m.a_step, type));
    NPP_TRY(rt_npp_check_step(m.d_step, type));
    NPP_TRY(check_places(kind, &m));
    if (m.constants)
        rt_npp_constants(type, channels, m.constants, v.constants);
    return rt_npp_launch(type, type, RT_NPP_KERNEL_MOVE, (int64_t)m.to.width * channels,
                         m.to.height, stream, NPP_ARGS(&v, &m.a, &m.d));
}

NppStatus rt_npp_gray(int channels, struct rt_npp_point p, cu2clStream_t stream)
{
    struct move_values v = {.width = p.size.width,
                            .height = p.size.height,
                            .channels = channels,
                            .a_step = p.a_step,
                            .d_step = p.d_step};
    if (!p.a || !p.d)
        return NPP_NULL_POINTER_ERROR;
    NPP_TRY(rt_npp_check_size(p.size));
    NPP_TRY(rt_npp_check_step(p.a_step, RT_NPP_8u));
    NPP_TRY(rt_npp_check_step(p.d_step, RT_NPP_8u));
    return rt_npp_launch(RT_NPP_8u, RT_NPP_8u, RT_NPP_KERNEL_GRAY, p.size.width, p.size.height,
                         stream, NPP_ARGS(&v, &p.a, &p.d));
}
