#include "tree/result.h"

#include "util/wire.h"
#include <string.h>

static void put_place(struct str *out, const struct source_pos *pos)
{
    wire_put_text(out, pos->file);
    wire_put_number(out, pos->line);
    wire_put_number(out, pos->column);
    wire_put_number(out, pos->offset);
}

static struct source_pos take_place(struct wire *wire, struct arena *arena)
{
    struct source_pos pos = {.file = wire_take_text(wire, arena)};

    pos.line = (unsigned)wire_take_number(wire);
    pos.column = (unsigned)wire_take_number(wire);
    pos.offset = (size_t)wire_take_number(wire);
    return pos;
}

/* Facts and truths as bits of one number. */
static uint64_t fact_bits(const struct result_facts *facts)
{
    return (uint64_t)facts->uses_openmp | (uint64_t)facts->uses_architectures << 1 |
           (uint64_t)facts->loads_modules << 2 | (uint64_t)facts->compiles_kernels << 3 |
           (uint64_t)facts->has_main << 4 | (uint64_t)facts->components << 5;
}

static struct result_facts facts_of_bits(uint64_t bits)
{
    return (struct result_facts){.uses_openmp = bits & 1,
                                 .uses_architectures = bits & 2,
                                 .loads_modules = bits & 4,
                                 .compiles_kernels = bits & 8,
                                 .has_main = bits & 16,
                                 .components = (unsigned)(bits >> 5)};
}

/* --- parts ----------------------------------------------------------------------------------- */

static void put_group(struct str *out, const struct text_group *group)
{
    const struct text_view *view = &group->view;

    wire_put_number(out, view->edits.count);
    for (size_t i = 0; i < view->edits.count; i++) {
        wire_put_number(out, view->edits.edits[i].begin);
        wire_put_number(out, view->edits.edits[i].end);
        wire_put_text(out, view->edits.edits[i].text);
    }
    wire_put_number(out, view->dead.count);
    for (size_t i = 0; i < view->dead.count; i++) {
        wire_put_number(out, view->dead.items[i].begin);
        wire_put_number(out, view->dead.items[i].end);
    }
    wire_put_number(out, view->include_count);
    for (size_t i = 0; i < view->include_count; i++) {
        wire_put_number(out, view->includes[i].at);
        wire_put_text(out, view->includes[i].target);
    }
    wire_put_number(out, group->reader_count);
    for (size_t i = 0; i < group->reader_count; i++)
        wire_put_number(out, group->readers[i]);
}

static void take_edits(struct wire *wire, struct arena *arena, struct edit_list *edits)
{
    size_t count = (size_t)wire_take_number(wire);

    edits->arena = arena;
    for (size_t i = 0; i < count && !wire->failed; i++) {
        struct edit edit = {.begin = (size_t)wire_take_number(wire)};
        edit.end = (size_t)wire_take_number(wire);
        edit.text = wire_take_text(wire, arena);
        arena_push(arena, edits->edits, edits->count, edit);
    }
}

static void take_group(struct wire *wire, struct arena *arena, struct text_group *group)
{
    struct text_view *view = &group->view;

    take_edits(wire, arena, &view->edits);
    size_t count = (size_t)wire_take_number(wire);
    for (size_t i = 0; i < count && !wire->failed; i++) {
        struct text_range range = {.begin = (size_t)wire_take_number(wire)};
        range.end = (size_t)wire_take_number(wire);
        arena_push(arena, view->dead.items, view->dead.count, range);
    }
    count = (size_t)wire_take_number(wire);
    for (size_t i = 0; i < count && !wire->failed; i++) {
        struct text_include include = {.at = (size_t)wire_take_number(wire)};
        include.target = wire_take_text(wire, arena);
        arena_push(arena, view->includes, view->include_count, include);
    }
    count = (size_t)wire_take_number(wire);
    for (size_t i = 0; i < count && !wire->failed; i++)
        arena_push(arena, group->readers, group->reader_count, (size_t)wire_take_number(wire));
}

static void put_file(struct str *out, const struct result_file *file)
{
    wire_put_text(out, file->path);
    wire_put_text(out, file->source_path);
    wire_put_number(out, file->is_shared);
    wire_put_number(out, file->hash);
    wire_put_text(out, file->line);
    wire_put_number(out, file->groups.count);
    for (size_t i = 0; i < file->groups.count; i++)
        put_group(out, &file->groups.items[i]);
}

static void take_file(struct wire *wire, struct arena *arena, struct result_file *file)
{
    file->path = wire_take_text(wire, arena);
    file->source_path = wire_take_text(wire, arena);
    file->is_shared = wire_take_number(wire);
    file->hash = wire_take_number(wire);
    file->line = wire_take_text(wire, arena);
    size_t count = (size_t)wire_take_number(wire);
    for (size_t i = 0; i < count && !wire->failed; i++) {
        struct text_group group = {.first = NULL};
        take_group(wire, arena, &group);
        arena_push(arena, file->groups.items, file->groups.count, group);
    }
}

