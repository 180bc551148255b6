/* The report: sources with their kernels and symbols, every edit with its line, every message.
 *
 * Objects keep the order in which they are made, and nothing in them depends on the time or the
 * output directory, so the same input gives the same bytes. */
#include "output/report.h"

#include "host/host.h"
#include "util/str.h"
#include "util/version.h"
#include "util/path.h"
#include "text/port_files.h"
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#define LONGEST_SNIPPET 120 /* bytes of original or new text that the report repeats */

/* JSON is UTF-8, sources need not be: other bytes become U+FFFD. */
static json_t *make_string(struct arena *arena, const char *text, size_t length)
{
    json_t *string = json_stringn(text, length);
    struct str filtered = {.arena = arena};

    if (string)
        return string;
    for (size_t i = 0; i < length; i++) {
        if ((unsigned char)text[i] < 128)
            str_addc(&filtered, text[i]);
        else
            str_add(&filtered, "\xef\xbf\xbd");
    }
    return json_stringn(str_text(&filtered), filtered.length);
}

static void set_text(struct arena *arena, json_t *object, const char *key, const char *text)
{
    json_object_set_new(object, key, text ? make_string(arena, text, strlen(text)) : json_null());
}

static void set_number(json_t *object, const char *key, size_t value)
{
    json_object_set_new(object, key, json_integer((json_int_t)value));
}

/* Files are named from the source root, wherever the tool ran, but for those outside that were named
 * by an absolute path. */
static void set_path(struct program *program, json_t *object, const char *key, const char *path)
{
    const char *shown = host_from_root(program, path);

    if (path && shown == path && *path != '/')
        shown = path_relative(program->arena, host_source_root(program),
                              path_absolute(program->arena, path));
    set_text(program->arena, object, key, shown);
}

/* --- kernels and symbols --------------------------------------------------------------------- */

size_t report_needs(const struct kernel *kernel, const char *words[REPORT_NEEDS])
{
    static const struct {
        unsigned bit;
        const char *word;
    } needs[REPORT_NEEDS] = {
#define CU2CL_NEED(name, bit, word, report, lacking) {CU2CL_NEEDS_##name, report},
#include <cu2cl/needs.def>
#undef CU2CL_NEED
    };
    size_t count = 0;

    for (size_t i = 0; i < REPORT_NEEDS; i++)
        if (kernel->needs & needs[i].bit)
            words[count++] = needs[i].word;
    return count;
}

static json_t *needs_of(const struct kernel *kernel)
{
    json_t *needs = json_array();
    const char *words[REPORT_NEEDS];
    size_t count = report_needs(kernel, words);

    for (size_t i = 0; i < count; i++)
        json_array_append_new(needs, json_string(words[i]));
    return needs;
}

static json_t *report_kernel(struct program *program, const struct kernel *kernel)
{
    struct arena *arena = program->arena;
    json_t *object = json_object();

    set_text(arena, object, "host", kernel->host_name);
    set_path(program, object, "file", kernel->pos.file);
    set_number(object, "line", kernel->pos.line);
    if (kernel->refused) {
        json_object_set_new(object, "ported", json_false());
        set_text(arena, object, "reason", kernel->refused);
        return object;
    }
    json_object_set_new(object, "ported", json_true());
    set_text(arena, object, "name", kernel->name);
    json_object_set_new(object, "needs", needs_of(kernel));
    return object;
}

static json_t *report_symbol(struct arena *arena, const struct module_symbol *symbol)
{
    static const char *const kinds[] = {"constant", "device", "managed", "texture"};
    json_t *object = json_object();

    set_text(arena, object, "host", symbol->host_name);
    set_text(arena, object, "kind", kinds[symbol->kind]);
    set_number(object, "size", symbol->size);
    return object;
}

static json_t *report_source(struct program *program, const struct source *source, bool failed)
{
    static const struct module none;
    json_t *object = json_object(), *kernels = json_array(), *symbols = json_array();
    json_t *unreached = json_array();
    const struct module *module = failed ? &none : &source->module;
    struct arena *arena = program->arena;

    set_path(program, object, "path", source->path);
    set_text(arena, object, "output", failed ? NULL : source->output_path);
    for (size_t i = 0; i < module->kernel_count; i++)
        json_array_append_new(kernels, report_kernel(program, &module->kernels[i]));
    for (size_t i = 0; i < module->symbol_count; i++)
        json_array_append_new(symbols, report_symbol(arena, &module->symbols[i]));
    for (size_t i = 0; i < module->code_count; i++)
        if (!module->code[i].is_reached)
            json_array_append_new(unreached, json_string(module->code[i].name));
    json_object_set_new(object, "kernels", kernels);
    json_object_set_new(object, "symbols", symbols);
    json_object_set_new(object, "unreached", unreached);
    return object;
}

/* --- edits ----------------------------------------------------------------------------------- */

static void set_snippet(struct arena *arena, json_t *object, const char *key, const char *text,
                        size_t length)
{
    if (length <= LONGEST_SNIPPET && !memchr(text, '\n', length))
        json_object_set_new(object, key, make_string(arena, text, length));
    else
        set_number(object, arena_printf(arena, "%s_bytes", key), length);
}

static int compare_edits(const void *left, const void *right)
{
    const struct edit *a = left, *b = right;

    if (a->begin != b->begin)
        return a->begin < b->begin ? -1 : 1;
    return (a->order > b->order) - (a->order < b->order);
}

