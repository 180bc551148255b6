/* Products of matrices in tiles, for devices with many registers: c = alpha * op(a) * op(b) + beta * c, by columns.
 *
 * CU_TYPE is the type of the sums: 0 float, 1 double; CU_IN that of a's and b's elements, a number of cudaDataType: 0 float, 1 double,
 * 2 half, 14 bfloat16. CU_TURNED_A, CU_TURNED_B: op(x) is x transposed. CU_ALIGNED: vectors of a and b may be read. CU_SIDE is the part of
 * the result that a work-item makes: CU_SIDE x CU_SIDE elements, in blocks of W x W, so that neighbours read neighbours in local memory.
 * A work-group of 256 is 8 warps of 8 x 4 work-items. The next tiles are read from memory while these are used. */
#include <cu2cl/base.clh>

#if CU_TYPE == 1
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef double real;
typedef double2 vec;
#define W 2
#define DEPTH 8 /* of a tile, along k */
#else
typedef float real;
typedef float4 vec;
#define W 4
#define DEPTH (CU_SIDE == 8 ? 8 : 16)
#endif
#if CU_IN == 2 || CU_IN == 14
typedef ushort element;
#else
typedef real element;
#endif

#define WARPS_M 2 /* of 8 */
#define WARPS_N 4
#define TILE_M (WARPS_M * 8 * CU_SIDE)
#define TILE_N (WARPS_N * 4 * CU_SIDE)
#define BLOCKS (CU_SIDE / W)
#define PARTS_A (TILE_M * DEPTH / 256 / W) /* vectors that a work-item reads for a tile */
#define PARTS_B (TILE_N * DEPTH / 256 / W)
#define BAND 8 /* work-groups side by side that are near each other in time share their tiles in the cache */

/* struct rt_blas_tiles of gemm.c; the same layout. */
typedef struct {
    real alpha[16 / sizeof(real)], beta[16 / sizeof(real)];
    long lda, ldb, ldc, stride_a, stride_b, stride_c;
    int m, n, k, type_c, type_s, is_array;
} cu_tiles;

/* --- elements */

real cu_number(element x)
{
#if CU_IN == 2
    return vload_half(0, (const __private half *)&x);
#elif CU_IN == 14
    return as_float((uint)x << 16);
#else
    return x;
#endif
}

/* W elements that lie side by side. */
vec cu_numbers(__global const element *p)
{
#if CU_IN == 2
    ushort4 x = *(__global const ushort4 *)p;
    return vload_half4(0, (const __private half *)&x);
#elif CU_IN == 14
    return as_float4(convert_uint4(*(__global const ushort4 *)p) << 16);
#else
    return *(__global const vec *)p;
#endif
}

/* A scalar or an element of c: `type` is CU_TYPE's own, or half or bfloat16. */
real cu_load(__global const void *p, size_t i, int type)
{
#if CU_TYPE == 0
    if (type == 2)
        return vload_half(i, (__global const half *)p);
    if (type == 14)
        return as_float((uint)((__global const ushort *)p)[i] << 16);
#endif
    return ((__global const real *)p)[i];
}

void cu_store(__global void *p, size_t i, int type, real x)
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
#endif
    ((__global real *)p)[i] = x;
}

/* The operand of a batch's member; `bytes` of its elements. */
__global void *cu_member(__global void *p, long stride, size_t bytes, int is_array)
{
    long member = get_group_id(2);

    return is_array ? (__global void *)((__global const ulong *)p)[member] : (__global char *)p + member * stride * (long)bytes;
}

/* --- tiles: DEPTH x side, of an operand that is `limit` long on that side */

/* Where vector r of a work-item begins: `along` k, and to the `side`. */
void cu_place(int r, int side, int turned, int *along, int *across)
{
    int e = (int)get_local_id(0) + 256 * r;

    *along = turned ? e % (DEPTH / W) * W : e / (side / W);
    *across = turned ? e / (DEPTH / W) : e % (side / W) * W;
}

void cu_read_tile(vec *to, int parts, int side, int turned, __global const element *p, long ld, int first, int limit, int at, int k)
{
    int is_whole = CU_ALIGNED && first + side <= limit && at + DEPTH <= k;

    #pragma unroll
    for (int r = 0; r < parts; r++) {
        int l, i;
        cu_place(r, side, turned, &l, &i);
        l += at;
        i += first;
        if (is_whole) {
            to[r] = cu_numbers(p + (turned ? i * ld + l : l * ld + i));
            continue;
        }
        real part[W] __attribute__((aligned(16)));
        #pragma unroll
        for (int q = 0; q < W; q++) {
            int ll = l + (turned ? q : 0), ii = i + (turned ? 0 : q);
            part[q] = ll < k && ii < limit ? cu_number(p[turned ? ii * ld + ll : ll * ld + ii]) : 0;
        }
        to[r] = *(vec *)part;
    }
}

