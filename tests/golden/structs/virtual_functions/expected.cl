#include <cu2cl/debug.clh>

// a function of one variable
typedef struct Curve {
    ulong cu_class; /* which class the object is of */
    int samples;
    uchar cu_padding[4]; /* where fields of derived classes begin */
} Curve;

typedef struct Line {
    union {
        Curve base0;
        struct { /* begins within the padding of base0, as in C++ */
            uchar cu_room[12];
            float a;
            float b;
        };
    };
} Line;

typedef struct Parabola {
    union {
        Curve base0;
        struct { /* begins within the padding of base0, as in C++ */
            uchar cu_room[12];
            float a;
        };
    };
} Parabola;

/* What stands for classes with virtual functions. */
enum {
    Curve_id = 1, Line_id, Parabola_id
};

float Curve_virtual_at(const Curve *self, float x, __global int *cu_status);

float Curve_slope(const Curve *self, float x, __global int *cu_status)
{
    return (Curve_virtual_at(self, x + 0.5f, cu_status)
            - Curve_virtual_at(self, x - 0.5f, cu_status));
}

void Curve_delete(Curve *self)
{
}

Curve Curve_new(void)
{
    Curve self_ = {0};
    Curve *self = &self_;
    self->cu_class = Curve_id;
    self->samples = 4;
    return self_;
}

Line Line_new(float a_, float b_)
{
    Line self_;
    Line *self = &self_;
    self->base0 = Curve_new();
    self->base0.cu_class = Line_id;
    self->a = a_;
    self->b = b_;
    return self_;
}

float Line_at(const Line *self, float x)
{
    return self->a * x + self->b;
}

float Line_at_global(__global const Line *self, float x)
{
    return self->a * x + self->b;
}

float Line_slope(const Line *self, float unnamed_0)
{
    return self->a;
}

/* Curve::slope of the object's own class. */
float Curve_virtual_slope(const Curve *self, float x, __global int *cu_status)
{
    switch (self->cu_class) {
    case Curve_id: return Curve_slope(self, x, cu_status);
    case Line_id: return Line_slope((Line *)self, x);
    case Parabola_id: return Curve_slope(self, x, cu_status);
    default:
        cu_trap();
        return 0;
    }
}

void Line_delete(Line *self)
{
    Curve_delete(&self->base0);
}

Parabola Parabola_new(float a_)
{
    Parabola self_;
    Parabola *self = &self_;
    self->base0 = Curve_new();
    self->base0.cu_class = Parabola_id;
    self->a = a_;
    self->base0.samples *= 2;
    return self_;
}

float Parabola_at(const Parabola *self, float x)
{
    return self->a * x * x;
}

float Parabola_at_global(__global const Parabola *self, float x)
{
    return self->a * x * x;
}

/* Curve::at of the object's own class. */
float Curve_virtual_at(const Curve *self, float x, __global int *cu_status)
{
    switch (self->cu_class) {
    case Line_id: return Line_at((Line *)self, x);
    case Parabola_id: return Parabola_at((Parabola *)self, x);
    default:
        cu_trap();
        return 0;
    }
}

/* Curve::at of the object's own class. */
float Curve_virtual_at_global(__global const Curve *self, float x, __global int *cu_status)
{
    switch (self->cu_class) {
    case Line_id: return Line_at_global((__global Line *)self, x);
    case Parabola_id: return Parabola_at_global((__global Parabola *)self, x);
    default:
        cu_trap();
        return 0;
    }
}

void Parabola_delete(Parabola *self)
{
    Curve_delete(&self->base0);
}

float tangent(const Curve *curve, float x, __global int *cu_status)
{
    // chosen at run time
    return Curve_virtual_at(curve, x, cu_status) + Curve_virtual_slope(curve, x, cu_status)
        + Curve_slope(curve, x, cu_status);
}

__kernel void evaluate(__global float *out, int which, __global int *cu_status)
{
    Line line = Line_new(2, 1);
    Parabola parabola = Parabola_new(0.5f);
    const Curve *curve = which ? (const Curve *)&line.base0 : &parabola.base0;
    out[get_local_id(0)] = tangent(curve, (uint)get_local_id(0), cu_status) + Line_at(&line, 1)
        + curve->samples;
    Parabola_delete(&parabola);
    Line_delete(&line);
}

__kernel void measure(__global float *out, __global void *curves_arg, __global int *cu_status)
{
    __global Curve *__global *curves = (__global Curve *__global *)curves_arg;
    out[get_local_id(0)] = Curve_virtual_at_global(curves[get_local_id(0)], out[get_local_id(0)],
            cu_status);
}
