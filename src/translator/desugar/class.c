/* What C++ does for classes without being told: default, inherited, and copy constructors, copy
 * assignment, destructors, and the initialisers that a constructor or a list leaves out.
 *
 * libclang shows none of it: implicit functions are skipped, constructors list only the
 * initialisers that were written, lists only the elements that were. Where such a function does
 * more than C does by itself, it is made here as a function of the model, out of nodes that have no
 * place in the source; all later stages treat it like one that was written. Where C does the same
 * (a plain copy, an object without initialisation) nothing is made.
 *
 * The members of a class template's instance are not shown either. What such an instance would need
 * and nobody has named leaves a node with a refusal, which lowering reports. */
#include "desugar/private.h"

#include <string.h>

/* --- nodes --------------------------------------------------------------- */

static struct node *make_call(struct model *model, struct type *type, struct function *function,
                              struct node *argument)
{
    struct node *call = model_new_node(model, NODE_CALL_EXPR, type, function->decl, NULL);
    if (argument) {
        model_add_child(model, call, argument);
        arena_push(model->arena, call->arguments, call->argument_count, argument);
    }
    desugar_fill_default_arguments(model, call);
    return call;
}

static struct node *member_of(struct model *model, struct node *object, struct decl *field)
{
    struct node *node =
        model_new_node(model, NODE_MEMBER_REF_EXPR, type_strip_reference(field->type), field, NULL);
    if (object)
        model_add_child(model, node, object);
    return node;
}

static struct node *base_of(struct model *model, struct node *object, struct decl *base)
{
    struct node *node = model_new_node(model, NODE_UNEXPOSED_EXPR, base->type, NULL, NULL);
    model_add_child(model, node, object);
    return node;
}

static struct node *this_object(struct model *model, struct decl *record)
{
    struct type *pointer = arena_new(model->arena, struct type);
    pointer->kind = TYPE_POINTER;
    pointer->target = record->type;
    pointer->depth = 1;
    pointer->spelling = "";
    struct node *self = model_new_node(model, NODE_CXX_THIS_EXPR, pointer, NULL, NULL);
    struct node *object = model_new_node(model, NODE_UNARY_OPERATOR, record->type, NULL, NULL);
    object->op = OP_DEREF;
    model_add_child(model, object, self);
    return object;
}

/* `object.~T()`, `object.operator=(argument)` */
struct node *desugar_method_call(struct model *model, struct function *function,
                                 struct node *object, struct node *argument)
{
    struct node *call = model_new_node(
        model, NODE_CALL_EXPR, type_strip_reference(function->result), function->decl, NULL);
    struct node *callee = model_new_node(model, NODE_MEMBER_REF_EXPR, NULL, function->decl, NULL);
    model_add_child(model, callee, object);
    model_add_child(model, call, callee);
    if (argument) {
        model_add_child(model, call, argument);
        arena_push(model->arena, call->arguments, call->argument_count, argument);
    }
    return call;
}

static void add_initialiser(struct model *model, struct function *f, struct decl *member,
                            struct node *value)
{
    struct node *initialiser = model_new_node(model, NODE_MEMBER_REF, NULL, member, NULL);
    initialiser->children = NULL;
    arena_push(model->arena, initialiser->children, initialiser->child_count, value);
    arena_push(model->arena, f->initialisers, f->initialiser_count, initialiser);
}

/* --- functions that nobody wrote ----------------------------------------- */

static struct type *reference_to(struct model *model, struct type *target)
{
    struct type *type = arena_new(model->arena, struct type);
    type->kind = TYPE_REFERENCE;
    type->target = target;
    type->depth = 1;
    type->spelling = "";
    return type;
}

