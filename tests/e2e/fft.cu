// TEST nvcc: -lcufft
// TEST only: svm buffer (Oclgrind takes minutes for VkFFT's kernels)
// cuFFT: sizes of all kinds, layouts, precisions, in and out of place, against sums over the definition; status codes.
#include <cmath>
#include <complex>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include <cufft.h>
#include <cufftXt.h>
#include <cuda_runtime.h>

#include "check.h"

typedef std::complex<double> number;

static double random_number()
{
    return rand() / (double)RAND_MAX - 0.5;
}

// The transform of `n` numbers that are `step` apart, by its definition.
static void transform_row(number *x, int n, int step, int sign)
{
    std::vector<number> result(n), roots(n);
    for (int i = 0; i < n; i++)
        roots[i] = std::polar(1.0, sign * 2 * M_PI * i / n);
    for (int k = 0; k < n; k++)
        for (int i = 0; i < n; i++)
            result[k] += x[i * step] * roots[(long long)i * k % n];
    for (int k = 0; k < n; k++)
        x[k * step] = result[k];
}

struct Case {
    int rank, n[3], batch;
    bool is_in_place;
    int stride, gap; // 0: CUDA's own layout; else elements are `stride` apart, and rows have `gap` more
    const char *name;
};

// A box of up to three dimensions, the last one the innermost.
struct Box {
    int n0, n1, n2;
    explicit Box(const Case &c)
        : n0(c.rank == 3 ? c.n[0] : 1), n1(c.rank >= 2 ? c.n[c.rank - 2] : 1), n2(c.n[c.rank - 1])
    {
    }
    int count() const
    {
        return n0 * n1 * n2;
    }
};

static void transform(std::vector<number> &x, const Box &box, int sign)
{
    for (int i = 0; i < box.n0 * box.n1; i++)
        transform_row(&x[i * box.n2], box.n2, 1, sign);
    for (int i = 0; i < box.n0; i++)
        for (int j = 0; j < box.n2; j++)
            transform_row(&x[i * box.n1 * box.n2 + j], box.n1, box.n2, sign);
    for (int j = 0; j < box.n1 * box.n2; j++)
        transform_row(&x[j], box.n0, box.n1 * box.n2, sign);
}

// Where the elements of one side are.
struct Side {
    int embed[3], stride, distance, row, n1;
    Side(const Case &c, const Box &box, int last, int dense_row)
    {
        stride = c.stride ? c.stride : 1;
        row = c.stride ? last + c.gap : dense_row;
        n1 = box.n1 + (c.stride && c.rank == 3 ? c.gap : 0);
        int sizes[3] = {box.n0, n1, row};
        for (int i = 0; i < c.rank; i++)
            embed[i] = sizes[3 - c.rank + i];
        distance = box.n0 * n1 * row * stride + (c.stride ? 3 : 0);
    }
    size_t at(int b, int i, int j, int k) const
    {
        return (size_t)b * distance + (size_t)((i * n1 + j) * row + k) * stride;
    }
};

template <class R> struct Api;
template <> struct Api<float> {
    static const cufftType c2c = CUFFT_C2C, r2c = CUFFT_R2C, c2r = CUFFT_C2R;
    static cufftResult forward(cufftHandle p, void *x, void *y, int d)
    {
        return cufftExecC2C(p, (cufftComplex *)x, (cufftComplex *)y, d);
    }
    static cufftResult real(cufftHandle p, void *x, void *y)
    {
        return cufftExecR2C(p, (cufftReal *)x, (cufftComplex *)y);
    }
    static cufftResult back(cufftHandle p, void *x, void *y)
    {
        return cufftExecC2R(p, (cufftComplex *)x, (cufftReal *)y);
    }
};
template <> struct Api<double> {
    static const cufftType c2c = CUFFT_Z2Z, r2c = CUFFT_D2Z, c2r = CUFFT_Z2D;
    static cufftResult forward(cufftHandle p, void *x, void *y, int d)
    {
        return cufftExecZ2Z(p, (cufftDoubleComplex *)x, (cufftDoubleComplex *)y, d);
    }
    static cufftResult real(cufftHandle p, void *x, void *y)
    {
        return cufftExecD2Z(p, (cufftDoubleReal *)x, (cufftDoubleComplex *)y);
    }
    static cufftResult back(cufftHandle p, void *x, void *y)
    {
        return cufftExecZ2D(p, (cufftDoubleComplex *)x, (cufftDoubleReal *)y);
    }
};

