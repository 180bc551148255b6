template <typename T> __global__ void fill(T *p, T value)
{
    p[threadIdx.x] = value;
}

template <typename T> void fill_all(T *p, T value)
{
    fill<T><<<1, 32>>>(p, value);
}

void host(int *i, unsigned char *c)
{
    fill_all(i, 4);
    fill_all<unsigned char>(c, 'x');
}
