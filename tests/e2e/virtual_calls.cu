// TEST buffers: yes
// Virtual functions of objects that device code builds: through pointers and references to bases,
// over several levels, from methods of the base, in constructors and destructors, with arguments of
// all kinds; members, arrays, copies, slices; templates; objects in private, shared, and global
// memory, built by one kernel and used by another.
#include "check.h"
#include <new>

struct Shape {
    int id;
    __host__ __device__ Shape(int i) : id(i)
    {
    }
    __host__ __device__ virtual ~Shape()
    {
    }
    __host__ __device__ virtual float area() const = 0;
    __host__ __device__ virtual int sides() const
    {
        return 0;
    }
    __host__ __device__ virtual void grow(float by, int &count)
    {
        count += 1;
        id += (int)by;
    }
    __host__ __device__ virtual const Shape *self() const
    {
        return this;
    }
    __host__ __device__ virtual const Shape &reference() const
    {
        return *this;
    }
    __host__ __device__ float weight() const
    {
        return area() * 2 + sides() + this->Shape::sides();
    }
    __host__ __device__ virtual float operator()(float x) const
    {
        return x;
    }
};

struct Circle : Shape {
    float r;
    __host__ __device__ Circle(float radius) : Shape(1), r(radius)
    {
    }
    __host__ __device__ float area() const override
    {
        return 3 * r * r;
    }
    __host__ __device__ void grow(float by, int &count) override
    {
        Shape::grow(by, count);
        r += by;
    }
    __host__ __device__ virtual float radius() const
    {
        return r;
    }
};

struct Rectangle : public Shape {
    float w, h;
    __host__ __device__ Rectangle(float a, float b) : Shape(2), w(a), h(b)
    {
    }
    __host__ __device__ float area() const override
    {
        return w * h;
    }
    __host__ __device__ int sides() const override
    {
        return 4;
    }
    __host__ __device__ const Rectangle *self() const override
    {
        return this;
    }
    __host__ __device__ const Rectangle &reference() const override
    {
        return *this;
    }
    __host__ __device__ float operator()(float x) const override
    {
        return x * w;
    }
};

struct Square final : Rectangle {
    short tag;
    __host__ __device__ Square(float a) : Rectangle(a, a), tag(7)
    {
    }
    __host__ __device__ int sides() const override
    {
        return Rectangle::sides() * 10 + tag;
    }
};

struct Ring : Circle {
    float inner;
    __host__ __device__ Ring(float outer, float hole) : Circle(outer), inner(hole)
    {
    }
    __host__ __device__ float area() const override
    {
        return Circle::area() - 3 * inner * inner;
    }
    __host__ __device__ float radius() const override
    {
        return r - inner;
    }
};

__host__ __device__ static float describe(const Shape &s)
{
    return s.area() + s.sides() * 100 + s.weight() * 1000 + s(2);
}

__host__ __device__ static float pointers(int i)
{
    Circle circle((float)i);
    Rectangle rectangle(2, (float)i);
    Square square((float)i + 1);
    Ring ring((float)i + 2, 1);
    Shape *shapes[4] = {&circle, &rectangle, &square, &ring};
    Shape *s = shapes[i % 4];
    int count = 0;
    s->grow((float)(i % 3), count);
    shapes[(i + 1) % 4]->grow(1, count);
    const Circle &c = i & 1 ? ring : circle;
    return describe(*s) + describe(circle) + count * 10 + s->self()->area() + c.radius() +
           rectangle.self()->w + s->id + (*s)(3) + s->reference().area();
}

// what a constructor and a destructor call is the function of their own class
struct Log {
    int *at;
    __host__ __device__ Log(int *place) : at(place)
    {
        note();
    }
    __host__ __device__ virtual ~Log()
    {
        note();
    }
    __host__ __device__ virtual void add()
    {
        *at = *at * 10 + 1;
    }
    __host__ __device__ void note()
    {
        add();
    }
};

