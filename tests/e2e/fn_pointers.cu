// TEST buffers: yes
// Pointers to functions inside device code: variables, parameters, members, arrays, results,
// references, comparisons, instances of templates, lambdas, static member functions; targets with
// pointers to private, shared, and global memory.
#include "check.h"

typedef int (*op_t)(int, int);
using unary = float (*)(float);

__host__ __device__ static int add(int a, int b)
{
    return a + b;
}

__host__ __device__ static int sub(int a, int b)
{
    return a - b;
}

__host__ __device__ static int mul(int a, int b)
{
    return a * b;
}

template <typename T> __host__ __device__ T twice(T a)
{
    return a + a;
}

template <typename T, int N> __host__ __device__ T scale(T a)
{
    return a * N;
}

struct Tools {
    __host__ __device__ static int maximum(int a, int b)
    {
        return a > b ? a : b;
    }
};

struct Rule {
    op_t op;
    int operand;
    op_t more[2];
    __host__ __device__ int apply(int x) const
    {
        int y = op(x, operand);
        return more[y & 1] ? more[y & 1](y, 3) : y;
    }
};

__host__ __device__ static op_t choose(int i)
{
    return i % 3 == 0 ? add : i % 3 == 1 ? &sub : mul;
}

// parameters, by value, by reference, as a function, through a pointer
__host__ __device__ static int call_twice(op_t f, int x)
{
    return f(x, 2) + (*f)(x, 3) * (**f)(1, 2);
}

__host__ __device__ static int call_written_out(int f(int, int), int (*g)(int, int), int x)
{
    return f(x, 1) + g(x, 2);
}

__host__ __device__ static int call_reference(int (&f)(int, int), op_t &g, int x)
{
    g = x % 2 ? mul : g;
    return f(x, 5) + g(x, 6);
}

__host__ __device__ static int call_all(const op_t *ops, int n, int x)
{
    for (int i = 0; i < n; i++)
        if (ops[i])
            x = ops[i](x, i + 1);
    return x;
}

template <typename F> __host__ __device__ int call_any(F f, int x)
{
    return (int)f(x, 7);
}

template <typename F> __host__ __device__ int call_forwarded(F &&f, int x)
{
    return (int)f(x, 8);
}

__host__ __device__ static int variables(int i)
{
    op_t f = add, g = &mul;
    int (*h)(int, int) = nullptr;
    int result = f(i, 1) * 100 + g(i, 2);
    if (i & 1)
        h = sub;
    if (h != nullptr && h == sub)
        result += h(i, 9);
    f = i > 3 ? g : f;
    bool is_set = h;
    return result + f(i, 4) + (f == g) + 10 * (h == NULL) + 20 * is_set + 40 * !h;
}

__host__ __device__ static int parameters(int i)
{
    op_t last = add;
    return call_twice(choose(i), i) + call_written_out(mul, sub, i) +
           call_reference(add, last, i) * 3 + last(i, 2) + choose(i + 1)(i, 5);
}

__host__ __device__ static int arrays(int i)
{
    const op_t ops[4] = {add, NULL, mul, Tools::maximum};
    op_t rest[2][2] = {{add, sub}, {mul, choose(i)}};
    return call_all(ops, 4, i) + rest[i & 1][i >> 1 & 1](i, 3) + call_all(rest[1], 2, i);
}

__host__ __device__ static int members(int i)
{
    Rule rule = {choose(i), i + 2, {mul, nullptr}};
    Rule copy = rule;
    copy.more[1] = add;
    Rule *p = i & 1 ? &copy : &rule;
    return rule.apply(i) + copy.apply(i + 1) * 10 + p->op(i, 1) + (sizeof(Rule) == 32);
}

__host__ __device__ static int templates(int i)
{
    unary f = twice<float>;
    unary g = &scale<float, 3>;
    int (*h)(int) = scale<int, 4>;
    return (int)(f((float)i) + g(i + 0.5f)) + h(i) + call_any(add, i) + call_any(choose(i), i) +
           call_forwarded(mul, i) + call_forwarded(choose(i), i);
}

__host__ __device__ static int lambdas(int i)
{
    op_t f = [](int a, int b) { return a * 10 + b; };
    auto g = +[](int a, int b) { return a - 2 * b; };
    op_t h = i % 2 ? f : g;
    return f(i, 1) + g(i, 2) + h(i, 3) + call_twice([](int a, int b) { return a ^ b; }, i);
}

// one signature, pointers to several spaces
typedef void (*visit_t)(int *, int, const float *);

__host__ __device__ static void visit_add(int *at, int i, const float *x)
{
    at[i] += (int)x[i];
}

__host__ __device__ static void visit_scale(int *at, int i, const float *x)
{
    at[i] = at[i] * 2 + (int)x[0];
}

