#include <cu2cl/warp_shuffle.clh>

// Barriers and collective operations in constructors and in destructors of objects without a name, which only a part of the block
// reaches. Kernels named whole_* are not reported.
typedef struct Meeting {
    __global int *count;
} Meeting;

typedef struct Late {
    int id;
} Late;

typedef struct Early {
    int id;
} Early;

typedef struct Own {
    int id;
} Own;

typedef struct Sum {
    int value;
    __global int *to;
} Sum;

Meeting Meeting_new(__global int *c)
{
    Meeting self_;
    Meeting *self = &self_;
    self->count = c;
    return self_;
}

void Meeting_delete(Meeting *self)
{
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    *self->count += 1;
}

int Meeting_now(const Meeting *self)
{ return *self->count; }

__kernel void part_statement(__global int *out)
{
    Meeting cu2cl_tmp1;
    if (get_local_id(0) < 7)
        out[get_local_id(0)] = Meeting_now((cu2cl_tmp1 = Meeting_new(out + 64), &cu2cl_tmp1)),
            Meeting_delete(&cu2cl_tmp1);
}

__kernel void part_operand(__global int *out)
{
    Meeting cu2cl_tmp1;
    bool cu2cl_tmp1_made;
    cu2cl_tmp1_made = false;
    bool some = get_local_id(0) < 7
        && Meeting_now((cu2cl_tmp1_made = true, cu2cl_tmp1 = Meeting_new(out), &cu2cl_tmp1)) == 3;
    cu2cl_tmp1_made ? Meeting_delete(&cu2cl_tmp1) : (void)0;
    out[get_local_id(0)] = some;
}

int with_default(__global int *out, int now)
{
    return *out + now;
}

__kernel void part_default_argument(__global int *out)
{
    Meeting cu2cl_tmp1;
    if (get_local_id(0) == 3)
        with_default(out, Meeting_now((cu2cl_tmp1 = Meeting_new(0), &cu2cl_tmp1))),
            Meeting_delete(&cu2cl_tmp1);
}

__kernel void whole_statement(__global int *out, int n)
{
    Meeting cu2cl_tmp1;
    if (n < 7)
        out[get_local_id(0)] = Meeting_now((cu2cl_tmp1 = Meeting_new(out + 64), &cu2cl_tmp1)),
            Meeting_delete(&cu2cl_tmp1);
}

Late Late_new(int i)
{
    Late self_;
    Late *self = &self_;
    self->id = i;
    return self_;
}

void Late_delete(Late *self)
{
    if (self->id == 0)
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}

int Late_now(const Late *self)
{ return self->id; }

__kernel void part_member(__global int *out)
{
    Late cu2cl_tmp1;
    out[get_local_id(0)] = Late_now((cu2cl_tmp1 = Late_new((uint)get_local_id(0)), &cu2cl_tmp1));
    Late_delete(&cu2cl_tmp1);
}

__kernel void whole_member(__global int *out, int n)
{
    Late cu2cl_tmp1;
    out[get_local_id(0)] = Late_now((cu2cl_tmp1 = Late_new(n), &cu2cl_tmp1));
    Late_delete(&cu2cl_tmp1);
}

Early Early_new(int i)
{
    Early self_;
    Early *self = &self_;
    self->id = i;
    if (self->id == 0)
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    return self_;
}

__kernel void part_constructor(__global int *out)
{
    Early e = Early_new((uint)get_local_id(0));
    out[get_local_id(0)] = e.id;
}

__kernel void whole_constructor(__global int *out, int n)
{
    Early e = Early_new(n);
    out[get_local_id(0)] = e.id;
}

Own Own_new(void)
{
    Own self_;
    Own *self = &self_;
    self->id = (uint)get_local_id(0);
    return self_;
}

__kernel void part_own_value(__global int *out)
{
    Own own = Own_new();
    if (own.id == 0)
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    *out = 1;
}

Sum Sum_new(int v, __global int *t)
{
    Sum self_;
    Sum *self = &self_;
    self->value = v;
    self->to = t;
    return self_;
}

void Sum_delete(Sum *self, __local ulong *cu_lanes)
{ *self->to = cu_shfl_xor_int(cu_lanes, 0xffffffffu, self->value, 1, 32); }

int Sum_now(const Sum *self)
{ return self->value; }

__kernel void part_shuffle(__global int *out)
{
    __local ulong cu_lanes[CU_LANES];
    Sum cu2cl_tmp1;
    if (get_local_id(0) < 32)
        out[64] = Sum_now((cu2cl_tmp1 = Sum_new((uint)get_local_id(0), out + get_local_id(0)),
                           &cu2cl_tmp1)), Sum_delete(&cu2cl_tmp1, cu_lanes);
}

__kernel void whole_shuffle(__global int *out)
{
    __local ulong cu_lanes[CU_LANES];
    Sum cu2cl_tmp1;
    out[64] = Sum_now((cu2cl_tmp1 = Sum_new((uint)get_local_id(0), out + get_local_id(0)),
                       &cu2cl_tmp1));
    Sum_delete(&cu2cl_tmp1, cu_lanes);
}
