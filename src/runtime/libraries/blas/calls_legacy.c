/* The functions of cuBLAS's old API: no handle, scalars by value, results returned.
 * Made by scripts/blas_names.py; not edited by hand. */
#include "libraries/blas/legacy.h"

float cublasSnrm2(int n, const float *x, int incx)
{
    float result = 0;
    note(cublasSnrm2_v2(the_handle(), n, x, incx, &result));
    return result;
}

double cublasDnrm2(int n, const double *x, int incx)
{
    double result = 0;
    note(cublasDnrm2_v2(the_handle(), n, x, incx, &result));
    return result;
}

float cublasScnrm2(int n, const cuComplex *x, int incx)
{
    float result = 0;
    note(cublasScnrm2_v2(the_handle(), n, x, incx, &result));
    return result;
}

double cublasDznrm2(int n, const cuDoubleComplex *x, int incx)
{
    double result = 0;
    note(cublasDznrm2_v2(the_handle(), n, x, incx, &result));
    return result;
}

float cublasSasum(int n, const float *x, int incx)
{
    float result = 0;
    note(cublasSasum_v2(the_handle(), n, x, incx, &result));
    return result;
}

double cublasDasum(int n, const double *x, int incx)
{
    double result = 0;
    note(cublasDasum_v2(the_handle(), n, x, incx, &result));
    return result;
}

float cublasScasum(int n, const cuComplex *x, int incx)
{
    float result = 0;
    note(cublasScasum_v2(the_handle(), n, x, incx, &result));
    return result;
}

double cublasDzasum(int n, const cuDoubleComplex *x, int incx)
{
    double result = 0;
    note(cublasDzasum_v2(the_handle(), n, x, incx, &result));
    return result;
}

int cublasIsamax(int n, const float *x, int incx)
{
    int result = 0;
    note(cublasIsamax_v2(the_handle(), n, x, incx, &result));
    return result;
}

int cublasIdamax(int n, const double *x, int incx)
{
    int result = 0;
    note(cublasIdamax_v2(the_handle(), n, x, incx, &result));
    return result;
}

int cublasIcamax(int n, const cuComplex *x, int incx)
{
    int result = 0;
    note(cublasIcamax_v2(the_handle(), n, x, incx, &result));
    return result;
}

int cublasIzamax(int n, const cuDoubleComplex *x, int incx)
{
    int result = 0;
    note(cublasIzamax_v2(the_handle(), n, x, incx, &result));
    return result;
}

int cublasIsamin(int n, const float *x, int incx)
{
    int result = 0;
    note(cublasIsamin_v2(the_handle(), n, x, incx, &result));
    return result;
}

int cublasIdamin(int n, const double *x, int incx)
{
    int result = 0;
    note(cublasIdamin_v2(the_handle(), n, x, incx, &result));
    return result;
}

int cublasIcamin(int n, const cuComplex *x, int incx)
{
    int result = 0;
    note(cublasIcamin_v2(the_handle(), n, x, incx, &result));
    return result;
}

int cublasIzamin(int n, const cuDoubleComplex *x, int incx)
{
    int result = 0;
    note(cublasIzamin_v2(the_handle(), n, x, incx, &result));
    return result;
}

float cublasSdot(int n, const float *x, int incx, const float *y, int incy)
{
    float result = 0;
    note(cublasSdot_v2(the_handle(), n, x, incx, y, incy, &result));
    return result;
}

double cublasDdot(int n, const double *x, int incx, const double *y, int incy)
{
    double result = 0;
    note(cublasDdot_v2(the_handle(), n, x, incx, y, incy, &result));
    return result;
}

cuComplex cublasCdotu(int n, const cuComplex *x, int incx, const cuComplex *y, int incy)
{
    cuComplex result = {0, 0};
    note(cublasCdotu_v2(the_handle(), n, x, incx, y, incy, &result));
    return result;
}

cuDoubleComplex cublasZdotu(int n, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y,
                            int incy)
{
    cuDoubleComplex result = {0, 0};
    note(cublasZdotu_v2(the_handle(), n, x, incx, y, incy, &result));
    return result;
}

cuComplex cublasCdotc(int n, const cuComplex *x, int incx, const cuComplex *y, int incy)
{
    cuComplex result = {0, 0};
    note(cublasCdotc_v2(the_handle(), n, x, incx, y, incy, &result));
    return result;
}

cuDoubleComplex cublasZdotc(int n, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y,
                            int incy)
{
    cuDoubleComplex result = {0, 0};
    note(cublasZdotc_v2(the_handle(), n, x, incx, y, incy, &result));
    return result;
}

void cublasSscal(int n, float alpha, float *x, int incx)
{
    note(cublasSscal_v2(the_handle(), n, &alpha, x, incx));
}

void cublasDscal(int n, double alpha, double *x, int incx)
{
    note(cublasDscal_v2(the_handle(), n, &alpha, x, incx));
}

void cublasCscal(int n, cuComplex alpha, cuComplex *x, int incx)
{
    note(cublasCscal_v2(the_handle(), n, &alpha, x, incx));
}

void cublasZscal(int n, cuDoubleComplex alpha, cuDoubleComplex *x, int incx)
{
    note(cublasZscal_v2(the_handle(), n, &alpha, x, incx));
}

void cublasCsscal(int n, float alpha, cuComplex *x, int incx)
{
    note(cublasCsscal_v2(the_handle(), n, &alpha, x, incx));
}

