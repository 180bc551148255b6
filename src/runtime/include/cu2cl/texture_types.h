/* Types and constants of arrays, textures and surfaces. Part of <cu2cl/types.h>.
 *
 * A texture or surface object is the device address of a descriptor, which kernels read; so it can
 * be a kernel argument, lie in structures and in device memory. An array is linear device memory
 * whose layout is the runtime's own. */
#ifndef CU2CL_TEXTURE_TYPES_H
#define CU2CL_TEXTURE_TYPES_H

#include <stddef.h>

#include "hide_macros.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cu2clArray *cu2clArray_t;
typedef const struct cu2clArray *cu2clArray_const_t;
typedef struct cu2clMipmappedArray *cu2clMipmappedArray_t;
typedef const struct cu2clMipmappedArray *cu2clMipmappedArray_const_t;
typedef unsigned long long cu2clTextureObject_t;
typedef unsigned long long cu2clSurfaceObject_t;

enum cu2clChannelFormatKind {
    cu2clChannelFormatKindSigned = 0,
    cu2clChannelFormatKindUnsigned = 1,
    cu2clChannelFormatKindFloat = 2,
    cu2clChannelFormatKindNone = 3,
    cu2clChannelFormatKindNV12 = 4,
    cu2clChannelFormatKindUnsignedNormalized8X1 = 5,
    cu2clChannelFormatKindUnsignedNormalized8X2 = 6,
    cu2clChannelFormatKindUnsignedNormalized8X4 = 7,
    cu2clChannelFormatKindUnsignedNormalized16X1 = 8,
    cu2clChannelFormatKindUnsignedNormalized16X2 = 9,
    cu2clChannelFormatKindUnsignedNormalized16X4 = 10,
    cu2clChannelFormatKindSignedNormalized8X1 = 11,
    cu2clChannelFormatKindSignedNormalized8X2 = 12,
    cu2clChannelFormatKindSignedNormalized8X4 = 13,
    cu2clChannelFormatKindSignedNormalized16X1 = 14,
    cu2clChannelFormatKindSignedNormalized16X2 = 15,
    cu2clChannelFormatKindSignedNormalized16X4 = 16,
    cu2clChannelFormatKindUnsignedBlockCompressed1 = 17,
    cu2clChannelFormatKindUnsignedBlockCompressed1SRGB = 18,
    cu2clChannelFormatKindUnsignedBlockCompressed2 = 19,
    cu2clChannelFormatKindUnsignedBlockCompressed2SRGB = 20,
    cu2clChannelFormatKindUnsignedBlockCompressed3 = 21,
    cu2clChannelFormatKindUnsignedBlockCompressed3SRGB = 22,
    cu2clChannelFormatKindUnsignedBlockCompressed4 = 23,
    cu2clChannelFormatKindSignedBlockCompressed4 = 24,
    cu2clChannelFormatKindUnsignedBlockCompressed5 = 25,
    cu2clChannelFormatKindSignedBlockCompressed5 = 26,
    cu2clChannelFormatKindUnsignedBlockCompressed6H = 27,
    cu2clChannelFormatKindSignedBlockCompressed6H = 28,
    cu2clChannelFormatKindUnsignedBlockCompressed7 = 29,
    cu2clChannelFormatKindUnsignedBlockCompressed7SRGB = 30,
    cu2clChannelFormatKindUnsignedNormalized1010102 = 31,
};

struct cu2clChannelFormatDesc {
    int x, y, z, w;
    enum cu2clChannelFormatKind f;
};

enum cu2clResourceType {
    cu2clResourceTypeArray = 0,
    cu2clResourceTypeMipmappedArray = 1,
    cu2clResourceTypeLinear = 2,
    cu2clResourceTypePitch2D = 3,
};

enum cu2clResourceViewFormat {
    cu2clResViewFormatNone = 0,
    cu2clResViewFormatUnsignedChar1 = 1,
    cu2clResViewFormatUnsignedChar2 = 2,
    cu2clResViewFormatUnsignedChar4 = 3,
    cu2clResViewFormatSignedChar1 = 4,
    cu2clResViewFormatSignedChar2 = 5,
    cu2clResViewFormatSignedChar4 = 6,
    cu2clResViewFormatUnsignedShort1 = 7,
    cu2clResViewFormatUnsignedShort2 = 8,
    cu2clResViewFormatUnsignedShort4 = 9,
    cu2clResViewFormatSignedShort1 = 10,
    cu2clResViewFormatSignedShort2 = 11,
    cu2clResViewFormatSignedShort4 = 12,
    cu2clResViewFormatUnsignedInt1 = 13,
    cu2clResViewFormatUnsignedInt2 = 14,
    cu2clResViewFormatUnsignedInt4 = 15,
    cu2clResViewFormatSignedInt1 = 16,
    cu2clResViewFormatSignedInt2 = 17,
    cu2clResViewFormatSignedInt4 = 18,
    cu2clResViewFormatHalf1 = 19,
    cu2clResViewFormatHalf2 = 20,
    cu2clResViewFormatHalf4 = 21,
    cu2clResViewFormatFloat1 = 22,
    cu2clResViewFormatFloat2 = 23,
    cu2clResViewFormatFloat4 = 24,
    cu2clResViewFormatUnsignedBlockCompressed1 = 25,
    cu2clResViewFormatUnsignedBlockCompressed2 = 26,
    cu2clResViewFormatUnsignedBlockCompressed3 = 27,
    cu2clResViewFormatUnsignedBlockCompressed4 = 28,
    cu2clResViewFormatSignedBlockCompressed4 = 29,
    cu2clResViewFormatUnsignedBlockCompressed5 = 30,
    cu2clResViewFormatSignedBlockCompressed5 = 31,
    cu2clResViewFormatUnsignedBlockCompressed6H = 32,
    cu2clResViewFormatSignedBlockCompressed6H = 33,
    cu2clResViewFormatUnsignedBlockCompressed7 = 34,
};

