// Functions with loops that lanes go through together stand in the place of their calls.

struct point {
    float weight, cost;
};

__device__ float distance(int a, int b, int count, int dimensions, const float *at)
{
    float sum = 0;
    for (int i = 0; i < dimensions; i++) {
        float d = at[i * count + a] - at[i * count + b];
        sum += d * d;
    }
    return sum;
}

// lane loops: the coordinates of neighbours lie side by side
__global__ void costs(const float *at, point *points, float *out, int count, int dimensions)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) {
        float cost = distance(i, 0, count, dimensions, at) * points[i].weight;
        if (cost < points[i].cost)
            out[i] = cost;
    }
}

__device__ int first_at(const int *at, int value, int n)
{
    for (int i = 0; i < n; i++)
        if (at[i] == value)
            return i;
    return -1;
}

// as it is: each thread leaves the function's loop elsewhere
__global__ void searches(const int *at, int *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = first_at(at, i, n);
}

// the left side is read before
__global__ void behind_a_read(const float *at, float *out, int count, int dimensions)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = out[i] + distance(i, 0, count, dimensions, at);
}

int main()
{
    costs<<<1, 64>>>(nullptr, nullptr, nullptr, 0, 0);
    searches<<<1, 64>>>(nullptr, nullptr, 0);
    behind_a_read<<<1, 64>>>(nullptr, nullptr, 0, 0);
}
