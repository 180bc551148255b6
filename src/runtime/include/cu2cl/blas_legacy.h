/* The functions of cuBLAS's old API that compute.
 * Made by scripts/blas_names.py; not edited by hand. */
#ifndef CU2CL_BLAS_LEGACY_H
#define CU2CL_BLAS_LEGACY_H

#ifdef CU2CL_BLAS_LEGACY
#ifdef __cplusplus
extern "C" {
#endif

float cublasSnrm2(int __n, const float *__x, int __incx);
double cublasDnrm2(int __n, const double *__x, int __incx);
float cublasScnrm2(int __n, const cuComplex *__x, int __incx);
double cublasDznrm2(int __n, const cuDoubleComplex *__x, int __incx);
float cublasSasum(int __n, const float *__x, int __incx);
double cublasDasum(int __n, const double *__x, int __incx);
float cublasScasum(int __n, const cuComplex *__x, int __incx);
double cublasDzasum(int __n, const cuDoubleComplex *__x, int __incx);
int cublasIsamax(int __n, const float *__x, int __incx);
int cublasIdamax(int __n, const double *__x, int __incx);
int cublasIcamax(int __n, const cuComplex *__x, int __incx);
int cublasIzamax(int __n, const cuDoubleComplex *__x, int __incx);
int cublasIsamin(int __n, const float *__x, int __incx);
int cublasIdamin(int __n, const double *__x, int __incx);
int cublasIcamin(int __n, const cuComplex *__x, int __incx);
int cublasIzamin(int __n, const cuDoubleComplex *__x, int __incx);
float cublasSdot(int __n, const float *__x, int __incx, const float *__y, int __incy);
double cublasDdot(int __n, const double *__x, int __incx, const double *__y, int __incy);
cuComplex cublasCdotu(int __n, const cuComplex *__x, int __incx, const cuComplex *__y, int __incy);
cuDoubleComplex cublasZdotu(int __n, const cuDoubleComplex *__x, int __incx,
                            const cuDoubleComplex *__y, int __incy);
cuComplex cublasCdotc(int __n, const cuComplex *__x, int __incx, const cuComplex *__y, int __incy);
cuDoubleComplex cublasZdotc(int __n, const cuDoubleComplex *__x, int __incx,
                            const cuDoubleComplex *__y, int __incy);
void cublasSscal(int __n, float __alpha, float *__x, int __incx);
void cublasDscal(int __n, double __alpha, double *__x, int __incx);
void cublasCscal(int __n, cuComplex __alpha, cuComplex *__x, int __incx);
void cublasZscal(int __n, cuDoubleComplex __alpha, cuDoubleComplex *__x, int __incx);
void cublasCsscal(int __n, float __alpha, cuComplex *__x, int __incx);
void cublasZdscal(int __n, double __alpha, cuDoubleComplex *__x, int __incx);
void cublasSaxpy(int __n, float __alpha, const float *__x, int __incx, float *__y, int __incy);
void cublasDaxpy(int __n, double __alpha, const double *__x, int __incx, double *__y, int __incy);
void cublasCaxpy(int __n, cuComplex __alpha, const cuComplex *__x, int __incx, cuComplex *__y,
                 int __incy);
void cublasZaxpy(int __n, cuDoubleComplex __alpha, const cuDoubleComplex *__x, int __incx,
                 cuDoubleComplex *__y, int __incy);
void cublasScopy(int __n, const float *__x, int __incx, float *__y, int __incy);
void cublasDcopy(int __n, const double *__x, int __incx, double *__y, int __incy);
void cublasCcopy(int __n, const cuComplex *__x, int __incx, cuComplex *__y, int __incy);
void cublasZcopy(int __n, const cuDoubleComplex *__x, int __incx, cuDoubleComplex *__y, int __incy);
void cublasSswap(int __n, float *__x, int __incx, float *__y, int __incy);
void cublasDswap(int __n, double *__x, int __incx, double *__y, int __incy);
void cublasCswap(int __n, cuComplex *__x, int __incx, cuComplex *__y, int __incy);
void cublasZswap(int __n, cuDoubleComplex *__x, int __incx, cuDoubleComplex *__y, int __incy);
void cublasSrot(int __n, float *__x, int __incx, float *__y, int __incy, float __c, float __s);
void cublasDrot(int __n, double *__x, int __incx, double *__y, int __incy, double __c, double __s);
void cublasCrot(int __n, cuComplex *__x, int __incx, cuComplex *__y, int __incy, float __c,
                cuComplex __s);
void cublasZrot(int __n, cuDoubleComplex *__x, int __incx, cuDoubleComplex *__y, int __incy,
                double __c, cuDoubleComplex __s);
void cublasCsrot(int __n, cuComplex *__x, int __incx, cuComplex *__y, int __incy, float __c,
                 float __s);
void cublasZdrot(int __n, cuDoubleComplex *__x, int __incx, cuDoubleComplex *__y, int __incy,
                 double __c, double __s);
void cublasSrotg(float *__a, float *__b, float *__c, float *__s);
void cublasDrotg(double *__a, double *__b, double *__c, double *__s);
void cublasCrotg(cuComplex *__a, cuComplex *__b, float *__c, cuComplex *__s);
void cublasZrotg(cuDoubleComplex *__a, cuDoubleComplex *__b, double *__c, cuDoubleComplex *__s);
void cublasSrotm(int __n, float *__x, int __incx, float *__y, int __incy, const float *__param);
void cublasDrotm(int __n, double *__x, int __incx, double *__y, int __incy, const double *__param);
void cublasSrotmg(float *__d1, float *__d2, float *__x1, const float *__y1, float *__param);
void cublasDrotmg(double *__d1, double *__d2, double *__x1, const double *__y1, double *__param);
void cublasSgemv(char __trans, int __m, int __n, float __alpha, const float *__A, int __lda,
                 const float *__x, int __incx, float __beta, float *__y, int __incy);
void cublasDgemv(char __trans, int __m, int __n, double __alpha, const double *__A, int __lda,
                 const double *__x, int __incx, double __beta, double *__y, int __incy);
void cublasCgemv(char __trans, int __m, int __n, cuComplex __alpha, const cuComplex *__A, int __lda,
                 const cuComplex *__x, int __incx, cuComplex __beta, cuComplex *__y, int __incy);
void cublasZgemv(char __trans, int __m, int __n, cuDoubleComplex __alpha,
                 const cuDoubleComplex *__A, int __lda, const cuDoubleComplex *__x, int __incx,
                 cuDoubleComplex __beta, cuDoubleComplex *__y, int __incy);
void cublasSgbmv(char __trans, int __m, int __n, int __kl, int __ku, float __alpha,
                 const float *__A, int __lda, const float *__x, int __incx, float __beta,
                 float *__y, int __incy);
void cublasDgbmv(char __trans, int __m, int __n, int __kl, int __ku, double __alpha,
                 const double *__A, int __lda, const double *__x, int __incx, double __beta,
                 double *__y, int __incy);
void cublasCgbmv(char __trans, int __m, int __n, int __kl, int __ku, cuComplex __alpha,
                 const cuComplex *__A, int __lda, const cuComplex *__x, int __incx,
                 cuComplex __beta, cuComplex *__y, int __incy);
void cublasZgbmv(char __trans, int __m, int __n, int __kl, int __ku, cuDoubleComplex __alpha,
                 const cuDoubleComplex *__A, int __lda, const cuDoubleComplex *__x, int __incx,
                 cuDoubleComplex __beta, cuDoubleComplex *__y, int __incy);
void cublasSsymv(char __uplo, int __n, float __alpha, const float *__A, int __lda, const float *__x,
                 int __incx, float __beta, float *__y, int __incy);
void cublasDsymv(char __uplo, int __n, double __alpha, const double *__A, int __lda,
                 const double *__x, int __incx, double __beta, double *__y, int __incy);
void cublasCsymv(char __uplo, int __n, cuComplex __alpha, const cuComplex *__A, int __lda,
                 const cuComplex *__x, int __incx, cuComplex __beta, cuComplex *__y, int __incy);
void cublasZsymv(char __uplo, int __n, cuDoubleComplex __alpha, const cuDoubleComplex *__A,
                 int __lda, const cuDoubleComplex *__x, int __incx, cuDoubleComplex __beta,
                 cuDoubleComplex *__y, int __incy);
void cublasChemv(char __uplo, int __n, cuComplex __alpha, const cuComplex *__A, int __lda,
                 const cuComplex *__x, int __incx, cuComplex __beta, cuComplex *__y, int __incy);
void cublasZhemv(char __uplo, int __n, cuDoubleComplex __alpha, const cuDoubleComplex *__A,
                 int __lda, const cuDoubleComplex *__x, int __incx, cuDoubleComplex __beta,
                 cuDoubleComplex *__y, int __incy);
void cublasSsbmv(char __uplo, int __n, int __k, float __alpha, const float *__A, int __lda,
                 const float *__x, int __incx, float __beta, float *__y, int __incy);
void cublasDsbmv(char __uplo, int __n, int __k, double __alpha, const double *__A, int __lda,
                 const double *__x, int __incx, double __beta, double *__y, int __incy);
void cublasChbmv(char __uplo, int __n, int __k, cuComplex __alpha, const cuComplex *__A, int __lda,
                 const cuComplex *__x, int __incx, cuComplex __beta, cuComplex *__y, int __incy);
void cublasZhbmv(char __uplo, int __n, int __k, cuDoubleComplex __alpha, const cuDoubleComplex *__A,
                 int __lda, const cuDoubleComplex *__x, int __incx, cuDoubleComplex __beta,
                 cuDoubleComplex *__y, int __incy);
void cublasSspmv(char __uplo, int __n, float __alpha, const float *__AP, const float *__x,
                 int __incx, float __beta, float *__y, int __incy);
void cublasDspmv(char __uplo, int __n, double __alpha, const double *__AP, const double *__x,
                 int __incx, double __beta, double *__y, int __incy);
void cublasChpmv(char __uplo, int __n, cuComplex __alpha, const cuComplex *__AP,
                 const cuComplex *__x, int __incx, cuComplex __beta, cuComplex *__y, int __incy);
void cublasZhpmv(char __uplo, int __n, cuDoubleComplex __alpha, const cuDoubleComplex *__AP,
                 const cuDoubleComplex *__x, int __incx, cuDoubleComplex __beta,
                 cuDoubleComplex *__y, int __incy);
void cublasStrmv(char __uplo, char __trans, char __diag, int __n, const float *__A, int __lda,
                 float *__x, int __incx);
void cublasDtrmv(char __uplo, char __trans, char __diag, int __n, const double *__A, int __lda,
                 double *__x, int __incx);
void cublasCtrmv(char __uplo, char __trans, char __diag, int __n, const cuComplex *__A, int __lda,
                 cuComplex *__x, int __incx);
void cublasZtrmv(char __uplo, char __trans, char __diag, int __n, const cuDoubleComplex *__A,
                 int __lda, cuDoubleComplex *__x, int __incx);
void cublasStbmv(char __uplo, char __trans, char __diag, int __n, int __k, const float *__A,
                 int __lda, float *__x, int __incx);
void cublasDtbmv(char __uplo, char __trans, char __diag, int __n, int __k, const double *__A,
                 int __lda, double *__x, int __incx);
void cublasCtbmv(char __uplo, char __trans, char __diag, int __n, int __k, const cuComplex *__A,
                 int __lda, cuComplex *__x, int __incx);
void cublasZtbmv(char __uplo, char __trans, char __diag, int __n, int __k,
                 const cuDoubleComplex *__A, int __lda, cuDoubleComplex *__x, int __incx);
void cublasStpmv(char __uplo, char __trans, char __diag, int __n, const float *__AP, float *__x,
                 int __incx);
void cublasDtpmv(char __uplo, char __trans, char __diag, int __n, const double *__AP, double *__x,
                 int __incx);
void cublasCtpmv(char __uplo, char __trans, char __diag, int __n, const cuComplex *__AP,
                 cuComplex *__x, int __incx);
void cublasZtpmv(char __uplo, char __trans, char __diag, int __n, const cuDoubleComplex *__AP,
                 cuDoubleComplex *__x, int __incx);
void cublasStrsv(char __uplo, char __trans, char __diag, int __n, const float *__A, int __lda,
                 float *__x, int __incx);
void cublasDtrsv(char __uplo, char __trans, char __diag, int __n, const double *__A, int __lda,
                 double *__x, int __incx);
void cublasCtrsv(char __uplo, char __trans, char __diag, int __n, const cuComplex *__A, int __lda,
                 cuComplex *__x, int __incx);
void cublasZtrsv(char __uplo, char __trans, char __diag, int __n, const cuDoubleComplex *__A,
                 int __lda, cuDoubleComplex *__x, int __incx);
void cublasStbsv(char __uplo, char __trans, char __diag, int __n, int __k, const float *__A,
                 int __lda, float *__x, int __incx);
void cublasDtbsv(char __uplo, char __trans, char __diag, int __n, int __k, const double *__A,
                 int __lda, double *__x, int __incx);
void cublasCtbsv(char __uplo, char __trans, char __diag, int __n, int __k, const cuComplex *__A,
                 int __lda, cuComplex *__x, int __incx);
void cublasZtbsv(char __uplo, char __trans, char __diag, int __n, int __k,
                 const cuDoubleComplex *__A, int __lda, cuDoubleComplex *__x, int __incx);
void cublasStpsv(char __uplo, char __trans, char __diag, int __n, const float *__AP, float *__x,
                 int __incx);
void cublasDtpsv(char __uplo, char __trans, char __diag, int __n, const double *__AP, double *__x,
                 int __incx);
void cublasCtpsv(char __uplo, char __trans, char __diag, int __n, const cuComplex *__AP,
                 cuComplex *__x, int __incx);
void cublasZtpsv(char __uplo, char __trans, char __diag, int __n, const cuDoubleComplex *__AP,
                 cuDoubleComplex *__x, int __incx);
void cublasSger(int __m, int __n, float __alpha, const float *__x, int __incx, const float *__y,
                int __incy, float *__A, int __lda);
void cublasDger(int __m, int __n, double __alpha, const double *__x, int __incx, const double *__y,
                int __incy, double *__A, int __lda);
void cublasCgeru(int __m, int __n, cuComplex __alpha, const cuComplex *__x, int __incx,
                 const cuComplex *__y, int __incy, cuComplex *__A, int __lda);
void cublasZgeru(int __m, int __n, cuDoubleComplex __alpha, const cuDoubleComplex *__x, int __incx,
                 const cuDoubleComplex *__y, int __incy, cuDoubleComplex *__A, int __lda);
void cublasCgerc(int __m, int __n, cuComplex __alpha, const cuComplex *__x, int __incx,
                 const cuComplex *__y, int __incy, cuComplex *__A, int __lda);
void cublasZgerc(int __m, int __n, cuDoubleComplex __alpha, const cuDoubleComplex *__x, int __incx,
                 const cuDoubleComplex *__y, int __incy, cuDoubleComplex *__A, int __lda);
void cublasSsyr(char __uplo, int __n, float __alpha, const float *__x, int __incx, float *__A,
                int __lda);
void cublasDsyr(char __uplo, int __n, double __alpha, const double *__x, int __incx, double *__A,
                int __lda);
void cublasCsyr(char __uplo, int __n, cuComplex __alpha, const cuComplex *__x, int __incx,
                cuComplex *__A, int __lda);
void cublasZsyr(char __uplo, int __n, cuDoubleComplex __alpha, const cuDoubleComplex *__x,
                int __incx, cuDoubleComplex *__A, int __lda);
void cublasCher(char __uplo, int __n, float __alpha, const cuComplex *__x, int __incx,
                cuComplex *__A, int __lda);
void cublasZher(char __uplo, int __n, double __alpha, const cuDoubleComplex *__x, int __incx,
                cuDoubleComplex *__A, int __lda);
void cublasSspr(char __uplo, int __n, float __alpha, const float *__x, int __incx, float *__AP);
void cublasDspr(char __uplo, int __n, double __alpha, const double *__x, int __incx, double *__AP);
void cublasChpr(char __uplo, int __n, float __alpha, const cuComplex *__x, int __incx,
                cuComplex *__AP);
void cublasZhpr(char __uplo, int __n, double __alpha, const cuDoubleComplex *__x, int __incx,
                cuDoubleComplex *__AP);
void cublasSsyr2(char __uplo, int __n, float __alpha, const float *__x, int __incx,
                 const float *__y, int __incy, float *__A, int __lda);
void cublasDsyr2(char __uplo, int __n, double __alpha, const double *__x, int __incx,
                 const double *__y, int __incy, double *__A, int __lda);
void cublasCsyr2(char __uplo, int __n, cuComplex __alpha, const cuComplex *__x, int __incx,
                 const cuComplex *__y, int __incy, cuComplex *__A, int __lda);
void cublasZsyr2(char __uplo, int __n, cuDoubleComplex __alpha, const cuDoubleComplex *__x,
                 int __incx, const cuDoubleComplex *__y, int __incy, cuDoubleComplex *__A,
                 int __lda);
void cublasCher2(char __uplo, int __n, cuComplex __alpha, const cuComplex *__x, int __incx,
                 const cuComplex *__y, int __incy, cuComplex *__A, int __lda);
void cublasZher2(char __uplo, int __n, cuDoubleComplex __alpha, const cuDoubleComplex *__x,
                 int __incx, const cuDoubleComplex *__y, int __incy, cuDoubleComplex *__A,
                 int __lda);
void cublasSspr2(char __uplo, int __n, float __alpha, const float *__x, int __incx,
                 const float *__y, int __incy, float *__AP);
void cublasDspr2(char __uplo, int __n, double __alpha, const double *__x, int __incx,
                 const double *__y, int __incy, double *__AP);
void cublasChpr2(char __uplo, int __n, cuComplex __alpha, const cuComplex *__x, int __incx,
                 const cuComplex *__y, int __incy, cuComplex *__AP);
void cublasZhpr2(char __uplo, int __n, cuDoubleComplex __alpha, const cuDoubleComplex *__x,
                 int __incx, const cuDoubleComplex *__y, int __incy, cuDoubleComplex *__AP);
void cublasSgemm(char __transa, char __transb, int __m, int __n, int __k, float __alpha,
                 const float *__A, int __lda, const float *__B, int __ldb, float __beta, float *__C,
                 int __ldc);
void cublasDgemm(char __transa, char __transb, int __m, int __n, int __k, double __alpha,
                 const double *__A, int __lda, const double *__B, int __ldb, double __beta,
                 double *__C, int __ldc);
void cublasCgemm(char __transa, char __transb, int __m, int __n, int __k, cuComplex __alpha,
                 const cuComplex *__A, int __lda, const cuComplex *__B, int __ldb, cuComplex __beta,
                 cuComplex *__C, int __ldc);
void cublasZgemm(char __transa, char __transb, int __m, int __n, int __k, cuDoubleComplex __alpha,
                 const cuDoubleComplex *__A, int __lda, const cuDoubleComplex *__B, int __ldb,
                 cuDoubleComplex __beta, cuDoubleComplex *__C, int __ldc);
void cublasSsymm(char __side, char __uplo, int __m, int __n, float __alpha, const float *__A,
                 int __lda, const float *__B, int __ldb, float __beta, float *__C, int __ldc);
void cublasDsymm(char __side, char __uplo, int __m, int __n, double __alpha, const double *__A,
                 int __lda, const double *__B, int __ldb, double __beta, double *__C, int __ldc);
void cublasCsymm(char __side, char __uplo, int __m, int __n, cuComplex __alpha,
                 const cuComplex *__A, int __lda, const cuComplex *__B, int __ldb, cuComplex __beta,
                 cuComplex *__C, int __ldc);
void cublasZsymm(char __side, char __uplo, int __m, int __n, cuDoubleComplex __alpha,
                 const cuDoubleComplex *__A, int __lda, const cuDoubleComplex *__B, int __ldb,
                 cuDoubleComplex __beta, cuDoubleComplex *__C, int __ldc);
void cublasChemm(char __side, char __uplo, int __m, int __n, cuComplex __alpha,
                 const cuComplex *__A, int __lda, const cuComplex *__B, int __ldb, cuComplex __beta,
                 cuComplex *__C, int __ldc);
void cublasZhemm(char __side, char __uplo, int __m, int __n, cuDoubleComplex __alpha,
                 const cuDoubleComplex *__A, int __lda, const cuDoubleComplex *__B, int __ldb,
                 cuDoubleComplex __beta, cuDoubleComplex *__C, int __ldc);
void cublasSsyrk(char __uplo, char __trans, int __n, int __k, float __alpha, const float *__A,
                 int __lda, float __beta, float *__C, int __ldc);
void cublasDsyrk(char __uplo, char __trans, int __n, int __k, double __alpha, const double *__A,
                 int __lda, double __beta, double *__C, int __ldc);
void cublasCsyrk(char __uplo, char __trans, int __n, int __k, cuComplex __alpha,
                 const cuComplex *__A, int __lda, cuComplex __beta, cuComplex *__C, int __ldc);
void cublasZsyrk(char __uplo, char __trans, int __n, int __k, cuDoubleComplex __alpha,
                 const cuDoubleComplex *__A, int __lda, cuDoubleComplex __beta,
                 cuDoubleComplex *__C, int __ldc);
void cublasCherk(char __uplo, char __trans, int __n, int __k, float __alpha, const cuComplex *__A,
                 int __lda, float __beta, cuComplex *__C, int __ldc);
void cublasZherk(char __uplo, char __trans, int __n, int __k, double __alpha,
                 const cuDoubleComplex *__A, int __lda, double __beta, cuDoubleComplex *__C,
                 int __ldc);
void cublasSsyr2k(char __uplo, char __trans, int __n, int __k, float __alpha, const float *__A,
                  int __lda, const float *__B, int __ldb, float __beta, float *__C, int __ldc);
void cublasDsyr2k(char __uplo, char __trans, int __n, int __k, double __alpha, const double *__A,
                  int __lda, const double *__B, int __ldb, double __beta, double *__C, int __ldc);
void cublasCsyr2k(char __uplo, char __trans, int __n, int __k, cuComplex __alpha,
                  const cuComplex *__A, int __lda, const cuComplex *__B, int __ldb,
                  cuComplex __beta, cuComplex *__C, int __ldc);
void cublasZsyr2k(char __uplo, char __trans, int __n, int __k, cuDoubleComplex __alpha,
                  const cuDoubleComplex *__A, int __lda, const cuDoubleComplex *__B, int __ldb,
                  cuDoubleComplex __beta, cuDoubleComplex *__C, int __ldc);
void cublasCher2k(char __uplo, char __trans, int __n, int __k, cuComplex __alpha,
                  const cuComplex *__A, int __lda, const cuComplex *__B, int __ldb, float __beta,
                  cuComplex *__C, int __ldc);
void cublasZher2k(char __uplo, char __trans, int __n, int __k, cuDoubleComplex __alpha,
                  const cuDoubleComplex *__A, int __lda, const cuDoubleComplex *__B, int __ldb,
                  double __beta, cuDoubleComplex *__C, int __ldc);
void cublasStrsm(char __side, char __uplo, char __trans, char __diag, int __m, int __n,
                 float __alpha, const float *__A, int __lda, float *__B, int __ldb);
void cublasDtrsm(char __side, char __uplo, char __trans, char __diag, int __m, int __n,
                 double __alpha, const double *__A, int __lda, double *__B, int __ldb);
void cublasCtrsm(char __side, char __uplo, char __trans, char __diag, int __m, int __n,
                 cuComplex __alpha, const cuComplex *__A, int __lda, cuComplex *__B, int __ldb);
void cublasZtrsm(char __side, char __uplo, char __trans, char __diag, int __m, int __n,
                 cuDoubleComplex __alpha, const cuDoubleComplex *__A, int __lda,
                 cuDoubleComplex *__B, int __ldb);
void cublasStrmm(char __side, char __uplo, char __trans, char __diag, int __m, int __n,
                 float __alpha, const float *__A, int __lda, float *__B, int __ldb);
void cublasDtrmm(char __side, char __uplo, char __trans, char __diag, int __m, int __n,
                 double __alpha, const double *__A, int __lda, double *__B, int __ldb);
void cublasCtrmm(char __side, char __uplo, char __trans, char __diag, int __m, int __n,
                 cuComplex __alpha, const cuComplex *__A, int __lda, cuComplex *__B, int __ldb);
void cublasZtrmm(char __side, char __uplo, char __trans, char __diag, int __m, int __n,
                 cuDoubleComplex __alpha, const cuDoubleComplex *__A, int __lda,
                 cuDoubleComplex *__B, int __ldb);

#ifdef __cplusplus
}
#endif

#endif

#endif
