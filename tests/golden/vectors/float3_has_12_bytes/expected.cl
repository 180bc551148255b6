#include <cu2cl/vector.clh>

typedef struct Body {
    cu_float3 position;
    float mass;
} Body;

__kernel void k(__global cu_float3 *p, __global Body *bodies, cu_float3 shift)
{
    cu_float3 v = p[get_local_id(0)];
    v.x += shift.x;
    p[get_local_id(0)] = cu_make_float3(v.z, v.y, v.x);
    bodies[get_local_id(0)].position.y = v.y * bodies[get_local_id(0)].mass;
}
