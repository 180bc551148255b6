/* Reads a check file (docs/check.md). Values go down: what `defaults` says holds for all programs,
 * and what a program says for all its cases. */
#include "check/plan.h"

#include "util/file.h"
#include "util/str.h"
#include <errno.h>
#include <glob.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <yaml.h>

#define MOST_NESTING 64 /* libyaml's time is quadratic in the depth */

enum setting_kind {
    SETTING_TEXT,
    SETTING_LIST,
    SETTING_PAIRS,
    SETTING_COUNT,
    SETTING_NUMBER,
    SETTING_BOOL,
    SETTING_FILES
};

struct setting {
    const char *key;
    enum setting_kind kind;
    size_t offset;
};

static const struct setting case_settings[] = {
#define SETTING(key, kind, field) {key, SETTING_##kind, offsetof(struct check_case, field)},
#include "check/settings.def"
};

static const struct setting file_settings[] = {
    {"shape", SETTING_TEXT, offsetof(struct output_file, shape)},
    {"relative", SETTING_NUMBER, offsetof(struct output_file, tolerance.relative)},
    {"absolute", SETTING_NUMBER, offsetof(struct output_file, tolerance.absolute)},
    {"ulps", SETTING_COUNT, offsetof(struct output_file, tolerance.ulps)},
    {"outliers", SETTING_NUMBER, offsetof(struct output_file, tolerance.outliers)},
    {"integers", SETTING_BOOL, offsetof(struct output_file, tolerance.integers)},
    {"ignore", SETTING_LIST, offsetof(struct output_file, lines.ignored)},
    {"only", SETTING_LIST, offsetof(struct output_file, lines.only)},
    {"any-order", SETTING_BOOL, offsetof(struct output_file, lines.any_order)},
};

static const char *const element_names[] = {
    [ELEMENT_TEXT] = "text",
    [ELEMENT_IMAGE] = "image",
#define ELEMENT(name, spelling, type) [ELEMENT_##name] = spelling,
#include "check/elements.def"
};

/* What a program has beside its cases; `defaults` has the same. */
struct build_flags {
    const char *both, *native;
};

struct plan_reader {
    struct check_plan *plan;
    struct arena *arena;
    struct diag *diag;
    yaml_document_t document;
    bool good;
};

struct check_case plan_default_case(void)
{
    return (struct check_case){.run = "", .timeout = 60, .tolerance = {.relative = 1e-5}};
}

/* --- values ---------------------------------------------------------------------------------- */

static const yaml_node_t *node_at(struct plan_reader *r, int index)
{
    return yaml_document_get_node(&r->document, index);
}

static struct source_pos position_of_mark(const struct plan_reader *r, const yaml_mark_t *mark)
{
    return (struct source_pos){r->plan->path, (unsigned)mark->line + 1, (unsigned)mark->column + 1,
                               mark->index};
}

static void report_at(struct plan_reader *r, const yaml_node_t *node, enum diag_id id,
                      const char *what, const char *more)
{
    struct source_pos pos = position_of_mark(r, &node->start_mark);

    diag_report(r->diag, id, &pos, what, more);
    r->good = false;
}

/* NULL, with a message, where the node is no text. */
static const char *text_of(struct plan_reader *r, const yaml_node_t *node, const char *key)
{
    if (node->type == YAML_SCALAR_NODE &&
        strlen((const char *)node->data.scalar.value) == node->data.scalar.length)
        return arena_strdup(r->arena, (const char *)node->data.scalar.value);
    report_at(r, node, CU4004, key, "a text");
    return NULL;
}

static double number_of(struct plan_reader *r, const yaml_node_t *node, const char *key)
{
    const char *text = text_of(r, node, key);
    char *end;
    double number = text ? strtod(text, &end) : 0;

    if (text && (end == text || *end || number < 0 || !isfinite(number)))
        report_at(r, node, CU4004, key, "a number, and not below 0");
    return number;
}

static unsigned whole_of(struct plan_reader *r, const yaml_node_t *node, const char *key)
{
    double number = number_of(r, node, key);

    if (number == floor(number) && number <= 1e9)
        return (unsigned)number;
    report_at(r, node, CU4004, key, "a whole number");
    return 0;
}