struct cu2clResourceDesc {
    enum cu2clResourceType resType;
    union {
        struct {
            cu2clArray_t array;
        } array;
        struct {
            cu2clMipmappedArray_t mipmap;
        } mipmap;
        struct {
            void *devPtr;
            struct cu2clChannelFormatDesc desc;
            size_t sizeInBytes;
        } linear;
        struct {
            void *devPtr;
            struct cu2clChannelFormatDesc desc;
            size_t width, height, pitchInBytes;
        } pitch2D;
        struct {
            int reserved[32];
        } reserved;
    } res;
    unsigned int flags;
};

struct cu2clResourceViewDesc {
    enum cu2clResourceViewFormat format;
    size_t width, height, depth;
    unsigned int firstMipmapLevel, lastMipmapLevel, firstLayer, lastLayer;
    unsigned int reserved[16];
};

enum cu2clTextureAddressMode {
    cu2clAddressModeWrap = 0,
    cu2clAddressModeClamp = 1,
    cu2clAddressModeMirror = 2,
    cu2clAddressModeBorder = 3,
};

enum cu2clTextureFilterMode {
    cu2clFilterModePoint = 0,
    cu2clFilterModeLinear = 1,
};

enum cu2clTextureReadMode {
    cu2clReadModeElementType = 0,
    cu2clReadModeNormalizedFloat = 1,
};

struct cu2clTextureDesc {
    enum cu2clTextureAddressMode addressMode[3];
    enum cu2clTextureFilterMode filterMode;
    enum cu2clTextureReadMode readMode;
    int sRGB;
    float borderColor[4];
    int normalizedCoords;
    unsigned int maxAnisotropy;
    enum cu2clTextureFilterMode mipmapFilterMode;
    float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp;
    int disableTrilinearOptimization, seamlessCubemap;
};

/* A texture reference, as programs set it up before they bind it; `read_mode` is the template
 * argument of cu2clTexture. */
struct cu2clTextureReference {
    int normalized;
    enum cu2clTextureFilterMode filterMode;
    enum cu2clTextureAddressMode addressMode[3];
    struct cu2clChannelFormatDesc channelDesc;
    int sRGB;
    unsigned int maxAnisotropy;
    enum cu2clTextureFilterMode mipmapFilterMode;
    float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp;
    int disableTrilinearOptimization;
    enum cu2clTextureReadMode read_mode;
};

struct cu2clSurfaceReference {
    struct cu2clChannelFormatDesc channelDesc;
};

enum cu2clSurfaceBoundaryMode {
    cu2clBoundaryModeZero = 0,
    cu2clBoundaryModeClamp = 1,
    cu2clBoundaryModeTrap = 2,
};

enum cu2clSurfaceFormatMode {
    cu2clFormatModeForced = 0,
    cu2clFormatModeAuto = 1,
};

#define cu2clArrayDefault          0x00
#define cu2clArrayLayered          0x01
#define cu2clArraySurfaceLoadStore 0x02
#define cu2clArrayCubemap          0x04
#define cu2clArrayTextureGather    0x08
#define cu2clArrayColorAttachment  0x20
#define cu2clArraySparse           0x40
#define cu2clArrayDeferredMapping  0x80

#define cu2clTextureType1D             0x01
#define cu2clTextureType2D             0x02
#define cu2clTextureType3D             0x03
#define cu2clTextureTypeCubemap        0x0C
#define cu2clTextureType1DLayered      0xF1
#define cu2clTextureType2DLayered      0xF2
#define cu2clTextureTypeCubemapLayered 0xFC

#define cu2clSurfaceType1D             0x01
#define cu2clSurfaceType2D             0x02
#define cu2clSurfaceType3D             0x03
#define cu2clSurfaceTypeCubemap        0x0C
#define cu2clSurfaceType1DLayered      0xF1
#define cu2clSurfaceType2DLayered      0xF2
#define cu2clSurfaceTypeCubemapLayered 0xFC

#ifdef __cplusplus
}
#endif

#include "show_macros.h"

#endif
