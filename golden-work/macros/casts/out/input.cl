/* Made from input.cu by cu2cl 0.1.0. */
#include <cu2cl/stdint.clh>

#define PACK(p) (((uint64_t)(*p)) | (((uint64_t)(*(p + 1))) << 32))
#define BYTE(x) ((uint8_t)((x) >> 8))
#define DOUBLED(x) ((u32)(x) * 2)
#define HIGH(x) ((word)(x) << 32)
#define HALVED(x) ((unsigned)(x) / 2)
#define INDEX(x) ((index)(x) + 1)

typedef uint u32;

typedef ulong word;

typedef int index;

__kernel void numbers(__global const uint *a, __global ulong *b, int r)
{
    b[0] = PACK(a);
    b[1] = BYTE(r);
    b[2] = DOUBLED(r);
    b[3] = HIGH(r);
    b[4] = ((ulong)(r) << 32);
    b[5] = ((ulong)(r) * 3);
    b[6] = HALVED(r);
}

/* sums<float> */
__kernel void sums_float(__global float *p, int n)
{
    p[0] = ((float)(n) + (float)(p[1]));
    p[INDEX(n)] = 0;
}

/* sums<int> */
__kernel void sums_int(__global int *p, int n)
{
    p[0] = ((int)(n) + (int)(p[1]));
    p[INDEX(n)] = 0;
}
