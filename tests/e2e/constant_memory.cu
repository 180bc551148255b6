// TEST buffers: yes
// __constant__ variables: initialised in the source, written from the host in whole and in part,
// scalars, arrays, structs; used in kernels and in device functions.
#include "check.h"

struct Camera {
    float3 position;
    int size[2];
};

__constant__ float weights[5] = {0.0625f, 0.25f, 0.375f, 0.25f, 0.0625f};
__constant__ int limit;
__constant__ Camera camera;
static __constant__ double table[2][3] = {{1, 2, 3}, {4, 5, 6}};
__constant__ unsigned char bytes[16];
__device__ __constant__ int negative = -12;

__constant__ const float *const *tables; /* which the host fills in */
__constant__ int *lists[2];
__constant__ int (*matrix)[3];
__device__ float *chosen;

__global__ void follow(int *out)
{
    int i = threadIdx.x;
    lists[0][i] += i;
    out[i] = lists[0][i] * 100 + lists[1][i] * 10 + matrix[1][i % 3] + (int)tables[1][i];
    if (i == 0)
        chosen[1] = *tables[0];
}

__device__ float weigh(const float *values, int n, int i)
{
    float sum = 0;
    for (int k = -2; k <= 2; k++) {
        int at = min(max(i + k, 0), n - 1);
        sum += weights[k + 2] * values[at];
    }
    return sum;
}

__device__ double look_up(const double *row, int column)
{
    return row[column];
}

__global__ void filter(const float *in, float *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && i < limit)
        out[i] = weigh(in, n, i);
}

__global__ void read(double *out)
{
    int i = threadIdx.x;
    if (i < 6)
        out[i] = look_up(table[i / 3], i % 3);
    else if (i == 6)
        out[i] = camera.position.x + camera.position.y * 10 + camera.position.z * 100;
    else if (i == 7)
        out[i] = camera.size[0] * camera.size[1] + negative;
    else
        out[i] = bytes[i];
}

static float weigh_on_host(const std::vector<float> &values, int i)
{
    const float w[5] = {0.0625f, 0.25f, 0.375f, 0.25f, 0.0625f};
    int n = (int)values.size();
    float sum = 0;
    for (int k = -2; k <= 2; k++)
        sum += w[k + 2] * values[std::min(std::max(i + k, 0), n - 1)];
    return sum;
}

// Variable templates: each instance is a symbol.
enum class Level { low, high };
namespace filters
{
template <class T> __constant__ T mask[4];
template <> __constant__ double mask<double>[4] = {1, 2, 3, 4};
template <Level L, bool B> __device__ int uses = 7;
} // namespace filters
namespace
{
template <class T> __constant__ T offset = T(3);
}

template <Level L> __device__ int *users() { return &filters::uses<L, true>; }

template <class T> __global__ void mask_all(T *out)
{
    int i = threadIdx.x;
    out[i] = out[i] * filters::mask<T>[i] + offset<T>;
    atomicAdd(users<Level::high>(), 1);
}

template <class T> void check_mask(const T *mask)
{
    T *d = copy_to_device(std::vector<T>(4, T(10)));
    mask_all<<<1, 4>>>(d);
    CHECK_LAUNCH();
    std::vector<T> out = copy_to_host(d, 4);
    for (int i = 0; i < 4; i++)
        EXPECT_EQUAL(i, out[i], 10 * mask[i] + 3);
}

void check_variable_templates()
{
    const float floats[4] = {5, 6, 7, 8};
    const double doubles[4] = {1, 2, 3, 4};
    int uses = 0;
    CHECK(cudaMemcpyToSymbol(filters::mask<float>, floats, sizeof floats));
    check_mask(floats);
    check_mask(doubles);
    CHECK(cudaMemcpyFromSymbol(&uses, filters::uses<Level::high, true>, sizeof uses));
    EXPECT_EQUAL(0, uses, 15);
}

int main()
{
    const int n = 100, stop = 90;
    std::vector<float> in(n);
    for (int i = 0; i < n; i++)
        in[i] = (float)(i * 13 % 32);
    float *d_in = copy_to_device(in), *d_out = new_on_device<float>(n);

    CHECK(cudaMemcpyToSymbol(limit, &stop, sizeof(int)));
    filter<<<2, 64>>>(d_in, d_out, n);
    CHECK_LAUNCH();
    std::vector<float> out = copy_to_host(d_out, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, out[i], i < stop ? weigh_on_host(in, i) : 0.0f);

    Camera c = {{1, 2, 3}, {40, 50}};
    const unsigned char part[4] = {8, 9, 10, 11};
    double one = -1;
    CHECK(cudaMemcpyToSymbol(camera, &c, sizeof c));
    CHECK(cudaMemcpyToSymbol(bytes, part, sizeof part, 8, cudaMemcpyHostToDevice));
    CHECK(cudaMemcpyToSymbol(table, &one, sizeof one, 4 * sizeof(double)));
    double *d_read = new_on_device<double>(16);
    read<<<1, 16>>>(d_read);
    CHECK_LAUNCH();
    std::vector<double> got = copy_to_host(d_read, 16);
    const double want[16] = {1, 2, 3, 4, -1, 6, 321, 1988, 8, 9, 10, 11, 0, 0, 0, 0};
    for (int i = 0; i < 16; i++)
        EXPECT_EQUAL(i, got[i], want[i]);

    double back[6];
    CHECK(cudaMemcpyFromSymbol(back, table, sizeof back));
    EXPECT_EQUAL(4, back[4], -1);
    EXPECT_EQUAL(5, back[5], 6);

    int *rows[2] = {copy_to_device(std::vector<int>(6, 1)), copy_to_device(std::vector<int>(6, 2))};
    const float *floats[2] = {copy_to_device(std::vector<float>(6, 7)),
                              copy_to_device(std::vector<float>(6, 4))};
    const float **d_floats = copy_to_device(std::vector<const float *>(floats, floats + 2));
    int *d_matrix = copy_to_device(std::vector<int>{1, 2, 3, 4, 5, 6}), *d_follow;
    float *d_chosen = new_on_device<float>(2);
    CHECK(cudaMalloc(&d_follow, 6 * sizeof(int)));
    CHECK(cudaMemcpyToSymbol(lists, rows, sizeof rows));
    CHECK(cudaMemcpyToSymbol(tables, &d_floats, sizeof d_floats));
    CHECK(cudaMemcpyToSymbol(matrix, &d_matrix, sizeof d_matrix));
    CHECK(cudaMemcpyToSymbol(chosen, &d_chosen, sizeof d_chosen));
    follow<<<1, 6>>>(d_follow);
    CHECK_LAUNCH();
    std::vector<int> followed = copy_to_host(d_follow, 6);
    for (int i = 0; i < 6; i++)
        EXPECT_EQUAL(i, followed[i], (1 + i) * 100 + 20 + 4 + i % 3 + 4);
    EXPECT_EQUAL(0, copy_to_host(d_chosen, 2)[1], 7);
    check_variable_templates();
    return finish();
}
