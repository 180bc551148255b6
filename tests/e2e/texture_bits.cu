// TEST not-native: texture units round sums of eight texels, and of signed bytes, a bit differently
// The bits of texture fetches, against a model that does the arithmetic of texture units one step
// after the other: random textures of all formats, sizes, address and filter modes at random
// coordinates, texel centres and edges, and numbers that are no coordinates.
#include "check.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

__global__ void fetch(cudaTextureObject_t t, int dimensions, const float4 *at, float4 *out)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float4 c = at[i];
    if (dimensions == 1)
        out[i] = tex1D<float4>(t, c.x);
    else if (dimensions == 2)
        out[i] = tex2D<float4>(t, c.x, c.y);
    else if (dimensions == 3)
        out[i] = tex3D<float4>(t, c.x, c.y, c.z);
    else
        out[i] = tex2DLayered<float4>(t, c.x, c.y, (int)c.z);
}

static unsigned state = 7;

static unsigned random_below(unsigned n)
{
    state = state * 1664525u + 1013904223u;
    return (unsigned)((uint64_t)(state >> 4) * n >> 28);
}

static float random_number()
{
    return (float)random_below(1 << 24) / 16777216.0f;
}

// --- the model ---

enum Format { FLOAT, HALF, INT8, UINT8, INT16, UINT16 };

struct Texture {
    Format format;
    int channels, dimensions, size[3];
    std::vector<int> texels; // integers, or the bits of floats
    int border[4];
    cudaTextureDesc d;
};

struct Axis {
    int low, high, weight; // an index below 0 is the border
};

static float as_float(int bits)
{
    float f;
    memcpy(&f, &bits, sizeof f);
    return f;
}

static int address(int64_t i, int size, cudaTextureAddressMode mode)
{
    int64_t turn = ((i % (2 * size)) + 2 * size) % (2 * size);
    switch (mode) {
    case cudaAddressModeWrap: return (int)(turn % size);
    case cudaAddressModeMirror: return (int)(turn < size ? turn : 2 * size - 1 - turn);
    case cudaAddressModeBorder: return i < 0 || i >= size ? -1 : (int)i;
    default: return (int)std::min(std::max(i, (int64_t)0), (int64_t)size - 1);
    }
}

// 512 times the position, or more where that is exact: `bits` says what is behind the point.
static int64_t position(double x, int size, const cudaTextureDesc &d, bool repeats, int *bits)
{
    if (std::isnan(x))
        x = 0;
    if (!d.normalizedCoords) {
        *bits = 9;
        return (int64_t)std::floor(std::min(std::max(x, -16777216.0), 16777216.0) * 512);
    }
    *bits = 21 + (size > 8192) + (size > 65536);
    x = std::isinf(x) && repeats ? 0
        : repeats                ? std::fmod(x, 2)
                                 : std::min(std::max(x, -64.0), 64.0);
    return (int64_t)std::floor(std::ldexp(x, *bits)) * size;
}

static Axis axis(float x, int size, const cudaTextureDesc &d, int k)
{
    cudaTextureAddressMode mode = d.addressMode[k];
    bool repeats = mode == cudaAddressModeWrap || mode == cudaAddressModeMirror;
    if (repeats && !d.normalizedCoords)
        mode = cudaAddressModeClamp;
    int bits;
    int64_t p = position(x, size, d, repeats, &bits);
    if (d.filterMode == cudaFilterModePoint) {
        int i = address(p >> bits, size, mode);
        return {i, i, 0};
    }
    int64_t at = ((p + (1 << (bits - 9))) >> (bits - 8)) - 128, i = at >> 8;
    bool is_outside = i < 0 || i >= size - 1;
    return {address(i, size, mode), address(i + 1, size, mode),
            mode == cudaAddressModeClamp && is_outside ? 0 : (int)(at & 255)};
}

static int share(int whole, int part)
{
    return (whole * part + 128) / 256;
}

struct Terms {
    int count, value[8], weight[8];
};

