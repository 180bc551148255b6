/* Objects of classes: constructors, copies, and the elements of arrays.
 *
 * A constructor becomes a function that builds its object in a variable `self_` and returns it. C
 * can't assign arrays, so a member that is one is set element by element. Functions that the model
 * made (model_class.c) have no body of their own; all they do is printed here.
 *
 * An object moves when its constructor returns, so a constructor that keeps the address of its own
 * object, or of a part of it, is refused (lower_escape.c). */
#include "lower.h"

#include <ctype.h>
#include <string.h>

/* --- bool ---------------------------------------------------------------- */

bool class_is_bool_byte(struct node *node)
{
    if (!node->type || node->type->kind != TYPE_BOOL)
        return false;
    node = node_skip_parens(node);
    while (node->kind == CXCursor_ArraySubscriptExpr && node->child_count) {
        node = node_skip_parens(node->children[0]);
        if (!node->type || node->type->kind != TYPE_ARRAY)
            return false;
    }
    return node->kind == CXCursor_MemberRefExpr && node->ref && node->ref->kind == DECL_FIELD &&
           node->ref->type->kind != TYPE_REFERENCE;
}

const char *class_bool_value(struct lower *l, struct node *value)
{
    struct node *inner = node_skip_implicit(value);
    if (inner->kind == CXCursor_InitListExpr && inner->child_count)
        inner = node_skip_implicit(inner->children[0]);
    else if (inner->kind == CXCursor_InitListExpr)
        return "0";
    const char *text = lower_node(l, inner);
    bool is_bool = inner->type && inner->type->kind == TYPE_BOOL;
    return is_bool ? text : arena_printf(l->arena, "%s != 0", text_wrap(l->arena, text));
}

const char *class_assign_bool(struct lower *l, struct node *node, const char *op)
{
    const char *target = lower_node(l, node->children[0]);
    if (strcmp(op, "=") == 0)
        return arena_printf(l->arena, "%s = %s", target, class_bool_value(l, node->children[1]));
    return arena_printf(l->arena, "%s = (%s %.*s %s) != 0", target, target, (int)strlen(op) - 1, op,
                        text_wrap(l->arena, lower_node(l, node->children[1])));
}

/* --- members ------------------------------------------------------------- */

static void set_array(struct lower *l, const char *target, struct type *type, struct node *value,
                      struct str *out);

static const char *value_text(struct lower *l, struct node *value, struct type *type)
{
    if (type->kind == TYPE_BOOL)
        return class_bool_value(l, value);
    struct node *inner = node_skip_implicit(value);
    if (type->kind == TYPE_REFERENCE)
        return tagged_initialiser(l, value, type->target);
    if (inner->kind == CXCursor_InitListExpr && type->kind == TYPE_RECORD &&
        !type_is_vector(type)) {
        struct spaces none = {{0}};
        const char *name = lower_type_name(l->module, type, none);
        return arena_printf(l->arena, "(%s)%s", name ? name : "int",
                            lower_initialiser(l, value, type));
    }
    return lower_initialiser(l, value, type);
}

static void set_zero(struct lower *l, const char *target, struct type *type, struct str *out)
{
    struct spaces none = {{0}};
    if (type->kind == TYPE_ARRAY)
        set_array(l, target, type, NULL, out);
    else if (type->kind == TYPE_RECORD)
        str_printf(out, type_is_vector(type) ? "%s = (%s)(0);\n" : "%s = (%s){0};\n", target,
                   lower_type_name(l->module, type, none));
    else
        str_printf(out, "%s = 0;\n", target);
}

/* One assignment per element; the elements behind those of the list are zero. */
static void set_array(struct lower *l, const char *target, struct type *type, struct node *value,
                      struct str *out)
{
    struct node *list = value ? node_skip_implicit(value) : NULL;
    bool is_list = list && list->kind == CXCursor_InitListExpr;
    bool is_call = list && list->kind == CXCursor_CallExpr;
    size_t given = is_list ? list->child_count : 0;
    if (list && !is_list && !is_call && list->child_count) {
        lower_refuse(l, CU2002, value, "an array as a member's initialiser");
        return;
    }
    if (list && list->refusal)
        lower_refuse(l, CU2002, value, list->refusal);
    for (size_t i = 0; i < given && (long long)i < type->count; i++) {
        const char *element = arena_printf(l->arena, "%s[%zu]", target, i);
        if (type->target->kind == TYPE_ARRAY)
            set_array(l, element, type->target, list->children[i], out);
        else
            str_printf(out, "%s = %s;\n", element, value_text(l, list->children[i], type->target));
    }
    if ((long long)given >= type->count)
        return;
    const char *index = arena_printf(l->arena, "cu2cl_i%d", ++l->temporaries);
    const char *element = arena_printf(l->arena, "%s[%s]", target, index);
    struct str inner = {.arena = l->arena};
    if (is_call && type->target->kind == TYPE_ARRAY)
        set_array(l, element, type->target, value, &inner);
    else if (is_call)
        str_printf(&inner, "%s = %s;\n", element, lower_node(l, list));
    else
        set_zero(l, element, type->target, &inner);
    str_printf(out, "for (int %s = %zu; %s < %lld; %s++)\n    %s", index, given, index, type->count,
               index, str_text(&inner));
}

