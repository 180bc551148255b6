/* Separate compilation. A source whose kernels call functions of other sources can't be ported
 * alone, so its object holds a record only. The device link, which is a part of each link, reads
 * the records of all objects, ports all sources of the program together, and compiles those that
 * were incomplete. Sources that miss nothing are complete at once. */
#include "nvcc/port.h"
#include "nvcc/record.h"

#include "util/map.h"
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* --- records of a compilation ---------------------------------------------------------------- */

static const char *temporary_file(struct nvcc *nvcc, const char *name)
{
    const char *folder = nvcc_temporary_folder(nvcc);

    return folder ? arena_printf(nvcc->arena, "%s/%zu-%s", folder, nvcc->compiled, name) : NULL;
}

const char *nvcc_write_record(struct nvcc *nvcc, const struct nvcc_port *port, bool complete)
{
    const char *path = temporary_file(nvcc, "record.s");
    struct driver_source facts = nvcc_port_facts(port);
    char folder[PATH_MAX];
    struct record record = {.kind = complete ? RECORD_COMPLETE : RECORD_INCOMPLETE,
                            .folder = getcwd(folder, sizeof folder) ? folder : ".",
                            .source = port->source,
                            .words = nvcc->words};
    struct record_list list = {&record, 1};

    for (size_t i = 0; i < facts.definition_count; i++) {
        nvcc_add(nvcc, &record.definitions, facts.definitions[i].symbol);
        nvcc_add(nvcc, &record.definitions, facts.definitions[i].name);
    }
    record.hash = record_hash(nvcc, record.source, facts.reads, facts.read_count);
    return path && record_write(nvcc, path, &list) ? path : NULL;
}

/* Without -rdc=true there is no device link that compares objects, so the host's does. The symbols
 * are called as GNU's tools call parts of a function: `f(int) [clone .device]`. */
const char *nvcc_write_symbols(struct nvcc *nvcc, const struct nvcc_port *port)
{
    const char *path = temporary_file(nvcc, "symbols.s");
    struct driver_source facts = nvcc_port_facts(port);
    FILE *stream = path ? fopen(path, "w") : NULL;
    bool good = stream && fputs("    .pushsection .rodata\n", stream) >= 0;

    for (size_t i = 0; good && i < facts.definition_count; i++)
        if (facts.definitions[i].is_device_function)
            good = fprintf(stream, "    .globl %s.device\n    .hidden %s.device\n%s.device:\n",
                           facts.definitions[i].symbol, facts.definitions[i].symbol,
                           facts.definitions[i].symbol) > 0;
    good = good && fputs("    .popsection\n", stream) >= 0;
    if (stream)
        good = fclose(stream) == 0 && good;
    if (path && !good)
        diag_report(nvcc->diag, CU1004, NULL, path, strerror(errno));
    return good ? path : NULL;
}

const char *nvcc_write_include(struct nvcc *nvcc, const char *record)
{
    const char *path = temporary_file(nvcc, "record.h");
    FILE *stream = path ? fopen(path, "w") : NULL;
    bool good = stream && fprintf(stream, "__asm__(\".include \\\"%s\\\"\");\n", record) > 0;

    if (stream)
        good = fclose(stream) == 0 && good;
    if (path && !good)
        diag_report(nvcc->diag, CU1004, NULL, path, strerror(errno));
    return good ? path : NULL;
}

bool nvcc_assemble(struct nvcc *nvcc, const char *path, const char *object)
{
    struct nvcc_words words = {NULL, 0};
    const char *temporary = nvcc_temporary_for(nvcc, object);
    const char *const command[] = {
        nvcc_host_compiler(nvcc, NVCC_C), "-c", "-x", "assembler", path, "-o", temporary};

    for (size_t i = 0; i < sizeof command / sizeof *command; i++)
        nvcc_add(nvcc, &words, command[i]);
    return nvcc_run_to(nvcc, &words, temporary, object);
}

/* --- reading all records --------------------------------------------------------------------- */

static bool read_inputs(struct nvcc *nvcc, const char *const *objects, size_t count,
                        struct record_list *records)
{
    for (size_t i = 0; i < count; i++)
        if (!record_read(nvcc, objects[i], records))
            return false;
    for (size_t i = 0; i < nvcc->flags.use_count; i++) {
        const struct flag_use *use = &nvcc->flags.uses[i];
        const char *path = NULL;
        if (use->action == FLAG_FILE && nvcc_input_of(nvcc, use->value) == NVCC_LINKED)
            path = use->value;
        else if (use->action == FLAG_LIBRARY)
            path = nvcc_find_archive(nvcc, use->value);
        if (path && !record_read(nvcc, path, records))
            return false;
    }
    return true;
}

