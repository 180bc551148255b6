/* Objects of classes: constructors, copies, and the elements of arrays.
 *
 * A constructor becomes a function that builds its object in a variable `self_` and returns it. C
 * can't assign arrays, so a member that is one is set element by element. Functions that the model
 * made (desugar/class.c) have no body of their own; all they do is printed here.
 *
 * An object moves when its constructor returns, so a constructor that keeps the address of its own
 * object, or of a part of it, is refused (lower/fact/escape.c). */
#include "lower/form/form.h"

#include <ctype.h>

/* --- members ------------------------------------------------------------- */

static void set_array(struct lower *l, struct c_node *target, struct type *type, struct node *value,
                      struct c_node *statements);

static struct c_node *member_value_of(struct lower *l, struct node *value, struct type *type)
{
    if (type->kind == TYPE_BOOL)
        return class_bool_value(l, value);
    struct node *inner = node_skip_implicit(value);
    if (type->kind == TYPE_REFERENCE)
        return tagged_initialiser(l, value, type->target);
    struct c_node *lowered = lower_initialiser(l, value, type);
    if (inner->kind == NODE_INIT_LIST_EXPR && type->kind == TYPE_RECORD && !type_is_vector(type))
        return lower_object_of_list(l, lowered, type);
    return lowered;
}

static void set(struct lower *l, struct c_node *target, struct c_node *value,
                struct c_node *statements)
{
    c_append(l->arena, statements, c_assign(l->arena, target, value));
}

static void set_zero(struct lower *l, struct c_node *target, struct type *type,
                     struct c_node *statements)
{
    struct spaces none = {{0}};
    if (type->kind == TYPE_ARRAY) {
        set_array(l, target, type, NULL, statements);
        return;
    }
    const char *name = type->kind == TYPE_RECORD ? lower_type_name(l->module, type, none) : NULL;
    set(l, target,
        !name                  ? c_zero(l->arena)
        : type_is_vector(type) ? lower_zero_vector(l, name)
                               : lower_zero_object(l, name),
        statements);
}

/* The elements from `first` on: all by the same call, or zero. */
static void set_rest(struct lower *l, struct c_node *target, struct type *type, size_t first,
                     struct node *call, struct c_node *statements)
{
    struct c_node *index = c_name(l->arena, arena_printf(l->arena, "cu2cl_i%d", ++l->temporaries));
    struct c_node *element = c_index(l->arena, target, index), *body = c_sequence(l->arena);
    if (call && type->target->kind == TYPE_ARRAY)
        set_array(l, element, type->target, call, body);
    else if (call)
        set(l, element, lower_node(l, node_skip_implicit(call)), body);
    else
        set_zero(l, element, type->target, body);
    c_append(
        l->arena, statements,
        c_for(l->arena,
              c_declaration(l->arena, "int", index->text, c_number(l->arena, (long long)first)),
              c_binary(l->arena, index, "<", c_number(l->arena, type->count)),
              c_postfix(l->arena, index, "++"), body));
}

/* What an element of a member is set to: a pointer may be held as an integer. */
static struct c_node *element_of_member(struct lower *l, struct node *value, struct type *type)
{
    struct c_node *lowered = member_value_of(l, value, type);
    bool is_integer =
        type->kind == TYPE_POINTER && l->instance->function->record->holds_pointers_as_integers;
    return is_integer ? c_cast(l->arena, "ulong", lowered) : lowered;
}