void cublasZdscal(int n, double alpha, cuDoubleComplex *x, int incx)
{
    note(cublasZdscal_v2(the_handle(), n, &alpha, x, incx));
}

void cublasSaxpy(int n, float alpha, const float *x, int incx, float *y, int incy)
{
    note(cublasSaxpy_v2(the_handle(), n, &alpha, x, incx, y, incy));
}

void cublasDaxpy(int n, double alpha, const double *x, int incx, double *y, int incy)
{
    note(cublasDaxpy_v2(the_handle(), n, &alpha, x, incx, y, incy));
}

void cublasCaxpy(int n, cuComplex alpha, const cuComplex *x, int incx, cuComplex *y, int incy)
{
    note(cublasCaxpy_v2(the_handle(), n, &alpha, x, incx, y, incy));
}

void cublasZaxpy(int n, cuDoubleComplex alpha, const cuDoubleComplex *x, int incx,
                 cuDoubleComplex *y, int incy)
{
    note(cublasZaxpy_v2(the_handle(), n, &alpha, x, incx, y, incy));
}

void cublasScopy(int n, const float *x, int incx, float *y, int incy)
{
    note(cublasScopy_v2(the_handle(), n, x, incx, y, incy));
}

void cublasDcopy(int n, const double *x, int incx, double *y, int incy)
{
    note(cublasDcopy_v2(the_handle(), n, x, incx, y, incy));
}

void cublasCcopy(int n, const cuComplex *x, int incx, cuComplex *y, int incy)
{
    note(cublasCcopy_v2(the_handle(), n, x, incx, y, incy));
}

void cublasZcopy(int n, const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)
{
    note(cublasZcopy_v2(the_handle(), n, x, incx, y, incy));
}

void cublasSswap(int n, float *x, int incx, float *y, int incy)
{
    note(cublasSswap_v2(the_handle(), n, x, incx, y, incy));
}

void cublasDswap(int n, double *x, int incx, double *y, int incy)
{
    note(cublasDswap_v2(the_handle(), n, x, incx, y, incy));
}

void cublasCswap(int n, cuComplex *x, int incx, cuComplex *y, int incy)
{
    note(cublasCswap_v2(the_handle(), n, x, incx, y, incy));
}

void cublasZswap(int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)
{
    note(cublasZswap_v2(the_handle(), n, x, incx, y, incy));
}

void cublasSrot(int n, float *x, int incx, float *y, int incy, float c, float s)
{
    note(cublasSrot_v2(the_handle(), n, x, incx, y, incy, &c, &s));
}

void cublasDrot(int n, double *x, int incx, double *y, int incy, double c, double s)
{
    note(cublasDrot_v2(the_handle(), n, x, incx, y, incy, &c, &s));
}

void cublasCrot(int n, cuComplex *x, int incx, cuComplex *y, int incy, float c, cuComplex s)
{
    note(cublasCrot_v2(the_handle(), n, x, incx, y, incy, &c, &s));
}

void cublasZrot(int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy, double c,
                cuDoubleComplex s)
{
    note(cublasZrot_v2(the_handle(), n, x, incx, y, incy, &c, &s));
}

void cublasCsrot(int n, cuComplex *x, int incx, cuComplex *y, int incy, float c, float s)
{
    note(cublasCsrot_v2(the_handle(), n, x, incx, y, incy, &c, &s));
}

void cublasZdrot(int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy, double c,
                 double s)
{
    note(cublasZdrot_v2(the_handle(), n, x, incx, y, incy, &c, &s));
}

void cublasSrotg(float *a, float *b, float *c, float *s)
{
    note(cublasSrotg_v2(the_handle(), a, b, c, s));
}

void cublasDrotg(double *a, double *b, double *c, double *s)
{
    note(cublasDrotg_v2(the_handle(), a, b, c, s));
}

void cublasCrotg(cuComplex *a, cuComplex *b, float *c, cuComplex *s)
{
    note(cublasCrotg_v2(the_handle(), a, b, c, s));
}

void cublasZrotg(cuDoubleComplex *a, cuDoubleComplex *b, double *c, cuDoubleComplex *s)
{
    note(cublasZrotg_v2(the_handle(), a, b, c, s));
}

void cublasSrotm(int n, float *x, int incx, float *y, int incy, const float *param)
{
    note(cublasSrotm_v2(the_handle(), n, x, incx, y, incy, param));
}

void cublasDrotm(int n, double *x, int incx, double *y, int incy, const double *param)
{
    note(cublasDrotm_v2(the_handle(), n, x, incx, y, incy, param));
}

void cublasSrotmg(float *d1, float *d2, float *x1, const float *y1, float *param)
{
    note(cublasSrotmg_v2(the_handle(), d1, d2, x1, y1, param));
}

void cublasDrotmg(double *d1, double *d2, double *x1, const double *y1, double *param)
{
    note(cublasDrotmg_v2(the_handle(), d1, d2, x1, y1, param));
}

void cublasSgemv(char trans, int m, int n, float alpha, const float *A, int lda, const float *x,
                 int incx, float beta, float *y, int incy)
{
    note(cublasSgemv_v2(the_handle(), operation_of(trans), m, n, &alpha, A, lda, x, incx, &beta, y,
                        incy));
}

