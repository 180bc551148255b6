/* Do two accesses meet? They do where the difference of their addresses can be that of two threads
 * of a warp: `s[t]` and `s[t + 16]`, `s[t]` and `s[31 - t]`, but not `s[t]` and `s[t]`.
 *
 * What can't be decided is taken as it mostly is. A step that is multiplied with the size of the
 * block, of a row, or with 32 or more leads to another part of the array; a thread whose index is
 * multiplied with the length of a row stays in its row. */
#include "analysis/uniform_memory.h"

#include <stdlib.h>
#include <string.h>

#define WARP    32
#define DEEPEST 3   /* conditions that are added up */
#define TILE    16  /* steps of this size lead to another row, or another thread's part */
#define ROW     8   /* the shortest row of a block with several */
#define PART    256 /* where another array begins in the same memory */
#define BLOCK   128 /* the element behind those of a block's threads, if it is a multiple of 32 */

static const struct guard *single(const struct guard *guard)
{
    while (guard && !guard->thread)
        guard = guard->outer;
    return guard;
}

static const struct guard *apart(const struct guard *guard)
{
    while (guard && !guard->is_apart)
        guard = guard->outer;
    return guard;
}

static bool is_inside_guard(const struct guard *inner, const struct guard *guard)
{
    for (; inner; inner = inner->outer)
        if (inner->condition == guard->condition && inner->is_else == guard->is_else)
            return true;
    return false;
}

static bool is_large(const struct index_term *term, enum index_kind highest)
{
    bool has_size = false;
    for (unsigned i = 0; i < term->degree; i++) {
        if (term->symbols[i]->kind > highest)
            return false;
        has_size |= term->symbols[i]->kind == INDEX_SIZE;
    }
    return has_size || (term->degree && llabs(term->factor) >= TILE);
}

static long long constant_part(const struct index *index)
{
    return index->count && !index->terms[0].degree ? index->terms[0].factor : 0;
}

/* `n - 1`: the index of an array's last element. */
static bool is_last(const struct index_term *size, long long constant)
{
    return size->degree == 1 && llabs(size->factor) == 1 && constant == -size->factor;
}

static long long greatest_divisor(long long a, long long b)
{
    return b ? greatest_divisor(b, a % b) : llabs(a);
}

static const struct index_symbol *only_symbol(const struct index_term *term)
{
    return term->degree == 1 && llabs(term->factor) == 1 ? term->symbols[0] : NULL;
}

/* `i % 2` and `(i + 1) % 2`, `b` and `b ^ 1`: halves of a buffer that take turns. */
static bool take_turns(struct index_table *table, const struct index *difference)
{
    long long step;
    if (difference->count != 2 || difference->terms[0].factor + difference->terms[1].factor)
        return false;
    const struct index_symbol *a = only_symbol(&difference->terms[0]);
    const struct index_symbol *b = only_symbol(&difference->terms[1]);
    if (!a || !b)
        return false;
    for (int i = 0; i < 2; i++) {
        const struct index_symbol *changed = i ? a : b, *plain = i ? b : a;
        const struct index *rest =
            changed->is_exchange
                ? index_add(table, changed->operand, index_of_symbol(table, plain), -1)
                : NULL;
        if (rest && !rest->count)
            return true;
    }
    bool rests = a->operand && b->operand && a->range && a->range == b->range && !a->is_quotient &&
                 !b->is_quotient;
    const struct index *apart = rests ? index_add(table, a->operand, b->operand, -1) : NULL;
    return apart && index_is_constant(apart, &step) && step % a->range != 0;
}

/* Of the factors of all terms but the constant. */
static long long step_of_index(const struct index *index)
{
    long long step = 0;
    for (unsigned i = 0; i < index->count; i++)
        if (index->terms[i].degree)
            step = greatest_divisor(step, index->terms[i].factor);
    return step;
}

/* Does a loop walk over all elements, as `k` does? Then it comes by a thread's own, `t + n * i`, as
 * long as that begins in the same place. */
