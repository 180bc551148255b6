__global const int *find(__global const int *p, int n, int key)
{
    for (int i = 0; i < n; i++)
        if (p[i] == key)
            return p + i;
    return 0;
}

__kernel void k(__global const int *keys, int n, __global int *out)
{
    __global const int *hit = find(keys, n, 3);
    __global int *target = &out[2];
    *target++ = hit ? (int)(hit - keys) : -1;
    *target = n;
}
