#define REAL float

typedef struct Plain {
    int a;
} Plain;

__kernel void ported(__global REAL *p, Plain plain)
{ p[plain.a] = 1; }