static bool walks_over(const struct index *difference)
{
    bool has_walker = false, has_other = false;
    for (unsigned i = 0; i < difference->count; i++) {
        const struct index_term *term = &difference->terms[i];
        const struct index_symbol *symbol = only_symbol(term);
        bool steps = false;
        for (unsigned s = 0; s < term->degree; s++)
            steps |= term->symbols[s]->kind == INDEX_STEP;
        if (symbol && symbol->is_round)
            has_walker = true;
        else if (is_large(term, INDEX_STEP))
            has_other = true;
        if (is_large(term, INDEX_STEP) && !steps)
            return false;
    }
    return has_walker && has_other;
}

/* Can the difference be 0? `n - 1 - t` can be `t`, `n + t` can't be `k`. */
static bool may_vanish(struct index_table *table, const struct index *difference, bool is_shared)
{
    long long value, constant = constant_part(difference);
    if (index_is_constant(difference, &value))
        return value == 0;
    bool threads = index_kind(difference) >= INDEX_LANE;
    if (llabs(constant) >= PART || (llabs(constant) >= BLOCK && constant % WARP == 0))
        return false;
    if (threads && is_shared && walks_over(difference))
        return true;
    long long step = step_of_index(difference);
    if (!threads && ((step > 1 && constant % step) || take_turns(table, difference)))
        return false;
    for (unsigned i = 0; i < difference->count; i++)
        if (is_large(&difference->terms[i], INDEX_STEP) &&
            !(threads && is_last(&difference->terms[i], constant)))
            return false;
    return true;
}

/* Members of a union lie in one place. */
static bool is_same_field(const struct decl *a, const struct decl *b)
{
    return a == b || (a && b && a->parent && a->parent == b->parent && a->parent->is_union);
}

struct pair {
    struct index_table *table;
    const struct access *a, *b;
    const struct index_symbol *thread; /* whose index differs between them */
    long long distance;                /* between the two, where one index tells it; 0 */
    bool has_rows;                     /* the block has more than one dimension */
    const struct guard *guard;         /* says which thread one of them is; NULL */
    long long towards;                 /* the sign of the distance from that one to the other */
};

/* Is the guard's index that of the thread, or what is left of it in a warp or a part of one? */
static bool is_of_thread(struct index_table *table, const struct index *index,
                         const struct index_symbol *thread)
{
    long long one;
    const struct index *factor = index_factor(table, index, thread);
    const struct index_symbol *symbol =
        index->count == 1 && index->terms[0].degree == 1 ? index->terms[0].symbols[0] : NULL;
    if (symbol && symbol->operand && !symbol->is_quotient && !symbol->is_exchange)
        return is_of_thread(table, symbol->operand, thread);
    return factor && index_is_constant(factor, &one) && one == 1;
}

/* Is it a multiple of large steps, whatever they are? */
static bool leads_away(const struct index *difference)
{
    bool away = true;
    for (unsigned i = 0; i < difference->count; i++)
        away &= is_large(&difference->terms[i], INDEX_UNKNOWN);
    return away;
}

/* A lower bound of what is twice the index: `n / 2` is at least `(n - 1) / 2.0`, and at most half
 * of `n`. A half of a half is only replaced in one place. */
static const struct index *twice_at_least(struct index_table *table, const struct index *index,
                                          bool replaces_all)
{
    const struct index *sum = index_constant(table, 0);
    for (unsigned i = 0; i < index->count; i++) {
        const struct index_term *term = &index->terms[i];
        const struct index_symbol *half = term->degree == 1 ? term->symbols[0] : NULL;
        if (half && half->is_quotient && half->range == 2 && (replaces_all || term->factor > 0)) {
            long long lost = term->factor > 0 ? -term->factor : 0;
            sum = index_add(table, sum, half->operand, term->factor);
            sum = index_add(table, sum, index_constant(table, lost), 1);
        } else {
            sum = index_add(table, sum, index_of_terms(table, term, 1), 2);
        }
    }
    return sum;
}

/* Or 0. */
static bool is_positive(struct index_table *table, const struct index *index, bool replaces_all)
{
    long long value;
    const struct index *twice = twice_at_least(table, index, replaces_all);
    return twice && index_is_constant(twice, &value) && value > -2;
}

