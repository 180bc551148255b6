#include "image/image.h"

#include "util/file.h"
#include "util/str.h"
#include <cu2cl/image.h>
#include <cu2cl/module.h>
#include <string.h>

/* What may be flushed, and whether division and square root may be inexact, which OpenCL decides for
 * both. The faster functions are in the text of the .cl. */
const char *image_build_options(const struct flags *flags)
{
    bool inexact = !flags->prec_div && !flags->prec_sqrt;

    if (flags->ftz)
        return inexact ? "-cl-denorms-are-zero -DCU_FLUSH -DCU_FAST_DIVISION"
                       : "-cl-denorms-are-zero -DCU_FLUSH";
    return inexact ? "-DCU_FAST_DIVISION" : "";
}

/* A line that ends with a text of any kind. */
static void add_text_line(struct str *out, const char *word, const char *text)
{
    str_printf(out, "%s ", word);
    for (; *text; text++)
        str_addc(out, *text == '\n' || *text == '\r' ? ' ' : *text);
    str_addc(out, '\n');
}

static void add_symbol_lines(struct str *out, const struct module_symbol *symbol)
{
    static const int kinds[] = {
        [SYMBOL_CONSTANT] = CU2CL_SYMBOL_CONSTANT,
        [SYMBOL_DEVICE] = CU2CL_SYMBOL_DEVICE,
        [SYMBOL_MANAGED] = CU2CL_SYMBOL_MANAGED,
        [SYMBOL_TEXTURE] = CU2CL_SYMBOL_TEXTURE,
    };

    str_printf(out, "symbol %d %zu %s %s\n", kinds[symbol->kind], symbol->size, symbol->name,
               symbol->entry);
    if (symbol->initialised)
        add_text_line(out, "bytes", symbol->first_bytes);
}

static void add_argument_line(struct str *out, const struct kernel_arg *arg)
{
    static const int kinds[] = {
        [ARG_VALUE] = CU2CL_ARG_VALUE,   [ARG_POINTER] = CU2CL_ARG_POINTER,
        [ARG_SYMBOL] = CU2CL_ARG_SYMBOL, [ARG_DYNAMIC_LOCAL] = CU2CL_ARG_DYNAMIC_LOCAL,
        [ARG_STATUS] = CU2CL_ARG_STATUS, [ARG_TEXTURE] = CU2CL_ARG_TEXTURE,
        [ARG_GRID] = CU2CL_ARG_GRID,     [ARG_HEAP] = CU2CL_ARG_HEAP,
        [ARG_OUTPUT] = CU2CL_ARG_OUTPUT,
    };
    bool is_visible = arg->kind <= ARG_POINTER;
    size_t size = arg->kind == ARG_VALUE ? arg->size : is_visible ? sizeof(void *) : 0;

    str_printf(out, "argument %d %zu %zu", kinds[arg->kind], size, arg->symbol);
    if (is_visible)
        str_printf(out, " %zu %zu", arg->parameter, arg->offset);
    str_addc(out, '\n');
}

static void add_kernel_row_lines(struct str *out, const struct kernel *kernel)
{
    unsigned needs = kernel->needs;

    if (kernel->most_threads)
        needs |= CU2CL_MAX_THREADS((unsigned)kernel->most_threads);
    str_printf(out, "kernel %u %s %s\n", needs, kernel->name, kernel->entry);
    if (kernel->no_lanes)
        add_text_line(out, "reason", kernel->no_lanes);
    for (size_t i = 0; i < kernel->arg_count; i++)
        add_argument_line(out, &kernel->args[i]);
}

static void add_sized_text(struct str *out, const char *word, const char *text)
{
    if (text)
        str_printf(out, "%s %zu\n%s\n", word, strlen(text), text);
}

/* Files that others may change: those that are not installed with cu2cl, and lie elsewhere than the
 * source. */
static bool is_read_elsewhere(const struct source *source, const struct frontend_options *frontend,
                              const struct frontend_read *read)
{
    size_t folder = (size_t)(file_name(source->path) - source->path);

    return !read->is_system && strcmp(read->path, source->path) != 0 &&
           !str_starts(read->path, frontend->cuda_headers) &&
           !(frontend->library_headers && str_starts(read->path, frontend->library_headers)) &&
           !(folder && strncmp(read->path, source->path, folder) == 0);
}

const char *image_text(struct arena *arena, const struct source *source,
                       const struct frontend_options *frontend)
{
    const struct module *module = &source->module;
    struct str out = {.arena = arena};
    const char *name = file_without_ending(arena, file_name(source->path));

    str_add(&out, CU2CL_KERNELS_MARKER);
    add_text_line(&out, "module", arena_printf(arena, "%s.image.cl", name));
    add_text_line(&out, "options", image_build_options(source->flags));
    for (size_t i = 0; i < source->read_count; i++)
        if (is_read_elsewhere(source, frontend, &source->reads[i]))
            add_text_line(&out, "reads", source->reads[i].path);
    for (size_t i = 0; i < module->lowered_count; i++)
        add_text_line(&out, "lowered", module->lowered[i] ? module->lowered[i] : "");
    for (size_t i = 0; i < module->symbol_count; i++)
        add_symbol_lines(&out, &module->symbols[i]);
    for (size_t i = 0; i < module->kernel_count; i++)
        if (!module->kernels[i].refused)
            add_kernel_row_lines(&out, &module->kernels[i]);
    add_sized_text(&out, "text", module->cl_text);
    add_sized_text(&out, "lanes", module->lanes_text);
    str_add(&out, "end\n");
    return str_text(&out);
}