static bool truth_of(struct plan_reader *r, const yaml_node_t *node, const char *key)
{
    const char *text = text_of(r, node, key);

    if (text && strcmp(text, "true") != 0 && strcmp(text, "false") != 0)
        report_at(r, node, CU4004, key, "true or false");
    return text && strcmp(text, "true") == 0;
}

/* A text, or a list of texts. */
static struct text_list list_of(struct plan_reader *r, const yaml_node_t *node, const char *key)
{
    struct text_list list = {NULL, 0};

    if (node->type != YAML_SEQUENCE_NODE) {
        const char *text = text_of(r, node, key);
        if (text)
            arena_push(r->arena, list.items, list.count, text);
        return list;
    }
    for (yaml_node_item_t *item = node->data.sequence.items.start;
         item < node->data.sequence.items.top; item++) {
        const char *text = text_of(r, node_at(r, *item), key);
        if (text)
            arena_push(r->arena, list.items, list.count, text);
    }
    return list;
}

/* A mapping, as NAME=VALUE. */
static struct text_list pairs_of(struct plan_reader *r, const yaml_node_t *node, const char *key)
{
    struct text_list list = {NULL, 0};

    if (node->type != YAML_MAPPING_NODE) {
        report_at(r, node, CU4004, key, "a mapping of names to texts");
        return list;
    }
    for (yaml_node_pair_t *pair = node->data.mapping.pairs.start;
         pair < node->data.mapping.pairs.top; pair++) {
        const char *name = text_of(r, node_at(r, pair->key), key);
        const char *value = text_of(r, node_at(r, pair->value), key);
        if (name && value)
            arena_push(r->arena, list.items, list.count,
                       arena_printf(r->arena, "%s=%s", name, value));
    }
    return list;
}

static void read_files(struct plan_reader *r, struct check_case *one, const yaml_node_t *node);

static void read_setting(struct plan_reader *r, const struct setting *setting, void *object,
                         const yaml_node_t *node)
{
    void *field = (char *)object + setting->offset;

    switch (setting->kind) {
    case SETTING_TEXT: *(const char **)field = text_of(r, node, setting->key); break;
    case SETTING_LIST: *(struct text_list *)field = list_of(r, node, setting->key); break;
    case SETTING_PAIRS: *(struct text_list *)field = pairs_of(r, node, setting->key); break;
    case SETTING_COUNT: *(unsigned *)field = whole_of(r, node, setting->key); break;
    case SETTING_NUMBER: *(double *)field = number_of(r, node, setting->key); break;
    case SETTING_BOOL: *(bool *)field = truth_of(r, node, setting->key); break;
    case SETTING_FILES: read_files(r, object, node); break;
    }
}

static const struct setting *find_setting(const struct setting *table, size_t count,
                                          const char *key)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(table[i].key, key) == 0)
            return &table[i];
    return NULL;
}

/* The message for a key that is not known: those that are, beside the ones named in `others`. */
static void report_bad_key(struct plan_reader *r, const yaml_node_t *node, const char *key,
                           const char *others, const struct setting *table, size_t count)
{
    struct str keys = {.arena = r->arena};

    for (; *others; others++)
        str_add(&keys, *others == ' ' ? ", " : (char[]){*others, '\0'});
    for (size_t i = 0; i < count; i++)
        str_printf(&keys, "%s%s", keys.length ? ", " : "", table[i].key);
    report_at(r, node, CU4003, key, str_text(&keys));
}

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

/* Whether `word` is one of the words of `list`. */
static bool names_word(const char *list, const char *word)
{
    size_t length = strlen(word);

    for (const char *at = list; (at = strstr(at, word)); at += length)
        if ((at == list || at[-1] == ' ') && (!at[length] || at[length] == ' '))
            return true;
    return false;
}

/* --- files ----------------------------------------------------------------------------------- */

static enum element_type type_of(struct plan_reader *r, const yaml_node_t *node)
{
    const char *text = text_of(r, node, "type");
    struct str names = {.arena = r->arena};

    for (unsigned i = 0; i < ELEMENT_COUNT; i++) {
        if (text && strcmp(text, element_names[i]) == 0)
            return (enum element_type)i;
        str_printf(&names, "%s%s", i ? ", " : "one of ", element_names[i]);
    }
    if (text)
        report_at(r, node, CU4004, "type", str_text(&names));
    return ELEMENT_TEXT;
}

