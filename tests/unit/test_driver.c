/* driver.c and report.c without the command: what the report says, and failures that a command line
 * can't bring about. */
#include "driver.h"
#include "frontend/frontend.h"
#include "output/report.h"

#include <ftw.h>
#include <jansson.h>
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
    char folder[64];
    const char *source;
};

static int set_up(void **state)
{
    struct fixture *f = calloc(1, sizeof *f);
    f->diag.arena = &f->arena;
    strcpy(f->folder, "/tmp/cu2cl_driver_XXXXXX");
    if (!mkdtemp(f->folder))
        return -1;
    f->source = arena_printf(&f->arena, "%s/a.cpp", f->folder);
    FILE *stream = fopen(f->source, "w");
    fputs("int main() { return 0; }\n", stream);
    fclose(stream);
    *state = f;
    return 0;
}

static int remove_one(const char *path, const struct stat *status, int kind, struct FTW *place)
{
    (void)status, (void)kind, (void)place;
    return remove(path);
}

static int tear_down(void **state)
{
    struct fixture *f = *state;
    if (nftw(f->folder, remove_one, 8, FTW_DEPTH | FTW_PHYS) != 0)
        return -1;
    arena_free(&f->arena);
    free(f);
    return 0;
}

/* A parser that refuses its arguments gives no tree: CU1005. */
static void test_no_tree_is_an_error(void **state)
{
    struct fixture *f = *state;
    const char *arguments[] = {"-xbogus", NULL};
    struct frontend_options options = {.cuda_headers = CU2CL_TEST_SOURCE_DIR "/src/translator/cuda",
                                       .arguments = arguments};
    struct tu tu;
    assert_false(frontend_parse(&tu, &f->arena, &f->diag, f->source, PASS_HOST, &options));
    assert_int_equal(f->diag.count, 1);
    assert_int_equal(f->diag.messages[0].id, CU1005);
}

static enum driver_status run(struct fixture *f, const char *output)
{
    struct options options;
    const char *words[] = {"cu2cl", f->source, "-o", output};
    assert_true(options_parse(&options, &f->arena, &f->diag, 4, words));
    return driver_run(&options, &f->arena, &f->diag, stdout).status;
}

/* The unit tests lie beside bin/ in the build tree, so the driver finds the tool's files. */
static void test_a_host_program_is_ported(void **state)
{
    struct fixture *f = *state;
    const char *output = arena_printf(&f->arena, "%s/b.cpp", f->folder);
    assert_int_equal(run(f, output), STATUS_PORTED);
    assert_int_equal(access(output, R_OK), 0);
}

static void test_a_source_is_not_overwritten(void **state)
{
    struct fixture *f = *state;
    assert_int_equal(run(f, f->folder), STATUS_FAILED);
    assert_int_equal(f->diag.count, 1);
    assert_int_equal(f->diag.messages[0].id, CU1004);
}

static json_t *report_of(struct fixture *f, struct program *program)
{
    json_error_t error;
    program->arena = &f->arena;
    program->diag = &f->diag;
    json_t *root = json_loads(report_text(program, false), 0, &error);
    assert_non_null(root);
    return root;
}

static void test_the_report_of_nothing(void **state)
{
    struct fixture *f = *state;
    struct program program = {0};
    json_t *root = report_of(f, &program);
    assert_true(json_is_true(json_object_get(root, "complete")));
    assert_int_equal(json_array_size(json_object_get(root, "sources")), 0);
    json_decref(root);
}

static void test_the_report_names_refused_kernels(void **state)
{
    struct fixture *f = *state;
    struct kernel kernels[] = {{.name = "a", .host_name = "a", .needs = CU2CL_NEEDS_FP64},
                               {.name = "b", .host_name = "b<1>", .refused = "uses a texture"}};
    struct source source = {.path = "x.cu", .module = {.kernels = kernels, .kernel_count = 2}};
    struct program program = {.sources = &source, .source_count = 1};
    struct source_pos pos = {"x.cu", 3, 4, 0};
    diag_report(&f->diag, CU1090, &pos, "text");
    json_t *root = report_of(f, &program);
    json_t *list = json_object_get(json_array_get(json_object_get(root, "sources"), 0), "kernels");
    json_t *message = json_array_get(json_object_get(root, "messages"), 0);
    assert_true(json_is_false(json_object_get(root, "complete")));
    assert_int_equal(json_array_size(list), 2);
    json_t *first = json_array_get(list, 0), *second = json_array_get(list, 1);
    assert_string_equal(json_string_value(json_array_get(json_object_get(first, "needs"), 0)),
                        "fp64");
    assert_true(json_is_false(json_object_get(second, "ported")));
    assert_string_equal(json_string_value(json_object_get(second, "reason")), "uses a texture");
    assert_string_equal(json_string_value(json_object_get(message, "number")), "CU1090");
    assert_int_equal(json_integer_value(json_object_get(message, "line")), 3);
    json_decref(root);
}

static void test_the_report_is_utf8_whatever_the_source_is(void **state)
{
    struct fixture *f = *state;
    const char original[] = "x\ny caf\xe9 z";
    struct output output = {.path = "a.cpp", .source_path = "a.cu", .original = original};
    struct output *outputs[] = {&output};
    struct program program = {.outputs = outputs, .output_count = 1};
    output.length = strlen(original);
    output.edits.arena = &f->arena;
    assert_true(edit_replace(&output.edits, 4, 8, "tea\xff"));
    json_t *root = report_of(f, &program);
    json_t *file = json_array_get(json_object_get(root, "files"), 0);
    json_t *edit = json_array_get(json_object_get(file, "edits"), 0);
    assert_int_equal(json_integer_value(json_object_get(edit, "line")), 2);
    assert_string_equal(json_string_value(json_object_get(edit, "from")), "caf\xef\xbf\xbd");
    assert_string_equal(json_string_value(json_object_get(edit, "to")), "tea\xef\xbf\xbd");
    json_decref(root);
}

static void test_long_texts_are_counted_not_repeated(void **state)
{
    struct fixture *f = *state;
    const char original[] = "one\ntwo\nthree\n";
    struct output output = {.path = "a.cpp", .source_path = "a.cu", .original = original};
    struct output *outputs[] = {&output};
    struct program program = {.outputs = outputs, .output_count = 1};
    output.length = strlen(original);
    output.edits.arena = &f->arena;
    assert_true(edit_replace(&output.edits, 4, 14, ""));
    json_t *root = report_of(f, &program);
    json_t *file = json_array_get(json_object_get(root, "files"), 0);
    json_t *edit = json_array_get(json_object_get(file, "edits"), 0);
    assert_null(json_object_get(edit, "from"));
    assert_int_equal(json_integer_value(json_object_get(edit, "from_bytes")), 10);
    json_decref(root);
}

#define TEST(function) cmocka_unit_test_setup_teardown(function, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_no_tree_is_an_error),
        TEST(test_a_host_program_is_ported),
        TEST(test_a_source_is_not_overwritten),
        TEST(test_the_report_of_nothing),
        TEST(test_the_report_names_refused_kernels),
        TEST(test_the_report_is_utf8_whatever_the_source_is),
        TEST(test_long_texts_are_counted_not_repeated),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
