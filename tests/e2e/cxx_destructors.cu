// Destructors of local objects run wherever a block is left: at its end, before a return, a break,
// a continue; in loops, for members and bases, after the value of a return is computed. Each writes
// to a log that shows the order.
#include "check.h"

struct Log {
    int text = 0;
    __host__ __device__ void add(int digit)
    {
        text = text * 7 + digit;
    }
};

struct Guard {
    Log &log;
    long id;
    __host__ __device__ Guard(Log &l, int i) : log(l), id(i)
    {
        log.add((int)id);
    }
    __host__ __device__ ~Guard()
    {
        log.add((int)id + 3);
    }
};

struct Pair {
    Guard first, second;
    __host__ __device__ explicit Pair(Log &l) : first(l, 1), second(l, 2)
    {
    }
};

struct Tail : Guard {
    int extra;
    __host__ __device__ Tail(Log &l, int e) : Guard(l, 1), extra(e)
    {
    }
    __host__ __device__ ~Tail()
    {
        log.add(extra);
    }
};

struct Counter {
    int *count;
    __host__ __device__ explicit Counter(int *c) : count(c)
    {
    }
    __host__ __device__ ~Counter()
    {
        ++*count;
    }
};

__host__ __device__ static int at_end(int i)
{
    Log log;
    {
        Guard a(log, 1);
        Guard b(log, 2);
        log.add(i % 3);
    }
    log.add(6);
    return log.text;
}

__host__ __device__ static int leave_early(Log &log, int i)
{
    Guard a(log, 1);
    if (i < 2)
        return log.text;
    Guard b(log, 2);
    if (i == 3) {
        Guard c(log, 0);
        return log.text * 2;
    } else if (i == 4)
        return 5;
    else
        log.add(6);
    return log.text;
}

__host__ __device__ static int early_return(int i)
{
    Log log;
    int r = leave_early(log, i);
    return log.text + 100000 * (r % 100);
}

__host__ __device__ static void nothing(Log &log, int i)
{
    Guard a(log, 2);
    if (i & 1)
        return;
    log.add(1);
}

__host__ __device__ static int void_return(int i)
{
    Log log;
    nothing(log, i);
    return log.text;
}

__host__ __device__ static int loops(int i)
{
    Log log;
    for (int k = 0; k < 4; k++) {
        Guard a(log, k % 3);
        if (k == i)
            continue;
        if (k == i - 1) {
            Guard b(log, 1);
            break;
        }
        log.add(6);
    }
    int n = i;
    while (n-- > 5) {
        Guard c(log, 2);
        if (n == 6)
            break;
    }
    return log.text;
}

__host__ __device__ static int nested_loops(int i)
{
    Log log;
    for (int k = 0; k < 2; k++) {
        Guard a(log, 0);
        for (int j = 0; j < 2; j++) {
            Guard b(log, 1);
            if (j == i)
                break;
            if (k == i - 2)
                return log.text;
        }
    }
    return log.text + 1;
}

__host__ __device__ static int switches(int i)
{
    Log log;
    int count = 0;
    switch (i) {
    case 0: {
        Guard a(log, 1);
        log.add(0);
        break;
    }
    case 1: {
        Guard a(log, 2);
        log.add(0);
        [[fallthrough]];
    }
    case 2: log.add(6); break;
    case 3: {
        Counter c(&count);
        return count;
    }
    default: log.add(5);
    }
    return log.text + count;
}

__host__ __device__ static int members_and_bases(int i)
{
    Log log;
    {
        Pair p(log);
        Tail t(log, i % 7);
        log.add(0);
    }
    return log.text;
}

__host__ __device__ static Guard make(Log &log, int i)
{
    Guard g(log, i % 3);
    log.add(6);
    return g;
}

__host__ __device__ static int returned_object(int i)
{
    Log log;
    {
        Guard g = make(log, i);
        log.add(0);
    }
    return log.text;
}

__host__ __device__ static int counted(int i)
{
    int count = 0;
    for (int k = 0; k < i; k++) {
        Counter a(&count);
        if (k % 2)
            continue;
        Counter b(&count);
    }
    do {
        Counter c(&count);
    } while (count < i);
    return count;
}

__host__ __device__ static int evaluate(int which, int i)
{
    switch (which) {
    case 0: return at_end(i);
    case 1: return early_return(i);
    case 2: return void_return(i);
    case 3: return loops(i);
    case 4: return nested_loops(i);
    case 5: return switches(i);
    case 6: return members_and_bases(i);
    case 7: return returned_object(i);
    case 8: return counted(i);
    default: return 0;
    }
}

__global__ void run(int *out)
{
    out[blockIdx.x * blockDim.x + threadIdx.x] = evaluate(blockIdx.x, threadIdx.x);
}

int main()
{
    const int cases = 9, n = 8;
    int *out = new_on_device<int>(cases * n);
    run<<<cases, n>>>(out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, cases * n);
    for (int i = 0; i < cases * n; i++)
        EXPECT_EQUAL(i, got[i], evaluate(i / n, i % n));
    return finish();
}
