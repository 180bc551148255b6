struct Grid {
    int width, height;
    float *cells;
    const int *mask;
};

__device__ float &at(Grid grid, int x, int y)
{
    return grid.cells[y * grid.width + x];
}

__global__ void k(Grid grid)
{
    if (grid.mask[threadIdx.x])
        at(grid, threadIdx.x, 0) += 1.0f;
}
