// Casts in macros: a macro survives where the type that it names can stand in OpenCL C.
#include <cu2cl/cu2cl.h>
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

void numbers(const uint32_t *a, uint64_t *b, int r)
CU2CL_KERNEL(numbers, a, b, r)

template <class T> void sums(T *p, int n)
CU2CL_KERNEL(sums<T>, p, n)

template void sums<float>(float *, int);
template void sums<int>(int *, int);
#include "input.cl.h"
