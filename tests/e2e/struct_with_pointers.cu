// TEST buffers: yes
// A struct that holds device pointers, passed by value to a kernel and on to device functions,
// which also read through it.
#include "check.h"

struct Matrix {
    int width, height;
    float *elements;
};

struct Job {
    Matrix a, b;
    const int *rows;
    double factor;
};

__device__ float get(const Matrix m, int row, int column)
{
    return m.elements[row * m.width + column];
}

__device__ void set(Matrix *m, int row, int column, float value)
{
    m->elements[row * m->width + column] = value;
}

__device__ Matrix row_of(Matrix m, int row)
{
    Matrix r;
    r.width = m.width;
    r.height = 1;
    r.elements = &m.elements[row * m.width];
    return r;
}

__global__ void multiply(Matrix a, Matrix b, Matrix c)
{
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    int column = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= c.height || column >= c.width)
        return;
    Matrix r = row_of(a, row);
    float sum = 0;
    for (int k = 0; k < a.width; k++)
        sum += get(r, 0, k) * get(b, k, column);
    set(&c, row, column, sum);
}

__global__ void permute(Job job)
{
    int i = threadIdx.x;
    const int *source = job.rows + i;
    for (int k = 0; k < job.a.width; k++)
        set(&job.b, i, k, get(job.a, *source, k) * (float)job.factor);
}

// The runtime's own struct of a pitched allocation.
__global__ void fill_volume(cudaPitchedPtr volume, cudaExtent extent, int *errors)
{
    size_t x = threadIdx.x, y = blockIdx.x;
    cudaExtent size = extent;
    if (volume.xsize != size.width || volume.pitch < size.width)
        ++*errors;
    for (size_t z = 0; z < size.depth; z++) {
        char *slice = (char *)volume.ptr + z * volume.pitch * size.height;
        ((int *)(slice + y * volume.pitch))[x] = (int)(x + 10 * y + 100 * z);
    }
}

static void check_volume()
{
    const int width = 5, height = 4, depth = 3;
    cudaExtent extent = make_cudaExtent(width * sizeof(int), height, depth);
    cudaPitchedPtr volume;
    int *errors = new_on_device<int>(1), got[width];
    CHECK(cudaMalloc3D(&volume, extent));
    fill_volume<<<height, width>>>(volume, extent, errors);
    CHECK_LAUNCH();
    EXPECT_EQUAL(0, copy_to_host(errors, 1)[0], 0);
    for (int row = 0; row < height * depth; row++) {
        CHECK(cudaMemcpy(got, (char *)volume.ptr + row * volume.pitch, sizeof got,
                         cudaMemcpyDeviceToHost));
        for (int x = 0; x < width; x++)
            EXPECT_EQUAL(row, got[x], x + 10 * (row % height) + 100 * (row / height));
    }
}

int main()
{
    Matrix a = {5, 7, NULL}, b = {9, 5, NULL}, c = {9, 7, NULL};
    std::vector<float> ha(35), hb(45);
    for (int i = 0; i < 35; i++)
        ha[i] = i % 6;
    for (int i = 0; i < 45; i++)
        hb[i] = i % 4 - 1;
    a.elements = copy_to_device(ha);
    b.elements = copy_to_device(hb);
    c.elements = new_on_device<float>(63);

    multiply<<<dim3(3, 2), dim3(4, 4)>>>(a, b, c);
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(c.elements, 63);
    for (int i = 0; i < 63; i++) {
        float want = 0;
        for (int k = 0; k < 5; k++)
            want += ha[i / 9 * 5 + k] * hb[k * 9 + i % 9];
        EXPECT_EQUAL(i, got[i], want);
    }

    std::vector<int> rows = {6, 4, 2, 0, 1, 3, 5};
    Matrix target = {5, 7, new_on_device<float>(35)};
    Job job = {a, target, copy_to_device(rows), 0.5};
    permute<<<1, 7>>>(job);
    CHECK_LAUNCH();
    got = copy_to_host(target.elements, 35);
    for (int i = 0; i < 35; i++)
        EXPECT_EQUAL(i, got[i], ha[rows[i / 5] * 5 + i % 5] * 0.5f);
    check_volume();
    return finish();
}
