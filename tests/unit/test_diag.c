/* diag.c: collecting once, merging, order, severity, and the printed form. */
#include "text/diag.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

struct fixture {
    struct arena arena;
    struct diag diag;
    char path[64];
};

static int set_up(void **state)
{
    struct fixture *f = calloc(1, sizeof *f);
    f->diag.arena = &f->arena;
    strcpy(f->path, "/tmp/cu2cl_diag_XXXXXX");
    int fd = mkstemp(f->path);
    if (fd < 0)
        return -1;
    close(fd);
    *state = f;
    return 0;
}

static int tear_down(void **state)
{
    struct fixture *f = *state;
    unlink(f->path);
    arena_free(&f->arena);
    free(f);
    return 0;
}

static void write_source(struct fixture *f, const char *text, size_t length)
{
    FILE *stream = fopen(f->path, "wb");
    assert_non_null(stream);
    assert_int_equal(fwrite(text, 1, length, stream), length);
    fclose(stream);
}

/* The printed messages, with the fixture's path replaced by FILE. */
static char *printed(struct fixture *f, bool colour)
{
    char *text = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&text, &length);
    diag_print(&f->diag, stream, colour);
    fclose(stream);
    char *result = arena_alloc(&f->arena, length + 1), *to = result;
    for (const char *from = text; *from;) {
        if (strncmp(from, f->path, strlen(f->path)) == 0) {
            to += sprintf(to, "FILE");
            from += strlen(f->path);
        } else {
            *to++ = *from++;
        }
    }
    free(text);
    return result;
}

static struct source_pos at(struct fixture *f, unsigned line, unsigned column)
{
    return (struct source_pos){f->path, line, column, 0};
}

static void test_prints_line_and_caret(void **state)
{
    struct fixture *f = *state;
    const char source[] = "first\n\tint x = foo;\nlast";
    struct source_pos pos = at(f, 2, 10);
    write_source(f, source, strlen(source));
    diag_report(&f->diag, CU1001, &pos, "use of undeclared identifier 'foo'");
    assert_string_equal(printed(f, false),
                        "FILE:2:10: unported: use of undeclared identifier 'foo' [CU1001]\n"
                        "    \tint x = foo;\n"
                        "    \t        ^\n");
}

static void test_last_line_without_newline_and_crlf(void **state)
{
    struct fixture *f = *state;
    struct source_pos first = at(f, 1, 1), last = at(f, 2, 2), beyond = at(f, 9, 1);
    write_source(f, "ab\r\ncd", 6);
    diag_report(&f->diag, CU1001, &first, "a");
    diag_report(&f->diag, CU1001, &last, "b");
    diag_report(&f->diag, CU1001, &beyond, "c");
    assert_string_equal(printed(f, false), "FILE:1:1: unported: a [CU1001]\n    ab\n    ^\n"
                                           "FILE:2:2: unported: b [CU1001]\n    cd\n     ^\n"
                                           "FILE:9:1: unported: c [CU1001]\n");
}

static void test_control_characters_do_not_reach_the_terminal(void **state)
{
    struct fixture *f = *state;
    struct source_pos pos = at(f, 1, 1);
    write_source(f, "a\033[31mb\0c", 9);
    diag_report(&f->diag, CU1001, &pos, "bell\a");
    diag_report(&f->diag, CU1003, NULL, "x\ny\033", "reason");
    const char *text = printed(f, false);
    assert_null(strchr(text, '\033'));
    assert_null(strchr(text, '\a'));
    assert_non_null(strstr(text, "    a?[31mb?c\n"));
}

static void test_a_long_line_is_cut_around_the_column(void **state)
{
    struct fixture *f = *state;
    char *line = arena_alloc(&f->arena, 100001);
    struct source_pos pos = at(f, 1, 50001);
    memset(line, '.', 100000);
    line[50000] = 'X';
    write_source(f, line, 100000);
    diag_report(&f->diag, CU1001, &pos, "here");
    const char *text = printed(f, false);
    assert_true(strlen(text) < 500);
    const char *x = strchr(text, 'X'), *caret = strchr(text, '^');
    const char *line_begin = strstr(text, "\n") + 1, *caret_begin = strrchr(text, ' ');
    assert_non_null(x);
    assert_non_null(caret);
    while (caret_begin[-1] != '\n')
        caret_begin--;
    assert_int_equal(x - line_begin, caret - caret_begin);
}

