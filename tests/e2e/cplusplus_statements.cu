// What C++ has and C has not, in statements and expressions: declarations in conditions, a
// conditional expression or an assignment as an lvalue, if constexpr, auto, brace initialisation.
#include "check.h"

template <bool DOUBLE> __device__ int chosen(int x)
{
    if constexpr (DOUBLE)
        return 2 * x;
    else
        return x;
}

__global__ void statements(int *out, int a, int b)
{
    (a > b ? a : b) += 100;
    out[0] = a * 1000 + b;
    if (int rest = a % 3)
        out[1] = rest;
    else
        out[1] = -1;
    int bits = 0, k = 13;
    while (int low = k & 3) {
        bits = bits * 10 + low;
        k >>= 1;
    }
    out[2] = bits;
    const int values[] = {5, 6, 7};
    int sum = 0;
    for (auto value = values; value != values + 3; ++value)
        sum += *value;
    out[3] = sum;
    out[4] = chosen<true>(b) + chosen<false>(b);
    auto wide = 3LL + b;
    constexpr int SHIFT = 33;
    out[5] = (int)((wide << SHIFT) >> 32);
    int braces{7}, zero{};
    out[6] = braces + zero;
    switch (int kind = b % 4; kind) {
    case 1: out[7] = 10 + kind; break;
    default: out[7] = kind; break;
    }
    (out[8] = 5) += 2;
    ++(out[9] = 1);
}

int main()
{
    const int n = 10;
    int *d_out = new_on_device<int>(n);
    statements<<<1, 1>>>(d_out, 13, 5);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, n);
    const int want[n] = {113005, 2, 1231, 18, 15, 16, 7, 11, 7, 2};
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, out[i], want[i]);
    return finish();
}
