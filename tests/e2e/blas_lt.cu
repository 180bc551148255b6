// TEST nvcc: -lcublasLt
// TEST only: svm buffer (Oclgrind takes the way of buffers, and half a minute)
// cuBLASLt against plain loops: types, transposes, orders, batches, scalars of host and device, what is done to the result, sums
// of matrices, wrong parameters. Elements are small multiples of a power of two, so that products are exact.
#include "check.h"

#include <cmath>
#include <cstdint>
#include <cstring>
#include <cublasLt.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <vector>

static cublasLtHandle_t handle;
static cudaStream_t stream;
static unsigned seed = 4321;
static const size_t workspace_size = 1 << 20;
static void *workspace;

static double number()
{
    seed = seed * 1664525u + 1013904223u;
    return (int)(seed >> 16 & 0xf) / 4.0 - 2;
}

template <class T> struct Traits;
template <> struct Traits<float> { static const cudaDataType type = CUDA_R_32F; };
template <> struct Traits<double> { static const cudaDataType type = CUDA_R_64F; };
template <> struct Traits<__half> { static const cudaDataType type = CUDA_R_16F; };
template <> struct Traits<__nv_bfloat16> { static const cudaDataType type = CUDA_R_16BF; };
template <> struct Traits<int8_t> { static const cudaDataType type = CUDA_R_8I; };
template <> struct Traits<int> { static const cudaDataType type = CUDA_R_32I; };

static double value(float x) { return x; }
static double value(double x) { return x; }
static double value(int x) { return x; }
static double value(int8_t x) { return x; }
static double value(__half x) { return __half2float(x); }
static double value(__nv_bfloat16 x) { return __bfloat162float(x); }
static void assign(float &to, double x) { to = (float)x; }
static void assign(double &to, double x) { to = x; }
static void assign(int &to, double x) { to = (int)x; }
static void assign(int8_t &to, double x) { to = (int8_t)x; }
static void assign(__half &to, double x) { to = __float2half((float)x); }
static void assign(__nv_bfloat16 &to, double x) { to = __float2bfloat16((float)x); }

// A batch of matrices on the device, with a layout.
template <class T> struct Matrix {
    int rows, columns, ld, count;
    size_t stride;
    bool by_rows;
    std::vector<T> host;
    T *device;
    cublasLtMatrixLayout_t layout;

    Matrix(int rows, int columns, bool by_rows = false, int count = 1)
        : rows(rows), columns(columns), count(count), by_rows(by_rows), device(nullptr)
    {
        const bool is_byte = sizeof(T) == 1; // steps that CUDA's kernels for bytes can use
        ld = (by_rows ? columns : rows) + (is_byte ? 0 : 8);
        stride = (size_t)ld * (by_rows ? rows : columns) + (is_byte ? 0 : 16);
        host.resize(stride * count);
        for (T &x : host)
            assign(x, is_byte ? 4 * number() : number());
        CHECK(cudaMalloc((void **)&device, host.size() * sizeof(T)));
        send();
        EXPECT(cublasLtMatrixLayoutCreate(&layout, Traits<T>::type, rows, columns, ld) == CUBLAS_STATUS_SUCCESS);
        cublasLtOrder_t order = by_rows ? CUBLASLT_ORDER_ROW : CUBLASLT_ORDER_COL;
        int64_t step = (int64_t)stride;
        set(CUBLASLT_MATRIX_LAYOUT_ORDER, &order, sizeof order);
        set(CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT, &count, sizeof count);
        set(CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET, &step, sizeof step);
    }
    Matrix(const Matrix &) = delete;
    ~Matrix()
    {
        cudaFree(device);
        cublasLtMatrixLayoutDestroy(layout);
    }
    void set(cublasLtMatrixLayoutAttribute_t attribute, const void *data, size_t size)
    {
        EXPECT(cublasLtMatrixLayoutSetAttribute(layout, attribute, data, size) == CUBLAS_STATUS_SUCCESS);
    }
    void send() { CHECK(cudaMemcpy(device, host.data(), host.size() * sizeof(T), cudaMemcpyHostToDevice)); }
    std::vector<T> received() const
    {
        std::vector<T> result(host.size());
        CHECK(cudaMemcpy(result.data(), device, result.size() * sizeof(T), cudaMemcpyDeviceToHost));
        return result;
    }
    size_t place(int i, int j, int member) const { return member * stride + (by_rows ? (size_t)i * ld + j : (size_t)j * ld + i); }
    double at(int i, int j, int member) const { return value(host[place(i, j, member)]); }
    double turned(bool is, int i, int j, int member) const { return is ? at(j, i, member) : at(i, j, member); }
};

