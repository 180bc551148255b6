// TEST cmake: yes

// Kernels and device functions in headers, which include each other, one in a folder of its own; a
// kernel template in a header.
#include "check.h"
#include "kernels.cuh"

int main()
{
    const int n = 50;
    float *data = copy_to_device(std::vector<float>(n, 3));
    scale<<<(n + BLOCK - 1) / BLOCK, BLOCK>>>(data, n);
    CHECK_LAUNCH();
    std::vector<float> out = copy_to_host(data, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, out[i], 3 * FACTOR + i);
    fill<int><<<2, BLOCK>>>((int *)data, n, -4);
    CHECK_LAUNCH();
    std::vector<int> ints = copy_to_host((int *)data, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, ints[i], i < 2 * BLOCK ? -4 : 0);
    EXPECT_EQUAL(0, shifted(1.0f, 2), 3.0f);
    return finish();
}
