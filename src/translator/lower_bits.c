/* Bit-fields: OpenCL C has none, so the integers that hold them are printed as fields
 * (lower_layout.c), and each bit-field that is used gets a function that reads it, and one that
 * writes it: `Flags_mode(f)`, `Flags_set_mode(f, 3)`. They exist once per address space in use.
 *
 * A function that reads returns what C++ makes of the bit-field in an expression: int where int has
 * room for all its values. */
#include "lower.h"

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
        type = model_type(m->model, clang_getEnumDeclIntegerType(type->declaration->cursor));
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

static const char *number(struct arena *arena, const struct bits *bits, unsigned long long value)
{
    return arena_printf(arena, value < 16 ? "%llu%s" : "0x%llx%s", value,
                        bits->is_long ? "ul" : "u");
}

static unsigned long long mask_of(const struct bits *bits)
{
    return bits->width >= 64 ? ~0ull : (1ull << bits->width) - 1;
}

static const char *mask(struct arena *arena, const struct bits *bits)
{
    return number(arena, bits, mask_of(bits));
}

/* The unit as one integer. */
static const char *word(struct arena *arena, const struct bits *bits)
{
    struct str out = {.arena = arena};
    if (!bits->unit->is_bytes)
        return arena_printf(arena, "o->%s", bits->unit->name);
    for (long long i = 0; i < bits->unit->size; i++)
        str_printf(&out, i ? " | (%s)o->%s[%lld] << %lld" : "((%s)o->%s[%lld]", word_type(bits),
                   bits->unit->name, i, 8 * i);
    str_addc(&out, ')');
    return str_text(&out);
}

static const char *result_type(struct lower_module *m, const struct bits *bits)
{
    struct spaces none = {{0}};
    const struct type *type = bits->field->type;
    if (type->kind == TYPE_BOOL || type->kind == TYPE_ENUM) {
        const char *name = lower_type_name(m, bits->field->type, none);
        return name && str_starts(name, "const ") ? name + 6 : name;
    }
    if (bits->width < 32 || (bits->width == 32 && bits->is_signed))
        return "int";
    return bits->width == 32 ? "uint" : bits->is_signed ? "long" : "ulong";
}

/* `(o->low_to_high >> 3) & 31`; a sign comes out of an arithmetic shift. */
static const char *value_text(struct arena *arena, const struct bits *bits)
{
    const char *text = word(arena, bits);
    long long all = bits->is_long ? 64 : 32, left = all - bits->shift - bits->width;
    if (bits->is_signed) {
        const char *type = bits->is_long ? "long" : "int";
        bool is_word = bits->unit->is_bytes || bits->unit->size == all / 8;
        if (left)
            text = arena_printf(arena, "(%s%s << %lld)",
                                is_word ? "" : arena_printf(arena, "(%s)", word_type(bits)), text,
                                left);
        text = arena_printf(arena, "(%s)%s", type, text);
        return bits->width < all ? arena_printf(arena, "%s >> %lld", text, all - bits->width)
                                 : text;
    }
    if (bits->shift)
        text = arena_printf(arena, "%s >> %lld", text, bits->shift);
    if (bits->shift + bits->width >= 8 * bits->unit->size)
        return text;
    return arena_printf(arena, bits->shift ? "(%s) & %s" : "%s & %s", text, mask(arena, bits));
}

/* The value `v` at its place in the unit. */
static const char *placed(struct arena *arena, const struct bits *bits, const char *v,
                          const struct type *type)
{
    long long all = bits->is_long ? 64 : 32;
    bool is_word = type->opencl && strcmp(type->opencl, word_type(bits)) == 0;
    const char *text = is_word ? v : arena_printf(arena, "(%s)%s", word_type(bits), v);
    if (bits->shift + bits->width < all)
        text = arena_printf(arena, "(%s & %s)", text, mask(arena, bits));
    return bits->shift ? arena_printf(arena, "(%s << %lld)", text, bits->shift) : text;
}

/* --- functions ------------------------------------------------------------ */

struct bit_function {
    struct decl *field;
    enum space space;
    bool is_volatile, writes;
    const char *name, *text;
};

