#include "analysis/wait_facts.h"

bool wait_is_given_away(const struct node *node, const struct decl *variable)
{
    const struct node *operand =
        node->kind == NODE_UNARY_OPERATOR && node->op == OP_ADDR_OF && node->child_count
            ? node_skip_parens(node->children[0])
            : NULL;
    if (node->kind == NODE_LAMBDA_EXPR ||
        (operand && operand->kind == NODE_DECL_REF_EXPR && operand->ref == variable))
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (wait_is_given_away(node->children[i], variable))
            return true;
    for (size_t i = 0; i < node->declared_count; i++) {
        const struct decl *decl = node->declared[i];
        struct node *init = decl->init ? node_skip_parens(decl->init) : NULL;
        bool is_alias = init && type_is_mutable_reference(decl->type) &&
                        init->kind == NODE_DECL_REF_EXPR && init->ref == variable;
        if (is_alias || (init && wait_is_given_away(init, variable)))
            return true;
    }
    return false;
}

bool wait_is_comparison(const struct node *node)
{
    return node->kind == NODE_BINARY_OPERATOR && node->child_count == 2 &&
           (node->op == OP_LESS || node->op == OP_GREATER || node->op == OP_LESS_EQUAL ||
            node->op == OP_GREATER_EQUAL || node->op == OP_EQUAL || node->op == OP_NOT_EQUAL);
}

static bool says_same(struct node *a, struct node *b)
{
    long long left, right;
    a = node_skip_parens(a);
    b = node_skip_parens(b);
    if (a->kind != b->kind)
        return false;
    if (a->kind == NODE_DECL_REF_EXPR && a->ref == b->ref)
        return true;
    if (a->kind == NODE_BINARY_OPERATOR && a->op == b->op && a->child_count == 2 &&
        b->child_count == 2)
        return says_same(a->children[0], b->children[0]) &&
               says_same(a->children[1], b->children[1]);
    return a->type && b->type && model_evaluate(a, &left) && model_evaluate(b, &right) &&
           left == right;
}

static const struct wait_fact *find_fact(const struct wait_facts *facts, struct node *condition)
{
    for (unsigned i = 0; i < facts->count; i++)
        if (says_same(facts->items[i].comparison, condition))
            return &facts->items[i];
    return NULL;
}

void wait_facts_add(struct wait_facts *facts, struct node *comparison, bool holds)
{
    if (facts->count < WAIT_MOST_FACTS && !find_fact(facts, comparison))
        facts->items[facts->count++] = (struct wait_fact){comparison, holds};
}

bool wait_facts_tell(const struct wait_facts *facts, struct node *condition, long long *value)
{
    const struct wait_fact *fact =
        wait_is_comparison(condition) ? find_fact(facts, condition) : NULL;
    if (fact)
        *value = fact->holds;
    return fact != NULL;
}

static bool names(const struct node *node, const struct decl *variable)
{
    if (node->kind == NODE_DECL_REF_EXPR && node->ref == variable)
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (names(node->children[i], variable))
            return true;
    return false;
}

void wait_facts_forget(struct wait_facts *facts, const struct decl *variable)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < facts->count; i++)
        if (!names(facts->items[i].comparison, variable))
            facts->items[kept++] = facts->items[i];
    facts->count = kept;
}

void wait_facts_meet(struct wait_facts *facts, const struct wait_facts *others)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < facts->count; i++) {
        const struct wait_fact *other = find_fact(others, facts->items[i].comparison);
        if (other && other->holds == facts->items[i].holds)
            facts->items[kept++] = facts->items[i];
    }
    facts->count = kept;
}
