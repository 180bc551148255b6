// TEST buffers: yes
// TEST nvcc: -lcusparse -Wno-deprecated-declarations
// cuSPARSE: products, triangular systems, factors, conversions and vectors against dense matrices on the host; status codes.
#include "check.h"

#include <cstring>
#include <cusparse.h>

#define SPARSE(call) EXPECT((call) == CUSPARSE_STATUS_SUCCESS)

static const int rows = 37, columns = 29, sides = 5;
static const cusparseOperation_t plain = CUSPARSE_OPERATION_NON_TRANSPOSE, transposed = CUSPARSE_OPERATION_TRANSPOSE,
                                 conjugated = CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE;

// Numbers of the host that all types become, with a type's name for cuSPARSE.
struct Number {
    double x, y;
};
static Number operator*(Number a, Number b)
{
    return {a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x};
}
static Number operator+(Number a, Number b)
{
    return {a.x + b.x, a.y + b.y};
}

template <class T> struct Type;
template <> struct Type<float> {
    static const cudaDataType data = CUDA_R_32F;
    static float make(Number n)
    {
        return (float)n.x;
    }
    static Number number(float v)
    {
        return {v, 0};
    }
};
template <> struct Type<double> {
    static const cudaDataType data = CUDA_R_64F;
    static double make(Number n)
    {
        return n.x;
    }
    static Number number(double v)
    {
        return {v, 0};
    }
};
template <> struct Type<cuComplex> {
    static const cudaDataType data = CUDA_C_32F;
    static cuComplex make(Number n)
    {
        return make_cuComplex((float)n.x, (float)n.y);
    }
    static Number number(cuComplex v)
    {
        return {v.x, v.y};
    }
};

// Whole numbers, so that sums in any order are the same.
template <class T> static T random_value(int most = 4)
{
    return Type<T>::make({(double)(rand() % (2 * most) - most), (double)(rand() % 3 - 1)});
}

template <class T> static std::vector<T> random_values(size_t count)
{
    std::vector<T> v(count);
    for (T &value : v)
        value = random_value<T>();
    return v;
}

// A dense matrix by rows, and its elements by rows in each format.
template <class T, class I> struct Sparse {
    int m, n, base;
    std::vector<Number> dense;
    std::vector<I> offsets, row_of, column_of;
    std::vector<T> values;
    I *offsets_at, *rows_at, *columns_at;
    T *values_at;

    Sparse(int m, int n, int base, int share) : m(m), n(n), base(base), dense(m * n, Number{0, 0})
    {
        for (int i = 0; i < m * n; i++)
            if (rand() % share == 0)
                dense[i] = Type<T>::number(random_value<T>());
        list();
    }
    Sparse(int m, int n, const std::vector<Number> &given) : m(m), n(n), base(0), dense(given)
    {
        list();
    }
    void list()
    {
        offsets.push_back((I)base);
        for (int i = 0; i < m; i++) {
            for (int j = 0; j < n; j++) {
                Number v = dense[i * n + j];
                if (v.x == 0 && v.y == 0)
                    continue;
                row_of.push_back((I)(i + base));
                column_of.push_back((I)(j + base));
                values.push_back(Type<T>::make(v));
            }
            offsets.push_back((I)(values.size() + base));
        }
        offsets_at = copy_to_device(offsets);
        rows_at = copy_to_device(row_of);
        columns_at = copy_to_device(column_of);
        values_at = copy_to_device(values);
    }
    ~Sparse()
    {
        cudaFree(offsets_at);
        cudaFree(rows_at);
        cudaFree(columns_at);
        cudaFree(values_at);
    }
    static cusparseIndexType_t index()
    {
        return sizeof(I) == 8 ? CUSPARSE_INDEX_64I : CUSPARSE_INDEX_32I;
    }
    // CSC is the transpose's CSR.
    cusparseSpMatDescr_t describe(cusparseFormat_t format)
    {
        cusparseSpMatDescr_t mat = NULL;
        cusparseIndexBase_t b = base ? CUSPARSE_INDEX_BASE_ONE : CUSPARSE_INDEX_BASE_ZERO;
        int count = (int)values.size();
        if (format == CUSPARSE_FORMAT_CSR)
            SPARSE(cusparseCreateCsr(&mat, m, n, count, offsets_at, columns_at, values_at, index(), index(), b, Type<T>::data));
        else if (format == CUSPARSE_FORMAT_COO)
            SPARSE(cusparseCreateCoo(&mat, m, n, count, rows_at, columns_at, values_at, index(), b, Type<T>::data));
        else
            SPARSE(cusparseCreateCsc(&mat, n, m, count, offsets_at, columns_at, values_at, index(), index(), b, Type<T>::data));
        return mat;
    }
    // Element (i, j) of op(A), A being the described matrix.
    Number at(int i, int j, cusparseFormat_t format, cusparseOperation_t op) const
    {
        bool flip = (op != plain) != (format == CUSPARSE_FORMAT_CSC);
        Number v = flip ? dense[j * n + i] : dense[i * n + j];
        return {v.x, op == conjugated ? -v.y : v.y};
    }
};

