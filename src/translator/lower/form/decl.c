/* Declarations inside functions. Where the written type means the same in OpenCL C the statement's
 * own text is kept; else each variable is printed from its type. Shared variables at the outermost
 * level of a kernel stay where they are; all others are hoisted. */
#include "lower/form/form.h"
#include "model/facts.h"

#include <string.h>

static bool is_default_construction(const struct node *init)
{
    const struct node *inner = node_skip_implicit((struct node *)init);
    if (inner->kind != NODE_CALL_EXPR || !inner->ref || !inner->ref->function ||
        !inner->ref->function->is_constructor || inner->argument_count)
        return false;
    const struct function *f = inner->ref->function;
    return (!f->body || f->is_implicit || f->decl->in_system) && !f->initialiser_count;
}

/* `Foo x;` has a constructor call without text; `Foo x = Foo();` and `Foo x{};` do not count. */
static bool has_no_written_init(const struct decl *decl)
{
    if (!decl->init)
        return true;
    const struct node *init = decl->init;
    return is_default_construction(init) &&
           (!init->file ||
            (init->end <= init->begin + strlen(decl->name) &&
             strncmp(init->file->text + init->begin, decl->name, init->end - init->begin) == 0));
}

/* --- token mode ---------------------------------------------------------- */

static bool stands_as_written(struct lower *l, const struct node *node)
{
    if (node->from_macro_argument || !node->file || node->file->is_system)
        return false;
    if (node->from_macro_body) {
        /* `DATA_TYPE x = 0;`: only the type comes from a macro */
        const struct expansion *e = model_expansion_at(l->module->model, node->file, node->begin);
        if (!e || e == l->expansion || node->end <= e->end)
            return false;
    }
    for (size_t i = 0; i < node->declared_count; i++) {
        struct decl *decl = node->declared[i];
        if (decl->kind != DECL_VARIABLE || decl->storage != STORAGE_AUTO ||
            *lower_alignment(l->module, decl) || l->instance->function->is_instance ||
            strcmp(names_local(l, decl), decl->name) != 0)
            return false;
        struct node *init = decl->init ? node_skip_implicit(decl->init) : NULL;
        if (init && (!init->file || init->kind == NODE_INIT_LIST_EXPR ||
                     (init->kind == NODE_CALL_EXPR && is_default_construction(init))))
            return false;
        if (i > 0 ? decl->begin != node->declared[0]->begin || decl->type->depth
                  : !lower_type_text_stands(l->module, decl))
            return false;
    }
    return node->declared_count > 0;
}

/* C has no constant expressions from variables and calls, not even from constant ones; but int
 * constants of file scope are enumerators here. */
static bool is_constant_in_c(const struct node *node)
{
    const struct decl *ref = node->ref;
    bool is_name = node->kind == NODE_DECL_REF_EXPR || node->kind == NODE_MEMBER_REF_EXPR;
    if (node->from_macro_body)
        return true;
    if (node->kind == NODE_CALL_EXPR)
        return false;
    if (is_name && ref && ref->kind == DECL_VARIABLE)
        return ref->storage == STORAGE_STATIC_CONST && !ref->in_system &&
               ref->type->kind == TYPE_INTEGER && ref->type->size == 4 && !ref->type->is_unsigned;
    for (size_t i = 0; i < node->child_count; i++)
        if (!is_constant_in_c(node->children[i]))
            return false;
    return true;
}

/* An array's size, or an initialiser, in the declaration's own text. */
static struct c_node *written_part(struct lower *l, const struct decl *decl, struct node *part)
{
    long long value;
    if (part == decl->init || is_constant_in_c(part))
        return lower_node(l, part);
    return model_evaluate(part, &value) ? c_number(l->arena, value) : c_zero(l->arena);
}

/* The `= init` pieces and array sizes of one declarator; false when something is in the way. */
static bool add_declarator(struct lower *l, const struct node *node, struct decl *decl, size_t *at,
                           struct c_node *slice)
{
    for (size_t i = 0; i <= decl->dimension_count; i++) {
        struct node *part = i < decl->dimension_count ? decl->dimensions[i] : decl->init;
        if (!part)
            continue;
        if (part->file != node->file || part->begin < *at || part->end > node->end)
            return false;
        const char *gap = lower_gap(l, node->file, *at, part->begin);
        if (!gap || (part == decl->init && (!strchr(gap, '=') || strchr(gap, '('))))
            return false;
        c_slice_text(l->arena, slice, gap);
        c_slice_hole(l->arena, slice, written_part(l, decl, part), LEVEL_ASSIGNMENT);
        *at = part->end;
    }
    return true;
}

