/* The command line: options until `--`, compiler flags after it.
 *
 * Options are looked up in the tables of options.def. Those that are flags of compilers, `-I`, are
 * put in front of what stands behind `--`, and flags.c reads all of them. */
#include "cli/options.h"

#include "util/str.h"
#include "util/version.h"
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum option_id {
#define OPTION(name, spelling, argument, help) OPTION_##name,
#include "cli/options.def"
    OPTION_COUNT
};

struct option_row {
    const char *spelling, *argument, *help;
};

static const struct option_row option_rows[] = {
#define OPTION(name, spelling, argument, help) {spelling, argument, help},
#include "cli/options.def"
};

struct stage_row {
    const char *name, *help;
};

static const struct stage_row stage_rows[] = {
#define STAGE(name, help) {name, help},
#include "cli/options.def"
};

#define MOST_JOBS       1024
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

static void terminate(struct parser *p, struct option_list *list)
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

static void apply_option(struct parser *p, enum option_id id, const char *value)
{
    struct options *options = p->options;

    switch (id) {
    case OPTION_OUTPUT: set_once(p, &options->output, id, value); break;
    case OPTION_DUMP: set_once(p, &options->dump, id, value); break;
    case OPTION_RULES: push(p, &options->rules, value); break;
    case OPTION_JOBS: set_jobs(p, value); break;
    case OPTION_OVERWRITE: options->overwrite = true; break;
    case OPTION_WERROR: options->werror = true; break;
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

    if (stat(path, &info) == 0 && S_ISDIR(info.st_mode))
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

    for (size_t i = 0; i < COUNT_OF(stage_rows); i++) {
        if (strcmp(stage_rows[i].name, p->options->dump) == 0)
            return;
        str_printf(&names, "%s%s", i ? ", " : "", stage_rows[i].name);
    }
    fail(p, CU1019, NULL, p->options->dump, str_text(&names));
}

static void check_all(struct parser *p)
{
    const struct options *options = p->options;

    if (options->dump)
        check_dump(p);
    if (!options->files.count)
        fail(p, CU1012, NULL, NULL);
    else if (!options->output && !options->dump)
        fail(p, CU1013, NULL, NULL);
    if (options->files.count > 1 && options->output &&
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
    terminate(&p, &options->files);
    terminate(&p, &options->rules);
    p.good = flags_read(&options->flags, arena, diag, p.flags.items, p.flags.count) && p.good;
    diag->werror = options->werror;
    if (p.good && !options->help && !options->version && !options->print_man)
        check_all(&p);
    return p.good;
}

/* --- help ------------------------------------------------------------------------------------ */

static const char usage[] = "cu2cl [options] FILE... -o OUT [-- compiler flags]";

static const char *const status_lines[] = {
    "0  ported completely",
    "1  written, but something needs a hand: see the messages or OUT/cu2cl-report.json",
    "2  wrong usage",
    "3  could not run; nothing was written but OUT/cu2cl-report.json",
};

#define HELP_COLUMN 20

/* `-I DIR`, `-std=STANDARD` as they are usually written; returns the width. */
static int print_synopsis(FILE *stream, const struct option_row *row)
{
    bool joined = strcmp(row->spelling, "-std") == 0 || strcmp(row->spelling, "--dump") == 0;

    if (!row->argument)
        return fprintf(stream, "  %s", row->spelling);
    return fprintf(stream, "  %s%s%s", row->spelling, joined ? "=" : " ", row->argument);
}

/* Prints words from HELP_COLUMN on, with line breaks before column 80. `column` is where the line
 * is now. */
static void print_wrapped(FILE *stream, const char *text, int column)
{
    while (*text) {
        int length = (int)strcspn(text, " ");
        if (column >= HELP_COLUMN && column + 1 + length > 79) {
            fputc('\n', stream);
            column = 0;
        }
        if (column < HELP_COLUMN)
            column += fprintf(stream, "%*s", HELP_COLUMN - column, "");
        else
            column += fprintf(stream, " ");
        column += fprintf(stream, "%.*s", length, text);
        text += length;
        text += strspn(text, " ");
    }
    fputc('\n', stream);
}

void options_print_help(FILE *stream)
{
    fprintf(stream, "Usage: %s\n\n", usage);
    fputs("Ports the .cu, .cpp and .c files of one CUDA program to OpenCL.\n\nOptions:\n", stream);
    for (size_t i = 0; i < OPTION_COUNT; i++) {
        int width = print_synopsis(stream, &option_rows[i]);
        print_wrapped(stream, option_rows[i].help, width);
    }
    fputs("\nStages of --dump:\n", stream);
    for (size_t i = 0; i < COUNT_OF(stage_rows); i++) {
        int width = fprintf(stream, "  %s", stage_rows[i].name);
        print_wrapped(stream, stage_rows[i].help, width);
    }
    fputs("\nFlags after -- are those the program is compiled with, in nvcc's or gcc's style;\n"
          "they are used to read the sources and kept for the emitted CMakeLists.txt.\n"
          "\nExit status:\n",
          stream);
    for (size_t i = 0; i < COUNT_OF(status_lines); i++)
        fprintf(stream, "  %s\n", status_lines[i]);
}

/* Prints text so that troff takes nothing in it as a request. */
static void print_troff(FILE *stream, const char *text)
{
    for (; *text; text++) {
        if (*text == '-')
            fputs("\\-", stream);
        else if (*text == '\\')
            fputs("\\e", stream);
        else
            fputc(*text, stream);
    }
}

static void print_man_item(FILE *stream, const char *head, const char *argument, const char *body)
{
    fputs(".TP\n\\fB", stream);
    print_troff(stream, head);
    fputs("\\fR", stream);
    if (argument) {
        fputs(" \\fI", stream);
        print_troff(stream, argument);
        fputs("\\fR", stream);
    }
    fputc('\n', stream);
    print_troff(stream, body);
    fputc('\n', stream);
}

void options_print_man(FILE *stream)
{
    fprintf(stream, ".TH CU2CL 1 \"\" \"cu2cl %s\"\n", cu2cl_version);
    fputs(".SH NAME\ncu2cl \\- port CUDA programs to OpenCL\n.SH SYNOPSIS\n", stream);
    print_troff(stream, usage);
    fputs(
        "\n.SH DESCRIPTION\n"
        "Ports the .cu, .cpp and .c files of one CUDA program to a host program in C++ and kernels "
        "in "
        "OpenCL C, with a CMakeLists.txt that builds them. Neither the CUDA Toolkit nor OpenCL is "
        "needed to port.\n.SH OPTIONS\n",
        stream);
    for (size_t i = 0; i < OPTION_COUNT; i++)
        print_man_item(stream, option_rows[i].spelling, option_rows[i].argument,
                       option_rows[i].help);
    fputs(".SH STAGES OF \\-\\-dump\n", stream);
    for (size_t i = 0; i < COUNT_OF(stage_rows); i++)
        print_man_item(stream, stage_rows[i].name, NULL, stage_rows[i].help);
    fputs(".SH COMPILER FLAGS\n"
          "Flags after \\-\\- are those the program is compiled with, in nvcc's or gcc's style. "
          "They are "
          "used to read the sources and kept for the emitted CMakeLists.txt.\n.SH EXIT STATUS\n",
          stream);
    for (size_t i = 0; i < COUNT_OF(status_lines); i++)
        fprintf(stream, ".TP\n\\fB%c\\fR\n%s\n", status_lines[i][0], status_lines[i] + 3);
}
