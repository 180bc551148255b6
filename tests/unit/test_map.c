/* util/map.c: string keys and pointer keys, replacement, order of insertion. */
#include "util/map.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

static void test_an_empty_map_finds_nothing(void **state)
{
    struct map map = {NULL, NULL, 0, NULL, 0};
    (void)state;
    assert_null(map_get(&map, "a"));
    assert_null(map_get_pointer(&map, &map));
}

static void test_many_strings(void **state)
{
    struct arena arena = {NULL};
    struct map map = {.arena = &arena};
    static int values[10000];
    char name[32];
    (void)state;
    for (int i = 0; i < 10000; i++) {
        snprintf(name, sizeof name, "name%d", i);
        map_put(&map, name, &values[i]);
    }
    assert_int_equal(map.count, 10000);
    for (int i = 0; i < 10000; i++) {
        snprintf(name, sizeof name, "name%d", i);
        assert_ptr_equal(map_get(&map, name), &values[i]);
        assert_string_equal(map.entries[i].name, name);
    }
    assert_null(map_get(&map, "name10000"));
    arena_free(&arena);
}

static void test_second_put_replaces_and_keeps_the_place(void **state)
{
    struct arena arena = {NULL};
    struct map map = {.arena = &arena};
    int a, b;
    (void)state;
    map_put(&map, "x", &a);
    map_put(&map, "y", &a);
    map_put(&map, "x", &b);
    assert_int_equal(map.count, 2);
    assert_ptr_equal(map_get(&map, "x"), &b);
    assert_string_equal(map.entries[0].name, "x");
    arena_free(&arena);
}

static void test_pointer_keys_are_compared_by_address(void **state)
{
    struct arena arena = {NULL};
    struct map map = {.arena = &arena};
    const char first[] = "same", second[] = "same";
    int a, b;
    (void)state;
    map_put_pointer(&map, first, &a);
    map_put_pointer(&map, second, &b);
    assert_ptr_equal(map_get_pointer(&map, first), &a);
    assert_ptr_equal(map_get_pointer(&map, second), &b);
    assert_int_equal(map.count, 2);
    arena_free(&arena);
}

static void test_empty_string_is_a_key(void **state)
{
    struct arena arena = {NULL};
    struct map map = {.arena = &arena};
    int a;
    (void)state;
    assert_null(map_get(&map, ""));
    map_put(&map, "", &a);
    assert_ptr_equal(map_get(&map, ""), &a);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_an_empty_map_finds_nothing),
        cmocka_unit_test(test_many_strings),
        cmocka_unit_test(test_second_put_replaces_and_keeps_the_place),
        cmocka_unit_test(test_pointer_keys_are_compared_by_address),
        cmocka_unit_test(test_empty_string_is_a_key),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