static bool has_record(const struct record_list *records, enum record_kind kind, const char *hash)
{
    for (size_t i = 0; i < records->count; i++)
        if (records->items[i].kind == kind && strcmp(records->items[i].hash, hash) == 0)
            return true;
    return false;
}

/* The sources of the program, each once; an earlier device link has made some. */
static struct record_list program_of(struct nvcc *nvcc, const struct record_list *records,
                                     bool *is_complete)
{
    struct record_list program = {NULL, 0};

    *is_complete = true;
    for (size_t i = 0; i < records->count; i++) {
        struct record record = records->items[i];
        if (record.kind == RECORD_LINKED || has_record(&program, record.kind, record.hash))
            continue;
        if (has_record(records, RECORD_LINKED, record.hash))
            record.kind = RECORD_COMPLETE;
        *is_complete &= record.kind == RECORD_COMPLETE;
        arena_push(nvcc->arena, program.items, program.count, record);
    }
    return program;
}

/* An object of this call has no name that anybody knows. */
static const char *name_of_object(struct nvcc *nvcc, const struct record *record)
{
    return nvcc->temporary && str_starts(record->object, nvcc->temporary) ? record->source
                                                                          : record->object;
}

/* As nvlink, of all that is linked, also of members of archives that nobody needs. */
static bool check_definitions(struct nvcc *nvcc, const struct record_list *program)
{
    struct map seen = {.arena = nvcc->arena}; /* symbol -> the record that has it */
    bool good = true;

    for (size_t i = 0; i < program->count; i++) {
        struct record *record = &program->items[i];
        for (size_t j = 0; j + 1 < record->definitions.count; j += 2) {
            const char *symbol = record->definitions.items[j];
            const struct record *first = map_get(&seen, symbol);
            if (!first) {
                map_put(&seen, symbol, record);
            } else if (first != record) {
                diag_report(nvcc->diag, CU1086, NULL, record->definitions.items[j + 1],
                            name_of_object(nvcc, record), name_of_object(nvcc, first));
                good = false;
            }
        }
    }
    return good;
}

/* --- flags of a record ----------------------------------------------------------------------- */

static const char *absolute_in(struct nvcc *nvcc, const char *folder, const char *path)
{
    return *path == '/' ? path : arena_printf(nvcc->arena, "%s/%s", folder, path);
}

/* The folders of headers were meant from where the source was compiled. */
static void make_absolute(struct nvcc *nvcc, struct flags *flags, const char *folder)
{
    for (size_t i = 0; i < flags->use_count; i++) {
        struct flag_use *use = &flags->uses[i];
        if (use->action == FLAG_INCLUDE || use->action == FLAG_SYSTEM ||
            use->action == FLAG_QUOTE || use->action == FLAG_AFTER)
            use->value = absolute_in(nvcc, folder, use->value);
        else if (use->action == FLAG_FORCED &&
                 access(absolute_in(nvcc, folder, use->value), R_OK) == 0)
            use->value = absolute_in(nvcc, folder, use->value);
    }
    for (size_t i = 0; i < flags->parse.count; i++) {
        const char *word = flags->parse.items[i];
        bool is_forced = strcmp(word, "-include") == 0;
        if (str_starts(word, "-I"))
            flags->parse.items[i] =
                arena_printf(nvcc->arena, "-I%s", absolute_in(nvcc, folder, word + 2));
        else if (is_forced || strcmp(word, "-isystem") == 0 || strcmp(word, "-iquote") == 0 ||
                 strcmp(word, "-idirafter") == 0) {
            const char *path = absolute_in(nvcc, folder, flags->parse.items[++i]);
            if (!is_forced || access(path, R_OK) == 0)
                flags->parse.items[i] = path;
        }
    }
}

/* Reads the command line of a record as a call in its folder would. */
static bool read_record_command(struct nvcc *nvcc, struct nvcc *of_record,
                                const struct record *record)
{
    char here[PATH_MAX];

    *of_record = (struct nvcc){.arena = nvcc->arena,
                               .diag = nvcc->diag,
                               .paths = nvcc->paths,
                               .temporary = nvcc->temporary,
                               .verbose = nvcc->verbose};
    if (!getcwd(here, sizeof here) || chdir(record->folder) != 0) {
        diag_report(nvcc->diag, CU1003, NULL, record->folder, strerror(errno));
        return false;
    }
    bool good = nvcc_read_words(of_record, &record->words);
    if (chdir(here) != 0)
        good = false;
    make_absolute(nvcc, &of_record->flags, record->folder);
    return good;
}

/* --- the device link ------------------------------------------------------------------------- */

