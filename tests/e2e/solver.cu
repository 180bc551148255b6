// TEST nvcc: -lcusolver -lcublas
// cuSOLVER's dense part for all types: residuals and orthogonality of factors, eigenvalues and singular values, what devInfo says, order
// in a stream, status codes. Matrices have a larger leading dimension than rows, and what is behind their columns must stay.
#include "check.h"

#include <complex>
#include <cusolverDn.h>

#define SOLVER(call) EXPECT((call) == CUSOLVER_STATUS_SUCCESS)

typedef std::complex<double> Number;
typedef std::vector<Number> Numbers;

static cusolverDnHandle_t handle;
static unsigned seed = 1;

static double random_number()
{
    seed = seed * 1664525u + 1013904223u;
    return (double)(seed >> 8) / (1 << 23) - 1;
}

template <class T> struct Type;
template <> struct Type<float> {
    typedef float Real;
    static const bool is_complex = false;
    static const cudaDataType data = CUDA_R_32F, real = CUDA_R_32F;
    static float make(Number n)
    {
        return (float)n.real();
    }
    static Number number(float v)
    {
        return v;
    }
    static double tolerance()
    {
        return 4e-5;
    }
};
template <> struct Type<double> {
    typedef double Real;
    static const bool is_complex = false;
    static const cudaDataType data = CUDA_R_64F, real = CUDA_R_64F;
    static double make(Number n)
    {
        return n.real();
    }
    static Number number(double v)
    {
        return v;
    }
    static double tolerance()
    {
        return 1e-11;
    }
};
template <> struct Type<cuComplex> {
    typedef float Real;
    static const bool is_complex = true;
    static const cudaDataType data = CUDA_C_32F, real = CUDA_R_32F;
    static cuComplex make(Number n)
    {
        return make_cuComplex((float)n.real(), (float)n.imag());
    }
    static Number number(cuComplex v)
    {
        return Number(v.x, v.y);
    }
    static double tolerance()
    {
        return 4e-5;
    }
};
template <> struct Type<cuDoubleComplex> {
    typedef double Real;
    static const bool is_complex = true;
    static const cudaDataType data = CUDA_C_64F, real = CUDA_R_64F;
    static cuDoubleComplex make(Number n)
    {
        return make_cuDoubleComplex(n.real(), n.imag());
    }
    static Number number(cuDoubleComplex v)
    {
        return Number(v.x, v.y);
    }
    static double tolerance()
    {
        return 1e-11;
    }
};

// The functions of a type under one name: call(cusolverDnSpotrf, ...) by the letter.
#define BY_TYPE(real_name, complex_name, name)                                                     \
    template <class T> struct name;                                                                \
    template <> struct name<float> {                                                               \
        template <class... A> static cusolverStatus_t call(A... a)                                 \
        {                                                                                          \
            return cusolverDnS##real_name(a...);                                                   \
        }                                                                                          \
    };                                                                                             \
    template <> struct name<double> {                                                              \
        template <class... A> static cusolverStatus_t call(A... a)                                 \
        {                                                                                          \
            return cusolverDnD##real_name(a...);                                                   \
        }                                                                                          \
    };                                                                                             \
    template <> struct name<cuComplex> {                                                           \
        template <class... A> static cusolverStatus_t call(A... a)                                 \
        {                                                                                          \
            return cusolverDnC##complex_name(a...);                                                \
        }                                                                                          \
    };                                                                                             \
    template <> struct name<cuDoubleComplex> {                                                     \
        template <class... A> static cusolverStatus_t call(A... a)                                 \
        {                                                                                          \
            return cusolverDnZ##complex_name(a...);                                                \
        }                                                                                          \
    };
BY_TYPE(potrf, potrf, Potrf)
BY_TYPE(potrf_bufferSize, potrf_bufferSize, PotrfRoom)
BY_TYPE(potrs, potrs, Potrs)
BY_TYPE(potri, potri, Potri)
BY_TYPE(potri_bufferSize, potri_bufferSize, PotriRoom)
BY_TYPE(potrfBatched, potrfBatched, PotrfBatched)
BY_TYPE(potrsBatched, potrsBatched, PotrsBatched)
BY_TYPE(getrf, getrf, Getrf)
BY_TYPE(getrf_bufferSize, getrf_bufferSize, GetrfRoom)
BY_TYPE(getrs, getrs, Getrs)
BY_TYPE(geqrf, geqrf, Geqrf)
BY_TYPE(geqrf_bufferSize, geqrf_bufferSize, GeqrfRoom)
BY_TYPE(orgqr, ungqr, Orgqr)
BY_TYPE(orgqr_bufferSize, ungqr_bufferSize, OrgqrRoom)
BY_TYPE(ormqr, unmqr, Ormqr)
BY_TYPE(ormqr_bufferSize, unmqr_bufferSize, OrmqrRoom)
BY_TYPE(gebrd, gebrd, Gebrd)
BY_TYPE(gebrd_bufferSize, gebrd_bufferSize, GebrdRoom)
BY_TYPE(sytrd, hetrd, Sytrd)
BY_TYPE(sytrd_bufferSize, hetrd_bufferSize, SytrdRoom)
BY_TYPE(orgtr, ungtr, Orgtr)
BY_TYPE(orgtr_bufferSize, ungtr_bufferSize, OrgtrRoom)
BY_TYPE(syevd, heevd, Syevd)
BY_TYPE(syevd_bufferSize, heevd_bufferSize, SyevdRoom)
BY_TYPE(syevdx, heevdx, Syevdx)
BY_TYPE(syevdx_bufferSize, heevdx_bufferSize, SyevdxRoom)
BY_TYPE(sygvd, hegvd, Sygvd)
BY_TYPE(sygvd_bufferSize, hegvd_bufferSize, SygvdRoom)
BY_TYPE(syevj, heevj, Syevj)
BY_TYPE(syevj_bufferSize, heevj_bufferSize, SyevjRoom)
BY_TYPE(syevjBatched, heevjBatched, SyevjBatched)
BY_TYPE(syevjBatched_bufferSize, heevjBatched_bufferSize, SyevjBatchedRoom)
BY_TYPE(gesvd, gesvd, Gesvd)
BY_TYPE(gesvd_bufferSize, gesvd_bufferSize, GesvdRoom)
BY_TYPE(gesvdj, gesvdj, Gesvdj)
BY_TYPE(gesvdj_bufferSize, gesvdj_bufferSize, GesvdjRoom)
BY_TYPE(gesvdjBatched, gesvdjBatched, GesvdjBatched)
BY_TYPE(gesvdjBatched_bufferSize, gesvdjBatched_bufferSize, GesvdjBatchedRoom)

