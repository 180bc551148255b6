"""Idioms of what threads do together: a text, and below what CUDA means by it.

In a text stand $x, $y and $test for values and a condition, $mask for the lanes that come, all of which come and no others, $to for a variable
that gets the result, and what choose_fields() chooses. $vx is a value of $type, and $v the word of the variable v. Nothing is read of lanes that
are not there."""
from string import Template
from typing import Callable, NamedTuple

from .base import WORD, shuffle, value_of
from .values import OF_NUMBERS, OPERATORS, TYPES

WHOLE = "0xffffffff"
TILES = [2, 4, 8, 16, 32]


class Idiom(NamedTuple):
    needs: str      # a "mask", a "whole" warp, a "tile", a "block" or a "whole block" of whole warps, or "nothing": it does not know who comes
    text: Template
    run: Callable


IDIOMS = {}


def idiom(needs, text):
    """Of the function that says what the text means."""
    def add(run):
        IDIOMS[run.__name__] = Idiom(needs, Template(text.strip("\n")), run)
        return run
    return add


def choose_fields(r, names, mask, tiles, value, condition):
    number = r.choice(list(TYPES))
    operator = r.choice(OF_NUMBERS + (["xor", "or", "and"] if number.startswith("unsigned") else []))
    width = r.choice([2, 4, 8, 16, 32, 32, 32])
    x = value(names)
    return {"to": r.choice("abc"), "mask": mask, "x": x, "y": value(names, 1), "test": condition(names), "k": r.randrange(1, 20),
              "type": number, "v": TYPES[number].word.format("v"), "vx": TYPES[number].text(x), "got": TYPES[number].word.format("got"),
              "operator": operator, "combine": OPERATORS[operator][0], "group_operator": f"cg::{OPERATORS[operator][2]}<{number}>()",
              "width": width, "of_width": "" if width == 32 and r.random() < 0.7 else f", {width}", "kind": r.choice(["xor", "down"]),
              "halve": r.choice(["o /= 2", "o >>= 1"]), "by": r.choice([1, 2, 3, 5, 8, 16, 31]), "tile": r.choice(tiles or [0]),
              "unsigned_operator": r.choice(["add", "max", "min", "xor", "or", "and"])}


# --- the value of the field


def first_value(f, v):
    return TYPES[f["type"]].of(value_of(f["x"], v))


def combined(f, x, y):
    return TYPES[f["type"]].wrap(OPERATORS[f["operator"]][1](x, y))


def to_word(f, x):
    return TYPES[f["type"]].to_word(x)


def lane_of(v):
    return v["t"] % 32


def add_to(f, v, word):
    v[f["to"]] = v[f["to"]] + word & WORD


def mix_in(f, v, word):
    v[f["to"]] = v[f["to"]] * 3 + word & WORD


def halves(width):
    while width > 1:
        width //= 2
        yield width


def source_of(kind, lane, by, width):
    first, last = lane // width * width, lane | width - 1
    if kind == "xor":
        return lane ^ by if lane ^ by <= last else lane
    if kind == "down":
        return lane + by if lane + by <= last else lane
    if kind == "up":
        return lane - by if lane - by >= first else lane
    return first + by % width


def reduced(f, v, mask, x, kind="xor"):
    """What loops over halves of the width make of the x of all lanes."""
    for o in halves(f["width"]):
        source = source_of(kind, lane_of(v), o, f["width"])
        got = yield from shuffle(mask, x, source)
        if mask >> source & 1:
            x = combined(f, x, got)
    return x


def scanned(f, v, mask, x, wrap):
    o = 1
    while o < f["width"]:
        source = lane_of(v) - o
        got = yield from shuffle(mask, x, source_of("up", lane_of(v), o, f["width"]))
        if lane_of(v) % f["width"] >= o and mask >> source & 1:
            x = wrap(x + got)
        o *= 2
    return x


def total(v, x, width):
    return (yield from reduced({"width": width, "operator": "add", "type": "unsigned"}, v, WORD, x))
