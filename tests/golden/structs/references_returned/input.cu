// A function that returns a reference returns a pointer in OpenCL C, which is read wherever the
// value is wanted: in initialisers, conditions and other functions' results.

struct Grid {
    float *points;
    bool *marks;
    int size;

    __device__ float &at(int row, int column) const { return points[row * size + column]; }
    __device__ bool &mark(int row) const { return marks[row]; }
    __device__ float value(int row) const { return at(row, row); }
    __device__ float &first(int row) const { return at(row, 0); }
};

// cu2cl: no lockstep
__global__ void smooth(Grid grid)
{
    int row = threadIdx.x;
    float value = grid.at(row, 1), other(grid.at(row, 2));
    const float last{grid.at(row, 3)};
    auto copied = grid.first(row);
    float &kept = grid.first(row);
    float both[2] = {grid.at(row, 4), grid.value(row)};
    if (grid.mark(row))
        grid.at(row, 5) = value + other;
    while (grid.mark(row + 1))
        grid.mark(row + 1) = false;
    for (; grid.mark(row + 2); grid.at(row, 1))
        grid.mark(row + 2) = false;
    bool is_marked = grid.mark(row) ? grid.mark(row + 3) : !grid.mark(row + 4);
    grid.at(row, 6);
    if (is_marked)
        kept = last + copied + both[0] + both[1];
}