static json_t *report_edits(struct arena *arena, const struct output *output)
{
    json_t *list = json_array();
    size_t count = output->edits.count, line = 1, at = 0;
    struct edit *edits = arena_alloc(arena, (count + 1) * sizeof *edits);

    if (count)
        memcpy(edits, output->edits.edits, count * sizeof *edits);
    qsort(edits, count, sizeof *edits, compare_edits);
    for (size_t i = 0; i < count && edits[i].end <= output->length; i++) {
        json_t *object = json_object();
        for (; at < edits[i].begin; at++)
            line += output->original[at] == '\n';
        set_number(object, "line", line);
        set_snippet(arena, object, "from", output->original + edits[i].begin,
                    edits[i].end - edits[i].begin);
        set_snippet(arena, object, "to", edits[i].text, strlen(edits[i].text));
        json_array_append_new(list, object);
    }
    return list;
}

static json_t *report_file(struct program *program, const struct output *output)
{
    struct arena *arena = program->arena;
    json_t *object = json_object();

    set_text(arena, object, "output", output->path);
    set_path(program, object, "from", output->source_path);
    if (output->source_path)
        json_object_set_new(object, "edits", report_edits(arena, output));
    return object;
}

/* --- messages -------------------------------------------------------------------------------- */

static json_t *report_message(struct program *program, const struct diag_message *message)
{
    struct arena *arena = program->arena;
    json_t *object = json_object();

    set_text(arena, object, "number", arena_printf(arena, "CU%04d", (int)message->id));
    set_text(arena, object, "severity", diag_severity_name(message->severity));
    if (message->pos.file) {
        set_path(program, object, "file", message->pos.file);
        set_number(object, "line", message->pos.line);
        set_number(object, "column", message->pos.column);
    }
    if (message->macro) {
        json_t *macro = json_object();
        set_text(arena, macro, "name", message->macro);
        set_path(program, macro, "file", message->macro_pos.file);
        set_number(macro, "line", message->macro_pos.line);
        json_object_set_new(object, "macro", macro);
    }
    set_text(arena, object, "text", message->text);
    return object;
}

size_t report_for_warps(const struct program *program, size_t *ported)
{
    size_t for_warps = 0;

    *ported = 0;
    for (size_t i = 0; i < program->source_count; i++) {
        const struct module *module = &program->sources[i].module;
        for (size_t k = 0; k < module->kernel_count; k++) {
            const struct kernel *kernel = &module->kernels[k];
            *ported += !kernel->refused;
            unsigned warps = kernel->needs & CU2CL_HAS_LANES ? 0 : CU2CL_NEEDS_WARP;
            for_warps += !kernel->refused &&
                         (kernel->needs & (warps | CU2CL_NEEDS_RECURSION | CU2CL_NEEDS_PROGRESS));
        }
    }
    return for_warps;
}

static json_t *runs_on(const struct program *program)
{
    json_t *object = json_object();
    size_t ported, for_warps = report_for_warps(program, &ported);

    set_number(object, "any", ported - for_warps);
    set_number(object, "nvidia", for_warps);
    return object;
}

const char *report_text(struct program *program, bool failed)
{
    json_t *root = json_object(), *sources = json_array(), *files = json_array();
    json_t *messages = json_array();
    struct arena *arena = program->arena;

    set_text(arena, root, "cu2cl", cu2cl_version);
    set_number(root, "status", failed ? 3 : diag_worst(program->diag) >= DIAG_UNPORTED);
    json_object_set_new(root, "complete", json_boolean(diag_worst(program->diag) < DIAG_UNPORTED));
    json_object_set_new(root, "runs_on", runs_on(program));
    for (size_t i = 0; i < program->source_count; i++)
        json_array_append_new(sources, report_source(program, &program->sources[i], failed));
    for (size_t i = 0; i < program->output_count && !failed; i++)
        json_array_append_new(files, report_file(program, program->outputs[i]));
    for (size_t i = 0; i < program->diag->count; i++)
        json_array_append_new(messages, report_message(program, &program->diag->messages[i]));
    json_object_set_new(root, "sources", sources);
    json_object_set_new(root, "files", files);
    json_object_set_new(root, "messages", messages);
    char *text = json_dumps(root, JSON_INDENT(2));
    const char *copy = arena_printf(arena, "%s\n", text ? text : "{}");
    free(text);
    json_decref(root);
    return copy;
}

static const char *line_of(struct arena *arena, json_t *object)
{
    char *text = json_dumps(object, JSON_COMPACT);
    const char *copy = arena_strdup(arena, text ? text : "{}");

    free(text);
    json_decref(object);
    return copy;
}

const char *report_source_line(struct program *program, const struct source *source, int status)
{
    json_t *object = report_source(program, source, status > 1);

    set_number(object, "status", (size_t)status);
    return line_of(program->arena, object);
}

const char *report_file_line(struct program *program, const struct output *output)
{
    json_t *object = report_file(program, output);
    size_t length;
    const char *text = output_text(output, &length);

    set_text(program->arena, object, "hash",
             arena_printf(program->arena, "%016llx", (unsigned long long)map_hash(text, length)));
    return line_of(program->arena, object);
}

const char *report_message_line(struct program *program, const struct diag_message *message)
{
    return line_of(program->arena, report_message(program, message));
}

void report_emit(struct program *program, bool failed)
{
    struct output *output = arena_new(program->arena, struct output);

    output->path = REPORT_NAME;
    output->text = report_text(program, failed);
    output->length = strlen(output->text);
    if (failed)
        program->output_count = 0;
    arena_push(program->arena, program->outputs, program->output_count, output);
}