static const char *setter_body(struct arena *arena, const struct bits *bits)
{
    struct str out = {.arena = arena};
    const char *name = bits->unit->name;
    const char *rest = arena_printf(arena, "~%s", mask(arena, bits));
    if (bits->shift)
        rest = arena_printf(arena, "~(%s << %lld)", mask(arena, bits), bits->shift);
    const char *value = placed(arena, bits, "v", bits->field->type);
    if (bits->width < 8 * bits->unit->size)
        value = arena_printf(arena, "(%s & %s) | %s", word(arena, bits), rest, value);
    if (!bits->unit->is_bytes)
        return arena_printf(arena, "    o->%s = %s;\n", name, value);
    str_printf(&out, "    %s word = %s;\n", word_type(bits), value);
    for (long long i = 0; i < bits->unit->size; i++)
        str_printf(&out, "    o->%s[%lld] = (uchar)(word >> %lld);\n", name, i, 8 * i);
    return str_text(&out);
}

static void write_function(struct lower_module *m, struct bit_function *f, const struct bits *bits,
                           struct decl *record)
{
    struct spaces none = {{0}};
    const char *prefix = lower_space_prefix(f->space);
    const char *quality = f->is_volatile ? "volatile " : "";
    const char *object = names_type(m, record);
    lower_use_type(m, record);
    if (!f->writes) {
        f->text = arena_printf(m->arena, "%s %s(%s%s%s%s *o)\n{\n    return %s;\n}\n",
                               result_type(m, bits), f->name, prefix,
                               f->space == SPACE_CONSTANT ? "" : "const ", quality, object,
                               value_text(m->arena, bits));
        return;
    }
    const char *type = lower_type_name(m, f->field->type, none);
    if (type && str_starts(type, "const "))
        type += 6;
    f->text = arena_printf(m->arena, "void %s(%s%s%s *o, %s v)\n{\n%s}\n", f->name, prefix, quality,
                           object, type ? type : "int", setter_body(m->arena, bits));
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
        if (f->space == space && f->is_volatile == is_volatile)
            return f->name;
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
    write_function(m, f, &bits, record);
    arena_push(m->arena, m->bit_functions, m->bit_function_count, f);
    return f->name;
}

void bits_print_functions(const struct lower_module *m, struct str *out)
{
    for (size_t i = 0; i < m->bit_function_count; i++)
        str_printf(out, "%s\n", m->bit_functions[i]->text);
}

void bits_print_unit(struct lower_module *m, const struct decl *record, const struct bit_unit *unit,
                     const char *attribute, const char *indent, struct str *out)
{
    static const char *const types[] = {"", "uchar", "ushort", "", "uint", "", "", "", "ulong"};
    const char *size = unit->is_bytes ? arena_printf(m->arena, "[%lld]", unit->size) : "";
    str_printf(out, "%s%s %s%s%s; /*", indent, unit->is_bytes ? "uchar" : types[unit->size],
               unit->name, size, attribute);
    for (size_t i = 0; i < unit->count; i++) {
        const struct decl *field = record->fields[unit->first + i];
        str_printf(out, "%s %s : %d", i ? "," : "", field->name, field->bit_width);
    }
    str_add(out, " */\n");
}

/* --- uses ----------------------------------------------------------------- */

struct node *bits_target(struct node *node)
{
    node = node_skip_parens(node);
    bool is_bits = node->kind == CXCursor_MemberRefExpr && node->ref &&
                   node->ref->kind == DECL_FIELD && node->ref->is_bit_field;
    return is_bits ? node : NULL;
}

static bool has_effects(const struct node *node)
{
    if (node->kind == CXCursor_CallExpr || node->kind == CXCursor_CompoundAssignOperator ||
        (node->kind == CXCursor_BinaryOperator && node->op == CXBinaryOperator_Assign) ||
        (node->kind == CXCursor_UnaryOperator &&
         (node->op == CXUnaryOperator_PreInc || node->op == CXUnaryOperator_PreDec ||
          node->op == CXUnaryOperator_PostInc || node->op == CXUnaryOperator_PostDec)))
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (has_effects(node->children[i]))
            return true;
    return false;
}

