/* cuBLAS: what stands for it.
 *
 * A layer over the runtime's public API. calls.c has the public functions; each calls one of those
 * below, which serve all types. Matrices are stored by columns. Products of matrices go to CBLAS on
 * devices whose memory is the host's (cblas.c), to a kernel in tiles on NVIDIA's (tiles.c), and to
 * CLBlast on others (clblast.c); the rest, and what these can't do, are kernels of ours (blas.cl,
 * kernels.c), of products one for CPUs and one for others. */
#ifndef CU2CL_RT_BLAS_H
#define CU2CL_RT_BLAS_H

/* Both APIs, so the new one has no names without _v2. */
#pragma GCC visibility push(default)
#include <cu2cl/blas_v1.h>
#pragma GCC visibility pop

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Types of elements, and with RT_BLAS_I and RT_BLAS_H those of sums of bytes, and of halves. */
enum rt_blas_type { RT_BLAS_S, RT_BLAS_D, RT_BLAS_C, RT_BLAS_Z, RT_BLAS_I, RT_BLAS_H };

struct cublasContext {
    uint32_t magic; /* of a handle that is not destroyed */
    cu2clStream_t stream;
    cublasMath_t math_mode;
    cublasPointerMode_t pointer_mode;
    cublasAtomicsMode_t atomics_mode;
    struct { /* kept, but without effect */
        cublasEmulationStrategy_t strategy;
        cudaEmulationSpecialValuesSupport values;
        cudaEmulationMantissaControl control;
        int bits, offset;
    } emulation;
    int multiprocessors; /* as emulation */
    void *workspace;     /* of the device; NULL: none yet */
    size_t workspace_size;
    struct cublasContext *next; /* of the destroyed ones */
};

/* handle.c: whether it is one, and not destroyed. */
bool rt_blas_is_handle(cublasHandle_t handle);
/* Memory of the device that the handle's next call may overwrite; NULL: there is not enough. */
void *rt_blas_workspace(cublasHandle_t handle, size_t size);

#define RT_BLAS_TRY(call)                                                                          \
    do {                                                                                           \
        cublasStatus_t status_ = (call);                                                           \
        if (status_ != CUBLAS_STATUS_SUCCESS)                                                      \
            return status_;                                                                        \
    } while (0)
/* The first lines of a public function. */
#define RT_BLAS_ENTER(handle, valid)                                                               \
    do {                                                                                           \
        if (!rt_blas_is_handle(handle))                                                            \
            return CUBLAS_STATUS_NOT_INITIALIZED;                                                  \
        if (!(valid))                                                                              \
            return CUBLAS_STATUS_INVALID_VALUE;                                                    \
    } while (0)

/* --- kernels.c: the kernels of blas.cl --- */

enum rt_blas_kernel {
#define KERNEL(name) RT_BLAS_KERNEL_##name,
#include "libraries/blas/kernels.def"
#undef KERNEL
    RT_BLAS_KERNELS
};

/* Of a panel, that one work-item of cu_blas_panel makes: CU_ROWS and CU_COLUMNS of blas.cl. */
#define RT_BLAS_ROWS    64
#define RT_BLAS_COLUMNS 48

/* cu_values of blas.cl; the same layout, and the same constants. */
struct rt_blas_values {
    unsigned char alpha[16], beta[16];
    int64_t m, n, k, lda, ldb, ldc, stride_a, stride_b, stride_c;
    int32_t trans_a, trans_b, shape_a, shape_b, storage, uplo, unit, flags;
    int32_t type_a, type_b, type_c, type_s;
    int32_t kl, ku;
};
enum { RT_BLAS_GENERAL, RT_BLAS_SYMMETRIC, RT_BLAS_HERMITIAN, RT_BLAS_TRIANGULAR };
enum { RT_BLAS_FULL, RT_BLAS_BAND, RT_BLAS_PACKED };
enum { RT_BLAS_LOWER, RT_BLAS_UPPER, RT_BLAS_WHOLE };
enum {
    RT_BLAS_ARRAYS_A = 1,
    RT_BLAS_ARRAYS_B = 2,
    RT_BLAS_ARRAYS_C = 4,
    RT_BLAS_CONJUGATE = 8,
    RT_BLAS_BETA_ONE = 16,
    RT_BLAS_REAL_DIAGONAL = 32,
    RT_BLAS_RIGHT = 64,
    RT_BLAS_RANK_2 = 128,
    RT_BLAS_WIDE = 256,
    RT_BLAS_SMALLEST = 512,
    RT_BLAS_REAL_ALPHA = 1024,
    RT_BLAS_REAL_BETA = 2048,
    RT_BLAS_PART = 4096,
    RT_BLAS_UNPACK = 8192,
};
enum { RT_BLAS_DOT, RT_BLAS_ASUM, RT_BLAS_NRM2, RT_BLAS_IAMAX };

