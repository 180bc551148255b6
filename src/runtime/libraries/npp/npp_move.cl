// NPP's functions that give pixels another place, and grey. CU_SRC is the type of elements.

// As in move.c. width and height are the result's, in pixels.
struct move_values {
    long constants[4];
    int width, height, channels, a_step, d_step, from_width, from_height, kind, top, left;
};

// The place that a pixel of the result comes from. The numbers of kinds are those of enum rt_npp_move_kind.
int2 origin(struct move_values v, int x, int y)
{
    int2 from = (int2)(x - v.left, y - v.top);
    switch (v.kind) {
    case 0: // `top` is the axis: 0 horizontal, 1 vertical, 2 both
        return (int2)(v.top == 0 ? x : v.width - 1 - x, v.top == 1 ? y : v.height - 1 - y);
    case 1: return (int2)(y, x);
    case 3: return clamp(from, (int2)(0, 0), (int2)(v.from_width - 1, v.from_height - 1));
    case 4:
        from.x %= v.from_width;
        from.y %= v.from_height;
        return (int2)(from.x < 0 ? from.x + v.from_width : from.x, from.y < 0 ? from.y + v.from_height : from.y);
    default: return from;
    }
}

#define IS_FLOAT(type) ((type)0.5f != 0)

__kernel void cu_npp_move(struct move_values v, __global const uchar *a, __global uchar *d)
{
    long element = (long)get_global_id(0), y = (long)get_global_id(1);
    int x = (int)(element / v.channels), channel = (int)(element % v.channels);
    if (x >= v.width)
        return;
    int2 from = origin(v, x, (int)y);
    int is_inside = from.x >= 0 && from.x < v.from_width && from.y >= 0 && from.y < v.from_height;
    long border = v.constants[channel];
    CU_SRC value = IS_FLOAT(CU_SRC) ? (CU_SRC)as_float((uint)border) : (CU_SRC)border;
    if (is_inside)
        value = ((__global const CU_SRC *)(a + (long)from.y * v.a_step))[(long)from.x * v.channels + channel];
    ((__global CU_SRC *)(d + y * v.d_step))[element] = value;
}

__kernel void cu_npp_gray(struct move_values v, __global const uchar *a, __global uchar *d)
{
    int x = (int)get_global_id(0);
    long y = (long)get_global_id(1);
    if (x >= v.width)
        return;
    __global const uchar *pixel = a + y * v.a_step + (long)x * v.channels;
    d[y * v.d_step + x] = convert_uchar_sat_rte(0.299f * pixel[0] + 0.587f * pixel[1] + 0.114f * pixel[2]);
}
