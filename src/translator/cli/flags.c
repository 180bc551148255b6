/* Compiler flags.
 *
 * A word is looked up twice: by its whole name, and then by the longest name that it begins with,
 * since `-lineinfo` is not a library. Values of -Xcompiler are collected and read as a command line
 * of their own at the end, so that a value may follow in an -Xcompiler of its own. Flags whose
 * effects depend on each other (-use_fast_math and -ftz) are put together when all are read. */
#include "cli/flags.h"

#include "util/file.h"
#include "util/str.h"
#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#define HIGHEST_ARCHITECTURE 1210

enum value_kind { NONE, ONE, LIST, ATTACHED, ATTACHED_LIST, TRUTH, MAYBE, REST };

struct row {
    const char *long_name, *short_name;
    enum value_kind value;
    enum flag_action action;
    const char *as, *note;
};

static const struct row rows[] = {
#define FLAG(long, short, value, action, as, note) {long, short, value, FLAG_##action, as, note},
#include "cli/flags.def"
};

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

struct words {
    const char **items;
    size_t count;
};

/* What an option that takes `true` or `false` was set to. */
enum truth { UNSET, NO, YES };

struct reader {
    struct flags *flags;
    struct arena *arena;
    struct diag *diag;
    struct words words; /* that are read */
    size_t at;
    struct words host; /* values of -Xcompiler */
    bool reads_host;
    bool good;
    struct words unknown;     /* flags that no row fits */
    enum flag_action forward; /* what becomes of them */
    const char *architecture; /* the last -arch */
    enum truth ftz, prec_div, prec_sqrt, fmad;
    unsigned depth;                       /* of files of options */
    const struct flag_listener *listener; /* may be NULL */
};

#define fail(r, ...)                                                                               \
    do {                                                                                           \
        diag_report((r)->diag, __VA_ARGS__);                                                       \
        (r)->good = false;                                                                         \
    } while (0)

/* --- what the stages get --------------------------------------------------------------------- */

static void add_flag_word(struct reader *r, struct flag_list *list, const char *word)
{
    arena_push(r->arena, list->items, list->count, word);
}

static void add_parse(struct reader *r, const char *word)
{
    add_flag_word(r, &r->flags->parse, word);
}

static void add_macro(struct reader *r, struct flag_list *list, const char *macro)
{
    add_flag_word(r, list, arena_printf(r->arena, "-D%s", macro));
}

static void add_use(struct reader *r, enum flag_action action, const char *value)
{
    struct flag_use use = {action, value};
    arena_push(r->arena, r->flags->uses, r->flags->use_count, use);
}

static void add_architecture(struct flags *flags, struct arena *arena, unsigned number)
{
    size_t at = 0;

    while (at < flags->architecture_count && flags->architectures[at] < number)
        at++;
    if (at < flags->architecture_count && flags->architectures[at] == number)
        return;
    arena_push(arena, flags->architectures, flags->architecture_count, number);
    for (size_t i = flags->architecture_count - 1; i > at; i--) {
        flags->architectures[i] = flags->architectures[i - 1];
        flags->architectures[i - 1] = number;
    }
}

unsigned flags_architecture(const struct flags *flags)
{
    return flags->architectures[flags->architecture_count - 1];
}

/* --- values ---------------------------------------------------------------------------------- */

/* `sm_90a`, `compute_90`, `lto_90`: 900, and the letter behind the number. 0 where it is none. */
static unsigned architecture_number(const char *text, char *feature)
{
    static const char *const kinds[] = {"sm_", "compute_", "lto_"};
    char *end = NULL;
    unsigned long number = 0;

    for (size_t i = 0; i < COUNT_OF(kinds) && !end; i++)
        if (str_starts(text, kinds[i]) && isdigit((unsigned char)text[strlen(kinds[i])]))
            number = strtoul(text + strlen(kinds[i]), &end, 10);
    if (!end || number < 10 || number > 999 ||
        (*end && strcmp(end, "a") != 0 && strcmp(end, "f") != 0))
        return 0;
    *feature = *end;
    return (unsigned)number * 10;
}

