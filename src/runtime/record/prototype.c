/* What a kernel's text says about its parameters: names, types, what is only read. */
#include "record/record.h"

static char *copy_word(const char *start, size_t length)
{
    char *copy = malloc(length + 1);
    if (copy) {
        memcpy(copy, start, length);
        copy[length] = 0;
    }
    return copy;
}

/* A pointer to const, and a name that is const itself, have the word at different sides of the
 * star. */
static bool has_const(const char *start, const char *end)
{
    for (const char *at = start; at + 5 <= end; at++)
        if (strncmp(at, "const", 5) == 0 && (at == start || !rt_in_name(at[-1])) &&
            !rt_in_name(at[5]))
            return true;
    return false;
}

static void describe_param(const struct cu2clArgInfo *arg, const struct rt_parameter *text,
                           struct trace_param *param)
{
    const char *star =
        text->start ? memchr(text->start, '*', (size_t)(text->name - text->start)) : NULL;
    const char *end = star ? star : text->name;
    param->kind = TRACE_VALUE;
    param->size = (uint32_t)arg->size;
    if (arg->kind == CU2CL_ARG_POINTER) {
        param->kind = star && has_const(text->start, star) ? TRACE_READ_ONLY : TRACE_POINTER;
        param->size = sizeof(void *);
    }
    if (text->start && (star || arg->kind == CU2CL_ARG_VALUE))
        param->type = trace_type_of(text->start, (size_t)(end - text->start));
    /* a structure passed as what has its size, a converted value */
    if (param->kind == TRACE_VALUE && trace_type_size(param->type) != arg->size)
        param->type = TRACE_BYTES;
    param->name = text->start ? copy_word(text->name, text->name_length) : NULL;
}

static void describe_variable(const struct rt_symbol *symbol, struct trace_param *param)
{
    param->kind = TRACE_VARIABLE;
    param->size = (uint32_t)symbol->info->size;
    param->name = copy_word(symbol->info->name, strlen(symbol->info->name));
}

struct trace_kernel *rt_describe_kernel(const struct rt_kernel *kernel)
{
    const struct cu2clKernelInfo *info = kernel->info;
    struct trace_kernel *k = calloc(1, sizeof *k);
    struct trace_param *params = calloc(info->arg_count + 1u, sizeof *params);
    struct rt_parameter *texts = calloc(info->arg_count + 1u, sizeof *texts);
    if (!k || !params || !texts) {
        free(k);
        free(params);
        free(texts);
        return NULL;
    }
    size_t length;
    char *text = rt_program_own_text(kernel->module->info, &length);
    if (text)
        rt_parameters_read(text, info->name, texts, info->arg_count);
    for (unsigned i = 0; i < info->arg_count; i++) {
        if (i < kernel->visible)
            describe_param(&info->args[i], &texts[i], &params[i]);
        else if (info->args[i].kind == CU2CL_ARG_SYMBOL)
            describe_variable(kernel->module->symbols[info->args[i].symbol].first, &params[i]);
    }
    free(texts);
    free(text);
    *k = (struct trace_kernel){(char *)info->name, params, info->arg_count};
    return k;
}
