/* Declarations in conditions become statements of their own, so that what destroys the objects of
 * blocks destroys these, too:
 *
 * if (T t = f()) a; else b;             -> { T t = f(); if (t) a; else b; }
 * if (f(); x) a;                        -> { f(); if (x) a; }
 * switch (int n = f(T()); n) ...        -> { int n = f(T()); switch (n) ... }
 * while (T t = f()) a;                  -> while (1) { T t = f(); if (!t) break; a; }
 * for (int i = 0; T t = f(i); i++) a;   -> for (int i = 0; 1; i++) { T t = f(i); if (!t) break; a; }
 * for (auto [i, n] = f(); i < n; i++) a;  -> { T i_n = f(); int i = i_n.get<0>(); ...
 *                                           for (; i < n; i++) a; }, where the parts are variables
 * if constexpr (x) a; else b;           -> a; or b; */
#include "desugar/private.h"

#include <ctype.h>
#include <string.h>

/* --- loops ---------------------------------------------------------------- */

/* `if (!condition) break;` */
static struct node *leave_unless(struct model *model, struct node *condition)
{
    struct node *leave = model_make_statement(model, condition, NODE_IF_STMT);
    struct node *parentheses = model_make_node(model, condition, NODE_PAREN_EXPR, condition->type);
    struct node *negation = model_make_node(model, condition, NODE_UNARY_OPERATOR, condition->type);
    negation->op = OP_LOGICAL_NOT;
    model_add_child(model, parentheses, condition);
    model_add_child(model, negation, parentheses);
    model_add_child(model, leave, negation);
    model_add_child(model, leave, model_make_statement(model, condition, NODE_BREAK_STMT));
    return leave;
}

/* What stands for a statement that comes out of a macro comes out of it, too. */
static struct node *in_place_of(struct model *model, const struct node *node, enum node_kind kind)
{
    struct node *made = model_make_node(model, node, kind, NULL);
    made->from_macro_body = node->from_macro_body;
    return made;
}

/* A loop with the declaration, the condition, and the body in its body. */
static struct node *rewrite_loop(struct model *model, struct node *loop)
{
    struct decl *decl = loop->declared[0];
    bool is_for = loop->kind == NODE_FOR_STMT;
    size_t first = is_for ? 1 : 0; /* of the children that are the condition and what follows */
    if (loop->child_count != (is_for ? 4 : 2)) {
        loop->refusal = "a declaration in a loop's condition";
        return loop;
    }
    struct node *result = in_place_of(model, loop, loop->kind);
    struct node *body = desugar_block_of(model, loop->children[loop->child_count - 1]);
    desugar_prepend(model, body, leave_unless(model, loop->children[first]));
    desugar_prepend(model, body, desugar_declaration(model, loop, decl));
    if (is_for)
        model_add_child(model, result, loop->children[0]);
    model_add_child(model, result, model_make_number(model, loop, 1));
    if (is_for)
        model_add_child(model, result, loop->children[2]);
    model_add_child(model, result, body);
    return result;
}

/* The head of a loop has variables of one type only, and parts that `get` gives are of several. */
static struct node *rewrite_head(struct model *model, struct node *loop)
{
    struct node *block = in_place_of(model, loop, NODE_COMPOUND_STMT);
    model_add_child(model, block, loop->children[0]);
    loop->children[0] = model_make_node(model, loop, NODE_DECL_STMT, NULL);
    loop->children[0]->parent = loop;
    model_add_child(model, block, loop);
    return block;
}

static bool declares_parts(const struct node *statement)
{
    const struct decl *object = statement->kind == NODE_DECL_STMT && statement->declared_count > 1
                                    ? statement->declared[0]
                                    : NULL;
    return object && object->binding_count && object->ties && object->ties->count;
}

/* --- branches ------------------------------------------------------------- */