static struct c_node *declaration_as_written(struct lower *l, struct node *node)
{
    struct c_node *slice = c_slice_statement(l->arena);
    if (!stands_as_written(l, node))
        return NULL;
    size_t name = model_name_offset(l->module->model, node->declared[0]);
    if (name < node->begin || name > node->end)
        return NULL;
    c_slice_text(l->arena, slice,
                 arena_strndup(l->arena, node->file->text + node->begin, name - node->begin));
    size_t at = name;
    for (size_t i = 0; i < node->declared_count; i++)
        if (!add_declarator(l, node, node->declared[i], &at, slice))
            return NULL;
    const char *gap = lower_gap(l, node->file, at, node->end);
    if (!gap)
        return NULL;
    c_slice_text(l->arena, slice, gap);
    return slice;
}

/* --- from types ---------------------------------------------------------- */

/* Sizes that were written as literals, enumerators or surviving macros stay readable; all others
 * become numbers. A shared body's parameter is no constant of C, so its value stands there. */
static const char *const *dimension_texts(struct lower *l, struct decl *decl)
{
    size_t ranks = 0;
    for (struct type *t = decl->type; t->kind == TYPE_ARRAY; t = t->target)
        ranks++;
    if (decl->dimension_count != ranks || !ranks)
        return NULL;
    const char **texts = arena_alloc(l->arena, (ranks + 1) * sizeof *texts);
    struct type *type = decl->type;
    struct shared_body *shared = l->shared;
    l->shared = NULL;
    for (size_t i = 0; i < ranks; i++, type = type->target) {
        struct node *size = decl->dimensions[i];
        const struct expansion *e =
            size->from_macro_body && size->file
                ? model_expansion_at(l->module->model, size->file, size->begin)
                : NULL;
        struct c_node *macro = e ? lower_macro_use(l, size, e) : NULL;
        long long value;
        if (!macro && is_constant_in_c(size) && model_evaluate(size, &value) &&
            value == type->count)
            macro = lower_node(l, size);
        texts[i] = macro ? c_string(l->arena, macro) : arena_printf(l->arena, "%lld", type->count);
    }
    l->shared = shared;
    return texts;
}

/* The variable's value; NULL: it has none, or none that is written. */
static struct c_node *initial_value(struct lower *l, struct decl *decl, struct spaces spaces)
{
    if (has_no_written_init(decl) || decl->storage == STORAGE_SHARED)
        return NULL;
    if (class_is_array_construction(decl->init))
        return class_array_initialiser(l, decl->init, decl->type);
    return decl->type->kind == TYPE_REFERENCE
               ? tagged_address(l, decl->init, decl->type->target, spaces)
               : lower_initialiser(l, decl->init, decl->type);
}

/* Of a shared variable the declaration says so: `__local float a[4]`, `float *__local p`. */
static struct c_node *variable_declaration(struct lower *l, struct decl *decl)
{
    struct spaces spaces = addrspace_variable(l->module->analysis, l->instance, decl);
    bool is_shared = decl->storage == STORAGE_SHARED, is_pointer = decl->type->depth > 0;
    const char *name = names_local(l, decl);
    const char *const *dimensions = dimension_texts(l, decl);
    struct declared declared;

    if (is_shared && is_pointer) /* the pointer itself lies there */
        name = arena_printf(l->arena, "__local %s", name);
    bool can = l->instance->function->is_instance
                   ? lower_declare(l->module, decl->type, spaces, name, dimensions, &declared)
                   : lower_declare_as_written(l->module, decl, decl->type, spaces, name, dimensions,
                                              &declared);
    if (!can)
        return NULL;
    if (is_shared && !is_pointer)
        declared.type = arena_printf(l->arena, "__local %s", declared.type);
    declared.declarator =
        arena_printf(l->arena, "%s%s", declared.declarator, lower_alignment(l->module, decl));
    return c_declaration(l->arena, declared.type, declared.declarator,
                         initial_value(l, decl, spaces));
}

static bool is_outermost(const struct lower *l, const struct node *node)
{
    return node->parent == l->instance->function->body;
}

