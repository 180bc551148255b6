/* cuFFT: plans and transforms. Stands for cufft.h and cufftXt.h, with their types and constants;
 * the functions are named cufftX for cufftX. They are in the component `fft`.
 *
 * Layouts, signs and the missing normalisation are CUDA's. Transforms are enqueued in the plan's
 * stream. A plan belongs to the device that is current when it is made. Calls for the same plan
 * must not overlap. Each function returns CUFFT_INVALID_PLAN for a handle that is not one. */
#ifndef CU2CL_FFT_H
#define CU2CL_FFT_H

#include "hide_macros.h"

#include "complex.h"
#include "cu2cl.h"
#include "library_types.h"

#ifndef _CUFFT_H_ /* CUDA's own header */
#define _CUFFT_H_

#define CUFFT_VERSION   12000
#define CUFFT_VER_MAJOR 12
#define CUFFT_VER_MINOR 0
#define CUFFT_VER_PATCH 0
#define CUFFT_FORWARD   -1
#define CUFFT_INVERSE   1

typedef enum cufftResult_t {
    CUFFT_SUCCESS = 0,
    CUFFT_INVALID_PLAN = 1,
    CUFFT_ALLOC_FAILED = 2,
    CUFFT_INVALID_TYPE = 3,
    CUFFT_INVALID_VALUE = 4,
    CUFFT_INTERNAL_ERROR = 5,
    CUFFT_EXEC_FAILED = 6,
    CUFFT_SETUP_FAILED = 7,
    CUFFT_INVALID_SIZE = 8,
    CUFFT_UNALIGNED_DATA = 9,
    CUFFT_INCOMPLETE_PARAMETER_LIST = 10,
    CUFFT_INVALID_DEVICE = 11,
    CUFFT_PARSE_ERROR = 12,
    CUFFT_NO_WORKSPACE = 13,
    CUFFT_NOT_IMPLEMENTED = 14,
    CUFFT_LICENSE_ERROR = 15,
    CUFFT_NOT_SUPPORTED = 16,
    CUFFT_MISSING_DEPENDENCY = 17,
    CUFFT_NVRTC_FAILURE = 18,
    CUFFT_NVJITLINK_FAILURE = 19,
    CUFFT_NVSHMEM_FAILURE = 20
} cufftResult;

typedef enum cufftType_t {
    CUFFT_C2C = 0x29,
    CUFFT_R2C = 0x2a,
    CUFFT_C2R = 0x2c,
    CUFFT_Z2Z = 0x69,
    CUFFT_D2Z = 0x6a,
    CUFFT_Z2D = 0x6c
} cufftType;

typedef enum cufftCompatibility_t {
    CUFFT_COMPATIBILITY_FFTW_PADDING = 1,
    CUFFT_COMPATIBILITY_DEFAULT = CUFFT_COMPATIBILITY_FFTW_PADDING
} cufftCompatibility;

typedef enum cufftXtWorkAreaPolicy_t {
    CUFFT_WORKAREA_MINIMAL = 0,
    CUFFT_WORKAREA_USER = 1,
    CUFFT_WORKAREA_PERFORMANCE = 2
} cufftXtWorkAreaPolicy;

typedef int cufftHandle;
typedef float cufftReal;
typedef double cufftDoubleReal;
typedef cuComplex cufftComplex;
typedef cuDoubleComplex cufftDoubleComplex;

#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Plans of `batch` transforms that lie one behind the other. *plan is written on success; the
 * caller destroys it. CUFFT_INVALID_SIZE: a size or the batch is not positive; CUFFT_INVALID_TYPE;
 * CUFFT_SETUP_FAILED: no device; CUFFT_ALLOC_FAILED: out of memory. */
cufftResult cufftPlan1d(cufftHandle *__plan, int __n0, cufftType __type, int __batch);
cufftResult cufftPlan2d(cufftHandle *__plan, int __n0, int __n1, cufftType __type);
cufftResult cufftPlan3d(cufftHandle *__plan, int __n0, int __n1, int __n2, cufftType __type);
/* Element (x, y) of transform b of the input is at b * idist + (x * inembed[1] + y) * istride, and
 * so on; where inembed or onembed is NULL, both sides are dense, whatever the strides are.
 * CUFFT_INVALID_VALUE: rank is not 1, 2 or 3, or a stride is not positive. Counterpart of
 * cufftPlanMany. */
cufftResult cufftPlanMany(cufftHandle *__plan, int __rank, int *__n, int *__inembed, int __istride,
                          int __idist, int *__onembed, int __ostride, int __odist, cufftType __type,
                          int __batch);

/* A plan without sizes, for one of the functions that follow. */
cufftResult cufftCreate(cufftHandle *__plan);
/* The same as the functions above for such a plan; *size gets the size of its work area in bytes.
 * CUFFT_INVALID_PLAN: the plan has sizes already. */
cufftResult cufftMakePlan1d(cufftHandle __plan, int __n0, cufftType __type, int __batch,
                            size_t *__size);
cufftResult cufftMakePlan2d(cufftHandle __plan, int __n0, int __n1, cufftType __type,
                            size_t *__size);