// --- matrices

static const Number gap(7, -7); // what is behind a column

// A matrix of the host, by columns, without gaps.
struct Matrix {
    int rows, columns;
    Numbers v;
    Matrix(int rows, int columns) : rows(rows), columns(columns), v((size_t)rows * columns)
    {
    }
    Number &operator()(int i, int j)
    {
        return v[(size_t)j * rows + i];
    }
    Number operator()(int i, int j) const
    {
        return v[(size_t)j * rows + i];
    }
};

template <class T> static Matrix some_matrix(int rows, int columns)
{
    Matrix m(rows, columns);
    for (Number &v : m.v) {
        double x = random_number(), y = random_number();
        v = Type<T>::number(Type<T>::make(Number(x, y)));
    }
    return m;
}

static Matrix adjoint(const Matrix &a)
{
    Matrix b(a.columns, a.rows);
    for (int j = 0; j < b.columns; j++)
        for (int i = 0; i < b.rows; i++)
            b(i, j) = std::conj(a(j, i));
    return b;
}

static Matrix operator*(const Matrix &a, const Matrix &b)
{
    Matrix c(a.rows, b.columns);
    for (int j = 0; j < b.columns; j++)
        for (int k = 0; k < a.columns; k++)
            for (int i = 0; i < a.rows; i++)
                c(i, j) += a(i, k) * b(k, j);
    return c;
}

// Hermitian; positive definite if the diagonal gets enough.
template <class T> static Matrix hermitian(int n, double diagonal)
{
    Matrix a = some_matrix<T>(n, n), b(n, n);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++) {
            Number v = a(i, j) + std::conj(a(j, i)) + (i == j ? diagonal : 0.0);
            b(i, j) = i == j ? Number(Type<T>::number(Type<T>::make(v)).real())
                             : Type<T>::number(Type<T>::make(v));
        }
    return b;
}

static double distance(const Matrix &a, const Matrix &b)
{
    double most = 0;
    for (size_t i = 0; i < a.v.size(); i++)
        most = std::fmax(most, std::abs(a.v[i] - b.v[i]));
    return a.v.size() == b.v.size() ? most : 1e30;
}

static Matrix unit(int n)
{
    Matrix a(n, n);
    for (int i = 0; i < n; i++)
        a(i, i) = 1;
    return a;
}

static Matrix columns_of(const Matrix &a, int count)
{
    Matrix b(a.rows, count);
    for (size_t i = 0; i < b.v.size(); i++)
        b.v[i] = a.v[i];
    return b;
}

static Matrix triangle(const Matrix &a, bool is_upper, bool has_unit)
{
    Matrix b = a;
    for (int j = 0; j < a.columns; j++)
        for (int i = 0; i < a.rows; i++)
            if (i != j && (i < j) != is_upper)
                b(i, j) = 0;
            else if (i == j && has_unit)
                b(i, j) = 1;
    return b;
}

// A matrix on the device, with a gap behind each column.
template <class T> struct OnDevice {
    int rows, columns, ld;
    T *at;
    OnDevice(const Matrix &m, int space = 3) : rows(m.rows), columns(m.columns), ld(m.rows + space)
    {
        std::vector<T> v((size_t)ld * columns, Type<T>::make(gap));
        for (int j = 0; j < columns; j++)
            for (int i = 0; i < rows; i++)
                v[(size_t)j * ld + i] = Type<T>::make(m(i, j));
        at = copy_to_device(v);
    }
    ~OnDevice()
    {
        cudaFree(at);
    }
    OnDevice(const OnDevice &) = delete;
    Matrix get(int line = __builtin_LINE()) const // the caller's line
    {
        std::vector<T> v = copy_to_host(at, (size_t)ld * columns);
        Matrix m(rows, columns);
        int changed = 0;
        for (int j = 0; j < columns; j++)
            for (int i = 0; i < ld; i++)
                if (i < rows)
                    m(i, j) = Type<T>::number(v[(size_t)j * ld + i]);
                else
                    changed += Type<T>::number(v[(size_t)j * ld + i]) !=
                               Type<T>::number(Type<T>::make(gap));
        EXPECT_EQUAL(line, changed, 0);
        return m;
    }
};

template <class V> struct Array {
    size_t size;
    V *at;
    Array(size_t size) : size(size), at(new_on_device<V>(size ? size : 1))
    {
    }
    ~Array()
    {
        cudaFree(at);
    }
    Array(const Array &) = delete;
    std::vector<V> get() const
    {
        return copy_to_host(at, size);
    }
    V first() const
    {
        return copy_to_host(at, 1)[0];
    }
};

static double limit, scale_of_limit;
#define CLOSE(a, b) EXPECT_NEAR(a.rows, 1 + distance(a, b), 1, limit * scale_of_limit)

