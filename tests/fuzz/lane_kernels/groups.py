"""What lanes do together in cooperative groups: tiles, all lanes of which come, their partitions, and whoever comes together."""
from .base import WORD, Meeting, ballot, meet, shuffle, value_of
from .idioms import add_to, combined, first_value, halves, idiom, lane_of, source_of, to_word

HEAD = """#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
"""


def tile_of(f, v):
    """The mask of the own tile, and its first lane."""
    first = lane_of(v) // f["tile"] * f["tile"]
    return ((1 << f["tile"]) - 1) << first, first


def reduce_of(f, mask, x):
    def of(values):
        result = values[0]
        for value in values[1:]:
            result = combined(f, result, value)
        return result
    return (yield from meet(mask, "reduce", x, of))


@idiom("tile", """
    $type v = $vx;
    for (unsigned o = tile$tile.size() / 2; o > 0; $halve) {
        $type got = tile$tile.shfl_$kind(v, o);
        $combine
    }
    $to ^= $v;""")
def loop_of_tile(f, v, block):
    mask, first = tile_of(f, v)
    x = first_value(f, v)
    for o in halves(f["tile"]):
        x = combined(f, x, (yield from shuffle(mask, x, source_of(f["kind"], lane_of(v), o, f["tile"]))))
    v[f["to"]] ^= to_word(f, x)


@idiom("tile", """
    const $type v = cg::reduce(tile$tile, ($type)($vx), $group_operator);
    $to += $v;""")
def reduce_of_tile(f, v, block):
    add_to(f, v, to_word(f, (yield from reduce_of(f, tile_of(f, v)[0], first_value(f, v)))))


@idiom("tile", """
    $to += cg::inclusive_scan(tile$tile, $x) ^ cg::exclusive_scan(tile$tile, $y);""")
def scans_of_tile(f, v, block):
    mask, first = tile_of(f, v)
    up_to = [(1 << lane_of(v) + 1) - 1, (1 << lane_of(v)) - 1]
    sums = []
    for name, lanes in zip(("x", "y"), up_to):
        sums.append((yield Meeting(mask, "scan", value_of(f[name], v),
                                   lambda values, lanes=lanes: sum(values[k] for k in values if lanes >> k & 1) & WORD)))
    add_to(f, v, sums[0] ^ sums[1])


@idiom("tile", """
    if (tile$tile.any($test))
        $to += tile$tile.ballot(($x) & 1) * 3 + tile$tile.thread_rank();
    $to ^= tile$tile.all(($y) & 1) * $k + tile$tile.meta_group_rank();""")
def votes_of_tile(f, v, block):
    mask, first = tile_of(f, v)
    if (yield from ballot(mask, value_of(f["test"], v))):
        votes = yield from ballot(mask, value_of(f["x"], v) & 1)
        add_to(f, v, (votes >> first) * 3 + lane_of(v) - first)
    votes = yield from ballot(mask, value_of(f["y"], v) & 1)
    v[f["to"]] ^= f["k"] * (votes == mask) + v["t"] // f["tile"]


@idiom("tile", """
    cells_of_warps[t] = $x;
    tile$tile.sync();
    $to = $to * 3 + cells_of_warps[t ^ $tile - 1];
    tile$tile.sync();""")
def exchange_in_tile(f, v, block):
    mask, cells, t = tile_of(f, v)[0], block["cells of warps"], v["t"]
    cells[t] = value_of(f["x"], v)
    yield from meet(mask, "sync", 0, len)
    v[f["to"]] = v[f["to"]] * 3 + cells[t ^ f["tile"] - 1] & WORD
    yield from meet(mask, "sync", 0, len)


@idiom("tile", """
    pair v = {$x, (unsigned short)($y)};
    v = tile$tile.shfl_xor(v, $tile / 2);
    $to += v.x ^ v.y;
    v = tile$tile.shfl(v, $k % $tile);
    $to ^= v.x + v.y;""")
def struct_in_tile(f, v, block):
    mask, first = tile_of(f, v)
    pair = value_of(f["x"], v), value_of(f["y"], v) & 0xffff
    pair = yield from shuffle(mask, pair, lane_of(v) ^ f["tile"] // 2)
    add_to(f, v, pair[0] ^ pair[1])
    pair = yield from shuffle(mask, pair, first + f["k"] % f["tile"])
    v[f["to"]] ^= sum(pair) & WORD


@idiom("tile", """
    const unsigned peers = tile$tile.match_any(($x) & 3);
    $to += __popc(peers) * $k ^ peers;""")
def match_in_tile(f, v, block):
    mask, first = tile_of(f, v)
    lanes = yield from meet(mask, "match", (lane_of(v) - first, value_of(f["x"], v) & 3), list)
    peers = sum(1 << rank for rank, key in lanes if key == value_of(f["x"], v) & 3)
    add_to(f, v, peers.bit_count() * f["k"] ^ peers)


def part_of(f, v, key):
    """The mask of the lanes of the tile with the same key, and the own rank among them."""
    lanes = yield from meet(tile_of(f, v)[0], "match", (lane_of(v), key), list)
    mask = sum(1 << lane for lane, other in lanes if other == key)
    return mask, (mask & (1 << lane_of(v)) - 1).bit_count()


def first_of(mask):
    return (mask & -mask).bit_length() - 1


@idiom("tile", """
    auto part = cg::binary_partition(tile$tile, $test);
    $to += part.size() * $k + part.thread_rank();
    $to ^= cg::reduce(part, (unsigned)($x), cg::plus<unsigned>());""")
def two_parts(f, v, block):
    mask, rank = yield from part_of(f, v, bool(value_of(f["test"], v)))
    add_to(f, v, mask.bit_count() * f["k"] + rank)
    v[f["to"]] ^= (yield from meet(mask, "reduce", value_of(f["x"], v), sum)) & WORD


@idiom("tile", """
    cg::coalesced_group part = cg::labeled_partition(tile$tile, (unsigned)($y) % 3);
    $type v = part.shfl(($type)($vx), 0);
    $to += $v + part.shfl($to, part.size() - 1);""")
def labeled_parts(f, v, block):
    mask, rank = yield from part_of(f, v, value_of(f["y"], v) % 3)
    one = yield from shuffle(mask, first_value(f, v), first_of(mask))
    add_to(f, v, to_word(f, one) + (yield from shuffle(mask, v[f["to"]], mask.bit_length() - 1)))


@idiom("nothing", """
    cg::coalesced_group together = cg::coalesced_threads();
    const unsigned sum = cg::reduce(together, (unsigned)($x), cg::plus<unsigned>());
    if (together.thread_rank() == 0)
        atomicAdd(&total[g * 4 + 3], sum * 3 + together.size());""")
def sum_of_coalesced(f, v, block):
    block["total"][3] = block["total"][3] + value_of(f["x"], v) * 3 + 1 & WORD
    yield from ()


@idiom("nothing", """
    auto together = cg::coalesced_threads();
    unsigned place = 0;
    if (together.thread_rank() == 0)
        place = atomicAdd(&taken, together.size());
    place = together.shfl(place, 0) + together.thread_rank();
    atomicAdd(&total[g * 4 + 3], place * place);""")
def places_of_coalesced(f, v, block):
    block["total"][3] = block["total"][3] + block["taken"] ** 2 & WORD
    block["taken"] += 1
    yield from ()