/* What was compiled and what is read now must be the same. */
static bool check_record(struct nvcc *of_record, const struct record *record,
                         const struct driver_source *source)
{
    const char *hash = record_hash(of_record, record->source, source->reads, source->read_count);

    if (strcmp(hash, record->hash) == 0)
        return true;
    diag_report(of_record->diag, CU1056, NULL, record->source, record->object);
    return false;
}

static bool compile_record(struct nvcc *nvcc, struct nvcc *of_record, const struct record *record,
                           const char *folder, const struct driver_result *result, size_t number,
                           struct nvcc_words *more)
{
    struct nvcc_port port = {
        .folder = folder, .source = record->source, .result = *result, .number = number};
    const char *object = arena_printf(nvcc->arena, "%s-%zu.o", folder, number);

    port.path = nvcc_real_path(nvcc, absolute_in(nvcc, record->folder, record->source));
    nvcc_add(nvcc, more, object);
    return nvcc_compile_ported(of_record, &port, object);
}

static bool link_program(struct nvcc *nvcc, const struct record_list *program,
                         struct nvcc_words *more)
{
    struct nvcc *commands = arena_alloc(nvcc->arena, program->count * sizeof *commands);
    struct flags *flags = arena_alloc(nvcc->arena, program->count * sizeof *flags);
    const char **paths = arena_alloc(nvcc->arena, program->count * sizeof *paths);
    const char *temporary = nvcc_temporary_folder(nvcc);
    struct driver_result result;

    if (!temporary)
        return false;
    const char *folder = arena_printf(nvcc->arena, "%s/%zu", temporary, nvcc->compiled++);
    for (size_t i = 0; i < program->count; i++) {
        const struct record *record = &program->items[i];
        if (!read_record_command(nvcc, &commands[i], record))
            return false;
        flags[i] = commands[i].flags;
        paths[i] = absolute_in(nvcc, record->folder, record->source);
    }
    bool good = nvcc_port_sources(nvcc, folder, paths, flags, program->count, &result);
    for (size_t i = 0; i < result.source_count; i++)
        good = check_record(&commands[i], &program->items[i], &result.sources[i]) && good;
    for (size_t i = 0; i < program->count && good; i++)
        if (program->items[i].kind == RECORD_INCOMPLETE)
            good = compile_record(nvcc, &commands[i], &program->items[i], folder, &result, i, more);
    return good;
}

static bool link_records(struct nvcc *nvcc, const char *const *objects, size_t count,
                         struct nvcc_words *more, struct record_list *program)
{
    struct record_list records = {NULL, 0};
    bool is_complete = true;

    if (nvcc->dryrun)
        return true;
    if (!read_inputs(nvcc, objects, count, &records))
        return false;
    *program = program_of(nvcc, &records, &is_complete);
    if (!check_definitions(nvcc, program))
        return false;
    return is_complete || link_program(nvcc, program, more);
}

bool nvcc_link_devices(struct nvcc *nvcc, const char *const *objects, size_t count,
                       struct nvcc_words *more)
{
    struct record_list program = {NULL, 0};

    return link_records(nvcc, objects, count, more, &program);
}

/* The object also tells a later link what need not be made again. */
bool nvcc_make_device_object(struct nvcc *nvcc, const char *const *objects, size_t count)
{
    const char *output = nvcc->output ? nvcc->output : "a_dlink.o";
    const char *temporary = nvcc_temporary_for(nvcc, output);
    const char *text = temporary_file(nvcc, "linked.s"), *object = temporary_file(nvcc, "linked.o");
    struct record_list program = {NULL, 0}, linked = {NULL, 0};
    struct nvcc_words words = {NULL, 0}, more = {NULL, 0};

    if (!text || !link_records(nvcc, objects, count, &more, &program))
        return false;
    for (size_t i = 0; i < program.count; i++) {
        struct record record = program.items[i];
        bool is_new = record.kind == RECORD_INCOMPLETE;
        record.kind = RECORD_LINKED;
        if (is_new)
            arena_push(nvcc->arena, linked.items, linked.count, record);
    }
    if ((!nvcc->dryrun && !record_write(nvcc, text, &linked)) || !nvcc_assemble(nvcc, text, object))
        return false;
    const char *const command[] = {
        nvcc_host_compiler(nvcc, NVCC_CUDA), "-r", "-nostdlib", "-o", temporary, object};
    for (size_t i = 0; i < sizeof command / sizeof *command; i++)
        nvcc_add(nvcc, &words, command[i]);
    for (size_t i = 0; i < more.count; i++)
        nvcc_add(nvcc, &words, more.items[i]);
    return nvcc_run_to(nvcc, &words, temporary, output);
}
