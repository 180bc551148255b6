// Range-for over classes: begin() and end() as members and as functions, iterators that are
// pointers or classes, in classes and class templates, over const objects, temporaries, members, in
// all spaces; over objects with destructors.
#include "check.h"

struct Numbers {
    int cells[6];
    int count;
    __host__ __device__ int *begin()
    {
        return cells;
    }
    __host__ __device__ int *end()
    {
        return cells + count;
    }
    __host__ __device__ const int *begin() const
    {
        return cells;
    }
    __host__ __device__ const int *end() const
    {
        return cells + count;
    }
};

struct Steps {
    int from, to, step;
    struct Iterator {
        int at, step;
        __host__ __device__ int operator*() const
        {
            return at;
        }
        __host__ __device__ Iterator &operator++()
        {
            at += step;
            return *this;
        }
        __host__ __device__ bool operator!=(const Iterator &other) const
        {
            return at < other.at;
        }
    };
    __host__ __device__ Iterator begin() const
    {
        return {from, step};
    }
    __host__ __device__ Iterator end() const
    {
        return {to, step};
    }
};

namespace pairs
{
struct Item {
    short key;
    float weight;
};

struct List {
    Item items[4];
};

__host__ __device__ inline Item *begin(List &list)
{
    return list.items;
}
__host__ __device__ inline Item *end(List &list)
{
    return list.items + 4;
}
} // namespace pairs

template <typename T> struct Span {
    T *data;
    int size;
    struct Cursor {
        T *at;
        __host__ __device__ T &operator*() const
        {
            return *at;
        }
        __host__ __device__ Cursor &operator++()
        {
            ++at;
            return *this;
        }
        __host__ __device__ bool operator!=(Cursor other) const
        {
            return at != other.at;
        }
    };
    __host__ __device__ Cursor begin() const
    {
        return Cursor{data};
    }
    __host__ __device__ Cursor end() const
    {
        return Cursor{data + size};
    }
};

struct Box {
    Numbers inner;
    __host__ __device__ int total() const
    {
        int sum = 0;
        for (int x : inner)
            sum += x;
        return sum;
    }
};

__host__ __device__ static Steps upto(int n)
{
    return {0, n, 2};
}

__host__ __device__ static int members(Numbers &n, int i)
{
    int sum = 0;
    for (int &x : n)
        x += i;
    for (auto x : n) {
        if (x % 3 == 0)
            continue;
        if (sum > 100)
            break;
        sum = sum * 2 + x;
    }
    const Numbers &fixed = n;
    for (const int &x : fixed)
        sum += x * x;
    return sum;
}

__host__ __device__ static int classes(int i)
{
    int sum = 0;
    Steps s = {i, 20, 3};
    for (int x : s)
        for (auto y : Steps{0, x, 4})
            sum += x * 10 + y;
    for (int x : upto(i + 3)) {
        if (x == 6)
            break;
        sum ^= x << 4;
    }
    return sum;
}

__host__ __device__ static float functions(int i)
{
    pairs::List list = {{{1, 2.5f}, {2, -1.0f}, {3, 0.25f}, {(short)i, 4.0f}}};
    float sum = 0;
    for (pairs::Item &item : list)
        item.weight *= item.key;
    for (auto item : list)
        sum = sum * 2 + item.weight;
    return sum;
}

template <typename T> __host__ __device__ static T spans(Span<T> span)
{
    T sum = 0;
    for (T x : span)
        sum = sum * 2 + x;
    return sum;
}

struct Logged {
    int v, *log;
    __host__ __device__ Logged(int v, int *log) : v(v), log(log) {}
    __host__ __device__ Logged(const Logged &o) : v(o.v + 1), log(o.log)
    {
        *log = *log * 3 + v;
    }
    __host__ __device__ ~Logged()
    {
        *log = *log * 5 + v;
    }
};

// each copy dies at the end of its round, however that ends
__host__ __device__ static int copies(int i)
{
    int log = 0;
    {
        Logged all[3] = {{i, &log}, {i + 1, &log}, {i + 2, &log}};
        for (Logged one : all) {
            if (one.v == 2)
                continue;
            log ^= one.v << 8;
            if (one.v == 4)
                break;
        }
    }
    return log;
}

__global__ void run(Numbers *numbers, float *values, int *out, float *fout)
{
    __shared__ Numbers shared[4];
    int i = threadIdx.x;
    shared[i] = numbers[i];
    Numbers own = numbers[i];
    out[0 + i] = members(own, i);
    out[4 + i] = members(shared[i], i + 1);
    out[8 + i] = members(numbers[i], i + 2);
    out[12 + i] = classes(i);
    Box box = {own};
    out[16 + i] = box.total();
    out[20 + i] = copies(i);
    fout[i] = functions(i);
    fout[4 + i] = spans(Span<float>{values + i, 4});
}

int main()
{
    const int n = 4;
    std::vector<Numbers> numbers(n);
    std::vector<float> values(2 * n);
    for (int i = 0; i < n; i++) {
        numbers[i].count = 3 + i;
        for (int k = 0; k < 6; k++)
            numbers[i].cells[k] = i * 5 + k * 7;
        values[i] = 0.5f * i;
        values[n + i] = 3.0f - i;
    }
    Numbers *device = copy_to_device(numbers);
    float *dvalues = copy_to_device(values), *fout = new_on_device<float>(2 * n);
    int *out = new_on_device<int>(6 * n);
    run<<<1, n>>>(device, dvalues, out, fout);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 6 * n);
    std::vector<float> fgot = copy_to_host(fout, 2 * n);
    std::vector<Numbers> changed = copy_to_host(device, n);
    for (int i = 0; i < n; i++) {
        Numbers own = numbers[i], shared = numbers[i], global = numbers[i];
        EXPECT_EQUAL(i, got[i], members(own, i));
        EXPECT_EQUAL(i, got[4 + i], members(shared, i + 1));
        EXPECT_EQUAL(i, got[8 + i], members(global, i + 2));
        EXPECT_EQUAL(i, changed[i].cells[1], global.cells[1]);
        EXPECT_EQUAL(i, got[12 + i], classes(i));
        EXPECT_EQUAL(i, got[16 + i], (Box{own}.total()));
        EXPECT_EQUAL(i, got[20 + i], copies(i));
        EXPECT_EQUAL(i, fgot[i], functions(i));
        EXPECT_EQUAL(i, fgot[4 + i], spans(Span<float>{values.data() + i, 4}));
    }
    return finish();
}
