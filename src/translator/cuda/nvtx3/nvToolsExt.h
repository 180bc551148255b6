/* Marks and ranges for profilers. */
#ifndef CU2CL_CUDA_NVTX_H
#define CU2CL_CUDA_NVTX_H

#include "../cuda_runtime_api.h"

#define NVTX_VERSION                  3
#define NVTX_EVENT_ATTRIB_STRUCT_SIZE ((unsigned short)sizeof(nvtxEventAttributes_t))

typedef enum nvtxColorType_t { NVTX_COLOR_UNKNOWN = 0, NVTX_COLOR_ARGB = 1 } nvtxColorType_t;
typedef enum nvtxMessageType_t {
    NVTX_MESSAGE_UNKNOWN = 0,
    NVTX_MESSAGE_TYPE_ASCII = 1,
    NVTX_MESSAGE_TYPE_UNICODE = 2,
    NVTX_MESSAGE_TYPE_REGISTERED = 3
} nvtxMessageType_t;
typedef struct nvtxDomainRegistration *nvtxDomainHandle_t;
typedef unsigned long long nvtxRangeId_t;

typedef struct nvtxEventAttributes_v2 {
    unsigned short version, size;
    unsigned int category;
    int colorType;
    unsigned int color;
    int payloadType, reserved0;
    union {
        unsigned long long ullValue;
        long long llValue;
        double dValue;
        unsigned int uiValue;
        int iValue;
        float fValue;
    } payload;
    int messageType;
    union {
        const char *ascii;
        const wchar_t *unicode;
    } message;
} nvtxEventAttributes_t;

#ifdef __cplusplus
extern "C" {
#endif
void nvtxMarkEx(const nvtxEventAttributes_t *);
void nvtxMarkA(const char *);
nvtxRangeId_t nvtxRangeStartA(const char *);
nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t *);
void nvtxRangeEnd(nvtxRangeId_t);
int nvtxRangePushA(const char *);
int nvtxRangePushEx(const nvtxEventAttributes_t *);
int nvtxRangePop(void);
void nvtxNameCategoryA(unsigned int, const char *);
void nvtxNameOsThreadA(unsigned int, const char *);
void nvtxNameCudaDeviceA(int, const char *);
void nvtxNameCudaStreamA(cudaStream_t, const char *);
void nvtxNameCudaEventA(cudaEvent_t, const char *);
nvtxDomainHandle_t nvtxDomainCreateA(const char *);
void nvtxDomainDestroy(nvtxDomainHandle_t);
int nvtxDomainRangePushEx(nvtxDomainHandle_t, const nvtxEventAttributes_t *);
int nvtxDomainRangePop(nvtxDomainHandle_t);
#ifdef __cplusplus
}
#endif
#define nvtxMark           nvtxMarkA
#define nvtxRangeStart     nvtxRangeStartA
#define nvtxRangePush      nvtxRangePushA
#define nvtxNameCudaStream nvtxNameCudaStreamA

#endif
