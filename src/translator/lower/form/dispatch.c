/* What stands for functions and classes that are known at run time only.
 *
 * The address of a function is a number, and so is the class of an object with virtual functions,
 * which lies where C++ has the pointer to the table of virtual functions. A call becomes one of a
 * function that switches over the numbers (desugar/dispatch.c). In a program of several
 * sources the numbers come from names, so that all agree; what no case is there for is a null
 * pointer, or an error of the program, and traps as it does in CUDA. */
#include "lower/form/form.h"
#include "model/facts.h"

#include <string.h>

#define RESULT "cu2cl_result"

/* --- numbers ------------------------------------------------------------- */

static long index_of(struct decl *const *decls, size_t count, const struct decl *decl)
{
    for (size_t i = 0; i < count; i++)
        if (decls[i] == decl)
            return (long)i + 1;
    return 0;
}

long dispatch_number(struct lower_module *m, const struct decl *decl)
{
    long index = decl->kind == DECL_FUNCTION
                     ? index_of(m->model->taken, m->model->taken_count, decl)
                     : index_of(m->model->constructed, m->model->constructed_count, decl);
    bool is_alone = !m->model->tu->options->seed || !model_decl_is_read(decl);
    return !index ? 0 : is_alone ? index : model_identity(m->model, decl);
}

const char *dispatch_id(struct lower_module *m, struct decl *decl)
{
    const char *name = map_get_pointer(&m->id_names, decl);
    if (name) {
        uses_note(m, name);
        return name;
    }
    name = decl->kind == DECL_FUNCTION ? names_function(m, decl->function) : names_type(m, decl);
    name = names_claim(m, arena_printf(m->arena, "%s_id", name), decl);
    map_put_pointer(&m->id_names, decl, (void *)name);
    arena_push(m->arena, m->ids, m->id_count, decl);
    uses_note(m, name);
    return name;
}

static void print_ids(struct lower_module *m, enum decl_kind kind, const char *comment,
                      struct str *out)
{
    struct decl **all = kind == DECL_FUNCTION ? m->model->taken : m->model->constructed;
    size_t count = kind == DECL_FUNCTION ? m->model->taken_count : m->model->constructed_count;
    const char **names = NULL;
    size_t name_count = 0;
    long expected = 0;
    for (size_t i = 0; i < count; i++) {
        if (!index_of(m->ids, m->id_count, all[i]) ||
            !uses_is_kept(m, map_get_pointer(&m->id_names, all[i])))
            continue;
        long number = dispatch_number(m, all[i]);
        const char *name = dispatch_id(m, all[i]);
        if (number != expected)
            name = arena_printf(m->arena, "%s = %ld", name, number);
        arena_push(m->arena, names, name_count, name);
        expected = number + 1;
    }
    if (!name_count)
        return;
    str_printf(out, "/* %s */\nenum {\n", comment);
    c_print_list("    ", names, name_count, 4, "\n};\n\n", out);
}

void dispatch_print_ids(struct lower_module *m, struct str *out)
{
    print_ids(m, DECL_FUNCTION, "What stands for the addresses of functions.", out);
    print_ids(m, DECL_RECORD, "What stands for classes with virtual functions.", out);
}

struct c_node *dispatch_address(struct lower *l, struct node *node)
{
    struct function *f = node->ref->function;
    if (f->is_kernel) {
        lower_refuse(l, CU2002, node, "a pointer to a kernel");
    } else if (!f->is_device && !node->ref->in_system && !f->record) {
        lower_refuse(l, CU2002, node, "a pointer to a host function");
    } else if (!dispatch_number(l->module, node->ref)) {
        lower_refuse(l, CU2002, node, "a pointer to this function");
    } else {
        return c_name(l->arena, dispatch_id(l->module, node->ref));
    }
    return c_zero(l->arena);
}

/* --- the function that chooses ------------------------------------------- */

/* Oclgrind can't pass a struct on that a call returns. */
static bool returns_object(const struct type *type)
{
    return type->kind == TYPE_RECORD && !type_is_vector(type);
}

static struct c_node *nothing(struct lower *l, struct type *type)
{
    struct spaces none = {{0}};
    if (!type_is_vector(type))
        return c_zero(l->arena);
    return lower_zero_vector(l, lower_type_name(l->module, type, none));
}

