// Numbers of 256 bits in inline PTX: carry chains in one asm, over several in macros, and over functions; SHA-256; the addition
// of points of secp256k1. The argument is the number of inputs, 32 without one.
#include "check.h"

#include <cstdint>
#include <cstring>
#include <string>

typedef uint32_t u32;
typedef uint64_t u64;
typedef unsigned __int128 u128;

struct Number {
    u32 v[8];
};

// ---- carry chains -----------------------------------------------------------------------------

// All in one asm, whose inputs are read before its outputs are written: r may be a or b.
__device__ u32 add_whole(u32 *r, const u32 *a, const u32 *b)
{
    u32 carry;
    asm("add.cc.u32 %0, %9, %17;\n\t"
        "addc.cc.u32 %1, %10, %18;\n\t"
        "addc.cc.u32 %2, %11, %19;\n\t"
        "addc.cc.u32 %3, %12, %20;\n\t"
        "addc.cc.u32 %4, %13, %21;\n\t"
        "addc.cc.u32 %5, %14, %22;\n\t"
        "addc.cc.u32 %6, %15, %23;\n\t"
        "addc.cc.u32 %7, %16, %24;\n\t"
        "addc.u32 %8, 0, 0;"
        : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7]), "=r"(carry)
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(a[4]), "r"(a[5]), "r"(a[6]), "r"(a[7]), "r"(b[0]), "r"(b[1]),
          "r"(b[2]), "r"(b[3]), "r"(b[4]), "r"(b[5]), "r"(b[6]), "r"(b[7]));
    return carry;
}

// One asm for each instruction.
#define SUB_CC(r, a, b)  asm volatile("sub.cc.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b))
#define SUBC_CC(r, a, b) asm volatile("subc.cc.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b))
#define SUBC(r, a, b)    asm volatile("subc.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b))

__device__ u32 sub_each(u32 *r, const u32 *a, const u32 *b)
{
    u32 borrow;
    SUB_CC(r[0], a[0], b[0]);
#pragma unroll
    for (int i = 1; i < 8; i++)
        SUBC_CC(r[i], a[i], b[i]);
    SUBC(borrow, 0u, 0u);
    return borrow & 1;
}

