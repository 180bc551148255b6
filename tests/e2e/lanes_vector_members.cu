// TEST items: yes
// Components of vectors that are reached by pointers and references, in kernels that need warps: the
// lanes form is made from text that clang prints, and clang forgets the arrows of such members.
// TEST warnings: kernels in which half of a warp exchanges values need warps, or their lanes form
#include "check.h"

struct Box {
    float2 low, high;
    __device__ const float2 &corner(bool upper) const
    {
        return upper ? high : low;
    }
};

struct Cell {
    int4 *parts;
    struct {
        int x, y;
    } place;
};

__device__ int sum_of_some(int value)
{
    return threadIdx.x < 16 ? value + __shfl_xor_sync(0xffff, value, 8) : value;
}

__global__ void boxes(const Box *box, float *out)
{
    const float2 &a = box->corner(threadIdx.x & 1), *b = &box[1].low;
    float2 own = make_float2(1.f, 2.5e+1f), *p = &own;
    p->x += a.x;
    p->y += b->y * 0.5f + b[1].x;
    out[threadIdx.x] = p->x + sum_of_some((int)p->y) + a.y;
}

__global__ void cells(Cell *cell, int *out)
{
    int4 *parts = cell->parts + threadIdx.x % 4;
    const char *text = "p->x.y";
    int value = sum_of_some(parts->x + 10 * parts->w) + cell->place.x;
    out[threadIdx.x] = value + (parts + 1)->y + parts[2].z + (*parts).w + text[3] - 'x';
}

int main()
{
    Box host[2] = {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}, *box = new_on_device<Box>(2);
    int4 numbers[8];
    for (int i = 0; i < 8; i++)
        numbers[i] = make_int4(i, 10 * i, 100 * i, 1000 * i);
    Cell host_cell = {new_on_device<int4>(8), {7, 9}}, *cell = new_on_device<Cell>(1);
    float *sums = new_on_device<float>(64);
    int *out = new_on_device<int>(64);
    CHECK(cudaMemcpy(box, host, sizeof host, cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(host_cell.parts, numbers, sizeof numbers, cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(cell, &host_cell, sizeof host_cell, cudaMemcpyHostToDevice));
    boxes<<<1, 64>>>(box, sums);
    CHECK_LAUNCH();
    cells<<<1, 64>>>(cell, out);
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(sums, 64);
    std::vector<int> found = copy_to_host(out, 64);
    for (int t = 0; t < 64; t++) {
        float2 a = t & 1 ? host[0].high : host[0].low;
        int y = (int)(25 + 6 * 0.5f + 7), i = t % 4, value = i + 10 * 1000 * i;
        EXPECT_EQUAL(t, got[t], 1 + a.x + (t < 16 ? 2 * y : y) + a.y);
        EXPECT_EQUAL(t, found[t],
                     (t < 16 ? 2 * value : value) + 7 + 10 * (i + 1) + 100 * (i + 2) + 1000 * i);
    }
    return finish();
}
