/* From the flags of sources to words of CMake.
 *
 * flags.c has sorted the flags into what the host compiler needs, what the linker needs, and what
 * only made sense for nvcc. */
#include "host/build_words.h"

#include "rules/components.h"
#include "util/file.h"
#include "util/str.h"
#include "util/path.h"
#include <string.h>
#include <unistd.h>

struct reading {
    struct program *program;
    struct arena *arena;
    const struct source *source;
    struct build_words *words; /* of one source, by kind */
    struct map reported;       /* libraries */
};

const char *build_quoted(struct arena *arena, const char *text)
{
    struct str out = {.arena = arena};

    str_addc(&out, '"');
    for (; *text; text++) {
        if (strchr("\"\\$;", *text))
            str_addc(&out, '\\');
        str_addc(&out, *text);
    }
    str_addc(&out, '"');
    return str_text(&out);
}

/* --- words of one source --------------------------------------------------------------------- */

static bool is_same_word(const struct build_word *a, const struct build_word *b)
{
    return strcmp(a->target, b->target) == 0;
}

static bool has_build_word(const struct build_words *list, const struct build_word *word)
{
    for (size_t i = 0; i < list->count; i++)
        if (is_same_word(&list->items[i], word))
            return true;
    return false;
}

/* A flag given twice is written once. */
static void add_build_word(struct arena *arena, struct build_words *list, struct build_word word)
{
    if (!has_build_word(list, &word))
        arena_push(arena, list->items, list->count, word);
}

static void add_text(struct reading *r, enum build_kind kind, const char *text)
{
    const char *word = build_quoted(r->arena, text);

    add_build_word(r->arena, &r->words[kind], (struct build_word){word, word});
}

/* Two words for the compiler, `value` quoted for CMake. */
static void add_pair(struct reading *r, enum build_kind kind, const char *flag, const char *value,
                     const char *target)
{
    const char *words = arena_printf(r->arena, "%s %s", build_quoted(r->arena, flag), value);

    add_build_word(r->arena, &r->words[kind], (struct build_word){target, words});
}

/* A folder below the output directory. */
static const char *own_folder(struct arena *arena, const char *path)
{
    const char *word = build_quoted(arena, arena_printf(arena, "/%s", path));

    return arena_printf(arena, "\"${CMAKE_CURRENT_SOURCE_DIR}%s", *path ? word + 1 : "\"");
}

static bool has_files(const struct program *program, const char *folder)
{
    for (size_t i = 0; i < program->output_count; i++)
        if (program->outputs[i]->source_path && path_is_inside(program->outputs[i]->path, folder))
            return true;
    return false;
}

static bool folder_has_header(struct arena *arena, const char *folder, const char *name)
{
    return access(arena_printf(arena, "%s/%s", folder, name), F_OK) == 0;
}

/* Of the CUDA Toolkit, or of ours: the port includes nothing of it. */
static bool has_toolkit_headers(struct arena *arena, const char *folder)
{
    return folder_has_header(arena, folder, "cuda_runtime_api.h") &&
           (folder_has_header(arena, folder, "crt/host_config.h") ||
            folder_has_header(arena, folder, "cu2cl/cu2cl.h"));
}

static void add_include(struct reading *r, const char *value)
{
    struct host_include_folder *folders;
    size_t count = host_include_folders(r->program, r->source, &folders);
    const char *absolute = path_absolute(r->arena, arena_printf(r->arena, "%s/.", value));

    for (size_t i = 0; i < count; i++)
        if (strcmp(folders[i].absolute, absolute) == 0 &&
            has_files(r->program, folders[i].output)) {
            const char *word = own_folder(r->arena, folders[i].output);
            add_build_word(r->arena, &r->words[BUILD_INCLUDE], (struct build_word){word, word});
            return;
        }
    if (host_is_foreign(r->program, absolute) && !has_toolkit_headers(r->arena, absolute))
        add_text(r, BUILD_INCLUDE, absolute);
}

