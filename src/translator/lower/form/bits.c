/* Bit-fields: OpenCL C has none, so the integers that hold them are printed as fields
 * (lower/fact/layout.c), and each bit-field that is used gets a function that reads it, and one
 * that writes it: `Flags_mode(f)`, `Flags_set_mode(f, 3)`. They exist once per address space in
 * use.
 *
 * A function that reads returns what C++ makes of the bit-field in an expression: int where int has
 * room for all its values. */
#include "lower/form/form.h"
#include "model/facts.h"

#include <string.h>

/* --- one bit-field -------------------------------------------------------- */

struct bits {
    struct decl *field;
    const struct bit_unit *unit;
    long long shift;
    int width;
    bool is_signed, is_long; /* is_long: the arithmetic needs 64 bits */
};

static bool is_signed_field(struct lower_module *m, const struct decl *field)
{
    const struct type *type = field->type;
    if (type->kind == TYPE_ENUM)
        type = model_enum_type(m->model, type->declaration);
    return type->kind == TYPE_INTEGER && !type->is_unsigned;
}

static bool describe(struct lower_module *m, struct decl *field, struct bits *bits)
{
    const struct bit_unit *unit = layout_unit(m, field);
    if (!unit)
        return false;
    *bits = (struct bits){
        field,         unit, layout_bit(field, unit), field->bit_width, is_signed_field(m, field),
        unit->size > 4};
    return true;
}

static const char *word_type(const struct bits *bits)
{
    return bits->is_long ? "ulong" : "uint";
}

static struct c_node *number(struct arena *arena, const struct bits *bits, unsigned long long value)
{
    return c_name(arena, arena_printf(arena, value < 16 ? "%llu%s" : "0x%llx%s", value,
                                      bits->is_long ? "ul" : "u"));
}

static unsigned long long mask_of(const struct bits *bits)
{
    return bits->width >= 64 ? ~0ull : (1ull << bits->width) - 1;
}

static struct c_node *mask(struct arena *arena, const struct bits *bits)
{
    return number(arena, bits, mask_of(bits));
}

static struct c_node *unit_of(struct arena *arena, const struct bits *bits)
{
    return c_arrow(arena, c_name(arena, "o"), bits->unit->name);
}

static struct c_node *shifted(struct arena *arena, struct c_node *value, const char *op,
                              long long count)
{
    return count ? c_binary(arena, value, op, c_number(arena, count)) : value;
}

/* The unit as one integer. */
static struct c_node *word(struct arena *arena, const struct bits *bits)
{
    struct c_node *all = NULL;
    if (!bits->unit->is_bytes)
        return unit_of(arena, bits);
    for (long long i = 0; i < bits->unit->size; i++) {
        struct c_node *byte = c_cast(arena, word_type(bits),
                                     c_index(arena, unit_of(arena, bits), c_number(arena, i)));
        byte = shifted(arena, byte, "<<", 8 * i);
        all = all ? c_binary(arena, all, "|", byte) : byte;
    }
    return all;
}

static const char *result_type(struct lower_module *m, const struct bits *bits)
{
    struct spaces none = {{0}};
    const struct type *type = bits->field->type;
    if (type->kind == TYPE_BOOL || type->kind == TYPE_ENUM) {
        return lower_type_name(m, type_without_const(m->arena, bits->field->type), none);
    }
    if (bits->width < 32 || (bits->width == 32 && bits->is_signed))
        return "int";
    return bits->width == 32 ? "uint" : bits->is_signed ? "long" : "ulong";
}

/* `(o->low_to_high >> 3) & 31`; a sign comes out of an arithmetic shift. */
static struct c_node *value_of(struct arena *arena, const struct bits *bits)
{
    struct c_node *value = word(arena, bits);
    long long all = bits->is_long ? 64 : 32, left = all - bits->shift - bits->width;
    if (bits->is_signed) {
        bool is_word = bits->unit->is_bytes || bits->unit->size == all / 8;
        if (left && !is_word)
            value = c_cast(arena, word_type(bits), value);
        value = c_cast(arena, bits->is_long ? "long" : "int", shifted(arena, value, "<<", left));
        return shifted(arena, value, ">>", all - bits->width);
    }
    value = shifted(arena, value, ">>", bits->shift);
    return bits->shift + bits->width >= 8 * bits->unit->size
               ? value
               : c_binary(arena, value, "&", mask(arena, bits));
}

