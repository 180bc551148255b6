// Macros within the arguments of macros: numbers, calls, nested uses, types. Those that stand in
// the kernels' text need their definitions there. Macros that are nothing but their argument, or
// the name of another macro; operators that are words.
#include "check.h"

#define HEIGHT       32 // only in arguments of nested uses
#define HALF         (HEIGHT / 2)
#define SCALE        1.5
#define BIG          10000000000LL
#define ONE          1
#define MINUS        -ONE
#define BYTES        sizeof(int)
#define MAD(a, b, c) (((a) * (b)) + (c))
#define ADD(a, b)    ((a) + (b))
#define LARGER(a, b) ((a) > (b) ? (a) : (b))
#define ID(x)        (x)
#define CUBE(x)      (ID(x) * ID(x) * ID(x))
#define CAST(T, x)   ((T)(x))
#define LENGTH(x)    (sizeof(x) / sizeof((x)[0]))
#define SECOND(text) text[1]
#define CALL(f, x)   f(x)
#define SAME(x)      x
#define NEGATED(x)   -x
#define BOTH(a, b)   ((a) and not(b))
#define EITHER(f)    f
#define CHOICE(a, b) ((a & b) | (~(a)&5))
#define PLUS         ADD
#define ROUND        ROUND_WITH_SUM
#define ROUND_WITH_SUM(f, a, b, s)                                                                 \
    a = f(a, b) + s;                                                                               \
    b += a;
#define EACH(i, n) for (int i = 0; i < ADD(n, ONE); i++)

__host__ __device__ static int next(int i)
{
    return i + 1;
}

__host__ __device__ static int numbers(int n)
{
    int r = MAD(MAD(n, HEIGHT, 3), n, MAD(n, 5, n * 2));
    r = r * 3 + ADD(ADD(n, HALF), n) + ADD(n, ADD(HALF, n));
    r = r * 3 + ADD(ID(n), ADD(CUBE(2), n)) + CUBE(n) + CUBE(ID(ADD(2, ONE)));
    r += (int)(ADD(ADD(n, BIG), n) % 1000) + ADD(ADD(n, MINUS), n - MINUS);
    return r + (int)ADD(ADD(BYTES, n), n);
}

__host__ __device__ static int calls(int n)
{
    int r = ADD(n, next(n)) + LARGER(LARGER(n, next(n)), 7) + LARGER(next(n), ADD(n, next(3)));
    r = r * 3 + ADD(ADD(n, n + next(n)), next(n) + n) + CALL(next, n) + ADD(CALL(next, n), 1);
    r += LARGER(CAST(int, 2.5f), ADD(CAST(char, n + 256), n)) + ADD(ADD(CAST(int, 3.5f), n), n);
    return r + (int)LARGER(ADD(n, abs(-n)), fabsf(-2.0f * n));
}

__host__ __device__ static int others(int n)
{
    int list[4] = {1, 2, 3, n}, r = 0;
    r += (int)(LENGTH(list) + ADD(LENGTH(list), n)) + list[ADD(ONE, ADD(ONE, ID(ONE)))];
    r = r * 5 + ADD(ADD(n, SECOND("xyz")), n);
    EACH(i, 3)
    r += ADD(i, ADD(list[i], n));
    return r * 3 + (int)ADD(ADD(n, SCALE), n * SCALE);
}

struct Cell {
    float value;
};

__host__ __device__ static float value_of(const Cell *cell, int n)
{
    return n > 3 || n == 1 ? cell->value : SAME(2.5f);
}

__host__ __device__ static int bare(int n)
{
    Cell cell = {SAME(4.f)};
    int list[SAME(3)] = {SAME(n), 1, SAME(2)}, r = n + SAME(SAME(list[1]));
    for (int i = 0; i < SAME(3); i += SAME(1))
        r = r * 3 + SAME(list[i]);
    r += NEGATED(n);
    r = r - NEGATED(SAME(list[2]));
    if (r > SAME(n))
        r += SAME(7);
    else
        r -= NEGATED(1);
    SAME(r = r + 2);
    while (r > SAME(1000))
        r -= next(SAME(n));
    switch (n & 3) {
    case SAME(1): r += SAME(3); break;
    default: r = SAME(r) ^ SAME(1);
    }
    return r + (int)value_of(&cell, n) - (int)SAME(cell.value);
}

__host__ __device__ static int passed_on(int n)
{
    unsigned a = n + 1, b = n * 7;
    ROUND(CHOICE, a, b, 3)
    ROUND(ADD, b, a, n)
    a = PLUS(a, b) * 2 + EITHER(ADD)(a, b + 1);
    b = PLUS(PLUS(a, 1), EITHER(next)(n));
    return (a ^ b) & 0xffff;
}

__host__ __device__ static int words(int n)
{
    int r = (n bitand 6) bitor 9;
    if (not(n > 3) or (r == 13 and n not_eq 5))
        r xor_eq compl n;
    r and_eq 0xff;
    return BOTH(r, n == 2) ? r : r xor 3;
}

__host__ __device__ static int compute(int n)
{
    return numbers(n) + 7 * calls(n) + 31 * others(n) + 3 * bare(n) + 5 * passed_on(n) + words(n);
}

__global__ void run(int *out)
{
    out[threadIdx.x] = compute(threadIdx.x);
}

int main()
{
    const int n = 32;
    int *out = new_on_device<int>(n);
    run<<<1, n>>>(out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[i], compute(i));
    return finish();
}
