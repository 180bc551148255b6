/* options.c: the command line, and compiler flags in nvcc's and gcc's style. Expected lists are
 * written as one string with a blank between words. */
#include "options.h"

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

static const char *joined(struct fixture *f, const struct option_list *list)
{
    struct str s = {.arena = &f->arena};
    assert_null(list->items[list->count]);
    for (size_t i = 0; i < list->count; i++)
        str_printf(&s, "%s%s", i ? " " : "", list->items[i]);
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
    assert_string_equal(joined(f, &f->options.files), "a.cu b.cpp c.c");
    assert_string_equal(f->options.output, "out");
    assert_true(parse(f, "-oout a.cu"));
    assert_string_equal(f->options.output, "out");
}

static void test_combined_and_separate_forms(void **state)
{
    struct fixture *f = *state;
    assert_true(parse(f, "a.cu -o o -Iinc -I inc2 -DX=1 -D Y -UZ -std=c++14"));
    assert_string_equal(joined(f, &f->options.parse_flags),
                        "-Iinc -Iinc2 -DX=1 -DY -UZ -std=c++14");
    assert_string_equal(joined(f, &f->options.compile_flags), joined(f, &f->options.parse_flags));
    assert_true(parse(f, "a.cu -o o -std c++20"));
    assert_string_equal(joined(f, &f->options.parse_flags), "-std=c++20");
    assert_true(parse(f, "a.cu -o o --std=c++20 -isystem sys -include pre.h"));
    assert_string_equal(joined(f, &f->options.parse_flags),
                        "-std=c++20 -isystem sys -include pre.h");
}

static void test_flags_after_the_dashes(void **state)
{
    struct fixture *f = *state;
    assert_true(parse(f, "a.cu -o o -- -Iinc -I inc2 -DX -std=c++17 -isystem sys --std c++14"));
    assert_string_equal(joined(f, &f->options.parse_flags),
                        "-Iinc -Iinc2 -DX -std=c++17 -isystem sys -std=c++14");
    assert_int_equal(f->diag.count, 0);
}

static void test_nvcc_flags_are_kept_but_not_parsed(void **state)
{
    struct fixture *f = *state;
    assert_true(parse(f,
                      "a.cu -o o -- -arch=sm_70 -gencode arch=compute_70,code=sm_70 -rdc=true "
                      "--extended-lambda --expt-relaxed-constexpr -O3 -lineinfo -G -g -lm -L lib "
                      "-Xptxas -v -maxrregcount 32 -lcublas -w -m64 -Wno-unused"));
    assert_string_equal(joined(f, &f->options.parse_flags), "-DCU2CL_EXTENDED_LAMBDA");
    assert_string_equal(joined(f, &f->options.compile_flags),
                        "-arch=sm_70 -gencode=arch=compute_70,code=sm_70 -rdc=true "
                        "-extended-lambda -expt-relaxed-constexpr -O3 -lineinfo -G -g -lm -Llib "
                        "-Xptxas=-v -maxrregcount=32 -lcublas -w -m64 -Wno-unused");
    assert_int_equal(f->diag.count, 0);
}

static void test_long_spellings_of_nvcc(void **state)
{
    struct fixture *f = *state;
    assert_true(parse(f, "a.cu -o o -- --include-path=inc --define-macro X --library=m "
                         "--compiler-options -DHOST"));
    assert_string_equal(joined(f, &f->options.parse_flags), "-Iinc -DX -DHOST");
    assert_string_equal(joined(f, &f->options.compile_flags),
                        "-Iinc -DX -lm -compiler-options=-DHOST");
}

static void test_fast_math_and_openmp_define_their_macros(void **state)
{
    struct fixture *f = *state;
    assert_true(parse(f, "a.cu -o o -- -use_fast_math"));
    assert_string_equal(joined(f, &f->options.parse_flags), "-D__USE_FAST_MATH__");
    assert_true(parse(f, "a.cu -o o -- --use_fast_math"));
    assert_string_equal(joined(f, &f->options.parse_flags), "-D__USE_FAST_MATH__");
    assert_true(parse(f, "a.cu -o o -- -Xcompiler=-fopenmp,-DHOST"));
    assert_string_equal(joined(f, &f->options.parse_flags), "-D_OPENMP=201511 -DHOST");
    assert_true(parse(f, "a.cu -o o -- -fopenmp"));
    assert_string_equal(joined(f, &f->options.parse_flags), "-D_OPENMP=201511");
    assert_true(parse(f, "a.cu -o o -- -fopenmp-simd"));
    assert_string_equal(joined(f, &f->options.parse_flags), "");
    assert_true(parse(f, "a.cu -o o -- -Xcompiler -fopenmp"));
    assert_string_equal(joined(f, &f->options.parse_flags), "-D_OPENMP=201511");
    assert_true(parse(f, "a.cu -o o -- -Xcompiler -Wall,-Wextra,,"));
    assert_string_equal(joined(f, &f->options.parse_flags), "");
}

static void test_an_unknown_flag_is_reported_and_kept(void **state)
{
    struct fixture *f = *state;
    assert_true(parse(f, "a.cu -o o -- -qfoo plain"));
    assert_int_equal(f->diag.count, 2);
    assert_int_equal(f->diag.messages[0].id, CU1016);
    assert_int_equal(diag_worst(&f->diag), DIAG_WARNING);
    assert_string_equal(joined(f, &f->options.compile_flags), "-qfoo plain");
}

static void test_libraries_stand_among_the_flags(void **state)
{
    struct fixture *f = *state;
    assert_true(parse(f, "a.cu -o o -- libx.a ../y.so z.so.1 -o prog"));
    assert_int_equal(f->diag.count, 0);
    assert_string_equal(joined(f, &f->options.compile_flags), "libx.a ../y.so z.so.1 -oprog");
    assert_string_equal(joined(f, &f->options.parse_flags), "");
}

static void test_rules_are_repeatable(void **state)
{
    struct fixture *f = *state;
    assert_true(parse(f, "a.cu -o o --rules r1.yaml --rules=r2.yaml"));
    assert_string_equal(joined(f, &f->options.rules), "r1.yaml r2.yaml");
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
#include "options.def"
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
        TEST(test_combined_and_separate_forms),
        TEST(test_flags_after_the_dashes),
        TEST(test_nvcc_flags_are_kept_but_not_parsed),
        TEST(test_long_spellings_of_nvcc),
        TEST(test_fast_math_and_openmp_define_their_macros),
        TEST(test_an_unknown_flag_is_reported_and_kept),
        TEST(test_libraries_stand_among_the_flags),
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
