// TEST nvcc: -lnppc -lnppif -lnppim -lnppist -lnppitc -lnppicc -lnppial -lnppisu -lnpps
// TEST not-nvcc: NPP's headers are a package of their own
// TEST warnings: the high threshold of NPP 13's Canny filter changes nothing
// TEST not-native: NPP 13 leaves some regions apart that hang together by corners
// NPP: filters with and without a border, of images and of parts of them; gradients, edges, histograms, tables, sums and extremes.
#include "npp_image.h"

#include <algorithm>
#include <cmath>

static const int width = 41, height = 23;
static const NppiSize whole = {width, height};

// The pixel of an image that goes on with its border.
template <typename T> static int nearest(Image<T> &a, int x, int y)
{
    return a.at(std::min(std::max(x, 0), a.width - 1), std::min(std::max(y, 0), a.height - 1));
}

enum Kind { BOX, LARGEST, SMALLEST };

static int around(Image<Npp8u> &a, int x, int y, NppiSize mask, NppiPoint anchor, Kind kind)
{
    int sum = 0, high = 0, low = 255;
    for (int j = 0; j < mask.height; j++)
        for (int i = 0; i < mask.width; i++) {
            int one = nearest(a, x + i - anchor.x, y + j - anchor.y);
            sum += one;
            high = std::max(high, one);
            low = std::min(low, one);
        }
    return kind == BOX ? sum / (mask.width * mask.height) : kind == LARGEST ? high : low;
}

template <typename F> static void expect_pixels(const char *what, Image<Npp8u> &d, F pixel)
{
    for (int y = 0; y < d.height; y++)
        for (int x = 0; x < d.width; x++)
            d.at(x, y) = (Npp8u)pixel(x, y);
    d.compare(what);
}

static void masks()
{
    const NppiSize sizes[] = {{1, 1}, {3, 3}, {5, 5}, {3, 5}, {7, 1}};
    Image<Npp8u> a(width, height);
    for (const NppiSize &mask : sizes) {
        NppiPoint anchor = {mask.width / 2, mask.height / 2}, origin = {0, 0};
        Image<Npp8u> d(width, height), part(20, 9);
        NPP(nppiFilterBoxBorder_8u_C1R_Ctx(a.device, a.step(), whole, origin, d.device, d.step(),
                                           whole, mask, anchor, NPP_BORDER_REPLICATE, context()));
        expect_pixels("FilterBoxBorder", d,
                      [&](int x, int y) { return around(a, x, y, mask, anchor, BOX); });
        // a part in the middle, which sees the pixels around it, and one at the right edge
        for (NppiPoint offset : {NppiPoint{11, 7}, NppiPoint{width - 20, height - 9}}) {
            NPP(nppiFilterBoxBorder_8u_C1R_Ctx(a.pixel(offset.x, offset.y), a.step(), whole, offset,
                                               part.device, part.step(), part.size(), mask, anchor,
                                               NPP_BORDER_REPLICATE, context()));
            expect_pixels("FilterBoxBorder of a part", part, [&](int x, int y) {
                return around(a, x + offset.x, y + offset.y, mask, anchor, BOX);
            });
        }
        NPP(nppiFilterBox_8u_C1R_Ctx(a.pixel(11, 7), a.step(), part.device, part.step(),
                                     part.size(), mask, anchor, context()));
        expect_pixels("FilterBox", part,
                      [&](int x, int y) { return around(a, x + 11, y + 7, mask, anchor, BOX); });
        NPP(nppiFilterMax_8u_C1R_Ctx(a.pixel(11, 7), a.step(), part.device, part.step(),
                                     part.size(), mask, anchor, context()));
        expect_pixels("FilterMax", part, [&](int x, int y) {
            return around(a, x + 11, y + 7, mask, anchor, LARGEST);
        });
        NPP(nppiFilterMin_8u_C1R_Ctx(a.pixel(11, 7), a.step(), part.device, part.step(),
                                     part.size(), mask, anchor, context()));
        expect_pixels("FilterMin", part, [&](int x, int y) {
            return around(a, x + 11, y + 7, mask, anchor, SMALLEST);
        });
    }
    const NppiSize three = {3, 3};
    const NppiPoint one = {1, 1};
    Image<Npp8u> part(20, 9);
    NPP(nppiDilate3x3_8u_C1R_Ctx(a.pixel(11, 7), a.step(), part.device, part.step(), part.size(),
                                 context()));
    expect_pixels("Dilate3x3", part,
                  [&](int x, int y) { return around(a, x + 11, y + 7, three, one, LARGEST); });
    NPP(nppiErode3x3_8u_C1R_Ctx(a.pixel(11, 7), a.step(), part.device, part.step(), part.size(),
                                context()));
    expect_pixels("Erode3x3", part,
                  [&](int x, int y) { return around(a, x + 11, y + 7, three, one, SMALLEST); });
}

