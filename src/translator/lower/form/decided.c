/* Branches that a template's arguments decide: of `if (SIZE >= 512) ...` in an instance with 256
 * nothing is left, and with 512 the branch alone. A body that instances share has the parameter's
 * name there and keeps both. So does what the program itself wrote as a constant, such as
 * `if (DEBUG)`.
 *
 * What only a branch called or used that is gone is gone as well, in the next round. */
#include "lower/lower.h"

#include <ctype.h>
#include <string.h>

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
        if (!isspace((unsigned char)file->text[at]) && file->text[at] != ';')
            return false;
    return true;
}

static bool is_one_line(const struct node *node)
{
    return !memchr(node->file->text + node->begin, '\n', node->end - node->begin);
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
static bool stands_alone(struct lower *l, const struct node *node, const struct node *branch)
{
    if (branch->file != node->file || branch->from_macro_body || branch->begin < node->begin)
        return false;
    const char *head =
        arena_strndup(l->arena, node->file->text + node->begin, branch->begin - node->begin);
    bool is_plain = !strstr(head, "//") && !strstr(head, "/*") && !strchr(head, '#');
    return is_plain && (branch->kind == NODE_COMPOUND_STMT || is_one_line(branch));
}

struct c_node *decided_if(struct lower *l, struct node *node)
{
    struct node *kept;
    if (l->shared || !l->instance || !query_decided(node, &kept) ||
        (kept && !stands_alone(l, node, kept)))
        return NULL;
    l->module->drops |= !l->instance->drops_branches;
    l->instance->drops_branches = true;
    drop_calls(l->instance, node, kept);
    return kept ? lower_node(l, without_braces(kept)) : c_nothing(l->arena);
}
