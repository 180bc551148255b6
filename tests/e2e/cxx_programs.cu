// Pieces of C++ as programs have them: expression templates, tagged unions, references to rows.
#include "check.h"

#define BOTH __host__ __device__

// A base that knows what it is a part of: a copy of it would be a part of nothing.
template <typename E> struct Expression {
    BOTH const E &self() const
    {
        return *static_cast<const E *>(this);
    }
    BOTH int operator[](int i) const
    {
        return self()[i];
    }
};

template <int N> struct Vector : Expression<Vector<N>> {
    int values[N];
    BOTH Vector() : values{}
    {
    }
    template <typename E> BOTH Vector(const Expression<E> &e)
    {
        for (int i = 0; i < N; ++i)
            values[i] = e[i];
    }
    BOTH int operator[](int i) const
    {
        return values[i];
    }
    BOTH int &operator[](int i)
    {
        return values[i];
    }
};

template <typename L, typename R> struct Sum : Expression<Sum<L, R>> {
    const L &l;
    const R &r;
    BOTH Sum(const L &l, const R &r) : l(l), r(r)
    {
    }
    BOTH int operator[](int i) const
    {
        return l[i] + r[i];
    }
};

template <typename L> struct Scaled : Expression<Scaled<L>> {
    const L &l;
    int by;
    BOTH Scaled(const L &l, int by) : l(l), by(by)
    {
    }
    BOTH int operator[](int i) const
    {
        return l[i] * by;
    }
};

template <typename L, typename R>
BOTH Sum<L, R> operator+(const Expression<L> &l, const Expression<R> &r)
{
    return {l.self(), r.self()};
}

template <typename L> BOTH Scaled<L> operator*(const Expression<L> &l, int by)
{
    return {l.self(), by};
}

// The same without a template: what is derived is known by a cast in the function.
struct Shape {
    int kind;
};
struct Square : Shape {
    int side;
};
BOTH static int area(const Shape &shape)
{
    return shape.kind == 4 ? static_cast<const Square &>(shape).side * 4 : 0;
}
BOTH static int area_by_pointer(const Shape &shape)
{
    return shape.kind == 4 ? static_cast<const Square *>(&shape)->side * 3 : 0;
}

BOTH static int expressions(int i)
{
    Vector<4> a, b;
    for (int k = 0; k < 4; ++k) {
        a[k] = i + k;
        b[k] = i * k;
    }
    Vector<4> c = a + b * 3 + (a + b) * 2;
    Square square;
    square.kind = 3 + i % 2;
    square.side = i;
    Shape parts[2] = {square, Shape{7}}; // only the base is copied
    struct {
        Shape shape;
        int more;
    } holder = {square, 5};
    return c[0] + c[1] * 10 + c[2] * 100 + c[3] * 1000 + area(square) + area_by_pointer(square) +
           parts[0].kind + parts[1].kind * 3 + holder.shape.kind * holder.more;
}

// An enumeration without a name, and a union without one.
struct Variant {
    enum { INTEGER, REAL } tag;
    union {
        int i;
        float f;
    };
    BOTH Variant(int value) : tag(INTEGER), i(value)
    {
    }
    BOTH Variant(float value) : tag(REAL), f(value)
    {
    }
    BOTH int get() const
    {
        return tag == INTEGER ? i : (int)(f * 10);
    }
};

template <int R, int C> struct Tile {
    float cells[R][C];
    BOTH float (&row(int r))[C]
    {
        return cells[r];
    }
    BOTH const float (&row(int r) const)[C]
    {
        return cells[r];
    }
};

BOTH static float sum(const float (&row)[4])
{
    float s = 0;
    for (float v : row)
        s += v;
    return s;
}

BOTH static int rows(int i)
{
    Tile<3, 4> tile = {};
    for (int r = 0; r < 3; r++)
        for (auto &v : tile.row(r))
            v = i + r;
    tile.row(2)[0] = -1;
    const Tile<3, 4> &same = tile;
    return (int)(sum(tile.row(2)) + sum(same.row(1)) * 100);
}

BOTH static int text(int i)
{
    const char *raw = R"(a\n"b)"
                      "\tc"
                      R"x(d)y)x";
    int n = 0;
    for (int k = 0; raw[k]; k++)
        n += raw[k] * (k % 3 + i);
    return n;
}

__global__ void run(int *out)
{
    int i = threadIdx.x;
    out[4 * i] = expressions(i);
    out[4 * i + 1] = Variant(i).get() + Variant(i * 0.3f).get();
    out[4 * i + 2] = rows(i);
    out[4 * i + 3] = text(i);
}

int main()
{
    const int n = 16;
    int *out = new_on_device<int>(4 * n);
    run<<<1, n>>>(out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 4 * n);
    for (int i = 0; i < n; i++) {
        EXPECT_EQUAL(i, got[4 * i], expressions(i));
        EXPECT_EQUAL(i, got[4 * i + 1], Variant(i).get() + Variant(i * 0.3f).get());
        EXPECT_EQUAL(i, got[4 * i + 2], rows(i));
        EXPECT_EQUAL(i, got[4 * i + 3], text(i));
    }
    return finish();
}
