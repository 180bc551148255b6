/* The module of tests/device/kernels.cl, as the translator would describe it, and checks for test
 * programs. */
#ifndef CU2CL_TESTS_DEVICE_MODULE_H
#define CU2CL_TESTS_DEVICE_MODULE_H

#include <cu2cl/cu2cl.h>

static int failures;

#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: failed: %s\n", __FILE__, __LINE__, #condition);                \
            failures++;                                                                            \
        }                                                                                          \
    } while (0)

#define CHECK_ERROR(call, expected)                                                                \
    do {                                                                                           \
        cu2clError_t got_ = (call);                                                                \
        if (got_ != (expected)) {                                                                  \
            fprintf(stderr, "%s:%d: %s gave %s, not %s\n", __FILE__, __LINE__, #call,              \
                    cu2clGetErrorName(got_), cu2clGetErrorName(expected));                         \
            failures++;                                                                            \
        }                                                                                          \
    } while (0)

#define OK(call) CHECK_ERROR(call, cu2clSuccess)

CU2CL_EMBED(kernels_cl, CU2CL_KERNEL_DIR "/kernels.cl")
CU2CL_EMBED(broken_cl, CU2CL_KERNEL_DIR "/broken.cl")

/* Only the addresses of the stubs matter; each is called by nobody. */
#define STUB(name) static char name[1]
STUB(k_add);
STUB(k_scale);
STUB(k_copy_pair);
STUB(k_walk);
STUB(k_reverse);
STUB(k_symbols);
STUB(k_check);
STUB(k_dims);
STUB(k_is_null);
STUB(k_warp);
STUB(k_refused);
STUB(k_broken);

static int table[4] = {10, 20, 30, 40};
static int counter;

#define POINTER                                                                                    \
    {                                                                                              \
        CU2CL_ARG_POINTER, sizeof(void *), 0                                                       \
    }
#define VALUE(type)                                                                                \
    {                                                                                              \
        CU2CL_ARG_VALUE, sizeof(type), 0                                                           \
    }
#define LOCAL                                                                                      \
    {                                                                                              \
        CU2CL_ARG_DYNAMIC_LOCAL, 0, 0                                                              \
    }
#define SYMBOL(index)                                                                              \
    {                                                                                              \
        CU2CL_ARG_SYMBOL, 0, index                                                                 \
    }
#define STATUS                                                                                     \
    {                                                                                              \
        CU2CL_ARG_STATUS, 0, 0                                                                     \
    }

struct pair {
    int *from, *to;
};

static const struct cu2clArgInfo add_args[] = {POINTER, POINTER, POINTER, VALUE(int)};
static const struct cu2clArgInfo scale_args[] = {POINTER, VALUE(int), VALUE(int)};
static const struct cu2clArgInfo pair_args[] = {VALUE(struct pair), VALUE(int)};
static const struct cu2clArgInfo walk_args[] = {POINTER, POINTER};
static const struct cu2clArgInfo reverse_args[] = {POINTER, LOCAL};
static const struct cu2clArgInfo symbols_args[] = {POINTER, SYMBOL(0), SYMBOL(1)};
static const struct cu2clArgInfo check_args[] = {POINTER, VALUE(int), STATUS};
static const struct cu2clArgInfo one_pointer[] = {POINTER};
static const struct cu2clArgInfo two_pointers[] = {POINTER, POINTER};

static const struct cu2clKernelInfo kernels[] = {
    {k_add, "add", add_args, 4, 0, NULL},
    {k_scale, "scale", scale_args, 3, 0, NULL},
    {k_copy_pair, "copy_pair", pair_args, 2, 0, NULL},
    {k_walk, "walk", walk_args, 2, 0, NULL},
    {k_reverse, "reverse", reverse_args, 2, 0, NULL},
    {k_symbols, "symbols", symbols_args, 3, 0, NULL},
    {k_check, "check", check_args, 3, 0, NULL},
    {k_dims, "dims", one_pointer, 1, 0, NULL},
    {k_is_null, "is_null", two_pointers, 2, 0, NULL},
    {k_warp, "dims", one_pointer, 1, CU2CL_NEEDS_WARP, NULL},
    {k_refused, "refused", one_pointer, 1, 0, "it uses textures"},
};

static const struct cu2clSymbolInfo symbols[] = {
    {table, "table", sizeof table, CU2CL_SYMBOL_CONSTANT, 1},
    {&counter, "counter", sizeof counter, CU2CL_SYMBOL_DEVICE, 0},
};

static const struct cu2clKernelInfo broken_kernels[] = {
    {k_broken, "broken", one_pointer, 1, 0, NULL}};

static struct cu2clModuleInfo modules[] = {
    {"kernels.cl", kernels_cl, kernels_cl_end, "", kernels, 11, symbols, 2},
    {"broken.cl", broken_cl, broken_cl_end, "", broken_kernels, 1, NULL, 0},
};

__attribute__((constructor)) static void register_modules(void)
{
    for (size_t i = 0; i < sizeof modules / sizeof *modules; i++)
        cu2clRegisterModule(&modules[i]);
}

static inline cu2clError_t launch(const void *kernel, unsigned grid, unsigned block, void **args,
                                  size_t shared)
{
    dim3 g = {grid, 1, 1}, b = {block, 1, 1};
    return cu2clLaunchKernel(kernel, g, b, args, shared, NULL);
}

static inline int finish(void)
{
    if (failures)
        fprintf(stderr, "%d checks failed\n", failures);
    return failures ? 1 : 0;
}

#endif