static struct function *make_special_function(struct model *model, struct decl *record,
                                              enum special special)
{
    const char *name = special == SPECIAL_DESTROY                                    ? "~"
                       : special == SPECIAL_ASSIGN || special == SPECIAL_MOVE_ASSIGN ? "operator="
                                                                                     : record->name;
    struct function *f = model_make_function(model, name, model_void_type(model));
    struct decl *decl = f->decl;
    decl->qualified = arena_printf(model->arena, "%s::%s", record->qualified, decl->name);
    decl->file = record->file;
    decl->begin = decl->end = record->end;
    decl->parent = record;
    decl->order = model->next_order++;
    f->record = record;
    f->is_host = true;
    f->is_constructor =
        special == SPECIAL_DEFAULT || special == SPECIAL_COPY || special == SPECIAL_MOVE;
    f->is_destructor = special == SPECIAL_DESTROY;
    f->special = special;
    f->is_synthesised = true;
    f->body = model_new_node(model, NODE_COMPOUND_STMT, NULL, NULL, NULL);
    if (special == SPECIAL_ASSIGN || special == SPECIAL_MOVE_ASSIGN) {
        struct node *result = model_new_node(model, NODE_RETURN_STMT, NULL, NULL, NULL);
        model_add_child(model, result, this_object(model, record));
        model_add_child(model, f->body, result);
        f->result = reference_to(model, record->type);
    }
    return f;
}

static struct decl *add_other(struct model *model, struct function *f)
{
    struct decl *p =
        model_make_decl(model, DECL_PARAMETER, "other", reference_to(model, f->record->type));
    p->file = f->decl->file;
    p->begin = p->end = f->decl->begin;
    p->parent = f->decl;
    /* moving from a member changes it */
    p->by_value = !model_special_moves(f->special);
    arena_push(model->arena, f->parameters, f->parameter_count, p);
    return p;
}

struct node *desugar_copy(struct model *model, struct type *type, struct node *value)
{
    struct decl *record = model_element_record(type);
    if (!record || model_special_is_plain(model, record, SPECIAL_COPY))
        return value;
    struct function *f = desugar_special(model, record, SPECIAL_COPY);
    return f ? make_call(model, type, f, value)
             : model_refusal(model, type, "a copy of an object of a class template's instance");
}

/* The call that default-constructs an object of the type; NULL when nothing needs to be done. */
struct node *desugar_default_construction(struct model *model, struct type *type)
{
    struct decl *record = model_element_record(type);
    if (!record || model_special_is_plain(model, record, SPECIAL_DEFAULT))
        return NULL;
    struct function *f = desugar_special(model, record, SPECIAL_DEFAULT);
    return f ? make_call(model, type, f, NULL)
             : model_refusal(model, type, "a default constructor of a class template's instance");
}

static bool has_written(struct function *f, size_t count, const struct decl *member,
                        const struct decl *base, size_t *index)
{
    for (size_t i = 0; i < count; i++) {
        const struct node *value = f->initialisers[i]->children[0];
        bool same =
            member ? f->initialisers[i]->ref == member
                   : value->type && type_is_record(value->type, base) &&
                         (!f->initialisers[i]->ref || f->initialisers[i]->ref->kind != DECL_FIELD);
        if (same) {
            *index = i;
            return true;
        }
    }
    return false;
}

static bool any_written_in(const struct function *written, const struct decl *record)
{
    for (size_t i = 0; i < written->initialiser_count; i++)
        if (written->initialisers[i]->ref && written->initialisers[i]->ref->parent == record)
            return true;
    return false;
}

static struct node *initialiser_of(struct model *model, struct decl *field)
{
    desugar_variable(model, field);
    return field->init;
}

static bool is_anonymous(const struct decl *field)
{
    return !*field->name && field->type->kind == TYPE_RECORD && field->type->declaration &&
           model_is_anonymous(field->type->declaration);
}

