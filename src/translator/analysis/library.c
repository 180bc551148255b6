/* Finds the rule for a call, and the row of it that fits the types of the call's parameters. */
#include "analysis/library.h"
#include "model/facts.h"

#include <string.h>

bool library_find(struct model *model, const struct node *call, struct library_use *use)
{
    memset(use, 0, sizeof *use);
    if (call->kind != NODE_CALL_EXPR || !call->ref || !call->ref->in_system)
        return false;
    use->rule = model_function_rule(model, call->ref);
    if (!use->rule)
        return false;
    const struct flags *flags = model->tu->options->flags;
    const char *const *types = model_parameter_types(model, call->ref);
    if (flags && flags->fast_math)
        use->rule = rules_fast(model->rules, use->rule, types);
    use->overload = rule_find_overload(use->rule, types);
    use->to = use->overload ? use->overload->to : use->rule->to;
    use->header =
        use->overload && use->overload->header ? use->overload->header : use->rule->header;
    use->needs = use->overload ? use->overload->needs : use->rule->needs;
    return true;
}

unsigned library_needs(struct model *model, const struct node *call)
{
    struct library_use use;
    if (!library_find(model, call, &use) || use.rule->state == RULE_NONE)
        return 0;
    return use.needs;
}

struct rule_sync library_sync(struct model *model, const struct node *call)
{
    struct library_use use;
    if (!library_find(model, call, &use) || use.rule->state == RULE_NONE)
        return (struct rule_sync){RULE_BARRIER_NONE, RULE_RESULT_OF_ARGUMENTS};
    return use.overload ? use.overload->sync : use.rule->sync;
}

bool library_variable_varies(struct model *model, const struct decl *variable)
{
    const struct rule *rule = rules_find(model->rules, RULE_DEVICE_FUNCTION, variable->qualified);
    return rule && rule->sync.result == RULE_RESULT_VARYING;
}

bool library_is(const struct decl *decl, const char *name)
{
    return decl && decl->in_system && strcmp(decl->qualified, name) == 0;
}

/* --- tiles --------------------------------------------------------------- */

static bool is_tile(const struct type *type)
{
    return type && type->kind == TYPE_RECORD && type->declaration &&
           library_is(type->declaration, "cooperative_groups::thread_block_tile");
}

long long library_tile_size(const struct type *type)
{
    if (type && type->kind == TYPE_REFERENCE)
        type = type->target;
    return is_tile(type) ? model_template_number(type->declaration, 0) : 0;
}

long long library_tile_parent(struct model *model, const struct type *type)
{
    if (type && type->kind == TYPE_REFERENCE)
        type = type->target;
    if (!is_tile(type))
        return 0;
    return library_tile_size(model_template_type(model, type->declaration, 1));
}