/* `native` is the default, since there may be no device where a program is ported. */
static void use_architecture(struct reader *r, const char *text)
{
    static const unsigned all[] = {750, 800, 900, 1000, 1100, 1200, HIGHEST_ARCHITECTURE};
    bool is_all = strcmp(text, "all") == 0;
    char feature = 0;

    if (strcmp(text, "native") == 0)
        return;
    if (is_all || strcmp(text, "all-major") == 0) {
        for (size_t i = 0; i < COUNT_OF(all) - (is_all ? 0 : 1); i++)
            add_architecture(r->flags, r->arena, all[i]);
        r->flags->feature = 0;
        return;
    }
    unsigned number = architecture_number(text, &feature);
    if (!number) {
        fail(r, CU1030, NULL, text, "an architecture such as sm_80");
        return;
    }
    add_architecture(r->flags, r->arena, number);
    if (number == flags_architecture(r->flags))
        r->flags->feature = feature;
}

/* `arch=compute_80,code=[sm_80,compute_80]`. nvcc defines __CUDA_ARCH__ by `arch`. */
static void use_generate(struct reader *r, const char *text)
{
    const char *arch = strstr(text, "arch=");

    if (!arch) {
        fail(r, CU1030, NULL, text, "arch=compute_80,code=sm_80");
        return;
    }
    arch += strlen("arch=");
    use_architecture(r, arena_strndup(r->arena, arch, strcspn(arch, ",")));
}

/* A standard that clang does not have would end in a parse that fails without a reason. */
static void use_standard(struct reader *r, const char *value)
{
    static const char *const years[] = {"++98", "++03", "++0x", "++11", "++1y", "++14", "++1z",
                                        "++17", "++2a", "++20", "++2b", "++23", "++2c", "++26",
                                        "89",   "90",   "9x",   "99",   "1x",   "11",   "17",
                                        "18",   "2x",   "23",   "2y"};
    const char *year = strncmp(value, "gnu", 3) == 0 ? value + 3 : value + (*value == 'c');

    for (size_t i = 0; i < sizeof years / sizeof *years; i++)
        if (year != value && strcmp(year, years[i]) == 0) {
            r->flags->standard = value;
            return;
        }
    if (strncmp(value, "iso9899:", 8) == 0)
        r->flags->standard = value;
    else
        fail(r, CU1030, NULL, value, "a standard such as c++17 or c11");
}

const char *flags_cuda_standard(const char *standard)
{
    if (!standard || (!str_ends(standard, "++11") && !str_ends(standard, "++0x")))
        return standard;
    return str_starts(standard, "gnu") ? "gnu++14" : "c++14";
}

static void use_language(struct reader *r, const char *value)
{
    static const struct {
        const char *name;
        enum flag_language language;
    } names[] = {{"cu", LANGUAGE_CUDA},
                 {"cuda", LANGUAGE_CUDA},
                 {"c++", LANGUAGE_CXX},
                 {"c", LANGUAGE_C},
                 {"none", LANGUAGE_BY_NAME}};

    for (size_t i = 0; i < COUNT_OF(names); i++)
        if (strcmp(value, names[i].name) == 0) {
            r->flags->language = names[i].language;
            return;
        }
    fail(r, CU1030, NULL, value, "cu, c++ or c");
}

static void set_truth(enum truth *truth, const char *value)
{
    *truth = strcmp(value, "true") == 0 ? YES : NO;
}

static bool is_truth(const char *value)
{
    return strcmp(value, "true") == 0 || strcmp(value, "false") == 0;
}

/* --- one flag -------------------------------------------------------------------------------- */

static void read_options_file(struct reader *r, const char *path);

/* The flags that only set facts. */
static void set_fact(struct reader *r, const struct row *row, const char *value)
{
    struct flags *flags = r->flags;

    switch (row->action) {
    case FLAG_STANDARD: use_standard(r, value); break;
    case FLAG_LANGUAGE: use_language(r, value); break;
    case FLAG_ARCHITECTURE: r->architecture = value; break;
    case FLAG_GENERATE: use_generate(r, value); break;
    case FLAG_RELOCATABLE: flags->relocatable = !value || strcmp(value, "true") == 0; break;
    case FLAG_FAST_MATH: flags->fast_math = true; break;
    case FLAG_FTZ: set_truth(&r->ftz, value); break;
    case FLAG_PREC_DIV: set_truth(&r->prec_div, value); break;
    case FLAG_PREC_SQRT: set_truth(&r->prec_sqrt, value); break;
    case FLAG_FMAD: set_truth(&r->fmad, value); break;
    case FLAG_LAMBDA: flags->extended_lambda = true; break;
    case FLAG_STREAM: flags->stream_per_thread = strcmp(value, "per-thread") == 0; break;
    case FLAG_OPTIONS_FILE: read_options_file(r, value); break;
    case FLAG_FORWARD: r->forward = FLAG_COMPILE; break;
    case FLAG_FORWARD_LINK: r->forward = FLAG_LINK; break;
    case FLAG_FORWARD_BOTH: r->forward = FLAG_BOTH; break;
    default: break;
    }
}

