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
#include "frontend/cx.h"
#include "model/private.h"

#include <string.h>

/* --- what a class declares ----------------------------------------------- */

static bool is_user_provided(CXCursor cursor)
{
    return !clang_CXXMethod_isDefaulted(cursor) && !clang_CXXMethod_isDeleted(cursor);
}

/* Which special member a declaration is; SPECIAL_COUNT: none. */
enum special model_special_of(CXCursor cursor)
{
    switch (clang_getCursorKind(cursor)) {
    case CXCursor_Constructor:
        return clang_CXXConstructor_isDefaultConstructor(cursor) ? SPECIAL_DEFAULT
               : clang_CXXConstructor_isCopyConstructor(cursor)  ? SPECIAL_COPY
               : clang_CXXConstructor_isMoveConstructor(cursor)  ? SPECIAL_MOVE
                                                                 : SPECIAL_COUNT;
    case CXCursor_Destructor: return SPECIAL_DESTROY;
    case CXCursor_CXXMethod:
        return clang_CXXMethod_isCopyAssignmentOperator(cursor)   ? SPECIAL_ASSIGN
               : clang_CXXMethod_isMoveAssignmentOperator(cursor) ? SPECIAL_MOVE_ASSIGN
                                                                  : SPECIAL_COUNT;
    default: return SPECIAL_COUNT;
    }
}

static void scan_class(struct model *model, struct decl *record)
{
    struct class_facts *facts = arena_new(model->arena, struct class_facts);
    record->facts = facts;
    for (int i = 0; i < SPECIAL_COUNT; i++)
        facts->provided[i] = clang_getNullCursor();
    model_load_record(model, record);
    if (record->in_system || record->is_closure || !record->type || record->type->rule)
        return;
    CXCursor pattern = cx_pattern(record->cursor);
    struct cx_list children = cx_children(model->arena, record->cursor);
    /* an explicit specialisation shows its own members */
    bool is_hidden = !clang_Cursor_isNull(pattern) && !children.count;
    if (is_hidden)
        children = cx_children(model->arena, pattern);
    for (size_t i = 0; i < children.count; i++) {
        enum special special = model_special_of(children.items[i]);
        if (clang_CXXMethod_isVirtual(children.items[i]))
            facts->is_polymorphic = true;
        facts->has_constructor |= clang_getCursorKind(children.items[i]) == CXCursor_Constructor &&
                                  is_user_provided(children.items[i]);
        if (special == SPECIAL_COUNT || !is_user_provided(children.items[i]))
            continue;
        facts->is_provided[special] = true;
        if (!is_hidden)
            facts->provided[special] = children.items[i];
    }
    for (size_t i = 0; i < record->base_count; i++) {
        if (!record->bases[i]->facts)
            scan_class(model, record->bases[i]);
        facts->is_polymorphic |= record->bases[i]->facts->is_polymorphic;
    }
}

static struct class_facts *facts_of(struct model *model, struct decl *record)
{
    if (!record->facts)
        scan_class(model, record);
    return record->facts;
}

bool model_is_polymorphic(struct model *model, struct decl *record)
{
    return facts_of(model, record)->is_polymorphic;
}

bool model_has_own_vptr(struct model *model, struct decl *record)
{
    if (!model_is_polymorphic(model, record))
        return false;
    for (size_t i = 0; i < record->base_count; i++)
        if (model_is_polymorphic(model, record->bases[i]))
            return false;
    return true;
}

struct decl *model_element_record(const struct type *type)
{
    while (type->kind == TYPE_ARRAY)
        type = type->target;
    return type->kind == TYPE_RECORD && type->declaration && !type->rule ? type->declaration : NULL;
}

static bool is_move(enum special special)
{
    return special == SPECIAL_MOVE || special == SPECIAL_MOVE_ASSIGN;
}

static enum special without_move(enum special special)
{
    return special == SPECIAL_MOVE          ? SPECIAL_COPY
           : special == SPECIAL_MOVE_ASSIGN ? SPECIAL_ASSIGN
                                            : special;
}

/* Does C do the same with all parts? */
static bool parts_are_plain(struct model *model, struct decl *record, enum special special)
{
    struct class_facts *facts = facts_of(model, record);
    if (record->in_system || record->type->rule)
        return true;
    if (facts->is_provided[special] ||
        (is_move(special) && facts->is_provided[without_move(special)]))
        return false;
    if (special == SPECIAL_DEFAULT && facts->is_polymorphic)
        return false;
    for (size_t i = 0; i < record->base_count; i++)
        if (!parts_are_plain(model, record->bases[i], special))
            return false;
    for (size_t i = 0; i < record->field_count; i++) {
        struct decl *inner = model_element_record(record->fields[i]->type);
        if (special == SPECIAL_DEFAULT && record->fields[i]->init)
            return false;
        if (inner && !parts_are_plain(model, inner, special))
            return false;
    }
    return true;
}

