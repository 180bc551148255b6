typedef struct point_float {
    float x;
    float y;
} point_float;

typedef struct point_int {
    int x;
    int y;
} point_int;

typedef struct padded_float {
    point_float base0;
} __attribute__((aligned(16))) padded_float;

typedef struct padded_int {
    point_int base0;
} __attribute__((aligned(16))) padded_int;

/* mirror<float> */
__kernel void mirror_float(__global padded_float *out, __global const padded_float *in)
{
    padded_float p = in[get_local_id(0)];
    p.base0.x = -p.base0.x;
    out[get_local_id(0)] = p;
}

/* mirror<int> */
__kernel void mirror_int(__global padded_int *out, __global const padded_int *in)
{
    padded_int p = in[get_local_id(0)];
    p.base0.x = -p.base0.x;
    out[get_local_id(0)] = p;
}
