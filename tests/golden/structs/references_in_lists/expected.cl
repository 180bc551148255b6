#include <cu2cl/tagged.clh>

// The elements of a list for members that are references: addresses.
typedef struct Ref {
    ulong r;
} Ref;

typedef struct Two {
    __local int *a;
    int n;
} Two;

typedef struct Row {
    __local int (*row)[32];
} Row;

typedef struct Base {
    int v;
} Base;

typedef struct Derived {
    Base base0;
    int w;
} Derived;

typedef struct Bound {
    int k;
    const struct Base *base;
} Bound;

typedef struct Counted {
    int n;
    __global int *r;
} Counted;

__kernel void shared_elements(__global int *out)
{
    __local int s[32];
    int t = get_local_id(0);
    Two two = {&s[t], 3}; // an element
    *two.a = two.n;
    Row row = {&s};
    out[t] = (*row.row)[t];
}

// A thread's own variable, in another list an element of the block's.
__kernel void several_spaces(__global int *out)
{
    ulong cu2cl_tmp1;
    ulong cu2cl_tmp2;
    __local int s[32];
    int t = get_local_id(0), own = t;
    Ref first = {cu_from_private(&own)};
    Ref second = {cu_from_local(&s[t])};
    cu_is_local(first.r) ? (*(__local int *)cu_address(first.r))++
        : (*(int *)cu_address(first.r))++;
    cu_is_local(second.r) ? *(__local int *)cu_address(second.r) = own
        : (*(int *)cu_address(second.r) = own);
    Ref all[2] = {{cu_from_local(&s[t])}, {cu_from_private(&own)}};
    out[t] = (cu2cl_tmp1 = all[0].r,
              cu_is_local(cu2cl_tmp1) ? *(__local int *)cu_address(cu2cl_tmp1)
              : *(int *)cu_address(cu2cl_tmp1))
        + (cu2cl_tmp2 = all[1].r,
           cu_is_local(cu2cl_tmp2) ? *(__local int *)cu_address(cu2cl_tmp2)
           : *(int *)cu_address(cu2cl_tmp2));
}

__kernel void others(__global int *out, __global int *counter)
{
    Base cu2cl_tmp1;
    Counted counted = {3, counter};
    *counted.r = counted.n;
    Derived derived;
    derived.base0.v = 1;
    derived.w = 2;
    Bound bound = {4, &derived.base0};
    const Bound longer = {5, (cu2cl_tmp1 = (Base){6}, &cu2cl_tmp1)};
    out[0] = bound.base->v + longer.base->v;
}
