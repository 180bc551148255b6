"""Prints kernels of maker.py, and a program that launches them, as CUDA."""
import re

from . import groups, warps
from .base import BLOCKS
from .idioms import IDIOMS, TILES

TILE = 8

HEAD = """#include <cooperative_groups.h>
#include <cstdio>
#include <vector>
#define CHECK(call) do { cudaError_t e = (call); if (e != cudaSuccess) { printf("%s\\n", cudaGetErrorName(e)); return 2; } } while (0)
namespace cg = cooperative_groups;

struct pair {
    unsigned x;
    unsigned short y;
};

__device__ unsigned mix(unsigned x, unsigned y)
{
    for (unsigned i = 0; i < 4; i++) {
        if (x > y)
            return x * 5 + i;
        x = x * 3 + 7;
    }
    return x ^ y;
}

__device__ unsigned place(unsigned x)
{
    return x * 3 + (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
}

__device__ unsigned get_lane()
{
    unsigned lane = ((threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x) % 32;
    return lane;
}

__device__ unsigned get_warp()
{
    return place(0) / 32;
}

__device__ void bump(unsigned *to, unsigned by)
{
    *to = *to * 3 + by;
}

__device__ unsigned look(const pair *from, unsigned x)
{
    return from->x * x + from->y;
}

__device__ unsigned pick(unsigned x, unsigned y, unsigned z)
{
    unsigned o[4];
    o[0] = x, o[1] = y, o[2] = z, o[3] = x ^ y;
    o[y & 3] *= 3;
    o[z & 3] += 5;
    return o[x & 3];
}

__device__ unsigned dotted(const unsigned *tab, unsigned x, unsigned count, unsigned by)
{
    unsigned sum = 3;
    for (unsigned i = 0; i < count; i++)
        sum += tab[(i * by + x) & 63] * (i + x);
    return sum;
}

__device__ void walked(unsigned *to, const unsigned *at, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        *to = *to * 3 ^ *at;
        at += 3;
    }
}

__device__ unsigned twice(const unsigned *tab, unsigned x, unsigned count)
{
    unsigned sum = x, k;
    for (k = 0; k < 2; k++)
        sum = sum * 5 + dotted(tab, x + k, count, 3);
    for (count += k; k < count; k++)
        sum ^= k * x;
    return sum + k;
}

struct sink {
    unsigned *to;
    unsigned by;
};

__device__ unsigned tally(sink k, unsigned x)
{
    atomicAdd(k.to + 3, x);
    return k.by * 3 ^ x;
}

__device__ pair make(unsigned x, unsigned y)
{
    pair p = {x, (unsigned short)y};
    return p;
}

__device__ unsigned pass_on(unsigned *s, unsigned t, unsigned by, unsigned T, unsigned value)
{
    s[t] = value;
    __syncthreads();
    unsigned got = s[(t + by) % T];
    __syncthreads();
    return got;
}

__device__ unsigned warp_sum(unsigned mask, unsigned value)
{
    unsigned lane = ((threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x) % 32;
    for (unsigned d = 16; d > 0; d /= 2)
        value += __shfl_xor_sync(mask, value, d) * (__ballot_sync(mask, true) >> (lane ^ d) & 1) + d;
    return value;
}

"""


def print_loop(s, pad, out):
    kind, name, bound, body, leave, jump = s
    test = [f"{pad}    if ({leave})", f"{pad}        {jump};"] if leave else []
    declared = "unsigned " if name[0] == "i" else ""
    if kind == "for":
        out += [f"{pad}for ({declared}{name} = 0; {name} < {bound} + 1; {name}++) {{", *test]
        print_list(body, pad + "    ", out)
        out.append(pad + "}")
        return
    # the variable that the body sees is one behind
    head = f"while ({name}_ < {bound} + 1) {{" if kind == "while" else "do {"
    out += [f"{pad}unsigned {name}_ = 0, {name};" if declared else f"{pad}{name}_ = 0;", pad + head, f"{pad}    {name} = {name}_++;", *test]
    print_list(body, pad + "    ", out)
    out.append(pad + (f"}} while ({name}_ < {bound} + 1);" if kind == "do" else "}"))


def print_switch(s, pad, out):
    out.append(f"{pad}switch ({s[1]} & 3) {{")
    for i, (body, ends) in enumerate(s[2]):
        out.append(f"{pad}case {i}: {{" if i < 2 else pad + "default: {")
        print_list(body, pad + "    ", out)
        out.append(pad + "}")
        if ends:
            out.append(pad + "    break;")
    out.append(pad + "}")


