// TEST items: yes
// TEST nvcc: -std=c++17 -arch=sm_90
// TEST subgroups: yes

// Instructions of inline PTX by which threads tell each other something, stores of matrices, sums in memory of short numbers and of
// vectors, hints for caches, and threads that end.
#include "check.h"

#include <cstdint>
#include <cstring>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

typedef uint32_t u32;
typedef uint64_t u64;
typedef unsigned short u16;

enum { THREADS = 64, RESULTS = 30, WARPS_END = 4711 };

// ---- shuffles, matches, votes ------------------------------------------------------------------------

#define SHUFFLE(mode, by, bounds) SHUFFLE_TEXT("sync." mode, by, bounds)
#define SHUFFLE_TEXT(mode, by, bounds)                                                                               \
    asm volatile("{ .reg .pred p; shfl." mode ".b32 %0|p, %2, %3, %4, -1; selp.u32 %1, 1, 0, p; }"                   \
                 : "=r"(r[0]), "=r"(r[1])                                                                            \
                 : "r"(value), "r"(by), "r"(bounds));                                                                \
    r += 2;

__global__ void warps(u32 *out)
{
    int t = threadIdx.x, lane = t % 32;
    u32 *r = out + RESULTS * t, value = t * 3 + 1, u, e;
    SHUFFLE("idx", 5, 0x1f)
    SHUFFLE("idx", 29, 0x180f)
    SHUFFLE("up", 3, 0)
    SHUFFLE_TEXT("up.sync", 2, 0x1803) // ptxas takes this order, too
    SHUFFLE("down", 4, 0x1f)
    SHUFFLE("down", 3, 0x1c05)
    SHUFFLE("bfly", 9, 0x1f)
    SHUFFLE("bfly", 7, 0x180c)
    SHUFFLE("idx", lane + 7, 0x100f | lane % 2) // bounds that are no constant
    asm volatile("{ .reg .pred p; match.all.sync.b32 %0|p, %2, -1; selp.u32 %1, 1, 0, p; }" : "=r"(r[0]), "=r"(r[1]) : "r"(t / 32));
    r += 2;
    asm volatile("{ .reg .pred p; match.all.sync.b64 %0|p, %2, -1; selp.u32 %1, 1, 0, p; }" : "=r"(r[0]), "=r"(r[1]) : "l"((u64)t / 40));
    r += 2;
    // a leader: one lane, which all name
    asm volatile("{ .reg .pred p; elect.sync %0|p, -1; selp.u32 %1, 1, 0, p; }" : "=r"(u), "=r"(e));
    *r++ = e == (u == (u32)lane);
    *r++ = __popc(__ballot_sync(0xffffffffu, e));
    asm volatile("{ .reg .pred p; setp.gt.s32 p, %1, 20; bar.red.popc.u32 %0, 0, p; }" : "=r"(*r++) : "r"(t));
    asm volatile("{ .reg .pred p, q; setp.ge.s32 p, %1, 0; bar.red.and.pred q, 0, p; selp.u32 %0, 1, 0, q; }" : "=r"(*r++) : "r"(t));
    asm volatile("{ .reg .pred p, q; setp.ge.s32 p, %1, 0; barrier.red.or.pred q, 0, !p; selp.u32 %0, 1, 0, q; }" : "=r"(*r++) : "r"(t));
    asm volatile("{ .reg .pred p, q; setp.ne.u32 q, 0, 0; lop3.or.b32 %0|p, %2, %3, 12, 0x80, q; selp.u32 %1, 1, 0, p; }" : "=r"(r[0]), "=r"(r[1]) : "r"(t), "r"(6));
    r += 2;
    *r = WARPS_END;
}

static int shuffled(const char *mode, int lane, int by, int bounds, bool *within)
{
    int segment = bounds >> 8 & 31, c = bounds & 31, most = (lane & segment) | (c & ~segment), least = lane & segment;
    int from = *mode == 'i' ? least | (by & 31 & ~segment) : *mode == 'u' ? lane - (by & 31) : *mode == 'd' ? lane + (by & 31) : lane ^ (by & 31);
    *within = *mode == 'u' ? from >= most : from <= most;
    return *within ? from : lane;
}

