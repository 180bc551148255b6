typedef struct First {
    float value;
} First;

typedef struct Last {
    __local float *cells;
    __global float *to;
} Last;

// Which kernels the generated header marks with CU2CL_BARRIER_IN_BRANCH: those of which a block may leave a barrier out. Loops
// and a branch around all of a kernel do not count.
float first(__local float *cells)
{
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    return cells[0];
}

__kernel void in_a_loop(__global float *out, int n)
{
    __local float cells[64];
    int t = get_local_id(0);
    cells[t] = out[t];
    for (int i = 0; i < n; i++) {
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (t < 32)
            cells[t] += cells[t + 32];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (i == 7)
            break;
    }
    out[t] = first(cells);
}

__kernel void around_all(__global float *out, int n)
{
    __local float cells[64];
    if (get_group_id(0) < n) {
        cells[get_local_id(0)] = n;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        out[get_local_id(0)] = cells[0];
    }
}

/* known<64> */
__kernel void known_64(__global float *out)
{
    __local float cells[64];
    cells[get_local_id(0)] = out[get_local_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    out[get_local_id(0)] = cells[64 - 1 - (uint)get_local_id(0)];
}

__kernel void in_a_branch(__global float *out, int n)
{
    __local float cells[64];
    cells[get_local_id(0)] = n;
    if (n > 3)
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    out[get_local_id(0)] = cells[get_local_id(0)];
}

__kernel void in_a_call(__global float *out, int n)
{
    __local float cells[64];
    cells[get_local_id(0)] = n;
    float x = n > 3 ? first(cells) : 0;
    out[get_local_id(0)] = x;
}

__kernel void behind_continue(__global float *out, int n)
{
    __local float cells[64];
    cells[get_local_id(0)] = n;
    for (int i = 0; i < n; i++) {
        if (i == 3)
            continue;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    }
    out[get_local_id(0)] = cells[0];
}

__kernel void behind_return(__global float *out, int n)
{
    __local float cells[64];
    if (get_group_id(0) > n)
        return;
    cells[get_local_id(0)] = n;
    out[get_local_id(0)] = first(cells);
}

// Nothing of a barrier is left out by a return behind the last one.
__kernel void returns_at_the_end(__global float *out, int n)
{
    __local float cells[64];
    cells[get_local_id(0)] = out[get_local_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (get_local_id(0) >= n)
        return;
    out[get_local_id(0)] = cells[63 - (uint)get_local_id(0)];
}

First First_new(__local float *cells, int n)
{
    First self_;
    First *self = &self_;
    self->value = n > 3 ? first(cells) : 0;
    return self_;
}

__kernel void in_an_initialiser(__global float *out, int n)
{
    __local float cells[64];
    cells[get_local_id(0)] = n;
    First f = First_new(cells, n);
    out[get_local_id(0)] = f.value;
}

Last Last_new(__local float *c, __global float *t)
{
    Last self_;
    Last *self = &self_;
    self->cells = c;
    self->to = t;
    return self_;
}

void Last_delete(Last *self)
{ *self->to = first(self->cells); }

float Last_now(const Last *self)
{ return self->cells[get_local_id(0)]; }

__kernel void in_the_end_of_a_temporary(__global float *out, int n)
{
    Last cu2cl_tmp1;
    __local float cells[64];
    cells[get_local_id(0)] = n;
    if (n > 3)
        out[get_local_id(0)] = Last_now((cu2cl_tmp1 = Last_new(cells, out + get_local_id(0)),
                                         &cu2cl_tmp1)), Last_delete(&cu2cl_tmp1);
    out[get_local_id(0)] += cells[get_local_id(0)];
}
