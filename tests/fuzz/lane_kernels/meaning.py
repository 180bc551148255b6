"""Runs kernels of maker.py as CUDA means them: each thread is a generator, which stops where it waits for others."""
from .base import BLOCKS, LARGE, TABLE, WORD, Barrier, ballot, meet, shuffle, value_of
from .idioms import IDIOMS
from .printer import TILE


class Leave(Exception):
    pass


def run_loop(s, v, block):
    kind, name, bound, body, leave, jump = s
    i = 0
    if kind == "for":
        v[name] = 0
    while (kind == "do" and i == 0) or i < ((value_of(bound, v) + 1) & WORD):
        v[name] = i
        i += 1
        if leave and value_of(leave, v):
            if jump == "continue":
                if kind == "for":
                    v[name] = i
                continue
            break
        yield from run_list(body, v, block)
        if kind == "for":
            v[name] = i


def run_switch(s, v, block):
    start = value_of(f"{s[1]} & 3", v)
    for body, ends in s[2][min(start, 2):]:
        yield from run_list(body, v, block)
        if ends:
            break


def run_block_statement(s, v, block):
    kind, t, T, cells = s[0], v["t"], block["T"], block["s"]
    if kind in ("exchange", "pass"):
        cells[t] = value_of(s[2], v)
        yield Barrier()
        v[s[1]] = v[s[1]] + cells[(t + s[3]) % T] & WORD
    elif kind == "in step":
        cells[t] = value_of(s[2], v)
        yield Barrier()
        sum_of_two = cells[t] + cells[(t + s[3]) % T] & WORD
        yield Barrier()
        cells[t] = sum_of_two
        yield Barrier()
        v[s[1]] ^= cells[(t * 3 + 1) % T]
    elif kind == "swaps":
        cells[t] = value_of(s[2], v) if v[s[1]] & 1 else cells[t] ^ t
        yield Barrier()
        sum_of_two = cells[T - 1 - t] + cells[(t + s[3]) % T] & WORD
        yield Barrier()
        cells[t] = sum_of_two
        yield Barrier()
        got = cells[(t + 1) % T]
        yield Barrier()
        cells[t] ^= got
        v[s[1]] = v[s[1]] + got & WORD
    elif kind == "halves":
        cells[t] = value_of(s[2], v)
        d = T // 2
        while d > 0:
            yield Barrier()
            sum_of_two = cells[t] + cells[(t + d) % T] & WORD
            yield Barrier()
            if t < d:
                cells[t] = sum_of_two
            d //= 2
        yield Barrier()
        v[s[1]] ^= cells[0]
    elif kind == "collect":
        yield Barrier()
        v[s[1]] = v[s[1]] + block["cells"][s[3] % 3] & WORD
    elif kind == "reduce":
        cells[t] = value_of(s[2], v)
        yield Barrier()
        for d in (16, 8, 4, 2, 1):
            if t < d and t + d < T:
                cells[t] = cells[t] + cells[t + d] & WORD
            yield Barrier()
        v[s[1]] ^= cells[0]
    elif kind == "scan":
        cells[t] = value_of(s[2], v)
        yield Barrier()
        d = 1
        while d < T:
            before = cells[t - d] if t >= d else 0
            yield Barrier()
            cells[t] = cells[t] + before & WORD
            yield Barrier()
            d *= 2
        v[s[1]] = v[s[1]] + cells[t] & WORD
    else:
        votes = yield Barrier(value_of(s[2], v) != 0)
        result = {"count": sum(votes), "and": int(all(votes)), "or": int(any(votes))}[s[3]]
        v[s[1]] = v[s[1]] + result & WORD
        return
    yield Barrier()


