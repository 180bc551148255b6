// TEST nvcc: -lnppc -lnppial -lnppidei -lnppicc -lnppitc -lnppig -lnppisu
// TEST not-nvcc: NPP's headers are a package of their own
// NPP: arithmetic, comparisons, conversions, and pixels that get another place, with channels, scale factors and saturation.
#include "npp_image.h"

#include <cmath>

// To the nearest integer, of two to the even one, and into the range of T.
template <typename T> static T narrow(double value)
{
    const double low = T(-1) < T(0) ? -std::ldexp(1.0, 8 * sizeof(T) - 1) : 0;
    const double high = low + std::ldexp(1.0, 8 * sizeof(T)) - 1;
    value = std::nearbyint(value);
    return (T)(value < low ? low : value > high ? high : value);
}
template <> float narrow<float>(double value)
{
    return (float)value;
}

template <typename T, typename F> static void fill(Image<T> &result, F element)
{
    for (int y = 0; y < result.height; y++)
        for (int x = 0; x < result.width; x++)
            for (int c = 0; c < result.channels; c++)
                result.at(x, y, c) = element(x, y, c);
}

static const NppiSize size = {37, 11};

#define SCALED(T, CHANNELS, NAME, EXPRESSION)                                                      \
    for (int scale = -1; scale <= 3; scale++) {                                                    \
        Image<T> a(size.width, size.height, CHANNELS), b(size.width, size.height, CHANNELS),       \
            d(size.width, size.height, CHANNELS);                                                  \
        NPP(NAME(a.device, a.step(), b.device, b.step(), d.device, d.step(), size, scale,          \
                 context()));                                                                      \
        fill(d, [&](int x, int y, int c) {                                                         \
            double p = a.at(x, y, c), q = b.at(x, y, c);                                           \
            return narrow<T>(std::ldexp(EXPRESSION, -scale));                                      \
        });                                                                                        \
        d.compare(#NAME);                                                                          \
    }

#define SCALED_CONSTANT(T, CHANNELS, NAME, CONSTANT, EXPRESSION)                                   \
    for (int scale = 0; scale <= 2; scale++) {                                                     \
        const T constants[4] = {11, 3, 100, 1};                                                    \
        Image<T> a(size.width, size.height, CHANNELS), d(size.width, size.height, CHANNELS);       \
        NPP(NAME(a.device, a.step(), CONSTANT, d.device, d.step(), size, scale, context()));       \
        fill(d, [&](int x, int y, int c) {                                                         \
            double p = a.at(x, y, c), q = constants[c];                                            \
            return narrow<T>(std::ldexp(EXPRESSION, -scale));                                      \
        });                                                                                        \
        d.compare(#NAME);                                                                          \
    }

static void arithmetic()
{
    SCALED(Npp8u, 1, nppiAdd_8u_C1RSfs_Ctx, p + q)
    SCALED(Npp8u, 1, nppiSub_8u_C1RSfs_Ctx, q - p)
    SCALED(Npp8u, 1, nppiMul_8u_C1RSfs_Ctx, p * q)
    SCALED(Npp8u, 3, nppiAdd_8u_C3RSfs_Ctx, p + q)
    SCALED(Npp8u, 4, nppiMul_8u_C4RSfs_Ctx, p * q)
    SCALED(Npp16s, 1, nppiAdd_16s_C1RSfs_Ctx, p + q)
    SCALED(Npp16s, 1, nppiSub_16s_C1RSfs_Ctx, q - p)
    SCALED(Npp16u, 3, nppiSub_16u_C3RSfs_Ctx, q - p)
    SCALED_CONSTANT(Npp8u, 1, nppiAddC_8u_C1RSfs_Ctx, constants[0], p + q)
    SCALED_CONSTANT(Npp8u, 1, nppiSubC_8u_C1RSfs_Ctx, constants[0], p - q)
    SCALED_CONSTANT(Npp8u, 3, nppiMulC_8u_C3RSfs_Ctx, constants, p * q)
    SCALED_CONSTANT(Npp16s, 4, nppiSubC_16s_C4RSfs_Ctx, constants, p - q)
}

#define FLOATS(CHANNELS, NAME, EXPRESSION)                                                         \
    {                                                                                              \
        Image<Npp32f> a(size.width, size.height, CHANNELS), b(size.width, size.height, CHANNELS),  \
            d(size.width, size.height, CHANNELS);                                                  \
        NPP(NAME(a.device, a.step(), b.device, b.step(), d.device, d.step(), size, context()));    \
        fill(d, [&](int x, int y, int c) {                                                         \
            float p = a.at(x, y, c), q = b.at(x, y, c);                                            \
            return EXPRESSION;                                                                     \
        });                                                                                        \
        d.compare(#NAME);                                                                          \
    }

static void floats()
{
    const Npp32f constants[3] = {0.5f, -2.25f, 3};
    FLOATS(1, nppiAdd_32f_C1R_Ctx, p + q)
    FLOATS(3, nppiSub_32f_C3R_Ctx, q - p)
    FLOATS(4, nppiMul_32f_C4R_Ctx, p * q)
    FLOATS(1, nppiAbsDiff_32f_C1R_Ctx, std::fabs(p - q))
    Image<Npp32f> a(size.width, size.height, 3), d(size.width, size.height, 3);
    NPP(nppiMulC_32f_C3R_Ctx(a.device, a.step(), constants, d.device, d.step(), size, context()));
    fill(d, [&](int x, int y, int c) { return a.at(x, y, c) * constants[c]; });
    d.compare("nppiMulC_32f_C3R");
}

static void bits()
{
    Image<Npp8u> a(size.width, size.height), b(size.width, size.height), d(size.width, size.height);
    NPP(nppiAnd_8u_C1R_Ctx(a.device, a.step(), b.device, b.step(), d.device, d.step(), size,
                           context()));
    fill(d, [&](int x, int y, int) { return (Npp8u)(a.at(x, y) & b.at(x, y)); });
    d.compare("And");
    NPP(nppiOr_8u_C1R_Ctx(a.device, a.step(), b.device, b.step(), d.device, d.step(), size,
                          context()));
    fill(d, [&](int x, int y, int) { return (Npp8u)(a.at(x, y) | b.at(x, y)); });
    d.compare("Or");
    NPP(nppiXor_8u_C1R_Ctx(a.device, a.step(), b.device, b.step(), d.device, d.step(), size,
                           context()));
    fill(d, [&](int x, int y, int) { return (Npp8u)(a.at(x, y) ^ b.at(x, y)); });
    d.compare("Xor");
    NPP(nppiNot_8u_C1R_Ctx(a.device, a.step(), d.device, d.step(), size, context()));
    fill(d, [&](int x, int y, int) { return (Npp8u)~a.at(x, y); });
    d.compare("Not");
    NPP(nppiAbsDiff_8u_C1R_Ctx(a.device, a.step(), b.device, b.step(), d.device, d.step(), size,
                               context()));
    fill(d, [&](int x, int y, int) { return (Npp8u)std::abs(a.at(x, y) - b.at(x, y)); });
    d.compare("AbsDiff");
}

static bool holds(int a, NppCmpOp how, int b)
{
    return how == NPP_CMP_LESS         ? a < b
           : how == NPP_CMP_LESS_EQ    ? a <= b
           : how == NPP_CMP_EQ         ? a == b
           : how == NPP_CMP_GREATER_EQ ? a >= b
                                       : a > b;
}

static void comparisons()
{
    for (int i = NPP_CMP_LESS; i <= NPP_CMP_GREATER; i++) {
        NppCmpOp how = (NppCmpOp)i;
        Image<Npp16s> a(size.width, size.height);
        Image<Npp8u> b(size.width, size.height), c(size.width, size.height),
            d(size.width, size.height);
        const Npp16s one = a.at(5, 3);
        NPP(nppiCompareC_16s_C1R_Ctx(a.device, a.step(), one, d.device, d.step(), size, how,
                                     context()));
        fill(d, [&](int x, int y, int) { return (Npp8u)(holds(a.at(x, y), how, one) ? 255 : 0); });
        d.compare("CompareC");
        c.at(2, 2) = b.at(2, 2);
        c.upload();
        NPP(nppiCompare_8u_C1R_Ctx(b.device, b.step(), c.device, c.step(), d.device, d.step(), size,
                                   how, context()));
        fill(d, [&](int x, int y, int) {
            return (Npp8u)(holds(b.at(x, y), how, c.at(x, y)) ? 255 : 0);
        });
        d.compare("Compare");
    }
    Image<Npp8u> a(size.width, size.height), d(size.width, size.height);
    NPP(nppiThreshold_8u_C1R_Ctx(a.device, a.step(), d.device, d.step(), size, 100, NPP_CMP_LESS,
                                 context()));
    fill(d, [&](int x, int y, int) { return a.at(x, y) < 100 ? (Npp8u)100 : a.at(x, y); });
    d.compare("Threshold");
    NPP(nppiThreshold_8u_C1R_Ctx(a.device, a.step(), d.device, d.step(), size, 100, NPP_CMP_GREATER,
                                 context()));
    fill(d, [&](int x, int y, int) { return a.at(x, y) > 100 ? (Npp8u)100 : a.at(x, y); });
    d.compare("Threshold");
}

#define CONVERTED(S, D, NAME)                                                                      \
    {                                                                                              \
        Image<S> a(size.width, size.height);                                                       \
        Image<D> d(size.width, size.height);                                                       \
        NPP(NAME(a.device, a.step(), d.device, d.step(), size, context()));                        \
        fill(d, [&](int x, int y, int) { return narrow<D>(a.at(x, y)); });                         \
        d.compare(#NAME);                                                                          \
    }

static void conversions()
{
    const float values[] = {-3,      -0.6f,  -0.5f,  0.4f, 0.5f,  1.5f,  2.5f,
                            2.4999f, 254.5f, 255.5f, 300,  1e10f, -1e10f};
    CONVERTED(Npp8u, Npp16u, nppiConvert_8u16u_C1R_Ctx)
    CONVERTED(Npp8u, Npp16s, nppiConvert_8u16s_C1R_Ctx)
    CONVERTED(Npp8u, Npp32f, nppiConvert_8u32f_C1R_Ctx)
    CONVERTED(Npp16s, Npp32f, nppiConvert_16s32f_C1R_Ctx)
    CONVERTED(Npp16u, Npp8u, nppiConvert_16u8u_C1R_Ctx)
    CONVERTED(Npp16s, Npp8u, nppiConvert_16s8u_C1R_Ctx)
    Image<Npp32f> a(13, 1);
    Image<Npp8u> d(13, 1);
    for (int i = 0; i < 13; i++)
        a.at(i, 0) = values[i];
    a.upload();
    for (int mode = NPP_RND_NEAR; mode <= NPP_RND_ZERO; mode++) {
        NPP(nppiConvert_32f8u_C1R_Ctx(a.device, a.step(), d.device, d.step(), a.size(),
                                      (NppRoundMode)mode, context()));
        fill(d, [&](int x, int, int) {
            float v = values[x];
            return narrow<Npp8u>(mode == NPP_RND_NEAR   ? std::nearbyint(v)
                                 : mode == NPP_RND_ZERO ? std::trunc(v)
                                                        : std::round(v));
        });
        d.compare("Convert_32f8u");
    }
}

static void places()
{
    const Npp8u bytes[3] = {9, 200, 31};
    const NppiSize larger = {size.width + 9, size.height + 5}, turned = {size.height, size.width};
    Image<Npp8u> a(size.width, size.height), a3(size.width, size.height, 3),
        d(larger.width, larger.height), d3(size.width, size.height, 3);
    Image<Npp32f> f(size.width, size.height), t(turned.width, turned.height);
    NPP(nppiSet_8u_C3R_Ctx(bytes, d3.device, d3.step(), size, context()));
    fill(d3, [&](int, int, int c) { return bytes[c]; });
    d3.compare("Set");
    NPP(nppiCopy_8u_C3R_Ctx(a3.device, a3.step(), d3.device, d3.step(), size, context()));
    fill(d3, [&](int x, int y, int c) { return a3.at(x, y, c); });
    d3.compare("Copy");
    for (int i = NPP_HORIZONTAL_AXIS; i <= NPP_BOTH_AXIS; i++) {
        NPP(nppiMirror_8u_C3R_Ctx(a3.device, a3.step(), d3.device, d3.step(), size, (NppiAxis)i,
                                  context()));
        fill(d3, [&](int x, int y, int c) {
            return a3.at(i == NPP_HORIZONTAL_AXIS ? x : size.width - 1 - x,
                         i == NPP_VERTICAL_AXIS ? y : size.height - 1 - y, c);
        });
        d3.compare("Mirror");
    }
    NPP(nppiTranspose_32f_C1R_Ctx(f.device, f.step(), t.device, t.step(), size, context()));
    fill(t, [&](int x, int y, int) { return f.at(y, x); });
    t.compare("Transpose");
    NPP(nppiCopyConstBorder_8u_C1R_Ctx(a.device, a.step(), size, d.device, d.step(), larger, 2, 4,
                                       77, context()));
    fill(d, [&](int x, int y, int) {
        bool inside = x >= 4 && x < 4 + size.width && y >= 2 && y < 2 + size.height;
        return inside ? a.at(x - 4, y - 2) : (Npp8u)77;
    });
    d.compare("CopyConstBorder");
    NPP(nppiCopyReplicateBorder_8u_C1R_Ctx(a.device, a.step(), size, d.device, d.step(), larger, 2,
                                           4, context()));
    fill(d, [&](int x, int y, int) {
        return a.at(std::min(std::max(x - 4, 0), size.width - 1),
                    std::min(std::max(y - 2, 0), size.height - 1));
    });
    d.compare("CopyReplicateBorder");
    NPP(nppiCopyWrapBorder_8u_C1R_Ctx(a.device, a.step(), size, d.device, d.step(), larger, 2, 4,
                                      context()));
    fill(d, [&](int x, int y, int) {
        return a.at((x - 4 + size.width) % size.width, (y - 2 + size.height) % size.height);
    });
    d.compare("CopyWrapBorder");
}

// Sums that lie next to a half may be rounded either way.
static void gray()
{
    Image<Npp8u> a(size.width, size.height, 3), d(size.width, size.height);
    NPP(nppiRGBToGray_8u_C3C1R_Ctx(a.device, a.step(), d.device, d.step(), size, context()));
    std::vector<Npp8u> got = copy_to_host(d.device, d.host.size());
    for (int y = 0; y < size.height; y++)
        for (int x = 0; x < size.width; x++) {
            int sum = 299 * a.at(x, y, 0) + 587 * a.at(x, y, 1) + 114 * a.at(x, y, 2);
            if (sum % 1000 != 500)
                EXPECT_EQUAL(y * size.width + x, got[y * d.row + x], (sum + 500) / 1000);
        }
}

int main()
{
    arithmetic();
    floats();
    bits();
    comparisons();
    conversions();
    places();
    gray();
    return finish();
}