/* A launch: the kernel's parameters. Pointers are of the device, or NULL. */
struct rt_blas_launch {
    struct rt_blas_values v;
    const void *a, *b, *c, *alpha, *beta, *info;
};

/* What the parameters choose. */
static inline bool rt_blas_is_operation(cublasOperation_t trans)
{
    return trans >= CUBLAS_OP_N && trans <= CUBLAS_OP_CONJG;
}

static inline bool rt_blas_is_turned(cublasOperation_t trans)
{
    return trans == CUBLAS_OP_T || trans == CUBLAS_OP_C;
}

static inline int rt_blas_fill(cublasFillMode_t uplo)
{
    return uplo == CUBLAS_FILL_MODE_UPPER ? RT_BLAS_UPPER : RT_BLAS_LOWER;
}

static inline bool rt_blas_is_fill(cublasFillMode_t uplo)
{
    return uplo == CUBLAS_FILL_MODE_LOWER || uplo == CUBLAS_FILL_MODE_UPPER;
}

/* The scalars of a call, as the handle's pointer mode says; `size` bytes. */
void rt_blas_scalars(cublasHandle_t handle, struct rt_blas_launch *launch, const void *alpha,
                     const void *beta, size_t size);
/* Launches the kernel of the type. */
cublasStatus_t rt_blas_launch(cublasHandle_t handle, enum rt_blas_type type,
                              enum rt_blas_kernel kernel, struct rt_blas_launch *launch,
                              const size_t groups[3], unsigned x, unsigned y);
/* One work-item for each of m * n elements. */
cublasStatus_t rt_blas_launch_each(cublasHandle_t handle, enum rt_blas_type type,
                                   enum rt_blas_kernel kernel, struct rt_blas_launch *launch,
                                   int64_t m, int64_t n, int64_t count);
/* Bytes of an element, of its absolute value; the number of cudaDataType. */
size_t rt_blas_size(enum rt_blas_type type);
size_t rt_blas_real_size(enum rt_blas_type type);
int rt_blas_data_type(enum rt_blas_type type);
/* What a code of the runtime's is as a status. */
cublasStatus_t rt_blas_status(cu2clError_t error);

/* level1.c: for vectors of the type `data`, a number of cudaDataType. */
cublasStatus_t rt_blas_sum(cublasHandle_t handle, enum rt_blas_type type, int wanted,
                           bool conjugated, int64_t n, const void *x, int data, int64_t incx,
                           const void *y, int64_t incy, void *result);
cublasStatus_t rt_blas_vector(cublasHandle_t handle, enum rt_blas_type type,
                              enum rt_blas_kernel kernel, int64_t n, const void *alpha,
                              const void *x, int64_t incx, void *y, int64_t incy, int data);

/* --- level3.c: all products of matrices are one of these --- */

struct rt_blas_gemm {
    cublasOperation_t trans_a, trans_b;
    int64_t m, n, k;
    const void *alpha, *a, *b, *beta;
    void *c;
    int64_t lda, ldb, ldc;
    int64_t stride_a, stride_b, stride_c; /* from one of a batch to the next, in elements */
    int64_t count;                        /* of a batch */
    bool arrays;                          /* a, b and c are lists of addresses */
    int type_a, type_b, type_c, type_s;   /* numbers of cudaDataType; s: of the scalars */
    enum rt_blas_type type;               /* in which it is summed */
};

