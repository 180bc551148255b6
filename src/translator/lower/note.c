/* What any part of lowering notes about the function that it prints, and about its module. */
#include "lower/lower.h"

enum {
    DEVICE_NEEDS = 0
#define CU2CL_NEED(name, bit, word, report, lacking) | CU2CL_NEEDS_##name
#include <cu2cl/needs.def>
#undef CU2CL_NEED
};

void lower_refuse(struct lower *l, enum diag_id id, const struct node *node, const char *what)
{
    struct source_pos pos = model_pos(node);
    if (!pos.file && l->instance)
        pos = model_decl_pos(l->instance->function->decl);
    diag_report(l->module->diag, id, &pos, what);
    if (l->instance && !l->instance->refused)
        l->instance->refused = arena_printf(l->arena, "it uses %s", what);
}

void lower_use_header(struct lower_module *module, const char *header)
{
    if (header && *header)
        map_put(&module->headers, header, (void *)header);
}

void lower_need(struct lower_module *module, unsigned needs)
{
    if (module->needs)
        *module->needs |= needs & DEVICE_NEEDS;
}