void cublasDgemv(char trans, int m, int n, double alpha, const double *A, int lda, const double *x,
                 int incx, double beta, double *y, int incy)
{
    note(cublasDgemv_v2(the_handle(), operation_of(trans), m, n, &alpha, A, lda, x, incx, &beta, y,
                        incy));
}

void cublasCgemv(char trans, int m, int n, cuComplex alpha, const cuComplex *A, int lda,
                 const cuComplex *x, int incx, cuComplex beta, cuComplex *y, int incy)
{
    note(cublasCgemv_v2(the_handle(), operation_of(trans), m, n, &alpha, A, lda, x, incx, &beta, y,
                        incy));
}

void cublasZgemv(char trans, int m, int n, cuDoubleComplex alpha, const cuDoubleComplex *A, int lda,
                 const cuDoubleComplex *x, int incx, cuDoubleComplex beta, cuDoubleComplex *y,
                 int incy)
{
    note(cublasZgemv_v2(the_handle(), operation_of(trans), m, n, &alpha, A, lda, x, incx, &beta, y,
                        incy));
}

void cublasSgbmv(char trans, int m, int n, int kl, int ku, float alpha, const float *A, int lda,
                 const float *x, int incx, float beta, float *y, int incy)
{
    note(cublasSgbmv_v2(the_handle(), operation_of(trans), m, n, kl, ku, &alpha, A, lda, x, incx,
                        &beta, y, incy));
}

void cublasDgbmv(char trans, int m, int n, int kl, int ku, double alpha, const double *A, int lda,
                 const double *x, int incx, double beta, double *y, int incy)
{
    note(cublasDgbmv_v2(the_handle(), operation_of(trans), m, n, kl, ku, &alpha, A, lda, x, incx,
                        &beta, y, incy));
}

void cublasCgbmv(char trans, int m, int n, int kl, int ku, cuComplex alpha, const cuComplex *A,
                 int lda, const cuComplex *x, int incx, cuComplex beta, cuComplex *y, int incy)
{
    note(cublasCgbmv_v2(the_handle(), operation_of(trans), m, n, kl, ku, &alpha, A, lda, x, incx,
                        &beta, y, incy));
}

void cublasZgbmv(char trans, int m, int n, int kl, int ku, cuDoubleComplex alpha,
                 const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx,
                 cuDoubleComplex beta, cuDoubleComplex *y, int incy)
{
    note(cublasZgbmv_v2(the_handle(), operation_of(trans), m, n, kl, ku, &alpha, A, lda, x, incx,
                        &beta, y, incy));
}

void cublasSsymv(char uplo, int n, float alpha, const float *A, int lda, const float *x, int incx,
                 float beta, float *y, int incy)
{
    note(cublasSsymv_v2(the_handle(), fill_of(uplo), n, &alpha, A, lda, x, incx, &beta, y, incy));
}

void cublasDsymv(char uplo, int n, double alpha, const double *A, int lda, const double *x,
                 int incx, double beta, double *y, int incy)
{
    note(cublasDsymv_v2(the_handle(), fill_of(uplo), n, &alpha, A, lda, x, incx, &beta, y, incy));
}

void cublasCsymv(char uplo, int n, cuComplex alpha, const cuComplex *A, int lda, const cuComplex *x,
                 int incx, cuComplex beta, cuComplex *y, int incy)
{
    note(cublasCsymv_v2(the_handle(), fill_of(uplo), n, &alpha, A, lda, x, incx, &beta, y, incy));
}

void cublasZsymv(char uplo, int n, cuDoubleComplex alpha, const cuDoubleComplex *A, int lda,
                 const cuDoubleComplex *x, int incx, cuDoubleComplex beta, cuDoubleComplex *y,
                 int incy)
{
    note(cublasZsymv_v2(the_handle(), fill_of(uplo), n, &alpha, A, lda, x, incx, &beta, y, incy));
}

void cublasChemv(char uplo, int n, cuComplex alpha, const cuComplex *A, int lda, const cuComplex *x,
                 int incx, cuComplex beta, cuComplex *y, int incy)
{
    note(cublasChemv_v2(the_handle(), fill_of(uplo), n, &alpha, A, lda, x, incx, &beta, y, incy));
}

void cublasZhemv(char uplo, int n, cuDoubleComplex alpha, const cuDoubleComplex *A, int lda,
                 const cuDoubleComplex *x, int incx, cuDoubleComplex beta, cuDoubleComplex *y,
                 int incy)
{
    note(cublasZhemv_v2(the_handle(), fill_of(uplo), n, &alpha, A, lda, x, incx, &beta, y, incy));
}

void cublasSsbmv(char uplo, int n, int k, float alpha, const float *A, int lda, const float *x,
                 int incx, float beta, float *y, int incy)
{
    note(
        cublasSsbmv_v2(the_handle(), fill_of(uplo), n, k, &alpha, A, lda, x, incx, &beta, y, incy));
}

void cublasDsbmv(char uplo, int n, int k, double alpha, const double *A, int lda, const double *x,
                 int incx, double beta, double *y, int incy)
{
    note(
        cublasDsbmv_v2(the_handle(), fill_of(uplo), n, k, &alpha, A, lda, x, incx, &beta, y, incy));
}

void cublasChbmv(char uplo, int n, int k, cuComplex alpha, const cuComplex *A, int lda,
                 const cuComplex *x, int incx, cuComplex beta, cuComplex *y, int incy)
{
    note(
        cublasChbmv_v2(the_handle(), fill_of(uplo), n, k, &alpha, A, lda, x, incx, &beta, y, incy));
}

