/* What calls through pointers, and virtual calls, can lead to in other sources.
 *
 * A call becomes a choice among all targets (desugar/dispatch.c), and a program with -rdc=true may
 * have them in any source. So each device pass says which targets it makes known, and what its calls
 * look for. A source whose calls have targets in others gets another device pass, which takes these
 * in (frontend/elsewhere.h). */
#include "frontend/cx.h"
#include "frontend/elsewhere.h"
#include "model/facts.h"
#include "port/port.h"

#include <string.h>

/* --- what a source has and looks for --------------------------------------------------------- */

static const char *usr_of(const struct model *model, const struct decl *decl)
{
    return cx_string(model->arena, clang_getCursorUSR(decl->cursor));
}

static struct module_target new_target(const struct model *model, const struct decl *decl)
{
    struct module_target target = {
        .where = {.path = elsewhere_parse_of(model->tu, decl->cursor)->path,
                  .name = decl->name,
                  .usr = usr_of(model, decl)}};

    return target;
}

static void add_key(const struct model *model, struct module_target *target, const char *key)
{
    arena_push(model->arena, target->keys, target->key_count, key);
}

static void add_base_keys(struct model *model, struct module_target *target, struct decl *record)
{
    model_load_record(model, record);
    add_key(model, target, usr_of(model, record));
    for (size_t i = 0; i < record->base_count; i++)
        add_base_keys(model, target, record->bases[i]);
}

/* Closures, and methods behind pointers to members, are known in their own source alone. */
static bool can_be_elsewhere(struct model *model, const struct decl *decl)
{
    struct function *f = decl->function;

    if (!model_decl_is_read(decl) || decl->in_system || !f->is_device || f->is_kernel ||
        (f->record && !f->is_static_method))
        return false;
    model_load_function(model, f);
    return f->body != NULL;
}

void target_collect(struct model *model, struct source *source)
{
    struct module *module = &source->module;

    for (size_t i = 0; i < model->taken_count; i++) {
        if (!can_be_elsewhere(model, model->taken[i]))
            continue;
        struct module_target target = new_target(model, model->taken[i]);
        add_key(model, &target, model_signature_of(model, model->taken[i]));
        arena_push(model->arena, module->targets, module->target_count, target);
    }
    for (size_t i = 0; i < model->constructed_count; i++) {
        struct module_target target = new_target(model, model->constructed[i]);
        add_base_keys(model, &target, model->constructed[i]);
        arena_push(model->arena, module->targets, module->target_count, target);
    }
    for (size_t i = 0; i < model->dispatch_count; i++) {
        const struct dispatch *d = model->dispatches[i];
        const char *key = d->method ? usr_of(model, d->method->function->record) : d->signature;
        arena_push(model->arena, module->calls, module->call_count, key);
    }
}

/* --- all sources ----------------------------------------------------------------------------- */

static bool may_be_target(const struct module *module, const struct module_target *target)
{
    for (size_t i = 0; i < module->call_count; i++)
        for (size_t j = 0; j < target->key_count; j++)
            if (strcmp(module->calls[i], target->keys[j]) == 0)
                return true;
    return false;
}

static bool has_target(const struct module *module, const char *usr)
{
    for (size_t i = 0; i < module->target_count; i++)
        if (strcmp(module->targets[i].where.usr, usr) == 0)
            return true;
    return false;
}

static bool is_among(const struct frontend_target *targets, size_t count, const char *usr)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(targets[i].usr, usr) == 0)
            return true;
    return false;
}

bool target_find(struct program *program, const struct source *source,
                 struct frontend_target **targets, size_t *count)
{
    const struct module *module = &source->module;
    size_t before = *count;

    for (size_t i = 0; module->call_count && i < program->source_count; i++) {
        const struct module *other = &program->sources[i].module;
        for (size_t j = 0; other != module && j < other->target_count; j++) {
            const struct module_target *target = &other->targets[j];
            if (may_be_target(module, target) && !has_target(module, target->where.usr) &&
                !is_among(*targets, *count, target->where.usr))
                arena_push(program->arena, *targets, *count, target->where);
        }
    }
    return *count > before;
}
