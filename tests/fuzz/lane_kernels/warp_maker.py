"""Makes kernels of which warps do most: idioms of warps.py, groups.py and blocks.py, in branches and loops that some warps take, or some lanes."""
from . import blocks, groups, warps
from .idioms import IDIOMS, TILES, WHOLE, choose_fields
from .maker import SHAPES, Maker

assert blocks and groups and warps  # IDIOMS has theirs
# They make coroutines of the kernel, as a switch does, and loops that lanes leave by break. Most kernels have none.
RARE = ["if_differ", "while_any"]


class WarpMaker(Maker):
    """A mask is WHOLE, a number, or a variable; it always has the lanes that come, and no others."""

    of_warps = True
    shapes = [(64, 1, 1), (96, 1, 1), (128, 1, 1), (32, 3, 1), (64, 2, 1), (32, 2, 2), (16, 2, 4), *SHAPES]

    def __init__(self, rng):
        super().__init__(rng, True)
        self.may_leave = False
        self.all_warps = True  # no warp has left yet
        self.leaves = rng.choice([None, None, None, "warps", "lanes"])
        self.whole = self.threads % 32 == 0 and self.leaves != "lanes"
        self.tiles = [] if self.leaves == "lanes" else [n for n in TILES if self.threads % n == 0]
        ways = [("t % 32", "t / 32"), ("get_lane()", "get_warp()"), ("cg::this_thread_block().thread_rank() % 32", "cg::this_thread_block().thread_rank() / 32")]
        if self.shape[1:] == (1, 1):
            ways += [("threadIdx.x % 32", "threadIdx.x / 32"), ("threadIdx.x & 31", "threadIdx.x >> 5")] * 2
        if self.shape[0] == 32:
            ways += [("threadIdx.x", "threadIdx.z * blockDim.y + threadIdx.y")] * 2
        self.lane, self.warp = rng.choice(ways)

    def statement(self, names, shared, depth, uniform, mask):
        r = self.rng
        if depth > 0 and mask and r.random() < 0.35:
            return self.structure(names, shared, depth, mask)
        if r.random() < 0.5:
            return self.idiom(names, uniform, mask)
        return super().statement(names, shared, depth if r.random() < 0.5 else 0, uniform, mask)

    def structure(self, names, shared, depth, mask):
        """A branch or loop that lanes of the mask take, each warp for itself."""
        r, of_warp = self.rng, [*shared, "warp"]

        def inner(mask, *more):
            return self.body([*names, *more], [*of_warp, *more], depth - 1, False, mask)
        kind = r.choice(["warps", "warps", "loop", "loop", "lanes", "lane loop", "lane loop", "vote", *(["half"] if mask == WHOLE else [])])
        if kind == "warps":
            test = r.choice(["warp == 0", "t < 32", "warp > 0", self.condition(of_warp)])
            return ("if", test, inner(mask), inner(mask) if r.random() < 0.08 else [])
        if kind == "loop":
            name = self.loop_name(depth)
            leave = self.condition([*of_warp, name]) if r.random() < 0.05 else None
            return (r.choice(["for", "for", "for", "while", "while", "do"]), name, f"({r.choice(of_warp)} & 3)", inner(mask, name), leave, "break")
        if kind == "vote":
            return ("if vote", r.choice(["any", "all"]), mask, self.condition(names), inner(mask))
        if kind == "half":
            count = r.choice([1, 8, 16, 16, 24])
            low, high = (1 << count) - 1, (1 << 32) - (1 << count)
            return ("if", f"lane < {count}", inner(f"{low:#x}"), inner(f"{high:#x}") if r.random() < 0.1 else [])
        if kind == "lane loop":
            return self.lane_loop(names, mask, inner)
        return self.branch(names, lambda _, own: inner(own), False, mask)

    def lane_loop(self, names, mask, inner):
        """A loop that lanes leave one after the other; those that are in it know each other."""
        self.count += 1
        self.loops += 1
        name, own = f"i{self.loops - 1}", f"m{self.count}"
        bound, way = f"({self.rng.choice(names)} & 3)", self.rng.choice(["for", "for", "while", "votes"])
        return ("lane loop", way, name, bound, mask, own, inner(own))

    def branch(self, names, inner, uniform, mask):
        made = super().branch(names, inner, uniform, mask)
        return made[:6] + ([],) if made[0] == "vote if" and self.rng.random() < 0.8 else made

    def idiom(self, names, uniform, mask):
        needs = ["nothing"]
        if mask:
            needs += ["mask"] * 6 + ["whole"] * 8 * (mask == WHOLE)
        if self.tiles and mask in (WHOLE, "m0"):
            needs += ["tile"] * 4
        if uniform and mask:
            needs += ["block"] * 4 + ["whole block"] * (mask == WHOLE)
        kind = self.rng.choice(needs)
        if kind == "whole block" and not self.all_warps:
            kind = "block"  # the other reads what a warp that has left would have written
        name = self.rng.choice([name for name, one in IDIOMS.items() if one.needs == kind and (name not in RARE or self.rng.random() < 0.2)])
        return (name, choose_fields(self.rng, names, mask or "", self.tiles, self.value, self.condition))

    def kernel(self):
        r, names, shared = self.rng, ["a", "b", "c", "t", "n", "g", "u", "lane", "warp"], ["n", "g", "u"]
        mask = WHOLE if self.whole and r.random() < 0.8 else "m0"
        body = []
        for _ in range(r.randrange(1, 3)):
            body += self.body(names, shared, r.randrange(1, 4), True, mask)
        if self.leaves:
            test = self.condition(["warp", "g"]) if self.leaves == "warps" else self.condition(["a", "b", "t", "lane"])
            body = body if r.random() < 0.3 else []
            body.append(("leave", test, mask if self.leaves == "lanes" else None))
            self.all_warps = False
            body += self.body(names, shared, 2, r.random() < 0.3, mask)
        return body