/* A row of a tile has W more elements than it needs, so that the rows begin in different banks. */
void cu_write_tile(__local real *tile, const vec *from, int parts, int side, int turned)
{
    #pragma unroll
    for (int r = 0; r < parts; r++) {
        int l, i;
        cu_place(r, side, turned, &l, &i);
        if (turned) {
            const real *part = (const real *)&from[r];
            #pragma unroll
            for (int q = 0; q < W; q++)
                tile[(l + q) * (side + W) + i] = part[q];
        } else
            *(__local vec *)(tile + l * (side + W) + i) = from[r];
    }
}

__kernel __attribute__((reqd_work_group_size(256, 1, 1))) void cu_blas_tiles(const cu_tiles v, __global void *a, __global void *b, __global void *c,
                                                                             __global const real *alpha, __global const real *beta)
{
    __local real tile_a[2][DEPTH * (TILE_M + W)] __attribute__((aligned(16)));
    __local real tile_b[2][DEPTH * (TILE_N + W)] __attribute__((aligned(16)));
    __global const element *pa = cu_member(a, v.stride_a, sizeof(element), v.is_array);
    __global const element *pb = cu_member(b, v.stride_b, sizeof(element), v.is_array);
    __global void *pc = cu_member(c, v.stride_c, CU_TYPE == 0 && v.type_c != 0 ? 2 : sizeof(real), v.is_array);
    real factor = alpha ? cu_load(alpha, 0, v.type_s) : v.alpha[0], old = beta ? cu_load(beta, 0, v.type_s) : v.beta[0];
    real sum[CU_SIDE][CU_SIDE], x[CU_SIDE] __attribute__((aligned(16))), y[CU_SIDE] __attribute__((aligned(16)));
    vec next_a[PARTS_A], next_b[PARTS_B];
    int groups_m = (v.m + TILE_M - 1) / TILE_M, groups_n = (v.n + TILE_N - 1) / TILE_N, group = get_group_id(0);
    int band = group / (BAND * groups_m), in_band = group - band * BAND * groups_m, width = min(BAND, groups_n - band * BAND);
    int row = in_band / width * TILE_M, column = (band * BAND + in_band % width) * TILE_N;
    int lane = get_local_id(0) % 32, warp = get_local_id(0) / 32;
    int i0 = warp % WARPS_M * (8 * CU_SIDE) + lane % 8 * W, j0 = warp / WARPS_M * (4 * CU_SIDE) + lane / 8 * W;
    int depth = factor == 0 ? 0 : v.k, at = 0, now = 0;

    #pragma unroll
    for (int i = 0; i < CU_SIDE; i++)
        #pragma unroll
        for (int j = 0; j < CU_SIDE; j++)
            sum[i][j] = 0;
    cu_read_tile(next_a, PARTS_A, TILE_M, CU_TURNED_A, pa, v.lda, row, v.m, 0, depth);
    cu_read_tile(next_b, PARTS_B, TILE_N, !CU_TURNED_B, pb, v.ldb, column, v.n, 0, depth);
    while (at < depth) {
        cu_write_tile(tile_a[now], next_a, PARTS_A, TILE_M, CU_TURNED_A);
        cu_write_tile(tile_b[now], next_b, PARTS_B, TILE_N, !CU_TURNED_B);
        barrier(CLK_LOCAL_MEM_FENCE);
        at += DEPTH;
        if (at < depth) {
            cu_read_tile(next_a, PARTS_A, TILE_M, CU_TURNED_A, pa, v.lda, row, v.m, at, depth);
            cu_read_tile(next_b, PARTS_B, TILE_N, !CU_TURNED_B, pb, v.ldb, column, v.n, at, depth);
        }
        #pragma unroll
        for (int l = 0; l < DEPTH; l++) {
            #pragma unroll
            for (int q = 0; q < BLOCKS; q++)
                *(vec *)&x[q * W] = *(__local vec *)&tile_a[now][l * (TILE_M + W) + i0 + q * 8 * W];
            #pragma unroll
            for (int q = 0; q < BLOCKS; q++)
                *(vec *)&y[q * W] = *(__local vec *)&tile_b[now][l * (TILE_N + W) + j0 + q * 4 * W];
            #pragma unroll
            for (int i = 0; i < CU_SIDE; i++)
                #pragma unroll
                for (int j = 0; j < CU_SIDE; j++)
                    sum[i][j] = fma(x[i], y[j], sum[i][j]);
        }
        now ^= 1; /* who is ahead writes what nobody reads any more: all have passed the barrier above since */
    }
    #pragma unroll
    for (int j = 0; j < CU_SIDE; j++)
        #pragma unroll
        for (int i = 0; i < CU_SIDE; i++) {
            int r = row + i0 + i / W * 8 * W + i % W, s = column + j0 + j / W * 4 * W + j % W;
            if (r < v.m && s < v.n) {
                size_t place = r + s * v.ldc;
                cu_store(pc, place, v.type_c, old == 0 ? factor * sum[i][j] : factor * sum[i][j] + old * cu_load(pc, place, v.type_c));
            }
        }
}
