// Jacobi iteration: every interior point of a square grid becomes the mean of its four neighbours,
// again and again, until no point changes by more than 0.01 or 10,000 iterations are done.
//
//     jacobi [SIZE]        a grid of SIZE x SIZE floats, 2000 if not given
//
// The same computation in four steps, each of which moves more of the work to the device:
//
//     serial     one thread of the host
//     managed    the device computes the new grid in managed memory; the host finds the largest
//                change and copies the new grid to the old one, so the grid moves twice per iteration
//     copies     the device copies the new grid to the old one, too
//     reduction  the device finds the largest change as it copies; one number per iteration moves
//
// All steps compute the same floats in the same order, so they must agree bit by bit. Lines that
// begin with "device:" or "time:" depend on the machine.

// TEST warnings: managed memory is announced, since not every device shares it with the host
// TEST only: svm buffer (managed memory in a struct needs addresses that host and device share)

#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
    do {                                                                                           \
        cudaError_t status_ = (call);                                                              \
        if (status_ != cudaSuccess) {                                                              \
            std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status_));  \
            std::exit(EXIT_FAILURE);                                                               \
        }                                                                                          \
    } while (0)

constexpr float TOLERANCE = 0.01f;
constexpr int MAX_ITERATIONS = 10000;
constexpr int TILE = 16; // a block works on TILE x TILE points

// The grid with its size: what host and device need to know about it.
template <typename T> struct Grid {
    T *points;
    int size;

    __host__ __device__ T &operator()(int row, int column) const
    {
        return points[(size_t)row * size + column];
    }
    __host__ __device__ bool is_interior(int row, int column) const
    {
        return row > 0 && column > 0 && row < size - 1 && column < size - 1;
    }
    __host__ __device__ T mean_around(int row, int column) const
    {
        return T(0.25) * ((*this)(row - 1, column) + (*this)(row + 1, column) +
                          (*this)(row, column - 1) + (*this)(row, column + 1));
    }
    size_t bytes() const { return (size_t)size * size * sizeof(T); }
};

struct Result {
    int iterations;
    float change;
    double seconds;
};

// ---- the device ------------------------------------------------------------------------------

// Computes the next grid, and sets the largest change to 0, if one is to be found.
template <typename T> __global__ void relax(Grid<T> next, Grid<T> grid, int *largest)
{
    int row = blockIdx.y * TILE + threadIdx.y, column = blockIdx.x * TILE + threadIdx.x;
    if (grid.is_interior(row, column))
        next(row, column) = grid.mean_around(row, column);
    if (largest && row == 0 && column == 0)
        *largest = 0;
}

template <typename T> __global__ void copy_grid(Grid<T> to, Grid<T> from)
{
    int row = blockIdx.y * TILE + threadIdx.y, column = blockIdx.x * TILE + threadIdx.x;
    if (to.is_interior(row, column))
        to(row, column) = from(row, column);
}

// The largest of the block's values, in its first thread: a tree in shared memory.
template <typename T, int THREADS> __device__ T largest_in_block(T value, int thread)
{
    __shared__ T values[THREADS];
    values[thread] = value;
    __syncthreads();
    for (int half = THREADS / 2; half > 0; half /= 2) {
        if (thread < half && values[thread + half] > values[thread])
            values[thread] = values[thread + half];
        __syncthreads();
    }
    return values[0];
}

// Makes `next` the current grid and finds the largest change, which is `*largest` at the end. Non-negative
// floats are ordered like the integers that have their bits.
__global__ void take_over(Grid<float> grid, Grid<float> next, int *largest)
{
    int row = blockIdx.y * TILE + threadIdx.y, column = blockIdx.x * TILE + threadIdx.x;
    float change = 0.0f;
    if (grid.is_interior(row, column)) {
        float value = next(row, column);
        change = fabsf(value - grid(row, column));
        grid(row, column) = value;
    }
    int thread = threadIdx.y * TILE + threadIdx.x;
    float of_block = largest_in_block<float, TILE * TILE>(change, thread);
    if (thread == 0)
        atomicMax(largest, __float_as_int(of_block));
}

// ---- the host --------------------------------------------------------------------------------

static std::vector<float> initial_values(int size)
{
    std::vector<float> values((size_t)size * size);
    std::srand(12345);
    for (float &value : values)
        value = (float)std::rand() / (float)RAND_MAX;
    return values;
}

static float change_on_host(const Grid<float> &next, const Grid<float> &grid)
{
    float largest = 0.0f;
    for (int row = 1; row < grid.size - 1; row++)
        for (int column = 1; column < grid.size - 1; column++)
            largest = std::fmax(largest, std::fabs(next(row, column) - grid(row, column)));
    return largest;
}

// Calls `step` until its change is small enough. `step` computes the next grid and makes it the
// current one.
template <typename Step> static Result iterate(Step step)
{
    Result result = {0, TOLERANCE + 1.0f, 0.0};
    auto start = std::chrono::steady_clock::now();
    while (result.change > TOLERANCE && result.iterations < MAX_ITERATIONS) {
        result.change = step();
        result.iterations++;
    }
    std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
    result.seconds = elapsed.count();
    return result;
}