static void complete_fields(struct model *model, struct function *f, struct function *written,
                            struct decl *record)
{
    model_load_record(model, record);
    bool one_is_written = record->is_union && any_written_in(written, record);
    for (size_t i = 0; i < record->field_count; i++) {
        struct decl *field = record->fields[i];
        size_t at;
        struct node *value = NULL;
        if (is_anonymous(field)) {
            complete_fields(model, f, written, field->type->declaration);
            continue;
        }
        if (has_written(written, written->initialiser_count, field, NULL, &at))
            value = written->initialisers[at]->children[0];
        else if (field->init && !one_is_written)
            value = initialiser_of(model, field);
        else if (!record->is_union)
            value = desugar_default_construction(model, field->type);
        if (value)
            add_initialiser(model, f, field, value);
    }
}

/* Replaces the written initialisers by all that are needed, in the order of C++: bases, fields. */
static void complete_initialisers(struct model *model, struct function *f)
{
    struct function written = *f;
    model_load_record(model, f->record);
    f->initialisers = NULL;
    f->initialiser_count = 0;
    for (size_t i = 0; i < f->record->base_count; i++) {
        struct decl *base = f->record->bases[i];
        size_t at;
        struct node *value = has_written(&written, written.initialiser_count, NULL, base, &at)
                                 ? written.initialisers[at]->children[0]
                                 : desugar_default_construction(model, base->type);
        if (value)
            add_initialiser(model, f, base, value);
    }
    complete_fields(model, f, &written, f->record);
}

/* The parts of a class that are not simply copied; the whole has been copied before. */
static void copy_parts(struct model *model, struct function *f, struct decl *other)
{
    struct decl *record = f->record;
    bool assigns = f->special == SPECIAL_ASSIGN || f->special == SPECIAL_MOVE_ASSIGN;
    for (size_t i = 0; i < record->base_count + record->field_count; i++) {
        bool is_base = i < record->base_count;
        struct decl *member = is_base ? record->bases[i] : record->fields[i - record->base_count];
        struct decl *inner = is_base ? member : model_element_record(member->type);
        if (!inner || model_parts_are_plain(model, inner, f->special))
            continue;
        struct node *from = model_name_of(model, other);
        from = is_base ? base_of(model, from, member) : member_of(model, from, member);
        struct function *special = desugar_special(model, inner, f->special);
        struct node *value;
        if (!special || member->type->kind == TYPE_ARRAY) {
            value = model_refusal(model, member->type, "a copy of this member");
        } else if (assigns) {
            struct node *to = this_object(model, record);
            to = is_base ? base_of(model, to, member) : member_of(model, to, member);
            value = desugar_method_call(model, special, to, from);
        } else {
            value = make_call(model, inner->type, special, from);
        }
        add_initialiser(model, f, member, value);
    }
}

/* What a destructor does behind its body: the fields' destructors backwards, then the bases'. */
void desugar_destroy_parts(struct model *model, const struct function *f, struct node *block)
{
    struct decl *record = f->record;
    size_t total = record->base_count + record->field_count;
    for (size_t i = total; i-- > 0;) {
        bool is_base = i < record->base_count;
        struct decl *member = is_base ? record->bases[i] : record->fields[i - record->base_count];
        struct decl *inner = is_base ? member : model_element_record(member->type);
        if (!inner || record->is_union || model_special_is_plain(model, inner, SPECIAL_DESTROY))
            continue;
        struct node *object = this_object(model, record);
        object = is_base ? base_of(model, object, member) : member_of(model, object, member);
        model_add_child(model, block, desugar_destruction(model, object, member->type));
    }
}

/* A probe brings the members out in the next parse; in this one they stay unknown. */
static void ask_for_members(struct model *model, struct decl *record)
{
    struct tu *tu = model->tu;
    const char *name = record->type->spelling;
    for (size_t i = 0; i < tu->member_count; i++)
        if (strcmp(tu->members[i], name) == 0)
            return;
    arena_push(tu->arena, tu->members, tu->member_count, arena_strdup(tu->arena, name));
}

