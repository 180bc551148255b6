#include <cu2cl/texture.clh>

typedef struct triple {
    float x;
    float y;
    float z;
} triple;

// No form: of the two loops the outer one has no work of its own, the inner one only fetches.
__kernel void nearest(__global const float *centers, __global int *nearest_1, int clusters,
                      int features, ulong points)
{
    int point = get_group_id(0) * get_local_size(0) + get_local_id(0), best = 0;
    float least = 3e38f;
    for (int i = 0; i < clusters; i++) {
        float distance = 0;
        for (int j = 0; j < features; j++) {
            float d = cu_tex1Dfetchf(points, point * features + j).x - centers[i * features + j];
            distance += d * d;
        }
        if (distance < least)
            least = distance, best = i;
    }
    nearest_1[point] = best;
}

// No form: its loop counts by atomic operations.
__kernel void count(__global uint *bins, __global const uint *data, int n)
{
    for (int i = 0; i < n; i++)
        atomic_add(&bins[data[i * 1024 + (uint)get_local_id(0)] & 255], (uint)1);
}

// No form: its inner loops work on arrays that each lane has.
__kernel void several(__global const float *bounds, __global const float *in, __global int *out,
                      int n)
{
    float values[4];
    int counts[4];
    for (int i = 0; i < 4; i++) {
        values[i] = in[(uint)get_local_id(0) + 256 * i];
        counts[i] = 0;
    }
    for (int k = 0; k < n; k++)
        for (int i = 0; i < 4; i++)
            if (values[i] < bounds[k])
                counts[i]++;
    for (int i = 0; i < 4; i++)
        out[(uint)get_local_id(0) + 256 * i] = counts[i];
}

// No form: its loop takes one of several ways.
__kernel void step_int__ptr_int(__global int *data, int n)
{
    int value = data[get_local_id(0)];
    for (int i = 0; i < n; i++) {
        switch (value & 3) {
        case 0: value += 7; break;
        case 1: value = value * 3; break;
        default: value -= i; break;
        }
    }
    data[get_local_id(0)] = value;
}

// Lane loops: beside a loop as that of `count` it has one that computes.
__kernel void sum(__global uint *bins, __global float *sums, __global const float *data, int n)
{
    float sum_1 = 0;
    for (int i = 0; i < n; i++)
        atomic_add(&bins[i], (uint)1);
    for (int i = 0; i < n; i++)
        sum_1 += data[i * 1024 + (uint)get_local_id(0)];
    sums[get_local_id(0)] = sum_1;
}

void divide(const float *by, const triple *of, triple *to)
{
    to->x = of->x / *by;
    to->y = of->y / *by;
    to->z = of->z / *by;
}

// No form: each lane has variables in memory in it, whose addresses a function gets.
__kernel void fluxes(__global const float *in, __global const int *at, __global float *out,
                     int count_1)
{
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    triple own = {in[i], in[i + count_1], in[i + 2 * count_1]};
    float sum_1 = 0;
    for (int k = 0; k < 4; k++) {
        triple other = {in[at[i + k * count_1]], 1, 2};
        triple made;
        divide(&own.x, &other, &made);
        sum_1 += made.x * own.y + made.z;
    }
    out[i] = sum_1;
}