template <class T> static void expect_numbers(const std::vector<T> &got, const std::vector<Number> &want, double tolerance = 1e-6)
{
    double error = 0;
    for (size_t i = 0; i < want.size(); i++)
        error = fmax(error, hypot(Type<T>::number(got[i]).x - want[i].x, Type<T>::number(got[i]).y - want[i].y));
    EXPECT(got.size() == want.size() && error <= tolerance);
}

template <class T> static T *take_buffer(size_t size)
{
    return new_on_device<T>(size + 1);
}

template <class T, class I> static void test_mv(cusparseHandle_t handle, cusparseFormat_t format, cusparseOperation_t op, int base, int share)
{
    Sparse<T, I> a(rows, columns, base, share);
    bool flip = (op != plain) != (format == CUSPARSE_FORMAT_CSC);
    int m = flip ? columns : rows, n = flip ? rows : columns;
    std::vector<T> x = random_values<T>(n), y = random_values<T>(m);
    T alpha = Type<T>::make({2, 1}), beta = Type<T>::make({-1, 0}), *x_at = copy_to_device(x), *y_at = copy_to_device(y);
    std::vector<Number> want(m);
    for (int i = 0; i < m; i++) {
        Number sum = {0, 0};
        for (int j = 0; j < n; j++)
            sum = sum + a.at(i, j, format, op) * Type<T>::number(x[j]);
        want[i] = Type<T>::number(alpha) * sum + Type<T>::number(beta) * Type<T>::number(y[i]);
    }
    cusparseSpMatDescr_t mat = a.describe(format);
    cusparseDnVecDescr_t from, to;
    size_t size = 0;
    SPARSE(cusparseCreateDnVec(&from, n, x_at, Type<T>::data));
    SPARSE(cusparseCreateDnVec(&to, m, y_at, Type<T>::data));
    SPARSE(cusparseSpMV_bufferSize(handle, op, &alpha, mat, from, &beta, to, Type<T>::data, CUSPARSE_SPMV_ALG_DEFAULT, &size));
    char *buffer = take_buffer<char>(size);
    SPARSE(cusparseSpMV(handle, op, &alpha, mat, from, &beta, to, Type<T>::data, CUSPARSE_SPMV_ALG_DEFAULT, buffer));
    expect_numbers(copy_to_host(y_at, m), want);
    // Scalars in memory of the device; with 0 the old values don't count.
    T scalars[2] = {alpha, Type<T>::make({0, 0})}, *scalars_at;
    CHECK(cudaMalloc((void **)&scalars_at, sizeof scalars));
    CHECK(cudaMemcpy(scalars_at, scalars, sizeof scalars, cudaMemcpyHostToDevice));
    CHECK(cudaMemset(y_at, 0xff, m * sizeof(T)));
    SPARSE(cusparseSetPointerMode(handle, CUSPARSE_POINTER_MODE_DEVICE));
    SPARSE(cusparseSpMV(handle, op, scalars_at, mat, from, scalars_at + 1, to, Type<T>::data, CUSPARSE_SPMV_ALG_DEFAULT, buffer));
    SPARSE(cusparseSetPointerMode(handle, CUSPARSE_POINTER_MODE_HOST));
    for (int i = 0; i < m; i++)
        want[i] = want[i] + Type<T>::number(y[i]);
    expect_numbers(copy_to_host(y_at, m), want);
    SPARSE(cusparseDestroySpMat(mat));
    SPARSE(cusparseDestroyDnVec(from));
    SPARSE(cusparseDestroyDnVec(to));
    cudaFree(buffer);
    cudaFree(scalars_at);
    cudaFree(x_at);
    cudaFree(y_at);
}

// A dense matrix, by rows or columns, with room in each line.
template <class T> struct Dense {
    int m, n, leading;
    bool by_rows;
    std::vector<T> values;
    T *at;
    cusparseDnMatDescr_t mat;
    Dense(int m, int n, bool by_rows) : m(m), n(n), leading((by_rows ? n : m) + 2), by_rows(by_rows)
    {
        values = random_values<T>((size_t)leading * (by_rows ? m : n));
        at = copy_to_device(values);
        SPARSE(cusparseCreateDnMat(&mat, m, n, leading, at, Type<T>::data, by_rows ? CUSPARSE_ORDER_ROW : CUSPARSE_ORDER_COL));
    }
    ~Dense()
    {
        cusparseDestroyDnMat(mat);
        cudaFree(at);
    }
    Number get(int i, int j, cusparseOperation_t op = plain) const
    {
        int r = op == plain ? i : j, c = op == plain ? j : i;
        Number v = Type<T>::number(values[by_rows ? r * leading + c : c * leading + r]);
        return {v.x, op == conjugated ? -v.y : v.y};
    }
    void receive()
    {
        values = copy_to_host(at, values.size());
    }
};

