// constexpr functions and variables (scalars, arrays, structs), if constexpr, static_assert, alias
// and variable templates, type traits.
#include "tmpl.h"
#include <type_traits>

constexpr __host__ __device__ int power(int base, int n)
{
    return n == 0 ? 1 : base * power(base, n - 1);
}
constexpr __host__ __device__ unsigned log_of(unsigned x)
{
    unsigned n = 0;
    while (x >>= 1)
        n++;
    return n;
}
constexpr int CUBE = power(3, 3);
constexpr double HALF = 0.5;
constexpr unsigned BITS = log_of(1000);

struct Scalars {
    static __host__ __device__ double run(int i)
    {
        constexpr int LOCAL = CUBE * 2;
        constexpr float THIRD = 1.0f / 3;
        int buffer[power(2, 3)];
        for (int k = 0; k < 8; k++)
            buffer[k] = k * i;
        return LOCAL + i * HALF + BITS + THIRD + buffer[7] + log_of((unsigned)i + 16);
    }
};

struct Arrays {
    static __host__ __device__ int run(int i)
    {
        constexpr int WEIGHTS[4] = {1, 10, 100, 1000};
        constexpr int LOCAL[] = {3, 5, 7};
        constexpr float GRID[2][2] = {{0.5f, 1.5f}, {2.5f, 3.5f}};
        int s = 0;
        for (int k = 0; k < 4; k++)
            s += WEIGHTS[k] * ((i >> k) & 1);
        return s + LOCAL[i % 3] + (int)(GRID[i & 1][1] * 2);
    }
};

struct Box {
    int width, height;
    constexpr __host__ __device__ Box(int w, int h) : width(w), height(h) {}
    constexpr __host__ __device__ int area() const { return width * height; }
};
struct Limits {
    float low, high;
};

struct Structs {
    static __host__ __device__ double run(int i)
    {
        constexpr Box box(3, 4);
        constexpr Limits limits = {0.5f, 10.5f};
        Box other = box;
        other.width += i;
        return box.area() + other.area() * 100 + (i > limits.high ? limits.high : limits.low);
    }
};

template <typename T> __host__ __device__ int classify(T x)
{
    if constexpr (std::is_floating_point<T>::value) {
        return (int)(x * 2);
    } else if constexpr (std::is_same_v<T, char>) {
        return x - 'a';
    } else {
        if constexpr (sizeof(T) == 8)
            return (int)(x >> 1);
        else if constexpr (std::is_signed_v<T>)
            return -x;
        return (int)x + 5000;
    }
}
#define CHOOSE(T, A, B)                                                                            \
    if constexpr (sizeof(T) == 4) {                                                                \
        return A;                                                                                  \
    } else {                                                                                       \
        return B;                                                                                  \
    }
template <typename T> __host__ __device__ T chosen(T x)
{
    CHOOSE(T, x + 1, x + 2)
}

struct IfConstexpr {
    static __host__ __device__ int run(int i)
    {
        return classify(i * 0.75f) + 10 * classify((char)('a' + i)) + 100 * classify((long long)i) +
               classify(i) + classify((unsigned short)i) + chosen(i) + (int)chosen((double)i);
    }
};

template <typename T> constexpr T PI = T(3.14159265358979323846L);
template <typename T, int N> constexpr int BYTES = (int)sizeof(T) * N;
template <typename T> using Pointer = T *;
template <typename T, int N = 4> using Row = T[N];
template <bool C, typename A, typename B> using Either = typename std::conditional<C, A, B>::type;

struct Aliases {
    static __host__ __device__ double run(int i)
    {
        static_assert(BYTES<short, 3> == 6, "size");
        Row<float> row = {1.5f, 2.5f, (float)i, 4.5f};
        Pointer<const float> p = row;
        Either<true, int, float> n = (int)(i * 1.5f);
        return PI<float> + PI<double> * i + p[2] + row[i & 3] + n + BYTES<double, 5>;
    }
};

int main()
{
    compare_case<Scalars>();
    compare_case<Arrays>();
    compare_case<Structs>();
    compare_case<IfConstexpr>();
    compare_case<Aliases>();
    return finish();
}
