// Pointers to member functions have two parts on the host, and one number in kernels: what both share can't hold them.
struct Number {
    float value;
    __device__ float twice() const { return value * 2; }
    __device__ float same() const { return value; }
};

typedef float (Number::*Function)() const;

struct Holder {
    Function function;
};

__constant__ Function table[1] = {&Number::twice};

__global__ void call(float *p, int which)
{
    Number n = {p[0]};
    Function f = &Number::twice;
    if (which)
        f = &Number::same;
    p[0] = (n.*f)();
}

__global__ void as_argument(float *p, Function f)
{
    p[0] = (Number{p[0]}.*f)();
}

__global__ void in_memory(float *p)
{
    Number n = {p[0]};
    p[0] = (n.*table[0])();
}

__global__ void in_struct(float *p, Holder holder)
{
    Number n = {p[0]};
    p[0] = (n.*holder.function)();
}
