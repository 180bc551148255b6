// Functions in which threads meet, with arrays as parameters: by reference (a thread's own, and shared), and
// by a pointer to rows. Some threads of a warp come to them, so kernels run in their lanes form on CPUs.
// TEST warnings: kernels that need warps
// TEST subgroups: yes
#include "check.h"

#define THREADS 64
#define ROW     8

__device__ unsigned both(unsigned (&a)[2], unsigned v, unsigned mask)
{
    a[0] = __shfl_xor_sync(mask, v, 1);
    a[1] += __shfl_xor_sync(mask, a[0] + v, 2);
    return a[0] ^ a[1];
}

__device__ unsigned rotated(const unsigned (&s)[THREADS / ROW][ROW], unsigned mask, unsigned t)
{
    __syncwarp(mask);
    return s[t / ROW][(t + 1) % ROW];
}

__device__ void fill(unsigned (*rows)[ROW], unsigned t, unsigned mask)
{
    unsigned first = __shfl_sync(mask, t, 0);
    rows[t / ROW][t % ROW] = first + t;
}

__global__ void arrays(unsigned *out, unsigned *rows)
{
    __shared__ unsigned s[THREADS / ROW][ROW];
    unsigned t = threadIdx.x, a[2] = {t, 3}, r = t;
    s[t / ROW][t % ROW] = t * 3;
    __syncthreads();
    if ((t & 16) == 0) { // lanes 0 to 15
        for (int i = 0; i < 2; i++)
            r += both(a, r, 0xffff);
        r += rotated(s, 0xffff, t);
        fill((unsigned (*)[ROW])rows, t, 0xffff);
    }
    out[t] = r * 5 + a[0] * 3 + a[1];
}

int main()
{
    unsigned *d_out = new_on_device<unsigned>(THREADS), *d_rows = new_on_device<unsigned>(THREADS);
    cudaMemset(d_rows, 0, THREADS * sizeof(unsigned));
    arrays<<<1, THREADS>>>(d_out, d_rows);
    CHECK_LAUNCH();
    std::vector<unsigned> out = copy_to_host(d_out, THREADS), rows = copy_to_host(d_rows, THREADS);
    std::vector<unsigned> a0(THREADS), a1(THREADS, 3), r(THREADS);
    for (unsigned t = 0; t < THREADS; t++)
        a0[t] = r[t] = t;
    for (int i = 0; i < 2; i++) {
        std::vector<unsigned> v(r), sum(THREADS);
        for (unsigned t = 0; t < THREADS; t++)
            if (!(t & 16)) {
                a0[t] = v[t ^ 1];
                sum[t] = a0[t] + v[t];
            }
        for (unsigned t = 0; t < THREADS; t++)
            if (!(t & 16)) {
                a1[t] += sum[t ^ 2];
                r[t] += a0[t] ^ a1[t];
            }
    }
    for (unsigned t = 0; t < THREADS; t++) {
        bool in = !(t & 16);
        unsigned shared = in ? (t / ROW * ROW + (t + 1) % ROW) * 3 : 0;
        EXPECT_EQUAL(t, out[t], (r[t] + shared) * 5 + a0[t] * 3 + a1[t]);
        EXPECT_EQUAL(t, rows[t], in ? t / 32 * 32 + t : 0);
    }
    return finish();
}