static Terms terms(const Texture &t, const Axis *a, int channel, int layer)
{
    Terms s = {0, {}, {}};
    for (int k = 0; k < (t.dimensions == 3 ? 2 : 1); k++) {
        int slab = t.dimensions != 3 ? 256 : k ? a[2].weight : 256 - a[2].weight;
        int right = share(slab, a[0].weight), low = share(right, a[1].weight);
        int top = share(slab - right, 256 - a[1].weight);
        int w[4] = {top, right - low, slab - right - top, low};
        if (t.dimensions != 3) {
            w[2] = a[1].weight - low;
            w[0] = 256 - a[0].weight - w[2];
        }
        for (int i = 0; i < 4; i++) {
            int x = i & 1 ? a[0].high : a[0].low, y = i & 2 ? a[1].high : a[1].low;
            int z = t.dimensions != 3 ? layer : k ? a[2].high : a[2].low;
            s.value[s.count] =
                x < 0 || y < 0 || z < 0
                    ? t.border[channel]
                    : t.texels[(((size_t)z * t.size[1] + y) * t.size[0] + x) * t.channels +
                               channel];
            s.weight[s.count++] = w[i];
        }
    }
    return s;
}

static float round_half(float x)
{
    int bits;
    memcpy(&bits, &x, sizeof bits);
    if (std::fabs(x) < 0x1p-14f)
        return std::round(x * 0x1p+24f) * 0x1p-24f;
    return as_float((bits + 0x1000) & ~0x1fff);
}

static float sum_floats(const Terms &s, Format format)
{
    int top = 0;
    double whole = 0;
    int64_t sum = 0;
    for (int i = 0; i < s.count; i++)
        if (s.weight[i]) {
            top = std::max(top, s.value[i] >> 23 & 255);
            whole += (double)as_float(s.value[i]) * s.weight[i];
        }
    if (top == 255)
        return (float)whole;
    for (int i = 0; i < s.count; i++)
        if (s.value[i] >> 23 & 255)
            sum += s.weight[i] *
                   (int64_t)(s.weight[i] ? std::ldexp(as_float(s.value[i]), 127 + 27 - top) : 0);
    int64_t a = sum < 0 ? -sum : sum;
    int extra = 0;
    while (a >> extra >= 1 << 24)
        extra++;
    if (extra)
        a = (a + ((int64_t)1 << (extra - 1))) >> extra;
    double r = std::ldexp(sum < 0 ? -(double)a : (double)a, extra + top - 127 - 27 - 8);
    if (std::fabs(r) < 0x1p-126)
        r = 0;
    return format == HALF ? round_half((float)r) : (float)r;
}

static float sum_integers(const Terms &s, Format format)
{
    int sum = 0;
    for (int i = 0; i < s.count; i++)
        sum += s.value[i] * s.weight[i];
    switch (format) {
    case INT8:
        return std::max((float)std::floor((sum * 32767.0 + 127 * 128) / (127 * 256)), -32767.0f) /
               32767.0f;
    case UINT8: return ((sum * 257 + 128) >> 8) / 65535.0f;
    case INT16: return std::max((sum + 128) >> 8, -32767) / 32767.0f;
    default: return ((sum + 128) >> 8) / 65535.0f;
    }
}

static float number(int v, Format format)
{
    switch (format) {
    case INT8: return std::max(v, -127) / 127.0f;
    case UINT8: return v / 255.0f;
    case INT16: return std::max(v, -32767) / 32767.0f;
    case UINT16: return v / 65535.0f;
    default: return as_float(v);
    }
}

static float sample(const Texture &t, float4 c, int channel)
{
    Axis none = {0, 0, 0}, a[3] = {axis(c.x, t.size[0], t.d, 0), none, none};
    int layer = 0;
    if (t.dimensions > 1)
        a[1] = axis(c.y, t.size[1], t.d, 1);
    if (t.dimensions == 3)
        a[2] = axis(c.z, t.size[2], t.d, 2);
    if (t.dimensions == 4)
        layer = (int)std::min((unsigned)(int)c.z, (unsigned)t.size[2] - 1);
    Terms s = terms(t, a, channel, layer);
    if (t.d.filterMode == cudaFilterModePoint)
        return number(s.value[0], t.format);
    return t.format <= HALF ? sum_floats(s, t.format) : sum_integers(s, t.format);
}

// --- random textures ---

