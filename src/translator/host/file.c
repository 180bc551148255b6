/* Local files: what the source's own text says at which place, and edits of it. */
#include "host/host.h"
#include "util/path.h"

#include <stdlib.h>
#include <string.h>

struct host_file *host_file_of(struct host *host, struct source_file *file)
{
    if (!file || file->is_system)
        return NULL;
    struct host_file *known = map_get_pointer(&host->by_file, file);
    if (known)
        return known;

    const char *absolute = path_absolute(host->arena, file->path);
    if (host_is_foreign(host->program, absolute)) {
        file->is_system = true;
        return NULL;
    }
    struct host_file *new = arena_new(host->arena, struct host_file);
    new->file = file;
    new->is_main = strcmp(file->path, host->tu->path) == 0;
    new->shared =
        host_output(host->program, new->is_main ? host->source->output_path
                                                : host_included_output(host->program, absolute));
    if (!new->shared->source_path) {
        new->shared->source_path = absolute;
        new->shared->original = arena_strndup(host->arena, file->text, file->length);
        new->shared->length = file->length;
    }
    new->output = arena_new(host->arena, struct output);
    *new->output = (struct output){.path = new->shared->path,
                                   .source_path = new->shared->source_path,
                                   .original = new->shared->original,
                                   .length = new->shared->length,
                                   .edits = {.arena = host->arena}};
    new->make_static.arena = new->callees.arena = new->prefixes.arena = host->arena;
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
    return ranges_have(&file->skipped, offset);
}

void host_edit(struct host *host, struct host_file *file, size_t begin, size_t end,
               const char *text)
{
    if (edit_replace(&file->output->edits, begin, end, text) || host_is_skipped(file, begin))
        return;
    struct source_pos pos = host_position(file, begin);
    diag_report(host->tu->diag, CU3008, &pos, file->output->path);
}

static int compare_ranges(const void *left, const void *right)
{
    const struct text_range *a = left, *b = right;
    return a->begin < b->begin ? -1 : a->begin > b->begin;
}

/* One reading of a file, which may be included several times. */
struct reading {
    struct host_file *file;
    unsigned begin; /* libclang's number of its first byte */
    struct text_ranges skipped;
};

struct readings {
    struct host *host;
    struct reading *items;
    size_t count;
};

static struct reading *find_reading(struct readings *readings, struct host_file *file,
                                    unsigned begin)
{
    for (size_t i = 0; i < readings->count; i++)
        if (readings->items[i].file == file && readings->items[i].begin == begin)
            return &readings->items[i];
    struct reading reading = {.file = file, .begin = begin};
    arena_push(readings->host->arena, readings->items, readings->count, reading);
    return &readings->items[readings->count - 1];
}

static void note_skipped(struct readings *readings, CXSourceRange skipped)
{
    struct host *host = readings->host;
    CXFile handle;
    unsigned begin, end;

    clang_getFileLocation(clang_getRangeStart(skipped), &handle, NULL, NULL, &begin);
    if (frontend_is_system_file(host->tu, handle)) /* most are, and it takes time to open one */
        return;
    clang_getFileLocation(clang_getRangeEnd(skipped), NULL, NULL, NULL, &end);
    struct host_file *file = host_file_of(host, frontend_file(host->tu, handle));
    struct text_range range = {begin, end};
    if (!file)
        return;
    struct reading *reading = find_reading(readings, file, skipped.begin_int_data - begin);
    arena_push(host->arena, reading->skipped.items, reading->skipped.count, range);
    ranges_add(host->arena, &file->skipped_once, begin, end);
}

static void count_reading(CXFile included, CXSourceLocation *stack, unsigned depth,
                          CXClientData data)
{
    struct host *host = data;
    struct host_file *file =
        frontend_is_system_file(host->tu, included)
            ? NULL
            : map_get_pointer(&host->by_file, frontend_file(host->tu, included));
    (void)stack;
    (void)depth;

    if (file)
        file->read_count++;
}

/* A branch is skipped where every reading skips it. */
static void skip_in_all(struct readings *readings, struct host_file *file)
{
    struct text_ranges common = {NULL, 0};
    size_t count = 0;

    for (size_t i = 0; i < readings->count; i++) {
        struct reading *reading = &readings->items[i];
        if (reading->file != file)
            continue;
        qsort(reading->skipped.items, reading->skipped.count, sizeof(struct text_range),
              compare_ranges);
        common = count++ ? ranges_intersect(readings->host->arena, &common, &reading->skipped)
                         : reading->skipped;
    }
    if (count >= file->read_count)
        file->skipped = common;
}

void host_collect_skipped(struct host *host)
{
    CXSourceRangeList *list = clang_getAllSkippedRanges(host->tu->unit);
    struct readings readings = {.host = host};

    for (unsigned i = 0; list && i < list->count; i++)
        note_skipped(&readings, list->ranges[i]);
    clang_disposeSourceRangeList(list);
    clang_getInclusions(host->tu->unit, count_reading, host);
    for (size_t i = 0; i < host->file_count; i++)
        skip_in_all(&readings, host->files[i]);
}