static void check_warps()
{
    u32 *out = new_on_device<u32>(THREADS * RESULTS);
    warps<<<1, THREADS>>>(out);
    CHECK_LAUNCH();
    std::vector<u32> got = copy_to_host(out, THREADS * RESULTS);
    for (int t = 0; t < THREADS; t++) {
        int lane = t % 32;
        struct {
            const char *mode;
            int by, bounds;
        } ways[] = {{"idx", 5, 0x1f},    {"idx", 29, 0x180f}, {"up", 3, 0},       {"up", 2, 0x1803},     {"down", 4, 0x1f},
                    {"down", 3, 0x1c05}, {"bfly", 9, 0x1f},   {"bfly", 7, 0x180c}, {"idx", lane + 7, 0x100f | lane % 2}};
        u32 *r = &got[RESULTS * t];
        for (int i = 0; i < 9; i++) {
            bool within;
            int from = shuffled(ways[i].mode, lane, ways[i].by, ways[i].bounds, &within);
            EXPECT_EQUAL(100 * t + i, r[2 * i], (t / 32 * 32 + from) * 3 + 1);
            EXPECT_EQUAL(100 * t + i, r[2 * i + 1], within);
        }
        u32 others[] = {0xffffffff, 1, t < 32 ? 0xffffffff : 0u, t < 32, 1, 1, 43, 1, 0, (u32)t & 4, (t & 4) != 0, WARPS_END};
        for (int i = 0; i < 12; i++)
            EXPECT_EQUAL(100 * t + 50 + i, r[18 + i], others[i]);
    }
}

// ---- matrices ------------------------------------------------------------------------------------------

__global__ void matrices(u16 *out, u32 *turned)
{
    __shared__ alignas(16) u16 tile[7 * 32 * 8];
    int t = threadIdx.x;
    u32 r[4], u;
    for (int i = 0; i < 4; i++)
        r[i] = (u32)(1000 * i + 8 * (t / 4) + t % 4 * 2) | (u32)(1000 * i + 8 * (t / 4) + t % 4 * 2 + 1) << 16;
    for (int i = 0; i < 7 * 32 * 8; i += 32)
        tile[i + t] = 9;
    __syncthreads();
    u32 row[6];
    for (int i = 0; i < 6; i++)
        row[i] = (u32)__cvta_generic_to_shared(&tile[(i * 32 + t) * 8]);
    asm volatile("stmatrix.sync.aligned.m8n8.x1.shared.b16 [%0], {%1};" ::"r"(row[0]), "r"(r[0]) : "memory");
    asm volatile("stmatrix.sync.aligned.m8n8.x2.shared.b16 [%0], {%1, %2};" ::"r"(row[1]), "r"(r[0]), "r"(r[1]) : "memory");
    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0], {%1, %2, %3, %4};" ::"r"(row[2]), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3])
                 : "memory");
    asm volatile("stmatrix.sync.aligned.m8n8.x1.trans.shared.b16 [%0], {%1};" ::"r"(row[3]), "r"(r[2]) : "memory");
    asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0], {%1, %2, %3, %4};" ::"r"(row[4]), "r"(r[3]), "r"(r[2]), "r"(r[1]), "r"(r[0])
                 : "memory");
    asm volatile("stmatrix.sync.aligned.m8n8.x2.trans.shared.b16 [%0], {%1, %2};" ::"r"(row[5]), "r"(r[0]), "r"(r[1]) : "memory");
    asm volatile("movmatrix.sync.aligned.m8n8.trans.b16 %0, %1;" : "=r"(u) : "r"(r[0]));
    turned[t] = u;
    __syncthreads();
    for (int i = 0; i < 6 * 32 * 8; i += 32)
        out[i + t] = tile[i + t];
}

