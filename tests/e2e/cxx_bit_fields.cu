// Bit-fields: signed and unsigned ones, bool, enumerations, 64 bits, several units, zero width,
// packed structs, unions, bases, class templates; in all address spaces, in lists and constructors,
// in structs that the host fills or reads.
#include "check.h"

#include <cstring>

#pragma GCC diagnostic ignored "-Wmissing-field-initializers" // lists that leave some out

enum Mode { MODE_OFF, MODE_SLOW, MODE_FAST = 5 };
enum class Level : unsigned char { none, some, all = 3 };

struct Flags {
    unsigned low : 3, high : 5;
    int small : 4;
    bool on : 1;
    Mode mode : 3;
    unsigned : 0;
    unsigned apart : 30;
};

struct Wide {
    unsigned long long key : 40;
    long long delta : 24;
    long long alone : 50;
    unsigned whole : 32;
    int all : 32;
};

struct Mixed {
    char tag;
    int behind_tag : 9;
    short s;
    unsigned char a : 2, b : 6;
    Level level : 2;
    unsigned odd : 20;
    unsigned long long over : 41;
    float f;
};

struct __attribute__((packed)) Packed {
    char first;
    unsigned x : 7, y : 13, z : 12;
    int last : 20;
    short behind;
};

union Word {
    struct {
        unsigned mantissa : 23, exponent : 8, sign : 1;
    };
    struct {
        unsigned char b0 : 4, b1 : 4;
        unsigned rest : 24;
    } parts;
    int top : 5;
    float value;
};

struct Base {
    unsigned kind : 4;
    unsigned size : 12;
    __host__ __device__ unsigned twice() const
    {
        return size * 2 + kind;
    }
};

struct Derived : Base {
    int more : 10;
    int plain;
    __host__ __device__ Derived(int m, unsigned s) : more(m), plain(s)
    {
        kind = 9;
        size = s;
    }
    __host__ __device__ void grow()
    {
        size += 100;
        more -= (int)kind;
        this->kind++;
    }
};

template <typename T, int N> struct Field {
    T value : N;
    T rest : 8 * sizeof(T) - N;
    __host__ __device__ T sum() const
    {
        return value + rest;
    }
};

struct Aggregate {
    int a;
    unsigned b : 4, c : 9;
    signed char d : 3;
    bool e : 1;
    int f;
};

#define MODE_OF(p) ((p).mode)
#define ADD(x, y)  ((x) += (y))

__host__ __device__ static long at(long i, long k)
{
    return i * 37 + k * 11 + 5;
}

__host__ __device__ static void change(Flags &f, int i)
{
    f.low = i;
    f.high += i * 3;
    f.small = -i;
    f.small--;
    f.on = i & 4;
    f.mode = i % 2 ? MODE_FAST : MODE_SLOW;
    f.apart ^= (unsigned)at(i, 3);
}

// Whatever a bit-field is part of has the type that C++ gives it.
__host__ __device__ static long arithmetic(Flags &f, int i)
{
    long sum = f.low - 5;                     // int, though the bit-field is unsigned
    sum = sum * 3 + (f.high - i < 0 ? 1 : 2); // a comparison of ints
    sum = sum * 3 + (~f.low >> 1);
    sum = sum * 3 + (f.small << 2) + (f.small >> 1);
    sum = sum * 3 + (f.on ? f.low : f.high);
    sum = sum * 3 + f.on + f.mode;
    sum = sum * 3 + (long)(f.low * -1.5f);
    sum += min(f.low, 4u) + max(f.small, -2);
    unsigned copy = f.high;
    const int &bound = f.small;
    auto deduced = f.low;
    return sum * 7 + copy + bound + (deduced - 9u > 3u ? 10 : 20) + MODE_OF(f);
}