cublasStatus_t rt_blas_gemm_any(cublasHandle_t handle, const struct rt_blas_gemm *gemm);
/* What is summed in which type; scalars are of that type, but halves for sums of halves. False:
 * cuBLAS has no such product either. */
bool rt_blas_set_types(struct rt_blas_gemm *gemm, cudaDataType a, cudaDataType b, cudaDataType c,
                       cublasComputeType_t compute);
/* Brings scalars to the host: those of the device after all that the stream has to do. */
cublasStatus_t rt_blas_read_scalars(cublasHandle_t handle, size_t size, const void *alpha,
                                    const void *beta, void *host_alpha, void *host_beta);

/* The scalars as the kernels have them, which is as floats where they are halves of the host. */
void rt_blas_gemm_scalars(cublasHandle_t handle, struct rt_blas_launch *launch,
                          const struct rt_blas_gemm *gemm);

/* cblas.c, tiles.c, clblast.c: `done` is false where the call is not for them, and nothing was done. */
cublasStatus_t rt_blas_cblas_gemm(cublasHandle_t handle, const struct rt_blas_gemm *gemm,
                                  bool *done);
cublasStatus_t rt_blas_tiles_gemm(cublasHandle_t handle, const struct rt_blas_gemm *gemm,
                                  bool *done);
cublasStatus_t rt_blas_clblast_gemm(cublasHandle_t handle, const struct rt_blas_gemm *gemm,
                                    bool *done);
struct rt_blas_trsm {
    cublasSideMode_t side;
    cublasFillMode_t uplo;
    cublasOperation_t trans;
    cublasDiagType_t diag;
    int64_t m, n;
    const void *alpha, *a;
    int64_t lda;
    void *b;
    int64_t ldb;
    enum rt_blas_type type;
};
cublasStatus_t rt_blas_cblas_trsm(cublasHandle_t handle, const struct rt_blas_trsm *trsm,
                                  bool *done);
/* Whether the device is a CPU. */
bool rt_blas_is_cpu(void);
/* Whether the host may use device memory at this address when it is a stream's turn. */
bool rt_blas_is_host_memory(const void *pointer);

/* --- what the public functions call: the same parameters, and the type --- */

cublasStatus_t rt_blas_nrm2(cublasHandle_t handle, enum rt_blas_type type, int64_t n, const void *x,
                            int64_t incx, void *result);
cublasStatus_t rt_blas_asum(cublasHandle_t handle, enum rt_blas_type type, int64_t n, const void *x,
                            int64_t incx, void *result);
cublasStatus_t rt_blas_iamax(cublasHandle_t handle, enum rt_blas_type type, bool wide, int64_t n,
                             const void *x, int64_t incx, void *result);
cublasStatus_t rt_blas_iamin(cublasHandle_t handle, enum rt_blas_type type, bool wide, int64_t n,
                             const void *x, int64_t incx, void *result);
cublasStatus_t rt_blas_dot(cublasHandle_t handle, enum rt_blas_type type, bool conjugated,
                           int64_t n, const void *x, int64_t incx, const void *y, int64_t incy,
                           void *result);
cublasStatus_t rt_blas_scal(cublasHandle_t handle, enum rt_blas_type type, bool real_alpha,
                            int64_t n, const void *alpha, void *x, int64_t incx);
cublasStatus_t rt_blas_axpy(cublasHandle_t handle, enum rt_blas_type type, int64_t n,
                            const void *alpha, const void *x, int64_t incx, void *y, int64_t incy);
cublasStatus_t rt_blas_copy(cublasHandle_t handle, enum rt_blas_type type, int64_t n, const void *x,
                            int64_t incx, void *y, int64_t incy);
cublasStatus_t rt_blas_swap(cublasHandle_t handle, enum rt_blas_type type, int64_t n, void *x,
                            int64_t incx, void *y, int64_t incy);