/* The value at its place in the unit. */
static struct c_node *placed(struct arena *arena, const struct bits *bits, struct c_node *value,
                             const struct type *type)
{
    long long all = bits->is_long ? 64 : 32;
    bool is_word = type->opencl && strcmp(type->opencl, word_type(bits)) == 0;
    if (!is_word)
        value = c_cast(arena, word_type(bits), value);
    if (bits->shift + bits->width < all)
        value = c_binary(arena, value, "&", mask(arena, bits));
    return shifted(arena, value, "<<", bits->shift);
}

/* --- functions ------------------------------------------------------------ */

struct bit_function {
    struct decl *field;
    enum space space;
    bool is_volatile, writes;
    const char *name, *text;
};

/* What the functions do: `return ...;`, and `o->unit = ...;`. */
static struct c_node *getter_body(struct arena *arena, const struct bits *bits)
{
    struct c_node *body = c_block(arena);
    c_append(arena, body, c_return(arena, value_of(arena, bits)));
    return body;
}

static struct c_node *setter_body(struct arena *arena, const struct bits *bits)
{
    struct c_node *body = c_block(arena), *unit = unit_of(arena, bits);
    struct c_node *others =
        c_prefix(arena, "~", shifted(arena, mask(arena, bits), "<<", bits->shift));
    struct c_node *value = placed(arena, bits, c_name(arena, "v"), bits->field->type);
    if (bits->width < 8 * bits->unit->size)
        value = c_binary(arena, c_binary(arena, word(arena, bits), "&", others), "|", value);
    if (!bits->unit->is_bytes) {
        c_append(arena, body, c_assign(arena, unit, value));
        return body;
    }
    struct c_node *all = c_name(arena, "word");
    c_append(arena, body, c_declaration(arena, word_type(bits), all->text, value));
    for (long long i = 0; i < bits->unit->size; i++)
        c_append(arena, body,
                 c_assign(arena, c_index(arena, unit, c_number(arena, i)),
                          c_cast(arena, "uchar", shifted(arena, all, ">>", 8 * i))));
    return body;
}

static void write_function(struct lower_module *m, struct bit_function *f, const struct bits *bits,
                           struct decl *record)
{
    struct spaces none = {{0}};
    struct str text = {.arena = m->arena};
    const char *prefix = lower_space_prefix(f->space);
    const char *quality = f->is_volatile ? "volatile " : "";
    const char *object = names_type(m, record);
    const char *value_type = lower_type_name(m, type_without_const(m->arena, f->field->type), none);
    bool is_constant = f->writes || f->space == SPACE_CONSTANT;
    lower_use_type(m, record);
    str_printf(&text, "%s %s(%s%s%s%s *o", f->writes ? "void" : result_type(m, bits), f->name,
               prefix, is_constant ? "" : "const ", quality, object);
    if (f->writes)
        str_printf(&text, ", %s v", value_type ? value_type : "int");
    str_add(&text, ")\n");
    c_print(f->writes ? setter_body(m->arena, bits) : getter_body(m->arena, bits), 0, &text);
    str_add(&text, "\n");
    f->text = str_text(&text);
}

