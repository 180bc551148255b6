// TEST buffers: yes
// Pointers that refer to shared, global, or local memory, as the program runs: in variables, in
// fields, in lambdas, as results, in arrays, through references. The host computes the same with
// plain arrays.
// TEST warnings: notes name the pointers
#include "check.h"

#define N 16

struct View {
    int *data;
    int n;
    __host__ __device__ View(int *d, int count) : data(d), n(count)
    {
    }
    __host__ __device__ int get(int i) const
    {
        return data[i];
    }
    __host__ __device__ void set(int i, int v)
    {
        data[i] = v;
        data[i + 1] += v * 2;
        ++data[i];
        data[i]--;
    }
    __host__ __device__ View behind(int i) const
    {
        return View(data + i, n - i);
    }
    __host__ __device__ int &at(int i)
    {
        return data[i];
    }
};

struct Pair {
    int a;
    short list[4];
    float b;
    __host__ __device__ int sum() const
    {
        return a + list[1] + (int)b;
    }
    __host__ __device__ void change(int by)
    {
        a += by;
        this->list[1] = (short)(list[2] + by);
        b *= 2;
    }
    __host__ __device__ Pair &next()
    {
        a++;
        return *this;
    }
};

struct Derived : Pair {
    int c;
    __host__ __device__ int all() const
    {
        return sum() + c + a;
    }
};

struct Node {
    Node *next;
    int value;
};

__host__ __device__ static int total(View v)
{
    int s = 0;
    for (int i = 0; i < v.n; i++)
        s = s * 3 + v.get(i);
    return s;
}

template <typename F> __host__ __device__ static void each(int n, F f)
{
    for (int i = 0; i < n; i++)
        f(i);
}

__host__ __device__ static int *choose(int *a, int *b, int c)
{
    return c ? a : b;
}

__host__ __device__ static int &choose_element(int *a, int *b, int c)
{
    if (c)
        return a[c];
    return *b;
}

__host__ __device__ static int count_between(const int *first, const int *last)
{
    int n = 0;
    while (first != last) {
        n += *first++ & 3;
        if (first > last)
            return -1;
    }
    return n;
}

__host__ __device__ static void swap_all(int *a, int *b, int n)
{
    for (int i = 0; i < n; i++) {
        int t = a[i];
        a[i] = b[i];
        b[i] = t;
    }
}

__host__ __device__ static int fields(int *a, int *b, int n)
{
    View v(a, N), w(b, N - 1);
    int r = total(v) + 5 * total(w);
    v.set(n, 40);
    w.set(n + 1, 50);
    r = r * 3 + total(v.behind(3)) + total(w.behind(n));
    v.at(2) += 7;
    w.at(3) = v.at(1);
    View *which = n & 1 ? &v : &w;
    which->set(0, n);
    which->data++;
    return r * 3 + which->get(1) + v.get(2) + w.get(2);
}

__host__ __device__ static int lambdas(int *p, int n)
{
    int sum = 0;
    each(n, [=](int i) { p[i] += i; });
    each(n, [&](int i) { sum += p[i] * n; });
    each(2, [&](int i) { p += i; });
    return sum + p[0];
}

__host__ __device__ static int variables(int *a, int *b, int n)
{
    int own[4] = {n, n + 1, n + 2, n + 3};
    int *p = n & 1 ? a : b;
    p[n] = 2;
    p[n + 1] += p[n] + *p;
    (n & 2 ? a : own)[2] = 4;
    const int *q = a;
    if (n & 4)
        q = b;
    else if (n & 1)
        q = own;
    int r = q[1] + *(q + 2) + q[3];
    *choose(a, p, n & 2) = 3;
    choose_element(own, b, n & 3) *= 5;
    int &ref = choose_element(b, own, n & 3);
    ref += 2;
    r = r * 3 + choose(p, own, n & 4)[1] + ref + own[0];
    int *moving = p + 2;
    moving += 2;
    --moving;
    r = r * 3 + *moving++;
    r = r * 3 + (int)(moving - p) + moving[-1] + (moving > p) + (p == a) + !p;
    int *none = NULL;
    if (n > 2)
        none = n > 5 ? own : a;
    r = r * 3 + (none ? none[3] : -1) + (none == nullptr);
    (n & 1 ? own[1] : b[1]) = 9;
    int *list[3] = {a, b, own};
    for (int i = 0; i < 3; i++)
        list[i][1] += list[(i + 1) % 3][2];
    swap_all(list[n % 3], list[(n + 1) % 3], 3);
    return r * 3 + own[1] + count_between(list[n % 3], list[n % 3] + 4);
}

