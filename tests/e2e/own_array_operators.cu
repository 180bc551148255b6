// Operators new[] and delete[] of classes: what they are asked for with the length of an array before
// it, as the host's ABI has it, where destructors or the size need it.
#include "check.h"

__device__ __align__(16) char pool[32][4096];
__device__ int used[32], destroyed[32], freed[32], bytes[32];

__device__ void *take(size_t n)
{
    int t = threadIdx.x;
    void *p = pool[t] + used[t];
    used[t] += (int)((n + 15) / 16 * 16);
    return p;
}

struct Plain {
    int v;
    __device__ static void *operator new[](size_t n)
    {
        bytes[threadIdx.x] += (int)n;
        return take(n);
    }
    __device__ static void operator delete[](void *p)
    {
        freed[threadIdx.x]++;
    }
};

struct Sized {
    short v;
    __device__ static void *operator new[](size_t n)
    {
        return take(n);
    }
    __device__ static void operator delete[](void *p, size_t n)
    {
        freed[threadIdx.x] += 10;
        bytes[threadIdx.x] += 1000 * (int)n;
    }
};

struct Full {
    int v, w;
    __device__ Full() : v(3), w(threadIdx.x)
    {
    }
    __device__ ~Full()
    {
        destroyed[threadIdx.x] += v + w;
    }
    __device__ void *operator new[](size_t n)
    {
        bytes[threadIdx.x] += 100 * (int)n;
        return take(n);
    }
    __device__ void operator delete[](void *p)
    {
        freed[threadIdx.x] += 100 + (int)((char *)p - pool[threadIdx.x]) / 16;
    }
};

struct alignas(16) Wide {
    float v[4];
    __device__ ~Wide()
    {
        destroyed[threadIdx.x] += (int)v[0];
    }
    __device__ void *operator new[](size_t n)
    {
        return take(n);
    }
    __device__ void operator delete[](void *p, size_t n)
    {
        bytes[threadIdx.x] += (int)n;
    }
};

__global__ void k(int *out, int n)
{
    int t = threadIdx.x, sum = 0;
    Plain *p = new Plain[n], *z = new Plain[3](), *l = new Plain[2]{{5}, {6}};
    Sized *s = new Sized[n + 1];
    Full *f = new Full[n], *none = NULL;
    Wide *w = new Wide[2];
    for (int i = 0; i < n; i++)
        p[i].v = i * t;
    for (int i = 0; i <= n; i++)
        s[i].v = (short)i;
    f[1].v = 10;
    w[0].v[0] = 7;
    w[1].v[0] = 8;
    for (int i = 0; i < n; i++)
        sum += p[i].v + s[i].v + f[i].v + f[i].w;
    sum += z[2].v + l[0].v * l[1].v;
    delete[] w;
    delete[] f;
    delete[] s;
    delete[] l;
    delete[] p;
    delete[] none;
    out[5 * t] = sum;
    out[5 * t + 1] = used[t];
    out[5 * t + 2] = destroyed[t];
    out[5 * t + 3] = freed[t];
    out[5 * t + 4] = bytes[t];
}

int main()
{
    int *out = new_on_device<int>(5 * 32);
    k<<<1, 32>>>(out, 5);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 5 * 32);
    for (int t = 0; t < 32; t++) {
        EXPECT_EQUAL(t, got[5 * t], 62 + 15 * t);
        EXPECT_EQUAL(t, got[5 * t + 1], 192);
        EXPECT_EQUAL(t, got[5 * t + 2], 37 + 5 * t);
        EXPECT_EQUAL(t, got[5 * t + 3], 118);
        EXPECT_EQUAL(t, got[5 * t + 4], 24888);
    }
    return finish();
}
