/* Build tool: turns the rules below a folder into C tables (--c), or into docs/api-status.md
 * (--status), on standard output.
 *
 * The tables make loading quick: rules.c takes the compiled rules of every file whose text still
 * has the hash given here, and the whole set where no folder is found. Exit status 1, with
 * messages, when the rules have errors. */
#include "rules/private.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct rules_compiled rules_compiled = {NULL, 0};

static const char *const kind_names[] = {"RULE_HOST_FUNCTION", "RULE_DEVICE_FUNCTION",
                                         "RULE_TYPE",          "RULE_ENUMERATOR",
                                         "RULE_HEADER",        "RULE_NAMESPACE"};
static const char *const state_names[] = {"RULE_FULL", "RULE_PARTIAL", "RULE_NONE"};

/* --- C tables -------------------------------------------------------------------------------- */

static void print_string(const char *text)
{
    if (!text) {
        fputs("NULL", stdout);
        return;
    }
    putchar('"');
    for (; *text; text++) {
        unsigned char c = (unsigned char)*text;
        if (c == '"' || c == '\\')
            printf("\\%c", c);
        else if (c < 32 || c > 126)
            printf("\\%03o", c);
        else
            putchar(c);
    }
    putchar('"');
}

static void print_overloads(const struct rule *rule, size_t index)
{
    for (size_t i = 0; i < rule->overload_count; i++) {
        printf("static const char *types_%zu_%zu[] = {", index, i);
        for (const char **type = rule->overloads[i].types; *type; type++) {
            print_string(*type);
            fputs(", ", stdout);
        }
        puts("NULL};");
    }
    if (!rule->overload_count)
        return;
    printf("static struct rule_overload overloads_%zu[] = {\n", index);
    for (size_t i = 0; i < rule->overload_count; i++) {
        printf("    {types_%zu_%zu, ", index, i);
        print_string(rule->overloads[i].to);
        fputs(", ", stdout);
        print_string(rule->overloads[i].header);
        printf(", %#x, {%d, %d}},\n", rule->overloads[i].needs,
               (int)rule->overloads[i].sync.barrier, (int)rule->overloads[i].sync.result);
    }
    puts("};");
}

static void print_member(const char *name, const char *text)
{
    if (!text)
        return;
    printf(", .%s = ", name);
    print_string(text);
}

static void print_rule(const struct rule *rule, const char *file, size_t index)
{
    printf("    {.kind = %s, .state = %s", kind_names[rule->kind], state_names[rule->state]);
    print_member("cuda", rule->cuda);
    print_member("to", rule->to);
    print_member("note", rule->note);
    print_member("header", rule->header);
    print_member("device", rule->device);
    print_member("value", rule->value);
    print_member("access", rule->access);
    print_member("body", rule->body);
    print_member("fast", rule->fast);
    print_member("types", rule->types);
    print_member("same", rule->same);
    print_member("family", rule->family);
    print_member("file", file);
    printf(", .line = %u", rule->line);
    if (rule->component)
        printf(", .component = %#x", rule->component);
    if (rule->needs)
        printf(", .needs = %#x", rule->needs);
    if (rule->sync.barrier || rule->sync.result)
        printf(", .sync = {%d, %d}", (int)rule->sync.barrier, (int)rule->sync.result);
    if (rule->overload_count)
        printf(", .overloads = overloads_%zu, .overload_count = %zu", index, rule->overload_count);
    puts("},");
}

static bool hash_file(const char *path, uint64_t *hash)
{
    static char text[1 << 24];
    FILE *stream = fopen(path, "rb");
    if (!stream) {
        fprintf(stderr, "%s: %s\n", path, strerror(errno));
        return false;
    }
    size_t length = fread(text, 1, sizeof text, stream);
    bool whole = feof(stream) && !ferror(stream);
    fclose(stream);
    *hash = rules_hash(text, length);
    return whole;
}

/* The rules of one file follow each other: [begin, end). */
static size_t end_of_file(const struct rules *rules, size_t begin)
{
    size_t end = begin;
    while (end < rules_count(rules) &&
           strcmp(rules_at(rules, end)->file, rules_at(rules, begin)->file) == 0)
        end++;
    return end;
}

static bool print_c(const struct rules *rules, const char *directory)
{
    size_t prefix = strlen(directory) + 1, file_count = 0;

    puts("/* Generated from rules/ by cmake/rules_tool.c. */\n#include \"rules/private.h\"\n");
    for (size_t i = 0; i < rules_count(rules); i++)
        print_overloads(rules_at(rules, i), i);
    for (size_t begin = 0, end; begin < rules_count(rules); begin = end) {
        end = end_of_file(rules, begin);
        printf("\nstatic const struct rule rules_%zu[] = {\n", file_count++);
        for (size_t i = begin; i < end; i++)
            print_rule(rules_at(rules, i), rules_at(rules, i)->file + prefix, i);
        puts("};");
    }
    puts("\nstatic const struct rules_compiled_file files[] = {");
    file_count = 0;
    for (size_t begin = 0, end; begin < rules_count(rules); begin = end) {
        const char *path = rules_at(rules, begin)->file;
        uint64_t hash;
        end = end_of_file(rules, begin);
        if (!hash_file(path, &hash))
            return false;
        fputs("    {", stdout);
        print_string(path + prefix);
        printf(", UINT64_C(%" PRIu64 "), rules_%zu, %zu},\n", hash, file_count++, end - begin);
    }
    printf("};\n\nconst struct rules_compiled rules_compiled = {files, %zu};\n", file_count);
    return true;
}

/* --- docs/api-status.md ---------------------------------------------------------------------- */