static const char *function_for(struct lower_module *m, struct decl *field, enum space space,
                                bool is_volatile, bool writes)
{
    struct decl *record = lower_class_of_member(field);
    struct bits bits;
    bool is_first = true;
    if (space == SPACE_UNKNOWN)
        space = SPACE_GLOBAL;
    for (size_t i = 0; i < m->bit_function_count; i++) {
        const struct bit_function *f = m->bit_functions[i];
        if (f->field != field || f->writes != writes)
            continue;
        is_first = false;
        if (f->space == space && f->is_volatile == is_volatile) {
            uses_note(m, f);
            return f->name;
        }
    }
    if (!record || !describe(m, field, &bits))
        return NULL;
    struct bit_function *f = arena_new(m->arena, struct bit_function);
    *f = (struct bit_function){field, space, is_volatile, writes, NULL, NULL};
    const char *name =
        arena_printf(m->arena, "%s_%s%s", names_type(m, record), writes ? "set_" : "", field->name);
    if (!is_first)
        name = arena_printf(m->arena, "%s_%s%s", name,
                            space_name(space) ? space_name(space) : "generic",
                            is_volatile ? "_volatile" : "");
    f->name = names_claim(m, name, f);
    uses_note(m, f);
    struct uses *outer = uses_begin(m, f, m->user ? m->user->needs : NULL);
    write_function(m, f, &bits, record);
    uses_end(m, outer);
    arena_push(m->arena, m->bit_functions, m->bit_function_count, f);
    return f->name;
}

void bits_print_functions(const struct lower_module *m, struct str *out)
{
    for (size_t i = 0; i < m->bit_function_count; i++)
        if (uses_is_kept(m, m->bit_functions[i]))
            str_printf(out, "%s\n", m->bit_functions[i]->text);
}

/* --- uses ----------------------------------------------------------------- */

static bool has_effects(const struct node *node)
{
    if (node->kind == NODE_CALL_EXPR || node->kind == NODE_COMPOUND_ASSIGN_OPERATOR ||
        (node->kind == NODE_BINARY_OPERATOR && node->op == OP_ASSIGN) ||
        (node->kind == NODE_UNARY_OPERATOR && (node->op == OP_PRE_INC || node->op == OP_PRE_DEC ||
                                               node->op == OP_POST_INC || node->op == OP_POST_DEC)))
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (has_effects(node->children[i]))
            return true;
    return false;
}

/* An object with a bit-field, as an argument of the bit-field's functions. */
struct holder {
    struct c_node *pointer;
    enum space space;
    bool is_volatile;
};

static struct holder holder_of(struct lower *l, struct node *member)
{
    struct analysis *a = l->module->analysis;
    struct decl *field = member->ref;
    struct node *object = lower_member_object(member);
    struct holder holder = {NULL, SPACE_PRIVATE, field->type->is_volatile};
    if (!object) {
        holder.pointer = class_own_base(l, lower_class_of_member(field));
        holder.space = l->instance->self.level[0];
        holder.is_volatile |= l->instance->function->is_volatile_method;
        return holder;
    }
    struct type *type = object->type;
    if (type && type->kind == TYPE_POINTER) {
        holder.pointer = lower_node(l, object);
        holder.space = addrspace_of(a, l->instance, object).level[0];
        type = type->target;
    } else {
        holder.pointer = lower_address(l, object, type);
        holder.space = addrspace_object(a, l->instance, object);
    }
    holder.is_volatile |= type && type->is_volatile;
    return holder;
}

static struct c_node *call_reader(struct lower *l, struct node *member, const struct holder *holder)
{
    const char *name =
        function_for(l->module, member->ref, holder->space, holder->is_volatile, false);
    if (!name) {
        lower_refuse(l, CU2002, member, "this bit-field");
        return c_zero(l->arena);
    }
    return c_call1(l->arena, name, holder->pointer);
}

static struct c_node *call_writer(struct lower *l, struct node *member, const struct holder *holder,
                                  struct c_node *value)
{
    const char *name =
        function_for(l->module, member->ref, holder->space, holder->is_volatile, true);
    if (!name) {
        lower_refuse(l, CU2002, member, "this bit-field");
        return c_zero(l->arena);
    }
    return c_call2(l->arena, name, holder->pointer, value);
}

