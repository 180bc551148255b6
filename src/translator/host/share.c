/* Files that several sources include: each source has its edits, and a file has as few texts as serve
 * them all (text/view.h). */
#include "host/host.h"

#include "text/variants.h"
#include "util/file.h"
#include <string.h>

/* What the source does not read. The line of an #if whose branch is not taken is read. */
static struct text_ranges dead_ranges(const struct host *host, const struct host_file *file)
{
    struct text_ranges dead = {NULL, 0};
    const char *text = file->lexed.text;

    for (size_t i = 0; i < file->skipped.count; i++) {
        size_t begin = file->skipped.items[i].begin, end = file->skipped.items[i].end;
        while (begin < end && (text[begin] != '\n' || (begin && text[begin - 1] == '\\')))
            begin++;
        ranges_add(host->arena, &dead, begin + 1, end);
    }
    for (size_t i = 0; i < file->claimed.count; i++)
        ranges_add(host->arena, &dead, file->claimed.items[i].begin, file->claimed.items[i].end);
    return dead;
}

void host_share(struct host *host)
{
    for (size_t i = 0; i < host->file_count; i++) {
        struct host_file *file = host->files[i];
        struct text_view view = {.edits = file->output->edits,
                                 .dead = dead_ranges(host, file),
                                 .includes = file->targets,
                                 .include_count = file->target_count};
        groups_add(host->arena, &file->shared->groups, &view,
                   host_from_root(host->program, host->source->path), host->source->number);
        file->shared->edits = file->shared->groups.items[0].view.edits;
    }
}

/* --- several texts --------------------------------------------------------------------------- */

static void settle_output(const struct text_settling *settling, struct map *macros,
                          struct output *output)
{
    const char *macro = variants_macro(settling->arena, macros, output->path);

    groups_complete(&output->groups);
    output->text = variants_text(settling->arena, output->original, output->length, &output->groups,
                                 macro, &output->length);
    for (size_t i = 1; i < output->groups.count; i++) {
        const struct text_group *group = &output->groups.items[i];
        const char *definition = arena_printf(settling->arena, "%s=%zu", macro, i + 1);
        for (size_t j = 0; j < group->reader_count; j++) {
            struct source *source = &settling->sources[group->readers[j]];
            arena_push(settling->arena, source->texts, source->text_count, definition);
        }
        diag_report(settling->diag, CU1096, NULL, output->source_path, group->first,
                    output->groups.items[0].first);
    }
}

void host_settle_outputs(const struct text_settling *settling)
{
    struct map macros = {.arena = settling->arena};

    for (size_t i = 0; i < settling->output_count; i++)
        if (settling->outputs[i]->groups.count > 1)
            settle_output(settling, &macros, settling->outputs[i]);
}

/* The source says which texts it means in front of its code, so that any build compiles it. */
static void define_texts(struct program *program, struct source *source)
{
    struct output *output = host_output(program, source->output_path);

    for (size_t i = 0; i < source->text_count; i++) {
        const char *sign = strchr(source->texts[i], '=');
        const char *line = arena_printf(program->arena, "#define %.*s %s\n",
                                        (int)(sign - source->texts[i]), source->texts[i], sign + 1);
        edit_insert(&output->edits, source->top, line);
    }
}

static bool is_text_of_source(const struct program *program, const struct output *output)
{
    for (size_t i = 0; i < program->source_count; i++)
        if (strcmp(program->sources[i].output_path, output->path) == 0)
            return true;
    return false;
}

void host_settle_texts(struct program *program)
{
    struct text_settling settling = {
        .arena = program->arena, .diag = program->diag, .sources = program->sources};

    for (size_t i = 0; i < program->output_count; i++) {
        struct output *output = program->outputs[i];
        if (output->groups.count > 1 && is_text_of_source(program, output))
            diag_report(program->diag, CU1068, NULL, output->source_path,
                        output->groups.items[1].first, output->groups.items[0].first);
        else
            arena_push(program->arena, settling.outputs, settling.output_count, output);
    }
    host_settle_outputs(&settling);
    for (size_t i = 0; i < program->source_count; i++)
        define_texts(program, &program->sources[i]);
}
