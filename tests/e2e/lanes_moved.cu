// Pointers and indices that statements set or move, each thread by its own: in lane loops they are made
// again wherever they are used, as long as nothing else changes them.
// TEST warnings: a kernel says that it needs warps
#include "check.h"

#define SIZE   64
#define BLOCKS 3

// Parameters that are moved before barriers, and used behind them.
__global__ void moved_parameters(int *out, const int *in, int pitch)
{
    __shared__ int tile[4][2 * SIZE];
    const int x = blockIdx.x * SIZE + threadIdx.x, y = threadIdx.y;
    in += y * pitch + x;
    out += y * pitch + x;
    for (int i = 0; i < 2; i++)
        tile[threadIdx.y][threadIdx.x + i * SIZE] = in[i * 4 * pitch];
    __syncthreads();
    for (int i = 0; i < 2; i++) {
        int sum = 0;
        for (int j = 0; j < SIZE; j += 7)
            sum += tile[3 - y][(threadIdx.x + i * SIZE + j) % (2 * SIZE)];
        out[i * 4 * pitch] = sum;
    }
}

// Set by statements, one from the other, and moved twice; some are set again, in branches and loops.
__global__ void set_by_statements(int *out, const int *in, int n)
{
    __shared__ int s[SIZE];
    int bx, tx, i, again, *place;
    const int *from = in;
    bx = blockIdx.x * SIZE;
    tx = threadIdx.x;
    i = bx + tx;
    place = &s[SIZE - 1 - tx];
    *place = in[i];
    from += i;
    from += SIZE;
    from -= tx;
    __syncthreads();
    again = tx;
    for (int k = 0; k < 5; k++) {
        again += s[(tx + k) % SIZE];
        if (again % 3 == 0)
            again -= tx;
    }
    __syncthreads();
    int late = *place;
    for (int k = 0; k < 3; k++) {
        int step;
        step = k * 2 + tx;
        late += from[step % SIZE] + step;
        __syncthreads();
        s[tx] = late;
        __syncthreads();
        late += s[(step + 1) % SIZE];
    }
    out += 2;
    out += i;
    if (i < n)
        out[-2] = again + late + (int)(place - s);
}

// A pointer that some threads move on, one that a loop moves on, and one that is set in two branches.
__global__ void several_values(int *out, const int *in)
{
    __shared__ int s[2 * SIZE];
    int t = threadIdx.x;
    int *p, *q = s, *r;
    s[t] = in[blockIdx.x * SIZE + t];
    s[t + SIZE] = t;
    p = s + t;
    __syncthreads();
    if (t % 4 == 1) {
        p += SIZE;
        p -= 1;
    }
    q += t;
    for (int k = 0; k < 4; k++)
        q += (k == 2) ? SIZE - t : 1;
    if (t > SIZE / 2)
        r = s + SIZE - t;
    else
        r = s + SIZE + t;
    int sum = *p * 7 + q[-3] * 5 + *r;
    __syncthreads();
    *p = 0;
    __syncthreads();
    p = s + (t ^ 1);
    sum += *p;
    p++;
    sum += p[-1] + *p;
    out[blockIdx.x * SIZE + t] = sum;
}

// In a branch of some threads, with a name that stands for another variable further out.
__global__ void in_branches(int *out, const int *in, int n)
{
    __shared__ int s[SIZE];
    int t = threadIdx.x, at;
    s[t] = in[blockIdx.x * SIZE + t];
    __syncthreads();
    at = t * 3;
    int sum = 0;
    for (int k = 0; k < 3; k++) {
        if (t < n) {
            int at;
            const int *p = s;
            at = (t + k) % SIZE;
            p += at;
            for (int j = 0; j < 3; j++)
                sum += *p * (j + 1) + at;
        }
        __syncthreads();
        s[t] += k;
        __syncthreads();
    }
    out += blockIdx.x * SIZE;
    out[t] = sum + at;
}