bool model_has_mutable(struct model *model, struct decl *record)
{
    model_load_record(model, record);
    for (size_t i = 0; i < record->base_count; i++)
        if (model_has_mutable(model, record->bases[i]))
            return true;
    for (size_t i = 0; i < record->field_count; i++) {
        struct decl *inner = model_element_record(record->fields[i]->type);
        if (clang_CXXField_isMutable(record->fields[i]->cursor) ||
            (inner && model_has_mutable(model, inner)))
            return true;
    }
    return false;
}

/* Does C do the same by itself? Where there are virtual functions, the class of the object is set
 * by constructors, and kept by assignments: that of a base alone differs from the whole's. A member
 * is a whole. */
bool model_special_is_plain(struct model *model, struct decl *record, enum special special)
{
    return parts_are_plain(model, record, special) &&
           (special == SPECIAL_DESTROY || !facts_of(model, record)->is_polymorphic);
}

/* --- nodes without a place ----------------------------------------------- */

struct node *model_new_node(struct model *model, enum node_kind kind, struct type *type,
                            struct decl *ref, struct node *parent)
{
    struct node *node = arena_new(model->arena, struct node);
    node->kind = kind;
    node->cursor = clang_getNullCursor();
    node->type = type;
    node->ref = ref;
    node->parent = parent;
    return node;
}

struct node *model_refusal(struct model *model, struct type *type, const char *why)
{
    struct node *node = model_new_node(model, NODE_UNEXPOSED_EXPR, type, NULL, NULL);
    node->refusal = why;
    return node;
}

static struct node *make_call(struct model *model, struct type *type, struct function *function,
                              struct node *argument)
{
    struct node *call = model_new_node(model, NODE_CALL_EXPR, type, function->decl, NULL);
    if (argument) {
        model_add_child(model, call, argument);
        arena_push(model->arena, call->arguments, call->argument_count, argument);
    }
    model_fill_default_arguments(model, call);
    return call;
}

struct node *model_name_of(struct model *model, struct decl *variable)
{
    return model_new_node(model, NODE_DECL_REF_EXPR, type_strip_reference(variable->type), variable,
                          NULL);
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
struct node *model_method_call(struct model *model, struct function *function, struct node *object,
                               struct node *argument)
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
    struct decl *decl = arena_new(model->arena, struct decl);
    struct function *f = arena_new(model->arena, struct function);
    decl->kind = DECL_FUNCTION;
    decl->cursor = clang_getNullCursor();
    decl->name = special == SPECIAL_DESTROY                                    ? "~"
                 : special == SPECIAL_ASSIGN || special == SPECIAL_MOVE_ASSIGN ? "operator="
                                                                               : record->name;
    decl->qualified = arena_printf(model->arena, "%s::%s", record->qualified, decl->name);
    decl->file = record->file;
    decl->begin = decl->end = record->end;
    decl->parent = record;
    decl->order = model->next_order++;
    decl->function = f;
    f->decl = decl;
    f->record = record;
    f->is_device = f->is_host = f->loaded = true;
    f->is_constructor =
        special == SPECIAL_DEFAULT || special == SPECIAL_COPY || special == SPECIAL_MOVE;
    f->is_destructor = special == SPECIAL_DESTROY;
    f->special = special;
    f->is_synthesised = true;
    f->result = model_void_type(model);
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
    struct decl *p = arena_new(model->arena, struct decl);
    p->kind = DECL_PARAMETER;
    p->cursor = clang_getNullCursor();
    p->name = p->qualified = "other";
    p->type = reference_to(model, f->record->type);
    p->file = f->decl->file;
    p->begin = p->end = f->decl->begin;
    p->parent = f->decl;
    /* moving from a member changes it */
    p->by_value = !is_move(f->special);
    arena_push(model->arena, f->parameters, f->parameter_count, p);
    return p;
}

struct node *model_copy(struct model *model, struct type *type, struct node *value)
{
    struct decl *record = model_element_record(type);
    if (!record || model_special_is_plain(model, record, SPECIAL_COPY))
        return value;
    struct function *f = model_special(model, record, SPECIAL_COPY);
    return f ? make_call(model, type, f, value)
             : model_refusal(model, type, "a copy of an object of a class template's instance");
}

