/* Modules of kernels, one for each .cl and pair of types, which are registered when a function first
 * needs them: programs build what they use. */
#include "libraries/npp/npp.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cu2cl/module.h>

#define MOST_ARGUMENTS 8
#define FILES          6

extern const char *const rt_npp_point_cl,
    *const rt_npp_move_cl, *const rt_npp_filter_cl, *const rt_npp_statistics_cl,
                                                        *const rt_npp_histogram_cl,
                                                            *const rt_npp_labels_cl;

static const struct {
    const char *name, *saturated;
    size_t size;
} types[RT_NPP_TYPES] = {
    [RT_NPP_8u] = {"uchar", "convert_uchar_sat", 1},
    [RT_NPP_16u] = {"ushort", "convert_ushort_sat", 2},
    [RT_NPP_16s] = {"short", "convert_short_sat", 2},
    [RT_NPP_32s] = {"int", "convert_int_sat", 4},
    [RT_NPP_32f] = {"float", "convert_float", 4},
};

static const struct {
    const char *const *file;
    const char *name, *arguments;
} kernel_table[RT_NPP_KERNELS] = {
#define NPP_KERNEL(id, file, name, arguments) {&(file), name, arguments},
#include "libraries/npp/kernels.def"
#undef NPP_KERNEL
};

struct npp_module {
    const char *text; /* NULL: not made yet */
    char options[160];
    struct cu2clKernelInfo kernels[RT_NPP_KERNELS];
    struct cu2clArgInfo arguments[RT_NPP_KERNELS][MOST_ARGUMENTS];
    struct cu2clModuleInfo info;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct npp_module modules[RT_NPP_TYPES][RT_NPP_TYPES][FILES];

size_t rt_npp_size(enum rt_npp_type type)
{
    return types[type].size;
}

static unsigned describe_arguments(struct cu2clArgInfo *list, const char *words)
{
    unsigned count = 0;
    for (const char *at = words; *at; at++) {
        if (*at == 'p')
            list[count++] = (struct cu2clArgInfo){CU2CL_ARG_POINTER, sizeof(void *), 0};
        else if (*at == 's')
            list[count++] = (struct cu2clArgInfo){CU2CL_ARG_VALUE, strtoul(at + 1, NULL, 10), 0};
    }
    return count;
}

/* Kernels keep their places, so that m->kernels + kernel, whose address stands for the stub that a
 * port has, is the one that is meant. */
static void register_kernels(struct npp_module *m, const char *text, enum rt_npp_type source,
                             enum rt_npp_type result)
{
    bool has_float = source == RT_NPP_32f || result == RT_NPP_32f;
    unsigned count = 0;
    m->text = text;
    snprintf(m->options, sizeof m->options, "-DCU_SRC=%s -DCU_DST=%s -DCU_SATURATED=%s%s",
             types[source].name, types[result].name, types[result].saturated,
             has_float ? " -DCU_FLOAT=1" : "");
    for (int i = 0; i < RT_NPP_KERNELS; i++) {
        if (*kernel_table[i].file != text)
            continue;
        unsigned needs = text == rt_npp_statistics_cl ? CU2CL_NEEDS_FP64 : 0;
        m->kernels[count++] = (struct cu2clKernelInfo){
            m->arguments[i], kernel_table[i].name,
            m->arguments[i], describe_arguments(m->arguments[i], kernel_table[i].arguments),
            needs,           NULL};
    }
    m->info = (struct cu2clModuleInfo){.name = "NPP's kernels",
                                       .source = text,
                                       .source_end = text + strlen(text),
                                       .options = m->options,
                                       .kernels = m->kernels,
                                       .kernel_count = count};
    cu2clRegisterModule(&m->info);
}

static struct npp_module *find_module(enum rt_npp_type source, enum rt_npp_type result,
                                      const char *text)
{
    struct npp_module *m = modules[source][result];
    pthread_mutex_lock(&lock);
    while (m->text && m->text != text)
        m++; /* there are as many places as files */
    if (!m->text)
        register_kernels(m, text, source, result);
    pthread_mutex_unlock(&lock);
    return m;
}

NppStatus rt_npp_launch(enum rt_npp_type source, enum rt_npp_type result, enum rt_npp_kernel kernel,
                        int64_t width, int64_t height, cu2clStream_t stream, void **args)
{
    struct npp_module *m = find_module(source, result, *kernel_table[kernel].file);
    dim3 grid = {(unsigned)((width + RT_NPP_GROUP - 1) / RT_NPP_GROUP), (unsigned)height, 1};
    dim3 block = {RT_NPP_GROUP, 1, 1};
    if (width == 0 || height == 0)
        return NPP_SUCCESS;
    cu2clError_t error = cu2clLaunchKernel(m->arguments[kernel], grid, block, args, 0, stream);
    if (error == cu2clErrorMemoryAllocation)
        return NPP_MEMORY_ALLOCATION_ERR;
    return error == cu2clSuccess ? NPP_SUCCESS : NPP_CUDA_KERNEL_EXECUTION_ERROR;
}

NppStatus rt_npp_check_step(int step, enum rt_npp_type type)
{
    if (step <= 0)
        return NPP_STEP_ERROR;
    return (size_t)step % types[type].size == 0 ? NPP_SUCCESS : NPP_NOT_EVEN_STEP_ERROR;
}

NppStatus rt_npp_check_size(NppiSize size)
{
    return size.width > 0 && size.height > 0 ? NPP_SUCCESS : NPP_SIZE_ERROR;
}
