// TEST buffers: yes
// Pointers to device functions that the host passes on: device and constant variables that start
// with them, alone, in arrays, and in structs; copied from and to symbols and through device memory,
// and given to kernels as arguments.
#include "check.h"

typedef float (*op_t)(float, float);

__device__ float add(float a, float b)
{
    return a + b;
}

__device__ static float sub(float a, float b)
{
    return a - b;
}

namespace more
{
namespace
{
__device__ float mul(float a, float b)
{
    return a * b;
}
} // namespace
} // namespace more

template <typename T> __device__ T least(T a, T b)
{
    return a < b ? a : b;
}

struct Stage {
    int id;
    op_t op;
    float operand;
};

__device__ op_t p_add = add;
__device__ op_t p_mul = &more::mul;
static __device__ op_t p_least = least<float>;
__device__ float (*p_null)(float, float) = nullptr;
__device__ op_t table[3] = {add, sub, more::mul};
__constant__ op_t constant_table[2] = {sub, add};
__constant__ op_t filled[4];
__device__ Stage stages[2] = {{1, more::mul, 0.5f}, {2, sub, 3.0f}};
__device__ op_t current;

struct Defaults {
    float operand = 5;
    op_t op = sub;
};

__device__ Defaults defaults;

// by value, as an argument of a template, in a struct, behind a pointer
__global__ void by_value(float *out, op_t f, float x)
{
    out[threadIdx.x] = f ? f(x, (float)threadIdx.x) : -1.0f;
}

template <typename F> __global__ void by_type(float *out, F f, float x)
{
    out[threadIdx.x] = f(x, (float)threadIdx.x);
}

__global__ void in_struct(float *out, Stage stage, float x)
{
    out[threadIdx.x] = stage.op(x + threadIdx.x, stage.operand) + stage.id;
}

__global__ void behind_pointer(float *out, const op_t *ops, const Stage *list, int n, float x)
{
    float y = x + threadIdx.x;
    for (int i = 0; i < n; i++)
        y = ops[i](y, list[i % 2].operand);
    out[threadIdx.x] = y;
}

__global__ void from_tables(float *out, float x)
{
    int i = threadIdx.x;
    out[i] = table[i % 3](x, (float)i) + 10 * constant_table[i & 1](x, 2.0f) +
             100 * stages[i & 1].op((float)i, stages[i & 1].operand) +
             1000 * defaults.op((float)i, defaults.operand);
}

__global__ void from_filled(float *out, float x)
{
    int i = threadIdx.x;
    out[i] = filled[i % 4] ? filled[i % 4](x, (float)i) : -2.0f;
}

__global__ void set_current(int which)
{
    current = which ? table[which] : p_least;
}

__global__ void use_current(float *out, float x)
{
    out[threadIdx.x] = current(x, (float)threadIdx.x);
}

static float host_op(char op, float a, float b)
{
    return op == '+' ? a + b : op == '-' ? a - b : op == '*' ? a * b : a < b ? a : b;
}

static const int n = 8;
static float *out;

// The last launch's results, against `want` of each thread.
template <typename F> static void expect(int line, F want)
{
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(out, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(line * 100 + i, got[i], want(i));
}

static op_t read(const op_t &symbol)
{
    op_t value;
    CHECK(cudaMemcpyFromSymbol(&value, symbol, sizeof value));
    return value;
}

static void arguments()
{
    op_t f, g;
    CHECK(cudaMemcpyFromSymbol(&f, p_add, sizeof(op_t)));
    CHECK(cudaMemcpyFromSymbol(&g, p_mul, sizeof(op_t)));
    EXPECT(f != g && f && g);
    by_value<<<1, n>>>(out, f, 2.5f);
    expect(__LINE__, [](int i) { return 2.5f + i; });
    by_value<<<1, n>>>(out, g, 2.5f);
    expect(__LINE__, [](int i) { return 2.5f * i; });
    by_type<<<1, n>>>(out, read(p_least), 2.5f);
    expect(__LINE__, [](int i) { return host_op('<', 2.5f, i); });
    by_value<<<1, n>>>(out, read(p_null), 2.5f);
    expect(__LINE__, [](int) { return -1.0f; });
    Stage stage = {7, g, 4.0f};
    in_struct<<<1, n>>>(out, stage, 1.0f);
    expect(__LINE__, [](int i) { return (1.0f + i) * 4.0f + 7; });
}

static void tables()
{
    from_tables<<<1, n>>>(out, 1.5f);
    expect(__LINE__, [](int i) {
        return host_op("+-*"[i % 3], 1.5f, i) + 10 * host_op("-+"[i & 1], 1.5f, 2.0f) +
               100 * (i & 1 ? i - 3.0f : i * 0.5f) + 1000 * (i - 5.0f);
    });
    op_t ops[4] = {};
    CHECK(cudaMemcpyFromSymbol(ops, table, 2 * sizeof(op_t), sizeof(op_t)));
    ops[3] = read(p_add);
    EXPECT(ops[0] != ops[1] && ops[2] == NULL && ops[3] != ops[0]);
    CHECK(cudaMemcpyToSymbol(filled, ops, sizeof ops));
    from_filled<<<1, n>>>(out, 3.0f);
    expect(__LINE__, [](int i) { return i % 4 == 2 ? -2.0f : host_op("-* +"[i % 4], 3.0f, i); });
}

static void memory()
{
    std::vector<op_t> ops(3);
    std::vector<Stage> list(2);
    CHECK(cudaMemcpyFromSymbol(ops.data(), table, sizeof(table)));
    CHECK(cudaMemcpyFromSymbol(list.data(), stages, sizeof(stages)));
    EXPECT(list[0].id == 1 && list[0].operand == 0.5f && list[1].op == ops[1]);
    op_t *on_device = copy_to_device(ops);
    behind_pointer<<<1, n>>>(out, on_device, copy_to_device(list), 3, 2.0f);
    expect(__LINE__, [](int i) { return (2.0f + i + 0.5f - 3.0f) * 0.5f; });
    void *address;
    CHECK(cudaGetSymbolAddress(&address, table));
    behind_pointer<<<1, n>>>(out, (op_t *)address, copy_to_device(list), 2, 2.0f);
    expect(__LINE__, [](int i) { return 2.0f + i + 0.5f - 3.0f; });
}

static void changed()
{
    for (int which = 0; which < 3; which++) {
        set_current<<<1, 1>>>(which);
        use_current<<<1, n>>>(out, 2.0f);
        expect(__LINE__, [=](int i) { return host_op("<-*"[which], 2.0f, i); });
    }
}

int main()
{
    out = new_on_device<float>(n);
    arguments();
    tables();
    memory();
    changed();
    return finish();
}