cublasStatus_t rt_blas_rot(cublasHandle_t handle, enum rt_blas_type type, bool real_sine, int64_t n,
                           void *x, int64_t incx, void *y, int64_t incy, const void *c,
                           const void *s);
cublasStatus_t rt_blas_rotg(cublasHandle_t handle, enum rt_blas_type type, void *a, void *b,
                            void *c, void *s);
cublasStatus_t rt_blas_rotm(cublasHandle_t handle, enum rt_blas_type type, int64_t n, void *x,
                            int64_t incx, void *y, int64_t incy, const void *param);
cublasStatus_t rt_blas_rotmg(cublasHandle_t handle, enum rt_blas_type type, void *d1, void *d2,
                             void *x1, const void *y1, void *param);
cublasStatus_t rt_blas_gemv(cublasHandle_t handle, enum rt_blas_type type, cublasOperation_t trans,
                            int64_t m, int64_t n, const void *alpha, const void *A, int64_t lda,
                            const void *x, int64_t incx, const void *beta, void *y, int64_t incy);
cublasStatus_t rt_blas_gbmv(cublasHandle_t handle, enum rt_blas_type type, cublasOperation_t trans,
                            int64_t m, int64_t n, int64_t kl, int64_t ku, const void *alpha,
                            const void *A, int64_t lda, const void *x, int64_t incx,
                            const void *beta, void *y, int64_t incy);
cublasStatus_t rt_blas_symv(cublasHandle_t handle, enum rt_blas_type type, bool hermitian,
                            cublasFillMode_t uplo, int64_t n, const void *alpha, const void *A,
                            int64_t lda, const void *x, int64_t incx, const void *beta, void *y,
                            int64_t incy);
cublasStatus_t rt_blas_sbmv(cublasHandle_t handle, enum rt_blas_type type, bool hermitian,
                            cublasFillMode_t uplo, int64_t n, int64_t k, const void *alpha,
                            const void *A, int64_t lda, const void *x, int64_t incx,
                            const void *beta, void *y, int64_t incy);
cublasStatus_t rt_blas_spmv(cublasHandle_t handle, enum rt_blas_type type, bool hermitian,
                            cublasFillMode_t uplo, int64_t n, const void *alpha, const void *AP,
                            const void *x, int64_t incx, const void *beta, void *y, int64_t incy);
cublasStatus_t rt_blas_trmv(cublasHandle_t handle, enum rt_blas_type type, cublasFillMode_t uplo,
                            cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
                            const void *A, int64_t lda, void *x, int64_t incx);
cublasStatus_t rt_blas_tbmv(cublasHandle_t handle, enum rt_blas_type type, cublasFillMode_t uplo,
                            cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k,
                            const void *A, int64_t lda, void *x, int64_t incx);
cublasStatus_t rt_blas_tpmv(cublasHandle_t handle, enum rt_blas_type type, cublasFillMode_t uplo,
                            cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
                            const void *AP, void *x, int64_t incx);
cublasStatus_t rt_blas_trsv(cublasHandle_t handle, enum rt_blas_type type, cublasFillMode_t uplo,
                            cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
                            const void *A, int64_t lda, void *x, int64_t incx);
cublasStatus_t rt_blas_tbsv(cublasHandle_t handle, enum rt_blas_type type, cublasFillMode_t uplo,
                            cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k,
                            const void *A, int64_t lda, void *x, int64_t incx);
cublasStatus_t rt_blas_tpsv(cublasHandle_t handle, enum rt_blas_type type, cublasFillMode_t uplo,
                            cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
                            const void *AP, void *x, int64_t incx);
cublasStatus_t rt_blas_ger(cublasHandle_t handle, enum rt_blas_type type, bool conjugated,
                           int64_t m, int64_t n, const void *alpha, const void *x, int64_t incx,
                           const void *y, int64_t incy, void *A, int64_t lda);
cublasStatus_t rt_blas_syr(cublasHandle_t handle, enum rt_blas_type type, bool hermitian,
                           cublasFillMode_t uplo, int64_t n, const void *alpha, const void *x,
                           int64_t incx, void *A, int64_t lda);
