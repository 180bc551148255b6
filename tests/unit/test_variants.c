/* Texts of one file for several sources: when one serves all, and how several stand in one file. A
 * random comparison reads that file as a compiler does. */
#include "text/variants.h"

#include "util/str.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

static struct arena arena;
static struct text_view a, b;

static int begin_test(void **state)
{
    (void)state;
    a = (struct text_view){.edits = {.arena = &arena}};
    b = (struct text_view){.edits = {.arena = &arena}};
    return 0;
}

static int end_test(void **state)
{
    (void)state;
    arena_free(&arena);
    return 0;
}

static void expect_text(const struct text_view *view, const char *original, const char *expected)
{
    size_t length;
    assert_string_equal(edit_apply(&view->edits, original, strlen(original), &length), expected);
}

static void ranges_become_one(void **state)
{
    struct text_ranges list = {NULL, 0}, other = {NULL, 0};
    (void)state;

    ranges_add(&arena, &list, 10, 20);
    ranges_add(&arena, &list, 30, 40);
    ranges_add(&arena, &list, 0, 5);
    ranges_add(&arena, &list, 7, 7);
    assert_int_equal(list.count, 3);
    ranges_add(&arena, &list, 15, 30);
    assert_int_equal(list.count, 2);
    assert_int_equal(list.items[1].begin, 10);
    assert_int_equal(list.items[1].end, 40);
    ranges_add(&arena, &other, 3, 12);
    ranges_add(&arena, &other, 39, 50);
    struct text_ranges both = ranges_intersect(&arena, &list, &other);
    assert_int_equal(both.count, 3);
    assert_int_equal(both.items[0].begin, 3);
    assert_int_equal(both.items[0].end, 5);
    assert_int_equal(both.items[2].begin, 39);
    assert_int_equal(both.items[2].end, 40);
}

static void an_edit_that_another_reader_does_not_want(void **state)
{
    (void)state;
    edit_replace(&a.edits, 2, 4, "");
    assert_false(view_fits(&a, &b));
    assert_false(view_fits(&b, &a));
    edit_replace(&b.edits, 2, 4, "x");
    assert_false(view_fits(&a, &b));
}

static void what_is_not_read_may_be_anything(void **state)
{
    (void)state;
    edit_replace(&a.edits, 2, 4, "");
    ranges_add(&arena, &b.dead, 1, 6);
    edit_replace(&b.edits, 3, 5, "guess");
    assert_true(view_fits(&b, &a));
    view_join(&b, &a);
    expect_text(&b, "0123456", "01456");
    assert_int_equal(b.dead.count, 0);
}

static void a_guess_gives_way_to_a_text_without_an_edit(void **state)
{
    (void)state;
    ranges_add(&arena, &a.dead, 1, 6);
    edit_replace(&a.edits, 3, 5, "guess");
    assert_true(view_fits(&a, &b));
    view_join(&a, &b);
    expect_text(&a, "0123456", "0123456");
}

static void includes_of_libraries_are_right_for_all(void **state)
{
    (void)state;
    edit_insert(&a.edits, 0, "#include <vector>\n");
    assert_true(view_fits(&a, &b));
    edit_insert(&b.edits, 0, "static ");
    assert_false(view_fits(&a, &b));
}

static void includes_lead_to_one_file(void **state)
{
    struct text_include one = {9, "x/f.h"}, other = {9, "y/f.h"};
    (void)state;

    edit_replace(&a.edits, 9, 14, "\"x/f.h\"");
    arena_push(&arena, a.includes, a.include_count, one);
    arena_push(&arena, b.includes, b.include_count, one);
    assert_true(view_fits(&a, &b));
    b.includes[0] = other;
    assert_false(view_fits(&a, &b));
}

static void texts_stand_under_conditions(void **state)
{
    const char *original = "f(1,\n  2);\nsame\n/* of\nit */ g\nlast";
    struct text_groups groups = {NULL, 0};
    struct map taken = {.arena = &arena};
    size_t length;
    (void)state;

    edit_replace(&b.edits, 7, 8, "3");
    edit_replace(&b.edits, strlen(original) - 6, strlen(original) - 5, "h");
    groups_add(&arena, &groups, &a, "a.cu", 0);
    groups_add(&arena, &groups, &b, "b.cu", 1);
    assert_string_equal(variants_macro(&arena, &taken, "in/a-b.h"), "CU2CL_TEXT_IN_A_B_H");
    assert_string_equal(variants_macro(&arena, &taken, "in/a_b.h"), "CU2CL_TEXT_IN_A_B_H_2");
    assert_string_equal(
        variants_text(&arena, original, strlen(original), &groups, "M", &length),
        "#if M == 2 /* b.cu */\nf(1,\n  3);\n#else\nf(1,\n  2);\n#endif\nsame\n"
        "#if M == 2 /* b.cu */\n/* of\nit */ h\n#else\n/* of\nit */ g\n#endif\nlast");
}