struct Options {
    bool trans_a, trans_b, rows_a, rows_b, rows_d;
    double alpha, beta;
    int count;
    bool on_device, in_place, no_workspace;
    int epilogue;
};

static double gelu(double x) { return 0.5 * x * (1 + tanh(0.7978845608028654 * (x + 0.044715 * x * x * x))); }
static double gelu_slope(double x)
{
    double t = tanh(0.7978845608028654 * (x + 0.044715 * x * x * x));
    return 0.5 * (1 + t) + 0.5 * x * (1 - t * t) * 0.7978845608028654 * (1 + 0.134145 * x * x);
}

struct Description {
    cublasLtMatmulDesc_t desc;
    Description(cublasComputeType_t compute, cudaDataType scale)
    {
        EXPECT(cublasLtMatmulDescCreate(&desc, compute, scale) == CUBLAS_STATUS_SUCCESS);
    }
    Description(const Description &) = delete;
    ~Description() { cublasLtMatmulDescDestroy(desc); }
    template <class V> void set(cublasLtMatmulDescAttributes_t attribute, V x)
    {
        EXPECT(cublasLtMatmulDescSetAttribute(desc, attribute, &x, sizeof x) == CUBLAS_STATUS_SUCCESS);
    }
};

enum { m = 32, n = 16, k = 48 };