void cublasZhbmv(char uplo, int n, int k, cuDoubleComplex alpha, const cuDoubleComplex *A, int lda,
                 const cuDoubleComplex *x, int incx, cuDoubleComplex beta, cuDoubleComplex *y,
                 int incy)
{
    note(
        cublasZhbmv_v2(the_handle(), fill_of(uplo), n, k, &alpha, A, lda, x, incx, &beta, y, incy));
}

void cublasSspmv(char uplo, int n, float alpha, const float *AP, const float *x, int incx,
                 float beta, float *y, int incy)
{
    note(cublasSspmv_v2(the_handle(), fill_of(uplo), n, &alpha, AP, x, incx, &beta, y, incy));
}

void cublasDspmv(char uplo, int n, double alpha, const double *AP, const double *x, int incx,
                 double beta, double *y, int incy)
{
    note(cublasDspmv_v2(the_handle(), fill_of(uplo), n, &alpha, AP, x, incx, &beta, y, incy));
}

void cublasChpmv(char uplo, int n, cuComplex alpha, const cuComplex *AP, const cuComplex *x,
                 int incx, cuComplex beta, cuComplex *y, int incy)
{
    note(cublasChpmv_v2(the_handle(), fill_of(uplo), n, &alpha, AP, x, incx, &beta, y, incy));
}

void cublasZhpmv(char uplo, int n, cuDoubleComplex alpha, const cuDoubleComplex *AP,
                 const cuDoubleComplex *x, int incx, cuDoubleComplex beta, cuDoubleComplex *y,
                 int incy)
{
    note(cublasZhpmv_v2(the_handle(), fill_of(uplo), n, &alpha, AP, x, incx, &beta, y, incy));
}

void cublasStrmv(char uplo, char trans, char diag, int n, const float *A, int lda, float *x,
                 int incx)
{
    note(cublasStrmv_v2(the_handle(), fill_of(uplo), operation_of(trans), diagonal_of(diag), n, A,
                        lda, x, incx));
}

void cublasDtrmv(char uplo, char trans, char diag, int n, const double *A, int lda, double *x,
                 int incx)
{
    note(cublasDtrmv_v2(the_handle(), fill_of(uplo), operation_of(trans), diagonal_of(diag), n, A,
                        lda, x, incx));
}

void cublasCtrmv(char uplo, char trans, char diag, int n, const cuComplex *A, int lda, cuComplex *x,
                 int incx)
{
    note(cublasCtrmv_v2(the_handle(), fill_of(uplo), operation_of(trans), diagonal_of(diag), n, A,
                        lda, x, incx));
}

void cublasZtrmv(char uplo, char trans, char diag, int n, const cuDoubleComplex *A, int lda,
                 cuDoubleComplex *x, int incx)
{
    note(cublasZtrmv_v2(the_handle(), fill_of(uplo), operation_of(trans), diagonal_of(diag), n, A,
                        lda, x, incx));
}

void cublasStbmv(char uplo, char trans, char diag, int n, int k, const float *A, int lda, float *x,
                 int incx)
{
    note(cublasStbmv_v2(the_handle(), fill_of(uplo), operation_of(trans), diagonal_of(diag), n, k,
                        A, lda, x, incx));
}

void cublasDtbmv(char uplo, char trans, char diag, int n, int k, const double *A, int lda,
                 double *x, int incx)
{
    note(cublasDtbmv_v2(the_handle(), fill_of(uplo), operation_of(trans), diagonal_of(diag), n, k,
                        A, lda, x, incx));
}

void cublasCtbmv(char uplo, char trans, char diag, int n, int k, const cuComplex *A, int lda,
                 cuComplex *x, int incx)
{
    note(cublasCtbmv_v2(the_handle(), fill_of(uplo), operation_of(trans), diagonal_of(diag), n, k,
                        A, lda, x, incx));
}

void cublasZtbmv(char uplo, char trans, char diag, int n, int k, const cuDoubleComplex *A, int lda,
                 cuDoubleComplex *x, int incx)
{
    note(cublasZtbmv_v2(the_handle(), fill_of(uplo), operation_of(trans), diagonal_of(diag), n, k,
                        A, lda, x, incx));
}

void cublasStpmv(char uplo, char trans, char diag, int n, const float *AP, float *x, int incx)
{
    note(cublasStpmv_v2(the_handle(), fill_of(uplo), operation_of(trans), diagonal_of(diag), n, AP,
                        x, incx));
}

void cublasDtpmv(char uplo, char trans, char diag, int n, const double *AP, double *x, int incx)
{
    note(cublasDtpmv_v2(the_handle(), fill_of(uplo), operation_of(trans), diagonal_of(diag), n, AP,
                        x, incx));
}

void cublasCtpmv(char uplo, char trans, char diag, int n, const cuComplex *AP, cuComplex *x,
                 int incx)
{
    note(cublasCtpmv_v2(the_handle(), fill_of(uplo), operation_of(trans), diagonal_of(diag), n, AP,
                        x, incx));
}

void cublasZtpmv(char uplo, char trans, char diag, int n, const cuDoubleComplex *AP,
                 cuDoubleComplex *x, int incx)
{
    note(cublasZtpmv_v2(the_handle(), fill_of(uplo), operation_of(trans), diagonal_of(diag), n, AP,
                        x, incx));
}

