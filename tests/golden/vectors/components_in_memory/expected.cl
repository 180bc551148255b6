#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#include <cu2cl/convert.clh>
#include <cu2cl/vector.clh>

typedef struct body {
    float4 position;
    int2 cell;
} body;

void body_move(__global body *self, float dx)
{
    ((__global cu_float4_parts *)&self->position)->x += dx;
    ((__global cu_int2_parts *)&self->cell)->y++;
}

void clear(__global int *value)
{
    *value = 0;
}

__kernel void k(__global float4 *p, __global uchar4 *colours, __global double2 *pairs,
                __global body *bodies, __global volatile int2 *flags, __global float4 *origin)
{
    __local float4 tile[32];
    int i = get_local_id(0);
    float4 v = p[i];
    v.x *= 2; // nobody else sees v
    ((__local cu_float4_parts *)&tile[i])->w = v.x + p[i].y;
    ((__local cu_float4_parts *)&(tile + 1)[i])->x = ((__local cu_float4_parts *)&tile[i])->w = 1;
    ((__global cu_float4_parts *)&p[i])->y -= tile[i].z;
    ((__global cu_uchar4_parts *)&colours[i])->x = cu_float2uint(p->x);
    ((__global cu_double2_parts *)pairs)->y =
            ((__global cu_float4_parts *)&bodies[i].position)->w--;
    body_move(&bodies[i], 0.5f);
    ((__global cu_float4_parts *)origin)->z = 0;
    ((volatile __global cu_int2_parts *)&flags[i])->x = 1;
    atomic_add((__global int *)&bodies[i].cell + 0, 1);
    clear((__global int *)&bodies[0].cell + 1);
    p[i] = v;
}
