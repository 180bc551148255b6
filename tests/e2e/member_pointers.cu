// TEST buffers: yes
// Pointers to data members, also as parameters of kernels and in tables; pointers to member
// functions that are constants.
// TEST nvcc: -std=c++17 -Xcompiler -Wno-parentheses
#include "check.h"

struct Point {
    int x, y, z;
    __host__ __device__ int sum(int i) const
    {
        return x + y * 2 + z * 3 + i;
    }
    __host__ __device__ int difference(int i) const
    {
        return x - y - z - i;
    }
    __host__ __device__ void move(int by)
    {
        x += by;
    }
};

struct Labelled {
    char label;
};

struct Named : Labelled, Point {
    float weight;
};

template <int Point::*P> __host__ __device__ static int &part(Point &p)
{
    return p.*P;
}

template <int (Point::*F)(int) const> __host__ __device__ static int apply(const Point &p, int i)
{
    return (p.*F)(i);
}

template <void (Point::*F)(int)> __host__ __device__ static void change(Point *p, int i)
{
    (p->*F)(i);
}

template <typename P> __host__ __device__ static int read(const Point &p, P member)
{
    return p.*member;
}

__host__ __device__ static int Point::*choose(int i)
{
    return i % 3 == 0 ? &Point::x : i % 3 == 1 ? &Point::y : nullptr;
}

__host__ __device__ static int compute(Point *points, int Point::*given, int i)
{
    Point own = {i, 2 * i, 5};
    int Point::*p = i & 1 ? &Point::y : &Point::z;
    own.*p = 7;
    own.*p += i;
    int &reference = own.*given;
    reference++;
    Point *pointer = &own;
    int r = own.x + 3 * own.y + 5 * own.z + pointer->*p + (pointer->*given)++;
    points[1].*given = r & 15;
    points->*p -= 3;
    const Point &constant = own;
    r = r * 3 + constant.*p + read(constant, &Point::x) + read(own, given);
    int Point::*const table[3] = {&Point::z, &Point::x, given};
    for (int k = 0; k < 3; k++)
        r = r * 3 + own.*table[k] + points[1].*table[k];
    int Point::*chosen = choose(i);
    if (chosen)
        r += own.*chosen;
    r = r * 3 + (chosen == nullptr) + 2 * (p == &Point::y) + 4 * !chosen + 8 * (given != p);
    Named named;
    named.x = i;
    named.y = 2;
    named.z = 3;
    int Named::*of_named = p;
    float Named::*weight = &Named::weight;
    named.*of_named = 11;
    named.*weight = 2.5f;
    r = r * 3 + named.sum(1) + (int)(2 * (named.*weight)) + named.*p;
    part<&Point::y>(own) = 4;
    change<&Point::move>(&own, 2);
    r += part<&Point::x>(own) + apply<&Point::sum>(own, 1) * apply<&Point::difference>(own, 2);
    return r + (own.*&Point::sum)(3);
}

__host__ __device__ static void fill(Point *points, int i)
{
    for (int k = 0; k < 2; k++) {
        points[k].x = i + k;
        points[k].y = i * 2 + k;
        points[k].z = 3 - k;
    }
}

__global__ void run(int *out, Point *points, int Point::*given)
{
    __shared__ Point shared[2];
    int i = threadIdx.x;
    fill(points + 2 * i, i);
    out[2 * i] = compute(points + 2 * i, given, i);
    if (i == 3) {
        fill(shared, i);
        out[2 * i + 1] = compute(shared, given, i);
    }
}

int main()
{
    const int n = 16;
    int *out = new_on_device<int>(2 * n);
    Point *points = new_on_device<Point>(2 * n);
    int Point::*members[2] = {&Point::z, &Point::x};
    for (int m = 0; m < 2; m++) {
        run<<<1, n>>>(out, points, members[m]);
        CHECK_LAUNCH();
        std::vector<int> got = copy_to_host(out, 2 * n);
        for (int i = 0; i < n; i++) {
            Point own[2];
            fill(own, i);
            EXPECT_EQUAL(i, got[2 * i], compute(own, members[m], i));
            fill(own, i);
            if (i == 3)
                EXPECT_EQUAL(i, got[2 * i + 1], compute(own, members[m], i));
        }
    }
    return finish();
}