void cublasStrsv(char uplo, char trans, char diag, int n, const float *A, int lda, float *x,
                 int incx)
{
    note(cublasStrsv_v2(the_handle(), fill_of(uplo), operation_of(trans), diagonal_of(diag), n, A,
                        lda, x, incx));
}

void cublasDtrsv(char uplo, char trans, char diag, int n, const double *A, int lda, double *x,
                 int incx)
{
    note(cublasDtrsv_v2(the_handle(), fill_of(uplo), operation_of(trans), diagonal_of(diag), n, A,
                        lda, x, incx));
}

void cublasCtrsv(char uplo, char trans, char diag, int n, const cuComplex *A, int lda, cuComplex *x,
                 int incx)
{
    note(cublasCtrsv_v2(the_handle(), fill_of(uplo), operation_of(trans), diagonal_of(diag), n, A,
                        lda, x, incx));
}

void cublasZtrsv(char uplo, char trans, char diag, int n, const cuDoubleComplex *A, int lda,
                 cuDoubleComplex *x, int incx)
{
    note(cublasZtrsv_v2(the_handle(), fill_of(uplo), operation_of(trans), diagonal_of(diag), n, A,
                        lda, x, incx));
}

void cublasStbsv(char uplo, char trans, char diag, int n, int k, const float *A, int lda, float *x,
                 int incx)
{
    note(cublasStbsv_v2(the_handle(), fill_of(uplo), operation_of(trans), diagonal_of(diag), n, k,
                        A, lda, x, incx));
}

void cublasDtbsv(char uplo, char trans, char diag, int n, int k, const double *A, int lda,
                 double *x, int incx)
{
    note(cublasDtbsv_v2(the_handle(), fill_of(uplo), operation_of(trans), diagonal_of(diag), n, k,
                        A, lda, x, incx));
}

void cublasCtbsv(char uplo, char trans, char diag, int n, int k, const cuComplex *A, int lda,
                 cuComplex *x, int incx)
{
    note(cublasCtbsv_v2(the_handle(), fill_of(uplo), operation_of(trans), diagonal_of(diag), n, k,
                        A, lda, x, incx));
}

void cublasZtbsv(char uplo, char trans, char diag, int n, int k, const cuDoubleComplex *A, int lda,
                 cuDoubleComplex *x, int incx)
{
    note(cublasZtbsv_v2(the_handle(), fill_of(uplo), operation_of(trans), diagonal_of(diag), n, k,
                        A, lda, x, incx));
}

void cublasStpsv(char uplo, char trans, char diag, int n, const float *AP, float *x, int incx)
{
    note(cublasStpsv_v2(the_handle(), fill_of(uplo), operation_of(trans), diagonal_of(diag), n, AP,
                        x, incx));
}

void cublasDtpsv(char uplo, char trans, char diag, int n, const double *AP, double *x, int incx)
{
    note(cublasDtpsv_v2(the_handle(), fill_of(uplo), operation_of(trans), diagonal_of(diag), n, AP,
                        x, incx));
}

void cublasCtpsv(char uplo, char trans, char diag, int n, const cuComplex *AP, cuComplex *x,
                 int incx)
{
    note(cublasCtpsv_v2(the_handle(), fill_of(uplo), operation_of(trans), diagonal_of(diag), n, AP,
                        x, incx));
}

void cublasZtpsv(char uplo, char trans, char diag, int n, const cuDoubleComplex *AP,
                 cuDoubleComplex *x, int incx)
{
    note(cublasZtpsv_v2(the_handle(), fill_of(uplo), operation_of(trans), diagonal_of(diag), n, AP,
                        x, incx));
}

void cublasSger(int m, int n, float alpha, const float *x, int incx, const float *y, int incy,
                float *A, int lda)
{
    note(cublasSger_v2(the_handle(), m, n, &alpha, x, incx, y, incy, A, lda));
}

void cublasDger(int m, int n, double alpha, const double *x, int incx, const double *y, int incy,
                double *A, int lda)
{
    note(cublasDger_v2(the_handle(), m, n, &alpha, x, incx, y, incy, A, lda));
}

void cublasCgeru(int m, int n, cuComplex alpha, const cuComplex *x, int incx, const cuComplex *y,
                 int incy, cuComplex *A, int lda)
{
    note(cublasCgeru_v2(the_handle(), m, n, &alpha, x, incx, y, incy, A, lda));
}

void cublasZgeru(int m, int n, cuDoubleComplex alpha, const cuDoubleComplex *x, int incx,
                 const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)
{
    note(cublasZgeru_v2(the_handle(), m, n, &alpha, x, incx, y, incy, A, lda));
}

void cublasCgerc(int m, int n, cuComplex alpha, const cuComplex *x, int incx, const cuComplex *y,
                 int incy, cuComplex *A, int lda)
{
    note(cublasCgerc_v2(the_handle(), m, n, &alpha, x, incx, y, incy, A, lda));
}

void cublasZgerc(int m, int n, cuDoubleComplex alpha, const cuDoubleComplex *x, int incx,
                 const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)
{
    note(cublasZgerc_v2(the_handle(), m, n, &alpha, x, incx, y, incy, A, lda));
}

void cublasSsyr(char uplo, int n, float alpha, const float *x, int incx, float *A, int lda)
{
    note(cublasSsyr_v2(the_handle(), fill_of(uplo), n, &alpha, x, incx, A, lda));
}

