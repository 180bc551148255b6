// OpenGL without a window, for the end-to-end programs: contexts by EGL, found at run time, so that
// neither its headers nor its libraries are needed to build. Where there is none the program ends
// with status 77 and says so, which the tests take for skipped.
#ifndef HEADLESS_GL_H
#define HEADLESS_GL_H

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>

enum HeadlessKind { HEADLESS_COMPATIBLE, HEADLESS_CORE, HEADLESS_EMBEDDED };

typedef void (*headless_function)(void);
typedef headless_function (*headless_finder)(const char *);

static inline void headless_skip(const char *why)
{
    printf("skipped: %s\n", why);
    exit(77);
}

static inline void *headless_library()
{
    static void *library = dlopen("libEGL.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!library)
        headless_skip("no libEGL.so.1 here; on Debian: apt install libegl1 libgl1-mesa-dri");
    return library;
}

template <typename Function> static inline Function headless_egl(const char *name)
{
    return (Function)dlsym(headless_library(), name);
}

// A function of OpenGL's.
template <typename Function> static inline Function headless_gl(const char *name)
{
    Function function = (Function)headless_egl<headless_finder>("eglGetProcAddress")(name);
    if (!function)
        headless_skip(name);
    return function;
}

static inline void *headless_display()
{
    static void *display = NULL;
    int major, minor;
    if (!display) {
        setenv("EGL_PLATFORM", "surfaceless", 1);
        display = headless_egl<void *(*)(void *)>("eglGetDisplay")(NULL);
        if (!display || !headless_egl<unsigned (*)(void *, int *, int *)>("eglInitialize")(
                            display, &major, &minor))
            headless_skip("EGL has no display without a window (on Debian: libgl1-mesa-dri)");
    }
    return display;
}

// Makes the context current in this thread, NULL: none.
static inline bool headless_use(void *context)
{
    return headless_egl<unsigned (*)(void *, void *, void *, void *)>("eglMakeCurrent")(
        headless_display(), NULL, NULL, context);
}

// A new context, which is current; NULL: this kind there is not.
static inline void *headless_context(HeadlessKind kind)
{
    const int version = kind == HEADLESS_EMBEDDED ? 30 : 33,
              profile = kind == HEADLESS_CORE ? 1 : 2;
    const int attributes[] = {0x3098, version / 10, 0x30FB, version % 10,
                              0x30FD, profile,      0x3038 /* end */};
    const int embedded[] = {0x3098, 3, 0x3038};
    const int wanted[] = {0x3033 /* surfaces */, 0, 0x3040 /* kinds of contexts */,
                          kind == HEADLESS_EMBEDDED ? 0x40 : 8, 0x3038};
    void *config = NULL;
    int count = 0;
    void *display = headless_display();
    headless_egl<unsigned (*)(unsigned)>("eglBindAPI")(kind == HEADLESS_EMBEDDED ? 0x30A0 : 0x30A2);
    headless_egl<unsigned (*)(void *, const int *, void **, int, int *)>("eglChooseConfig")(
        display, wanted, &config, 1, &count);
    void *context =
        count == 0
            ? NULL
            : headless_egl<void *(*)(void *, void *, void *, const int *)>("eglCreateContext")(
                  display, config, NULL, kind == HEADLESS_EMBEDDED ? embedded : attributes);
    return context && headless_use(context) ? context : NULL;
}

// The functions that the programs use.
#define HEADLESS_GL(result, name, ...)                                                             \
    static inline result (*gl_##name())(__VA_ARGS__)                                               \
    {                                                                                              \
        static result (*function)(__VA_ARGS__) = headless_gl<result (*)(__VA_ARGS__)>("gl" #name); \
        return function;                                                                           \
    }
HEADLESS_GL(unsigned, GetError, void)
HEADLESS_GL(void, GetIntegerv, unsigned, int *)
HEADLESS_GL(void, PixelStorei, unsigned, int)
HEADLESS_GL(void, GenBuffers, int, unsigned *)
HEADLESS_GL(void, BindBuffer, unsigned, unsigned)
HEADLESS_GL(void, BufferData, unsigned, ptrdiff_t, const void *, unsigned)
HEADLESS_GL(void, BufferStorage, unsigned, ptrdiff_t, const void *, unsigned)
HEADLESS_GL(void *, MapBufferRange, unsigned, ptrdiff_t, ptrdiff_t, unsigned)
HEADLESS_GL(unsigned char, UnmapBuffer, unsigned)
HEADLESS_GL(void, GenTextures, int, unsigned *)
HEADLESS_GL(void, BindTexture, unsigned, unsigned)
HEADLESS_GL(void, TexParameteri, unsigned, unsigned, int)
HEADLESS_GL(void, TexImage2D, unsigned, int, int, int, int, int, unsigned, unsigned, const void *)
HEADLESS_GL(void, TexImage3D, unsigned, int, int, int, int, int, int, unsigned, unsigned,
            const void *)
HEADLESS_GL(void, GetTexImage, unsigned, int, unsigned, unsigned, void *)
HEADLESS_GL(void, PixelTransferf, unsigned, float)
#undef HEADLESS_GL

enum {
    AT_ARRAY = 0x8892, // targets of buffers
    AT_PACK = 0x88EB,
    AT_UNPACK = 0x88EC,
    AT_STATIC = 0x88E4, // a usage
    AT_2D = 0x0DE1,     // targets of textures
    AT_3D = 0x806F,
    AT_CUBE = 0x8513,
    AT_FACE = 0x8515,
    AT_LAYERS = 0x8C1A,
    AT_RENDER = 0x8D41,
};

#endif
