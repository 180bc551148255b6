typedef struct Complex {
    float re;
    float im;
} Complex;

Complex Complex_new(float r, float i)
{
    Complex self_;
    Complex *self = &self_;
    self->re = r;
    self->im = i;
    return self_;
}

/* The square of the distance from zero:
 *   re^2 + im^2 */
float Complex_norm(const Complex *self)
{ return self->re * self->re + self->im * self->im; }

Complex Complex_add(const Complex *self, const Complex o)
{ return Complex_new(self->re + o.re, self->im + o.im); }

__kernel void k(__global float *out, float x)
{
    Complex a = Complex_new(x, 1.0f);
    Complex b = Complex_new(2.0f, x);
    Complex c = Complex_add(&a, b);
    out[0] = Complex_norm(&c);
    if (Complex_norm(&c) > 100.0f + x * 2.0f
        || (uint)get_local_id(0) * 4 + (uint)get_group_id(0) < 16u
        && (uint)get_local_size(0) % 2 == 0 && out[1] < 1.0f)
        out[1] = x;
}
