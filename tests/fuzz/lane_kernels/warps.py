"""What lanes of a warp do together with shuffles, votes, matches, reductions and __syncwarp, also in functions."""
from .base import TABLE, WORD, ballot, meet, shuffle, value_of
from .idioms import (add_to, first_value, halves, idiom, lane_of, mix_in, reduced, scanned, source_of, to_word, total)
from .values import OPERATORS, TYPES

HEAD = """template <typename V, int W> __device__ V total_of(V v)
{
    for (int o = W / 2; o > 0; o /= 2)
        v += __shfl_xor_sync(0xffffffff, v, o, W);
    return v;
}

__device__ unsigned sum_before(unsigned mask, unsigned lane, unsigned v)
{
    const unsigned own = v;
    for (unsigned o = 1; o < 32; o <<= 1) {
        unsigned got = __shfl_up_sync(mask, v, o);
        if (lane >= o && mask >> (lane - o) & 1)
            v += got;
    }
    return v - own;
}

__device__ bool differ(unsigned mask, unsigned v)
{
    int same;
    __match_all_sync(mask, v, &same);
    return !same && __any_sync(mask, v & 1);
}

"""


# --- loops of shuffles


@idiom("whole", """
    $type v = $vx;
    for (int o = $width / 2; o > 0; $halve)
        v += __shfl_${kind}_sync($mask, v, o$of_width);
    $to ^= $v;""")
def sum_of_warp(f, v, block):
    x = yield from reduced({**f, "operator": "add"}, v, WORD, first_value(f, v), f["kind"])
    v[f["to"]] ^= to_word(f, x)


@idiom("whole", """
    $type v = $vx;
    for (unsigned o = $width / 2; o > 0; $halve) {
        $type got = __shfl_${kind}_sync($mask, v, o$of_width);
        $combine
    }
    $to += $v;""")
def reduction(f, v, block):
    add_to(f, v, to_word(f, (yield from reduced(f, v, WORD, first_value(f, v), f["kind"]))))


@idiom("mask", """
    $type v = $vx;
    for (unsigned o = $width / 2; o > 0; $halve) {
        $type got = __shfl_xor_sync($mask, v, o$of_width);
        if ($mask >> (lane ^ o) & 1) {
            $combine
        }
    }
    $to += $v;""")
def reduction_of_some(f, v, block):
    add_to(f, v, to_word(f, (yield from reduced(f, v, value_of(f["mask"], v), first_value(f, v)))))


@idiom("whole", """
    $type v = $vx;
    for (int o = 1; o < $width; o *= 2) {
        $type got = __shfl_up_sync($mask, v, o$of_width);
        if (lane % $width >= o)
            v += got;
    }
    $to ^= $v;""")
def scan_of_warp(f, v, block):
    v[f["to"]] ^= to_word(f, (yield from scanned(f, v, WORD, first_value(f, v), TYPES[f["type"]].wrap)))


@idiom("mask", """
    $type v = $vx;
    for (unsigned o = 1; o < $width; o <<= 1) {
        const $type got = __shfl_up_sync($mask, v, o$of_width);
        v += lane % $width >= o && $mask >> (lane - o) & 1 ? got : 0;
    }
    $to += $v;""")
def scan_of_some(f, v, block):
    add_to(f, v, to_word(f, (yield from scanned(f, v, value_of(f["mask"], v), first_value(f, v), TYPES[f["type"]].wrap))))


@idiom("mask", """
    unsigned v = $x;
    for (unsigned o = 0; o < $width; o++) {
        unsigned from = lane / $width * $width + (lane + o) % $width, got = __shfl_sync($mask, v, lane + o$of_width);
        $to = $to * 3 + ($mask >> from & 1 ? got : 7);
    }""")
def rotation(f, v, block):
    x, mask, lane = value_of(f["x"], v), value_of(f["mask"], v), lane_of(v)
    for o in range(f["width"]):
        got = yield from shuffle(mask, x, source_of("idx", lane, lane + o, f["width"]))
        mix_in(f, v, 7 if got is None else got)


# --- one shuffle


def one_shuffle(f, v, kind, by):
    mask, source = value_of(f["mask"], v), source_of(kind, lane_of(v), by, f["width"])
    got = yield from shuffle(mask, first_value(f, v), source)
    if mask >> source & 1:
        v[f["to"]] ^= to_word(f, got)


