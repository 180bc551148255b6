// NPP's functions whose pixels have nothing to do with each other. Defined in front of this text: CU_SRC and CU_DST, the types of elements;
// CU_SATURATED, the conversion to CU_DST; CU_FLOAT where one of them is float. Integers are computed with 64 bits.

#ifdef CU_FLOAT
#define WORK             float
#define CONSTANT(bits)   as_float((uint)(bits))
#define ABSOLUTE(value)  fabs(value)
#define BITWISE(a, o, b) 0
#else
#define WORK             long
#define CONSTANT(bits)   (bits)
#define ABSOLUTE(value)  (long)abs(value)
#define BITWISE(a, o, b) ((a)o(b))
#endif

// As in point.c. `width` counts elements, not pixels.
struct point_values {
    long constants[4];
    int width, channels, a_step, b_step, d_step, operation, mode, has_b;
};

// The value divided by 2 to the power of the scale, to the nearest integer, and of two to the even one.
WORK scaled(WORK value, int scale)
{
#ifndef CU_FLOAT
    if (scale > 0) {
        int shift = min(scale, 62);
        long whole = value >> shift, rest = value - (whole << shift), middle = 1L << (shift - 1);
        return whole + (rest > middle || (rest == middle && (whole & 1)));
    }
    for (; scale < 0 && ABSOLUTE(value) < 1L << 32; scale++) // saturated anyway from there on
        value *= 2;
#endif
    return value;
}

WORK rounded(WORK value, int mode)
{
#ifdef CU_FLOAT
    return mode == 0 ? rint(value) : mode == 1 ? round(value) : trunc(value);
#else
    return value;
#endif
}

WORK compare(WORK a, int how, WORK b)
{
    int holds = how == 0 ? a < b : how == 1 ? a <= b : how == 2 ? a == b : how == 3 ? a >= b : a > b;
    return holds ? 255 : 0;
}

// The numbers of operations are those of enum rt_npp_operation.
WORK computed(int operation, WORK a, WORK b, int mode)
{
    switch (operation) {
    case 0: return b;
    case 1: return a;
    case 2: return rounded(a, mode);
    case 3: return 255 - a;
    case 4: return scaled(a + b, mode);
    case 5: return scaled(a - b, mode);
    case 6: return scaled(a * b, mode);
    case 7: return ABSOLUTE(a - b);
    case 8: return BITWISE(a, &, b);
    case 9: return BITWISE(a, |, b);
    case 10: return BITWISE(a, ^, b);
    case 11: return a < b ? b : a;
    case 12: return a > b ? b : a;
    default: return compare(a, operation - 13, b);
    }
}

__kernel void cu_npp_point(struct point_values v, __global const uchar *a, __global const uchar *b, __global uchar *d)
{
    int x = (int)get_global_id(0);
    long y = (long)get_global_id(1);
    if (x >= v.width)
        return;
    WORK first = v.operation == 0 ? 0 : (WORK)((__global const CU_SRC *)(a + y * v.a_step))[x];
    WORK second = CONSTANT(v.constants[x % v.channels]);
    if (v.has_b)
        second = (WORK)((__global const CU_SRC *)(b + y * v.b_step))[x];
    ((__global CU_DST *)(d + y * v.d_step))[x] = CU_SATURATED(computed(v.operation, first, second, v.mode));
}