__host__ __device__ static long values_of_changes(Flags *p, int i)
{
    long sum = (p->low = i + 6);
    sum = sum * 5 + (p->small += 5);
    sum = sum * 5 + p->high++;
    sum = sum * 5 + ++p->high;
    sum = sum * 5 + p->small--;
    sum = sum * 5 + --p->low;
    Flags *q = p;
    sum = sum * 5 + (q++->low |= 1);
    sum = sum * 5 + (q - p);
    int n = 0;
    p[n++].high = i;
    p[--n].high -= 2;
    p->low = p->high = i + 1;
    if ((p->mode = (Mode)(i % 6)))
        sum++;
    p->high <<= 1;
    p->high %= 7;
    p->on |= i & 1;
    ADD(p->apart, i * 1000u);
    for (p->small = 0; p->small < 3; p->small++)
        sum += p->small;
    return sum * 5 + n;
}

__host__ __device__ static long flags(Flags &f, int i)
{
    change(f, i);
    long sum = arithmetic(f, i);
    sum = sum * 3 + values_of_changes(&f, i);
    return sum + f.low + f.high * 8 + f.small * 256 + f.apart % 1000;
}

__host__ __device__ static long wide(int i)
{
    Wide w = {};
    w.key = 0x123456789aULL * (i + 1);
    w.delta = -(long long)i * 12345;
    w.alone = (long long)(w.key - w.delta) * -3;
    w.whole = 0xfffffff0u + i;
    w.all = -i;
    w.key++;
    w.delta -= 3;
    return w.key % 100003 + w.delta * 7 + w.alone % 1009 + (w.whole > 5u) + w.all +
           (w.whole + 32) % 77;
}

__host__ __device__ static void mixed(Mixed &m, int i)
{
    m.behind_tag += i - 4;
    m.tag = 'x';
    m.a = i;
    m.b -= i;
    m.level = i & 1 ? Level::all : Level::some;
    m.odd = at(i, 9) * 4000;
    m.over = m.odd * 3ULL + (m.level == Level::all);
    m.s--;
    m.f += m.behind_tag;
}

__host__ __device__ static void packed(Packed &p, int i)
{
    p.x = p.y + i;
    p.y -= p.z;
    p.z++;
    p.last = -p.x * i * 50;
    p.behind += p.last;
    p.first++;
}

__host__ __device__ static long unions(int i)
{
    Word w;
    w.value = -1.5f * (i + 1);
    long sum = w.mantissa + w.exponent * 3 + w.sign;
    w.sign = 0;
    w.exponent++;
    sum += (long)(w.value * 2);
    w.parts.b1 = i;
    sum = sum * 3 + w.parts.b0 + w.parts.b1 + w.parts.rest % 1000;
    w.top = i - 6;
    return sum * 3 + w.top;
}

__host__ __device__ static long classes(int i)
{
    Derived d(i - 3, i * 10);
    d.grow();
    Base b = d;
    const Base &r = d;
    Field<unsigned, 5> f{(unsigned)i, 1000u};
    Field<short, 9> g;
    g.value = -i;
    g.rest = i;
    g.value *= 3;
    f.value--;
    return d.twice() + d.more * 5 + b.kind + r.size + d.plain + f.sum() + f.value + g.sum() * 3;
}

__host__ __device__ static long lists(int i)
{
    Aggregate a = {1, 2, 300, -2, true, 6};
    Aggregate b = {i, (unsigned)i & 15u, (unsigned)i * 40u, (signed char)(i - 4), i == 3};
    Aggregate array[2] = {{7, 8}, {9, 1, 2, 3, false, 4}};
    a.f += array[1].f + array[0].b + array[0].c;
    Aggregate c = b;
    c.d--;
    const Aggregate &r = c;
    return a.a + a.b + a.c + a.d + a.e + a.f + 3 * (b.a + b.b + b.c + b.d + b.e + b.f) + r.d * 5 +
           array[1].d;
}

__constant__ Aggregate table[2] = {{1, 15, 511, -4, true, 2}, {3, 4, 5, 3, false, 6}};
__device__ Aggregate device_table = {3, 1, 2, -1, true, 5};

__host__ __device__ static long read(const Aggregate &a)
{
    return a.a + a.b * 3 + a.c * 5 + a.d * 7 + a.e * 11 + a.f * 13;
}