/* What the thread's index itself is below: `n - k` where `t + k < n`. */
static const struct index *limit_of_thread(const struct pair *pair, const struct guard *guard)
{
    const struct index *thread = index_of_symbol(pair->table, pair->thread);
    const struct index *rest = index_add(pair->table, guard->below, thread, -1);
    return rest && index_kind(rest) < INDEX_LANE ? index_add(pair->table, guard->limit, rest, -1)
                                                 : guard->limit;
}

/* Does a condition that both threads came through keep them from being this far apart? Where
 * `t < d`, no thread's `t + d` is another's `t`; where `t % 4 == 0`, no `t + 2` is. */
static bool is_kept_apart(const struct pair *pair, const struct index *distance)
{
    for (const struct guard *g = pair->a->guards; g; g = g->outer) {
        const struct index *index = g->below ? g->below : g->multiple;
        if (!index || !is_inside_guard(pair->b->guards, g) ||
            !is_of_thread(pair->table, index, pair->thread))
            continue;
        const struct index *zero = index_constant(pair->table, 0);
        const struct index *limit = g->below ? limit_of_thread(pair, g) : NULL;
        for (int sign = -1; sign <= 1 && limit; sign += 2) {
            const struct index *way = index_add(pair->table, zero, distance, sign);
            const struct index *beyond = index_add(pair->table, way, limit, -1);
            if (beyond &&
                (is_positive(pair->table, beyond, false) || is_positive(pair->table, beyond, true)))
                return true;
        }
        if (g->multiple && !index_divide(pair->table, distance, g->of))
            return true;
    }
    return false;
}

/* Do conditions on the way of one access say that the difference is above 0? It is the sum of
 * steps that each of them makes, of at least 1: `t - j` where `j < i` and `i < t`. */
static bool is_above(struct index_table *table, const struct index *difference,
                     const struct guard *guards, const struct guard *others, int depth)
{
    long long value;
    if (!difference)
        return false;
    if (index_is_constant(difference, &value))
        return value + DEEPEST - depth > 0;
    for (const struct guard *g = guards; depth && g; g = g->outer)
        if (g->below &&
            is_above(table,
                     index_add(table, difference, index_add(table, g->limit, g->below, -1), -1),
                     guards, others, depth - 1))
            return true;
    for (const struct guard *g = others; depth && g; g = g->outer)
        if (g->below && index_kind(g->below) < INDEX_LANE && index_kind(g->limit) < INDEX_LANE &&
            is_above(table,
                     index_add(table, difference, index_add(table, g->limit, g->below, -1), -1),
                     guards, others, depth - 1))
            return true;
    return false;
}

/* Of all its factors. */
static long long divisor_of(const struct index *index)
{
    long long divisor = 0;
    for (unsigned i = 0; i < index->count; i++)
        divisor = greatest_divisor(divisor, index->terms[i].factor);
    return divisor;
}

static bool is_natural(const struct index *index)
{
    for (unsigned i = 0; index && i < index->count; i++) {
        const struct index_term *term = &index->terms[i];
        for (unsigned s = 0; s < term->degree; s++)
            if (!term->symbols[s]->is_natural)
                return false;
        if (term->factor < 0)
            return false;
    }
    return index != NULL;
}

/* Is the first access on the way to a limit, which the other one begins at? `s[i]` and `s[n + k]`,
 * where `i < n`. */
static bool ends_before(struct index_table *table, const struct guard *guards,
                        const struct index *a, const struct index *b)
{
    for (const struct guard *g = guards; g; g = g->outer)
        if (g->below && is_natural(index_add(table, g->below, a, -1)) &&
            is_natural(index_add(table, b, g->limit, -1)))
            return true;
    return false;
}

/* An index of a thread and one that is the same for all, which conditions keep from being equal. */
static bool is_ordered(const struct pair *pair, const struct index *a, const struct index *b,
                       const struct index *difference)
{
    bool first = index_kind(a) >= INDEX_LANE;
    if (first == (index_kind(b) >= INDEX_LANE) || index_kind(difference) > INDEX_LANE)
        return false;
    difference =
        index_divide(pair->table, difference, index_constant(pair->table, divisor_of(difference)));
    const struct guard *guards = first ? pair->a->guards : pair->b->guards;
    const struct guard *others = first ? pair->b->guards : pair->a->guards;
    const struct index *zero = index_constant(pair->table, 0);
    return is_above(pair->table, difference, guards, others, DEEPEST) ||
           is_above(pair->table, index_add(pair->table, zero, difference, -1), guards, others,
                    DEEPEST);
}

