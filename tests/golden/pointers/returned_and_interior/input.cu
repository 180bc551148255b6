__device__ const int *find(const int *p, int n, int key)
{
    for (int i = 0; i < n; i++)
        if (p[i] == key)
            return p + i;
    return nullptr;
}

__global__ void k(const int *keys, int n, int *out)
{
    const int *hit = find(keys, n, 3);
    int *target = &out[2];
    *target++ = hit ? (int)(hit - keys) : -1;
    *target = n;
}