/* Is the bit-field's own type, and not int, what the expression around it sees? */
static bool keeps_its_type(const struct node *member)
{
    const struct node *node = member, *parent = member->parent;
    while (parent && (parent->kind == NODE_UNEXPOSED_EXPR || parent->kind == NODE_PAREN_EXPR)) {
        if (parent->type && member->type && parent->type->opencl && member->type->opencl &&
            strcmp(parent->type->opencl, member->type->opencl) != 0)
            return false;
        node = parent;
        parent = parent->parent;
    }
    bool is_condition = parent && parent->kind == NODE_CONDITIONAL_OPERATOR &&
                        parent->child_count && parent->children[0] == node;
    return parent && !is_condition &&
           (parent->kind == NODE_CONDITIONAL_OPERATOR ||
            (parent->kind == NODE_CALL_EXPR && parent->ref && parent->ref->in_system));
}

struct c_node *bits_read(struct lower *l, struct node *member)
{
    if (l->in_constant) {
        struct c_node *value = lower_constant_value(l, member);
        if (!value)
            lower_refuse(l, CU2002, member, "a bit-field in a constant");
        return value ? value : c_zero(l->arena);
    }
    struct holder holder = holder_of(l, member);
    struct c_node *value = call_reader(l, member, &holder);
    const struct type *type = member->ref->type;
    bool differs = type->kind == TYPE_INTEGER && type->size >= 4 &&
                   (type->is_unsigned || type->size == 8) &&
                   member->ref->bit_width < 8 * type->size;
    return differs && keeps_its_type(member) ? c_cast(l->arena, type->opencl, value) : value;
}

/* Where the pointer to the object is needed twice, what it does must happen once: what sets a
 * variable to it; NULL: it does nothing. */
static struct c_node *keep_unit_pointer(struct lower *l, struct node *member, struct holder *holder)
{
    struct decl *record = lower_class_of_member(member->ref);
    if (!has_effects(member))
        return NULL;
    struct c_node *name = c_name(l->arena, arena_printf(l->arena, "cu2cl_tmp%d", ++l->temporaries));
    const char *type =
        arena_printf(l->arena, "%s%s%s", lower_space_prefix(holder->space),
                     holder->is_volatile ? "volatile " : "", names_type(l->module, record));
    c_append(l->arena, l->prologue,
             c_declaration(l->arena, type, arena_printf(l->arena, "*%s", name->text), NULL));
    struct c_node *before = c_assign(l->arena, name, holder->pointer);
    holder->pointer = name;
    return before;
}

static struct c_node *write_value(struct lower *l, struct node *node, struct node *member,
                                  struct holder *holder, struct c_node *before,
                                  struct c_node *value)
{
    struct c_node *write = c_comma(l->arena, before, call_writer(l, member, holder, value));
    return lower_value_is_used(node) ? c_comma(l->arena, write, call_reader(l, member, holder))
                                     : write;
}

struct c_node *bits_assign(struct lower *l, struct node *node)
{
    struct node *member = bits_target(node->children[0]), *right = node->children[1];
    struct holder holder = holder_of(l, member);
    bool is_plain = node->op == OP_ASSIGN;
    bool is_bool = member->ref->type->kind == TYPE_BOOL;
    struct c_node *before =
        !is_plain || lower_value_is_used(node) ? keep_unit_pointer(l, member, &holder) : NULL;
    struct c_node *value = is_bool && is_plain ? class_bool_value(l, right)
                                               : lower_initialiser(l, right, member->ref->type);
    if (!is_plain)
        value = c_binary(l->arena, call_reader(l, member, &holder),
                         lower_assigned_operator(l, node), value);
    if (!is_plain && is_bool)
        value = c_binary(l->arena, value, "!=", c_zero(l->arena));
    return write_value(l, node, member, &holder, before, value);
}