/* At most; where it is a half, twice of it is at most the whole. */
static const struct index *twice(struct index_table *table, const struct index *limit)
{
    const struct index_symbol *half = limit->count == 1 ? only_symbol(&limit->terms[0]) : NULL;
    if (half && half->is_quotient && half->range == 2 && limit->terms[0].factor == 1)
        return half->operand;
    return index_add(table, limit, limit, 1);
}

/* `t` and `n - 1 - t`, where `t < n / 2`. */
static bool is_mirrored(const struct pair *pair, const struct index *difference)
{
    long long factor, rest;
    const struct index *of_thread = index_factor(pair->table, difference, pair->thread);
    if (!of_thread || !index_is_constant(of_thread, &factor) || llabs(factor) != 2)
        return false;
    const struct index *zero = index_constant(pair->table, 0);
    const struct index *sum = index_replace(pair->table, difference, pair->thread, zero);
    if (factor > 0 && sum)
        sum = index_add(pair->table, zero, sum, -1);
    for (const struct guard *g = pair->a->guards; sum && g; g = g->outer) {
        if (!g->below || !is_inside_guard(pair->b->guards, g) ||
            !is_of_thread(pair->table, g->below, pair->thread))
            continue;
        const struct index *left = index_add(pair->table, sum, twice(pair->table, g->limit), -1);
        if (left && index_is_constant(left, &rest) && rest > -2)
            return true;
    }
    return false;
}

/* Is there a thread at this distance from the one that a guard names? Before the first and behind
 * the last of a block is none. */
static bool is_in_block(const struct pair *pair, const struct index *distance)
{
    long long value;
    if (!pair->guard || pair->guard->thread != pair->thread)
        return true;
    const struct index *other = index_add(pair->table, pair->guard->only, distance, pair->towards);
    if (other && index_is_constant(other, &value) && value < 0)
        return false;
    const struct index *left = index_add(pair->table, pair->thread->end, other, -1);
    return !left || !index_is_constant(left, &value) || value > 0;
}

/* How far threads of one warp, or of one of the block's rows, are apart at most, and one more. */
static long long reach(const struct pair *pair)
{
    return pair->has_rows && pair->thread->range != WARP ? ROW : WARP;
}

/* Does a part of the index that goes by the thread's change with it, so that it leads to another
 * row? Where `t % 2` chooses the row, the neighbour of a thread works in another one. */
static bool changes_row(const struct pair *pair, const struct index *index, long long distance)
{
    for (unsigned i = 0; i < index->count; i++) {
        const struct index_term *term = &index->terms[i];
        const struct index_symbol *rest = NULL;
        struct index_term others = *term;
        for (unsigned s = 0; s < term->degree; s++)
            if (term->symbols[s]->range > 1 && !term->symbols[s]->is_quotient) {
                rest = term->symbols[s];
                others.symbols[s] = others.symbols[--others.degree];
                break;
            }
        bool leads_away = llabs(others.factor) - llabs(distance) >= reach(pair) ||
                          (others.degree && is_large(&others, INDEX_STEP));
        if (rest && leads_away && distance % rest->range &&
            is_of_thread(pair->table, rest->operand, pair->thread))
            return true;
    }
    return false;
}

/* Would a thread so far away be in another row of the block, since the next dimension's steps are
 * not larger? In `x + 16 * y`, `x` stays below 16. */
static bool leaves_row(const struct pair *pair, const struct index *index,
                       const struct index *factor, long long distance)
{
    long long step;
    if (!index_is_constant(factor, &step))
        return false;
    for (unsigned i = 0; i < index->count; i++) {
        const struct index_term *term = &index->terms[i];
        const struct index_symbol *symbol = term->degree == 1 ? term->symbols[0] : NULL;
        if (symbol && symbol != pair->thread && symbol->end && pair->thread->end &&
            llabs(term->factor) > llabs(step) && llabs(distance * step) >= llabs(term->factor))
            return true;
    }
    return false;
}