@idiom("mask", """
    const unsigned from = (lane ^ $by) > (lane | $width - 1) ? lane : lane ^ $by;
    $type v = $vx, got = __shfl_xor_sync($mask, v, $by$of_width);
    if ($mask >> from & 1)
        $to ^= $got;""")
def shuffle_xor(f, v, block):
    yield from one_shuffle(f, v, "xor", f["by"])


@idiom("mask", """
    const unsigned from = lane % $width + $by < $width ? lane + $by : lane;
    const $type got = __shfl_down_sync($mask, ($type)($vx), $by$of_width);
    if ($mask >> from & 1)
        $to ^= $got;""")
def shuffle_down(f, v, block):
    yield from one_shuffle(f, v, "down", f["by"])


@idiom("mask", """
    const unsigned from = lane % $width < $by ? lane : lane - $by;
    const $type got = __shfl_up_sync($mask, ($type)($vx), $by$of_width);
    $to ^= $mask >> from & 1 ? $got : 0;""")
def shuffle_up(f, v, block):
    yield from one_shuffle(f, v, "up", f["by"])


@idiom("mask", """
    const unsigned by = ($y) & 31;
    $type v = $vx, got = __shfl_sync($mask, v, by$of_width);
    if ($mask >> (lane / $width * $width + by % $width) & 1)
        $to ^= $got;""")
def shuffle_from_any(f, v, block):
    yield from one_shuffle(f, v, "idx", value_of(f["y"], v) & 31)


@idiom("mask", """
    $type v = $vx;
    if (lane == __ffs($mask) - 1)
        v = $k;
    v = __shfl_sync($mask, v, __ffs($mask) - 1);
    $to += $v;""")
def from_leader(f, v, block):
    mask = value_of(f["mask"], v)
    leader = (mask & -mask).bit_length() - 1
    add_to(f, v, to_word(f, (yield from shuffle(mask, f["k"] if lane_of(v) == leader else first_value(f, v), leader))))


# --- votes and matches


@idiom("mask", """
    if (__any_sync($mask, $test))
        $to += $x;
    else
        $to ^= $k;""")
def if_any(f, v, block):
    if (yield from ballot(value_of(f["mask"], v), value_of(f["test"], v))):
        add_to(f, v, value_of(f["x"], v))
    else:
        v[f["to"]] ^= f["k"]


@idiom("mask", """
    $to = __all_sync($mask, $test) && $k > lane ? $x : $to * 3;""")
def if_all(f, v, block):
    mask = value_of(f["mask"], v)
    votes = yield from ballot(mask, value_of(f["test"], v))
    v[f["to"]] = value_of(f["x"], v) if votes == mask & 0xffffffff and f["k"] > lane_of(v) else v[f["to"]] * 3 & WORD


@idiom("mask", """
    const unsigned votes = __ballot_sync($mask, $test);
    $to += __popc(votes) * $k + __popc(votes & ((1u << lane) - 1));""")
def rank_in_votes(f, v, block):
    votes = yield from ballot(value_of(f["mask"], v), value_of(f["test"], v))
    add_to(f, v, votes.bit_count() * f["k"] + (votes & (1 << lane_of(v)) - 1).bit_count())


def halved_while_any(f, v):
    x, mask = value_of(f["x"], v) & 255, value_of(f["mask"], v)
    while (yield from ballot(mask, x > f["k"])):
        x = x // 2
        mix_in(f, v, x)


@idiom("mask", """
    unsigned v = ($x) & 255;
    while (__any_sync($mask, v > $k)) {
        v /= 2;
        $to = $to * 3 + v;
    }""")
def while_any(f, v, block):
    yield from halved_while_any(f, v)


@idiom("mask", """
    unsigned v = ($x) & 255;
    int more = __any_sync($mask, v > $k);
    while (more) {
        v /= 2;
        $to = $to * 3 + v;
        more = __any_sync($mask, v > $k);
    }""")
def while_more(f, v, block):
    yield from halved_while_any(f, v)


@idiom("mask", """
    const unsigned peers = __match_any_sync($mask, ($x) & 3);
    $to += __popc(peers) * $k + __popc(peers & ((1u << lane) - 1));""")
def rank_in_match(f, v, block):
    peers = yield from peers_of(f, v, value_of(f["x"], v) & 3)
    add_to(f, v, peers.bit_count() * f["k"] + (peers & (1 << lane_of(v)) - 1).bit_count())


