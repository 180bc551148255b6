int neighbour(__local int *cells, int i, int value)
{
    cells[i] = value;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    int got = cells[(i + 1) % (uint)get_local_size(0)];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    return got;
}

// calls in it, and a name that the kernel has, too
void add_neighbours(__local int *cells, int *sum, int times)
{
    for (int value = 0; value < times; value++)
        *sum += neighbour(cells, (uint)get_local_id(0), *sum + value);
}

int minus(int a)
{ return (uint)get_local_id(0) - a; }

__kernel void in_statements(__global int *out, int n)
{
    __local int cells[64];
    int value = get_local_id(0), sum = n;
    int first = neighbour(cells, (uint)get_local_id(0), minus(value));
    sum -= 2
        * neighbour(cells, (uint)get_local_id(0), neighbour(cells, (uint)get_local_id(0), first));
    if (n > 3)
        add_neighbours(cells, &sum, 2);
    else
        out[0] = n;
    out[get_local_id(0)] = sum + value;
}

int early(__local int *cells, int n)
{
    if (n > 3)
        return cells[0];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    return cells[1];
}

// a coroutine: the function returns in two places
__kernel void in_two_ways(__global int *out, int n)
{
    __local int cells[64];
    cells[get_local_id(0)] = n;
    out[get_local_id(0)] = early(cells, n);
}

// what stands on the left is read before the call
__kernel void behind_a_read(__global int *out, int n)
{
    __local int cells[64];
    cells[get_local_id(0)] = n;
    out[get_local_id(0)] = cells[get_local_id(0)] + neighbour(cells, (uint)get_local_id(0), n + 1);
}

// a coroutine: PoCL has a barrier of its own in the inner loop
__kernel void turns(__global int *out, int n)
{
    __local int cells[64];
    cells[get_local_id(0)] = n;
    out[get_local_id(0)] = cells[get_local_id(0)] + neighbour(cells, (uint)get_local_id(0), n + 1);
    for (int i = 0; i < get_local_id(0); i++)
        for (int k = 0; k < n; k++)
            out[get_local_id(0)] += k;
}