/* One assignment per element; the elements behind those of the list are zero. */
static void set_array(struct lower *l, struct c_node *target, struct type *type, struct node *value,
                      struct c_node *statements)
{
    struct node *list = value ? node_skip_implicit(value) : NULL;
    bool is_list = list && list->kind == NODE_INIT_LIST_EXPR;
    bool is_call = list && list->kind == NODE_CALL_EXPR;
    size_t given = is_list ? list->child_count : 0;
    if (list && !is_list && !is_call && list->child_count) {
        lower_refuse(l, CU2002, value, "an array as a member's initialiser");
        return;
    }
    if (list && list->refusal)
        lower_refuse(l, CU2002, value, list->refusal);
    for (size_t i = 0; i < given && (long long)i < type->count; i++) {
        struct c_node *element = c_index(l->arena, target, c_number(l->arena, (long long)i));
        if (type->target->kind == TYPE_ARRAY)
            set_array(l, element, type->target, list->children[i], statements);
        else
            set(l, element, element_of_member(l, list->children[i], type->target), statements);
    }
    if ((long long)given < type->count)
        set_rest(l, target, type, given, is_call ? value : NULL, statements);
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

static struct c_node *self_member(struct lower *l, const char *path)
{
    return c_arrow(l->arena, c_name(l->arena, "self"), path);
}

static void set_base(struct lower *l, struct decl *base, struct node *value,
                     struct c_node *statements)
{
    struct function *f = l->instance->function;
    const char *path = lower_base_path(l, f->record, base);
    struct c_node *lowered = member_value_of(l, value, base->type);
    if (!layout_base_has_no_room(l->module, f->record, base))
        set(l, self_member(l, path ? path : "base0"), lowered, statements);
    else if (node_skip_implicit(value)->kind == NODE_CALL_EXPR)
        c_append(l->arena, statements, lowered);
}

static void set_member(struct lower *l, struct node *initialiser, struct c_node *statements)
{
    struct decl *member = initialiser->ref;
    struct node *value = initialiser->children[0];
    if (member->kind == DECL_RECORD) {
        set_base(l, member, value, statements);
        return;
    }
    if (type_is_stateless(member->type))
        return;
    struct c_node *target = self_member(l, names_field(l->arena, member));
    if (lower_field_has_no_type(member))
        lower_refuse(l, CU2002, value, "a member of this type");
    if (member->is_bit_field) {
        c_append(l->arena, statements, bits_initialise(l, member, value));
        return;
    }
    if (member->type->kind == TYPE_ARRAY) {
        set_array(l, target, member->type, value, statements);
        return;
    }
    struct c_node *lowered = member_value_of(l, value, member->type);
    if (lower_field_is_integer(member))
        lowered = c_cast(l->arena, "ulong", lowered);
    set(l, target, lowered, statements);
}

/* An initialiser is a full-expression. */
static void set_member_and_clean_up(struct lower *l, struct node *initialiser,
                                    struct c_node *statements)
{
    struct full_expression full;
    struct node *value = initialiser->children[0];
    struct c_node *inner = c_sequence(l->arena);
    temporary_begin(l, &full);
    set_member(l, initialiser, inner);
    temporary_end(l, value, inner, &full);
    if (full.count && initialiser->ref && initialiser->ref->kind == DECL_FIELD &&
        initialiser->ref->type->kind == TYPE_ARRAY)
        lower_refuse(l, CU2002, value, "a temporary object with a destructor in an array's value");
    temporary_append(l, &full, inner, statements);
}

static void set_whole(struct lower *l, struct node *value, struct c_node *statements)
{
    struct full_expression full;
    temporary_begin(l, &full);
    struct c_node *whole =
        c_assign(l->arena, c_deref(l->arena, c_name(l->arena, "self")), lower_node(l, value));
    temporary_end(l, value, whole, &full);
    temporary_append(l, &full, whole, statements);
}

/* Bases, the object's class, and fields: a base's constructor has left its own class there. */
static void set_members(struct lower *l, struct c_node *statements)
{
    struct function *f = l->instance->function;
    size_t i = 0;
    for (; i < f->initialiser_count; i++) {
        const struct decl *member = f->initialisers[i]->ref;
        if (!member || member->kind != DECL_RECORD)
            break;
        set_member_and_clean_up(l, f->initialisers[i], statements);
    }
    c_append(l->arena, statements, dispatch_set_class(l));
    for (; i < f->initialiser_count; i++)
        set_member_and_clean_up(l, f->initialisers[i], statements);
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

struct c_node *class_constructor_prologue(struct lower *l)
{
    struct function *f = l->instance->function;
    struct c_node *statements = c_sequence(l->arena), *zero = c_zero(l->arena);
    const char *type = names_type(l->module, f->record);
    bool starts_as_zero = (f->is_synthesised && f->special == SPECIAL_DEFAULT) ||
                          (!f->is_delegating && has_bits(l, f->record));
    bool is_copy = f->is_synthesised && (f->special == SPECIAL_COPY || f->special == SPECIAL_MOVE);
    struct c_node *object = c_name(l->arena, "self_");
    lower_use_type(l->module, f->record);
    c_append(l->arena, statements,
             c_declaration(l->arena, type, object->text,
                           starts_as_zero ? c_list(l->arena, NULL, 1, &zero) : NULL));
    c_append(l->arena, statements,
             c_declaration(l->arena, type, "*self", c_address(l->arena, object)));
    if (is_copy) {
        check_overlap(l);
        set(l, object, lower_variable(l, f->parameters[0], f->body), statements);
    }
    if (f->is_delegating)
        set_whole(l, f->initialisers[0]->children[0], statements);
    else
        set_members(l, statements);
    const struct node *kept = escape_find(l->module->model, f);
    if (kept)
        lower_refuse(l, CU2002, kept, "a constructor that keeps its object's address");
    return statements;
}

/* --- bases --------------------------------------------------------------- */

long long class_downcast_offset(struct lower *l, const struct type *from, const struct type *to)
{
    if (from->kind != TYPE_RECORD || to->kind != TYPE_RECORD || !from->declaration ||
        !to->declaration || from->declaration == to->declaration || from->rule || to->rule ||
        to->declaration->in_system)
        return -1;
    return class_base_offset(l, to->declaration, from->declaration);
}

struct c_node *class_downcast(struct lower *l, struct c_node *pointer, struct type *from,
                              struct type *to, enum space space)
{
    long long offset = class_downcast_offset(l, from, to);
    if (offset < 0)
        return NULL;
    struct c_node *distance = c_number(l->arena, offset);
    if (space_is_several(space))
        return offset ? c_binary(l->arena, pointer, "-", distance) : pointer;
    struct spaces none = {{0}};
    const char *name = lower_type_name(l->module, to, none), *prefix = lower_space_prefix(space);
    if (offset) {
        const char *bytes = arena_printf(l->arena, "%schar *", prefix);
        pointer = c_binary(l->arena, c_cast(l->arena, bytes, pointer), "-", distance);
    }
    return c_cast(l->arena, arena_printf(l->arena, "%s%s *", prefix, name), pointer);
}

/* --- bases that have nothing, and are left out --------------------------- */

bool class_leaves_out(struct lower *l, struct decl *from, const struct decl *to)
{
    return !to->in_system && !lower_base_path(l, from, to) && class_base_offset(l, from, to) >= 0;
}

struct c_node *class_left_out(struct lower *l, struct c_node *object, struct type *base,
                              enum space space)
{
    struct spaces none = {{0}};
    const char *name = lower_type_name(l->module, base->declaration->type, none),
               *constant = str_starts(base->spelling, "const ") ? "const " : "";
    return space_is_several(space) ? object
                                   : c_cast(l->arena,
                                            arena_printf(l->arena, "%s%s%s *",
                                                         lower_space_prefix(space), constant, name),
                                            object);
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
    if (inner->kind == NODE_INIT_LIST_EXPR || inner->kind == NODE_LAMBDA_EXPR)
        return false;
    if (inner->kind != NODE_CALL_EXPR)
        return true;
    const struct function *f = inner->ref ? inner->ref->function : NULL;
    return f && !f->is_constructor && f->result->kind == TYPE_REFERENCE;
}

struct c_node *class_reference_cast(struct lower *l, struct node *node)
{
    struct node *operand = node->child_count ? node->children[node->child_count - 1] : NULL;
    if (!operand || !operand->type || !node->type || type_is_stateless(node->type))
        return NULL;
    bool is_class = node->type->kind == TYPE_RECORD && node->kind != NODE_CXX_FUNCTIONAL_CAST_EXPR;
    if (is_class ? !names_an_object(operand) : !is_written_as_reference(node, operand))
        return NULL;
    enum space space = addrspace_object(l->module->analysis, l->instance, operand);
    struct c_node *pointer = lower_address(l, operand, operand->type);
    struct c_node *derived = class_downcast(l, pointer, operand->type, node->type, space);
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
        return c_zero(l->arena);
    }
    return c_cast(l->arena, arena_printf(l->arena, "%s%s *", lower_space_prefix(space), name),
                  pointer);
}

/* --- assignments that nobody wrote --------------------------------------- */

/* The whole is copied, except the parts that have an assignment of their own. */
struct c_node *class_assignment_prologue(struct lower *l)
{
    struct function *f = l->instance->function;
    struct c_node *statements = c_sequence(l->arena), *old = c_name(l->arena, "old");
    struct c_node *self = c_deref(l->arena, c_name(l->arena, "self"));
    lower_use_type(l->module, f->record);
    check_overlap(l);
    c_append(l->arena, statements,
             c_declaration(l->arena, names_type(l->module, f->record), old->text, self));
    set(l, self, lower_variable(l, f->parameters[0], f->body), statements);
    for (size_t i = 0; i < f->initialiser_count; i++) {
        struct decl *member = f->initialisers[i]->ref;
        const char *name = member->kind == DECL_RECORD ? lower_base_path(l, f->record, member)
                                                       : names_field(l->arena, member);
        if (name) /* else an empty base */
            set(l, self_member(l, name), c_dot(l->arena, old, name), statements);
    }
    c_append(l->arena, statements, dispatch_keep_class(l, old));
    for (size_t i = 0; i < f->initialiser_count; i++)
        c_append(l->arena, statements, lower_node(l, f->initialisers[i]->children[0]));
    return statements;
}

/* --- arrays -------------------------------------------------------------- */

bool class_is_array_construction(const struct node *init)
{
    const struct node *inner = node_skip_implicit((struct node *)init);
    return inner->kind == NODE_CALL_EXPR && inner->ref && inner->ref->function &&
           inner->ref->function->is_constructor && inner->type && inner->type->kind == TYPE_ARRAY;
}

static struct c_node *elements(struct lower *l, struct node *call, struct type *type)
{
    struct c_node *list = c_list(l->arena, NULL, 0, NULL);
    for (long long i = 0; i < type->count; i++)
        c_add_element(l->arena, list,
                      type->target->kind == TYPE_ARRAY ? elements(l, call, type->target)
                                                       : lower_node(l, call));
    return list;
}

/* Every element is built by the same call. */
struct c_node *class_array_initialiser(struct lower *l, struct node *init, struct type *type)
{
    struct node *call = node_skip_implicit(init);
    long long count = 1;
    for (struct type *t = type; t->kind == TYPE_ARRAY; t = t->target)
        count *= t->count;
    if (count <= 256)
        return elements(l, call, type);
    lower_refuse(l, CU2002, init, "a large array of a class with a constructor");
    return c_zero(l->arena);
}
