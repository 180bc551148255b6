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
    const struct guard *guards;
    unsigned long time;
};

/* A place that the kernel writes, anywhere. */
struct written {
    struct written *older;
    const struct place *place;
    const struct guard *guards;
    unsigned long time;
};

/* A barrier of the whole block. */
struct met {
    struct met *older;
    const struct guard *guards;
    unsigned long time;
};

#define MOST_WRITTEN 2000

void wait_note_write(struct walk *w, const struct place *place)
{
    if (w->written_count++ > MOST_WRITTEN)
        return;
    struct written *written = arena_new(w->arena, struct written);
    written->older = w->written;
    written->place = place;
    written->guards = w->guards;
    written->time = w->wait_time++;
    w->written = written;
}

/* Where each block is one warp, all its threads come here, or none: the kernel is under way, in no
 * loop, and no condition differs among them. */
void wait_note_barrier(struct walk *w)
{
    if (!w->is_of_warps || w->silent || w->unordered || w->round || w->frame->call)
        return;
    for (const struct guard *g = w->guards; g; g = g->outer)
        if (g->is_apart)
            return;
    struct met *met = arena_new(w->arena, struct met);
    *met = (struct met){w->met, w->guards, w->wait_time++};
    w->met = met;
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
    *wait = (struct wait){w->waits, node, loop.reads, loop.read_count, w->guards, w->wait_time++};
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

/* Is it at least 0, as far as its terms show? */
static bool is_natural_sum(const struct index *index)
{
    for (unsigned i = 0; index && i < index->count; i++) {
        if (index->terms[i].factor < 0)
            return false;
        for (unsigned s = 0; s < index->terms[i].degree; s++)
            if (!index->terms[i].symbols[s]->is_natural)
                return false;
    }
    return index != NULL;
}

static bool is_block_term(const struct index_term *term)
{
    return term->degree == 1 && term->factor > 0 && term->symbols[0]->is_block;
}

/* Is it the block's number, perhaps times something, or less? Then it is above 0 in later blocks
 * only. */
static bool is_block_at_most(const struct index *index)
{
    bool has_block = false;
    for (unsigned i = 0; index && i < index->count; i++) {
        const struct index_term *term = &index->terms[i];
        bool is_block = is_block_term(term);
        if (!is_block && term->factor > 0)
            return false;
        for (unsigned s = 0; s < term->degree; s++)
            if (!term->symbols[s]->is_natural)
                return false;
        has_block |= is_block;
    }
    return has_block;
}

static bool is_block_number(const struct index *index)
{
    return index && index->count == 1 && is_block_term(&index->terms[0]);
}

static bool is_first_block(const struct guard *g)
{
    for (; g; g = g->outer)
        if (g->is_zero && is_block_number(g->compared))
            return true;
    return false;
}

static bool is_later_block(struct walk *w, const struct guard *g)
{
    for (; g; g = g->outer)
        if ((!g->is_zero && is_block_number(g->compared)) ||
            (g->below && g->limit &&
             is_block_at_most(index_add(&w->table, g->limit, g->below, -1))))
            return true;
    return false;
}

/* Do those who wait come to a barrier behind that, to which all others come before they write? */
static bool is_behind(const struct walk *w, const struct wait *wait, const struct written *written)
{
    for (const struct met *met = w->met; met; met = met->older) {
        const struct guard *around = wait->guards;
        if (met->time < wait->time || met->time > written->time)
            continue;
        while (around && around != met->guards)
            around = around->outer;
        if (around == met->guards)
            return true;
    }
    return false;
}

/* Can the write not be what a thread waits for, but in a lower block? */
static bool is_written_in_time(struct walk *w, const struct wait *wait, const struct index *index,
                               const struct written *written)
{
    const struct index *other = last_index(written->place);
    const struct index *distance = other ? index_add(&w->table, other, index, -1) : NULL;
    if (is_above_zero(distance))
        return true;
    return w->is_of_warps && ((is_natural_sum(distance) && is_behind(w, wait, written)) ||
                              (is_first_block(written->guards) && is_later_block(w, wait->guards)));
}

/* Is all that the kernel writes there behind what it waits for? */
static bool waits_for_lower(struct walk *w, const struct wait *wait, const struct place *place)
{
    const struct index *index = place->is_shared ? NULL : last_index(place);
    bool is_written = false;
    if (!index || !is_of_block(index))
        return false;
    for (const struct written *o = w->written; o; o = o->older) {
        if (o->place->root != place->root)
            continue;
        if (!is_written_in_time(w, wait, index, o))
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
            !(is_known && waits_for_lower(w, wait, read->place)))
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
