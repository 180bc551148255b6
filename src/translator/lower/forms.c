/* What each form of C++ is lowered by: the table of all kinds of nodes, and what is done with every
 * node before its kind is asked. This file is above all forms; they come back to it through
 * lower_node and its like (lower/base/node.c). */
#include "lower/form/form.h"
#include "lower/forms.h"

typedef struct c_node *form(struct lower *, struct node *);

/* By the kind of node; NULL: there is no such form in device code. A form returns NULL where it
 * finds that it can't print the node. */
static form *const forms[NODE_OTHER + 1] = {
    [NODE_DECL_REF_EXPR] = variable_reference,
    [NODE_MEMBER_REF_EXPR] = field_reference,
    [NODE_CALL_EXPR] = expr_call,
    [NODE_INTEGER_LITERAL] = lower_literal_token,
    [NODE_FLOATING_LITERAL] = lower_literal_token,
    [NODE_CHARACTER_LITERAL] = expr_character,
    [NODE_CXX_BOOL_LITERAL_EXPR] = expr_boolean,
    [NODE_CXX_NULL_PTR_LITERAL_EXPR] = expr_null,
    [NODE_GNU_NULL_EXPR] = expr_null,
    [NODE_STRING_LITERAL] = lower_string,
    [NODE_PAREN_EXPR] = expr_parenthesised,
    [NODE_BINARY_OPERATOR] = lower_binary,
    [NODE_COMPOUND_ASSIGN_OPERATOR] = lower_binary,
    [NODE_UNARY_OPERATOR] = lower_unary,
    [NODE_CONDITIONAL_OPERATOR] = condition_full,
    [NODE_ARRAY_SUBSCRIPT_EXPR] = lower_subscript,
    [NODE_C_STYLE_CAST_EXPR] = lower_cast,
    [NODE_CXX_STATIC_CAST_EXPR] = lower_cast,
    [NODE_CXX_REINTERPRET_CAST_EXPR] = lower_cast,
    [NODE_CXX_CONST_CAST_EXPR] = lower_cast,
    [NODE_CXX_FUNCTIONAL_CAST_EXPR] = lower_cast,
    [NODE_INIT_LIST_EXPR] = lower_list,
    [NODE_COMPOUND_LITERAL_EXPR] = expr_compound_literal,
    [NODE_UNARY_EXPR] = lower_sizeof,
    [NODE_SIZE_OF_PACK_EXPR] = lower_sizeof,
    [NODE_STMT_EXPR] = expr_block,
    [NODE_LAMBDA_EXPR] = lower_closure,
    [NODE_CXX_THIS_EXPR] = expr_this,
    [NODE_UNEXPOSED_EXPR] = expr_unexposed,

    [NODE_COMPOUND_STMT] = stmt_block,
    [NODE_DECL_STMT] = lower_declaration,
    [NODE_IF_STMT] = stmt_if,
    [NODE_FOR_STMT] = stmt_for,
    [NODE_WHILE_STMT] = stmt_while,
    [NODE_DO_STMT] = stmt_while,
    [NODE_SWITCH_STMT] = stmt_while,
    [NODE_RETURN_STMT] = stmt_return,
    [NODE_CASE_STMT] = stmt_labelled,
    [NODE_DEFAULT_STMT] = stmt_labelled,
    [NODE_LABEL_STMT] = stmt_labelled,
    [NODE_BREAK_STMT] = stmt_break,
    [NODE_CONTINUE_STMT] = stmt_continue,
    [NODE_GOTO_STMT] = stmt_goto,
    [NODE_NULL_STMT] = stmt_nothing,
    [NODE_UNEXPOSED_STMT] = stmt_attributed,
};

static const char *unsupported_name(enum node_kind kind)
{
    switch (kind) {
    case NODE_LAMBDA_EXPR: return "a lambda expression";
    case NODE_CXX_NEW_EXPR: return "'new'";
    case NODE_CXX_DELETE_EXPR: return "'delete'";
    case NODE_CXX_THROW_EXPR: return "'throw'";
    case NODE_CXX_TRY_STMT: return "'try'";
    case NODE_CXX_DYNAMIC_CAST_EXPR: return "'dynamic_cast'";
    case NODE_CXX_TYPEID_EXPR: return "'typeid'";
    case NODE_MS_ASM_STMT: return "inline assembly";
    case NODE_STMT_EXPR: return "a statement expression with objects that have destructors";
    default: return "this construct";
    }
}

/* By its kind. */
static struct c_node *by_kind(struct lower *l, struct node *node)
{
    struct node *operand = node_implicit_operand(node);
    if (node->refusal) {
        lower_refuse(l, node->kind == NODE_GCC_ASM_STMT ? CU2080 : CU2002, node, node->refusal);
        return c_zero(l->arena);
    }
    if (operand)
        return expr_implicit(l, node, operand);
    struct c_node *text = forms[node->kind] ? forms[node->kind](l, node) : NULL;
    if (!text) {
        lower_refuse(l, CU2002, node, unsupported_name(node->kind));
        text = c_zero(l->arena);
    }
    return text;
}

static struct c_node *within_full_expression(struct lower *l, struct node *node)
{
    if (!node->from_macro_body || !node->file)
        return by_kind(l, node);
    const struct expansion *e = model_expansion_at(l->module->model, node->file, node->begin);
    if (!e || e == l->expansion || node->end > e->end)
        return by_kind(l, node);
    struct c_node *text = lower_macro_use(l, node, e);
    if (text)
        return text;
    const struct expansion *saved = l->expansion;
    l->expansion = e;
    text = by_kind(l, node);
    l->expansion = saved;
    return text;
}

static struct c_node *untagged(struct lower *l, struct node *node)
{
    const struct chosen *chosen = tagged_chosen(l, node);
    if (chosen)
        return chosen->is_reference ? c_deref(l->arena, chosen->pointer) : chosen->pointer;
    if (node->type && lower_is_null_function(node, node->type))
        return c_zero(l->arena);
    struct c_node *member = member_value(l, node);
    if (member)
        return member;
    return temporary_is_full_expression(l, node) ? temporary_full_expression(l, node)
                                                 : within_full_expression(l, node);
}

static struct c_node *lower_value(struct lower *l, struct node *node)
{
    struct c_node *text = tagged_access(l, node);
    lower_note_decay(l, node);
    text = tagged_convert(l, node, text ? text : untagged(l, node));
    if (node->file && !text->file) {
        struct source_pos pos = model_pos(node);
        c_set_origin(text, pos.file, pos.line);
    }
    return text;
}

const struct lower_ways forms_ways = {
    .value = lower_value,
    .untagged = untagged,
    .within_full_expression = within_full_expression,
    .pointer = address_pointer,
    .address = address_of,
};