static int random_float(int kind)
{
    unsigned bits = random_below(1 << 28) << 4 | random_below(16), exponent = 127;
    switch (kind) {
    case 0: exponent = 124 + random_below(4); break; // no bits are cut
    case 1: exponent = 100 + random_below(40); break;
    case 2: exponent = random_below(90); break;
    case 3: exponent = random_below(3); break;        // denormal ones, and sums that would be
    case 4: exponent = 200 + random_below(56); break; // and infinite ones
    default: return random_below(3) ? 0 : (int)(bits & 0x807f0000u) | 127 << 23;
    }
    return (int)((bits & 0x807fffffu) | exponent << 23);
}

// A texel's channel for the model, and its bytes.
static int random_channel(Format format, int kind, unsigned char *bytes)
{
    unsigned bits = random_below(1 << 16);
    short s = (short)bits;
    memcpy(bytes, &s, format == INT8 || format == UINT8 ? 1 : 2);
    switch (format) {
    case INT8: return (signed char)bits;
    case UINT8: return (unsigned char)bits;
    case INT16: return s;
    case UINT16: return (unsigned short)bits;
    case HALF: {
        int e = bits >> 10 & 31, m = bits & 1023, sign = (int)((bits & 0x8000u) << 16);
        float f = e == 31 ? m ? NAN : INFINITY : std::ldexp(e ? m + 1024.0f : m, (e ? e : 1) - 25);
        int v;
        memcpy(&v, &f, sizeof v);
        return v | sign;
    }
    default:
        int v = random_float(kind);
        memcpy(bytes, &v, sizeof v);
        return v;
    }
}

static int border_channel(float f, Format format)
{
    const float scales[] = {0, 0, 127, 255, 32767, 65535};
    int bits;
    memcpy(&bits, &f, sizeof bits);
    return format <= HALF ? bits : (int)std::floor(f * scales[format] + 0.5f);
}

static Texture random_texture(std::vector<unsigned char> &bytes)
{
    static const int sizes[8] = {1, 2, 3, 5, 7, 16, 33, 64}, wide[4] = {255, 8193, 10000, 65600};
    static const Format formats[8] = {FLOAT, FLOAT, FLOAT, HALF, INT8, UINT8, INT16, UINT16};
    static const int widths[] = {4, 2, 1, 1, 2, 2};
    Texture t;
    memset(&t.d, 0, sizeof t.d);
    t.format = formats[random_below(8)];
    t.channels = 1 << random_below(3);
    t.dimensions = 1 + random_below(4);
    for (int k = 0; k < 3; k++) {
        t.size[k] = sizes[random_below(t.dimensions > 2 ? 5 : 8)];
        t.d.addressMode[k] = (cudaTextureAddressMode)random_below(4);
    }
    if (t.dimensions == 1) {
        t.size[0] = random_below(2) ? wide[random_below(4)] : t.size[0];
        t.size[1] = 1;
        t.d.addressMode[1] = t.d.addressMode[2] = cudaAddressModeClamp;
    }
    if (t.dimensions < 3)
        t.size[2] = 1;
    t.d.filterMode = (cudaTextureFilterMode)(random_below(4) > 0);
    t.d.normalizedCoords = random_below(2);
    t.d.readMode = t.format <= HALF ? cudaReadModeElementType : cudaReadModeNormalizedFloat;
    for (int k = 0; k < 4; k++) {
        t.d.borderColor[k] = random_number();
        t.border[k] = border_channel(t.d.borderColor[k], t.format);
    }
    int kind = random_below(6), size = widths[t.format];
    t.texels.resize((size_t)t.size[0] * t.size[1] * t.size[2] * t.channels);
    bytes.resize(t.texels.size() * size);
    for (size_t i = 0; i < t.texels.size(); i++)
        t.texels[i] = random_channel(t.format, kind, &bytes[i * size]);
    return t;
}