def peers_of(f, v, key):
    lanes = yield from meet(value_of(f["mask"], v), "match", (lane_of(v), key), list)
    return sum(1 << lane for lane, other in lanes if other == key)


@idiom("mask", """
    const unsigned peers = __match_any_sync($mask, (unsigned long long)(($x) & 5) << 33 | 3);
    $to ^= __shfl_sync(peers, $y, 31 - __clz(peers)) + __reduce_add_sync(peers, $to);""")
def among_peers(f, v, block):
    peers = yield from peers_of(f, v, value_of(f["x"], v) & 5)
    got = yield from shuffle(peers, value_of(f["y"], v), peers.bit_length() - 1)
    v[f["to"]] ^= got + (yield from meet(peers, "add", v[f["to"]], sum)) & WORD


@idiom("mask", """
    const unsigned peers = __match_any_sync($mask, (int)(($x) & 1) - 1);
    if (lane == __ffs(peers) - 1)
        atomicAdd(&total[g * 4 + 3], __popc(peers) * $k);
    __syncwarp($mask);""")
def add_of_peers(f, v, block):
    peers = yield from peers_of(f, v, value_of(f["x"], v) & 1)
    if peers & (1 << lane_of(v)) - 1 == 0:
        block["total"][3] = block["total"][3] + peers.bit_count() * f["k"] & WORD
    yield from meet(value_of(f["mask"], v), "sync", 0, len)


@idiom("mask", """
    int same;
    const unsigned all = __match_all_sync($mask, ($x) & 1, &same);
    $to += same ? __popc(all) : $k;""")
def all_alike(f, v, block):
    found = yield from meet(value_of(f["mask"], v), "match all", value_of(f["x"], v) & 1, list)
    add_to(f, v, len(found) if len(set(found)) == 1 else f["k"])


def reduce_of(mask, operator, x, wrap):
    def of(values):
        result = values[0]
        for value in values[1:]:
            result = wrap(OPERATORS[operator][1](result, value))
        return result
    return (yield from meet(mask, operator, x, of))


@idiom("mask", """
    $to ^= __reduce_${unsigned_operator}_sync($mask, (unsigned)($x));""")
def reduce_sync(f, v, block):
    v[f["to"]] ^= yield from reduce_of(value_of(f["mask"], v), f["unsigned_operator"], value_of(f["x"], v), lambda x: x & WORD)


@idiom("mask", """
    $to += (unsigned)__reduce_min_sync($mask, (int)($x)) +
           (unsigned)__reduce_max_sync($mask, (int)(($y) & 255) - 99);""")
def reduce_signed(f, v, block):
    mask, wrap = value_of(f["mask"], v), TYPES["int"].wrap
    low = yield from reduce_of(mask, "min", wrap(value_of(f["x"], v)), wrap)
    high = yield from reduce_of(mask, "max", (value_of(f["y"], v) & 255) - 99, wrap)
    add_to(f, v, low + high)


# --- functions


@idiom("whole", """
    $to += total_of<unsigned, $width>($x) ^ total_of<unsigned, 8>($y);""")
def two_totals(f, v, block):
    one = yield from total(v, value_of(f["x"], v), f["width"])
    add_to(f, v, one ^ (yield from total(v, value_of(f["y"], v), 8)))


@idiom("whole", """
    $type v = total_of<$type, $width>($vx);
    if (total_of<int, 32>((int)(($y) & 15)) > $k * 10)
        $to ^= $v;""")
def total_in_condition(f, v, block):
    one = yield from reduced({**f, "operator": "add"}, v, WORD, first_value(f, v))
    if (yield from total(v, value_of(f["y"], v) & 15, 32)) > f["k"] * 10:
        v[f["to"]] ^= to_word(f, one)


@idiom("whole", """
    for (int o = 0; o < 2; o++)
        $to = total_of<unsigned, 4>(total_of<unsigned, $width>($to & 15) ^ $y) + o;""")
def total_of_total(f, v, block):
    for o in range(2):
        inner = yield from total(v, v[f["to"]] & 15, f["width"])
        v[f["to"]] = (yield from total(v, inner ^ value_of(f["y"], v), 4)) + o & WORD


@idiom("mask", """
    $to ^= sum_before($mask, lane, $x);
    if ($k > 10)
        $to += sum_before($mask, lane, $y) - $k;""")