struct Deeper : Log {
    __host__ __device__ Deeper(int *place) : Log(place)
    {
        note();
    }
    __host__ __device__ ~Deeper() override
    {
        note();
    }
    __host__ __device__ void add() override
    {
        *at = *at * 10 + 2;
    }
};

__host__ __device__ static int lives(int i)
{
    int log = 0;
    {
        Deeper d(&log);
        Log *l = &d;
        l->add();
        if (i & 1)
            d.Log::add();
    }
    return log;
}

// copies: a slice has the class of its own type, an assignment leaves the class
struct Counter {
    int n;
    char small;
    __host__ __device__ Counter(int v) : n(v), small(1)
    {
    }
    __host__ __device__ virtual int step() const
    {
        return n + 1;
    }
};

struct Fast : Counter {
    char more[3];
    __host__ __device__ Fast(int v) : Counter(v), more{1, 2, 3}
    {
    }
    __host__ __device__ int step() const override
    {
        return n + 10 + more[0] + more[1] + more[2];
    }
};

struct Holder {
    Fast fast;
    Counter plain;
    __host__ __device__ Holder(int v) : fast(v), plain(v + 1)
    {
    }
};

__host__ __device__ static int step_of(const Counter &c)
{
    return c.step();
}

__host__ __device__ static int step_of_copy(Counter c)
{
    return step_of(c);
}

__host__ __device__ static Fast make_fast(int v)
{
    return Fast(v + 1);
}

__host__ __device__ static int copies(int i)
{
    Fast fast(i), other(i + 5);
    Counter slice = fast;
    Counter &base = fast;
    base = Counter(i * 2);
    int result = step_of(slice) + step_of(base) * 100 + step_of_copy(fast) * 10000;
    Fast same = fast;
    other = same;
    Holder h(i), copy = h;
    copy.fast = make_fast(3);
    static_cast<Counter &>(copy.fast) = other;
    Fast list[2] = {Fast(1), make_fast(i)};
    const Counter *p = i & 1 ? &copy.plain : &copy.fast;
    return result + step_of(other) * 7 + p->step() + step_of(h.fast) * 3 + list[1].step() +
           step_of(list[i & 1]) + (int)sizeof(Fast);
}

// classes that are templates
template <typename T> struct Function {
    __host__ __device__ virtual T apply(T x) const = 0;
    __host__ __device__ virtual T twice(T x) const
    {
        return apply(apply(x));
    }
};

template <typename T, int N> struct Add : Function<T> {
    __host__ __device__ T apply(T x) const override
    {
        return x + N;
    }
};

template <typename T> struct Scale : Function<T> {
    T factor;
    __host__ __device__ Scale(T f) : factor(f)
    {
    }
    __host__ __device__ T apply(T x) const
    {
        return x * factor;
    }
    __host__ __device__ T twice(T x) const
    {
        return Function<T>::twice(x) + 1;
    }
};

template <typename T> __host__ __device__ T fold(const Function<T> *const *list, int n, T x)
{
    for (int i = 0; i < n; i++)
        x = list[i]->twice(x);
    return x;
}

__host__ __device__ static int templates(int i)
{
    Add<int, 3> three;
    Scale<int> twice(2);
    Scale<float> half(0.5f);
    const Function<int> *list[3] = {&three, &twice, i & 1 ? (Function<int> *)&three : &twice};
    const Function<float> &f = half;
    return fold(list, 3, i) + (int)f.twice((float)i * 8);
}

// two bases with virtual functions
struct Reader {
    int value;
    __host__ __device__ virtual int read() const
    {
        return value;
    }
};

struct Writer {
    int written;
    __host__ __device__ virtual void write(int v)
    {
        written = v;
    }
};

struct Device : Reader, Writer {
    int total;
    __host__ __device__ Device(int v)
    {
        value = v;
        written = 0;
        total = 1;
    }
    __host__ __device__ int read() const override
    {
        return value * 2 + written;
    }
    __host__ __device__ void write(int v) override
    {
        total += v;
        Writer::write(v + 1);
    }
};

