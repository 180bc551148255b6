// Loads and stores that tell the cache what they are for: they move the same values.
#include "check.h"

template <typename T> __global__ void through(const T *in, T *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    __stcg(&out[i], __ldcs(&in[i]));
    __stcs(&out[n + i], __ldg(&in[i]));
    __stwb(&out[2 * n + i], __ldcg(&in[i]));
    __stwt(&out[3 * n + i], __ldca(&in[n - 1 - i]));
}

template <typename T> static void check(const std::vector<T> &values, bool (*same)(T, T))
{
    int n = (int)values.size();
    T *out = new_on_device<T>(4 * n);
    through<<<1, n>>>(copy_to_device(values), out, n);
    CHECK_LAUNCH();
    std::vector<T> got = copy_to_host(out, 4 * n);
    for (int i = 0; i < 3 * n; i++)
        EXPECT(same(got[i], values[i % n]));
    for (int i = 0; i < n; i++)
        EXPECT(same(got[3 * n + i], values[n - 1 - i]));
}

int main()
{
    std::vector<float> floats;
    std::vector<float4> vectors;
    std::vector<unsigned char> bytes;
    std::vector<long long> wide;
    for (int i = 0; i < 37; i++) {
        floats.push_back(i * 0.37f);
        vectors.push_back(make_float4(i + 0.25f, -i, 1.0f / (i + 1), i * i));
        bytes.push_back((unsigned char)(7 * i));
        wide.push_back(i * 0x123456789abLL);
    }
    check<float>(floats, [](float a, float b) { return a == b; });
    check<float4>(vectors, [](float4 a, float4 b) {
        return a.x == b.x && a.y == b.y && a.z == b.z && a.w == b.w;
    });
    check<unsigned char>(bytes, [](unsigned char a, unsigned char b) { return a == b; });
    check<long long>(wide, [](long long a, long long b) { return a == b; });
    return finish();
}