static void check_matrices()
{
    u16 *out = new_on_device<u16>(6 * 32 * 8);
    u32 *turned = new_on_device<u32>(32);
    matrices<<<1, 32>>>(out, turned);
    CHECK_LAUNCH();
    std::vector<u16> got = copy_to_host(out, 6 * 32 * 8);
    std::vector<u32> words = copy_to_host(turned, 32);
    struct {
        int count, first, step;
        bool transposed;
    } stores[] = {{1, 0, 1, false}, {2, 0, 1, false}, {4, 0, 1, false}, {1, 2, 1, true}, {4, 3, -1, true}, {2, 0, 1, true}};
    for (int s = 0; s < 6; s++)
        for (int row = 0; row < 32; row++)
            for (int column = 0; column < 8; column++) {
                int matrix = stores[s].first + row / 8 * stores[s].step, i = row % 8, k = column;
                int want = row / 8 < stores[s].count ? 1000 * matrix + (stores[s].transposed ? 8 * k + i : 8 * i + k) : 9;
                EXPECT_EQUAL(10000 * s + 8 * row + column, got[(s * 32 + row) * 8 + column], want);
            }
    for (u32 t = 0; t < 32; t++) {
        u32 i = t / 4, k = t % 4 * 2;
        EXPECT_EQUAL(t, words[t], (8 * k + i) | (8 * (k + 1) + i) << 16);
    }
}

// ---- memory -----------------------------------------------------------------------------------------------

__global__ void sums(u32 *pairs, u16 *numbers, float *vectors, u32 *words, u32 *out)
{
    int t = threadIdx.x;
    u32 old, p;
    u64 policy, other;
    float before[4];
    asm volatile("atom.global.add.noftz.f16x2 %0, [%1], %2;" : "=r"(old) : "l"(pairs), "r"(0x40003c00) : "memory");
    asm volatile("red.global.add.noftz.bf16x2 [%0], %1;" ::"l"(pairs + 1), "r"(0x40003f80) : "memory");
    asm volatile("red.global.add.noftz.f16 [%0], %1;" ::"l"(numbers + t / 32), "h"((u16)0x3c00) : "memory");
    asm volatile("red.global.add.v2.f32 [%0], {%1, %2};" ::"l"(vectors), "f"(1.0f), "f"(2.0f) : "memory");
    asm volatile("atom.global.add.v4.f32 {%0, %1, %2, %3}, [%4], {%5, %6, %7, %8};"
                 : "=f"(before[0]), "=f"(before[1]), "=f"(before[2]), "=f"(before[3])
                 : "l"(vectors + 4), "f"(1.0f), "f"(2.0f), "f"(3.0f), "f"(4.0f)
                 : "memory");
    out[3 * THREADS + t] =
        before[0] < 64 && (int)before[1] % 2 == 0 && (int)before[2] % 3 == 0 && (int)before[3] % 4 == 0 && before[3] < 256;
    asm volatile("createpolicy.fractional.L2::evict_first.b64 %0, 1.0;" : "=l"(policy));
    asm volatile("createpolicy.fractional.L2::evict_last.L2::evict_unchanged.b64 %0, 0.5;" : "=l"(other));
    asm volatile("red.global.add.L2::cache_hint.u32 [%0], %1, %2;" ::"l"(words), "r"(t), "l"(policy) : "memory");
    asm volatile("atom.global.max.L2::cache_hint.u32 %0, [%1], %2, %3;" : "=r"(old) : "l"(words + 1), "r"(t), "l"(other) : "memory");
    asm volatile("ld.global.nc.L1::no_allocate.L2::cache_hint.v2.u32 {%0, %1}, [%2], %3;" : "=r"(old), "=r"(p) : "l"(words + 2), "l"(policy));
    asm volatile("st.global.L2::cache_hint.u32 [%0], %1, %2;" ::"l"(out + t), "r"(old * 10 + p), "l"(policy) : "memory");
    __shared__ u32 cell;
    u32 mine = 5;
    asm volatile("{ .reg .pred p, q; isspacep.shared p, %1; isspacep.global q, %2; selp.u32 %0, 1, 0, p; @q add.u32 %0, %0, 2; isspacep.global p, %1; "
                 "@p add.u32 %0, %0, 4; }"
                 : "=&r"(mine)
                 : "l"(&cell), "l"(out));
    out[THREADS + t] = mine;
    __syncthreads();
    asm volatile("{ .reg .pred p; setp.ge.s32 p, %0, 10; @p exit; }" ::"r"(t));
    out[2 * THREADS + t] = 1;
}