def run_warp_statement(s, v, block):
    kind, lane = s[0], v["t"] % 32
    if kind == "tile":
        base = lane // TILE * TILE
        mask = ((1 << TILE) - 1) << base
        got = yield from shuffle(mask, value_of(s[2], v), lane ^ s[3])
        votes = yield from ballot(mask, v[s[1]] & 1)
        v[s[1]] ^= (got or 0) + (votes >> base) & WORD
        return
    mask = value_of(s[2], v)
    if kind == "ballot":
        v[s[1]] ^= yield from ballot(mask, value_of(s[3], v) & s[4])
    elif kind == "any":
        found = yield from ballot(mask, value_of(s[3], v))
        v[s[1]] = v[s[1]] + (3 if found else 5) & WORD
    elif kind in ("xor", "down"):
        other = lane ^ s[4] if kind == "xor" else lane + s[4] if lane + s[4] < 32 else lane
        got = yield from shuffle(mask, value_of(s[3], v), other)
        v[s[1]] = v[s[1]] + (got or 0) & WORD
    elif kind == "sum":
        value = value_of(s[3], v)
        for d in (16, 8, 4, 2, 1):
            got = yield from shuffle(mask, value, lane ^ d)
            value = value + (got or 0) + d & WORD
        v[s[1]] ^= value
    else:
        got = yield from shuffle(mask, value_of(s[3], v), (mask & -mask).bit_length() - 1)
        v[s[1]] ^= got or 0


def run_atomic(cells, at, operation, value):
    if operation == "add":
        cells[at] = cells[at] + value & WORD
    elif operation == "max":
        cells[at] = max(cells[at], value)
    else:
        cells[at] ^= value


def dotted(x, count, by):
    total = 3
    for i in range(count):
        total = total + TABLE[i * by + x & 63] * (i + x) & WORD
    return total


def twice(x, count):
    total = x
    for k in range(2):
        total = total * 5 + dotted(x + k & WORD, count, 3) & WORD
    for k in range(2, count + 2):
        total ^= k * x & WORD
    return total + count + 2 & WORD


def run_called_loop(s, v):
    kind, to, first, second = s[0], s[1], value_of(s[2], v), value_of(s[3], v)
    if kind == "dotted":
        v[to] = v[to] + dotted(second, first & 15, s[4]) & WORD
    elif kind == "twice":
        v[to] = twice(v[to] ^ second, first & 7) + s[4] & WORD
    else:
        for i in range(first & 7):
            v[to] = (v[to] * 3 & WORD) ^ TABLE[(second & 31) + i * 3]


def run_short_loop(s, v):
    kind, to = s[0], s[1]
    if kind in ("dotted", "walked", "twice"):
        run_called_loop(s, v)
        return
    if kind == "dot":
        i = 0
        while i < value_of(f"{s[2]} & 15", v):
            v[to] = v[to] + TABLE[i * s[4] + v["t"] & 63] * (i + value_of(s[3], v)) & WORD
            i += 1
    elif kind == "walk":
        i, at = 0, value_of(s[3], v) & 31
        while i < value_of(f"{s[2]} & 7", v):
            v[to] = (v[to] * 3 & WORD) ^ TABLE[at]
            i, at = i + 1, at + 3
    elif kind == "stride":
        for i in range(v["t"] + s[4], 60 + (v["u"] & 31), (v["n"] & 7) + 9):
            v[to] = v[to] + TABLE[i & 63] * (i ^ value_of(s[2], v)) & WORD
    elif kind == "strides":
        for i in range(v["t"] * 2, v["u"] & 127, (v["n"] & 7) + 9):
            v[to] = v[to] + TABLE[i & 63] * (i ^ value_of(s[2], v)) & WORD
        for i in range(v["t"], 40, 16):
            v[to] ^= TABLE[i + s[4] & 63]
        for i in range(v["g"] + v["t"], 50, 12):
            for k in range(2):
                v[to] = v[to] * 3 + i + k & WORD
    elif kind == "grid":
        for i in range(v["t"] + s[4], v["u"] & 255, v["T"]):
            v[to] = v[to] + TABLE[i & 63] * (i ^ value_of(s[2], v)) & WORD
        for i in range(v["t"] - 9, v["n"] & 127, v["T"] * BLOCKS):
            z = v[to] ^ value_of(s[3], v)
            for k in range(2):
                z = z * 5 + TABLE[i + k & 63] & WORD
            v[to] = z + i & WORD
    elif kind == "steps":
        i = value_of(s[3], v) & 31
        while i >= 2:
            if i % 4 == 1:
                v[to] ^= value_of(s[2], v)
            for k in range((v["g"] & 1) + 2):
                v[to] = v[to] * 3 + TABLE[i + k & 63] & WORD
            i -= 3
        for k in range(3):
            v[to] ^= k * i & WORD
    elif kind == "turns":
        for i in range(v["t"] - 20, (v["n"] & 15) + 1):
            z = v[to] ^ value_of(s[2], v)
            for k in range(2):
                z = z * 5 + TABLE[i + k & 63] & WORD
            v[to] = z + i & WORD
        for k in range(2, s[4]):
            v[to] = v[to] + TABLE[v["t"] + k & 63] & WORD
    else:
        z = [i * s[4] + value_of(s[3], v) & WORD for i in range(6)]
        for i in range(1, 6):
            z[i] ^= z[i - 1] * value_of(s[2], v) & WORD
        v[to] = v[to] + z[5] + z[s[4] % 6] & WORD