struct chapter {
    enum rule_kind kind;
    const char *title;
};

static const struct chapter chapters[] = {
    {RULE_HOST_FUNCTION, "Host functions"},
    {RULE_DEVICE_FUNCTION, "Device functions and variables"},
    {RULE_TYPE, "Types"},
    {RULE_ENUMERATOR, "Enumerators and constants"},
};
#define CHAPTER_COUNT (sizeof chapters / sizeof *chapters)

static void print_summary(const struct rules *rules)
{
    puts("| | full | partial | none |\n| --- | ---: | ---: | ---: |");
    for (size_t c = 0; c < CHAPTER_COUNT; c++) {
        size_t counts[3] = {0, 0, 0};
        for (size_t i = 0; i < rules_count(rules); i++)
            if (rules_at(rules, i)->kind == chapters[c].kind)
                counts[rules_at(rules, i)->state]++;
        printf("| %s | %zu | %zu | %zu |\n", chapters[c].title, counts[0], counts[1], counts[2]);
    }
}

/* A cell of a table: `|` would end it, a line break the row. */
static void print_cell(const char *text)
{
    for (; text && *text; text++)
        if (*text == '|')
            fputs("\\|", stdout);
        else
            putchar(*text == '\n' ? ' ' : *text);
}

static void print_code(const char *text)
{
    if (!text || !*text)
        return;
    putchar('`');
    print_cell(text);
    putchar('`');
}

static const char *target_of(const struct rule *rule)
{
    if (rule->state == RULE_NONE)
        return NULL;
    if (rule->to && *rule->to)
        return rule->to;
    if (rule->device)
        return rule->device;
    if (rule->same)
        return rule->same;
    return rule->overload_count ? "by type" : rule->body;
}

/* An entry of `instructions` is one row with the first of its names. */
#define NAMES_IN_ROW 8

static size_t same_entry(const struct rules *rules, size_t first)
{
    const struct rule *rule = rules_at(rules, first);
    size_t count = 1;
    while (rule->types && first + count < rules_count(rules) &&
           rules_at(rules, first + count)->line == rule->line &&
           strcmp(rules_at(rules, first + count)->family, rule->family) == 0)
        count++;
    return count;
}

/* The rules [first, first + count) of one entry. */
static void print_row(const struct rules *rules, size_t first, size_t count)
{
    const struct rule *rule = rules_at(rules, first);
    static const char *const states[] = {"full", "partial", "none"};
    const char *target = target_of(rule);

    fputs("| ", stdout);
    print_code(rule->cuda);
    for (size_t i = 1; i < count; i++) {
        fputs(i == NAMES_IN_ROW ? ", ..." : i > NAMES_IN_ROW ? "" : ", ", stdout);
        if (i < NAMES_IN_ROW)
            print_code(rules_at(rules, first + i)->cuda);
    }
    fputs(" | ", stdout);
    if (target && strcmp(target, "by type") == 0)
        fputs(target, stdout);
    else
        print_code(target);
    printf(" | %s | ", states[rule->state]);
    print_cell(rule->note);
    puts(" |");
}

static void print_chapter(const struct rules *rules, const struct chapter *chapter)
{
    const char *family = "";

    printf("\n## %s\n", chapter->title);
    for (size_t i = 0, count; i < rules_count(rules); i += count) {
        const struct rule *rule = rules_at(rules, i);
        count = same_entry(rules, i);
        if (rule->kind != chapter->kind)
            continue;
        if (strcmp(rule->family, family) != 0) {
            family = rule->family;
            printf("\n### %s\n\n| CUDA | port | state | note |\n| --- | --- | --- | --- |\n",
                   family);
        }
        print_row(rules, i, count);
    }
}

static void print_status(const struct rules *rules)
{
    puts("# State of the CUDA API\n\n"
         "Generated from `rules/`; to change it, change the rules (see [rules.md](rules.md)) and "
         "run\n"
         "`cmake --build BUILD --target api_status`. full: does what CUDA's does; partial: ported, "
         "with\n"
         "the difference that the note names; none: not ported, a use is reported.\n");
    print_summary(rules);
    for (size_t c = 0; c < CHAPTER_COUNT; c++)
        print_chapter(rules, &chapters[c]);
}

/* --- --list ---------------------------------------------------------------------------------- */

static void print_list(const struct rules *rules)
{
    for (size_t i = 0; i < rules_count(rules); i++) {
        const struct rule *rule = rules_at(rules, i);
        printf("%s\t%s\t%s\t%s\n", kind_names[rule->kind], state_names[rule->state], rule->cuda,
               rule->to ? rule->to : "");
    }
}

static bool print(const struct rules *rules, const char *directory, const char *mode)
{
    bool good = true;
    if (strcmp(mode, "--c") == 0)
        good = print_c(rules, directory);
    else if (strcmp(mode, "--status") == 0)
        print_status(rules);
    else
        print_list(rules);
    return good && fflush(stdout) == 0;
}

int main(int argc, char **argv)
{
    struct arena arena = {NULL};
    struct diag diag = {.arena = &arena};
    bool good = false;

    if (argc != 3 || (strcmp(argv[2], "--c") != 0 && strcmp(argv[2], "--status") != 0 &&
                      strcmp(argv[2], "--list") != 0)) {
        fprintf(stderr, "usage: %s RULES_FOLDER --c|--status|--list\n", argv[0]);
        return EXIT_FAILURE;
    }
    struct rules *rules = rules_load(&arena, argv[1], &diag);
    diag_print(&diag, stderr, false);
    if (rules && !diag.count)
        good = print(rules, argv[1], argv[2]);
    arena_free(&arena);
    return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
