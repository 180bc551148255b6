// TEST buffers: yes
// Structs as kernel arguments by value: nested, with arrays, mixed alignment, unions, bool; as
// results and in arrays.
#include "check.h"

#include <type_traits>

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

// Raw memory for objects, as containers have it, and empty classes with an alignment.
struct alignas(16) Tag {
};

struct Tagged {
    Tag first;
    int value;
    Tag last;
};

template <class T, int N> struct Pool {
    typename std::aligned_storage<sizeof(T), alignof(T)>::type room[N];
    std::aligned_storage_t<12, 4> other;
    __host__ __device__ T &operator[](int i) { return reinterpret_cast<T *>(&room[0])[i]; }
};

__device__ int size_of_tag(Tag tag) { return (int)sizeof tag; }

__global__ void fill_pools(Pool<double, 3> doubles, Pool<int, 4> *ints, Tagged tagged)
{
    __shared__ std::aligned_storage<sizeof(int), alignof(int)>::type room[4];
    int *values = reinterpret_cast<int *>(room);
    values[threadIdx.x] = (int)doubles[1] + tagged.value;
    __syncthreads();
    (*ints)[threadIdx.x] = values[(threadIdx.x + 1) % 4] + size_of_tag(tagged.last) + threadIdx.x;
}

void check_pools()
{
    Pool<double, 3> doubles;
    Tagged tagged;
    tagged.value = 5;
    doubles[1] = 70;
    Pool<int, 4> *d_ints = new_on_device<Pool<int, 4>>(1);
    fill_pools<<<1, 4>>>(doubles, d_ints, tagged);
    CHECK_LAUNCH();
    Pool<int, 4> ints = copy_to_host(d_ints, 1)[0];
    for (int i = 0; i < 4; i++)
        EXPECT_EQUAL(i, ints[i], 70 + 5 + 16 + i);
}

int main()
{
    check_pools();
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