/* The call that default-constructs an object of the type; NULL when nothing needs to be done. */
struct node *model_default_construction(struct model *model, struct type *type)
{
    struct decl *record = model_element_record(type);
    if (!record || model_special_is_plain(model, record, SPECIAL_DEFAULT))
        return NULL;
    struct function *f = model_special(model, record, SPECIAL_DEFAULT);
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

static bool is_anonymous(const struct decl *field)
{
    return !*field->name && field->type->kind == TYPE_RECORD && field->type->declaration &&
           clang_Cursor_isAnonymousRecordDecl(field->type->declaration->cursor);
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
            value = field->init;
        else if (!record->is_union)
            value = model_default_construction(model, field->type);
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
                                 : model_default_construction(model, base->type);
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
        if (!inner || parts_are_plain(model, inner, f->special))
            continue;
        struct node *from = model_name_of(model, other);
        from = is_base ? base_of(model, from, member) : member_of(model, from, member);
        struct function *special = model_special(model, inner, f->special);
        struct node *value;
        if (!special || member->type->kind == TYPE_ARRAY) {
            value = model_refusal(model, member->type, "a copy of this member");
        } else if (assigns) {
            struct node *to = this_object(model, record);
            to = is_base ? base_of(model, to, member) : member_of(model, to, member);
            value = model_method_call(model, special, to, from);
        } else {
            value = make_call(model, inner->type, special, from);
        }
        add_initialiser(model, f, member, value);
    }
}

/* What a destructor does behind its body: the fields' destructors backwards, then the bases'. */
static void destroy_parts(struct model *model, struct function *f)
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
        struct node *value = model_destruction(model, object, member->type);
        add_initialiser(model, f, member, value);
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

struct function *model_special(struct model *model, struct decl *record, enum special special)
{
    struct class_facts *facts = facts_of(model, record);
    if (is_move(special) && !facts->is_provided[special] &&
        facts->is_provided[without_move(special)])
        special = without_move(special);
    if (facts->functions[special])
        return facts->functions[special];
    if (facts->is_provided[special]) {
        if (clang_Cursor_isNull(facts->provided[special])) {
            ask_for_members(model, record);
            return NULL;
        }
        struct decl *decl = model_decl(model, facts->provided[special]);
        facts->functions[special] = decl->function;
        model_load_function(model, decl->function);
        return decl->function;
    }
    struct function *f = make_special_function(model, record, special);
    facts->functions[special] = f;
    if (special == SPECIAL_DEFAULT)
        complete_initialisers(model, f);
    else if (special == SPECIAL_DESTROY)
        destroy_parts(model, f);
    else
        copy_parts(model, f, add_other(model, f));
    return f;
}

void model_learn_special(struct model *model, struct decl *decl)
{
    struct function *f = decl->function;
    enum special special = model_special_of(decl->cursor);
    if (!f->record || f->record->in_system)
        return;
    struct class_facts *facts = facts_of(model, f->record);
    arena_push(model->arena, facts->methods, facts->method_count, decl);
    if (special == SPECIAL_COUNT)
        return;
    if (facts->is_provided[special] && clang_Cursor_isNull(facts->provided[special]))
        facts->provided[special] = decl->cursor;
}

