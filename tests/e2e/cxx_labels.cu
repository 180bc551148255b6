// Labels with nothing behind them, and jumps and labels that macros write.
#include "check.h"

#define BOTH __host__ __device__
#define FAIL_IF(condition)                                                                         \
    if (condition)                                                                                 \
    goto fail
#define LABEL(name)                                                                                \
    name:
#define OTHERWISE default:;

BOTH static int skips(int i)
{
    int sum = 1;
    for (int k = 0; k < 5; k++) {
        if (k == i % 7)
            goto next;
        sum = sum * 3 + k;
    next:;
    }
    for (int k = 0; k < 3; k++)
        for (int m = 0; m < 3; m++)
            if (k * m == i % 5)
                goto out;
    sum += 100;
out:;
    return sum;
}

BOTH static int cases(int i)
{
    int sum = 0;
    switch (i % 4) {
    case 1: sum += 5; break;
    default:;
    }
    switch (i % 5) {
    case 2: sum += 10; // fall through
    case 3:;
    case 4:
        sum += 20;
        break;
        OTHERWISE
    }
    switch (i % 3) {
    case 1: sum += 40; break;
    case 2: static_assert(sizeof(int) == 4, "");
    }
    return sum;
}

BOTH static int macros(int i)
{
    int sum = i;
    FAIL_IF(i % 3 == 1);
    sum += 7;
    if (i % 3 == 2)
        goto end;
    sum *= 3;
    LABEL(end)
    return sum;
fail:
    return -1;
}

template <int N> BOTH static int parts(int i)
{
    int sum = i;
    if (i % 2)
        goto end;
    switch (i % 3) {
    case 0: sum += N; break;
    case 1:
        if constexpr (N > 3)
            sum += 100;
    }
    sum++;
end:;
    return sum;
}

__global__ void run(int *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        goto end;
    out[i] = skips(i);
    out[n + i] = cases(i);
    out[2 * n + i] = macros(i);
    out[3 * n + i] = parts<3>(i) + parts<4>(i);
end:;
}

int main()
{
    const int n = 45;
    int *d_out = new_on_device<int>(4 * n);
    run<<<3, 16>>>(d_out, n);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, 4 * n);
    for (int i = 0; i < n; i++) {
        EXPECT_EQUAL(i, out[i], skips(i));
        EXPECT_EQUAL(i, out[n + i], cases(i));
        EXPECT_EQUAL(i, out[2 * n + i], macros(i));
        EXPECT_EQUAL(i, out[3 * n + i], parts<3>(i) + parts<4>(i));
    }
    return finish();
}
