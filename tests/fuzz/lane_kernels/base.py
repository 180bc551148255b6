"""What the random kernels of lanes.py are made of and what their interpreter knows: words, the table that kernels read, and values of expressions,
which are C and Python alike. All variables in them are unsigned words."""

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
