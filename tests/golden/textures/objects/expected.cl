#include <cu2cl/texture.clh>
#include <cu2cl/texture_levels.clh>
#include <cu2cl/vector.clh>

typedef struct Views {
    ulong albedo;
    ulong depth;
    int count;
} Views;

// Element types: each is narrowed from four channels.
__kernel void fetch(Views views, __global const ulong *more, __global float4 *out,
                    __global uchar2 *bytes, __global short *shorts)
{
    int i = get_local_id(0);
    float v;
    v = cu_tex2Df(views.albedo, i + 0.5f, 0.5f).x; // stored
    out[i] = cu_tex2Df(views.albedo, i + 0.5f, v);
    ((__global cu_float4_parts *)&out[i])->x += cu_tex3Df(more[0], 0.1f, 0.2f, 0.3f).x
        + cu_tex1Dfetchi(views.depth, i).x;
    bytes[i] = convert_uchar2(cu_tex1Dui(more[1], (float)i).xy);
    shorts[i] = cu_make_short1((short)cu_tex2DLayeredi(more[2], (float)i, 2.0f, 3).x).x;
    ((__global cu_float4_parts *)&out[i])->y = cu_tex2DLodf(views.albedo, 0.5f, 0.5f, 0.0f).x;
}

__kernel void copy(ulong from, ulong to, int width, __global int *cu_status)
{
    int x = get_group_id(0) * get_local_size(0) + get_local_id(0);
    float4 v;
    v = as_float4(cu_surf2Dread16(from, x * (int)16ul, 0, CU_BOUNDARY_CLAMP, 0));
    if (x < width)
        cu_surf2Dwrite16(as_uint4(v), to, x * (int)16ul, 1, CU_BOUNDARY_TRAP, cu_status);
    cu_surf1Dwrite1((uchar)x, to, x, CU_BOUNDARY_ZERO, 0);
}
