/* Before C++17 an argument of a class is a copy of what a call gives, in parentheses or not. */
struct Complex {
    double r, i;
};

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
}

__device__ Complex product(Complex a, Complex b)
{
    return Complex{a.r * b.r - a.i * b.i, a.r * b.i + a.i * b.r};
}
