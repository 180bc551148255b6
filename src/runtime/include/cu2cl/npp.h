/* NPP, under its own names: the functions for images and signals that programs call most. Stands for
 * npp.h, nppi.h, npps.h and their like; the component npp of the runtime has the functions.
 *
 * Each function has two forms: NAME_Ctx works in the stream of its NppStreamContext, NAME in that of
 * nppSetStream. It enqueues, and returns at once. Images are in device memory; a pointer is that of
 * the first pixel of the region, whose size is in pixels, and a step is the bytes from row to row.
 * Constants, as aValue, are in host memory; results, as pSum, and pDeviceBuffer, whose size the
 * function NAMEGetBufferSize tells, are in device memory.
 *
 * A function returns NPP_NULL_POINTER_ERROR; NPP_SIZE_ERROR for sizes that are not positive;
 * NPP_STEP_ERROR for steps that are not, and NPP_NOT_EVEN_STEP_ERROR for those that are no multiple
 * of an element; NPP_MASK_SIZE_ERROR and NPP_ANCHOR_ERROR; NPP_NOT_SUPPORTED_MODE_ERROR for a border,
 * a comparison or a filter that it does not know; NPP_CUDA_KERNEL_EXECUTION_ERROR where the device
 * refused it. */
#ifndef CU2CL_NPP_H
#define CU2CL_NPP_H

#include <stddef.h>

#include "hide_macros.h"

#include "cu2cl.h"

#ifndef NV_NPPIDEFS_H /* NPP's own header */
#define NV_NPPIDEFS_H

#define NPP_VER_MAJOR 12
#define NPP_VER_MINOR 3
#define NPP_VER_PATCH 3
#define NPP_VER_BUILD 0
#define NPP_VERSION   (NPP_VER_MAJOR * 1000 + NPP_VER_MINOR * 100 + NPP_VER_PATCH)

#define NPP_VERSION_MAJOR NPP_VER_MAJOR
#define NPP_VERSION_MINOR NPP_VER_MINOR
#define NPP_VERSION_PATCH NPP_VER_PATCH
#define NPP_VERSION_BUILD NPP_VER_BUILD

typedef unsigned char Npp8u;
typedef signed char Npp8s;
typedef unsigned short Npp16u;
typedef short Npp16s;
typedef unsigned int Npp32u;
typedef int Npp32s;
typedef unsigned long long Npp64u;
typedef long long Npp64s;
typedef float Npp32f;
typedef double Npp64f;

typedef struct {
    Npp16s re, im;
} Npp16sc;

typedef struct {
    Npp32s re, im;
} Npp32sc;

typedef struct {
    Npp64s re, im;
} Npp64sc;

typedef struct {
    Npp32f re, im;
} Npp32fc;

typedef struct {
    Npp64f re, im;
} Npp64fc;

typedef struct {
    int x, y;
} NppiPoint;

typedef struct {
    int width, height;
} NppiSize;

typedef struct {
    int x, y, width, height;
} NppiRect;

typedef struct {
    int major, minor, build;
} NppLibraryVersion;

typedef struct {
    cu2clStream_t hStream;
    int nCudaDeviceId;
    int nMultiProcessorCount;
    int nMaxThreadsPerMultiProcessor;
    int nMaxThreadsPerBlock;
    size_t nSharedMemPerBlock;
    int nCudaDevAttrComputeCapabilityMajor;
    int nCudaDevAttrComputeCapabilityMinor;
    unsigned int nStreamFlags;
    int nReserved0;
} NppStreamContext;

typedef enum {
    NPPI_INTER_UNDEFINED = 0,
    NPPI_INTER_NN = 1,
    NPPI_INTER_LINEAR = 2,
    NPPI_INTER_CUBIC = 4,
    NPPI_INTER_CUBIC2P_BSPLINE = 5,
    NPPI_INTER_CUBIC2P_CATMULLROM = 6,
    NPPI_INTER_CUBIC2P_B05C03 = 7,
    NPPI_INTER_SUPER = 8,
    NPPI_INTER_LANCZOS = 16,
    NPPI_INTER_LANCZOS3_ADVANCED = 17,
    NPPI_SMOOTH_EDGE = (int)0x8000000
} NppiInterpolationMode;

typedef enum {
    NPP_MASK_SIZE_1_X_3 = 0,
    NPP_MASK_SIZE_1_X_5 = 1,
    NPP_MASK_SIZE_3_X_1 = 100,
    NPP_MASK_SIZE_5_X_1 = 101,
    NPP_MASK_SIZE_3_X_3 = 200,
    NPP_MASK_SIZE_5_X_5 = 201,
    NPP_MASK_SIZE_7_X_7 = 400,
    NPP_MASK_SIZE_9_X_9 = 500,
    NPP_MASK_SIZE_11_X_11 = 600,
    NPP_MASK_SIZE_13_X_13 = 700,
    NPP_MASK_SIZE_15_X_15 = 800
} NppiMaskSize;