def sums_before(f, v, block):
    v[f["to"]] ^= yield from sum_before(f, v, value_of(f["x"], v))
    if f["k"] > 10:
        add_to(f, v, (yield from sum_before(f, v, value_of(f["y"], v))) - f["k"])


def sum_before(f, v, x):
    return (yield from scanned({"width": 32}, v, value_of(f["mask"], v), x, lambda x: x & WORD)) - x & WORD


@idiom("mask", """
    $to += differ($mask, ($x) & 3) ? $k : $y;""")
def if_differ(f, v, block):
    mask, x = value_of(f["mask"], v), value_of(f["x"], v) & 3
    found = yield from meet(mask, "match all", x, set)
    differ = len(found) > 1 and (yield from ballot(mask, x & 1))
    add_to(f, v, f["k"] if differ else value_of(f["y"], v))


# --- memory of a warp


@idiom("mask", """
    cells_of_warps[t] = $x;
    __syncwarp($mask);
    const unsigned from = ($y) & 31;
    if ($mask >> from & 1)
        $to += cells_of_warps[t - lane + from];
    __syncwarp($mask);""")
def exchange_in_warp(f, v, block):
    mask, cells, source = value_of(f["mask"], v), block["cells of warps"], value_of(f["y"], v) & 31
    cells[v["t"]] = value_of(f["x"], v)
    yield from meet(mask, "sync", 0, len)
    if mask >> source & 1:
        add_to(f, v, cells[v["t"] - lane_of(v) + source])
    yield from meet(mask, "sync", 0, len)


@idiom("whole", """
    cells_of_warps[t] = $x;
    __syncwarp();
    for (int o = 16; o > 0; $halve) {
        if (lane < o)
            cells_of_warps[t] += cells_of_warps[t + o];
        __syncwarp();
    }
    $to ^= cells_of_warps[t - lane];
    __syncwarp();""")
def sum_in_memory(f, v, block):
    cells, t = block["cells of warps"], v["t"]
    cells[t] = value_of(f["x"], v)
    yield from meet(WORD, "sync", 0, len)
    for o in halves(32):
        if lane_of(v) < o:
            cells[t] = cells[t] + cells[t + o] & WORD
        yield from meet(WORD, "sync", 0, len)
    v[f["to"]] ^= cells[t - lane_of(v)]
    yield from meet(WORD, "sync", 0, len)


@idiom("whole", """
    for (unsigned row = warp; row < (n & 7); row += (T + 31) / 32) {
        unsigned sum = 0;
        for (unsigned i = lane; i < (u & 63); i += 32)
            sum += tab[i + row & 63] ^ $x;
        sum = total_of<unsigned, 32>(sum);
        if (lane == row % 32)
            out[g * T + t] ^= sum;
        $to += sum;
    }""")
def rows_of_warps(f, v, block):
    for row in range(v["warp"], v["n"] & 7, (v["T"] + 31) // 32):
        x = sum(TABLE[i + row & 63] ^ value_of(f["x"], v) for i in range(lane_of(v), v["u"] & 63, 32)) & WORD
        x = yield from total(v, x, 32)
        if lane_of(v) == row % 32:
            block["out"][v["t"]] ^= x
        add_to(f, v, x)


# --- whoever comes: what they do together does not depend on who comes together


@idiom("nothing", """
    const unsigned active = __activemask();
    if (lane == __ffs(active) - 1)
        atomicAdd(&total[g * 4 + 3], __popc(active) * $k);""")
def count_of_active(f, v, block):
    block["total"][3] = block["total"][3] + f["k"] & WORD
    yield from ()


@idiom("nothing", """
    const unsigned active = __activemask(), sum = __reduce_add_sync(active, $x);
    if ((active & ((1u << lane) - 1)) == 0)
        atomicAdd(&total[g * 4 + 3], sum);""")
def sum_of_active(f, v, block):
    block["total"][3] = block["total"][3] + value_of(f["x"], v) & WORD
    yield from ()


@idiom("nothing", """
    const unsigned active = __activemask();
    unsigned place = 0;
    if (lane == __ffs(active) - 1)
        place = atomicAdd(&taken, __popc(active));
    place = __shfl_sync(active, place, __ffs(active) - 1) + __popc(active & ((1u << lane) - 1));
    atomicAdd(&total[g * 4 + 3], place * place);""")
def places_of_active(f, v, block):
    block["total"][3] = block["total"][3] + block["taken"] ** 2 & WORD
    block["taken"] += 1
    yield from ()
