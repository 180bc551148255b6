/* Statements. Most are copied with their parts in place; here are the forms that C does not have,
 * and the printing of statements that come out of macros. */
#include "lower.h"

#include <ctype.h>
#include <string.h>

/* Does the statement's text lack the semicolon that ends it? An expression is none of its own; a
 * loop's or a branch's is that of its last part. */
bool lower_needs_semicolon(const struct node *node)
{
    switch (node->kind) {
    case CXCursor_ReturnStmt:
    case CXCursor_BreakStmt:
    case CXCursor_ContinueStmt:
    case CXCursor_GotoStmt:
    case CXCursor_DoStmt: return true;
    case CXCursor_IfStmt:
    case CXCursor_ForStmt:
    case CXCursor_WhileStmt:
    case CXCursor_SwitchStmt:
    case CXCursor_CaseStmt:
    case CXCursor_DefaultStmt:
    case CXCursor_LabelStmt:
    case CXCursor_UnexposedStmt:
        return node->child_count && lower_needs_semicolon(node->children[node->child_count - 1]);
    case CXCursor_NullStmt: return node->from_macro_body;
    default: return clang_isExpression(node->kind);
    }
}

static const char *terminated(struct lower *l, struct node *node)
{
    const char *text = lower_node(l, node);
    bool is_block = text[0] == '{' && str_ends(text, "}");
    if (lower_needs_semicolon(node) && !str_ends(text, ";") && !is_block)
        text = arena_printf(l->arena, "%s;", text);
    return text;
}

static const char *block(struct lower *l, struct node *node)
{
    const char *text = lower_tokens(l, node);
    if (text)
        return text;
    struct str out = {.arena = l->arena};
    /* the body of a function that a macro writes: a line for each statement */
    bool lines = node == l->instance->function->body && node->child_count > 1;
    destroy_restart(l, node);
    str_add(&out, lines ? "{\n" : "{ ");
    for (size_t i = 0; i < node->child_count; i++)
        str_printf(&out, lines ? "    %s\n" : "%s ", terminated(l, node->children[i]));
    str_addc(&out, '}');
    return str_text(&out);
}

/* `if (f(); x) ...` has a semicolon after its first child, `if (x) f(); else ...` a parenthesis. */
/* Is there a semicolon between the parentheses behind `if` or `switch`? */
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

/* --- if ------------------------------------------------------------------ */

static bool is_constexpr_if(const struct node *node)
{
    if (!node->file || node->from_macro_body)
        return false;
    const char *p = node->file->text + node->begin;
    if (strncmp(p, "if", 2) != 0)
        return false;
    for (p += 2; isspace((unsigned char)*p);)
        p++;
    return strncmp(p, "constexpr", 9) == 0;
}

static const char *constexpr_if(struct lower *l, struct node *node)
{
    long long value;
    if (node->child_count < 2 || !model_evaluate(node->children[0], &value)) {
        lower_refuse(l, CU2002, node, "this 'if constexpr'");
        return ";";
    }
    if (value)
        return terminated(l, node->children[1]);
    return node->child_count > 2 ? terminated(l, node->children[2]) : ";";
}

/* `if (int x = f())`, `if (int x = f(); x > 0)`: children are the first statement, the condition,
 * and the branches. */
static bool declares_in_head(const struct node *node)
{
    return node->declared_count || has_semicolon_in_head(node);
}

/* libclang does not show a switch's first statement; what it declares is known by its use in the
 * condition. */
static struct decl *hidden_in_head(struct lower *l, const struct node *node)
{
    if (node->kind != CXCursor_SwitchStmt || node->declared_count || node->child_count != 2)
        return NULL;
    const struct node *condition = node_skip_parens(node->children[0]);
    struct decl *decl = condition->kind == CXCursor_DeclRefExpr ? condition->ref : NULL;
    if (!decl || decl->kind != DECL_VARIABLE || decl->file != node->file ||
        decl->begin < node->begin || decl->end > condition->begin)
        return NULL;
    model_load_variable(l->module->model, decl);
    return decl;
}

/* The declaration goes before the statement, and a block around both. */
static const char *if_with_declaration(struct lower *l, struct node *node)
{
    struct str out = {.arena = l->arena};
    size_t at = 0;
    destroy_restart(l, node);
    str_add(&out, "{ ");
    struct decl *hidden = hidden_in_head(l, node);
    if (node->declared_count)
        str_printf(&out, "%s ", lower_variable_declaration(l, node, node->declared[0]));
    else if (hidden)
        str_printf(&out, "%s ", lower_variable_declaration(l, node, hidden));
    else if (node->child_count > 2 && !clang_isExpression(node->children[0]->kind))
        str_printf(&out, "%s ", terminated(l, node->children[at++]));
    else
        str_printf(&out, "%s; ", lower_node(l, node->children[at++]));
    if (at + 1 >= node->child_count) {
        lower_refuse(l, CU2002, node, "a declaration in this condition");
        return ";";
    }
    const char *head = node->kind == CXCursor_SwitchStmt ? "switch" : "if";
    str_printf(&out, "%s (%s) ", head, lower_node(l, node->children[at]));
    str_add(&out, terminated(l, node->children[at + 1]));
    if (at + 2 < node->child_count)
        str_printf(&out, " else %s", terminated(l, node->children[at + 2]));
    str_add(&out, " }");
    return str_text(&out);
}

/* The condition is computed before each round, as its declaration is. */
static const char *while_with_declaration(struct lower *l, struct node *node)
{
    if (node->child_count != 2 || node->kind != CXCursor_WhileStmt)
        return NULL;
    return arena_printf(l->arena, "for (;;) { %s if (!(%s)) break; %s }",
                        lower_variable_declaration(l, node, node->declared[0]),
                        lower_node(l, node->children[0]), terminated(l, node->children[1]));
}

