// Structs whose fields must lie where CUDA puts them: attributes mend what C does otherwise.
#include <cu2cl/cu2cl.h>

struct Empty {
    int one() const { return 1; }
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

struct __attribute__((aligned(16))) Aligned {
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

void read(const Derived *d, const Vectors *v, const Nested *n, const Fields *f,
                     const Packed *p, const Marked *m, double *out)
CU2CL_KERNEL(read, d, v, n, f, p, m, out)
#include "input.cl.h"
