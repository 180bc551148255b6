// TEST nvcc: -lcublas
// TEST only: svm oclgrind (Oclgrind has buffers, too, and PoCL takes a minute more for them)
// cuBLAS against plain loops: all types, transposes, triangles, bands, steps and batches; scalars of host and device; wrong
// parameters. The reference makes every matrix dense, with complex numbers of double precision.
#include "check.h"

#include <cmath>
#include <complex>
#include <cstring>
#include <cublas_v2.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <vector>

typedef std::complex<double> Z;
typedef std::vector<Z> Dense; // by columns

static cublasHandle_t handle;
static unsigned seed = 12345;

static double number()
{
    seed = seed * 1664525u + 1013904223u;
    return (int)(seed >> 16 & 0xff) / 64.0 - 2;
}

static Z value(float x) { return x; }
static Z value(double x) { return x; }
static Z value(cuComplex x) { return Z(x.x, x.y); }
static Z value(cuDoubleComplex x) { return Z(x.x, x.y); }
static void assign(int &to, Z x) { to = (int)x.real(); }
static void assign(float &to, Z x) { to = (float)x.real(); }
static void assign(double &to, Z x) { to = x.real(); }
static void assign(cuComplex &to, Z x) { to = make_cuComplex((float)x.real(), (float)x.imag()); }
static void assign(cuDoubleComplex &to, Z x) { to = make_cuDoubleComplex(x.real(), x.imag()); }

template <class T> struct Traits;
template <> struct Traits<float> { typedef float Real; static const bool complex = false; };
template <> struct Traits<double> { typedef double Real; static const bool complex = false; };
template <> struct Traits<cuComplex> { typedef float Real; static const bool complex = true; };
template <> struct Traits<cuDoubleComplex> { typedef double Real; static const bool complex = true; };

template <class T> static T made(Z x)
{
    T result;
    assign(result, x);
    return result;
}
template <class T> static T random_element() { double x = number(); return made<T>(Z(x, number())); }

// An array on the device, and what it was.
template <class T> struct Array {
    std::vector<T> host;
    T *device;
    explicit Array(size_t n) : host(n), device(nullptr)
    {
        for (T &x : host)
            x = random_element<T>();
        cudaMalloc((void **)&device, n * sizeof(T));
        send();
    }
    Array(const Array &) = delete;
    Array &operator=(const Array &) = delete;
    ~Array() { cudaFree(device); }
    void send() { cudaMemcpy(device, host.data(), host.size() * sizeof(T), cudaMemcpyHostToDevice); }
    std::vector<T> now() const
    {
        std::vector<T> result(host.size());
        cudaMemcpy(result.data(), device, host.size() * sizeof(T), cudaMemcpyDeviceToHost);
        return result;
    }
};

// A scalar where the handle looks for it.
template <class T> struct Scalar {
    T host, *device;
    explicit Scalar(Z x) : host(made<T>(x)), device(nullptr)
    {
        cudaMalloc((void **)&device, sizeof(T));
        cudaMemcpy(device, &host, sizeof(T), cudaMemcpyHostToDevice);
    }
    Scalar(const Scalar &) = delete;
    Scalar &operator=(const Scalar &) = delete;
    ~Scalar() { cudaFree(device); }
    T *get()
    {
        cublasPointerMode_t mode;
        cublasGetPointerMode(handle, &mode);
        return mode == CUBLAS_POINTER_MODE_HOST ? &host : device;
    }
    Z result()
    {
        if (get() == device)
            cudaMemcpy(&host, device, sizeof(T), cudaMemcpyDeviceToHost);
        return value(host);
    }
};

template <class T> static double tolerance() { return sizeof(typename Traits<T>::Real) == 4 ? 2e-4 : 1e-11; }

static void same(const char *what, Z got, Z expected, double error)
{
    check_count++;
    if (!(std::abs(got - expected) <= error * (1 + std::abs(expected))) && check_failed++ < 20)
        printf("%s: %g %g, not %g %g\n", what, got.real(), got.imag(), expected.real(), expected.imag());
}

static void good(const char *what, cublasStatus_t status)
{
    check_count++;
    if (status != CUBLAS_STATUS_SUCCESS && check_failed++ < 20)
        printf("%s: status %d\n", what, (int)status);
}

// --- the functions by type