static Result solve_serially(std::vector<float> &values, int size)
{
    std::vector<float> other = values;
    Grid<float> grid = {values.data(), size}, next = {other.data(), size};
    return iterate([&] {
        for (int row = 1; row < size - 1; row++)
            for (int column = 1; column < size - 1; column++)
                next(row, column) = grid.mean_around(row, column);
        float change = change_on_host(next, grid);
        std::memcpy(grid.points, next.points, grid.bytes());
        return change;
    });
}

static dim3 blocks_for(int size)
{
    return dim3((size + TILE - 1) / TILE, (size + TILE - 1) / TILE);
}

static Grid<float> managed_grid(const std::vector<float> &values, int size)
{
    Grid<float> grid = {nullptr, size};
    CHECK(cudaMallocManaged(&grid.points, grid.bytes()));
    std::memcpy(grid.points, values.data(), grid.bytes());
    return grid;
}

static Result solve_managed(std::vector<float> &values, int size, bool copy_on_device)
{
    Grid<float> grid = managed_grid(values, size), next = managed_grid(values, size);
    Result result = iterate([&] {
        relax<<<blocks_for(size), dim3(TILE, TILE)>>>(next, grid, nullptr);
        CHECK(cudaGetLastError());
        CHECK(cudaDeviceSynchronize());
        float change = change_on_host(next, grid);
        if (copy_on_device) {
            copy_grid<<<blocks_for(size), dim3(TILE, TILE)>>>(grid, next);
            CHECK(cudaGetLastError());
            CHECK(cudaDeviceSynchronize());
        } else {
            std::memcpy(grid.points, next.points, grid.bytes());
        }
        return change;
    });
    std::memcpy(values.data(), grid.points, grid.bytes());
    CHECK(cudaFree(grid.points));
    CHECK(cudaFree(next.points));
    return result;
}

static Result solve_on_device(std::vector<float> &values, int size)
{
    Grid<float> grid = {nullptr, size}, next = {nullptr, size};
    int *largest = nullptr;
    CHECK(cudaMalloc(&grid.points, grid.bytes()));
    CHECK(cudaMalloc(&next.points, next.bytes()));
    CHECK(cudaMalloc(&largest, sizeof *largest));
    CHECK(cudaMemcpy(grid.points, values.data(), grid.bytes(), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(next.points, values.data(), next.bytes(), cudaMemcpyHostToDevice));
    Result result = iterate([&] {
        float change = 0.0f;
        relax<<<blocks_for(size), dim3(TILE, TILE)>>>(next, grid, largest);
        CHECK(cudaGetLastError());
        take_over<<<blocks_for(size), dim3(TILE, TILE)>>>(grid, next, largest);
        CHECK(cudaGetLastError());
        CHECK(cudaMemcpy(&change, largest, sizeof change, cudaMemcpyDeviceToHost));
        return change;
    });
    CHECK(cudaMemcpy(values.data(), grid.points, grid.bytes(), cudaMemcpyDeviceToHost));
    CHECK(cudaFree(grid.points));
    CHECK(cudaFree(next.points));
    CHECK(cudaFree(largest));
    return result;
}

int main(int argc, char **argv)
{
    int size = argc > 1 ? std::atoi(argv[1]) : 2000;
    if (size < 3) {
        std::fprintf(stderr, "usage: jacobi [SIZE]    SIZE is 3 at least\n");
        return EXIT_FAILURE;
    }
    const char *names[] = {"serial", "managed", "copies", "reduction"};
    const std::vector<float> initial = initial_values(size);
    std::vector<float> first;
    Result results[4];
    bool agree = true;

    std::printf("jacobi: %d x %d points, tolerance %g, %d iterations at most\n", size, size,
                TOLERANCE, MAX_ITERATIONS);
    for (int step = 0; step < 4; step++) {
        std::vector<float> values = initial;
        Result &r = results[step];
        if (step == 0)
            r = solve_serially(values, size);
        else
            r = step == 3 ? solve_on_device(values, size) : solve_managed(values, size, step == 2);
        if (step == 0)
            first = values;
        bool same = std::memcmp(values.data(), first.data(), values.size() * sizeof(float)) == 0 &&
                    r.iterations == results[0].iterations && r.change == results[0].change;
        std::printf("%-10s %5d iterations, error %.6f: %s\n", names[step], r.iterations, r.change,
                    same ? "right" : "WRONG");
        agree = agree && same;
    }
    std::printf("time: step       seconds  of serial\n");
    for (int step = 0; step < 4; step++)
        std::printf("time: %-10s %7.3f  %8.2fx\n", names[step], results[step].seconds,
                    results[0].seconds / results[step].seconds);
    std::printf(agree ? "PASSED\n" : "FAILED\n");
    return agree ? EXIT_SUCCESS : EXIT_FAILURE;
}
