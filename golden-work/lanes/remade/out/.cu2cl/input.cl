/* Made from input.cu by cu2cl 0.1.0. */
__kernel void branch(__global int *out, int n)
{
    out[get_local_id(0)] = 3;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (n > 3) {
        int twice = n * 2;
        int own = get_local_id(0) + twice;
        int next = own + 1;
        out[next] = n;
    }
}

__kernel void some(__global int *out, int n)
{
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (get_local_id(0) < n) { // all lanes of a strip, or each alone
        int twice = n * 2;
        int own = get_local_id(0) + twice;
        for (int i = 0; i < n; i++)
            out[own] += i;
        out[own] += n;
    }
}

__kernel void turns(__global int *out, int n)
{
    out[get_local_id(0)] = 3;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    int count = out[n];
    for (int i = 0; i < count; i++) { // a loop of one lane
        int twice = n * 2;
        int own = get_local_id(0) + twice;
        if (own == 5)
            break;
        out[own] = i;
    }
}

__kernel void begins(__global int *out, int n)
{
    int i;
    out[get_local_id(0)] = 3;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (get_local_id(0) > 4) {
        if (get_local_id(0) > 2 + n)
            return;
        int half_ = n / 2;
        int last = half_ + 1;
        i = get_local_id(0) + last;
        for (; i < n; i += 64)
            out[i] = n;
    }
}