// D = epilogue(alpha * op(A) * op(B) + beta * C): S is the type of the scalars, tolerance that of D's rounding.
template <class AB, class CD, class S>
static void product(cublasComputeType_t compute, const Options &o, double tolerance)
{
    Matrix<AB> a(o.trans_a ? k : m, o.trans_a ? m : k, o.rows_a, o.count), b(o.trans_b ? n : k, o.trans_b ? k : n, o.rows_b, o.count);
    Matrix<CD> c(m, n, o.rows_d, o.count), d(m, n, o.rows_d, o.count), bias(o.epilogue == CUBLASLT_EPILOGUE_BGRADB ? (int)n : (int)m, 1);
    const bool of_bits = o.epilogue == CUBLASLT_EPILOGUE_RELU_AUX || o.epilogue == CUBLASLT_EPILOGUE_RELU_AUX_BIAS ||
                         o.epilogue == CUBLASLT_EPILOGUE_DRELU || o.epilogue == CUBLASLT_EPILOGUE_DRELU_BGRAD;
    Matrix<CD> aux(of_bits ? 128 : (int)m, n, false, o.count);
    Description desc(compute, Traits<S>::type);
    S scalars[2], *device_scalars;
    assign(scalars[0], o.alpha);
    assign(scalars[1], o.beta);
    CHECK(cudaMalloc((void **)&device_scalars, sizeof scalars));
    CHECK(cudaMemcpy(device_scalars, scalars, sizeof scalars, cudaMemcpyHostToDevice));
    desc.set(CUBLASLT_MATMUL_DESC_TRANSA, o.trans_a ? CUBLAS_OP_T : CUBLAS_OP_N);
    desc.set(CUBLASLT_MATMUL_DESC_TRANSB, o.trans_b ? CUBLAS_OP_T : CUBLAS_OP_N);
    if (o.on_device)
        desc.set(CUBLASLT_MATMUL_DESC_POINTER_MODE, CUBLASLT_POINTER_MODE_DEVICE);
    if (o.epilogue != CUBLASLT_EPILOGUE_DEFAULT) {
        desc.set(CUBLASLT_MATMUL_DESC_EPILOGUE, (cublasLtEpilogue_t)o.epilogue);
        if (o.epilogue & (4 | 16 | 256 | 512))
            desc.set(CUBLASLT_MATMUL_DESC_BIAS_POINTER, (void *)bias.device);
        if (o.epilogue & 128) {
            desc.set(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER, (void *)aux.device);
            desc.set(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD, (int64_t)(of_bits ? 128 : aux.ld));
            desc.set(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE, (int64_t)(of_bits ? 128 * n : aux.stride));
        }
    }
    cublasLtMatmulPreference_t preference;
    EXPECT(cublasLtMatmulPreferenceCreate(&preference) == CUBLAS_STATUS_SUCCESS);
    EXPECT(cublasLtMatmulPreferenceSetAttribute(preference, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, &workspace_size,
                                                sizeof workspace_size) == CUBLAS_STATUS_SUCCESS);
    cublasLtMatmulHeuristicResult_t found;
    int count = 0;
    cublasStatus_t status = cublasLtMatmulAlgoGetHeuristic(handle, desc.desc, a.layout, b.layout, o.in_place ? d.layout : c.layout, d.layout,
                                                           preference, 1, &found, &count);
    cublasLtMatmulPreferenceDestroy(preference);
    EXPECT(status == CUBLAS_STATUS_SUCCESS);
    EXPECT_EQUAL(o.epilogue, count, 1);
    if (count != 1)
        return;
    status = cublasLtMatmul(handle, desc.desc, o.on_device ? device_scalars : scalars, a.device, a.layout, b.device, b.layout,
                            o.on_device ? device_scalars + 1 : scalars + 1, o.in_place ? d.device : c.device,
                            o.in_place ? d.layout : c.layout, d.device, d.layout, o.no_workspace ? nullptr : &found.algo,
                            o.no_workspace ? nullptr : workspace, o.no_workspace ? 0 : workspace_size, stream);
    EXPECT_EQUAL(o.epilogue, (int)status, (int)CUBLAS_STATUS_SUCCESS);
    CHECK(cudaStreamSynchronize(stream));
    CHECK(cudaFree(device_scalars));

    std::vector<CD> got = d.received(), got_aux = aux.received(), got_bias = bias.received();
    std::vector<bool> is_result(got.size(), false);
    std::vector<double> sums(m, 0);
    const unsigned char *bits = (const unsigned char *)aux.host.data(), *got_bits = (const unsigned char *)got_aux.data();
    for (int member = 0; member < o.count; member++)
        for (int i = 0; i < m; i++)
            for (int j = 0; j < n; j++) {
                double sum = 0;
                for (int l = 0; l < k; l++)
                    sum += a.turned(o.trans_a, i, l, member) * b.turned(o.trans_b, l, j, member);
                double x = o.alpha * sum + o.beta * (o.in_place ? d : c).at(i, j, member);
                const size_t bit = (size_t)(member * n + j) * 128 + i, place = aux.place(i % aux.rows, j, member);
                if (o.epilogue & CUBLASLT_EPILOGUE_BIAS)
                    x += bias.at(i, 0, 0);
                if (o.epilogue & CUBLASLT_EPILOGUE_GELU) {
                    if (o.epilogue & 128)
                        EXPECT_NEAR(i, value(got_aux[place]), x, tolerance);
                    x = gelu(x);
                }
                if (o.epilogue & CUBLASLT_EPILOGUE_RELU) {
                    if (of_bits && x != 0)
                        EXPECT_EQUAL(i, got_bits[bit / 8] >> bit % 8 & 1, x > 0);
                    x = x > 0 ? x : 0;
                }
                if (o.epilogue & 64)
                    x *= gelu_slope(value(aux.host[place]));
                if (o.epilogue & 8)
                    x = bits[bit / 8] >> bit % 8 & 1 ? x : 0;
                if (sizeof(CD) == 1)
                    x = fmin(127, fmax(-128, rint(x)));
                sums[i] += x;
                const size_t at = d.place(i, j, member);
                is_result[at] = true;
                if (o.epilogue & (CUBLASLT_EPILOGUE_GELU | 64) && fabs(x) < 1) // it subtracts there, and CUDA's tangent is approximate
                    EXPECT(fabs(value(got[at]) - x) <= (sizeof(CD) == 4 ? 2e-5 : tolerance));
                else
                    EXPECT_NEAR(i * 100 + j, value(got[at]), x, tolerance);
            }
    int changed = 0; // between the columns
    for (size_t i = 0; i < got.size(); i++)
        changed += !is_result[i] && memcmp(&got[i], &d.host[i], sizeof(CD)) != 0;
    EXPECT_EQUAL(o.epilogue, changed, 0);
    if (o.epilogue & 16)
        for (int i = 0; i < m; i++)
            EXPECT(fabs(value(got_bias[i]) - sums[i]) <= 20 * tolerance * fmax(1, fabs(sums[i])));
    for (int i = 0; o.epilogue == CUBLASLT_EPILOGUE_BGRADA && i < m; i++) {
        double sum = 0;
        for (int l = 0; l < k; l++)
            sum += a.turned(o.trans_a, i, l, 0);
        EXPECT_NEAR(i, value(got_bias[i]), sum, tolerance);
    }
    for (int j = 0; o.epilogue == CUBLASLT_EPILOGUE_BGRADB && j < n; j++) {
        double sum = 0;
        for (int l = 0; l < k; l++)
            sum += b.turned(o.trans_b, l, j, 0);
        EXPECT_NEAR(j, value(got_bias[j]), sum, tolerance);
    }
}

