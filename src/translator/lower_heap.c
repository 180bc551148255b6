/* The functions that stand for `new` and `delete` where that is more than malloc and free; see
 * model_heap.c. */
#include "lower.h"

#include <string.h>

static const char *size_text(struct lower *l, struct type *type)
{
    struct spaces global = {{SPACE_GLOBAL, SPACE_GLOBAL, SPACE_GLOBAL, SPACE_GLOBAL}};
    const char *name = lower_type_name(l->module, type, global);
    return arena_printf(l->arena, "sizeof(%s)", name ? name : "int");
}

/* `__global T *p = (__global T *)allocate;` */
static void add_pointer(struct lower *l, const char *allocate, struct str *out)
{
    struct function *f = l->instance->function;
    const char *type = lower_type_name(l->module, f->result, l->instance->result);
    const char *variable = lower_declarator(l->module, f->result, l->instance->result, "p", NULL);
    if (!type || !variable)
        lower_refuse(l, CU2002, f->body, "'new' of this type");
    else
        str_printf(out, "    %s = (%s)%s;\n", variable, type, allocate);
}

static const char *zero(struct lower *l, struct type *type)
{
    struct spaces none = {{0}};
    if (type->kind != TYPE_RECORD)
        return "0";
    return arena_printf(l->arena, type_is_vector(type) ? "(%s)(0)" : "(%s){0}",
                        lower_type_name(l->module, type, none));
}

static void new_object(struct lower *l, const struct heap_function *h, struct str *out)
{
    add_pointer(l, arena_printf(l->arena, "cu_malloc(cu_heap, %s)", size_text(l, h->type)), out);
    str_printf(out, "    if (p)\n        *p = %s;\n    return p;\n",
               names_local(l, h->function->parameters[0]));
}

static void new_array(struct lower *l, const struct heap_function *h, struct str *out)
{
    const char *count = names_local(l, h->function->parameters[0]);
    add_pointer(l,
                arena_printf(l->arena,
                             h->has_count ? "cu_malloc_array(cu_heap, %s, %s)"
                                          : "cu_malloc(cu_heap, %s * %s)",
                             count, size_text(l, h->type)),
                out);
    const char *value = h->construct ? lower_node(l, h->construct)
                        : h->is_zero ? zero(l, h->type)
                                     : NULL;
    if (value)
        str_printf(out, "    for (ulong i = 0; p && i < %s; i++)\n        p[i] = %s;\n", count,
                   value);
    str_add(out, "    return p;\n");
}

/* What frees memory in this space; refuses what can't be on the heap. */
static const char *free_function(struct lower *l, const struct node *node, enum space space)
{
    if (space == SPACE_LOCAL || space == SPACE_PRIVATE || space == SPACE_CONSTANT)
        lower_refuse(l, CU2002, node, "freeing memory that is not on the heap");
    return space_is_several(space) ? "cu_free_tagged" : "cu_free";
}

const char *heap_free_text(struct lower *l, const struct node *call, const char *to)
{
    if (!str_starts(to, "cu_free(") || !call->argument_count || !call->arguments[0])
        return to;
    enum space space = addrspace_of(l->module->analysis, l->instance, call->arguments[0]).level[0];
    return arena_printf(l->arena, "%s%s", free_function(l, call, space), to + strlen("cu_free"));
}

/* The object that is freed must begin where the pointer points. */
static void check_derived(struct lower *l, const struct heap_function *h)
{
    struct model *model = l->module->model;
    for (size_t i = 0; i < model->constructed_count; i++)
        if (class_base_offset(l, model->constructed[i], h->type->declaration) > 0)
            lower_refuse(l, CU2002, h->function->body,
                         "'delete' through a pointer to a base that is not the first");
}

static void delete_object(struct lower *l, const struct heap_function *h, struct str *out)
{
    bool is_array = h->kind == HEAP_DELETE_ARRAY;
    const char *pointer = names_local(l, h->function->parameters[0]);
    enum space space = l->instance->parameters[0].level[0];
    const char *function = free_function(l, h->function->body, space);
    if (is_array && space_is_several(space))
        lower_refuse(l, CU2002, h->function->body,
                     "'delete[]' of a pointer to several address spaces");
    if (!is_array)
        check_derived(l, h);
    str_printf(out, "    if (!%s)\n        return;\n", pointer);
    if (is_array)
        str_printf(out, "    for (ulong %s = cu_array_count(%s); %s-- > 0;)\n    ",
                   names_local(l, h->index), pointer, names_local(l, h->index));
    str_printf(out, "    %s;\n    %s(cu_heap, cu_status, %s);\n", lower_node(l, h->destroy),
               is_array ? "cu_free_array" : function, pointer);
}

const char *heap_body(struct lower *l)
{
    const struct heap_function *h = l->instance->function->heap;
    struct str out = {.arena = l->arena};
    lower_use_header(l->module, "heap.clh");
    str_add(&out, "{\n");
    if (h->kind == HEAP_NEW)
        new_object(l, h, &out);
    else if (h->kind == HEAP_NEW_ARRAY)
        new_array(l, h, &out);
    else
        delete_object(l, h, &out);
    str_addc(&out, '}');
    return str_text(&out);
}

const char *heap_comment(struct lower *l)
{
    static const char *const words[] = {"new %s(value)", "new %s[count]", "delete of a %s",
                                        "delete[] of an array of %s"};
    const struct heap_function *h = l->instance->function->heap;
    struct str out = {.arena = l->arena};
    str_add(&out, "/* ");
    str_printf(&out, words[h->kind], h->type->spelling);
    str_add(&out, ". */\n");
    return str_text(&out);
}
