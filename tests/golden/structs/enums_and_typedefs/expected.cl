enum { FIRST, SECOND = 7, THIRD };
typedef int Kind;

enum { Level_Low, Level_High = 3 };

typedef uint uint32;

typedef ulong Size;

__kernel void k(Kind kind, uchar level, __global uint32 *out, __global float (*rows)[4], Size n)
{
    if (kind == SECOND && level == Level_High)
        out[get_local_id(0)] = THIRD;
    rows[get_local_id(0)][3] = n;
}