static Options options(int epilogue = CUBLASLT_EPILOGUE_DEFAULT)
{
    Options o = {};
    o.alpha = 1;
    o.count = 1;
    o.epilogue = epilogue;
    o.in_place = true;
    return o;
}

static void shapes()
{
    for (int trans = 0; trans < 4; trans++)
        for (int orders = 0; orders < 8; orders++) {
            Options o = options();
            o.trans_a = trans & 1, o.trans_b = trans & 2;
            o.rows_a = orders & 1, o.rows_b = orders & 2, o.rows_d = orders & 4;
            o.alpha = 0.5, o.beta = orders % 3 ? 2 : 0;
            o.in_place = orders % 2;
            product<float, float, float>(CUBLAS_COMPUTE_32F, o, 1e-6);
        }
    for (int which = 0; which < 8; which++) {
        Options o = options();
        o.trans_a = true;
        o.beta = which & 1 ? 0.5 : 0;
        o.count = which & 2 ? 3 : 1;
        o.in_place = which & 2;
        o.on_device = which & 4;
        product<float, float, float>(CUBLAS_COMPUTE_32F_FAST_TF32, o, 1e-6);
        product<double, double, double>(CUBLAS_COMPUTE_64F, o, 1e-12);
        product<__half, __half, float>(CUBLAS_COMPUTE_32F, o, 1e-3);
        product<__half, float, float>(CUBLAS_COMPUTE_32F, o, 1e-6);
        product<__nv_bfloat16, __nv_bfloat16, float>(CUBLAS_COMPUTE_32F, o, 8e-3);
        product<__nv_bfloat16, float, float>(CUBLAS_COMPUTE_32F, o, 1e-6);
    }
    Options o = options();
    o.trans_a = true; // the form that bytes have
    product<int8_t, int, int>(CUBLAS_COMPUTE_32I, o, 0);
    o.alpha = 0.125;
    product<int8_t, int8_t, float>(CUBLAS_COMPUTE_32I, o, 0);
    o.alpha = 0.5;
    product<__half, __half, __half>(CUBLAS_COMPUTE_16F, o, 1e-2);
}

