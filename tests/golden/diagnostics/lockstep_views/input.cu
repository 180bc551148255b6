// Threads of a warp that meet in memory which they reach by arrays of pointers, or as elements of different sizes. Kernels named
// free_* do not.
__global__ void array_of_pointers(int *p)
{
    __shared__ int a[64], b[64];
    int *rows[2] = {a, b}, t = threadIdx.x;
    rows[0][t] = p[t];
    rows[1][t] = 0;
    p[t] = a[t + 1];
}

__global__ void chosen_by_a_loop(int *p, int n)
{
    __shared__ int a[64], b[64];
    int *rows[2], t = threadIdx.x;
    rows[0] = a;
    rows[1] = b;
    for (int i = 0; i < n; i++) {
        rows[i & 1][t] = p[i];
        p[t] += rows[i & 1][t + 1];
    }
}

__global__ void table_of_rows(float **rows, int n)
{
    int t = threadIdx.x;
    for (int i = 0; i < n; i++) {
        rows[i][t] = t;
        rows[i][t] += rows[i][t + 1];
    }
}

struct Arguments {
    float *rows[2];
};

__global__ void members(float *a, float *b)
{
    Arguments arguments;
    int t = threadIdx.x;
    arguments.rows[0] = a;
    arguments.rows[1] = b;
    arguments.rows[1][t] = t;
    arguments.rows[0][t] = arguments.rows[1][31 - t];
}

__global__ void pointer_in_shared_memory(float *p)
{
    __shared__ float *row;
    int t = threadIdx.x;
    if (t == 0)
        row = p + 64 * blockIdx.x;
    __syncthreads();
    row[t] = t;
    p[t] = row[t + 1];
}

__global__ void free_rows_of_a_table(float **rows, int n)
{
    int t = threadIdx.x;
    for (int i = 0; i < n; i++)
        rows[0][t] += rows[i][t];
}

__global__ void free_arrays(int *p)
{
    __shared__ int a[64], b[64];
    int *rows[2] = {a, b}, t = threadIdx.x;
    rows[0][t] = p[t];
    p[t] = rows[1][t + 1] + rows[0][t];
}

__global__ void vectors_of_floats(const float *p, float4 *out)
{
    __shared__ float s[256];
    int t = threadIdx.x;
    s[t] = p[t];
    if (t < 8)
        out[t] = reinterpret_cast<float4 *>(s)[t];
}

__global__ void floats_of_vectors(const float4 *p, float *out)
{
    __shared__ float4 s[64];
    int t = threadIdx.x;
    s[t] = p[t];
    out[t] = ((float *)s)[t];
}

__global__ void bytes(const int *p, char *out)
{
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = p[t];
    out[t] = reinterpret_cast<char *>(s)[4 * t + 4];
}

__global__ void rows_as_a_line(const float *p, float *out)
{
    __shared__ float rows[8][32];
    float *line = &rows[0][0];
    int x = threadIdx.x, y = threadIdx.y;
    rows[y][x] = p[32 * y + x];
    out[32 * y + x] = line[32 * y + x + 1];
}

union Cell {
    float number[64];
    int bits[64];
};

__global__ void members_of_a_union(const float *p, int *out)
{
    __shared__ Cell cell;
    int t = threadIdx.x;
    cell.number[t] = p[t];
    out[t] = cell.bits[t + 1];
}

__global__ void bytes_of_dynamic_memory(const float *p, float *out)
{
    extern __shared__ unsigned char memory[];
    float *first = reinterpret_cast<float *>(memory);
    double *second = reinterpret_cast<double *>(memory);
    int t = threadIdx.x;
    first[t] = p[t];
    out[t] = second[t];
}

__global__ void free_own_vector(const float4 *p, float *out)
{
    __shared__ float4 s[64];
    float *numbers = reinterpret_cast<float *>(s);
    int t = threadIdx.x;
    s[t] = p[t];
    for (int i = 0; i < 4; i++)
        out[t] += numbers[4 * t + i];
    numbers[4 * t + 1] = 0;
    out[t] += s[t].x;
}

__global__ void free_own_row(const float *p, float *out)
{
    __shared__ float rows[8][32];
    float *line = (float *)rows;
    int x = threadIdx.x, y = threadIdx.y;
    rows[y][x] = p[32 * y + x];
    out[32 * y + x] = line[32 * y + x];
}

__global__ void free_parts(const float *p, float *out, int n)
{
    extern __shared__ unsigned char memory[];
    float *first = reinterpret_cast<float *>(memory);
    double *second = reinterpret_cast<double *>(memory + n * sizeof(float));
    int t = threadIdx.x;
    second[t] = 0;
    first[t] = p[t];
    out[t] = second[t] + first[t];
}