static void channels()
{
    const NppiSize mask = {3, 5};
    const NppiPoint anchor = {1, 2};
    Image<Npp8u> a(width, height, 4);
    Image<Npp8u> d(20, 9, 4);
    Image<Npp32f> f(width, height), g(20, 9);
    NPP(nppiFilterBox_8u_C4R_Ctx(a.pixel(11, 7), a.step(), d.device, d.step(), d.size(), mask,
                                 anchor, context()));
    NPP(nppiFilterBox_32f_C1R_Ctx(f.pixel(11, 7), f.step(), g.device, g.step(), g.size(), mask,
                                  anchor, context()));
    for (int y = 0; y < 9; y++)
        for (int x = 0; x < 20; x++) {
            int sums[4] = {0};
            double sum = 0;
            for (int j = -2; j <= 2; j++)
                for (int i = -1; i <= 1; i++) {
                    for (int c = 0; c < 4; c++)
                        sums[c] += a.at(x + 11 + i, y + 7 + j, c);
                    sum += f.at(x + 11 + i, y + 7 + j);
                }
            for (int c = 0; c < 4; c++)
                d.at(x, y, c) = (Npp8u)(sums[c] / 15);
            g.at(x, y) = (float)(sum / 15);
        }
    d.compare("FilterBox_8u_C4R");
    std::vector<Npp32f> got = copy_to_host(g.device, g.host.size());
    for (int y = 0; y < 9; y++)
        for (int x = 0; x < 20; x++) // sums of numbers of both signs, up to 32768
            EXPECT(std::fabs(got[y * g.row + x] - g.at(x, y)) < 0.05);
}

static void gradients(int middle, NppiNorm norm)
{
    const NppiPoint origin = {0, 0};
    Image<Npp8u> a(width, height);
    Image<Npp16s> gx(width, height), gy(width, height), length(width, height);
    Image<Npp32f> angle(width, height);
    auto call = middle == 1 ? nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx
                            : nppiGradientVectorSobelBorder_8u16s_C1R_Ctx;
    NPP(call(a.device, a.step(), whole, origin, gx.device, gx.step(), gy.device, gy.step(),
             length.device, length.step(), angle.device, angle.step(), whole, NPP_MASK_SIZE_3_X_3,
             norm, NPP_BORDER_REPLICATE, context()));
    std::vector<Npp32f> angles = copy_to_host(angle.device, angle.host.size());
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
            int sx = 0, sy = 0;
            for (int i = -1; i <= 1; i++) {
                int weight = i == 0 ? middle : 1;
                sx += weight * (nearest(a, x - 1, y + i) - nearest(a, x + 1, y + i));
                sy += weight * (nearest(a, x + i, y + 1) - nearest(a, x + i, y - 1));
            }
            gx.at(x, y) = (Npp16s)sx;
            gy.at(x, y) = (Npp16s)sy;
            length.at(x, y) =
                (Npp16s)(norm == nppiNormL1 ? std::abs(sx) + std::abs(sy)
                                            : (int)std::sqrt((double)sx * sx + sy * sy));
            EXPECT(std::fabs(angles[y * angle.row + x] - std::atan2((double)sy, (double)sx)) <
                   1e-5);
        }
    gx.compare("gradient x");
    gy.compare("gradient y");
    length.compare("gradient's length");
}

static void one_gradient()
{
    const NppiPoint origin = {0, 0};
    // only one of the images
    Image<Npp8u> a(width, height);
    Image<Npp16s> gx(width, height);
    NPP(nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx(
        a.device, a.step(), whole, origin, gx.device, gx.step(), NULL, 0, NULL, 0, NULL, 0, whole,
        NPP_MASK_SIZE_3_X_3, nppiNormL1, NPP_BORDER_REPLICATE, context()));
    EXPECT_EQUAL(0, copy_to_host(gx.device, 1)[0],
                 2 * (a.at(0, 0) - a.at(1, 0)) + a.at(0, 1) - a.at(1, 1));
}

