#include <cu2cl/texture.clh>

float look(float x, float y, ulong image)
{
    return cu_tex2Df(image, x, y).x;
}

__kernel void draw(int width, ulong colours, __global int *cu_status, ulong image, ulong target)
{
    int x = get_local_id(0);
    float4 colour = cu_tex1Dfetchf(colours, x);
    if (x < width)
        cu_surf2Dwrite4(as_uint(look(x + 0.5f, 0.5f, image) * colour.x), target, x * 4, 0,
                        CU_BOUNDARY_TRAP, cu_status);
}
