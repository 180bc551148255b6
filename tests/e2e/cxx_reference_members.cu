// Aggregates with references to elements in shared and global memory and to variables of the
// thread's own: in lists, lists in lists, arrays, arguments, results, and objects without a name.
// TEST warnings: members that lead to several address spaces (CU2005)
#include "check.h"

struct Ref {
    int &r;
    __host__ __device__ void add(int v) const
    {
        r += v;
    }
};

struct Base {
    int &r;
};

struct Derived : Base {
    int n;
};

struct Nest {
    Ref a;
    const int &b;
    int n;
};

struct Pointer {
    int *&p;
};

struct Row {
    int (&row)[64];
    int n;
};

struct Named {
    int n;
    int &r;
};

struct Own {
    int x;
    __host__ __device__ int twice()
    {
        Ref own{x};
        own.add(x);
        return x;
    }
};

template <class T> struct Pair {
    T first, second;
};

__host__ __device__ static Ref make(int &r)
{
    return {r};
}

__host__ __device__ static int take(Ref ref)
{
    ref.add(1);
    return ref.r;
}

__host__ __device__ static int all(const Nest &nest)
{
    return nest.a.r + nest.b + nest.n;
}

__host__ __device__ static void lead(Pointer pointer, int *to)
{
    pointer.p = to;
}

__host__ __device__ static void add(const Pair<int &> &pair, int v)
{
    pair.first += v;
    pair.second += v + 1;
}

// `s` has 64 elements, of which thread `t` has two.
__host__ __device__ static int evaluate(int (&s)[64], int *far, int t)
{
    int own = t;
    s[t] = t;
    s[t + 32] = 0;
    Ref refs[2] = {{s[t]}, {s[t + 32]}};
    refs[0].add(1);
    refs[1].add(10);
    Derived derived{{s[t]}, 3};
    derived.r += derived.n;
    Nest nest{{s[t]}, own, 2};
    int sum = all(nest) + take({s[t]}) + take(Ref{s[t]});
    int *p = s + t;
    Pointer pointer{p};
    lead(pointer, s + t + 32);
    *p += 1;
    Named named{3, *far};
    named.r += named.n;
    Nest other{{own}, 7, 1};
    other.a.r++;
    sum += all(other);
    auto one = Ref{own}, same = one;
    same.add(2);
    Row row = {s, 4};
    row.row[t] += row.n;
    Pair<int &> pair{s[t], t % 2 ? own : s[t + 32]};
    add(pair, 2);
    make(*far).add(sum);
    sum += Own{t + 1}.twice();
    return s[t] + 100 * s[t + 32] + 10000 * sum + own;
}

__global__ void run(int *far, int *out)
{
    __shared__ int s[64];
    out[threadIdx.x] = evaluate(s, far + threadIdx.x, threadIdx.x);
}

int main()
{
    const int n = 32;
    int *far = new_on_device<int>(n), *out = new_on_device<int>(n), want_far[32] = {0}, s[64];
    CHECK(cudaMemset(far, 0, n * sizeof *far));
    run<<<1, n>>>(far, out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, n), got_far = copy_to_host(far, n);
    for (int i = 0; i < n; i++) {
        EXPECT_EQUAL(i, got[i], evaluate(s, want_far + i, i));
        EXPECT_EQUAL(i, got_far[i], want_far[i]);
    }
    return finish();
}
