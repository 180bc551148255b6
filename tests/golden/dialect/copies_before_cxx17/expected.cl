#pragma OPENCL EXTENSION cl_khr_fp64 : enable

/* Before C++17 an argument of a class is a copy of what a call gives, in parentheses or not. */
typedef struct Complex {
    double r;
    double i;
} Complex;

Complex product(Complex a, Complex b);

Complex difference(Complex a, Complex b)
{
    return (Complex){a.r - b.r, a.i - b.i};
}

__kernel void evaluate(__global Complex *z)
{
    Complex one = {1, 0};
    Complex w = product(one, (difference(one, (product(z[0], z[1])))));
    z[2] = (product(w, w));
}

Complex product(Complex a, Complex b)
{
    return (Complex){a.r * b.r - a.i * b.i, a.r * b.i + a.i * b.r};
}
