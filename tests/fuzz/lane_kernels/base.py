"""What the random kernels of lanes.py are made of and what their interpreter knows: words, the table that kernels read, values of expressions,
which are C and Python alike (all variables in them are unsigned words), and where threads meet."""
from typing import Callable, NamedTuple

WORD, LARGE = 0xffffffff, 0xffffffffffffffff
BLOCKS = 2
TABLE = [(i * 40503 + 12345) * 2654435761 % 2**32 for i in range(64)]
CODE = {}


def mix(x, y):
    x, y = x & WORD, y & WORD
    for i in range(4):
        if x > y:
            return x * 5 + i & WORD
        x = x * 3 + 7 & WORD
    return x ^ y


def value_of(text, v):
    if text not in CODE:
        CODE[text] = compile(text.replace("&&", "and").replace("||", "or"), text, "eval")
    return int(eval(CODE[text], {"mix": mix, "tab": TABLE, "place": lambda x: (x * 3 + v["t"]) & WORD}, v)) & WORD


class Barrier(NamedTuple):
    """A thread waits for all of its block; some give a vote, and get all votes."""
    vote: bool = None


class Meeting(NamedTuple):
    """A lane waits for those of the mask that have not ended, each with the same mask and name, and gets what `result` makes of their values by lane."""
    mask: int
    name: str
    value: object
    result: Callable


def ballot(mask, holds):
    return (yield Meeting(mask, "ballot", bool(holds), lambda values: sum(1 << lane for lane in values if values[lane])))


def shuffle(mask, value, source):
    """None where the lane takes no part: CUDA does not say what its value is."""
    return (yield Meeting(mask, "shuffle", value, lambda values: values.get(source)))


def meet(mask, name, value, of):
    """`of` makes something of the list of all values."""
    return (yield Meeting(mask, name, value, lambda values: of(list(values.values()))))
