/* The command line: options until `--`, compiler flags after it.
 *
 * Options are looked up in the tables of options.def. Those that are flags of compilers, `-I`, are
 * put in front of what stands behind `--`, and flags.c reads all of them. help.c prints the
 * tables. */
#include "cli/options.h"

#include "util/str.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum option_id {
#define OPTION(name, spelling, argument, help) OPTION_##name,
#include "cli/options.def"
    OPTION_COUNT
};

struct option_row {
    const char *spelling, *argument;
};

static const struct option_row option_rows[] = {
#define OPTION(name, spelling, argument, help) {spelling, argument},
#include "cli/options.def"
};

static const char *const stage_names[] = {
#define STAGE(name, help) name,
#include "cli/options.def"
};

#define MOST_JOBS       1024
#define MOST_SHARDS     100000
#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

struct parser {
    struct options *options;
    struct arena *arena;
    struct diag *diag;
    const char *const *words;
    size_t count, at;
    bool good;
    struct option_list flags; /* for flags.c */
};

static void push(struct parser *p, struct option_list *list, const char *word)
{
    arena_push(p->arena, list->items, list->count, word);
}

static void terminate_options(struct parser *p, struct option_list *list)
{
    push(p, list, NULL);
    list->count--;
}

#define fail(p, ...)                                                                               \
    do {                                                                                           \
        diag_report((p)->diag, __VA_ARGS__);                                                       \
        (p)->good = false;                                                                         \
    } while (0)

enum file_kind options_file_kind(const char *path)
{
    static const char *const cxx[] = {".cpp", ".cc", ".cxx", ".c++", ".C"};

    if (str_ends(path, ".cu"))
        return FILE_CUDA;
    for (size_t i = 0; i < COUNT_OF(cxx); i++)
        if (str_ends(path, cxx[i]))
            return FILE_CXX;
    return str_ends(path, ".c") ? FILE_C : FILE_UNKNOWN;
}

/* --- options --------------------------------------------------------------------------------- */

static bool is_short(const char *spelling)
{
    return spelling[2] == '\0';
}

static const char *option_rest(const struct option_row *row, const char *word)
{
    if (row->spelling[1] == 's' && str_starts(word, "--std"))
        word++; /* nvcc's spelling */
    if (!str_starts(word, row->spelling))
        return NULL;
    const char *rest = word + strlen(row->spelling);
    if (!*rest || *rest == '=')
        return rest;
    return is_short(row->spelling) && row->argument ? rest : NULL;
}

static enum option_id find_option(const char *word, const char **rest)
{
    for (unsigned id = 0; id < OPTION_COUNT; id++) {
        *rest = option_rest(&option_rows[id], word);
        if (*rest)
            return (enum option_id)id;
    }
    return OPTION_COUNT;
}

static const char *option_value(struct parser *p, enum option_id id, const char *rest)
{
    const struct option_row *row = &option_rows[id];

    if (!row->argument) {
        if (*rest)
            fail(p, CU1018, NULL, row->spelling);
        return NULL;
    }
    if (*rest)
        return *rest == '=' && !is_short(row->spelling) ? rest + 1 : rest;
    if (p->at + 1 < p->count)
        return p->words[++p->at];
    fail(p, CU1011, NULL, row->spelling, row->argument);
    return NULL;
}

static void set_once(struct parser *p, const char **place, enum option_id id, const char *value)
{
    if (*place && value)
        fail(p, CU1017, NULL, option_rows[id].spelling);
    *place = value;
}

static void set_jobs(struct parser *p, const char *value)
{
    char *end;
    long jobs = strtol(value, &end, 10);

    if (*end || jobs < 1 || jobs > MOST_JOBS)
        fail(p, CU1011, NULL, option_rows[OPTION_JOBS].spelling, "a number from 1 to 1024");
    else
        p->options->jobs = (unsigned)jobs;
}

static void set_shard(struct parser *p, const char *value)
{
    char *end;
    unsigned long shard = strtoul(value, &end, 10), count = 0;

    if (*end == '/')
        count = strtoul(end + 1, &end, 10);
    if (*end || shard < 1 || shard > count || count > MOST_SHARDS ||
        !isdigit((unsigned char)*value))
        fail(p, CU1011, NULL, option_rows[OPTION_SHARD].spelling, "K/N, such as 3/8");
    p->options->shard = (unsigned)shard;
    p->options->shard_count = (unsigned)count;
}

