/* Functions of a pixel and its neighbours. What lies beyond an image with a border is its nearest
 * pixel; NPP knows no other border for these functions. */
#include "libraries/npp/npp.h"

struct filter_values { /* as in npp_filter.cl */
    int32_t width, channels, a_step, d_step, mask_width, mask_height, anchor_x, anchor_y;
    int32_t image_width, image_height, offset_x, offset_y, kind, has_border, spare[2];
};

struct gradient_values {
    int32_t width, a_step, image_width, image_height, offset_x, offset_y, norm;
    int32_t x_step, y_step, magnitude_step, angle_step, wants, middle, spare[3];
};

struct canny_values {
    int32_t width, a_step, image_width, image_height, offset_x, offset_y, norm, d_step;
    int32_t low, height, spare[6];
};

static NppStatus check_border(const struct rt_npp_filter *f)
{
    NPP_TRY(rt_npp_check_size(f->image));
    return f->border == NPP_BORDER_REPLICATE ? NPP_SUCCESS : NPP_NOT_SUPPORTED_MODE_ERROR;
}

static NppStatus check_mask(const struct rt_npp_filter *f)
{
    if (f->mask.width <= 0 || f->mask.height <= 0)
        return NPP_MASK_SIZE_ERROR;
    bool is_inside = f->anchor.x >= 0 && f->anchor.x < f->mask.width && f->anchor.y >= 0 &&
                     f->anchor.y < f->mask.height;
    return is_inside ? NPP_SUCCESS : NPP_ANCHOR_ERROR;
}

NppStatus rt_npp_neighbours(enum rt_npp_type type, int channels, enum rt_npp_filter_kind kind,
                            struct rt_npp_filter f, cu2clStream_t stream)
{
    struct filter_values v = {.width = f.size.width,
                              .channels = channels,
                              .a_step = f.a_step,
                              .d_step = f.d_step,
                              .mask_width = f.mask.width,
                              .mask_height = f.mask.height,
                              .anchor_x = f.anchor.x,
                              .anchor_y = f.anchor.y,
                              .image_width = f.image.width,
                              .image_height = f.image.height,
                              .offset_x = f.offset.x,
                              .offset_y = f.offset.y,
                              .kind = (int)kind,
                              .has_border = f.has_border};
    if (!f.a || !f.d)
        return NPP_NULL_POINTER_ERROR;
    NPP_TRY(rt_npp_check_size(f.size));
    NPP_TRY(rt_npp_check_step(f.a_step, type));
    NPP_TRY(rt_npp_check_step(f.d_step, type));
    NPP_TRY(check_mask(&f));
    if (f.has_border)
        NPP_TRY(check_border(&f));
    return rt_npp_launch(type, type, RT_NPP_KERNEL_NEIGHBOURS, (int64_t)f.size.width * channels,
                         f.size.height, stream, NPP_ARGS(&v, &f.a, &f.d));
}

static NppStatus check_gradient_step(const void *image, int step, enum rt_npp_type type)
{
    return image ? rt_npp_check_step(step, type) : NPP_SUCCESS;
}

static NppStatus check_gradient_images(const struct rt_npp_gradient *g)
{
    NPP_TRY(check_gradient_step(g->x, g->x_step, RT_NPP_16s));
    NPP_TRY(check_gradient_step(g->y, g->y_step, RT_NPP_16s));
    NPP_TRY(check_gradient_step(g->magnitude, g->magnitude_step, RT_NPP_16s));
    return check_gradient_step(g->angle, g->angle_step, RT_NPP_32f);
}

NppStatus rt_npp_gradient(struct rt_npp_filter f, struct rt_npp_gradient g, NppiMaskSize mask,
                          NppiNorm norm, int middle, cu2clStream_t stream)
{
    struct gradient_values v = {.width = f.size.width,
                                .a_step = f.a_step,
                                .image_width = f.image.width,
                                .image_height = f.image.height,
                                .offset_x = f.offset.x,
                                .offset_y = f.offset.y,
                                .norm = (int)norm,
                                .x_step = g.x_step,
                                .y_step = g.y_step,
                                .magnitude_step = g.magnitude_step,
                                .angle_step = g.angle_step,
                                .middle = middle};
    void *images[] = {g.x, g.y, g.magnitude, g.angle};
    if (!f.a)
        return NPP_NULL_POINTER_ERROR;
    NPP_TRY(rt_npp_check_size(f.size));
    NPP_TRY(rt_npp_check_step(f.a_step, RT_NPP_8u));
    NPP_TRY(check_gradient_images(&g));
    if (mask != NPP_MASK_SIZE_3_X_3)
        return NPP_MASK_SIZE_ERROR;
    if (norm != nppiNormL1 && norm != nppiNormL2)
        return NPP_BAD_ARGUMENT_ERROR;
    NPP_TRY(check_border(&f));
    for (int i = 0; i < 4; i++)
        v.wants |= images[i] ? 1 << i : 0;
    return rt_npp_launch(RT_NPP_8u, RT_NPP_8u, RT_NPP_KERNEL_GRADIENT, f.size.width, f.size.height,
                         stream,
                         NPP_ARGS(&v, &f.a, &images[0], &images[1], &images[2], &images[3]));
}

NppStatus nppiFilterCannyBorderGetBufferSize(NppiSize oSizeROI, int *hpBufferSize)
{
    if (!hpBufferSize)
        return NPP_NULL_POINTER_ERROR;
    NPP_TRY(rt_npp_check_size(oSizeROI));
    *hpBufferSize =
        RT_NPP_GROUP; /* not used, but programs allocate it and look whether they got it */
    return NPP_SUCCESS;
}

NppStatus rt_npp_canny(struct rt_npp_filter f, struct rt_npp_canny c, const void *buffer,
                       cu2clStream_t stream)
{
    struct canny_values v = {.width = f.size.width,
                             .a_step = f.a_step,
                             .image_width = f.image.width,
                             .image_height = f.image.height,
                             .offset_x = f.offset.x,
                             .offset_y = f.offset.y,
                             .norm = (int)c.norm,
                             .d_step = f.d_step,
                             .low = c.low,
                             .height = f.size.height};
    if (!f.a || !f.d || !buffer)
        return NPP_NULL_POINTER_ERROR;
    NPP_TRY(rt_npp_check_size(f.size));
    NPP_TRY(rt_npp_check_step(f.a_step, RT_NPP_8u));
    NPP_TRY(rt_npp_check_step(f.d_step, RT_NPP_8u));
    if ((c.norm != nppiNormL1 && c.norm != nppiNormL2) || c.low < 0 || c.low > c.high)
        return NPP_BAD_ARGUMENT_ERROR;
    if (c.mask != NPP_MASK_SIZE_3_X_3)
        return NPP_MASK_SIZE_ERROR;
    if (c.kernel != NPP_FILTER_SOBEL)
        return NPP_NOT_SUPPORTED_MODE_ERROR;
    NPP_TRY(check_border(&f));
    return rt_npp_launch(RT_NPP_8u, RT_NPP_8u, RT_NPP_KERNEL_CANNY, f.size.width, f.size.height,
                         stream, NPP_ARGS(&v, &f.a, &f.d));
}
