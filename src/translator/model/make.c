/* Nodes and types that the model makes. A node has the place of the one it stands for, and no text
 * of its own. */
#include "model/make.h"

#include "model/facts.h"

struct node *model_make_node(struct model *model, const struct node *like, enum node_kind kind,
                             struct type *type)
{
    struct node *node = arena_new(model->arena, struct node);
    node->kind = kind;
    node->cursor = clang_getNullCursor();
    node->type = type;
    node->file = like->file;
    node->begin = like->begin;
    node->end = like->end;
    node->from_macro_argument = like->from_macro_argument;
    node->is_synthetic = true;
    node->is_default_argument = like->is_default_argument;
    node->parent = like->parent;
    return node;
}

struct node *model_make_statement(struct model *model, const struct node *like, enum node_kind kind)
{
    struct node *node = model_make_node(model, like, kind, NULL);
    node->file = NULL; /* it has no text */
    node->begin = node->end = 0;
    return node;
}

void model_add_child(struct model *model, struct node *node, struct node *child)
{
    child->parent = node;
    arena_push(model->arena, node->children, node->child_count, child);
}

struct node *model_make_comma(struct model *model, const struct node *like, struct node *first,
                              struct node *second)
{
    struct node *both = model_make_node(model, like, NODE_BINARY_OPERATOR, like->type);
    struct node *parentheses = model_make_node(model, like, NODE_PAREN_EXPR, like->type);
    both->op = OP_COMMA;
    model_add_child(model, both, first);
    model_add_child(model, both, second);
    model_add_child(model, parentheses, both);
    return parentheses;
}

struct node *model_make_reference(struct model *model, const struct node *like, struct decl *decl)
{
    struct node *node =
        model_make_node(model, like, NODE_DECL_REF_EXPR, type_strip_reference(decl->type));
    node->ref = decl;
    return node;
}

struct node *model_make_number(struct model *model, const struct node *like, long long value)
{
    struct node *node = model_make_node(model, like, NODE_INTEGER_LITERAL, model_int_type());
    node->value = value;
    return node;
}

struct type *model_make_pointer(struct model *model, struct type *target)
{
    struct type *type = arena_new(model->arena, struct type);
    type->kind = TYPE_POINTER;
    type->spelling = arena_printf(model->arena, "%s *", target->spelling);
    type->target = target;
    type->count = -1;
    type->size = type->align = 8;
    type->depth = target->depth + 1;
    return type;
}

struct type *model_int_type(void)
{
    static struct type type = {.kind = TYPE_INTEGER,
                               .spelling = "int",
                               .opencl = "int",
                               .count = -1,
                               .size = 4,
                               .align = 4};
    return &type;
}

struct type *model_void_type(struct model *model)
{
    struct type *type = arena_new(model->arena, struct type);
    type->kind = TYPE_VOID;
    type->spelling = type->opencl = "void";
    type->size = type->align = type->count = -1;
    return type;
}

/* `object.field` */
struct node *model_make_member(struct model *model, const struct node *like, struct node *object,
                               struct decl *field)
{
    struct node *node =
        model_make_node(model, like, NODE_MEMBER_REF_EXPR, type_strip_reference(field->type));
    node->ref = field;
    model_add_child(model, node, object);
    return node;
}

struct node *model_make_decay(struct model *model, const struct node *like, struct node *array)
{
    struct node *node = model_make_node(model, like, NODE_UNEXPOSED_EXPR,
                                        model_make_pointer(model, array->type->target));
    model_add_child(model, node, array);
    return node;
}

struct node *model_make_element(struct model *model, const struct node *like, struct node *array,
                                struct node *index)
{
    struct node *node =
        model_make_node(model, like, NODE_ARRAY_SUBSCRIPT_EXPR, array->type->target);
    model_add_child(model, node, model_make_decay(model, like, array));
    model_add_child(model, node, index);
    return node;
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

struct node *model_name_of(struct model *model, struct decl *variable)
{
    return model_new_node(model, NODE_DECL_REF_EXPR, type_strip_reference(variable->type), variable,
                          NULL);
}

struct node *model_wrap(struct arena *arena, struct node *node, struct type *type)
{
    struct node *wrapper = arena_new(arena, struct node);
    *wrapper = *node;
    wrapper->kind = NODE_UNEXPOSED_EXPR;
    wrapper->type = type;
    wrapper->ref = NULL;
    wrapper->children = NULL;
    wrapper->child_count = wrapper->argument_count = 0;
    wrapper->cursor = clang_getNullCursor();
    wrapper->constant = NULL;
    arena_push(arena, wrapper->children, wrapper->child_count, node);
    return wrapper;
}

/* --- declarations --------------------------------------------------------- */

struct decl *model_make_decl(struct model *model, enum decl_kind kind, const char *name,
                             struct type *type)
{
    struct decl *decl = arena_new(model->arena, struct decl);
    decl->kind = kind;
    decl->cursor = clang_getNullCursor();
    decl->name = decl->qualified = name;
    decl->type = type;
    decl->is_loaded = decl->is_desugared = true;
    return decl;
}

struct function *model_make_function(struct model *model, const char *name, struct type *result)
{
    struct decl *decl = model_make_decl(model, DECL_FUNCTION, name, NULL);
    struct function *f = arena_new(model->arena, struct function);
    decl->function = f;
    f->decl = decl;
    f->result = result;
    f->is_device = f->loaded = f->is_desugared = true;
    return f;
}
