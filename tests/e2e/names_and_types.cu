// Enums (plain, scoped, anonymous), typedefs, aliases, constants, function-like macros and
// conditional compilation in device code.
#include "check.h"

#define WIDTH                   8
#define AREA                    (WIDTH * WIDTH)
#define AT(array, x, y)         ((array)[(y)*WIDTH + (x)])
#define CLAMP(value, low, high) ((value) < (low) ? (low) : (value) > (high) ? (high) : (value))
#define GLOBAL_ID               (blockIdx.x * blockDim.x + threadIdx.x)
#define FOR_ALL(i, n)           for (int i = 0; i < (n); ++i)
#define NAME(prefix, suffix)    prefix##_##suffix
#ifdef __CUDA_ARCH__
#define SIDE 1
#else
#define SIDE 2
#endif

enum Colour { RED, GREEN = 5, BLUE };
enum class Shape : unsigned char { Round = 3, Square };
enum { LIMIT = 40 };
typedef float real;
typedef unsigned int uint32;
using Index = long long;
typedef real Row[WIDTH];
typedef struct Cell Cell;
struct Cell {
    enum Colour colour;
    Shape shape;
    real value;
};
static const int OFFSET = 3;
constexpr real SCALE = 0.5f;

__device__ int score_of(Colour colour)
{
    switch (colour) {
    case RED: return 1;
    case GREEN: return 20;
    default: return 300;
    }
}

__host__ __device__ int side()
{
#ifdef __CUDA_ARCH__
    return 1;
#else
    return 2;
#endif
}

__global__ void fill(Cell *cells, real *grid, Index n, uint32 *out)
{
    const uint32 i = GLOBAL_ID;
    if (i >= n)
        return;
    Colour colour = i % 3 == 0 ? RED : i % 3 == 1 ? GREEN : BLUE;
    cells[i].colour = colour;
    cells[i].shape = i % 2 ? Shape::Round : Shape::Square;
    cells[i].value = (int)(i * SCALE) + OFFSET;
    AT(grid, i % WIDTH, i / WIDTH) = CLAMP((int)i, WIDTH, LIMIT);
    if (i == 0) {
        Row row;
        FOR_ALL(k, WIDTH) row[k] = k * k;
        real sum = 0;
        FOR_ALL(k, WIDTH)
        {
            sum += row[k];
        }
        int NAME(the, sum) = (int)sum;
        out[0] = (uint32)the_sum;
        out[1] = score_of(BLUE) + score_of(GREEN);
        out[2] = side() * 10 + SIDE;
        out[3] = sizeof(Cell) * 1000 + sizeof(Row);
        out[4] = (uint32) static_cast<int>(Shape::Square);
    }
}

// --- names of file scope behind local ones -----------------------------------

enum axis { x_axis, y_axis, z_axis = 9 };
enum class Hand { left = 3, right };
namespace settings
{
constexpr int count = 4;
__device__ int counter = 6;
__constant__ int table[2] = {7, 8};
struct item {
    int k;
};
__device__ int twice(int a)
{
    return 2 * a;
}
} // namespace settings
static constexpr int start = 5;
struct Holder {
    static constexpr int limit = 21;
    int start;
    __device__ int sum(int limit) const
    {
        return limit + Holder::limit + start + ::start;
    }
};
struct node {
    int v;
    __device__ node(int q) : v(q)
    {
    }
};
__device__ int triple(int triple)
{
    return 3 * triple;
}
__device__ int both(int twice)
{
    return settings::twice(twice) + ::triple(twice);
}
template <int N> __device__ int shadow()
{
    int count = N;
    {
        int start = count + ::start;
        for (int counter = 0; counter < 2; counter++)
            start += settings::counter;
        return start + count;
    }
}
#define FACTOR 3
__device__ int scaled(int a)
{
    return a * FACTOR;
}
#undef FACTOR
__device__ int plain(int FACTOR)
{
    return FACTOR + 1;
}
#define SET(index, value) out[index] = value;

