/* The command line. cli/flags.c reads its flags, as it does for cu2cl; actions.def says which of
 * them are for the stand-in alone. Our own options, which nvcc does not have, are taken out
 * first. */
#include "nvcc/nvcc.h"

#include "cli/options.h"
#include "util/file.h"
#include <stdlib.h>
#include <string.h>

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

static const struct {
    const char *name;
    enum nvcc_phase phase;
} phases[] = {
#define PHASE(name, phase) {name, phase},
#include "nvcc/actions.def"
};

static const char *const ignored[] = {
#define IGNORED(name) name,
#include "nvcc/actions.def"
};

/* --- flags ----------------------------------------------------------------------------------- */

/* Several flags may name a phase: the last one wins, as with nvcc. -c with -rdc is not one more. */
static bool set_phase(struct nvcc *nvcc, const char *name)
{
    for (size_t i = 0; i < COUNT_OF(phases); i++)
        if (strcmp(name, phases[i].name) == 0) {
            nvcc->phase = phases[i].phase;
            nvcc->phase_flag = phases[i].name;
            return strcmp(name, "device-c") != 0;
        }
    return false;
}

static bool act(void *data, const char *name, const char *value)
{
    struct nvcc *nvcc = data;
    bool acted = set_phase(nvcc, name);

#define SET(flag, member, to)                                                                      \
    if (strcmp(name, flag) == 0) {                                                                 \
        nvcc->member = to;                                                                         \
        acted = true;                                                                              \
    }
#define VALUE(flag, member)                                                                        \
    if (strcmp(name, flag) == 0) {                                                                 \
        nvcc->member = value;                                                                      \
        acted = true;                                                                              \
    }
#include "nvcc/actions.def"
    for (size_t i = 0; i < COUNT_OF(ignored); i++)
        acted |= strcmp(name, ignored[i]) == 0;
    if (strcmp(name, "run-args") == 0 && value) {
        arena_push(nvcc->arena, nvcc->arguments, nvcc->argument_count, value);
        acted = true;
    }
    return acted && strcmp(name, "disable-warnings") != 0;
}

/* --- words ----------------------------------------------------------------------------------- */

/* Our own option `name`, `--name=VALUE` or `--name VALUE`; its value, or NULL. */
static const char *own_value(struct nvcc *nvcc, const char *const *argv, int argc, int *at,
                             const char *name)
{
    const char *word = argv[*at];

    if (!str_starts(word, name))
        return NULL;
    word += strlen(name);
    if (*word == '=' && word[1])
        return word + 1;
    if (!*word && *at + 1 < argc)
        return argv[++*at];
    if (!*word || *word == '=')
        diag_report(nvcc->diag, CU1011, NULL, name, "a value");
    return NULL;
}

static bool take_own(struct nvcc *nvcc, const char *const *argv, int argc, int *at)
{
    struct {
        const char *name, **place;
    } own[] = {{"--keep-port", &nvcc->keep}, {"--compile-commands", &nvcc->database}};
    size_t before = nvcc->diag->count;

    for (size_t i = 0; i < COUNT_OF(own); i++) {
        const char *value = own_value(nvcc, argv, argc, at, own[i].name);
        if (value)
            *own[i].place = value;
        if (value || nvcc->diag->count > before)
            return true;
    }
    return false;
}

static void add_variable_words(struct nvcc *nvcc, struct nvcc_words *words, const char *name)
{
    const char *value = getenv(name), **more;
    size_t count = value ? flags_split(nvcc->arena, value, &more) : 0;

    for (size_t i = 0; i < count; i++)
        nvcc_add(nvcc, words, more[i]);
}

/* The command line with what the environment puts around it, and without our own options. */
static struct nvcc_words all_words(struct nvcc *nvcc, int argc, const char *const *argv)
{
    struct nvcc_words words = {NULL, 0};

    add_variable_words(nvcc, &words, "NVCC_PREPEND_FLAGS");
    for (int i = 1; i < argc; i++)
        if (!take_own(nvcc, argv, argc, &i))
            nvcc_add(nvcc, &words, argv[i]);
    add_variable_words(nvcc, &words, "NVCC_APPEND_FLAGS");
    return words;
}

