__global__ void broken(int *p)
{
    p[0] = undeclared + 1;
}

__global__ void fine(int *p)
{
    p[0] = 1;
}

void host(int *p)
{
    broken<<<1, 1>>>(p);
    fine<<<1, 1>>>(p);
}