// --- factors

template <class T> static void cholesky(cublasFillMode_t uplo)
{
    const int n = 33, nrhs = 4;
    Matrix a = hermitian<T>(n, 40), x = some_matrix<T>(n, nrhs);
    OnDevice<T> da(a), db(a * x);
    Array<int> info(1);
    int lwork = 0;
    SOLVER(PotrfRoom<T>::call(handle, uplo, n, da.at, da.ld, &lwork));
    Array<T> work(lwork);
    SOLVER(Potrf<T>::call(handle, uplo, n, da.at, da.ld, work.at, lwork, info.at));
    EXPECT_EQUAL(0, info.first(), 0);
    Matrix f = triangle(da.get(), uplo == CUBLAS_FILL_MODE_UPPER, false);
    CLOSE((uplo == CUBLAS_FILL_MODE_UPPER ? adjoint(f) * f : f * adjoint(f)), a);
    SOLVER(Potrs<T>::call(handle, uplo, n, nrhs, (const T *)da.at, da.ld, db.at, db.ld, info.at));
    EXPECT_EQUAL(1, info.first(), 0);
    CLOSE(db.get(), x);
    SOLVER(PotriRoom<T>::call(handle, uplo, n, da.at, da.ld, &lwork));
    Array<T> more(lwork);
    SOLVER(Potri<T>::call(handle, uplo, n, da.at, da.ld, more.at, lwork, info.at));
    EXPECT_EQUAL(2, info.first(), 0);
    Matrix half = da.get(), inverse = half;
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++)
            if ((i < j) != (uplo == CUBLAS_FILL_MODE_UPPER) && i != j)
                inverse(i, j) = std::conj(half(j, i));
    CLOSE((inverse * a), unit(n));
    // Not definite: the order of the first minor that is not.
    a(20, 20) = -100;
    OnDevice<T> bad(a);
    SOLVER(Potrf<T>::call(handle, uplo, n, bad.at, bad.ld, work.at, lwork, info.at));
    EXPECT_EQUAL(3, info.first(), 21);
}

template <class T> static void gauss(cublasOperation_t trans, bool has_pivots)
{
    const int n = 29, nrhs = 3;
    Matrix a = some_matrix<T>(n, n), x = some_matrix<T>(n, nrhs), op = a;
    for (int i = 0; i < n && !has_pivots; i++)
        a(i, i) += 30;
    op = trans == CUBLAS_OP_N ? a : adjoint(a);
    for (Number &v : op.v)
        v = trans == CUBLAS_OP_T ? std::conj(v) : v;
    OnDevice<T> da(a), db(op * x);
    Array<int> info(1), pivots(n);
    int lwork = 0;
    SOLVER(GetrfRoom<T>::call(handle, n, n, da.at, da.ld, &lwork));
    Array<T> work(lwork);
    int *p = has_pivots ? pivots.at : NULL;
    SOLVER(Getrf<T>::call(handle, n, n, da.at, da.ld, work.at, p, info.at));
    EXPECT_EQUAL(0, info.first(), 0);
    Matrix f = da.get(), swapped = a;
    std::vector<int> order = pivots.get();
    for (int i = 0; i < n && has_pivots; i++)
        for (int j = 0; j < n; j++)
            std::swap(swapped(i, j), swapped(order[i] - 1, j));
    CLOSE((triangle(f, false, true) * triangle(f, true, false)), swapped);
    SOLVER(Getrs<T>::call(handle, trans, n, nrhs, (const T *)da.at, da.ld, (const int *)p, db.at,
                          db.ld, info.at));
    EXPECT_EQUAL(1, info.first(), 0);
    scale_of_limit = 100; // the condition
    CLOSE(db.get(), x);
    scale_of_limit = 1;
    // Singular: the first pivot that is 0.
    Matrix none(n, n);
    for (int i = 0; i < n; i++)
        none(i, i) = i == 11 ? 0 : 2;
    OnDevice<T> bad(none);
    SOLVER(Getrf<T>::call(handle, n, n, bad.at, bad.ld, work.at, p, info.at));
    EXPECT_EQUAL(2, info.first(), 12);
}

template <class T> static void orthogonal()
{
    const int m = 37, n = 21;
    Matrix a = some_matrix<T>(m, n), c = some_matrix<T>(m, 5);
    OnDevice<T> da(a), dc(c);
    Array<T> tau(n);
    Array<int> info(1);
    int lwork = 0, more = 0;
    SOLVER(GeqrfRoom<T>::call(handle, m, n, da.at, da.ld, &lwork));
    SOLVER(OrgqrRoom<T>::call(handle, m, n, n, (const T *)da.at, da.ld, (const T *)tau.at, &more));
    lwork = lwork > more ? lwork : more;
    cublasOperation_t back = Type<T>::is_complex ? CUBLAS_OP_C : CUBLAS_OP_T;
    SOLVER(OrmqrRoom<T>::call(handle, CUBLAS_SIDE_LEFT, back, m, 5, n, (const T *)da.at, da.ld,
                              (const T *)tau.at, (const T *)dc.at, dc.ld, &more));
    lwork = lwork > more ? lwork : more;
    Array<T> work(lwork);
    SOLVER(Geqrf<T>::call(handle, m, n, da.at, da.ld, tau.at, work.at, lwork, info.at));
    EXPECT_EQUAL(0, info.first(), 0);
    Matrix r(n, n), f = da.get();
    for (int j = 0; j < n; j++)
        for (int i = 0; i <= j; i++)
            r(i, j) = f(i, j);
    SOLVER(Ormqr<T>::call(handle, CUBLAS_SIDE_LEFT, back, m, 5, n, (const T *)da.at, da.ld,
                          (const T *)tau.at, dc.at, dc.ld, work.at, lwork, info.at));
    EXPECT_EQUAL(1, info.first(), 0);
    SOLVER(
        Orgqr<T>::call(handle, m, n, n, da.at, da.ld, (const T *)tau.at, work.at, lwork, info.at));
    EXPECT_EQUAL(2, info.first(), 0);
    Matrix q = da.get(), turned = dc.get(), top(n, 5);
    CLOSE((adjoint(q) * q), unit(n));
    CLOSE((q * r), a);
    for (int j = 0; j < 5; j++)
        for (int i = 0; i < n; i++)
            top(i, j) = turned(i, j);
    CLOSE(top, (adjoint(q) * c));
}

