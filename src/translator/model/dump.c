/* The model as text; see dump.h. */
#include "model/dump.h"

#include "model/facts.h"

#include <string.h>

struct dump {
    struct arena *arena;
    struct model *model;
    FILE *stream;
    struct map printed; /* types and variables: struct decl -> itself */
};

static void dump_node(struct dump *d, int depth, const char *role, const struct node *node);

static void indent(struct dump *d, int depth)
{
    fprintf(d->stream, "%*s", 2 * depth, "");
}

static const char *spelling_of(const struct type *type)
{
    return type ? type->spelling : "?";
}

/* --- declarations --------------------------------------------------------- */

static const char *storage_name(enum storage storage)
{
    static const char *const names[] = {
        [STORAGE_AUTO] = "",
        [STORAGE_SHARED] = ", shared",
        [STORAGE_DYNAMIC_SHARED] = ", dynamic shared",
        [STORAGE_CONSTANT] = ", constant",
        [STORAGE_DEVICE] = ", device",
        [STORAGE_MANAGED] = ", managed",
        [STORAGE_STATIC_CONST] = ", known to the compiler",
        [STORAGE_STATIC] = ", static",
        [STORAGE_TEXTURE] = ", texture",
        [STORAGE_HOST] = ", host",
    };
    return names[storage];
}

static void dump_variable(struct dump *d, int depth, const struct decl *decl)
{
    indent(d, depth);
    fprintf(d->stream, "%s %s: %s%s\n", decl->kind == DECL_PARAMETER ? "parameter" : "variable",
            decl->name, spelling_of(decl->type), storage_name(decl->storage));
    if (decl->init && decl->kind != DECL_PARAMETER)
        dump_node(d, depth + 1, "", decl->init);
}

/* True the first time. */
static bool is_new(struct dump *d, struct decl *decl)
{
    if (decl->in_system || map_get_pointer(&d->printed, decl))
        return false;
    map_put_pointer(&d->printed, decl, decl);
    return true;
}

static void dump_declaration_of(struct dump *d, const struct type *type);

static void dump_record(struct dump *d, struct decl *record)
{
    model_load_record(d->model, record);
    for (size_t i = 0; i < record->base_count; i++)
        dump_declaration_of(d, record->bases[i]->type);
    for (size_t i = 0; i < record->field_count; i++)
        dump_declaration_of(d, record->fields[i]->type);
    fprintf(d->stream, "%s %s: %lld bytes, aligned to %lld\n", record->is_union ? "union" : "class",
            record->type->spelling, record->type->size, record->type->align);
    for (size_t i = 0; i < record->base_count; i++)
        fprintf(d->stream, "  base %s\n", record->bases[i]->type->spelling);
    for (size_t i = 0; i < record->field_count; i++) {
        const struct decl *field = record->fields[i];
        fprintf(d->stream, "  field %s: %s, at bit %lld", field->name, spelling_of(field->type),
                model_field_bit(field));
        fprintf(d->stream, field->is_bit_field ? ", %d bits\n" : "\n", field->bit_width);
    }
}

static void dump_enumeration(struct dump *d, const struct decl *enumeration)
{
    fprintf(d->stream, "enum %s\n", enumeration->type->spelling);
    for (size_t i = 0; i < enumeration->field_count; i++)
        fprintf(d->stream, "  %s = %lld\n", enumeration->fields[i]->name,
                enumeration->fields[i]->value);
}

/* Of the program's class or enumeration that the type is made of. */
static void dump_declaration_of(struct dump *d, const struct type *type)
{
    while (type && type->target)
        type = type->target;
    if (!type || !type->declaration || !is_new(d, type->declaration))
        return;
    if (type->kind == TYPE_RECORD)
        dump_record(d, type->declaration);
    else if (type->kind == TYPE_ENUM)
        dump_enumeration(d, type->declaration);
}

static bool is_global(const struct decl *decl)
{
    return decl->kind == DECL_VARIABLE && !(decl->parent && decl->parent->kind == DECL_FUNCTION);
}

/* What the tree names and is declared outside of functions. */
static void dump_used(struct dump *d, const struct node *node)
{
    dump_declaration_of(d, node->type);
    if (node->ref && is_global(node->ref) && is_new(d, node->ref)) {
        model_load_variable(d->model, node->ref);
        dump_declaration_of(d, node->ref->type);
        if (node->ref->init)
            dump_used(d, node->ref->init);
        dump_variable(d, 0, node->ref);
    }
    for (size_t i = 0; i < node->declared_count; i++)
        dump_declaration_of(d, node->declared[i]->type);
    for (size_t i = 0; i < node->child_count; i++)
        dump_used(d, node->children[i]);
}

/* --- nodes ---------------------------------------------------------------- */

