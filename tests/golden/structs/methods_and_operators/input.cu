struct Complex {
    float re, im;

    __host__ __device__ Complex(float r, float i) : re(r), im(i) {}
    /* The square of the distance from zero:
     *   re^2 + im^2 */
    __host__ __device__ float norm() const { return re * re + im * im; }
    __device__ Complex operator+(const Complex &o) const { return Complex(re + o.re, im + o.im); }
};

__global__ void k(float *out, float x)
{
    Complex a(x, 1.0f), b(2.0f, x);
    Complex c = a + b;
    out[0] = c.norm();
    if (c.norm() > 100.0f + x * 2.0f || threadIdx.x * 4 + blockIdx.x < 16u && blockDim.x % 2 == 0 && out[1] < 1.0f)
        out[1] = x;
}
