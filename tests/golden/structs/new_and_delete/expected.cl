#include <cu2cl/convert.clh>
#include <cu2cl/debug.clh>
#include <cu2cl/heap.clh>

typedef struct Pair {
    int a;
    float b;
} Pair;

typedef struct Guard {
    __global int *count;
} Guard;

typedef struct Shape {
    ulong cu_class; /* which class the object is of */
    int id;
    uchar cu_padding[4]; /* where fields of derived classes begin */
} Shape;

typedef struct Polygon {
    Shape base0;
    __global int *sides;
} Polygon;

typedef struct Block_3 {
    union {
        Shape base0;
        struct { /* begins within the padding of base0, as in C++ */
            uchar cu_room[12];
            float cells[3];
        };
    };
} Block_3;

typedef struct Block_5_int {
    union {
        Shape base0;
        struct { /* begins within the padding of base0, as in C++ */
            uchar cu_room[12];
            int cells[5];
        };
    };
} Block_5_int;

/* What stands for classes with virtual functions. */
enum {
    Shape_id = 1, Polygon_id, Block_3_id, Block_5_int_id
};

void Shape_virtual_delete(__global Shape *self, __global int *cu_status, __global uint *cu_heap);
void Block_3_delete(__global Block_3 *self);
void Block_5_int_delete(__global Block_5_int *self);

/* new int[count]. */
__global int *new_int_array(ulong count, __global uint *cu_heap)
{
    __global int *p = (__global int *)cu_malloc(cu_heap, count * sizeof(int));
    for (ulong i = 0; p && i < count; i++)
        p[i] = 0;
    return p;
}

/* new int(value). */
__global int *new_int(int value, __global uint *cu_heap)
{
    __global int *p = (__global int *)cu_malloc(cu_heap, sizeof(int));
    if (p)
        *p = value;
    return p;
}

/* new Pair(value). */
__global Pair *new_Pair(Pair value, __global uint *cu_heap)
{
    __global Pair *p = (__global Pair *)cu_malloc(cu_heap, sizeof(Pair));
    if (p)
        *p = value;
    return p;
}

Guard Guard_new(__global int *c)
{
    Guard self_;
    Guard *self = &self_;
    self->count = c;
    return self_;
}

void Guard_delete(__global Guard *self)
{
    if (self->count)
        ++*self->count;
}

/* new Guard(value). */
__global Guard *new_Guard(Guard value, __global uint *cu_heap)
{
    __global Guard *p = (__global Guard *)cu_malloc(cu_heap, sizeof(Guard));
    if (p)
        *p = value;
    return p;
}

/* new Guard[count]. */
__global Guard *new_Guard_array(ulong count, __global uint *cu_heap)
{
    __global Guard *p = (__global Guard *)cu_malloc_array(cu_heap, count, sizeof(Guard));
    for (ulong i = 0; p && i < count; i++)
        p[i] = Guard_new(0);
    return p;
}

/* delete of a Guard. */
void delete_Guard(__global Guard *object, __global int *cu_status, __global uint *cu_heap)
{
    if (!object)
        return;
    Guard_delete(object);
    cu_free(cu_heap, cu_status, object);
}

/* delete[] of an array of Guard. */
void delete_Guard_array(__global Guard *array, __global int *cu_status, __global uint *cu_heap)
{
    if (!array)
        return;
    for (ulong i = cu_array_count(array); i-- > 0;)
        Guard_delete(&array[i]);
    cu_free_array(cu_heap, cu_status, array);
}

Shape Shape_new(void)
{
    Shape self_;
    Shape *self = &self_;
    self->cu_class = Shape_id;
    return self_;
}

void Shape_delete(__global Shape *self)
{}

/* delete of a Shape. */
void delete_Shape(__global Shape *object, __global int *cu_status, __global uint *cu_heap)
{
    if (!object)
        return;
    Shape_virtual_delete(object, cu_status, cu_heap);
    cu_free(cu_heap, cu_status, object);
}

Polygon Polygon_new(int n, __global uint *cu_heap)
{
    Polygon self_;
    Polygon *self = &self_;
    self->base0 = Shape_new();
    self->base0.cu_class = Polygon_id;
    self->sides = (__global int *)cu_malloc(cu_heap, n * sizeof(int));
    return self_;
}

void Polygon_delete(__global Polygon *self, __global int *cu_status, __global uint *cu_heap)
{
    self->base0.cu_class = Polygon_id;
     cu_free(cu_heap, cu_status, self->sides);
    Shape_delete(&self->base0);
}

/* new Polygon(value). */
__global Polygon *new_Polygon(Polygon value, __global uint *cu_heap)
{
    __global Polygon *p = (__global Polygon *)cu_malloc(cu_heap, sizeof(Polygon));
    if (p)
        *p = value;
    return p;
}

/* filled<float> */
__global float *filled_float(int n, float value, __global uint *cu_heap)
{
    __global float *p = (__global float *)cu_malloc(cu_heap, (n + 1) * sizeof(float));
    for (int i = 0; p && i <= n; i++)
        p[i] = value;
    return p;
}

