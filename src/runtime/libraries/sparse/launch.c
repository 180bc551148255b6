/* Modules of kernels, one for each combination of types, which are registered when a function first
 * needs them: programs build what they use. */
#include "libraries/sparse/sparse.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cu2cl/module.h>

extern const char *const rt_sparse_cl;

#define MOST_ARGUMENTS 32
#define VALUE_TYPES    4

static const struct {
    cudaDataType type;
    size_t size;
    const char *value, *real;
    bool is_complex, is_double;
} value_types[VALUE_TYPES] = {
    {CUDA_R_32F, 4, "float", "float", false, false},
    {CUDA_R_64F, 8, "double", "double", false, true},
    {CUDA_C_32F, 8, "float2", "float", true, false},
    {CUDA_C_64F, 16, "double2", "double", true, true},
};

static const struct {
    const char *name, *arguments;
} kernel_table[SPARSE_KERNELS] = {
#define SPARSE_KERNEL(id, name, arguments) {name, arguments},
#include "libraries/sparse/kernels.def"
#undef SPARSE_KERNEL
};

struct sparse_module {
    struct cu2clKernelInfo kernels[SPARSE_KERNELS];
    struct cu2clArgInfo arguments[SPARSE_KERNELS][MOST_ARGUMENTS];
    struct cu2clModuleInfo info;
};

static pthread_mutex_t modules_lock = PTHREAD_MUTEX_INITIALIZER;
static struct sparse_module *modules[VALUE_TYPES][2][2]; /* by value, offset, index */

static int value_number(cudaDataType type)
{
    for (int i = 0; i < VALUE_TYPES; i++)
        if (value_types[i].type == type)
            return i;
    return -1;
}

bool rt_sparse_are_known(struct sparse_types types)
{
    return value_number(types.value) >= 0 &&
           (types.offset == CUSPARSE_INDEX_32I || types.offset == CUSPARSE_INDEX_64I) &&
           (types.index == CUSPARSE_INDEX_32I || types.index == CUSPARSE_INDEX_64I);
}

size_t rt_sparse_value_size(cudaDataType type)
{
    int number = value_number(type);
    return number < 0 ? 0 : value_types[number].size;
}

size_t rt_sparse_index_size(cusparseIndexType_t type)
{
    return type == CUSPARSE_INDEX_64I ? 8 : 4;
}

/* The text of a module: the names of its types, and what all have. */
static char *module_text(int value, struct sparse_types types)
{
    static const char form[] = "#define VALUE %s\n#define REAL %s\n%s#define OFFSET %s\n"
                               "#define INDEX %s\n%s";
    const char *offset = types.offset == CUSPARSE_INDEX_64I ? "long" : "int";
    const char *index = types.index == CUSPARSE_INDEX_64I ? "long" : "int";
    size_t size = strlen(rt_sparse_cl) + sizeof form + 64;
    char *text = malloc(size);
    if (text)
        snprintf(text, size, form, value_types[value].value, value_types[value].real,
                 value_types[value].is_complex ? "#define COMPLEX 1\n" : "", offset, index,
                 rt_sparse_cl);
    return text;
}

static unsigned list_arguments(struct cu2clArgInfo *list, const char *letters, size_t value_size)
{
    unsigned count = 0;
    for (; *letters; letters++) {
        bool is_pointer = *letters == 'p', is_scalar = *letters == 's';
        size_t size = is_pointer ? sizeof(void *) : *letters == 'l' ? 8 : 4;
        if (is_scalar)
            list[count++] = (struct cu2clArgInfo){CU2CL_ARG_VALUE, value_size, 0};
        is_pointer = is_pointer || is_scalar;
        list[count++] = (struct cu2clArgInfo){is_pointer ? CU2CL_ARG_POINTER : CU2CL_ARG_VALUE,
                                              is_pointer ? sizeof(void *) : size, 0};
    }
    return count;
}

/* The address of a kernel's entry stands for the stub that a port has. Modules stay as long as the
 * program runs. */
static struct sparse_module *make_module(int value, struct sparse_types types)
{
    struct sparse_module *m = calloc(1, sizeof *m);
    char *text = m ? module_text(value, types) : NULL;
    if (!text) {
        free(m);
        return NULL;
    }
    for (int i = 0; i < SPARSE_KERNELS; i++) {
        unsigned count =
            list_arguments(m->arguments[i], kernel_table[i].arguments, value_types[value].size);
        m->kernels[i] =
            (struct cu2clKernelInfo){m->kernels + i,
                                     kernel_table[i].name,
                                     m->arguments[i],
                                     count,
                                     value_types[value].is_double ? CU2CL_NEEDS_FP64 : 0,
                                     NULL};
    }
    m->info = (struct cu2clModuleInfo){.name = "cuSPARSE's kernels",
                                       .source = text,
                                       .source_end = text + strlen(text),
                                       .options = "",
                                       .kernels = m->kernels,
                                       .kernel_count = SPARSE_KERNELS};
    cu2clRegisterModule(&m->info);
    return m;
}

static struct sparse_module *module_for(struct sparse_types types)
{
    int value = value_number(types.value);
    if (value < 0)
        return NULL;
    pthread_mutex_lock(&modules_lock);
    struct sparse_module **m =
        &modules[value][types.offset == CUSPARSE_INDEX_64I][types.index == CUSPARSE_INDEX_64I];
    if (!*m)
        *m = make_module(value, types);
    pthread_mutex_unlock(&modules_lock);
    return *m;
}

cusparseStatus_t rt_sparse_launch(cusparseHandle_t handle, struct sparse_types types,
                                  enum sparse_kernel kernel, size_t items, unsigned group,
                                  void **args)
{
    struct sparse_module *m = module_for(types);
    dim3 grid = {(unsigned)((items + group - 1) / group), 1, 1}, block = {group, 1, 1};
    if (!m)
        return CUSPARSE_STATUS_ALLOC_FAILED;
    if (items == 0)
        return CUSPARSE_STATUS_SUCCESS;
    return rt_sparse_code(
        cu2clLaunchKernel(m->kernels + kernel, grid, block, args, 0, handle->stream));
}

struct sparse_scalar rt_sparse_scalar(cusparseHandle_t handle, cudaDataType type,
                                      const void *scalar)
{
    struct sparse_scalar s = {{0, 0}, NULL};
    if (handle->pointer_mode == CUSPARSE_POINTER_MODE_DEVICE)
        s.at = scalar;
    else
        memcpy(s.value, scalar, rt_sparse_value_size(type));
    return s;
}