static void read_file_settings(struct plan_reader *r, struct output_file *file,
                               const yaml_node_t *node)
{
    if (node->type != YAML_MAPPING_NODE) {
        file->type = type_of(r, node); /* `out.bin: float32` */
        return;
    }
    for (yaml_node_pair_t *pair = node->data.mapping.pairs.start;
         pair < node->data.mapping.pairs.top; pair++) {
        const yaml_node_t *key_node = node_at(r, pair->key), *value = node_at(r, pair->value);
        const char *key = text_of(r, key_node, "a key");
        const struct setting *setting =
            key ? find_setting(file_settings, COUNT_OF(file_settings), key) : NULL;
        if (setting)
            read_setting(r, setting, file, value);
        else if (key && strcmp(key, "type") == 0)
            file->type = type_of(r, value);
        else if (key)
            report_bad_key(r, key_node, key, "type", file_settings, COUNT_OF(file_settings));
    }
}

static void read_files(struct plan_reader *r, struct check_case *one, const yaml_node_t *node)
{
    one->files = NULL;
    one->file_count = 0;
    if (node->type != YAML_MAPPING_NODE) {
        report_at(r, node, CU4004, "files", "a mapping of paths to what is in them");
        return;
    }
    for (yaml_node_pair_t *pair = node->data.mapping.pairs.start;
         pair < node->data.mapping.pairs.top; pair++) {
        struct output_file file = {.tolerance = one->tolerance, .lines = one->lines};
        file.path = text_of(r, node_at(r, pair->key), "a path");
        read_file_settings(r, &file, node_at(r, pair->value));
        if (file.path)
            arena_push(r->arena, one->files, one->file_count, file);
    }
}

/* --- programs -------------------------------------------------------------------------------- */

/* Tolerances of files are those of the case, so `files` is read last. */
static void read_case_settings(struct plan_reader *r, struct check_case *one,
                               const yaml_node_t *node, const char *others)
{
    const struct setting *files = find_setting(case_settings, COUNT_OF(case_settings), "files");
    const yaml_node_t *files_node = NULL;

    for (yaml_node_pair_t *pair = node->data.mapping.pairs.start;
         pair < node->data.mapping.pairs.top; pair++) {
        const yaml_node_t *key_node = node_at(r, pair->key), *value = node_at(r, pair->value);
        const char *key = text_of(r, key_node, "a key");
        const struct setting *setting =
            key ? find_setting(case_settings, COUNT_OF(case_settings), key) : NULL;
        if (setting == files && setting)
            files_node = value;
        else if (setting)
            read_setting(r, setting, one, value);
        else if (key && !names_word(others, key))
            report_bad_key(r, key_node, key, others, case_settings, COUNT_OF(case_settings));
    }
    if (files_node)
        read_setting(r, files, one, files_node);
}

static const yaml_node_t *member_node(struct plan_reader *r, const yaml_node_t *node,
                                      const char *key)
{
    for (yaml_node_pair_t *pair = node->data.mapping.pairs.start;
         pair < node->data.mapping.pairs.top; pair++) {
        const yaml_node_t *name = node_at(r, pair->key);
        if (name->type == YAML_SCALAR_NODE && strcmp((char *)name->data.scalar.value, key) == 0)
            return node_at(r, pair->value);
    }
    return NULL;
}

/* The nodes of a list of mappings; others are reported. */
static const yaml_node_t *mapping_in(struct plan_reader *r, int index, const char *what)
{
    const yaml_node_t *node = node_at(r, index);

    if (node->type == YAML_MAPPING_NODE)
        return node;
    report_at(r, node, CU4004, what, "a mapping");
    return NULL;
}

