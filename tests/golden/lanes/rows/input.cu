// Kernels without barriers and loops, whose threads write side by side behind a test: one work-item
// runs rows of several blocks, and finds out first which lanes of a row pass the test.
#define N 512

// A row goes on through several blocks.
__global__ void smooth(const float *in, float *out, int rows)
{
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    int i = blockIdx.y * blockDim.y + threadIdx.y;
    float left = 0.3f, right;

    right = 0.7f;
    if (i < rows && j > 0 && j < N - 1) {
        float middle = in[i * N + j];
        out[i * N + j] = left * in[i * N + j - 1] + middle + right * in[i * N + j + 1];
    }
}

// Returns in front of the work are tests, too.
__global__ void add(const float *x, float *y, int rows, int columns)
{
    int column = blockIdx.x * blockDim.x + threadIdx.x;
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    int width = columns + 2;

    if (column >= columns)
        return;
    if (row >= rows)
        return;
    y[row * width + column] += x[row * width + column];
}

// It asks for the thread's place in its block alone: a row ends with its block.
__global__ void edges(float *out, int n)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    float *to = out + i;

    if (threadIdx.x > 0 && i < n)
        *to = *to * 2 + blockIdx.x;
}

// As they are: no test, a test of what memory has, no neighbours, an atomic operation.
__global__ void plain(float *out)
{
    out[blockIdx.x * blockDim.x + threadIdx.x] = 1;
}

__global__ void chosen(const int *in, float *out)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (in[i] > 0)
        out[i] = 1;
}

__global__ void spread(float *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i * 3] = 1;
}

__global__ void count(int *out, int *counter, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = atomicAdd(counter, 1);
}

int main()
{
    return 0;
}