// --- eigenvalues

template <class T> static Matrix diagonal(const std::vector<T> &v, int n)
{
    Matrix d(n, n);
    for (int i = 0; i < n; i++)
        d(i, i) = (double)v[i];
    return d;
}

template <class T> static void eigen(cublasFillMode_t uplo)
{
    typedef typename Type<T>::Real Real;
    const int n = 26;
    const cusolverEigMode_t vectors = CUSOLVER_EIG_MODE_VECTOR, values = CUSOLVER_EIG_MODE_NOVECTOR;
    Matrix a = hermitian<T>(n, 0), b = hermitian<T>(n, 30);
    OnDevice<T> da(a), only(a), dx(a), dg(a), db(b), dj(a);
    Array<Real> w(n), w2(n);
    Array<int> info(1);
    int lwork = 0;
    SOLVER(SyevdRoom<T>::call(handle, vectors, uplo, n, (const T *)da.at, da.ld, (const Real *)w.at,
                              &lwork));
    Array<T> work(lwork);
    SOLVER(Syevd<T>::call(handle, vectors, uplo, n, da.at, da.ld, w.at, work.at, lwork, info.at));
    EXPECT_EQUAL(0, info.first(), 0);
    Matrix v = da.get();
    std::vector<Real> first = w.get();
    CLOSE((adjoint(v) * v), unit(n));
    CLOSE((a * v), (v * diagonal(first, n)));
    SOLVER(SyevdRoom<T>::call(handle, values, uplo, n, (const T *)only.at, only.ld,
                              (const Real *)w2.at, &lwork));
    Array<T> work2(lwork);
    SOLVER(
        Syevd<T>::call(handle, values, uplo, n, only.at, only.ld, w2.at, work2.at, lwork, info.at));
    CLOSE(diagonal(w2.get(), n), diagonal(first, n));
    // Some of them.
    int found = 0;
    Real low = (first[4] + first[5]) / 2, high = (first[11] + first[12]) / 2;
    SOLVER(SyevdxRoom<T>::call(handle, vectors, CUSOLVER_EIG_RANGE_V, uplo, n, (const T *)dx.at,
                               dx.ld, low, high, 0, 0, &found, (const Real *)w2.at, &lwork));
    Array<T> work3(lwork);
    SOLVER(Syevdx<T>::call(handle, vectors, CUSOLVER_EIG_RANGE_V, uplo, n, dx.at, dx.ld, low, high,
                           0, 0, &found, w2.at, work3.at, lwork, info.at));
    EXPECT_EQUAL(1, found, 7);
    Matrix some = columns_of(dx.get(), 7);
    std::vector<Real> chosen = w2.get();
    CLOSE((a * some), (some * diagonal(chosen, 7)));
    EXPECT_NEAR(0, chosen[0], first[5], limit);
    // Two matrices.
    SOLVER(SygvdRoom<T>::call(handle, CUSOLVER_EIG_TYPE_1, vectors, uplo, n, (const T *)dg.at,
                              dg.ld, (const T *)db.at, db.ld, (const Real *)w2.at, &lwork));
    Array<T> work4(lwork);
    SOLVER(Sygvd<T>::call(handle, CUSOLVER_EIG_TYPE_1, vectors, uplo, n, dg.at, dg.ld, db.at, db.ld,
                          w2.at, work4.at, lwork, info.at));
    EXPECT_EQUAL(2, info.first(), 0);
    Matrix g = dg.get();
    CLOSE((a * g), (b * (g * diagonal(w2.get(), n))));
    CLOSE((adjoint(g) * (b * g)), unit(n));
    // Jacobi's method.
    syevjInfo_t params;
    double residual = -1;
    int sweeps = -1;
    SOLVER(cusolverDnCreateSyevjInfo(&params));
    SOLVER(cusolverDnXsyevjSetTolerance(params, sizeof(Real) == 4 ? 1e-5 : 1e-12)); // what is never reached is no success in CUDA
    SOLVER(cusolverDnXsyevjSetMaxSweeps(params, 50));
    SOLVER(SyevjRoom<T>::call(handle, vectors, uplo, n, (const T *)dj.at, dj.ld,
                              (const Real *)w2.at, &lwork, params));
    Array<T> work5(lwork);
    SOLVER(Syevj<T>::call(handle, vectors, uplo, n, dj.at, dj.ld, w2.at, work5.at, lwork, info.at,
                          params));
    EXPECT_EQUAL(3, info.first(), 0);
    Matrix j = dj.get();
    CLOSE((a * j), (j * diagonal(w2.get(), n)));
    SOLVER(cusolverDnXsyevjGetResidual(handle, params, &residual));
    SOLVER(cusolverDnXsyevjGetSweeps(handle, params, &sweeps));
    EXPECT(residual >= 0 && residual < 50 * limit);
    EXPECT(sweeps >= 0 && sweeps <= 50);
    SOLVER(cusolverDnDestroySyevjInfo(params));
}