static void read_cases(struct plan_reader *r, struct check_program *program,
                       const struct check_case *defaults, const yaml_node_t *list)
{
    if (list->type != YAML_SEQUENCE_NODE) {
        report_at(r, list, CU4004, "cases", "a list");
        return;
    }
    for (yaml_node_item_t *item = list->data.sequence.items.start;
         item < list->data.sequence.items.top; item++) {
        struct check_case one = *defaults;
        const yaml_node_t *node = node_at(r, *item), *name;
        if (node->type == YAML_SCALAR_NODE) {
            one.run = text_of(r, node, "a case"); /* its arguments alone */
        } else if ((node = mapping_in(r, *item, "a case"))) {
            read_case_settings(r, &one, node, "name");
            name = member_node(r, node, "name");
            one.name = name ? text_of(r, name, "name") : NULL;
        }
        if (!one.name)
            one.name = arena_printf(r->arena, "%zu", program->case_count + 1);
        arena_push(r->arena, program->cases, program->case_count, one);
    }
}

static void read_sources(struct plan_reader *r, struct check_program *program,
                         const yaml_node_t *node)
{
    struct text_list patterns = list_of(r, node, "sources");

    for (size_t i = 0; i < patterns.count; i++)
        if (!plan_add_matches(r->arena, &program->sources, r->plan->folder, patterns.items[i]))
            report_at(r, node, CU5001, patterns.items[i], r->plan->folder);
}

/* A program without a name is called as its first source. */
static const char *name_of_source(struct arena *arena, const struct check_program *program)
{
    if (!program->sources.count)
        return "program";
    return file_name(file_without_ending(arena, program->sources.items[0]));
}

static bool is_good_name(const char *name)
{
    return *name && *name != '.' &&
           strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVW"
                        "XYZ0123456789_-+.") == strlen(name);
}

/* Names are those of folders. */
static void check_names(struct plan_reader *r, const struct check_program *program,
                        const yaml_node_t *node)
{
    if (!is_good_name(program->name))
        report_at(r, node, CU4004, program->name,
                  "a name of letters, digits and '_', '-', '+', '.'");
    for (size_t i = 0; i < r->plan->program_count; i++)
        if (strcmp(r->plan->programs[i].name, program->name) == 0)
            report_at(r, node, CU5002, "two programs have the name", program->name);
    for (size_t i = 0; i < program->case_count; i++) {
        if (!is_good_name(program->cases[i].name))
            report_at(r, node, CU4004, program->cases[i].name,
                      "a name of letters, digits and '_', '-', '+', '.'");
        for (size_t j = 0; j < i; j++)
            if (strcmp(program->cases[i].name, program->cases[j].name) == 0)
                report_at(r, node, CU5002, "two cases have the name", program->cases[i].name);
    }
}

static void read_build_flags(struct plan_reader *r, struct build_flags *flags,
                             const yaml_node_t *node)
{
    const yaml_node_t *value;

    if ((value = member_node(r, node, "flags")))
        flags->both = text_of(r, value, "flags");
    if ((value = member_node(r, node, "nvcc-flags")))
        flags->native = text_of(r, value, "nvcc-flags");
}

static void read_program(struct plan_reader *r, const struct check_case *defaults,
                         struct build_flags flags, const yaml_node_t *node)
{
    struct check_program program = {.line = (unsigned)node->start_mark.line + 1};
    struct check_case own = *defaults;
    const yaml_node_t *value;

    read_case_settings(r, &own, node, "name sources flags nvcc-flags cases");
    read_build_flags(r, &flags, node);
    program.flags = flags.both;
    program.native_flags = flags.native;
    if ((value = member_node(r, node, "sources")))
        read_sources(r, &program, value);
    else
        report_at(r, node, CU5002, "a program lacks", "'sources'");
    value = member_node(r, node, "name");
    program.name = value ? text_of(r, value, "name") : name_of_source(r->arena, &program);
    if ((value = member_node(r, node, "cases")))
        read_cases(r, &program, &own, value);
    if (!program.case_count) {
        own.name = "1";
        arena_push(r->arena, program.cases, program.case_count, own);
    }
    if (!program.name)
        return;
    check_names(r, &program, node);
    arena_push(r->arena, r->plan->programs, r->plan->program_count, program);
}

/* --- drivers and the file -------------------------------------------------------------------- */

