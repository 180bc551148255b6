/* Branches that a template's arguments decide: of `if (SIZE >= 512) ...` in an instance with 256
 * nothing is left, and with 512 the branch alone. A body that instances share has the parameter's
 * name there and keeps both. So does what the program itself wrote as a constant, such as
 * `if (DEBUG)`.
 *
 * They are found before anything but the shared bodies is lowered. What only a branch called or used
 * that is gone is gone as well. */
#include "lower/form/form.h"

#include <ctype.h>
#include <string.h>

static bool names_parameter(const struct node *node)
{
    bool found = node->kind == NODE_DECL_REF_EXPR && !node->ref && node->child_count == 1;
    for (size_t i = 0; i < node->child_count && !found; i++)
        found = names_parameter(node->children[i]);
    return found;
}

/* Can a jump from outside lead into it? */
static bool has_label(const struct node *node)
{
    bool found = node->kind == NODE_LABEL_STMT || node->kind == NODE_CASE_STMT ||
                 node->kind == NODE_DEFAULT_STMT;
    for (size_t i = 0; i < node->child_count && !found; i++)
        found = has_label(node->children[i]);
    return found;
}

/* Is it an `if` that a template's arguments decide? *kept: the branch that is left; NULL: none. */
static bool is_decided_if(const struct node *node, struct node **kept)
{
    long long value;
    bool is_statement = node->kind == NODE_IF_STMT && node->parent && node->file &&
                        node->parent->kind == NODE_COMPOUND_STMT && !node->from_macro_body;
    *kept = NULL;
    if (!is_statement || node->child_count < 2 || node->declared_count ||
        !names_parameter(node->children[0]) || !model_evaluate(node->children[0], &value) ||
        has_label(node))
        return false;
    *kept = value ? node->children[1] : node->child_count > 2 ? node->children[2] : NULL;
    return true;
}

static bool is_within(const struct node *node, const struct node *outer)
{
    while (node && node != outer)
        node = node->parent;
    return node != NULL;
}

/* The instance calls what only `kept` calls, of all that `whole` does; kept may be NULL. */
static void drop_calls(struct instance *instance, const struct node *whole, const struct node *kept)
{
    struct map calls = {.arena = instance->calls.arena};
    for (size_t i = 0; i < instance->calls.count; i++) {
        const struct map_entry *call = &instance->calls.entries[i];
        if (!is_within(call->key, whole) || (kept && is_within(call->key, kept)))
            map_put_pointer(&calls, call->key, call->value);
    }
    instance->calls = calls;
}

static bool is_blank_or_empty(const struct source_file *file, size_t begin, size_t end)
{
    for (size_t at = begin; at < end; at++)
        if (!isspace((unsigned char)file->text[at]) && file->text[at] != ';' &&
            !source_is_splice(file, at))
            return false;
    return true;
}

/* Line splices aside. */
static bool is_one_line(const struct node *node)
{
    const char *text = node->file->text;
    for (size_t at = node->begin; at < node->end; at++) {
        if (text[at] == '\n')
            return false;
        if (source_is_splice(node->file, at))
            at += text[at + 1] == '\r' ? 2 : 1;
    }
    return true;
}

/* The statement in a block of its own, unless a comment stands beside it. */
static struct node *without_braces(struct node *block)
{
    struct node *only = block->child_count == 1 ? block->children[0] : NULL;
    bool is_plain = only && block->kind == NODE_COMPOUND_STMT && only->kind != NODE_DECL_STMT &&
                    only->file && block->file == only->file && !only->from_macro_body;
    return is_plain && only->begin > block->begin && only->end < block->end && is_one_line(only) &&
                   is_blank_or_empty(block->file, block->begin + 1, only->begin) &&
                   is_blank_or_empty(block->file, only->end, block->end - 1)
               ? only
               : block;
}

/* Can the branch stand where the whole does? Not with a comment before it, and lines that would be
 * indented too deeply. */
static bool stands_alone(struct arena *arena, const struct node *node, const struct node *branch)
{
    if (branch->file != node->file || branch->from_macro_body || branch->begin < node->begin)
        return false;
    const char *head =
        arena_strndup(arena, node->file->text + node->begin, branch->begin - node->begin);
    bool is_plain = !strstr(head, "//") && !strstr(head, "/*") && !strchr(head, '#');
    return is_plain && (branch->kind == NODE_COMPOUND_STMT || is_one_line(branch));
}

/* True where it finds any. */
static bool find_decided(struct lower_module *m, struct instance *instance, struct node *node)
{
    struct node *kept;
    bool found = is_decided_if(node, &kept) && (!kept || stands_alone(m->arena, node, kept));
    if (found) {
        struct decided *decided = arena_new(m->arena, struct decided);
        decided->kept = kept;
        instance->decided.arena = m->arena;
        map_put_pointer(&instance->decided, node, decided);
        drop_calls(instance, node, kept);
        if (kept)
            find_decided(m, instance, kept);
        return true;
    }
    for (size_t i = 0; i < node->child_count; i++)
        found |= find_decided(m, instance, node->children[i]);
    return found;
}

bool decided_find(struct lower_module *m, const struct map *reachable)
{
    bool found = false;
    for (size_t i = 0; i < m->analysis->linked_count; i++) {
        struct instance *instance = m->analysis->linked[i];
        if (map_get_pointer(reachable, instance) && !instance->refused && !instance->shared &&
            !instance->decided.count && instance->function->body)
            found |= find_decided(m, instance, instance->function->body);
    }
    return found;
}

struct c_node *decided_if(struct lower *l, struct node *node)
{
    const struct decided *decided =
        l->shared || !l->instance ? NULL : map_get_pointer(&l->instance->decided, node);
    if (!decided)
        return NULL;
    return decided->kept ? lower_node(l, without_braces(decided->kept)) : c_nothing(l->arena);
}