template <class T> static void test_mm(cusparseHandle_t handle, cusparseFormat_t format, cusparseOperation_t op_a, cusparseOperation_t op_b, bool by_rows)
{
    Sparse<T, int> a(rows, columns, 0, 3);
    bool flip = (op_a != plain) != (format == CUSPARSE_FORMAT_CSC);
    int m = flip ? columns : rows, k = flip ? rows : columns;
    Dense<T> b(op_b == plain ? k : sides, op_b == plain ? sides : k, by_rows), c(m, sides, !by_rows);
    T alpha = Type<T>::make({3, 0}), beta = Type<T>::make({2, 0});
    std::vector<Number> want, got;
    for (int i = 0; i < m; i++)
        for (int j = 0; j < sides; j++) {
            Number sum = {0, 0};
            for (int l = 0; l < k; l++)
                sum = sum + a.at(i, l, format, op_a) * b.get(l, j, op_b);
            want.push_back(Type<T>::number(alpha) * sum + Type<T>::number(beta) * c.get(i, j));
        }
    cusparseSpMatDescr_t mat = a.describe(format);
    size_t size = 0;
    SPARSE(cusparseSpMM_bufferSize(handle, op_a, op_b, &alpha, mat, b.mat, &beta, c.mat, Type<T>::data, CUSPARSE_SPMM_ALG_DEFAULT, &size));
    char *buffer = take_buffer<char>(size);
    SPARSE(cusparseSpMM(handle, op_a, op_b, &alpha, mat, b.mat, &beta, c.mat, Type<T>::data, CUSPARSE_SPMM_ALG_DEFAULT, buffer));
    c.receive();
    double error = 0;
    for (int i = 0; i < m * sides; i++)
        error = fmax(error, hypot(c.get(i / sides, i % sides).x - want[i].x, c.get(i / sides, i % sides).y - want[i].y));
    EXPECT(error < 1e-4);
    cusparseDestroySpMat(mat);
    cudaFree(buffer);
}

static void test_sampled(cusparseHandle_t handle)
{
    Sparse<float, int> c(rows, columns, 0, 4);
    Dense<float> a(rows, sides, true), b(columns, sides, false);
    float alpha = 2, beta = 1;
    std::vector<Number> want;
    for (size_t i = 0; i < c.values.size(); i++) {
        double sum = 0;
        for (int k = 0; k < sides; k++)
            sum += a.get(c.row_of[i], k).x * b.get(k, c.column_of[i], transposed).x;
        want.push_back({alpha * sum + beta * c.values[i], 0});
    }
    cusparseSpMatDescr_t mat = c.describe(CUSPARSE_FORMAT_CSR);
    size_t size = 0;
    SPARSE(cusparseSDDMM_bufferSize(handle, plain, transposed, &alpha, a.mat, b.mat, &beta, mat, CUDA_R_32F, CUSPARSE_SDDMM_ALG_DEFAULT, &size));
    char *buffer = take_buffer<char>(size);
    SPARSE(cusparseSDDMM_preprocess(handle, plain, transposed, &alpha, a.mat, b.mat, &beta, mat, CUDA_R_32F, CUSPARSE_SDDMM_ALG_DEFAULT, buffer));
    SPARSE(cusparseSDDMM(handle, plain, transposed, &alpha, a.mat, b.mat, &beta, mat, CUDA_R_32F, CUSPARSE_SDDMM_ALG_DEFAULT, buffer));
    expect_numbers(copy_to_host(c.values_at, c.values.size()), want, 1e-4);
    cusparseDestroySpMat(mat);
    cudaFree(buffer);
}

// A square matrix of which one triangle counts: a full one, or one with two diagonals.
static std::vector<Number> triangle(int n, bool is_narrow)
{
    std::vector<Number> dense(n * n, Number{0, 0});
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            if (i == j)
                dense[i * n + j] = {4, 0};
            else if (is_narrow ? abs(i - j) == 1 : rand() % 3 == 0)
                dense[i * n + j] = {(double)(rand() % 5 - 2) / 4, 0};
    return dense;
}