/* Do all other terms step over what both indices are apart, or multiples of it? Then that is the
 * length of the block's rows in global memory, as in `x + n * (y + h * z)`. */
static bool is_row(const struct pair *pair, const struct index *index, long long step)
{
    bool has_other = false;
    if (!pair->has_rows || pair->a->place.is_shared || step < 2)
        return false;
    for (unsigned i = 0; i < index->count; i++) {
        const struct index_term *term = &index->terms[i];
        if (only_symbol(term) == pair->thread || !term->degree)
            continue;
        has_other = true;
        if (term->factor % step)
            return false;
    }
    return has_other;
}

/* Is `difference` what `factor` makes of the distance between two threads of a warp? `moving` is an
 * index of the place. */
static bool is_distance(struct pair *pair, const struct index *difference,
                        const struct index *factor, const struct index *moving)
{
    long long value;
    if (!difference->count || is_kept_apart(pair, difference) || is_mirrored(pair, difference))
        return false; /* the same thread */
    const struct index *quotient = index_divide(pair->table, difference, factor);
    if (index_kind(difference) >= INDEX_LANE)
        return !leads_away(difference) &&
               may_vanish(pair->table, difference, pair->a->place.is_shared);
    if (!quotient || is_kept_apart(pair, quotient) || !is_in_block(pair, quotient) ||
        is_row(pair, moving, divisor_of(quotient)) ||
        leaves_row(pair, moving, factor, divisor_of(quotient)))
        return false;
    if (pair->thread->range && !pair->thread->is_quotient &&
        divisor_of(quotient) >= pair->thread->range)
        return false;
    if (!index_is_constant(quotient, &value))
        return llabs(constant_part(quotient)) < WARP && may_vanish(pair->table, quotient, false);
    if ((pair->distance && pair->distance != value) || changes_row(pair, moving, value))
        return false;
    pair->distance = value;
    return llabs(value) < reach(pair);
}

/* Is `difference` no multiple of what the next thread adds? Asked first, since that decides most
 * pairs in large kernels, where each thread has a row of its own. */
static bool is_between_steps(const struct pair *pair, const struct index *difference,
                             const struct index *factor)
{
    return factor->count && difference->count && index_kind(difference) < INDEX_LANE &&
           !index_divide(pair->table, difference, factor);
}

static bool is_around(const struct index_symbol *loop, const struct index_symbol *inner)
{
    while (inner && inner != loop)
        inner = inner->outer;
    return inner != NULL;
}

/* The rounds that two loops are in, one behind the other, which both step over the same. */
static bool are_rounds(const struct index_term *a, const struct index_term *b)
{
    const struct index_symbol *round = NULL, *other = NULL;
    if (a->degree != b->degree || a->factor != -b->factor)
        return false;
    for (unsigned i = 0; i < a->degree; i++)
        if (a->symbols[i] != b->symbols[i]) {
            if (round)
                return false;
            round = a->symbols[i];
            other = b->symbols[i];
        }
    return round && round->is_round && other->is_round && !is_around(round, other) &&
           !is_around(other, round);
}

/* The difference where both loops are in the same round; NULL: it has no such loops. */
static const struct index *in_same_round(struct index_table *table, const struct index *difference)
{
    for (unsigned i = 0; i < difference->count; i++)
        for (unsigned j = i + 1; j < difference->count; j++)
            if (are_rounds(&difference->terms[i], &difference->terms[j])) {
                difference = index_add(table, difference,
                                       index_of_terms(table, &difference->terms[i], 1), -1);
                return difference
                           ? index_add(table, difference,
                                       index_of_terms(table, &difference->terms[j - 1], 1), -1)
                           : NULL;
            }
    return NULL;
}

static bool difference_meets(struct pair *pair, const struct index *a, const struct index *b,
                             const struct index *moving, const struct index *difference)
{
    const struct index *factor = index_factor(pair->table, moving, pair->thread);
    if (!factor || is_between_steps(pair, difference, factor))
        return false;
    if (is_ordered(pair, a, b, difference) || ends_before(pair->table, pair->a->guards, a, b) ||
        ends_before(pair->table, pair->b->guards, b, a))
        return false;
    if (factor->count)
        return is_distance(pair, difference, factor, moving);
    return !(difference->count && index_kind(difference) == INDEX_UNKNOWN &&
             leads_away(difference)) &&
           may_vanish(pair->table, difference, pair->a->place.is_shared);
}

