#include <cu2cl/debug.clh>
#include <cu2cl/heap.clh>

// What a function is before and after its forms of C++ are taken apart.
typedef struct Guard {
    __global int *count;
} Guard;

typedef struct Shape {
    ulong cu_class; /* which class the object is of */
    int sides;
} Shape;

/* What stands for classes with virtual functions. */
enum {
    Shape_id = 1
};

Guard Guard_new(__global int *to)
{
    Guard self_;
    Guard *self = &self_;
    self->count = to;
     ++*self->count;
    return self_;
}

void Guard_delete(Guard *self)
{ --*self->count; }

int Shape_area(__global const Shape *self)
{ return self->sides; }

int Shape_area_private(const Shape *self)
{ return self->sides; }

/* Shape::area of the object's own class. */
int Shape_virtual_area(__global const Shape *self, __global int *cu_status)
{
    switch (self->cu_class) {
    case Shape_id: return Shape_area(self);
    default:
        cu_trap();
        return 0;
    }
}

Shape Shape_new(void)
{
    Shape self_ = {0};
    Shape *self = &self_;
    self->cu_class = Shape_id;
    self->sides = 3;
    return self_;
}

int next(int value, int step)
{
    return value + step;
}

__kernel void plain(__global int *out, __global Shape *shape, __global int *cu_status,
                    __global uint *cu_heap)
{
    int row[2] = {next(1, 1), 2};
    Shape own = Shape_new();
    for (int *x_at = row; x_at < row + 2; x_at++) {
        int x = *x_at;
        *out += x;
    }
    {
        Guard guard = Guard_new(out);
        if (*out)
            *out += Shape_virtual_area(shape, cu_status) + Shape_area_private(&own);
        Guard_delete(&guard);
    }
    __global int *one = (__global int *)cu_malloc(cu_heap, sizeof(int));
    cu_free(cu_heap, cu_status, one);
}