struct function *desugar_special(struct model *model, struct decl *record, enum special special)
{
    struct class_facts *facts = model_class_facts(model, record);
    if (model_special_moves(special) && !facts->is_provided[special] &&
        facts->is_provided[model_special_without_move(special)])
        special = model_special_without_move(special);
    if (facts->functions[special])
        return facts->functions[special];
    if (facts->is_provided[special]) {
        struct decl *decl = model_provided_special(model, record, special);
        if (!decl) {
            ask_for_members(model, record);
            return NULL;
        }
        facts->functions[special] = decl->function;
        desugar_function(model, decl->function);
        return decl->function;
    }
    struct function *f = make_special_function(model, record, special);
    facts->functions[special] = f;
    if (special == SPECIAL_DEFAULT)
        complete_initialisers(model, f);
    else if (special == SPECIAL_DESTROY)
        desugar_destroy_parts(model, f, f->body);
    else
        copy_parts(model, f, add_other(model, f));
    return f;
}

/* --- constructors -------------------------------------------------------- */

static bool is_delegating(const struct function *f)
{
    return f->initialiser_count == 1 && f->initialisers[0]->children[0]->type &&
           type_is_record(f->initialisers[0]->children[0]->type, f->record) &&
           (!f->initialisers[0]->ref || f->initialisers[0]->ref->kind != DECL_FIELD);
}

/* `using Base::Base;`: the implicit constructor calls the base's with its own parameters. */
static void inherit_constructor(struct model *model, struct function *f)
{
    for (size_t i = 0; i < f->record->base_count; i++) {
        struct decl *base = f->record->bases[i];
        size_t count;
        struct decl **constructors = model_constructors(model, base, &count);
        for (size_t c = 0; c < count; c++) {
            struct decl *constructor = constructors[c];
            if (!model_has_same_parameters(constructor, f->decl))
                continue;
            struct node *call =
                model_new_node(model, NODE_CALL_EXPR, base->type, constructor, NULL);
            for (size_t p = 0; p < f->parameter_count; p++) {
                struct node *argument = model_name_of(model, f->parameters[p]);
                model_add_child(model, call, argument);
                arena_push(model->arena, call->arguments, call->argument_count, argument);
            }
            add_initialiser(model, f, base, call);
            f->is_synthesised = true;
            f->is_implicit = false;
            f->special = SPECIAL_COUNT;
            f->body = model_new_node(model, NODE_COMPOUND_STMT, NULL, NULL, NULL);
            return;
        }
    }
}

void desugar_complete_function(struct model *model, struct function *f)
{
    if (!f->record || f->record->in_system || f->record->is_closure || f->is_synthesised)
        return;
    if (!f->is_constructor)
        return;
    if ((f->is_implicit || !f->body) && model_special_of(f->decl) == SPECIAL_COUNT &&
        f->parameter_count)
        inherit_constructor(model, f);
    f->is_delegating = is_delegating(f);
    if (f->body && (!f->is_implicit || f->is_synthesised) && !f->is_delegating)
        complete_initialisers(model, f);
}

/* --- calls and lists in the source --------------------------------------- */

/* A call of a function that the compiler makes goes to the one made here, where it does
 * anything. */
struct node *desugar_special_call(struct model *model, struct node *call)
{
    struct function *f = call->ref ? call->ref->function : NULL;
    struct decl *made = desugar_made_object(model, call);
    if (made) /* its destructor has to be there for all who may call it */
        desugar_special(model, made, SPECIAL_DESTROY);
    if (!f || !f->record || f->record->in_system || f->is_synthesised)
        return call;
    enum special special = model_special_of(f->decl);
    if (special == SPECIAL_COUNT || model_class_facts(model, f->record)->is_provided[special])
        return call;
    if (model_special_is_plain(model, f->record, special))
        return call;
    struct function *function = desugar_special(model, f->record, special);
    if (function)
        call->ref = function->decl;
    else
        call->refusal = "a special member of a class template's instance";
    return call;
}