// Arrays of a test: input and output in device memory, with what must not change around them.
template <class R> struct Arrays {
    std::vector<R> input, output;
    R *device_input, *device_output;
    bool is_in_place;
    Arrays(size_t inputs, size_t outputs, bool in_place) : is_in_place(in_place)
    {
        size_t most = inputs > outputs ? inputs : outputs;
        input.assign(in_place ? most : inputs, (R)7);
        output.assign(in_place ? most : outputs, (R)7);
        cudaMalloc((void **)&device_input, input.size() * sizeof(R));
        device_output = device_input;
        if (!in_place)
            cudaMalloc((void **)&device_output, output.size() * sizeof(R));
    }
    ~Arrays()
    {
        cudaFree(device_input);
        if (!is_in_place)
            cudaFree(device_output);
    }
    void send()
    {
        cudaMemcpy(device_input, input.data(), input.size() * sizeof(R), cudaMemcpyHostToDevice);
        if (!is_in_place)
            cudaMemcpy(device_output, output.data(), output.size() * sizeof(R), cudaMemcpyHostToDevice);
    }
    void receive()
    {
        cudaMemcpy(output.data(), device_output, output.size() * sizeof(R), cudaMemcpyDeviceToHost);
    }
};

static void report(const Case &c, const char *what, double error, double bound)
{
    if (!(error <= bound))
        printf("%s, %s: error %g\n", c.name, what, error);
    EXPECT(error <= bound);
}

static bool make(cufftHandle *plan, const Case &c, cufftType type, Side &in, Side &out)
{
    int n[3] = {c.n[0], c.n[1], c.n[2]};
    cufftResult result;
    if (c.stride)
        result = cufftPlanMany(plan, c.rank, n, in.embed, in.stride, in.distance, out.embed, out.stride, out.distance, type, c.batch);
    else if (c.rank == 1)
        result = cufftPlan1d(plan, n[0], type, c.batch);
    else if (c.batch > 1)
        result = cufftPlanMany(plan, c.rank, n, NULL, 1, 0, NULL, 1, 0, type, c.batch);
    else if (c.rank == 2)
        result = cufftPlan2d(plan, n[0], n[1], type);
    else
        result = cufftPlan3d(plan, n[0], n[1], n[2], type);
    EXPECT(result == CUFFT_SUCCESS);
    return result == CUFFT_SUCCESS;
}

template <class R> static double bound_for(const Box &box)
{
    return (sizeof(R) == 4 ? 2e-6 : 4e-15) * (std::sqrt((double)box.count()) + 4);
}

template <class R> static void test_complex(const Case &c, int direction)
{
    Box box(c);
    Side side(c, box, box.n2, box.n2);
    Arrays<R> a((size_t)side.distance * 2 * c.batch, (size_t)side.distance * 2 * c.batch, c.is_in_place);
    std::vector<std::vector<number>> wanted;
    cufftHandle plan;
    for (int b = 0; b < c.batch; b++) {
        std::vector<number> x(box.count());
        for (int e = 0; e < box.count(); e++) {
            x[e] = number((R)random_number(), (R)random_number());
            size_t at = side.at(b, e / box.n2 / box.n1, e / box.n2 % box.n1, e % box.n2);
            a.input[2 * at] = (R)x[e].real();
            a.input[2 * at + 1] = (R)x[e].imag();
        }
        transform(x, box, direction);
        wanted.push_back(x);
    }
    a.send();
    if (!make(&plan, c, Api<R>::c2c, side, side))
        return;
    EXPECT(Api<R>::forward(plan, a.device_input, a.device_output, direction) == CUFFT_SUCCESS);
    a.receive();
    double error = 0;
    for (int b = 0; b < c.batch; b++)
        for (int e = 0; e < box.count(); e++) {
            size_t at = side.at(b, e / box.n2 / box.n1, e / box.n2 % box.n1, e % box.n2);
            error = std::fmax(error, std::abs(wanted[b][e] - number(a.output[2 * at], a.output[2 * at + 1])));
            a.output[2 * at] = a.output[2 * at + 1] = 7;
        }
    report(c, direction == CUFFT_FORWARD ? "forward" : "inverse", error, bound_for<R>(box));
    size_t changed = 0; // elements between those of the transform
    for (size_t i = 0; i < a.output.size(); i++)
        changed += a.output[i] != (R)7;
    report(c, "elements between", (double)changed, 0);
    cufftDestroy(plan);
}

