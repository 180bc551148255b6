// TEST buffers: yes
// Pointers that are null in one launch of a kernel and not in another, also as a default argument.
#include "check.h"

__global__ void count(const int *in, int n, int *out, int *sums = NULL)
{
    int i = threadIdx.x;
    if (i < n && out)
        out[i] = in ? in[i] + 1 : -1;
    if (i == 0 && sums)
        sums[0] += n;
}

int main()
{
    const int n = 16;
    std::vector<int> host(n);
    for (int i = 0; i < n; i++)
        host[i] = 10 * i;
    int *in = copy_to_device(host), *out = new_on_device<int>(n), *sums = new_on_device<int>(1);
    std::vector<int> got;

    for (int round = 0; round < 3; round++) {
        count<<<1, n>>>(in, n, out, sums);
        CHECK_LAUNCH();
        got = copy_to_host(out, n);
        for (int i = 0; i < n; i++)
            EXPECT_EQUAL(i, got[i], host[i] + 1);
        count<<<1, n>>>(NULL, n, out);
        CHECK_LAUNCH();
        got = copy_to_host(out, n);
        for (int i = 0; i < n; i++)
            EXPECT_EQUAL(i, got[i], -1);
        count<<<1, n>>>(in, n, NULL, sums);
        CHECK_LAUNCH();
        count<<<1, n>>>(in, n, NULL);
        CHECK_LAUNCH();
        got = copy_to_host(out, n);
        for (int i = 0; i < n; i++)
            EXPECT_EQUAL(i, got[i], -1);
    }
    got = copy_to_host(sums, 1);
    EXPECT_EQUAL(0, got[0], 6 * n);
    return finish();
}