// The gradient of Sobel at the nearest pixel of the region: right less left, lower less upper.
static void slope(Image<Npp8u> &a, int x, int y, int *gx, int *gy)
{
    x = std::min(std::max(x, 0), a.width - 1);
    y = std::min(std::max(y, 0), a.height - 1);
    *gx = *gy = 0;
    for (int i = -1; i <= 1; i++) {
        int weight = i == 0 ? 2 : 1;
        *gx += weight * (nearest(a, x + 1, y + i) - nearest(a, x - 1, y + i));
        *gy += weight * (nearest(a, x + i, y + 1) - nearest(a, x + i, y - 1));
    }
}

static int length_at(Image<Npp8u> &a, int x, int y, NppiNorm norm)
{
    int gx, gy;
    slope(a, x, y, &gx, &gy);
    return norm == nppiNormL1 ? std::abs(gx) + std::abs(gy)
                              : (int)std::sqrt((double)gx * gx + gy * gy);
}

// Whether the pixel is as steep as its neighbours in the direction of its gradient, and how steep.
static int ridge(Image<Npp8u> &a, int x, int y, NppiNorm norm)
{
    int gx, gy, dx = 1, dy = 1;
    slope(a, x, y, &gx, &gy);
    double angle = std::atan2((double)gy, (double)gx) * 180 / 3.14159265358979323846;
    if (angle < 0)
        angle += 180;
    if (angle <= 22.5 || angle >= 157.5)
        dy = 0;
    else if (angle >= 67.5 && angle <= 112.5)
        dx = 0;
    else if (angle > 90)
        dx = -1;
    int here = length_at(a, x, y, norm);
    return here >= length_at(a, x - dx, y - dy, norm) && here >= length_at(a, x + dx, y + dy, norm)
               ? here
               : 0;
}

static void edges(bool is_noise)
{
    const struct {
        int low, high;
    } bounds[] = {{72, 256}, {40, 120}, {0, 0}, {30, 32767}};
    const NppiPoint origin = {0, 0};
    int size = 0;
    Image<Npp8u> a(width, height), d(width, height);
    for (int y = 0; y < height && !is_noise; y++)
        for (int x = 0; x < width; x++)
            a.at(x, y) = (Npp8u)((x >= 10 && x < 30 && y >= 6 && y < 17 ? 200 : 20) + (x + y) / 8);
    a.upload();
    NPP(nppiFilterCannyBorderGetBufferSize(whole, &size));
    Npp8u *buffer = new_on_device<Npp8u>(size);
    for (auto &b : bounds)
        for (NppiNorm norm : {nppiNormL1, nppiNormL2}) {
            NPP(nppiFilterCannyBorder_8u_C1R_Ctx(
                a.device, a.step(), whole, origin, d.device, d.step(), whole, NPP_FILTER_SOBEL,
                NPP_MASK_SIZE_3_X_3, b.low, b.high, norm, NPP_BORDER_REPLICATE, buffer, context()));
            expect_pixels("FilterCannyBorder", d,
                          [&](int x, int y) { return ridge(a, x, y, norm) >= b.low ? 255 : 0; });
        }
    CHECK(cudaFree(buffer));
}

// The region of a pixel gets the place of the first one of it.
static void fill_region(Image<Npp8u> &a, Image<Npp32u> &labels, int x, int y, bool has_diagonals)
{
    std::vector<int> todo(1, y * a.width + x);
    const Npp32u label = (Npp32u)todo[0];
    labels.at(x, y) = label;
    while (!todo.empty()) {
        int px = todo.back() % a.width, py = todo.back() / a.width;
        todo.pop_back();
        for (int j = -1; j <= 1; j++)
            for (int i = -1; i <= 1; i++) {
                int qx = px + i, qy = py + j;
                if ((i && j && !has_diagonals) || qx < 0 || qx >= a.width || qy < 0 ||
                    qy >= a.height)
                    continue;
                if (labels.at(qx, qy) == ~0u && a.at(qx, qy) == a.at(px, py)) {
                    labels.at(qx, qy) = label;
                    todo.push_back(qy * a.width + qx);
                }
            }
    }
}

