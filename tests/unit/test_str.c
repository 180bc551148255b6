/* util/str.c: growing strings. */
#include "util/str.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

static void test_an_empty_string_has_text(void **state)
{
    struct str s = {NULL, NULL, 0, 0};
    (void)state;
    assert_string_equal(str_text(&s), "");
}

static void test_pieces_are_joined(void **state)
{
    struct arena arena = {NULL};
    struct str s = {.arena = &arena};
    (void)state;
    str_add(&s, "get_");
    str_addn(&s, "global_xyz", 7);
    str_addc(&s, 'i');
    str_printf(&s, "d(%d)", 0);
    assert_string_equal(str_text(&s), "get_global_id(0)");
    assert_int_equal(s.length, 16);
    arena_free(&arena);
}

static void test_growth_keeps_the_text(void **state)
{
    struct arena arena = {NULL};
    struct str s = {.arena = &arena};
    (void)state;
    for (int i = 0; i < 100000; i++)
        str_addc(&s, (char)('a' + i % 26));
    assert_int_equal(s.length, 100000);
    assert_int_equal(strlen(str_text(&s)), 100000);
    for (int i = 0; i < 100000; i++)
        assert_int_equal(s.data[i], 'a' + i % 26);
    arena_free(&arena);
}

static void test_bytes_may_be_zero(void **state)
{
    struct arena arena = {NULL};
    struct str s = {.arena = &arena};
    (void)state;
    str_addn(&s, "a\0b", 3);
    assert_int_equal(s.length, 3);
    assert_memory_equal(s.data, "a\0b", 4);
    arena_free(&arena);
}

static void test_prefixes_and_suffixes(void **state)
{
    (void)state;
    assert_true(str_starts("cudaMalloc", "cuda"));
    assert_false(str_starts("cud", "cuda"));
    assert_true(str_ends("a.cu", ".cu"));
    assert_false(str_ends("cu", ".cu"));
    assert_true(str_ends("x", ""));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_an_empty_string_has_text), cmocka_unit_test(test_pieces_are_joined),
        cmocka_unit_test(test_growth_keeps_the_text),    cmocka_unit_test(test_bytes_may_be_zero),
        cmocka_unit_test(test_prefixes_and_suffixes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
