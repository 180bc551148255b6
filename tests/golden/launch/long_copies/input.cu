// A long function that a kernel calls two hundred times, by way of others, stays a function: drivers
// put every function in the place of its calls, and would compile for seconds. The others may go, also
// a short one with still more copies: it would be slower than its work.
__device__ unsigned low(unsigned long long sum)
{
    return (unsigned)sum & 0xffffu;
}

__device__ void product(unsigned *r, const unsigned *a, const unsigned *b)
{
    unsigned long long sum = 0;
    sum += (unsigned long long)a[0] * b[0]; r[0] = low(sum); sum >>= 16;
    sum += (unsigned long long)a[0] * b[1] + (unsigned long long)a[1] * b[0]; r[1] = low(sum); sum >>= 16;
    sum += (unsigned long long)a[0] * b[2] + (unsigned long long)a[1] * b[1] + (unsigned long long)a[2] * b[0];
    r[2] = low(sum); sum >>= 16;
    sum += (unsigned long long)a[0] * b[3] + (unsigned long long)a[1] * b[2] + (unsigned long long)a[2] * b[1] +
           (unsigned long long)a[3] * b[0];
    r[3] = low(sum); sum >>= 16;
    sum += (unsigned long long)a[1] * b[3] + (unsigned long long)a[2] * b[2] + (unsigned long long)a[3] * b[1];
    r[4] = low(sum); sum >>= 16;
    sum += (unsigned long long)a[2] * b[3] + (unsigned long long)a[3] * b[2]; r[5] = low(sum); sum >>= 16;
    sum += (unsigned long long)a[3] * b[3]; r[6] = low(sum); r[7] = (unsigned)(sum >> 16);
}

__device__ unsigned add(unsigned a, unsigned b)
{
    return a + b;
}

__device__ void power(unsigned *r, const unsigned *a)
{
    unsigned t[8];
    product(t, a, a); product(r, t, a); product(t, r, a); product(r, t, a); product(t, r, a);
    product(r, t, a); product(t, r, a); product(r, t, a); product(t, r, a); product(r, t, a);
    r[0] = add(r[0], t[0]);
}

__device__ void powers(unsigned *r, const unsigned *a)
{
    unsigned t[8];
    power(t, a); power(r, t); power(t, r); power(r, t); power(t, r);
    power(r, t); power(t, r); power(r, t); power(t, r); power(r, t);
}

__global__ void far(unsigned *r, const unsigned *a)
{
    unsigned s[8], t[8];
    for (int i = 0; i < 8; i++)
        s[i] = a[i];
    powers(t, s);
    powers(s, t);
    for (int i = 0; i < 8; i++)
        r[i] = s[i];
}

__global__ void near(unsigned *r)
{
    unsigned s[8] = {1, 2, 3, 4}, t[8];
    product(t, s, s);
    __syncthreads();
    r[threadIdx.x] = add(t[0], t[threadIdx.x & 7]);
}
