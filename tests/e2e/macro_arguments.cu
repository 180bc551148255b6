// Macros within the arguments of macros: numbers, calls, nested uses, types. Those that stand in
// the kernels' text need their definitions there.
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
#define EACH(i, n)   for (int i = 0; i < ADD(n, ONE); i++)

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

__host__ __device__ static int compute(int n)
{
    return numbers(n) + 7 * calls(n) + 31 * others(n);
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