/* One index each: do they meet where the thread's index differs? `moving` is the one that a thread
 * with another index has. */
static bool indices_meet(struct pair *pair, const struct index *a, const struct index *b,
                         const struct index *moving)
{
    const struct index *difference = index_add(pair->table, a, b, -1);
    long long distance = pair->distance;
    if (!difference || difference_meets(pair, a, b, moving, difference))
        return difference != NULL;
    difference = in_same_round(pair->table, difference);
    pair->distance = distance;
    return difference && difference_meets(pair, a, b, moving, difference);
}

static const struct index *at_guard(struct index_table *table, const struct index *index,
                                    const struct guard *guard)
{
    const struct index *value = index_replace(table, index, guard->thread, guard->only);
    return value ? value : index;
}

/* All parts, for threads that differ in `thread`. A guard says which thread one of them is. */
static bool parts_meet(struct index_table *table, const struct access *a, const struct access *b,
                       const struct index_symbol *thread, const struct guard *of_a,
                       const struct guard *of_b, bool has_rows)
{
    const struct guard *guard = of_a ? of_a : of_b;
    struct pair pair = {table, a, b, thread, 0, has_rows, guard, of_b ? -1 : 1};
    for (unsigned i = 0; i < a->place.count && i < b->place.count; i++) {
        const struct place_part *left = &a->place.parts[i], *right = &b->place.parts[i];
        if (left->field || right->field) {
            if (!is_same_field(left->field, right->field))
                return false;
            continue;
        }
        const struct index *x = left->index, *y = right->index;
        const struct index *moving = of_b ? x : y;
        if (guard) {
            x = at_guard(table, x, guard);
            y = at_guard(table, y, guard);
        }
        if (!indices_meet(&pair, x, y, moving))
            return false;
    }
    return true;
}

/* Is the symbol made of another one's index, which is there, too? `t` and `t % 4` differ
 * together. */
static bool is_derived(struct index_table *table, const struct index_symbol *symbol,
                       const struct place *place)
{
    for (unsigned p = 0; symbol->operand && p < place->count; p++)
        for (unsigned i = 0; place->parts[p].index && i < place->parts[p].index->count; i++) {
            const struct index_term *term = &place->parts[p].index->terms[i];
            for (unsigned s = 0; s < term->degree; s++) {
                const struct index *factor =
                    term->symbols[s] == symbol
                        ? NULL
                        : index_factor(table, symbol->operand, term->symbols[s]);
                if (factor && factor->count && term->symbols[s]->kind == INDEX_LANE)
                    return true;
            }
        }
    return false;
}

/* The threads' indices in the place. */
static size_t add_threads(struct index_table *table, const struct place *place,
                          const struct index_symbol **threads, size_t count, size_t limit)
{
    for (unsigned p = 0; p < place->count; p++)
        for (unsigned i = 0; place->parts[p].index && i < place->parts[p].index->count; i++) {
            const struct index_term *term = &place->parts[p].index->terms[i];
            for (unsigned s = 0; s < term->degree; s++) {
                size_t known = 0;
                while (known < count && threads[known] != term->symbols[s])
                    known++;
                if (term->symbols[s]->kind == INDEX_LANE && known == count && count < limit &&
                    !is_derived(table, term->symbols[s], place))
                    threads[count++] = term->symbols[s];
            }
        }
    return count;
}

static void enter_guard(struct index_table *table, struct place *place, const struct guard *guard)
{
    for (unsigned i = 0; i < place->count; i++)
        if (place->parts[i].index)
            place->parts[i].index = at_guard(table, place->parts[i].index, guard);
}

/* The guard says the index of a thread in one dimension of the block, and several threads of a warp
 * may have it, as those of a row have the same `threadIdx.y`: do they meet each other? */