static void test_systems(cusparseHandle_t handle, bool is_upper, bool is_unit, cusparseOperation_t op, bool is_narrow)
{
    const int n = 40;
    Sparse<double, int> a(n, n, triangle(n, is_narrow));
    cusparseSpMatDescr_t mat = a.describe(CUSPARSE_FORMAT_CSR);
    cusparseFillMode_t fill = is_upper ? CUSPARSE_FILL_MODE_UPPER : CUSPARSE_FILL_MODE_LOWER;
    cusparseDiagType_t diagonal = is_unit ? CUSPARSE_DIAG_TYPE_UNIT : CUSPARSE_DIAG_TYPE_NON_UNIT;
    SPARSE(cusparseSpMatSetAttribute(mat, CUSPARSE_SPMAT_FILL_MODE, &fill, sizeof fill));
    SPARSE(cusparseSpMatSetAttribute(mat, CUSPARSE_SPMAT_DIAG_TYPE, &diagonal, sizeof diagonal));
    Dense<double> solution(n, sides, true), right(n, sides, false);
    double alpha = 2;
    std::vector<double> x(n), b(n);
    for (int side = 0; side < sides; side++)
        for (int i = 0; i < n; i++) {
            double sum = 0;
            for (int j = 0; j < n; j++) {
                int r = op == plain ? i : j, c = op == plain ? j : i; // the element of A
                double v = r == c && is_unit ? 1 : r == c || (is_upper ? c > r : c < r) ? a.dense[r * n + c].x : 0;
                sum += v * solution.get(j, side).x;
            }
            right.values[side * right.leading + i] = sum / alpha;
            if (side == 0) {
                x[i] = solution.get(i, 0).x;
                b[i] = sum / alpha;
            }
        }
    double *b_at = copy_to_device(b), *y_at = new_on_device<double>(n);
    cusparseDnVecDescr_t from, to;
    cusparseSpSVDescr_t descr;
    size_t size = 0;
    SPARSE(cusparseCreateDnVec(&from, n, b_at, CUDA_R_64F));
    SPARSE(cusparseCreateDnVec(&to, n, y_at, CUDA_R_64F));
    SPARSE(cusparseSpSV_createDescr(&descr));
    SPARSE(cusparseSpSV_bufferSize(handle, op, &alpha, mat, from, to, CUDA_R_64F, CUSPARSE_SPSV_ALG_DEFAULT, descr, &size));
    char *buffer = take_buffer<char>(size);
    SPARSE(cusparseSpSV_analysis(handle, op, &alpha, mat, from, to, CUDA_R_64F, CUSPARSE_SPSV_ALG_DEFAULT, descr, buffer));
    SPARSE(cusparseSpSV_solve(handle, op, &alpha, mat, from, to, CUDA_R_64F, CUSPARSE_SPSV_ALG_DEFAULT, descr));
    std::vector<double> y = copy_to_host(y_at, n);
    double error = 0;
    for (int i = 0; i < n; i++)
        error = fmax(error, fabs(y[i] - x[i]));
    EXPECT(error < 1e-9);
    cusparseSpSV_destroyDescr(descr);
    cudaFree(buffer);

    CHECK(cudaMemcpy(right.at, right.values.data(), right.values.size() * sizeof(double), cudaMemcpyHostToDevice));
    Dense<double> result(n, sides, true);
    cusparseSpSMDescr_t many;
    SPARSE(cusparseSpSM_createDescr(&many));
    SPARSE(cusparseSpSM_bufferSize(handle, op, plain, &alpha, mat, right.mat, result.mat, CUDA_R_64F, CUSPARSE_SPSM_ALG_DEFAULT, many, &size));
    buffer = take_buffer<char>(size);
    SPARSE(cusparseSpSM_analysis(handle, op, plain, &alpha, mat, right.mat, result.mat, CUDA_R_64F, CUSPARSE_SPSM_ALG_DEFAULT, many, buffer));
    SPARSE(cusparseSpSM_solve(handle, op, plain, &alpha, mat, right.mat, result.mat, CUDA_R_64F, CUSPARSE_SPSM_ALG_DEFAULT, many));
    result.receive();
    error = 0;
    for (int i = 0; i < n * sides; i++)
        error = fmax(error, fabs(result.get(i / sides, i % sides).x - solution.get(i / sides, i % sides).x));
    EXPECT(error < 1e-9);
    cusparseSpSM_destroyDescr(many);
    cusparseDestroySpMat(mat);
    cusparseDestroyDnVec(from);
    cusparseDestroyDnVec(to);
    cudaFree(buffer);
    cudaFree(b_at);
    cudaFree(y_at);
}

// The factors of a matrix with three diagonals are exact: their product is the matrix.
static void test_factors(cusparseHandle_t handle)
{
    const int n = 50;
    std::vector<Number> dense(n * n, Number{0, 0});
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            if (abs(i - j) <= 1)
                dense[i * n + j] = {i == j ? 4.0 + i % 3 : -1.0, 0};
    for (int is_symmetric = 0; is_symmetric < 2; is_symmetric++) {
        Sparse<double, int> a(n, n, dense);
        cusparseMatDescr_t descr;
        int count = (int)a.values.size(), size = 0, position = 5;
        SPARSE(cusparseCreateMatDescr(&descr));
        csrilu02Info_t lu;
        csric02Info_t cholesky;
        SPARSE(cusparseCreateCsrilu02Info(&lu));
        SPARSE(cusparseCreateCsric02Info(&cholesky));
        if (is_symmetric)
            SPARSE(cusparseDcsric02_bufferSize(handle, n, count, descr, a.values_at, a.offsets_at, a.columns_at, cholesky, &size));
        else
            SPARSE(cusparseDcsrilu02_bufferSize(handle, n, count, descr, a.values_at, a.offsets_at, a.columns_at, lu, &size));
        char *buffer = take_buffer<char>(size);
        const cusparseSolvePolicy_t policy = CUSPARSE_SOLVE_POLICY_USE_LEVEL;
        if (is_symmetric) {
            SPARSE(cusparseDcsric02_analysis(handle, n, count, descr, a.values_at, a.offsets_at, a.columns_at, cholesky, policy, buffer));
            SPARSE(cusparseDcsric02(handle, n, count, descr, a.values_at, a.offsets_at, a.columns_at, cholesky, policy, buffer));
            SPARSE(cusparseXcsric02_zeroPivot(handle, cholesky, &position));
        } else {
            SPARSE(cusparseDcsrilu02_analysis(handle, n, count, descr, a.values_at, a.offsets_at, a.columns_at, lu, policy, buffer));
            SPARSE(cusparseDcsrilu02(handle, n, count, descr, a.values_at, a.offsets_at, a.columns_at, lu, policy, buffer));
            SPARSE(cusparseXcsrilu02_zeroPivot(handle, lu, &position));
        }
        EXPECT(position == -1);
        std::vector<double> values = copy_to_host(a.values_at, count), f(n * n);
        for (int i = 0; i < count; i++)
            f[a.row_of[i] * n + a.column_of[i]] = values[i];
        double error = 0;
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                double sum = 0;
                for (int k = 0; k <= i && k <= j; k++)
                    sum += (k == i && !is_symmetric ? 1 : f[i * n + k]) * (is_symmetric ? f[j * n + k] : f[k * n + j]);
                if (!is_symmetric || j <= i)
                    error = fmax(error, fabs(sum - dense[i * n + j].x));
            }
        EXPECT(error < 1e-12);
        cusparseDestroyCsrilu02Info(lu);
        cusparseDestroyCsric02Info(cholesky);
        cusparseDestroyMatDescr(descr);
        cudaFree(buffer);
    }
}