__global__ void qualified(int *out, int limit, int table)
{
    int counter = 1, left = 100;
    for (int z_axis = 0, y_axis = 7; z_axis < 1; z_axis++) {
        out[0] = axis::z_axis + axis::y_axis + y_axis;
        SET(1, axis::z_axis)
    }
    out[2] = left + (int)Hand::left;
    out[3] = Holder{1}.sum(2);
    out[4] = settings::table[1] + table + settings::counter + counter;
    struct node node(5);
    out[5] = node.v + ::node(6).v;
    out[6] = both(1);
    out[7] = shadow<10>();
    settings::item item = {3};
    settings::item other = {4};
    out[8] = item.k + other.k;
    auto add = [=](int start) {
        int count = start;
        return count + ::start + settings::count;
    };
    out[9] = add(1);
    switch (limit) {
    case settings::count: {
        int count = 2;
        out[10] = count + settings::count;
    }
    }
    __shared__ int twice[2];
    twice[0] = 3;
    out[11] = settings::twice(twice[0]);
    out[12] = scaled(2) + plain(1);
}

// --- names of OpenCL C, of its newer versions, and of vendors' extensions ------

__device__ uchar4 convert_uchar4_sat(float4 v)
{
    return make_uchar4(v.x > 255.f ? 255 : 1, 0, 0, 0);
}
__device__ int convert_int_rte(float f)
{
    return (int)f;
}
__device__ int vload4(int a)
{
    return a + 1;
}
__device__ int as_int(float f)
{
    return (int)f;
}
__device__ int sub_group_reduce_add(int v)
{
    return v + 1;
}
__device__ int work_group_all(int v)
{
    return v + 2;
}
__device__ int intel_sub_group_shuffle(int v)
{
    return v + 3;
}
__device__ int ctz(int a)
{
    return a + 5;
}
__device__ int atomic_load(int *a)
{
    return *a + 6;
}
__device__ int enqueue_kernel(int a)
{
    return a + 9;
}
__device__ int to_global(int a)
{
    return a + 10;
}
struct queue_t {
    int n;
};

__global__ void builtins(int *out, int pipe, int kernel_exec)
{
    int any = 3, convert_int_rtz = 5, memory_scope = 1, half = 6, v = 1;
    queue_t queue = {1};
    out[0] = convert_uchar4_sat(make_float4(300.f, 0, 0, 0)).x;
    out[1] = vload4(2) + as_int(3.5f) + convert_int_rte(1.5f);
    out[2] = sub_group_reduce_add(1) + work_group_all(1) + intel_sub_group_shuffle(1) + ctz(1);
    out[3] = atomic_load(&v) + enqueue_kernel(1) + to_global(1);
    out[4] = any + convert_int_rtz + memory_scope + half + pipe + kernel_exec + queue.n;
}

static void check_names(uint32 *memory)
{
    static const int names[] = {17, 9, 103, 29, 25, 11, 5, 37, 7, 10, 6, 6, 8};
    static const int functions[] = {255, 7, 15, 28, 46};
    int *out = (int *)memory;
    qualified<<<1, 1>>>(out, 4, 10);
    CHECK_LAUNCH();
    std::vector<int> o = copy_to_host(out, 13);
    for (int i = 0; i < 13; i++)
        EXPECT_EQUAL(i, o[i], names[i]);
    builtins<<<1, 1>>>(out, 10, 20);
    CHECK_LAUNCH();
    o = copy_to_host(out, 5);
    for (int i = 0; i < 5; i++)
        EXPECT_EQUAL(i, o[i], functions[i]);
}

int main()
{
    Cell *cells = new_on_device<Cell>(AREA);
    real *grid = new_on_device<real>(AREA);
    uint32 *out = new_on_device<uint32>(16);

    fill<<<AREA / 16, 16>>>(cells, grid, AREA, out);
    CHECK_LAUNCH();
    std::vector<Cell> c = copy_to_host(cells, AREA);
    std::vector<real> g = copy_to_host(grid, AREA);
    for (int i = 0; i < AREA; i++) {
        EXPECT(c[i].colour == (i % 3 == 0 ? RED : i % 3 == 1 ? GREEN : BLUE));
        EXPECT(c[i].shape == (i % 2 ? Shape::Round : Shape::Square));
        EXPECT_EQUAL(i, c[i].value, i / 2 + OFFSET);
        EXPECT_EQUAL(i, AT(g, i % WIDTH, i / WIDTH), CLAMP(i, WIDTH, LIMIT));
    }
    std::vector<uint32> o = copy_to_host(out, 5);
    EXPECT_EQUAL(0, o[0], 140);
    EXPECT_EQUAL(1, o[1], 320);
    EXPECT_EQUAL(2, o[2], 11);
    EXPECT_EQUAL(3, o[3], sizeof(Cell) * 1000 + sizeof(Row));
    EXPECT_EQUAL(4, o[4], 4);
    EXPECT(side() == 2 && SIDE == 2);
    check_names(out);
    return finish();
}