/* gcc and clang want the value of -isystem and its like in a word of its own. */
static void parse_folder(struct reader *r, const char *flag, const char *value)
{
    add_parse(r, flag);
    add_parse(r, value);
}

static bool is_for_listener(const struct reader *r, const struct row *row, const char *value)
{
    const char *name = *row->long_name ? row->long_name : row->short_name;

    return r->listener && !r->reads_host && r->listener->flag(r->listener->data, name, value);
}

/* The shell that nvcc calls takes values with blanks in them apart, `-Xcompiler "-Wall -fPIC"`, and
 * quotes off, which CMake's FindCUDA writes around each flag. */
static void add_host_words(struct reader *r, const char *value)
{
    const char **words;
    size_t count = flags_split(r->arena, value, &words);

    for (size_t i = 0; i < count; i++)
        arena_push(r->arena, r->host.items, r->host.count, words[i]);
}

/* nvcc takes `-DA=\"b\"` for `-DA="b"`, too, since it is written so for a shell in between. */
static const char *macro_value(struct reader *r, const char *value)
{
    const char *quote = strchr(value, '"');
    struct str text = {.arena = r->arena};

    if (!quote || quote == value || quote[-1] != '\\')
        return value;
    for (; *value; value++)
        if (*value != '\\' || value[1] != '"')
            str_addc(&text, *value);
    return str_text(&text);
}

/* `text` is the flag as it was written, `value` one of its values. */
static void apply(struct reader *r, const struct row *row, const char *text, const char *value)
{
    const char *spelled =
        *row->as ? arena_printf(r->arena, "%s%s", row->as, value ? value : "") : text;

    if (is_for_listener(r, row, value))
        return;
    switch (row->action) {
    case FLAG_HARMLESS:
        if (*row->as)
            add_macro(r, &r->flags->parse_cuda, row->as);
        return;
    case FLAG_WARN: diag_report(r->diag, CU3012, NULL, text, row->note); return;
    case FLAG_PARSED:
        add_parse(r, spelled);
        add_use(r, FLAG_COMPILE, spelled);
        return;
    case FLAG_COMPILE:
    case FLAG_LINK:
    case FLAG_BOTH: add_use(r, row->action, spelled); return;
    case FLAG_COMPILER: add_host_words(r, value); return;
    case FLAG_LINKER: add_use(r, FLAG_LINK, arena_printf(r->arena, "-Wl,%s", value)); return;
    case FLAG_OPENMP:
        r->flags->openmp = true;
        add_use(r, FLAG_BOTH, text);
        return;
    case FLAG_INCLUDE: add_parse(r, arena_printf(r->arena, "-I%s", value)); break;
    case FLAG_DEFINE:
        value = macro_value(r, value);
        add_macro(r, &r->flags->parse, value);
        break;
    case FLAG_UNDEFINE: add_parse(r, arena_printf(r->arena, "-U%s", value)); break;
    case FLAG_SYSTEM: parse_folder(r, "-isystem", value); break;
    case FLAG_QUOTE: parse_folder(r, "-iquote", value); break;
    case FLAG_AFTER: parse_folder(r, "-idirafter", value); break;
    case FLAG_FORCED: parse_folder(r, "-include", value); break;
    case FLAG_FOLDER:
    case FLAG_LIBRARY: break;
    default: set_fact(r, row, value); return;
    }
    add_use(r, row->action, value);
}

/* A comma that ends a value of a list: not one behind a backslash, nor one between the parentheses
 * of a macro, which gcc and clang take. */
