// Structs of four floats that are read and written as float4, by functions that get pointers to
// them: the variables are aligned for it, also where they are fields of a frame.
#include "check.h"

struct Position {
    float x, y, z, w;
};

__device__ void move(Position *p, float by)
{
    float4 all = *(float4 *)p;
    *(float4 *)p = make_float4(all.x + by, all.y + 2 * by, all.z + 3 * by, all.w);
}

// Its two ends make coroutines of the kernel where there are no warps: its variables are fields.
__device__ float of_another(float value, int mode)
{
    if (mode % 2)
        return __shfl_xor_sync(0xffffffff, value, 1);
    return __shfl_xor_sync(0xffffffff, value, 2);
}

__global__ void walk(const float *start, float *out, int steps)
{
    int t = threadIdx.x, before = t + 1;
    Position first;
    float step = start[t];
    Position second;
    char odd = (char)(t & 7);
    Position third;
    *(float4 *)&first = make_float4(1, 2, 3, 4);
    *(float4 *)&second = make_float4(step, 0, 0, 0);
    *(float4 *)&third = make_float4(odd, 0, 0, 0);
    for (int i = 0; i < steps; i++) {
        float other = of_another(step + i, i);
        move(&first, other);
        move(&second, (float)before);
        move(&third, (float)odd);
    }
    out[t] = first.x + first.y + first.z + first.w + second.x + second.z + third.y;
}

int main()
{
    const int n = 96, steps = 5;
    std::vector<float> start(n);
    for (int i = 0; i < n; i++)
        start[i] = (float)(i % 13);
    float *d_start = copy_to_device(start), *out = new_on_device<float>(n);
    walk<<<1, n>>>(d_start, out, steps);
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(out, n);
    for (int t = 0; t < n; t++) {
        float moved = 0;
        for (int i = 0; i < steps; i++)
            moved += start[t ^ (i % 2 ? 1 : 2)] + i;
        int odd = t & 7;
        float want = 10 + 6 * moved + start[t] + 4 * steps * (t + 1) + 2 * steps * odd;
        EXPECT_EQUAL(t, got[t], want);
    }
    return finish();
}