void cublasDsyr(char uplo, int n, double alpha, const double *x, int incx, double *A, int lda)
{
    note(cublasDsyr_v2(the_handle(), fill_of(uplo), n, &alpha, x, incx, A, lda));
}

void cublasCsyr(char uplo, int n, cuComplex alpha, const cuComplex *x, int incx, cuComplex *A,
                int lda)
{
    note(cublasCsyr_v2(the_handle(), fill_of(uplo), n, &alpha, x, incx, A, lda));
}

void cublasZsyr(char uplo, int n, cuDoubleComplex alpha, const cuDoubleComplex *x, int incx,
                cuDoubleComplex *A, int lda)
{
    note(cublasZsyr_v2(the_handle(), fill_of(uplo), n, &alpha, x, incx, A, lda));
}

void cublasCher(char uplo, int n, float alpha, const cuComplex *x, int incx, cuComplex *A, int lda)
{
    note(cublasCher_v2(the_handle(), fill_of(uplo), n, &alpha, x, incx, A, lda));
}

void cublasZher(char uplo, int n, double alpha, const cuDoubleComplex *x, int incx,
                cuDoubleComplex *A, int lda)
{
    note(cublasZher_v2(the_handle(), fill_of(uplo), n, &alpha, x, incx, A, lda));
}

void cublasSspr(char uplo, int n, float alpha, const float *x, int incx, float *AP)
{
    note(cublasSspr_v2(the_handle(), fill_of(uplo), n, &alpha, x, incx, AP));
}

void cublasDspr(char uplo, int n, double alpha, const double *x, int incx, double *AP)
{
    note(cublasDspr_v2(the_handle(), fill_of(uplo), n, &alpha, x, incx, AP));
}

void cublasChpr(char uplo, int n, float alpha, const cuComplex *x, int incx, cuComplex *AP)
{
    note(cublasChpr_v2(the_handle(), fill_of(uplo), n, &alpha, x, incx, AP));
}

void cublasZhpr(char uplo, int n, double alpha, const cuDoubleComplex *x, int incx,
                cuDoubleComplex *AP)
{
    note(cublasZhpr_v2(the_handle(), fill_of(uplo), n, &alpha, x, incx, AP));
}

void cublasSsyr2(char uplo, int n, float alpha, const float *x, int incx, const float *y, int incy,
                 float *A, int lda)
{
    note(cublasSsyr2_v2(the_handle(), fill_of(uplo), n, &alpha, x, incx, y, incy, A, lda));
}

void cublasDsyr2(char uplo, int n, double alpha, const double *x, int incx, const double *y,
                 int incy, double *A, int lda)
{
    note(cublasDsyr2_v2(the_handle(), fill_of(uplo), n, &alpha, x, incx, y, incy, A, lda));
}

void cublasCsyr2(char uplo, int n, cuComplex alpha, const cuComplex *x, int incx,
                 const cuComplex *y, int incy, cuComplex *A, int lda)
{
    note(cublasCsyr2_v2(the_handle(), fill_of(uplo), n, &alpha, x, incx, y, incy, A, lda));
}

void cublasZsyr2(char uplo, int n, cuDoubleComplex alpha, const cuDoubleComplex *x, int incx,
                 const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)
{
    note(cublasZsyr2_v2(the_handle(), fill_of(uplo), n, &alpha, x, incx, y, incy, A, lda));
}

void cublasCher2(char uplo, int n, cuComplex alpha, const cuComplex *x, int incx,
                 const cuComplex *y, int incy, cuComplex *A, int lda)
{
    note(cublasCher2_v2(the_handle(), fill_of(uplo), n, &alpha, x, incx, y, incy, A, lda));
}

void cublasZher2(char uplo, int n, cuDoubleComplex alpha, const cuDoubleComplex *x, int incx,
                 const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)
{
    note(cublasZher2_v2(the_handle(), fill_of(uplo), n, &alpha, x, incx, y, incy, A, lda));
}

void cublasSspr2(char uplo, int n, float alpha, const float *x, int incx, const float *y, int incy,
                 float *AP)
{
    note(cublasSspr2_v2(the_handle(), fill_of(uplo), n, &alpha, x, incx, y, incy, AP));
}

void cublasDspr2(char uplo, int n, double alpha, const double *x, int incx, const double *y,
                 int incy, double *AP)
{
    note(cublasDspr2_v2(the_handle(), fill_of(uplo), n, &alpha, x, incx, y, incy, AP));
}

void cublasChpr2(char uplo, int n, cuComplex alpha, const cuComplex *x, int incx,
                 const cuComplex *y, int incy, cuComplex *AP)
{
    note(cublasChpr2_v2(the_handle(), fill_of(uplo), n, &alpha, x, incx, y, incy, AP));
}

void cublasZhpr2(char uplo, int n, cuDoubleComplex alpha, const cuDoubleComplex *x, int incx,
                 const cuDoubleComplex *y, int incy, cuDoubleComplex *AP)
{
    note(cublasZhpr2_v2(the_handle(), fill_of(uplo), n, &alpha, x, incx, y, incy, AP));
}

void cublasSgemm(char transa, char transb, int m, int n, int k, float alpha, const float *A,
                 int lda, const float *B, int ldb, float beta, float *C, int ldc)
{
    note(cublasSgemm_v2(the_handle(), operation_of(transa), operation_of(transb), m, n, k, &alpha,
                        A, lda, B, ldb, &beta, C, ldc));
}