Block_3 Block_3_new(void)
{
    Block_3 self_ = {0};
    Block_3 *self = &self_;
    self->base0 = Shape_new();
    self->base0.cu_class = Block_3_id;
    return self_;
}

/* new Block<3>(value). */
__global Block_3 *new_Block_3(Block_3 value, __global uint *cu_heap)
{
    __global Block_3 *p = (__global Block_3 *)cu_malloc(cu_heap, sizeof(Block_3));
    if (p)
        *p = value;
    return p;
}

Block_5_int Block_5_int_new(void)
{
    Block_5_int self_ = {0};
    Block_5_int *self = &self_;
    self->base0 = Shape_new();
    self->base0.cu_class = Block_5_int_id;
    return self_;
}

/* new Block<5, int>(value). */
__global Block_5_int *new_Block_5_int(Block_5_int value, __global uint *cu_heap)
{
    __global Block_5_int *p = (__global Block_5_int *)cu_malloc(cu_heap, sizeof(Block_5_int));
    if (p)
        *p = value;
    return p;
}

/* Shape::~Shape of the object's own class. */
void Shape_virtual_delete(__global Shape *self, __global int *cu_status, __global uint *cu_heap)
{
    switch (self->cu_class) {
    case Shape_id:
        Shape_delete(self);
        break;
    case Polygon_id:
        Polygon_delete((__global Polygon *)self, cu_status, cu_heap);
        break;
    case Block_3_id:
        Block_3_delete((__global Block_3 *)self);
        break;
    case Block_5_int_id:
        Block_5_int_delete((__global Block_5_int *)self);
        break;
    default: cu_trap();
    }
}

void Block_3_delete(__global Block_3 *self)
{
    Shape_delete(&self->base0);
}

void Block_5_int_delete(__global Block_5_int *self)
{
    Shape_delete(&self->base0);
}

__global int *empty(int n, __global uint *cu_heap)
{
    return new_int_array(n, cu_heap);
}

__kernel void blocks(__global void *shapes_arg, int n, __global uint *cu_heap,
                     __global int *cu_status)
{
    __global Shape *__global *shapes = (__global Shape *__global *)shapes_arg;
    __global Block_3 *block = new_Block_3(Block_3_new(), cu_heap);
    block->cells[2] = 1.0f;
    shapes[0] = n > 3 ? &block->base0
        : (__global Shape *)&new_Block_5_int(Block_5_int_new(), cu_heap)->base0;
    cu_free(cu_heap, cu_status, empty(n, cu_heap));
}

__kernel void plain(__global int *out, int n, __global uint *cu_heap, __global int *cu_status)
{
    __global int *one = (__global int *)cu_malloc(cu_heap, sizeof(int));
    __global int *two = new_int(n, cu_heap);
    __global int *zero = new_int_array(n, cu_heap);
    __global Pair *pair = new_Pair((Pair){1, 2.0f}, cu_heap);
    __global Pair *pairs = (__global Pair *)cu_malloc(cu_heap, n * sizeof(Pair));
    __global float *copy = filled_float(n, 1.5f, cu_heap);
    if (one && two && zero) {
        *one = zero[0];
        out[0] = *one + *two + pair->a + pairs[0].a + cu_float2int(copy[n]);
    }
    cu_free(cu_heap, cu_status, one);
    cu_free(cu_heap, cu_status, two);
    cu_free(cu_heap, cu_status, zero);
    cu_free(cu_heap, cu_status, pair);
    cu_free(cu_heap, cu_status, pairs);
    cu_free(cu_heap, cu_status, copy);
}

__kernel void guarded(__global int *out, int n, __global uint *cu_heap, __global int *cu_status)
{
    __global Guard *guard = new_Guard(Guard_new(out), cu_heap);
    __global Guard *guards = new_Guard_array(n, cu_heap);
    guards[0].count = out;
    delete_Guard(guard, cu_status, cu_heap);
    delete_Guard_array(guards, cu_status, cu_heap);
}

__kernel void make(__global void *shapes_arg, __global uint *cu_heap)
{
    __global Shape *__global *shapes = (__global Shape *__global *)shapes_arg;
    shapes[get_local_id(0)] = &new_Polygon(Polygon_new((uint)get_local_id(0) + 1, cu_heap),
                                           cu_heap)->base0;
}

__kernel void drop(__global void *shapes_arg, __global int *cu_status, __global uint *cu_heap)
{
    __global Shape *__global *shapes = (__global Shape *__global *)shapes_arg;
    delete_Shape(shapes[get_local_id(0)], cu_status, cu_heap);
}

__kernel void placed(__global int *out)
{
    __local float cells[4];
    __local Pair *pair = (*(__local Pair *)cells = (Pair){1, 2.0f}, (__local Pair *)cells);
    __local uint *numbers = (__local uint *)(cells + 2);
    numbers[0] = 3;
    out[0] = pair->a + numbers[0];
}
