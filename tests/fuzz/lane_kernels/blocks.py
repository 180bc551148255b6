"""What all threads of a block do together by warps: each warp leaves a value in shared memory, and the first warp goes on with these."""
from .base import WORD, Barrier, meet, value_of
from .idioms import add_to, idiom, lane_of, reduced, scanned, total


def lowest(mask):
    return (mask & -mask).bit_length() - 1


def sum_of_some(v, mask, x):
    return (yield from reduced({"width": 32, "operator": "add", "type": "unsigned"}, v, mask, x))


@idiom("block", """
    unsigned v = $x;
    for (unsigned o = 16; o > 0; $halve) {
        const unsigned got = __shfl_xor_sync($mask, v, o);
        v += $mask >> (lane ^ o) & 1 ? got : 0;
    }
    if (lane == __ffs($mask) - 1)
        sums[warp] = v;
    __syncthreads();
    if (warp == 0) {
        v = lane < (T + 31) / 32 ? sums[lane] : 0;
        for (unsigned o = 16; o > 0; $halve) {
            const unsigned got = __shfl_xor_sync($mask, v, o);
            v += $mask >> (lane ^ o) & 1 ? got : 0;
        }
        if (lane == __ffs($mask) - 1)
            sums[0] = v;
    }
    __syncthreads();
    $to ^= sums[0];
    __syncthreads();""")
def sum_of_block(f, v, block):
    mask, lane, sums = value_of(f["mask"], v), lane_of(v), block["sums"]
    x = yield from sum_of_some(v, mask, value_of(f["x"], v))
    if lane == lowest(mask):
        sums[v["warp"]] = x
    yield Barrier()
    if v["warp"] == 0:
        x = yield from sum_of_some(v, mask, sums[lane] if lane < (v["T"] + 31) // 32 else 0)
        if lane == lowest(mask):
            sums[0] = x
    yield Barrier()
    v[f["to"]] ^= sums[0]
    yield Barrier()


@idiom("whole block", """
    double v = total_of<double, 32>(($x) & 0xffff);
    if (lane == 0)
        reals[warp] = v;
    __syncthreads();
    v = t < T / 32 ? reals[lane] : 0;
    if (warp == 0)
        v = total_of<double, 32>(v);
    if (t == 0)
        sum_of_reals = v;
    __syncthreads();
    $to += (unsigned)sum_of_reals + (unsigned)(v * 2);""")
def double_sum_of_block(f, v, block):
    x = yield from total(v, value_of(f["x"], v) & 0xffff, 32)
    reals = block["reals"]
    if lane_of(v) == 0:
        reals[v["warp"]] = x
    yield Barrier()
    x = reals[lane_of(v)] if v["t"] < v["T"] // 32 else 0
    if v["warp"] == 0:
        x = yield from total(v, x, 32)
    if v["t"] == 0:
        block["sum of reals"] = x
    yield Barrier()
    add_to(f, v, block["sum of reals"] + x * 2)


@idiom("block", """
    unsigned v = sum_before($mask, lane, $x) + $x;
    if (lane == 31 - __clz($mask))
        sums[warp] = v;
    __syncthreads();
    if (warp == 0) {
        unsigned of_warp = lane < (T + 31) / 32 ? sums[lane] : 0;
        of_warp += sum_before($mask, lane, of_warp);
        if (lane < (T + 31) / 32)
            sums[lane] = of_warp;
    }
    __syncthreads();
    $to += v + (warp > 0 ? sums[warp - 1] : 0);
    __syncthreads();""")
def scan_of_block(f, v, block):
    mask, lane, sums, warps = value_of(f["mask"], v), lane_of(v), block["sums"], (v["T"] + 31) // 32

    def up_to_own(x):
        return (yield from scanned({"width": 32}, v, mask, x, lambda x: x & WORD))
    x = yield from up_to_own(value_of(f["x"], v))
    if lane == mask.bit_length() - 1:
        sums[v["warp"]] = x
    yield Barrier()
    if v["warp"] == 0:
        of_warp = yield from up_to_own(sums[lane] if lane < warps else 0)
        if lane < warps:
            sums[lane] = of_warp
    yield Barrier()
    add_to(f, v, x + (sums[v["warp"] - 1] if v["warp"] > 0 else 0))
    yield Barrier()


@idiom("block", """
    const unsigned most = __reduce_max_sync($mask, (unsigned)($x));
    if (lane == __ffs($mask) - 1)
        sums[warp] = most;
    __syncthreads();
    $to = $to * 3 + sums[(warp + $k) % ((T + 31) / 32)];
    __syncthreads();""")
def most_of_other_warp(f, v, block):
    mask = value_of(f["mask"], v)
    most = yield from meet(mask, "max", value_of(f["x"], v), max)
    if lane_of(v) == lowest(mask):
        block["sums"][v["warp"]] = most
    yield Barrier()
    v[f["to"]] = v[f["to"]] * 3 + block["sums"][(v["warp"] + f["k"]) % ((v["T"] + 31) // 32)] & WORD
    yield Barrier()
