// Loops over lanes that write side by side are marked to run together. Those that write all apart, or
// in one place, are not. A loop of all threads with no others in it stays inside of one.
struct cell {
    float x, y;
};

__global__ void diagonals(const int *in, int *out, int n)
{
    __shared__ int s[17][17];
    int x = threadIdx.x;

    s[0][x] = in[x]; // together: a row of an array
    __syncthreads();
    for (int m = 0; m < 16; m++) {
        if (x <= m) {
            int y = m - x;
            s[y + 1][x] = s[y][x] + n; // apart
        }
        __syncthreads();
    }
    out[blockIdx.x * 16 + x] = s[x][15]; // together
}

__global__ void search(const cell *cells, const int *at, float *best, cell *all, int n)
{
    for (int i = 0; i < n; i++) {
        if (cells[i * 64 + threadIdx.x].x == 0)
            best[blockIdx.x] = cells[i * 64 + threadIdx.x].y; // in one place
        __syncthreads();
        all[i * 64 + threadIdx.x].x = 1; // together: members of neighbours
        __syncthreads();
        best[at[threadIdx.x]] = i; // apart
        __syncthreads();
    }
}

// The first loop writes nothing side by side, and reads one place: each lane goes through it alone. In the
// second one the lanes together go over the input.
__global__ void histograms(const int *in, const float *weights, int *bins, int n)
{
    __shared__ float part[64];
    int x = threadIdx.x;
    for (int i = 0; i < n; i++)
        bins[x * n + i] = (int)(weights[x] * i);
    part[x] = weights[x];
    __syncthreads();
    for (int i = 0; i < n; i++)
        bins[x * n + i] += in[i * 64 + x] * (int)part[63 - x];
}

int main()
{
    return 0;
}