/* A base's own copy would go over the fields in its padding. */
static void check_overlap(struct lower *l)
{
    const struct function *f = l->instance->function;
    bool has_base = f->initialiser_count && f->initialisers[0]->ref &&
                    f->initialisers[0]->ref->kind == DECL_RECORD;
    if (has_base && layout_of(l->module, f->record)->overlap)
        lower_refuse(l, CU2002, f->initialisers[0]->children[0],
                     "a copy of a class whose fields lie in the padding of a base with a copy of "
                     "its own");
}

static void set_member(struct lower *l, struct node *initialiser, struct str *out)
{
    struct decl *member = initialiser->ref;
    struct node *value = initialiser->children[0];
    struct function *f = l->instance->function;
    if (member && member->kind == DECL_RECORD) {
        const char *path = lower_base_path(l, f->record, member);
        bool is_empty = layout_base_has_no_room(l->module, f->record, member);
        const char *text = value_text(l, value, member->type);
        if (is_empty && node_skip_implicit(value)->kind == CXCursor_CallExpr)
            str_printf(out, "%s;\n", text);
        else if (!is_empty)
            str_printf(out, "self->%s = %s;\n", path ? path : "base0", text);
        return;
    }
    const char *target = arena_printf(l->arena, "self->%s", names_field(l->arena, member));
    if (type_is_stateless(member->type))
        return;
    if (lower_field_has_no_type(member))
        lower_refuse(l, CU2002, value, "a member of this type");
    if (member->is_bit_field) {
        str_printf(out, "%s;\n", bits_initialise(l, member, value));
        return;
    }
    if (member->type->kind == TYPE_ARRAY) {
        set_array(l, target, member->type, value, out);
        return;
    }
    const char *text = value_text(l, value, member->type);
    if (lower_field_is_integer(member))
        text = arena_printf(l->arena, "(ulong)%s", text_wrap(l->arena, text));
    str_printf(out, "%s = %s;\n", target, text);
}

static void add_with_cleanups(struct str *out, const char *before, const char *text,
                              const char *after)
{
    str_printf(out, "%s%s", before, text);
    if (*after)
        str_printf(out, "%.*s\n", (int)strlen(after) - 1, after);
}

/* An initialiser is a full-expression. */
static void set_member_and_clean_up(struct lower *l, struct node *initialiser, struct str *out)
{
    struct full_expression full;
    struct str text = {.arena = l->arena};
    struct node *value = initialiser->children[0];
    const char *after;
    temporary_begin(l, &full);
    set_member(l, initialiser, &text);
    const char *before = temporary_end(l, value, str_text(&text), &after);
    if (full.count && initialiser->ref && initialiser->ref->kind == DECL_FIELD &&
        initialiser->ref->type->kind == TYPE_ARRAY)
        lower_refuse(l, CU2002, value, "a temporary object with a destructor in an array's value");
    add_with_cleanups(out, before, str_text(&text), after);
}

static void set_whole(struct lower *l, struct node *value, struct str *out)
{
    struct full_expression full;
    const char *after;
    temporary_begin(l, &full);
    const char *text = arena_printf(l->arena, "*self = %s;\n", lower_node(l, value));
    const char *before = temporary_end(l, value, text, &after);
    add_with_cleanups(out, before, text, after);
}

/* Bases, the object's class, and fields: a base's constructor has left its own class there. */
static void set_members(struct lower *l, struct str *out)
{
    struct function *f = l->instance->function;
    size_t i = 0;
    for (; i < f->initialiser_count; i++) {
        const struct decl *member = f->initialisers[i]->ref;
        if (!member || member->kind != DECL_RECORD)
            break;
        set_member_and_clean_up(l, f->initialisers[i], out);
    }
    str_add(out, dispatch_set_class(l));
    for (; i < f->initialiser_count; i++)
        set_member_and_clean_up(l, f->initialisers[i], out);
}

/* --- constructors -------------------------------------------------------- */