typedef enum { NPP_FILTER_SOBEL = 0, NPP_FILTER_SCHARR = 1 } NppiDifferentialKernel;

typedef enum { nppiNormInf = 0, nppiNormL1 = 1, nppiNormL2 = 2 } NppiNorm;

typedef enum { NPP_HORIZONTAL_AXIS = 0, NPP_VERTICAL_AXIS = 1, NPP_BOTH_AXIS = 2 } NppiAxis;

typedef enum {
    NPP_CMP_LESS = 0,
    NPP_CMP_LESS_EQ = 1,
    NPP_CMP_EQ = 2,
    NPP_CMP_GREATER_EQ = 3,
    NPP_CMP_GREATER = 4
} NppCmpOp;

typedef enum {
    NPP_RND_NEAR = 0,
    NPP_ROUND_NEAREST_TIES_TO_EVEN = 0,
    NPP_RND_FINANCIAL = 1,
    NPP_ROUND_NEAREST_TIES_AWAY_FROM_ZERO = 1,
    NPP_RND_ZERO = 2,
    NPP_ROUND_TOWARD_ZERO = 2
} NppRoundMode;

typedef enum {
    NPP_BORDER_UNDEFINED = 0,
    NPP_BORDER_NONE = 0,
    NPP_BORDER_CONSTANT = 1,
    NPP_BORDER_REPLICATE = 2,
    NPP_BORDER_WRAP = 3,
    NPP_BORDER_MIRROR = 4
} NppiBorderType;

typedef enum {
    NPP_WATERSHED_SEGMENT_BOUNDARIES_NONE = 0,
    NPP_WATERSHED_SEGMENT_BOUNDARIES_BLACK = 1,
    NPP_WATERSHED_SEGMENT_BOUNDARIES_WHITE = 2,
    NPP_WATERSHED_SEGMENT_BOUNDARIES_CONTRAST = 3,
    NPP_WATERSHED_SEGMENT_BOUNDARIES_ONLY = 4
} NppiWatershedSegmentBoundaryType;

typedef enum {
    NPP_NOT_SUPPORTED_MODE_ERROR = -9999,
    NPP_INVALID_HOST_POINTER_ERROR = -1032,
    NPP_INVALID_DEVICE_POINTER_ERROR = -1031,
    NPP_LUT_PALETTE_BITSIZE_ERROR = -1030,
    NPP_ZC_MODE_NOT_SUPPORTED_ERROR = -1028,
    NPP_NOT_SUFFICIENT_COMPUTE_CAPABILITY = -1027,
    NPP_TEXTURE_BIND_ERROR = -1024,
    NPP_WRONG_INTERSECTION_ROI_ERROR = -1020,
    NPP_HAAR_CLASSIFIER_PIXEL_MATCH_ERROR = -1006,
    NPP_MEMFREE_ERROR = -1005,
    NPP_MEMSET_ERROR = -1004,
    NPP_MEMCPY_ERROR = -1003,
    NPP_ALIGNMENT_ERROR = -1002,
    NPP_CUDA_KERNEL_EXECUTION_ERROR = -1000,
    NPP_ROUND_MODE_NOT_SUPPORTED_ERROR = -213,
    NPP_QUALITY_INDEX_ERROR = -210,
    NPP_RESIZE_NO_OPERATION_ERROR = -201,
    NPP_OVERFLOW_ERROR = -109,
    NPP_NOT_EVEN_STEP_ERROR = -108,
    NPP_HISTOGRAM_NUMBER_OF_LEVELS_ERROR = -107,
    NPP_LUT_NUMBER_OF_LEVELS_ERROR = -106,
    NPP_CORRUPTED_DATA_ERROR = -61,
    NPP_CHANNEL_ORDER_ERROR = -60,
    NPP_ZERO_MASK_VALUE_ERROR = -59,
    NPP_QUADRANGLE_ERROR = -58,
    NPP_RECTANGLE_ERROR = -57,
    NPP_COEFFICIENT_ERROR = -56,
    NPP_NUMBER_OF_CHANNELS_ERROR = -53,
    NPP_COI_ERROR = -52,
    NPP_DIVISOR_ERROR = -51,
    NPP_CHANNEL_ERROR = -47,
    NPP_STRIDE_ERROR = -37,
    NPP_ANCHOR_ERROR = -34,
    NPP_MASK_SIZE_ERROR = -33,
    NPP_RESIZE_FACTOR_ERROR = -23,
    NPP_INTERPOLATION_ERROR = -22,
    NPP_MIRROR_FLIP_ERROR = -21,
    NPP_MOMENT_00_ZERO_ERROR = -20,
    NPP_THRESHOLD_NEGATIVE_LEVEL_ERROR = -19,
    NPP_THRESHOLD_ERROR = -18,
    NPP_CONTEXT_MATCH_ERROR = -17,
    NPP_FFT_FLAG_ERROR = -16,
    NPP_FFT_ORDER_ERROR = -15,
    NPP_STEP_ERROR = -14,
    NPP_SCALE_RANGE_ERROR = -13,
    NPP_DATA_TYPE_ERROR = -12,
    NPP_OUT_OFF_RANGE_ERROR = -11,
    NPP_DIVIDE_BY_ZERO_ERROR = -10,
    NPP_MEMORY_ALLOCATION_ERR = -9,
    NPP_NULL_POINTER_ERROR = -8,
    NPP_RANGE_ERROR = -7,
    NPP_SIZE_ERROR = -6,
    NPP_BAD_ARGUMENT_ERROR = -5,
    NPP_NO_MEMORY_ERROR = -4,
    NPP_NOT_IMPLEMENTED_ERROR = -3,
    NPP_ERROR = -2,
    NPP_ERROR_RESERVED = -1,
    NPP_NO_ERROR = 0,
    NPP_SUCCESS = 0,
    NPP_NO_OPERATION_WARNING = 1,
    NPP_DIVIDE_BY_ZERO_WARNING = 6,
    NPP_AFFINE_QUAD_INCORRECT_WARNING = 28,
    NPP_WRONG_INTERSECTION_ROI_WARNING = 29,
    NPP_WRONG_INTERSECTION_QUAD_WARNING = 30,
    NPP_DOUBLE_SIZE_WARNING = 35,
    NPP_MISALIGNED_DST_ROI_WARNING = 10000
} NppStatus;