static void regions(bool has_diagonals)
{
    const NppiNorm norm = has_diagonals ? nppiNormInf : nppiNormL1;
    Image<Npp8u> a(width, height);
    Image<Npp32u> labels(width, height);
    int size = 0, count = -1, want = 0;
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++)
            a.at(x, y) = (Npp8u)(random_bits() % 5 < 3 ? 0 : random_bits() % 2 ? 255 : 9);
    a.upload();
    NPP(nppiLabelMarkersUFGetBufferSize_32u_C1R(whole, &size));
    Npp8u *buffer = new_on_device<Npp8u>(size);
    NPP(nppiLabelMarkersUF_8u32u_C1R_Ctx(a.device, a.step(), labels.device, labels.step(), whole,
                                         norm, buffer, context()));
    CHECK(cudaFree(buffer));
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++)
            labels.at(x, y) = ~0u;
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++)
            if (labels.at(x, y) == ~0u)
                fill_region(a, labels, x, y, has_diagonals);
    labels.compare("LabelMarkersUF");

    std::vector<Npp32u> numbers(width * height, ~0u);
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) { // a region's first pixel comes first
            Npp32u &label = labels.at(x, y);
            if (numbers[label] == ~0u)
                numbers[label] = (Npp32u)want++;
            label = numbers[label];
        }
    NPP(nppiCompressMarkerLabelsGetBufferSize_32u_C1R(width * height, &size));
    buffer = new_on_device<Npp8u>(size);
    NPP(nppiCompressMarkerLabelsUF_32u_C1IR_Ctx(labels.device, labels.step(), whole, width * height,
                                                &count, buffer, context()));
    EXPECT_EQUAL(0, count, want);
    labels.compare("CompressMarkerLabelsUF");
    CHECK(cudaFree(buffer));
}

static void histogram(int levels, int low, int high)
{
    Image<Npp8u> a(width, height);
    size_t size = 0;
    NPP(nppiHistogramEvenGetBufferSize_8u_C1R_Ctx(whole, levels, &size, context()));
    Npp8u *buffer = new_on_device<Npp8u>(size + 1);
    Npp32s *counts = new_on_device<Npp32s>(levels + 8);
    std::vector<int> want(levels - 1);
    const int bin = (high - low) / (levels - 1);
    NPP(nppiHistogramEven_8u_C1R_Ctx(a.device, a.step(), whole, counts, levels, low, high, buffer,
                                     context()));
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
            int place = a.at(x, y) < low ? levels : (a.at(x, y) - low) / bin;
            if (place < levels - 1)
                want[place]++;
        }
    std::vector<Npp32s> got = copy_to_host(counts, levels - 1);
    for (int i = 0; i < levels - 1; i++)
        EXPECT_EQUAL(i, got[i], want[i]);
    CHECK(cudaFree(buffer));
    CHECK(cudaFree(counts));
}

static void tables()
{
    const Npp32s levels[] = {20, 60, 100, 200, 255}, values[] = {10, 250, 5, 300, 77};
    Npp32s even[7];
    const Npp32s want[] = {0, 43, 86, 129, 171, 213, 255};
    NPP(nppiEvenLevelsHost_32s(even, 7, 0, 255));
    for (int i = 0; i < 7; i++)
        EXPECT_EQUAL(i, even[i], want[i]);
    Image<Npp8u> a(width, height), d(width, height);
    Npp32s *at = copy_to_device(std::vector<Npp32s>(levels, levels + 5)),
           *to = copy_to_device(std::vector<Npp32s>(values, values + 5));
    NPP(nppiLUT_Linear_8u_C1R_Ctx(a.device, a.step(), d.device, d.step(), whole, to, at, 5,
                                  context()));
    expect_pixels("LUT_Linear", d, [&](int x, int y) {
        int from = a.at(x, y), result = from;
        for (int i = 0; i < 4; i++)
            if (from >= levels[i] && from < levels[i + 1])
                result = values[i] + (from - levels[i]) * (values[i + 1] - values[i]) /
                                         (levels[i + 1] - levels[i]);
        return result & 255; // not saturated
    });
    CHECK(cudaFree(at));
    CHECK(cudaFree(to));
}