template <class R> static void test_real(const Case &c)
{
    Box box(c);
    int half = box.n2 / 2 + 1;
    Side complex_side(c, box, half, half), real_side(c, box, c.is_in_place ? 2 * half : box.n2, c.is_in_place ? 2 * half : box.n2);
    if (c.is_in_place && c.stride) { // so that both are the same memory
        real_side.row = 2 * complex_side.row;
        real_side.embed[c.rank - 1] = real_side.row;
        real_side.distance = 2 * complex_side.distance;
    }
    Arrays<R> a((size_t)real_side.distance * c.batch, (size_t)complex_side.distance * 2 * c.batch, c.is_in_place);
    std::vector<std::vector<number>> given, wanted;
    cufftHandle plan;
    for (int b = 0; b < c.batch; b++) {
        std::vector<number> x(box.count());
        for (int e = 0; e < box.count(); e++) {
            x[e] = (R)random_number();
            a.input[real_side.at(b, e / box.n2 / box.n1, e / box.n2 % box.n1, e % box.n2)] = (R)x[e].real();
        }
        given.push_back(x);
        transform(x, box, CUFFT_FORWARD);
        wanted.push_back(x);
    }
    a.send();
    if (!make(&plan, c, Api<R>::r2c, real_side, complex_side))
        return;
    EXPECT(Api<R>::real(plan, a.device_input, a.device_output) == CUFFT_SUCCESS);
    a.receive();
    double error = 0;
    for (int b = 0; b < c.batch; b++)
        for (int e = 0; e < box.count(); e++) {
            int i = e / box.n2 / box.n1, j = e / box.n2 % box.n1, k = e % box.n2;
            if (k >= half)
                continue;
            size_t at = complex_side.at(b, i, j, k);
            error = std::fmax(error, std::abs(wanted[b][e] - number(a.output[2 * at], a.output[2 * at + 1])));
        }
    report(c, "real to complex", error, bound_for<R>(box));
    cufftDestroy(plan);

    if (!make(&plan, c, Api<R>::c2r, complex_side, real_side))
        return;
    EXPECT(Api<R>::back(plan, a.device_output, a.device_input) == CUFFT_SUCCESS);
    cudaMemcpy(a.input.data(), a.device_input, a.input.size() * sizeof(R), cudaMemcpyDeviceToHost);
    error = 0;
    for (int b = 0; b < c.batch; b++)
        for (int e = 0; e < box.count(); e++) {
            size_t at = real_side.at(b, e / box.n2 / box.n1, e / box.n2 % box.n1, e % box.n2);
            error = std::fmax(error, std::fabs(given[b][e].real() * box.count() - a.input[at]));
        }
    report(c, "complex to real", error, bound_for<R>(box) * std::sqrt((double)box.count()));
    cufftDestroy(plan);
}

// Long rows: a few numbers that are not 0 have a transform that is known everywhere.
static void test_long(int n, int batch)
{
    std::vector<float> x((size_t)2 * n * batch, 0.0f);
    float *device;
    cufftHandle plan;
    int place[2] = {n / 3, n - 2};
    for (int b = 0; b < batch; b++)
        for (int i = 0; i < 2; i++)
            x[2 * ((size_t)b * n + place[i])] = (float)(i + 1 + b);
    cudaMalloc((void **)&device, x.size() * sizeof(float));
    cudaMemcpy(device, x.data(), x.size() * sizeof(float), cudaMemcpyHostToDevice);
    EXPECT(cufftPlan1d(&plan, n, CUFFT_C2C, batch) == CUFFT_SUCCESS);
    EXPECT(cufftExecC2C(plan, (cufftComplex *)device, (cufftComplex *)device, CUFFT_FORWARD) == CUFFT_SUCCESS);
    cudaMemcpy(x.data(), device, x.size() * sizeof(float), cudaMemcpyDeviceToHost);
    double error = 0;
    for (int b = 0; b < batch; b++)
        for (int k = 0; k < n; k++) {
            number wanted = 0;
            for (int i = 0; i < 2; i++)
                wanted += (double)(i + 1 + b) * std::polar(1.0, -2 * M_PI * ((long long)k * place[i] % n) / n);
            error = std::fmax(error, std::abs(wanted - number(x[2 * ((size_t)b * n + k)], x[2 * ((size_t)b * n + k) + 1])));
        }
    Case c = {1, {n}, batch, true, 0, 0, "long row"};
    report(c, "forward", error, 3e-5);
    cufftDestroy(plan);
    cudaFree(device);
}