cufftResult cufftMakePlan3d(cufftHandle __plan, int __n0, int __n1, int __n2, cufftType __type,
                            size_t *__size);
cufftResult cufftMakePlanMany(cufftHandle __plan, int __rank, int *__n, int *__inembed,
                              int __istride, int __idist, int *__onembed, int __ostride,
                              int __odist, cufftType __type, int __batch, size_t *__size);
cufftResult cufftMakePlanMany64(cufftHandle __plan, int __rank, long long *__n,
                                long long *__inembed, long long __istride, long long __idist,
                                long long *__onembed, long long __ostride, long long __odist,
                                cufftType __type, long long __batch, size_t *__size);
/* Types of 64, 32 and 16 bits, and bfloat16; all three must be of one precision. Those of 16 bits
 * are computed in single precision. CUFFT_INVALID_TYPE: others. Counterpart of cufftXtMakePlanMany.
 */
cufftResult cufftXtMakePlanMany(cufftHandle __plan, int __rank, long long *__n,
                                long long *__inembed, long long __istride, long long __idist,
                                cudaDataType __input, long long *__onembed, long long __ostride,
                                long long __odist, cudaDataType __output, long long __batch,
                                size_t *__size, cudaDataType __execution);

/* The size of the work area that a plan may need, an upper bound. */
cufftResult cufftEstimate1d(int __n0, cufftType __type, int __batch, size_t *__size);
cufftResult cufftEstimate2d(int __n0, int __n1, cufftType __type, size_t *__size);
cufftResult cufftEstimate3d(int __n0, int __n1, int __n2, cufftType __type, size_t *__size);
cufftResult cufftEstimateMany(int __rank, int *__n, int *__inembed, int __istride, int __idist,
                              int *__onembed, int __ostride, int __odist, cufftType __type,
                              int __batch, size_t *__size);
cufftResult cufftGetSize1d(cufftHandle __plan, int __n0, cufftType __type, int __batch,
                           size_t *__size);
cufftResult cufftGetSize2d(cufftHandle __plan, int __n0, int __n1, cufftType __type,
                           size_t *__size);
cufftResult cufftGetSize3d(cufftHandle __plan, int __n0, int __n1, int __n2, cufftType __type,
                           size_t *__size);
cufftResult cufftGetSizeMany(cufftHandle __plan, int __rank, int *__n, int *__inembed,
                             int __istride, int __idist, int *__onembed, int __ostride, int __odist,
                             cufftType __type, int __batch, size_t *__size);
cufftResult cufftGetSizeMany64(cufftHandle __plan, int __rank, long long *__n, long long *__inembed,
                               long long __istride, long long __idist, long long *__onembed,
                               long long __ostride, long long __odist, cufftType __type,
                               long long __batch, size_t *__size);
cufftResult cufftXtGetSizeMany(cufftHandle __plan, int __rank, long long *__n, long long *__inembed,
                               long long __istride, long long __idist, cudaDataType __input,
                               long long *__onembed, long long __ostride, long long __odist,
                               cudaDataType __output, long long __batch, size_t *__size,
                               cudaDataType __execution);
cufftResult cufftGetSize(cufftHandle __plan, size_t *__size);
/* Memory of the size that the plan asks for, which stays the program's. It serves transforms whose
 * layout has to be rearranged. */
cufftResult cufftSetWorkArea(cufftHandle __plan, void *__area);
/* 0: the program sets a work area itself. */
cufftResult cufftSetAutoAllocation(cufftHandle __plan, int __allocate);
cufftResult cufftSetStream(cufftHandle __plan, cu2clStream_t __stream);
/* Enqueued transforms still run. */
cufftResult cufftDestroy(cufftHandle __plan);
cufftResult cufftGetVersion(int *__version);
cufftResult cufftGetProperty(libraryPropertyType __type, int *__value);

/* Enqueue a transform; input and output may be the same. CUFFT_INVALID_TYPE: the plan is of another
 * type; CUFFT_INVALID_VALUE: a pointer is NULL or not on the device, or no such direction;
 * CUFFT_NO_WORKSPACE: the program has set no work area, and one is needed; CUFFT_EXEC_FAILED: the
 * device refused it. Complex-to-real transforms of more than one dimension may change their input.
 */
cufftResult cufftExecC2C(cufftHandle __plan, cufftComplex *__input, cufftComplex *__output,
                         int __direction);
cufftResult cufftExecR2C(cufftHandle __plan, cufftReal *__input, cufftComplex *__output);
cufftResult cufftExecC2R(cufftHandle __plan, cufftComplex *__input, cufftReal *__output);
cufftResult cufftExecZ2Z(cufftHandle __plan, cufftDoubleComplex *__input,
                         cufftDoubleComplex *__output, int __direction);
cufftResult cufftExecD2Z(cufftHandle __plan, cufftDoubleReal *__input,
                         cufftDoubleComplex *__output);
cufftResult cufftExecZ2D(cufftHandle __plan, cufftDoubleComplex *__input,
                         cufftDoubleReal *__output);
/* Of any type; the direction counts for complex-to-complex only. */
cufftResult cufftXtExec(cufftHandle __plan, void *__input, void *__output, int __direction);

#ifdef __cplusplus
}
#endif

#include "show_macros.h"

#endif
