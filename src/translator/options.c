/* The command line: options until `--`, compiler flags after it.
 *
 * Both are looked up in the tables of options.def. Flags go two ways: those that change what a
 * source means (`-I`, `-D`, `-std`) go to libclang; all are kept for the emitted build. A flag that
 * no table knows is kept and reported, since it could have changed the meaning of the source. */
#include "options.h"

#include "util/str.h"
#include "version.h"
#include <stdlib.h>
#include <string.h>

enum option_id {
#define OPTION(name, spelling, argument, help) OPTION_##name,
#include "options.def"
    OPTION_COUNT
};

struct option_row {
    const char *spelling, *argument, *help;
};

static const struct option_row option_rows[] = {
#define OPTION(name, spelling, argument, help) {spelling, argument, help},
#include "options.def"
};

struct stage_row {
    const char *name, *help;
};

static const struct stage_row stage_rows[] = {
#define STAGE(name, help) {name, help},
#include "options.def"
};

enum flag_value { VALUE_NONE, VALUE_WORD, VALUE_JOINED, VALUE_REST };
enum flag_use { FLAG_PARSE, FLAG_BUILD, FLAG_FAST_MATH, FLAG_OPENMP, FLAG_LAMBDA, FLAG_HOST };

struct flag_row {
    const char *spelling;
    enum flag_value value;
    enum flag_use use;
};

