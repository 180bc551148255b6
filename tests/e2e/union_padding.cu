// Unions whose members have padding where others have data, returned by value, in structures, in
// arrays, and with lists.
#include "check.h"

union Words {
    struct {
        float x;
        double y;
    } pair;
    float f[4];
};

struct Tagged {
    int tag;
    union {
        struct {
            char small;
            int large;
        };
        unsigned char bytes[8];
    };
};

union Nested {
    struct {
        short s;
        Words words;
    } inner;
    unsigned short half[12];
};

__host__ __device__ static Words floats(float a)
{
    Words w;
    for (int i = 0; i < 4; i++)
        w.f[i] = a + i;
    return w;
}

__host__ __device__ static Words listed(float a)
{
    Words w = {{a, a + 0.5}};
    return w;
}

__host__ __device__ static Words cleared()
{
    return {};
}

__host__ __device__ static Tagged tagged(int tag)
{
    Tagged t;
    t.tag = tag;
    for (int i = 0; i < 8; i++)
        t.bytes[i] = (unsigned char)(tag + i);
    return t;
}

__host__ __device__ static Nested nested(int first)
{
    Nested n;
    for (int i = 0; i < 12; i++)
        n.half[i] = (unsigned short)(first + i);
    return n;
}

__host__ __device__ static float evaluate(int i)
{
    Words words[2] = {floats((float)i), cleared()};
    words[1].f[1] += 3;
    Words list = listed((float)i);
    Tagged t = tagged(i);
    Tagged copy = t;
    Nested n = nested(i);
    float sum = (float)(list.pair.x + list.pair.y);
    for (int k = 0; k < 4; k++)
        sum += words[0].f[k] * (k + 1) + words[1].f[k];
    for (int k = 0; k < 8; k++)
        sum += copy.bytes[k] * (k + 1);
    for (int k = 0; k < 12; k++)
        sum += n.half[k] * (k + 1);
    return sum + copy.tag;
}

__global__ void run(float *out)
{
    out[threadIdx.x] = evaluate(threadIdx.x);
}

int main()
{
    const int n = 64;
    float *out = new_on_device<float>(n);
    run<<<1, n>>>(out);
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(out, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[i], evaluate(i));
    return finish();
}
