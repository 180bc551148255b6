/* Byte edits: order, overlaps, dropping, applying to ranges; and a random comparison with a model
 * that rebuilds the text byte by byte. */
#include "text/edit.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

static struct arena arena;
static struct edit_list list;

static int begin_test(void **state)
{
    (void)state;
    list = (struct edit_list){.arena = &arena};
    return 0;
}

static int end_test(void **state)
{
    (void)state;
    arena_free(&arena);
    return 0;
}

static void expect(const char *text, const char *expected)
{
    size_t length;
    char *result = edit_apply(&list, text, strlen(text), &length);

    assert_string_equal(result, expected);
    assert_int_equal(length, strlen(expected));
}

static void no_edit_keeps_the_text(void **state)
{
    (void)state;
    expect("", "");
    expect("a\r\nb\t", "a\r\nb\t");
}

static void edits_apply_in_order_of_place(void **state)
{
    (void)state;
    assert_true(edit_replace(&list, 6, 11, "there"));
    assert_true(edit_replace(&list, 0, 5, "hi"));
    assert_true(edit_insert(&list, 5, ","));
    expect("hello world", "hi, there");
}

static void insertions_at_one_place_keep_their_order(void **state)
{
    (void)state;
    edit_insert(&list, 1, "1");
    edit_insert(&list, 1, "2");
    edit_insert(&list, 0, "0");
    edit_insert(&list, 2, "3");
    expect("ab", "0a12b3");
}

static void an_insertion_stands_before_the_replacement_that_begins_there(void **state)
{
    (void)state;
    edit_replace(&list, 1, 2, "X");
    edit_insert(&list, 1, "<");
    edit_insert(&list, 2, ">");
    expect("abc", "a<X>c");
}

static void the_same_edit_again_is_ignored(void **state)
{
    (void)state;
    assert_true(edit_replace(&list, 0, 1, "X"));
    assert_true(edit_replace(&list, 0, 1, "X"));
    assert_true(edit_insert(&list, 1, "Y"));
    assert_true(edit_insert(&list, 1, "Y"));
    assert_int_equal(list.count, 2);
    expect("ab", "XYb");
}

static void overlaps_are_refused(void **state)
{
    (void)state;
    assert_true(edit_replace(&list, 2, 5, "X"));
    assert_false(edit_replace(&list, 2, 5, "Y"));
    assert_false(edit_replace(&list, 4, 6, "Y"));
    assert_false(edit_replace(&list, 0, 3, "Y"));
    assert_false(edit_replace(&list, 3, 4, "Y"));
    assert_false(edit_replace(&list, 0, 9, "Y"));
    assert_false(edit_insert(&list, 3, "Y"));
    assert_false(edit_replace(&list, 5, 4, "Y"));
    assert_int_equal(list.count, 1);
    expect("abcdefgh", "abXfgh");
}

static void a_replacement_over_an_insertion_is_refused(void **state)
{
    (void)state;
    edit_insert(&list, 2, "Y");
    assert_false(edit_replace(&list, 1, 3, ""));
    assert_true(edit_replace(&list, 2, 3, ""));
    assert_true(edit_replace(&list, 1, 2, ""));
    expect("abcd", "aYd");
}

static void covers_tells_replaced_bytes(void **state)
{
    (void)state;
    edit_replace(&list, 2, 4, "");
    edit_insert(&list, 5, "x");
    for (size_t i = 0; i < 7; i++)
        assert_int_equal(edit_covers(&list, i), i == 2 || i == 3);
}

static void dropping_keeps_what_reaches_outside(void **state)
{
    (void)state;
    edit_replace(&list, 0, 3, "A");
    edit_insert(&list, 3, "<");
    edit_replace(&list, 3, 4, "B");
    edit_insert(&list, 5, "C");
    edit_insert(&list, 6, ">");
    edit_drop_inside(&list, 3, 6);
    assert_true(edit_replace(&list, 3, 6, ""));
    expect("abcdefgh", "A<>gh");
}

static void a_range_has_the_edits_inside_it(void **state)
{
    size_t length;
    (void)state;
    edit_replace(&list, 0, 1, "A");
    edit_replace(&list, 2, 3, "CC");
    edit_replace(&list, 4, 6, "");
    assert_string_equal(edit_apply_range(&list, "abcdefgh", 1, 4, &length), "bCCd");
    assert_int_equal(length, 4);
    assert_string_equal(edit_apply_range(&list, "abcdefgh", 3, 8, &length), "dgh");
}

static void text_may_hold_null_bytes(void **state)
{
    size_t length;
    (void)state;
    edit_replace(&list, 1, 2, "x");
    char *result = edit_apply(&list, "\0b\0c", 4, &length);
    assert_int_equal(length, 4);
    assert_memory_equal(result, "\0x\0c", 4);
}

/* The model: for each byte, whether an accepted edit replaces it and what is inserted before it. */
enum { SIZE = 24 };
struct model {
    bool replaced[SIZE];
    bool inside[SIZE + 1]; /* an insertion here would lie inside a replacement */
    char inserted[SIZE + 1][256], at_begin[SIZE + 1][8];
};

static bool model_replace(struct model *m, size_t begin, size_t end, const char *text)
{
    for (size_t i = begin; i < end; i++)
        if (m->replaced[i] || (i > begin && m->inserted[i][0]))
            return false;
    for (size_t i = begin; i < end; i++) {
        m->replaced[i] = true;
        m->inside[i] = i > begin;
    }
    strcpy(m->at_begin[begin], text);
    return true;
}

static void random_edits_match_the_model(void **state)
{
    (void)state;
    srand(7);
    for (int round = 0; round < 2000; round++) {
        struct model m = {0};
        char text[SIZE + 1], expected[8192] = "", one[2] = "";
        list = (struct edit_list){.arena = &arena};
        for (size_t i = 0; i < SIZE; i++)
            text[i] = (char)('a' + i);
        text[SIZE] = '\0';
        for (int n = 0; n < 12; n++) {
            char new[8];
            size_t begin = (size_t)rand() % SIZE, end = begin + (size_t)rand() % 5;
            snprintf(new, sizeof new, "(%d)", n); /* unique, so that no edit repeats another */
            if (end > SIZE)
                end = SIZE;
            if (begin == end) {
                bool accepted = edit_insert(&list, begin, new);
                assert_int_equal(accepted, !m.inside[begin]);
                if (accepted)
                    strcat(m.inserted[begin], new);
            } else {
                bool model_accepts = model_replace(&m, begin, end, new);
                assert_int_equal(edit_replace(&list, begin, end, new), model_accepts);
            }
        }
        for (size_t i = 0; i <= SIZE; i++) {
            strcat(expected, m.inserted[i]);
            strcat(expected, m.at_begin[i]);
            one[0] = i < SIZE && !m.replaced[i] ? text[i] : '\0';
            strcat(expected, one);
        }
        expect(text, expected);
        arena_free(&arena);
    }
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, begin_test, end_test)
    const struct CMUnitTest tests[] = {
        TEST(no_edit_keeps_the_text),
        TEST(edits_apply_in_order_of_place),
        TEST(insertions_at_one_place_keep_their_order),
        TEST(an_insertion_stands_before_the_replacement_that_begins_there),
        TEST(the_same_edit_again_is_ignored),
        TEST(overlaps_are_refused),
        TEST(a_replacement_over_an_insertion_is_refused),
        TEST(covers_tells_replaced_bytes),
        TEST(dropping_keeps_what_reaches_outside),
        TEST(a_range_has_the_edits_inside_it),
        TEST(text_may_hold_null_bytes),
        TEST(random_edits_match_the_model),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
