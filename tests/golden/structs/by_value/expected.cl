typedef struct Vector {
    float x;
    float y;
    float z;
} Vector;

typedef struct Shape {
    int count;
    Vector origin;
    uchar closed;
    char name[8];
} Shape;

Vector add(Vector a, Vector b)
{
    Vector r = {a.x + b.x, a.y + b.y, a.z + b.z};
    return r;
}

__kernel void k(__global Vector *out, Shape shape, __global const Shape *others)
{
    Vector v = add(shape.origin, others[get_local_id(0)].origin);
    if (shape.closed)
        v.z = others->name[2];
    out[get_local_id(0)] = v;
}
