// What C++ does with objects and the port does not: each kernel is refused, none loses a destructor or a constructor.
struct Guard {
    int *count;
    __device__ explicit Guard(int *c) : count(c) {}
    __device__ ~Guard() { ++*count; }
    __device__ int value() const { return 1; }
};

__device__ int take(Guard g) { return g.value(); }

__global__ void temporary(int *out) { out[1] = Guard(out).value(); }

__global__ void bound_to_reference(int *out)
{
    const Guard &g = Guard(out);
    out[1] = g.value();
}

__global__ void by_value(int *out) { out[1] = take(Guard(out)); }

__global__ void array(int *out)
{
    Guard g[2] = {Guard(out), Guard(out + 1)};
    out[2] = g[1].value();
}

__global__ void in_loop_head(int *out)
{
    for (Guard g(out); out[1] < 3;)
        out[1] += g.value();
}

__global__ void jump(int *out)
{
    {
        Guard g(out);
        if (out[1])
            goto end;
        out[2] = 1;
    }
end:
    out[3] = 2;
}

__global__ void captured(int *out)
{
    Guard g(out);
    auto f = [g](int x) { return x + g.value(); };
    out[1] = f(2);
}

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

__global__ void allocation(int *out)
{
    int *p = new int(3);
    out[0] = *p;
    delete p;
}
