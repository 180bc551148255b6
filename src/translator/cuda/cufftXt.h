/* cuFFT over several devices and with callbacks. */
#ifndef CU2CL_CUDA_CUFFTXT_H
#define CU2CL_CUDA_CUFFTXT_H
#define _CUFFTXT_H_

#include "cufft.h"

#include <cu2cl/hide_macros.h>

#define CUDA_XT_DESCRIPTOR_VERSION 0x01000000
#define MAX_CUDA_DESCRIPTOR_GPUS   64

typedef struct {
    int version, nGPUs, GPUs[MAX_CUDA_DESCRIPTOR_GPUS];
    void *data[MAX_CUDA_DESCRIPTOR_GPUS];
    size_t size[MAX_CUDA_DESCRIPTOR_GPUS];
    void *cudaXtState;
} cudaXtDesc;

typedef struct {
    int version;
    cudaXtDesc *descriptor;
    int library, subFormat;
    void *libDescriptor;
} cudaLibXtDesc;

typedef enum cufftXtSubFormat_t {
    CUFFT_XT_FORMAT_INPUT = 0,
    CUFFT_XT_FORMAT_OUTPUT = 1,
    CUFFT_XT_FORMAT_INPLACE = 2,
    CUFFT_XT_FORMAT_INPLACE_SHUFFLED = 3,
    CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED = 4
} cufftXtSubFormat;

typedef enum cufftXtWorkAreaPolicy_t {
    CUFFT_WORKAREA_MINIMAL = 0,
    CUFFT_WORKAREA_USER = 1,
    CUFFT_WORKAREA_PERFORMANCE = 2
} cufftXtWorkAreaPolicy;

typedef enum cufftXtCopyType_t {
    CUFFT_COPY_HOST_TO_DEVICE = 0,
    CUFFT_COPY_DEVICE_TO_HOST = 1,
    CUFFT_COPY_DEVICE_TO_DEVICE = 2
} cufftXtCopyType;

typedef enum cufftXtCallbackType_t {
    CUFFT_CB_LD_COMPLEX = 0,
    CUFFT_CB_LD_COMPLEX_DOUBLE = 1,
    CUFFT_CB_LD_REAL = 2,
    CUFFT_CB_LD_REAL_DOUBLE = 3,
    CUFFT_CB_ST_COMPLEX = 4,
    CUFFT_CB_ST_COMPLEX_DOUBLE = 5,
    CUFFT_CB_ST_REAL = 6,
    CUFFT_CB_ST_REAL_DOUBLE = 7
} cufftXtCallbackType;

typedef cufftComplex (*cufftCallbackLoadC)(void *, size_t, void *, void *);
typedef cufftReal (*cufftCallbackLoadR)(void *, size_t, void *, void *);
typedef void (*cufftCallbackStoreC)(void *, size_t, cufftComplex, void *, void *);
typedef void (*cufftCallbackStoreR)(void *, size_t, cufftReal, void *, void *);

#ifdef __cplusplus
extern "C" {
#endif
cufftResult cufftXtSetGPUs(cufftHandle, int, int *);
cufftResult cufftXtMalloc(cufftHandle, cudaLibXtDesc **, cufftXtSubFormat);
cufftResult cufftXtFree(cudaLibXtDesc *);
cufftResult cufftXtMemcpy(cufftHandle, void *, void *, cufftXtCopyType);
cufftResult cufftXtExecDescriptorC2C(cufftHandle, cudaLibXtDesc *, cudaLibXtDesc *, int);
cufftResult cufftXtExecDescriptorR2C(cufftHandle, cudaLibXtDesc *, cudaLibXtDesc *);
cufftResult cufftXtExecDescriptorC2R(cufftHandle, cudaLibXtDesc *, cudaLibXtDesc *);
cufftResult cufftXtExecDescriptorZ2Z(cufftHandle, cudaLibXtDesc *, cudaLibXtDesc *, int);
cufftResult cufftXtMakePlanMany(cufftHandle, int, long long *, long long *, long long, long long,
                                cudaDataType, long long *, long long, long long, cudaDataType,
                                long long, size_t *, cudaDataType);
cufftResult cufftXtGetSizeMany(cufftHandle, int, long long *, long long *, long long, long long,
                               cudaDataType, long long *, long long, long long, cudaDataType,
                               long long, size_t *, cudaDataType);
cufftResult cufftXtExec(cufftHandle, void *, void *, int);
cufftResult cufftXtExecDescriptorD2Z(cufftHandle, cudaLibXtDesc *, cudaLibXtDesc *);
cufftResult cufftXtExecDescriptorZ2D(cufftHandle, cudaLibXtDesc *, cudaLibXtDesc *);
cufftResult cufftXtExecDescriptor(cufftHandle, cudaLibXtDesc *, cudaLibXtDesc *, int);
cufftResult cufftXtSetWorkAreaPolicy(cufftHandle, cufftXtWorkAreaPolicy, size_t *);
cufftResult cufftXtSetCallback(cufftHandle, void **, cufftXtCallbackType, void **);
cufftResult cufftXtClearCallback(cufftHandle, cufftXtCallbackType);
cufftResult cufftXtSetCallbackSharedSize(cufftHandle, cufftXtCallbackType, size_t);
#ifdef __cplusplus
}
#endif

#include <cu2cl/show_macros.h>

#endif
