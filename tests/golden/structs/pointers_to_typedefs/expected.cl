typedef ulong Word;

typedef struct Writer {
    __global Word *base;
    __global const Word *rows[2];
} Writer;

__kernel void set(__global ulong *p)
{
    Writer w;
    w.base = p;
    w.rows[0] = p + 1;
    *w.base = *w.rows[0];
}
