/* Templates of textures and surfaces: the references that programs declare as variables. Included
 * by <cu2cl/cu2cl.h>. */
#ifndef CU2CL_TEXTURE_REFERENCES_H
#define CU2CL_TEXTURE_REFERENCES_H

#include "channels.h"

/* CUDA's `texture<T, dimension, mode>`, a variable at file scope. */
template <typename __T, int __dimension = cu2clTextureType1D,
          cu2clTextureReadMode __mode = cu2clReadModeElementType>
struct cu2clTexture : public cu2clTextureReference {
    cu2clTexture(int __normalized_coordinates = 0,
                 cu2clTextureFilterMode __filter = cu2clFilterModePoint,
                 cu2clTextureAddressMode __address = cu2clAddressModeClamp,
                 cu2clChannelFormatDesc __channels = cu2clCreateChannelDesc<__T>())
        : cu2clTextureReference()
    {
        normalized = __normalized_coordinates;
        filterMode = __filter;
        addressMode[0] = addressMode[1] = addressMode[2] = __address;
        channelDesc = __channels;
        read_mode = __mode;
    }
};

/* CUDA's `surface<T, dimension>`. */
template <typename __T, int __dimension = 1> struct cu2clSurface : public cu2clSurfaceReference {
    cu2clSurface(cu2clChannelFormatDesc __channels = cu2clCreateChannelDesc<__T>())
    {
        channelDesc = __channels;
    }
};

template <typename __T, int __dimension, cu2clTextureReadMode __mode>
inline cu2clError_t
cu2clBindTexture(size_t *__offset, const cu2clTexture<__T, __dimension, __mode> &__reference,
                 const void *__pointer, const cu2clChannelFormatDesc &__channels,
                 size_t __size = 0xffffffffu)
{
    return ::cu2clBindTexture(__offset, &__reference, __pointer, &__channels, __size);
}

template <typename __T, int __dimension, cu2clTextureReadMode __mode>
inline cu2clError_t cu2clBindTexture(size_t *__offset,
                                     const cu2clTexture<__T, __dimension, __mode> &__reference,
                                     const void *__pointer, size_t __size = 0xffffffffu)
{
    return ::cu2clBindTexture(__offset, &__reference, __pointer, &__reference.channelDesc, __size);
}

template <typename __T, int __dimension, cu2clTextureReadMode __mode>
inline cu2clError_t
cu2clBindTexture2D(size_t *__offset, const cu2clTexture<__T, __dimension, __mode> &__reference,
                   const void *__pointer, const cu2clChannelFormatDesc &__channels, size_t __width,
                   size_t __height, size_t __pitch)
{
    return ::cu2clBindTexture2D(__offset, &__reference, __pointer, &__channels, __width, __height,
                                __pitch);
}

template <typename __T, int __dimension, cu2clTextureReadMode __mode>
inline cu2clError_t
cu2clBindTexture2D(size_t *__offset, const cu2clTexture<__T, __dimension, __mode> &__reference,
                   const void *__pointer, size_t __width, size_t __height, size_t __pitch)
{
    return ::cu2clBindTexture2D(__offset, &__reference, __pointer, &__reference.channelDesc,
                                __width, __height, __pitch);
}

template <typename __T, int __dimension, cu2clTextureReadMode __mode>
inline cu2clError_t
cu2clBindTextureToArray(const cu2clTexture<__T, __dimension, __mode> &__reference,
                        cu2clArray_const_t __array, const cu2clChannelFormatDesc &__channels)
{
    return ::cu2clBindTextureToArray(&__reference, __array, &__channels);
}

template <typename __T, int __dimension, cu2clTextureReadMode __mode>
inline cu2clError_t
cu2clBindTextureToArray(const cu2clTexture<__T, __dimension, __mode> &__reference,
                        cu2clArray_const_t __array)
{
    return ::cu2clBindTextureToArray(&__reference, __array, NULL);
}

template <typename __T, int __dimension, cu2clTextureReadMode __mode>
inline cu2clError_t cu2clUnbindTexture(const cu2clTexture<__T, __dimension, __mode> &__reference)
{
    return ::cu2clUnbindTexture(&__reference);
}

template <typename __T, int __dimension, cu2clTextureReadMode __mode>
inline cu2clError_t
cu2clGetTextureAlignmentOffset(size_t *__offset,
                               const cu2clTexture<__T, __dimension, __mode> &__reference)
{
    return ::cu2clGetTextureAlignmentOffset(__offset, &__reference);
}

template <typename __T, int __dimension>
inline cu2clError_t cu2clBindSurfaceToArray(const cu2clSurface<__T, __dimension> &__reference,
                                            cu2clArray_const_t __array,
                                            const cu2clChannelFormatDesc &__channels)
{
    return ::cu2clBindSurfaceToArray(&__reference, __array, &__channels);
}

template <typename __T, int __dimension>
inline cu2clError_t cu2clBindSurfaceToArray(const cu2clSurface<__T, __dimension> &__reference,
                                            cu2clArray_const_t __array)
{
    return ::cu2clBindSurfaceToArray(&__reference, __array, NULL);
}

#endif