def print_list(body, pad, out):
    for s in body:
        print_statement(s, pad, out)


# What a shuffle gives a lane whose partner is not there nobody promises, so it is multiplied by 0.
PLAIN = {
    "exchange": ["s[t] = {2};", "__syncthreads();", "{1} += s[(t + {3}) % T];", "__syncthreads();"],
    "pass": ["{1} += pass_on(s, t, {3}, T, {2});"],
    "reduce": ["s[t] = {2};", "__syncthreads();", "for (unsigned d = 16; d > 0; d >>= 1) {{", "    if (t < d && t + d < T)",
               "        s[t] += s[t + d];", "    __syncthreads();", "}}", "{1} ^= s[0];", "__syncthreads();"],
    "scan": ["s[t] = {2};", "__syncthreads();", "for (unsigned d = 1; d < T; d *= 2) {{",
             "    unsigned before = t >= d ? s[t - d] : 0;", "    __syncthreads();", "    s[t] += before;", "    __syncthreads();", "}}",
             "{1} += s[t];", "__syncthreads();"],
    # these rely on lockstep
    "in step": ["s[t] = {2};", "s[t] += s[(t + {3}) % T];", "{1} ^= s[(t * 3 + 1) % T];", "__syncthreads();"],
    "swaps": ["if ({1} & 1)", "    s[t] = {2};", "else", "    s[t] ^= t;", "s[t] = s[T - 1 - t] + s[(t + {3}) % T];", "{{ const unsigned got = s[(t + 1) % T];",
              "s[t] ^= got;", "{1} += got; }}", "__syncthreads();"],
    "halves": ["s[t] = {2};", "for (unsigned d = T / 2; d > 0; d /= 2)", "    if (t < d)", "        s[t] += s[t + d];", "{1} ^= s[0];", "__syncthreads();"],
    "collect": ["__syncthreads();", "{1} += cells[{3} % 3];", "__syncthreads();"],
    "count": ["{1} += __syncthreads_{3}({2});"],
    "tile": ["{1} ^= tile.shfl_xor({2}, {3}) * (tile.ballot(true) >> (t % 8 ^ {3}) & 1) + tile.ballot({1} & 1);"],
    "ballot": ["{1} ^= __ballot_sync({2}, ({3}) & {4});"],
    "any": ["{1} += __any_sync({2}, {3}) ? 3 : 5;"],
    "xor": ["{1} += __shfl_xor_sync({2}, {3}, {4}) * (__ballot_sync({2}, true) >> (lane ^ {4}) & 1);"],
    "down": ["{1} += __shfl_down_sync({2}, {3}, {4}) * (__ballot_sync({2}, true) >> (lane + {4} < 32 ? lane + {4} : lane) & 1);"],
    "index": ["{1} ^= __shfl_sync({2}, {3}, __ffs({2}) - 1) * (__ballot_sync({2}, true) >> (__ffs({2}) - 1) & 1);"],
    "sum": ["{1} ^= warp_sum({2}, {3});"],
    "out": ["out[g * T + t] ^= {1};"],
    "choose": ["{1} = {2} ? {3} : {4};"],
    "given": ["y = y * 5 + {2};", "{1} ^= y + ({3});"],
    "advance": ["at = tab + ((unsigned)(at - tab) + {2} & 63);", "{1} += *at;"],
    "row": ["{1} += row[{4}] ^ kept;"],
    "again": ["row = tab + ({2} & 15);", "{1} ^= *row;"],
    "kept": ["kept = {3} ^ t;", "{1} += kept;"],
    "move": ["row += {2} & 7;"],
    "state": ["z.y ^= {3};", "bump(&z.x, {2});", "{1} ^= z.x + z.y;"],
    "fixed": ["{1} += look(&fixed, {2});"],
    "set": ["{1} = {2};"],
    "wide": ["w = w * 5 + ((unsigned long long)({2}) << {4});", "{1} ^= (unsigned)(w >> {4});"],
    "narrow": ["d = {2};", "e += {3};", "{1} += d * 3u + e;"],
    "pair": ["p = make({2}, {3});", "q.x += p.x, q.y ^= p.y;", "{1} += q.x ^ q.y;"],
    "members": ["p.x = {2};", "p.y = (unsigned short)({3});", "{1} += p.x;"],
    "part": ["p.x += {2};", "{1} ^= p.x + p.y;"],
    "vector": ["x.y = {2};", "x.z ^= {3};", "{1} += x.w;"],
    "mixed": ["x.w = {2};", "{1} ^= x.x + x.y * 3 + x.z * 5 + x.w;"],
    "array": ["r[({3}) & 3] ^= {2};", "{1} += r[{4} & 3];"],
    "own": ["{{", "    unsigned o[4];", "    o[0] = {4}, o[1] = {1}, o[2] = {2}, o[3] = 7;", "    o[({3}) & 3] += {4};",
            "    {1} ^= o[({2}) & 3];", "}}"],
    "pick": ["{1} += pick({2}, {3}, {1});"],
    "float": ["f += (float)(({2}) & 15);", "h += (({3}) & 15) * 0.25;", "{1} ^= (unsigned)f + (unsigned)h;"],
    "bump": ["bump(&{1}, {2});"],
    "tally": ["{1} += tally(k, {2});"],
    "dot": ["for (unsigned i = 0; i < ({2} & 15); i++)", "    {1} += tab[(i * {4} + t) & 63] * (i + {3});"],
    "walk": ["{{", "    const unsigned *at = tab + (({3}) & 31);", "    for (unsigned i = 0; i < ({2} & 7); i++, at += 3)",
             "        {1} = {1} * 3 ^ *at;", "}}"],
    "stride": ["for (unsigned i = t + {4}; i < 60 + (u & 31); i += (n & 7) + 9)", "    {1} += tab[i & 63] * (i ^ {2});"],
    "strides": ["{{", "    unsigned i = t * 2, k = {4};", "    while (i < (u & 127)) {{", "        {1} += tab[i & 63] * (i ^ {2});",
                "        i += (n & 7) + 9;", "    }}", "    for (i = t; i < 40; i += 16)", "        {1} ^= tab[i + k & 63];", "    i = g + t;",
                "    while (i < 50) {{", "        for (k = 0; k < 2; k++)", "            {1} = {1} * 3 + i + k;", "        i = 12 + i;", "    }}", "}}"],
    "grid": ["{{", "    const unsigned all = blockDim.x * blockDim.y * blockDim.z;", "    for (unsigned i = t + {4}; i < (u & 255); i += all)",
             "        {1} += tab[i & 63] * (i ^ {2});", "    for (int i = (int)t - 9; i < (int)(n & 127); i += (int)(all * gridDim.x)) {{",
             "        unsigned z = {1} ^ {3};", "        for (int k = 0; k < 2; k++)", "            z = z * 5 + tab[i + k & 63];", "        {1} = z + i;", "    }}", "}}"],
    "steps": ["{{", "    int i;", "    unsigned k;", "    for (i = ({3}) & 31; i >= 2; i -= 3) {{", "        if (i % 4 == 1)", "            {1} ^= {2};",
              "        for (k = 0; k < (g & 1) + 2; k++)", "            {1} = {1} * 3 + tab[i + k & 63];", "    }}", "    for (k = 0; k < 3; k++)",
              "        {1} ^= k * (unsigned)i;", "}}"],
    "turns": ["{{", "    int i, k;", "    for (i = (int)t - 20; i <= (int)(n & 15); i++) {{", "        unsigned z = {1} ^ {2};", "        for (k = 0; k < 2; k++)",
              "            z = z * 5 + tab[i + k & 63];", "        {1} = z + i;", "    }}", "    for (k = 2; k < {4}; k++)", "        {1} += tab[t + k & 63];", "}}"],
    "dotted": ["{1} += dotted(tab, {3}, {2} & 15, {4});"],
    "walked": ["walked(&{1}, tab + (({3}) & 31), ({2}) & 7);"],
    "twice": ["{1} = twice(tab, {1} ^ {3}, {2} & 7) + {4};"],
    "fill": ["{{", "    unsigned z[6];", "    for (unsigned i = 0; i < 6; i++)", "        z[i] = i * {4} + {3};",
             "    for (unsigned i = 1; i < 6; i++)", "        z[i] ^= z[i - 1] * {2};", "    {1} += z[5] + z[{4} % 6];", "}}"],
}
GLOBAL_ATOMICS = {"add": "atomicAdd(&total[g * 4], {2});", "max": "atomicMax(&total[g * 4 + 1], {2});",
                  "xor": "atomicXor(&total[g * 4 + 2], {2});", "wide": "atomicAdd(&large[g], (unsigned long long)({2}) << 7);"}