def run_plain(s, v, block):
    kind = s[0]
    if kind == "out":
        block["out"][v["t"]] ^= value_of(s[1], v)
    elif kind == "add" and s[1] == "wide":
        block["large"] = block["large"] + (value_of(s[2], v) << 7) & LARGE
    elif kind in ("add", "shared"):
        run_atomic(block["total" if kind == "add" else "cells"], ["add", "max", "xor"].index(s[1]), s[1], value_of(s[2], v))
    elif kind == "choose":
        v[s[1]] = value_of(s[3] if value_of(s[2], v) else s[4], v)
    elif kind == "wide":
        v["w"] = v["w"] * 5 + (value_of(s[2], v) << s[4]) & LARGE
        v[s[1]] ^= v["w"] >> s[4] & WORD
    elif kind == "narrow":
        v["d"] = value_of(s[2], v) & 255
        v["e"] = (v["e"] + value_of(s[3], v) + 0x8000 & 0xffff) - 0x8000
        v[s[1]] = v[s[1]] + v["d"] * 3 + v["e"] & WORD
    elif kind == "pair":
        v["p"] = (value_of(s[2], v), value_of(s[3], v) & 0xffff)
        v["q"] = (v["q"][0] + v["p"][0] & WORD, v["q"][1] ^ v["p"][1])
        v[s[1]] = v[s[1]] + (v["q"][0] ^ v["q"][1]) & WORD
    elif kind == "members":
        v["p"] = (value_of(s[2], v), value_of(s[3], v) & 0xffff)
        v[s[1]] = v[s[1]] + v["p"][0] & WORD
    elif kind == "part":
        v["p"] = (v["p"][0] + value_of(s[2], v) & WORD, v["p"][1])
        v[s[1]] ^= v["p"][0] + v["p"][1] & WORD
    elif kind == "vector":
        v["x"][1] = value_of(s[2], v)
        v["x"][2] ^= value_of(s[3], v)
        v[s[1]] = v[s[1]] + v["x"][3] & WORD
    elif kind == "mixed":
        v["x"][3] = value_of(s[2], v)
        v[s[1]] ^= v["x"][0] + v["x"][1] * 3 + v["x"][2] * 5 + v["x"][3] & WORD
    elif kind == "array":
        v["r"][value_of(s[3], v) & 3] ^= value_of(s[2], v)
        v[s[1]] = v[s[1]] + v["r"][s[4] & 3] & WORD
    elif kind == "own":
        o = [s[4], v[s[1]], value_of(s[2], v), 7]
        o[value_of(s[3], v) & 3] += s[4]
        v[s[1]] ^= o[value_of(s[2], v) & 3] & WORD
    elif kind == "pick":
        x, y, z = value_of(s[2], v), value_of(s[3], v), v[s[1]]
        o = [x, y, z, x ^ y]
        o[y & 3] *= 3
        o[z & 3] += 5
        v[s[1]] = z + o[x & 3] & WORD
    elif kind == "float":
        v["f"] += value_of(s[2], v) & 15
        v["h"] += (value_of(s[3], v) & 15) * 0.25
        v[s[1]] ^= v["f"] + int(v["h"])
    elif kind == "given":
        v["y"] = v["y"] * 5 + value_of(s[2], v) & WORD
        v[s[1]] ^= v["y"] + value_of(s[3], v) & WORD
    elif kind == "advance":
        v["at"] = v["at"] + value_of(s[2], v) & 63
        v[s[1]] = v[s[1]] + TABLE[v["at"]] & WORD
    elif kind == "row":
        v[s[1]] = v[s[1]] + (TABLE[v["row"] + s[4]] ^ v["kept"]) & WORD
    elif kind == "again":
        v["row"] = value_of(s[2], v) & 15
        v[s[1]] ^= TABLE[v["row"]]
    elif kind == "kept":
        v["kept"] = value_of(s[3], v) ^ v["t"]
        v[s[1]] = v[s[1]] + v["kept"] & WORD
    elif kind == "move":
        v["row"] += value_of(s[2], v) & 7
    elif kind == "state":
        v["z"] = (v["z"][0], v["z"][1] ^ value_of(s[3], v) & 0xffff)
        v["z"] = (v["z"][0] * 3 + value_of(s[2], v) & WORD, v["z"][1])
        v[s[1]] ^= v["z"][0] + v["z"][1] & WORD
    elif kind == "fixed":
        v[s[1]] = v[s[1]] + v["fixed"][0] * value_of(s[2], v) + v["fixed"][1] & WORD
    elif kind == "bump":
        v[s[1]] = v[s[1]] * 3 + value_of(s[2], v) & WORD
    elif kind == "tally":
        x = value_of(s[2], v)
        run_atomic(block["total"], 3, "add", x)
        v[s[1]] = v[s[1]] + (v["by"] * 3 & WORD ^ x) & WORD
    elif kind in ("dot", "walk", "fill", "dotted", "walked", "twice", "stride", "strides", "grid", "steps", "turns"):
        run_short_loop(s, v)
    else:
        v[s[1]] = value_of(s[2], v)


