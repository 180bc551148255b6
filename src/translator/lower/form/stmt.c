/* Statements. Most are copied with their parts in place; here are the forms that C does not have,
 * and the printing of statements that come out of macros. */
#include "lower/form/form.h"
#include "model/facts.h"

#include <ctype.h>
#include <string.h>

/* What desugaring puts at the end of a block: calls of destructors, and loops of them. */
static bool is_cleanup(const struct node *statement)
{
    return !statement->file &&
           (statement->kind == NODE_FOR_STMT || node_is_expression(statement->kind));
}

/* As it is written, or, where it comes out of a macro or a library, statement by statement. What
 * desugaring puts at its start and its end has no text. */
struct c_node *stmt_block(struct lower *l, struct node *node)
{
    struct c_node *made = node->is_sequence ? c_sequence(l->arena) : c_block(l->arena);
    size_t first = 0, end = node->child_count;
    while (end > 0 && is_cleanup(node->children[end - 1]))
        end--;
    for (; first < end && !node->children[first]->file; first++)
        c_append(l->arena, made, lower_node(l, node->children[first]));
    struct c_node *written = lower_tokens(l, node);
    for (size_t i = written ? made->count : 0; i-- > 0;)
        c_prepend(l->arena, written, made->parts[i]);
    for (; !written && first < end; first++)
        c_append(l->arena, made, lower_node(l, node->children[first]));
    for (; end < node->child_count; end++)
        c_append(l->arena, written ? written : made, lower_node(l, node->children[end]));
    return written ? written : made;
}

struct c_node *stmt_if(struct lower *l, struct node *node)
{
    struct c_node *decided = decided_if(l, node);
    struct c_node *written = decided ? decided : lower_tokens(l, node);
    if (written || node->child_count < 2)
        return written;
    return c_if(l->arena, lower_node(l, node->children[0]), lower_node(l, node->children[1]),
                node->child_count > 2 ? lower_node(l, node->children[2]) : NULL);
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

struct c_node *stmt_for(struct lower *l, struct node *node)
{
    struct node *parts[4];
    struct c_node *lowered[4];
    struct c_node *written = lower_tokens(l, node);
    if (written)
        return written;
    if (!find_parts(node, parts)) {
        lower_refuse(l, CU2002, node, "a loop with empty parts that comes from a macro");
        return c_nothing(l->arena);
    }
    for (int i = 0; i < 4; i++)
        lowered[i] = parts[i] ? lower_node(l, parts[i]) : c_nothing(l->arena);
    return c_for(l->arena, lowered[0], lowered[1], lowered[2], lowered[3]);
}

struct c_node *stmt_while(struct lower *l, struct node *node)
{
    struct c_node *written = lower_tokens(l, node);
    if (written || node->child_count != 2)
        return written;
    struct c_node *first = lower_node(l, node->children[0]);
    struct c_node *second = lower_node(l, node->children[1]);
    return node->kind == NODE_DO_STMT       ? c_do(l->arena, first, second)
           : node->kind == NODE_SWITCH_STMT ? c_switch(l->arena, first, second)
                                            : c_while(l->arena, first, second);
}

/* --- the rest ------------------------------------------------------------ */

struct c_node *stmt_return(struct lower *l, struct node *node)
{
    const struct function *f = l->instance->function;
    struct node *value = node->child_count ? node->children[0] : NULL;
    struct c_node *object = NULL;
    if (f->is_constructor)
        return c_return(l->arena, c_name(l->arena, "self_"));
    if (f->result->kind == TYPE_REFERENCE && value)
        object = held_address(l, value, l->instance->result);
    if (f->result->kind == TYPE_REFERENCE && value && !object)
        object = tagged_address(l, value, f->result->target, l->instance->result);
    if (object)
        return c_return(l->arena, object);
    struct c_node *written = lower_tokens(l, node);
    if (written)
        return written;
    return c_return(l->arena, value ? lower_node(l, value) : NULL);
}

/* A statement with attributes, such as a loop behind `#pragma unroll`, which is text in front of it
 * unless both come from one macro. */
struct c_node *stmt_attributed(struct lower *l, struct node *node)
{
    if (node->child_count != 1)
        return NULL;
    const char *pragmas = pragma_in_macro(l, node->children[0]);
    struct c_node *lowered = lower_node(l, node->children[0]);
    return *pragmas ? c_with_directive(l->arena, pragmas, lowered) : lowered;
}

/* `case 1: int a;`: what is declared is for the statements behind it, so the label gets an empty
 * one. It keeps one that it has. */
static struct c_node *labelled(struct lower *l, const char *label, struct node *statement)
{
    struct c_node *lowered = lower_node(l, statement);
    struct c_node *empty = c_expression(l->arena, c_name(l->arena, ""));
    if (lowered && c_is_nothing(lowered))
        return c_label(l->arena, label, empty);
    if (!lowered || statement->kind != NODE_DECL_STMT)
        return c_label(l->arena, label, lowered);
    struct c_node *sequence = c_sequence(l->arena);
    c_append(l->arena, sequence, c_label(l->arena, label, empty));
    c_append(l->arena, sequence, lowered);
    return sequence;
}

struct c_node *stmt_labelled(struct lower *l, struct node *node)
{
    struct c_node *written = lower_tokens(l, node);
    if (written || !node->child_count)
        return written;
    if (node->kind == NODE_DEFAULT_STMT)
        return labelled(l, "default", node->children[0]);
    if (node->kind == NODE_LABEL_STMT)
        return labelled(l, model_label_name(l->arena, node), node->children[0]);
    if (node->kind != NODE_CASE_STMT || node->child_count != 2)
        return NULL;
    const char *value = c_string(l->arena, lower_node(l, node->children[0]));
    return labelled(l, arena_printf(l->arena, "case %s", value), node->children[1]);
}

/* The text has no tokens of a jump that a macro writes. */
struct c_node *stmt_goto(struct lower *l, struct node *node)
{
    struct c_node *written = lower_tokens(l, node);
    return written ? written
                   : c_jump(l->arena,
                            arena_printf(l->arena, "goto %s", model_label_name(l->arena, node)));
}

struct c_node *stmt_nothing(struct lower *l, struct node *node)
{
    (void)node;
    return c_nothing(l->arena);
}

struct c_node *stmt_break(struct lower *l, struct node *node)
{
    (void)node;
    return c_jump(l->arena, "break");
}

struct c_node *stmt_continue(struct lower *l, struct node *node)
{
    (void)node;
    return c_jump(l->arena, "continue");
}