static void add_system(struct reading *r, const char *value)
{
    const char *word = build_quoted(r->arena, path_absolute(r->arena, value));

    if (!has_toolkit_headers(r->arena, value))
        add_pair(r, BUILD_SYSTEM, "-isystem", word, word);
}

/* The runtime has what these have. */
static bool is_cuda_library(const char *name)
{
    static const char *const names[] = {"cudart",       "cudart_static", "cuda",    "cudadevrt",
                                        "curand",       "curand_static", "culibos", "nvrtc",
                                        "nvrtc_static", "nvToolsExt",    "cu2cl"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return false;
}

static void add_cmake_library(struct reading *r, const char *name)
{
    if (is_cuda_library(name) || component_has_library(name))
        return;
    if (!str_starts(name, "cu") && !str_starts(name, "nv") && !str_starts(name, "npp")) {
        add_text(r, BUILD_LIBRARY, name);
        return;
    }
    if (!map_get(&r->reported, name))
        diag_report(r->program->diag, CU3012, NULL, arena_printf(r->arena, "-l%s", name),
                    "this CUDA library has no counterpart");
    map_put(&r->reported, name, r);
}

/* Of the CUDA Toolkit: the port needs nothing of it. */
static bool is_toolkit_folder(struct arena *arena, const char *folder)
{
    static const char *const names[] = {"libcudart.so", "libcudart_static.a", "libcuda.so"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (access(arena_printf(arena, "%s/%s", folder, names[i]), F_OK) == 0)
            return true;
    return false;
}

static void add_library_folder(struct reading *r, const char *folder)
{
    bool has_stubs =
        str_ends(folder, "/stubs") && is_toolkit_folder(r->arena, path_folder(r->arena, folder));

    if (!has_stubs && !is_toolkit_folder(r->arena, folder))
        add_text(r, BUILD_FOLDER, path_absolute(r->arena, folder));
}

/* An object or a library by its path. */
static void add_file_to_link(struct reading *r, const char *path)
{
    const char *name = file_name(path), *absolute = path_absolute(r->arena, path);

    if (!is_toolkit_folder(r->arena, path_folder(r->arena, absolute)) || !str_starts(name, "lib"))
        add_text(r, BUILD_LIBRARY, absolute);
    else
        add_cmake_library(r, arena_strndup(r->arena, name + 3, strcspn(name + 3, ".")));
}

static const struct output *output_of(const struct program *program, const char *source_path)
{
    for (size_t i = 0; source_path && i < program->output_count; i++)
        if (program->outputs[i]->source_path &&
            strcmp(program->outputs[i]->source_path, source_path) == 0)
            return program->outputs[i];
    return NULL;
}

static void add_forced_header(struct reading *r, const char *header)
{
    add_pair(r, BUILD_FORCED, "-include", build_quoted(r->arena, header),
             build_quoted(r->arena, arena_printf(r->arena, "SHELL:-include %s", header)));
}

/* -include: of a file that was ported, of CUDA's by rule, or of one that the compiler finds. nvcc
 * has read cuda_runtime.h before, and a ported file may need it. */
static void add_forced(struct reading *r, const char *name)
{
    struct program *program = r->program;
    const struct output *output = output_of(program, host_forced_file(program, r->source, name));
    const struct rule *rule = rules_find(program->rules, RULE_HEADER, name);

    if (output) { /* CMake takes the target's word apart as a shell does */
        struct str path = {.arena = r->arena};
        for (const char *at = output->path; *at; at++)
            str_printf(&path, "%s%c", *at == '"' || *at == '\\' ? "\\" : "", *at);
        const char *word = build_quoted(r->arena, str_text(&path));
        add_forced_header(r, "cu2cl/cu2cl.h");
        add_pair(r, BUILD_FORCED, "-include", own_folder(r->arena, output->path),
                 arena_printf(r->arena,
                              "\"SHELL:-include \\\"${CMAKE_CURRENT_SOURCE_DIR}/%.*s\\\"\"",
                              (int)strlen(word) - 2, word + 1));
    } else if (!rule || (rule->to && *rule->to)) {
        add_forced_header(r, rule ? host_plain_header(r->arena, rule->to) : name);
    }
}

/* CMake drops definitions of macros with parameters, -D"f(x)=x", but not such options. */
static void add_build_definition(struct reading *r, const char *value)
{
    size_t name = strcspn(value, "=");

    if (memchr(value, '(', name))
        add_text(r, BUILD_OPTION, arena_printf(r->arena, "-D%s", value));
    else
        add_text(r, BUILD_DEFINITION, value);
}

static void apply_use(struct reading *r, const struct flag_use *use)
{
    struct arena *arena = r->arena;
    const char *value = use->value;

    switch (use->action) {
    case FLAG_COMPILE: add_text(r, BUILD_OPTION, value); break;
    case FLAG_LINK: add_text(r, BUILD_LINK, value); break;
    case FLAG_BOTH:
        add_text(r, BUILD_OPTION, value);
        add_text(r, BUILD_LINK, value);
        break;
    case FLAG_INCLUDE: add_include(r, value); break;
    case FLAG_SYSTEM:
    case FLAG_AFTER: add_system(r, value); break;
    case FLAG_QUOTE:
        add_text(r, BUILD_OPTION, arena_printf(arena, "-iquote%s", path_absolute(arena, value)));
        break;
    case FLAG_FORCED: add_forced(r, value); break;
    case FLAG_DEFINE: add_build_definition(r, value); break;
    case FLAG_UNDEFINE: add_text(r, BUILD_OPTION, arena_printf(arena, "-U%s", value)); break;
    case FLAG_FOLDER: add_library_folder(r, value); break;
    case FLAG_LIBRARY: add_cmake_library(r, value); break;
    default: add_file_to_link(r, value); break;
    }
}

static bool has_lambdas(const struct program *program)
{
    for (size_t i = 0; i < program->source_count; i++)
        if (program->sources[i].lambda_count)
            return true;
    return false;
}

static void read_source(struct reading *r)
{
    const struct flags *flags = r->source->flags;

    for (size_t i = 0; i < flags->use_count; i++)
        apply_use(r, &flags->uses[i]);
    if (flags->extended_lambda)
        add_build_definition(r, "CU2CL_EXTENDED_LAMBDA");
    if (flags->stream_per_thread)
        add_build_definition(r, "CUDA_API_PER_THREAD_DEFAULT_STREAM");
    if (r->program->uses_architectures)
        add_build_definition(
            r, arena_printf(r->arena, "__CUDA_ARCH_LIST__=%s", flags->architecture_list));
    if (has_lambdas(r->program)) /* nvcc wants --extended-lambda for them */
        add_build_definition(r, "CU2CL_EXTENDED_LAMBDA");
}

/* --- what all agree on ----------------------------------------------------------------------- */

/* The words of one source. */
struct source_words {
    struct build_words kinds[BUILD_KINDS];
};

/* How many words all lists of a kind begin with, or end with. */
static size_t common_count(const struct source_words *all, size_t count, enum build_kind kind,
                           bool end)
{
    const struct build_words *first = &all[0].kinds[kind];
    size_t common = first->count;

    for (size_t i = 1; i < count; i++) {
        const struct build_words *other = &all[i].kinds[kind];
        size_t n = 0;
        while (n < common && n < other->count &&
               is_same_word(&first->items[end ? first->count - 1 - n : n],
                            &other->items[end ? other->count - 1 - n : n]))
            n++;
        common = n;
    }
    return common;
}

static void add_build_words(struct arena *arena, struct build_words *list,
                            const struct build_words *words, size_t begin, size_t end)
{
    for (size_t i = begin; i < end; i++)
        add_build_word(arena, list, words->items[i]);
}

static void split_ordered(struct arena *arena, const struct source_words *all, size_t count,
                          enum build_kind kind, struct build_flags *flags)
{
    bool at_end = kind == BUILD_INCLUDE || kind == BUILD_SYSTEM;
    size_t common = common_count(all, count, kind, at_end);
    const struct build_words *first = &all[0].kinds[kind];

    add_build_words(arena, &flags->target[kind], first, at_end ? first->count - common : 0,
                    at_end ? first->count : common);
    for (size_t i = 0; i < count; i++) {
        const struct build_words *words = &all[i].kinds[kind];
        add_build_words(arena, &flags->sources[i][kind], words, at_end ? 0 : common,
                        at_end ? words->count - common : words->count);
    }
}

static bool all_have(const struct source_words *all, size_t count, enum build_kind kind,
                     const struct build_word *word)
{
    for (size_t i = 0; i < count; i++)
        if (!has_build_word(&all[i].kinds[kind], word))
            return false;
    return true;
}

/* Definitions come in any order. */
static void split_definitions(struct arena *arena, const struct source_words *all, size_t count,
                              struct build_flags *flags)
{
    for (size_t i = 0; i < count; i++) {
        const struct build_words *words = &all[i].kinds[BUILD_DEFINITION];
        for (size_t j = 0; j < words->count; j++)
            add_build_word(arena,
                           all_have(all, count, BUILD_DEFINITION, &words->items[j])
                               ? &flags->target[BUILD_DEFINITION]
                               : &flags->sources[i][BUILD_DEFINITION],
                           words->items[j]);
    }
}

/* The first standard is the target's; a source with another one has it as an option. */
static void settle_standards(struct program *program, struct build_flags *flags)
{
    const struct source *first = NULL;

    for (size_t i = 0; i < program->source_count; i++) {
        const struct source *source = &program->sources[i];
        if (source->language == SOURCE_C)
            continue;
        if (!first) {
            first = source;
            flags->standard = source->flags->standard;
            continue;
        }
        const char *mine = source->flags->standard ? source->flags->standard : "gnu++17";
        if (strcmp(mine, flags->standard ? flags->standard : "gnu++17") == 0)
            continue;
        const char *word = build_quoted(
            program->arena, arena_printf(program->arena, "-std=%s", flags_cuda_standard(mine)));
        add_build_word(program->arena, &flags->sources[i][BUILD_OPTION],
                       (struct build_word){word, word});
    }
}

/* Flags of the linker's command line; what they say of compiling, the sources know better. */
static void read_link_flags(struct reading *r, const struct flags *flags, struct build_words *words)
{
    r->words = words;
    for (size_t i = 0; i < flags->use_count; i++) {
        struct flag_use use = flags->uses[i];
        if (use.action == FLAG_BOTH)
            use.action = FLAG_LINK;
        if (use.action == FLAG_LINK || use.action == FLAG_FOLDER || use.action == FLAG_LIBRARY ||
            use.action == FLAG_FILE)
            apply_use(r, &use);
    }
}

void build_read_flags(const struct build_target *target, struct build_flags *flags)
{
    struct program *program = target->program;
    struct arena *arena = program->arena;
    size_t count = program->source_count;
    struct source_words *all = arena_alloc(arena, (count + 1) * sizeof *all);
    struct reading r = {.program = program, .arena = arena, .reported = {.arena = arena}};

    memset(flags, 0, sizeof *flags);
    flags->sources = arena_alloc(arena, (count + 1) * sizeof *flags->sources);
    for (size_t i = 0; i < count; i++) {
        r.source = &program->sources[i];
        r.words = all[i].kinds;
        if (i && r.source->flags == program->sources[i - 1].flags)
            all[i] = all[i - 1];
        else
            read_source(&r);
        for (unsigned kind = BUILD_COMPILE_KINDS; kind < BUILD_KINDS; kind++)
            add_build_words(arena, &flags->target[kind], &all[i].kinds[kind], 0,
                            all[i].kinds[kind].count);
    }
    if (target->link_flags)
        read_link_flags(&r, target->link_flags, flags->target);
    if (!count)
        return;
    split_definitions(arena, all, count, flags);
    for (unsigned kind = BUILD_DEFINITION + 1; kind < BUILD_COMPILE_KINDS; kind++)
        split_ordered(arena, all, count, kind, flags);
    settle_standards(program, flags);
}
