typedef struct pointer_int {
    ulong at;
} pointer_int;

typedef struct adaptor_weighted_memory_pointer_int_memory_pointer_int {
    pointer_int base;
} adaptor_weighted_memory_pointer_int_memory_pointer_int;

typedef struct weighted_memory_pointer_int {
    adaptor_weighted_memory_pointer_int_memory_pointer_int base0;
    int weight;
} weighted_memory_pointer_int;

__global int *pointer_int_mul(const pointer_int *self)
{ return (__global int *)self->at; }

int adaptor_weighted_memory_pointer_int_memory_pointer_int_read(
        const adaptor_weighted_memory_pointer_int_memory_pointer_int *self)
{ return ((const weighted_memory_pointer_int *)self)->weight * *pointer_int_mul(&self->base); }

__kernel void read_all(weighted_memory_pointer_int from, __global int *to)
{
    to[get_local_id(0)] = adaptor_weighted_memory_pointer_int_memory_pointer_int_read(&from.base0);
}
