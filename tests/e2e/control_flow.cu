// TEST only: svm buffer (Oclgrind has no integers of 5 bytes, which a switch may become)

// Statements: if chains, for without parts, several variables, while and do with break and
// continue, switch with fall-through and a default in the middle, goto, early return, declarations
// in conditions, nested loops.
#include "check.h"

__device__ int collatz(int n)
{
    int steps = 0;
    while (n != 1) {
        if (n % 2 == 0)
            n /= 2;
        else
            n = 3 * n + 1;
        if (++steps > 200)
            break;
    }
    return steps;
}

__device__ int classify(int n)
{
    int result = 0;
    switch (n % 7) {
    case 0: result = 10; /* falls through */
    case 1:
    case 2: result += 1; break;
    default: result = -5; break;
    case 4: {
        int local = n;
        return local;
    }
    case 5:
        for (int i = 0; i < 10; i++) {
            if (i == 3)
                continue;
            if (i > 5)
                break;
            result += i;
        }
    }
    return result;
}

__device__ int jump(int n)
{
    int i = 0, sum = 0;
again:
    sum += i;
    if (++i < n)
        goto again;
    for (int a = 0; a < 5; a++)
        for (int b = 0; b < 5; b++)
            if (a * b == 6) {
                sum += 1000 * a + b;
                goto done;
            }
done:
    return sum;
}

__device__ int loops(int n)
{
    int total = 0;
    for (int i = 0, j = n; i < j; ++i, --j)
        total += i * j;
    for (;;) {
        if (total > 1000)
            break;
        total = total * 2 + 1;
    }
    do
        total -= 7;
    while (total > 900);
    int k = n;
    do {
        if (k == 3)
            continue;
        total += k;
    } while (k-- > 0);
    if (total % 3)
        total += total % 3 * 100000;
    else if (total > 0) {
        ;
    } else
        total = -1;
    while (k & 1) {
        total += k & 1;
        k >>= 1;
        if (k < 100)
            k = 0;
    }
    return total;
}

__global__ void run(int *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    out[i] = collatz(i + 1);
    out[n + i] = classify(i);
    out[2 * n + i] = jump(i);
    if (i % 5 == 4) {
        out[3 * n + i] = -9;
        return;
    }
    out[3 * n + i] = loops(i);
}

static int classify_on_host(int n)
{
    const int results[7] = {11, 1, 1, -5, n, 0 + 1 + 2 + 4 + 5, -5};
    return results[n % 7];
}

static int collatz_on_host(int n)
{
    int steps = 0;
    for (long long x = n; x != 1 && steps <= 200; steps++)
        x = x % 2 ? 3 * x + 1 : x / 2;
    return steps;
}

static int loops_on_host(int n)
{
    int total = 0;
    for (int i = 0; i < n - i; i++)
        total += i * (n - i);
    while (total <= 1000)
        total = total * 2 + 1;
    total -= 7;
    while (total > 900)
        total -= 7;
    for (int k = n; k >= 0; k--)
        total += k == 3 ? 0 : k;
    total += total % 3 * 100000;
    return total + 1; /* k is -1 at the end: one bit, then below 100 */
}

int main()
{
    const int n = 45;
    int *d_out = new_on_device<int>(4 * n);
    run<<<3, 16>>>(d_out, n);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, 4 * n);
    for (int i = 0; i < n; i++) {
        EXPECT_EQUAL(i, out[i], collatz_on_host(i + 1));
        EXPECT_EQUAL(i, out[n + i], classify_on_host(i));
        EXPECT_EQUAL(i, out[2 * n + i], (i ? i * (i - 1) / 2 : 0) + 2003);
        EXPECT_EQUAL(i, out[3 * n + i], i % 5 == 4 ? -9 : loops_on_host(i));
    }
    return finish();
}
