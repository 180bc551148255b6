/* util/arena.c: zeroed, aligned memory; copies; growing arrays. */
#include "util/arena.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static void test_memory_is_zeroed_and_aligned(void **state)
{
    struct arena arena = {NULL};
    (void)state;
    for (size_t size = 1; size < 200000; size = size * 3 + 1) {
        unsigned char *p = arena_alloc(&arena, size);
        assert_int_equal((uintptr_t)p % _Alignof(max_align_t), 0);
        for (size_t i = 0; i < size; i++)
            assert_int_equal(p[i], 0);
        memset(p, 0xaa, size);
    }
    arena_free(&arena);
    assert_null(arena.chunks);
}

static void test_objects_do_not_overlap(void **state)
{
    struct arena arena = {NULL};
    unsigned *items[1000];
    (void)state;
    for (unsigned i = 0; i < 1000; i++) {
        items[i] = arena_new(&arena, unsigned);
        *items[i] = i;
    }
    for (unsigned i = 0; i < 1000; i++)
        assert_int_equal(*items[i], i);
    arena_free(&arena);
}

static void test_zero_bytes_are_a_valid_request(void **state)
{
    struct arena arena = {NULL};
    (void)state;
    assert_non_null(arena_alloc(&arena, 0));
    arena_free(&arena);
}

static void test_strndup_ends_at_the_length(void **state)
{
    struct arena arena = {NULL};
    (void)state;
    assert_string_equal(arena_strndup(&arena, "kernel_name", 6), "kernel");
    assert_string_equal(arena_strndup(&arena, NULL, 0), "");
    arena_free(&arena);
}

static void test_printf_of_long_text(void **state)
{
    struct arena arena = {NULL};
    (void)state;
    char *text = arena_printf(&arena, "%0100000d|%s", 7, "end");
    assert_int_equal(strlen(text), 100004);
    assert_string_equal(text + 99999, "7|end");
    arena_free(&arena);
}

static void test_printf_of_texts_only(void **state)
{
    struct arena arena = {NULL};
    const char *volatile none = NULL;
    (void)state;
    assert_string_equal(arena_printf(&arena, "%s", ""), "");
    assert_string_equal(arena_printf(&arena, "none"), "none");
    assert_string_equal(arena_printf(&arena, "%s%s(%s);", "a", "", "bc"), "a(bc);");
    assert_string_equal(arena_printf(&arena, "%.*s|%.*s|%.*s", 2, "abc", 5, "abc", -1, "abc"),
                        "ab|abc|abc");
    assert_string_equal(arena_printf(&arena, "%.*s", 2, (const char[]){'a', 'b'}), "ab");
    assert_string_equal(arena_printf(&arena, "<%s>", none), "<(null)>");
    assert_string_equal(arena_printf(&arena, "%s 100%%", "a"), "a 100%");
    assert_string_equal(arena_printf(&arena, "%-3s|%.2s|%d", "a", "abc", 7), "a  |ab|7");
    arena_free(&arena);
}

static void test_push_keeps_all_items(void **state)
{
    struct arena arena = {NULL};
    size_t *items = NULL, count = 0;
    (void)state;
    for (size_t i = 0; i < 5000; i++)
        arena_push(&arena, items, count, i * i);
    assert_int_equal(count, 5000);
    for (size_t i = 0; i < 5000; i++)
        assert_int_equal(items[i], i * i);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_memory_is_zeroed_and_aligned),
        cmocka_unit_test(test_objects_do_not_overlap),
        cmocka_unit_test(test_zero_bytes_are_a_valid_request),
        cmocka_unit_test(test_strndup_ends_at_the_length),
        cmocka_unit_test(test_printf_of_long_text),
        cmocka_unit_test(test_printf_of_texts_only),
        cmocka_unit_test(test_push_keeps_all_items),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