struct decl *const *model_class_methods(struct model *model, struct decl *record, size_t *count)
{
    struct class_facts *facts = facts_of(model, record);
    *count = facts->method_count;
    return facts->methods;
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
        struct cx_list children = cx_children(model->arena, base->cursor);
        for (size_t c = 0; c < children.count; c++) {
            if (clang_getCursorKind(children.items[c]) != CXCursor_Constructor ||
                !cx_same_parameters(children.items[c], f->decl->cursor))
                continue;
            struct decl *constructor = model_decl(model, children.items[c]);
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

void model_complete_function(struct model *model, struct function *f)
{
    if (!f->record || f->record->in_system || f->record->is_closure || f->is_synthesised)
        return;
    if (f->is_destructor && f->body && !f->is_implicit) {
        destroy_parts(model, f);
        return;
    }
    if (!f->is_constructor)
        return;
    if ((f->is_implicit || !f->body) && model_special_of(f->decl->cursor) == SPECIAL_COUNT &&
        f->parameter_count)
        inherit_constructor(model, f);
    f->is_delegating = is_delegating(f);
    if (f->body && (!f->is_implicit || f->is_synthesised) && !f->is_delegating)
        complete_initialisers(model, f);
}

/* --- calls and lists in the source --------------------------------------- */

/* A call of a function that the compiler makes goes to the one made here, where it does anything.
 */
void model_redirect_call(struct model *model, struct node *call)
{
    struct function *f = call->ref ? call->ref->function : NULL;
    struct decl *made = model_made_object(model, call);
    if (made) /* its destructor has to be there for all who may call it */
        model_special(model, made, SPECIAL_DESTROY);
    if (!f || !f->record || f->record->in_system || f->is_synthesised)
        return;
    enum special special = model_special_of(f->decl->cursor);
    if (special == SPECIAL_COUNT || facts_of(model, f->record)->is_provided[special])
        return;
    if (model_special_is_plain(model, f->record, special))
        return;
    struct function *function = model_special(model, f->record, special);
    if (function)
        call->ref = function->decl;
    else
        call->refusal = "a special member of a class template's instance";
}

static bool is_list(const struct node *node)
{
    return node_skip_implicit((struct node *)node)->kind == NODE_INIT_LIST_EXPR;
}

/* `.x = 1`: the field that is named. */
static struct decl *designated_field(struct model *model, const struct node *element)
{
    if (element->kind != NODE_UNEXPOSED_EXPR || !element->type || element->type->kind != TYPE_VOID)
        return NULL;
    struct cx_list children = cx_children(model->arena, element->cursor);
    for (size_t i = 0; i < children.count; i++)
        if (clang_getCursorKind(children.items[i]) == CXCursor_MemberRef)
            return model_decl(model, clang_getCursorReferenced(children.items[i]));
    return NULL;
}

static struct node *empty_list(struct model *model, struct type *type, struct node *list)
{
    return model_new_node(model, NODE_INIT_LIST_EXPR, type_strip_reference(type), NULL, list);
}

/* The element for an object of this type: where the class has constructors, the list names one that
 * libclang does not show. */
static struct node *element_for(struct model *model, struct type *type, struct node *element)
{
    struct decl *record = type->kind == TYPE_RECORD ? model_element_record(type) : NULL;
    if (!record || record->in_system || !facts_of(model, record)->has_constructor)
        return element;
    struct node *inner = node_skip_parens(element);
    if (inner->type && type_is_record(inner->type, record) && inner->kind != NODE_INIT_LIST_EXPR)
        return element;
    size_t count = inner->kind == NODE_INIT_LIST_EXPR ? inner->child_count : 1;
    struct node **values = inner->kind == NODE_INIT_LIST_EXPR ? inner->children : &element;
    struct cx_list members = cx_children(model->arena, record->cursor);
    CXCursor found = clang_getNullCursor();
    size_t candidates = 0;
    for (size_t i = 0; i < members.count; i++) {
        CXCursor member = members.items[i];
        enum special special = model_special_of(member);
        if (clang_getCursorKind(member) != CXCursor_Constructor || special == SPECIAL_COPY ||
            special == SPECIAL_MOVE)
            continue;
        struct decl *decl = model_decl(model, member);
        model_load_function(model, decl->function);
        size_t most = decl->function->parameter_count, least = most;
        while (least > 0 && decl->function->parameters[least - 1]->init)
            least--;
        if (count < least || count > most)
            continue;
        found = member;
        candidates++;
    }
    if (candidates != 1)
        return model_refusal(model, type, "a list whose constructor can't be told");
    struct node *call =
        model_new_node(model, NODE_CALL_EXPR, type, model_decl(model, found), element->parent);
    for (size_t i = 0; i < count; i++) {
        model_add_child(model, call, values[i]);
        arena_push(model->arena, call->arguments, call->argument_count, values[i]);
    }
    model_fill_default_arguments(model, call);
    return call;
}

static bool takes_several(const struct type *type, const struct node *element)
{
    const struct node *inner = node_skip_parens((struct node *)element);
    if (inner->kind == NODE_INIT_LIST_EXPR || inner->kind == NODE_STRING_LITERAL)
        return false;
    if (type->kind == TYPE_ARRAY)
        return true;
    return type->kind == TYPE_RECORD && !(inner->type && inner->type->kind == TYPE_RECORD) &&
           model_element_record(type);
}

static void complete_array(struct model *model, struct node *list, struct type *type)
{
    struct node *fill = model_default_construction(model, type->target);
    for (size_t i = 0; i < list->child_count; i++) {
        if (takes_several(type->target, list->children[i]) &&
            !(model_element_record(type->target) &&
              facts_of(model, model_element_record(type->target))->has_constructor)) {
            if (fill)
                list->refusal = "a list without inner braces for a class with initialisers";
            return;
        }
        list->children[i] = element_for(model, type->target, list->children[i]);
        model_complete_list(model, list->children[i], type->target);
    }
    if (!fill)
        return;
    if (type->count > 64)
        list->refusal = "a list for a large array of a class with initialisers";
    for (long long i = (long long)list->child_count; i < type->count && type->count <= 64; i++)
        model_add_child(model, list, model_default_construction(model, type->target));
}

static bool uses_this(const struct node *node)
{
    if (node->kind == NODE_CXX_THIS_EXPR ||
        (node->kind == NODE_MEMBER_REF_EXPR && !node->child_count && node->ref &&
         node->ref->kind == DECL_FIELD) ||
        (node->kind == NODE_CALL_EXPR && node->ref && node->ref->function &&
         node->ref->function->record && !node->ref->function->is_constructor && node->child_count &&
         node->children[0]->kind == NODE_MEMBER_REF_EXPR && !node->children[0]->child_count))
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (uses_this(node->children[i]))
            return true;
    return false;
}

/* Bases come before the fields. */
static struct type *part_type(const struct decl *record, size_t index)
{
    return index < record->base_count ? record->bases[index]->type
                                      : record->fields[index - record->base_count]->type;
}

/* The elements that are written, where they belong; *last is behind the last one. False: the list
 * stays as it is. */
static bool gather_written(struct model *model, struct node *list, struct decl *record,
                           size_t count, struct node **elements, size_t *last)
{
    size_t next = 0;
    for (size_t i = 0; i < list->child_count; i++) {
        struct node *element = list->children[i];
        struct decl *field = designated_field(model, element);
        if (field && (field->parent != record || record->is_union)) {
            list->refusal = "a designated initialiser of this form";
            return false;
        }
        if (field) {
            next = record->base_count + field->index;
            element = element->children[element->child_count - 1];
        }
        if (next >= count) {
            if (next > *last + 1 || !*last)
                list->refusal = "a list of this form";
            return false; /* braces left out: C counts in the same way */
        }
        struct type *member = part_type(record, next);
        if (takes_several(member, element) &&
            !(model_element_record(member) &&
              facts_of(model, model_element_record(member))->has_constructor)) {
            if (!model_special_is_plain(model, record, SPECIAL_DEFAULT))
                list->refusal = "a list without inner braces for a class with initialisers";
            return false;
        }
        element = element_for(model, member, element);
        model_complete_list(model, element, member);
        elements[next++] = element;
        *last = next;
    }
    return true;
}

static void complete_aggregate(struct model *model, struct node *list, struct type *type)
{
    struct decl *record = type->declaration;
    size_t count = record->base_count + record->field_count, last = 0;
    struct node **elements = arena_alloc(model->arena, (count + 1) * sizeof *elements);
    if (record->is_union)
        count = count ? 1 : 0;
    if (!gather_written(model, list, record, count, elements, &last))
        return;
    for (size_t i = 0; i < count; i++) {
        if (elements[i])
            continue;
        struct decl *field = i < record->base_count ? NULL : record->fields[i - record->base_count];
        elements[i] = field && field->init
                          ? field->init
                          : model_default_construction(model, part_type(record, i));
        if (elements[i] && uses_this(elements[i]))
            list->refusal = "an initialiser that names another member, in a list";
        if (elements[i] && i >= last)
            last = i + 1;
    }
    list->children = NULL;
    list->child_count = 0;
    for (size_t i = 0; i < last; i++) {
        struct decl *field = i < record->base_count ? NULL : record->fields[i - record->base_count];
        struct node *element =
            elements[i] ? elements[i] : empty_list(model, part_type(record, i), list);
        struct node *parent = element->parent;
        model_add_child(model, list, element);
        if (field && element == field->init)
            element->parent = parent;
    }
}

void model_complete_list(struct model *model, struct node *init, struct type *type)
{
    struct node *list = node_skip_implicit(init);
    type = type_strip_reference(type);
    if (list->kind != NODE_INIT_LIST_EXPR || list->is_completed ||
        (type->kind != TYPE_ARRAY && type->kind != TYPE_RECORD))
        return;
    list->is_completed = true;
    if (list->type && list->type->kind == TYPE_VOID)
        list->type = type;
    if (type->kind == TYPE_ARRAY) {
        complete_array(model, list, type);
    } else if (type->kind == TYPE_RECORD && model_element_record(type) &&
               !type->declaration->in_system && !type->declaration->is_closure) {
        model_load_record(model, type->declaration);
        if (!(list->child_count == 1 && !is_list(list->children[0]) && list->children[0]->type &&
              type_is_record(list->children[0]->type, type->declaration)))
            complete_aggregate(model, list, type);
    }
}