static void read_driver(struct plan_reader *r, const yaml_node_t *node)
{
    struct check_driver driver = {0};
    const yaml_node_t *value;

    if (node->type == YAML_SCALAR_NODE) {
        driver.name = text_of(r, node, "a driver");
    } else if (node->type != YAML_MAPPING_NODE || !(value = member_node(r, node, "name"))) {
        report_at(r, node, CU4004, "a driver", "a name, or a mapping with 'name'");
    } else {
        driver.name = text_of(r, value, "name");
        if ((value = member_node(r, node, "environment")))
            driver.settings = pairs_of(r, value, "environment");
        if ((value = member_node(r, node, "command")))
            driver.command = text_of(r, value, "command");
        if (driver.name && !is_good_name(driver.name))
            report_at(r, node, CU4004, driver.name,
                      "a name of letters, digits and '_', '-', '+', '.'");
    }
    if (driver.name)
        arena_push(r->arena, r->plan->drivers, r->plan->driver_count, driver);
}

static void for_each(struct plan_reader *r, const yaml_node_t *root, const char *key,
                     void (*read)(struct plan_reader *, const yaml_node_t *))
{
    const yaml_node_t *list = member_node(r, root, key);

    if (!list)
        return;
    if (list->type != YAML_SEQUENCE_NODE) {
        report_at(r, list, CU4004, key, "a list");
        return;
    }
    for (yaml_node_item_t *item = list->data.sequence.items.start;
         item < list->data.sequence.items.top; item++)
        read(r, node_at(r, *item));
}

static void read_programs(struct plan_reader *r, const yaml_node_t *root)
{
    struct check_case defaults = plan_default_case();
    const yaml_node_t *node = member_node(r, root, "defaults"),
                      *list = member_node(r, root, "programs");
    struct build_flags flags = {NULL, NULL};

    if (node && node->type == YAML_MAPPING_NODE) {
        read_build_flags(r, &flags, node);
        read_case_settings(r, &defaults, node, "flags nvcc-flags");
    } else if (node) {
        report_at(r, node, CU4004, "defaults", "a mapping");
    }
    if (!list || list->type != YAML_SEQUENCE_NODE) {
        report_at(r, list ? list : root, CU5002, "a check file needs", "a list 'programs'");
        return;
    }
    for (yaml_node_item_t *item = list->data.sequence.items.start;
         item < list->data.sequence.items.top; item++)
        if ((node = mapping_in(r, *item, "a program")))
            read_program(r, &defaults, flags, node);
}

/* `folder: $RODINIA/cuda`: where paths are seen from, instead of the check file's folder. */
static bool set_folder(struct plan_reader *r, const yaml_node_t *node)
{
    const char *text = text_of(r, node, "folder"), *path = text;

    if (text && *text == '$') {
        size_t length = strcspn(text, "/");
        const char *variable = arena_strndup(r->arena, text + 1, length - 1);
        const char *value = getenv(variable);
        if (!value || !*value) {
            report_at(r, node, CU4004, text, "a folder: the variable is not set");
            return false;
        }
        path = arena_printf(r->arena, "%s%s", value, text + length);
    }
    char *full = path ? realpath(plan_path(r->arena, r->plan, path), NULL) : NULL;
    if (full)
        r->plan->folder = arena_strdup(r->arena, full);
    else if (path)
        report_at(r, node, CU5001, path, r->plan->folder);
    bool found = full;
    free(full);
    return found;
}

static void read_root(struct plan_reader *r, const yaml_node_t *root)
{
    static const char *const keys = "programs defaults drivers expected folder";
    const yaml_node_t *value;

    if (root->type != YAML_MAPPING_NODE) {
        report_at(r, root, CU4004, "a check file", "a mapping");
        return;
    }
    for (yaml_node_pair_t *pair = root->data.mapping.pairs.start;
         pair < root->data.mapping.pairs.top; pair++) {
        const char *key = text_of(r, node_at(r, pair->key), "a key");
        if (key && !names_word(keys, key))
            report_bad_key(r, node_at(r, pair->key), key, keys, NULL, 0);
    }
    value = member_node(r, root, "expected");
    const char *expected = value ? text_of(r, value, "expected") : NULL;
    r->plan->expected = plan_path(r->arena, r->plan, expected ? expected : "expected");
    value = member_node(r, root, "folder");
    if (value && !set_folder(r, value))
        return; /* else each pattern would be a message */
    for_each(r, root, "drivers", read_driver);
    read_programs(r, root);
}

