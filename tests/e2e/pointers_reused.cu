// TEST buffers: yes
// Pointers that point to one kind of memory first and to another one later.
#include "check.h"
__global__ void reassigned(int *out, int *in)
{
    __shared__ int s[32];
    int i = threadIdx.x;
    int *p = in;
    int v = p[i];
    p = s;
    p[i] = v;
    __syncthreads();
    out[i] = p[31 - i];
    p = out; // and back
    p += i;
    *p += 1;
}
__global__ void parameter(int *out, int *in)
{
    __shared__ int s[64];
    int *q;
    q = in + threadIdx.x;
    int v = *q++;
    q = q + 1;
    in = s;
    in[threadIdx.x] = v;
    for (int k = 0; k < 2; k++) {
        int *p = out;
        p[threadIdx.x] = 0;
        p = s + 32;
        p[threadIdx.x] = v;
        p = &s[threadIdx.x];
        if (k)
            p += 32;
        v += *p;
    }
    out[threadIdx.x] = v + in[threadIdx.x];
}
int main()
{
    std::vector<int> h(32), a; for (int i = 0; i < 32; i++) h[i] = i + 1;
    int *in = copy_to_device(h), *o = copy_to_device(h);
    reassigned<<<1, 32>>>(o, in); CHECK_LAUNCH(); a = copy_to_host(o, 32);
    for (int i = 0; i < 32; i++) EXPECT_EQUAL(i, a[i], 33 - i);
    parameter<<<1, 32>>>(o, in); CHECK_LAUNCH(); a = copy_to_host(o, 32);
    for (int i = 0; i < 32; i++) EXPECT_EQUAL(i, a[i], 5 * (i + 1));
    return finish();
}