// What a pointer is moved by changes later.
__global__ void changed_later(int *out, const int *in, int n)
{
    __shared__ int s[SIZE];
    int t = threadIdx.x, by = n + t;
    in += by;
    by = 3;
    s[t] = in[0];
    __syncthreads();
    by += s[SIZE - 1 - t] % 7;
    out += blockIdx.x * SIZE + t;
    out[0] = by + in[1] + s[t];
}

__device__ void add_to(int *to, const int **from, int by)
{
    *to += by;
    *from += by;
}

// What is set and moved once by statements, and changed through its address.
__global__ void changed_by_address(int *out, const int *in)
{
    __shared__ int s[SIZE];
    int t = threadIdx.x, at;
    const int *from = in;
    at = t;
    from += t;
    add_to(&at, &from, 3);
    s[t] = *from;
    __syncthreads();
    out += blockIdx.x * SIZE;
    out[t] = at * 1000 + s[SIZE - 1 - t] + from[1];
}

// A name that hides another one where threads wait; collectives in both branches make it a coroutine.
__global__ void hidden_names(int *out, const int *in)
{
    const int *row = in;
    int t = threadIdx.x, sum = 0;
    row += t & 15;
    for (int row = 0; row < 3; row++) {
        if (t / 32 == 0)
            sum += __any_sync(0xffffffff, t == row);
        else
            sum += __all_sync(0xffffffff, t > row) * 5;
        sum += row;
    }
    out[t] = sum + row[3];
}

static int in[4096];

static void expect_all(const char *what, int *d_out, const std::vector<int> &want)
{
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, want.size());
    for (size_t i = 0; i < want.size(); i++)
        EXPECT_EQUAL(i, out[i], want[i]);
    printf("%s\n", what);
    CHECK(cudaMemset(d_out, 0, sizeof in));
}

static void check_parameters(int *d_out, const int *d_in)
{
    const int pitch = SIZE * BLOCKS;
    std::vector<int> want(8 * pitch);
    moved_parameters<<<BLOCKS, dim3(SIZE, 4)>>>(d_out, d_in, pitch);
    for (int b = 0; b < BLOCKS; b++)
        for (int y = 0; y < 4; y++)
            for (int x = 0; x < SIZE; x++)
                for (int i = 0; i < 2; i++) {
                    int sum = 0;
                    for (int j = 0; j < SIZE; j += 7) {
                        int c = (x + i * SIZE + j) % (2 * SIZE);
                        sum += in[(3 - y + c / SIZE * 4) * pitch + b * SIZE + c % SIZE];
                    }
                    want[(y + i * 4) * pitch + b * SIZE + x] = sum;
                }
    expect_all("moved parameters", d_out, want);
}

static void check_statements(int *d_out, const int *d_in)
{
    std::vector<int> want(SIZE * BLOCKS);
    const int n = SIZE * BLOCKS - 10;
    set_by_statements<<<BLOCKS, SIZE>>>(d_out, d_in, n);
    for (int b = 0; b < BLOCKS; b++) {
        int s[SIZE], again[SIZE], late[SIZE];
        const int *from = in + b * SIZE + SIZE;
        for (int t = 0; t < SIZE; t++)
            s[SIZE - 1 - t] = in[b * SIZE + t];
        for (int t = 0; t < SIZE; t++) {
            again[t] = t;
            for (int k = 0; k < 5; k++) {
                again[t] += s[(t + k) % SIZE];
                if (again[t] % 3 == 0)
                    again[t] -= t;
            }
            late[t] = s[SIZE - 1 - t];
        }
        for (int k = 0; k < 3; k++) {
            for (int t = 0; t < SIZE; t++)
                late[t] += from[(k * 2 + t) % SIZE] + k * 2 + t;
            for (int t = 0; t < SIZE; t++)
                s[t] = late[t];
            for (int t = 0; t < SIZE; t++)
                late[t] += s[(k * 2 + t + 1) % SIZE];
        }
        for (int t = 0; t < SIZE && b * SIZE + t < n; t++)
            want[b * SIZE + t] = again[t] + late[t] + SIZE - 1 - t;
    }
    expect_all("set by statements", d_out, want);
}