/* A bit-field is written into what its unit held before. */
static bool has_bits(struct lower *l, struct decl *record)
{
    model_load_record(l->module->model, record);
    for (size_t i = 0; i < record->field_count; i++) {
        const struct decl *field = record->fields[i];
        bool is_anonymous = !*field->name && field->type->kind == TYPE_RECORD;
        if (field->is_bit_field || (is_anonymous && has_bits(l, field->type->declaration)))
            return true;
    }
    return false;
}

const char *class_constructor_prologue(struct lower *l)
{
    struct function *f = l->instance->function;
    struct str out = {.arena = l->arena};
    const char *type = names_type(l->module, f->record);
    bool starts_as_zero = (f->is_synthesised && f->special == SPECIAL_DEFAULT) ||
                          (!f->is_delegating && has_bits(l, f->record));
    bool is_copy = f->is_synthesised && (f->special == SPECIAL_COPY || f->special == SPECIAL_MOVE);
    lower_use_type(l->module, f->record);
    str_printf(&out, "%s self_%s;\n%s *self = &self_;\n", type, starts_as_zero ? " = {0}" : "",
               type);
    if (is_copy) {
        check_overlap(l);
        str_printf(&out, "self_ = %s;\n", lower_variable(l, f->parameters[0], f->body));
    }
    if (f->is_delegating)
        set_whole(l, f->initialisers[0]->children[0], &out);
    else
        set_members(l, &out);
    const struct node *kept = escape_find(l->module->model, f);
    if (kept)
        lower_refuse(l, CU2002, kept, "a constructor that keeps its object's address");
    return str_text(&out);
}

/* --- bases --------------------------------------------------------------- */

const char *lower_upcast(struct lower *l, struct node *pointer, const char *path)
{
    struct node *inner = node_skip_parens(pointer);
    if (inner->kind == CXCursor_UnaryOperator && inner->op == CXUnaryOperator_AddrOf)
        return arena_printf(l->arena, "&%s.%s", lower_postfix(l, inner->children[0]), path);
    return arena_printf(l->arena, "&%s->%s", lower_postfix(l, pointer), path);
}

struct decl *class_of_this(struct lower *l)
{
    struct function *f = l->instance ? l->instance->function : NULL;
    struct decl *captured = model_captured_field(l->module->model, f, NULL);
    if (!captured)
        return f ? f->record : NULL;
    return captured->type->kind == TYPE_RECORD ? captured->type->declaration
                                               : captured->type->target->declaration;
}

const char *class_own_base(struct lower *l, const struct decl *record)
{
    struct decl *own = class_of_this(l);
    const char *self = lower_this_pointer(l);
    if (!own || own == record)
        return self;
    const char *path = lower_base_path(l, own, record);
    if (path && space_is_several(addrspace_this(l->module->analysis, l->instance).level[0]))
        return tagged_upcast(l, self, own, record);
    return path ? arena_printf(l->arena, "&%s->%s", self, path) : self;
}

long long class_base_offset(struct lower *l, struct decl *from, const struct decl *to)
{
    long long at = model_has_own_vptr(l->module->model, from) ? 8 : 0;
    model_load_record(l->module->model, from);
    for (size_t i = 0; i < from->base_count; i++) {
        struct decl *base = from->bases[i];
        long long align = base->type->align > 0 ? base->type->align : 1;
        bool is_empty = layout_base_has_no_room(l->module, from, base);
        at = (at + align - 1) / align * align;
        long long inner = base == to ? 0 : class_base_offset(l, base, to);
        if (inner >= 0)
            return at + inner;
        at += is_empty ? 0 : base->type->size;
    }
    return -1;
}

const char *class_downcast(struct lower *l, const char *pointer, struct type *from, struct type *to,
                           enum space space)
{
    if (from->kind != TYPE_RECORD || to->kind != TYPE_RECORD || !from->declaration ||
        !to->declaration || from->declaration == to->declaration || from->rule || to->rule ||
        to->declaration->in_system)
        return NULL;
    long long offset = class_base_offset(l, to->declaration, from->declaration);
    if (offset < 0)
        return NULL;
    if (space_is_several(space))
        return offset ? arena_printf(l->arena, "(%s - %lld)", pointer, offset) : pointer;
    struct spaces none = {{0}};
    const char *name = lower_type_name(l->module, to, none), *prefix = lower_space_prefix(space);
    return offset
               ? arena_printf(l->arena, "((%s%s *)((%schar *)%s - %lld))", prefix, name, prefix,
                              text_wrap(l->arena, pointer), offset)
               : arena_printf(l->arena, "((%s%s *)%s)", prefix, name, text_wrap(l->arena, pointer));
}

/* --- casts to references ------------------------------------------------- */