/* An object with a bit-field, as an argument of the bit-field's functions. */
struct holder {
    const char *pointer;
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
        struct decl *captured =
            l->instance ? model_captured_field(l->module->model, l->instance->function, NULL)
                        : NULL;
        holder.pointer = class_own_base(l, lower_class_of_member(field));
        holder.space = captured && captured->type->depth
                           ? addrspace_variable(a, l->instance, captured).level[0]
                           : l->instance->self.level[0];
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

static const char *call_reader(struct lower *l, struct node *member, const struct holder *holder)
{
    const char *name =
        function_for(l->module, member->ref, holder->space, holder->is_volatile, false);
    if (!name) {
        lower_refuse(l, CU2002, member, "this bit-field");
        return "0";
    }
    return arena_printf(l->arena, "%s(%s)", name, holder->pointer);
}

static const char *call_writer(struct lower *l, struct node *member, const struct holder *holder,
                               const char *value)
{
    const char *name =
        function_for(l->module, member->ref, holder->space, holder->is_volatile, true);
    if (!name) {
        lower_refuse(l, CU2002, member, "this bit-field");
        return "0";
    }
    return arena_printf(l->arena, "%s(%s, %s)", name, holder->pointer, value);
}

/* Is the bit-field's own type, and not int, what the expression around it sees? */
static bool keeps_its_type(const struct node *member)
{
    const struct node *node = member, *parent = member->parent;
    while (parent &&
           (parent->kind == CXCursor_UnexposedExpr || parent->kind == CXCursor_ParenExpr)) {
        if (parent->type && member->type && parent->type->opencl && member->type->opencl &&
            strcmp(parent->type->opencl, member->type->opencl) != 0)
            return false;
        node = parent;
        parent = parent->parent;
    }
    bool is_condition = parent && parent->kind == CXCursor_ConditionalOperator &&
                        parent->child_count && parent->children[0] == node;
    return parent && !is_condition &&
           (parent->kind == CXCursor_ConditionalOperator ||
            (parent->kind == CXCursor_CallExpr && parent->ref && parent->ref->in_system));
}

const char *bits_read(struct lower *l, struct node *member)
{
    if (l->in_constant) {
        const char *value = lower_constant_value(l, member);
        if (!value)
            lower_refuse(l, CU2002, member, "a bit-field in a constant");
        return value ? value : "0";
    }
    struct holder holder = holder_of(l, member);
    const char *text = call_reader(l, member, &holder);
    const struct type *type = member->ref->type;
    bool differs = type->kind == TYPE_INTEGER && type->size >= 4 &&
                   (type->is_unsigned || type->size == 8) &&
                   member->ref->bit_width < 8 * type->size;
    return differs && keeps_its_type(member) ? arena_printf(l->arena, "(%s)%s", type->opencl, text)
                                             : text;
}

/* Where the pointer to the object is needed twice, what it does must happen once. */
static const char *keep_pointer(struct lower *l, struct node *member, struct holder *holder)
{
    struct decl *record = lower_class_of_member(member->ref);
    if (!has_effects(member))
        return "";
    const char *name = arena_printf(l->arena, "cu2cl_tmp%d", ++l->temporaries);
    str_printf(&l->prologue, "%s%s%s *%s;\n", lower_space_prefix(holder->space),
               holder->is_volatile ? "volatile " : "", names_type(l->module, record), name);
    const char *before = arena_printf(l->arena, "%s = %s, ", name, holder->pointer);
    holder->pointer = name;
    return before;
}

static const char *write_value(struct lower *l, struct node *node, struct node *member,
                               struct holder *holder, const char *before, const char *value)
{
    const char *text = call_writer(l, member, holder, value);
    if (lower_value_is_used(node))
        return arena_printf(l->arena, "(%s%s, %s)", before, text, call_reader(l, member, holder));
    return *before ? arena_printf(l->arena, "(%s%s)", before, text) : text;
}

const char *bits_assign(struct lower *l, struct node *node, const char *op)
{
    struct node *member = bits_target(node->children[0]), *right = node->children[1];
    struct holder holder = holder_of(l, member);
    bool is_plain = strcmp(op, "=") == 0;
    const char *before =
        !is_plain || lower_value_is_used(node) ? keep_pointer(l, member, &holder) : "";
    const char *value = member->ref->type->kind == TYPE_BOOL && is_plain
                            ? class_bool_value(l, right)
                            : lower_initialiser(l, right, member->ref->type);
    if (!is_plain)
        value = arena_printf(l->arena, "%s %.*s %s", call_reader(l, member, &holder),
                             (int)strlen(op) - 1, op, text_wrap(l->arena, value));
    if (!is_plain && member->ref->type->kind == TYPE_BOOL)
        value = arena_printf(l->arena, "(%s) != 0", value);
    return write_value(l, node, member, &holder, before, value);
}

const char *bits_step(struct lower *l, struct node *node)
{
    struct node *member = bits_target(node->children[0]);
    struct holder holder = holder_of(l, member);
    bool is_plus = node->op == CXUnaryOperator_PreInc || node->op == CXUnaryOperator_PostInc;
    bool is_post = node->op == CXUnaryOperator_PostInc || node->op == CXUnaryOperator_PostDec;
    const char *before = keep_pointer(l, member, &holder);
    const char *old = call_reader(l, member, &holder);
    const char *sign = is_plus ? "+" : "-";
    if (!is_post || !lower_value_is_used(node))
        return write_value(l, node, member, &holder, before,
                           arena_printf(l->arena, "%s %s 1", old, sign));
    struct bits bits;
    const char *name = arena_printf(l->arena, "cu2cl_tmp%d", ++l->temporaries);
    const char *type = describe(l->module, member->ref, &bits) ? result_type(l->module, &bits) : "";
    str_printf(&l->prologue, "%s %s;\n", type, name);
    const char *write =
        call_writer(l, member, &holder, arena_printf(l->arena, "%s %s 1", name, sign));
    return arena_printf(l->arena, "(%s%s = %s, %s, %s)", before, name, old, write, name);
}

const char *bits_initialise(struct lower *l, struct decl *field, struct node *value)
{
    const char *name = function_for(l->module, field, SPACE_PRIVATE, false, true);
    const char *text = field->type->kind == TYPE_BOOL ? class_bool_value(l, value)
                                                      : lower_initialiser(l, value, field->type);
    if (!name)
        lower_refuse(l, CU2002, value, "this bit-field");
    return arena_printf(l->arena, "%s(%s, %s)", name ? name : "",
                        class_own_base(l, lower_class_of_member(field)), text);
}

/* --- lists ---------------------------------------------------------------- */

/* The element at its place in the unit; an expression that can stand in a constant, too. */
static const char *element_text(struct lower *l, const struct bits *bits, struct node *element)
{
    long long value;
    const struct type *type = bits->field->type;
    struct node *inner = node_skip_implicit(element);
    if (inner->kind == CXCursor_InitListExpr && !inner->child_count)
        return "0";
    if (inner->kind == CXCursor_InitListExpr)
        inner = node_skip_implicit(inner->children[0]);
    if (type->kind != TYPE_BOOL && model_evaluate(inner, &value) && value >= 0 &&
        (unsigned long long)value <= mask_of(bits)) {
        const char *text = number(l->arena, bits, (unsigned long long)value);
        return bits->shift ? arena_printf(l->arena, "(%s << %lld)", text, bits->shift) : text;
    }
    const char *text =
        type->kind == TYPE_BOOL ? class_bool_value(l, element) : lower_node(l, inner);
    if (inner->type && inner->type->kind == TYPE_FLOATING)
        text = arena_printf(l->arena, "(%s)%s", bits->is_long ? "long" : "int",
                            text_wrap(l->arena, text));
    return placed(l->arena, bits, text_wrap(l->arena, text), bits->field->type);
}

const char *bits_elements(struct lower *l, struct node *list, struct decl *record, size_t first,
                          size_t *used)
{
    size_t bases = record->base_count;
    struct str out = {.arena = l->arena};
    const struct bit_unit *unit = layout_unit(l->module, record->fields[first - bases]);
    *used = 1;
    if (!unit) {
        lower_refuse(l, CU2002, list, "this bit-field");
        return "0";
    }
    size_t end = unit->first + unit->count + bases;
    for (size_t i = first; i < end && i < list->child_count; i++) {
        struct bits bits;
        describe(l->module, record->fields[i - bases], &bits);
        str_printf(&out, "%s%s", i > first ? " | " : "", element_text(l, &bits, list->children[i]));
        *used = i - first + 1;
    }
    if (!unit->is_bytes)
        return str_text(&out);
    struct str bytes = {.arena = l->arena};
    for (size_t i = 0; i < *used; i++)
        if (has_effects(list->children[first + i]))
            lower_refuse(l, CU2002, list->children[first + i],
                         "a call in the list of a packed struct with bit-fields");
    for (long long i = 0; i < unit->size; i++)
        str_printf(&bytes, "%s(uchar)((%s) >> %lld)", i ? ", " : "{", str_text(&out), 8 * i);
    str_addc(&bytes, '}');
    return str_text(&bytes);
}
