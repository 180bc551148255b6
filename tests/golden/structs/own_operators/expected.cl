#include <cu2cl/heap.clh>

typedef struct Plain {
    int v;
} Plain;

typedef struct Counted {
    int v;
} Counted;

__global void *ulong_allocate(ulong size, __global int *at, __global char *pool);

/* new int(value). */
__global int *new_int(int value, __global int *place, __global char *pool)
{
    __global int *p = (__global int *)ulong_allocate(sizeof(int), place, pool);
    if (p)
        *p = value;
    return p;
}

__global void *ulong_allocate(ulong size, __global int *at, __global char *pool)
{
    return pool + atomic_add(at, (int)size);
}

Counted Counted_new(int value)
{
    Counted self_;
    Counted *self = &self_;
    self->v = value;
    return self_;
}

void Counted_delete(__global Counted *self, __global int *used)
{
    (*used)--;
}

__global void *Counted_allocate(ulong size, __global int *place)
{
    return place;
}

void Counted_release(__global void *unnamed_0, ulong size, __global int *used)
{
    *used -= (int)size;
}

/* new Counted(value). */
__global Counted *new_Counted(Counted value, __global int *place)
{
    __global Counted *p = (__global Counted *)Counted_allocate(sizeof(Counted), place);
    if (p)
        *p = value;
    return p;
}

/* delete of a Counted. */
void delete_Counted(__global Counted *object, __global int *used)
{
    if (!object)
        return;
    Counted_delete(object, used);
    Counted_release((__global void *)object, sizeof(Counted), used);
}

__kernel void k(__global int *out, __global char *pool, __global int *used)
{
    __global Plain *p = (__global Plain *)ulong_allocate(sizeof(Plain), used, pool);
    __global int *number = new_int(3, used, pool);
    __global Counted *c = new_Counted(Counted_new(*number), out + 1);
    p->v = c->v;
    out[0] = p->v;
    delete_Counted(c, used);
}