cublasStatus_t rt_blas_spr(cublasHandle_t handle, enum rt_blas_type type, bool hermitian,
                           cublasFillMode_t uplo, int64_t n, const void *alpha, const void *x,
                           int64_t incx, void *AP);
cublasStatus_t rt_blas_syr2(cublasHandle_t handle, enum rt_blas_type type, bool hermitian,
                            cublasFillMode_t uplo, int64_t n, const void *alpha, const void *x,
                            int64_t incx, const void *y, int64_t incy, void *A, int64_t lda);
cublasStatus_t rt_blas_spr2(cublasHandle_t handle, enum rt_blas_type type, bool hermitian,
                            cublasFillMode_t uplo, int64_t n, const void *alpha, const void *x,
                            int64_t incx, const void *y, int64_t incy, void *AP);
cublasStatus_t rt_blas_gemm(cublasHandle_t handle, enum rt_blas_type type, cublasOperation_t transa,
                            cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
                            const void *alpha, const void *A, int64_t lda, const void *B,
                            int64_t ldb, const void *beta, void *C, int64_t ldc);
cublasStatus_t rt_blas_symm(cublasHandle_t handle, enum rt_blas_type type, bool hermitian,
                            cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n,
                            const void *alpha, const void *A, int64_t lda, const void *B,
                            int64_t ldb, const void *beta, void *C, int64_t ldc);
cublasStatus_t rt_blas_syrk(cublasHandle_t handle, enum rt_blas_type type, bool hermitian,
                            cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
                            const void *alpha, const void *A, int64_t lda, const void *beta,
                            void *C, int64_t ldc);
cublasStatus_t rt_blas_syr2k(cublasHandle_t handle, enum rt_blas_type type, bool hermitian,
                             cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
                             const void *alpha, const void *A, int64_t lda, const void *B,
                             int64_t ldb, const void *beta, void *C, int64_t ldc);
cublasStatus_t rt_blas_syrkx(cublasHandle_t handle, enum rt_blas_type type, bool hermitian,
                             cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
                             const void *alpha, const void *A, int64_t lda, const void *B,
                             int64_t ldb, const void *beta, void *C, int64_t ldc);
cublasStatus_t rt_blas_trsm(cublasHandle_t handle, enum rt_blas_type type, cublasSideMode_t side,
                            cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
                            int64_t m, int64_t n, const void *alpha, const void *A, int64_t lda,
                            void *B, int64_t ldb);
cublasStatus_t rt_blas_trmm(cublasHandle_t handle, enum rt_blas_type type, cublasSideMode_t side,
                            cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
                            int64_t m, int64_t n, const void *alpha, const void *A, int64_t lda,
                            const void *B, int64_t ldb, void *C, int64_t ldc);
cublasStatus_t rt_blas_gemm_batched(cublasHandle_t handle, enum rt_blas_type type,
                                    cublasOperation_t transa, cublasOperation_t transb, int64_t m,
                                    int64_t n, int64_t k, const void *alpha,
                                    const void *const *Aarray, int64_t lda,
                                    const void *const *Barray, int64_t ldb, const void *beta,
                                    void *const *Carray, int64_t ldc, int64_t count);
cublasStatus_t rt_blas_gemm_strided(cublasHandle_t handle, enum rt_blas_type type,
                                    cublasOperation_t transa, cublasOperation_t transb, int64_t m,
                                    int64_t n, int64_t k, const void *alpha, const void *A,
                                    int64_t lda, int64_t strideA, const void *B, int64_t ldb,
                                    int64_t strideB, const void *beta, void *C, int64_t ldc,
                                    int64_t strideC, int64_t count);
cublasStatus_t rt_blas_gemv_batched(cublasHandle_t handle, enum rt_blas_type type,
                                    cublasOperation_t trans, int64_t m, int64_t n,
                                    const void *alpha, const void *const *Aarray, int64_t lda,
                                    const void *const *xarray, int64_t incx, const void *beta,
                                    void *const *yarray, int64_t incy, int64_t count);