/* With the arguments of a template's instance. */
static const char *function_name(struct dump *d, const struct function *f)
{
    struct str out = {.arena = d->arena};
    str_add(&out, f->decl->qualified);
    for (size_t i = 0; i < f->template_count; i++)
        str_printf(&out, "%s%s", i ? ", " : "<", f->template_texts[i]);
    str_add(&out, f->template_count ? ">" : "");
    return str_text(&out);
}

/* What it names, or the value of a literal. */
static const char *detail_of(struct dump *d, const struct node *node)
{
    long long integer = node->value;
    double real;

    if (node->ref && node->ref->function)
        return function_name(d, node->ref->function);
    if (node->ref)
        return is_global(node->ref) ? node->ref->qualified : node->ref->name;
    switch (node->kind) {
    case NODE_INTEGER_LITERAL:
    case NODE_CHARACTER_LITERAL:
    case NODE_CXX_BOOL_LITERAL_EXPR:
        return node->is_synthetic || model_evaluate(node, &integer)
                   ? arena_printf(d->arena, "%lld", integer)
                   : "";
    case NODE_FLOATING_LITERAL:
        return model_evaluate_real(node, &real) ? arena_printf(d->arena, "%.17g", real) : "";
    case NODE_STRING_LITERAL: return model_string_literal(d->arena, node);
    default:
        /* a default argument is not written here, so nothing stands below it */
        return !node->file && !node->child_count && model_evaluate(node, &integer)
                   ? arena_printf(d->arena, "%lld", integer)
                   : "";
    }
}

static void dump_head(struct dump *d, const struct node *node)
{
    const char *operator_ = operator_spelling(node->op);
    const char *detail = detail_of(d, node);

    fprintf(d->stream, "%s", node_kind_name(node->kind));
    if (*operator_)
        fprintf(d->stream, " %s", operator_);
    if (*detail)
        fprintf(d->stream, " %s", detail);
    if (node_is_expression(node->kind))
        fprintf(d->stream, ": %s", spelling_of(node->type));
    if (node->file) {
        struct source_pos pos = model_pos(node);
        fprintf(d->stream, " @%u:%u", pos.line, pos.column);
    }
    if (node->is_default_argument)
        fprintf(d->stream, " (default argument)");
    if (node->is_synthetic)
        fprintf(d->stream, " (made)");
    if (node->refusal)
        fprintf(d->stream, " (refused: %s)", node->refusal);
    fputc('\n', d->stream);
}

static bool is_initialiser_of_declared(const struct node *node, const struct node *child)
{
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->init == child)
            return true;
    return false;
}

static void dump_node(struct dump *d, int depth, const char *role, const struct node *node)
{
    indent(d, depth);
    fputs(role, d->stream);
    dump_head(d, node);
    for (size_t i = 0; i < node->declared_count; i++)
        dump_variable(d, depth + 1, node->declared[i]);
    for (size_t i = 0; i < node->child_count; i++)
        if (node->children[i] && !is_initialiser_of_declared(node, node->children[i]))
            dump_node(d, depth + 1, "", node->children[i]);
    for (size_t i = 0; i < node->argument_count; i++)
        if (node->arguments[i] && !node_is_child(node, node->arguments[i]))
            dump_node(d, depth + 1, "argument ", node->arguments[i]);
    if (node->cleanup)
        dump_node(d, depth + 1, "cleanup ", node->cleanup);
}

/* --- functions ------------------------------------------------------------ */

static const char *function_word(const struct function *f)
{
    return f->is_kernel        ? "kernel"
           : f->is_constructor ? "constructor"
           : f->is_destructor  ? "destructor"
           : f->record         ? "method"
                               : "function";
}

static void dump_function(struct dump *d, const struct function *f)
{
    if (f->record)
        dump_declaration_of(d, f->record->type);
    for (size_t i = 0; i < f->parameter_count; i++)
        dump_declaration_of(d, f->parameters[i]->type);
    for (size_t i = 0; i < f->initialiser_count; i++)
        dump_used(d, f->initialisers[i]);
    if (f->body)
        dump_used(d, f->body);
    fprintf(d->stream, "%s %s: %s%s\n", function_word(f), function_name(d, f),
            spelling_of(f->result), f->is_synthesised ? " (made)" : "");
    for (size_t i = 0; i < f->parameter_count; i++)
        dump_variable(d, 1, f->parameters[i]);
    for (size_t i = 0; i < f->initialiser_count; i++)
        dump_node(d, 1, "initialiser ", f->initialisers[i]);
    if (f->body)
        dump_node(d, 1, "", f->body);
    for (size_t i = 0; f->dispatch && i < f->dispatch->target_count; i++)
        fprintf(d->stream, "  target %s\n", f->dispatch->targets[i]->qualified);
}

void model_dump(struct model *model, struct function *const *functions, size_t count, FILE *stream)
{
    struct dump d = {model->arena, model, stream, {.arena = model->arena}};
    for (size_t i = 0; i < count; i++)
        dump_function(&d, functions[i]);
}