__host__ __device__ static int objects(Pair *x, Pair *y, int n)
{
    Derived own;
    own.a = n;
    own.b = 1.5f;
    own.c = 3;
    for (int i = 0; i < 4; i++)
        own.list[i] = (short)i;
    Pair *p = n % 3 == 0 ? x : n % 3 == 1 ? y : &own;
    p->change(n);
    p->list[3] = 4;
    p->list[n & 3]++;
    int r = p->sum() + p->next().next().sum() + (*p).a;
    const Pair copy = *p;
    short *inside = p->list + 1;
    *inside += 2;
    float *number = &p->b;
    *number += copy.b;
    x[1] = *p;
    *p = y[0];
    Derived *d = (Derived *)&own;
    return r * 3 + copy.sum() + x[1].sum() + (int)(4 * p->b) + d->all();
}

__host__ __device__ static int links(Node *x, Node *y, int n)
{
    Node own = {x, 5};
    x->next = y;
    y->next = n & 1 ? &own : NULL;
    if (n & 1)
        own.next = NULL;
    int r = 0;
    for (Node *p = n & 2 ? x : &own; p; p = p->next)
        r = r * 3 + p->value;
    return r;
}

__device__ static int library(int *a, int *b, int n)
{
    int *p = n & 1 ? a : b;
    atomicAdd(p + 1, 5);
    atomicMax(&p[2], n);
    return p[1] + p[2];
}

static int library_on_host(int *a, int *b, int n)
{
    int *p = n & 1 ? a : b;
    p[1] += 5;
    p[2] = p[2] > n ? p[2] : n;
    return p[1] + p[2];
}

__host__ __device__ static void fill(int *a, int first)
{
    for (int i = 0; i < N; i++)
        a[i] = first + i * i % 7;
}

__host__ __device__ static void fill(Pair *p, int first)
{
    for (int i = 0; i < 2; i++) {
        p[i].a = first + i;
        p[i].b = first * 0.5f;
        for (int k = 0; k < 4; k++)
            p[i].list[k] = (short)(k + first);
    }
}

__host__ __device__ static void prepare(int *a, int *b, int n)
{
    fill(a, n);
    fill(b, 2 * n + 1);
}

// Only one work-item at a time uses the shared memory.
__global__ void run(int *out, int *memory, Pair *pairs, Node *nodes, int n)
{
    __shared__ int shared[N];
    __shared__ Pair shared_pairs[2];
    __shared__ Node shared_node;
    __shared__ View *unused;
    prepare(shared, memory, n);
    out[0] = fields(shared, memory, n);
    prepare(shared, memory, n);
    out[1] = fields(memory, shared, n);
    prepare(shared, memory, n);
    out[2] = lambdas(shared, 5) + 3 * lambdas(memory, 6);
    prepare(shared, memory, n);
    out[3] = variables(shared, memory, n);
    prepare(shared, memory, n);
    out[4] = variables(memory, shared, n);
    fill(shared_pairs, n);
    fill(pairs, n + 2);
    out[5] = objects(shared_pairs, pairs, n);
    shared_node.value = 3;
    nodes->value = n;
    out[6] = links(nodes, &shared_node, n);
    prepare(shared, memory, n);
    out[7] = library(shared, memory, n);
    unused = NULL;
    if (unused)
        out[8] = unused->get(0);
}

struct Counted {
    int x;
    int *deaths;
    __device__ Counted(int i, int *d) : x(i), deaths(d)
    {
    }
    __device__ ~Counted()
    {
        *deaths += x;
    }
};

