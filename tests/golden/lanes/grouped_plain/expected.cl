// Kernels without barriers or loops: those have lane loops, without the mark, of which a compiler
// may group accesses that it must not.
typedef struct cell {
    uint x;
    uint y;
} cell;

// q may be p: lane loops.
__kernel void through_two(__global cell *p, __global cell *q, __global uint *sum)
{
    unsigned i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    unsigned a = p[i].x;
    q[i].y = q[i].y * 3 + a;
    sum[i] = a ^ p[i].y;
}

// A row's element that is not known: lane loops.
__kernel void rows_of_four(__global uint (*rows)[4], __global const uint *at, __global uint *sum)
{
    unsigned i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    unsigned t = rows[i][2];
    rows[i][at[i] & 3] ^= t + 1;
    sum[i] = t * 7 + rows[i][3];
}

// Nothing stands between the reads: as it is.
__kernel void read_first(__global cell *p, __global cell *q)
{
    unsigned i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    unsigned a = p[i].x, b = p[i].y;
    q[i].y = a * b;
}

// The write is to another member, or to memory of its own: as it is.
__kernel void others(__global cell *p, __global uint *restrict out)
{
    unsigned i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    unsigned a = p[i].x;
    out[i] = a;
    p[i].x = a + 1;
    p[i].y += a;
}

// Only the launch knows how far neighbours lie apart: as it is.
__kernel void columns(__global float *p, __global float *q, __global float *sum, int width, int t)
{
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    q[width * (i + 1) + t] -= p[width * (i + 1)] * q[t];
    sum[i] = p[width * (i + 1) + 1];
}

// A compiler knows it, too: lane loops.
__kernel void columns_of_two(__global float *p, __global float *q, __global float *sum, int width,
                             int t)
{
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    if (width == 2) {
        q[width * (i + 1) + t] -= p[width * (i + 1)] * q[t];
        sum[i] = p[width * (i + 1) + 1];
    }
}
