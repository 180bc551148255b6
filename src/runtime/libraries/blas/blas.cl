/* Kernels of cuBLAS: what CLBlast lacks, what takes its scalars from the device, and small calls.
 *
 * CU_TYPE is the type that sums are made in: 0 float, 1 double, 2 and 3 complex numbers of these, 4 int. With float, operands may be
 * halves, bfloat16, bytes or ints, with int they are bytes; v.type_x are the numbers of cudaDataType.
 * CU_ROWS and CU_COLUMNS are the size of a panel (blas.h).
 * All kernels have the same parameters. Operands are columns of a batch: `a` is the first one, or where CU_ARRAYS is set a list of
 * addresses. Scalars are in `v`, or where there is a pointer, behind it. */
#include <cu2cl/base.clh>

#if CU_TYPE == 1 || CU_TYPE == 3
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef double real;
#elif CU_TYPE == 4
typedef int real;
#else
typedef float real;
#endif
#if CU_TYPE == 2
#define CU_COMPLEX 1
typedef float2 elem;
#elif CU_TYPE == 3
#define CU_COMPLEX 1
typedef double2 elem;
#else
typedef real elem;
#endif

/* struct rt_blas_values of blas.h; the same layout. */
typedef struct {
    real alpha[16 / sizeof(real)], beta[16 / sizeof(real)];
    long m, n, k, lda, ldb, ldc, stride_a, stride_b, stride_c;
    int trans_a, trans_b;     /* 0 N, 1 T, 2 C, 3 conjugated only */
    int shape_a, shape_b;     /* CU_GENERAL ... */
    int storage, uplo;        /* CU_FULL ...; CU_LOWER 0, CU_UPPER 1, CU_WHOLE 2: what is used of a, or changed of c */
    int unit, flags;
    int type_a, type_b, type_c, type_s;
    int kl, ku;
} cu_values;

enum { CU_GENERAL, CU_SYMMETRIC, CU_HERMITIAN, CU_TRIANGULAR };
enum { CU_FULL, CU_BAND, CU_PACKED };
enum { CU_LOWER, CU_UPPER, CU_WHOLE };
enum {
    CU_ARRAYS_A = 1,
    CU_ARRAYS_B = 2,
    CU_ARRAYS_C = 4,
    CU_CONJUGATE = 8,   /* of a product's second factor, or alpha */
    CU_BETA_ONE = 16,
    CU_REAL_DIAGONAL = 32,
    CU_RIGHT = 64,      /* side */
    CU_RANK_2 = 128,
    CU_WIDE = 256,      /* results are 64-bit numbers */
    CU_SMALLEST = 512,
    CU_REAL_ALPHA = 1024,
    CU_REAL_BETA = 2048,
    CU_PART = 4096, /* only the triangle of c that uplo says is changed */
    CU_UNPACK = 8192,
};

/* --- numbers */

elem cu_of(real x)
{
#ifdef CU_COMPLEX
    return (elem)(x, 0);
#else
    return x;
#endif
}

elem cu_mul(elem x, elem y)
{
#ifdef CU_COMPLEX
    return (elem)(x.x * y.x - x.y * y.y, x.x * y.y + x.y * y.x);
#else
    return x * y;
#endif
}

elem cu_conj(elem x)
{
#ifdef CU_COMPLEX
    return (elem)(x.x, -x.y);
#else
    return x;
#endif
}

real cu_re(elem x)
{
#ifdef CU_COMPLEX
    return x.x;
#else
    return x;
#endif
}

int cu_is_zero(elem x)
{
#ifdef CU_COMPLEX
    return x.x == 0 && x.y == 0;
#else
    return x == 0;
#endif
}

#if CU_TYPE != 4
/* |re| + |im|, the size in BLAS */
real cu_size(elem x)
{
#ifdef CU_COMPLEX
    return fabs(x.x) + fabs(x.y);
#else
    return fabs(x);
#endif
}

elem cu_div(elem x, elem y)
{
#ifdef CU_COMPLEX
    real scale = 1 / cu_size(y);
    elem n = x * scale, d = y * scale;
    return cu_mul(n, cu_conj(d)) / (d.x * d.x + d.y * d.y);
#else
    return x / y;
#endif
}
#endif

/* --- operands */

#if CU_TYPE == 0
/* 8-bit floats: a sign, an exponent and a fraction of `bits` bits; E4M3 has no infinity. Rounded to the nearest, too large ones to
 * the largest, as cuBLASLt does. */
float cu_small_to_float(uint x, int bits)
{
    uint rest = x & 0x7f, exponent = rest >> bits, offset = bits == 3 ? 120 : 112;
    float size = exponent ? as_float((rest << (23 - bits)) + (offset << 23)) : rest * (bits == 3 ? 0x1p-9f : 0x1p-16f);
    if (bits == 3 ? rest == 0x7f : rest > 0x7c)
        size = NAN;
    else if (bits == 2 && rest == 0x7c)
        size = INFINITY;
    return x & 0x80 ? -size : size;
}

uchar cu_small_of_float(float x, int bits)
{
    uint sign = as_uint(x) >> 24 & 0x80, offset = bits == 3 ? 120 : 112, code;
    float size = fabs(x);
    if (x != x)
        return 0x7f;
    if (size >= (bits == 3 ? 448.0f : 57344.0f))
        return sign | (bits == 3 ? 0x7e : 0x7b);
    if (size < (bits == 3 ? 0x1p-6f : 0x1p-14f))
        code = (uint)rint(size * (bits == 3 ? 0x1p9f : 0x1p16f));
    else {
        uint word = as_uint(size), shift = 23 - bits;
        code = ((word + (1u << (shift - 1)) - 1 + (word >> shift & 1)) >> shift) - (offset << bits);
    }
    return sign | code;
}
#define CU_IS_SMALL(type) ((type) == 28 || (type) == 29)
#define CU_SMALL_BITS(type) (31 - (type)) /* E4M3 is 28, E5M2 29 */
#endif

elem cu_load(__global const elem *p, long i, int type)
{
#if CU_TYPE == 0
    if (type == 2)
        return vload_half(i, (__global const half *)p);
    if (type == 14)
        return as_float((uint)((__global const ushort *)p)[i] << 16);
    if (type == 3)
        return ((__global const char *)p)[i];
    if (type == 10)
        return ((__global const int *)p)[i];
    if (CU_IS_SMALL(type))
        return cu_small_to_float(((__global const uchar *)p)[i], CU_SMALL_BITS(type));
#elif CU_TYPE == 4
    if (type == 3)
        return ((__global const char *)p)[i];
#endif
    return p[i];
}