/* One variable's declaration; nothing when it goes elsewhere; NULL when it can't be printed. */
static struct c_node *declare(struct lower *l, struct node *node, struct decl *decl)
{
    struct c_node *nothing = c_nothing(l->arena);
    switch (decl->storage) {
    case STORAGE_AUTO: return variable_declaration(l, decl);
    case STORAGE_SHARED: {
        if (!hidden_is_hoisted_in_kernel(l->instance, decl))
            return nothing;
        struct c_node *declaration = variable_declaration(l, decl);
        if (is_outermost(l, node) || !declaration)
            return declaration;
        c_append(l->arena, l->prologue, declaration);
        return nothing;
    }
    case STORAGE_STATIC:
    case STORAGE_DEVICE:
    case STORAGE_CONSTANT: static_check(l, node, decl); return nothing;
    default: return nothing;
    }
}

static void refuse_type(struct lower *l, const struct node *node, const struct decl *decl)
{
    lower_refuse(l, CU2002, node,
                 arena_printf(l->arena, "a variable of type '%s'", decl->type->spelling));
}

/* The head of a loop has one declaration with several declarators. */
static struct c_node *joined(struct lower *l, const struct node *node,
                             const struct c_node *declarations)
{
    struct c_node *first = NULL;
    for (size_t i = 0; i < declarations->count; i++) {
        struct c_node *one = declarations->parts[i];
        if (!first) {
            first = one;
            continue;
        }
        if (strcmp(first->text, one->text) != 0)
            lower_refuse(l, CU2002, node, "these declarations in the head of a loop");
        for (size_t k = 0; k < one->count; k++)
            arena_push(l->arena, first->parts, first->count, one->parts[k]);
    }
    return first ? first : c_nothing(l->arena);
}

static struct c_node *declaration(struct lower *l, struct node *node)
{
    struct c_node *written = declaration_as_written(l, node);
    if (written)
        return written;
    struct c_node *all = c_sequence(l->arena);
    for (size_t i = 0; i < node->declared_count; i++) {
        struct decl *decl = node->declared[i];
        if (decl->kind != DECL_VARIABLE || type_is_stateless(decl->type))
            continue; /* an object without state, such as a thread block */
        struct c_node *one = declare(l, node, decl);
        if (one)
            c_append(l->arena, all, one);
        else
            refuse_type(l, node, decl);
    }
    bool in_for = node->parent && node->parent->kind == NODE_FOR_STMT;
    return in_for ? joined(l, node, all) : all->count == 1 ? all->parts[0] : all;
}

/* `int a = f(T()), b = g(T());`: the objects die before the next variable is initialised. */
static struct c_node *one_by_one(struct lower *l, struct node *node)
{
    struct c_node *all = c_sequence(l->arena);
    for (size_t i = 0; i < node->declared_count; i++) {
        struct full_expression full;
        temporary_begin(l, &full);
        struct c_node *one = variable_declaration(l, node->declared[i]);
        if (!one)
            refuse_type(l, node, node->declared[i]);
        temporary_end(l, node, one, &full);
        temporary_append(l, &full, one, all);
    }
    return all;
}

static bool stands_in_block(const struct node *statement)
{
    return statement->parent && statement->parent->kind == NODE_COMPOUND_STMT;
}

struct c_node *lower_declaration(struct lower *l, struct node *node)
{
    struct full_expression full;
    bool has_temporary = false, are_local = node->declared_count > 1;
    for (size_t i = 0; i < node->declared_count; i++) {
        struct decl *decl = node->declared[i];
        are_local &= decl->kind == DECL_VARIABLE && decl->storage == STORAGE_AUTO &&
                     !type_is_stateless(decl->type);
        has_temporary |= are_local && decl->init && temporary_is_made_in(l, decl->init);
    }
    if (has_temporary && are_local && stands_in_block(node))
        return one_by_one(l, node);
    temporary_begin(l, &full);
    struct c_node *all = declaration(l, node);
    temporary_end(l, node, all, &full);
    if (full.count && (node->declared_count > 1 || !stands_in_block(node)))
        lower_refuse(l, CU2002, node, "a temporary object with a destructor in this declaration");
    if (!full.count)
        return all;
    struct c_node *statements = c_sequence(l->arena);
    temporary_append(l, &full, all, statements);
    return statements;
}