static void epilogues()
{
    static const int forms[] = {
        CUBLASLT_EPILOGUE_RELU, CUBLASLT_EPILOGUE_BIAS, CUBLASLT_EPILOGUE_RELU_BIAS, CUBLASLT_EPILOGUE_RELU_AUX,
        CUBLASLT_EPILOGUE_RELU_AUX_BIAS, CUBLASLT_EPILOGUE_GELU, CUBLASLT_EPILOGUE_GELU_BIAS, CUBLASLT_EPILOGUE_GELU_AUX,
        CUBLASLT_EPILOGUE_GELU_AUX_BIAS, CUBLASLT_EPILOGUE_DGELU, CUBLASLT_EPILOGUE_DGELU_BGRAD, CUBLASLT_EPILOGUE_DRELU,
        CUBLASLT_EPILOGUE_DRELU_BGRAD, CUBLASLT_EPILOGUE_BGRADA, CUBLASLT_EPILOGUE_BGRADB,
    };
    for (int form : forms) {
        Options o = options(form);
        o.trans_a = form < 64;
        o.trans_b = form == CUBLASLT_EPILOGUE_BGRADB;
        o.alpha = 0.125;
        o.beta = form & 64 || form & 8 ? 0 : 0.5;
        product<__half, __half, float>(CUBLAS_COMPUTE_32F, o, 4e-3);
        o.no_workspace = !(form & 16); // sums over columns need one in CUDA
        product<__nv_bfloat16, __nv_bfloat16, float>(CUBLAS_COMPUTE_32F, o, 1.6e-2);
        o.no_workspace = false;
        product<float, float, float>(CUBLAS_COMPUTE_32F, o, 2e-5);
    }
    Options o = options(CUBLASLT_EPILOGUE_GELU_AUX_BIAS);
    o.trans_a = true;
    o.alpha = 0.0625;
    o.count = 2;
    product<__nv_bfloat16, __nv_bfloat16, float>(CUBLAS_COMPUTE_32F, o, 1.6e-2);
}

// C = alpha * op(A) + beta * op(B), with a change of order and type.
static void transforms()
{
    for (int which = 0; which < 8; which++) {
        const bool turned = which & 1, has_b = which & 4;
        Matrix<float> a(turned ? n : m, turned ? m : n, which & 2, 2);
        Matrix<float> b(m, n, false, 2);
        Matrix<float> c(m, n, true, 2);
        cublasLtMatrixTransformDesc_t desc;
        cublasOperation_t op = turned ? CUBLAS_OP_T : CUBLAS_OP_N;
        float alpha = 2, beta = has_b ? 0.5f : 0; // CUDA reads a matrix that is not there for any other factor
        EXPECT(cublasLtMatrixTransformDescCreate(&desc, CUDA_R_32F) == CUBLAS_STATUS_SUCCESS);
        EXPECT(cublasLtMatrixTransformDescSetAttribute(desc, CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA, &op, sizeof op) == CUBLAS_STATUS_SUCCESS);
        EXPECT(cublasLtMatrixTransform(handle, desc, &alpha, a.device, a.layout, &beta, has_b ? b.device : nullptr,
                                       has_b ? b.layout : nullptr, c.device, c.layout, stream) == CUBLAS_STATUS_SUCCESS);
        CHECK(cudaStreamSynchronize(stream));
        std::vector<float> got = c.received();
        for (int member = 0; member < 2; member++)
            for (int i = 0; i < m; i++)
                for (int j = 0; j < n; j++)
                    EXPECT_EQUAL(i * 100 + j, got[c.place(i, j, member)],
                                 (float)(2 * a.turned(turned, i, j, member) + (has_b ? 0.5 * b.at(i, j, member) : 0)));
        EXPECT(cublasLtMatrixTransformDescDestroy(desc) == CUBLAS_STATUS_SUCCESS);
    }
}

// The stream's order: the product waits for the copy before, the copy after for the product.
static void order_on_stream()
{
    Matrix<float> a(m, k), b(k, n), c(m, n);
    Description desc(CUBLAS_COMPUTE_32F, CUDA_R_32F);
    float alpha = 1, beta = 0;
    std::vector<float> got(c.host.size());
    CHECK(cudaMemsetAsync(a.device, 0, a.host.size() * 4, stream));
    EXPECT(cublasLtMatmul(handle, desc.desc, &alpha, a.device, a.layout, b.device, b.layout, &beta, c.device, c.layout, c.device, c.layout,
                          nullptr, workspace, workspace_size, stream) == CUBLAS_STATUS_SUCCESS);
    CHECK(cudaMemcpyAsync(got.data(), c.device, got.size() * 4, cudaMemcpyDeviceToHost, stream));
    alpha = 7; // the call has read it
    CHECK(cudaStreamSynchronize(stream));
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++)
            EXPECT_EQUAL(i, got[c.place(i, j, 0)], 0);
}