#define FORWARD(name)                                                                                                                 \
    template <class... A> static cublasStatus_t name(float, A... a) { return cublasS##name(handle, a...); }                           \
    template <class... A> static cublasStatus_t name(double, A... a) { return cublasD##name(handle, a...); }                          \
    template <class... A> static cublasStatus_t name(cuComplex, A... a) { return cublasC##name(handle, a...); }                       \
    template <class... A> static cublasStatus_t name(cuDoubleComplex, A... a) { return cublasZ##name(handle, a...); }
// real types have another function than complex ones
#define FORWARD2(name, real, complex)                                                                                                 \
    template <class... A> static cublasStatus_t name(float, A... a) { return cublasS##real(handle, a...); }                           \
    template <class... A> static cublasStatus_t name(double, A... a) { return cublasD##real(handle, a...); }                          \
    template <class... A> static cublasStatus_t name(cuComplex, A... a) { return cublasC##complex(handle, a...); }                    \
    template <class... A> static cublasStatus_t name(cuDoubleComplex, A... a) { return cublasZ##complex(handle, a...); }
#define FORWARD4(name, s, d, c, z)                                                                                                    \
    template <class... A> static cublasStatus_t name(float, A... a) { return cublas##s(handle, a...); }                               \
    template <class... A> static cublasStatus_t name(double, A... a) { return cublas##d(handle, a...); }                              \
    template <class... A> static cublasStatus_t name(cuComplex, A... a) { return cublas##c(handle, a...); }                           \
    template <class... A> static cublasStatus_t name(cuDoubleComplex, A... a) { return cublas##z(handle, a...); }
FORWARD(scal) FORWARD(axpy) FORWARD(copy) FORWARD(swap) FORWARD(rotg) FORWARD(gemv) FORWARD(gbmv) FORWARD(trmv) FORWARD(tbmv)
FORWARD(tpmv) FORWARD(trsv) FORWARD(tbsv) FORWARD(tpsv) FORWARD(gemm) FORWARD(gemmBatched) FORWARD(gemmStridedBatched)
FORWARD(trsm) FORWARD(trmm) FORWARD(geam) FORWARD(dgmm) FORWARD(getrfBatched) FORWARD(getriBatched) FORWARD(getrsBatched)
FORWARD(matinvBatched) FORWARD(gelsBatched) FORWARD(symm) FORWARD(syrk) FORWARD(syr2k)
FORWARD2(dot, dot, dotu) FORWARD2(dotc, dot, dotc) FORWARD2(symv, symv, hemv) FORWARD2(sbmv, sbmv, hbmv) FORWARD2(spmv, spmv, hpmv)
FORWARD2(ger, ger, geru) FORWARD2(gerc, ger, gerc) FORWARD2(syr, syr, her) FORWARD2(spr, spr, hpr) FORWARD2(syr2, syr2, her2)
FORWARD2(spr2, spr2, hpr2) FORWARD2(hemm, symm, hemm) FORWARD2(herk, syrk, herk) FORWARD2(her2k, syr2k, her2k)
FORWARD4(nrm2, Snrm2, Dnrm2, Scnrm2, Dznrm2) FORWARD4(asum, Sasum, Dasum, Scasum, Dzasum)
FORWARD4(amax, Isamax, Idamax, Icamax, Izamax) FORWARD4(amin, Isamin, Idamin, Icamin, Izamin)
FORWARD4(rscal, Sscal, Dscal, Csscal, Zdscal) FORWARD4(rot, Srot, Drot, Crot, Zrot)

// --- the reference

static Z conjugated(Z x, bool yes) { return yes ? std::conj(x) : x; }

// op(A) of a dense matrix with m rows and n columns
static Dense turned(const Dense &a, int m, int n, cublasOperation_t op)
{
    Dense result(a.size());
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++)
            result[op == CUBLAS_OP_N ? i + j * m : j + i * n] = conjugated(a[i + j * m], op == CUBLAS_OP_C);
    return result;
}

template <class T> static Dense dense(const std::vector<T> &a, int m, int n, int ld, size_t first = 0)
{
    Dense result(m * n);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++)
            result[i + j * m] = value(a[first + i + j * (size_t)ld]);
    return result;
}

enum Shape { SYMMETRIC, HERMITIAN, TRIANGULAR, UNIT };
enum Storage { FULL, BAND, PACKED };

static size_t place(Storage storage, bool upper, int n, int k, int ld, int i, int j)
{
    if (storage == FULL)
        return i + j * (size_t)ld;
    if (storage == PACKED)
        return upper ? i + j * (j + 1) / 2 : i + (2 * n - j - 1) * j / 2;
    return upper ? k + i - j + j * (size_t)ld : i - j + j * (size_t)ld;
}

// The whole of a matrix that is stored in one triangle.
template <class T> static Dense whole(const std::vector<T> &a, Shape shape, Storage storage, bool upper, int n, int k, int ld)
{
    Dense result(n * n);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++) {
            bool stored = upper ? i <= j : i >= j;
            int r = stored ? i : j, c = stored ? j : i;
            if (storage == BAND && std::abs(i - j) > k)
                continue;
            Z x = value(a[place(storage, upper, n, k, ld, r, c)]);
            if (shape == TRIANGULAR || shape == UNIT)
                x = !stored ? 0 : i == j && shape == UNIT ? 1 : x;
            else if (shape == HERMITIAN)
                x = i == j ? Z(x.real()) : conjugated(x, !stored);
            result[i + j * n] = x;
        }
    return result;
}

static Dense product(const Dense &a, const Dense &b, int m, int n, int k)
{
    Dense c(m * n);
    for (int j = 0; j < n; j++)
        for (int l = 0; l < k; l++)
            for (int i = 0; i < m; i++)
                c[i + j * m] += a[i + l * m] * b[l + j * k];
    return c;
}

static size_t at(int i, int n, int step) { return step > 0 ? i * (size_t)step : (size_t)(i - n + 1) * step; }

template <class T> static Dense vector_of(const std::vector<T> &x, int n, int step)
{
    Dense result(n);
    for (int i = 0; i < n; i++)
        result[i] = value(x[at(i, n, step)]);
    return result;
}

template <class T> static void same_vector(const char *what, const Array<T> &y, const Dense &expected, int step)
{
    std::vector<T> now = y.now();
    int n = (int)expected.size();
    for (int i = 0; i < n; i++) {
        same(what, value(now[at(i, n, step)]), expected[i], tolerance<T>());
        now[at(i, n, step)] = y.host[at(i, n, step)];
    }
    for (size_t i = 0; i < now.size(); i++) // nothing between the elements changes
        same(what, value(now[i]), value(y.host[i]), 0);
}

// part: 0 all of it, 1 the upper triangle, 2 the lower one; the rest stays
template <class T> static void same_matrix(const char *what, const Array<T> &c, const Dense &expected, int m, int n, int ld, int part = 0, size_t first = 0)
{
    std::vector<T> now = c.now();
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++) {
            bool is_old = part && i != j && (part == 1) == (i > j);
            size_t p = first + i + j * (size_t)ld;
            same(what, value(now[p]), is_old ? value(c.host[p]) : expected[i + j * m], is_old ? 0 : tolerance<T>());
        }
    for (int j = 0; j < n && first == 0; j++)
        for (int i = m; i < ld && i + j * (size_t)ld < now.size(); i++)
            same(what, value(now[i + j * (size_t)ld]), value(c.host[i + j * (size_t)ld]), 0);
}

static Dense sum(Z alpha, const Dense &x, Z beta, const Dense &y)
{
    Dense result(x.size());
    for (size_t i = 0; i < x.size(); i++)
        result[i] = alpha * x[i] + (beta == 0.0 ? 0 : beta * y[i]);
    return result;
}

static const cublasOperation_t operations[] = {CUBLAS_OP_N, CUBLAS_OP_T, CUBLAS_OP_C};
static const cublasFillMode_t fills[] = {CUBLAS_FILL_MODE_LOWER, CUBLAS_FILL_MODE_UPPER};
static const cublasDiagType_t diagonals[] = {CUBLAS_DIAG_NON_UNIT, CUBLAS_DIAG_UNIT};
static const cublasSideMode_t sides[] = {CUBLAS_SIDE_LEFT, CUBLAS_SIDE_RIGHT};

// --- level 1

template <class T> static void vectors(int n, int incx, int incy)
{
    typedef typename Traits<T>::Real R;
    const T t = T();
    Array<T> x(1 + (n - 1) * std::abs(incx)), y(1 + (n - 1) * std::abs(incy));
    Dense dx = vector_of(x.host, n, incx), dy = vector_of(y.host, n, incy);
    Z dot_sum = 0, dotc_sum = 0;
    double squares = 0, sizes = 0, large = -1, small = 1e30;
    int at_large = 0, at_small = 0;
    for (int i = 0; i < n; i++) {
        double size = std::abs(dx[i].real()) + std::abs(dx[i].imag());
        dot_sum += dx[i] * dy[i];
        dotc_sum += std::conj(dx[i]) * dy[i];
        squares += std::norm(dx[i]);
        sizes += size;
        if (size > large)
            large = size, at_large = i + 1;
        if (size < small)
            small = size, at_small = i + 1;
    }
    Scalar<T> dot_result(0), dotc_result(0), alpha(Z(1.5, -0.5)), sine(Z(0.6, 0.3));
    Scalar<R> norm(0), absolute(0), cosine(0.8), factor(-2);
    Array<int> index(2);
    good("dot", dot(t, n, x.device, incx, y.device, incy, dot_result.get()));
    same("dot", dot_result.result(), dot_sum, tolerance<T>());
    good("dotc", dotc(t, n, x.device, incx, y.device, incy, dotc_result.get()));
    same("dotc", dotc_result.result(), dotc_sum, tolerance<T>());
    if (incx > 0) {
        good("nrm2", nrm2(t, n, x.device, incx, norm.get()));
        same("nrm2", norm.result(), std::sqrt(squares), tolerance<T>());
        good("asum", asum(t, n, x.device, incx, absolute.get()));
        same("asum", absolute.result(), sizes, tolerance<T>());
        cublasPointerMode_t mode;
        cublasGetPointerMode(handle, &mode);
        int *results = mode == CUBLAS_POINTER_MODE_HOST ? index.host.data() : index.device;
        good("amax", amax(t, n, x.device, incx, results));
        good("amin", amin(t, n, x.device, incx, results + 1));
        if (mode == CUBLAS_POINTER_MODE_DEVICE)
            index.host = index.now();
        EXPECT(index.host[0] == at_large && index.host[1] == at_small);
    }
    good("axpy", axpy(t, n, alpha.get(), x.device, incx, y.device, incy));
    same_vector("axpy", y, sum(value(alpha.host), dx, 1, dy), incy);
    y.send();
    good("rot", rot(t, n, x.device, incx, y.device, incy, cosine.get(), sine.get()));
    same_vector("rot x", x, sum(value(cosine.host), dx, value(sine.host), dy), incx);
    same_vector("rot y", y, sum(-std::conj(value(sine.host)), dx, value(cosine.host), dy), incy);
    x.send(), y.send();
    if (incx > 0) {
        good("scal", scal(t, n, alpha.get(), x.device, incx));
        same_vector("scal", x, sum(value(alpha.host), dx, 0, dx), incx);
        x.send();
        good("rscal", rscal(t, n, factor.get(), x.device, incx));
        same_vector("rscal", x, sum(-2, dx, 0, dx), incx);
        x.send();
    }
    good("swap", swap(t, n, x.device, incx, y.device, incy));
    same_vector("swap x", x, dy, incx);
    same_vector("swap y", y, dx, incy);
    x.send(), y.send();
    good("copy", copy(t, n, x.device, incx, y.device, incy));
    same_vector("copy", y, dx, incy);
}

template <class T> static void rotations()
{
    typedef typename Traits<T>::Real R;
    Scalar<T> a(Z(3, 1)), b(Z(-4, 2)), s(0);
    Scalar<R> c(0);
    Z old_a = value(a.host), old_b = value(b.host);
    good("rotg", rotg(T(), a.get(), b.get(), c.get(), s.get()));
    Z cosine = c.result(), sine = s.result();
    same("rotg r", cosine * old_a + sine * old_b, a.result(), tolerance<T>());
    same("rotg 0", cosine * old_b - std::conj(sine) * old_a, 0, tolerance<T>());
    same("rotg 1", cosine * cosine + std::norm(sine), 1, tolerance<T>());
}

static void modified_rotations()
{
    float d1 = 2, d2 = 3, x1 = 1.5f, y1 = -2, param[5] = {9, 9, 9, 9, 9};
    const float old = d1 * x1 * x1 + d2 * y1 * y1;
    good("rotmg", cublasSrotmg(handle, &d1, &d2, &x1, &y1, param));
    same("rotmg", d1 * x1 * x1, old, 1e-5);
    Array<float> x(5), y(5);
    good("rotm", cublasSrotm(handle, 5, x.device, 1, y.device, 1, param));
    float h11 = param[0] == 0 ? 1 : param[1], h21 = param[0] == 1 ? -1 : param[2], h12 = param[0] == 1 ? 1 : param[3];
    std::vector<float> now = x.now();
    same("rotm", now[2], h11 * x.host[2] + h12 * y.host[2], 1e-5);
    same("rotm", y.now()[2], h21 * x.host[2] + (param[0] == 0 ? 1 : param[4]) * y.host[2], 1e-5);
}

// --- level 2

template <class T> static void products(int m, int n, int incx, int incy)
{
    const T t = T();
    const int ld = m + 3, kl = 2, ku = 1;
    Array<T> a((size_t)ld * n + 8), band(8 * (size_t)n);
    Scalar<T> alpha(Z(0.5, 1)), beta(Z(2, -1)), zero(0);
    Dense full = dense(a.host, m, n, ld), banded(m * n);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++)
            if (j <= i + ku && i <= j + kl)
                banded[i + j * m] = value(band.host[ku + i - j + j * (size_t)(kl + ku + 2)]);
    for (cublasOperation_t op : operations) {
        int nx = op == CUBLAS_OP_N ? n : m, ny = op == CUBLAS_OP_N ? m : n;
        Array<T> x(1 + (nx - 1) * std::abs(incx)), y(1 + (ny - 1) * std::abs(incy));
        Dense dx = vector_of(x.host, nx, incx), dy = vector_of(y.host, ny, incy);
        good("gemv", gemv(t, op, m, n, alpha.get(), a.device, ld, x.device, incx, beta.get(), y.device, incy));
        same_vector("gemv", y, sum(value(alpha.host), product(turned(full, m, n, op), dx, ny, 1, nx), value(beta.host), dy), incy);
        y.send();
        good("gbmv", gbmv(t, op, m, n, kl, ku, alpha.get(), band.device, kl + ku + 2, x.device, incx, beta.get(), y.device, incy));
        same_vector("gbmv", y, sum(value(alpha.host), product(turned(banded, m, n, op), dx, ny, 1, nx), value(beta.host), dy), incy);
    }
    Array<T> x(1 + (m - 1) * std::abs(incx)), y(1 + (n - 1) * std::abs(incy));
    Dense dx = vector_of(x.host, m, incx), dy = vector_of(y.host, n, incy), conjugate = turned(dy, n, 1, CUBLAS_OP_C);
    good("ger", ger(t, m, n, alpha.get(), x.device, incx, y.device, incy, a.device, ld));
    same_matrix("ger", a, sum(value(alpha.host), product(dx, dy, m, n, 1), 1, full), m, n, ld);
    a.send();
    good("gerc", gerc(t, m, n, alpha.get(), x.device, incx, y.device, incy, a.device, ld));
    same_matrix("gerc", a, sum(value(alpha.host), product(dx, conjugate, m, n, 1), 1, full), m, n, ld);
}

template <class T> static void triangles(int n, int incx, int incy)
{
    typedef typename Traits<T>::Real R;
    const T t = T();
    const int ld = n + 2, k = 2, ldb = k + 2, all = 1 + (n - 1) * std::abs(incx);
    const Shape symmetry = Traits<T>::complex ? HERMITIAN : SYMMETRIC;
    Array<T> a((size_t)ld * n), band((size_t)ldb * n), packed((size_t)n * (n + 1) / 2), x(all), y(1 + (n - 1) * std::abs(incy));
    Scalar<T> alpha(Z(0.5, 1)), beta(Z(2, -1));
    Scalar<R> real(0.5);
    Dense dx = vector_of(x.host, n, incx), dy = vector_of(y.host, n, incy);
    Z al = value(alpha.host), be = value(beta.host);
    for (Array<T> *p : {&a, &band, &packed}) { // so that systems can be solved
        for (T &e : p->host)
            e = made<T>(value(e) * 0.25);
        p->send();
    }
    for (cublasFillMode_t uplo : fills) {
        bool upper = uplo == CUBLAS_FILL_MODE_UPPER;
        for (int i = 0; i < n; i++) {
            Z diagonal = Z(3 + i % 2, 1);
            assign(a.host[place(FULL, upper, n, k, ld, i, i)], diagonal);
            assign(band.host[place(BAND, upper, n, k, ldb, i, i)], diagonal);
            assign(packed.host[place(PACKED, upper, n, k, 0, i, i)], diagonal);
        }
        a.send(), band.send(), packed.send();
        Dense full = whole(a.host, symmetry, FULL, upper, n, k, ld);
        good("symv", symv(t, uplo, n, alpha.get(), a.device, ld, x.device, incx, beta.get(), y.device, incy));
        same_vector("symv", y, sum(al, product(full, dx, n, 1, n), be, dy), incy);
        y.send();
        good("sbmv", sbmv(t, uplo, n, k, alpha.get(), band.device, ldb, x.device, incx, beta.get(), y.device, incy));
        same_vector("sbmv", y, sum(al, product(whole(band.host, symmetry, BAND, upper, n, k, ldb), dx, n, 1, n), be, dy), incy);
        y.send();
        good("spmv", spmv(t, uplo, n, alpha.get(), packed.device, x.device, incx, beta.get(), y.device, incy));
        same_vector("spmv", y, sum(al, product(whole(packed.host, symmetry, PACKED, upper, n, k, 0), dx, n, 1, n), be, dy), incy);
        y.send();
        for (cublasOperation_t op : operations)
            for (cublasDiagType_t diag : diagonals) {
                Shape shape = diag == CUBLAS_DIAG_UNIT ? UNIT : TRIANGULAR;
                Dense ta = turned(whole(a.host, shape, FULL, upper, n, k, ld), n, n, op);
                Dense tb = turned(whole(band.host, shape, BAND, upper, n, k, ldb), n, n, op);
                Dense tp = turned(whole(packed.host, shape, PACKED, upper, n, k, 0), n, n, op);
                good("trmv", trmv(t, uplo, op, diag, n, a.device, ld, x.device, incx));
                same_vector("trmv", x, product(ta, dx, n, 1, n), incx);
                good("trsv", trsv(t, uplo, op, diag, n, a.device, ld, x.device, incx));
                same_vector("trsv", x, dx, incx);
                x.send();
                good("tbmv", tbmv(t, uplo, op, diag, n, k, band.device, ldb, x.device, incx));
                same_vector("tbmv", x, product(tb, dx, n, 1, n), incx);
                good("tbsv", tbsv(t, uplo, op, diag, n, k, band.device, ldb, x.device, incx));
                same_vector("tbsv", x, dx, incx);
                x.send();
                good("tpmv", tpmv(t, uplo, op, diag, n, packed.device, x.device, incx));
                same_vector("tpmv", x, product(tp, dx, n, 1, n), incx);
                good("tpsv", tpsv(t, uplo, op, diag, n, packed.device, x.device, incx));
                same_vector("tpsv", x, dx, incx);
                x.send();
            }
        cublasOperation_t other = Traits<T>::complex ? CUBLAS_OP_C : CUBLAS_OP_T;
        Dense once = product(dx, turned(dx, n, 1, other), n, n, 1), xy = product(dx, turned(dy, n, 1, other), n, n, 1);
        Dense yx = product(dy, turned(dx, n, 1, other), n, n, 1), tp = whole(packed.host, symmetry, PACKED, upper, n, k, 0);
        Dense rank_2 = sum(al, xy, Traits<T>::complex ? std::conj(al) : al, yx);
        good("syr", syr(t, uplo, n, real.get(), x.device, incx, a.device, ld));
        same_matrix("syr", a, sum(0.5, once, 1, full), n, n, ld, upper ? 1 : 2);
        a.send();
        good("syr2", syr2(t, uplo, n, alpha.get(), x.device, incx, y.device, incy, a.device, ld));
        same_matrix("syr2", a, sum(1, rank_2, 1, full), n, n, ld, upper ? 1 : 2);
        a.send();
        for (int twice = 0; twice < 2; twice++) {
            good("spr", twice ? spr2(t, uplo, n, alpha.get(), x.device, incx, y.device, incy, packed.device)
                              : spr(t, uplo, n, real.get(), x.device, incx, packed.device));
            Dense now = whole(packed.now(), symmetry, PACKED, upper, n, k, 0), expected = sum(twice ? 1 : 0.5, twice ? rank_2 : once, 1, tp);
            for (int i = 0; i < n * n; i++)
                same("spr", now[i], expected[i], tolerance<T>());
            packed.send();
        }
    }
}

// --- level 3

template <class T> static void matrices(int m, int n, int k)
{
    const T t = T();
    const int count = 3;
    Scalar<T> alpha(Z(0.5, 1)), beta(Z(2, -1)), zero(0);
    for (cublasOperation_t oa : operations)
        for (cublasOperation_t ob : operations) {
            int ra = oa == CUBLAS_OP_N ? m : k, ca = oa == CUBLAS_OP_N ? k : m, rb = ob == CUBLAS_OP_N ? k : n, cb = ob == CUBLAS_OP_N ? n : k;
            int lda = ra + 1, ldb = rb + 2, ldc = m + 1;
            long long sa = lda * (long long)ca, sb = ldb * (long long)cb, sc = ldc * (long long)n;
            Array<T> a(sa * count), b(sb * count), c(sc * count);
            std::vector<const T *> pa(count), pb(count);
            std::vector<T *> pc(count);
            Dense expected[3];
            for (int i = 0; i < count; i++) {
                expected[i] = sum(value(alpha.host), product(turned(dense(a.host, ra, ca, lda, i * sa), ra, ca, oa),
                                                             turned(dense(b.host, rb, cb, ldb, i * sb), rb, cb, ob), m, n, k),
                                  value(beta.host), dense(c.host, m, n, ldc, i * sc));
                pa[i] = a.device + i * sa, pb[i] = b.device + i * sb, pc[i] = c.device + i * sc;
            }
            // an operand inside an allocation
            good("gemm", gemm(t, oa, ob, m, n, k, alpha.get(), pa[1], lda, pb[1], ldb, beta.get(), pc[1], ldc));
            same_matrix("gemm", c, expected[1], m, n, ldc, 0, sc);
            c.send();
            good("gemmStridedBatched", gemmStridedBatched(t, oa, ob, m, n, k, alpha.get(), a.device, lda, sa, b.device, ldb, sb, beta.get(),
                                                          c.device, ldc, sc, count));
            for (int i = 0; i < count; i++)
                same_matrix("gemmStridedBatched", c, expected[i], m, n, ldc, 0, i * sc);
            c.send();
            if (oa == ob) {
                void *lists;
                cudaMalloc(&lists, 3 * count * sizeof(T *));
                T **la = (T **)lists, **lb = la + count, **lc = lb + count;
                cudaMemcpy(la, pa.data(), count * sizeof(T *), cudaMemcpyHostToDevice);
                cudaMemcpy(lb, pb.data(), count * sizeof(T *), cudaMemcpyHostToDevice);
                cudaMemcpy(lc, pc.data(), count * sizeof(T *), cudaMemcpyHostToDevice);
                good("gemmBatched", gemmBatched(t, oa, ob, m, n, k, alpha.get(), la, lda, lb, ldb, beta.get(), lc, ldc, count));
                for (int i = 0; i < count; i++)
                    same_matrix("gemmBatched", c, expected[i], m, n, ldc, 0, i * sc);
                c.send();
                cudaFree(lists);
                good("geam", geam(t, oa, ob, ca < ra ? ca : ra, ca < ra ? ca : ra, alpha.get(), a.device, lda, beta.get(), a.device + 1, lda,
                                  c.device, ca < ra ? ca : ra));
                int s = ca < ra ? ca : ra;
                same_matrix("geam", c, sum(value(alpha.host), turned(dense(a.host, s, s, lda), s, s, oa), value(beta.host),
                                           turned(dense(a.host, s, s, lda, 1), s, s, ob)), s, s, s, 0, 0);
            }
        }
}

template <class T> static void shaped(int m, int n)
{
    typedef typename Traits<T>::Real R;
    const T t = T();
    Scalar<T> alpha(Z(0.5, 1)), beta(Z(2, -1));
    Scalar<R> ralpha(0.5), rbeta(2);
    Z al = value(alpha.host), be = value(beta.host);
    const cublasOperation_t other = Traits<T>::complex ? CUBLAS_OP_C : CUBLAS_OP_T;
    for (cublasSideMode_t side : sides)
        for (cublasFillMode_t uplo : fills) {
            bool left = side == CUBLAS_SIDE_LEFT, upper = uplo == CUBLAS_FILL_MODE_UPPER;
            int s = left ? m : n, ld = s + 1, ldb = m + 2;
            Array<T> a((size_t)ld * s), b((size_t)ldb * n), c((size_t)ldb * n);
            for (int i = 0; i < s * ld; i++)
                a.host[i] = made<T>(i % (ld + 1) == 0 ? Z(4, 1) : value(a.host[i]) * 0.25);
            a.send();
            Dense db = dense(b.host, m, n, ldb), dc = dense(c.host, m, n, ldb);
            for (int hermitian = 0; hermitian < 2; hermitian++) {
                Dense full = whole(a.host, hermitian && Traits<T>::complex ? HERMITIAN : SYMMETRIC, FULL, upper, s, 0, ld);
                good("symm", hermitian ? hemm(t, side, uplo, m, n, alpha.get(), a.device, ld, b.device, ldb, beta.get(), c.device, ldb)
                                       : symm(t, side, uplo, m, n, alpha.get(), a.device, ld, b.device, ldb, beta.get(), c.device, ldb));
                same_matrix("symm", c, sum(al, left ? product(full, db, m, n, m) : product(db, full, m, n, n), be, dc), m, n, ldb);
                c.send();
            }
            for (cublasOperation_t op : operations)
                for (cublasDiagType_t diag : diagonals) {
                    Dense tri = turned(whole(a.host, diag == CUBLAS_DIAG_UNIT ? UNIT : TRIANGULAR, FULL, upper, s, 0, ld), s, s, op);
                    Dense expected = sum(al, left ? product(tri, db, m, n, m) : product(db, tri, m, n, n), 0, db);
                    good("trmm", trmm(t, side, uplo, op, diag, m, n, alpha.get(), a.device, ld, b.device, ldb, c.device, ldb));
                    same_matrix("trmm", c, expected, m, n, ldb);
                    c.send();
                    good("trmm in place", trmm(t, side, uplo, op, diag, m, n, alpha.get(), a.device, ld, b.device, ldb, b.device, ldb));
                    same_matrix("trmm in place", b, expected, m, n, ldb);
                    good("trsm", trsm(t, side, uplo, op, diag, m, n, beta.get(), a.device, ld, b.device, ldb));
                    same_matrix("trsm", b, sum(al * be, db, 0, db), m, n, ldb);
                    b.send();
                }
            Array<T> x(n > m ? n : m);
            good("dgmm", dgmm(t, side, m, n, b.device, ldb, x.device, 1, c.device, ldb));
            for (int i = 0; i < m; i++)
                for (int j = 0; j < n; j++)
                    dc[i + j * m] = db[i + j * m] * value(x.host[left ? i : j]);
            same_matrix("dgmm", c, dc, m, n, ldb);
            // an update of a triangle with n * n elements and k = m
            for (int turn = 0; turn < 2; turn++) {
                int rows = turn ? m : n, columns = turn ? n : m, ldu = rows + 1, ldt = n + 1;
                Array<T> u((size_t)ldu * columns), v((size_t)ldu * columns), w((size_t)ldt * n);
                Dense du = turned(dense(u.host, rows, columns, ldu), rows, columns, turn ? other : CUBLAS_OP_N);
                Dense dv = turned(dense(v.host, rows, columns, ldu), rows, columns, turn ? other : CUBLAS_OP_N);
                Dense dw = whole(w.host, Traits<T>::complex ? HERMITIAN : SYMMETRIC, FULL, upper, n, 0, ldt);
                Dense uu = product(du, turned(du, n, m, other), n, n, m), uv = product(du, turned(dv, n, m, other), n, n, m);
                Dense vu = product(dv, turned(du, n, m, other), n, n, m);
                cublasOperation_t op = turn ? other : CUBLAS_OP_N;
                good("herk", herk(t, uplo, op, n, m, ralpha.get(), u.device, ldu, rbeta.get(), w.device, ldt));
                same_matrix("herk", w, sum(0.5, uu, 2, dw), n, n, ldt, upper ? 1 : 2);
                w.send();
                good("her2k", her2k(t, uplo, op, n, m, alpha.get(), u.device, ldu, v.device, ldu, rbeta.get(), w.device, ldt));
                same_matrix("her2k", w, sum(1, sum(al, uv, Traits<T>::complex ? std::conj(al) : al, vu), 2, dw), n, n, ldt, upper ? 1 : 2);
            }
        }
}

template <class T> static void batches(int n, int count)
{
    const T t = T();
    const int ld = n + 1;
    Array<T> a((size_t)ld * n * count), inverse((size_t)ld * n * count), b((size_t)ld * 2 * count);
    std::vector<T *> lists(4 * count);
    int *numbers, info = 7;
    for (int i = 0; i < count; i++) {
        lists[i] = a.device + (size_t)i * ld * n, lists[count + i] = inverse.device + (size_t)i * ld * n;
        lists[2 * count + i] = b.device + (size_t)i * ld * 2;
    }
    for (int i = 0; i < ld * n; i += ld) // the last matrix is singular
        a.host[(size_t)(count - 1) * ld * n + i] = made<T>(0);
    a.send();
    void *memory;
    cudaMalloc(&memory, lists.size() * sizeof(T *));
    cudaMemcpy(memory, lists.data(), lists.size() * sizeof(T *), cudaMemcpyHostToDevice);
    cudaMalloc((void **)&numbers, (n + 1) * count * sizeof(int));
    T **la = (T **)memory, **li = la + count, **lb = li + count;
    std::vector<int> infos(count);
    good("matinv", matinvBatched(t, n, la, ld, li, ld, numbers, count));
    cudaMemcpy(infos.data(), numbers, count * sizeof(int), cudaMemcpyDeviceToHost);
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i + 1 < count; i++) {
            Dense identity = product(dense(a.host, n, n, ld, (size_t)i * ld * n), dense(inverse.now(), n, n, ld, (size_t)i * ld * n), n, n, n);
            for (int j = 0; j < n * n; j++)
                same(pass ? "getri" : "matinv", identity[j], j % (n + 1) == 0, 50 * tolerance<T>());
        }
        EXPECT(infos[0] == 0 && infos[count - 1] > 0);
        if (pass == 0) {
            inverse.send();
            good("getrf", getrfBatched(t, n, la, ld, numbers + count, numbers, count));
            cudaMemcpy(infos.data(), numbers, count * sizeof(int), cudaMemcpyDeviceToHost);
            good("getri", getriBatched(t, n, (const T *const *)la, ld, numbers + count, li, ld, numbers, count));
        }
    }
    for (cublasOperation_t op : operations) {
        good("getrs", getrsBatched(t, op, n, 2, la, ld, numbers + count, lb, ld, &info, count - 1));
        Dense again = product(turned(dense(a.host, n, n, ld), n, n, op), dense(b.now(), n, 2, ld), n, 2, n);
        for (int j = 0; j < 2 * n; j++)
            same("getrs", again[j], value(b.host[j % n + j / n * ld]), 50 * tolerance<T>());
        EXPECT(info == 0);
        b.send();
    }
    cudaFree(memory);
    cudaFree(numbers);
}

// Least squares: what is left of the right sides is orthogonal to the columns, and R is that of A^H A = R^H R.
template <class T> static void least_squares(int m, int n, int sides, int count)
{
    const T t = T();
    const int lda = m + 1, ldc = m + 2;
    Array<T> a((size_t)lda * n * count), c((size_t)ldc * sides * count);
    std::vector<T *> lists(2 * count);
    std::vector<int> infos(count, 9);
    int *numbers, info = 9;
    void *memory;
    for (int i = 0; i < count; i++)
        lists[i] = a.device + (size_t)i * lda * n, lists[count + i] = c.device + (size_t)i * ldc * sides;
    for (int i = 0; i < m; i++) // the last matrix has not full rank
        a.host[(size_t)(count - 1) * lda * n + lda + i] = made<T>(0);
    a.send();
    cudaMalloc(&memory, lists.size() * sizeof(T *));
    cudaMemcpy(memory, lists.data(), lists.size() * sizeof(T *), cudaMemcpyHostToDevice);
    cudaMalloc((void **)&numbers, count * sizeof(int));
    T **la = (T **)memory, **lc = la + count;
    good("gels", gelsBatched(t, CUBLAS_OP_N, m, n, sides, la, lda, lc, ldc, &info, numbers, count));
    cudaMemcpy(infos.data(), numbers, count * sizeof(int), cudaMemcpyDeviceToHost);
    EXPECT(info == 0 && infos[0] == 0 && infos[count - 1] == 2);
    const cublasOperation_t other = Traits<T>::complex ? CUBLAS_OP_C : CUBLAS_OP_T;
    for (int i = 0; i + 1 < count; i++) {
        Dense da = dense(a.host, m, n, lda, (size_t)i * lda * n), ah = turned(da, m, n, other);
        Dense x = dense(c.now(), n, sides, ldc, (size_t)i * ldc * sides), right = dense(c.host, m, sides, ldc, (size_t)i * ldc * sides);
        Dense got = product(ah, product(da, x, m, sides, n), n, sides, m), expected = product(ah, right, n, sides, m);
        for (int j = 0; j < n * sides; j++)
            same("gels", got[j], expected[j], 50 * tolerance<T>());
        Dense r = dense(a.now(), n, n, lda, (size_t)i * lda * n);
        for (int j = 0; j < n * n; j++)
            r[j] = j % n > j / n ? Z(0) : r[j];
        Dense square = product(ah, da, n, n, m), again = product(turned(r, n, n, other), r, n, n, n);
        for (int j = 0; j < n * n; j++)
            same("gels' R", again[j], square[j], 50 * tolerance<T>());
    }
    EXPECT(gelsBatched(t, CUBLAS_OP_N, m, n, sides, la, m - 1, lc, ldc, &info, (int *)0, count) == CUBLAS_STATUS_INVALID_VALUE && info == -5);
    EXPECT(gelsBatched(t, CUBLAS_OP_N, m, n, -1, la, lda, lc, ldc, &info, (int *)0, count) == CUBLAS_STATUS_INVALID_VALUE && info == -2);
    EXPECT(gelsBatched(t, CUBLAS_OP_N, m, -1, sides, la, lda, lc, ldc, &info, (int *)0, count) == CUBLAS_STATUS_INVALID_VALUE && info == -3);
    EXPECT(gelsBatched(t, CUBLAS_OP_N, m, n, sides, la, lda, lc, m - 1, &info, (int *)0, count) == CUBLAS_STATUS_INVALID_VALUE && info == -7);
    EXPECT(gelsBatched(t, CUBLAS_OP_N, m, n, sides, la, lda, lc, ldc, &info, (int *)0, -1) == CUBLAS_STATUS_INVALID_VALUE && info == -8);
    EXPECT(gelsBatched(t, CUBLAS_OP_T, m, n, sides, la, lda, lc, ldc, &info, (int *)0, count) == CUBLAS_STATUS_NOT_SUPPORTED);
    EXPECT(gelsBatched(t, CUBLAS_OP_N, n - 1, n, sides, la, lda, lc, ldc, &info, (int *)0, count) == CUBLAS_STATUS_NOT_SUPPORTED);
    cudaFree(memory);
    cudaFree(numbers);
}

// --- mixed types

/* Products of several tiles, some of them parts; vectors fit the columns. */
template <class T> static void in_tiles(cublasOperation_t oa, cublasOperation_t ob, int count)
{
    const int m = 68, n = 66, k = 72, ra = oa == CUBLAS_OP_N ? m : k, rb = ob == CUBLAS_OP_N ? k : n + 2, sa = m * k, sb = k * (n + 2), sc = m * n;
    const T t = T();
    Scalar<T> alpha(Z(0.5, 1)), beta(Z(2, -1));
    Array<T> a(sa * count), b(sb * count), c(sc * count);
    std::vector<Dense> expected;
    for (int i = 0; i < count; i++)
        expected.push_back(sum(value(alpha.host), product(turned(dense(a.host, ra, sa / ra, ra, i * sa), ra, sa / ra, oa),
                                                          turned(dense(b.host, ob == CUBLAS_OP_N ? k : n, ob == CUBLAS_OP_N ? n : k, rb, i * sb),
                                                                 ob == CUBLAS_OP_N ? k : n, ob == CUBLAS_OP_N ? n : k, ob), m, n, k),
                               value(beta.host), dense(c.host, m, n, m, i * sc)));
    good("gemm in tiles", gemmStridedBatched(t, oa, ob, m, n, k, alpha.get(), a.device, ra, sa, b.device, rb, sb, beta.get(), c.device, m, sc, count));
    for (int i = 0; i < count; i++)
        same_matrix("gemm in tiles", c, expected[i], m, n, m, 0, i * sc);
}

static void mixed()
{
    const int m = 20, n = 18, k = 36; // CUDA wants multiples of 4 between columns of bytes
    std::vector<__half> ha(m * k), hb(k * n), hc(m * n);
    std::vector<signed char> ca(m * k), cb(k * n);
    std::vector<float> fa(m * k), fb(k * n), out(m * n);
    std::vector<int> integers(m * n);
    for (int i = 0; i < m * k; i++)
        ha[i] = __float2half(fa[i] = (float)number()), ca[i] = (signed char)(i * 37);
    for (int i = 0; i < k * n; i++)
        hb[i] = __float2half(fb[i] = (float)number()), cb[i] = (signed char)(i * 53);
    Array<float> a(m * k), b(k * n), c(m * n);
    const float one = 1, zero = 0;
    const __half half_one = __float2half(1), half_zero = __float2half(0);
    const int int_one = 1, int_zero = 0;
    cudaMemcpy(a.device, ha.data(), m * k * 2, cudaMemcpyHostToDevice);
    cudaMemcpy(b.device, hb.data(), k * n * 2, cudaMemcpyHostToDevice);
    Dense expected = product(dense(fa, m, k, m), dense(fb, k, n, k), m, n, k);
    good("halves to floats", cublasGemmEx(handle, CUBLAS_OP_N, CUBLAS_OP_N, m, n, k, &one, a.device, CUDA_R_16F, m, b.device, CUDA_R_16F, k, &zero,
                                          c.device, CUDA_R_32F, m, CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT));
    same_matrix("halves to floats", c, expected, m, n, m);
    good("Hgemm", cublasHgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, m, n, k, &half_one, (__half *)a.device, m, (__half *)b.device, k, &half_zero,
                              (__half *)c.device, m));
    cudaMemcpy(hc.data(), c.device, m * n * 2, cudaMemcpyDeviceToHost);
    for (int i = 0; i < m * n; i++)
        same("Hgemm", __half2float(hc[i]), expected[i], 1e-2); // CUDA sums up in halves
    cudaMemcpy(a.device, ca.data(), m * k, cudaMemcpyHostToDevice);
    cudaMemcpy(b.device, cb.data(), k * n, cudaMemcpyHostToDevice);
    good("bytes", cublasGemmEx(handle, CUBLAS_OP_N, CUBLAS_OP_N, m, n, k, &int_one, a.device, CUDA_R_8I, m, b.device, CUDA_R_8I, k, &int_zero,
                               c.device, CUDA_R_32I, m, CUBLAS_COMPUTE_32I, CUBLAS_GEMM_DEFAULT));
    cudaMemcpy(integers.data(), c.device, m * n * 4, cudaMemcpyDeviceToHost);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++) {
            int exact = 0;
            for (int l = 0; l < k; l++)
                exact += ca[i + l * m] * cb[l + j * k];
            EXPECT(integers[i + j * m] == exact);
        }
    __half dot_result;
    cudaMemcpy(a.device, ha.data(), m * k * 2, cudaMemcpyHostToDevice);
    good("DotEx", cublasDotEx(handle, 20, a.device, CUDA_R_16F, 1, a.device, CUDA_R_16F, 1, &dot_result, CUDA_R_16F, CUDA_R_32F));
    double exact = 0;
    for (int i = 0; i < 20; i++)
        exact += fa[i] * fa[i];
    same("DotEx", __half2float(dot_result), exact, 2e-3);
}

// --- wrong parameters, streams

static void errors()
{
    float one = 1, result, *x;
    cublasHandle_t gone;
    cudaMalloc((void **)&x, 400);
    EXPECT(cublasSgemm(nullptr, CUBLAS_OP_N, CUBLAS_OP_N, 2, 2, 2, &one, x, 2, x, 2, &one, x, 2) == CUBLAS_STATUS_NOT_INITIALIZED);
    EXPECT(cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, -1, 2, 2, &one, x, 2, x, 2, &one, x, 2) == CUBLAS_STATUS_INVALID_VALUE);
    EXPECT(cublasSgemm(handle, CUBLAS_OP_T, CUBLAS_OP_N, 2, 2, 9, &one, x, 2, x, 9, &one, x, 2) == CUBLAS_STATUS_INVALID_VALUE);
    EXPECT(cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, 0, 2, 2, &one, x, 2, x, 2, &one, x, 2) == CUBLAS_STATUS_SUCCESS);
    EXPECT(cublasSsymv(handle, CUBLAS_FILL_MODE_LOWER, 2, &one, x, 2, x, 0, &one, x, 1) == CUBLAS_STATUS_INVALID_VALUE);
    EXPECT(cublasSgemv(handle, CUBLAS_OP_N, 2, 2, &one, x, 1, x, 1, &one, x, 1) == CUBLAS_STATUS_INVALID_VALUE); // CUDA 13 takes a step of 0
    EXPECT(cublasSdot(handle, 0, x, 1, x, 1, &result) == CUBLAS_STATUS_SUCCESS && result == 0);
    EXPECT(cublasSnrm2(handle, 4, x, 1, nullptr) == CUBLAS_STATUS_INVALID_VALUE);
    EXPECT(cublasCreate(&gone) == CUBLAS_STATUS_SUCCESS && cublasDestroy(gone) == CUBLAS_STATUS_SUCCESS);
    EXPECT(cublasSetMatrix(5, 2, 4, x, 4, x, 5) == CUBLAS_STATUS_MAPPING_ERROR);
    EXPECT(cublasSetMatrix(-5, 2, 4, x, 5, x, 5) == CUBLAS_STATUS_INVALID_VALUE);
    EXPECT(cublasGetStatusName(CUBLAS_STATUS_INVALID_VALUE)[14] == 'I');
    cudaFree(x);
}

__global__ void set(float *x, float value, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        x[i] = value;
}

// Calls are in order with kernels of their stream.
static void streams()
{
    const int n = 48;
    Array<float> a(n * n), c(n * n);
    cudaStream_t stream;
    const float one = 1, zero = 0;
    cudaStreamCreate(&stream);
    good("stream", cublasSetStream(handle, stream));
    set<<<n, n, 0, stream>>>(a.device, 2, n * n);
    good("gemm", cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, &one, a.device, n, a.device, n, &zero, c.device, n));
    good("axpy", cublasSaxpy(handle, n * n, &one, c.device, 1, a.device, 1));
    set<<<n, n, 0, stream>>>(c.device, 0, n * n);
    cudaStreamSynchronize(stream);
    EXPECT(a.now()[77] == 4 * n + 2 && c.now()[77] == 0);
    good("stream", cublasSetStream(handle, nullptr));
    cudaStreamDestroy(stream);
}