SHARED_ATOMICS = {"add": "atomicAdd(&cells[0], {2});", "max": "atomicMax(&cells[1], {2});", "xor": "atomicXor(&cells[2], {2});"}


def print_lane_loop(s, pad, out):
    way, name, bound, mask, own, body = s[1:]
    out += [f"{pad}const unsigned {name}_end = {bound};", f"{pad}unsigned {name} = 0, {own} = __ballot_sync({mask}, {name} < {name}_end);"]
    if way == "votes":  # all lanes of the mask stay until the last one has done its turns
        out += [f"{pad}while ({own}) {{", f"{pad}    if ({own} >> lane & 1) {{"]
        print_list(body, pad + "        ", out)
        out += [f"{pad}    }}", f"{pad}    {name}++;", f"{pad}    {own} = __ballot_sync({mask}, {name} < {name}_end);", pad + "}"]
        return
    out.append(f"{pad}for (; {name} < {name}_end; {name}++) {{" if way == "for" else f"{pad}while ({name} < {name}_end) {{")
    print_list(body, pad + "    ", out)
    step = f"{name} + 1" if way == "for" else f"++{name}"
    out += [f"{pad}    {own} = __ballot_sync({own}, {step} < {name}_end);", pad + "}"]


def print_statement(s, pad, out):
    kind = s[0]
    if kind == "if":
        out.append(f"{pad}if ({s[1]}) {{")
        print_list(s[2], pad + "    ", out)
        if s[3]:
            out.append(pad + "} else {")
            print_list(s[3], pad + "    ", out)
        out.append(pad + "}")
    elif kind in ("for", "while", "do"):
        print_loop(s, pad, out)
    elif kind == "switch":
        print_switch(s, pad, out)
    elif kind == "vote if":
        out += [f"{pad}unsigned {s[3]} = __ballot_sync({s[2]}, {s[1]}), {s[4]} = {s[2]} & ~{s[3]};", f"{pad}if ({s[3]} >> lane & 1) {{"]
        print_list(s[5], pad + "    ", out)
        if s[6]:
            out.append(pad + "} else {")
            print_list(s[6], pad + "    ", out)
        out += [pad + "}", f"{pad}(void){s[4]};"]
    elif kind == "if vote":
        out.append(f"{pad}if (__{s[1]}_sync({s[2]}, {s[3]})) {{")
        print_list(s[4], pad + "    ", out)
        out.append(pad + "}")
    elif kind == "lane loop":
        print_lane_loop(s, pad, out)
    elif kind in IDIOMS:
        lines = IDIOMS[kind].text.substitute(s[1]).split("\n")
        out += [pad + line[4:] for line in lines] if len(lines) == 1 else [pad + "{", *(pad + line for line in lines), pad + "}"]
    elif kind == "leave":
        if s[2]:
            out.append(f"{pad}{s[2]} = __ballot_sync({s[2]}, !({s[1]}));")
        out += [f"{pad}if ({s[1]})", f"{pad}    return;"]
    else:
        lines = [GLOBAL_ATOMICS[s[1]]] if kind == "add" else [SHARED_ATOMICS[s[1]]] if kind == "shared" else PLAIN[kind]
        out += [pad + line.format(*s) for line in lines]


