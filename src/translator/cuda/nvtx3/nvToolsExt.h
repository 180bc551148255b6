/* Marks and ranges for profilers. */
#ifndef CU2CL_CUDA_NVTX_H
#define CU2CL_CUDA_NVTX_H

#include "../cuda_runtime_api.h"

#include <stddef.h>
#include <stdint.h>

#define NVTX_VERSION                  3
#define NVTX_SUCCESS                  0
#define NVTX_FAIL                     1
#define NVTX_NO_PUSH_POP_TRACKING     ((int)-2)
#define NVTX_EVENT_ATTRIB_STRUCT_SIZE ((uint16_t)sizeof(nvtxEventAttributes_t))

typedef uint64_t nvtxRangeId_t;
typedef struct nvtxDomainHandle *nvtxDomainHandle_t;
typedef struct nvtxStringHandle *nvtxStringHandle_t;

typedef enum nvtxColorType_t { NVTX_COLOR_UNKNOWN = 0, NVTX_COLOR_ARGB = 1 } nvtxColorType_t;

typedef enum nvtxMessageType_t {
    NVTX_MESSAGE_UNKNOWN = 0,
    NVTX_MESSAGE_TYPE_ASCII = 1,
    NVTX_MESSAGE_TYPE_UNICODE = 2,
    NVTX_MESSAGE_TYPE_REGISTERED = 3
} nvtxMessageType_t;

typedef enum nvtxPayloadType_t {
    NVTX_PAYLOAD_UNKNOWN = 0,
    NVTX_PAYLOAD_TYPE_UNSIGNED_INT64 = 1,
    NVTX_PAYLOAD_TYPE_INT64 = 2,
    NVTX_PAYLOAD_TYPE_DOUBLE = 3,
    NVTX_PAYLOAD_TYPE_UNSIGNED_INT32 = 4,
    NVTX_PAYLOAD_TYPE_INT32 = 5,
    NVTX_PAYLOAD_TYPE_FLOAT = 6
} nvtxPayloadType_t;

typedef union nvtxMessageValue_t {
    const char *ascii;
    const wchar_t *unicode;
    nvtxStringHandle_t registered;
} nvtxMessageValue_t;

typedef struct nvtxEventAttributes_v2 {
    uint16_t version, size;
    uint32_t category;
    int32_t colorType;
    uint32_t color;
    int32_t payloadType, reserved0;
    union payload_t {
        uint64_t ullValue;
        int64_t llValue;
        double dValue;
        uint32_t uiValue;
        int32_t iValue;
        float fValue;
    } payload;
    int32_t messageType;
    nvtxMessageValue_t message;
} nvtxEventAttributes_v2;
typedef struct nvtxEventAttributes_v2 nvtxEventAttributes_t;

#ifdef __cplusplus
extern "C" {
#endif
void nvtxInitialize(const void *);
void nvtxMarkEx(const nvtxEventAttributes_t *);
void nvtxMarkA(const char *);
void nvtxMarkW(const wchar_t *);
void nvtxRangeEnd(nvtxRangeId_t);
void nvtxNameCategoryA(uint32_t, const char *);
void nvtxNameCategoryW(uint32_t, const wchar_t *);
void nvtxNameOsThreadA(uint32_t, const char *);
void nvtxNameOsThreadW(uint32_t, const wchar_t *);
void nvtxDomainDestroy(nvtxDomainHandle_t);
void nvtxDomainMarkEx(nvtxDomainHandle_t, const nvtxEventAttributes_t *);
void nvtxDomainRangeEnd(nvtxDomainHandle_t, nvtxRangeId_t);
void nvtxDomainNameCategoryA(nvtxDomainHandle_t, uint32_t, const char *);
void nvtxNameCudaDeviceA(int, const char *);
void nvtxNameCudaStreamA(cudaStream_t, const char *);
void nvtxNameCudaEventA(cudaEvent_t, const char *);
nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t *);
nvtxRangeId_t nvtxRangeStartA(const char *);
nvtxRangeId_t nvtxRangeStartW(const wchar_t *);
nvtxRangeId_t nvtxDomainRangeStartEx(nvtxDomainHandle_t, const nvtxEventAttributes_t *);
int nvtxRangePushEx(const nvtxEventAttributes_t *);
int nvtxRangePushA(const char *);
int nvtxRangePushW(const wchar_t *);
int nvtxRangePop(void);
int nvtxDomainRangePushEx(nvtxDomainHandle_t, const nvtxEventAttributes_t *);
int nvtxDomainRangePop(nvtxDomainHandle_t);
nvtxDomainHandle_t nvtxDomainCreateA(const char *);
nvtxDomainHandle_t nvtxDomainCreateW(const wchar_t *);
nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t, const char *);
#ifdef __cplusplus
}
#endif

#ifdef UNICODE
#define nvtxMark         nvtxMarkW
#define nvtxRangeStart   nvtxRangeStartW
#define nvtxRangePush    nvtxRangePushW
#define nvtxNameCategory nvtxNameCategoryW
#define nvtxNameOsThread nvtxNameOsThreadW
#define nvtxDomainCreate nvtxDomainCreateW
#else
#define nvtxMark                 nvtxMarkA
#define nvtxRangeStart           nvtxRangeStartA
#define nvtxRangePush            nvtxRangePushA
#define nvtxNameCategory         nvtxNameCategoryA
#define nvtxNameOsThread         nvtxNameOsThreadA
#define nvtxDomainCreate         nvtxDomainCreateA
#define nvtxDomainNameCategory   nvtxDomainNameCategoryA
#define nvtxDomainRegisterString nvtxDomainRegisterStringA
#define nvtxNameCudaDevice       nvtxNameCudaDeviceA
#define nvtxNameCudaStream       nvtxNameCudaStreamA
#define nvtxNameCudaEvent        nvtxNameCudaEventA
#endif

#endif
