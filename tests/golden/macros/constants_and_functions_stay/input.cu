#define N 128
#define SQUARE(x) ((x) * (x))
#define INDEX2D(row, column, width) ((row) * (width) + (column))
#define MIN(a, b) ((a) < (b) ? (a) : (b))

#ifdef USE_DOUBLE
typedef double real;
#else
typedef float real;
#endif

__global__ void k(real *m, int width)
{
    int row = threadIdx.y, column = threadIdx.x;
    if (row < N && column < MIN(width, N))
        m[INDEX2D(row, column, width)] = SQUARE(m[INDEX2D(row, column, width)] + 1);
}
