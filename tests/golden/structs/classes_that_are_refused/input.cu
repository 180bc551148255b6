// What C++ does with objects and the port does not: each kernel is refused, none loses a destructor or a constructor.
struct Own {
    int cells[3];
    int *first;
    __device__ Own() : first(cells) {}
};

__global__ void own_address(int *out)
{
    Own o;
    out[0] = *o.first;
}

struct Converted {
    int v;
    __device__ Converted(int a) : v(a) {}
    __device__ Converted(float a) : v((int)(a * 2)) {}
};

__global__ void hidden_constructor(int *out)
{
    Converted c[2] = {1, 2.0f};
    out[0] = c[1].v;
}

struct Shape {
    int kind;
    __device__ virtual int area() const { return 0; }
};

__global__ void virtual_call(Shape *shape, int *out) { out[0] = shape->area(); }

struct Top {
    int a;
};

struct Below : virtual Top {
    int b;
};

__global__ void virtual_base(Below *below, int *out) { out[0] = below->b; }

struct __attribute__((packed)) Scattered {
    char tag;
    unsigned long long low : 60, high : 60;
};

__global__ void bit_fields(Scattered *s) { s->low = 2; }

struct Flags {
    unsigned low : 3, high : 5;
};

__global__ void chosen_bit_field(Flags *f, int i) { (i ? f->low : f->high) = 2; }

__device__ int cell;

__global__ void static_local(int *out)
{
    static int *p = &cell;
    out[0] = (*p)++;
}

// which of them is meant: the parameters are references
template <class T> struct Pooled {
    T v;
    __device__ void *operator new(size_t size, int &taken)
    {
        return nullptr;
    }
    __device__ void *operator new(size_t size, long &taken)
    {
        return nullptr;
    }
    __device__ void operator delete(void *place)
    {
    }
};

__global__ void own_operators(int *out)
{
    Pooled<int> *p = new (out[1]) Pooled<int>;
    out[0] = p->v;
    delete p;
}

__global__ void listed(int *out)
{
    int **p = new int *[2]{out, out + 1};
    out[0] = *p[1];
    delete[] p;
}

#define MAKE(T) new T

__global__ void from_macro(int *out)
{
    int *p = MAKE(int);
    out[0] = *p;
    delete p;
}

__global__ void not_on_heap(int *out)
{
    __shared__ int cell;
    int *p = &cell;
    out[0] = *p;
    delete p;
}

struct Left {
    int l;
    __device__ virtual ~Left() {}
};

struct Right {
    int r;
    __device__ virtual ~Right() {}
};

struct Both : Left, Right {
    __device__ Both() {}
};

__global__ void second_base(int *out)
{
    Right *r = new Both;
    out[0] = r->r;
    delete r;
}

struct Listed {
    int v;
    __device__ explicit Listed(Listed **list) { add(list, this); }
    __device__ static void add(Listed **list, Listed *item)
    {
        Listed *entry = item;
        *list = entry;
    }
};

__global__ void address_in_memory(Listed **list, int *out)
{
    Listed *item = new Listed(list);
    out[0] = *list == item;
}

struct Parent;

struct Child {
    Parent *parent;
    __device__ explicit Child(Parent *p) : parent(p) {}
};

struct Parent {
    Child child;
    __device__ Parent() : child(this) {}
};

__global__ void address_in_member(int *out)
{
    Parent parent;
    out[0] = parent.child.parent == &parent;
}

struct Parted {
    int a, b;
    template <int I> __device__ int get() const { return I ? a : b; }
};
namespace std
{
template <typename T> struct tuple_size;
template <unsigned long I, typename T> struct tuple_element;
template <> struct tuple_size<Parted> {
    static constexpr unsigned long value = 2;
};
template <unsigned long I> struct tuple_element<I, Parted> {
    typedef int type;
};
}

__global__ void parts_by_get(int *out)
{
    Parted parted = {out[0], 3};
    switch (auto [first, second] = parted; first) {
    case 1: out[0] = second; break;
    default: out[1] = first;
    }
}

// constructors that hand out their object's address by a lambda, and one that does not
__device__ int *handed_out;
template <typename F> __device__ void repeat(int n, F f)
{
    for (int i = 0; i < n; i++)
        f(i);
}
struct StoredByLambda {
    int v;
    __device__ StoredByLambda(int q) : v(q)
    {
        repeat(2, [this](int) { handed_out = &v; });
    }
};
struct ReturnedByLambda {
    int v, *p;
    __device__ ReturnedByLambda(int q) : v(q)
    {
        auto place = [=]() { return &v; };
        p = place();
    }
};
struct UsedByLambda {
    int v;
    __device__ UsedByLambda(int q) : v(q)
    {
        repeat(2, [this](int i) { v += i; });
    }
};

__global__ void stored_by_lambda(int *out)
{
    out[0] = StoredByLambda(3).v;
}

__global__ void returned_by_lambda(int *out)
{
    out[0] = *ReturnedByLambda(3).p;
}

__global__ void used_by_lambda(int *out)
{
    out[0] = UsedByLambda(3).v;
}