# Shared memory that idioms of warps take, and how it begins.
MEMORY = {
    "cells_of_warps": ["__shared__ unsigned cells_of_warps[T];"],
    "sums": ["__shared__ unsigned sums[4];", "if (t < 4)", "    sums[t] = 0;"],
    "reals": ["__shared__ double reals[4], sum_of_reals;"],
    "taken": ["__shared__ unsigned taken;", "if (t == 0)", "    taken = 0;"],
}


def print_memory_of_warps(text):
    return ["    " + line for name, lines in MEMORY.items() if re.search(fr"\b{name}\b", text) for line in lines]


def print_tiles(text):
    return [f"    cg::thread_block_tile<{n}> tile{n} = cg::tiled_partition<{n}>(cg::this_thread_block());" for n in TILES
            if re.search(fr"\btile{n}\b", text)]


def print_kernel(number, maker, body):
    threads, lines = maker.threads, []
    print_list(body, "    ", lines)
    text = "\n".join(lines)
    out = ["template <unsigned K>"] if maker.instances else []
    out += [f"__global__ void k{number}(unsigned *out, unsigned *total, unsigned long long *large, const unsigned *tab, unsigned n, "
           "unsigned y, const unsigned *at, pair z, pair fixed)", "{",
           f"    const unsigned T = {threads};",
           *([] if maker.alone else ["    extern __shared__ unsigned s[];" if maker.dynamic else f"    __shared__ unsigned s[{threads}];",
                                     "    __shared__ unsigned cells[3];"]),
           "    unsigned t = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x, g = blockIdx.x;",
           f"    unsigned lane = {maker.lane}, warp = {maker.warp};",
           "    unsigned a = out[g * T + t], b = t * 3 + n, c = g, u = n * 3 + g;",
           "    unsigned long long w = a;", "    unsigned char d = 3;", "    short e = -5;", "    pair p = {n, 3}, q = {g, 9};", "    uint4 x = make_uint4(1, 2, 3, n);",
           "    unsigned r[4] = {1, 2, 3, t};", "    float f = 1;", "    double h = 0.5;",
           "    sink k = {total + g * 4, n * 5};", "    const unsigned *row = tab;", "    unsigned kept;", "    row += t & 15;", "    row += n & 7;",
           "    kept = t * 3 + g;"]
    if maker.counters != "own":
        out += ["    unsigned j1 = n, j2 = n + 1, j3 = n + 2, j1_, j2_, j3_;", "    (void)j1, (void)j2, (void)j3;"]
    if not maker.alone:
        out += [*print_memory_of_warps(text), "    s[t] = t * 7;", "    if (t < 3)", "        cells[t] = t;", "    __syncthreads();", "    (void)s;"]
    if maker.meets:
        out += ["    unsigned m0 = __ballot_sync(T - t / 32 * 32 < 32 ? (1u << T % 32) - 1 : 0xffffffffu, true);",
                f"    cg::thread_block_tile<{TILE}> tile = cg::tiled_partition<{TILE}>(cg::this_thread_block());", *print_tiles(text)]
    return "\n".join(out + lines + ["    out[g * T + t] = out[g * T + t] * 31 + (a ^ b * 5 ^ c * 7);",
                            "    (void)lane, (void)warp, (void)k, (void)w, (void)d, (void)e, (void)p, (void)q, (void)r, (void)f, (void)h, (void)u, (void)x, (void)row, (void)kept;", "}", ""])