static void check_sums()
{
    u32 *pairs = copy_to_device(std::vector<u32>(2)), *words = copy_to_device(std::vector<u32>{0, 0, 3, 4});
    u32 *out = copy_to_device(std::vector<u32>(4 * THREADS));
    u16 *numbers = copy_to_device(std::vector<u16>(2));
    float *vectors = copy_to_device(std::vector<float>(8));
    sums<<<1, THREADS>>>(pairs, numbers, vectors, words, out);
    CHECK_LAUNCH();
    std::vector<u32> two = copy_to_host(pairs, 2), four = copy_to_host(words, 4), got = copy_to_host(out, 4 * THREADS);
    std::vector<u16> shorts = copy_to_host(numbers, 2);
    std::vector<float> eight = copy_to_host(vectors, 8);
    EXPECT_EQUAL(0, two[0], 0x58005400u); // 128 and 64
    EXPECT_EQUAL(1, two[1], 0x43004280u);
    EXPECT_EQUAL(2, shorts[0], 0x5000);
    EXPECT_EQUAL(3, shorts[1], 0x5000);
    const float sums[] = {64, 128, 0, 0, 64, 128, 192, 256};
    for (int i = 0; i < 8; i++)
        EXPECT_EQUAL(10 + i, eight[i], sums[i]);
    EXPECT_EQUAL(4, four[0], 2016u);
    EXPECT_EQUAL(5, four[1], 63u);
    for (int t = 0; t < THREADS; t++) {
        EXPECT_EQUAL(100 + t, got[t], 34u);
        EXPECT_EQUAL(200 + t, got[THREADS + t], 3u);
        EXPECT_EQUAL(300 + t, got[2 * THREADS + t], t < 10);
        EXPECT_EQUAL(400 + t, got[3 * THREADS + t], 1u);
    }
}

// ---- copies with hints -----------------------------------------------------------------------------------

__global__ void copies(const u32 *in, u32 *out)
{
    __shared__ alignas(16) u32 s[4 * THREADS];
    int t = threadIdx.x;
    u32 at = (u32)__cvta_generic_to_shared(s + 4 * t);
    u64 policy;
    for (int i = 0; i < 4; i++)
        s[4 * t + i] = 77;
    asm volatile("createpolicy.fractional.L2::evict_first.b64 %0;" : "=l"(policy));
    if (t % 3 == 0)
        asm volatile("cp.async.cg.shared.global.L2::cache_hint [%0], [%1], 16, %2;" ::"r"(at), "l"(in + 4 * t), "l"(policy) : "memory");
    else if (t % 3 == 1)
        asm volatile("cp.async.ca.shared.global.L2::cache_hint [%0], [%1], 16, %2, %3;" ::"r"(at), "l"(in + 4 * t), "r"(8), "l"(policy) : "memory");
    else
        asm volatile("{ .reg .pred p; setp.ne.b32 p, %2, 0; cp.async.cg.shared.global [%0], [%1], 16, p; }" ::"r"(at), "l"(in + 4 * t), "r"(t & 1)
                     : "memory");
    asm volatile("cp.async.wait_all;" ::: "memory");
    for (int i = 0; i < 4; i++)
        out[4 * t + i] = s[4 * t + i];
}

static void check_copies()
{
    std::vector<u32> in(4 * THREADS);
    for (u32 i = 0; i < 4 * THREADS; i++)
        in[i] = i + 1;
    u32 *out = new_on_device<u32>(4 * THREADS);
    copies<<<1, THREADS>>>(copy_to_device(in), out);
    CHECK_LAUNCH();
    std::vector<u32> got = copy_to_host(out, 4 * THREADS);
    for (int i = 0; i < 4 * THREADS; i++) {
        int t = i / 4, bytes = t % 3 == 0 ? 16 : t % 3 == 1 ? 8 : t & 1 ? 0 : 16;
        EXPECT_EQUAL(i, got[i], i % 4 * 4 < bytes ? i + 1 : 0);
    }
}

int main()
{
    check_warps();
    check_matrices();
    check_sums();
    check_copies();
    return finish();
}