static void check_values(int *d_out, const int *d_in)
{
    std::vector<int> want(SIZE * BLOCKS);
    several_values<<<BLOCKS, SIZE>>>(d_out, d_in);
    for (int b = 0; b < BLOCKS; b++) {
        int s[2 * SIZE];
        for (int t = 0; t < SIZE; t++) {
            s[t] = in[b * SIZE + t];
            s[t + SIZE] = t;
        }
        for (int t = 0; t < SIZE; t++) {
            int p = t % 4 == 1 ? t + SIZE - 1 : t, r = t > SIZE / 2 ? SIZE - t : SIZE + t;
            want[b * SIZE + t] = s[p] * 7 + s[SIZE] * 5 + s[r];
        }
        for (int t = 0; t < SIZE; t++)
            s[t % 4 == 1 ? t + SIZE - 1 : t] = 0;
        for (int t = 0; t < SIZE; t++)
            want[b * SIZE + t] += 2 * s[t ^ 1] + s[(t ^ 1) + 1];
    }
    expect_all("several values", d_out, want);
}

static void check_branches(int *d_out, const int *d_in, int n)
{
    std::vector<int> want(SIZE * BLOCKS);
    in_branches<<<BLOCKS, SIZE>>>(d_out, d_in, n);
    for (int b = 0; b < BLOCKS; b++)
        for (int t = 0; t < SIZE; t++) {
            int sum = 0;
            for (int k = 0; k < 3 && t < n; k++) {
                int at = (t + k) % SIZE, value = in[b * SIZE + at] + k * (k - 1) / 2;
                sum += value * 6 + at * 3;
            }
            want[b * SIZE + t] = sum + t * 3;
        }
    expect_all("in branches", d_out, want);
}

static void check_changed(int *d_out, const int *d_in)
{
    std::vector<int> want(SIZE * BLOCKS);
    const int n = 70;
    changed_later<<<BLOCKS, SIZE>>>(d_out, d_in, n);
    for (int b = 0; b < BLOCKS; b++)
        for (int t = 0; t < SIZE; t++)
            want[b * SIZE + t] = 3 + in[n + SIZE - 1 - t] % 7 + in[n + t + 1] + in[n + t];
    expect_all("changed later", d_out, want);
}

static void check_addresses(int *d_out, const int *d_in)
{
    std::vector<int> want(SIZE);
    changed_by_address<<<1, SIZE>>>(d_out, d_in);
    for (int t = 0; t < SIZE; t++)
        want[t] = (t + 3) * 1000 + in[SIZE - 1 - t + 3] + in[t + 4];
    expect_all("changed by address", d_out, want);
}

static void check_names(int *d_out, const int *d_in)
{
    std::vector<int> want(SIZE);
    hidden_names<<<1, SIZE>>>(d_out, d_in);
    for (int t = 0; t < SIZE; t++)
        want[t] = (t < 32 ? 3 : 15) + 3 + in[(t & 15) + 3];
    expect_all("hidden names", d_out, want);
}

int main()
{
    for (int i = 0; i < 4096; i++)
        in[i] = i * 7919 % 1009;
    int *d_in = copy_to_device(std::vector<int>(in, in + 4096)), *d_out;
    CHECK(cudaMalloc(&d_out, sizeof in));
    CHECK(cudaMemset(d_out, 0, sizeof in));
    check_parameters(d_out, d_in);
    check_statements(d_out, d_in);
    check_values(d_out, d_in);
    check_branches(d_out, d_in, SIZE);
    check_branches(d_out, d_in, 37);
    check_changed(d_out, d_in);
    check_addresses(d_out, d_in);
    check_names(d_out, d_in);
    return finish();
}
