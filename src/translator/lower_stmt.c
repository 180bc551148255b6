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
    case CXCursor_DoStmt:
    case CXCursor_GCCAsmStmt: return true;
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

/* A block of a library's function: its layout is ours. */
static const char *laid_out_block(struct lower *l, struct node *node)
{
    struct str out = {.arena = l->arena};
    str_add(&out, "{\n");
    l->depth++;
    for (size_t i = 0; i < node->child_count; i++) {
        const char *text = terminated(l, node->children[i]);
        if (*text && strcmp(text, ";") != 0)
            str_printf(&out, "%*s%s\n", 4 * l->depth, "", text);
    }
    l->depth--;
    str_printf(&out, "%*s}", 4 * l->depth, "");
    return str_text(&out);
}

static const char *block(struct lower *l, struct node *node)
{
    const char *text = lower_tokens(l, node);
    if (text)
        return text;
    if (node->file && node->file->is_system)
        return laid_out_block(l, node);
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
    /* a library may have a macro in its place */
    return strncmp(p, "constexpr", 9) == 0 || (node->file->is_system && *p != '(');
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
    bool is_first = node->child_count && node->children[0]->kind == CXCursor_DeclStmt;
    return node->declared_count || is_first || has_semicolon_in_head(node);
}

/* The declaration goes before the statement, and a block around both. */
static const char *if_with_declaration(struct lower *l, struct node *node)
{
    struct str out = {.arena = l->arena};
    size_t at = 0;
    destroy_restart(l, node);
    str_add(&out, "{ ");
    struct decl *hidden = model_hidden_in_head(l->module->model, node);
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

bool lower_if_is_plain(const struct node *node)
{
    return !is_constexpr_if(node) && !declares_in_head(node);
}

/* Does the branch end with a declaration in a condition, which is printed with braces around it?
 * The source has a semicolon there, which may not stand before `else`. */
static bool ends_with_new_braces(const struct node *branch)
{
    for (;; branch = branch->children[branch->child_count - 1]) {
        bool has_head = branch->kind == CXCursor_IfStmt || branch->kind == CXCursor_SwitchStmt ||
                        branch->kind == CXCursor_WhileStmt;
        if (branch->is_synthetic || (has_head && declares_in_head(branch)))
            return true;
        if (!branch->child_count ||
            !(has_head || branch->kind == CXCursor_ForStmt || branch->kind == CXCursor_LabelStmt ||
              branch->kind == CXCursor_UnexposedStmt))
            return false;
    }
}

static const char *if_statement(struct lower *l, struct node *node)
{
    if (is_constexpr_if(node))
        return constexpr_if(l, node);
    if (declares_in_head(node))
        return destroy_scope(l, node, if_with_declaration);
    bool has_braces = node->child_count > 2 && (destroy_widens_jump(l, node->children[1]) ||
                                                ends_with_new_braces(node->children[1]));
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

/* Offsets of the two semicolons in the head of a `for`; false when they are not found. */
static bool find_semicolons(const struct node *node, size_t at[2])
{
    const char *text = node->file->text;
    int depth = 0, found = 0;
    for (size_t i = node->begin; i < node->end && found < 2; i++) {
        if (strchr("([{", text[i]))
            depth++;
        else if (strchr(")]}", text[i]))
            depth--;
        else if (text[i] == ';' && depth == 1)
            at[found++] = i;
    }
    return found == 2;
}

/* The declaration, condition, step, and body of a loop; libclang leaves empty ones out. */
static bool find_parts(struct node *node, struct node *parts[4])
{
    size_t semicolons[2];
    memset(parts, 0, 4 * sizeof *parts);
    if (node->child_count == 4) {
        memcpy(parts, node->children, 4 * sizeof *parts);
        return true;
    }
    if (node->from_macro_body || !node->file || !node->child_count ||
        !find_semicolons(node, semicolons))
        return false;
    size_t last = node->child_count - 1;
    for (size_t i = 0; i < last; i++) {
        size_t begin = node->children[i]->begin;
        parts[begin <= semicolons[0] ? 0 : begin <= semicolons[1] ? 1 : 2] = node->children[i];
    }
    parts[3] = node->children[last];
    return true;
}

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
    struct node *parts[4];
    if (!find_parts(node, parts)) {
        lower_refuse(l, CU2002, node, "a loop with empty parts that comes from a macro");
        return ";";
    }
    const char *texts[3];
    for (int i = 0; i < 3; i++)
        texts[i] = parts[i] ? lower_node(l, parts[i]) : "";
    return arena_printf(l->arena, "for (%s%s%s%s;%s%s) %s", texts[0],
                        str_ends(texts[0], ";") ? "" : ";", *texts[1] ? " " : "", texts[1],
                        *texts[2] ? " " : "", texts[2], terminated(l, parts[3]));
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

/* `return std::max(a, b)`: the reference is one of the arguments in C++; here the call makes a
 * value, which ends with the function. */
static void check_returned_reference(struct lower *l, struct node *value)
{
    const struct node *call = node_skip_parens(value);
    const struct function *callee =
        call->kind == CXCursor_CallExpr && call->ref ? call->ref->function : NULL;
    if (call->ref && call->ref->kind == DECL_VARIABLE &&
        call->ref->storage == STORAGE_STATIC_CONST && type_is_arithmetic(call->ref->type))
        lower_refuse(l, CU2002, value, "returning a reference to a constant");
    if (callee && call->ref->in_system && callee->result->kind == TYPE_REFERENCE && !callee->record)
        lower_refuse(l, CU2002, value, "returning the reference that this call makes");
}

static const char *return_statement(struct lower *l, struct node *node)
{
    const struct function *f = l->instance->function;
    const char *object = f->is_constructor ? "self_" : destroy_returned_object(l, node);
    if (f->result->kind == TYPE_REFERENCE && node->child_count)
        check_returned_reference(l, node->children[0]);
    const char *text = destroy_before_return(l, node, object);
    if (text)
        return text;
    if (f->result->kind == TYPE_REFERENCE && node->child_count)
        object = tagged_address(l, node->children[0], f->result->target, l->instance->result);
    if (object)
        return arena_printf(l->arena, "return %s", object);
    text = lower_tokens(l, node);
    if (text)
        return text;
    return node->child_count ? arena_printf(l->arena, "return %s", lower_node(l, node->children[0]))
                             : "return";
}

/* A statement with attributes, such as a loop behind `#pragma unroll`, which is text in front of it
 * unless both come from one macro. */
static const char *attributed(struct lower *l, struct node *statement)
{
    const char *pragmas = pragma_in_macro(l, statement), *text = lower_node(l, statement);
    return *pragmas ? arena_printf(l->arena, "\n%s%s", pragmas, text) : text;
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
    case CXCursor_GCCAsmStmt: return lower_asm(l, node);
    case CXCursor_NullStmt: return node->from_macro_body ? "" : ";";
    case CXCursor_GotoStmt: return destroy_before_goto(l, node);
    case CXCursor_UnexposedStmt:
        return node->child_count == 1 ? attributed(l, node->children[0]) : NULL;
    default: return NULL;
    }
}
