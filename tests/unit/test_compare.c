/* check/compare.c: whether outputs are equal within a tolerance. */
#include "check/compare.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

static const struct text_list nothing = {NULL, 0};
static const struct line_choice all = {.any_order = false};

static const char *compare(struct arena *arena, const char *got, const char *want,
                           struct tolerance tolerance, const char *ignored)
{
    const struct line_choice choice = {.ignored = {&ignored, ignored ? 1 : 0}};
    const struct output_text a = {got, strlen(got)}, b = {want, strlen(want)};

    return compare_texts(arena, a, b, &tolerance, &choice, &nothing);
}

static void assert_same(const char *got, const char *want, double relative)
{
    struct arena arena = {NULL};
    const char *why = compare(&arena, got, want, (struct tolerance){.relative = relative}, NULL);

    if (why)
        fail_msg("%s", why);
    arena_free(&arena);
}

static void assert_different(const char *got, const char *want, double relative, const char *reason)
{
    struct arena arena = {NULL};
    const char *why = compare(&arena, got, want, (struct tolerance){.relative = relative}, NULL);

    assert_non_null(why);
    assert_string_equal(why, reason);
    arena_free(&arena);
}

static void test_numbers_are_close(void **state)
{
    (void)state;
    assert_same("x = 1.00001\n", "x = 1.00000\n", 1e-4);
    assert_same("1.5e-3 -2.5E+3 .5 3.", "0.0015 -2500.0 0.5 3.0", 0);
    assert_same("nan -inf Infinity", "NaN -INF inf", 0);
    assert_same("v=   1.5, w=2", "v=1.5, w=   2", 0);
    assert_same("a 1.0\r\n\nb 2.0 \n", "a 1.0\nb 2.0", 0);
}

static void test_differences_are_named(void **state)
{
    (void)state;
    assert_different("a\nx = 1.1", "a\nx = 1.0", 1e-4,
                     "1 of 1 numbers differ; line 2: \"x = 1.1\", expected \"x = 1.0\"");
    assert_different("n = 100", "n = 101", 0.5,
                     "1 of 1 numbers differ; line 1: \"n = 100\", expected \"n = 101\"");
    assert_different("sha256", "sha257", 1, "line 1: \"sha256\", expected \"sha257\"");
    assert_different("a  b", "a b", 1, "line 1: \"a  b\", expected \"a b\"");
    assert_different("1.0 nan", "1.0 2.0", 1,
                     "1 of 2 numbers differ; line 1: \"1.0 nan\", expected \"1.0 2.0\"");
    assert_different("a\nb", "a", 0, "2 lines, expected 1");
    assert_different("-1.5", "1.5", 0.1,
                     "1 of 1 numbers differ; line 1: \"-1.5\", expected \"1.5\"");
    assert_different("", "a", 0, "0 lines, expected 1");
    assert_different("passed", "failed", 1, "line 1: \"passed\", expected \"failed\"");
}

static void test_bounds(void **state)
{
    struct arena arena = {NULL};
    (void)state;
    assert_null(compare(&arena, "1.5", "1.0", (struct tolerance){.absolute = 0.5}, NULL));
    assert_non_null(compare(&arena, "1.51", "1.0", (struct tolerance){.absolute = 0.5}, NULL));
    assert_null(
        compare(&arena, "101", "100", (struct tolerance){.absolute = 1, .integers = true}, NULL));
    assert_null(compare(&arena, "1.0 2.0 3.0 9.0", "1.0 2.0 3.0 4.0",
                        (struct tolerance){.outliers = 0.25}, NULL));
    assert_non_null(compare(&arena, "1.0 2.0 8.0 9.0", "1.0 2.0 3.0 4.0",
                            (struct tolerance){.outliers = 0.25}, NULL));
    assert_null(compare(&arena, "took 3 s\nx", "took 4 s\nx", (struct tolerance){0}, "^took"));
    assert_int_equal(compare_ulps(1.0f, nextafterf(1.0f, 2), 32), 1);
    assert_int_equal(compare_ulps(-0.0, 0.0, 32), 0);
    assert_int_equal(compare_ulps(1.0, nextafter(1.0, 0), 64), 1);
    assert_true(compare_ulps(NAN, 1, 32) == UINT64_MAX);
    arena_free(&arena);
}

static void test_volatile_lines_are_found(void **state)
{
    struct arena arena = {NULL};
    struct text_list lines = {NULL, 0};
    const char *one = "a\ntime 1.5\nb\n", *other = "a\ntime 1.6\nb\n";
    const struct output_text a = {one, strlen(one)}, b = {other, strlen(other)};
    (void)state;
    assert_true(compare_find_volatile(&arena, a, b, &all, &lines));
    assert_int_equal(lines.count, 1);
    assert_string_equal(lines.items[0], "2");
    assert_null(compare_texts(&arena, a, b, &(struct tolerance){0}, &all, &lines));
    arena_free(&arena);
}

