struct Vector {
    float x, y, z;
};

typedef struct {
    int count;
    struct Vector origin;
    bool closed;
    char name[8];
} Shape;

__device__ struct Vector add(struct Vector a, Vector b)
{
    Vector r = {a.x + b.x, a.y + b.y, a.z + b.z};
    return r;
}

__global__ void k(Vector *out, Shape shape, const Shape *others)
{
    Vector v = add(shape.origin, others[threadIdx.x].origin);
    if (shape.closed)
        v.z = others->name[2];
    out[threadIdx.x] = v;
}
