// Since C++17 the right operand of an assignment is evaluated before the left one, also of an assignment of objects
// and of an operator that is a function.
#include "check.h"

#pragma GCC diagnostic ignored "-Wsequence-point" // which C++17 has made defined

#define BOTH __host__ __device__

struct Item {
    int a, b;
};

struct Value {
    float x, y;
    BOTH Value() : x(1), y(2)
    {
    }
    Value(const Value &) = default;
    BOTH Value(float x, float y) : x(x), y(y)
    {
    }
    BOTH Value &operator=(const Value &o)
    {
        x = o.x;
        y = o.y + 1;
        return *this;
    }
    BOTH Value &operator+=(const Value &o)
    {
        x += o.x;
        y -= o.y;
        return *this;
    }
    BOTH Value operator*(float f) const
    {
        return Value(x * f, y * f);
    }
};

struct Number {
    int v;
    BOTH Number &operator+=(Number o)
    {
        v += o.v;
        return *this;
    }
    BOTH Number &operator*=(int k)
    {
        v *= k;
        return *this;
    }
};

BOTH static Number &operator-=(Number &a, const Number &b)
{
    a.v -= b.v;
    return a;
}

struct Stack {
    Value *values;
    int n;
    BOTH Value &push()
    {
        return values[n++];
    }
    BOTH Value &operator[](int k)
    {
        return values[k + n];
    }
    BOTH Value pop()
    {
        return values[--n];
    }
};

BOTH static Item item(int k)
{
    return Item{k, k + 1};
}

__device__ static Item changed(int &k)
{
    k++;
    return Item{k, k * 2};
}

__device__ static int next(int &k)
{
    return k += 2;
}

BOTH static int step(Item *item)
{
    item->a += 3;
    return item->a & 3;
}

BOTH static unsigned mix(const Item *items, int n)
{
    unsigned sum = 1;
    for (int i = 0; i < n; i++)
        sum = sum * 31 + items[i].a * 3 + items[i].b;
    return sum;
}

BOTH static unsigned mix(const Value *values, int n)
{
    unsigned sum = 1;
    for (int i = 0; i < n; i++)
        sum = sum * 31 + (int)(values[i].x * 3 + values[i].y * 5);
    return sum;
}

__device__ static unsigned objects(int i)
{
    Item items[8] = {};
    int k = i % 3;
    items[k++] = item(k);
    items[k++] = Item{k, k};
    items[k] = changed(k);
    items[next(k)] = item(k);
    items[0] = items[k];
    k = 1;
    items[k++] = items[k];
    items[k] = k++ ? items[k] : item(2);
    Item *p = items, *q = items + 3;
    *p++ = *q--;
    *p = *++p;
    *p++ = item((int)(p - items));
    int at[] = {5, 6};
    items[at[0]] = (at[0] = 6, item(i));
    k = 0;
    items[k] = [&] {
        k++;
        return item(7);
    }();
    return mix(items, 8) * 31 + k + (p - items);
}

// The same with the order written out, which not all host compilers keep.
static unsigned objects_on_host(int i)
{
    Item items[8] = {};
    int k = i % 3;
    items[k] = item(k);
    k++;
    items[k] = Item{k, k};
    k += 2;
    items[k] = Item{k, k * 2};
    items[k + 2] = item(k);
    items[0] = items[k + 2];
    items[1] = items[1];
    items[3] = items[3];
    items[0] = items[3];
    items[2] = item(2);
    items[6] = item(i);
    items[1] = item(7);
    return mix(items, 8) * 31 + 1 + 3;
}

BOTH static unsigned operators(int i)
{
    Value values[8];
    int k = i % 3;
    values[k++] = Value(k, i);
    values[k++] += values[k] * 2;
    values[k++] = values[k] * 2;
    Stack stack{values, 1};
    stack.push() = Value(stack.n, i);
    stack.push() = stack.pop();
    stack.push() += stack.pop();
    stack[0] = stack.pop();
    return mix(values, 8) * 31 + k * 7 + stack.n;
}

// The right operand names an object: what it holds is read after the left operand.
BOTH static unsigned named(int i)
{
    Item items[4] = {}, one = item(i);
    items[step(&one)] = one;
    Number n{i}, m{3}, numbers[3] = {{1}, {2}, {3}};
    (n *= 2) -= n;
    (m += n) += m;
    (n *= 3) -= m;
    (m *= 2) += Number{step(&one)};
    int k = 0;
    numbers[k++] += numbers[k];
    numbers[k++] *= k;
    numbers[k] -= numbers[--k];
    return mix(items, 4) * 31 + n.v * 3 + m.v * 5 + one.a + numbers[0].v + numbers[1].v * 3 +
           numbers[2].v * 7 + k;
}

BOTH static unsigned all(int i)
{
    return operators(i) * 5 + named(i);
}

__global__ void run(unsigned *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    out[i] = all(i);
    out[n + i] = objects(i);
}

// In shared and global memory, beside barriers.
__global__ void run_shared(Item *out, int n)
{
    __shared__ Item shared[64];
    __shared__ int slots[32];
    int t = threadIdx.x, k = t;
    slots[t] = t;
    __syncthreads();
    shared[k] = item((k += 32, k - 31));
    __syncthreads();
    shared[slots[t]] = (slots[t] = (t + 1) % 32, item(t));
    __syncthreads();
    out[t] = shared[(t + 32) % 64];
    out[n + t] = shared[t];
}

int main()
{
    const int n = 48;
    unsigned *d_out = new_on_device<unsigned>(2 * n);
    run<<<3, 16>>>(d_out, n);
    CHECK_LAUNCH();
    std::vector<unsigned> out = copy_to_host(d_out, 2 * n);
    for (int i = 0; i < n; i++) {
        EXPECT_EQUAL(i, out[i], all(i));
        EXPECT_EQUAL(i, out[n + i], objects_on_host(i));
    }
    Item *d_items = new_on_device<Item>(64);
    run_shared<<<1, 32>>>(d_items, 32);
    CHECK_LAUNCH();
    std::vector<Item> items = copy_to_host(d_items, 64);
    for (int t = 0; t < 32; t++) {
        EXPECT_EQUAL(t, items[t].a, t + 1);
        EXPECT_EQUAL(t, items[32 + t].a, (t + 31) % 32);
    }
    return finish();
}
