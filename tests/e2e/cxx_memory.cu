// TEST buffers: yes
// Objects in every kind of memory: in __shared__ variables, in __constant__ and __device__ ones, in
// global arrays, and as arguments of kernels, with nested structs, pointers and bools inside;
// copied from each to each; methods that are called on all of them.
#include "check.h"

struct Vec {
    float x, y, z;
    __host__ __device__ float dot(const Vec &o) const
    {
        return x * o.x + y * o.y + z * o.z;
    }
    __host__ __device__ Vec &operator+=(const Vec &o)
    {
        x += o.x;
        y += o.y;
        z += o.z;
        return *this;
    }
    __host__ __device__ Vec operator*(float f) const
    {
        return Vec{x * f, y * f, z * f};
    }
    __host__ __device__ float &operator[](int i)
    {
        return i == 0 ? x : i == 1 ? y : z;
    }
    __host__ __device__ const float *data() const
    {
        return &x;
    }
};

struct Body {
    Vec position, velocity;
    float mass;
    bool fixed;
    __host__ __device__ void step(float dt)
    {
        if (!fixed)
            position += velocity * dt;
    }
};

struct World {
    Body *bodies;
    int count;
    Vec gravity;
    struct Limits {
        bool enabled;
        const float *values;
        int sizes[2];
    } limits;
    __host__ __device__ Body &body(int i) const
    {
        return bodies[i];
    }
    __host__ __device__ float limit(int i) const
    {
        return limits.enabled ? limits.values[i % limits.sizes[0]] : 1.0f;
    }
};

struct Settings {
    float dt;
    Vec wind;
    int flags[3];
    __host__ __device__ float strength() const
    {
        return wind.dot(wind) + flags[1];
    }
};

__constant__ Settings settings;
__constant__ Vec offsets[2] = {{1, 2, 3}, {4, 5, 6}};
__device__ Body leader;
__device__ Vec totals[2];

const int threads = 8;

__global__ void simulate(World world, float *out)
{
    __shared__ Body cache[threads];
    __shared__ Vec sum;
    int i = threadIdx.x;
    Body own = world.body(i);
    cache[i] = world.bodies[i];
    if (i == 0)
        sum = world.gravity;
    __syncthreads();
    own.step(settings.dt);
    cache[i].step(settings.dt * 2);
    cache[i].velocity += settings.wind;
    world.body(i).step(0.5f);
    __syncthreads();
    if (i == 0) {
        for (int k = 0; k < threads; k++)
            sum += cache[k].position;
        leader = cache[3];
        leader.velocity += offsets[1];
        totals[0] = sum;
        totals[1] = offsets[0] * settings.strength();
        totals[1][2] += 1;
    }
    __syncthreads();
    Vec copy = sum;
    const Body *far = &world.bodies[i];
    const Body *near = &cache[i];
    copy[1] += own.position.dot(offsets[0]) + far->position.data()[1] + near->velocity.data()[0];
    out[i] = copy.y + sum.x + world.limit(i) + world.limits.sizes[1] + settings.wind.data()[2];
}

struct Expected {
    std::vector<Body> bodies;
    std::vector<float> out;
    Body leader;
    Vec totals[2];
};

static Expected expect(std::vector<Body> bodies, World world, const Settings &s)
{
    const Vec offset[2] = {{1, 2, 3}, {4, 5, 6}};
    Expected e;
    std::vector<Body> own = bodies, cache = bodies;
    Vec sum = world.gravity;
    for (int i = 0; i < threads; i++) {
        own[i].step(s.dt);
        cache[i].step(s.dt * 2);
        cache[i].velocity += s.wind;
        bodies[i].step(0.5f);
        sum += cache[i].position;
    }
    e.leader = cache[3];
    e.leader.velocity += offset[1];
    e.totals[0] = sum;
    e.totals[1] = offset[0] * s.strength();
    e.totals[1][2] += 1;
    for (int i = 0; i < threads; i++) {
        float y = sum.y + (own[i].position.dot(offset[0]) + bodies[i].position.data()[1] +
                           cache[i].velocity.data()[0]);
        e.out.push_back(y + sum.x + world.limit(i) + world.limits.sizes[1] + s.wind.data()[2]);
    }
    e.bodies = bodies;
    return e;
}

int main()
{
    std::vector<Body> bodies;
    for (int i = 0; i < threads; i++)
        bodies.push_back(Body{{(float)i, 1, 2}, {1, (float)(i % 3), 4}, 2.5f, i % 4 == 1});
    std::vector<float> limits = {3, 5, 7};
    Settings s = {0.25f, {1, 0.5f, 2}, {1, 2, 3}};
    World world = {bodies.data(), threads, {0, -1, 0}, {true, limits.data(), {3, 11}}};
    Expected want = expect(bodies, world, s);

    float *out = new_on_device<float>(threads);
    world.bodies = copy_to_device(bodies);
    world.limits.values = copy_to_device(limits);
    CHECK(cudaMemcpyToSymbol(settings, &s, sizeof s));
    simulate<<<1, threads>>>(world, out);
    CHECK_LAUNCH();

    std::vector<float> got = copy_to_host(out, threads);
    std::vector<Body> moved = copy_to_host(world.bodies, threads);
    Body first;
    Vec sums[2];
    CHECK(cudaMemcpyFromSymbol(&first, leader, sizeof first));
    CHECK(cudaMemcpyFromSymbol(sums, totals, sizeof sums));
    for (int i = 0; i < threads; i++) {
        EXPECT_NEAR(i, got[i], want.out[i], 1e-5);
        for (int k = 0; k < 3; k++)
            EXPECT_NEAR(i, moved[i].position[k], want.bodies[i].position[k], 1e-6);
        EXPECT_EQUAL(i, moved[i].fixed, want.bodies[i].fixed);
    }
    for (int k = 0; k < 3; k++) {
        EXPECT_NEAR(k, first.position[k], want.leader.position[k], 1e-6);
        EXPECT_NEAR(k, first.velocity[k], want.leader.velocity[k], 1e-6);
        EXPECT_NEAR(k, sums[0][k], want.totals[0][k], 1e-6);
        EXPECT_NEAR(k, sums[1][k], want.totals[1][k], 1e-6);
    }
    return finish();
}