static void test_half()
{
    const int n = 8;
    long long size = n;
    size_t work;
    cufftHandle plan;
    unsigned short *device, bits[2 * n] = {0}, result[2 * n];
    bits[2] = 0x3c00; // 1, at place 1
    cudaMalloc((void **)&device, sizeof bits);
    cudaMemcpy(device, bits, sizeof bits, cudaMemcpyHostToDevice);
    EXPECT(cufftCreate(&plan) == CUFFT_SUCCESS);
    EXPECT(cufftXtMakePlanMany(plan, 1, &size, NULL, 1, 1, CUDA_C_16F, NULL, 1, 1, CUDA_C_16F, 1, &work, CUDA_C_16F) == CUFFT_SUCCESS);
    EXPECT(cufftXtExec(plan, device, device, CUFFT_FORWARD) == CUFFT_SUCCESS);
    cudaMemcpy(result, device, sizeof result, cudaMemcpyDeviceToHost);
    EXPECT(result[0] == 0x3c00 && (result[4] & 0x7fff) < 0x1000 && result[5] == 0xbc00 && result[8] == 0xbc00); // 1, -i, -1
    cufftDestroy(plan);
    cudaFree(device);
}

// The transform waits for what is in front of it in the stream, and what is behind it for the transform.
static void test_stream()
{
    const int n = 256, count = 64;
    cudaStream_t stream;
    cufftHandle plan;
    float *device, *host;
    cudaStreamCreate(&stream);
    cudaMalloc((void **)&device, 2 * n * sizeof(float));
    cudaMallocHost((void **)&host, 2 * n * count * sizeof(float));
    EXPECT(cufftPlan1d(&plan, n, CUFFT_C2C, 1) == CUFFT_SUCCESS);
    EXPECT(cufftSetStream(plan, stream) == CUFFT_SUCCESS);
    for (int i = 0; i < count; i++) {
        cudaMemsetAsync(device, 0, 2 * n * sizeof(float), stream);
        cudaMemsetAsync((char *)device + 3, 0x3f + i % 2, 1, stream); // 0.5 or 2
        cufftExecC2C(plan, (cufftComplex *)device, (cufftComplex *)device, CUFFT_FORWARD);
        cudaMemcpyAsync(host + 2 * n * i, device, 2 * n * sizeof(float), cudaMemcpyDeviceToHost, stream);
    }
    cufftDestroy(plan);
    EXPECT(cudaStreamSynchronize(stream) == cudaSuccess);
    int wrong = 0;
    for (int i = 0; i < 2 * n * count; i++)
        wrong += std::fabs(host[i] - (i % 2 ? 0.0f : i / (2 * n) % 2 ? 2.0f : 0.5f)) > 1e-6;
    EXPECT(wrong == 0);
    cudaFree(device);
    cudaFreeHost(host);
    cudaStreamDestroy(stream);
}