static void attributes()
{
    cublasLtMatrixLayoutOpaque_t layout;
    cublasLtMatmulDescOpaque_t desc;
    cublasLtMatmulPreferenceOpaque_t preference;
    cublasLtMatmulAlgo_t algorithm;
    uint64_t rows = 0, wrong = 0;
    int32_t epilogue = 0, batch = 0;
    size_t written = 0;

    EXPECT(cublasLtMatrixLayoutInit(&layout, CUDA_R_32F, 5, 6, 7) == CUBLAS_STATUS_SUCCESS);
    EXPECT(cublasLtMatrixLayoutGetAttribute(&layout, CUBLASLT_MATRIX_LAYOUT_ROWS, &rows, sizeof rows, &written) == CUBLAS_STATUS_SUCCESS);
    EXPECT_EQUAL(0, rows, 5u);
    EXPECT_EQUAL(0, written, sizeof rows);
    EXPECT(cublasLtMatrixLayoutGetAttribute(&layout, CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT, &batch, sizeof batch, &written) ==
           CUBLAS_STATUS_SUCCESS);
    EXPECT_EQUAL(0, batch, 1);
    EXPECT(cublasLtMatrixLayoutGetAttribute(&layout, CUBLASLT_MATRIX_LAYOUT_LD, nullptr, 0, &written) == CUBLAS_STATUS_SUCCESS);
    EXPECT_EQUAL(0, written, 8u);
    EXPECT(cublasLtMatrixLayoutGetAttribute(&layout, CUBLASLT_MATRIX_LAYOUT_ROWS, &batch, sizeof batch, &written) ==
           CUBLAS_STATUS_INVALID_VALUE);
    EXPECT(cublasLtMatrixLayoutSetAttribute(&layout, CUBLASLT_MATRIX_LAYOUT_ORDER, &wrong, 3) == CUBLAS_STATUS_INVALID_VALUE);
    EXPECT(cublasLtMatrixLayoutSetAttribute(&layout, CUBLASLT_MATRIX_LAYOUT_ROWS, nullptr, 8) == CUBLAS_STATUS_INVALID_VALUE);
    EXPECT(cublasLtMatmulDescInit(&desc, CUBLAS_COMPUTE_32F, CUDA_R_32F) == CUBLAS_STATUS_SUCCESS);
    EXPECT(cublasLtMatmulDescGetAttribute(&desc, CUBLASLT_MATMUL_DESC_EPILOGUE, &epilogue, sizeof epilogue, nullptr) ==
           CUBLAS_STATUS_SUCCESS);
    EXPECT_EQUAL(0, epilogue, (int)CUBLASLT_EPILOGUE_DEFAULT);
    EXPECT(cublasLtMatmulPreferenceInit(&preference) == CUBLAS_STATUS_SUCCESS);
    EXPECT(cublasLtMatmulPreferenceGetAttribute(&preference, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, &wrong, sizeof wrong, &written) ==
           CUBLAS_STATUS_SUCCESS);
    EXPECT_EQUAL(0, wrong, 0u);
    int ids[4], count = 0;
    EXPECT(cublasLtMatmulAlgoGetIds(handle, CUBLAS_COMPUTE_32F, CUDA_R_32F, CUDA_R_32F, CUDA_R_32F, CUDA_R_32F, CUDA_R_32F, 4, ids,
                                    &count) == CUBLAS_STATUS_SUCCESS);
    EXPECT(count > 0);
    EXPECT(cublasLtMatmulAlgoInit(handle, CUBLAS_COMPUTE_32F, CUDA_R_32F, CUDA_R_32F, CUDA_R_32F, CUDA_R_32F, CUDA_R_32F, ids[0],
                                  &algorithm) == CUBLAS_STATUS_SUCCESS);
    EXPECT(cublasLtGetVersion() >= 110000);
}