cublasStatus_t rt_blas_gemv_strided(cublasHandle_t handle, enum rt_blas_type type,
                                    cublasOperation_t trans, int64_t m, int64_t n,
                                    const void *alpha, const void *A, int64_t lda, int64_t strideA,
                                    const void *x, int64_t incx, int64_t stridex, const void *beta,
                                    void *y, int64_t incy, int64_t stridey, int64_t count);
cublasStatus_t rt_blas_trsm_batched(cublasHandle_t handle, enum rt_blas_type type,
                                    cublasSideMode_t side, cublasFillMode_t uplo,
                                    cublasOperation_t trans, cublasDiagType_t diag, int64_t m,
                                    int64_t n, const void *alpha, const void *const *A, int64_t lda,
                                    void *const *B, int64_t ldb, int64_t count);
cublasStatus_t rt_blas_geam(cublasHandle_t handle, enum rt_blas_type type, cublasOperation_t transa,
                            cublasOperation_t transb, int64_t m, int64_t n, const void *alpha,
                            const void *A, int64_t lda, const void *beta, const void *B,
                            int64_t ldb, void *C, int64_t ldc);
cublasStatus_t rt_blas_dgmm(cublasHandle_t handle, enum rt_blas_type type, cublasSideMode_t side,
                            int64_t m, int64_t n, const void *A, int64_t lda, const void *x,
                            int64_t incx, void *C, int64_t ldc);
cublasStatus_t rt_blas_getrf(cublasHandle_t handle, enum rt_blas_type type, int64_t n,
                             void *const *A, int64_t lda, int *P, int *info, int64_t batchSize);
cublasStatus_t rt_blas_getri(cublasHandle_t handle, enum rt_blas_type type, int64_t n,
                             const void *const *A, int64_t lda, const int *P, void *const *C,
                             int64_t ldc, int *info, int64_t batchSize);
cublasStatus_t rt_blas_getrs(cublasHandle_t handle, enum rt_blas_type type, cublasOperation_t trans,
                             int64_t n, int64_t nrhs, const void *const *A, int64_t lda,
                             const int *P, void *const *B, int64_t ldb, int *info,
                             int64_t batchSize);
cublasStatus_t rt_blas_matinv(cublasHandle_t handle, enum rt_blas_type type, int64_t n,
                              const void *const *A, int64_t lda, void *const *Ainv, int64_t lda_inv,
                              int *info, int64_t batchSize);
cublasStatus_t rt_blas_gels(cublasHandle_t handle, enum rt_blas_type type, cublasOperation_t trans,
                            int64_t m, int64_t n, int64_t nrhs, void *const *A, int64_t lda,
                            void *const *C, int64_t ldc, int *info, int *devInfoArray,
                            int64_t batchSize);
cublasStatus_t rt_blas_gemm_ex(cublasHandle_t handle, cublasOperation_t transa,
                               cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
                               const void *alpha, const void *A, cudaDataType Atype, int64_t lda,
                               const void *B, cudaDataType Btype, int64_t ldb, const void *beta,
                               void *C, cudaDataType Ctype, int64_t ldc,
                               cublasComputeType_t computeType, cublasGemmAlgo_t algo);
cublasStatus_t rt_blas_gemm_batched_ex(cublasHandle_t handle, cublasOperation_t transa,
                                       cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
                                       const void *alpha, const void *const *Aarray,
                                       cudaDataType Atype, int64_t lda, const void *const *Barray,
                                       cudaDataType Btype, int64_t ldb, const void *beta,
                                       void *const *Carray, cudaDataType Ctype, int64_t ldc,
                                       int64_t count, cublasComputeType_t computeType,
                                       cublasGemmAlgo_t algo);
cublasStatus_t rt_blas_gemm_strided_ex(cublasHandle_t handle, cublasOperation_t transa,
                                       cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
                                       const void *alpha, const void *A, cudaDataType Atype,
                                       int64_t lda, int64_t strideA, const void *B,
                                       cudaDataType Btype, int64_t ldb, int64_t strideB,
                                       const void *beta, void *C, cudaDataType Ctype, int64_t ldc,
                                       int64_t strideC, int64_t count,
                                       cublasComputeType_t computeType, cublasGemmAlgo_t algo);