static void figures()
{
    Image<Npp8u> a(width, height);
    size_t size = 0;
    NPP(nppiSumGetBufferHostSize_8u_C1R_Ctx(whole, &size, context()));
    size_t other = 0;
    NPP(nppiMeanStdDevGetBufferHostSize_8u_C1R_Ctx(whole, &other, context()));
    size = std::max(size, other);
    NPP(nppiMinMaxGetBufferHostSize_8u_C1R_Ctx(whole, &other, context()));
    Npp8u *buffer = new_on_device<Npp8u>(std::max(size, other)),
          *extremes = new_on_device<Npp8u>(2);
    Npp64f *results = new_on_device<Npp64f>(3);
    double sum = 0, squares = 0;
    int low = 255, high = 0;
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
            sum += a.at(x, y);
            squares += a.at(x, y) * a.at(x, y);
            low = std::min(low, (int)a.at(x, y));
            high = std::max(high, (int)a.at(x, y));
        }
    const double count = width * height, mean = sum / count;
    NPP(nppiSum_8u_C1R_Ctx(a.device, a.step(), whole, buffer, results, context()));
    NPP(nppiMean_StdDev_8u_C1R_Ctx(a.device, a.step(), whole, buffer, results + 1, results + 2,
                                   context()));
    NPP(nppiMinMax_8u_C1R_Ctx(a.device, a.step(), whole, extremes, extremes + 1, buffer,
                              context()));
    std::vector<Npp64f> got = copy_to_host(results, 3);
    std::vector<Npp8u> ends = copy_to_host(extremes, 2);
    EXPECT_EQUAL(0, got[0], sum);
    EXPECT_NEAR(1, got[1], mean, 1e-6);
    EXPECT_NEAR(2, got[2], std::sqrt(squares / count - mean * mean), 1e-5);
    EXPECT_EQUAL(3, ends[0], low);
    EXPECT_EQUAL(4, ends[1], high);
    CHECK(cudaFree(buffer));
    CHECK(cudaFree(extremes));
    CHECK(cudaFree(results));
}

static void signals(size_t length)
{
    std::vector<Npp32f> a(length), b(length);
    double sum = 0, squares = 0, low = INFINITY, high = -INFINITY;
    for (size_t i = 0; i < length; i++) {
        a[i] = (float)(random_bits() % 1000) / 8;
        b[i] = (float)(random_bits() % 1000) / 8;
        sum += a[i];
        squares += (a[i] - b[i]) * (a[i] - b[i]);
        low = std::min(low, (double)a[i]);
        high = std::max(high, (double)a[i]);
    }
    Npp32f *one = copy_to_device(a), *two = copy_to_device(b), *results = new_on_device<Npp32f>(5);
    size_t size = 0, other = 0;
    NPP(nppsSumGetBufferSize_32f_Ctx(length, &size, context()));
    NPP(nppsNormDiffL2GetBufferSize_32f_Ctx(length, &other, context()));
    size = std::max(size, other);
    NPP(nppsMeanGetBufferSize_32f_Ctx(length, &other, context()));
    size = std::max(size, other);
    NPP(nppsMinGetBufferSize_32f_Ctx(length, &other, context()));
    Npp8u *buffer = new_on_device<Npp8u>(std::max(size, other) + 4096);
    NPP(nppsSum_32f_Ctx(one, length, results, buffer, context()));
    NPP(nppsMean_32f_Ctx(one, length, results + 1, buffer, context()));
    NPP(nppsMin_32f_Ctx(one, length, results + 2, buffer, context()));
    NPP(nppsMax_32f_Ctx(one, length, results + 3, buffer, context()));
    NPP(nppsNormDiff_L2_32f_Ctx(one, two, length, results + 4, buffer, context()));
    std::vector<Npp32f> got = copy_to_host(results, 5);
    EXPECT_NEAR(0, got[0], sum, 1e-5);
    EXPECT_NEAR(1, got[1], sum / (double)length, 1e-5);
    EXPECT_EQUAL(2, got[2], low);
    EXPECT_EQUAL(3, got[3], high);
    EXPECT_NEAR(4, got[4], std::sqrt(squares), 1e-5);
    for (Npp32f *pointer : {one, two, results})
        CHECK(cudaFree(pointer));
    CHECK(cudaFree(buffer));
}

int main()
{
    masks();
    channels();
    for (int middle : {1, 2})
        for (NppiNorm norm : {nppiNormL1, nppiNormL2})
            gradients(middle, norm);
    one_gradient();
    edges(false);
    edges(true);
    regions(false);
    regions(true);
    histogram(257, 0, 256);
    histogram(256, 0, 255);
    histogram(17, 3, 250);
    tables();
    figures();
    for (size_t length : {1, 63, 64, 5000, 100003})
        signals(length);
    return finish();
}