static void test_product(cusparseHandle_t handle, int base)
{
    Sparse<float, int> a(rows, columns, base, 4), b(columns, 31, base, 3);
    cusparseSpMatDescr_t first = a.describe(CUSPARSE_FORMAT_CSR), second = b.describe(CUSPARSE_FORMAT_CSR), c;
    cusparseSpGEMMDescr_t descr;
    float alpha = 2, beta = 0;
    size_t one = 0, two = 0;
    int64_t m, n, count;
    int *offsets = new_on_device<int>(rows + 1);
    SPARSE(cusparseCreateCsr(&c, rows, 31, 0, offsets, NULL, NULL, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I,
                             base ? CUSPARSE_INDEX_BASE_ONE : CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F)); // CUDA takes no other base than that of A and B
    SPARSE(cusparseSpGEMM_createDescr(&descr));
    SPARSE(cusparseSpGEMM_workEstimation(handle, plain, plain, &alpha, first, second, &beta, c, CUDA_R_32F, CUSPARSE_SPGEMM_DEFAULT, descr, &one, NULL));
    char *room = take_buffer<char>(one), *more;
    SPARSE(cusparseSpGEMM_workEstimation(handle, plain, plain, &alpha, first, second, &beta, c, CUDA_R_32F, CUSPARSE_SPGEMM_DEFAULT, descr, &one, room));
    SPARSE(cusparseSpGEMM_compute(handle, plain, plain, &alpha, first, second, &beta, c, CUDA_R_32F, CUSPARSE_SPGEMM_DEFAULT, descr, &two, NULL));
    more = take_buffer<char>(two);
    SPARSE(cusparseSpGEMM_compute(handle, plain, plain, &alpha, first, second, &beta, c, CUDA_R_32F, CUSPARSE_SPGEMM_DEFAULT, descr, &two, more));
    SPARSE(cusparseSpMatGetSize(c, &m, &n, &count));
    int *places = new_on_device<int>(count);
    float *values = new_on_device<float>(count);
    SPARSE(cusparseCsrSetPointers(c, offsets, places, values));
    SPARSE(cusparseSpGEMM_copy(handle, plain, plain, &alpha, first, second, &beta, c, CUDA_R_32F, CUSPARSE_SPGEMM_DEFAULT, descr));
    std::vector<int> o = copy_to_host(offsets, rows + 1), p = copy_to_host(places, count);
    std::vector<float> v = copy_to_host(values, count);
    std::vector<double> dense(rows * 31);
    EXPECT(o[0] == base && o[rows] == base + count);
    int unsorted = 0, wrong = 0;
    for (int i = 0; i < rows; i++)
        for (int j = o[i] - base; j < o[i + 1] - base; j++) {
            unsorted += j > o[i] - base && p[j] <= p[j - 1];
            dense[i * 31 + p[j] - base] += v[j];
        }
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < 31; j++) {
            double sum = 0;
            for (int k = 0; k < columns; k++)
                sum += a.dense[i * columns + k].x * b.dense[k * 31 + j].x;
            wrong += dense[i * 31 + j] != alpha * sum;
        }
    EXPECT(unsorted == 0 && wrong == 0);
    cusparseSpGEMM_destroyDescr(descr);
    for (cusparseSpMatDescr_t mat : {first, second, c})
        cusparseDestroySpMat(mat);
    for (void *memory : {(void *)room, (void *)more, (void *)offsets, (void *)places, (void *)values})
        cudaFree(memory);
}

