"""Makes random kernels: nested lists of statements, which are tuples."""
SHAPES = [(32, 1, 1), (64, 1, 1), (16, 4, 1), (48, 1, 1), (20, 1, 1), (8, 9, 1), (33, 2, 1), (4, 4, 4), (16, 1, 3), (1, 40, 1)]


class Maker:
    """Makes one kernel: nested lists of tuples. Expressions are C and Python alike: all variables in them are unsigned words."""

    shapes, of_warps = SHAPES, False
    lane, warp = "t % 32", "t / 32"
    switches = True  # Oclgrind 21.10 takes the wrong case of a switch now and then

    def __init__(self, rng, meets):
        self.rng, self.meets, self.count, self.loops, self.may_leave = rng, meets, 0, 0, meets
        self.steps = not meets and rng.random() < 0.2  # it relies on lockstep, in blocks of one warp
        self.shape = rng.choice([(32, 1, 1), (20, 1, 1), (8, 4, 1)] if self.steps else self.shapes)
        self.threads = self.shape[0] * self.shape[1] * self.shape[2]
        self.dynamic = rng.random() < 0.2
        self.alone = not meets and rng.random() < 0.35  # it has no barriers
        self.counters = rng.choice(["own", "own", "shared", "shared and used"])  # of loops; shared by those of one depth
        self.instances = [3, 8] if rng.random() < 0.12 else []  # of a template, one after the other

    def value(self, names, depth=2):
        r = self.rng
        if depth == 0 or r.random() < 0.3:
            return r.choice(names) if r.random() < 0.8 else str(r.randrange(1, 100))
        pick = r.random()
        if pick < 0.12:
            return f"({r.choice(names)} >> {r.randrange(1, 9)})"
        if pick < 0.20:
            return f"tab[{self.value(names, depth - 1)} & 63]"
        if pick < 0.25:
            return f"mix({r.choice(names)}, {r.choice(names)})"
        if pick < 0.28 and "t" in names:
            return f"place({r.choice(names)})"
        return f"({self.value(names, depth - 1)} {r.choice('+-*^&|')} {self.value(names, depth - 1)})"

    def condition(self, names):
        r = self.rng
        name = r.choice(names)
        one = r.choice([f"({name} & {r.choice([1, 2, 3, 4, 7])}) != 0", f"{name} % {r.randrange(2, 6)} == {r.randrange(0, 2)}",
                        f"{name} > {r.choice(names + ['7', '100'])}"])
        return f"({one} {r.choice(['&&', '||'])} {self.condition(names)})" if r.random() < 0.12 else one

    def loop_name(self, depth):
        self.loops += 1
        return f"i{self.loops - 1}" if self.counters == "own" else f"j{depth}"

    def statement(self, names, shared, depth, uniform, mask):
        """`shared`: the names that are the same for all threads; `mask`: the variable with the lanes that are here, or None."""
        r, pick, inner = self.rng, self.rng.random(), lambda u, m, s=shared, n=names: self.body(n, s, depth - 1, u, m)
        if depth > 0 and pick < 0.12:
            return ("if", self.condition(shared), inner(uniform, mask), inner(uniform, mask) if r.random() < 0.4 else [])
        if depth > 0 and pick < 0.24:
            name = self.loop_name(depth)
            leave = self.condition(shared + [name]) if r.random() < 0.3 else None
            return (r.choice(["for", "for", "while", "do"]), name, f"({r.choice(shared)} & 3)",
                    inner(uniform, mask, shared + [name], names + [name]), leave, r.choice(["break", "continue"]))
        if depth > 0 and pick < 0.34:
            return self.branch(names, inner, uniform, mask)
        if depth > 0 and pick < 0.42:
            name = self.loop_name(depth)
            leave = self.condition(names + [name]) if r.random() < 0.5 else None
            return (r.choice(["for", "for", "while", "do"]), name, f"({r.choice(names)} & 3)",
                    self.body(names + [name], shared, depth - 1, False, None), leave, r.choice(["break", "continue"]))
        if depth > 0 and pick < 0.46:
            on = r.choice(shared if r.random() < 0.4 else names)
            cases = [(inner(False, None), r.random() < 0.7) for _ in range(3)]
            return ("switch", on, cases) if self.switches else ("if", self.condition([on]), cases[0][0], cases[1][0])
        if uniform and pick < 0.62:
            return self.block_statement(names, shared)
        if mask and pick < 0.74:
            kind = r.choice(["xor", "ballot", "any", "down", "index", "sum"])
            return (kind, r.choice("abc"), mask, self.value(names) if kind != "any" else self.condition(names), r.choice([1, 2, 8, 16]))
        if self.may_leave and pick < 0.77:
            return ("leave", f"{self.condition(names)} && {self.condition(['a', 't'])}", None)
        return self.plain_statement(names)

    def block_statement(self, names, shared):
        """What all threads of the block come to."""
        r = self.rng
        kind = r.choice(["exchange", "exchange", "reduce", "scan", "collect", "uniform", "uniform", "tally", "count", "pass", "tile"])
        if kind == "uniform" or (self.alone and r.random() < 0.4):
            return ("set", r.choice(["u", "n"]), self.value(shared, 1))
        if kind == "tally" or (self.alone and r.random() < 0.2):
            return ("tally", r.choice(["u", "n", "a"]), self.value(shared, 1))
        if self.alone:
            return (r.choice(["dot", "walk", "fill", "dotted", "walked", "twice"]), r.choice("abc"), r.choice(shared if r.random() < 0.7 else names), self.value(names, 1),
                    r.randrange(1, 12))
        if kind == "count":
            return ("count", r.choice("abc"), self.condition(names), r.choice(["count", "and", "or"]))
        if self.steps and kind in ("exchange", "pass", "reduce", "collect"):
            return (r.choice(["in step", "swaps", "halves"]), r.choice("abc"), self.value(names), r.randrange(1, 40))
        if kind == "tile" and (not self.meets or self.threads % 32):
            kind = "exchange"
        if kind == "pass" and not self.meets and r.random() < 0.7:
            kind = "exchange"
        return (kind, r.choice("abc"), self.value(names), r.choice([1, 2, 4]) if kind == "tile" else r.randrange(1, 40))

    def plain_statement(self, names):
        r = self.rng
        kind = r.choice(["out", "out", "add", "set", "set", "set", "choose", "wide", "narrow", "pair", "members", "part", "vector", "mixed", "array", "own", "pick", "float", "bump", "shared",
                         "dot", "walk", "fill", "dotted", "walked", "twice", "stride", "strides", "grid", "steps", "turns", "tally", "given", "advance", "state", "fixed",
                         "row", "row", "again", "kept"])
        if kind == "shared" and self.alone:
            kind = "dot"
        if kind == "add":
            return ("add", r.choice(["add", "max", "xor", "wide"]), self.value(names))
        if kind == "shared":
            return ("shared", r.choice(["add", "max", "xor"]), self.value(names))
        if kind == "out":
            return ("out", self.value(names))
        if kind == "choose":
            return ("choose", r.choice("abc"), self.condition(names), self.value(names), self.value(names))
        return (kind, r.choice("ab" if kind == "bump" else "abc"), self.value(names), self.value(names, 1), r.randrange(1, 20))

    def branch(self, names, inner, uniform, mask):
        """A branch of some threads; those of it know each other by a vote."""
        condition = self.condition(names)
        if not mask:
            return ("if", condition, inner(False, None), inner(False, None) if self.rng.random() < 0.4 else [])
        self.count += 1
        yes, no = f"m{self.count}", f"n{self.count}"
        return ("vote if", condition, mask, yes, no, inner(False, yes), inner(False, no) if self.rng.random() < 0.5 else [])

    def body(self, names, shared, depth, uniform, mask):
        return [self.statement(names, shared, depth, uniform, mask) for _ in range(self.rng.randrange(1, 4))]

    def absence(self, body, names, shared):
        """Barriers that threads do not come to which have returned, or did not take the branch that has all that follow."""
        r = self.rng
        ways = ["t >= 19 + n", "t < 3 * n", "a % 8 == 1", "g * T + t > 70", self.condition(names)]
        if r.random() < 0.6:
            for way in r.sample(ways, r.choice([1, 1, 2])):
                body.insert(r.randrange(len(body)), ("leave", way, None))
        if r.random() < 0.5:
            body.append(("if", r.choice(ways), self.body(names, shared, 2, True, None), self.body(names, shared, 1, False, None) if r.random() < 0.4 else []))

    def kernel(self):
        names, shared = ["a", "b", "c", "t", "n", "g", "u"], ["n", "g", "u"]
        if self.instances:
            names, shared = [*names, "K"], [*shared, "K"]
        if self.counters == "shared and used":
            names = [*names, "j1", "j2", "j3"]
        mask = "m0" if self.meets else None
        body = []
        for _ in range(self.rng.randrange(2, 4)):
            body += self.body(names, shared, self.rng.randrange(1, 4), True, mask)
        if self.alone and self.rng.random() < 0.5:
            ways = ["t >= 19 + n", "a % 8 == 1", "g * T + t > 70"]
            body[:0] = [("leave", way, None) for way in self.rng.sample(ways, self.rng.choice([1, 1, 2, 3]))]
        if not self.meets and not self.alone and self.rng.random() < 0.5:
            self.absence(body, names, shared)
        if self.rng.random() < 0.3:
            body.insert(self.rng.randrange(len(body)), ("move", "a", self.value(names, 1)))
        if self.rng.random() < 0.2:
            body.insert(self.rng.randrange(len(body)), ("leave", f"({self.rng.choice(['g', 'n'])} & 7) == 1", None))
        if self.rng.random() < 0.4:
            self.may_leave = True
            body.append(("leave", self.condition(["a", "b", "t"]), mask))
            body += self.body(names, shared, 2, self.meets, mask)
        return body