__global__ void local(long *out, Flags start, int n)
{
    __shared__ Flags shared[8];
    int i = threadIdx.x;
    Flags own = start;
    own.low += i;
    shared[i] = own;
    shared[i].apart = i * 3;
    __syncthreads();
    Flags other = shared[(i + 1) % n];
    __syncthreads();
    out[i] = flags(own, i);
    out[n + i] = flags(shared[i], i) + other.apart;
    start.high = i;
    out[2 * n + i] = start.high + start.low;
    out[3 * n + i] = wide(i);
    out[4 * n + i] = unions(i);
    out[5 * n + i] = classes(i);
    out[6 * n + i] = lists(i);
    out[7 * n + i] = read(table[i % 2]);
    if (i == 0) {
        device_table.c = 77;
        device_table.d++;
    }
    __syncthreads();
    out[8 * n + i] = read(device_table) + (table[1].d << i);
}

__global__ void global(Flags *f, Mixed *m, Packed *p, volatile Flags *v, long *out)
{
    int i = threadIdx.x;
    out[i] = flags(f[i], i);
    mixed(m[i], i);
    packed(p[i], i);
    v[i].low = i;
    v[i].high += v[i].low;
}

template <typename T> static std::vector<T> patterns(int n)
{
    std::vector<T> all(n);
    unsigned char *bytes = (unsigned char *)all.data();
    for (size_t i = 0; i < n * sizeof(T); i++)
        bytes[i] = (unsigned char)(i * 151 + 17);
    return all;
}

template <typename T> static void expect_same(const std::vector<T> &want, T *device)
{
    std::vector<T> got = copy_to_host(device, want.size());
    for (size_t i = 0; i < want.size(); i++)
        EXPECT(memcmp(&got[i], &want[i], sizeof(T)) == 0);
}

static void test_local(int n)
{
    Flags start = {};
    start.low = 2;
    start.high = 20;
    start.small = -7;
    start.mode = MODE_FAST;
    long *out = new_on_device<long>(9 * n);
    local<<<1, n>>>(out, start, n);
    CHECK_LAUNCH();
    std::vector<long> got = copy_to_host(out, 9 * n);
    Aggregate changed = {3, 1, 77, 0, true, 5};
    Aggregate constants[2] = {{1, 15, 511, -4, true, 2}, {3, 4, 5, 3, false, 6}};
    for (int i = 0; i < n; i++) {
        Flags own = start;
        own.low += i;
        Flags shared = own;
        shared.apart = i * 3;
        EXPECT_EQUAL(i, got[i], flags(own, i));
        EXPECT_EQUAL(i, got[n + i], flags(shared, i) + (i + 1) % n * 3);
        EXPECT_EQUAL(i, got[2 * n + i], (long)(i + start.low));
        EXPECT_EQUAL(i, got[3 * n + i], wide(i));
        EXPECT_EQUAL(i, got[4 * n + i], unions(i));
        EXPECT_EQUAL(i, got[5 * n + i], classes(i));
        EXPECT_EQUAL(i, got[6 * n + i], lists(i));
        EXPECT_EQUAL(i, got[7 * n + i], read(constants[i % 2]));
        EXPECT_EQUAL(i, got[8 * n + i], read(changed) + (3 << i));
    }
}

static void test_global(int n)
{
    std::vector<Flags> f = patterns<Flags>(n), v = patterns<Flags>(n);
    std::vector<Mixed> m = patterns<Mixed>(n);
    std::vector<Packed> p = patterns<Packed>(n);
    for (int i = 0; i < n; i++) {
        f[i].mode = MODE_SLOW;
        m[i].f = (float)i;
    }
    Flags *df = copy_to_device(f), *dv = copy_to_device(v);
    Mixed *dm = copy_to_device(m);
    Packed *dp = copy_to_device(p);
    long *out = new_on_device<long>(n);
    global<<<1, n>>>(df, dm, dp, dv, out);
    CHECK_LAUNCH();
    std::vector<long> got = copy_to_host(out, n);
    for (int i = 0; i < n; i++) {
        EXPECT_EQUAL(i, got[i], flags(f[i], i));
        mixed(m[i], i);
        packed(p[i], i);
        v[i].low = i;
        v[i].high += v[i].low;
    }
    expect_same(f, df);
    expect_same(v, dv);
    expect_same(m, dm);
    expect_same(p, dp);
}

int main()
{
    test_local(8);
    test_global(8);
    return finish();
}
