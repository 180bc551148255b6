// Members of type bool hold 0 or 1, whatever is assigned to them.
#include "check.h"

// a list that leaves a member to its default is meant
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#pragma GCC diagnostic ignored "-Wint-in-bool-context"

struct Flags {
    bool a, b;
    bool row[3];
    int n;
    __host__ __device__ Flags(int x, float y) : a(x), b(y), row{x != 0, true, false}, n(x)
    {
    }
};

struct Plain {
    bool first;
    bool list[2];
    bool last = 256;
};

__host__ __device__ static int assigned(int i)
{
    Flags f(i * 256, 0.5f * i);
    int sum = f.a + f.b + f.row[0];
    f.a = i * 2;
    f.b |= i * 4;
    f.row[1] = f.n;
    f.row[2] ^= i > 2;
    bool *p = &f.b;
    *p = i - 3;
    return sum + 10 * f.a + 100 * f.b + 1000 * f.row[1] + 10000 * f.row[2];
}

__host__ __device__ static int listed(int i)
{
    Plain p = {i > 1, {i == 3, true}};
    p.list[0] = p.list[1] = i & 4;
    Plain copy = p;
    copy.first = i * 256;
    return p.first + 2 * p.list[0] + 4 * p.list[1] + 8 * p.last + 16 * copy.first;
}

__host__ __device__ static int evaluate(int which, int i)
{
    switch (which) {
    case 0: return assigned(i);
    case 1: return listed(i);
    default: return 0;
    }
}

__global__ void run(int *out)
{
    out[blockIdx.x * blockDim.x + threadIdx.x] = evaluate(blockIdx.x, threadIdx.x);
}

int main()
{
    const int cases = 2, n = 8;
    int *out = new_on_device<int>(cases * n);
    run<<<cases, n>>>(out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, cases * n);
    for (int i = 0; i < cases * n; i++)
        EXPECT_EQUAL(i, got[i], evaluate(i / n, i % n));
    return finish();
}