static void test_a_missing_file_prints_no_line(void **state)
{
    struct fixture *f = *state;
    struct source_pos pos = {"/nonexistent/a.cu", 3, 4, 0};
    diag_report(&f->diag, CU1001, &pos, "text");
    assert_string_equal(printed(f, false), "/nonexistent/a.cu:3:4: unported: text [CU1001]\n");
}

static void test_without_a_place_the_tool_speaks(void **state)
{
    struct fixture *f = *state;
    diag_report(&f->diag, CU1013, NULL, NULL);
    assert_string_equal(printed(f, false),
                        "cu2cl: error: no output given; add '-o OUT' [CU1013]\n");
}

static void test_colour_only_when_asked(void **state)
{
    struct fixture *f = *state;
    diag_report(&f->diag, CU1016, NULL, "-x");
    assert_non_null(strstr(printed(f, true), "\033[1;35mwarning:\033[0m"));
    assert_null(strstr(printed(f, false), "\033"));
}

static void test_the_same_message_is_kept_once(void **state)
{
    struct fixture *f = *state;
    struct source_pos one = at(f, 1, 1), two = at(f, 1, 2);
    diag_report(&f->diag, CU1001, &one, "a");
    diag_report(&f->diag, CU1001, &one, "a");
    diag_report(&f->diag, CU1001, &one, "b");
    diag_report(&f->diag, CU1001, &two, "a");
    assert_int_equal(f->diag.count, 3);
}

static void test_merge_outlives_the_source(void **state)
{
    struct fixture *f = *state;
    struct arena arena = {NULL};
    struct diag other = {.arena = &arena};
    char name[] = "name.cu", text[] = "text";
    struct source_pos pos = {name, 1, 1, 0};
    diag_report(&other, CU1001, &pos, text);
    diag_report(&f->diag, CU1001, &pos, text);
    diag_merge(&f->diag, &other);
    assert_int_equal(f->diag.count, 1);
    diag_report(&other, CU1090, &pos, text);
    diag_merge(&f->diag, &other);
    arena_free(&arena);
    memset(name, '!', sizeof name - 1);
    memset(text, '!', sizeof text - 1);
    assert_int_equal(f->diag.count, 2);
    assert_string_equal(f->diag.messages[1].text, "text");
    assert_string_equal(f->diag.messages[1].pos.file, "name.cu");
}

static void test_sorted_by_first_file_then_place(void **state)
{
    struct fixture *f = *state;
    struct source_pos b2 = {"b.cu", 2, 1, 0}, a9 = {"a.cu", 9, 1, 0}, b1 = {"b.cu", 1, 5, 0},
                      b1_early = {"b.cu", 1, 2, 0};
    diag_report(&f->diag, CU1001, &b2, "1");
    diag_report(&f->diag, CU1001, &a9, "2");
    diag_report(&f->diag, CU1001, &b1, "3");
    diag_report(&f->diag, CU1001, &b1_early, "4");
    diag_report(&f->diag, CU1001, &b1, "5");
    diag_sort(&f->diag);
    const char *order[] = {"4", "3", "5", "1", "2"};
    for (size_t i = 0; i < 5; i++)
        assert_string_equal(f->diag.messages[i].text, order[i]);
}

static void test_worst_severity(void **state)
{
    struct fixture *f = *state;
    assert_int_equal(diag_worst(&f->diag), DIAG_NOTE);
    diag_report(&f->diag, CU1016, NULL, "-x");
    assert_int_equal(diag_worst(&f->diag), DIAG_WARNING);
    f->diag.werror = true;
    assert_int_equal(diag_worst(&f->diag), DIAG_UNPORTED);
    diag_report(&f->diag, CU1013, NULL, NULL);
    assert_int_equal(diag_worst(&f->diag), DIAG_ERROR);
    assert_int_equal(diag_count(&f->diag, DIAG_WARNING), 1);
    assert_int_equal(diag_count(&f->diag, DIAG_UNPORTED), 0);
}

#define TEST(function) cmocka_unit_test_setup_teardown(function, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_prints_line_and_caret),
        TEST(test_last_line_without_newline_and_crlf),
        TEST(test_control_characters_do_not_reach_the_terminal),
        TEST(test_a_long_line_is_cut_around_the_column),
        TEST(test_a_missing_file_prints_no_line),
        TEST(test_without_a_place_the_tool_speaks),
        TEST(test_colour_only_when_asked),
        TEST(test_the_same_message_is_kept_once),
        TEST(test_merge_outlives_the_source),
        TEST(test_sorted_by_first_file_then_place),
        TEST(test_worst_severity),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
