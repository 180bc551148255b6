// Structs as kernel arguments by value: nested, with arrays, mixed alignment, unions, bool; as
// results and in arrays.
#include "check.h"

struct Small {
    char c;
    short s;
};

union Bits {
    float f;
    unsigned u;
};

typedef struct {
    char tag;
    double weight;
    Small inner[3];
    bool flag;
    float matrix[2][3];
    long long big;
    union Bits bits;
} Settings;

struct Box {
    float3 low, high;
};

__device__ Box grow(Box box, float by)
{
    box.low.x -= by;
    box.high.z += by;
    return box;
}

__global__ void use(Settings s, struct Small small, double *out)
{
    int i = threadIdx.x;
    if (i == 0) {
        out[0] = s.tag;
        out[1] = s.weight;
        out[2] = s.inner[1].s + s.inner[2].c;
        out[3] = s.flag ? 1 : 0;
        out[4] = (double)s.big;
        out[5] = s.bits.u;
        out[6] = small.c * small.s;
        s.weight = 3; /* the argument is a copy */
    }
    if (i < 6)
        out[7 + i] = s.matrix[i / 3][i % 3] * s.weight;
}

__global__ void boxes(Box *all, const Box first, int n)
{
    int i = threadIdx.x;
    if (i < n)
        all[i] = i == 0 ? first : grow(all[i], i);
}

static Settings make_settings()
{
    Settings s = {};
    s.tag = -7;
    s.weight = 0.5;
    s.inner[1].s = 1234;
    s.inner[2].c = 'A';
    s.flag = true;
    for (int i = 0; i < 6; i++)
        s.matrix[i / 3][i % 3] = i + 1.0f;
    s.big = -(1LL << 40);
    s.bits.f = 1.0f;
    return s;
}

int main()
{
    Settings s = make_settings();
    Small small = {3, -200};
    double *out = new_on_device<double>(13);

    use<<<1, 8>>>(s, small, out);
    CHECK_LAUNCH();
    std::vector<double> got = copy_to_host(out, 13);
    EXPECT_EQUAL(0, got[0], -7);
    EXPECT_EQUAL(2, got[2], 1234 + 65);
    EXPECT_EQUAL(3, got[3], 1);
    EXPECT_EQUAL(4, got[4], -1099511627776.0);
    EXPECT_EQUAL(5, got[5], 0x3f800000);
    EXPECT_EQUAL(6, got[6], -600);
    EXPECT_EQUAL(1, got[1], 0.5);
    EXPECT_EQUAL(7, got[7], 3.0); /* thread 0 changed its own copy */
    for (int i = 1; i < 6; i++)
        EXPECT_EQUAL(i, got[7 + i], (i + 1) * 0.5);

    std::vector<Box> all(4);
    for (int i = 0; i < 4; i++)
        all[i] = {make_float3(i, 0, 0), make_float3(0, 0, i)};
    Box *d_all = copy_to_device(all);
    Box first = {{9, 8, 7}, {6, 5, 4}};
    boxes<<<1, 4>>>(d_all, first, 4);
    CHECK_LAUNCH();
    std::vector<Box> b = copy_to_host(d_all, 4);
    EXPECT(sizeof(Box) == 24);
    EXPECT_EQUAL(0, b[0].low.x, 9);
    EXPECT_EQUAL(0, b[0].high.z, 4);
    for (int i = 1; i < 4; i++) {
        EXPECT_EQUAL(i, b[i].low.x, 0);
        EXPECT_EQUAL(i, b[i].high.z, 2 * i);
        EXPECT_EQUAL(i, b[i].high.x, 0);
    }
    return finish();
}
