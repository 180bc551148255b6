struct body {
    float4 position;
    int2 cell;

    __device__ void move(float dx)
    {
        position.x += dx;
        cell.y++;
    }
};

__device__ float4 origin;

__device__ void clear(int &value)
{
    value = 0;
}

__global__ void k(float4 *p, uchar4 *colours, double2 *pairs, body *bodies, volatile int2 *flags)
{
    __shared__ float4 tile[32];
    int i = threadIdx.x;
    float4 v = p[i];
    v.x *= 2; // nobody else sees v
    tile[i].w = v.x + p[i].y;
    (tile + 1)[i].x = tile[i].w = 1;
    p[i].y -= tile[i].z;
    colours[i].x = p->x;
    pairs->y = bodies[i].position.w--;
    bodies[i].move(0.5f);
    origin.z = 0;
    flags[i].x = 1;
    atomicAdd(&bodies[i].cell.x, 1);
    clear(bodies[0].cell.y);
    p[i] = v;
}
