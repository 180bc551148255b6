"""Types whose values lanes exchange: how one is made of a word, and how it becomes a word again, in C and in Python."""
from typing import Callable, NamedTuple

from .base import LARGE, WORD


class Type(NamedTuple):
    made: str       # in C, of the word {}
    of: Callable    # the same in Python
    wrap: Callable  # what of a sum or product stays
    word: str       # in C, of the value {}
    to_word: Callable

    def text(self, word):
        return self.made.format(f"({word})")


def signed(bits):
    half = 1 << bits - 1
    return lambda x: (x + half) % (half * 2) - half


# Sums and products of a few of 32 of them neither overflow, where that has no meaning, nor are rounded.
TYPES = {
    "unsigned": Type("{}", lambda x: x, lambda x: x & WORD, "{}", lambda x: x),
    "int": Type("(int)({} & 0xfffff) - 5000", lambda x: (x & 0xfffff) - 5000, signed(32), "(unsigned){}", lambda x: x & WORD),
    "short": Type("(short)({} & 1023) - 500", lambda x: (x & 1023) - 500, signed(16), "(unsigned){}", lambda x: x & WORD),
    "unsigned char": Type("(unsigned char){}", lambda x: x & 255, lambda x: x & 255, "{}", lambda x: x),
    "long long": Type("(long long)(unsigned){} * 65539 - 77", lambda x: x * 65539 - 77, signed(64), "(unsigned)({0} ^ {0} >> 21)",
                      lambda x: (x ^ x >> 21) & WORD),
    "unsigned long long": Type("(unsigned long long)(unsigned){} << 29 ^ 5", lambda x: x << 29 ^ 5, lambda x: x & LARGE, "(unsigned)({0} ^ {0} >> 29)",
                               lambda x: (x ^ x >> 29) & WORD),
    "float": Type("(float)({} & 4095) - 99", lambda x: (x & 4095) - 99, lambda x: x, "(unsigned)(int){}", lambda x: int(x) & WORD),
    "double": Type("({} & 0xfffff) * 0.25 - 7.5", lambda x: (x & 0xfffff) * 0.25 - 7.5, lambda x: x, "(unsigned)(int)({} * 4)",
                   lambda x: int(x * 4) & WORD),
}

# How two values become one: in C, of v and got, in Python, and the names in cooperative groups and of __reduce_NAME_sync.
OPERATORS = {
    "add": ("v += got;", lambda x, y: x + y, "plus"),
    "max": ("v = got > v ? got : v;", max, "greater"),
    "min": ("if (got < v)\n    v = got;", min, "less"),
    "xor": ("v ^= got;", lambda x, y: x ^ y, "bit_xor"),
    "or": ("v |= got;", lambda x, y: x | y, "bit_or"),
    "and": ("v &= got;", lambda x, y: x & y, "bit_and"),
}
OF_NUMBERS = ["add", "add", "max", "min"]