// What a graph does with a triangle, by columns: c = (c + b * b) / a / 2, x = a * x. The scalars are gone at the end.
static cudaGraph_t record(cudaStream_t stream, int n, float half, float *a, float *b, float *c, float *x)
{
    cudaGraph_t graph;
    float one = 1;
    CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal));
    good("gemm", cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, &one, b, n, b, n, &one, c, n));
    good("trsm", cublasStrsm(handle, CUBLAS_SIDE_LEFT, CUBLAS_FILL_MODE_UPPER, CUBLAS_OP_N, CUBLAS_DIAG_NON_UNIT, n, n, &half, a, n, c, n));
    good("trmv", cublasStrmv(handle, CUBLAS_FILL_MODE_UPPER, CUBLAS_OP_N, CUBLAS_DIAG_NON_UNIT, n, a, n, x, 1));
    CHECK(cudaStreamEndCapture(stream, &graph));
    one = half = 1000;
    return graph;
}

// The same on the host.
static void replay(int n, const Dense &upper, const Dense &square, Dense &matrix, Dense &vector)
{
    vector = product(upper, vector, n, 1, n);
    matrix = sum(1, square, 1, matrix);
    for (int j = 0; j < n; j++)
        for (int i = n - 1; i >= 0; i--) {
            Z rest = 0.5 * matrix[i + j * n];
            for (int k = i + 1; k < n; k++)
                rest -= upper[i + k * n] * matrix[k + j * n];
            matrix[i + j * n] = rest / upper[i + i * n];
        }
}

