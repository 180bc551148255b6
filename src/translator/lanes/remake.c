/* The lanes form made again, of a text that a person has edited. The form itself says of which
 * kernels it is, after its first lines:
 *
 *  * Kernels: reverse 1024 loops, decided 64 lockstep
 *
 * A kernel's name, the most threads of its block, and what struct lanes_kernel says of it. */
#include "lanes/private.h"

#include <stdlib.h>
#include <string.h>

#define KERNELS "Kernels:"

void lanes_print_facts(struct str *out, const struct lanes_kernel *kernels, size_t count)
{
    const char *between = "\n * " KERNELS " ";
    for (size_t i = 0; i < count; i++) {
        const struct lanes_kernel *k = &kernels[i];
        if (k->reason)
            continue;
        str_printf(out, "%s%s %u%s%s%s", between, k->name, k->most_threads,
                   k->lockstep ? " lockstep" : "", k->loops ? " loops" : "",
                   k->warps ? " warps" : "");
        between = ",\n *   ";
    }
}

/* The word at `*at`, which is moved behind it; NULL at a comma or the end of the comment. */
static const char *next_word(struct arena *arena, const char **at)
{
    const char *begin = *at + strspn(*at, " ");
    size_t length = strcspn(begin, " ,\n*");
    *at = begin + length;
    return length ? arena_strndup(arena, begin, length) : NULL;
}

/* The kernels that the form names; false: it names none. */
static bool read_facts(struct arena *arena, const char *form, struct lanes_input *input)
{
    const char *end = strstr(form, "*/"), *at = strstr(form, " " KERNELS);
    if (!at || !end || at > end)
        return false;
    for (at += sizeof KERNELS;; at += strspn(at, ",\n *")) {
        struct lanes_kernel kernel = {.name = next_word(arena, &at)};
        const char *count = next_word(arena, &at), *word;
        if (!kernel.name || !count)
            return false;
        kernel.most_threads = (unsigned)strtoul(count, NULL, 10);
        while ((word = next_word(arena, &at))) {
            kernel.lockstep |= strcmp(word, "lockstep") == 0;
            kernel.loops |= strcmp(word, "loops") == 0;
            kernel.warps |= strcmp(word, "warps") == 0;
        }
        arena_push(arena, input->kernels, input->kernel_count, kernel);
        if (*at != ',')
            return kernel.most_threads > 0;
    }
}

const char *lanes_remake(struct arena *arena, const char *text, const char *form,
                         const char *headers, const char **reason)
{
    struct lanes_input input = {.text = text, .headers = headers};
    if (!read_facts(arena, form, &input)) {
        *reason = "the lanes form does not say of which kernels it is";
        return NULL;
    }
    const char *made = lanes_make(arena, &input, reason);
    for (size_t i = 0; i < input.kernel_count; i++) {
        if (!input.kernels[i].reason)
            continue;
        *reason =
            arena_printf(arena, "kernel %s: %s", input.kernels[i].name, input.kernels[i].reason);
        return NULL;
    }
    return made;
}