static void bad_input()
{
    Matrix<float> a(m, k), b(k, n), c(m, n), wrong(m + 1, n);
    Matrix<__half> halves(m, n);
    Matrix<float> batch(m, n, false, 2);
    Description desc(CUBLAS_COMPUTE_32F, CUDA_R_32F), biased(CUBLAS_COMPUTE_32F, CUDA_R_32F);
    float alpha = 1, beta = 0;
    int count = 0;
    cublasLtMatmulPreference_t preference;
    cublasLtMatmulHeuristicResult_t found;
    auto run = [&](cublasLtMatmulDesc_t d, const float *scalar, const void *from, cublasLtMatrixLayout_t result) {
        return cublasLtMatmul(handle, d, scalar, from, a.layout, b.device, b.layout, &beta, c.device, result, c.device, result, nullptr,
                              nullptr, 0, stream);
    };
    EXPECT(cublasLtCreate(nullptr) == CUBLAS_STATUS_INVALID_VALUE);
    EXPECT(run(desc.desc, &alpha, a.device, c.layout) == CUBLAS_STATUS_SUCCESS);
#ifndef __NVCC__ // CUDA's library crashes
    EXPECT(run(nullptr, &alpha, a.device, c.layout) == CUBLAS_STATUS_INVALID_VALUE);
    EXPECT(run(desc.desc, nullptr, a.device, c.layout) == CUBLAS_STATUS_INVALID_VALUE);
#endif
    EXPECT(run(desc.desc, &alpha, nullptr, c.layout) == CUBLAS_STATUS_INVALID_VALUE);
    EXPECT(run(desc.desc, &alpha, a.device, nullptr) == CUBLAS_STATUS_INVALID_VALUE);
    EXPECT(run(desc.desc, &alpha, a.device, wrong.layout) == CUBLAS_STATUS_INVALID_VALUE);
    EXPECT(run(desc.desc, &alpha, a.device, batch.layout) == CUBLAS_STATUS_INVALID_VALUE);
    EXPECT(run(desc.desc, &alpha, a.device, halves.layout) != CUBLAS_STATUS_SUCCESS);
    EXPECT(cublasLtMatmul(nullptr, desc.desc, &alpha, a.device, a.layout, b.device, b.layout, &beta, c.device, c.layout, c.device,
                          c.layout, nullptr, nullptr, 0, stream) == CUBLAS_STATUS_NOT_INITIALIZED);
    biased.set(CUBLASLT_MATMUL_DESC_EPILOGUE, CUBLASLT_EPILOGUE_BIAS);
    EXPECT(run(biased.desc, &alpha, a.device, c.layout) != CUBLAS_STATUS_SUCCESS);
    EXPECT(cublasLtMatmulPreferenceCreate(&preference) == CUBLAS_STATUS_SUCCESS);
    EXPECT(cublasLtMatmulAlgoGetHeuristic(handle, desc.desc, a.layout, b.layout, c.layout, c.layout, preference, 0, &found, &count) ==
           CUBLAS_STATUS_INVALID_VALUE);
    EXPECT(cublasLtMatmulAlgoGetHeuristic(handle, desc.desc, a.layout, b.layout, halves.layout, halves.layout, preference, 1, &found,
                                          &count) != CUBLAS_STATUS_SUCCESS);
    cublasLtMatmulPreferenceDestroy(preference);
    CHECK(cudaDeviceSynchronize());
}

int main()
{
    EXPECT(cublasLtCreate(&handle) == CUBLAS_STATUS_SUCCESS);
    CHECK(cudaStreamCreate(&stream));
    CHECK(cudaMalloc(&workspace, workspace_size));
    shapes();
    epilogues();
    transforms();
    order_on_stream();
    attributes();
    bad_input();
    CHECK(cudaFree(workspace));
    CHECK(cudaStreamDestroy(stream));
    EXPECT(cublasLtDestroy(handle) == CUBLAS_STATUS_SUCCESS);
    return finish();
}