// A graph has its own scalars and workspaces: the host's are others when it is launched, or gone, and it is launched again and again.
static void graphs()
{
    const int n = 48;
    Array<float> a(n * n), b(n * n), c(n * n), x(n), large(n * n * n);
    cudaStream_t stream;
    cudaGraphExec_t exec;
    cudaGraphExecUpdateResultInfo result;
    float length;
    for (int i = 0; i < n * n; i++)
        a.host[i] = i % n == i / n ? 2 : i % n < i / n ? 0.25f : 7; // what is below the diagonal is not read
    for (int i = 0; i < n; i++)
        x.host[i] = 1;
    a.send();
    x.send();
    CHECK(cudaStreamCreate(&stream));
    good("stream", cublasSetStream(handle, stream));
    cudaGraph_t first = record(stream, n, 3, a.device, b.device, c.device, x.device);
    CHECK(cudaGraphInstantiate(&exec, first, 0));
    cudaGraph_t graph = record(stream, n, 0.5f, a.device, b.device, c.device, x.device);
    CHECK(cudaGraphExecUpdate(exec, graph, &result));
    CHECK(cudaGraphDestroy(first));
    CHECK(cudaGraphDestroy(graph));
    good("nrm2", cublasSnrm2(handle, n * n * n, large.device, 1, &length)); // the handle's workspace is used and grows
    Dense upper = whole(a.host, TRIANGULAR, FULL, true, n, n, n), vector(n, Z(1));
    Dense square = product(dense(b.host, n, n, n), dense(b.host, n, n, n), n, n, n), matrix = dense(c.host, n, n, n);
    for (int launch = 0; launch < 3; launch++) {
        CHECK(cudaGraphLaunch(exec, stream));
        replay(n, upper, square, matrix, vector);
    }
    CHECK(cudaGraphExecDestroy(exec)); // what is under way goes on
    CHECK(cudaStreamSynchronize(stream));
    same_vector("graph's trmv", x, vector, 1);
    same_matrix("graph's gemm and trsm", c, matrix, n, n, n);
    good("stream", cublasSetStream(handle, nullptr));
    cudaStreamDestroy(stream);
}

