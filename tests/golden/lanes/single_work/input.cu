// Kernels without barriers get lane loops by default only where a loop that all threads go through
// together has work in it that a compiler can make vectors of.
texture<float, cudaTextureType1D, cudaReadModeElementType> points;

// No form: of the two loops the outer one has no work of its own, the inner one only fetches.
__global__ void nearest(const float *centers, int *nearest, int clusters, int features)
{
    int point = blockIdx.x * blockDim.x + threadIdx.x, best = 0;
    float least = 3e38f;
    for (int i = 0; i < clusters; i++) {
        float distance = 0;
        for (int j = 0; j < features; j++) {
            float d = tex1Dfetch(points, point * features + j) - centers[i * features + j];
            distance += d * d;
        }
        if (distance < least)
            least = distance, best = i;
    }
    nearest[point] = best;
}

// No form: its loop counts by atomic operations.
__global__ void count(unsigned *bins, const unsigned *data, int n)
{
    for (int i = 0; i < n; i++)
        atomicAdd(&bins[data[i * 1024 + threadIdx.x] & 255], 1);
}

// No form: its inner loops work on arrays that each lane has.
__global__ void several(const float *bounds, const float *in, int *out, int n)
{
    float values[4];
    int counts[4];
    for (int i = 0; i < 4; i++) {
        values[i] = in[threadIdx.x + 256 * i];
        counts[i] = 0;
    }
    for (int k = 0; k < n; k++)
        for (int i = 0; i < 4; i++)
            if (values[i] < bounds[k])
                counts[i]++;
    for (int i = 0; i < 4; i++)
        out[threadIdx.x + 256 * i] = counts[i];
}

// No form: its loop takes one of several ways.
__global__ void step(int *data, int n)
{
    int value = data[threadIdx.x];
    for (int i = 0; i < n; i++) {
        switch (value & 3) {
        case 0: value += 7; break;
        case 1: value = value * 3; break;
        default: value -= i; break;
        }
    }
    data[threadIdx.x] = value;
}

// Lane loops: beside a loop as that of `count` it has one that computes.
__global__ void sum(unsigned *bins, float *sums, const float *data, int n)
{
    float sum = 0;
    for (int i = 0; i < n; i++)
        atomicAdd(&bins[i], 1);
    for (int i = 0; i < n; i++)
        sum += data[i * 1024 + threadIdx.x];
    sums[threadIdx.x] = sum;
}

struct triple {
    float x, y, z;
};

__device__ void divide(const float &by, const triple &of, triple &to)
{
    to.x = of.x / by;
    to.y = of.y / by;
    to.z = of.z / by;
}

// No form: each lane has variables in memory in it, whose addresses a function gets.
__global__ void fluxes(const float *in, const int *at, float *out, int count)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    triple own = {in[i], in[i + count], in[i + 2 * count]};
    float sum = 0;
    for (int k = 0; k < 4; k++) {
        triple other = {in[at[i + k * count]], 1, 2}, made;
        divide(own.x, other, made);
        sum += made.x * own.y + made.z;
    }
    out[i] = sum;
}
