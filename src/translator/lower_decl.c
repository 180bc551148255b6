/* Declarations inside functions. Where the written type means the same in OpenCL C the statement's
 * own text is kept; else each variable is printed from its type. Shared variables at the outermost
 * level of a kernel stay where they are; all others are hoisted. */
#include "lower.h"

#include <ctype.h>
#include <string.h>

static size_t name_offset(struct lower *l, const struct decl *decl)
{
    return frontend_pos(l->module->model->tu, clang_getCursorLocation(decl->cursor)).offset;
}

static bool is_default_construction(const struct node *init)
{
    const struct node *inner = node_skip_implicit((struct node *)init);
    if (inner->kind != CXCursor_CallExpr || !inner->ref || !inner->ref->function ||
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
    return is_default_construction(decl->init) &&
           (!decl->init->file || decl->init->end <= decl->init->begin + strlen(decl->name));
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
        if (init && (!init->file || init->kind == CXCursor_InitListExpr ||
                     (init->kind == CXCursor_CallExpr && is_default_construction(init))))
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
    bool is_name = node->kind == CXCursor_DeclRefExpr || node->kind == CXCursor_MemberRefExpr;
    if (node->from_macro_body)
        return true;
    if (node->kind == CXCursor_CallExpr)
        return false;
    if (is_name && ref && ref->kind == DECL_VARIABLE)
        return ref->storage == STORAGE_STATIC_CONST && !ref->in_system &&
               ref->type->kind == TYPE_INTEGER && ref->type->size == 4 && !ref->type->is_unsigned;
    for (size_t i = 0; i < node->child_count; i++)
        if (!is_constant_in_c(node->children[i]))
            return false;
    return true;
}

/* The text of `= init` pieces and array sizes of one declarator; NULL when something is in the way.
 */
static const char *declarator_text(struct lower *l, const struct node *node, struct decl *decl,
                                   size_t *at)
{
    struct str out = {.arena = l->arena};
    for (size_t i = 0; i <= decl->dimension_count; i++) {
        struct node *part = i < decl->dimension_count ? decl->dimensions[i] : decl->init;
        if (!part)
            continue;
        if (part->file != node->file || part->begin < *at || part->end > node->end)
            return NULL;
        const char *gap = lower_gap(l, node->file, *at, part->begin);
        if (!gap || (part == decl->init && (!strchr(gap, '=') || strchr(gap, '('))))
            return NULL;
        long long value;
        const char *text = part == decl->init || is_constant_in_c(part) ? lower_node(l, part) : "0";
        if (part != decl->init && !is_constant_in_c(part) && model_evaluate(part, &value))
            text = arena_printf(l->arena, "%lld", value);
        str_printf(&out, "%s%s", gap, text);
        *at = part->end;
    }
    return str_text(&out);
}

static const char *declaration_as_written(struct lower *l, struct node *node)
{
    struct str out = {.arena = l->arena};
    if (!stands_as_written(l, node))
        return NULL;
    size_t name = name_offset(l, node->declared[0]);
    if (name < node->begin || name > node->end)
        return NULL;
    str_addn(&out, node->file->text + node->begin, name - node->begin);
    size_t at = name;
    for (size_t i = 0; i < node->declared_count; i++) {
        const char *text = declarator_text(l, node, node->declared[i], &at);
        if (!text)
            return NULL;
        str_add(&out, text);
    }
    const char *gap = lower_gap(l, node->file, at, node->end);
    if (!gap)
        return NULL;
    str_add(&out, gap);
    return str_text(&out);
}

/* --- from types ---------------------------------------------------------- */

/* Sizes that were written as literals, enumerators or surviving macros stay readable; all others
 * become numbers. */
static const char *const *dimension_texts(struct lower *l, struct decl *decl)
{
    size_t ranks = 0;
    for (struct type *t = decl->type; t->kind == TYPE_ARRAY; t = t->target)
        ranks++;
    if (decl->dimension_count != ranks || !ranks)
        return NULL;
    const char **texts = arena_alloc(l->arena, (ranks + 1) * sizeof *texts);
    struct type *type = decl->type;
    for (size_t i = 0; i < ranks; i++, type = type->target) {
        struct node *size = decl->dimensions[i];
        const struct expansion *e =
            size->from_macro_body && size->file
                ? model_expansion_at(l->module->model, size->file, size->begin)
                : NULL;
        const char *macro = e ? lower_macro_use(l, size, e) : NULL;
        long long value;
        if (!macro && is_constant_in_c(size) && model_evaluate(size, &value) &&
            value == type->count)
            macro = lower_node(l, size);
        texts[i] = macro ? macro : arena_printf(l->arena, "%lld", type->count);
    }
    return texts;
}

static const char *variable_text(struct lower *l, struct decl *decl, const char *prefix)
{
    struct spaces spaces = addrspace_variable(l->module->analysis, l->instance, decl);
    const char *name = names_local(l, decl);
    if (*prefix && decl->type->depth) { /* `T *__local name`: the pointer itself lies there */
        name = arena_printf(l->arena, "%s%s", prefix, name);
        prefix = "";
    }
    const char *declarator =
        l->instance->function->is_instance
            ? lower_declarator(l->module, decl->type, spaces, name, dimension_texts(l, decl))
            : lower_declarator_as_written(l->module, decl, decl->type, spaces, name,
                                          dimension_texts(l, decl));
    if (!declarator)
        return NULL;
    declarator = arena_printf(l->arena, "%s%s", declarator, lower_alignment(l->module, decl));
    if (has_no_written_init(decl) || decl->storage == STORAGE_SHARED)
        return arena_printf(l->arena, "%s%s", prefix, declarator);
    const char *init = class_is_array_construction(decl->init)
                           ? class_array_initialiser(l, decl->init, decl->type)
                       : decl->type->kind == TYPE_REFERENCE
                           ? tagged_address(l, decl->init, decl->type->target, spaces)
                           : lower_initialiser(l, decl->init, decl->type);
    return arena_printf(l->arena, "%s%s = %s", prefix, declarator, init);
}

const char *lower_variable_text(struct lower *l, struct decl *decl)
{
    return variable_text(l, decl, "");
}

static bool is_outermost(const struct lower *l, const struct node *node)
{
    return node->parent == l->instance->function->body;
}

static void hoist_shared(struct lower *l, struct decl *decl)
{
    const char *text = variable_text(l, decl, "__local ");
    if (text)
        str_printf(&l->prologue, "%s;\n", text);
}

/* One variable's declaration without `;`; "" when it goes elsewhere; NULL when it can't be printed.
 */
static const char *declare(struct lower *l, struct node *node, struct decl *decl)
{
    switch (decl->storage) {
    case STORAGE_AUTO: return variable_text(l, decl, "");
    case STORAGE_SHARED:
        if (!l->instance->function->is_kernel)
            return "";
        if (is_outermost(l, node))
            return variable_text(l, decl, "__local ");
        hoist_shared(l, decl);
        return "";
    case STORAGE_DYNAMIC_SHARED:
    case STORAGE_STATIC_CONST: return "";
    case STORAGE_STATIC:
    case STORAGE_DEVICE:
    case STORAGE_CONSTANT: static_check(l, node, decl); return "";
    default: return "";
    }
}

/* The part of `int *a = x` behind the base type. */
static const char *without_base(const struct decl *decl, const char *text, const char *name)
{
    const char *at = decl->type->depth ? strchr(text, '*') : text_find_word(text, name);
    return at ? at : text;
}

static const char *join_declarations(struct lower *l, struct node *node, const char **texts,
                                     bool one_statement)
{
    struct str out = {.arena = l->arena};
    for (size_t i = 0, n = 0; i < node->declared_count; i++) {
        if (!texts[i] || !*texts[i])
            continue;
        if (n && one_statement)
            str_printf(
                &out, ", %s",
                without_base(node->declared[i], texts[i], names_local(l, node->declared[i])));
        else
            str_printf(&out, "%s%s", n ? "; " : "", texts[i]);
        n++;
    }
    if (out.length)
        str_addc(&out, ';');
    return str_text(&out);
}

static const char *declaration(struct lower *l, struct node *node)
{
    const char *written = declaration_as_written(l, node);
    if (written)
        return written;
    const char **texts = arena_alloc(l->arena, (node->declared_count + 1) * sizeof *texts);
    for (size_t i = 0; i < node->declared_count; i++) {
        struct decl *decl = node->declared[i];
        texts[i] = "";
        if (decl->kind != DECL_VARIABLE)
            continue;
        if (type_is_stateless(decl->type))
            continue; /* an object without state, such as a thread block */
        texts[i] = declare(l, node, decl);
        if (!texts[i])
            lower_refuse(l, CU2002, node,
                         arena_printf(l->arena, "a variable of type '%s'", decl->type->spelling));
    }
    bool in_for = node->parent && node->parent->kind == CXCursor_ForStmt;
    return join_declarations(l, node, texts, in_for);
}

const char *lower_variable_declaration(struct lower *l, struct node *node, struct decl *decl)
{
    const char *text = declare(l, node, decl);
    destroy_check_head(l, node, decl);
    if (!text) {
        lower_refuse(l, CU2002, node,
                     arena_printf(l->arena, "a variable of type '%s'", decl->type->spelling));
        text = "";
    }
    return arena_printf(l->arena, "%s;", text);
}

static bool makes_temporary(struct lower *l, struct node *node)
{
    if (node->kind != CXCursor_LambdaExpr && model_cleanup(l->module->model, node))
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (makes_temporary(l, node->children[i]))
            return true;
    return false;
}

/* `int a = f(T()), b = g(T());`: the objects die before the next variable is initialised. */
static const char *one_by_one(struct lower *l, struct node *node)
{
    struct str out = {.arena = l->arena};
    for (size_t i = 0; i < node->declared_count; i++) {
        struct full_expression full;
        const char *after;
        temporary_begin(l, &full);
        const char *text = lower_variable_text(l, node->declared[i]);
        if (!text) {
            lower_refuse(l, CU2002, node, "a variable of this type");
            text = "";
        }
        const char *before = temporary_end(l, node, text, &after);
        str_printf(&out, "%s%s%s; %s", i ? " " : "", before, text, after);
        while (out.length && out.data[out.length - 1] == ' ')
            out.data[--out.length] = '\0';
    }
    destroy_declared(l, node);
    return str_text(&out);
}

const char *lower_declaration(struct lower *l, struct node *node)
{
    struct full_expression full;
    const char *after;
    bool has_temporary = false, are_local = node->declared_count > 1;
    if (node == l->moved_head)
        return ";";
    for (size_t i = 0; i < node->declared_count; i++) {
        struct decl *decl = node->declared[i];
        are_local &= decl->kind == DECL_VARIABLE && decl->storage == STORAGE_AUTO &&
                     !type_is_stateless(decl->type);
        has_temporary |= are_local && decl->init && makes_temporary(l, decl->init);
    }
    if (has_temporary && are_local && node->parent && node->parent->kind == CXCursor_CompoundStmt)
        return one_by_one(l, node);
    temporary_begin(l, &full);
    const char *text = declaration(l, node);
    const char *before = temporary_end(l, node, text, &after);
    if (full.count &&
        (node->declared_count > 1 || !node->parent || node->parent->kind != CXCursor_CompoundStmt))
        lower_refuse(l, CU2002, node, "a temporary object with a destructor in this declaration");
    destroy_declared(l, node);
    return full.count ? arena_printf(l->arena, "%s%s%s%.*s", before, text, *after ? " " : "",
                                     *after ? (int)strlen(after) - 1 : 0, after)
                      : text;
}
