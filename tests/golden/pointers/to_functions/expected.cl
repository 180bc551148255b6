#include <cu2cl/debug.clh>

// what combines two elements
typedef ulong Combine; /* stands for a 'float (*)(float, float)' */

typedef struct Step {
    Combine combine;
    float weight;
} Step;

/* What stands for the addresses of functions. */
enum {
    sum_id = 1, larger_id, first_float_id, clear_id
};

float sum(float a, float b)
{
    return a + b; // of both
}

float larger(float a, float b)
{
    return a > b ? a : b;
}

/* first<float> */
float first_float(float a, float unnamed_1)
{
    return a;
}

/* Calls what a pointer to 'float (float, float)' stands for. */
float call_Combine(Combine function, float a, float b, __global int *cu_status)
{
    switch (function) {
    case sum_id: return sum(a, b);
    case larger_id: return larger(a, b);
    case first_float_id: return first_float(a, b);
    default:
        cu_trap();
        return 0;
    }
}

__kernel void combine_rows(__global float *out, __global const float *in, int n, Combine combine,
                           __global int *cu_status)
{
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    float value = 0;
    for (int k = 0; k < n; k++)
        value = call_Combine(combine, value, in[i * n + k], cu_status);
    out[i] = value;
}

__kernel void steps(__global float *out, __global const Step *list, int which,
                    __constant Combine *table, __global int *cu_status)
{
    Combine own = which ? table[which] : first_float_id;
    __global const Step *step = &list[get_local_id(0)];
    if (step->combine != 0)
        out[get_local_id(0)] = call_Combine(step->combine, out[get_local_id(0)], step->weight,
                                            cu_status);
    out[get_local_id(0)] += call_Combine(own, 1.0f, step->weight, cu_status);
}

// a target with pointers to different memory
void clear(__local int *at, int n)
{
    while (n-- > 0)
        at[n] = 0;
}

void clear_global(__global int *at, int n)
{
    while (n-- > 0)
        at[n] = 0;
}

/* Calls what a pointer to 'void (int *, int)' stands for. */
void call_void_int__ptr_int(ulong function, __local int *at, int n, __global int *cu_status)
{
    switch (function) {
    case clear_id:
        clear(at, n);
        break;
    default: cu_trap();
    }
}

/* Calls what a pointer to 'void (int *, int)' stands for. */
void call_void_int__ptr_int_global(ulong function, __global int *at, int n,
                                   __global int *cu_status)
{
    switch (function) {
    case clear_id:
        clear_global(at, n);
        break;
    default: cu_trap();
    }
}

void visit(ulong f, __local int *at, __global int *cu_status)
{
    call_void_int__ptr_int(f, at, 4, cu_status);
}

void visit_global(ulong f, __global int *at, __global int *cu_status)
{
    call_void_int__ptr_int_global(f, at, 4, cu_status);
}

__kernel void two_spaces(__global int *out, __global int *cu_status)
{
    __local int tile[4];
    if (get_local_id(0) == 0) {
        visit(clear_id, tile, cu_status);
        visit_global(clear_id, out, cu_status);
    }
}
