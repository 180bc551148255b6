/* The contents of OpenGL's buffers.
 *
 * GL_ARRAY_BUFFER is used for them and set back, which no vertex array keeps. Buffers whose storage
 * the program made immutable may refuse BufferSubData; they are written by a copy from another
 * buffer, which always works. */
#include "interop/gl.h"

enum {
    ARRAY_BUFFER = 0x8892,
    ARRAY_BUFFER_BINDING = 0x8894,
    COPY_READ_BUFFER = 0x8F36, /* the name of its binding, too */
    BUFFER_SIZE = 0x8764,
    BUFFER_IMMUTABLE_STORAGE = 0x821F,
    STREAM_COPY = 0x88E2,
    MAP_READ_BIT = 1,
};

/* Binds the buffer and returns the one that was bound. */
static unsigned exchange_buffer(const struct rt_gl *gl, unsigned buffer)
{
    unsigned before = (unsigned)rt_gl_integer(gl, ARRAY_BUFFER_BINDING);
    gl->BindBuffer(ARRAY_BUFFER, buffer);
    return before;
}

cu2clError_t rt_gl_buffer_size(const struct rt_gl *gl, unsigned buffer, size_t *size)
{
    int64_t wide = 0;
    int narrow = 0;
    if (!gl->IsBuffer(buffer))
        return cu2clErrorInvalidResourceHandle;
    unsigned before = exchange_buffer(gl, buffer);
    if (gl->version >= (gl->embedded ? 30 : 32) && gl->GetBufferParameteri64v) {
        gl->GetBufferParameteri64v(ARRAY_BUFFER, BUFFER_SIZE, &wide);
    } else {
        gl->GetBufferParameteriv(ARRAY_BUFFER, BUFFER_SIZE, &narrow);
        wide = narrow;
    }
    gl->BindBuffer(ARRAY_BUFFER, before);
    RT_TRY(rt_gl_end(gl, "asking for the size of an OpenGL buffer", cu2clErrorUnknown));
    *size = (size_t)wide;
    return cu2clSuccess;
}

static bool read_bound(const struct rt_gl *gl, size_t size, void *data)
{
    if (!gl->embedded && gl->GetBufferSubData) {
        gl->GetBufferSubData(ARRAY_BUFFER, 0, (ptrdiff_t)size, data);
        return true;
    }
    if (gl->version < 30 || !gl->MapBufferRange || !gl->UnmapBuffer)
        return false;
    const void *mapped = gl->MapBufferRange(ARRAY_BUFFER, 0, (ptrdiff_t)size, MAP_READ_BIT);
    if (mapped)
        memcpy(data, mapped, size);
    return mapped && gl->UnmapBuffer(ARRAY_BUFFER);
}

cu2clError_t rt_gl_buffer_read(const struct rt_gl *gl, unsigned buffer, size_t size, void *data)
{
    if (size == 0)
        return cu2clSuccess;
    unsigned before = exchange_buffer(gl, buffer);
    bool done = read_bound(gl, size, data);
    gl->BindBuffer(ARRAY_BUFFER, before);
    RT_TRY(rt_gl_end(gl, "reading an OpenGL buffer", cu2clErrorMapBufferObjectFailed));
    return done ? cu2clSuccess : cu2clErrorMapBufferObjectFailed;
}

static bool is_immutable(const struct rt_gl *gl)
{
    int immutable = 0;
    if (!gl->embedded && gl->version >= 44)
        gl->GetBufferParameteriv(ARRAY_BUFFER, BUFFER_IMMUTABLE_STORAGE, &immutable);
    return immutable;
}

/* Through a buffer that lives for this copy. */
static void write_immutable(const struct rt_gl *gl, size_t size, const void *data)
{
    unsigned staging = 0, before = (unsigned)rt_gl_integer(gl, COPY_READ_BUFFER);
    gl->GenBuffers(1, &staging);
    gl->BindBuffer(COPY_READ_BUFFER, staging);
    gl->BufferData(COPY_READ_BUFFER, (ptrdiff_t)size, data, STREAM_COPY);
    gl->CopyBufferSubData(COPY_READ_BUFFER, ARRAY_BUFFER, 0, 0, (ptrdiff_t)size);
    gl->BindBuffer(COPY_READ_BUFFER, before);
    gl->DeleteBuffers(1, &staging);
}

cu2clError_t rt_gl_buffer_write(const struct rt_gl *gl, unsigned buffer, size_t size,
                                const void *data)
{
    if (size == 0)
        return cu2clSuccess;
    unsigned before = exchange_buffer(gl, buffer);
    if (is_immutable(gl))
        write_immutable(gl, size, data);
    else
        gl->BufferSubData(ARRAY_BUFFER, 0, (ptrdiff_t)size, data);
    gl->BindBuffer(ARRAY_BUFFER, before);
    return rt_gl_end(gl, "writing an OpenGL buffer", cu2clErrorUnmapBufferObjectFailed);
}
