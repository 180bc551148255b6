/* Atomic operations of system scope, which the host and other devices take part in while a kernel
 * runs: those of cuda::atomic, and nvcc's built-in ones, have that scope unless told otherwise.
 *
 * The port's operations are the device's. Most programs mean no more by the default, so they are
 * ported, and the place is named. */
#include "lower/base/base.h"
#include "model/facts.h"

#include <string.h>

/* Functions that have the scope as their last argument, and its value for the system. */
static const struct {
    const char *prefix;
    long long system;
} scoped_functions[] = {{"__nv_atomic_", 4}, {"cuda::atomic_thread_fence", 0}};

static bool is_class_of_system_scope(const struct decl *record)
{
    return record->is_library &&
           (strcmp(record->qualified, "cuda::atomic") == 0 ||
            strcmp(record->qualified, "cuda::atomic_ref") == 0) &&
           model_template_count(record) == 2 && model_template_number(record, 1) == 0;
}

static bool has_system_scope(const struct node *call, const struct function *f)
{
    const struct node *last =
        call->argument_count ? call->arguments[call->argument_count - 1] : NULL;
    long long value;

    if (f->record)
        return !f->is_constructor && !f->is_destructor && is_class_of_system_scope(f->record);
    for (size_t i = 0; i < sizeof scoped_functions / sizeof *scoped_functions; i++)
        if (f->decl->is_library && str_starts(f->decl->qualified, scoped_functions[i].prefix))
            return last && model_evaluate(last, &value) && value == scoped_functions[i].system;
    return false;
}

/* Does the operation work on memory that the host never sees? */
static bool is_in_shared_memory(struct lower *l, struct instance *callee)
{
    struct function *f = callee->function;

    if (f->record)
        return callee->self.level[0] == SPACE_LOCAL;
    return addrspace_variable(l->module->analysis, callee, f->parameters[0]).level[0] ==
           SPACE_LOCAL;
}

void lower_check_scope(struct lower *l, const struct node *call, struct instance *callee)
{
    const struct function *f = callee->function;

    if (l->instance->function->decl->is_library || !has_system_scope(call, f) ||
        is_in_shared_memory(l, callee))
        return;
    struct source_pos pos = model_pos(call);
    diag_report(l->module->diag, CU2032, &pos);
}
