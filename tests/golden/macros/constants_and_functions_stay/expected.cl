#define N 128
#define SQUARE(x) ((x) * (x))
#define INDEX2D(row, column, width) ((row) * (width) + (column))

typedef float real;

__kernel void k(__global real *m, int width)
{
    int row = get_local_id(1), column = get_local_id(0);
    if (row < N && column < ((width) < (N) ? (width) : (N)))
        m[INDEX2D(row, column, width)] = SQUARE(m[INDEX2D(row, column, width)] + 1);
}