static void test_conversions(cusparseHandle_t handle, cusparseFormat_t format)
{
    Sparse<float, int> a(rows, columns, 0, 3);
    bool flip = format == CUSPARSE_FORMAT_CSC;
    cusparseSpMatDescr_t mat = a.describe(format), back;
    Dense<float> dense(flip ? columns : rows, flip ? rows : columns, true);
    size_t size = 0;
    SPARSE(cusparseSparseToDense_bufferSize(handle, mat, dense.mat, CUSPARSE_SPARSETODENSE_ALG_DEFAULT, &size));
    char *buffer = take_buffer<char>(size);
    SPARSE(cusparseSparseToDense(handle, mat, dense.mat, CUSPARSE_SPARSETODENSE_ALG_DEFAULT, buffer));
    dense.receive();
    int wrong = 0;
    for (int i = 0; i < dense.m; i++)
        for (int j = 0; j < dense.n; j++)
            wrong += dense.get(i, j).x != a.at(i, j, format, plain).x;
    EXPECT(wrong == 0);
    cudaFree(buffer);

    int count = (int)a.values.size(), lines = flip ? dense.n : dense.m;
    int *offsets = new_on_device<int>(lines + 1), *first = new_on_device<int>(count), *second = new_on_device<int>(count);
    float *values = new_on_device<float>(count);
    int64_t m, n, found = 0;
    if (format == CUSPARSE_FORMAT_CSR)
        SPARSE(cusparseCreateCsr(&back, dense.m, dense.n, 0, offsets, NULL, NULL, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F));
    else if (format == CUSPARSE_FORMAT_CSC)
        SPARSE(cusparseCreateCsc(&back, dense.m, dense.n, 0, offsets, NULL, NULL, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F));
    else
        SPARSE(cusparseCreateCoo(&back, dense.m, dense.n, 0, NULL, NULL, NULL, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F));
    SPARSE(cusparseDenseToSparse_bufferSize(handle, dense.mat, back, CUSPARSE_DENSETOSPARSE_ALG_DEFAULT, &size));
    buffer = take_buffer<char>(size);
    SPARSE(cusparseDenseToSparse_analysis(handle, dense.mat, back, CUSPARSE_DENSETOSPARSE_ALG_DEFAULT, buffer));
    SPARSE(cusparseSpMatGetSize(back, &m, &n, &found));
    EXPECT(found == count);
    if (format == CUSPARSE_FORMAT_COO)
        SPARSE(cusparseCooSetPointers(back, first, second, values));
    else if (flip)
        SPARSE(cusparseCscSetPointers(back, offsets, second, values));
    else
        SPARSE(cusparseCsrSetPointers(back, offsets, second, values));
    SPARSE(cusparseDenseToSparse_convert(handle, dense.mat, back, CUSPARSE_DENSETOSPARSE_ALG_DEFAULT, buffer));
    EXPECT(copy_to_host(second, count) == a.column_of && copy_to_host(values, count) == a.values);
    if (format == CUSPARSE_FORMAT_COO)
        EXPECT(copy_to_host(first, count) == a.row_of);
    else
        EXPECT(copy_to_host(offsets, lines + 1) == a.offsets);
    cusparseDestroySpMat(mat);
    cusparseDestroySpMat(back);
    for (void *memory : {(void *)buffer, (void *)offsets, (void *)first, (void *)second, (void *)values})
        cudaFree(memory);
}

static void test_arrays(cusparseHandle_t handle)
{
    Sparse<double, int> a(rows, columns, 1, 3);
    int count = (int)a.values.size(), *offsets = new_on_device<int>(rows + 1), *places = new_on_device<int>(count);
    const cusparseIndexBase_t one = CUSPARSE_INDEX_BASE_ONE;
    SPARSE(cusparseXcoo2csr(handle, a.rows_at, count, rows, offsets, one));
    EXPECT(copy_to_host(offsets, rows + 1) == a.offsets);
    SPARSE(cusparseXcsr2coo(handle, a.offsets_at, count, rows, places, one));
    EXPECT(copy_to_host(places, count) == a.row_of);

    // There and back again is the same.
    int *csc_offsets = new_on_device<int>(columns + 1), *csc_rows = new_on_device<int>(count);
    double *csc_values = new_on_device<double>(count), *values = new_on_device<double>(count);
    size_t size = 0;
    SPARSE(cusparseCsr2cscEx2_bufferSize(handle, rows, columns, count, a.values_at, a.offsets_at, a.columns_at, csc_values, csc_offsets, csc_rows,
                                         CUDA_R_64F, CUSPARSE_ACTION_NUMERIC, one, CUSPARSE_CSR2CSC_ALG1, &size));
    char *buffer = take_buffer<char>(size);
    SPARSE(cusparseCsr2cscEx2(handle, rows, columns, count, a.values_at, a.offsets_at, a.columns_at, csc_values, csc_offsets, csc_rows, CUDA_R_64F,
                              CUSPARSE_ACTION_NUMERIC, one, CUSPARSE_CSR2CSC_ALG1, buffer));
    std::vector<int> o = copy_to_host(csc_offsets, columns + 1), r = copy_to_host(csc_rows, count);
    std::vector<double> v = copy_to_host(csc_values, count);
    int wrong = o[columns] != count + 1;
    for (int j = 0; j < columns; j++)
        for (int i = o[j] - 1; i < o[j + 1] - 1; i++)
            wrong += v[i] != a.dense[(r[i] - 1) * columns + j].x || (i > o[j] - 1 && r[i] <= r[i - 1]);
    EXPECT(wrong == 0);

    // Rows that are not sorted.
    std::vector<int> mixed = a.column_of;
    for (int i = 0; i < rows; i++)
        for (int k = a.offsets[i] - 1, last = a.offsets[i + 1] - 2; k < last; k++, last--)
            std::swap(mixed[k], mixed[last]);
    int *mixed_at = copy_to_device(mixed), *from = new_on_device<int>(count);
    cusparseMatDescr_t descr;
    SPARSE(cusparseCreateMatDescr(&descr));
    SPARSE(cusparseSetMatIndexBase(descr, one));
    SPARSE(cusparseXcsrsort_bufferSizeExt(handle, rows, columns, count, a.offsets_at, mixed_at, &size));
    char *sort_buffer = take_buffer<char>(size);
    SPARSE(cusparseCreateIdentityPermutation(handle, count, from));
    SPARSE(cusparseXcsrsort(handle, rows, columns, count, descr, a.offsets_at, mixed_at, from, sort_buffer));
    std::vector<int> p = copy_to_host(from, count);
    EXPECT(copy_to_host(mixed_at, count) == a.column_of);
    wrong = 0;
    for (int i = 0; i < count; i++)
        wrong += mixed[p[i]] != a.column_of[i];
    EXPECT(wrong == 0);

    Dense<double> dense(rows, columns, false);
    std::vector<int> counts(rows);
    int total = 0, want = 0, *counts_at = new_on_device<int>(rows);
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < columns; j++)
            counts[i] += dense.get(i, j).x != 0;
    for (int i : counts)
        want += i;
    SPARSE(cusparseDnnz(handle, CUSPARSE_DIRECTION_ROW, rows, columns, descr, dense.at, dense.leading, counts_at, &total));
    EXPECT(total == want && copy_to_host(counts_at, rows) == counts);
    cusparseDestroyMatDescr(descr);
    for (void *memory : {(void *)offsets, (void *)places, (void *)csc_offsets, (void *)csc_rows, (void *)csc_values, (void *)values, (void *)buffer,
                         (void *)mixed_at, (void *)from, (void *)sort_buffer, (void *)counts_at})
        cudaFree(memory);
}

