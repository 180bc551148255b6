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

int main()
{
    Cell *cells = new_on_device<Cell>(AREA);
    real *grid = new_on_device<real>(AREA);
    uint32 *out = new_on_device<uint32>(5);

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
    return finish();
}
