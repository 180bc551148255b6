/* The channel format of a texel by its type. Included by <cu2cl/cu2cl.h> in C++. */
#ifndef CU2CL_CHANNELS_H
#define CU2CL_CHANNELS_H

namespace cu2cl
{

/* The channels of a texel of type T; of most types, none. */
template <typename __T> struct channels_of {
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

template <typename __T> inline cu2clChannelFormatDesc cu2clCreateChannelDesc()
{
    return cu2cl::channels_of<__T>::get();
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

#endif