/* What is done for one target, without the label. */
static struct c_node *target_statement(struct lower *l, const struct dispatch *d, size_t index)
{
    struct node *call = d->calls[index];
    struct c_node *leave = c_jump(l->arena, "break"), *statements = c_sequence(l->arena);
    const struct type *result = d->function->result;
    if (call && result->kind == TYPE_REFERENCE)
        return c_return(l->arena, lower_address(l, call, result->target));
    struct c_node *value = call ? lower_node(l, call) : NULL;
    if (value && result->kind != TYPE_VOID && !returns_object(result))
        return c_return(l->arena, value);
    if (value && returns_object(result))
        value = c_assign(l->arena, c_name(l->arena, RESULT), value);
    if (!value)
        return leave;
    c_append(l->arena, statements, value);
    c_append(l->arena, statements, leave);
    return statements;
}

/* Where the number of the class lies in an object; NULL in a class without virtual functions. */
static const char *class_path(struct lower_module *m, struct decl *record)
{
    if (!model_is_polymorphic(m->model, record))
        return NULL;
    if (model_has_own_vptr(m->model, record))
        return "cu_class";
    for (size_t i = 0; i < record->base_count; i++) {
        const char *path = class_path(m, record->bases[i]);
        if (path)
            return arena_printf(m->arena, "base%zu.%s", i, path);
    }
    return NULL;
}

/* Targets that do the same share the statement behind their labels. */
static struct c_node *targets(struct lower *l, const struct dispatch *d)
{
    struct c_node *body = c_block(l->arena);
    struct c_node *next = d->target_count ? target_statement(l, d, 0) : NULL;
    for (size_t i = 0; i < d->target_count; i++) {
        struct c_node *statement = next;
        next = i + 1 < d->target_count ? target_statement(l, d, i + 1) : NULL;
        const char *label =
            arena_printf(l->arena, "case %s", dispatch_id(l->module, d->targets[i]));
        bool is_same = next && c_is_same(statement, next);
        c_append(l->arena, body,
                 c_label(l->arena, label, is_same ? c_nothing(l->arena) : statement));
    }
    return body;
}

struct c_node *dispatch_body(struct lower *l)
{
    struct function *f = l->instance->function;
    struct c_node *body = c_block(l->arena), *result = c_name(l->arena, RESULT);
    struct c_node *what = f->dispatch->method ? c_arrow(l->arena, c_name(l->arena, "self"),
                                                        class_path(l->module, f->record))
                                              : c_name(l->arena, names_local(l, f->parameters[0]));
    struct c_node *otherwise = c_sequence(l->arena), *zero = c_zero(l->arena);
    bool is_object = returns_object(f->result);
    struct declared declared;
    lower_use_header(l->module, "debug.clh");
    if (is_object && lower_declare(l->module, type_without_const(l->arena, f->result),
                                   l->instance->result, RESULT, NULL, &declared))
        c_append(l->arena, body,
                 c_declaration(l->arena, declared.type, declared.declarator,
                               c_list(l->arena, NULL, 1, &zero)));
    struct c_node *cases = targets(l, f->dispatch);
    c_append(l->arena, otherwise, c_call(l->arena, "cu_trap", 0, NULL));
    if (!is_object && f->result->kind != TYPE_VOID)
        c_append(l->arena, otherwise, c_return(l->arena, nothing(l, f->result)));
    c_append(l->arena, cases, c_label(l->arena, "default", otherwise));
    c_append(l->arena, body, c_switch(l->arena, what, cases));
    if (is_object)
        c_append(l->arena, body, c_return(l->arena, result));
    return body;
}

const char *dispatch_comment(struct lower *l)
{
    const struct dispatch *d = l->instance->function->dispatch;
    if (d->method)
        return arena_printf(l->arena, "/* %s of the object's own class. */\n",
                            d->method->qualified);
    return arena_printf(l->arena, "/* Calls what a pointer to '%s' stands for. */\n", d->signature);
}