// Reductions keep eigenvalues and singular values: sums of squares are enough to see that.
template <class T> static void reductions()
{
    typedef typename Type<T>::Real Real;
    const int n = 19, m = 24;
    Matrix a = hermitian<T>(n, 0), c = some_matrix<T>(m, n);
    OnDevice<T> da(a, 0), dc(c); // CUDA's orgtr writes behind the columns, too
    Array<Real> d(n), e(n), d2(n), e2(n);
    Array<T> tau(n), tau_q(n), tau_p(n);
    Array<int> info(1);
    int lwork = 0, more = 0;
    const cublasFillMode_t lower = CUBLAS_FILL_MODE_LOWER;
    SOLVER(SytrdRoom<T>::call(handle, lower, n, (const T *)da.at, da.ld, (const Real *)d.at,
                              (const Real *)e.at, (const T *)tau.at, &lwork));
    SOLVER(OrgtrRoom<T>::call(handle, lower, n, (const T *)da.at, da.ld, (const T *)tau.at, &more));
    lwork = lwork > more ? lwork : more;
    SOLVER(GebrdRoom<T>::call(handle, m, n, &more));
    lwork = lwork > more ? lwork : more;
    Array<T> work(lwork);
    SOLVER(Sytrd<T>::call(handle, lower, n, da.at, da.ld, d.at, e.at, tau.at, work.at, lwork,
                          info.at));
    EXPECT_EQUAL(0, info.first(), 0);
    SOLVER(
        Orgtr<T>::call(handle, lower, n, da.at, da.ld, (const T *)tau.at, work.at, lwork, info.at));
    EXPECT_EQUAL(1, info.first(), 0);
    Matrix q = da.get(), t = diagonal(d.get(), n);
    std::vector<Real> beside = e.get();
    for (int i = 0; i + 1 < n; i++)
        t(i + 1, i) = t(i, i + 1) = (double)beside[i];
    CLOSE((adjoint(q) * q), unit(n));
    CLOSE((q * (t * adjoint(q))), a);
    SOLVER(Gebrd<T>::call(handle, m, n, dc.at, dc.ld, d2.at, e2.at, tau_q.at, tau_p.at, work.at,
                          lwork, info.at));
    EXPECT_EQUAL(2, info.first(), 0);
    double before = 0, after = 0;
    for (Number v : c.v)
        before += std::norm(v);
    std::vector<Real> main = d2.get(), above = e2.get();
    for (int i = 0; i < n; i++)
        after += (double)main[i] * main[i] + (i + 1 < n ? (double)above[i] * above[i] : 0);
    EXPECT_NEAR(0, after, before, limit);
}

// --- singular values

template <class T> static void singular(signed char job)
{
    typedef typename Type<T>::Real Real;
    const int m = 27, n = 18, columns = job == 'A' ? m : n;
    Matrix a = some_matrix<T>(m, n);
    OnDevice<T> da(a), du(Matrix(m, columns)), dv(Matrix(n, n));
    Array<Real> s(n), rwork(5 * n);
    Array<int> info(1);
    int lwork = 0;
    SOLVER(GesvdRoom<T>::call(handle, m, n, &lwork));
    Array<T> work(lwork);
    SOLVER(Gesvd<T>::call(handle, job, job, m, n, da.at, da.ld, s.at, du.at, du.ld, dv.at, dv.ld,
                          work.at, lwork, rwork.at, info.at));
    EXPECT_EQUAL(0, info.first(), 0);
    std::vector<Real> values = s.get();
    Matrix u = du.get(), vt = dv.get();
    if (job != 'N') {
        CLOSE((adjoint(u) * u), unit(columns));
        CLOSE((adjoint(vt) * vt), unit(n));
        CLOSE((columns_of(u, n) * (diagonal(values, n) * vt)), a);
    }
    double sum = 0, squares = 0;
    for (Number v : a.v)
        squares += std::norm(v);
    for (int i = 0; i < n; i++) {
        sum += (double)values[i] * values[i];
        EXPECT(i == 0 || values[i] <= values[i - 1]);
    }
    EXPECT_NEAR(1, sum, squares, limit);
}

template <class T> static void singular_jacobi(int m, int n, int econ)
{
    typedef typename Type<T>::Real Real;
    const int least = m < n ? m : n;
    const cusolverEigMode_t vectors = CUSOLVER_EIG_MODE_VECTOR;
    Matrix a = some_matrix<T>(m, n);
    OnDevice<T> da(a), du(Matrix(m, econ ? least : m)), dv(Matrix(n, econ ? least : n));
    Array<Real> s(least);
    Array<int> info(1);
    gesvdjInfo_t params;
    int lwork = 0;
    double residual = -1;
    SOLVER(cusolverDnCreateGesvdjInfo(&params));
    SOLVER(cusolverDnXgesvdjSetTolerance(params, 1e-12));
    SOLVER(GesvdjRoom<T>::call(handle, vectors, econ, m, n, (const T *)da.at, da.ld,
                               (const Real *)s.at, (const T *)du.at, du.ld, (const T *)dv.at, dv.ld,
                               &lwork, params));
    Array<T> work(lwork);
    SOLVER(Gesvdj<T>::call(handle, vectors, econ, m, n, da.at, da.ld, s.at, du.at, du.ld, dv.at,
                           dv.ld, work.at, lwork, info.at, params));
    EXPECT_EQUAL(0, info.first(), 0);
    Matrix u = du.get(), v = dv.get();
    CLOSE((adjoint(u) * u), unit(u.columns));
    CLOSE((adjoint(v) * v), unit(v.columns));
    CLOSE((columns_of(u, least) * (diagonal(s.get(), least) * adjoint(columns_of(v, least)))), a);
    SOLVER(cusolverDnXgesvdjGetResidual(handle, params, &residual));
    EXPECT(residual >= 0 && residual < 50 * limit);
    SOLVER(cusolverDnDestroyGesvdjInfo(params));
}