/* `only` and `any-order`; where nothing is left to compare, that is no agreement. */
static void test_chosen_lines_are_compared(void **state)
{
    struct arena arena = {NULL};
    const char *pattern = "PASSED|FAILED", *ignored = "^b";
    const char *got = "b 1\nTest PASSED 1.0\na 7", *want = "Test PASSED 1.0\nb 2\nb 3\na 8";
    const struct line_choice only = {.only = {&pattern, 1}}, sorted = {.any_order = true},
                             both = {.only = {&pattern, 1}, .ignored = {&pattern, 1}},
                             rest = {.ignored = {&ignored, 1}, .any_order = true};
    const struct output_text a = {got, strlen(got)}, b = {want, strlen(want)}, none = {"x\n", 2};
    const struct output_text c = {"a 1\nb 2\n", 8}, d = {"b 2\na 1\n", 8};
    const struct tolerance exact = {0};
    (void)state;
    assert_null(compare_texts(&arena, a, b, &exact, &only, &nothing));
    assert_non_null(compare_texts(&arena, none, b, &exact, &only, &nothing));
    assert_string_equal(compare_texts(&arena, none, none, &exact, &only, &nothing),
                        "no line matches 'only'");
    assert_non_null(compare_texts(&arena, a, a, &exact, &both, &nothing));
    assert_null(compare_texts(&arena, c, d, &exact, &sorted, &nothing));
    assert_non_null(compare_texts(&arena, c, d, &exact, &all, &nothing));
    assert_string_equal(compare_texts(&arena, a, b, &exact, &rest, &nothing),
                        "1 of 2 numbers differ; line 3: \"a 7\", expected \"a 8\"");
    arena_free(&arena);
}

static void test_arrays(void **state)
{
    struct arena arena = {NULL};
    const float want[6] = {1, 2, 3, 4, 5, 6}, got[6] = {1, 2, 3, 4, 5.5f, 6};
    const int64_t large[1] = {INT64_MAX}, other[1] = {INT64_MAX - 1};
    struct output_file file = {.type = ELEMENT_FLOAT32, .shape = "2x3"};
    const struct output_text a = {(const char *)got, sizeof got},
                             b = {(const char *)want, sizeof want};
    (void)state;
    assert_string_equal(compare_files(&arena, &file, a, b),
                        "1 of 6 elements differ; [1][1] is 5.5, expected 5 (1048576 ulps)");
    assert_string_equal(compare_files(&arena, &file, (struct output_text){a.data, 20}, b),
                        "20 bytes, expected 24");
    file.tolerance.absolute = 0.5;
    assert_null(compare_files(&arena, &file, a, b));
    file = (struct output_file){.type = ELEMENT_INT64, .tolerance = {.relative = 0.1}};
    assert_non_null(compare_files(&arena, &file, (struct output_text){(const char *)large, 8},
                                  (struct output_text){(const char *)other, 8}));
    arena_free(&arena);
}

static void test_images(void **state)
{
    struct arena arena = {NULL};
    struct output_file file = {.type = ELEMENT_IMAGE, .tolerance = {.absolute = 1}};
    const struct output_text want = {"P5\n2 2\n255\nabcd", 15}, near = {"P5 2 2 255 abce", 15},
                             far = {"P5\n2 2\n255\nabcz", 15},
                             text = {"P2\n# c\n2 2 255 97 98 99 100\n", 28},
                             wide = {"P5\n4 1\n255\nabcd", 15}, cut = {"P5\n2 2\n255\nab", 13};
    (void)state;
    assert_null(compare_files(&arena, &file, near, want));
    assert_null(compare_files(&arena, &file, text, want));
    assert_string_equal(compare_files(&arena, &file, far, want),
                        "1 of 4 values differ; channel 0 of the pixel (1, 1) is 122, expected 100");
    assert_string_equal(compare_files(&arena, &file, wide, want),
                        "4x1 with 1 channels, expected 2x2 with 1");
    assert_string_equal(compare_files(&arena, &file, cut, want),
                        "it is no image of the formats PGM and PPM");
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_numbers_are_close),
        cmocka_unit_test(test_differences_are_named),
        cmocka_unit_test(test_bounds),
        cmocka_unit_test(test_volatile_lines_are_found),
        cmocka_unit_test(test_chosen_lines_are_compared),
        cmocka_unit_test(test_arrays),
        cmocka_unit_test(test_images),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
