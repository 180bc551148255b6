/* Before C++17 an argument of a class is a copy of what a call or a cast gives, in parentheses or not. */
struct Complex {
    double r, i;
};

struct Real {
    double r;
    __device__ Real(double x) : r(x)
    {
    }
    __device__ Real(const Real &o) : r(o.r)
    {
    }
};

__device__ double sum(Real a, Real b)
{
    return a.r + b.r;
}

__device__ Complex product(Complex a, Complex b);

__device__ Complex difference(Complex a, Complex b)
{
    return Complex{a.r - b.r, a.i - b.i};
}

__global__ void evaluate(Complex *z)
{
    Complex one = {1, 0};
    Complex w = product(one, (difference(one, (product(z[0], z[1])))));
    z[2] = (product(w, w));
    z[2].r += sum((Real)z[0].i, static_cast<Real>(z[1].r));
}

__device__ Complex product(Complex a, Complex b)
{
    return Complex{a.r * b.r - a.i * b.i, a.r * b.i + a.i * b.r};
}
