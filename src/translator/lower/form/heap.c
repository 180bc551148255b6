/* The functions that stand for `new` and `delete` where that is more than malloc and free; see
 * desugar/heap.c. */
#include "lower/form/form.h"

#include <string.h>

static const char *size_text(struct lower *l, struct type *type)
{
    struct spaces global = {{SPACE_GLOBAL, SPACE_GLOBAL, SPACE_GLOBAL, SPACE_GLOBAL}};
    const char *name = lower_type_name(l->module, type, global);
    return arena_printf(l->arena, "sizeof(%s)", name ? name : "int");
}

static struct c_node *pointer_name(struct lower *l)
{
    return c_name(l->arena, "p");
}

/* `__global T *p = (__global T *)allocate;` */
static void append_pointer(struct lower *l, struct c_node *allocate, struct c_node *body)
{
    struct function *f = l->instance->function;
    const char *type = lower_type_name(l->module, f->result, l->instance->result);
    struct declared declared;
    if (!type || !lower_declare(l->module, f->result, l->instance->result, pointer_name(l)->text,
                                NULL, &declared))
        lower_refuse(l, CU2002, f->body, "'new' of this type");
    else
        c_append(l->arena, body,
                 c_declaration(l->arena, declared.type, declared.declarator,
                               c_cast(l->arena, type, allocate)));
}

static struct c_node *zero(struct lower *l, struct type *type)
{
    struct spaces none = {{0}};
    if (type->kind != TYPE_RECORD)
        return c_zero(l->arena);
    const char *name = lower_type_name(l->module, type, none);
    return type_is_vector(type) ? lower_zero_vector(l, name) : lower_zero_object(l, name);
}

static void new_object(struct lower *l, const struct heap_function *h, struct c_node *body)
{
    struct c_node *p = pointer_name(l);
    struct c_node *value = c_name(l->arena, names_local(l, h->function->parameters[0]));
    append_pointer(l,
                   h->own ? lower_node(l, h->own)
                          : c_call2(l->arena, "cu_malloc", c_name(l->arena, "cu_heap"),
                                    c_name(l->arena, size_text(l, h->type))),
                   body);
    c_append(l->arena, body,
             c_if(l->arena, p, c_assign(l->arena, c_deref(l->arena, p), value), NULL));
    c_append(l->arena, body, c_return(l->arena, p));
}

/* `for (ulong i = 0; p && i < count; i++)` */
static struct c_node *each_element(struct lower *l, struct c_node *count, struct c_node *statement)
{
    struct c_node *i = c_name(l->arena, "i");
    return c_for(l->arena, c_declaration(l->arena, "ulong", i->text, c_zero(l->arena)),
                 c_binary(l->arena, pointer_name(l), "&&", c_binary(l->arena, i, "<", count)),
                 c_postfix(l->arena, i, "++"), statement);
}

/* `{p[0] = value0; ...}` */
static struct c_node *listed_values(struct lower *l, const struct heap_function *h)
{
    struct c_node *block = c_block(l->arena);
    for (size_t i = 0; i < h->listed; i++) {
        const char *name = names_local(l, h->function->parameters[i + 1]);
        struct c_node *element =
            c_index(l->arena, pointer_name(l), c_number(l->arena, (long long)i));
        c_append(l->arena, block, c_assign(l->arena, element, c_name(l->arena, name)));
    }
    return block;
}

/* `{*(ulong *)p = count; p = (T *)((ulong *)p + ahead);}` */
static struct c_node *skip_length(struct lower *l, const struct heap_function *h,
                                  struct c_node *count)
{
    struct function *f = h->function;
    struct spaces spaces = l->instance->result;
    struct c_node *p = pointer_name(l), *block = c_block(l->arena);
    const char *type = lower_type_name(l->module, f->result, spaces);
    const char *words = lower_type_name(l->module, h->words, spaces);
    if (!type || !words || space_is_several(spaces.level[0])) {
        lower_refuse(l, CU2002, f->body, "'new' of this type");
        return block;
    }
    struct c_node *start = c_cast(l->arena, words, p);
    c_append(l->arena, block, c_assign(l->arena, c_deref(l->arena, start), count));
    c_append(l->arena, block,
             c_assign(l->arena, p,
                      c_cast(l->arena, type,
                             c_binary(l->arena, start, "+", c_number(l->arena, h->ahead)))));
    return block;
}