def print_head(makers):
    of_warps = any(m.of_warps for m in makers)
    return groups.HEAD * of_warps + HEAD + warps.HEAD * of_warps


def print_main(makers, first=0):
    out = ["int main()", "{", "    unsigned *out, *total, *tab;", "    unsigned long long *large;", "    CHECK(cudaMalloc(&out, 4096 * 4));",
           "    CHECK(cudaMalloc(&total, 64));", "    CHECK(cudaMalloc(&large, 64));", "    CHECK(cudaMalloc(&tab, 256));",
           "    std::vector<unsigned> v(4096), w(16), x(16);",
           "    for (unsigned i = 0; i < 64; i++)", "        v[i] = (i * 40503 + 12345) * 2654435761u;",
           "    CHECK(cudaMemcpy(tab, v.data(), 256, cudaMemcpyHostToDevice));"]
    for i, m in enumerate(makers, first):
        count = m.threads * BLOCKS
        out += ["    for (unsigned i = 0; i < 4096; i++)", "        v[i] = i * 2654435761u >> 7;",
                "    CHECK(cudaMemcpy(out, v.data(), 4096 * 4, cudaMemcpyHostToDevice));", "    CHECK(cudaMemset(total, 0, 64));",
                "    CHECK(cudaMemset(large, 0, 64));",
                *(f"    k{i}{instance}<<<{BLOCKS}, dim3({m.shape[0]}, {m.shape[1]}, {m.shape[2]}), {m.threads * 4 if m.dynamic else 0}>>>"
                  f"(out, total, large, tab, {i % 9 + 5}, {i} + 11, tab + {i} % 64, pair{{{i} * 3u, 7}}, pair{{{i} + 2u, 9}});" for instance in ([f"<{k}>" for k in m.instances] or [""])),
                "    if (cudaGetLastError() != cudaSuccess) {", f'        printf("{i} refused\\n");', "    } else {",
                f"        CHECK(cudaMemcpy(v.data(), out, {count} * 4, cudaMemcpyDeviceToHost));",
                "        CHECK(cudaMemcpy(w.data(), total, 64, cudaMemcpyDeviceToHost));",
                "        CHECK(cudaMemcpy(x.data(), large, 64, cudaMemcpyDeviceToHost));", "        unsigned h = 1;",
                f"        for (unsigned i = 0; i < {count}; i++)", "            h = (h ^ v[i]) * 16777619u;",
                f"        for (unsigned i = 0; i < {BLOCKS} * 4; i++)", "            h = (h ^ w[i]) * 16777619u;",
                f"        for (unsigned i = 0; i < {BLOCKS} * 2; i++)", "            h = (h ^ x[i]) * 16777619u;",
                f'        printf("{i} %08x\\n", h);', "    }"]
    return "\n".join(out + ["}", ""])