/* A block around the declaration and the statement. `from`: the child that is the condition. */
static struct node *rewrite_branch(struct model *model, struct node *node, struct decl *decl,
                                   size_t from)
{
    struct node *block = in_place_of(model, node, NODE_COMPOUND_STMT);
    struct node *branch = model_make_statement(model, node, node->kind);
    if (from + 2 > node->child_count) {
        node->refusal = "a declaration in this condition";
        return node;
    }
    if (from)
        model_add_child(model, block, node->children[0]);
    if (decl)
        model_add_child(model, block, desugar_declaration(model, node, decl));
    for (size_t i = from; i < node->child_count; i++)
        model_add_child(model, branch, node->children[i]);
    model_add_child(model, block, branch);
    return block;
}

/* `if (f(); x) ...` has a semicolon after its first child, `if (x) f(); else ...` a parenthesis. Is
 * there one between the parentheses behind `if` or `switch`? */
static bool has_semicolon_in_head(const struct node *node)
{
    const struct source_file *file = node->file;
    int depth = 0;
    for (size_t at = node->begin; file && !node->from_macro_body && at < node->end; at++) {
        char c = file->text[at];
        if (c == '"' || c == '\'') {
            for (at++; at < node->end && file->text[at] != c; at++)
                if (file->text[at] == '\\')
                    at++;
        } else if (c == '(' || c == '{') {
            depth++;
        } else if ((c == ')' || c == '}') && --depth == 0) {
            return false;
        } else if (c == ';' && depth == 1) {
            return true;
        }
    }
    return false;
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

/* What the first statement of a `switch` declares, which libclang does not show; NULL. */
static struct decl *hidden_in_head(struct model *model, const struct node *node)
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
    size_t name = model_name_offset(model, decl);
    bool is_first = !memchr(text + before, ',', name > before ? name - before : 0);
    if (decl->begin != before || !is_first ||
        text[decl->end + strspn(text + decl->end, " \t\n")] != ';')
        return NULL;
    desugar_variable(model, decl);
    return decl;
}

/* --- if constexpr --------------------------------------------------------- */

static bool is_constexpr_if(const struct node *node)
{
    if (node->kind != NODE_IF_STMT || !node->file || node->from_macro_body)
        return false;
    const char *p = node->file->text + node->begin;
    if (strncmp(p, "if", 2) != 0)
        return false;
    for (p += 2; isspace((unsigned char)*p);)
        p++;
    /* a library may have a macro in its place */
    return strncmp(p, "constexpr", 9) == 0 || (node->file->is_system && *p != '(');
}

static struct node *choose_branch(struct model *model, struct node *node)
{
    long long value;
    if (node->child_count < 2 || !model_evaluate(node->children[0], &value)) {
        node->refusal = "this 'if constexpr'";
        return node;
    }
    struct node *chosen = value ? node->children[1]
                          : node->child_count > 2
                              ? node->children[2]
                              : model_make_statement(model, node, NODE_NULL_STMT);
    struct node *result = model_make_node(model, node, NODE_UNEXPOSED_STMT, NULL);
    model_add_child(model, result, chosen);
    return result;
}

/* --- all ------------------------------------------------------------------ */

struct node *desugar_condition(struct model *model, struct node *node)
{
    bool is_loop = node->kind == NODE_WHILE_STMT || node->kind == NODE_FOR_STMT;
    struct decl *decl = node->declared_count ? node->declared[0] : NULL;
    if (is_constexpr_if(node))
        return choose_branch(model, node);
    if (is_loop) {
        struct node *loop = decl ? rewrite_loop(model, node) : node;
        bool has_parts = loop->kind == NODE_FOR_STMT && loop->child_count && !loop->refusal &&
                         declares_parts(loop->children[0]);
        return has_parts ? rewrite_head(model, loop) : loop;
    }
    struct decl *hidden = hidden_in_head(model, node);
    bool has_first = node->child_count && node->children[0]->kind == NODE_DECL_STMT;
    if (!decl && !hidden && !has_first)
        has_first = has_semicolon_in_head(node) ||
                    (node->kind == NODE_SWITCH_STMT && node->child_count == 3);
    return decl || hidden || has_first
               ? rewrite_branch(model, node, decl ? decl : hidden, hidden ? 0 : has_first)
               : node;
}
