/* options.c: the command line; flags of compilers are in test_flags.c. Expected lists are written
 * as one string with a blank between words. */
#include "cli/options.h"

#include "util/str.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

struct fixture {
    struct arena arena;
    struct diag diag;
    struct options options;
};

static int set_up(void **state)
{
    struct fixture *f = calloc(1, sizeof *f);
    f->diag.arena = &f->arena;
    *state = f;
    return f ? 0 : -1;
}

static int tear_down(void **state)
{
    struct fixture *f = *state;
    arena_free(&f->arena);
    free(f);
    return 0;
}

/* Parses the words of a line. */
static bool parse(struct fixture *f, const char *line)
{
    const char *words[64] = {"cu2cl"};
    int count = 1;
    char *copy = arena_strdup(&f->arena, line);
    for (char *word = strtok(copy, " "); word; word = strtok(NULL, " "))
        words[count++] = word;
    f->diag.count = 0;
    memset(&f->diag.seen, 0, sizeof f->diag.seen);
    return options_parse(&f->options, &f->arena, &f->diag, count, words);
}

static const char *joined(struct fixture *f, const char *const *items)
{
    struct str s = {.arena = &f->arena};
    for (size_t i = 0; items[i]; i++)
        str_printf(&s, "%s%s", i ? " " : "", items[i]);
    return str_text(&s);
}

static void assert_wrong(struct fixture *f, const char *line, enum diag_id id)
{
    assert_false(parse(f, line));
    assert_int_equal(f->diag.count, 1);
    assert_int_equal(f->diag.messages[0].id, id);
}

static void test_files_and_output(void **state)
{
    struct fixture *f = *state;
    assert_true(parse(f, "a.cu -o out b.cpp c.c"));
    assert_string_equal(joined(f, f->options.files.items), "a.cu b.cpp c.c");
    assert_string_equal(f->options.output, "out");
    assert_true(parse(f, "-oout a.cu"));
    assert_string_equal(f->options.output, "out");
}

static void test_options_are_flags_too(void **state)
{
    struct fixture *f = *state;
    assert_true(parse(f, "a.cu -o o -Iinc -I inc2 -DX=1 -D Y -UZ -std=c++14 -isystem sys -include "
                         "pre.h -- -DW -fopenmp"));
    assert_string_equal(joined(f, f->options.flags.parse.items),
                        "-Iinc -Iinc2 -DX=1 -DY -UZ -isystem sys -include pre.h -DW "
                        "-D_OPENMP=201511");
    assert_string_equal(f->options.flags.standard, "c++14");
    assert_true(parse(f, "a.cu -o o -std c++20"));
    assert_string_equal(f->options.flags.standard, "c++20");
    assert_true(parse(f, "a.cu -o o --std=c++20 -- -std=c++17"));
    assert_string_equal(f->options.flags.standard, "c++17");
}

static void test_rules_are_repeatable(void **state)
{
    struct fixture *f = *state;
    assert_true(parse(f, "a.cu -o o --rules r1.yaml --rules=r2.yaml"));
    assert_string_equal(joined(f, f->options.rules.items), "r1.yaml r2.yaml");
}

static void test_wrong_usage(void **state)
{
    struct fixture *f = *state;
    assert_wrong(f, "", CU1012);
    assert_wrong(f, "-o out", CU1012);
    assert_wrong(f, "a.cu", CU1013);
    assert_wrong(f, "a.cu -o out --frobnicate", CU1010);
    assert_wrong(f, "-x.cu a.cu -o out", CU1010);
    assert_wrong(f, "a.cu -o", CU1011);
    assert_wrong(f, "a.cu -o out -I", CU1011);
    assert_wrong(f, "a.cu -o out --rules=", CU1011);
    assert_wrong(f, "a.cu -o out -- -I", CU1011);
    assert_wrong(f, "a.cu -o out -- -arch", CU1011);
    assert_wrong(f, "a.txt -o out", CU1014);
    assert_wrong(f, "a -o out", CU1014);
    assert_wrong(f, "a.cu a.cu -o out", CU1007);
    assert_wrong(f, "a.cu b.cu -o out.cpp", CU1015);
    assert_wrong(f, "a.cu -o out -o out2", CU1017);
    assert_wrong(f, "a.cu -o out --help=x", CU1018);
    assert_wrong(f, "a.cu --dump=nonsense", CU1019);
}

static void test_several_mistakes_are_all_reported(void **state)
{
    struct fixture *f = *state;
    assert_false(parse(f, "a.txt --x --y"));
    assert_int_equal(f->diag.count, 3);
}

static void test_information_needs_no_file(void **state)
{
    struct fixture *f = *state;
    assert_true(parse(f, "--help"));
    assert_true(f->options.help);
    assert_true(parse(f, "-h"));
    assert_true(f->options.help);
    assert_true(parse(f, "--version"));
    assert_true(f->options.version);
}

static void test_dump_needs_no_output(void **state)
{
    struct fixture *f = *state;
    assert_true(parse(f, "a.cu --dump=edits"));
    assert_string_equal(f->options.dump, "edits");
}

static void test_no_arguments_at_all(void **state)
{
    struct fixture *f = *state;
    assert_false(options_parse(&f->options, &f->arena, &f->diag, 0, NULL));
}

static void test_file_kinds(void **state)
{
    (void)state;
    assert_int_equal(options_file_kind("a.cu"), FILE_CUDA);
    assert_int_equal(options_file_kind("a.c"), FILE_C);
    assert_int_equal(options_file_kind("a.C"), FILE_CXX);
    assert_int_equal(options_file_kind("dir.cu/a.cc"), FILE_CXX);
    assert_int_equal(options_file_kind("a.cuh"), FILE_UNKNOWN);
    assert_int_equal(options_file_kind(""), FILE_UNKNOWN);
}

/* Every option of the table is in the help and in the manual page. */
static void test_help_and_manual_have_every_option(void **state)
{
    struct fixture *f = *state;
    static const char *const spellings[] = {
#define OPTION(name, spelling, argument, help) spelling,
#include "cli/options.def"
    };
    char *help = NULL, *man = NULL;
    size_t length;
    (void)f;
    FILE *stream = open_memstream(&help, &length);
    options_print_help(stream);
    fclose(stream);
    stream = open_memstream(&man, &length);
    options_print_man(stream);
    fclose(stream);
    for (size_t i = 0; i < sizeof spellings / sizeof *spellings; i++) {
        char escaped[64] = "", *to = escaped;
        for (const char *c = spellings[i]; *c; c++)
            to += sprintf(to, *c == '-' ? "\\-" : "%c", *c);
        assert_non_null(strstr(help, spellings[i]));
        assert_non_null(strstr(man, escaped));
    }
    for (const char *line = help; line; line = strchr(line, '\n') ? strchr(line, '\n') + 1 : NULL)
        assert_true(strcspn(line, "\n") < 90);
    free(help);
    free(man);
}

#define TEST(function) cmocka_unit_test_setup_teardown(function, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_files_and_output),
        TEST(test_options_are_flags_too),
        TEST(test_rules_are_repeatable),
        TEST(test_wrong_usage),
        TEST(test_several_mistakes_are_all_reported),
        TEST(test_information_needs_no_file),
        TEST(test_dump_needs_no_output),
        TEST(test_no_arguments_at_all),
        TEST(test_file_kinds),
        TEST(test_help_and_manual_have_every_option),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
