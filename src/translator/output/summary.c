/* The summary: one line in a pipe, and nothing there for a complete port, since scripts look at the
 * exit status; on a terminal what was ported, what needs a hand, and what to do next. */
#include "output/summary.h"

#include "output/report.h"
#include "util/selfpath.h"
#include "util/str.h"
#include "text/port_files.h"
#include <string.h>

#define MOST_CAUSES 8 /* that are listed; the report has all */

static const char *ending(size_t count)
{
    return count == 1 ? "" : "s";
}

/* --- kernels --------------------------------------------------------------------------------- */

/* One more of what a map counts by name. */
static void count_one(struct map *counts, const char *name)
{
    size_t *count = map_get(counts, name);

    if (!count) {
        count = arena_new(counts->arena, size_t);
        map_put(counts, name, count);
    }
    ++*count;
}

static void add_needs(struct str *out, const struct program *program)
{
    struct map counts = {.arena = program->arena};

    for (size_t i = 0; i < program->source_count; i++) {
        const struct module *module = &program->sources[i].module;
        for (size_t k = 0; k < module->kernel_count; k++) {
            const char *names[REPORT_NEEDS];
            size_t count = report_needs(&module->kernels[k], names);
            for (size_t n = 0; n < count && !module->kernels[k].refused; n++)
                count_one(&counts, names[n]);
        }
    }
    for (size_t i = 0; i < counts.count; i++)
        str_printf(out, "%s%s (%zu)", i ? ", " : "  needs of kernels: ", counts.entries[i].name,
                   *(size_t *)counts.entries[i].value);
    if (counts.count)
        str_addc(out, '\n');
}

/* What `complete` does not say: the devices. */
static void add_devices(struct str *out, const struct program *program)
{
    size_t ported, for_warps = report_for_warps(program, &ported);

    if (for_warps)
        str_printf(out, "  %zu of %zu kernel%s only for devices with warps, such as NVIDIA's\n",
                   for_warps, ported, ending(ported));
}

static void add_kernel_lines(struct str *out, const struct program *program)
{
    size_t ported = 0, refused = 0;

    for (size_t i = 0; i < program->source_count; i++) {
        const struct module *module = &program->sources[i].module;
        for (size_t k = 0; k < module->kernel_count; k++) {
            ported += module->kernels[k].refused == NULL;
            refused += module->kernels[k].refused != NULL;
        }
    }
    str_printf(out, "cu2cl: %zu kernel%s ported to %s", ported, ending(ported),
               program->output_directory);
    if (refused)
        str_printf(out, ", %zu not", refused);
    str_addc(out, '\n');
}

/* --- places that need a hand ----------------------------------------------------------------- */

static bool is_message_place(const struct program *program, const struct diag_message *message)
{
    return message->severity == DIAG_UNPORTED ||
           (message->severity == DIAG_WARNING && program->diag->werror);
}

/* Places by the text that tells their cause, in the order of the messages. */
static void add_causes(struct str *out, const struct program *program)
{
    struct map counts = {.arena = program->arena};

    for (size_t i = 0; i < program->diag->count; i++) {
        const struct diag_message *message = &program->diag->messages[i];
        if (is_message_place(program, message))
            count_one(&counts,
                      arena_printf(program->arena, "%s [CU%04d]", message->text, (int)message->id));
    }
    for (size_t i = 0; i < counts.count && i < MOST_CAUSES; i++)
        str_printf(out, "  %4zu  %s\n", *(size_t *)counts.entries[i].value, counts.entries[i].name);
    if (counts.count > MOST_CAUSES)
        str_printf(out, "        and %zu other cause%s\n", counts.count - MOST_CAUSES,
                   ending(counts.count - MOST_CAUSES));
}

static void add_places(struct str *out, const struct program *program)
{
    size_t places = diag_count(program->diag, DIAG_UNPORTED);
    size_t warnings = program->diag->werror ? diag_count(program->diag, DIAG_WARNING) : 0;

    str_printf(out, "cu2cl: written to %s; ", program->output_directory);
    if (places || !warnings)
        str_printf(out, "%zu %s a hand", places, places == 1 ? "place needs" : "places need");
    if (warnings)
        str_printf(out, "%s%zu warning%s, by --werror", places ? ", and " : "", warnings,
                   ending(warnings));
    str_addc(out, '\n');
}

/* --- the next command ------------------------------------------------------------------------ */

/* A word for the shell. */
static const char *shell_word(struct arena *arena, const char *text)
{
    struct str out = {.arena = arena};

    if (*text && !text[strcspn(text, " \t\n\"'\\$`*?[]{}()<>|&;#~!")])
        return text;
    str_addc(&out, '\'');
    for (; *text; text++)
        str_add(&out, *text == '\'' ? "'\\''" : (const char[]){*text, '\0'});
    str_addc(&out, '\'');
    return str_text(&out);
}

static void add_next(struct str *out, const struct program *program)
{
    struct arena *arena = program->arena;
    const char *prefix = selfpath_prefix(arena);
    const char *out_word = shell_word(arena, program->output_directory);
    const char *build =
        shell_word(arena, arena_printf(arena, "%s/build", program->output_directory));

    str_printf(out, "  next: cmake -S %s -B %s", out_word, build);
    if (strcmp(prefix, "/usr") != 0 && strcmp(prefix, "/usr/local") != 0)
        str_printf(out, " -DCMAKE_PREFIX_PATH=%s", shell_word(arena, prefix));
    str_printf(out, " && cmake --build %s\n", build);
}

const char *summary_text(const struct program *program, bool terminal)
{
    struct str out = {.arena = program->arena};
    bool complete = diag_worst(program->diag) < DIAG_UNPORTED;

    if (terminal) {
        add_kernel_lines(&out, program);
        add_needs(&out, program);
        add_devices(&out, program);
    }
    if (!complete)
        add_places(&out, program);
    if (terminal && !complete)
        add_causes(&out, program);
    if (terminal)
        add_next(&out, program);
    return str_text(&out);
}

const char *summary_failure(const struct program *program, bool report)
{
    return report ? arena_printf(program->arena, "cu2cl: nothing was written but %s/%s\n",
                                 program->output_directory, REPORT_NAME)
                  : "cu2cl: nothing was written\n";
}
