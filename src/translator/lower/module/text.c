/* The text of the .cl: puts head, macros, types, constants and functions in order. */
#include "lower/module/module.h"

#include <stdlib.h>
#include <string.h>

static int compare_instances(const void *a, const void *b)
{
    const struct instance *x = *(struct instance *const *)a, *y = *(struct instance *const *)b;
    const struct decl *p = x->function->decl, *q = y->function->decl;
    if (p->file == q->file && p->begin != q->begin)
        return p->begin < q->begin ? -1 : 1;
    return x->order < y->order ? -1 : x->order > y->order;
}

/* Source order within a file; files in the order in which their functions are first needed. */
static struct instance **emission_order(struct lower_module *m, const struct map *reachable,
                                        size_t *count)
{
    struct instance **sorted = NULL, **result = NULL;
    struct map files = {.arena = m->arena};
    size_t n = 0;
    *count = 0;
    for (size_t i = 0; i < m->analysis->linked_count; i++) {
        struct instance *instance = m->analysis->linked[i];
        bool has_text = instance->text && *instance->text; /* else it is in that of another one */
        if (!map_get_pointer(reachable, instance) || !has_text)
            continue;
        arena_push(m->arena, sorted, n, instance);
        map_put_pointer(&files, instance->function->decl->file, instance->function->decl->file);
    }
    for (size_t f = 0; f < 2 * files.count; f++) { /* libraries' first */
        const struct source_file *file = files.entries[f % files.count].value;
        size_t begin = *count;
        for (size_t i = 0; i < n; i++)
            if (sorted[i]->function->decl->file == file && file->is_system == (f < files.count))
                arena_push(m->arena, result, *count, sorted[i]);
        if (*count > begin)
            qsort(result + begin, *count - begin, sizeof *result, compare_instances);
    }
    return result;
}

static bool is_emitted_as(const struct instance *instance, const struct instance *text)
{
    return instance == text || instance->emitted_as == text;
}

static bool called_before(struct instance **order, size_t index)
{
    for (size_t i = 0; i <= index; i++)
        for (size_t c = 0; c < order[i]->calls.count; c++)
            if (is_emitted_as(order[i]->calls.entries[c].value, order[index]))
                return true;
    return false;
}

static void print_prototypes(struct instance **order, size_t count, struct str *out)
{
    bool any = false;
    for (size_t i = 0; i < count; i++) {
        if (!called_before(order, i))
            continue;
        str_printf(out, "%s;\n", order[i]->signature);
        any = true;
    }
    if (any)
        str_addc(out, '\n');
}

static bool is_recursive(const struct instance *instance)
{
    return instance->needs & CU2CL_NEEDS_RECURSION;
}

static void print_functions(struct lower_module *m, struct instance **order, size_t count,
                            struct str *out)
{
    struct map commented = {.arena = m->arena};
    m->source->module.marks = (struct c_marks){.arena = m->arena};
    bool in_recursion = false;
    for (size_t i = 0; i < count; i++) {
        const struct decl *decl = order[i]->function->decl;
        const char *key = arena_printf(m->arena, "%p:%zu", (const void *)decl->file, decl->begin);
        const struct function *f = order[i]->function;
        bool is_made = f->dispatch || f->heap || f->launches;
        if (!is_made && !map_get(&commented, key))
            str_add(out, lower_comment_above(m, decl));
        if (!is_made)
            map_put(&commented, key, order[i]);
        bool recurses = is_recursive(order[i]);
        if (recurses && !in_recursion)
            str_add(out, "#ifdef CU_RECURSION /* the device's compiler takes it */\n");
        if (order[i]->stays_function)
            str_add(out, "__attribute__((noinline)) /* many long copies: builds take seconds */\n");
        order[i]->text_offset = out->length;
        for (size_t k = 0; k < order[i]->marks.count; k++) {
            const struct c_mark *mark = &order[i]->marks.items[k];
            c_add_mark(&m->source->module.marks, out->length + mark->offset, mark->file,
                       mark->line);
        }
        str_add(out, order[i]->text);
        in_recursion = recurses;
        if (in_recursion && (i + 1 == count || !is_recursive(order[i + 1])))
            str_add(out, "#endif\n");
        if (i + 1 < count)
            str_addc(out, '\n');
    }
}

static int compare_names(const void *a, const void *b)
{
    const struct map_entry *x = a, *y = b;
    return strcmp(x->name, y->name);
}

/* Of all that the text has. */
static unsigned needs_of_text(const struct lower_module *m, struct instance **order, size_t count)
{
    unsigned needs = 0;
    for (size_t i = 0; i < count; i++)
        needs |= order[i]->needs;
    for (size_t i = 0; i < m->type_count; i++)
        if (uses_is_kept(m, m->types[i]))
            needs |= m->types[i]->needs;
    for (size_t i = 0; i < m->constant_count; i++)
        if (uses_is_kept(m, m->constants[i]))
            needs |= m->constants[i]->needs;
    return needs;
}

static void print_head(struct lower_module *m, unsigned needs, struct str *out)
{
    const struct flags *flags = m->model->tu->options->flags;

    if (needs & CU2CL_NEEDS_FP64)
        str_add(out, "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n");
    if (m->headers.count)
        qsort(m->headers.entries, m->headers.count, sizeof *m->headers.entries, compare_names);
    for (size_t i = 0; i < m->headers.count; i++)
        str_printf(out, "#include <cu2cl/%s>\n", m->headers.entries[i].name);
    if (flags && !flags->fmad) /* -fmad=false */
        str_add(out, "#pragma OPENCL FP_CONTRACT OFF\n");
    if (out->length)
        str_addc(out, '\n');
}

static void print_constants(struct lower_module *m, struct str *out)
{
    size_t begin = out->length;
    for (size_t i = 0; i < m->constant_text_count; i++)
        if (uses_is_kept(m, m->constant_texts[i].decl)) {
            str_add(out, lower_comment_above(m, m->constant_texts[i].decl));
            c_print(m->constant_texts[i].tree, 0, out);
            str_addc(out, '\n');
        }
    if (out->length > begin)
        str_addc(out, '\n');
}

const char *module_text(struct lower_module *m, const struct map *reachable)
{
    struct str out = {.arena = m->arena}, types = {.arena = m->arena}, macros = {.arena = m->arena},
               head = {.arena = m->arena};
    size_t count;
    struct instance **order = emission_order(m, reachable, &count);
    lower_print_types(m, &types);
    bits_print_functions(m, &types);
    lower_print_macros(m, &macros);
    print_head(m, needs_of_text(m, order, count), &head);
    head_print(m, order, count, &out);
    str_add(&out, str_text(&head));
    str_add(&out, str_text(&macros));
    str_add(&out, str_text(&types));
    dispatch_print_ids(m, &out);
    print_constants(m, &out);
    print_prototypes(order, count, &out);
    print_functions(m, order, count, &out);
    if (diag_worst(m->diag) < DIAG_UNPORTED)
        m->source->module.parsed = lower_verify(m, str_text(&out), order, count);
    return str_text(&out);
}