// One function for each instruction: the flag lives in their callers.
static __device__ __forceinline__ u32 add_cc(u32 a, u32 b)
{
    u32 r;
    asm volatile("add.cc.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
    return r;
}
static __device__ __forceinline__ u32 addc_cc(u32 a, u32 b)
{
    u32 r;
    asm volatile("addc.cc.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
    return r;
}
static __device__ __forceinline__ u32 addc(u32 a, u32 b)
{
    u32 r;
    asm volatile("addc.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
    return r;
}
static __device__ __forceinline__ u32 mad_lo_cc(u32 a, u32 b, u32 c)
{
    u32 r;
    asm volatile("mad.lo.cc.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
    return r;
}
static __device__ __forceinline__ u32 madc_lo_cc(u32 a, u32 b, u32 c)
{
    u32 r;
    asm volatile("madc.lo.cc.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
    return r;
}
static __device__ __forceinline__ u32 mad_hi_cc(u32 a, u32 b, u32 c)
{
    u32 r;
    asm volatile("mad.hi.cc.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
    return r;
}
static __device__ __forceinline__ u32 madc_hi_cc(u32 a, u32 b, u32 c)
{
    u32 r;
    asm volatile("madc.hi.cc.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
    return r;
}

// t[0..8] += a * b
__device__ void add_row(u32 *t, const u32 *a, u32 b)
{
    t[0] = mad_lo_cc(a[0], b, t[0]);
#pragma unroll
    for (int j = 1; j < 8; j++)
        t[j] = madc_lo_cc(a[j], b, t[j]);
    t[8] = addc(t[8], 0);
    t[1] = mad_hi_cc(a[0], b, t[1]);
#pragma unroll
    for (int j = 1; j < 8; j++)
        t[j + 1] = madc_hi_cc(a[j], b, t[j + 1]);
}

__device__ void multiply(u32 *t, const u32 *a, const u32 *b)
{
    for (int i = 0; i < 16; i++)
        t[i] = 0;
#pragma unroll
    for (int i = 0; i < 8; i++)
        add_row(t + i, a, b[i]);
}

// 64 bits at a time.
__device__ void add_long(u64 *r, const u64 *a, const u64 *b)
{
    asm volatile("add.cc.u64 %0, %1, %2;" : "=l"(r[0]) : "l"(a[0]), "l"(b[0]));
    asm volatile("addc.cc.u64 %0, %1, %2;" : "=l"(r[1]) : "l"(a[1]), "l"(b[1]));
    asm volatile("addc.cc.u64 %0, %1, %2;" : "=l"(r[2]) : "l"(a[2]), "l"(b[2]));
    asm volatile("addc.u64 %0, %1, %2;" : "=l"(r[3]) : "l"(a[3]), "l"(b[3]));
}

__global__ void arithmetic(u32 *sums, u32 *differences, u32 *products, u64 *longs, const Number *a, const Number *b, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    Number x = a[i], y = b[i];
    sums[9 * i + 8] = add_whole(x.v, x.v, y.v);
    for (int j = 0; j < 8; j++)
        sums[9 * i + j] = x.v[j];
    differences[9 * i + 8] = sub_each(differences + 9 * i, a[i].v, y.v);
    multiply(products + 16 * i, a[i].v, y.v);
    u64 p[4], q[4];
    for (int j = 0; j < 4; j++) {
        asm("mov.b64 %0, {%1, %2};" : "=l"(p[j]) : "r"(a[i].v[2 * j]), "r"(a[i].v[2 * j + 1]));
        asm("mov.b64 %0, {%1, %2};" : "=l"(q[j]) : "r"(y.v[2 * j]), "r"(y.v[2 * j + 1]));
    }
    add_long(longs + 4 * i, p, q);
}

// ---- secp256k1 --------------------------------------------------------------------------------

// The field's prime is 2^256 - 2^32 - 977.
__constant__ u32 prime[8] = {0xfffffc2f, 0xfffffffe, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff};

__device__ void reduce_once(u32 *r, u32 carry)
{
    u32 t[8];
    u32 borrow = sub_each(t, r, prime);
    if (carry || !borrow)
        for (int i = 0; i < 8; i++)
            r[i] = t[i];
}

__device__ void field_add(u32 *r, const u32 *a, const u32 *b)
{
    u32 carry = add_whole(r, a, b);
    reduce_once(r, carry);
}

__device__ void field_sub(u32 *r, const u32 *a, const u32 *b)
{
    if (sub_each(r, a, b)) {
        u32 p[8];
        for (int i = 0; i < 8; i++)
            p[i] = prime[i];
        add_whole(r, r, p);
    }
}

__device__ void field_mul(u32 *r, const u32 *a, const u32 *b)
{
    u32 t[16], s[10];
    multiply(t, a, b);
    // high * (2^32 + 977) + low
    for (int i = 0; i < 8; i++)
        s[i] = t[i];
    s[8] = s[9] = 0;
    add_row(s, t + 8, 977);
    s[1] = add_cc(s[1], t[8]);
    for (int i = 1; i < 8; i++)
        s[i + 1] = addc_cc(s[i + 1], t[8 + i]);
    s[9] = addc(s[9], 0);
    // what is left above, up to 34 bits, once more
    u32 low, middle, high;
    asm("{\n\t"
        ".reg .u64 top, x, y;\n\t"
        "mov.b64 top, {%3, %4};\n\t"
        "mul.lo.u64 x, top, 977;\n\t"
        "shl.b64 y, top, 32;\n\t"
        "add.cc.u64 x, x, y;\n\t"
        "shr.u64 y, top, 32;\n\t"
        "addc.u64 y, y, 0;\n\t"
        "mov.b64 {%0, %1}, x;\n\t"
        "cvt.u32.u64 %2, y;\n\t"
        "}"
        : "=r"(low), "=r"(middle), "=r"(high)
        : "r"(s[8]), "r"(s[9]));
    r[0] = add_cc(s[0], low);
    r[1] = addc_cc(s[1], middle);
    r[2] = addc_cc(s[2], high);
    for (int i = 3; i < 8; i++)
        r[i] = addc_cc(s[i], 0);
    u32 carry = addc(0, 0);
    if (carry) {
        r[0] = add_cc(r[0], 977);
        r[1] = addc_cc(r[1], 1);
        for (int i = 2; i < 8; i++)
            r[i] = addc_cc(r[i], 0);
    }
    reduce_once(r, 0);
}

struct Point {
    Number x, y, z; // Jacobian coordinates
};

__device__ void add_points(Point *r, const Point *p, const Point *q)
{
    u32 zz1[8], zz2[8], u1[8], u2[8], s1[8], s2[8], h[8], hh[8], hhh[8], d[8], v[8], t[8];
    field_mul(zz1, p->z.v, p->z.v);
    field_mul(zz2, q->z.v, q->z.v);
    field_mul(u1, p->x.v, zz2);
    field_mul(u2, q->x.v, zz1);
    field_mul(t, zz2, q->z.v);
    field_mul(s1, p->y.v, t);
    field_mul(t, zz1, p->z.v);
    field_mul(s2, q->y.v, t);
    field_sub(h, u2, u1);
    field_sub(d, s2, s1);
    field_mul(hh, h, h);
    field_mul(hhh, hh, h);
    field_mul(v, u1, hh);
    field_mul(t, d, d);
    field_sub(t, t, hhh);
    field_sub(t, t, v);
    field_sub(r->x.v, t, v);
    field_sub(t, v, r->x.v);
    field_mul(t, t, d);
    field_mul(s1, s1, hhh);
    field_sub(r->y.v, t, s1);
    field_mul(t, p->z.v, q->z.v);
    field_mul(r->z.v, t, h);
    field_add(t, t, t); // tests the sum, too
    field_sub(t, t, t);
    field_add(r->z.v, r->z.v, t);
}

__global__ void point_sums(Point *r, const Point *p, const Point *q, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        Point a = p[i], b = q[i], c;
        add_points(&c, &a, &b);
        r[i] = c;
    }
}

// ---- SHA-256 ----------------------------------------------------------------------------------

static const u32 round_constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
    0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
    0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
    0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
    0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
    0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};
static const u32 first_state[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
__constant__ u32 device_constants[64];

#define ROTATE(r, x, n) asm("shf.r.wrap.b32 %0, %1, %1, " #n ";" : "=r"(r) : "r"(x))
#define LOP3(r, a, b, c, table) asm("lop3.b32 %0, %1, %2, %3, " #table ";" : "=r"(r) : "r"(a), "r"(b), "r"(c))
#define SIGMA(r, x, n1, n2, n3)                                                                    \
    do {                                                                                           \
        u32 a_, b_, c_;                                                                            \
        ROTATE(a_, x, n1);                                                                         \
        ROTATE(b_, x, n2);                                                                         \
        ROTATE(c_, x, n3);                                                                         \
        LOP3(r, a_, b_, c_, 0x96);                                                                 \
    } while (0)

__device__ __forceinline__ u32 small_sigma(u32 x, u32 a, u32 b, u32 shift)
{
    u32 r;
    asm("{\n\t.reg .b32 p, q, s;\n\t"
        "shf.r.wrap.b32 p, %1, %1, %2;\n\t"
        "shf.r.wrap.b32 q, %1, %1, %3;\n\t"
        "shr.u32 s, %1, %4;\n\t"
        "lop3.b32 %0, p, q, s, 0x96;\n\t}"
        : "=r"(r)
        : "r"(x), "r"(a), "r"(b), "r"(shift));
    return r;
}

__device__ void compress(u32 *state, const u32 *block)
{
    u32 w[64], s[8];
    for (int i = 0; i < 16; i++)
        asm("prmt.b32 %0, %1, 0, 0x0123;" : "=r"(w[i]) : "r"(block[i]));
    for (int i = 16; i < 64; i++)
        w[i] = w[i - 16] + small_sigma(w[i - 15], 7, 18, 3) + w[i - 7] + small_sigma(w[i - 2], 17, 19, 10);
    for (int i = 0; i < 8; i++)
        s[i] = state[i];
    for (int i = 0; i < 64; i++) {
        u32 e1, ch, e0, maj;
        SIGMA(e1, s[4], 6, 11, 25);
        LOP3(ch, s[4], s[5], s[6], 0xca);
        SIGMA(e0, s[0], 2, 13, 22);
        LOP3(maj, s[0], s[1], s[2], 0xe8);
        u32 t1 = s[7] + e1 + ch + device_constants[i] + w[i], t2 = e0 + maj;
        for (int j = 7; j > 0; j--)
            s[j] = s[j - 1];
        s[4] += t1;
        s[0] = t1 + t2;
    }
    for (int i = 0; i < 8; i++)
        state[i] += s[i];
}

__global__ void hashes(u32 *digests, const u32 *blocks, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    u32 state[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    u32 block[16];
    for (int j = 0; j < 16; j++)
        block[j] = blocks[16 * i + j];
    compress(state, block);
    for (int j = 0; j < 8; j++)
        digests[8 * i + j] = state[j];
}

// ---- the host's way ---------------------------------------------------------------------------

struct Wide {
    u64 v[4];
};
static const Wide host_prime = {{0xfffffffefffffc2full, ~0ull, ~0ull, ~0ull}};

static Wide wide(const Number &a)
{
    Wide r;
    memcpy(&r, &a, sizeof r);
    return r;
}

static bool below(const Wide &a, const Wide &b)
{
    for (int i = 3; i >= 0; i--)
        if (a.v[i] != b.v[i])
            return a.v[i] < b.v[i];
    return false;
}

static u64 host_add(Wide &r, const Wide &a, const Wide &b)
{
    u128 sum = 0;
    for (int i = 0; i < 4; i++) {
        sum += (u128)a.v[i] + b.v[i];
        r.v[i] = (u64)sum;
        sum >>= 64;
    }
    return (u64)sum;
}

static u64 host_sub(Wide &r, const Wide &a, const Wide &b)
{
    u64 borrow = 0;
    for (int i = 0; i < 4; i++) {
        u128 difference = (u128)a.v[i] - b.v[i] - borrow;
        r.v[i] = (u64)difference;
        borrow = (u64)(difference >> 64) & 1;
    }
    return borrow;
}

static void host_multiply(u64 *t, const Wide &a, const Wide &b)
{
    memset(t, 0, 8 * sizeof *t);
    for (int i = 0; i < 4; i++) {
        u128 sum = 0;
        for (int j = 0; j < 4; j++) {
            sum += (u128)a.v[i] * b.v[j] + t[i + j];
            t[i + j] = (u64)sum;
            sum >>= 64;
        }
        t[i + 4] = (u64)sum;
    }
}

static Wide mod_sub(const Wide &a, const Wide &b)
{
    Wide r;
    if (host_sub(r, a, b))
        host_add(r, r, host_prime);
    return r;
}

// 2^256 is 2^32 + 977 here.
static Wide mod_mul(const Wide &a, const Wide &b)
{
    u64 t[8];
    host_multiply(t, a, b);
    Wide low = {{t[0], t[1], t[2], t[3]}}, high = {{t[4], t[5], t[6], t[7]}};
    Wide factor = {{0x1000003d1ull, 0, 0, 0}};
    while (high.v[0] | high.v[1] | high.v[2] | high.v[3]) {
        host_multiply(t, high, factor);
        Wide part = {{t[0], t[1], t[2], t[3]}};
        u64 carry = host_add(low, low, part);
        high = Wide{{t[4] + carry, 0, 0, 0}};
    }
    if (!below(low, host_prime))
        host_sub(low, low, host_prime);
    return low;
}

struct WidePoint {
    Wide x, y, z;
};

static WidePoint host_add_points(const WidePoint &p, const WidePoint &q)
{
    Wide zz1 = mod_mul(p.z, p.z), zz2 = mod_mul(q.z, q.z);
    Wide u1 = mod_mul(p.x, zz2), u2 = mod_mul(q.x, zz1);
    Wide s1 = mod_mul(p.y, mod_mul(zz2, q.z)), s2 = mod_mul(q.y, mod_mul(zz1, p.z));
    Wide h = mod_sub(u2, u1), d = mod_sub(s2, s1), hh = mod_mul(h, h), hhh = mod_mul(hh, h), v = mod_mul(u1, hh);
    WidePoint r;
    r.x = mod_sub(mod_sub(mod_sub(mod_mul(d, d), hhh), v), v);
    r.y = mod_sub(mod_mul(d, mod_sub(v, r.x)), mod_mul(s1, hhh));
    r.z = mod_mul(h, mod_mul(p.z, q.z));
    return r;
}

static u32 rotate(u32 x, int n)
{
    return x >> n | x << (32 - n);
}

static void host_hash(u32 *state, const u32 *block)
{
    u32 w[64];
    memcpy(state, first_state, sizeof first_state);
    for (int i = 0; i < 16; i++)
        w[i] = __builtin_bswap32(block[i]);
    for (int i = 16; i < 64; i++)
        w[i] = w[i - 16] + (rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ w[i - 15] >> 3) + w[i - 7] +
               (rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ w[i - 2] >> 10);
    u32 a = state[0], b = state[1], c = state[2], d = state[3], e = state[4], f = state[5], g = state[6], h = state[7];
    for (int i = 0; i < 64; i++) {
        u32 t1 = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + round_constants[i] + w[i];
        u32 t2 = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        h = g, g = f, f = e, e = d + t1, d = c, c = b, b = a, a = t1 + t2;
    }
    u32 s[8] = {a, b, c, d, e, f, g, h};
    for (int i = 0; i < 8; i++)
        state[i] += s[i];
}

// ---- inputs -----------------------------------------------------------------------------------

static u64 random_state = 88172645463325252ull;

static u32 next_random()
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return (u32)(random_state >> 16);
}

// Many limbs are 0 or all ones, so that carries run far.
static Number random_number(bool is_field)
{
    Number n;
    for (int i = 0; i < 8; i++) {
        u32 kind = next_random() & 7;
        n.v[i] = kind == 0 ? 0 : kind == 1 ? 0xffffffff : next_random();
    }
    if (is_field)
        n.v[7] &= 0x7fffffff;
    return n;
}

static Number from_hex(const char *text)
{
    Number n;
    for (int i = 0; i < 8; i++)
        n.v[7 - i] = (u32)strtoul(std::string(text + 8 * i, 8).c_str(), NULL, 16);
    return n;
}

// ---- tests ------------------------------------------------------------------------------------

template <typename T> static T *upload(const std::vector<T> &v)
{
    T *p = NULL;
    CHECK(cudaMalloc((void **)&p, v.size() * sizeof(T)));
    CHECK(cudaMemcpy(p, v.data(), v.size() * sizeof(T), cudaMemcpyHostToDevice));
    return p;
}

template <typename T> static std::vector<T> download(const T *p, size_t n)
{
    std::vector<T> v(n);
    CHECK(cudaMemcpy(v.data(), p, n * sizeof(T), cudaMemcpyDeviceToHost));
    CHECK(cudaFree((void *)p));
    return v;
}

static void test_arithmetic(int n)
{
    std::vector<Number> a(n), b(n);
    for (int i = 0; i < n; i++) {
        a[i] = random_number(false);
        b[i] = random_number(false);
    }
    u32 *sums = new_on_device<u32>(9 * n), *differences = new_on_device<u32>(9 * n), *products = new_on_device<u32>(16 * n);
    u64 *longs = new_on_device<u64>(4 * n);
    arithmetic<<<(n + 63) / 64, 64>>>(sums, differences, products, longs, upload(a), upload(b), n);
    CHECK_LAUNCH();
    std::vector<u32> s = download(sums, 9 * n), d = download(differences, 9 * n), p = download(products, 16 * n);
    std::vector<u64> l = download(longs, 4 * n);
    for (int i = 0; i < n; i++) {
        Wide sum, difference;
        u64 product[8], carry = host_add(sum, wide(a[i]), wide(b[i])), borrow = host_sub(difference, wide(a[i]), wide(b[i]));
        host_multiply(product, wide(a[i]), wide(b[i]));
        EXPECT(memcmp(&sum, &s[9 * i], 32) == 0 && s[9 * i + 8] == carry);
        EXPECT(memcmp(&difference, &d[9 * i], 32) == 0 && d[9 * i + 8] == borrow);
        EXPECT(memcmp(product, &p[16 * i], 64) == 0);
        EXPECT(memcmp(&sum, &l[4 * i], 32) == 0);
    }
}

static void test_points(int n)
{
    std::vector<Point> p(n), q(n);
    for (int i = 0; i < n; i++) {
        p[i] = Point{random_number(true), random_number(true), random_number(true)};
        q[i] = Point{random_number(true), random_number(true), random_number(true)};
    }
    Number one = {{1}};
    p[0] = Point{from_hex("79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798"),
                 from_hex("483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8"), one};
    q[0] = Point{from_hex("c6047f9441ed7d6d3045406e95c07cd85c778e4b8cef3ca7abac09b95c709ee5"),
                 from_hex("1ae168fea63dc339a3c58419466ceaeef7f632653266d0e1236431a950cfe52a"), one};
    Point *r = new_on_device<Point>(n);
    point_sums<<<(n + 63) / 64, 64>>>(r, upload(p), upload(q), n);
    CHECK_LAUNCH();
    std::vector<Point> got = download(r, n);
    for (int i = 0; i < n; i++) {
        WidePoint want = host_add_points(WidePoint{wide(p[i].x), wide(p[i].y), wide(p[i].z)},
                                         WidePoint{wide(q[i].x), wide(q[i].y), wide(q[i].z)});
        EXPECT(memcmp(&want, &got[i], sizeof want) == 0);
    }
    // G + 2G is 3G: x / z^2
    Wide three = wide(from_hex("f9308a019258c31049344f85f89d5229b531c845836f99b08601f113bce036f9"));
    Wide x = mod_mul(three, mod_mul(wide(got[0].z), wide(got[0].z)));
    EXPECT(memcmp(&x, &got[0].x, sizeof x) == 0);
}

static void test_hashes(int n)
{
    std::vector<u32> blocks(16 * n);
    for (u32 &word : blocks)
        word = next_random();
    memset(&blocks[0], 0, 64); // "abc"
    memcpy(&blocks[0], "abc\x80", 4);
    blocks[15] = __builtin_bswap32(24);
    CHECK(cudaMemcpyToSymbol(device_constants, round_constants, sizeof round_constants));
    u32 *digests = new_on_device<u32>(8 * n);
    hashes<<<(n + 63) / 64, 64>>>(digests, upload(blocks), n);
    CHECK_LAUNCH();
    std::vector<u32> got = download(digests, 8 * n);
    for (int i = 0; i < n; i++) {
        u32 want[8];
        host_hash(want, &blocks[16 * i]);
        EXPECT(memcmp(want, &got[8 * i], sizeof want) == 0);
    }
    EXPECT_EQUAL(0, got[0], 0xba7816bfu);
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 32;
    test_arithmetic(n);
    test_points(n);
    test_hashes(n);
    return finish();
}
