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

struct IsZero {
    __device__ bool operator()(const int &value) { return value == 0; }
};

/* what is converted is a copy, wherever its original lies */
__global__ void converted(const double *p, bool *zero)
{
    IsZero is_zero;
    zero[0] = is_zero(p[0]);
    zero[1] = is_zero((int)p[1]);
    zero[2] = is_zero((zero[0]));
}
