/* Templates of arrays, textures and surfaces: channel formats by type, and the references that
 * programs declare as variables. Included by <cu2cl/cu2cl.h>. */
#ifndef CU2CL_TEXTURE_REFERENCES_H
#define CU2CL_TEXTURE_REFERENCES_H

namespace cu2cl
{

/* The channels of a texel of type T; of most types, none. */
template <typename T> struct channels_of {
    static cu2clChannelFormatDesc get()
    {
        return ::cu2clCreateChannelDesc(0, 0, 0, 0, cu2clChannelFormatKindNone);
    }
};

#define CU2CL_CHANNELS(type, bits, y, z, kind)                                                     \
    template <> struct channels_of<type> {                                                         \
        static cu2clChannelFormatDesc get()                                                        \
        {                                                                                          \
            return ::cu2clCreateChannelDesc(bits, y, z, z, cu2clChannelFormatKind##kind);          \
        }                                                                                          \
    };
#define CU2CL_CHANNELS_OF(type, vector, bits, kind)                                                \
    CU2CL_CHANNELS(type, bits, 0, 0, kind)                                                         \
    CU2CL_CHANNELS(vector##1, bits, 0, 0, kind)                                                    \
    CU2CL_CHANNELS(vector##2, bits, bits, 0, kind)                                                 \
    CU2CL_CHANNELS(vector##4, bits, bits, bits, kind)

CU2CL_CHANNELS(char, 8, 0, 0, Signed)
CU2CL_CHANNELS_OF(signed char, char, 8, Signed)
CU2CL_CHANNELS_OF(unsigned char, uchar, 8, Unsigned)
CU2CL_CHANNELS_OF(short, short, 16, Signed)
CU2CL_CHANNELS_OF(unsigned short, ushort, 16, Unsigned)
CU2CL_CHANNELS_OF(int, int, 32, Signed)
CU2CL_CHANNELS_OF(unsigned int, uint, 32, Unsigned)
CU2CL_CHANNELS_OF(float, float, 32, Float)

#undef CU2CL_CHANNELS_OF
#undef CU2CL_CHANNELS

} // namespace cu2cl

template <typename T> inline cu2clChannelFormatDesc cu2clCreateChannelDesc()
{
    return cu2cl::channels_of<T>::get();
}

inline cu2clChannelFormatDesc cu2clCreateChannelDescHalf()
{
    return ::cu2clCreateChannelDesc(16, 0, 0, 0, cu2clChannelFormatKindFloat);
}

inline cu2clChannelFormatDesc cu2clCreateChannelDescHalf1()
{
    return cu2clCreateChannelDescHalf();
}

inline cu2clChannelFormatDesc cu2clCreateChannelDescHalf2()
{
    return ::cu2clCreateChannelDesc(16, 16, 0, 0, cu2clChannelFormatKindFloat);
}

inline cu2clChannelFormatDesc cu2clCreateChannelDescHalf4()
{
    return ::cu2clCreateChannelDesc(16, 16, 16, 16, cu2clChannelFormatKindFloat);
}

/* CUDA's `texture<T, dimension, mode>`, a variable at file scope. */
template <typename T, int dimension = cu2clTextureType1D,
          cu2clTextureReadMode mode = cu2clReadModeElementType>
struct cu2clTexture : public cu2clTextureReference {
    cu2clTexture(int normalized_coordinates = 0,
                 cu2clTextureFilterMode filter = cu2clFilterModePoint,
                 cu2clTextureAddressMode address = cu2clAddressModeClamp,
                 cu2clChannelFormatDesc channels = cu2clCreateChannelDesc<T>())
        : cu2clTextureReference()
    {
        normalized = normalized_coordinates;
        filterMode = filter;
        addressMode[0] = addressMode[1] = addressMode[2] = address;
        channelDesc = channels;
        read_mode = mode;
    }
};

/* CUDA's `surface<T, dimension>`. */
template <typename T, int dimension = 1> struct cu2clSurface : public cu2clSurfaceReference {
    cu2clSurface(cu2clChannelFormatDesc channels = cu2clCreateChannelDesc<T>())
    {
        channelDesc = channels;
    }
};

template <typename T, int dimension, cu2clTextureReadMode mode>
inline cu2clError_t cu2clBindTexture(size_t *offset,
                                     const cu2clTexture<T, dimension, mode> &reference,
                                     const void *pointer, const cu2clChannelFormatDesc &channels,
                                     size_t size = 0xffffffffu)
{
    return ::cu2clBindTexture(offset, &reference, pointer, &channels, size);
}

template <typename T, int dimension, cu2clTextureReadMode mode>
inline cu2clError_t cu2clBindTexture(size_t *offset,
                                     const cu2clTexture<T, dimension, mode> &reference,
                                     const void *pointer, size_t size = 0xffffffffu)
{
    return ::cu2clBindTexture(offset, &reference, pointer, &reference.channelDesc, size);
}

template <typename T, int dimension, cu2clTextureReadMode mode>
inline cu2clError_t cu2clBindTexture2D(size_t *offset,
                                       const cu2clTexture<T, dimension, mode> &reference,
                                       const void *pointer, const cu2clChannelFormatDesc &channels,
                                       size_t width, size_t height, size_t pitch)
{
    return ::cu2clBindTexture2D(offset, &reference, pointer, &channels, width, height, pitch);
}

template <typename T, int dimension, cu2clTextureReadMode mode>
inline cu2clError_t
cu2clBindTexture2D(size_t *offset, const cu2clTexture<T, dimension, mode> &reference,
                   const void *pointer, size_t width, size_t height, size_t pitch)
{
    return ::cu2clBindTexture2D(offset, &reference, pointer, &reference.channelDesc, width, height,
                                pitch);
}

template <typename T, int dimension, cu2clTextureReadMode mode>
inline cu2clError_t cu2clBindTextureToArray(const cu2clTexture<T, dimension, mode> &reference,
                                            cu2clArray_const_t array,
                                            const cu2clChannelFormatDesc &channels)
{
    return ::cu2clBindTextureToArray(&reference, array, &channels);
}

template <typename T, int dimension, cu2clTextureReadMode mode>
inline cu2clError_t cu2clBindTextureToArray(const cu2clTexture<T, dimension, mode> &reference,
                                            cu2clArray_const_t array)
{
    return ::cu2clBindTextureToArray(&reference, array, NULL);
}

template <typename T, int dimension, cu2clTextureReadMode mode>
inline cu2clError_t cu2clUnbindTexture(const cu2clTexture<T, dimension, mode> &reference)
{
    return ::cu2clUnbindTexture(&reference);
}

template <typename T, int dimension, cu2clTextureReadMode mode>
inline cu2clError_t
cu2clGetTextureAlignmentOffset(size_t *offset, const cu2clTexture<T, dimension, mode> &reference)
{
    return ::cu2clGetTextureAlignmentOffset(offset, &reference);
}

template <typename T, int dimension>
inline cu2clError_t cu2clBindSurfaceToArray(const cu2clSurface<T, dimension> &reference,
                                            cu2clArray_const_t array,
                                            const cu2clChannelFormatDesc &channels)
{
    return ::cu2clBindSurfaceToArray(&reference, array, &channels);
}

template <typename T, int dimension>
inline cu2clError_t cu2clBindSurfaceToArray(const cu2clSurface<T, dimension> &reference,
                                            cu2clArray_const_t array)
{
    return ::cu2clBindSurfaceToArray(&reference, array, NULL);
}

#endif
