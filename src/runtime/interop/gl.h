/* OpenGL as the runtime uses it: its functions, found when they are needed, and the contents of
 * buffers and textures.
 *
 * The runtime is not linked to OpenGL and does not know who made the program's context, so types
 * and constants are written down here. All functions of this header expect rt_gl_begin before, and
 * leave the program's bindings and modes as they were. */
#ifndef CU2CL_RT_GL_H
#define CU2CL_RT_GL_H

#include "base/base.h"

#pragma GCC visibility push(hidden)

typedef unsigned gl_enum;

enum {
    GL_TEXTURE_2D = 0x0DE1,
    GL_TEXTURE_3D = 0x806F,
    GL_TEXTURE_RECTANGLE = 0x84F5,
    GL_TEXTURE_CUBE_MAP = 0x8513,
    GL_TEXTURE_CUBE_MAP_POSITIVE_X = 0x8515,
    GL_TEXTURE_2D_ARRAY = 0x8C1A,
    GL_RENDERBUFFER = 0x8D41,
};

/* FUNCTION(result, name, parameters): those that every OpenGL has that the runtime can use, and
 * then those that may be missing. */
#define RT_GL_NEEDED(FUNCTION)                                                                     \
    FUNCTION(gl_enum, GetError, (void))                                                            \
    FUNCTION(const unsigned char *, GetString, (gl_enum name))                                     \
    FUNCTION(void, GetIntegerv, (gl_enum name, int *values))                                       \
    FUNCTION(void, PixelStorei, (gl_enum name, int value))                                         \
    FUNCTION(unsigned char, IsBuffer, (unsigned name))                                             \
    FUNCTION(unsigned char, IsTexture, (unsigned name))                                            \
    FUNCTION(void, BindBuffer, (gl_enum target, unsigned name))                                    \
    FUNCTION(void, BindTexture, (gl_enum target, unsigned name))                                   \
    FUNCTION(void, GetBufferParameteriv, (gl_enum target, gl_enum name, int *value))               \
    FUNCTION(void, BufferSubData,                                                                  \
             (gl_enum target, ptrdiff_t at, ptrdiff_t size, const void *data))                     \
    FUNCTION(void, TexSubImage2D,                                                                  \
             (gl_enum target, int level, int x, int y, int width, int height, gl_enum format,      \
              gl_enum type, const void *texels))
#define RT_GL_OTHERS(FUNCTION)                                                                     \
    FUNCTION(void, GetBufferSubData, (gl_enum target, ptrdiff_t at, ptrdiff_t size, void *data))   \
    FUNCTION(void *, MapBufferRange, (gl_enum target, ptrdiff_t at, ptrdiff_t size, gl_enum how))  \
    FUNCTION(unsigned char, UnmapBuffer, (gl_enum target))                                         \
    FUNCTION(void, GetBufferParameteri64v, (gl_enum target, gl_enum name, int64_t * value))        \
    FUNCTION(void, GenBuffers, (int count, unsigned *names))                                       \
    FUNCTION(void, DeleteBuffers, (int count, const unsigned *names))                              \
    FUNCTION(void, BufferData, (gl_enum target, ptrdiff_t size, const void *data, gl_enum usage))  \
    FUNCTION(void, CopyBufferSubData,                                                              \
             (gl_enum from, gl_enum to, ptrdiff_t from_at, ptrdiff_t to_at, ptrdiff_t size))       \
    FUNCTION(void, GetTexLevelParameteriv, (gl_enum target, int level, gl_enum name, int *value))  \
    FUNCTION(void, GetTexImage,                                                                    \
             (gl_enum target, int level, gl_enum format, gl_enum type, void *texels))              \
    FUNCTION(void, TexSubImage3D,                                                                  \
             (gl_enum target, int level, int x, int y, int z, int width, int height, int depth,    \
              gl_enum format, gl_enum type, const void *texels))                                   \
    FUNCTION(void, GetFloatv, (gl_enum name, float *values))                                       \
    FUNCTION(void, PixelTransferf, (gl_enum name, float value))

#define RT_GL_MEMBER(result, name, parameters) result(*name) parameters;
struct rt_gl {
    RT_GL_NEEDED(RT_GL_MEMBER)
    RT_GL_OTHERS(RT_GL_MEMBER)
    bool embedded; /* OpenGL ES */
    int version;   /* 10 * major + minor */
};
#undef RT_GL_MEMBER

/* --- gl.c --- */

/* The functions of the context that is current in the calling thread.
 * cu2clErrorInvalidGraphicsContext, with a message, when there is none. An error of OpenGL's that
 * the program has not asked for is told in a message, since it is lost. */
cu2clError_t rt_gl_begin(const char *caller, struct rt_gl *gl);
/* No error of OpenGL since rt_gl_begin; else `error`, with a message. */
cu2clError_t rt_gl_end(const struct rt_gl *gl, const char *what, cu2clError_t error);
int rt_gl_integer(const struct rt_gl *gl, gl_enum name);

/* --- gl_buffer.c --- */

/* cu2clErrorInvalidResourceHandle: there is no such buffer. */
cu2clError_t rt_gl_buffer_size(const struct rt_gl *gl, unsigned buffer, size_t *size);
cu2clError_t rt_gl_buffer_read(const struct rt_gl *gl, unsigned buffer, size_t size, void *data);
cu2clError_t rt_gl_buffer_write(const struct rt_gl *gl, unsigned buffer, size_t size,
                                const void *data);

/* --- gl_image.c --- */

struct rt_gl_image {
    unsigned name;
    gl_enum target, format, type;              /* as texels are transferred */
    struct cu2clChannelFormatDesc channels;    /* the same, for an array */
    size_t texel;                              /* bytes */
    int internal_format, width, height, depth; /* of level 0; a 3D texture has a depth, others 0 */
    int layers, levels;                        /* layers or faces, at least 1 */
};

/* cu2clErrorInvalidResourceHandle: there is no such texture; cu2clErrorInvalidValue for targets and
 * formats that CUDA has no arrays for, cu2clErrorNotSupported for what can't be copied; the last
 * two with a message. */
cu2clError_t rt_gl_image_describe(const struct rt_gl *gl, unsigned texture, gl_enum target,
                                  struct rt_gl_image *image);
/* The size of a level, and its bytes with all layers. */
struct cu2clExtent rt_gl_image_extent(const struct rt_gl_image *image, int level);
size_t rt_gl_image_bytes(const struct rt_gl_image *image, int level);
/* All layers of a level, one after the other, their rows without gaps. */
cu2clError_t rt_gl_image_read(const struct rt_gl *gl, const struct rt_gl_image *image, int level,
                              void *data);
cu2clError_t rt_gl_image_write(const struct rt_gl *gl, const struct rt_gl_image *image, int level,
                               const void *data);

#pragma GCC visibility pop

#endif