// Memory of the heap, or other.
__global__ void heap(int *out, int n)
{
    __shared__ int shared[4];
    int deaths = 0;
    {
        Counted own(5, &deaths);
        int *p = n > 2 ? (int *)malloc(16) : shared;
        Counted *q = n > 3 ? new Counted(n, &deaths) : &own;
        p[1] = n;
        q->x++;
        out[0] = p[1] + q->x;
        if (p != shared)
            free(p);
        if (n > 3)
            delete q;
    }
    out[1] = deaths;
}

// The parameter of a kernel, too, may be given another space.
struct Bag {
    int n;
    Pair *items[4];
};

__device__ void add(Bag *bag, Pair *item)
{
    bag->items[bag->n++] = item;
}

__device__ int first(const Bag *bag)
{
    Pair *item;
    item = bag->items[0];
    return item ? item->a : -1;
}

/* A null pointer, which says nothing of a space, reaches the member after it was read. */
__global__ void null_in_member(int *out, int n)
{
    __shared__ Pair item;
    Bag bag;
    bag.n = 0;
    item.a = n;
    if (n & 1)
        add(&bag, NULL);
    add(&bag, &item);
    *out = first(&bag);
}

__global__ void reassign(int *p, int n)
{
    __shared__ int shared[N];
    fill(shared, 100);
    if (n & 1)
        p = shared;
    p[2]++;
    int r = p[2] + p[3];
    __syncthreads();
    if (n & 2)
        p[0] = r;
}

int main()
{
    const int count = 9;
    int *out = new_on_device<int>(count), *memory = new_on_device<int>(N);
    Pair *pairs = new_on_device<Pair>(2);
    Node *nodes = new_on_device<Node>(1);
    for (int n = 0; n < 8; n++) {
        run<<<1, 1>>>(out, memory, pairs, nodes, n);
        CHECK_LAUNCH();
        std::vector<int> got = copy_to_host(out, count);
        int a[N], b[N];
        Pair x[2], y[2];
        Node first = {NULL, n}, second = {NULL, 3};
        prepare(a, b, n);
        EXPECT_EQUAL(n, got[0], fields(a, b, n));
        prepare(a, b, n);
        EXPECT_EQUAL(n, got[1], fields(b, a, n));
        prepare(a, b, n);
        EXPECT_EQUAL(n, got[2], lambdas(a, 5) + 3 * lambdas(b, 6));
        prepare(a, b, n);
        EXPECT_EQUAL(n, got[3], variables(a, b, n));
        prepare(a, b, n);
        EXPECT_EQUAL(n, got[4], variables(b, a, n));
        fill(x, n);
        fill(y, n + 2);
        EXPECT_EQUAL(n, got[5], objects(x, y, n));
        EXPECT_EQUAL(n, got[6], links(&first, &second, n));
        prepare(a, b, n);
        EXPECT_EQUAL(n, got[7], library_on_host(a, b, n));
        heap<<<1, 1>>>(out, n);
        CHECK_LAUNCH();
        got = copy_to_host(out, 2);
        EXPECT_EQUAL(n, got[0], n > 3 ? 2 * n + 1 : n + 6);
        EXPECT_EQUAL(n, got[1], n > 3 ? 6 + n : 6);
        null_in_member<<<1, 1>>>(out, n);
        CHECK_LAUNCH();
        EXPECT_EQUAL(n, copy_to_host(out, 1)[0], n & 1 ? -1 : n);
        fill(b, n);
        CHECK(cudaMemcpy(memory, b, sizeof b, cudaMemcpyHostToDevice));
        reassign<<<1, 1>>>(memory, n);
        CHECK_LAUNCH();
        if (!(n & 1))
            b[2]++;
        if ((n & 3) == 2)
            b[0] = b[2] + b[3];
        got = copy_to_host(memory, N);
        for (int i = 0; i < 4; i++)
            EXPECT_EQUAL(10 * n + i, got[i], b[i]);
    }
    return finish();
}