static const char *if_statement(struct lower *l, struct node *node)
{
    if (is_constexpr_if(node))
        return constexpr_if(l, node);
    if (declares_in_head(node))
        return destroy_scope(l, node, if_with_declaration);
    bool has_braces = node->child_count > 2 && destroy_widens_jump(l, node->children[1]);
    const char *text = has_braces ? NULL : lower_tokens(l, node);
    if (text || node->child_count < 2)
        return text;
    struct str out = {.arena = l->arena};
    str_printf(&out, "if (%s) %s", lower_node(l, node->children[0]),
               terminated(l, node->children[1]));
    if (node->child_count > 2)
        str_printf(&out, " else %s", terminated(l, node->children[2]));
    return str_text(&out);
}

/* --- loops --------------------------------------------------------------- */

static const char *for_statement(struct lower *l, struct node *node)
{
    if (node->declared_count) {
        lower_refuse(l, CU2002, node, "a declaration in a loop's condition");
        return ";";
    }
    const char *head = "";
    if (destroy_has_head(node)) { /* it dies behind the loop */
        head = lower_declaration(l, node->children[0]);
        l->moved_head = node->children[0];
    }
    const char *text = lower_tokens(l, node);
    if (text)
        return *head ? arena_printf(l->arena, "{ %s %s%s }", head, text,
                                    lower_needs_semicolon(node) && !str_ends(text, "}") ? ";" : "")
                     : text;
    if (*head) {
        lower_refuse(l, CU2002, node, "an object with a destructor in the head of this loop");
        return ";";
    }
    if (node->child_count != 4) {
        lower_refuse(l, CU2002, node, "a loop with empty parts that comes from a macro");
        return ";";
    }
    const char *init = lower_node(l, node->children[0]);
    return arena_printf(l->arena, "for (%s%s %s; %s) %s", init, str_ends(init, ";") ? "" : ";",
                        lower_node(l, node->children[1]), lower_node(l, node->children[2]),
                        terminated(l, node->children[3]));
}

static const char *while_statement(struct lower *l, struct node *node)
{
    if (node->kind == CXCursor_SwitchStmt &&
        (node->declared_count || node->child_count == 3 || has_semicolon_in_head(node)))
        return if_with_declaration(l, node);
    if (node->declared_count)
        return while_with_declaration(l, node);
    const char *text = lower_tokens(l, node);
    if (text || node->child_count != 2)
        return text;
    if (node->kind == CXCursor_DoStmt)
        return arena_printf(l->arena, "do %s while (%s)", terminated(l, node->children[0]),
                            lower_node(l, node->children[1]));
    return arena_printf(l->arena, "%s (%s) %s",
                        node->kind == CXCursor_SwitchStmt ? "switch" : "while",
                        lower_node(l, node->children[0]), terminated(l, node->children[1]));
}

/* --- the rest ------------------------------------------------------------ */

static const char *return_statement(struct lower *l, struct node *node)
{
    const struct function *f = l->instance->function;
    const char *object = f->is_constructor ? "self_" : destroy_returned_object(l, node);
    const char *text = destroy_before_return(l, node, object);
    if (text)
        return text;
    if (f->result->kind == TYPE_REFERENCE && node->child_count)
        object = lower_address(l, node->children[0], f->result->target);
    if (object)
        return arena_printf(l->arena, "return %s", object);
    text = lower_tokens(l, node);
    if (text)
        return text;
    return node->child_count ? arena_printf(l->arena, "return %s", lower_node(l, node->children[0]))
                             : "return";
}

static const char *labelled(struct lower *l, struct node *node)
{
    const char *text = lower_tokens(l, node);
    if (text || !node->child_count)
        return text;
    if (node->kind == CXCursor_DefaultStmt)
        return arena_printf(l->arena, "default: %s", terminated(l, node->children[0]));
    if (node->kind == CXCursor_CaseStmt && node->child_count == 2)
        return arena_printf(l->arena, "case %s: %s", lower_node(l, node->children[0]),
                            terminated(l, node->children[1]));
    return NULL;
}

const char *lower_statement(struct lower *l, struct node *node)
{
    switch (node->kind) {
    case CXCursor_CompoundStmt: return destroy_scope(l, node, block);
    case CXCursor_DeclStmt: return lower_declaration(l, node);
    case CXCursor_IfStmt: return if_statement(l, node);
    case CXCursor_ForStmt: return destroy_scope(l, node, for_statement);
    case CXCursor_CXXForRangeStmt: return destroy_scope(l, node, lower_range_for);
    case CXCursor_WhileStmt:
    case CXCursor_DoStmt:
    case CXCursor_SwitchStmt: return destroy_scope(l, node, while_statement);
    case CXCursor_ReturnStmt: return return_statement(l, node);
    case CXCursor_CaseStmt:
    case CXCursor_DefaultStmt:
    case CXCursor_LabelStmt: return labelled(l, node);
    case CXCursor_BreakStmt: return destroy_before_jump(l, node, "break");
    case CXCursor_ContinueStmt: return destroy_before_jump(l, node, "continue");
    case CXCursor_NullStmt: return node->from_macro_body ? "" : ";";
    case CXCursor_GotoStmt: return destroy_before_goto(l, node);
    case CXCursor_UnexposedStmt:
        return node->child_count == 1 ? lower_node(l, node->children[0]) : NULL;
    default: return NULL;
    }
}