struct c_node *bits_step(struct lower *l, struct node *node)
{
    struct node *member = bits_target(node->children[0]);
    struct holder holder = holder_of(l, member);
    bool is_plus = node->op == OP_PRE_INC || node->op == OP_POST_INC;
    bool is_post = node->op == OP_POST_INC || node->op == OP_POST_DEC;
    struct c_node *before = keep_unit_pointer(l, member, &holder), *one = c_number(l->arena, 1);
    struct c_node *old = call_reader(l, member, &holder);
    const char *sign = is_plus ? "+" : "-";
    if (!is_post || !lower_value_is_used(node))
        return write_value(l, node, member, &holder, before, c_binary(l->arena, old, sign, one));
    struct bits bits;
    struct c_node *name = c_name(l->arena, arena_printf(l->arena, "cu2cl_tmp%d", ++l->temporaries));
    const char *type = describe(l->module, member->ref, &bits) ? result_type(l->module, &bits) : "";
    c_append(l->arena, l->prologue, c_declaration(l->arena, type, name->text, NULL));
    struct c_node *write = call_writer(l, member, &holder, c_binary(l->arena, name, sign, one));
    struct c_node *kept = c_comma(l->arena, before, c_assign(l->arena, name, old));
    return c_comma(l->arena, c_comma(l->arena, kept, write), name);
}

struct c_node *bits_initialise(struct lower *l, struct decl *field, struct node *value)
{
    const char *name = function_for(l->module, field, SPACE_PRIVATE, false, true);
    struct c_node *lowered = field->type->kind == TYPE_BOOL
                                 ? class_bool_value(l, value)
                                 : lower_initialiser(l, value, field->type);
    if (!name)
        lower_refuse(l, CU2002, value, "this bit-field");
    return c_call2(l->arena, name ? name : "", class_own_base(l, lower_class_of_member(field)),
                   lowered);
}

/* --- lists ---------------------------------------------------------------- */

/* The element at its place in the unit; an expression that can stand in a constant, too. */
static struct c_node *element_of(struct lower *l, const struct bits *bits, struct node *element)
{
    long long value;
    const struct type *type = bits->field->type;
    struct node *inner = node_skip_implicit(element);
    if (inner->kind == NODE_INIT_LIST_EXPR && !inner->child_count)
        return c_zero(l->arena);
    if (inner->kind == NODE_INIT_LIST_EXPR)
        inner = node_skip_implicit(inner->children[0]);
    if (type->kind != TYPE_BOOL && model_evaluate(inner, &value) && value >= 0 &&
        (unsigned long long)value <= mask_of(bits))
        return shifted(l->arena, number(l->arena, bits, (unsigned long long)value), "<<",
                       bits->shift);
    struct c_node *lowered =
        type->kind == TYPE_BOOL ? class_bool_value(l, element) : lower_node(l, inner);
    if (inner->type && inner->type->kind == TYPE_FLOATING)
        lowered = c_cast(l->arena, bits->is_long ? "long" : "int", lowered);
    return placed(l->arena, bits, lowered, bits->field->type);
}

struct c_node *bits_elements(struct lower *l, struct node *list, struct decl *record, size_t first,
                             size_t *used)
{
    size_t bases = record->base_count;
    struct c_node *all = NULL;
    const struct bit_unit *unit = layout_unit(l->module, record->fields[first - bases]);
    *used = 1;
    if (!unit) {
        lower_refuse(l, CU2002, list, "this bit-field");
        return c_zero(l->arena);
    }
    size_t end = unit->first + unit->count + bases;
    for (size_t i = first; i < end && i < list->child_count; i++) {
        struct bits bits;
        if (!describe(l->module, record->fields[i - bases], &bits))
            break;
        struct c_node *element = element_of(l, &bits, list->children[i]);
        all = all ? c_binary(l->arena, all, "|", element) : element;
        *used = i - first + 1;
    }
    if (!unit->is_bytes)
        return all;
    struct c_node *bytes = c_list(l->arena, NULL, 0, NULL);
    for (size_t i = 0; i < *used; i++)
        if (has_effects(list->children[first + i]))
            lower_refuse(l, CU2002, list->children[first + i],
                         "a call in the list of a packed struct with bit-fields");
    for (long long i = 0; i < unit->size; i++)
        c_add_element(l->arena, bytes,
                      c_cast(l->arena, "uchar", shifted(l->arena, all, ">>", 8 * i)));
    return bytes;
}
