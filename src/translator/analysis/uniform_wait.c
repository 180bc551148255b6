/* Which loops of a kernel wait for other threads.
 *
 * A device need not run the threads of a block at once, nor the blocks of a grid: CPUs run one
 * work-item after the other up to the next barrier, and as many work-groups as they have cores. A
 * loop that waits for a block of a lower number ends on all that were tried, since they start the
 * groups in their order. So do locks, as who holds one goes on. */
#include "analysis/uniform_wait.h"

/* A loop that waits, and what it waits for. */
struct wait {
    struct wait *older;
    const struct node *loop;
    const struct wait_read *reads;
    size_t read_count;
};

/* A place that the kernel writes, anywhere. */
struct written {
    struct written *older;
    const struct place *place;
};

#define MOST_WRITTEN 2000

void wait_note_write(struct walk *w, const struct place *place)
{
    if (w->written_count++ > MOST_WRITTEN)
        return;
    struct written *written = arena_new(w->arena, struct written);
    written->older = w->written;
    written->place = place;
    w->written = written;
}

void wait_look(struct walk *w, struct node *node)
{
    struct wait_loop loop = {.walk = w, .node = node};
    if (w->silent || w->budget < 0 || map_get_pointer(&w->waits_seen, node) ||
        w->frame->instance->function->decl->is_library)
        return;
    map_put_pointer(&w->waits_seen, node, node);
    w->silent++;
    bool waits = wait_find_decisions(&loop) && wait_stands_still(&loop);
    w->silent--;
    if (!waits)
        return;
    struct wait *wait = arena_new(w->arena, struct wait);
    *wait = (struct wait){w->waits, node, loop.reads, loop.read_count};
    w->waits = wait;
}

/* --- blocks of a lower number -------------------------------------------- */

static const struct index *last_index(const struct place *place)
{
    for (unsigned i = place->count; i-- > 0;)
        if (place->parts[i].index)
            return place->parts[i].index;
    return NULL;
}

/* The number of the block, or a ticket, and the rounds of a search from there towards the first. */
static bool is_of_block(const struct index *index)
{
    bool has_block = false;
    for (unsigned i = 0; i < index->count; i++) {
        const struct index_term *term = &index->terms[i];
        bool counts = false;
        if (!term->degree)
            continue;
        if (index_symbols_above(term, INDEX_STEP))
            return false;
        for (unsigned s = 0; s < term->degree; s++)
            counts |= term->symbols[s]->is_block || term->symbols[s]->is_ticket;
        if (!counts && !(term->factor < 0 && term->degree == 1 && term->symbols[0]->is_round))
            return false;
        has_block |= counts && term->factor > 0;
    }
    return has_block;
}

static bool is_above_zero(const struct index *index)
{
    if (!index || !index->count || index->terms[0].degree || index->terms[0].factor <= 0)
        return false;
    for (unsigned i = 1; i < index->count; i++)
        for (unsigned s = 0; s < index->terms[i].degree; s++)
            if (index->terms[i].factor < 0 || !index->terms[i].symbols[s]->is_natural)
                return false;
    return true;
}

/* Is all that the kernel writes there behind what it waits for? */
static bool waits_for_lower(struct walk *w, const struct place *place)
{
    const struct index *index = place->is_shared ? NULL : last_index(place);
    bool is_written = false;
    if (!index || !is_of_block(index))
        return false;
    for (const struct written *o = w->written; o; o = o->older) {
        if (o->place->root != place->root)
            continue;
        const struct index *other = last_index(o->place);
        if (!other || !is_above_zero(index_add(&w->table, other, index, -1)))
            return false;
        is_written = true;
    }
    return is_written && w->written_count <= MOST_WRITTEN;
}

static bool writes_there(const struct walk *w, const struct place *place)
{
    for (const struct written *o = w->written; o; o = o->older)
        if (o->place->root == place->root)
            return true;
    return false;
}

/* Can only a thread of a block with no lower number end it? Where the source says of some memory
 * that it changes, the rest that is read is taken for indices. */
static bool is_for_others(struct walk *w, const struct wait *wait)
{
    bool any_told = false;
    for (size_t i = 0; i < wait->read_count; i++)
        any_told |= wait->reads[i].is_told;
    for (size_t i = 0; i < wait->read_count; i++) {
        const struct wait_read *read = &wait->reads[i];
        bool is_known = read->place && read->place->root;
        if ((any_told ? read->is_told : is_known && writes_there(w, read->place)) &&
            !(is_known && waits_for_lower(w, read->place)))
            return true;
    }
    return false;
}

const struct node *wait_found(struct walk *w)
{
    const struct node *found = NULL;
    for (const struct wait *wait = w->waits; wait; wait = wait->older)
        if (is_for_others(w, wait))
            found = wait->loop;
    return found;
}
