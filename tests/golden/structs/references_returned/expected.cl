typedef struct Grid {
    ulong points;
    ulong marks;
    int size;
} Grid;

__global float *Grid_at(const Grid *self, int row, int column)
{ return &((__global float *)self->points)[row * self->size + column]; }

__global bool *Grid_mark(const Grid *self, int row)
{ return &((__global bool *)self->marks)[row]; }

float Grid_value(const Grid *self, int row)
{ return *Grid_at(self, row, row); }

__global float *Grid_first(const Grid *self, int row)
{ return Grid_at(self, row, 0); }

// cu2cl: no lockstep
__kernel void smooth(Grid grid)
{
    int row = get_local_id(0);
    float value = *Grid_at(&grid, row, 1);
    float other = *Grid_at(&grid, row, 2);
    const float last = *Grid_at(&grid, row, 3);
    float copied = *Grid_first(&grid, row);
    __global float *kept = Grid_first(&grid, row);
    float both[2] = {*Grid_at(&grid, row, 4), Grid_value(&grid, row)};
    if (*Grid_mark(&grid, row))
        *Grid_at(&grid, row, 5) = value + other;
    while (*Grid_mark(&grid, row + 1))
        *Grid_mark(&grid, row + 1) = false;
    for (; *Grid_mark(&grid, row + 2); Grid_at(&grid, row, 1))
        *Grid_mark(&grid, row + 2) = false;
    bool is_marked = *Grid_mark(&grid, row) ? *Grid_mark(&grid, row + 3)
        : !*Grid_mark(&grid, row + 4);
    Grid_at(&grid, row, 6);
    if (is_marked)
        *kept = last + copied + both[0] + both[1];
}
