// Inheritance without virtual functions: several levels, several bases, hidden names, access
// through base pointers and references, empty bases, a base's operators, conversions between
// classes, the curiously recurring template.
#include "check.h"

struct Base {
    int a;
    int b = 4;
    __host__ __device__ Base(int v = 2) : a(v)
    {
    }
    __host__ __device__ int get() const
    {
        return a;
    }
    __host__ __device__ int twice() const
    {
        return 2 * get();
    }
    __host__ __device__ Base &add(int v)
    {
        a += v;
        return *this;
    }
    __host__ __device__ bool operator==(const Base &o) const
    {
        return a == o.a;
    }
    static constexpr int limit = 12;
};

struct Middle : Base {
    int a;
    __host__ __device__ Middle(int v) : Base(v + 1), a(v * 10)
    {
    }
    __host__ __device__ int get() const
    {
        return a + Base::a + Base::get();
    }
    using Base::add;
    __host__ __device__ int add(int v, int w)
    {
        a += v;
        Base::a += w;
        return a;
    }
};

struct Leaf : public Middle {
    int leaf;
    __host__ __device__ Leaf(int v) : Middle(v), leaf(b + 1)
    {
        b += Base::a;
    }
    __host__ __device__ int sum() const
    {
        return leaf + a + b + Middle::get() + this->Base::get() + twice();
    }
};

struct Left {
    int left = 1;
    short tag = 9;
};

struct Right {
    double right = 2;
    __host__ __device__ int right_value() const
    {
        return (int)right * 3;
    }
    __host__ __device__ Right *self_right()
    {
        return this;
    }
};

struct Both : Left, Right {
    int own;
    __host__ __device__ explicit Both(int v) : own(v)
    {
        left = v;
        right = v + 1;
    }
};

struct Empty {
    __host__ __device__ static int seven()
    {
        return 7;
    }
    __host__ __device__ int eight() const
    {
        return 8;
    }
};

struct OnEmpty : Empty {
    int value;
};

struct Plain {
    int x, y;
};

struct Other {
};

struct OnSeveral : Empty, Plain, Other {
    int values[2];
};

struct Extended : Plain {
    int z;
};

template <typename D> struct Shape {
    __host__ __device__ int doubled() const
    {
        return 2 * static_cast<const D &>(*this).area();
    }
    __host__ __device__ D &self()
    {
        return static_cast<D &>(*this);
    }
};

struct Square : Shape<Square> {
    int side;
    __host__ __device__ explicit Square(int s) : side(s)
    {
    }
    __host__ __device__ int area() const
    {
        return side * side;
    }
};

struct Private : private Base {
    using Base::get;
    __host__ __device__ Private(int v) : Base(v)
    {
    }
    __host__ __device__ operator int() const
    {
        return twice();
    }
};

__host__ __device__ static int by_reference(Base &b, int v)
{
    b.a += v;
    return b.get();
}

__host__ __device__ static int by_constant_reference(const Base &b)
{
    return b.get() + b.b;
}

__host__ __device__ static int by_pointer(const Base *b)
{
    return b->get() * 3;
}

__host__ __device__ static int by_copy(Base b)
{
    b.a++;
    return b.a;
}

__host__ __device__ static int levels(int i)
{
    Leaf l(i);
    l.add(3);
    l.add(1, 2);
    l.Middle::add(5, 0);
    return l.sum() + l.get() + l.Base::get() * 7 + l.Base::a + l.Middle::a + Leaf::limit;
}

__host__ __device__ static int through_bases(int i)
{
    Leaf l(i);
    Base *p = &l;
    Middle &m = l;
    const Base &r = m;
    p->a += 5;
    p->add(1).add(2);
    int result = by_reference(l, 3) + by_pointer(&l) + by_constant_reference(m) + by_copy(l);
    Leaf *back = static_cast<Leaf *>(p);
    back->leaf += 4;
    return result + r.get() + m.get() + l.leaf + (l == m) + static_cast<Base &>(l).get() +
           ((Leaf &)*p).leaf;
}

__host__ __device__ static int several(int i)
{
    Both b(i);
    Right *r = &b;
    Left *left = &b;
    r->right += 4;
    left->tag = 3;
    Both *back = static_cast<Both *>(r);
    back->own += 2;
    return b.left + (int)b.right + b.own + b.tag + b.right_value() + (int)b.self_right()->right +
           (int)sizeof(Both);
}

__host__ __device__ static int empty_bases(int i)
{
    OnEmpty e;
    e.value = i;
    OnEmpty copy = e, listed = {{}, i + 1}, zero = {};
    OnSeveral several = {{}, {i, 2}, {}, {3, 4}};
    const Empty &base = several;
    return copy.value + OnEmpty::seven() + e.eight() + (int)sizeof(OnEmpty) + listed.value * 10 +
           zero.value + several.y * 100 + several.values[1] * 1000 + base.eight() +
           (int)sizeof(OnSeveral);
}

__host__ __device__ static int aggregates(int i)
{
    Extended e = {{i, 2}, 3};
    Extended f = {i, 5, 6};
    Plain p = e;
    Plain &q = f;
    q.x++;
    return e.x + e.y * 10 + e.z * 100 + f.x + f.y + f.z + p.y;
}

__host__ __device__ static int recurring(int i)
{
    Square s(i);
    s.self().side += 1;
    return s.doubled() + s.area();
}

__host__ __device__ static int private_base(int i)
{
    Private p(i);
    return p + p.get();
}

__host__ __device__ static int slices(int i)
{
    Leaf l(i);
    Base b = l;
    Middle m(2);
    b.a += 1;
    static_cast<Base &>(m) = b;
    Base &r = m;
    r = Base(40 + i);
    return b.a + m.Base::a + m.a + l.Base::a;
}

__host__ __device__ static int evaluate(int which, int i)
{
    switch (which) {
    case 0: return levels(i);
    case 1: return through_bases(i);
    case 2: return several(i);
    case 3: return empty_bases(i);
    case 4: return aggregates(i);
    case 5: return recurring(i);
    case 6: return private_base(i);
    case 7: return slices(i);
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