static void new_array(struct lower *l, const struct heap_function *h, struct c_node *body)
{
    struct c_node *p = pointer_name(l), *heap = c_name(l->arena, "cu_heap");
    struct c_node *count = c_name(l->arena, names_local(l, h->function->parameters[0]));
    struct c_node *size = c_name(l->arena, size_text(l, h->type));
    append_pointer(l,
                   h->own ? lower_node(l, h->own)
                   : h->has_count
                       ? c_call3(l->arena, "cu_malloc_array", heap, count, size)
                       : c_call2(l->arena, "cu_malloc", heap, c_binary(l->arena, count, "*", size)),
                   body);
    if (h->ahead)
        c_append(l->arena, body, c_if(l->arena, p, skip_length(l, h, count), NULL));
    struct c_node *value = h->construct ? lower_node(l, h->construct)
                           : h->is_zero ? zero(l, h->type)
                                        : NULL;
    if (value) {
        struct c_node *element = c_index(l->arena, p, c_name(l->arena, "i"));
        c_append(l->arena, body, each_element(l, count, c_assign(l->arena, element, value)));
    }
    if (h->listed)
        c_append(l->arena, body, c_if(l->arena, p, listed_values(l, h), NULL));
    c_append(l->arena, body, c_return(l->arena, p));
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

static void delete_object(struct lower *l, const struct heap_function *h, struct c_node *body)
{
    bool is_array = h->kind == HEAP_DELETE_ARRAY;
    struct c_node *pointer = c_name(l->arena, names_local(l, h->function->parameters[0]));
    enum space space = l->instance->parameters[0].level[0];
    const char *function = h->own ? NULL : free_function(l, h->function->body, space);
    if (is_array && space_is_several(space))
        lower_refuse(l, CU2002, h->function->body,
                     "'delete[]' of a pointer to several address spaces");
    if (!is_array)
        check_derived(l, h);
    c_append(l->arena, body,
             c_if(l->arena, c_prefix(l->arena, "!", pointer), c_return(l->arena, NULL), NULL));
    struct c_node *destroy = h->destroy ? lower_node(l, h->destroy) : NULL;
    if (is_array && destroy) {
        struct c_node *index = c_name(l->arena, names_local(l, h->index));
        struct c_node *left =
            c_binary(l->arena, c_postfix(l->arena, index, "--"), ">", c_zero(l->arena));
        struct c_node *count =
            h->length ? lower_node(l, h->length) : c_call1(l->arena, "cu_array_count", pointer);
        destroy = c_for(l->arena, c_declaration(l->arena, "ulong", index->text, count), left,
                        c_nothing(l->arena), destroy);
    }
    if (destroy)
        c_append(l->arena, body, destroy);
    if (h->own) {
        c_append(l->arena, body, lower_node(l, h->own));
        return;
    }
    c_append(l->arena, body,
             c_call3(l->arena, is_array ? "cu_free_array" : function, c_name(l->arena, "cu_heap"),
                     c_name(l->arena, "cu_status"), pointer));
}

struct c_node *heap_body(struct lower *l)
{
    const struct heap_function *h = l->instance->function->heap;
    struct c_node *body = c_block(l->arena);
    lower_use_header(l->module, "heap.clh");
    if (h->kind == HEAP_NEW)
        new_object(l, h, body);
    else if (h->kind == HEAP_NEW_ARRAY)
        new_array(l, h, body);
    else
        delete_object(l, h, body);
    return body;
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