static const char *value_end(const char *text)
{
    int depth = 0;

    for (; *text; text++) {
        if (*text == '\\' && text[1] == ',')
            text++;
        else if (*text == '(')
            depth++;
        else if (*text == ')')
            depth--;
        else if (*text == ',' && depth <= 0)
            break;
    }
    return text;
}

static const char *without_backslashes(struct arena *arena, const char *text, size_t length)
{
    char *copy = arena_strndup(arena, text, length), *to = copy;

    for (const char *from = copy; *from; from++) {
        if (*from == '\\' && from[1] == ',')
            from++;
        *to++ = *from;
    }
    *to = '\0';
    return copy;
}

/* nvcc's -Xcompiler takes `-Wl,-rpath,x` apart; the user meant one flag. */
static void apply_list(struct reader *r, const struct row *row, const char *text, const char *value)
{
    for (const char *end; *value; value = *end ? end + 1 : end) {
        end = row->action == FLAG_COMPILER && str_starts(value, "-Wl,") ? value + strlen(value)
                                                                        : value_end(value);
        if (end > value)
            apply(r, row, text, without_backslashes(r->arena, value, (size_t)(end - value)));
    }
}

/* --- words ----------------------------------------------------------------------------------- */

/* What follows a row's name in a word without its dashes; NULL where the word is another one. */
static const char *whole_name(const struct row *row, const char *word)
{
    const char *const names[] = {row->long_name, row->short_name};

    for (size_t i = 0; i < COUNT_OF(names); i++) {
        size_t length = strlen(names[i]);
        if (!length || strncmp(word, names[i], length) != 0)
            continue;
        if (!word[length] || (word[length] == '=' && row->value != NONE && row->value != REST))
            return word + length;
    }
    return NULL;
}

/* A name of one letter, which has one dash, or one that anything may follow. */
static const char *name_it_begins_with(const struct row *row, const char *word, bool one_dash)
{
    const char *name = *row->short_name ? row->short_name : row->long_name;
    bool attached = row->value == ATTACHED || row->value == ATTACHED_LIST || row->value == REST;

    if (!attached || (!one_dash && !name[1]) || !str_starts(word, name))
        return NULL;
    return word + strlen(name);
}

static const struct row *find_flag_row(const char *word, const char **rest)
{
    const struct row *best = NULL;
    const char *name = word + (word[1] == '-' ? 2 : 1);

    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        *rest = whole_name(&rows[i], name);
        if (*rest)
            return &rows[i];
    }
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        const char *found = name_it_begins_with(&rows[i], name, word[1] != '-');
        if (found && (!best || found >= *rest)) {
            best = &rows[i];
            *rest = found;
        }
    }
    return best;
}

/* The value of a flag, NULL where it has none or lacks it; may take the next word. */
static const char *flag_value(struct reader *r, const struct row *row, const char *rest)
{
    const char *next = r->at + 1 < r->words.count ? r->words.items[r->at + 1] : NULL;

    if (row->value == NONE || row->value == REST)
        return NULL;
    if (*rest)
        return *rest == '=' ? rest + 1 : rest;
    if (row->value == MAYBE && (!next || *next == '-'))
        return NULL;
    if (next)
        r->at++;
    else
        fail(r, CU1011, NULL, r->words.items[r->at], "a value");
    return next;
}

/* Libraries and objects stand among the flags by name. */
static bool is_linked_file(const char *word)
{
    return word[0] != '-' && (str_ends(word, ".a") || str_ends(word, ".so") ||
                              str_ends(word, ".o") || strstr(word, ".so."));
}

/* What no row fits. -Xcompiler says that the host compiler knows it; of others it is not known
 * before all flags are read. */
static void read_unknown(struct reader *r, const char *word)
{
    bool is_flag = word[0] == '-' && word[1];

    if (is_linked_file(word) || (r->listener && !r->reads_host && !is_flag))
        add_use(r, FLAG_FILE, word);
    else if (!r->reads_host)
        arena_push(r->arena, r->unknown.items, r->unknown.count, word);
    else if (is_flag)
        add_use(r, FLAG_COMPILE, word);
    else
        diag_report(r->diag, CU3011, NULL, word);
}

/* The host compiler's flags that are not behind -Xcompiler are its own only where nvcc is told to
 * forward what it does not know. */
