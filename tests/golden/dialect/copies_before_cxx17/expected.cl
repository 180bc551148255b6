#pragma OPENCL EXTENSION cl_khr_fp64 : enable

/* Before C++17 an argument of a class is a copy of what a call or a cast gives, in parentheses or not. */
typedef struct Complex {
    double r;
    double i;
} Complex;

typedef struct Real {
    double r;
} Real;

Complex product(Complex a, Complex b);

Real Real_new(double x)
{
    Real self_;
    Real *self = &self_;
    self->r = x;
    return self_;
}

double sum(Real a, Real b)
{
    return a.r + b.r;
}

Complex difference(Complex a, Complex b)
{
    return (Complex){a.r - b.r, a.i - b.i};
}

__kernel void evaluate(__global Complex *z)
{
    Complex one = {1, 0};
    Complex w = product(one, (difference(one, (product(z[0], z[1])))));
    z[2] = (product(w, w));
    z[2].r += sum(Real_new(z[0].i), Real_new(z[1].r));
}

Complex product(Complex a, Complex b)
{
    return (Complex){a.r * b.r - a.i * b.i, a.r * b.i + a.i * b.r};
}
