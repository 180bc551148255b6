/* Long functions that a kernel has many copies of.
 *
 * Drivers put every function in the place of its calls. Where a long one is called from many
 * places, what they compile is many times what was written, and a program waits for that at its
 * first launch: for HeCBench's secp256k1, 24 copies of a product of 230 lines, 28 s on NVIDIA's
 * driver, and 1 s when the two longest functions stay functions. nvcc takes as long, but before the
 * program runs. A call costs little beside such a function's work, but shorter ones lose what the
 * copies gain, so only a kernel that is far out of proportion is touched, and in it the functions
 * that are long themselves, with what is copied into them. In HeCBench's merkle, where products of
 * four numbers call 13 functions of a line, a hash took 7 times as long while these stayed, too.
 *
 * Lengths are those of the printed texts. */
#include "analysis/uniform.h"
#include "lower/module/module.h"

#include <string.h>

/* Characters of all copies of one function in a kernel that make the kernel too long, and those of
 * the functions that then are not copied, where one copy is not short. No other kernel of the public
 * programs we know has a function with more than 95,000. */
#define TOO_LONG     131072u
#define WORTH_A_CALL 32768u
#define SHORT        1024u
/* Two or three copies are not what makes a kernel long. */
#define FEW 4u

struct copies {
    const struct instance *instance;
    size_t count; /* in the kernel, when all is copied */
    size_t whole; /* the length of one, with what is copied into it */
};

static size_t length_of(const struct copies *c)
{
    return c->instance->text ? c->count * strlen(c->instance->text) : 0;
}

/* Counts along the calls; callers come after their callees. */
static void count_copies(const struct analysis *analysis, const struct instance *kernel,
                         struct copies *copies, const struct map *numbers)
{
    for (size_t i = analysis->linked_count; i-- > 0;) {
        struct copies *caller = &copies[i];
        if (caller->instance == kernel)
            caller->count = 1;
        for (size_t c = 0; caller->count && c < caller->instance->calls.count; c++) {
            const struct instance *callee = caller->instance->calls.entries[c].value;
            struct copies *called = map_get_pointer(numbers, callee);
            if (called && called < caller && called->count < TOO_LONG)
                called->count += caller->count;
        }
    }
}

/* Callees come first, so it is known which of them are not copied. */
static size_t length_with_copies(const struct copies *c, const struct map *numbers)
{
    size_t whole = c->instance->text ? strlen(c->instance->text) : 0;
    for (size_t i = 0; i < c->instance->calls.count && whole < TOO_LONG; i++) {
        const struct instance *callee = c->instance->calls.entries[i].value;
        const struct copies *called = map_get_pointer(numbers, callee);
        if (called && called < c && !callee->stays_function)
            whole += called->whole;
    }
    return whole;
}

static void mark_long(struct analysis *analysis, struct copies *copies, const struct map *numbers)
{
    bool too_long = false;
    for (size_t i = 0; i < analysis->linked_count; i++)
        too_long |= copies[i].count >= FEW && length_of(&copies[i]) > TOO_LONG;
    if (!too_long)
        return;
    /* All work-items must reach a barrier in the same place, which some drivers only see in a
     * kernel. */
    struct map waiting = uniform_find_waiting(analysis);
    for (size_t i = 0; i < analysis->linked_count; i++) {
        struct instance *instance = analysis->linked[i];
        struct copies *c = &copies[i];
        c->whole = length_with_copies(c, numbers);
        if (c->count >= FEW && c->whole > SHORT && c->count > WORTH_A_CALL / c->whole &&
            !instance->function->is_kernel && !instance->emitted_as &&
            !map_get_pointer(&waiting, instance))
            instance->stays_function = true;
    }
}

void copies_limit(struct lower_module *m)
{
    struct analysis *analysis = m->analysis;
    struct copies *copies = arena_alloc(m->arena, analysis->linked_count * sizeof *copies);
    struct map numbers = {.arena = m->arena};
    for (size_t i = 0; i < analysis->linked_count; i++)
        map_put_pointer(&numbers, analysis->linked[i], &copies[i]);
    for (size_t k = 0; k < m->model->kernel_count; k++) {
        for (size_t i = 0; i < analysis->linked_count; i++)
            copies[i] = (struct copies){analysis->linked[i], 0, 0};
        const struct instance *kernel = analysis->kernels[k];
        if (!kernel || kernel->refused || (kernel->needs & CU2CL_NEEDS_RECURSION))
            continue;
        count_copies(analysis, kernel, copies, &numbers);
        mark_long(analysis, copies, &numbers);
    }
}