static bool row_meets(struct index_table *table, const struct access *a, const struct access *b,
                      const struct guard *guard)
{
    const struct index_symbol *threads[8];
    struct access x = *a, y = *b;

    enter_guard(table, &x.place, guard);
    enter_guard(table, &y.place, guard);
    size_t count = add_threads(table, &x.place, threads, 0, 8);
    count = add_threads(table, &y.place, threads, count, 8);
    for (size_t i = 0; i < count; i++) {
        const struct index *operand = threads[i]->operand;
        const struct index *factor = operand ? index_factor(table, operand, guard->thread) : NULL;
        if ((!factor || !factor->count) && parts_meet(table, &x, &y, threads[i], NULL, NULL, true))
            return true;
    }
    return false;
}

/* Two guards, for one thread each. */
static bool single_threads_meet(struct index_table *table, const struct access *a,
                                const struct access *b, const struct guard *of_a,
                                const struct guard *of_b)
{
    if (of_a->thread == of_b->thread) {
        const struct index *distance = index_add(table, of_a->only, of_b->only, -1);
        if (!distance || !distance->count)
            return row_meets(table, a, b, of_a);
    }
    for (unsigned i = 0; i < a->place.count && i < b->place.count; i++) {
        const struct place_part *left = &a->place.parts[i], *right = &b->place.parts[i];
        if (left->field || right->field) {
            if (!is_same_field(left->field, right->field))
                return false;
            continue;
        }
        const struct index *difference = index_add(table, at_guard(table, left->index, of_a),
                                                   at_guard(table, right->index, of_b), -1);
        if (!difference || !may_vanish(table, difference, a->place.is_shared))
            return false;
    }
    return true;
}

static bool has_unknown(const struct place *place)
{
    for (unsigned p = 0; p < place->count; p++)
        if (place->parts[p].index && index_kind(place->parts[p].index) == INDEX_UNKNOWN)
            return true;
    return false;
}

static bool is_same_place(struct index_table *table, const struct place *a, const struct place *b)
{
    for (unsigned i = 0; i < a->count && i < b->count; i++) {
        if (!is_same_field(a->parts[i].field, b->parts[i].field))
            return false;
        if (a->parts[i].field)
            continue;
        const struct index *difference = index_add(table, a->parts[i].index, b->parts[i].index, -1);
        if (!difference || difference->count)
            return false;
    }
    return true;
}

/* Neither of them is for one thread only. */
static bool all_meet(struct index_table *table, const struct access *a, const struct access *b)
{
    const struct index_symbol *threads[8];
    size_t of_a = add_threads(table, &a->place, threads, 0, 8);
    size_t count = add_threads(table, &b->place, threads, of_a, 8);
    const struct index_symbol *of_b[8];
    const struct guard *condition = apart((a->writes ? a : b)->guards);

    if (!a->place.is_shared && (!of_a || !add_threads(table, &b->place, of_b, 0, 8)))
        return false; /* one place in global memory, for all threads of the grid */
    for (size_t i = 0; i < count; i++)
        if (parts_meet(table, a, b, threads[i], NULL, NULL, count > 1))
            return true;
    if (!count && (has_unknown(&a->place) || has_unknown(&b->place)))
        return a->place.is_shared && !is_same_place(table, &a->place, &b->place) &&
               parts_meet(table, a, b, NULL, NULL, NULL, false);
    /* One address for all: threads that write it together write the same, mostly. */
    bool differ = a->is_atomic || b->is_atomic ||
                  (condition && !is_inside_guard((a->writes ? b : a)->guards, condition));
    return !count && a->place.is_shared && differ &&
           parts_meet(table, a, b, NULL, NULL, NULL, false);
}

static bool is_exchange(const struct index *index)
{
    return index && index->count == 1 && index->terms[0].degree == 1 &&
           index->terms[0].symbols[0]->is_exchange;
}

/* `t` and `t ^ k`, where a comparison says which of the two threads works on both. */
static bool are_exchanged(const struct access *a, const struct access *b)
{
    bool exchange = false;
    for (unsigned p = 0; p < a->place.count && p < b->place.count; p++)
        exchange |= is_exchange(a->place.parts[p].index) || is_exchange(b->place.parts[p].index);
    for (const struct guard *g = a->guards; exchange && g; g = g->outer)
        if ((is_exchange(g->left) || is_exchange(g->right)) && is_inside_guard(b->guards, g))
            return true;
    return false;
}

