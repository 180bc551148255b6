/* Made from input.cu by cu2cl 0.1.0. */
#define N 512

// A row goes on through several blocks.
__kernel void smooth(__global const float *in, __global float *out, int rows)
{
    int j = get_group_id(0) * get_local_size(0) + get_local_id(0);
    int i = get_group_id(1) * get_local_size(1) + get_local_id(1);
    float left = 0.3f, right;

    right = 0.7f;
    if (i < rows && j > 0 && j < N - 1) {
        float middle = in[i * N + j];
        out[i * N + j] = left * in[i * N + j - 1] + middle + right * in[i * N + j + 1];
    }
}

// Returns in front of the work are tests, too.
__kernel void add(__global const float *x, __global float *y, int rows, int columns)
{
    int column = get_group_id(0) * get_local_size(0) + get_local_id(0);
    int row = get_group_id(1) * get_local_size(1) + get_local_id(1);
    int width = columns + 2;

    if (column >= columns)
        return;
    if (row >= rows)
        return;
    y[row * width + column] += x[row * width + column];
}

// It asks for the thread's place in its block alone: a row ends with its block.
__kernel void edges(__global float *out, int n)
{
    unsigned i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    __global float *to = out + i;

    if (get_local_id(0) > 0 && i < n)
        *to = *to * 2 + (uint)get_group_id(0);
}

// As they are: no test, a test of what memory has, no neighbours, an atomic operation.
__kernel void plain(__global float *out)
{
    out[(uint)get_group_id(0) * (uint)get_local_size(0) + (uint)get_local_id(0)] = 1;
}

__kernel void chosen(__global const int *in, __global float *out)
{
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    if (in[i] > 0)
        out[i] = 1;
}

__kernel void spread(__global float *out, int n)
{
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    if (i < n)
        out[i * 3] = 1;
}

__kernel void count(__global int *out, __global int *counter, int n)
{
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    if (i < n)
        out[i] = atomic_add(counter, 1);
}