static const char *variable(const char *name)
{
    const char *value = getenv(name);

    return value && *value ? value : NULL;
}

/* --- inputs ---------------------------------------------------------------------------------- */

enum nvcc_input nvcc_input_of(const struct nvcc *nvcc, const char *path)
{
    static const enum nvcc_input by_kind[] = {[FILE_UNKNOWN] = NVCC_OTHER,
                                              [FILE_CUDA] = NVCC_CUDA,
                                              [FILE_CXX] = NVCC_CXX,
                                              [FILE_C] = NVCC_C};
    static const enum nvcc_input by_flag[] = {
        [LANGUAGE_CUDA] = NVCC_CUDA, [LANGUAGE_CXX] = NVCC_CXX, [LANGUAGE_C] = NVCC_C};
    static const char *const linked[] = {".o", ".obj", ".a", ".so", ".lo"};
    const char *name = file_name(path);

    for (size_t i = 0; i < COUNT_OF(linked); i++)
        if (str_ends(name, linked[i]))
            return NVCC_LINKED;
    if (strstr(name, ".so."))
        return NVCC_LINKED;
    if (nvcc->flags.language != LANGUAGE_BY_NAME)
        return by_flag[nvcc->flags.language];
    return by_kind[options_file_kind(path)];
}

const char *nvcc_output_of(struct nvcc *nvcc, const char *source, const char *ending)
{
    const char *stem = file_without_ending(nvcc->arena, file_name(source));

    return nvcc->output_folder
               ? arena_printf(nvcc->arena, "%s/%s%s", nvcc->output_folder, stem, ending)
               : arena_printf(nvcc->arena, "%s%s", stem, ending);
}

/* --- checks ---------------------------------------------------------------------------------- */

static bool wrong(struct nvcc *nvcc, const char *text)
{
    diag_report(nvcc->diag, CU1051, NULL, text);
    return false;
}

/* One output can't hold what several sources give. */
static bool check_output(struct nvcc *nvcc, size_t sources)
{
    bool per_source = nvcc->phase == NVCC_COMPILE || nvcc->phase == NVCC_DEVICE_CODE;

    return !per_source || !nvcc->output || sources <= 1 ||
           wrong(nvcc, "with '-o', only one source can be compiled without linking");
}

static bool check_inputs(struct nvcc *nvcc)
{
    size_t inputs = 0, sources = 0;

    for (size_t i = 0; i < nvcc->flags.use_count; i++) {
        const struct flag_use *use = &nvcc->flags.uses[i];
        if (use->action != FLAG_FILE)
            continue;
        enum nvcc_input input = nvcc_input_of(nvcc, use->value);
        if (input == NVCC_OTHER)
            return wrong(nvcc,
                         arena_printf(nvcc->arena, "don't know what to do with '%s'", use->value));
        inputs++;
        sources += input != NVCC_LINKED;
    }
    return inputs ? check_output(nvcc, sources)
                  : wrong(nvcc, "no input files; '--help' prints the usage");
}

bool nvcc_read_words(struct nvcc *nvcc, const struct nvcc_words *words)
{
    struct flag_listener listener = {act, nvcc};

    nvcc->words = *words;
    nvcc->phase = NVCC_LINK;
    nvcc->compiler = variable("NVCC_CCBIN");
    return flags_read_for(&nvcc->flags, nvcc->arena, nvcc->diag, words->items, words->count,
                          &listener) &&
           diag_worst(nvcc->diag) != DIAG_ERROR;
}

bool nvcc_read_command(struct nvcc *nvcc, int argc, const char *const *argv)
{
    nvcc->keep = variable("CU2CL_KEEP");
    nvcc->database = variable("CU2CL_COMPILE_COMMANDS");
    struct nvcc_words words = all_words(nvcc, argc, argv);
    bool good = nvcc_read_words(nvcc, &words);
    if (!good || nvcc->help || nvcc->version || nvcc->phase == NVCC_NOTHING)
        return good;
    if (nvcc->verbose || nvcc->dryrun)
        nvcc_show_settings(nvcc);
    return check_inputs(nvcc);
}