/* One of them writes and the other one reads, or is atomic. Whoever reads a counter before an
 * atomic operation, or until it has some value, knows that others are there. */
static bool are_opposed(const struct access *a, const struct access *b)
{
    if (a->is_atomic || b->is_atomic)
        return a->is_atomic != b->is_atomic && a->writes && !b->is_polled && a->place.is_shared;
    return a->writes != b->writes;
}

/* Both with indices that count the same. */
static bool elements_meet(struct index_table *table, const struct access *a, const struct access *b)
{
    const struct guard *of_a = single(a->guards), *of_b = single(b->guards);
    if (!a->place.is_shared && (has_unknown(&a->place) || has_unknown(&b->place)))
        return false; /* anything may lie there: graphs, lists, queues */
    if (are_exchanged(a, b))
        return false;
    if (of_a && of_b)
        return single_threads_meet(table, a, b, of_a, of_b);
    if (!of_a && !of_b)
        return all_meet(table, a, b);
    const struct access *other = of_a ? b : a; /* all threads come here */
    const struct index_symbol *threads[8];
    bool has_threads = add_threads(table, &other->place, threads, 0, 8);
    bool writes_all = other->writes && !other->is_atomic && !has_unknown(&other->place);
    if (has_threads ? !a->place.is_shared : writes_all)
        return false;
    return parts_meet(table, a, b, (of_a ? of_a : of_b)->thread, of_a, of_b, false);
}

/* --- one array as elements of different sizes ---------------------------- */

/* Counts smaller ones: `rows[y][x]` as one index, where a row is not what is compared. */
static bool refine(struct index_table *table, struct place *place, unsigned at, long long size)
{
    struct place_part *part = &place->parts[at], *next = part + 1;
    while (at + 1 < place->count && !next->field && next->size && part->size > size &&
           part->size % next->size == 0 && !part->step) {
        const struct index *rows =
            index_multiply(table, part->index, index_constant(table, part->size / next->size));
        part->index = index_add(table, rows, next->index, 1);
        part->size = next->size;
        part->step = next->step;
        memmove(next, next + 1, (place->count - at - 2) * sizeof *next);
        place->count--;
        if (!part->index)
            return false;
    }
    return true;
}

/* In units that both sizes are multiples of; how many of these one element has. */
static long long in_units(struct index_table *table, struct place_part *part, long long unit)
{
    long long each = part->size / unit;
    part->index = index_multiply(table, part->index, index_constant(table, each));
    part->size = unit;
    each *= part->step ? part->step : 1;
    part->step = 0;
    return each;
}

#define WIDEST 16 /* elements that are compared one by one */

/* The part `at` counts elements of different sizes, or of several units: do any parts of two
 * elements meet? What is inside of them is not looked at. */
static bool views_meet(struct index_table *table, const struct access *a, const struct access *b,
                       unsigned at)
{
    struct access x = *a, y = *b;
    struct place_part *left = &x.place.parts[at], *right = &y.place.parts[at];
    if (!left->size || !right->size || !refine(table, &x.place, at, right->size) ||
        !refine(table, &y.place, at, left->size))
        return false;
    long long unit = greatest_divisor(left->size, right->size);
    long long of_left = in_units(table, left, unit), of_right = in_units(table, right, unit);
    const struct index *begin = left->index;
    if (!begin || !right->index || of_left + of_right > 2LL * WIDEST)
        return false;
    if (of_left > 1 || of_right > 1)
        x.place.count = y.place.count = at + 1;
    for (long long i = 1 - of_right; i < of_left; i++) {
        left->index = index_add(table, begin, index_constant(table, 1), i);
        if (left->index && elements_meet(table, &x, &y))
            return true;
    }
    return false;
}

bool accesses_meet(struct index_table *table, const struct access *a, const struct access *b)
{
    if (a->place.root != b->place.root || !are_opposed(a, b))
        return false;
    for (unsigned i = 0; i < a->place.count && i < b->place.count; i++) {
        const struct place_part *left = &a->place.parts[i], *right = &b->place.parts[i];
        if (left->field || right->field)
            continue;
        bool differ = left->size && right->size && left->size != right->size;
        if (differ || left->step || right->step)
            return views_meet(table, a, b, i);
    }
    return elements_meet(table, a, b);
}
