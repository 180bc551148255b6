#include <cu2cl/texture.clh>
#include <cu2cl/vector.clh>

__kernel void move(__global float4 *vertices, ulong screen, __global int *cu_status)
{
    float4 v = vertices[get_local_id(0)];
    cu_surf2Dwrite16(as_uint4(v), screen, (int)((uint)get_local_id(0) * 16), 0, CU_BOUNDARY_TRAP,
                     cu_status);
    ((__global cu_float4_parts *)&vertices[get_local_id(0)])->x = v.x + 1;
}