#define NPP_MIN_8U  0
#define NPP_MAX_8U  255
#define NPP_MIN_16U 0
#define NPP_MAX_16U 65535
#define NPP_MIN_16S (-32767 - 1)
#define NPP_MAX_16S 32767
#define NPP_MIN_32S (-2147483647 - 1)
#define NPP_MAX_32S 2147483647

#ifdef __cplusplus
extern "C" {
#endif

/* The version that the functions follow; a constant. */
const NppLibraryVersion *nppGetLibVersion(void);

/* The stream of functions without a context: 0 at first. nppSetStream: NPP_ERROR for what is no
 * stream. nppGetStreamContext: it, and what the device has. */
cu2clStream_t nppGetStream(void);
NppStatus nppSetStream(cu2clStream_t __hStream);
NppStatus nppGetStreamContext(NppStreamContext *__pNppStreamContext);

/* Of the current device; 0 if there is none. */
unsigned int nppGetStreamNumSMs(void);
unsigned int nppGetStreamMaxThreadsPerSM(void);
int nppGetGpuNumSMs(void);
int nppGetMaxThreadsPerBlock(void);
int nppGetMaxThreadsPerSM(void);

/* 0, or -1 if there is no device or a pointer is NULL. */
int nppGetGpuDeviceProperties(int *__pMaxThreadsPerSM, int *__pMaxThreadsPerBlock,
                              int *__pNumberOfSMs);

/* Valid until the next call. */
const char *nppGetGpuName(void);

/* For memory of nppiMalloc_... and nppsMalloc_..., which are NULL if they have none or a size is not
 * positive. *pStepBytes: bytes from row to row, a multiple of 512. */
void nppiFree(void *__pData);
void nppsFree(void *__pValues);

/* nLevels bounds from the lower to the upper one, in host memory, for bins of about the same width. */
NppStatus nppiEvenLevelsHost_32s(Npp32s *__hpLevels, int __nLevels, Npp32s __nLowerLevel,
                                 Npp32s __nUpperLevel);

/* Bytes of the buffers that nppiFilterCannyBorder_8u_C1R, nppiLabelMarkersUF_8u32u_C1R and
 * nppiCompressMarkerLabelsUF_32u_C1IR get. */
NppStatus nppiLabelMarkersUFGetBufferSize_32u_C1R(NppiSize __oSizeROI, int *__hpBufferSize);
NppStatus nppiCompressMarkerLabelsGetBufferSize_32u_C1R(int __nStartingNumber, int *__hpBufferSize);
NppStatus nppiFilterCannyBorderGetBufferSize(NppiSize __oSizeROI, int *__hpBufferSize);

#ifdef __cplusplus
}
#endif

#include "npp_functions.h"

#endif

#include "show_macros.h"

#endif
