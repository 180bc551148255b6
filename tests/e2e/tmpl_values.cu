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

__device__ int block_total(int value)
{
    __shared__ int total;
    if (threadIdx.x == 0)
        total = 0;
    __syncthreads();
    atomicAdd(&total, value);
    __syncthreads();
    return total;
}

struct Range {
    int first, last;
};

// Its instances share one body.
template <typename T, unsigned SIZE, bool DOUBLES>
__global__ void sum(T *out, const T *in, Range range, bool adds_total)
{
    extern __shared__ int partial[];
    unsigned tid = threadIdx.x;
    T value = 0;
    for (range.first += tid; range.first < range.last; range.first += SIZE)
        value += DOUBLES ? in[range.first] * 2 : in[range.first];
    partial[tid] = (int)value;
    __syncthreads();
    if (SIZE >= 64) {
        if (tid < 32)
            partial[tid] += partial[tid + 32];
        __syncthreads();
    }
    for (unsigned s = SIZE == 32 ? 16 : min(SIZE, 64u) / 4; s > 0; s >>= 1) {
        if (tid < s)
            partial[tid] += partial[tid + s];
        __syncthreads();
    }
    if (adds_total)
        partial[tid] += block_total((int)SIZE);
    if (tid == 0)
        *out = partial[0];
}

template <typename T, unsigned SIZE, bool DOUBLES> void check_sum(bool adds_total)
{
    T in[100], expected = 0;
    T *device = new_on_device<T>(101);
    for (int i = 0; i < 100; i++) {
        in[i] = (T)i;
        expected += i < 10 || i >= 90 ? 0 : (T)(DOUBLES ? 2 * i : i);
    }
    CHECK(cudaMemcpy(device, in, sizeof in, cudaMemcpyHostToDevice));
    sum<T, SIZE, DOUBLES><<<1, SIZE, SIZE * sizeof(int)>>>(device + 100, device, Range{10, 90},
                                                           adds_total);
    CHECK_LAUNCH();
    std::vector<T> got = copy_to_host(device, 101);
    EXPECT_EQUAL((int)SIZE, got[100], expected + (T)(adds_total ? SIZE * SIZE : 0));
    CHECK(cudaFree(device));
}

// Device functions share bodies, too, and variables in shared memory are arguments of one.
template <int SIZE, int STEP> __host__ __device__ int weighted(const int *values, int at)
{
    int total = 0;
    for (int i = 0; i < SIZE; i++)
        total += values[(at + i * STEP) % SIZE] * (i + 1);
    return STEP > 1 ? total / STEP : total;
}

template <int WIDTH> __global__ void smooth(int *out, const int *in)
{
    __shared__ int cells[WIDTH];
    __shared__ int pairs[WIDTH][2], changed;
    int t = threadIdx.x;
    cells[t] = in[t];
    if (t == 0)
        changed = 0;
    __syncthreads();
    pairs[t][1] = weighted<WIDTH, 1>(in, t);
    if (weighted<WIDTH, 3>(in, t) > cells[t])
        atomicAdd(&changed, 1);
    if (t == WIDTH - 1) {
        __shared__ int last;
        last = cells[t];
        out[WIDTH] = last + weighted<7, 2>(in, t);
    }
    __syncthreads();
    out[t] = cells[WIDTH - 1 - t] + pairs[t][1] + changed;
}

template <int WIDTH> void check_smooth()
{
    int in[WIDTH], changed = 0;
    int *device = new_on_device<int>(2 * WIDTH + 1);
    for (int i = 0; i < WIDTH; i++)
        in[i] = i * 37 % 101;
    for (int i = 0; i < WIDTH; i++)
        changed += weighted<WIDTH, 3>(in, i) > in[i];
    CHECK(cudaMemcpy(device, in, sizeof in, cudaMemcpyHostToDevice));
    smooth<WIDTH><<<1, WIDTH>>>(device + WIDTH, device);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(device + WIDTH, WIDTH + 1);
    for (int i = 0; i < WIDTH; i++)
        EXPECT_EQUAL(i, got[i], in[WIDTH - 1 - i] + (weighted<WIDTH, 1>(in, i)) + changed);
    EXPECT_EQUAL(WIDTH, got[WIDTH], in[WIDTH - 1] + (weighted<7, 2>(in, WIDTH - 1)));
    CHECK(cudaFree(device));
}

template <auto V> __global__ void tell(int *told)
{
    told[0] = (int)V;
    told[1] = sizeof(V);
}

// instances whose values are the same, and their types are not
template <auto V> static void check_told(int *told)
{
    tell<V><<<1, 1>>>(told);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(told, 2);
    EXPECT_EQUAL(V, got[0], (int)V);
    EXPECT_EQUAL(V, got[1], sizeof(V));
}

static void check_types_of_values()
{
    int *told = new_on_device<int>(2);
    check_told<1LL>(told);
    check_told<true>(told);
    check_told<1>(told);
    check_told<'\x01'>(told);
    check_told<(short)1>(told);
    check_told<4294967295u>(told);
    check_told<-1>(told);
    check_told<'>'>(told);
    check_told<'\''>(told);
    check_told<Level::HIGH>(told);
    CHECK(cudaFree(told));
}

int main()
{
    check_smooth<8>();
    check_smooth<16>();
    check_smooth<64>();
    check_sum<int, 32, true>(true);
    check_sum<int, 64, false>(false);
    check_sum<int, 64, true>(true);
    check_sum<float, 32, false>(true);
    check_sum<float, 64, true>(false);
    compare_case<IntAndBool>();
    compare_case<Enumerators>();
    compare_case<Functions>();
    compare_case<AnyType>();
    compare_case<ArrayBounds>();
    check_types_of_values();
    return finish();
}
