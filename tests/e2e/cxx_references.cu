// References and pointers: as members, parameters and returns; to arrays, to pointers, to shared
// and global memory; pointers to arrays, arrays of pointers; `this` passed on; overloads that
// differ in constness or in the pointed-to type.
#include "check.h"

struct Vec {
    int x, y;
    __host__ __device__ int &at(int i)
    {
        return i ? y : x;
    }
    __host__ __device__ const int &at(int i) const
    {
        return i ? x : y;
    }
    __host__ __device__ Vec *self()
    {
        return this;
    }
    __host__ __device__ Vec &set(int v);
    __host__ __device__ int sum() const;
};

__host__ __device__ static int add_all(const Vec *v)
{
    return v->x + v->y;
}

__host__ __device__ static void scale(Vec &v, int f)
{
    v.x *= f;
    v.y *= f;
}

__host__ __device__ inline Vec &Vec::set(int v)
{
    x = v;
    scale(*this, 2);
    return *this;
}

__host__ __device__ inline int Vec::sum() const
{
    return add_all(this);
}

struct View {
    Vec &target;
    const int &limit;
    __host__ __device__ View(Vec &t, const int &l) : target(t), limit(l)
    {
    }
    __host__ __device__ int bump()
    {
        target.x += limit;
        return target.x;
    }
};

struct Node {
    int value;
    Node *next;
};

__host__ __device__ static int sum_array(const int (&a)[4])
{
    int s = 0;
    for (int k = 0; k < 4; k++)
        s += a[k];
    return s;
}

__host__ __device__ static void fill(int (*rows)[3], int n, int v)
{
    for (int r = 0; r < n; r++)
        for (int c = 0; c < 3; c++)
            rows[r][c] = v + r * 3 + c;
}

__host__ __device__ static int &largest(int &a, int &b)
{
    return a > b ? a : b;
}

__host__ __device__ static const Vec &longer(const Vec &a, const Vec &b)
{
    if (a.x > b.x)
        return a;
    return b;
}

__host__ __device__ static void move_on(const int *&p)
{
    p++;
}

__host__ __device__ static void exchange(int *&a, int *&b)
{
    int *t = a;
    a = b;
    b = t;
}

__host__ __device__ static int kind(int *)
{
    return 1;
}

__host__ __device__ static int kind(const int *)
{
    return 2;
}

__host__ __device__ static int kind(float *)
{
    return 3;
}

__host__ __device__ static int kind(int &, long)
{
    return 4;
}

__host__ __device__ static int kind(const int &, int)
{
    return 5;
}

__host__ __device__ static int members(int i)
{
    Vec v = {i, 2};
    int limit = 3;
    View view(v, limit);
    View copy = view;
    int first = view.bump();
    limit = 10;
    copy.bump();
    copy.target.y = 7;
    return first + v.x * 10 + v.y + view.limit;
}

__host__ __device__ static int returns(int i)
{
    int a = i, b = 4;
    largest(a, b) = 20;
    largest(a, b) += 2;
    int &r = largest(a, b);
    r++;
    int *p = &largest(a, b);
    *p += 100;
    Vec v = {1, 2}, w = {i, 6};
    v.at(1) = 5;
    const Vec &c = v;
    const Vec &m = longer(v, w);
    v.set(4).set(9).at(0)++;
    return a + b + v.x + v.y + c.at(0) + m.y + v.self()->self()->x + v.sum();
}

__host__ __device__ static int arrays(int i)
{
    int a[4] = {i, 1, 2, 3};
    int(&r)[4] = a;
    r[2] = 9;
    int grid[2][3];
    fill(grid, 2, i);
    int(*row)[3] = grid + 1;
    int *cells[3] = {&a[0], a + 2, &grid[0][1]};
    *cells[1] += 5;
    int **pp = cells;
    **(pp + 2) = 50;
    const int *const *view = cells;
    return sum_array(a) + sum_array(r) + (*row)[2] + row[-1][0] + grid[0][1] + *view[0] +
           view[1][1];
}

__host__ __device__ static int reference_to_pointer(int i)
{
    int a[3] = {i, 7, 8}, b[2] = {3, 4};
    const int *p = a;
    move_on(p);
    int *x = a, *y = b;
    exchange(x, y);
    int *&alias = x;
    alias++;
    x[0] += 10;
    return *p + x[0] + y[0] + b[1];
}

__host__ __device__ static int overloads(int i)
{
    int a = i;
    const int b = 2;
    float f = 0;
    const int *p = &a;
    return kind(&a) + 10 * kind(&b) + 100 * kind(&f) + 1000 * kind(p) + 10000 * kind(a, 1L) +
           100000 * kind(3, 1);
}

__host__ __device__ static int lists(int i)
{
    Node c = {i, nullptr}, b = {2, &c}, a = {1, &b};
    int s = 0;
    for (Node *n = &a; n; n = n->next) {
        n->value *= 2;
        s = s * 10 + n->value;
    }
    Node *const *last = &a.next;
    while ((*last)->next)
        last = &(*last)->next;
    return s + (*last)->value;
}

__host__ __device__ static int constant_copies(int i)
{
    int a = i;
    const int &r = a;
    const int &t = a + 1;
    const Vec &v = Vec{a, 2};
    a += 100;
    return r + t + v.x;
}

struct Row {
    int v[4];
    __host__ __device__ int &operator[](int k)
    {
        return v[k];
    }
    __host__ __device__ Row &self()
    {
        return *this;
    }
    __host__ __device__ const int &last() const
    {
        return v[3];
    }
};

__host__ __device__ static int element(Row &row, int k)
{
    return row[k];
}

__host__ __device__ static const int &last_of(Row &row)
{
    return row.self().last();
}

__host__ __device__ static Row copied(Row &row)
{
    return row.self();
}

// Where the value is read that a reference stands for, by a statement and not by an expression.
__host__ __device__ static int results_read(int i)
{
    Row row = {{i % 2, 0, 3, i}};
    int s = 0, first = row[0], list[2] = {row[2], row.last()};
    const int &bound = row.last();
    if (row[0])
        s += 1;
    if (row[1])
        s += 10;
    while (row[2]) {
        row[2]--;
        s += 100;
    }
    for (; row.last() > 5; row[3]--)
        s += 1000;
    do {
        s += 10000;
    } while (row[1]);
    switch (row[0]) {
    case 1: s += 100000; break;
    default: break;
    }
    row.self();
    return s + first + list[0] + list[1] + bound + element(row, 0) + last_of(row) + copied(row)[3];
}

__host__ __device__ static int evaluate(int which, int i)
{
    switch (which) {
    case 0: return members(i);
    case 1: return returns(i);
    case 2: return arrays(i);
    case 3: return reference_to_pointer(i);
    case 4: return overloads(i);
    case 5: return lists(i);
    case 6: return constant_copies(i);
    case 7: return results_read(i);
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
