/* Pointers to data members: `int Point::*p = &Point::y; point.*p = 1;`. As on the host they are the
 * member's offset in the class, and -1 for null. */
#include "lower/form/form.h"
#include "model/facts.h"

struct c_node *member_pointer(struct lower *l, struct node *node)
{
    struct type *type = node->children[1]->type, *member = type ? type->member : NULL;
    bool is_pointer = node->op == OP_MEMBER_POINTER_ARROW;
    struct node *object = node->children[0];
    struct spaces spaces = {{addrspace_object(l->module->analysis, l->instance, node)}};
    if (!member || member->depth || member->kind == TYPE_BOOL || member->kind == TYPE_ARRAY) {
        lower_refuse(l, CU2002, node, "a pointer to a member of this type");
        return c_zero(l->arena);
    }
    struct type pointer = {.kind = TYPE_POINTER, .target = node->type, .depth = 1, .spelling = ""};
    const char *name = lower_type_name(l->module, &pointer, spaces);
    struct c_node *address = is_pointer ? lower_node(l, object) : lower_address(l, object, NULL);
    struct type *own = is_pointer ? object->type->target : object->type;
    if (!name || own->kind != TYPE_RECORD || own->declaration != type->member_of) {
        lower_refuse(l, CU2002, node, "a pointer to a member of another class");
        return c_zero(l->arena);
    }
    const char *bytes = arena_printf(l->arena, "%schar *", lower_space_prefix(spaces.level[0]));
    return c_cast(l->arena, name,
                  c_binary(l->arena, c_cast(l->arena, bytes, address), "+",
                           lower_node(l, node->children[1])));
}

static struct c_node *offset_of(struct lower *l, struct node *node, const struct decl *field)
{
    long long bits = model_field_bit(field);
    if (bits < 0 || bits % 8) {
        lower_refuse(l, CU2002, node, "the address of this member");
        return c_zero(l->arena);
    }
    layout_check(l->module, field->parent);
    return c_name(l->arena, arena_printf(l->arena, "%lldL", bits / 8));
}

static struct c_node *null_offset(struct lower *l)
{
    return c_text(l->arena, "-1L", LEVEL_UNARY);
}

/* The offsets of a base's members in a class that is derived from it. */
static struct c_node *convert(struct lower *l, struct node *node, struct node *operand)
{
    struct decl *from = operand->type->member_of, *to = node->type->member_of;
    struct c_node *text = lower_node(l, operand);
    if (from == to)
        return text;
    long long offset = class_base_offset(l, to, from);
    if (offset < 0)
        lower_refuse(l, CU2002, node, "this conversion of a pointer to a member");
    if (offset <= 0)
        return text;
    return c_ternary(l->arena, c_binary(l->arena, text, "<", c_zero(l->arena)), null_offset(l),
                     c_binary(l->arena, text, "+", c_number(l->arena, offset)));
}

struct c_node *member_value(struct lower *l, struct node *node)
{
    struct node *operand = node_implicit_operand(node);
    bool is_member = node->type && node->type->member_of;
    if (operand && node->type && node->type->kind == TYPE_BOOL && operand->type &&
        operand->type->member_of)
        return c_binary(l->arena, lower_node(l, operand), ">=", c_zero(l->arena));
    if (!is_member)
        return NULL;
    if (operand && operand->type && operand->type->member_of)
        return convert(l, node, operand);
    if (operand) {
        long long value;
        bool is_null = node_skip_parens(operand)->kind == NODE_CXX_NULL_PTR_LITERAL_EXPR ||
                       node_skip_parens(operand)->kind == NODE_GNU_NULL_EXPR ||
                       (model_evaluate(operand, &value) && value == 0);
        return is_null ? null_offset(l) : NULL;
    }
    const struct node *name =
        node->kind == NODE_UNARY_OPERATOR && node->op == OP_ADDR_OF && node->child_count
            ? node_skip_parens(node->children[0])
            : node;
    if (name->ref && name->ref->kind == DECL_FIELD && name->kind == NODE_DECL_REF_EXPR)
        return offset_of(l, node, name->ref);
    return NULL;
}
