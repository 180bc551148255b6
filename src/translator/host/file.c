/* Local files: what the source's own text says at which place, and edits of it. */
#include "host/host.h"

#include <stdlib.h>
#include <string.h>

struct host_file *host_file_of(struct host *host, struct source_file *file)
{
    if (!file || file->is_system)
        return NULL;
    struct host_file *known = map_get_pointer(&host->by_file, file);
    if (known)
        return known;

    const char *absolute = host_absolute(host->arena, file->path);
    if (host_is_foreign(host->program, absolute)) {
        file->is_system = true;
        return NULL;
    }
    struct host_file *new = arena_new(host->arena, struct host_file);
    new->file = file;
    new->is_main = strcmp(file->path, host->tu->path) == 0;
    new->output =
        host_output(host->program, new->is_main ? host->source->output_path
                                                : host_included_output(host->program, absolute));
    if (!new->output->source_path) {
        new->output->source_path = absolute;
        new->output->original = arena_strndup(host->arena, file->text, file->length);
        new->output->length = file->length;
    }
    new->make_static.arena = new->callees.arena = new->expansions.arena = host->arena;
    new->includes.arena = host->arena;
    lex_text(&new->lexed, host->arena, new->output->original, new->output->length);
    map_put_pointer(&host->by_file, file, new);
    arena_push(host->arena, host->files, host->file_count, new);
    return new;
}

struct host_file *host_spelling(struct host *host, CXSourceLocation location, size_t *offset)
{
    CXFile handle;
    unsigned at;

    clang_getSpellingLocation(location, &handle, NULL, NULL, &at);
    *offset = at;
    return host_file_of(host, frontend_file(host->tu, handle));
}

struct source_pos host_position(const struct host_file *file, size_t offset)
{
    const struct source_file *source = file->file;
    size_t low = 0, high = source->line_count;

    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        if (source->line_starts[middle] <= offset)
            low = middle;
        else
            high = middle;
    }
    size_t start = source->line_count ? source->line_starts[low] : 0;
    return (struct source_pos){source->path, (unsigned)low + 1, (unsigned)(offset - start) + 1,
                               offset};
}

bool host_is_skipped(const struct host_file *file, size_t offset)
{
    size_t low = 0, high = file->skipped_count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (file->skipped[middle].begin <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low > 0 && offset < file->skipped[low - 1].end;
}

void host_edit(struct host *host, struct host_file *file, size_t begin, size_t end,
               const char *text)
{
    /* where the preprocessor took the branch for another source, that source knows better */
    if (edit_replace(&file->output->edits, begin, end, text) || host_is_skipped(file, begin))
        return;
    struct source_pos pos = host_position(file, begin);
    diag_report(host->tu->diag, CU3008, &pos, file->output->path);
}

static int compare_ranges(const void *left, const void *right)
{
    const struct host_range *a = left, *b = right;
    return a->begin < b->begin ? -1 : a->begin > b->begin;
}

void host_collect_skipped(struct host *host)
{
    CXSourceRangeList *list = clang_getAllSkippedRanges(host->tu->unit);

    for (unsigned i = 0; list && i < list->count; i++) {
        CXFile handle;
        unsigned begin, end;
        clang_getFileLocation(clang_getRangeStart(list->ranges[i]), &handle, NULL, NULL, &begin);
        clang_getFileLocation(clang_getRangeEnd(list->ranges[i]), NULL, NULL, NULL, &end);
        struct host_file *file = host_file_of(host, frontend_file(host->tu, handle));
        struct host_range range = {begin, end};
        if (file)
            arena_push(host->arena, file->skipped, file->skipped_count, range);
    }
    clang_disposeSourceRangeList(list);
    for (size_t i = 0; i < host->file_count; i++)
        if (host->files[i]->skipped_count)
            qsort(host->files[i]->skipped, host->files[i]->skipped_count, sizeof(struct host_range),
                  compare_ranges);
}
