// Loops whose threads begin at places of their own and add the same in each turn: they go together
// as long as all are in the loop.
__global__ void product(const float *a, float *c, int n)
{
    int j = blockIdx.x * blockDim.x + threadIdx.x, i, k;
    if (j < n - 1)
        for (k = j + 1; k < n; k++) {
            float sum = 0;
            for (i = 0; i < n; i++)
                sum += a[i * n + j] * a[i * n + k];
            c[j * n + k] = sum;
        }
}

__global__ void strides(const float *in, float *out, int n)
{
    __shared__ float part[128];
    float sum = 0;
    for (int i = blockIdx.x * 128 + threadIdx.x; i < n; i += 128 * gridDim.x)
        sum += in[i];
    part[threadIdx.x] = sum;
    __syncthreads();
    if (threadIdx.x < 64)
        out[blockIdx.x * 64 + threadIdx.x] = part[threadIdx.x] + part[threadIdx.x + 64];
}

/* The first is used behind the loop, the second begins with a value that was read; the third has
 * turns that lanes leave, the fourth ends where each lane says. */
__global__ void others(int *out, const int *in, int n)
{
    int t = threadIdx.x, i;
    for (i = t; i < n; i = i + 64)
        out[i] = in[i] + 1;
    out[n + t] = i;
    for (int from = in[t]; from >= 0; from -= 2)
        out[from] += n;
    for (int k = t; k < n; k += 64) {
        if (in[k] == 3)
            break;
        out[k]++;
    }
    for (int k = in[t]; k < in[t + 1]; k++)
        out[k]++;
    for (int k = 0; k < n; k++)
        out[t] += in[k];
}

/* A `while` whose body ends with the step. Of the first two the counter is made again. */
__global__ void whiles(const float *in, float *out, int n)
{
    __shared__ float part[64];
    float sum = 0;
    int i = threadIdx.x, k;
    while (i < n) {
        out[i] = in[i];
        i += 64;
    }
    i = threadIdx.x + 1;
    part[threadIdx.x] = in[i];
    __syncthreads();
    while (i < 64) {
        for (k = 0; k < n; k++)
            out[i] += part[k & 63];
        i = i + 64;
    }
    i = n - threadIdx.x;
    if (in[n] > 0)
        while (i > 0) {
            sum += in[i];
            i -= 3;
        }
    out[n + threadIdx.x] = sum;
}