// --- batches

template <class T> static void batches()
{
    typedef typename Type<T>::Real Real;
    const int n = 9, count = 5;
    std::vector<Matrix> a, x, c;
    std::vector<T *> at_a, at_b;
    std::vector<T> together, rectangles;
    for (int i = 0; i < count; i++) {
        a.push_back(hermitian<T>(n, 20));
        x.push_back(some_matrix<T>(n, 1));
        c.push_back(some_matrix<T>(n, n));
        at_a.push_back((new OnDevice<T>(a[i]))->at);
        at_b.push_back((new OnDevice<T>(a[i] * x[i]))->at);
        for (Number v : a[i].v)
            together.push_back(Type<T>::make(v));
        for (Number v : c[i].v)
            rectangles.push_back(Type<T>::make(v));
    }
    T **da = copy_to_device(at_a), **db = copy_to_device(at_b);
    Array<int> info(count), one(1);
    const cublasFillMode_t lower = CUBLAS_FILL_MODE_LOWER;
    SOLVER(PotrfBatched<T>::call(handle, lower, n, da, n + 3, info.at, count));
    SOLVER(PotrsBatched<T>::call(handle, lower, n, 1, da, n + 3, db, n + 3, one.at, count));
    EXPECT_EQUAL(0, one.first(), 0);
    std::vector<int> codes = info.get();
    for (int i = 0; i < count; i++) {
        EXPECT_EQUAL(i, codes[i], 0);
        std::vector<T> got = copy_to_host(at_b[i], n);
        Matrix y(n, 1);
        for (int k = 0; k < n; k++)
            y(k, 0) = Type<T>::number(got[k]);
        CLOSE(y, x[i]);
        cudaFree(at_a[i]);
        cudaFree(at_b[i]);
    }
    cudaFree(da);
    cudaFree(db);
    // Eigenvalues and singular values of matrices one behind the other.
    T *all = copy_to_device(together), *wide = copy_to_device(rectangles);
    Array<T> u(n * n * count), v(n * n * count);
    Array<Real> w(n * count), s(n * count);
    syevjInfo_t params;
    gesvdjInfo_t svd;
    int lwork = 0;
    const cusolverEigMode_t vectors = CUSOLVER_EIG_MODE_VECTOR;
    SOLVER(cusolverDnCreateSyevjInfo(&params));
    SOLVER(cusolverDnCreateGesvdjInfo(&svd));
    SOLVER(SyevjBatchedRoom<T>::call(handle, vectors, lower, n, (const T *)all, n,
                                     (const Real *)w.at, &lwork, params, count));
    Array<T> work(lwork);
    SOLVER(SyevjBatched<T>::call(handle, vectors, lower, n, all, n, w.at, work.at, lwork, info.at,
                                 params, count));
    SOLVER(GesvdjBatchedRoom<T>::call(handle, vectors, n, n, (const T *)wide, n, (const Real *)s.at,
                                      (const T *)u.at, n, (const T *)v.at, n, &lwork, svd, count));
    Array<T> work2(lwork);
    SOLVER(GesvdjBatched<T>::call(handle, vectors, n, n, wide, n, s.at, u.at, n, v.at, n, work2.at,
                                  lwork, info.at, svd, count));
    std::vector<T> got = copy_to_host(all, together.size()), got_u = u.get(), got_v = v.get();
    std::vector<Real> values = w.get(), singular_values = s.get();
    for (int i = 0; i < count; i++) {
        Matrix vectors_of(n, n), mu(n, n), mv(n, n);
        for (int k = 0; k < n * n; k++) {
            vectors_of.v[k] = Type<T>::number(got[i * n * n + k]);
            mu.v[k] = Type<T>::number(got_u[i * n * n + k]);
            mv.v[k] = Type<T>::number(got_v[i * n * n + k]);
        }
        std::vector<Real> own(values.begin() + i * n, values.begin() + (i + 1) * n);
        std::vector<Real> sv(singular_values.begin() + i * n,
                             singular_values.begin() + (i + 1) * n);
        CLOSE((a[i] * vectors_of), (vectors_of * diagonal(own, n)));
        CLOSE((mu * (diagonal(sv, n) * adjoint(mv))), c[i]);
    }
    double residual;
    EXPECT(cusolverDnXsyevjGetResidual(handle, params, &residual) == CUSOLVER_STATUS_NOT_SUPPORTED);
    SOLVER(cusolverDnDestroySyevjInfo(params));
    SOLVER(cusolverDnDestroyGesvdjInfo(svd));
    cudaFree(all);
    cudaFree(wide);
}

// --- the functions for 64 bits

struct Rooms {
    size_t device, host;
    void *at;
    std::vector<char> here;
    Rooms() : device(0), host(0), at(NULL)
    {
    }
    void make()
    {
        CHECK(cudaMalloc(&at, device ? device : 1));
        here.resize(host + 1);
    }
    ~Rooms()
    {
        cudaFree(at);
    }
};

