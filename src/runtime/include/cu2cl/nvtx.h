/* NVTX, marks and ranges for NVIDIA's profilers, under its own names. No profiler listens here, so
 * its functions do nothing: ranges are numbered and counted as if one did not run. */
#ifndef CU2CL_NVTX_H
#define CU2CL_NVTX_H
#pragma GCC system_header

#include "types.h"

#include <stddef.h>
#include <stdint.h>

#include "hide_macros.h"
#pragma push_macro("category")
#undef category
#pragma push_macro("color")
#undef color
#pragma push_macro("message")
#undef message
#pragma push_macro("payload")
#undef payload
#pragma push_macro("registered")
#undef registered
#pragma push_macro("unicode")
#undef unicode
#pragma push_macro("version")
#undef version

#define NVTX_VERSION                  3
#define NVTX_SUCCESS                  0
#define NVTX_FAIL                     1
#define NVTX_NO_PUSH_POP_TRACKING     ((int)-2)
#define NVTX_EVENT_ATTRIB_STRUCT_SIZE ((uint16_t)(sizeof(nvtxEventAttributes_t)))

/* The library nvToolsExt defines the functions; everywhere else they are inline, since programs
 * with version 3 link no library. */
#ifndef CU2CL_NVTX_FUNCTION
#define CU2CL_NVTX_FUNCTION static __inline__ __attribute__((unused))
#endif

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

#define CU2CL_NVTX_NOTHING(name, ...)                                                              \
    CU2CL_NVTX_FUNCTION void name(__VA_ARGS__)                                                     \
    {                                                                                              \
    }
#define CU2CL_NVTX_RETURNS(type, value, name, ...)                                                 \
    CU2CL_NVTX_FUNCTION type name(__VA_ARGS__)                                                     \
    {                                                                                              \
        return value;                                                                              \
    }
#define CU2CL_ANY(type) type __attribute__((unused))

CU2CL_NVTX_NOTHING(nvtxInitialize, CU2CL_ANY(const void *) __reserved)
CU2CL_NVTX_NOTHING(nvtxMarkEx, CU2CL_ANY(const nvtxEventAttributes_t *) __event)
CU2CL_NVTX_NOTHING(nvtxMarkA, CU2CL_ANY(const char *) __text)
CU2CL_NVTX_NOTHING(nvtxMarkW, CU2CL_ANY(const wchar_t *) __text)
CU2CL_NVTX_NOTHING(nvtxRangeEnd, CU2CL_ANY(nvtxRangeId_t) __range)
CU2CL_NVTX_NOTHING(nvtxNameCategoryA, CU2CL_ANY(uint32_t) __category,
                   CU2CL_ANY(const char *) __text)
CU2CL_NVTX_NOTHING(nvtxNameCategoryW, CU2CL_ANY(uint32_t) __category,
                   CU2CL_ANY(const wchar_t *) __text)
CU2CL_NVTX_NOTHING(nvtxNameOsThreadA, CU2CL_ANY(uint32_t) __thread_id,
                   CU2CL_ANY(const char *) __text)
CU2CL_NVTX_NOTHING(nvtxNameOsThreadW, CU2CL_ANY(uint32_t) __thread_id,
                   CU2CL_ANY(const wchar_t *) __text)
CU2CL_NVTX_NOTHING(nvtxDomainDestroy, CU2CL_ANY(nvtxDomainHandle_t) __domain)
CU2CL_NVTX_NOTHING(nvtxDomainMarkEx, CU2CL_ANY(nvtxDomainHandle_t) __domain,
                   CU2CL_ANY(const nvtxEventAttributes_t *) __event)
CU2CL_NVTX_NOTHING(nvtxDomainRangeEnd, CU2CL_ANY(nvtxDomainHandle_t) __domain,
                   CU2CL_ANY(nvtxRangeId_t) __range)
CU2CL_NVTX_NOTHING(nvtxDomainNameCategoryA, CU2CL_ANY(nvtxDomainHandle_t) __domain,
                   CU2CL_ANY(uint32_t) __category, CU2CL_ANY(const char *) __text)
CU2CL_NVTX_NOTHING(nvtxNameCudaDeviceA, CU2CL_ANY(int) __device, CU2CL_ANY(const char *) __text)
CU2CL_NVTX_NOTHING(nvtxNameCudaStreamA, CU2CL_ANY(cu2clStream_t) __stream,
                   CU2CL_ANY(const char *) __text)
CU2CL_NVTX_NOTHING(nvtxNameCudaEventA, CU2CL_ANY(cu2clEvent_t) __event,
                   CU2CL_ANY(const char *) __text)
CU2CL_NVTX_RETURNS(nvtxRangeId_t, 0, nvtxRangeStartEx,
                   CU2CL_ANY(const nvtxEventAttributes_t *) __event)
CU2CL_NVTX_RETURNS(nvtxRangeId_t, 0, nvtxRangeStartA, CU2CL_ANY(const char *) __text)
CU2CL_NVTX_RETURNS(nvtxRangeId_t, 0, nvtxRangeStartW, CU2CL_ANY(const wchar_t *) __text)
CU2CL_NVTX_RETURNS(nvtxRangeId_t, 0, nvtxDomainRangeStartEx, CU2CL_ANY(nvtxDomainHandle_t) __domain,
                   CU2CL_ANY(const nvtxEventAttributes_t *) __event)
CU2CL_NVTX_RETURNS(int, NVTX_NO_PUSH_POP_TRACKING, nvtxRangePushEx,
                   CU2CL_ANY(const nvtxEventAttributes_t *) __event)
CU2CL_NVTX_RETURNS(int, NVTX_NO_PUSH_POP_TRACKING, nvtxRangePushA, CU2CL_ANY(const char *) __text)
CU2CL_NVTX_RETURNS(int, NVTX_NO_PUSH_POP_TRACKING, nvtxRangePushW,
                   CU2CL_ANY(const wchar_t *) __text)
CU2CL_NVTX_RETURNS(int, NVTX_NO_PUSH_POP_TRACKING, nvtxRangePop, void)
CU2CL_NVTX_RETURNS(int, NVTX_NO_PUSH_POP_TRACKING, nvtxDomainRangePushEx,
                   CU2CL_ANY(nvtxDomainHandle_t) __domain,
                   CU2CL_ANY(const nvtxEventAttributes_t *) __event)
CU2CL_NVTX_RETURNS(int, NVTX_NO_PUSH_POP_TRACKING, nvtxDomainRangePop,
                   CU2CL_ANY(nvtxDomainHandle_t) __domain)
CU2CL_NVTX_RETURNS(nvtxDomainHandle_t, NULL, nvtxDomainCreateA, CU2CL_ANY(const char *) __name)
CU2CL_NVTX_RETURNS(nvtxDomainHandle_t, NULL, nvtxDomainCreateW, CU2CL_ANY(const wchar_t *) __name)
CU2CL_NVTX_RETURNS(nvtxStringHandle_t, NULL, nvtxDomainRegisterStringA,
                   CU2CL_ANY(nvtxDomainHandle_t) __domain, CU2CL_ANY(const char *) __text)

#ifdef __cplusplus
}
#endif

#undef CU2CL_NVTX_NOTHING
#undef CU2CL_NVTX_RETURNS
#undef CU2CL_ANY

#pragma pop_macro("category")
#pragma pop_macro("color")
#pragma pop_macro("message")
#pragma pop_macro("payload")
#pragma pop_macro("registered")
#pragma pop_macro("unicode")
#pragma pop_macro("version")
#include "show_macros.h"

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