static void test_vectors(cusparseHandle_t handle)
{
    const int n = 100, count = 10;
    std::vector<int> places;
    for (int i = 0; i < count; i++)
        places.push_back(i * 9 + 2);
    std::vector<float> x = random_values<float>(count), y = random_values<float>(n), want = y;
    int *places_at = copy_to_device(places);
    float *x_at = copy_to_device(x), *y_at = copy_to_device(y), alpha = 2, beta = 3, result = 0, sum = 0;
    cusparseSpVecDescr_t sparse;
    cusparseDnVecDescr_t dense;
    size_t size = 0;
    SPARSE(cusparseCreateSpVec(&sparse, n, count, places_at, x_at, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F));
    SPARSE(cusparseCreateDnVec(&dense, n, y_at, CUDA_R_32F));
    for (int i = 0; i < n; i++)
        want[i] *= beta;
    for (int i = 0; i < count; i++)
        want[places[i]] += alpha * x[i];
    SPARSE(cusparseAxpby(handle, &alpha, sparse, &beta, dense));
    EXPECT(copy_to_host(y_at, n) == want);
    for (int i = 0; i < count; i++)
        sum += x[i] * want[places[i]];
    SPARSE(cusparseSpVV_bufferSize(handle, plain, sparse, dense, &result, CUDA_R_32F, &size));
    char *buffer = take_buffer<char>(size);
    SPARSE(cusparseSpVV(handle, plain, sparse, dense, &result, CUDA_R_32F, buffer));
    EXPECT(result == sum);
    float c = 0, s = 1; // swaps, one with the other sign
    SPARSE(cusparseRot(handle, &c, &s, sparse, dense));
    for (int i = 0; i < count; i++) {
        std::swap(x[i], want[places[i]]);
        want[places[i]] = -want[places[i]];
    }
    EXPECT(copy_to_host(x_at, count) == x && copy_to_host(y_at, n) == want);
    SPARSE(cusparseScatter(handle, sparse, dense));
    for (int i = 0; i < count; i++)
        want[places[i]] = x[i];
    EXPECT(copy_to_host(y_at, n) == want);
    CHECK(cudaMemset(x_at, 0, count * sizeof(float)));
    SPARSE(cusparseGather(handle, dense, sparse));
    EXPECT(copy_to_host(x_at, count) == x);
    cusparseDestroySpVec(sparse);
    cusparseDestroyDnVec(dense);
    for (void *memory : {(void *)places_at, (void *)x_at, (void *)y_at, (void *)buffer})
        cudaFree(memory);
}

// 2 x 3 blocks of 2 x 2.
static void test_blocks(cusparseHandle_t handle)
{
    std::vector<int> offsets = {0, 2, 3}, places = {0, 2, 1};
    std::vector<float> values = random_values<float>(12), x = random_values<float>(6), want(4);
    for (int i = 0; i < 4; i++)
        for (int k = offsets[i / 2]; k < offsets[i / 2 + 1]; k++)
            for (int j = 0; j < 2; j++)
                want[i] += values[k * 4 + i % 2 * 2 + j] * x[places[k] * 2 + j];
    int *offsets_at = copy_to_device(offsets), *places_at = copy_to_device(places);
    float *values_at = copy_to_device(values), *x_at = copy_to_device(x), *y_at = new_on_device<float>(4), alpha = 1, beta = 0;
    cusparseSpMatDescr_t mat;
    cusparseDnVecDescr_t from, to;
    size_t size = 0;
    SPARSE(cusparseCreateBsr(&mat, 2, 3, 3, 2, 2, offsets_at, places_at, values_at, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO,
                             CUDA_R_32F, CUSPARSE_ORDER_ROW));
    SPARSE(cusparseCreateDnVec(&from, 6, x_at, CUDA_R_32F));
    SPARSE(cusparseCreateDnVec(&to, 4, y_at, CUDA_R_32F));
    SPARSE(cusparseSpMV_bufferSize(handle, plain, &alpha, mat, from, &beta, to, CUDA_R_32F, CUSPARSE_SPMV_ALG_DEFAULT, &size));
    char *buffer = take_buffer<char>(size);
    SPARSE(cusparseSpMV(handle, plain, &alpha, mat, from, &beta, to, CUDA_R_32F, CUSPARSE_SPMV_ALG_DEFAULT, buffer));
    EXPECT(copy_to_host(y_at, 4) == want);
    cusparseDestroySpMat(mat);
    cusparseDestroyDnVec(from);
    cusparseDestroyDnVec(to);
    for (void *memory : {(void *)offsets_at, (void *)places_at, (void *)values_at, (void *)x_at, (void *)y_at, (void *)buffer})
        cudaFree(memory);
}

