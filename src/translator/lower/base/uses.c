/* What each thing in the .cl uses of the others: functions, types, constants, macros, the functions
 * that read and write bit-fields. A function that turns out not to be portable is lowered by then;
 * the .cl has only what the functions use that stay. */
#include "lower/base/base.h"

struct uses *uses_begin(struct lower_module *m, const void *owner, unsigned *needs)
{
    struct uses *outer = m->user, *uses = arena_new(m->arena, struct uses);
    uses->needs = needs;
    uses->things.arena = uses->headers.arena = m->arena;
    map_put_pointer(&m->uses, owner, uses);
    m->user = uses;
    return outer;
}

struct uses *uses_resume(struct lower_module *m, const void *owner)
{
    struct uses *outer = m->user;
    m->user = map_get_pointer(&m->uses, owner);
    return outer;
}

void uses_end(struct lower_module *m, struct uses *outer)
{
    m->user = outer;
}

void uses_note(struct lower_module *m, const void *thing)
{
    if (m->user)
        map_put_pointer(&m->user->things, thing, (void *)thing);
    else
        uses_keep(m, thing);
}

static const char *find_fault(const struct lower_module *m, const void *owner, struct map *seen)
{
    const struct uses *uses = map_get_pointer(&m->uses, owner);
    if (!uses || map_get_pointer(seen, owner))
        return NULL;
    map_put_pointer(seen, owner, (void *)owner);
    const char *fault = uses->fault;
    for (size_t i = 0; i < uses->things.count && !fault; i++)
        fault = find_fault(m, uses->things.entries[i].key, seen);
    return fault;
}

const char *uses_fault(const struct lower_module *m, const void *owner)
{
    struct map seen = {.arena = m->arena};
    return find_fault(m, owner, &seen);
}

void uses_keep(struct lower_module *m, const void *owner)
{
    const struct uses *uses = map_get_pointer(&m->uses, owner);
    if (uses_is_kept(m, owner))
        return;
    map_put_pointer(&m->kept, owner, (void *)owner);
    for (size_t i = 0; uses && i < uses->headers.count; i++)
        map_put(&m->headers, uses->headers.entries[i].name, uses->headers.entries[i].value);
    for (size_t i = 0; uses && i < uses->things.count; i++)
        uses_keep(m, uses->things.entries[i].key);
}

bool uses_is_kept(const struct lower_module *m, const void *thing)
{
    return map_get_pointer(&m->kept, thing) != NULL;
}
