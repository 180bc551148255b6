void inner(int by, __global int *counter)
{
    atomic_add(counter, by);
}

void outer(int by, __global int *counter)
{
    inner(by, counter);
    inner(by + 1, counter);
}

__kernel void k(__global int *counter)
{
    outer((uint)get_local_id(0), counter);
}