template <class T> static void all()
{
    vectors<T>(19, 1, 1);
    vectors<T>(13, 2, -3);
    rotations<T>();
    products<T>(7, 11, 1, 2);
    triangles<T>(9, 1, 1);
    matrices<T>(11, 6, 18);
    shaped<T>(7, 9);
    batches<T>(6, 3);
    least_squares<T>(70, 5, 2, 3);
    least_squares<T>(3, 3, 1, 2);
}

int main()
{
    cudaDeviceProp properties;
    CHECK(cudaGetDeviceProperties(&properties, 0));
    const bool simulated = std::strstr(properties.name, "Oclgrind") != nullptr; // which takes minutes for all
    if (!simulated)
        setenv("CU2CL_GEMM", "clblast", 1); // the path of GPUs, where memory is in buffers
    good("create", cublasCreate(&handle));
    for (cublasPointerMode_t mode : {CUBLAS_POINTER_MODE_HOST, CUBLAS_POINTER_MODE_DEVICE}) {
        good("mode", cublasSetPointerMode(handle, mode));
        if (simulated && mode == CUBLAS_POINTER_MODE_HOST)
            all<cuComplex>();
        if (simulated)
            continue;
        all<float>();
        if (mode == CUBLAS_POINTER_MODE_DEVICE)
            triangles<cuDoubleComplex>(8, -2, 1);
        else
            all<double>(), all<cuComplex>(), all<cuDoubleComplex>();
    }
    good("mode", cublasSetPointerMode(handle, CUBLAS_POINTER_MODE_HOST));
    modified_rotations();
    if (!simulated)
        matrices<float>(37, 34, 41); // large enough for the library below
    setenv("CU2CL_GEMM", "tiles", 1); // the kernel of NVIDIA's devices
    if (!simulated) {
        in_tiles<float>(CUBLAS_OP_N, CUBLAS_OP_T, 1); // small tiles
        in_tiles<float>(CUBLAS_OP_T, CUBLAS_OP_N, 2); // large ones
        in_tiles<double>(CUBLAS_OP_N, CUBLAS_OP_N, 1);
    }
    mixed();
    unsetenv("CU2CL_GEMM");
    mixed();
    errors();
    streams();
    graphs();
    good("destroy", cublasDestroy(handle));
#ifndef __NVCC__ // CUDA's library uses the memory that the handle had
    EXPECT(cublasDestroy(handle) == CUBLAS_STATUS_NOT_INITIALIZED);
#endif
    return finish();
}
