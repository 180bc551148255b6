/* Made from input.cu by cu2cl 0.1.0. */
// Returns in a row are one branch of the lanes, also with places between them. One that reads memory stands alone. Objects that
// constructors make become registers, so that lanes go together.
typedef struct cell {
    int x;
    int y;
} cell;

/* An array stays memory of each lane, which one place has for all of them. */
typedef struct row {
    float v[2];
} row;

cell cell_new(int x, int y)
{
    cell self_;
    cell *self = &self_;
    self->x = x;
    self->y = y;
    return self_;
}

__kernel void windows(__global const float *a, __global float *out, int width, int height)
{
    const int x = get_group_id(0) * get_local_size(0) + get_local_id(0); if (x >= width) return;
    const int y = get_group_id(1) * get_local_size(1) + get_local_id(1); if (y >= height) return;
    float sum = 0;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            const cell at = cell_new(x + i, y + j);
            sum += a[at.x + at.y * (width + 2)];
        }
    out[x + y * width] = sum;
}

__kernel void chosen(__global const float *a, __global const int *chosen_1, __global float *out,
                     int n, int m)
{
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    if (i >= n)
        return;
    if (!chosen_1[i])
        return;
    int first = chosen_1[i];
    if (first > m)
        return;
    if (first < 0)
        return;
    float sum = first;
    for (int k = 0; k < m; k++)
        sum += a[k * n + i];
    out[i] = sum;
}

row row_new(float x)
{
    row self_;
    row *self = &self_;
    self->v[0] = x;
    self->v[1] = -x;
    return self_;
}

__kernel void rows(__global const float *a, __global float *out, int n)
{
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    float sum = 0;
    for (int k = 0; k < n; k++) {
        row r = row_new(a[k]);
        sum += r.v[i & 1];
    }
    out[i] = sum;
}