static void test_codes(cusparseHandle_t handle)
{
    cusparseDnVecDescr_t x, y;
    cusparseSpMatDescr_t mat;
    Sparse<float, int> a(4, 3, 0, 2);
    float *memory = new_on_device<float>(8), one = 1;
    size_t size;
    cudaStream_t stream;
    EXPECT(cusparseCreate(NULL) != CUSPARSE_STATUS_SUCCESS);
    EXPECT(cusparseSetStream(NULL, 0) == CUSPARSE_STATUS_INVALID_VALUE);
    EXPECT(cusparseXcsr2coo(NULL, (int *)memory, 2, 2, (int *)memory, CUSPARSE_INDEX_BASE_ZERO) == CUSPARSE_STATUS_NOT_INITIALIZED);
    EXPECT(cusparseDestroy(NULL) == CUSPARSE_STATUS_SUCCESS);
    EXPECT(strcmp(cusparseGetErrorName((cusparseStatus_t)77), "unrecognized error code") == 0);
    EXPECT(cusparseGetStream(handle, &stream) == CUSPARSE_STATUS_SUCCESS && stream == 0);
    EXPECT(strcmp(cusparseGetErrorName(CUSPARSE_STATUS_ZERO_PIVOT), "CUSPARSE_STATUS_ZERO_PIVOT") == 0);
    EXPECT(cusparseCreateDnVec(&x, -1, memory, CUDA_R_32F) == CUSPARSE_STATUS_INVALID_VALUE);
    mat = a.describe(CUSPARSE_FORMAT_CSR);
    SPARSE(cusparseCreateDnVec(&x, 3, memory, CUDA_R_32F));
    SPARSE(cusparseCreateDnVec(&y, 4, memory + 4, CUDA_R_32F));
    EXPECT(cusparseSpMV_bufferSize(NULL, plain, &one, mat, x, &one, y, CUDA_R_32F, CUSPARSE_SPMV_ALG_DEFAULT, &size) == CUSPARSE_STATUS_INVALID_VALUE);
    EXPECT(cusparseSpMV_bufferSize(handle, plain, NULL, mat, x, &one, y, CUDA_R_32F, CUSPARSE_SPMV_ALG_DEFAULT, &size) == CUSPARSE_STATUS_INVALID_VALUE);
    EXPECT(cusparseSpMV_bufferSize(handle, transposed, &one, mat, x, &one, y, CUDA_R_32F, CUSPARSE_SPMV_ALG_DEFAULT, &size) ==
           CUSPARSE_STATUS_INVALID_VALUE);
    cusparseDestroyDnVec(x);
    cusparseDestroyDnVec(y);
    cusparseDestroySpMat(mat);
    cudaFree(memory);
}

int main()
{
    cusparseHandle_t handle;
    SPARSE(cusparseCreate(&handle));
    test_mv<float, int>(handle, CUSPARSE_FORMAT_CSR, plain, 0, 3);
    test_mv<float, int>(handle, CUSPARSE_FORMAT_CSR, plain, 1, 1); // long rows
    test_mv<float, int>(handle, CUSPARSE_FORMAT_CSR, transposed, 1, 3);
    test_mv<float, int>(handle, CUSPARSE_FORMAT_CSC, plain, 0, 3);
    test_mv<float, int>(handle, CUSPARSE_FORMAT_COO, plain, 1, 3);
    test_mv<float, int>(handle, CUSPARSE_FORMAT_COO, transposed, 0, 3);
    test_mv<double, long long>(handle, CUSPARSE_FORMAT_CSR, plain, 0, 3);
    test_mv<double, long long>(handle, CUSPARSE_FORMAT_CSR, transposed, 0, 3);
    test_mv<cuComplex, int>(handle, CUSPARSE_FORMAT_CSR, conjugated, 0, 3);
    test_mm<float>(handle, CUSPARSE_FORMAT_CSR, plain, plain, true);
    test_mm<float>(handle, CUSPARSE_FORMAT_CSR, transposed, transposed, false);
    test_mm<float>(handle, CUSPARSE_FORMAT_COO, plain, transposed, true);
    test_mm<cuComplex>(handle, CUSPARSE_FORMAT_CSR, conjugated, plain, false);
    test_sampled(handle);
    for (int i = 0; i < 8; i++)
        test_systems(handle, i & 1, i & 2, i & 4 ? transposed : plain, i == 0 || i == 5);
    test_factors(handle);
    test_product(handle, 0);
    test_product(handle, 1);
    test_conversions(handle, CUSPARSE_FORMAT_CSR);
    test_conversions(handle, CUSPARSE_FORMAT_CSC);
    test_conversions(handle, CUSPARSE_FORMAT_COO);
    test_arrays(handle);
    test_vectors(handle);
    test_blocks(handle);
    test_codes(handle);
    SPARSE(cusparseDestroy(handle));
    return finish();
}