static cudaArray_t make_array(const Texture &t, std::vector<unsigned char> &bytes)
{
    static const cudaChannelFormatKind kinds[] = {
        cudaChannelFormatKindFloat,    cudaChannelFormatKindFloat,  cudaChannelFormatKindSigned,
        cudaChannelFormatKindUnsigned, cudaChannelFormatKindSigned, cudaChannelFormatKindUnsigned};
    static const int widths[] = {32, 16, 8, 8, 16, 16};
    int b = widths[t.format];
    cudaChannelFormatDesc channels = {b, t.channels > 1 ? b : 0, t.channels > 2 ? b : 0,
                                      t.channels > 2 ? b : 0, kinds[t.format]};
    cudaArray_t array;
    CHECK(cudaMalloc3DArray(&array, &channels,
                            make_cudaExtent(t.size[0], t.dimensions > 1 ? t.size[1] : 0,
                                            t.dimensions > 2 ? t.size[2] : 0),
                            t.dimensions == 4 ? cudaArrayLayered : 0));
    cudaMemcpy3DParms p;
    memset(&p, 0, sizeof p);
    p.srcPtr = make_cudaPitchedPtr(bytes.data(), (size_t)t.size[0] * t.channels * b / 8, t.size[0],
                                   t.size[1]);
    p.dstArray = array;
    p.extent = make_cudaExtent(t.size[0], t.size[1], t.size[2]);
    p.kind = cudaMemcpyHostToDevice;
    CHECK(cudaMemcpy3D(&p));
    return array;
}

static float random_coordinate(int size, bool normalized)
{
    static const float odd[] = {NAN,          INFINITY,     -INFINITY,  1e10f,      -1e10f,
                                3e38f,        -0.0f,        1e-30f,     -1e-30f,    -1e-20f,
                                8.0f,         8.25f,        -9.75f,     1023.7f,    -511.3f,
                                2097152.0f,   2097153.0f,   4194304.5f, 8388609.0f, 16777216.0f,
                                -16777218.0f, 2147483648.0f};
    float scale = normalized ? 1.0f : (float)size, x = (random_number() * 2 - 0.5f) * scale;
    float half = (float)((int)random_below(4 * size + 4) - size) * 0.5f * scale / (float)size;
    switch (random_below(8)) {
    case 0: return half;
    case 1: return std::nextafter(half, -INFINITY);
    case 2: return std::nextafter(half, INFINITY);
    case 3: return odd[random_below(sizeof odd / sizeof *odd)];
    default: return x;
    }
}

static void compare(int test, int n, float4 *device_at, float4 *device_out)
{
    std::vector<unsigned char> bytes;
    Texture t = random_texture(bytes);
    cudaArray_t array = make_array(t, bytes);
    cudaResourceDesc r;
    cudaTextureObject_t object;
    memset(&r, 0, sizeof r);
    r.resType = cudaResourceTypeArray;
    r.res.array.array = array;
    CHECK(cudaCreateTextureObject(&object, &r, &t.d, NULL));
    std::vector<float4> at(n), got(n);
    for (float4 &c : at) {
        c.x = random_coordinate(t.size[0], t.d.normalizedCoords);
        c.y = random_coordinate(t.size[1], t.d.normalizedCoords);
        c.z = t.dimensions == 4 ? (float)((int)random_below(7) - 1)
                                : random_coordinate(t.size[2], t.d.normalizedCoords);
    }
    CHECK(cudaMemcpy(device_at, at.data(), n * sizeof(float4), cudaMemcpyHostToDevice));
    fetch<<<n / 32, 32>>>(object, t.dimensions, device_at, device_out);
    CHECK_LAUNCH();
    CHECK(cudaMemcpy(got.data(), device_out, n * sizeof(float4), cudaMemcpyDeviceToHost));
    for (int i = 0; i < n; i++) {
        float values[4] = {got[i].x, got[i].y, got[i].z, got[i].w};
        for (int k = 0; k < t.channels; k++) {
            float want = sample(t, at[i], k);
            if (!std::isnan(want) || !std::isnan(values[k]))
                EXPECT_EQUAL(test * 1000 + i, values[k], want);
        }
    }
    CHECK(cudaDestroyTextureObject(object));
    CHECK(cudaFreeArray(array));
}

int main()
{
    const int n = 64;
    float4 *at = new_on_device<float4>(n), *out = new_on_device<float4>(n);
    for (int test = 0; test < 400; test++)
        compare(test, n, at, out);
    return finish();
}