cublasStatus_t rt_blas_gemm_typed(cublasHandle_t handle, enum rt_blas_type type,
                                  cublasOperation_t transa, cublasOperation_t transb, int64_t m,
                                  int64_t n, int64_t k, const void *alpha, const void *A,
                                  cudaDataType Atype, int64_t lda, const void *B,
                                  cudaDataType Btype, int64_t ldb, const void *beta, void *C,
                                  cudaDataType Ctype, int64_t ldc);
cublasStatus_t rt_blas_nrm2_ex(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
                               int64_t incx, void *result, cudaDataType resultType,
                               cudaDataType executionType);
cublasStatus_t rt_blas_dot_ex(cublasHandle_t handle, bool conjugated, int64_t n, const void *x,
                              cudaDataType xType, int64_t incx, const void *y, cudaDataType yType,
                              int64_t incy, void *result, cudaDataType resultType,
                              cudaDataType executionType);
cublasStatus_t rt_blas_scal_ex(cublasHandle_t handle, int64_t n, const void *alpha,
                               cudaDataType alphaType, void *x, cudaDataType xType, int64_t incx,
                               cudaDataType executionType);
cublasStatus_t rt_blas_axpy_ex(cublasHandle_t handle, int64_t n, const void *alpha,
                               cudaDataType alphaType, const void *x, cudaDataType xType,
                               int64_t incx, void *y, cudaDataType yType, int64_t incy,
                               cudaDataType executionType);

cublasStatus_t rt_blas_asum_ex(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
                               int64_t incx, void *result, cudaDataType resultType,
                               cudaDataType executionType);
cublasStatus_t rt_blas_copy_ex(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
                               int64_t incx, void *y, cudaDataType yType, int64_t incy);
cublasStatus_t rt_blas_swap_ex(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType,
                               int64_t incx, void *y, cudaDataType yType, int64_t incy);
cublasStatus_t rt_blas_rot_ex(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType,
                              int64_t incx, void *y, cudaDataType yType, int64_t incy,
                              const void *c, const void *s, cudaDataType csType,
                              cudaDataType executionType);
cublasStatus_t rt_blas_syrk_ex(cublasHandle_t handle, enum rt_blas_type type, bool hermitian,
                               cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
                               const void *alpha, const void *A, cudaDataType Atype, int64_t lda,
                               const void *beta, void *C, cudaDataType Ctype, int64_t ldc);
/* level2.c: triangles between columns and packed ones. */
cublasStatus_t rt_blas_tpttr(cublasHandle_t handle, enum rt_blas_type type, cublasFillMode_t uplo,
                             int64_t n, const void *AP, void *A, int64_t lda);
cublasStatus_t rt_blas_trttp(cublasHandle_t handle, enum rt_blas_type type, cublasFillMode_t uplo,
                             int64_t n, const void *A, int64_t lda, void *AP);
/* grouped.c: groups of products; numbers lie in arrays of the host, of int64_t if they are wide. */
cublasStatus_t rt_blas_gemm_grouped(cublasHandle_t handle, enum rt_blas_type type, bool wide,
                                    const cublasOperation_t *transa,
                                    const cublasOperation_t *transb, const void *m, const void *n,
                                    const void *k, const void *alpha, const void *const *Aarray,
                                    const void *lda, const void *const *Barray, const void *ldb,
                                    const void *beta, void *const *Carray, const void *ldc,
                                    int64_t group_count, const void *group_size);
cublasStatus_t rt_blas_gemm_grouped_ex(
    cublasHandle_t handle, bool wide, const cublasOperation_t *transa,
    const cublasOperation_t *transb, const void *m, const void *n, const void *k, const void *alpha,
    const void *const *Aarray, cudaDataType Atype, const void *lda, const void *const *Barray,
    cudaDataType Btype, const void *ldb, const void *beta, void *const *Carray, cudaDataType Ctype,
    const void *ldc, int64_t group_count, const void *group_size, cublasComputeType_t computeType);

#endif
