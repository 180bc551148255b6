// Returns in a row are one branch of the lanes, also with places between them. One that reads memory stands alone. Objects that
// constructors make become registers, so that lanes go together.
struct cell {
    int x, y;

    __device__ cell(int x, int y) : x(x), y(y)
    {
    }
};

__global__ void windows(const float *a, float *out, int width, int height)
{
    const int x = blockIdx.x * blockDim.x + threadIdx.x; if (x >= width) return;
    const int y = blockIdx.y * blockDim.y + threadIdx.y; if (y >= height) return;
    float sum = 0;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            const cell at(x + i, y + j);
            sum += a[at.x + at.y * (width + 2)];
        }
    out[x + y * width] = sum;
}

__global__ void chosen(const float *a, const int *chosen, float *out, int n, int m)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    if (!chosen[i])
        return;
    int first = chosen[i];
    if (first > m)
        return;
    if (first < 0)
        return;
    float sum = first;
    for (int k = 0; k < m; k++)
        sum += a[k * n + i];
    out[i] = sum;
}

/* An array stays memory of each lane, which one place has for all of them. */
struct row {
    float v[2];

    __device__ row(float x)
    {
        v[0] = x;
        v[1] = -x;
    }
};

__global__ void rows(const float *a, float *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = 0;
    for (int k = 0; k < n; k++) {
        row r(a[k]);
        sum += r.v[i & 1];
    }
    out[i] = sum;
}
