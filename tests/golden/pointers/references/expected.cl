void swap(int *a, int *b)
{
    int t = *a;
    *a = *b;
    *b = t;
}

void swap_global_global(__global int *a, __global int *b)
{
    int t = *a;
    *a = *b;
    *b = t;
}

int sum(const int a, const int b)
{
    return a + b;
}

__kernel void k(__global int *p)
{
    int x = 1, y = 2;
    swap(&x, &y);
    swap_global_global(&p[0], &p[1]);
    __global int *r = &p[2];
    *r += sum(x, p[3]);
}