template <class T> static void wide()
{
    typedef typename Type<T>::Real Real;
    const int64_t n = 23, nrhs = 2, m = 31;
    const cudaDataType type = Type<T>::data, real = Type<T>::real;
    const cublasFillMode_t upper = CUBLAS_FILL_MODE_UPPER;
    cusolverDnParams_t params;
    Array<int> info(1);
    Array<int64_t> pivots(n);
    SOLVER(cusolverDnCreateParams(&params));
    SOLVER(cusolverDnSetAdvOptions(params, CUSOLVERDN_GETRF, CUSOLVER_ALG_0));
    Matrix a = hermitian<T>((int)n, 30), b = some_matrix<T>((int)n, (int)n),
           c = some_matrix<T>((int)m, (int)n), x = some_matrix<T>((int)n, 2);
    {
        Rooms r;
        OnDevice<T> da(a), dx(a * x);
        SOLVER(cusolverDnXpotrf_bufferSize(handle, params, upper, n, type, da.at, da.ld, type,
                                           &r.device, &r.host));
        r.make();
        SOLVER(cusolverDnXpotrf(handle, params, upper, n, type, da.at, da.ld, type, r.at, r.device,
                                r.here.data(), r.host, info.at));
        SOLVER(cusolverDnXpotrs(handle, params, upper, n, nrhs, type, da.at, da.ld, type, dx.at,
                                dx.ld, info.at));
        EXPECT_EQUAL(0, info.first(), 0);
        CLOSE(dx.get(), x);
    }
    {
        Rooms r;
        OnDevice<T> db(b), dx(b * x);
        SOLVER(cusolverDnXgetrf_bufferSize(handle, params, n, n, type, db.at, db.ld, type,
                                           &r.device, &r.host));
        r.make();
        SOLVER(cusolverDnXgetrf(handle, params, n, n, type, db.at, db.ld, pivots.at, type, r.at,
                                r.device, r.here.data(), r.host, info.at));
        EXPECT_EQUAL(1, info.first(), 0);
        SOLVER(cusolverDnXgetrs(handle, params, CUBLAS_OP_N, n, nrhs, type, db.at, db.ld, pivots.at,
                                type, dx.at, dx.ld, info.at));
        scale_of_limit = 100;
        CLOSE(dx.get(), x);
        scale_of_limit = 1;
        for (int64_t p : pivots.get())
            EXPECT(p >= 1 && p <= n);
    }
    {
        Rooms r;
        OnDevice<T> dc(c);
        Array<T> tau(n);
        SOLVER(cusolverDnXgeqrf_bufferSize(handle, params, m, n, type, dc.at, dc.ld, type, tau.at,
                                           type, &r.device, &r.host));
        r.make();
        SOLVER(cusolverDnXgeqrf(handle, params, m, n, type, dc.at, dc.ld, type, tau.at, type, r.at,
                                r.device, r.here.data(), r.host, info.at));
        EXPECT_EQUAL(2, info.first(), 0);
        Matrix f = dc.get(), r2((int)n, (int)n);
        for (int j = 0; j < n; j++)
            for (int i = 0; i <= j; i++)
                r2(i, j) = f(i, j);
        CLOSE((adjoint(r2) * r2), (adjoint(c) * c));
    }
    {
        Rooms r;
        OnDevice<T> da(a);
        Array<Real> w(n);
        const cusolverEigMode_t vectors = CUSOLVER_EIG_MODE_VECTOR;
        SOLVER(cusolverDnXsyevd_bufferSize(handle, params, vectors, upper, n, type, da.at, da.ld,
                                           real, w.at, type, &r.device, &r.host));
        r.make();
        SOLVER(cusolverDnXsyevd(handle, params, vectors, upper, n, type, da.at, da.ld, real, w.at,
                                type, r.at, r.device, r.here.data(), r.host, info.at));
        EXPECT_EQUAL(3, info.first(), 0);
        Matrix v = da.get();
        CLOSE((a * v), (v * diagonal(w.get(), (int)n)));
    }
    {
        Rooms r;
        OnDevice<T> dc(c), du(Matrix((int)m, (int)n)), dv(Matrix((int)n, (int)n));
        Array<Real> s(n);
        SOLVER(cusolverDnXgesvd_bufferSize(handle, params, 'S', 'S', m, n, type, dc.at, dc.ld, real,
                                           s.at, type, du.at, du.ld, type, dv.at, dv.ld, type,
                                           &r.device, &r.host));
        r.make();
        SOLVER(cusolverDnXgesvd(handle, params, 'S', 'S', m, n, type, dc.at, dc.ld, real, s.at,
                                type, du.at, du.ld, type, dv.at, dv.ld, type, r.at, r.device,
                                r.here.data(), r.host, info.at));
        EXPECT_EQUAL(4, info.first(), 0);
        CLOSE((du.get() * (diagonal(s.get(), (int)n) * dv.get())), c);
    }
    SOLVER(cusolverDnDestroyParams(params));
}

// --- systems at once

static void systems()
{
    const int n = 17, m = 25, nrhs = 3;
    Matrix a = some_matrix<double>(n, n), x = some_matrix<double>(n, nrhs),
           c = some_matrix<double>(m, n);
    for (int i = 0; i < n; i++)
        a(i, i) += 8.0;
    OnDevice<double> da(a), db(a * x), dx(Matrix(n, nrhs)), dc(c), dd(c * x), dy(Matrix(n, nrhs));
    Array<int> info(1), pivots(n);
    size_t bytes = 0;
    int steps = -99;
    SOLVER(cusolverDnDDgesv_bufferSize(handle, n, nrhs, da.at, da.ld, pivots.at, db.at, db.ld,
                                       dx.at, dx.ld, NULL, &bytes));
    Array<char> work(bytes);
    SOLVER(cusolverDnDDgesv(handle, n, nrhs, da.at, da.ld, pivots.at, db.at, db.ld, dx.at, dx.ld,
                            work.at, bytes, &steps, info.at));
    EXPECT_EQUAL(0, info.first(), 0);
    EXPECT(steps != -99);
    CLOSE(dx.get(), x);
    SOLVER(cusolverDnDDgels_bufferSize(handle, m, n, nrhs, dc.at, dc.ld, dd.at, dd.ld, dy.at, dy.ld,
                                       NULL, &bytes));
    Array<char> more(bytes);
    SOLVER(cusolverDnDDgels(handle, m, n, nrhs, dc.at, dc.ld, dd.at, dd.ld, dy.at, dy.ld, more.at,
                            bytes, &steps, info.at));
    EXPECT_EQUAL(1, info.first(), 0);
    CLOSE(dy.get(), x);
}

