// Template parameters that are values: integers, bool, enumerators, functions; defaults that depend
// on others; overloads chosen by them.
#include "tmpl.h"

enum Mode { ADD, SUBTRACT = 5, MULTIPLY };
enum class Level : unsigned char { LOW = 1, HIGH = 200 };

template <int N, bool NEGATE = (N < 0)> __host__ __device__ int offset(int x)
{
    return NEGATE ? x - 1000 : x + N;
}

struct IntAndBool {
    static __host__ __device__ int run(int i)
    {
        return offset<3>(i) + 10 * offset<-7>(i) + 100 * offset<9, true>(i);
    }
};

template <Mode M> __host__ __device__ int calculate(int a, int b)
{
    switch (M) {
    case ADD: return a + b;
    case SUBTRACT: return a - b;
    default: return a * b;
    }
}
template <Level L> struct Threshold {
    static __host__ __device__ int cut(int x) { return x * 20 > (int)L ? (int)L : x; }
};

struct Enumerators {
    static __host__ __device__ int run(int i)
    {
        return calculate<ADD>(i, 2) + calculate<SUBTRACT>(i, 7) * 100 +
               calculate<MULTIPLY>(i, 3) * 1000 + Threshold<Level::LOW>::cut(i) +
               Threshold<Level::HIGH>::cut(i);
    }
};

__host__ __device__ int increase(int x)
{
    return x + 1;
}
__host__ __device__ int square(int x)
{
    return x * x;
}
template <int (*F)(int)> __host__ __device__ int twice(int x)
{
    return F(F(x));
}
template <int (*F)(int), int (*G)(int)> struct Composed {
    __host__ __device__ int operator()(int x) const { return G(F(x)); }
};

struct Functions {
    static __host__ __device__ int run(int i)
    {
        return twice<increase>(i) + twice<square>(i) + Composed<increase, square>()(i) +
               Composed<square, increase>()(i);
    }
};

template <auto V> __host__ __device__ double constant()
{
    return V * 2;
}
template <typename T, T V> struct Constant {
    static constexpr T value = V;
    __host__ __device__ constexpr operator T() const { return V; }
};

struct AnyType {
    static __host__ __device__ double run(int i)
    {
        return constant<3>() + constant<'a'>() + constant<true>() + i * Constant<long, 1234567890123L>::value +
               Constant<int, 5>();
    }
};

template <unsigned SIZE> __host__ __device__ unsigned hash(const char (&text)[SIZE])
{
    unsigned h = SIZE;
    for (unsigned k = 0; k + 1 < SIZE; k++)
        h = h * 31 + (unsigned char)text[k];
    return h;
}
template <typename T, int R, int C> __host__ __device__ T trace(const T (&m)[R][C])
{
    T t = 0;
    for (int k = 0; k < R && k < C; k++)
        t += m[k][k];
    return t;
}

struct ArrayBounds {
    static __host__ __device__ double run(int i)
    {
        char text[] = {'a', 'b', (char)('c' + i), 0};
        float m[2][3] = {{1.5f, 2, 3}, {4, (float)i, 6}};
        return hash(text) + trace(m);
    }
};

int main()
{
    compare_case<IntAndBool>();
    compare_case<Enumerators>();
    compare_case<Functions>();
    compare_case<AnyType>();
    compare_case<ArrayBounds>();
    return finish();
}
