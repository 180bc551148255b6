// Structs whose fields must lie where CUDA puts them: attributes mend what C does otherwise.
#include <cuda_runtime.h>

struct Empty {
    __host__ __device__ int one() const { return 1; }
};

// An empty base takes no room.
struct Derived : Empty {
    float value;
};

// An empty struct takes its alignment's room, and none as a base.
struct alignas(8) Line {
};

struct Marked : Line {
    int mark;
    Line end;
};

struct Vectors {
    char tag;
    double4 four;
    long4 more;
    float3 point;
};

struct __align__(16) Aligned {
    float x, y, z;
};

struct Nested {
    char tag;
    Aligned aligned;
    bool flag;
};

struct Fields {
    char tag;
    alignas(8) char aligned;
    alignas(32) float three[3];
};

#pragma pack(push, 1)
struct Packed {
    char tag;
    int number;
    double real;
};
#pragma pack(pop)

__global__ void read(const Derived *d, const Vectors *v, const Nested *n, const Fields *f,
                     const Packed *p, const Marked *m, double *out)
{
    out[0] = d->value + d->one();
    out[1] = v->four.x + v->more.y + v->point.z;
    out[2] = n->aligned.z + n->flag;
    out[3] = f->three[1] + f->aligned;
    out[4] = p->number + p->real;
    out[5] = m->mark;
}