void cu_store(__global elem *p, long i, int type, elem x)
{
#if CU_TYPE == 0
    if (type == 2) {
        vstore_half_rte(x, i, (__global half *)p);
        return;
    }
    if (type == 14) {
        uint bits = as_uint(x);
        ((__global ushort *)p)[i] = x != x ? 0x7fff : (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
        return;
    }
    if (type == 3) {
        ((__global char *)p)[i] = convert_char_sat_rte(x);
        return;
    }
    if (CU_IS_SMALL(type)) {
        ((__global uchar *)p)[i] = cu_small_of_float(x, CU_SMALL_BITS(type));
        return;
    }
#endif
    p[i] = x;
}

size_t cu_bytes(int type)
{
#if CU_TYPE == 0
    return type == 2 || type == 14 ? 2 : type == 3 || CU_IS_SMALL(type) ? 1 : 4;
#elif CU_TYPE == 4
    return type == 3 ? 1 : 4;
#else
    return sizeof(elem);
#endif
}

/* The operand of a batch's member. */
__global elem *cu_member(__global elem *p, long stride, int type, int is_array, long member)
{
    if (is_array)
        return (__global elem *)((__global const ulong *)p)[member];
    return (__global elem *)((__global char *)p + member * stride * (long)cu_bytes(type));
}
#define CU_A cu_member(a, v.stride_a, v.type_a, v.flags &CU_ARRAYS_A, get_global_id(2))
#define CU_B cu_member(b, v.stride_b, v.type_b, v.flags &CU_ARRAYS_B, get_global_id(2))
#define CU_C cu_member(c, v.stride_c, v.type_c, v.flags &CU_ARRAYS_C, get_global_id(2))

elem cu_alpha(const cu_values *v, __global const elem *p)
{
    elem x;
#ifdef CU_COMPLEX
    if (v->flags & CU_REAL_ALPHA)
        x = (elem)(p ? *(__global const real *)p : v->alpha[0], 0);
    else
        x = p ? *p : (elem)(v->alpha[0], v->alpha[1]);
#else
    x = p ? cu_load(p, 0, v->type_s) : v->alpha[0];
#endif
    return v->flags & CU_CONJUGATE ? cu_conj(x) : x;
}

elem cu_beta(const cu_values *v, __global const elem *p)
{
    if (v->flags & CU_BETA_ONE)
        return cu_of(1);
#ifdef CU_COMPLEX
    if (v->flags & CU_REAL_BETA)
        return (elem)(p ? *(__global const real *)p : v->beta[0], 0);
    return p ? *p : (elem)(v->beta[0], v->beta[1]);
#else
    return p ? cu_load(p, 0, v->type_s) : v->beta[0];
#endif
}

/* The place of element i of a vector of n. */
long cu_at(long i, long n, long step)
{
    return step >= 0 ? i * step : (i - (n - 1)) * step;
}

/* The place of an element that is stored; -1: outside the band. */
long cu_place(const cu_values *v, int shape, long i, long j, long ld, long n)
{
    if (v->storage == CU_FULL)
        return i + j * ld;
    if (v->storage == CU_PACKED)
        return v->uplo == CU_UPPER ? i + j * (j + 1) / 2 : i + (2 * n - j - 1) * j / 2;
    if (shape == CU_GENERAL)
        return j > i + v->ku || i > j + v->kl ? -1 : v->ku + i - j + j * ld;
    if (v->uplo == CU_UPPER)
        return j - i > v->k ? -1 : v->k + i - j + j * ld;
    return i - j > v->k ? -1 : i - j + j * ld;
}

/* Element (i, j) of op(A), as its shape says; n: the size where it is square. */
elem cu_fetch(const cu_values *v, __global const elem *p, int type, int shape, int trans, long i, long j, long ld, long n)
{
    int conjugate = trans >= 2;
    if (trans == 1 || trans == 2) {
        long t = i;
        i = j;
        j = t;
    }
    if (shape == CU_SYMMETRIC || shape == CU_HERMITIAN) {
        if (v->uplo == CU_UPPER ? i > j : i < j) {
            long t = i;
            i = j;
            j = t;
            conjugate ^= shape == CU_HERMITIAN;
        }
    } else if (shape == CU_TRIANGULAR) {
        if (v->uplo == CU_UPPER ? i > j : i < j)
            return cu_of(0);
        if (v->unit && i == j)
            return cu_of(1);
    }
    long place = cu_place(v, shape, i, j, ld, n);
    if (place < 0)
        return cu_of(0);
    elem x = cu_load(p, place, type);
    if (shape == CU_HERMITIAN && i == j)
        return cu_of(cu_re(x));
    return conjugate ? cu_conj(x) : x;
}

/* --- level 3: c = alpha * op(a) * op(b) + beta * c, as much of c as uplo says */

#define CU_TILE 16

__kernel __attribute__((reqd_work_group_size(CU_TILE, CU_TILE, 1))) void cu_blas_mm(const cu_values v, __global elem *a, __global elem *b, __global elem *c, __global const elem *alpha,
                           __global const elem *beta, __global int *info)
{
    __local elem tile_a[CU_TILE][CU_TILE + 1], tile_b[CU_TILE][CU_TILE + 1];
    const cu_values w = v;
    int x = get_local_id(0), y = get_local_id(1);
    long row = get_global_id(0), first_row = (long)get_group_id(0) * CU_TILE;
    long first_column = (long)get_group_id(1) * CU_TILE, column = first_column + y;
    __global elem *pa = CU_A, *pb = CU_B, *pc = CU_C;
    elem factor = cu_alpha(&w, alpha), old = cu_beta(&w, beta), sum = cu_of(0);

    long depth = cu_is_zero(factor) ? 0 : v.k;
    for (long at = 0; at < depth; at += CU_TILE) {
        /* neighbours read neighbours in memory */
        int turned = v.trans_a == 1 || v.trans_a == 2, s = turned ? x : y, t = turned ? y : x;
        long i = first_row + t, l = at + s;
        tile_a[s][t] = i < v.m && l < v.k ? cu_fetch(&w, pa, v.type_a, v.shape_a, v.trans_a, i, l, v.lda, v.k) : cu_of(0);
        turned = v.trans_b == 1 || v.trans_b == 2;
        s = turned ? y : x;
        t = turned ? x : y;
        l = at + s;
        i = first_column + t;
        tile_b[s][t] = i < v.n && l < v.k ? cu_fetch(&w, pb, v.type_b, v.shape_b, v.trans_b, l, i, v.ldb, v.k) : cu_of(0);
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int step = 0; step < CU_TILE; step++)
            sum += cu_mul(tile_a[step][x], tile_b[step][y]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (row >= v.m || column >= v.n || (v.flags & CU_PART && (v.uplo == CU_UPPER ? row > column : row < column)))
        return;
    long place = row + column * v.ldc;
    sum = cu_mul(factor, sum);
    if (!cu_is_zero(old))
        sum += cu_mul(old, cu_load(pc, place, v.type_c));
    if (v.flags & CU_REAL_DIAGONAL && row == column)
        sum = cu_of(cu_re(sum));
    cu_store(pc, place, v.type_c, sum);
}

/* --- level 3 on CPUs: a work-item makes a panel of c, in blocks along k. Elements of a and b are converted once for a block, and put where loops
 * over neighbours are vectors. Each sum is made in the order of cu_blas_mm. */

#ifndef CU_COMPLEX
#if CU_TYPE == 1
#define CU_WIDTH 8
typedef double8 cu_vec;
#elif CU_TYPE == 4
#define CU_WIDTH 16
typedef int16 cu_vec;
#else
#define CU_WIDTH 16
typedef float16 cu_vec;
#endif
#define CU_DEPTH 64   /* of a block */
#define CU_TOGETHER 6 /* columns that are summed at once: as many as registers suffice for */
#define CU_CODES 256  /* 8-bit floats */
#define CU_VECTOR(p) ((__local cu_vec *)(p))
#define CU_ALIGNED __attribute__((aligned(64)))

/* n elements that lie side by side; `codes`: what each 8-bit float is. */
void cu_panel_convert(__local real *to, __global const elem *p, long at, int n, int type, __local const real *codes)
{
    int i = 0;
#if CU_TYPE == 0
    if (type == 2) {
        __global const half *halves = (__global const half *)p + at;
        for (; i + 4 <= n; i += 4)
            *(__local float4 *)(to + i) = vload_half4(0, halves + i);
        for (; i < n; i++)
            to[i] = vload_half(i, halves);
        return;
    }
    if (type == 14) {
        __global const ushort *words = (__global const ushort *)p + at;
        for (; i < n; i++)
            to[i] = as_float((uint)words[i] << 16);
        return;
    }
    if (CU_IS_SMALL(type)) {
        __global const uchar *bytes = (__global const uchar *)p + at;
        for (; i < n; i++)
            to[i] = codes[bytes[i]];
        return;
    }
#endif
#if CU_TYPE == 0 || CU_TYPE == 4
    if (type == 3) {
        __global const char *bytes = (__global const char *)p + at;
        for (; i < n; i++)
            to[i] = bytes[i];
        return;
    }
#endif
    for (; i < n; i++)
        to[i] = p[at + i];
}

/* A block of an operand: element (i, l) goes to to[l * side + i]. In memory it is at i + l * ld, or where `turned` is set at l + i * ld. Up to a
 * multiple of `step` it is filled with zeros. */
void cu_panel_block(__local real *to, int side, int step, __global const elem *p, long at, long ld, int turned, int n, int depth, int type,
                    __local const real *codes, __local real *line)
{
    if (n % step)
        for (int l = 0; l < depth; l++)
            for (int i = n; i < (n + step - 1) / step * step; i++)
                to[l * side + i] = 0;
    if (!turned) {
        for (int l = 0; l < depth; l++)
            cu_panel_convert(to + l * side, p, at + l * ld, n, type, codes);
    } else
        for (int i = 0; i < n; i++) {
            cu_panel_convert(line, p, at + i * ld, depth, type, codes);
            for (int l = 0; l < depth; l++)
                to[l * side + i] = line[l];
        }
}

/* The sums of CU_WIDTH rows and CU_TOGETHER columns go on. */
void cu_panel_columns(__local real *sums, __local real *a, __local const real *b, int depth)
{
    cu_vec s[CU_TOGETHER];

    #pragma unroll
    for (int j = 0; j < CU_TOGETHER; j++)
        s[j] = *CU_VECTOR(sums + j * CU_ROWS);
    for (int l = 0; l < depth; l++) {
        cu_vec x = *CU_VECTOR(a + l * CU_ROWS);
        #pragma unroll
        for (int j = 0; j < CU_TOGETHER; j++)
            s[j] += x * b[l * CU_COLUMNS + j];
    }
    #pragma unroll
    for (int j = 0; j < CU_TOGETHER; j++)
        *CU_VECTOR(sums + j * CU_ROWS) = s[j];
}

/* Those of one column. */
void cu_panel_column(__local real *sums, __local real *a, __local const real *b, int depth)
{
    cu_vec s = *CU_VECTOR(sums);

    for (int l = 0; l < depth; l++)
        s += *CU_VECTOR(a + l * CU_ROWS) * b[l * CU_COLUMNS];
    *CU_VECTOR(sums) = s;
}

__kernel __attribute__((reqd_work_group_size(1, 1, 1))) void cu_blas_panel(const cu_values v, __global elem *a, __global elem *b, __global elem *c, __global const elem *alpha,
                           __global const elem *beta, __global int *info)
{
    __local real block_a[CU_DEPTH * CU_ROWS] CU_ALIGNED, block_b[CU_DEPTH * CU_COLUMNS] CU_ALIGNED, sums[CU_COLUMNS * CU_ROWS] CU_ALIGNED;
    __local real line[CU_DEPTH] CU_ALIGNED, codes_a[CU_CODES], codes_b[CU_CODES];
    const cu_values w = v;
    long first_row = (long)get_group_id(0) * CU_ROWS, first_column = (long)get_group_id(1) * CU_COLUMNS;
    int rows = min(v.m - first_row, (long)CU_ROWS), columns = min(v.n - first_column, (long)CU_COLUMNS);
    int turned_a = v.trans_a == 1 || v.trans_a == 2, turned_b = v.trans_b == 1 || v.trans_b == 2;
    __global elem *pa = CU_A, *pb = CU_B, *pc = CU_C;
    elem factor = cu_alpha(&w, alpha), old = cu_beta(&w, beta);
    long depth = factor == 0 ? 0 : v.k;

#if CU_TYPE == 0
    for (int i = 0; CU_IS_SMALL(v.type_a) && i < CU_CODES; i++)
        codes_a[i] = cu_small_to_float(i, CU_SMALL_BITS(v.type_a));
    for (int i = 0; CU_IS_SMALL(v.type_b) && i < CU_CODES; i++)
        codes_b[i] = cu_small_to_float(i, CU_SMALL_BITS(v.type_b));
#endif
    for (int j = 0; j < (columns + CU_TOGETHER - 1) / CU_TOGETHER * CU_TOGETHER; j++)
        for (int i = 0; i < rows; i += CU_WIDTH)
            *CU_VECTOR(sums + j * CU_ROWS + i) = 0;
    for (long at = 0; at < depth; at += CU_DEPTH) {
        int now = min(depth - at, (long)CU_DEPTH), j = 0;
        cu_panel_block(block_a, CU_ROWS, CU_WIDTH, pa, turned_a ? at + first_row * v.lda : first_row + at * v.lda, v.lda, turned_a, rows, now, v.type_a, codes_a,
                       line);
        cu_panel_block(block_b, CU_COLUMNS, CU_TOGETHER, pb, turned_b ? first_column + at * v.ldb : at + first_column * v.ldb, v.ldb, !turned_b, columns, now,
                       v.type_b, codes_b, line);
        for (; j + 2 < columns; j += CU_TOGETHER)
            for (int i = 0; i < rows; i += CU_WIDTH)
                cu_panel_columns(sums + j * CU_ROWS + i, block_a + i, block_b + j, now);
        for (; j < columns; j++)
            for (int i = 0; i < rows; i += CU_WIDTH)
                cu_panel_column(sums + j * CU_ROWS + i, block_a + i, block_b + j, now);
    }
    for (int j = 0; j < columns; j++)
        for (int i = 0; i < rows; i++) {
            long place = first_row + i + (first_column + j) * v.ldc;
            elem sum = factor * sums[j * CU_ROWS + i];
            if (old != 0)
                sum += old * cu_load(pc, place, v.type_c);
            cu_store(pc, place, v.type_c, sum);
        }
}
#endif

#if CU_TYPE != 4
/* c = alpha * op(a) + beta * op(b) */
__kernel void cu_blas_geam(const cu_values v, __global elem *a, __global elem *b, __global elem *c, __global const elem *alpha,
                           __global const elem *beta, __global int *info)
{
    const cu_values w = v;
    long i = get_global_id(0), j = get_global_id(1);
    elem x = cu_alpha(&w, alpha), y = cu_beta(&w, beta), sum = cu_of(0);
    if (i >= v.m || j >= v.n)
        return;
    if (!cu_is_zero(x))
        sum = cu_mul(x, cu_fetch(&w, CU_A, v.type_a, CU_GENERAL, v.trans_a, i, j, v.lda, 0));
    if (!cu_is_zero(y))
        sum += cu_mul(y, cu_fetch(&w, CU_B, v.type_b, CU_GENERAL, v.trans_b, i, j, v.ldb, 0));
    cu_store(CU_C, i + j * v.ldc, v.type_c, sum);
}

/* c = a * diagonal(b), or diagonal(b) * a; the step of b is ldb */
__kernel void cu_blas_dgmm(const cu_values v, __global elem *a, __global elem *b, __global elem *c, __global const elem *alpha,
                           __global const elem *beta, __global int *info)
{
    long i = get_global_id(0), j = get_global_id(1);
    if (i >= v.m || j >= v.n)
        return;
    int right = (v.flags & CU_RIGHT) != 0;
    elem x = b[cu_at(right ? j : i, right ? v.n : v.m, v.ldb)];
    c[i + j * v.ldc] = cu_mul(a[i + j * v.lda], x);
}

/* Columns of a that lie lda apart to columns of c, of another type. */
__kernel void cu_blas_convert(const cu_values v, __global elem *a, __global elem *b, __global elem *c, __global const elem *alpha,
                           __global const elem *beta, __global int *info)
{
    long i = get_global_id(0), j = get_global_id(1);
    if (i < v.m && j < v.n)
        cu_store(CU_C, i + j * v.ldc, v.type_c, cu_load(CU_A, i + j * v.lda, v.type_a));
}

/* A triangle of columns that lie lda apart to a packed one, or back. */
__kernel void cu_blas_pack(const cu_values v, __global elem *a, __global elem *b, __global elem *c, __global const elem *alpha,
                           __global const elem *beta, __global int *info)
{
    const cu_values w = v;
    long i = get_global_id(0), j = get_global_id(1);
    if (i >= v.n || j >= v.n || (v.uplo == CU_UPPER ? i > j : i < j))
        return;
    long packed = cu_place(&w, CU_TRIANGULAR, i, j, 0, v.n);
    if (v.flags & CU_UNPACK)
        c[i + j * v.lda] = a[packed];
    else
        c[packed] = a[i + j * v.lda];
}

/* --- level 2 */

/* c = alpha * op(a) * b + beta * c; op(a) has m rows and n columns */
__kernel void cu_blas_mv(const cu_values v, __global elem *a, __global elem *b, __global elem *c, __global const elem *alpha,
                           __global const elem *beta, __global int *info)
{
    const cu_values w = v;
    long i = get_global_id(0);
    __global elem *pa = CU_A, *pb = CU_B, *pc = CU_C;
    elem factor = cu_alpha(&w, alpha), old = cu_beta(&w, beta), sum = cu_of(0);
    if (i >= v.m)
        return;
    if (!cu_is_zero(factor))
        for (long j = 0; j < v.n; j++)
            sum += cu_mul(cu_fetch(&w, pa, v.type_a, v.shape_a, v.trans_a, i, j, v.lda, v.n), pb[cu_at(j, v.n, v.ldb)]);
    sum = cu_mul(factor, sum);
    long place = cu_at(i, v.m, v.ldc);
    if (!cu_is_zero(old))
        sum += cu_mul(old, pc[place]);
    pc[place] = sum;
}

/* c += alpha * a * b^T, or that and its transposed; conjugated where the flag says so */
__kernel void cu_blas_update(const cu_values v, __global elem *a, __global elem *b, __global elem *c, __global const elem *alpha,
                           __global const elem *beta, __global int *info)
{
    cu_values w = v;
    int conjugate = v.flags & CU_CONJUGATE;
    w.flags &= ~CU_CONJUGATE;
    long i = get_global_id(0), j = get_global_id(1);
    if (i >= v.m || j >= v.n || (v.uplo != CU_WHOLE && (v.uplo == CU_UPPER ? i > j : i < j)))
        return;
    elem factor = cu_alpha(&w, alpha), x = a[cu_at(i, v.m, v.lda)], y = b[cu_at(j, v.n, v.ldb)];
    elem sum = cu_mul(cu_mul(factor, x), conjugate ? cu_conj(y) : y);
    if (v.flags & CU_RANK_2) {
        x = a[cu_at(j, v.m, v.lda)];
        y = b[cu_at(i, v.n, v.ldb)];
        sum += cu_mul(cu_mul(conjugate ? cu_conj(factor) : factor, y), conjugate ? cu_conj(x) : x);
    }
    long place = cu_place(&w, CU_TRIANGULAR, i, j, v.ldc, v.n);
    sum += c[place];
    if (v.flags & CU_REAL_DIAGONAL && i == j)
        sum = cu_of(cu_re(sum));
    c[place] = sum;
}

/* Solves op(a) * x = alpha * x for vectors of c, one for a work-group: columns, or rows where the matrix is at the right. n: their
 * length, ldb: from one element to the next, ldc: from one vector to the next. */
__kernel void cu_blas_solve(const cu_values v, __global elem *a, __global elem *b, __global elem *c, __global const elem *alpha,
                           __global const elem *beta, __global int *info)
{
    const cu_values w = v;
    int right = (v.flags & CU_RIGHT) != 0, lower = (v.uplo == CU_LOWER) != (v.trans_a == 1 || v.trans_a == 2);
    long local_id = get_local_id(0), size = get_local_size(0);
    __global elem *pa = CU_A, *x = CU_C + (long)get_group_id(0) * v.ldc;
    elem factor = cu_alpha(&w, alpha);
    if (right)
        lower = !lower;
    for (long i = local_id; i < v.n; i += size)
        x[cu_at(i, v.n, v.ldb)] = cu_is_zero(factor) ? cu_of(0) : cu_mul(factor, x[cu_at(i, v.n, v.ldb)]);
    for (long s = 0; s < v.n; s++) {
        long j = lower ? s : v.n - 1 - s, place = cu_at(j, v.n, v.ldb);
        barrier(CLK_GLOBAL_MEM_FENCE);
        if (local_id == 0 && !v.unit)
            x[place] = cu_div(x[place], cu_fetch(&w, pa, v.type_a, CU_TRIANGULAR, v.trans_a, j, j, v.lda, v.n));
        barrier(CLK_GLOBAL_MEM_FENCE);
        elem known = x[place];
        for (long i = (lower ? j + 1 : 0) + local_id; i < (lower ? v.n : j); i += size)
            x[cu_at(i, v.n, v.ldb)] -=
                cu_mul(cu_fetch(&w, pa, v.type_a, CU_TRIANGULAR, v.trans_a, right ? j : i, right ? i : j, v.lda, v.n), known);
    }
}

/* --- level 1: a of n elements with the step lda, c with ldc */

__kernel void cu_blas_scal(const cu_values v, __global elem *a, __global elem *b, __global elem *c, __global const elem *alpha,
                           __global const elem *beta, __global int *info)
{
    const cu_values w = v;
    elem factor = cu_alpha(&w, alpha);
    for (long i = get_global_id(0); i < v.n; i += get_global_size(0)) {
        long place = cu_at(i, v.n, v.ldc);
        cu_store(c, place, v.type_c, cu_mul(factor, cu_load(c, place, v.type_c)));
    }
}

__kernel void cu_blas_axpy(const cu_values v, __global elem *a, __global elem *b, __global elem *c, __global const elem *alpha,
                           __global const elem *beta, __global int *info)
{
    const cu_values w = v;
    elem factor = cu_alpha(&w, alpha);
    for (long i = get_global_id(0); i < v.n; i += get_global_size(0)) {
        long place = cu_at(i, v.n, v.ldc);
        elem x = cu_mul(factor, cu_load(a, cu_at(i, v.n, v.lda), v.type_a));
        cu_store(c, place, v.type_c, x + cu_load(c, place, v.type_c));
    }
}

__kernel void cu_blas_copy(const cu_values v, __global elem *a, __global elem *b, __global elem *c, __global const elem *alpha,
                           __global const elem *beta, __global int *info)
{
    for (long i = get_global_id(0); i < v.n; i += get_global_size(0))
        c[cu_at(i, v.n, v.ldc)] = a[cu_at(i, v.n, v.lda)];
}

__kernel void cu_blas_swap(const cu_values v, __global elem *a, __global elem *b, __global elem *c, __global const elem *alpha,
                           __global const elem *beta, __global int *info)
{
    for (long i = get_global_id(0); i < v.n; i += get_global_size(0)) {
        long x = cu_at(i, v.n, v.lda), y = cu_at(i, v.n, v.ldc);
        elem t = a[x];
        a[x] = c[y];
        c[y] = t;
    }
}

/* alpha: the cosine, real; beta: the sine */
__kernel void cu_blas_rot(const cu_values v, __global elem *a, __global elem *b, __global elem *c, __global const elem *alpha,
                           __global const elem *beta, __global int *info)
{
    cu_values w = v;
    w.flags |= CU_REAL_ALPHA;
    elem cosine = cu_alpha(&w, alpha), sine = cu_beta(&w, beta);
    for (long i = get_global_id(0); i < v.n; i += get_global_size(0)) {
        long px = cu_at(i, v.n, v.lda), py = cu_at(i, v.n, v.ldc);
        elem x = a[px], y = c[py];
        a[px] = cu_mul(cosine, x) + cu_mul(sine, y);
        c[py] = cu_mul(cosine, y) - cu_mul(cu_conj(sine), x);
    }
}

/* b: the flag and the matrix's elements, by columns */
__kernel void cu_blas_rotm(const cu_values v, __global elem *a, __global elem *b, __global elem *c, __global const elem *alpha,
                           __global const elem *beta, __global int *info)
{
    elem flag = b[0], h11 = b[1], h21 = b[2], h12 = b[3], h22 = b[4];
    if (cu_re(flag) == -2)
        return;
    if (cu_re(flag) == 0)
        h11 = h22 = cu_of(1);
    if (cu_re(flag) == 1) {
        h12 = cu_of(1);
        h21 = cu_of(-1);
    }
    for (long i = get_global_id(0); i < v.n; i += get_global_size(0)) {
        long px = cu_at(i, v.n, v.lda), py = cu_at(i, v.n, v.ldc);
        elem x = a[px], y = c[py];
        a[px] = cu_mul(h11, x) + cu_mul(h12, y);
        c[py] = cu_mul(h21, x) + cu_mul(h22, y);
    }
}

/* a: a, b, c and s. b becomes what c and s can be made of again. */
__kernel void cu_blas_rotg(const cu_values v, __global elem *a, __global elem *b, __global elem *c, __global const elem *alpha,
                           __global const elem *beta, __global int *info)
{
#ifdef CU_COMPLEX
    real x = hypot(a[0].x, a[0].y), y = hypot(a[1].x, a[1].y);
    if (x == 0) {
        a[2] = cu_of(0);
        a[3] = cu_of(1);
        a[0] = a[1];
        return;
    }
    real norm = hypot(x, y);
    elem direction = a[0] / x;
    a[2] = cu_of(x / norm);
    a[3] = cu_mul(direction, cu_conj(a[1])) / norm;
    a[0] = direction * norm;
#else
    real x = a[0], y = a[1], larger = fabs(x) > fabs(y) ? x : y, scale = fabs(x) + fabs(y);
    if (scale == 0) {
        a[2] = 1;
        a[0] = a[1] = a[3] = 0;
        return;
    }
    real r = copysign(scale * sqrt((x / scale) * (x / scale) + (y / scale) * (y / scale)), larger);
    a[2] = x / r;
    a[3] = y / r;
    a[0] = r;
    a[1] = fabs(x) > fabs(y) ? a[3] : a[2] != 0 ? 1 / a[2] : 1;
#endif
}

#ifndef CU_COMPLEX
/* a: d1, d2, x1, y1, and the five parameters */
__kernel void cu_blas_rotmg(const cu_values v, __global elem *a, __global elem *b, __global elem *c, __global const elem *alpha,
                           __global const elem *beta, __global int *info)
{
    const real gamma = 4096, small = 1 / (gamma * gamma), large = gamma * gamma;
    real d1 = a[0], d2 = a[1], x1 = a[2], y1 = a[3], flag = -1, h11 = 0, h12 = 0, h21 = 0, h22 = 0;
    real p2 = d2 * y1;
    if (d1 >= 0 && p2 == 0) {
        a[4] = -2;
        return;
    }
    if (d1 < 0) {
        d1 = d2 = x1 = 0;
    } else {
        real p1 = d1 * x1, q2 = p2 * y1, q1 = p1 * x1;
        if (fabs(q1) > fabs(q2)) {
            h21 = -y1 / x1;
            h12 = p2 / p1;
            real u = 1 - h12 * h21;
            if (u > 0) {
                flag = 0;
                d1 /= u;
                d2 /= u;
                x1 *= u;
                h11 = h22 = 1;
            } else {
                d1 = d2 = x1 = h12 = h21 = 0;
            }
        } else if (q2 < 0) {
            d1 = d2 = x1 = 0;
        } else {
            flag = 1;
            h11 = p1 / p2;
            h22 = x1 / y1;
            h12 = 1;
            h21 = -1;
            real u = 1 + h11 * h22, t = d2 / u;
            d2 = d1 / u;
            d1 = t;
            x1 = y1 * u;
        }
        while (d1 != 0 && (d1 <= small || d1 >= large)) {
            real step = d1 <= small ? gamma : 1 / gamma;
            flag = -1;
            d1 *= step * step;
            x1 /= step;
            h11 /= step;
            h12 /= step;
        }
        while (d2 != 0 && (fabs(d2) <= small || fabs(d2) >= large)) {
            real step = fabs(d2) <= small ? gamma : 1 / gamma;
            flag = -1;
            d2 *= step * step;
            h21 /= step;
            h22 /= step;
        }
    }
    a[0] = d1;
    a[1] = d2;
    a[2] = x1;
    a[4] = flag;
    if (flag != 1) {
        a[6] = h21;
        a[7] = h12;
    }
    if (flag != 0) {
        a[5] = h11;
        a[8] = h22;
    }
}
#endif

/* --- reductions: k is what is wanted. Groups write partial results to b; a second launch with one group, whose input these are, the
 * result to c. */

enum { CU_DOT, CU_ASUM, CU_NRM2, CU_IAMAX };
#define CU_LANES 128

/* A sum; or a scale and the sum of the squares in units of it; or the largest size and where it is. */
typedef struct {
    elem sum;
    real scale;
    long index;
} cu_partial;

cu_partial cu_joined(cu_partial x, cu_partial y, long wanted, int smallest)
{
    if (wanted == CU_IAMAX) {
        if (y.index >= 0 && (x.index < 0 || (smallest ? y.scale < x.scale : y.scale > x.scale) || (y.scale == x.scale && y.index < x.index)))
            return y;
    } else if (wanted == CU_NRM2) {
        if (y.scale > x.scale || y.scale != y.scale) {
            cu_partial t = x;
            x = y;
            y = t;
        }
        if (x.scale != 0)
            x.sum += y.sum * cu_of((y.scale / x.scale) * (y.scale / x.scale));
    } else {
        x.sum += y.sum;
    }
    return x;
}

cu_partial cu_element(const cu_values *v, __global const elem *a, __global const elem *b, long i)
{
    cu_partial found = {cu_of(0), 0, i};
    elem x = cu_load(a, cu_at(i, v->n, v->lda), v->type_a);
    if (v->k == CU_DOT) {
        elem y = cu_load(b, cu_at(i, v->n, v->ldb), v->type_b);
        found.sum = cu_mul(v->flags & CU_CONJUGATE ? cu_conj(x) : x, y);
    } else if (v->k == CU_ASUM) {
        found.sum = cu_of(cu_size(x));
    } else if (v->k == CU_IAMAX) {
        found.scale = cu_size(x);
    } else {
#ifdef CU_COMPLEX
        found.scale = fmax(fabs(x.x), fabs(x.y));
        if (x.x != x.x || x.y != x.y)
            found.scale = x.x + x.y;
        if (found.scale != 0) {
            x /= found.scale;
            found.sum = cu_of(x.x * x.x + x.y * x.y);
        }
#else
        found.scale = fabs(x);
        found.sum = found.scale != 0 ? 1 : 0;
#endif
        if (isinf(found.scale))
            found.sum = cu_of(1);
    }
    return found;
}

void cu_write_result(const cu_values *v, __global elem *c, cu_partial found)
{
    if (v->k == CU_IAMAX) {
        if (v->flags & CU_WIDE)
            *(__global long *)c = found.index + 1;
        else
            *(__global int *)c = (int)(found.index + 1);
    } else if (v->k == CU_DOT) {
        cu_store(c, 0, v->type_c, found.sum);
    } else {
        real x = v->k == CU_NRM2 ? (found.scale == 0 || isinf(found.scale) ? found.scale : found.scale * sqrt(cu_re(found.sum))) : cu_re(found.sum);
#ifdef CU_COMPLEX
        *(__global real *)c = x;
#else
        cu_store(c, 0, v->type_c, x);
#endif
    }
}

__kernel __attribute__((reqd_work_group_size(CU_LANES, 1, 1))) void cu_blas_reduce(const cu_values v, __global elem *a, __global elem *b, __global elem *c, __global const elem *alpha,
                           __global const elem *beta, __global int *info)
{
    __local cu_partial partial[CU_LANES];
    const cu_values w = v;
    int lane = get_local_id(0), is_last = !info, smallest = (v.flags & CU_SMALLEST) != 0;
    __global cu_partial *partials = (__global cu_partial *)info;
    cu_partial mine = {cu_of(0), 0, -1};

    if (is_last) /* of the second launch: a holds m partial results */
        partials = (__global cu_partial *)a;
    if (is_last)
        for (long i = lane; i < v.m; i += CU_LANES)
            mine = cu_joined(mine, partials[i], v.k, smallest);
    else
        for (long i = get_global_id(0); i < v.n;) { /* sums of sums: long ones in float would lose digits */
            cu_partial part = {cu_of(0), 0, -1};
            for (int t = 0; t < 64 && i < v.n; t++, i += get_global_size(0))
                part = cu_joined(part, cu_element(&w, a, b, i), v.k, smallest);
            mine = cu_joined(mine, part, v.k, smallest);
        }
    partial[lane] = mine;
    for (int half_size = CU_LANES / 2; half_size > 0; half_size /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (lane < half_size)
            partial[lane] = cu_joined(partial[lane], partial[lane + half_size], v.k, smallest);
    }
    if (lane == 0 && is_last)
        cu_write_result(&w, c, partial[0]);
    if (lane == 0 && !is_last)
        partials[get_group_id(0)] = partial[0];
}

/* --- factors in batches, a matrix for each work-group */

#define CU_FACTOR 64

/* a becomes its factors L and U, b the rows that were exchanged, counted from 1, or is NULL: nothing is exchanged */
__kernel __attribute__((reqd_work_group_size(CU_FACTOR, 1, 1))) void cu_blas_getrf(const cu_values v, __global elem *a, __global elem *b, __global elem *c, __global const elem *alpha,
                           __global const elem *beta, __global int *info)
{
    __local real sizes[CU_FACTOR];
    __local long rows[CU_FACTOR];
    int lane = get_local_id(0), failed = 0;
    long n = v.n;
    __global elem *p = CU_A;
    __global int *pivots = b ? (__global int *)b + get_global_id(2) * n : 0;

    for (long j = 0; j < n; j++) {
        long best = j;
        sizes[lane] = -1;
        rows[lane] = j;
        for (long i = j + lane; i < n && pivots; i += CU_FACTOR) {
            real size = cu_size(p[i + j * v.lda]);
            if (size > sizes[lane]) {
                sizes[lane] = size;
                rows[lane] = i;
            }
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        real largest = -1;
        for (int t = 0; t < CU_FACTOR; t++)
            if (sizes[t] > largest || (sizes[t] == largest && rows[t] < best)) {
                largest = sizes[t];
                best = rows[t];
            }
        if (lane == 0 && pivots)
            pivots[j] = (int)best + 1;
        for (long i = lane; i < n && best != j; i += CU_FACTOR) {
            elem t = p[j + i * v.lda];
            p[j + i * v.lda] = p[best + i * v.lda];
            p[best + i * v.lda] = t;
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        elem pivot = p[j + j * v.lda];
        int is_singular = cu_is_zero(pivot);
        if (is_singular && !failed)
            failed = (int)j + 1;
        for (long i = j + 1 + lane; i < n && !is_singular; i += CU_FACTOR)
            p[i + j * v.lda] = cu_div(p[i + j * v.lda], pivot);
        barrier(CLK_GLOBAL_MEM_FENCE);
        for (long i = j + 1 + lane; i < n && !is_singular; i += CU_FACTOR) {
            elem x = p[i + j * v.lda];
            for (long l = j + 1; l < n; l++)
                p[i + l * v.lda] -= cu_mul(x, p[j + l * v.lda]);
        }
        barrier(CLK_GLOBAL_MEM_FENCE);
    }
    if (lane == 0)
        info[get_global_id(2)] = failed;
}

/* op(L U) x = x for one vector */
void cu_solve_factors(__global const elem *p, long ld, long n, int trans, __global elem *x)
{
    int turned = trans == 1 || trans == 2;
    for (int step = 0; step < 2; step++) {
        int forward = step == 0, unit = turned ? step == 1 : step == 0;
        for (long s = 0; s < n; s++) {
            long i = forward ? s : n - 1 - s;
            elem sum = x[i];
            for (long j = forward ? 0 : i + 1; j < (forward ? i : n); j++) {
                elem t = turned ? p[j + i * ld] : p[i + j * ld];
                sum -= cu_mul(trans == 2 ? cu_conj(t) : t, x[j]);
            }
            elem d = p[i + i * ld];
            x[i] = unit ? sum : cu_div(sum, trans == 2 ? cu_conj(d) : d);
        }
    }
}

void cu_exchange(__global const int *pivots, long n, int backward, __global elem *x)
{
    for (long s = 0; s < n && pivots; s++) {
        long i = backward ? n - 1 - s : s, other = pivots[i] - 1;
        elem t = x[i];
        x[i] = x[other];
        x[other] = t;
    }
}

/* c = the inverse of what a has the factors of; each work-item makes columns */
__kernel void cu_blas_getri(const cu_values v, __global elem *a, __global elem *b, __global elem *c, __global const elem *alpha,
                           __global const elem *beta, __global int *info)
{
    long n = v.n;
    __global elem *p = CU_A, *pc = CU_C;
    __global const int *pivots = b ? (__global const int *)b + get_global_id(2) * n : 0;
    int failed = 0;
    for (long i = n - 1; i >= 0; i--)
        if (cu_is_zero(p[i + i * v.lda]))
            failed = (int)i + 1;
    if (get_global_id(0) == 0)
        info[get_global_id(2)] = failed;
    for (long j = get_global_id(0); j < n && !failed; j += get_global_size(0)) {
        __global elem *x = pc + j * v.ldc;
        for (long i = 0; i < n; i++)
            x[i] = cu_of(i == j);
        cu_exchange(pivots, n, 0, x);
        cu_solve_factors(p, v.lda, n, 0, x);
    }
}

/* m columns of c become solutions */
__kernel void cu_blas_getrs(const cu_values v, __global elem *a, __global elem *b, __global elem *c, __global const elem *alpha,
                           __global const elem *beta, __global int *info)
{
    __global elem *p = CU_A, *pc = CU_C;
    __global const int *pivots = b ? (__global const int *)b + get_global_id(2) * v.n : 0;
    for (long j = get_global_id(0); j < v.m; j += get_global_size(0)) {
        __global elem *x = pc + j * v.ldc;
        if (v.trans_a == 0)
            cu_exchange(pivots, v.n, 0, x);
        cu_solve_factors(p, v.lda, v.n, v.trans_a, x);
        if (v.trans_a != 0)
            cu_exchange(pivots, v.n, 1, x);
    }
}
/* --- least squares */

real cu_abs(elem x)
{
#ifdef CU_COMPLEX
    return hypot(x.x, x.y);
#else
    return fabs(x);
#endif
}

/* The length of x[first] to x[m - 1], by all work-items; parts that are scaled, so that no square overflows. */
real cu_length(__global const elem *x, long first, long m, __local real *parts)
{
    int lane = get_local_id(0);
    real scale = 0, sum = 0;
    parts[lane] = 0;
    for (long i = first + lane; i < m; i += CU_FACTOR)
        parts[lane] = fmax(parts[lane], cu_abs(x[i]));
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int t = 0; t < CU_FACTOR; t++)
        scale = fmax(scale, parts[t]);
    scale = scale > 0 ? scale : 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    parts[lane] = 0;
    for (long i = first + lane; i < m; i += CU_FACTOR) {
        real size = cu_abs(x[i]) / scale;
        parts[lane] += size * size;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int t = 0; t < CU_FACTOR; t++)
        sum += parts[t];
    barrier(CLK_LOCAL_MEM_FENCE);
    return scale * sqrt(sum);
}

/* Makes column x of R from row j on, by all work-items: x[j] is on the diagonal, and below it stands the vector of the reflection
 * I - tau v v^H, whose first element is 1. Returns tau. */
elem cu_reflect(__global elem *x, long j, long m, __local real *parts)
{
    int lane = get_local_id(0);
    elem first = x[j], tau = cu_of(0);
    real below = cu_length(x, j + 1, m, parts), all = -copysign(hypot(cu_abs(first), below), cu_re(first));
    barrier(CLK_GLOBAL_MEM_FENCE); /* all have read x[j] */
    if (below != 0 || !cu_is_zero(first - cu_of(cu_re(first)))) {
        elem rest = first - cu_of(all);
        for (long i = j + 1 + lane; i < m; i += CU_FACTOR)
            x[i] = cu_div(x[i], rest);
        if (lane == 0)
            x[j] = cu_of(all);
        tau = -rest / all;
    }
    barrier(CLK_GLOBAL_MEM_FENCE);
    return tau;
}

/* y = (I - tau v v^H)^H y from row j on */
void cu_turn(__global const elem *v, elem tau, long j, long m, __global elem *y)
{
    elem sum = y[j];
    for (long i = j + 1; i < m; i++)
        sum += cu_mul(cu_conj(v[i]), y[i]);
    sum = cu_mul(cu_conj(tau), sum);
    y[j] -= sum;
    for (long i = j + 1; i < m; i++)
        y[i] -= cu_mul(v[i], sum);
}

/* a = its QR factors, with the vectors of Q's reflections below the diagonal; the first n rows of c's k columns = R^-1 Q^H c. A
 * work-group has one member of the batch. */
__kernel __attribute__((reqd_work_group_size(CU_FACTOR, 1, 1))) void cu_blas_gels(const cu_values v, __global elem *a, __global elem *b,
                           __global elem *c, __global const elem *alpha, __global const elem *beta, __global int *info)
{
    __local real parts[CU_FACTOR];
    int lane = get_local_id(0), failed = 0;
    __global elem *p = CU_A, *pc = CU_C;
    for (long j = 0; j < v.n; j++) {
        __global elem *x = p + j * v.lda;
        elem tau = cu_reflect(x, j, v.m, parts);
        if (cu_is_zero(x[j]) && !failed)
            failed = (int)j + 1;
        for (long l = j + 1 + lane; l < v.n + v.k; l += CU_FACTOR)
            cu_turn(x, tau, j, v.m, l < v.n ? p + l * v.lda : pc + (l - v.n) * v.ldc);
        barrier(CLK_GLOBAL_MEM_FENCE);
    }
    for (long l = lane; l < v.k && !failed; l += CU_FACTOR) {
        __global elem *x = pc + l * v.ldc;
        for (long i = v.n - 1; i >= 0; i--) {
            elem sum = x[i];
            for (long j = i + 1; j < v.n; j++)
                sum -= cu_mul(p[i + j * v.lda], x[j]);
            x[i] = cu_div(sum, p[i + i * v.lda]);
        }
    }
    if (lane == 0 && info)
        info[get_global_id(2)] = failed;
}
#endif

#if CU_TYPE == 0 || CU_TYPE == 1
#if CU_TYPE == 1
#define CU_NUMBER(x) x
#else
#define CU_NUMBER(x) x##f
#endif

/* --- what cublasLtMatmul does with a product */

/* CU_OUT: the bits say which entries a function's argument was positive in, a byte for eight rows. */
enum { CU_RELU = 2, CU_BIAS = 4, CU_DRELU = 8, CU_GELU = 32, CU_DGELU = 64, CU_OUT = 128, CU_SCALED = 1024, CU_LARGEST = 2048 };

/* x * its probability in a normal distribution, with a hyperbolic tangent as cuBLASLt; the derivative is that of the same form. */
elem cu_gelu(elem x)
{
    return CU_NUMBER(0.5) * x * (1 + tanh(CU_NUMBER(0.7978845608028654) * (x + CU_NUMBER(0.044715) * x * x * x)));
}

elem cu_gelu_slope(elem x)
{
    elem t = tanh(CU_NUMBER(0.7978845608028654) * (x + CU_NUMBER(0.044715) * x * x * x));
    elem slope = CU_NUMBER(0.7978845608028654) * (1 + CU_NUMBER(0.134145) * x * x);
    return CU_NUMBER(0.5) * (1 + t) + CU_NUMBER(0.5) * x * (1 - t * t) * slope;
}

/* c = epilogue(c), or of `info`, a packed matrix by columns, alpha * info + beta * c where CU_SCALED is set. v.k has the bits of the
 * epilogue; where CU_LARGEST is set, the result is multiplied by beta, and alpha is the address of the largest size before that, or
 * NULL. trans_a is 1 for a matrix by rows, shape_a is the type of what is loaded, a is the auxiliary matrix with step lda, and b
 * the bias. With bits as auxiliary matrix a work-item has eight rows. */
__kernel void cu_blas_epilogue(const cu_values v, __global elem *a, __global elem *b, __global elem *c, __global const elem *alpha,
                               __global const elem *beta, __global int *info)
{
    const cu_values w = v;
    int by_bits = v.k & CU_DRELU || (v.k & CU_RELU && v.k & CU_OUT), step = by_bits ? 8 : 1;
    long first = get_global_id(0) * step, j = get_global_id(1), member = get_global_id(2);
    __global elem *pc = CU_C, *pa = CU_A, *pb = CU_B;
    __global elem *source = info ? (__global elem *)((__global char *)info + member * v.m * v.n * (long)cu_bytes(v.shape_a)) : pc;
    __global uchar *bits = (__global uchar *)a + (member * v.stride_a + first + j * v.lda) / 8;
    elem largest = 0;
    elem factor = v.k & CU_SCALED ? cu_alpha(&w, alpha) : 1, old = v.k & CU_SCALED ? cu_beta(&w, beta) : 0;
    uint mask = v.k & CU_DRELU && first < v.m && j < v.n ? *bits : 0;
    if (j >= v.n)
        return;
    for (long i = first; i < first + step && i < v.m; i++) {
        long place = v.trans_a ? j + i * v.ldc : i + j * v.ldc;
        elem x = factor * cu_load(source, info ? i + j * v.m : place, v.shape_a);
        if (old != 0)
            x += old * cu_load(pc, place, v.type_c);
        if (v.k & CU_BIAS)
            x += cu_load(pb, i, v.type_b);
        if (v.k & CU_GELU) {
            if (v.k & CU_OUT)
                cu_store(pa, i + j * v.lda, v.type_a, x);
            x = cu_gelu(x);
        }
        if (v.k & CU_RELU) {
            mask |= (uint)(x > 0) << (i - first);
            x = x > 0 ? x : x != x ? x : 0;
        }
        if (v.k & CU_DGELU)
            x *= cu_gelu_slope(cu_load(pa, i + j * v.lda, v.type_a));
        if (v.k & CU_DRELU && !(mask >> (i - first) & 1))
            x = 0;
        if (v.k & CU_LARGEST) {
            largest = fmax(largest, fabs(x));
            x *= v.beta[0];
        }
        cu_store(pc, place, v.type_c, x);
    }
    if (v.k & CU_RELU && v.k & CU_OUT && first < v.m)
        *bits = (uchar)mask;
#if CU_TYPE == 0
    if (v.k & CU_LARGEST && alpha && largest > 0)
        atomic_max((volatile __global uint *)alpha, as_uint(largest)); /* sizes of floats are in the order of their bits */
#endif
}

/* b[i] = the sum of row i of op(a), which has m rows and n columns; 16 work-items for each row */
__kernel __attribute__((reqd_work_group_size(CU_TILE, CU_TILE, 1))) void cu_blas_row_sums(const cu_values v, __global elem *a, __global elem *b,
                               __global elem *c, __global const elem *alpha, __global const elem *beta, __global int *info)
{
    __local elem sums[CU_TILE][CU_TILE];
    const cu_values w = v;
    int x = get_local_id(0), y = get_local_id(1), turned = v.trans_a == 1 || v.trans_a == 2;
    int row = turned ? y : x, lane = turned ? x : y; /* neighbours read neighbours in memory */
    long i = (long)get_group_id(0) * CU_TILE + row;
    __global elem *pa = CU_A;
    elem sum = 0;
    if (i < v.m)
        for (long j = lane; j < v.n; j += CU_TILE)
            sum += cu_fetch(&w, pa, v.type_a, CU_GENERAL, v.trans_a, i, j, v.lda, 0);
    sums[row][lane] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lane != 0 || i >= v.m)
        return;
    for (int other = 1; other < CU_TILE; other++)
        sum += sums[row][other];
    cu_store(CU_B, i, v.type_b, sum);
}
#endif
