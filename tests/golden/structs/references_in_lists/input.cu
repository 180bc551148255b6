// The elements of a list for members that are references: addresses.
struct Ref {
    int &r;
};

struct Two {
    int &a;
    int n;
};

struct Row {
    int (&row)[32];
};

struct Base {
    int v;
};

struct Derived : Base {
    int w;
};

struct Bound {
    int k;
    const Base &base;
};

__device__ int counter;

struct Counted {
    int n;
    int &r = counter;
};

__global__ void shared_elements(int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    Two two{s[t], 3}; // an element
    two.a = two.n;
    Row row = {s};
    out[t] = row.row[t];
}

// A thread's own variable, in another list an element of the block's.
__global__ void several_spaces(int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x, own = t;
    Ref first{own}, second = Ref{s[t]};
    first.r++;
    second.r = own;
    Ref all[2] = {{s[t]}, {own}};
    out[t] = all[0].r + all[1].r;
}

__global__ void others(int *out)
{
    Counted counted{3};
    counted.r = counted.n;
    Derived derived;
    derived.v = 1;
    derived.w = 2;
    Bound bound{4, derived};
    const Bound longer{5, Base{6}};
    out[0] = bound.base.v + longer.base.v;
}

__global__ void without_inner_braces(int *out)
{
    __shared__ int s[32];
    Ref all[2] = {s[0], s[1]};
    all[1].r = 1;
    out[0] = s[1];
}

struct Keeps {
    int x;
    int *p;
    __device__ Keeps() : x(1), p(nullptr)
    {
        Ref own{x};
        own.r++;
    }
};

__global__ void own_address(int *out)
{
    out[0] = Keeps().x;
}