static void test_codes()
{
    cufftHandle plan = 0, other;
    float *device;
    size_t size = 0;
    int version = 0, zero[1] = {0}, n[4] = {4, 4, 4, 4};
    cudaMalloc((void **)&device, 1024);
    cufftComplex *x = (cufftComplex *)device;
    EXPECT(cufftPlan1d(&plan, 0, CUFFT_C2C, 1) == CUFFT_INVALID_SIZE);
    EXPECT(cufftPlan1d(&plan, 8, CUFFT_C2C, 0) == CUFFT_INVALID_SIZE);
    EXPECT(cufftPlan2d(&plan, -1, 8, CUFFT_C2C) == CUFFT_INVALID_SIZE); // CUDA 13 looks at the first size only
    EXPECT(cufftPlan1d(&plan, 8, (cufftType)1, 1) == CUFFT_INVALID_TYPE);
    EXPECT(cufftPlanMany(&plan, 4, n, NULL, 1, 1, NULL, 1, 1, CUFFT_C2C, 1) == CUFFT_INVALID_VALUE);
    EXPECT(cufftPlanMany(&plan, 1, zero, NULL, 1, 1, NULL, 1, 1, CUFFT_C2C, 1) == CUFFT_INVALID_SIZE);
    EXPECT(cufftExecC2C(12345, x, x, CUFFT_FORWARD) == CUFFT_INVALID_PLAN);
    EXPECT(cufftDestroy(12345) == CUFFT_INVALID_PLAN);
    EXPECT(cufftCreate(&other) == CUFFT_SUCCESS);
    EXPECT(cufftExecC2C(other, x, x, CUFFT_FORWARD) == CUFFT_INVALID_PLAN); // without sizes
    EXPECT(cufftMakePlan1d(other, 16, CUFFT_C2C, 1, &size) == CUFFT_SUCCESS);
    EXPECT(cufftGetSize(other, &size) == CUFFT_SUCCESS);
    EXPECT(cufftExecC2C(other, x, NULL, CUFFT_FORWARD) != CUFFT_SUCCESS); // likewise an invalid value
    EXPECT(cufftExecC2C(other, x, x, 3) == CUFFT_INVALID_VALUE);
    EXPECT(cufftDestroy(other) == CUFFT_SUCCESS);
    EXPECT(cufftExecC2C(other, x, x, CUFFT_FORWARD) == CUFFT_INVALID_PLAN);
    EXPECT(cufftEstimate1d(1000, CUFFT_C2C, 2, &size) == CUFFT_SUCCESS);
    EXPECT(cufftGetVersion(&version) == CUFFT_SUCCESS && version > 9000);
    // A program with a work area of its own.
    EXPECT(cufftCreate(&plan) == CUFFT_SUCCESS);
    EXPECT(cufftSetAutoAllocation(plan, 0) == CUFFT_SUCCESS);
    EXPECT(cufftMakePlan1d(plan, 16, CUFFT_C2C, 1, &size) == CUFFT_SUCCESS);
    void *area;
    cudaMalloc(&area, size + 1);
    EXPECT(cufftSetWorkArea(plan, area) == CUFFT_SUCCESS);
    EXPECT(cufftExecC2C(plan, x, x, CUFFT_INVERSE) == CUFFT_SUCCESS);
    EXPECT(cudaDeviceSynchronize() == cudaSuccess);
    EXPECT(cufftDestroy(plan) == CUFFT_SUCCESS);
    cudaFree(area);
    cudaFree(device);
}

int main(int argc, char **)
{
    static const Case cases[] = {
        {1, {16}, 1, true, 0, 0, "16 in place"},
        {1, {1}, 3, false, 0, 0, "1"},
        {1, {60}, 4, true, 0, 0, "60 in place"},
        {1, {101}, 2, false, 0, 0, "101"},
        {1, {64}, 3, false, 2, 5, "64 strided"},
        {1, {15}, 3, true, 3, 1, "15 strided in place"},
        {2, {8, 12}, 1, false, 0, 0, "8 x 12"},
        {2, {7, 10}, 3, true, 0, 0, "7 x 10 in place"},
        {2, {16, 9}, 2, false, 1, 3, "16 x 9 with gaps"},
        {2, {6, 1}, 2, false, 0, 0, "6 x 1"},
        {3, {4, 6, 8}, 2, false, 0, 0, "4 x 6 x 8"},
        {3, {5, 3, 7}, 1, true, 0, 0, "5 x 3 x 7 in place"},
        {3, {4, 4, 6}, 2, false, 2, 1, "4 x 4 x 6 strided"},
    };
    // Without shared memory VkFFT computes, whose kernels a compiler takes long for: every third case.
    const char *memory = getenv("CU2CL_MEMORY");
    int step = memory && strcmp(memory, "buffer") == 0 ? 3 : 1;
    for (int i = 0; i < (int)(sizeof cases / sizeof *cases); i += step) {
        if (argc > 1)
            printf("%s\n", cases[i].name);
        if (i % 2) {
            test_complex<float>(cases[i], CUFFT_FORWARD);
            test_real<double>(cases[i]);
        } else {
            test_complex<double>(cases[i], CUFFT_INVERSE);
            test_real<float>(cases[i]);
        }
    }
    if (step == 1)
        test_long(1 << 16, 1);
    test_long(step == 1 ? 10007 : 4096, 2);
    test_half();
    test_stream();
    test_codes();
    return finish();
}
