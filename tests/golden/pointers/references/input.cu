__device__ void swap(int &a, int &b)
{
    int t = a;
    a = b;
    b = t;
}

__device__ int sum(const int &a, const int &b)
{
    return a + b;
}

__global__ void k(int *p)
{
    int x = 1, y = 2;
    swap(x, y);
    swap(p[0], p[1]);
    int &r = p[2];
    r += sum(x, p[3]);
}
