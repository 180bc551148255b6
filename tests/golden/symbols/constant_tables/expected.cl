#pragma OPENCL EXTENSION cl_khr_fp64 : enable

// Constants that functions and constructors make: the port has their numbers.
typedef struct Table {
    int v[4];
    float scale;
    uchar on;
} Table;

typedef struct Powers {
    double p[3];
} Powers;

__constant Table table = {{-2, 1, 4, 7}, 0.300000012f, 1};
__constant Powers powers = {{1.0, -0.5, 0.25}};
__constant uint fibs[2] = {5u, 55u};
__constant Table Holder_1_held = {{-2, -1, 0, 1}, 0.100000001f, 0};
__constant Table Holder_2_held = {{-2, 0, 2, 4}, 0.200000003f, 1};
__constant Table local_ = {{-2, 7, 16, 25}, 0.900000036f, 1};

double Powers_at(__constant Powers *self, int i)
{ return self->p[i]; }

__kernel void k(__global double *out, int i)
{
    out[0] = table.v[i] * table.scale + Powers_at(&powers, i) + fibs[i & 1];
    out[1] = Holder_1_held.v[i] + Holder_2_held.v[i] + local_.v[i];
}
