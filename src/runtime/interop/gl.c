/* The functions of OpenGL.
 *
 * The library that has them is the program's choice: linked, or loaded by a toolkit of windows that
 * shows its symbols to nobody. So those libraries that are already in the process are asked, and of
 * them first the functions that find functions, of the one whose context is current; the names
 * themselves come last, since programs have variables of these names. */
#include "interop/gl.h"

#include <dlfcn.h>

typedef void (*any_function)(void);
typedef any_function (*get_function)(const char *name);
typedef void *(*get_context)(void);

/* A way to make contexts: the function that tells the current one, and the one that finds
 * functions. */
static const struct {
    const char *library, *current, *find;
} makers[] = {
    {"libGLX.so.0", "glXGetCurrentContext", "glXGetProcAddressARB"},
    {"libGL.so.1", "glXGetCurrentContext", "glXGetProcAddressARB"},
    {"libEGL.so.1", "eglGetCurrentContext", "eglGetProcAddress"},
    {"libOSMesa.so.8", "OSMesaGetCurrentContext", "OSMesaGetProcAddress"},
};
static const char *const libraries[] = {"libGL.so.1", "libOpenGL.so.0", "libGLESv2.so.2"};

enum { ERRORS = 16, VERSION = 0x1F02 }; /* glGetError in a lost context may never end */

/* A symbol of a library that is loaded, also one that only the program's own file has. */
static any_function loaded_symbol(const char *library, const char *name)
{
    void *handle = dlopen(library, RTLD_LAZY | RTLD_NOLOAD);
    void *symbol = handle ? dlsym(handle, name) : NULL;
    any_function function;
    if (handle)
        dlclose(handle);
    if (!symbol)
        symbol = dlsym(RTLD_DEFAULT, name);
    memcpy(&function, &symbol, sizeof function); /* ISO C has no cast for it */
    return function;
}

/* What finds functions of the current context; NULL: unknown. */
static get_function current_finder(void)
{
    for (size_t i = 0; i < sizeof makers / sizeof *makers; i++) {
        get_context current = (get_context)loaded_symbol(makers[i].library, makers[i].current);
        if (current && current())
            return (get_function)loaded_symbol(makers[i].library, makers[i].find);
    }
    return NULL;
}

static any_function find_gl_function(get_function finder, const char *name)
{
    any_function function = finder ? finder(name) : NULL;
    for (size_t i = 0; !function && i < sizeof libraries / sizeof *libraries; i++)
        function = loaded_symbol(libraries[i], name);
    return function;
}

/* False when one is missing that has to be there. */
static bool find_functions(struct rt_gl *gl)
{
    get_function finder = current_finder();
    bool complete = true;
#define FIND(result, name, parameters)                                                             \
    gl->name = (result(*) parameters)find_gl_function(finder, "gl" #name);
#define FIND_NEEDED(result, name, parameters)                                                      \
    FIND(result, name, parameters) complete = complete && gl->name;
    RT_GL_NEEDED(FIND_NEEDED)
    RT_GL_OTHERS(FIND)
#undef FIND
#undef FIND_NEEDED
    return complete;
}

static void read_version(struct rt_gl *gl, const char *text)
{
    static const char embedded[] = "OpenGL ES";
    int major = 0, minor = 0;
    gl->embedded = strncmp(text, embedded, sizeof embedded - 1) == 0;
    text += strcspn(text, "0123456789");
    if (sscanf(text, "%d.%d", &major, &minor) == 2)
        gl->version = 10 * major + minor;
}

/* The last one; 0: none. */
static gl_enum take_errors(const struct rt_gl *gl)
{
    gl_enum found = 0, error = 0;
    for (int i = 0; i < ERRORS && (error = gl->GetError()) != 0; i++)
        found = error;
    return found;
}

cu2clError_t rt_gl_begin(const char *caller, struct rt_gl *gl)
{
    *gl = (struct rt_gl){0};
    /* without a context the functions do nothing, and this returns NULL */
    const unsigned char *version = find_functions(gl) ? gl->GetString(VERSION) : NULL;
    if (!version) {
        rt_message("%s: the thread has no current OpenGL context", caller);
        return cu2clErrorInvalidGraphicsContext;
    }
    read_version(gl, (const char *)version);
    gl_enum before = take_errors(gl);
    if (before)
        rt_message("%s: before it, OpenGL had an error 0x%x that the program has not asked for; it "
                   "will not be told again",
                   caller, before);
    return cu2clSuccess;
}

cu2clError_t rt_gl_end(const struct rt_gl *gl, const char *what, cu2clError_t error)
{
    gl_enum code = take_errors(gl);
    if (!code)
        return cu2clSuccess;
    rt_message("%s failed: OpenGL's error 0x%x", what, code);
    return error;
}

int rt_gl_integer(const struct rt_gl *gl, gl_enum name)
{
    int value = 0;
    gl->GetIntegerv(name, &value);
    return value;
}
