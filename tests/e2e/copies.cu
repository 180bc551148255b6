// TEST buffers: yes
// Copies in all directions: by kind, cudaMemcpyDefault, inside one allocation, interior pointers,
// rows with a pitch, memset.
#include "check.h"

__global__ void fill(float *base, size_t pitch, int width, int height)
{
    int x = threadIdx.x, y = blockIdx.x;
    if (x < width && y < height) {
        float *row = (float *)((char *)base + y * pitch);
        row[x] = y * 100 + x;
    }
}

static void check_rows()
{
    const int width = 13, height = 6;
    float *d_image;
    size_t pitch;
    CHECK(cudaMallocPitch((void **)&d_image, &pitch, width * sizeof(float), height));
    EXPECT(pitch >= width * sizeof(float));
    CHECK(cudaMemset2D(d_image, pitch, 0, width * sizeof(float), height));
    fill<<<height, 16>>>(d_image, pitch, width - 1, height);
    CHECK_LAUNCH();

    std::vector<float> packed(width * height, -1);
    CHECK(cudaMemcpy2D(packed.data(), width * sizeof(float), d_image, pitch, width * sizeof(float),
                       height, cudaMemcpyDeviceToHost));
    for (int i = 0; i < width * height; i++)
        EXPECT_EQUAL(i, packed[i], i % width < width - 1 ? i / width * 100 + i % width : 0);

    std::vector<float> wide(20 * 4, 7);
    float *d_other;
    CHECK(cudaMalloc(&d_other, 20 * 4 * sizeof(float)));
    CHECK(cudaMemcpy(d_other, wide.data(), 20 * 4 * sizeof(float), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy2D(d_other + 2, 20 * sizeof(float), (char *)d_image + pitch, pitch,
                       5 * sizeof(float), 3, cudaMemcpyDeviceToDevice));
    CHECK(cudaMemcpy(wide.data(), d_other, 20 * 4 * sizeof(float), cudaMemcpyDeviceToHost));
    for (int i = 0; i < 80; i++) {
        int x = i % 20, y = i / 20;
        EXPECT_EQUAL(i, wide[i], y < 3 && x >= 2 && x < 7 ? (y + 1) * 100 + x - 2 : 7);
    }
    CHECK(cudaFree(d_image));
    CHECK(cudaFree(d_other));
}

int main()
{
    const int n = 100;
    std::vector<int> in(n), out(n, -1);
    for (int i = 0; i < n; i++)
        in[i] = i;
    int *a, *b;
    CHECK(cudaMalloc((void **)&a, n * sizeof(int)));
    CHECK(cudaMalloc((void **)&b, n * sizeof *b));

    CHECK(cudaMemcpy(a, in.data(), n * sizeof(int), cudaMemcpyDefault));
    CHECK(cudaMemset(b, 0xff, n * sizeof(int)));
    CHECK(cudaMemcpy(b + 10, a + 50, 20 * sizeof(int), cudaMemcpyDeviceToDevice));
    CHECK(cudaMemcpy(b + 90, &in[3], 2 * sizeof(int), cudaMemcpyHostToDevice));
    CHECK(cudaMemset(b + 95, 1, 2 * sizeof(int)));
    CHECK(cudaMemsetAsync(b + 97, 0, sizeof(int), 0));
    CHECK(cudaMemcpy(out.data() + 1, b, (n - 1) * sizeof(int), cudaMemcpyDefault));
    CHECK(cudaMemcpy(out.data(), in.data() + 77, sizeof(int), cudaMemcpyHostToHost));
    for (int i = 1; i < n; i++) {
        int k = i - 1, want = -1;
        want = k >= 10 && k < 30 ? k + 40 : want;
        want = k == 90 || k == 91 ? k - 87 : want;
        want = k == 95 || k == 96 ? 0x01010101 : k == 97 ? 0 : want;
        EXPECT_EQUAL(i, out[i], want);
    }
    EXPECT_EQUAL(0, out[0], 77);
    CHECK(cudaMemcpy(a, a + 60, 40 * sizeof(int), cudaMemcpyDeviceToDevice));
    CHECK(cudaMemcpy(out.data(), a, n * sizeof(int), cudaMemcpyDeviceToHost));
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, out[i], i < 40 ? i + 60 : i);
    CHECK(cudaFree(a));
    CHECK(cudaFree(b));
    check_rows();
    return finish();
}