__host__ __device__ static int several(int i)
{
    Device d(i);
    Reader plain;
    plain.value = i;
    Reader *r = i & 1 ? &d : &plain;
    Writer *w = &d;
    w->write(i + 4);
    return r->read() * 100 + d.total + d.written;
}

__host__ __device__ static float evaluate(int which, int i)
{
    switch (which) {
    case 0: return pointers(i);
    case 1: return (float)lives(i);
    case 2: return (float)copies(i);
    case 3: return (float)templates(i);
    case 4: return (float)several(i);
    default: return 0;
    }
}

__global__ void run(float *out)
{
    out[blockIdx.x * blockDim.x + threadIdx.x] = evaluate(blockIdx.x, threadIdx.x);
}

// built in one kernel, used in others
union Room {
    char bytes[32];
    double aligned;
};

__global__ void build(Room *rooms, Shape **shapes)
{
    int i = threadIdx.x;
    Room *room = &rooms[i];
    if (i % 3 == 0)
        shapes[i] = new (room) Circle((float)i);
    else if (i % 3 == 1)
        shapes[i] = new (room->bytes) Square(1.0f + i);
    else {
        new (room) Ring((float)i, 1);
        shapes[i] = (Ring *)room;
    }
}

__global__ void grow(Shape **shapes, int *counts)
{
    int count = threadIdx.x;
    shapes[threadIdx.x]->grow(1, count);
    counts[threadIdx.x] = count;
}

__global__ void measure(Shape *const *shapes, float *out)
{
    const Shape &s = *shapes[threadIdx.x];
    out[threadIdx.x] = describe(s) + s.id;
}

__global__ void destroy(Shape **shapes)
{
    shapes[threadIdx.x]->~Shape();
    shapes[threadIdx.x] = NULL;
}

__global__ void in_shared(float *out)
{
    __shared__ Room room[2];
    __shared__ Shape *shapes[2];
    int i = threadIdx.x;
    if (i < 2)
        shapes[i] = i ? (Shape *)new (&room[1]) Rectangle(3, 5) : new (&room[0]) Circle(2);
    __syncthreads();
    out[i] = shapes[i % 2]->area() + i;
}

static void built_on_device()
{
    const int n = 9;
    float *out = new_on_device<float>(n);
    int *counts = new_on_device<int>(n);
    Room *rooms = new_on_device<Room>(n);
    Shape **shapes = new_on_device<Shape *>(n);
    EXPECT(sizeof(Ring) <= sizeof(Room) && sizeof(Square) <= sizeof(Room));
    build<<<1, n>>>(rooms, shapes);
    grow<<<1, n>>>(shapes, counts);
    measure<<<1, n>>>(shapes, out);
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(out, n);
    std::vector<int> got_counts = copy_to_host(counts, n);
    for (int i = 0; i < n; i++) {
        Circle circle((float)i);
        Square square(1.0f + i);
        Ring ring((float)i, 1);
        Shape *s = i % 3 == 0 ? (Shape *)&circle : i % 3 == 1 ? (Shape *)&square : &ring;
        int count = i;
        s->grow(1, count);
        EXPECT_EQUAL(i, got[i], describe(*s) + s->id);
        EXPECT_EQUAL(i, got_counts[i], count);
    }
    destroy<<<1, n>>>(shapes);
    in_shared<<<1, n>>>(out);
    CHECK_LAUNCH();
    got = copy_to_host(out, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[i], (i % 2 ? 15.0f : 12.0f) + i);
}

int main()
{
    const int cases = 5, n = 8;
    float *out = new_on_device<float>(cases * n);
    run<<<cases, n>>>(out);
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(out, cases * n);
    for (int i = 0; i < cases * n; i++)
        EXPECT_EQUAL(i, got[i], evaluate(i / n, i % n));
    built_on_device();
    return finish();
}