void dispatch_check(struct lower *l, struct node *call)
{
    const struct dispatch *d = call->ref->function->dispatch;
    struct source_pos pos = model_pos(call);
    const char *why = d->problem;
    if (!why && !d->target_count)
        why = d->method ? "no class that has it is built in device code here"
                        : "no function of this type has its address taken in device code here";
    if (!why)
        return;
    const char *what = d->method
                           ? arena_printf(l->arena, "virtual function '%s'", d->method->qualified)
                           : arena_printf(l->arena, "a pointer to '%s'", d->signature);
    diag_report(l->module->diag, CU2012, &pos, what, why);
    note_fault(l->module, l->instance, arena_printf(l->arena, "it calls %s: %s", what, why));
}

/* --- the class of an object ---------------------------------------------- */

/* All places in an object that say which class it is of: one, or one per base with virtual
 * functions where there are several. */
static void find_places(struct lower_module *m, struct decl *record, const char *prefix,
                        const char ***places, size_t *count)
{
    model_load_record(m->model, record);
    if (model_has_own_vptr(m->model, record)) {
        const char *place = arena_printf(m->arena, "%scu_class", prefix);
        arena_push(m->arena, *places, *count, place);
    }
    for (size_t i = 0; i < record->base_count; i++)
        if (model_is_polymorphic(m->model, record->bases[i]))
            find_places(m, record->bases[i], arena_printf(m->arena, "%sbase%zu.", prefix, i),
                        places, count);
}

static bool destroys_base(const struct node *call, const struct decl *record)
{
    const struct function *f = call->ref ? call->ref->function : NULL;
    for (size_t i = 0; f && f->is_destructor && i < record->base_count; i++)
        if (f->record == record->bases[i])
            return true;
    return false;
}

/* But those of the bases' destructors, which have the object as one of their own class. */
static bool has_call(const struct node *node, const struct decl *record)
{
    if (node->kind == NODE_CALL_EXPR && !destroys_base(node, record))
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (has_call(node->children[i], record))
            return true;
    return false;
}

/* Nobody sees the class of an object that is being destroyed unless the destructor calls
 * something. */
struct c_node *dispatch_set_class(struct lower *l)
{
    struct function *f = l->instance->function;
    struct c_node *statements = c_sequence(l->arena), *self = c_name(l->arena, "self");
    const char **places = NULL;
    size_t count = 0;
    if (!dispatch_number(l->module, f->record) ||
        (f->is_destructor && !(f->body && has_call(f->body, f->record))))
        return statements;
    find_places(l->module, f->record, "", &places, &count);
    for (size_t i = 0; i < count; i++)
        c_append(l->arena, statements,
                 c_assign(l->arena, c_arrow(l->arena, self, places[i]),
                          c_name(l->arena, dispatch_id(l->module, f->record))));
    return statements;
}

/* The padding at the end may hold the fields of a derived class, of which this object is a part. */
static void keep_padding(struct lower *l, struct c_node *old, struct c_node *statements)
{
    const struct decl *record = l->instance->function->record;
    long long begin = layout_shared_padding(l->module, record);
    struct c_node *i = c_name(l->arena, "i"), *self = c_name(l->arena, "self");
    const char *bytes =
        arena_printf(l->arena, "%schar *", lower_space_prefix(l->instance->self.level[0]));
    if (!begin)
        return;
    struct c_node *to = c_index(l->arena, c_cast(l->arena, bytes, self), i);
    struct c_node *from =
        c_index(l->arena, c_cast(l->arena, "char *", c_address(l->arena, old)), i);
    c_append(l->arena, statements,
             c_lines(l->arena, "/* no part of it, but of a derived class */"));
    c_append(l->arena, statements,
             c_for(l->arena, c_declaration(l->arena, "int", i->text, c_number(l->arena, begin)),
                   c_binary(l->arena, i, "<", c_number(l->arena, record->type->size)),
                   c_postfix(l->arena, i, "++"), c_assign(l->arena, to, from)));
}

struct c_node *dispatch_keep_class(struct lower *l, struct c_node *old)
{
    struct c_node *statements = c_sequence(l->arena), *self = c_name(l->arena, "self");
    const char **places = NULL;
    size_t count = 0;
    find_places(l->module, l->instance->function->record, "", &places, &count);
    for (size_t i = 0; i < count; i++)
        c_append(l->arena, statements,
                 c_assign(l->arena, c_arrow(l->arena, self, places[i]),
                          c_dot(l->arena, old, places[i])));
    keep_padding(l, old, statements);
    return statements;
}