static bool is_unknown_to_nvcc(const struct reader *r, const struct row *row)
{
    return r->listener && !r->reads_host && row->value == REST && row->action != FLAG_HARMLESS;
}

static void forward_unknown(struct reader *r)
{
    size_t kept = 0;

    for (size_t i = 0; i < r->unknown.count; i++) {
        const char *word = r->unknown.items[i];
        bool compiles = r->forward == FLAG_COMPILE || r->forward == FLAG_BOTH;
        if (r->listener && compiles)
            arena_push(r->arena, r->host.items, r->host.count, word);
        if (!r->listener || r->forward != FLAG_COMPILE)
            r->unknown.items[kept++] = word;
    }
    r->unknown.count = kept;
}

static void settle_unknown(struct reader *r)
{
    for (size_t i = 0; i < r->unknown.count; i++) {
        const char *word = r->unknown.items[i];
        if (r->forward == FLAG_HARMLESS && r->listener)
            fail(r, CU1050, NULL, word);
        else if (r->forward == FLAG_HARMLESS || *word != '-')
            diag_report(r->diag, CU1016, NULL, word);
        else
            add_use(r, r->forward, word);
    }
}

static void read_word(struct reader *r)
{
    const char *word = r->words.items[r->at], *rest = NULL;

    if (word[0] == '@' && word[1]) {
        read_options_file(r, word + 1);
        return;
    }
    const struct row *row = word[0] == '-' && word[1] ? find_flag_row(word, &rest) : NULL;
    if (!row || is_unknown_to_nvcc(r, row)) {
        read_unknown(r, word);
        return;
    }
    const char *value = flag_value(r, row, rest);
    if (row->value == NONE || row->value == REST || row->value == MAYBE)
        apply(r, row, word, value);
    else if (value && !*value && row->value == ONE)
        fail(r, CU1011, NULL, word, "a value");
    else if (value && !*value)
        return; /* an empty variable of a Makefile, as in -Xcompiler "$(FLAGS)" */
    else if (value && row->value == TRUTH && !is_truth(value))
        fail(r, CU1030, NULL, value, "true or false");
    else if (value && !r->reads_host && (row->value == LIST || row->value == ATTACHED_LIST))
        apply_list(r, row, word, value);
    else if (value)
        apply(r, row, word, value);
}

static void read_words(struct reader *r, struct words words)
{
    struct words outer = r->words;
    size_t at = r->at;

    r->words = words;
    for (r->at = 0; r->at < words.count; r->at++)
        read_word(r);
    r->words = outer;
    r->at = at;
}

/* --- files of options ------------------------------------------------------------------------ */

/* The next word of a shell-like text; quotes keep blanks together, and are taken off. */
static const char *next_shell_word(struct arena *arena, const char **text)
{
    struct str word = {.arena = arena};
    const char *p = *text + strspn(*text, " \t\r\n");
    char quote = '\0';

    if (!*p)
        return NULL;
    for (; *p && (quote || !isspace((unsigned char)*p)); p++) {
        if (*p == quote)
            quote = '\0';
        else if (!quote && (*p == '"' || *p == '\''))
            quote = *p;
        else if (*p == '\\' && p[1] && quote != '\'' && p[1] != ',')
            str_addc(&word, *++p);
        else
            str_addc(&word, *p);
    }
    *text = p;
    return str_text(&word);
}

size_t flags_split(struct arena *arena, const char *text, const char ***words)
{
    size_t count = 0;

    *words = NULL;
    for (const char *word; (word = next_shell_word(arena, &text)) != NULL;)
        arena_push(arena, *words, count, word);
    return count;
}

static void read_options_file(struct reader *r, const char *path)
{
    struct words words = {NULL, 0};
    size_t length = 0;
    const char *text = r->depth < 8 ? file_read(r->arena, path, &length) : NULL;

    if (!text) {
        fail(r, CU1003, NULL, path, r->depth < 8 ? strerror(errno) : "it includes itself");
        return;
    }
    arena_push(r->arena, r->flags->option_texts, r->flags->option_text_count, text);
    words.count = flags_split(r->arena, text, &words.items);
    r->depth++;
    read_words(r, words);
    r->depth--;
}

/* --- all together ---------------------------------------------------------------------------- */

