// Casts in macros: a macro survives where the type that it names can stand in OpenCL C.
#include <stdint.h>
#include <stddef.h>

typedef unsigned int u32;
using word = unsigned long long;
struct traits {
    typedef int index;
};

#define PACK(p) (((uint64_t)(*p)) | (((uint64_t)(*(p + 1))) << 32))
#define BYTE(x) ((uint8_t)((x) >> 8))
#define DOUBLED(x) ((u32)(x) * 2)
#define HIGH(x) ((word)(x) << 32)
#define LONG_HIGH(x) ((unsigned long long)(x) << 32)
#define SIZE(x) ((size_t)(x) * 3)
#define HALVED(x) ((unsigned)(x) / 2)
#define SUM(a, b) ((T)(a) + (T)(b))
#define INDEX(x) ((index)(x) + 1)

__global__ void numbers(const uint32_t *a, uint64_t *b, int r)
{
    b[0] = PACK(a);
    b[1] = BYTE(r);
    b[2] = DOUBLED(r);
    b[3] = HIGH(r);
    b[4] = LONG_HIGH(r);
    b[5] = SIZE(r);
    b[6] = HALVED(r);
}

template <class T> __global__ void sums(T *p, int n)
{
    typedef traits::index index;
    p[0] = SUM(n, p[1]);
    p[INDEX(n)] = 0;
}

template __global__ void sums<float>(float *, int);
template __global__ void sums<int>(int *, int);
