// TEST items: yes
// Threads of a warp read what others write by objects of their own: members of members,
// references, closures, iterators, integers in objects. They need lockstep.
// TEST warnings: kernels that need warps
#include "check.h"

#define LANES 32

struct View {
    int *s;
    __device__ explicit View(int *p) : s(p)
    {
    }
    __device__ int get(int i) const
    {
        return s[i];
    }
};

struct Two {
    View near, far;
    __device__ Two(int *p, int *q) : near(p), far(q)
    {
    }
};

__global__ void by_member(const int *in, int *out)
{
    __shared__ int s[LANES], q[LANES];
    int t = threadIdx.x;
    Two two(s, q);
    q[t] = in[t];
    s[t] = in[t];
    out[t] = two.near.get(t ^ 1);
}

struct Row {
    int (&cells)[LANES];
    int at;
    __device__ void put(int value) const
    {
        cells[at] = value;
    }
    __device__ int next() const
    {
        return cells[(at + 1) % LANES];
    }
};

__global__ void by_reference(const int *in, int *out)
{
    __shared__ int s[LANES];
    int t = threadIdx.x;
    Row row{s, t};
    row.put(in[t]);
    out[t] = row.next();
}

template <class F> __device__ int apply(const F &f, int i)
{
    return f(i);
}

__global__ void by_closure(const int *in, int *out)
{
    __shared__ int s[LANES];
    int t = threadIdx.x;
    auto get = [p = &s[0]](int i) { return p[i]; };
    s[t] = in[t];
    out[t] = apply(get, LANES - 1 - t);
}

struct Steps {
    int *p;
    __device__ Steps &operator++()
    {
        p += LANES;
        return *this;
    }
    __device__ int &operator*() const
    {
        return *p;
    }
};

__global__ void by_iterator(const int *in, int *out, int n)
{
    __shared__ int s[4 * LANES];
    int t = threadIdx.x, sum = 0;
    Steps to{s + t}, from{s + (t ^ 1)};
    for (int i = 0; i < n; i++, ++to)
        *to = in[t] + i;
    for (int i = 0; i < n; i++, ++from)
        sum += *from;
    out[t] = sum;
}

static void expect(const int *out, const std::vector<int> &want)
{
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, LANES);
    for (int i = 0; i < LANES; i++)
        EXPECT_EQUAL(i, got[i], want[i]);
}

int main()
{
    std::vector<int> in(LANES), neighbour(LANES), next(LANES), mirrored(LANES), sums(LANES);
    for (int i = 0; i < LANES; i++)
        in[i] = 7 * i + 3;
    for (int i = 0; i < LANES; i++) {
        neighbour[i] = in[i ^ 1];
        next[i] = in[(i + 1) % LANES];
        mirrored[i] = in[LANES - 1 - i];
        sums[i] = 4 * in[i ^ 1] + 6;
    }
    const int *values = copy_to_device(in);
    int *out = new_on_device<int>(LANES);
    by_member<<<1, LANES>>>(values, out);
    expect(out, neighbour);
    by_reference<<<1, LANES>>>(values, out);
    expect(out, next);
    by_closure<<<1, LANES>>>(values, out);
    expect(out, mirrored);
    by_iterator<<<1, LANES>>>(values, out, 4);
    expect(out, sums);
    return finish();
}
