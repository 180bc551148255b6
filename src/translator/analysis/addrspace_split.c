/* Splits pointers that point to one address space first and to another one later:
 *
 *     int *p = in;  ...  p = buffer;  ...     ->     int *p = in;  ...  int *p_2 = buffer;  ...
 *
 * That is possible where the assignments stand in the same block as the declaration, one after the
 * other: what is between two of them then sees the same one in every run. */
#include "analysis/addrspace.h"

#include <string.h>

struct splitter {
    struct analysis *analysis;
    struct instance *instance;
    struct decl *variable;
    const char *name;   /* of the first one */
    struct node *block; /* that declares it; the body of the function for a parameter */
    size_t first;       /* the first statement behind the declaration */
};

/* --- can it be split? ---------------------------------------------------- */

static bool is_assignment_to(const struct node *node, const struct decl *variable)
{
    return node->kind == NODE_BINARY_OPERATOR && node->op == OP_ASSIGN && node->child_count == 2 &&
           node_skip_parens(node->children[0])->kind == NODE_DECL_REF_EXPR &&
           node_skip_parens(node->children[0])->ref == variable;
}

static struct node *split_statement(const struct splitter *s, size_t index)
{
    return node_skip_implicit(s->block->children[index]);
}

static bool is_in_split_block(const struct splitter *s, const struct node *node)
{
    for (size_t i = s->first; i < s->block->child_count; i++)
        if (split_statement(s, i) == node)
            return true;
    return false;
}

static bool is_pointer_step(const struct node *node)
{
    return node->kind == NODE_COMPOUND_ASSIGN_OPERATOR ||
           (node->kind == NODE_UNARY_OPERATOR &&
            (node->op == OP_PRE_INC || node->op == OP_POST_INC || node->op == OP_PRE_DEC ||
             node->op == OP_POST_DEC));
}

/* Is every use a value, a step, or an assignment of the block's own? */
static bool uses_are_clear(const struct splitter *s, const struct node *node)
{
    if (node->kind == NODE_LAMBDA_EXPR || node->kind == NODE_GOTO_STMT ||
        node->kind == NODE_LABEL_STMT)
        return false;
    if (node->kind == NODE_DECL_REF_EXPR && node->ref == s->variable) {
        const struct node *around = node->parent;
        while (around && around->kind == NODE_PAREN_EXPR)
            around = around->parent;
        return around && (around->kind == NODE_UNEXPOSED_EXPR || is_pointer_step(around) ||
                          (is_assignment_to(around, s->variable) && is_in_split_block(s, around)));
    }
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->init && !uses_are_clear(s, node->declared[i]->init))
            return false;
    for (size_t i = 0; i < node->child_count; i++)
        if (!uses_are_clear(s, node->children[i]))
            return false;
    return true;
}

static bool mentions_in_tree(const struct node *node, const struct decl *variable)
{
    if (node->kind == NODE_DECL_REF_EXPR && node->ref == variable)
        return true;
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->init && mentions_in_tree(node->declared[i]->init, variable))
            return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (mentions_in_tree(node->children[i], variable))
            return true;
    return false;
}

/* The block whose own statement declares the variable. */
static bool find_block(struct splitter *s, struct node *node)
{
    for (size_t i = 0; i < node->child_count; i++) {
        struct node *child = node->children[i];
        for (size_t d = 0; d < child->declared_count; d++)
            if (child->declared[d] == s->variable) {
                s->block = node;
                s->first = i + 1;
                return node->kind == NODE_COMPOUND_STMT &&
                       !(node->parent && node->parent->kind == NODE_SWITCH_STMT);
            }
        if (find_block(s, child))
            return true;
    }
    return false;
}

/* --- splitting ----------------------------------------------------------- */

static bool same_spaces(const struct spaces *a, const struct spaces *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

static bool split(struct splitter *s)
{
    struct analysis *a = s->analysis;
    struct decl *original = s->variable;
    bool is_parameter = original->kind == DECL_PARAMETER, is_known = is_parameter, done = false;
    struct spaces now = {{0}};

    if (is_parameter) {
        for (size_t i = 0; i < s->instance->function->parameter_count; i++)
            if (s->instance->function->parameters[i] == original)
                now = s->instance->parameters[i];
    } else if (original->init) {
        now = addrspace_of(a, s->instance, original->init);
        is_known = true;
    }
    for (size_t i = s->first; i < s->block->child_count; i++) {
        struct node *node = split_statement(s, i);
        if (!is_assignment_to(node, s->variable) ||
            mentions_in_tree(node->children[1], s->variable)) {
            is_known |= mentions_in_tree(node, s->variable);
            continue;
        }
        struct spaces next = addrspace_of(a, s->instance, node->children[1]);
        if (is_known && !same_spaces(&now, &next)) {
            s->variable = desugar_split(a->model, s->instance->function->body, s->block, i,
                                        s->variable, s->name);
            done = true;
        }
        now = next;
        is_known = true;
    }
    return done;
}

static bool try_split(struct analysis *a, struct instance *instance, struct decl *decl)
{
    struct splitter s = {a, instance, decl, decl->name, NULL, 0};
    struct node *body = instance->function->body;

    if (!body || decl->type->kind != TYPE_POINTER)
        return false;
    if (decl->kind == DECL_PARAMETER)
        s.block = body;
    else if (decl->kind != DECL_VARIABLE || decl->storage != STORAGE_AUTO || !find_block(&s, body))
        return false;
    return uses_are_clear(&s, body) && split(&s);
}

static bool is_several(const struct decl *decl, const struct spaces *spaces)
{
    for (unsigned level = 0; level < SPACE_LEVELS && level < decl->type->depth; level++)
        if (space_is_several(spaces->level[level]))
            return true;
    return false;
}

bool addrspace_split(struct analysis *a)
{
    bool done = false;

    for (size_t i = 0; i < a->linked_count; i++) {
        struct instance *instance = a->linked[i];
        for (size_t v = 0; v < instance->variables.count; v++) {
            struct decl *decl = (struct decl *)instance->variables.entries[v].key;
            if (decl->type && is_several(decl, instance->variables.entries[v].value))
                done |= try_split(a, instance, decl);
        }
    }
    return done;
}
