// what a lambda captures by value is copied as C++ does it: arrays whole, objects by their class
struct Counted {
    int value, copies;

    __device__ Counted(int v) : value(v), copies(0) {}
    __device__ Counted(const Counted &other) : value(other.value), copies(other.copies + 1) {}

    __device__ int apply(int n)
    {
        auto copied = [*this](int k) { return k + value + copies; };
        auto nested = [this](int k) {
            auto inner = [*this](int i) { return i * value; };
            return inner(k);
        };
        return copied(n) + nested(n);
    }
};

__global__ void captures(int *out, int n)
{
    int rows[2][3] = {{1, 2, 3}, {4, 5, n}};
    Counted several[2] = {Counted(1), Counted(n)}, one(7);

    auto element = [rows](int r, int c) { return rows[r][c]; };
    auto member = [several](int i) { return several[i].value; };
    auto both = [=](int i) {
        auto inner = [=](int k) { return rows[i][k] + several[k].copies; };
        return inner(i);
    };
    unsigned count = n & 31;
    count += n; // what it was first does not count
    auto shifted = [=](int k) { return k << count; };
    out[1] = shifted(3);
    out[0] = element(1, 2) + member(1) + both(1) + one.apply(2);
}

// a pointer that is an integer in the kernel's argument, and is moved
template <typename F> __global__ void run(F f, int n)
{
    f(n);
}

struct Owner {
    int *p, scale;

    void launch(int *q, int n)
    {
        run<<<1, n>>>([=, *this] __device__(int i) mutable {
            q += n;
            p++;
            p[i] = q[i] * scale;
        }, n);
    }
};

void start(int *p, int *q, int n)
{
    Owner owner = {p, 3};
    owner.launch(q, n);
}
