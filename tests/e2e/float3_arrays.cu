// float3 and other three-element vectors have 12 bytes (3, 6, 24) in CUDA: arrays, structs, shared
// memory, component access, constructors.
#include "check.h"

struct Particle {
    float3 position;
    float mass;
    uchar3 colour;
};

__device__ float3 operator+(float3 a, float3 b)
{
    return make_float3(a.x + b.x, a.y + b.y, a.z + b.z);
}

__device__ float dot(const float3 &a, const float3 &b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

__device__ float3 scaled(float3 v, float by)
{
    float3 r;
    r.x = v.x * by;
    r.y = v.y * by;
    r.z = v.z * by;
    return r;
}

__global__ void move(Particle *particles, float3 *sums, double3 *doubles, int n, float3 shift)
{
    __shared__ float3 shared[32];
    int t = threadIdx.x;
    if (t < n) {
        Particle p = particles[t];
        p.position = p.position + scaled(shift, 0.5f);
        p.colour.z = (unsigned char)(p.colour.x + p.colour.y);
        p.mass += dot(p.position, shift);
        particles[t] = p;
        particles[t].position.y *= 2;
        shared[t] = p.position;
    } else {
        shared[t] = make_float3(0, 0, 0);
    }
    __syncthreads();
    sums[t] = shared[t] + shared[31 - t];
    doubles[t] = make_double3(t, 2 * t, sums[t].z);
}

int main()
{
    const int n = 30;
    std::vector<Particle> in(n);
    for (int i = 0; i < n; i++) {
        in[i].position = make_float3(i, i * 2.0f, i * 0.5f);
        in[i].mass = 1;
        in[i].colour = make_uchar3(i, 230, 0);
    }
    Particle *d_particles = copy_to_device(in);
    float3 *d_sums = new_on_device<float3>(32);
    double3 *d_doubles = new_on_device<double3>(32);
    move<<<1, 32>>>(d_particles, d_sums, d_doubles, n, make_float3(2, 4, 6));
    CHECK_LAUNCH();

    EXPECT(sizeof(float3) == 12 && sizeof(uchar3) == 3 && sizeof(double3) == 24);
    EXPECT(sizeof(Particle) == 20);
    std::vector<Particle> p = copy_to_host(d_particles, n);
    std::vector<float3> sums = copy_to_host(d_sums, 32);
    std::vector<double3> doubles = copy_to_host(d_doubles, 32);
    for (int i = 0; i < 32; i++) {
        int j = 31 - i;
        float x = (i < n ? i + 1 : 0) + (j < n ? j + 1 : 0);
        float z = (i < n ? i * 0.5f + 3 : 0) + (j < n ? j * 0.5f + 3 : 0);
        EXPECT_EQUAL(i, sums[i].x, x);
        EXPECT_EQUAL(i, sums[i].z, z);
        EXPECT_EQUAL(i, doubles[i].y, 2 * i);
        EXPECT_EQUAL(i, doubles[i].z, z);
        if (i >= n)
            continue;
        float y = i * 2 + 2;
        EXPECT_EQUAL(i, p[i].position.x, i + 1);
        EXPECT_EQUAL(i, p[i].position.y, y * 2);
        EXPECT_EQUAL(i, p[i].mass, 1 + (i + 1) * 2 + y * 4 + (i * 0.5f + 3) * 6);
        EXPECT_EQUAL(i, p[i].colour.z, (i + 230) & 255);
    }
    return finish();
}