__host__ __device__ static int spaces(visit_t visit, int *memory, int i, const float *x)
{
    int own[4] = {i, 2, 3, 4};
    float y[4] = {1, 2, 3, 4};
    visit(own, i & 3, y);
    visit(memory, i, x);
    visit(own, (i + 1) & 3, x);
    return own[0] + own[1] * 10 + own[2] * 100 + own[3] * 1000;
}

// results that are pointers, references, and structs
struct Pair {
    int a, b;
};

typedef int *(*find_t)(int *, int);
typedef const int &(*least_t)(const int &, const int &);
typedef Pair (*pair_t)(Pair, int &);

__host__ __device__ static int *find_first(int *list, int n)
{
    return list + n % 2;
}

__host__ __device__ static int *find_last(int *list, int n)
{
    return list + n;
}

__host__ __device__ static const int &least(const int &a, const int &b)
{
    return b < a ? b : a;
}

__host__ __device__ static const int &first(const int &a, const int &)
{
    return a;
}

__host__ __device__ static Pair turn(Pair p, int &count)
{
    count++;
    return Pair{p.b, p.a};
}

__host__ __device__ static Pair keep(Pair p, int &count)
{
    count += 2;
    return p;
}

__host__ __device__ static int results(int i)
{
    int list[8] = {3, 1, 4, 1, 5, 9, 2, 6}, count = 0;
    find_t find = i & 1 ? find_first : find_last;
    *find(list, 6) += 10;
    least_t pick = i & 2 ? least : first;
    int a = i, b = 4;
    pair_t change = i & 4 ? turn : keep;
    Pair p = change(Pair{i, 3}, count);
    return list[0] + list[6] * 20 + pick(a, b) * 7 + p.a * 100 + p.b + count * 1000;
}

__host__ __device__ static int constants(int i)
{
    const op_t own[] = {mul, add};
    const op_t constant_ops[] = {sub, add, Tools::maximum};
    return own[i & 1](i, 6) + (constant_ops[i % 3] == own[1]);
}

__host__ __device__ static int evaluate(int which, int i)
{
    switch (which) {
    case 0: return variables(i);
    case 1: return parameters(i);
    case 2: return arrays(i);
    case 3: return members(i);
    case 4: return templates(i);
    case 5: return lambdas(i);
    case 6: return results(i);
    case 7: return constants(i);
    default: return 0;
    }
}

// cu2cl: no lockstep
__global__ void run(int *out)
{
    out[blockIdx.x * blockDim.x + threadIdx.x] = evaluate(blockIdx.x, threadIdx.x);
}

// shared memory and a shared variable of the target's own
__device__ static void count_up(int *at, int i, const float *x)
{
    __shared__ int steps[8];
    steps[i] = i;
    at[i] += steps[i] + (int)x[i];
}

// cu2cl: no lockstep
__global__ void run_spaces(int *out, int *memory, const float *x)
{
    __shared__ int tile[8];
    int i = threadIdx.x;
    visit_t visit = blockIdx.x == 0 ? visit_add : blockIdx.x == 1 ? visit_scale : count_up;
    tile[i] = i;
    visit(tile, i, x);
    if (blockIdx.x < 2)
        tile[i] += spaces(visit, memory + blockIdx.x * 8, i, x);
    out[blockIdx.x * 8 + i] = tile[i];
}

int main()
{
    const int cases = 8, n = 8;
    int *out = new_on_device<int>(cases * n);
    run<<<cases, n>>>(out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, cases * n);
    for (int i = 0; i < cases * n; i++)
        EXPECT_EQUAL(i, got[i], evaluate(i / n, i % n));

    std::vector<int> memory(2 * n, 5);
    std::vector<float> x(n);
    for (int i = 0; i < n; i++)
        x[i] = i * 1.5f;
    int *on_device = copy_to_device(memory);
    run_spaces<<<3, n>>>(out, on_device, copy_to_device(x));
    CHECK_LAUNCH();
    got = copy_to_host(out, 3 * n);
    std::vector<int> got_memory = copy_to_host(on_device, 2 * n);
    for (int block = 0; block < 3; block++)
        for (int i = 0; i < n; i++) {
            std::vector<int> tile(n, i);
            visit_t visit = block == 0 ? visit_add : visit_scale;
            int want = i + i + (int)x[i];
            if (block < 2) {
                visit(tile.data(), i, x.data());
                want = tile[i] + spaces(visit, memory.data() + block * n, i, x.data());
            }
            EXPECT_EQUAL(block * n + i, got[block * n + i], want);
        }
    for (int i = 0; i < 2 * n; i++)
        EXPECT_EQUAL(i, got_memory[i], memory[i]);
    return finish();
}