void cublasDgemm(char transa, char transb, int m, int n, int k, double alpha, const double *A,
                 int lda, const double *B, int ldb, double beta, double *C, int ldc)
{
    note(cublasDgemm_v2(the_handle(), operation_of(transa), operation_of(transb), m, n, k, &alpha,
                        A, lda, B, ldb, &beta, C, ldc));
}

void cublasCgemm(char transa, char transb, int m, int n, int k, cuComplex alpha, const cuComplex *A,
                 int lda, const cuComplex *B, int ldb, cuComplex beta, cuComplex *C, int ldc)
{
    note(cublasCgemm_v2(the_handle(), operation_of(transa), operation_of(transb), m, n, k, &alpha,
                        A, lda, B, ldb, &beta, C, ldc));
}

void cublasZgemm(char transa, char transb, int m, int n, int k, cuDoubleComplex alpha,
                 const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb,
                 cuDoubleComplex beta, cuDoubleComplex *C, int ldc)
{
    note(cublasZgemm_v2(the_handle(), operation_of(transa), operation_of(transb), m, n, k, &alpha,
                        A, lda, B, ldb, &beta, C, ldc));
}

void cublasSsymm(char side, char uplo, int m, int n, float alpha, const float *A, int lda,
                 const float *B, int ldb, float beta, float *C, int ldc)
{
    note(cublasSsymm_v2(the_handle(), side_of(side), fill_of(uplo), m, n, &alpha, A, lda, B, ldb,
                        &beta, C, ldc));
}

void cublasDsymm(char side, char uplo, int m, int n, double alpha, const double *A, int lda,
                 const double *B, int ldb, double beta, double *C, int ldc)
{
    note(cublasDsymm_v2(the_handle(), side_of(side), fill_of(uplo), m, n, &alpha, A, lda, B, ldb,
                        &beta, C, ldc));
}

void cublasCsymm(char side, char uplo, int m, int n, cuComplex alpha, const cuComplex *A, int lda,
                 const cuComplex *B, int ldb, cuComplex beta, cuComplex *C, int ldc)
{
    note(cublasCsymm_v2(the_handle(), side_of(side), fill_of(uplo), m, n, &alpha, A, lda, B, ldb,
                        &beta, C, ldc));
}

void cublasZsymm(char side, char uplo, int m, int n, cuDoubleComplex alpha,
                 const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb,
                 cuDoubleComplex beta, cuDoubleComplex *C, int ldc)
{
    note(cublasZsymm_v2(the_handle(), side_of(side), fill_of(uplo), m, n, &alpha, A, lda, B, ldb,
                        &beta, C, ldc));
}

void cublasChemm(char side, char uplo, int m, int n, cuComplex alpha, const cuComplex *A, int lda,
                 const cuComplex *B, int ldb, cuComplex beta, cuComplex *C, int ldc)
{
    note(cublasChemm_v2(the_handle(), side_of(side), fill_of(uplo), m, n, &alpha, A, lda, B, ldb,
                        &beta, C, ldc));
}

void cublasZhemm(char side, char uplo, int m, int n, cuDoubleComplex alpha,
                 const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb,
                 cuDoubleComplex beta, cuDoubleComplex *C, int ldc)
{
    note(cublasZhemm_v2(the_handle(), side_of(side), fill_of(uplo), m, n, &alpha, A, lda, B, ldb,
                        &beta, C, ldc));
}

void cublasSsyrk(char uplo, char trans, int n, int k, float alpha, const float *A, int lda,
                 float beta, float *C, int ldc)
{
    note(cublasSsyrk_v2(the_handle(), fill_of(uplo), operation_of(trans), n, k, &alpha, A, lda,
                        &beta, C, ldc));
}

void cublasDsyrk(char uplo, char trans, int n, int k, double alpha, const double *A, int lda,
                 double beta, double *C, int ldc)
{
    note(cublasDsyrk_v2(the_handle(), fill_of(uplo), operation_of(trans), n, k, &alpha, A, lda,
                        &beta, C, ldc));
}

void cublasCsyrk(char uplo, char trans, int n, int k, cuComplex alpha, const cuComplex *A, int lda,
                 cuComplex beta, cuComplex *C, int ldc)
{
    note(cublasCsyrk_v2(the_handle(), fill_of(uplo), operation_of(trans), n, k, &alpha, A, lda,
                        &beta, C, ldc));
}

void cublasZsyrk(char uplo, char trans, int n, int k, cuDoubleComplex alpha,
                 const cuDoubleComplex *A, int lda, cuDoubleComplex beta, cuDoubleComplex *C,
                 int ldc)
{
    note(cublasZsyrk_v2(the_handle(), fill_of(uplo), operation_of(trans), n, k, &alpha, A, lda,
                        &beta, C, ldc));
}

void cublasCherk(char uplo, char trans, int n, int k, float alpha, const cuComplex *A, int lda,
                 float beta, cuComplex *C, int ldc)
{
    note(cublasCherk_v2(the_handle(), fill_of(uplo), operation_of(trans), n, k, &alpha, A, lda,
                        &beta, C, ldc));
}