/* Individual flags win over -use_fast_math, in any order, as with nvcc. */
static bool settle(enum truth truth, bool implied)
{
    return truth == UNSET ? implied : truth == YES;
}

static void settle_numbers(struct reader *r)
{
    struct flags *flags = r->flags;
    bool fast = flags->fast_math;

    flags->ftz = settle(r->ftz, fast);
    flags->prec_div = settle(r->prec_div, !fast);
    flags->prec_sqrt = settle(r->prec_sqrt, !fast);
    flags->fmad = settle(r->fmad, true);
    if (fast)
        diag_report(r->diag, CU3012, NULL, "-use_fast_math",
                    "the kernels keep precise powers; how exact the others are depends on the "
                    "device");
    else if (flags->ftz)
        diag_report(r->diag, CU3012, NULL, "-ftz=true",
                    "OpenCL lets devices flush denormal numbers, but some keep them");
}

static void settle_macros(struct reader *r)
{
    struct flags *flags = r->flags;

    if (flags->openmp)
        add_macro(r, &flags->parse, "_OPENMP=201511");
    if (flags->stream_per_thread)
        add_macro(r, &flags->parse, "CUDA_API_PER_THREAD_DEFAULT_STREAM=1");
    if (flags->fast_math)
        add_macro(r, &flags->parse_cuda, "__USE_FAST_MATH__");
    if (flags->relocatable)
        add_macro(r, &flags->parse_cuda, "__CUDACC_RDC__");
    if (flags->extended_lambda)
        add_macro(r, &flags->parse_cuda, "CU2CL_EXTENDED_LAMBDA");
}

/* The macros of the architectures, as nvcc defines them. */
static void settle_architecture(struct reader *r)
{
    struct flags *flags = r->flags;
    struct str list = {.arena = r->arena};

    if (r->architecture)
        use_architecture(r, r->architecture);
    if (!flags->architecture_count)
        add_architecture(flags, r->arena, FLAGS_DEFAULT_ARCHITECTURE);
    for (size_t i = 0; i < flags->architecture_count; i++)
        str_printf(&list, "%s%u", i ? "," : "", flags->architectures[i]);
    flags->architecture_list = str_text(&list);
    unsigned highest = flags_architecture(flags);
    add_macro(r, &flags->parse_cuda,
              arena_printf(r->arena, "__CUDA_ARCH_LIST__=%s", flags->architecture_list));
    add_macro(r, &flags->parse_device, arena_printf(r->arena, "__CUDA_ARCH__=%u", highest));
    if (flags->feature)
        add_macro(r, &flags->parse_device,
                  arena_printf(r->arena, "__CUDA_ARCH_FAMILY_SPECIFIC__=%u", highest));
    if (flags->feature == 'a') {
        add_macro(r, &flags->parse_device,
                  arena_printf(r->arena, "__CUDA_ARCH_SPECIFIC__=%u", highest));
        add_macro(r, &flags->parse_device,
                  arena_printf(r->arena, "__CUDA_ARCH_FEAT_SM%u_ALL", highest / 10));
    }
}

static void terminate_flags(struct reader *r, struct flag_list *list)
{
    add_flag_word(r, list, NULL);
    list->count--;
}

bool flags_read(struct flags *flags, struct arena *arena, struct diag *diag,
                const char *const *words, size_t count)
{
    return flags_read_for(flags, arena, diag, words, count, NULL);
}

bool flags_read_for(struct flags *flags, struct arena *arena, struct diag *diag,
                    const char *const *words, size_t count, const struct flag_listener *listener)
{
    struct reader r = {
        .flags = flags, .arena = arena, .diag = diag, .good = true, .listener = listener};
    struct words all = {(const char **)(uintptr_t)words, count};

    memset(flags, 0, sizeof *flags);
    r.forward = FLAG_HARMLESS;
    read_words(&r, all);
    forward_unknown(&r);
    r.reads_host = true;
    read_words(&r, r.host);
    settle_unknown(&r);
    settle_numbers(&r);
    settle_macros(&r);
    settle_architecture(&r);
    terminate_flags(&r, &flags->parse);
    terminate_flags(&r, &flags->parse_cuda);
    terminate_flags(&r, &flags->parse_device);
    return r.good;
}