static void apply_option(struct parser *p, enum option_id id, const char *value)
{
    struct options *options = p->options;

    switch (id) {
    case OPTION_OUTPUT: set_once(p, &options->output, id, value); break;
    case OPTION_OUT_ROOT: set_once(p, &options->output, id, value); break;
    case OPTION_BUILD: set_once(p, &options->build_dir, id, value); break;
    case OPTION_IN_ROOT: set_once(p, &options->in_root, id, value); break;
    case OPTION_EXCLUDE: push(p, &options->excluded, value); break;
    case OPTION_SHARD: set_shard(p, value); break;
    case OPTION_MERGE: options->merge = true; break;
    case OPTION_MERGE_SHARDS: options->merge_shards = true; break;
    case OPTION_DUMP: set_once(p, &options->dump, id, value); break;
    case OPTION_DEPFILE: set_once(p, &options->depfile, id, value); break;
    case OPTION_HTML: set_once(p, &options->html, id, value); break;
    case OPTION_SARIF: set_once(p, &options->sarif, id, value); break;
    case OPTION_RULES: push(p, &options->rules, value); break;
    case OPTION_JOBS: set_jobs(p, value); break;
    case OPTION_DIFF: options->diff = true; break;
    case OPTION_IMAGE: options->device_only = true; break;
    case OPTION_OVERWRITE: options->overwrite = true; break;
    case OPTION_LANES:
    case OPTION_NO_LANES:
        options->lanes = id == OPTION_LANES;
        options->no_lanes = !options->lanes;
        break;
    case OPTION_WERROR: options->werror = true; break;
    case OPTION_PRINT_COMPLETION:
        if (strcmp(value, "bash") != 0 && strcmp(value, "zsh") != 0 && strcmp(value, "fish") != 0)
            fail(p, CU1011, NULL, "--print-completion", "bash, zsh or fish");
        options->print_completion = value;
        break;
    case OPTION_PRINT_MAN: options->print_man = true; break;
    case OPTION_VERSION: options->version = true; break;
    case OPTION_HELP:
    case OPTION_HELP_SHORT: options->help = true; break;
    default: push(p, &p->flags, option_rows[id].spelling); push(p, &p->flags, value);
    }
}

static void parse_option(struct parser *p)
{
    const char *word = p->words[p->at], *rest = NULL;
    enum option_id id = find_option(word, &rest);

    if (id == OPTION_COUNT) {
        fail(p, CU1010, NULL, word);
        return;
    }
    const char *value = option_value(p, id, rest);
    if (value && !*value)
        fail(p, CU1011, NULL, option_rows[id].spelling, option_rows[id].argument);
    else if (value || !option_rows[id].argument)
        apply_option(p, id, value);
}

static void check_file(struct parser *p, const char *path)
{
    struct stat info;

    if (p->options->merge || p->options->merge_shards) /* reports and ports */
        ;
    else if (stat(path, &info) == 0 && S_ISDIR(info.st_mode))
        fail(p, CU1023, NULL, path);
    else if (options_file_kind(path) == FILE_UNKNOWN)
        fail(p, CU1014, NULL, path);
    for (size_t i = 0; i < p->options->files.count; i++)
        if (strcmp(p->options->files.items[i], path) == 0)
            fail(p, CU1007, NULL, path);
    push(p, &p->options->files, path);
}

static void check_dump(struct parser *p)
{
    struct str names = {.arena = p->arena};

    for (size_t i = 0; i < COUNT_OF(stage_names); i++) {
        if (strcmp(stage_names[i], p->options->dump) == 0)
            return;
        str_printf(&names, "%s%s", i ? ", " : "", stage_names[i]);
    }
    fail(p, CU1019, NULL, p->options->dump, str_text(&names));
}

/* What goes with a whole project only, and what does not go with it. */
static void check_tree(struct parser *p)
{
    const struct options *options = p->options;
    bool tree = options->build_dir != NULL;

    if (!tree && (options->in_root || options->excluded.count || options->shard_count))
        fail(p, CU1069, NULL, "--in-root, --exclude and --shard need -p BUILD_DIR");
    if (options->merge_shards && (!tree || !options->files.count || options->shard_count))
        fail(p, CU1069, NULL, "--merge-shards needs -p BUILD_DIR and the folders of the shards");
    if (tree && options->files.count && !options->merge_shards)
        fail(p, CU1069, NULL,
             "with -p the sources come from BUILD_DIR; '--exclude' leaves some out");
    if ((options->html || options->sarif) && (options->dump || options->diff || options->merge))
        fail(p, CU1069, NULL,
             "--html and --sarif don't go with --dump, --diff and --merge-reports");
    if (tree && (options->dump || options->merge || options->depfile || options->diff))
        fail(p, CU1069, NULL, "-p does not go with --dump, --depfile, --diff and --merge-reports");
}

static void check_all(struct parser *p)
{
    const struct options *options = p->options;

    if (options->dump)
        check_dump(p);
    check_tree(p);
    if (options->build_dir && options->output)
        return;
    if (!options->build_dir && !options->files.count)
        fail(p, CU1012, NULL);
    else if (!options->output && !options->dump)
        fail(p, CU1013, NULL);
    if (options->files.count > 1 && options->output && !options->merge &&
        options_file_kind(options->output) != FILE_UNKNOWN)
        fail(p, CU1015, NULL, options->output, options->files.count);
}

bool options_parse(struct options *options, struct arena *arena, struct diag *diag, int argc,
                   const char *const *argv)
{
    struct parser p = {options, arena, diag, argv, argc > 0 ? (size_t)argc : 0, 1, true, {0}};
    bool flags = false;

    memset(options, 0, sizeof *options);
    for (; p.at < p.count; p.at++) {
        const char *word = p.words[p.at];
        if (flags)
            push(&p, &p.flags, word);
        else if (strcmp(word, "--") == 0)
            flags = true;
        else if (word[0] == '-' && word[1])
            parse_option(&p);
        else
            check_file(&p, word);
    }
    terminate_options(&p, &options->files);
    terminate_options(&p, &options->rules);
    terminate_options(&p, &options->excluded);
    options->flag_words = p.flags;
    p.good = flags_read(&options->flags, arena, diag, p.flags.items, p.flags.count) && p.good;
    diag->werror = options->werror;
    if (p.good && !options->help && !options->version && !options->print_man &&
        !options->print_completion)
        check_all(&p);
    return p.good;
}
