// Overloaded operators: increment and decrement in both forms, subscript, call, arrow, dereference,
// comma, compound assignments that return references, chains of them, comparisons, conversions, and
// operators that are no members.
#include "check.h"

struct Number {
    int v;
    __host__ __device__ Number(int value = 0) : v(value)
    {
    }
    Number(const Number &) = default;
    __host__ __device__ Number &operator+=(const Number &o)
    {
        v += o.v;
        return *this;
    }
    __host__ __device__ Number &operator-=(Number o)
    {
        v -= o.v;
        return *this;
    }
    __host__ __device__ Number &operator*=(int f)
    {
        v *= f;
        return *this;
    }
    __host__ __device__ Number &operator<<=(int f)
    {
        v <<= f;
        return *this;
    }
    __host__ __device__ Number &operator=(const Number &o)
    {
        v = o.v;
        return *this;
    }
    __host__ __device__ Number &operator++()
    {
        ++v;
        return *this;
    }
    __host__ __device__ Number operator++(int)
    {
        Number old = *this;
        v++;
        return old;
    }
    __host__ __device__ Number &operator--()
    {
        v -= 1;
        return *this;
    }
    __host__ __device__ Number operator--(int)
    {
        Number old(*this);
        --*this;
        return old;
    }
    __host__ __device__ Number operator-() const
    {
        return Number(-v);
    }
    __host__ __device__ Number operator+() const
    {
        return *this;
    }
    __host__ __device__ bool operator!() const
    {
        return v == 0;
    }
    __host__ __device__ Number operator~() const
    {
        return ~v;
    }
    __host__ __device__ friend Number operator+(const Number &a, const Number &b)
    {
        return Number(a.v + b.v);
    }
    __host__ __device__ friend bool operator<(const Number &a, const Number &b)
    {
        return a.v < b.v;
    }
    __host__ __device__ explicit operator int() const
    {
        return v;
    }
};

__host__ __device__ static Number operator*(Number a, Number b)
{
    return Number(a.v * b.v);
}

__host__ __device__ static Number operator%(const Number &a, int b)
{
    return Number(a.v % b);
}

__host__ __device__ static bool operator==(const Number &a, const Number &b)
{
    return a.v == b.v;
}

__host__ __device__ static bool operator!=(const Number &a, const Number &b)
{
    return !(a == b);
}

__host__ __device__ static Number operator,(const Number &a, const Number &b)
{
    return Number(a.v * 100 + b.v);
}

__host__ __device__ static Number operator&&(const Number &a, const Number &b)
{
    return Number(a.v + 2 * b.v);
}

struct Row {
    int cells[4];
    __host__ __device__ int &operator[](int i)
    {
        return cells[i];
    }
    __host__ __device__ const int &operator[](int i) const
    {
        return cells[i + 1];
    }
    __host__ __device__ int &operator()(int i, int j)
    {
        return cells[i * 2 + j];
    }
    __host__ __device__ int operator()(int i) const
    {
        return cells[i] * 2;
    }
};

struct Table {
    Row rows[2];
    __host__ __device__ Row &operator[](int i)
    {
        return rows[i];
    }
};

struct Pointer {
    Number *p;
    __host__ __device__ Number *operator->() const
    {
        return p;
    }
    __host__ __device__ Number &operator*() const
    {
        return *p;
    }
    __host__ __device__ explicit operator bool() const
    {
        return p != nullptr;
    }
    __host__ __device__ Pointer &operator++()
    {
        ++p;
        return *this;
    }
    __host__ __device__ bool operator!=(const Pointer &o) const
    {
        return p != o.p;
    }
};

struct Celsius {
    float degrees;
    __host__ __device__ operator float() const
    {
        return degrees;
    }
};

struct Fahrenheit {
    float degrees;
    __host__ __device__ Fahrenheit(Celsius c) : degrees(c * 1.8f + 32)
    {
    }
    __host__ __device__ operator Celsius() const
    {
        return Celsius{(degrees - 32) * 0.5f};
    }
};

__host__ __device__ static int increments(int i)
{
    Number a(i), b(3);
    Number c = a++ + ++b;
    Number d = a-- + --b;
    ++ ++a;
    return c.v + 10 * d.v + 100 * a.v + 1000 * b.v;
}

__host__ __device__ static int chains(int i)
{
    Number a(i), b(2), c(3), d;
    (a += b) += c;
    (a *= 2) -= b;
    d = a = b;
    ((d += c) *= 5) <<= 1;
    (++d) += 1;
    return a.v + 10 * b.v + 100 * d.v;
}

__host__ __device__ static int unary(int i)
{
    Number a(i - 3);
    Number b = -a + +a * ~a;
    return b.v + !a * 50 + !Number(1);
}

__host__ __device__ static int free_operators(int i)
{
    Number a(i), b(5);
    Number c = a * b % 7;
    Number d = (a, b);
    Number e = a && b;
    return c.v + d.v + e.v * 3 + (a == b) + 2 * (a != b) + 4 * (a < b) + (int)(a + 4);
}

__host__ __device__ static int subscripts(int i)
{
    Row r = {{i, 2, 3, 4}};
    const Row &view = r;
    r[1] += 5;
    r[2]++;
    r(1, 1) = r[0] * 3;
    int &cell = r[2];
    cell -= 1;
    Table t = {{{{1, 2, 3, i}}, {{4, 5, 6, 7}}}};
    t[1][2] = t[0][3] + 9;
    t.rows[0][1] *= 3;
    return r[0] + 10 * r[1] + 100 * r[3] + view[0] * 7 + view(2) + t[1][2] + t[0][1] + *&r[2];
}

__host__ __device__ static int pointers(int i)
{
    Number numbers[3] = {Number(i), Number(4), Number(6)};
    Pointer p = {numbers}, end = {numbers + 3};
    p->v += 2;
    *p += Number(1);
    (*p).v *= 2;
    int sum = 0;
    for (Pointer q = p; q != end; ++q)
        sum += q->v * (q ? 2 : 1);
    return sum + (int)*p;
}

__host__ __device__ static int conversions(int i)
{
    Celsius c = {(float)i};
    Fahrenheit f = c;
    Celsius back = f;
    float plain = c + 1.0f;
    Celsius explicit_cast = (Celsius)f;
    Number n = i;
    n += 4;
    n = 3 + n;
    return (int)(f.degrees * 10) + (int)(back.degrees * 10) + (int)plain + (int)explicit_cast +
           static_cast<int>(n);
}

struct Sum {
    int base;
    __host__ __device__ int operator()(int a, int b) const
    {
        return base + a + b;
    }
};

template <typename F> __host__ __device__ static int fold(const int *values, int n, F f)
{
    int result = 0;
    for (int i = 0; i < n; i++)
        result = f(result, values[i]);
    return result;
}

__host__ __device__ static int functors(int i)
{
    int values[3] = {i, 2, 5};
    Sum sum = {1};
    return fold(values, 3, sum) + fold(values, 2, Sum{i}) + Sum()(i, 2) + sum.operator()(i, 1);
}

__host__ __device__ static int evaluate(int which, int i)
{
    switch (which) {
    case 0: return increments(i);
    case 1: return chains(i);
    case 2: return unary(i);
    case 3: return free_operators(i);
    case 4: return subscripts(i);
    case 5: return pointers(i);
    case 6: return conversions(i);
    case 7: return functors(i);
    default: return 0;
    }
}

__global__ void run(int *out)
{
    out[blockIdx.x * blockDim.x + threadIdx.x] = evaluate(blockIdx.x, threadIdx.x);
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
    return finish();
}