/* --- at random ------------------------------------------------------------------------------- */

static uint32_t seed = 7;

static uint32_t draw(uint32_t below)
{
    seed = seed * 1664525u + 1013904223u;
    return (seed >> 8) % below;
}

/* Lines, among them those that can't be taken apart. */
static const char *draw_text(void)
{
    static const char *const lines[] = {
        "plain\n", "\n", "f(a,\n", "b)\n", "/* c\nd */\n", "#define M \\\n  x\n", "g\n"};
    struct str text = {.arena = &arena};
    int depth = 0;

    for (uint32_t i = draw(20) + 1; i > 0; i--) {
        uint32_t kind = draw(12);
        if (kind < 7) {
            str_add(&text, lines[kind]);
        } else if (kind < 9 || !depth) {
            str_add(&text, "#if X\n");
            depth++;
        } else {
            str_add(&text, kind == 9 ? "#else\n" : "#endif\n");
            depth -= kind != 9;
        }
    }
    while (depth-- > 0)
        str_add(&text, "#endif\n");
    return str_text(&text);
}

/* What is left of the text where M is `number`: conditions on other names stay as they are. */
static const char *read_text(const char *text, unsigned number)
{
    struct str out = {.arena = &arena};
    enum { OTHER, TAKEN, WAITS, OVER } stack[64];
    size_t depth = 0;

    stack[0] = OTHER;
    for (const char *line = text, *next; *line; line = next) {
        const char *end = strchr(line, '\n');
        next = end ? end + 1 : line + strlen(line);
        bool is_if = str_starts(line, "#if "),
             is_ours = is_if && strstr(line, "M ") && strstr(line, "M ") < next;
        bool is_elif = str_starts(line, "#elif"), is_else = str_starts(line, "#else");
        bool visible = true;
        for (size_t i = 1; i <= depth; i++)
            visible &= stack[i] == OTHER || stack[i] == TAKEN;
        if (is_ours || is_elif) {
            bool holds = false;
            const char *at = strstr(line, "M ");
            bool negated = at[2] == '!';
            for (; at && at < next; at = strstr(at + 1, "M "))
                holds |= (unsigned)atoi(at + 5) == number;
            holds = negated ? !holds : holds;
            depth += is_ours;
            stack[depth] = is_elif && stack[depth] != WAITS ? OVER : holds ? TAKEN : WAITS;
        } else if (is_else && stack[depth] != OTHER) {
            stack[depth] = stack[depth] == WAITS ? TAKEN : OVER;
        } else if (str_starts(line, "#endif") && depth && stack[depth] != OTHER) {
            depth--;
        } else {
            if (is_if)
                stack[++depth] = OTHER;
            else if (str_starts(line, "#endif"))
                depth--;
            if (visible)
                str_addn(&out, line, (size_t)(next - line));
        }
    }
    assert_int_equal(depth, 0);
    return str_text(&out);
}

/* Edits as the translator makes them: none takes a part of a preprocessor line. */
static void draw_edits(const char *text, struct text_groups *groups)
{
    for (uint32_t i = draw(4); i > 0; i--) {
        uint32_t at = draw((uint32_t)strlen(text));
        while (at > 0 && text[at - 1] != '\n')
            at--;
        size_t length = strcspn(text + at, "\n");
        static const char *const texts[] = {"", "int x;", "y\nz"};
        if (text[at] == '#' || text[at] == ' ' || strstr(text + at, "*/") == text + at + 2 ||
            !length)
            continue;
        for (size_t g = draw(2); g < groups->count; g += 1 + draw(2))
            edit_replace(&groups->items[g].view.edits, at + draw(2) * (length > 1), at + length,
                         texts[draw(3)]);
    }
}

static void each_reader_gets_its_text(void **state)
{
    (void)state;
    for (unsigned round = 0; round < 3000; round++) {
        struct text_group items[3] = {{.first = "a"}, {.first = "b"}, {.first = "c"}};
        struct text_groups groups = {items, 2 + draw(2)};
        const char *text = draw_text();
        size_t length;
        for (size_t g = 0; g < groups.count; g++)
            items[g].view.edits.arena = &arena;
        draw_edits(text, &groups);
        const char *all = variants_text(&arena, text, strlen(text), &groups, "M", &length);
        assert_int_equal(strlen(all), length);
        for (size_t g = 0; g < groups.count; g++) {
            const char *alone = edit_apply(&items[g].view.edits, text, strlen(text), &length);
            assert_string_equal(read_text(all, (unsigned)g + 1), alone);
        }
    }
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin_test, end_test)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(ranges_become_one),
        TEST(an_edit_that_another_reader_does_not_want),
        TEST(what_is_not_read_may_be_anything),
        TEST(a_guess_gives_way_to_a_text_without_an_edit),
        TEST(includes_of_libraries_are_right_for_all),
        TEST(includes_lead_to_one_file),
        TEST(texts_stand_under_conditions),
        TEST(each_reader_gets_its_text),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
