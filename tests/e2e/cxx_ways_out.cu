// What is returned while objects die: pointers, null pointers, references, and values of several
// cases of one switch; objects that a branch without braces declares; objects that only a reference
// names; destructors with an early return, and with virtual functions.
// TEST warnings: pointers to several address spaces
#include "check.h"

struct Counter {
    int *count;
    int weight;
    __host__ __device__ Counter(int *c, int w) : count(c), weight(w)
    {
    }
    __host__ __device__ ~Counter()
    {
        *count = *count * 3 + weight;
    }
    __host__ __device__ int now() const
    {
        return *count;
    }
};

struct Plain {
    int value;
    __host__ __device__ ~Plain()
    {
        value = -1;
    }
};

struct Both {
    Counter a, b;
    bool is_quiet;
    __host__ __device__ Both(int *count, bool quiet) : a(count, 1), b(count, 2), is_quiet(quiet)
    {
    }
    __host__ __device__ ~Both()
    {
        Counter inner(b.count, 0);
        if (is_quiet)
            return;
        *b.count += 5;
    }
};

struct Shape {
    int *count;
    __host__ __device__ explicit Shape(int *c) : count(c)
    {
    }
    __host__ __device__ virtual int sides() const
    {
        return 1;
    }
    __host__ __device__ virtual ~Shape()
    {
        *count = *count * 7 + sides();
    }
};

// tells its owner's sides when it dies
struct Teller {
    const Shape *owner = nullptr;
    __host__ __device__ ~Teller()
    {
        *owner->count = *owner->count * 7 + owner->sides();
    }
};

struct Square : Shape {
    Teller teller;
    __host__ __device__ explicit Square(int *c) : Shape(c)
    {
    }
    __host__ __device__ int sides() const override
    {
        return 4;
    }
    __host__ __device__ ~Square() override
    {
    }
};

struct Framed : Square {
    __host__ __device__ explicit Framed(int *c) : Square(c)
    {
    }
    __host__ __device__ int sides() const override
    {
        return 5;
    }
};

__host__ __device__ static int *find(int *values, int n, int wanted, int *count)
{
    Counter c(count, 1);
    for (int i = 0; i < n; i++)
        if (values[i] == wanted)
            return values + i;
    return nullptr;
}

__host__ __device__ static int &larger(int &a, int &b, int *count)
{
    Counter c(count, 2);
    if (a < b)
        return b;
    return a;
}

__host__ __device__ static int choose(int i, int *count)
{
    Counter c(count, 1);
    switch (i) {
    case 0: return *count + 1;
    case 1: (*count)++; return *count + 2;
    case 2: (*count)--; return *count + 3;
    default: break;
    }
    return *count;
}

__host__ __device__ static int of_temporary(int *count)
{
    return Counter(count, 2).now() + 1;
}

__host__ __device__ static void add_to(int *count)
{
    *count += 4;
}

__host__ __device__ static void of_nothing(int *count, bool leave)
{
    Counter c(count, 1);
    if (leave)
        return add_to(count);
    add_to(count);
    add_to(count);
}

__host__ __device__ static int branches(int i, int *count)
{
    int k = i;
    while (k-- > 0)
        Counter each(count, 1);
    if (i & 1)
        Counter odd(count, 2);
    else
        Counter even(count, 1);
    for (Counter outer(count, 2); k < i; k++)
        Counter inner(count, k & 1);
    return *count;
}

__host__ __device__ static int bound(int i)
{
    const Plain &zero = Plain();
    const Plain &one = Plain{i};
    return zero.value * 100 + one.value;
}

__host__ __device__ static int evaluate(int which, int i)
{
    int values[4] = {3, i, 5, 6}, count = i;
    switch (which) {
    case 0: {
        int *found = find(values, 4, 5 + i % 2 * 9, &count);
        return (found ? (int)(found - values) : -1) * 1000 + count;
    }
    case 1: {
        larger(values[0], values[1], &count) = 50;
        return values[0] * 10000 + values[1] * 100 + count;
    }
    case 2: {
        int chosen = choose(i, &count);
        return chosen * 1000 + count;
    }
    case 3: {
        int value = of_temporary(&count);
        return value * 1000 + count;
    }
    case 4: of_nothing(&count, i & 1); return count;
    case 5: {
        int value = branches(i, &count);
        return value * 3 + count;
    }
    case 6: return bound(i);
    case 7: {
        {
            Both both(&count, i & 1);
        }
        return count;
    }
    case 8: {
        {
            Framed framed(&count);
            framed.teller.owner = &framed;
        }
        return count;
    }
    default: return 0;
    }
}

__global__ void run(int *out)
{
    out[blockIdx.x * blockDim.x + threadIdx.x] = evaluate(blockIdx.x, threadIdx.x);
}

// pointers to global and to shared memory
__global__ void spaces(int *out, int *count)
{
    __shared__ int shared[4];
    int i = threadIdx.x;
    shared[i] = i;
    __syncthreads();
    int *found = find(out + 4 * i, 4, 9, count + i);
    int *near = find(shared, 4, i, count + i);
    __syncthreads();
    larger(shared[i], out[4 * i], count + i) += 100;
    out[4 * i + 3] = (found ? 10 : 20) + (int)(near - shared);
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

    int *count = new_on_device<int>(4);
    cudaMemset(out, 0, 16 * sizeof(int));
    cudaMemset(count, 0, 4 * sizeof(int));
    spaces<<<1, 4>>>(out, count);
    CHECK_LAUNCH();
    got = copy_to_host(out, 16);
    std::vector<int> counts = copy_to_host(count, 4);
    for (int i = 0; i < 4; i++) {
        EXPECT_EQUAL(i, got[4 * i], 0);
        EXPECT_EQUAL(i, got[4 * i + 3], 20 + i);
        EXPECT_EQUAL(i, counts[i], (1 * 3 + 1) * 3 + 2);
    }
    return finish();
}
