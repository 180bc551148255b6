// NPP's functions of a pixel and its neighbours. CU_SRC is the type of elements. `a` is the first pixel of what is computed, which is at
// `offset` in the image. With a border no pixel outside of the image is read: the nearest one inside stands for it.

#ifdef CU_FLOAT
#define WORK float
#else
#define WORK int
#endif

// These are as in filter.c.
struct filter_values {
    int width, channels, a_step, d_step, mask_width, mask_height, anchor_x, anchor_y;
    int image_width, image_height, offset_x, offset_y, kind, has_border, spare[2];
};

struct gradient_values {
    int width, a_step, image_width, image_height, offset_x, offset_y, norm;
    int x_step, y_step, magnitude_step, angle_step, wants, middle, spare[3];
};

struct canny_values {
    int width, a_step, image_width, image_height, offset_x, offset_y, norm, d_step;
    int low, height, spare[6];
};

WORK element(struct filter_values v, __global const uchar *a, int x, int y, int channel)
{
    if (v.has_border) {
        x = clamp(x + v.offset_x, 0, v.image_width - 1) - v.offset_x;
        y = clamp(y + v.offset_y, 0, v.image_height - 1) - v.offset_y;
    }
    return ((__global const CU_SRC *)(a + (long)y * v.a_step))[(long)x * v.channels + channel];
}

// The number of a kind is that of enum rt_npp_filter_kind. The mean of integers is cut, not rounded.
__kernel void cu_npp_neighbours(struct filter_values v, __global const uchar *a, __global uchar *d)
{
    long place = (long)get_global_id(0);
    int y = (int)get_global_id(1), x = (int)(place / v.channels), channel = (int)(place % v.channels);
    if (x >= v.width)
        return;
    WORK all = element(v, a, x - v.anchor_x, y - v.anchor_y, channel);
    all = v.kind == 0 ? 0 : all;
    for (int j = 0; j < v.mask_height; j++)
        for (int i = 0; i < v.mask_width; i++) {
            WORK one = element(v, a, x + i - v.anchor_x, y + j - v.anchor_y, channel);
            all = v.kind == 0 ? all + one : v.kind == 1 ? max(all, one) : min(all, one);
        }
    if (v.kind == 0)
        all = all / (WORK)(v.mask_width * v.mask_height);
    ((__global CU_SRC *)(d + (long)y * v.d_step))[place] = (CU_SRC)all;
}

// --- gradients, of bytes ---

struct surroundings {
    int a_step, image_width, image_height, offset_x, offset_y;
};

int byte_at(struct surroundings s, __global const uchar *a, int x, int y)
{
    x = clamp(x + s.offset_x, 0, s.image_width - 1) - s.offset_x;
    y = clamp(y + s.offset_y, 0, s.image_height - 1) - s.offset_y;
    return a[(long)y * s.a_step + x];
}

// The right column less the left one, and the lower row less the upper one; `middle` is how much the nearest pixels count.
int2 slope(struct surroundings s, __global const uchar *a, int x, int y, int middle)
{
    int2 sum = (int2)(0, 0);
    for (int i = -1; i <= 1; i++) {
        int weight = i == 0 ? middle : 1;
        sum.x += weight * (byte_at(s, a, x + 1, y + i) - byte_at(s, a, x - 1, y + i));
        sum.y += weight * (byte_at(s, a, x + i, y + 1) - byte_at(s, a, x + i, y - 1));
    }
    return sum;
}

// The largest integer whose square is not larger. Devices' roots may be off by some units in the last place.
int whole_root(int square)
{
    int root = (int)sqrt((float)square);
    while (root * root > square)
        root--;
    while ((root + 1) * (root + 1) <= square)
        root++;
    return root;
}

// norm: 1 the sum of the absolute values, 2 the length.
int magnitude(int2 g, int norm)
{
    return norm == 1 ? (int)(abs(g.x) + abs(g.y)) : whole_root(g.x * g.x + g.y * g.y);
}

// NPP's x is the left column less the right one.
__kernel void cu_npp_gradient(struct gradient_values v, __global const uchar *a, __global uchar *x_image, __global uchar *y_image,
                              __global uchar *magnitudes, __global uchar *angles)
{
    int x = (int)get_global_id(0), y = (int)get_global_id(1);
    struct surroundings s = {v.a_step, v.image_width, v.image_height, v.offset_x, v.offset_y};
    if (x >= v.width)
        return;
    int2 g = slope(s, a, x, y, v.middle);
    g.x = -g.x;
    if (v.wants & 1)
        ((__global short *)(x_image + (long)y * v.x_step))[x] = (short)g.x;
    if (v.wants & 2)
        ((__global short *)(y_image + (long)y * v.y_step))[x] = (short)g.y;
    if (v.wants & 4)
        ((__global short *)(magnitudes + (long)y * v.magnitude_step))[x] = (short)magnitude(g, v.norm);
    if (v.wants & 8)
        ((__global float *)(angles + (long)y * v.angle_step))[x] = atan2((float)g.y, (float)g.x);
}

// The neighbour across the edge, by the direction of the gradient: horizontal up to 22.5 degrees, whose tangent is the root of 2 less 1.
int2 across(int2 g)
{
    float x = fabs((float)g.x), y = fabs((float)g.y);
    if (y <= x * 0.41421356f)
        return (int2)(1, 0);
    if (y >= x * 2.4142135f)
        return (int2)(0, 1);
    return (int2)((g.x > 0) == (g.y > 0) ? 1 : -1, 1);
}

// How large the gradient is at a pixel, or at the nearest one of the region.
int magnitude_at(struct canny_values v, struct surroundings s, __global const uchar *a, int x, int y)
{
    return magnitude(slope(s, a, clamp(x, 0, v.width - 1), clamp(y, 0, v.height - 1), 2), v.norm);
}

// An edge is where the gradient is no smaller than on both sides, and large enough. Elsewhere it counts as 0, which can be enough, too.
__kernel void cu_npp_canny(struct canny_values v, __global const uchar *a, __global uchar *d)
{
    int x = (int)get_global_id(0), y = (int)get_global_id(1);
    struct surroundings s = {v.a_step, v.image_width, v.image_height, v.offset_x, v.offset_y};
    if (x >= v.width)
        return;
    int2 g = slope(s, a, x, y, 2), to = across(g);
    int here = magnitude(g, v.norm);
    if (here < magnitude_at(v, s, a, x - to.x, y - to.y) || here < magnitude_at(v, s, a, x + to.x, y + to.y))
        here = 0;
    d[(long)y * v.d_step + x] = here >= v.low ? 255 : 0;
}