static void put_message(struct str *out, const struct diag_message *message)
{
    wire_put_number(out, (uint64_t)message->id);
    wire_put_number(out, (uint64_t)message->severity);
    put_place(out, &message->pos);
    wire_put_text(out, message->text);
    wire_put_text(out, message->macro);
    put_place(out, &message->macro_pos);
}

static struct diag_message take_message(struct wire *wire, struct arena *arena)
{
    struct diag_message message = {.id = (enum diag_id)wire_take_number(wire)};

    message.severity = (enum diag_severity)wire_take_number(wire);
    message.pos = take_place(wire, arena);
    message.text = wire_take_text(wire, arena);
    message.macro = wire_take_text(wire, arena);
    message.macro_pos = take_place(wire, arena);
    return message;
}

static void put_definitions(struct str *out, const struct result_source *source)
{
    wire_put_number(out, source->definition_count);
    for (size_t i = 0; i < source->definition_count; i++) {
        wire_put_text(out, source->definitions[i].symbol);
        wire_put_text(out, source->definitions[i].name);
        put_place(out, &source->definitions[i].pos);
    }
}

static void take_definitions(struct wire *wire, struct arena *arena, struct result_source *source)
{
    size_t count = (size_t)wire_take_number(wire);

    for (size_t i = 0; i < count && !wire->failed; i++) {
        struct module_definition definition = {.symbol = wire_take_text(wire, arena)};
        definition.name = wire_take_text(wire, arena);
        definition.pos = take_place(wire, arena);
        arena_push(arena, source->definitions, source->definition_count, definition);
    }
}

/* --- the whole ------------------------------------------------------------------------------- */

void result_put(struct str *out, const struct result *result)
{
    wire_put_number(out, (uint64_t)result->status);
    wire_put_number(out, fact_bits(&result->facts));
    wire_put_number(out, result->any);
    wire_put_number(out, result->nvidia);
    wire_put_number(out, result->source_count);
    for (size_t i = 0; i < result->source_count; i++) {
        wire_put_number(out, (uint64_t)result->sources[i].status);
        wire_put_number(out, (uint64_t)result->sources[i].has_lambdas |
                                 (uint64_t)result->sources[i].has_main << 1 |
                                 (uint64_t)result->sources[i].is_kept << 2);
        wire_put_text(out, result->sources[i].line);
        put_definitions(out, &result->sources[i]);
    }
    wire_put_number(out, result->file_count);
    for (size_t i = 0; i < result->file_count; i++)
        put_file(out, &result->files[i]);
    wire_put_number(out, result->module_file_count);
    for (size_t i = 0; i < result->module_file_count; i++) {
        wire_put_text(out, result->module_files[i].path);
        wire_put_number(out, (uint64_t)result->module_files[i].is_header |
                                 (uint64_t)result->module_files[i].is_source << 1);
        put_place(out, &result->module_files[i].pos);
    }
    wire_put_number(out, result->message_count);
    for (size_t i = 0; i < result->message_count; i++)
        put_message(out, &result->messages[i]);
}

static void take_sources(struct wire *wire, struct arena *arena, struct result *result)
{
    size_t count = (size_t)wire_take_number(wire);

    for (size_t i = 0; i < count && !wire->failed; i++) {
        struct result_source source = {.status = (int)wire_take_number(wire)};
        uint64_t bits = wire_take_number(wire);
        source.has_lambdas = bits & 1;
        source.has_main = bits & 2;
        source.is_kept = bits & 4;
        source.line = wire_take_text(wire, arena);
        take_definitions(wire, arena, &source);
        arena_push(arena, result->sources, result->source_count, source);
    }
}

static void take_module_files(struct wire *wire, struct arena *arena, struct result *result)
{
    size_t count = (size_t)wire_take_number(wire);

    for (size_t i = 0; i < count && !wire->failed; i++) {
        struct module_file file = {.path = wire_take_text(wire, arena)};
        uint64_t bits = wire_take_number(wire);
        file.is_header = bits & 1;
        file.is_source = bits & 2;
        file.pos = take_place(wire, arena);
        arena_push(arena, result->module_files, result->module_file_count, file);
    }
}

bool result_take(struct result *result, struct arena *arena, const char *bytes, size_t length)
{
    struct wire wire = {.data = bytes, .length = length};

    memset(result, 0, sizeof *result);
    result->status = (int)wire_take_number(&wire);
    result->facts = facts_of_bits(wire_take_number(&wire));
    result->any = (size_t)wire_take_number(&wire);
    result->nvidia = (size_t)wire_take_number(&wire);
    take_sources(&wire, arena, result);
    size_t count = (size_t)wire_take_number(&wire);
    for (size_t i = 0; i < count && !wire.failed; i++) {
        struct result_file file = {.source_path = NULL};
        take_file(&wire, arena, &file);
        arena_push(arena, result->files, result->file_count, file);
    }
    take_module_files(&wire, arena, result);
    count = (size_t)wire_take_number(&wire);
    for (size_t i = 0; i < count && !wire.failed; i++) {
        struct diag_message message = take_message(&wire, arena);
        arena_push(arena, result->messages, result->message_count, message);
    }
    return !wire.failed;
}