/* Does the written type end with `&`? libclang shows expressions without references. */
static bool is_written_as_reference(const struct node *node, const struct node *operand)
{
    if (!node->file || node->from_macro_body || operand->file != node->file ||
        operand->begin <= node->begin)
        return false;
    const char *text = node->file->text;
    size_t at = operand->begin;
    while (at > node->begin && (isspace((unsigned char)text[at - 1]) || text[at - 1] == '(' ||
                                text[at - 1] == ')' || text[at - 1] == '>'))
        at--;
    return at > node->begin && text[at - 1] == '&';
}

/* A class is not cast to itself without a constructor, unless to a reference. */
static bool names_an_object(const struct node *operand)
{
    const struct node *inner = node_skip_parens((struct node *)operand);
    if (inner->kind == CXCursor_InitListExpr || inner->kind == CXCursor_LambdaExpr)
        return false;
    if (inner->kind != CXCursor_CallExpr)
        return true;
    const struct function *f = inner->ref ? inner->ref->function : NULL;
    return f && !f->is_constructor && f->result->kind == TYPE_REFERENCE;
}

const char *class_reference_cast(struct lower *l, struct node *node)
{
    struct node *operand = node->child_count ? node->children[node->child_count - 1] : NULL;
    if (!operand || !operand->type || !node->type || type_is_stateless(node->type))
        return NULL;
    bool is_class = node->type->kind == TYPE_RECORD && node->kind != CXCursor_CXXFunctionalCastExpr;
    if (is_class ? !names_an_object(operand) : !is_written_as_reference(node, operand))
        return NULL;
    enum space space = addrspace_object(l->module->analysis, l->instance, operand);
    const char *pointer = lower_address(l, operand, operand->type);
    const char *derived = class_downcast(l, pointer, operand->type, node->type, space);
    if (derived)
        return derived;
    struct spaces none = {{0}};
    struct type *to = node->type;
    if (to->kind == operand->type->kind && to->declaration == operand->type->declaration &&
        to->opencl == operand->type->opencl)
        return pointer;
    const char *name = lower_type_name(l->module, to, none);
    if (!name || to->depth) {
        lower_refuse(l, CU2002, node, "a cast to this reference");
        return "0";
    }
    return arena_printf(l->arena, "((%s%s *)%s)", lower_space_prefix(space), name,
                        text_wrap(l->arena, pointer));
}

/* --- assignments that nobody wrote --------------------------------------- */

/* The whole is copied, except the parts that have an assignment of their own. */
const char *class_assignment_prologue(struct lower *l)
{
    struct function *f = l->instance->function;
    struct str out = {.arena = l->arena};
    lower_use_type(l->module, f->record);
    check_overlap(l);
    str_printf(&out, "%s old = *self;\n*self = %s;\n", names_type(l->module, f->record),
               lower_variable(l, f->parameters[0], f->body));
    for (size_t i = 0; i < f->initialiser_count; i++) {
        struct decl *member = f->initialisers[i]->ref;
        const char *name = member->kind == DECL_RECORD ? lower_base_path(l, f->record, member)
                                                       : names_field(l->arena, member);
        str_printf(&out, "self->%s = old.%s;\n", name, name);
    }
    str_add(&out, dispatch_keep_class(l, "old"));
    for (size_t i = 0; i < f->initialiser_count; i++)
        str_printf(&out, "%s;\n", lower_node(l, f->initialisers[i]->children[0]));
    return str_text(&out);
}

/* --- arrays -------------------------------------------------------------- */

bool class_is_array_construction(const struct node *init)
{
    const struct node *inner = node_skip_implicit((struct node *)init);
    return inner->kind == CXCursor_CallExpr && inner->ref && inner->ref->function &&
           inner->ref->function->is_constructor && inner->type && inner->type->kind == TYPE_ARRAY;
}

static void add_elements(struct lower *l, struct node *call, struct type *type, struct str *out)
{
    str_addc(out, '{');
    for (long long i = 0; i < type->count; i++) {
        if (i)
            str_add(out, ", ");
        if (type->target->kind == TYPE_ARRAY)
            add_elements(l, call, type->target, out);
        else
            str_add(out, lower_node(l, call));
    }
    str_addc(out, '}');
}

/* Every element is built by the same call. */
const char *class_array_initialiser(struct lower *l, struct node *init, struct type *type)
{
    struct str out = {.arena = l->arena};
    struct node *call = node_skip_implicit(init);
    long long count = 1;
    for (struct type *t = type; t->kind == TYPE_ARRAY; t = t->target)
        count *= t->count;
    if (count > 256)
        lower_refuse(l, CU2002, init, "a large array of a class with a constructor");
    else
        add_elements(l, call, type, &out);
    return str_text(&out);
}