void cublasZherk(char uplo, char trans, int n, int k, double alpha, const cuDoubleComplex *A,
                 int lda, double beta, cuDoubleComplex *C, int ldc)
{
    note(cublasZherk_v2(the_handle(), fill_of(uplo), operation_of(trans), n, k, &alpha, A, lda,
                        &beta, C, ldc));
}

void cublasSsyr2k(char uplo, char trans, int n, int k, float alpha, const float *A, int lda,
                  const float *B, int ldb, float beta, float *C, int ldc)
{
    note(cublasSsyr2k_v2(the_handle(), fill_of(uplo), operation_of(trans), n, k, &alpha, A, lda, B,
                         ldb, &beta, C, ldc));
}

void cublasDsyr2k(char uplo, char trans, int n, int k, double alpha, const double *A, int lda,
                  const double *B, int ldb, double beta, double *C, int ldc)
{
    note(cublasDsyr2k_v2(the_handle(), fill_of(uplo), operation_of(trans), n, k, &alpha, A, lda, B,
                         ldb, &beta, C, ldc));
}

void cublasCsyr2k(char uplo, char trans, int n, int k, cuComplex alpha, const cuComplex *A, int lda,
                  const cuComplex *B, int ldb, cuComplex beta, cuComplex *C, int ldc)
{
    note(cublasCsyr2k_v2(the_handle(), fill_of(uplo), operation_of(trans), n, k, &alpha, A, lda, B,
                         ldb, &beta, C, ldc));
}

void cublasZsyr2k(char uplo, char trans, int n, int k, cuDoubleComplex alpha,
                  const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb,
                  cuDoubleComplex beta, cuDoubleComplex *C, int ldc)
{
    note(cublasZsyr2k_v2(the_handle(), fill_of(uplo), operation_of(trans), n, k, &alpha, A, lda, B,
                         ldb, &beta, C, ldc));
}

void cublasCher2k(char uplo, char trans, int n, int k, cuComplex alpha, const cuComplex *A, int lda,
                  const cuComplex *B, int ldb, float beta, cuComplex *C, int ldc)
{
    note(cublasCher2k_v2(the_handle(), fill_of(uplo), operation_of(trans), n, k, &alpha, A, lda, B,
                         ldb, &beta, C, ldc));
}

void cublasZher2k(char uplo, char trans, int n, int k, cuDoubleComplex alpha,
                  const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, double beta,
                  cuDoubleComplex *C, int ldc)
{
    note(cublasZher2k_v2(the_handle(), fill_of(uplo), operation_of(trans), n, k, &alpha, A, lda, B,
                         ldb, &beta, C, ldc));
}

void cublasStrsm(char side, char uplo, char trans, char diag, int m, int n, float alpha,
                 const float *A, int lda, float *B, int ldb)
{
    note(cublasStrsm_v2(the_handle(), side_of(side), fill_of(uplo), operation_of(trans),
                        diagonal_of(diag), m, n, &alpha, A, lda, B, ldb));
}

void cublasDtrsm(char side, char uplo, char trans, char diag, int m, int n, double alpha,
                 const double *A, int lda, double *B, int ldb)
{
    note(cublasDtrsm_v2(the_handle(), side_of(side), fill_of(uplo), operation_of(trans),
                        diagonal_of(diag), m, n, &alpha, A, lda, B, ldb));
}

void cublasCtrsm(char side, char uplo, char trans, char diag, int m, int n, cuComplex alpha,
                 const cuComplex *A, int lda, cuComplex *B, int ldb)
{
    note(cublasCtrsm_v2(the_handle(), side_of(side), fill_of(uplo), operation_of(trans),
                        diagonal_of(diag), m, n, &alpha, A, lda, B, ldb));
}

void cublasZtrsm(char side, char uplo, char trans, char diag, int m, int n, cuDoubleComplex alpha,
                 const cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb)
{
    note(cublasZtrsm_v2(the_handle(), side_of(side), fill_of(uplo), operation_of(trans),
                        diagonal_of(diag), m, n, &alpha, A, lda, B, ldb));
}

void cublasStrmm(char side, char uplo, char trans, char diag, int m, int n, float alpha,
                 const float *A, int lda, float *B, int ldb)
{
    note(cublasStrmm_v2(the_handle(), side_of(side), fill_of(uplo), operation_of(trans),
                        diagonal_of(diag), m, n, &alpha, A, lda, B, ldb, B, ldb));
}

void cublasDtrmm(char side, char uplo, char trans, char diag, int m, int n, double alpha,
                 const double *A, int lda, double *B, int ldb)
{
    note(cublasDtrmm_v2(the_handle(), side_of(side), fill_of(uplo), operation_of(trans),
                        diagonal_of(diag), m, n, &alpha, A, lda, B, ldb, B, ldb));
}

void cublasCtrmm(char side, char uplo, char trans, char diag, int m, int n, cuComplex alpha,
                 const cuComplex *A, int lda, cuComplex *B, int ldb)
{
    note(cublasCtrmm_v2(the_handle(), side_of(side), fill_of(uplo), operation_of(trans),
                        diagonal_of(diag), m, n, &alpha, A, lda, B, ldb, B, ldb));
}

void cublasZtrmm(char side, char uplo, char trans, char diag, int m, int n, cuDoubleComplex alpha,
                 const cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb)
{
    note(cublasZtrmm_v2(the_handle(), side_of(side), fill_of(uplo), operation_of(trans),
                        diagonal_of(diag), m, n, &alpha, A, lda, B, ldb, B, ldb));
}
