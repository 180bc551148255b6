struct Body {
    float3 position;
    float mass;
};

__global__ void k(float3 *p, Body *bodies, float3 shift)
{
    float3 v = p[threadIdx.x];
    v.x += shift.x;
    p[threadIdx.x] = make_float3(v.z, v.y, v.x);
    bodies[threadIdx.x].position.y = v.y * bodies[threadIdx.x].mass;
}