def run_lane_loop(s, v, block):
    way, name, bound, mask, own, body = s[1:]
    end, v[name], others = value_of(bound, v), 0, value_of(mask, v)
    v[own] = yield from ballot(others, v[name] < end)
    while v[own] if way == "votes" else v[name] < end:
        if v[name] < end:
            yield from run_list(body, v, block)
        if way == "while":
            v[name] += 1
        v[own] = yield from ballot(others if way == "votes" else v[own], v[name] + (way != "while") < end)
        if way != "while":
            v[name] += 1


def run_statement(s, v, block):
    kind = s[0]
    if kind == "if":
        yield from run_list(s[2] if value_of(s[1], v) else s[3], v, block)
    elif kind in ("for", "while", "do"):
        yield from run_loop(s, v, block)
    elif kind == "switch":
        yield from run_switch(s, v, block)
    elif kind == "vote if":
        v[s[3]] = yield from ballot(value_of(s[2], v), value_of(s[1], v))
        v[s[4]] = value_of(s[2], v) & ~v[s[3]]
        yield from run_list(s[5] if v[s[3]] >> v["t"] % 32 & 1 else s[6], v, block)
    elif kind in ("exchange", "pass", "reduce", "scan", "collect", "count", "in step", "swaps", "halves"):
        yield from run_block_statement(s, v, block)
    elif kind in ("tile", "ballot", "any", "xor", "down", "index", "sum"):
        yield from run_warp_statement(s, v, block)
    elif kind == "if vote":
        mask = value_of(s[2], v)
        votes = yield from ballot(mask, value_of(s[3], v))
        if votes and (s[1] == "any" or votes.bit_count() == (yield from meet(mask, "count", 0, len))):
            yield from run_list(s[4], v, block)
    elif kind == "lane loop":
        yield from run_lane_loop(s, v, block)
    elif kind in IDIOMS:
        yield from IDIOMS[kind].run(s[1], v, block)
    elif kind == "leave":
        leaves = value_of(s[1], v)
        if s[2]:
            v[s[2]] = yield from ballot(v[s[2]], not leaves)
        if leaves:
            raise Leave()
    else:
        run_plain(s, v, block)


