typedef struct Grid {
    int width;
    int height;
    ulong cells;
    ulong mask;
} Grid;

__global float *at(Grid grid, int x, int y)
{
    return &((__global float *)grid.cells)[y * grid.width + x];
}

__kernel void k(Grid grid)
{
    if (((__global const int *)grid.mask)[get_local_id(0)])
        *at(grid, (uint)get_local_id(0), 0) += 1.0f;
}
