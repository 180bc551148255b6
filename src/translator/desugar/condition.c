/* Conditions that declare an object with a destructor, or one whose initialiser makes such objects:
 * the declaration becomes a statement of its own, so that what destroys the objects of blocks
 * destroys these.
 *
 * if (T t = f()) a; else b;             -> { T t = f(); if (t) a; else b; }
 * switch (int n = f(T()); n) ...        -> { int n = f(T()); switch (n) ... }
 * while (T t = f()) a;                  -> while (1) { T t = f(); if (!t) break; a; }
 * for (int i = 0; T t = f(i); i++) a;   -> for (int i = 0; 1; i++) { T t = f(i); if (!t) break; a;
 * }
 *
 * All other declarations in conditions stay where they are (lower/form/stmt.c). */
#include "desugar/private.h"

#include <string.h>

static struct node *make_statement(struct model *model, const struct node *like,
                                   enum node_kind kind)
{
    struct node *node = model_make_node(model, like, kind, NULL);
    node->file = NULL; /* it has no text */
    node->begin = node->end = 0;
    return node;
}

static bool makes_mortal(struct model *model, const struct node *node)
{
    if (desugar_made_object(model, node))
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (makes_mortal(model, node->children[i]))
            return true;
    return false;
}

static bool needs_statement(struct model *model, const struct decl *decl)
{
    struct decl *record = decl->kind == DECL_VARIABLE ? model_element_record(decl->type) : NULL;
    return (record && !model_special_is_plain(model, record, SPECIAL_DESTROY)) ||
           (decl->init && makes_mortal(model, decl->init));
}

static struct node *declare_condition(struct model *model, const struct node *like,
                                      struct decl *decl)
{
    struct node *statement = make_statement(model, like, NODE_DECL_STMT);
    arena_push(model->arena, statement->declared, statement->declared_count, decl);
    if (decl->init)
        decl->init->parent = statement;
    desugar_add_cleanups(model, statement);
    return statement;
}

/* `if (!condition) break;` */
static struct node *leave_unless(struct model *model, struct node *condition)
{
    struct node *leave = make_statement(model, condition, NODE_IF_STMT);
    struct node *parentheses = model_make_node(model, condition, NODE_PAREN_EXPR, condition->type);
    struct node *negation = model_make_node(model, condition, NODE_UNARY_OPERATOR, condition->type);
    negation->op = OP_LOGICAL_NOT;
    model_add_child(model, parentheses, condition);
    model_add_child(model, negation, parentheses);
    model_add_child(model, leave, negation);
    model_add_child(model, leave, make_statement(model, condition, NODE_BREAK_STMT));
    return leave;
}

/* A loop with the declaration, the condition, and the body in its body. */
static struct node *rewrite_loop(struct model *model, struct node *loop)
{
    struct decl *decl = loop->declared[0];
    bool is_for = loop->kind == NODE_FOR_STMT;
    size_t first = is_for ? 1 : 0; /* of the children that are the condition and what follows */
    if (loop->child_count != (is_for ? 4 : 2))
        return loop;
    struct node *block = make_statement(model, loop, NODE_COMPOUND_STMT);
    struct node *result = model_make_node(model, loop, loop->kind, NULL);
    model_add_child(model, block, declare_condition(model, loop, decl));
    model_add_child(model, block, leave_unless(model, loop->children[first]));
    model_add_child(model, block, loop->children[loop->child_count - 1]);
    if (is_for)
        model_add_child(model, result, loop->children[0]);
    model_add_child(model, result, model_make_number(model, loop, 1));
    if (is_for)
        model_add_child(model, result, loop->children[2]);
    model_add_child(model, result, block);
    return result;
}

/* A block around the declaration and the statement. `from`: the child that is the condition. */
static struct node *rewrite_branch(struct model *model, struct node *node, struct decl *decl,
                                   size_t from)
{
    struct node *block = model_make_node(model, node, NODE_COMPOUND_STMT, NULL);
    struct node *branch = make_statement(model, node, node->kind);
    if (from + 2 > node->child_count)
        return node;
    if (from)
        model_add_child(model, block, node->children[0]);
    model_add_child(model, block, declare_condition(model, node, decl));
    for (size_t i = from; i < node->child_count; i++)
        model_add_child(model, branch, node->children[i]);
    model_add_child(model, block, branch);
    return block;
}

/* A variable that is named below the node, and declared between the offsets. */
static struct decl *find_declared(const struct node *node, const struct source_file *file,
                                  size_t begin, size_t end)
{
    struct decl *decl = node->kind == NODE_DECL_REF_EXPR ? node->ref : NULL;
    if (decl && decl->kind == DECL_VARIABLE && decl->file == file && decl->begin >= begin &&
        decl->end <= end)
        return decl;
    decl = NULL;
    for (size_t i = 0; i < node->child_count && !decl; i++)
        decl = find_declared(node->children[i], file, begin, end);
    return decl;
}

struct decl *desugar_hidden_in_head(struct model *model, const struct node *node)
{
    if (node->kind != NODE_SWITCH_STMT || node->declared_count || node->child_count != 2 ||
        node->from_macro_body || !node->file || node->children[0]->file != node->file)
        return NULL;
    const char *text = node->file->text;
    size_t open = node->begin + strcspn(text + node->begin, "("), end = node->children[0]->begin;
    struct decl *decl = find_declared(node->children[0], node->file, open, end);
    if (!decl)
        return NULL;
    /* it is the only one: it begins at the parenthesis and ends at the semicolon */
    size_t before = open + 1 + strspn(text + open + 1, " \t\n");
    CXSourceLocation place = clang_getCursorLocation(decl->cursor);
    unsigned name = 0;
    clang_getFileLocation(place, NULL, NULL, NULL, &name);
    bool is_first = !memchr(text + before, ',', name > before ? name - before : 0);
    if (decl->begin != before || !is_first ||
        text[decl->end + strspn(text + decl->end, " \t\n")] != ';')
        return NULL;
    desugar_variable(model, decl);
    return decl;
}

struct node *desugar_condition(struct model *model, struct node *node)
{
    struct decl *hidden = desugar_hidden_in_head(model, node);
    if (hidden && needs_statement(model, hidden))
        return rewrite_branch(model, node, hidden, 0);
    bool is_loop = node->kind == NODE_WHILE_STMT || node->kind == NODE_FOR_STMT;
    if (node->declared_count != 1 || !node->child_count || node->from_macro_body)
        return node;
    bool has_first = !is_loop && node->children[0]->kind == NODE_DECL_STMT;
    if (node->kind != NODE_FOR_STMT && !has_first && !needs_statement(model, node->declared[0]))
        return node;
    return is_loop ? rewrite_loop(model, node)
                   : rewrite_branch(model, node, node->declared[0], has_first);
}
