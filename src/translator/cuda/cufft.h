/* cuFFT. */
#ifndef CU2CL_CUDA_CUFFT_H
#define CU2CL_CUDA_CUFFT_H
#define _CUFFT_H_

#include "cuda_runtime.h"
#include "cuComplex.h"
#include "library_types.h"

#define CUFFT_FORWARD   -1
#define CUFFT_INVERSE   1
#define CUFFT_VERSION   12000
#define CUFFT_VER_MAJOR 12
#define CUFFT_VER_MINOR 0
#define CUFFT_VER_PATCH 0

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
    CUFFT_NVSHMEM_FAILURE = 20,
} cufftResult;

typedef enum cufftType_t {
    CUFFT_R2C = 0x2a,
    CUFFT_C2R = 0x2c,
    CUFFT_C2C = 0x29,
    CUFFT_D2Z = 0x6a,
    CUFFT_Z2D = 0x6c,
    CUFFT_Z2Z = 0x69,
} cufftType;

typedef enum cufftCompatibility_t {
    CUFFT_COMPATIBILITY_FFTW_PADDING = 1,
    CUFFT_COMPATIBILITY_DEFAULT = CUFFT_COMPATIBILITY_FFTW_PADDING
} cufftCompatibility;

typedef int cufftHandle;
typedef float cufftReal;
typedef double cufftDoubleReal;
typedef cuComplex cufftComplex;
typedef cuDoubleComplex cufftDoubleComplex;

#ifdef __cplusplus
extern "C" {
#endif
cufftResult cufftPlan1d(cufftHandle *, int, cufftType, int);
cufftResult cufftPlan2d(cufftHandle *, int, int, cufftType);
cufftResult cufftPlan3d(cufftHandle *, int, int, int, cufftType);
cufftResult cufftPlanMany(cufftHandle *, int, int *, int *, int, int, int *, int, int, cufftType,
                          int);
cufftResult cufftCreate(cufftHandle *);
cufftResult cufftMakePlan1d(cufftHandle, int, cufftType, int, size_t *);
cufftResult cufftMakePlan2d(cufftHandle, int, int, cufftType, size_t *);
cufftResult cufftMakePlan3d(cufftHandle, int, int, int, cufftType, size_t *);
cufftResult cufftMakePlanMany(cufftHandle, int, int *, int *, int, int, int *, int, int, cufftType,
                              int, size_t *);
cufftResult cufftMakePlanMany64(cufftHandle, int, long long *, long long *, long long, long long,
                                long long *, long long, long long, cufftType, long long, size_t *);
cufftResult cufftGetSize(cufftHandle, size_t *);
cufftResult cufftGetSize1d(cufftHandle, int, cufftType, int, size_t *);
cufftResult cufftGetSize2d(cufftHandle, int, int, cufftType, size_t *);
cufftResult cufftGetSize3d(cufftHandle, int, int, int, cufftType, size_t *);
cufftResult cufftGetSizeMany(cufftHandle, int, int *, int *, int, int, int *, int, int, cufftType,
                             int, size_t *);
cufftResult cufftGetSizeMany64(cufftHandle, int, long long *, long long *, long long, long long,
                               long long *, long long, long long, cufftType, long long, size_t *);
cufftResult cufftEstimate1d(int, cufftType, int, size_t *);
cufftResult cufftEstimate2d(int, int, cufftType, size_t *);
cufftResult cufftEstimate3d(int, int, int, cufftType, size_t *);
cufftResult cufftEstimateMany(int, int *, int *, int, int, int *, int, int, cufftType, int,
                              size_t *);
cufftResult cufftSetWorkArea(cufftHandle, void *);
cufftResult cufftSetAutoAllocation(cufftHandle, int);
cufftResult cufftExecC2C(cufftHandle, cufftComplex *, cufftComplex *, int);
cufftResult cufftExecR2C(cufftHandle, cufftReal *, cufftComplex *);
cufftResult cufftExecC2R(cufftHandle, cufftComplex *, cufftReal *);
cufftResult cufftExecZ2Z(cufftHandle, cufftDoubleComplex *, cufftDoubleComplex *, int);
cufftResult cufftExecD2Z(cufftHandle, cufftDoubleReal *, cufftDoubleComplex *);
cufftResult cufftExecZ2D(cufftHandle, cufftDoubleComplex *, cufftDoubleReal *);
cufftResult cufftSetStream(cufftHandle, cudaStream_t);
cufftResult cufftDestroy(cufftHandle);
cufftResult cufftGetVersion(int *);
cufftResult cufftGetProperty(libraryPropertyType, int *);
cufftResult cufftSetCompatibilityMode(cufftHandle, cufftCompatibility);
#ifdef __cplusplus
}
#endif

#endif