def run_list(body, v, block):
    for s in body:
        yield from run_statement(s, v, block)


def run_thread(maker, body, t, g, number, block, instance):
    n = number % 9 + 5
    a, b = block["out"][t], t * 3 + n
    v = {"a": a, "b": b, "c": g, "t": t, "g": g, "n": n, "u": n * 3 + g, "w": a, "d": 3, "e": -5, "p": (n, 3), "q": (g, 9), "x": [1, 2, 3, n], "r": [1, 2, 3, t],
         "f": 1, "h": 0.5, "by": n * 5, "y": number + 11, "at": number % 64, "row": (t & 15) + (n & 7), "kept": t * 3 + g, "z": (number * 3, 7), "fixed": (number + 2, 9), "j1": n, "j2": n + 1, "j3": n + 2, "K": instance, "T": block["T"],
         "lane": t % 32, "warp": t // 32}
    try:
        if maker.meets:
            v["m0"] = min(block["T"] - t // 32 * 32, 32)
            v["m0"] = (1 << v["m0"]) - 1
        yield from run_list(body, v, block)
    except Leave:
        return
    block["out"][t] = block["out"][t] * 31 + (v["a"] ^ v["b"] * 5 ^ v["c"] * 7) & WORD


def complete(waiting, alive, results):
    """Collectives whose lanes have all come."""
    done = False
    for t, what in list(waiting.items()):
        if t not in waiting or isinstance(what, Barrier):
            continue
        base = t // 32 * 32
        lanes = [base + i for i in range(32) if what.mask >> i & 1 and base + i in alive]
        assert t in lanes, "a mask without the own lane"
        if not all(lane in waiting and waiting[lane][:2] == what[:2] for lane in lanes):
            continue
        values = {lane - base: waiting[lane].value for lane in lanes}
        for lane in lanes:
            results[lane] = waiting.pop(lane).result(values)
        done = True
    return done


def run_block(maker, body, g, number, block, instance):
    threads = {t: run_thread(maker, body, t, g, number, block, instance) for t in range(block["T"])}
    waiting, results = {}, dict.fromkeys(threads)
    while threads:
        for t in list(results):
            try:
                waiting[t] = threads[t].send(results.pop(t))
            except StopIteration:
                del threads[t]
        if not complete(waiting, threads, results):
            assert all(isinstance(w, Barrier) for w in waiting.values()), "the generator made a deadlock"
            votes = [w.vote for w in waiting.values()]
            results = {t: votes for t in waiting}
            waiting = {}


def expected(maker, body, number):
    count, totals, large, out = maker.threads, [], [], []
    for g in range(BLOCKS):
        block = {"T": count, "total": [0, 0, 0, 0], "large": 0,
                 "out": [(g * count + t) * 2654435761 % 2**32 >> 7 for t in range(count)]}
        for instance in maker.instances or [0]:
            block["s"], block["cells"] = [t * 7 for t in range(count)], [0, 1, 2]
            block |= {"cells of warps": [0] * count, "sums": [0] * 4, "reals": [0] * 4, "taken": 0}
            run_block(maker, body, g, number, block, instance)
        out += block["out"]
        totals += block["total"]
        large += [block["large"] & WORD, block["large"] >> 32]
    h = 1
    for word in out + totals + large:
        h = (h ^ word) * 16777619 & WORD
    return f"{h:08x}"