static void report_bad_syntax(struct plan_reader *r, const yaml_parser_t *parser)
{
    struct source_pos pos = position_of_mark(r, &parser->problem_mark);

    diag_report(r->diag, CU4002, &pos,
                parser->problem ? parser->problem : "the text ends too early");
    r->good = false;
}

static bool is_too_deep(const char *text, size_t length)
{
    size_t depth = 0;

    for (size_t i = 0; i < length; i++) {
        if (text[i] == '[' || text[i] == '{')
            depth++;
        else if ((text[i] == ']' || text[i] == '}') && depth)
            depth--;
        if (depth > MOST_NESTING)
            return true;
    }
    return false;
}

/* Of two values of a key one would be lost. */
static void report_double_keys(struct plan_reader *r, const yaml_node_t *mapping)
{
    const yaml_node_pair_t *begin = mapping->data.mapping.pairs.start;

    for (const yaml_node_pair_t *pair = begin; pair < mapping->data.mapping.pairs.top; pair++) {
        const yaml_node_t *key = node_at(r, pair->key);
        for (const yaml_node_pair_t *other = begin; other < pair; other++) {
            const yaml_node_t *earlier = node_at(r, other->key);
            if (key->type == YAML_SCALAR_NODE && earlier->type == YAML_SCALAR_NODE &&
                strcmp((char *)key->data.scalar.value, (char *)earlier->data.scalar.value) == 0)
                report_at(r, key, CU4009, (char *)key->data.scalar.value, NULL);
        }
    }
}

static void report_all_double_keys(struct plan_reader *r)
{
    for (const yaml_node_t *node = r->document.nodes.start; node < r->document.nodes.top; node++)
        if (node->type == YAML_MAPPING_NODE)
            report_double_keys(r, node);
}

static void read_plan_text(struct plan_reader *r, const char *text, size_t length)
{
    yaml_parser_t parser;
    struct source_pos pos = {r->plan->path, 1, 1, 0};

    if (is_too_deep(text, length) || !yaml_parser_initialize(&parser)) {
        diag_report(r->diag, CU4002, &pos, "brackets are nested too deeply");
        r->good = false;
        return;
    }
    yaml_parser_set_input_string(&parser, (const unsigned char *)text, length);
    if (yaml_parser_load(&parser, &r->document)) {
        const yaml_node_t *root = yaml_document_get_root_node(&r->document);
        if (root) {
            report_all_double_keys(r);
            read_root(r, root);
        } else {
            report_bad_syntax(r, &parser);
        }
        yaml_document_delete(&r->document);
    } else {
        report_bad_syntax(r, &parser);
    }
    yaml_parser_delete(&parser);
}

bool plan_read(struct check_plan *plan, struct arena *arena, struct diag *diag, const char *path)
{
    struct plan_reader r = {.plan = plan, .arena = arena, .diag = diag, .good = true};
    size_t length;
    const char *text = file_read(arena, path, &length);

    *plan = (struct check_plan){.path = path};
    char *full = realpath(path, NULL);
    if (!text || !full) {
        diag_report(diag, CU1003, NULL, path, strerror(errno));
        free(full);
        return false;
    }
    plan->folder = arena_strndup(arena, full, (size_t)(file_name(full) - full) - 1);
    if (!*plan->folder)
        plan->folder = "/";
    free(full);
    read_plan_text(&r, text, length);
    return r.good;
}

const char *plan_path(struct arena *arena, const struct check_plan *plan, const char *path)
{
    return *path == '/' ? path : arena_printf(arena, "%s/%s", plan->folder, path);
}

size_t plan_add_matches(struct arena *arena, struct text_list *list, const char *folder,
                        const char *pattern)
{
    glob_t found = {0};
    bool absolute = *pattern == '/';
    const char *full = absolute ? pattern : arena_printf(arena, "%s/%s", folder, pattern);
    size_t count = 0, skip = absolute ? 0 : strlen(folder) + 1;

    if (glob(full, 0, NULL, &found) == 0)
        for (; count < found.gl_pathc; count++)
            arena_push(arena, list->items, list->count,
                       arena_strdup(arena, found.gl_pathv[count] + skip));
    globfree(&found);
    return count;
}
