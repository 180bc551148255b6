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
