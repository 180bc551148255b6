#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#include <cu2cl/vector.clh>

typedef struct Empty {
    uchar unused; /* C has no empty struct */
} Empty;

// An empty base takes no room.
typedef struct Derived {
    union {
        struct {
            float value;
        };
        Empty base0;
    }; /* an empty base class takes no room */
} Derived;

// An empty struct takes its alignment's room, and none as a base.
typedef struct Line {
    uchar unused[8]; /* C has no empty struct */
} __attribute__((aligned(8))) Line;

typedef struct Marked {
    int mark;
    Line end;
} Marked;

typedef struct Vectors {
    char tag;
    cu_double4 four;
    cu_long4 more;
    cu_float3 point;
} Vectors;

typedef struct Aligned {
    float x;
    float y;
    float z;
} __attribute__((aligned(16))) Aligned;

typedef struct Nested {
    char tag;
    Aligned aligned;
    uchar flag;
} Nested;

typedef struct Fields {
    char tag;
    char aligned __attribute__((aligned(8)));
    float three[3] __attribute__((aligned(32)));
} Fields;

typedef struct Packed {
    char tag;
    int number;
    double real;
} __attribute__((packed)) Packed;

int Empty_one(__global const Empty *self)
{ return 1; }

__kernel void read(__global const Derived *d, __global const Vectors *v, __global const Nested *n,
                   __global const Fields *f, __global const Packed *p, __global const Marked *m,
                   __global double *out)
{
    out[0] = d->value + Empty_one(&d->base0);
    out[1] = v->four.x + v->more.y + v->point.z;
    out[2] = n->aligned.z + n->flag;
    out[3] = f->three[1] + f->aligned;
    out[4] = p->number + p->real;
    out[5] = m->mark;
}