// --- order in a stream

__global__ void fill(double *a, int n, int ld, double value)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    double waste = 0;
    for (int k = 0; k < 2000; k++)
        waste += 1e-9 * k;
    if (i < n * n)
        a[i / n * ld + i % n] = (i / n == i % n ? value : 0) + (waste < 0);
}

__global__ void square(double *a, int n, int ld)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n * n)
        a[i / n * ld + i % n] *= a[i / n * ld + i % n];
}

static void order()
{
    const int n = 24;
    cudaStream_t stream, got;
    OnDevice<double> a((Matrix(n, n)));
    Array<int> info(1);
    int lwork;
    CHECK(cudaStreamCreate(&stream));
    SOLVER(cusolverDnSetStream(handle, stream));
    SOLVER(cusolverDnGetStream(handle, &got));
    EXPECT(got == stream);
    SOLVER(cusolverDnDpotrf_bufferSize(handle, CUBLAS_FILL_MODE_LOWER, n, a.at, a.ld, &lwork));
    Array<double> work(lwork);
    for (int round = 1; round <= 6; round++) {
        fill<<<(n * n + 63) / 64, 64, 0, stream>>>(a.at, n, a.ld, 9.0 * round);
        SOLVER(cusolverDnDpotrf(handle, CUBLAS_FILL_MODE_LOWER, n, a.at, a.ld, work.at, lwork,
                                info.at));
        square<<<(n * n + 63) / 64, 64, 0, stream>>>(a.at, n, a.ld);
        CHECK(cudaStreamSynchronize(stream));
        Matrix m = a.get();
        for (int i = 0; i < n; i++)
            EXPECT_NEAR(i, m(i, i).real(), 9.0 * round, 1e-12);
    }
    SOLVER(cusolverDnSetStream(handle, NULL));
    CHECK(cudaStreamDestroy(stream));
}

// --- status codes

// By its status, or by the number of the parameter.
static bool is_refused(cusolverStatus_t status, const Array<int> &info)
{
    return status != CUSOLVER_STATUS_SUCCESS || info.first() < 0;
}

static void codes()
{
    const cusolverStatus_t invalid = CUSOLVER_STATUS_INVALID_VALUE,
                           none = CUSOLVER_STATUS_NOT_INITIALIZED;
    Array<double> a(16), work(4096);
    Array<int> info(4);
    int lwork = 0, major = 0, version = 0;
    // CUDA's library ends the program for some functions without a handle, and its functions that ask for room hardly look at sizes.
    EXPECT(cusolverDnDgetrf(NULL, 4, 4, a.at, 4, work.at, info.at, info.at) == none);
    EXPECT(cusolverDnDpotrs(NULL, CUBLAS_FILL_MODE_LOWER, 4, 1, a.at, 4, a.at, 4, info.at) == none);
    EXPECT(cusolverDnDgeqrf_bufferSize(NULL, 4, 4, a.at, 4, &lwork) == none);
    EXPECT(cusolverDnDpotrf(handle, CUBLAS_FILL_MODE_LOWER, -1, a.at, 4, work.at, 4096, info.at) ==
           invalid);
    EXPECT(cusolverDnDpotrf(handle, CUBLAS_FILL_MODE_LOWER, 4, a.at, 3, work.at, 4096, info.at) ==
           invalid);
    // By the documentation invalid values; CUDA 13 says so in devInfo, and its getrf crashes if there are fewer columns than none.
    EXPECT(is_refused(cusolverDnDgetrf(handle, 4, 4, a.at, 2, work.at, info.at + 1, info.at), info));
    EXPECT(is_refused(cusolverDnDgeqrf(handle, 4, 4, a.at, 2, a.at, work.at, 4096, info.at), info));
    SOLVER(cusolverGetProperty(MAJOR_VERSION, &major));
    SOLVER(cusolverGetVersion(&version));
    EXPECT(major >= 11 && version / 1000 == major);
}

template <class T> static void all()
{
    limit = Type<T>::tolerance() * 30;
    scale_of_limit = 1;
    cholesky<T>(CUBLAS_FILL_MODE_LOWER);
    cholesky<T>(CUBLAS_FILL_MODE_UPPER);
    gauss<T>(CUBLAS_OP_N, true);
    gauss<T>(CUBLAS_OP_T, true);
    gauss<T>(CUBLAS_OP_C, true);
    gauss<T>(CUBLAS_OP_N, false);
    orthogonal<T>();
    eigen<T>(CUBLAS_FILL_MODE_LOWER);
    eigen<T>(CUBLAS_FILL_MODE_UPPER);
    reductions<T>();
    singular<T>('A');
    singular<T>('S');
    singular<T>('N');
    singular_jacobi<T>(20, 13, 0);
    singular_jacobi<T>(20, 13, 1);
    singular_jacobi<T>(11, 16, 1);
    batches<T>();
    wide<T>();
}

int main()
{
    SOLVER(cusolverDnCreate(&handle));
    all<float>();
    all<double>();
    all<cuComplex>();
    all<cuDoubleComplex>();
    systems();
    order();
    codes();
    SOLVER(cusolverDnDestroy(handle));
    printf("%d checks\n", check_count);
    return finish();
}