static const struct flag_row flag_rows[] = {
#define FLAG(spelling, value, use) {spelling, value, use},
#include "options.def"
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

/* --- flags ----------------------------------------------------------------------------------- */

/* What follows `spelling` in `word`: a value, "" when the word ends there, NULL when the row does
 * not fit. */
static const char *flag_rest(const struct flag_row *row, const char *word)
{
    if (word[0] == '-' && word[1] == '-' && row->spelling[2] != '\0')
        word++; /* nvcc's long options may have two dashes */
    if (!str_starts(word, row->spelling))
        return NULL;
    const char *rest = word + strlen(row->spelling);
    if (row->value == VALUE_REST || row->value == VALUE_JOINED || !*rest)
        return rest;
    return row->value == VALUE_WORD && *rest == '=' ? rest : NULL;
}

static const struct flag_row *find_flag(const char *word, const char **rest)
{
    for (size_t i = 0; i < COUNT_OF(flag_rows); i++) {
        *rest = flag_rest(&flag_rows[i], word);
        if (*rest)
            return &flag_rows[i];
    }
    return NULL;
}

static bool is_short(const char *spelling)
{
    return spelling[2] == '\0';
}

/* gcc and clang want the value of these in a word of its own. */
static bool wants_own_word(const char *spelling)
{
    return strcmp(spelling, "-include") == 0 || strcmp(spelling, "-isystem") == 0 ||
           strcmp(spelling, "-idirafter") == 0 || strcmp(spelling, "-iquote") == 0;
}

static const char *gcc_spelling(const char *spelling)
{
    if (strcmp(spelling, "-include-path") == 0)
        return "-I";
    if (strcmp(spelling, "-define-macro") == 0)
        return "-D";
    if (strcmp(spelling, "-undefine-macro") == 0)
        return "-U";
    if (strcmp(spelling, "-library-path") == 0)
        return "-L";
    return strcmp(spelling, "-library") == 0 ? "-l" : spelling;
}

static void push_flag(struct parser *p, struct option_list *list, const char *spelling,
                      const char *value)
{
    spelling = gcc_spelling(spelling);
    if (!value) {
        push(p, list, spelling);
    } else if (wants_own_word(spelling)) {
        push(p, list, spelling);
        push(p, list, value);
    } else {
        push(p, list,
             arena_printf(p->arena, "%s%s%s", spelling, is_short(spelling) ? "" : "=", value));
    }
}

static void use_flag(struct parser *p, const struct flag_row *row, const char *value);

/* The flags inside `-Xcompiler=-fopenmp,-DX`. Only what changes the reading matters here. */
static void use_host_flags(struct parser *p, const char *value)
{
    while (value && *value) {
        const char *comma = strchr(value, ',');
        size_t length = comma ? (size_t)(comma - value) : strlen(value);
        const char *word = arena_strndup(p->arena, value, length), *rest = NULL;
        const struct flag_row *row = find_flag(word, &rest);
        if (row && row->use != FLAG_HOST && (row->value == VALUE_NONE || *rest))
            use_flag(p, row, *rest == '=' && row->value == VALUE_WORD ? rest + 1 : rest);
        else if (row && row->use == FLAG_OPENMP)
            use_flag(p, row, NULL);
        value = comma ? comma + 1 : NULL;
    }
}

static void use_flag(struct parser *p, const struct flag_row *row, const char *value)
{
    struct option_list *list = &p->options->parse_flags;

    switch (row->use) {
    case FLAG_PARSE: push_flag(p, list, row->spelling, value); break;
    case FLAG_FAST_MATH: push(p, list, "-D__USE_FAST_MATH__"); break;
    case FLAG_OPENMP: push(p, list, "-D_OPENMP=201511"); break;
    case FLAG_LAMBDA: push(p, list, "-DCU2CL_EXTENDED_LAMBDA"); break;
    case FLAG_HOST: use_host_flags(p, value); break;
    case FLAG_BUILD: break;
    }
}

/* The value of a flag whose word went on with `rest`; may take the next word. */
static const char *flag_value(struct parser *p, const struct flag_row *row, const char *rest)
{
    if (row->value == VALUE_NONE || row->value == VALUE_REST)
        return *rest ? rest : NULL;
    if (*rest)
        return row->value == VALUE_WORD ? rest + 1 : rest;
    if (p->at + 1 < p->count)
        return p->words[++p->at];
    fail(p, CU1011, NULL, p->words[p->at], "a value");
    return NULL;
}

/* Libraries and objects stand among the flags by name. */
static bool is_linked_file(const char *word)
{
    return word[0] != '-' && (str_ends(word, ".a") || str_ends(word, ".so") ||
                              str_ends(word, ".o") || strstr(word, ".so."));
}

static void parse_flag(struct parser *p)
{
    const char *word = p->words[p->at], *rest = NULL;
    const struct flag_row *row = find_flag(word, &rest);

    if (!row) {
        if (!is_linked_file(word))
            diag_report(p->diag, CU1016, NULL, word);
        push(p, &p->options->compile_flags, word);
        return;
    }
    const char *value = flag_value(p, row, rest);
    if (row->value == VALUE_REST)
        push(p, &p->options->compile_flags, word);
    else if (value || row->value == VALUE_NONE)
        push_flag(p, &p->options->compile_flags, row->spelling, value);
    if (value || row->value == VALUE_NONE || row->value == VALUE_REST)
        use_flag(p, row, value);
}

/* --- options --------------------------------------------------------------------------------- */

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
    case OPTION_WERROR: options->werror = true; break;
    case OPTION_PRINT_MAN: options->print_man = true; break;
    case OPTION_VERSION: options->version = true; break;
    case OPTION_HELP:
    case OPTION_HELP_SHORT: options->help = true; break;
    default:
        push_flag(p, &options->parse_flags, option_rows[id].spelling, value);
        push_flag(p, &options->compile_flags, option_rows[id].spelling, value);
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
    if (options_file_kind(path) == FILE_UNKNOWN)
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
    struct parser p = {options, arena, diag, argv, argc > 0 ? (size_t)argc : 0, 1, true};
    bool flags = false;

    memset(options, 0, sizeof *options);
    for (; p.at < p.count; p.at++) {
        const char *word = p.words[p.at];
        if (flags)
            parse_flag(&p);
        else if (strcmp(word, "--") == 0)
            flags = true;
        else if (word[0] == '-' && word[1])
            parse_option(&p);
        else
            check_file(&p, word);
    }
    terminate(&p, &options->files);
    terminate(&p, &options->rules);
    terminate(&p, &options->parse_flags);
    terminate(&p, &options->compile_flags);
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
    "3  could not run; nothing was written",
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
