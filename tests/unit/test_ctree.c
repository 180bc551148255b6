/* emit/: what the printer of the C tree owns: parentheses, semicolons, blocks, and lines. */
#include "emit/ctree.h"
#include "emit/lines.h"
#include "emit/rule_text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static struct arena arena;

static int tear_down(void **state)
{
    (void)state;
    arena_free(&arena);
    return 0;
}

static struct c_node *name(const char *text)
{
    return c_name(&arena, text);
}

static struct c_node *binary(struct c_node *left, const char *op, struct c_node *right)
{
    return c_binary(&arena, left, op, right);
}

static void prints(struct c_node *expression, const char *expected)
{
    assert_string_equal(c_string(&arena, expression), expected);
}

static void prints_statement(struct c_node *statement, const char *expected)
{
    struct str out = {.arena = &arena};
    c_print(statement, 0, &out);
    assert_string_equal(str_text(&out), expected);
}

static void parentheses_by_precedence(void **state)
{
    (void)state;
    struct c_node *a = name("a"), *b = name("b"), *c = name("c");
    prints(binary(binary(a, "+", b), "*", c), "(a + b) * c");
    prints(binary(a, "+", binary(b, "*", c)), "a + b * c");
    prints(binary(a, "-", binary(b, "-", c)), "a - (b - c)");
    prints(binary(binary(a, "-", b), "-", c), "a - b - c");
    prints(c_deref(&arena, binary(a, "+", b)), "*(a + b)");
    prints(c_index(&arena, c_cast(&arena, "int *", a), b), "((int *)a)[b]");
    prints(c_cast(&arena, "long", binary(a, "+", b)), "(long)(a + b)");
    prints(c_call1(&arena, "f", c_comma(&arena, a, b)), "f((a, b))");
    prints(c_ternary(&arena, c_ternary(&arena, a, b, c), a, c_ternary(&arena, a, b, c)),
           "(a ? b : c) ? a : a ? b : c");
    prints(c_assign(&arena, a, c_assign(&arena, b, c)), "a = b = c");
    prints(c_postfix(&arena, c_deref(&arena, a), "++"), "(*a)++");
}

static void confusing_operators(void **state)
{
    (void)state;
    struct c_node *a = name("a"), *b = name("b"), *c = name("c");
    prints(binary(a, "||", binary(b, "&&", c)), "a || (b && c)");
    prints(binary(a, "|", binary(b, "<<", c)), "a | (b << c)");
    prints(binary(a, "<<", binary(b, "+", c)), "a << (b + c)");
    prints(c_prefix(&arena, "-", c_prefix(&arena, "-", a)), "- -a");
    prints(c_prefix(&arena, "-", c_number(&arena, -3)), "- -3");
    prints(binary(a, "-", c_number(&arena, -3)), "a - -3");
}

static void addresses_cancel(void **state)
{
    (void)state;
    struct c_node *a = name("a");
    prints(c_deref(&arena, c_address(&arena, a)), "a");
    prints(c_address(&arena, c_deref(&arena, a)), "a");
    prints(c_arrow(&arena, c_address(&arena, a), "x"), "a.x");
    prints(c_arrow(&arena, a, "x.y"), "a->x.y");
}

static void statements(void **state)
{
    (void)state;
    struct c_node *a = name("a"), *block = c_block(&arena), *both = c_sequence(&arena);
    c_append(&arena, both, c_call(&arena, "f", 0, NULL));
    c_append(&arena, both, c_jump(&arena, "break"));
    prints_statement(c_if(&arena, a, c_return(&arena, NULL), NULL), "if (a)\n    return;");
    prints_statement(c_if(&arena, a, both, c_if(&arena, a, c_return(&arena, a), NULL)),
                     "if (a) {\n    f();\n    break;\n} else if (a)\n    return a;");
    prints_statement(
        c_if(&arena, a, c_if(&arena, a, c_return(&arena, a), NULL), c_return(&arena, NULL)),
        "if (a) {\n    if (a)\n        return a;\n} else\n    return;");
    c_append(&arena, block, c_label(&arena, "case 1", both));
    c_append(&arena, block, c_label(&arena, "default", c_return(&arena, a)));
    prints_statement(c_switch(&arena, a, block),
                     "switch (a) {\ncase 1:\n    f();\n    break;\ndefault: return a;\n}");
    struct c_node *two = c_declaration(&arena, "int", "i", c_zero(&arena));
    c_declare_another(&arena, two, "*p", a);
    prints_statement(two, "int i = 0;\nint *p = a;");
    prints_statement(c_for(&arena, two, c_nothing(&arena), c_nothing(&arena), c_nothing(&arena)),
                     "for (int i = 0, *p = a;;);");
}

/* `a/b` and `-a`, where b has become `*b` and a has become `-a`. */
static void tight_operators(void **state)
{
    (void)state;
    struct c_node *quotient = c_slice(&arena, LEVEL_MULTIPLICATIVE);
    c_slice_hole(&arena, quotient, name("a"), LEVEL_MULTIPLICATIVE);
    c_slice_text(&arena, quotient, "/");
    c_slice_hole(&arena, quotient, c_deref(&arena, name("b")), LEVEL_UNARY);
    prints(quotient, "a/(*b)");
}

static void nothing_is_left_out(void **state)
{
    (void)state;
    struct c_node *block = c_block(&arena), *empty = c_sequence(&arena);
    c_append(&arena, block, c_nothing(&arena));
    c_append(&arena, block, empty);
    prints_statement(block, "{\n}");
    assert_true(c_is_nothing(empty));
}

/* `{ return x; }` of a source, and what is added to it. */
static void blocks_of_the_source(void **state)
{
    (void)state;
    struct c_node *slice = c_slice_statement(&arena), *lines = c_slice_statement(&arena);
    c_slice_text(&arena, slice, " ");
    c_slice_statement_hole(&arena, slice, c_return(&arena, name("x")), PLACE_STATEMENTS);
    c_slice_text(&arena, slice, " // why\n");
    struct c_node *block = c_source_block(&arena, slice);
    prints_statement(block, "{ return x; // why\n}");
    c_slice_text(&arena, lines, "\n  // first\n  ");
    c_slice_statement_hole(&arena, lines, c_call(&arena, "f", 0, NULL), PLACE_STATEMENTS);
    c_slice_text(&arena, lines, "\n");
    block = c_source_block(&arena, lines);
    c_prepend(&arena, block, c_declaration(&arena, "int", "i", NULL));
    c_append(&arena, block, c_call(&arena, "g", 0, NULL));
    prints_statement(block, "{\n  int i;\n  // first\n  f();\n  g();\n}");
}

static void long_lines_are_broken(void **state)
{
    (void)state;
    struct c_node *arguments[8];
    struct str out = {.arena = &arena};
    for (size_t i = 0; i < 8; i++)
        arguments[i] = name("an_argument_of_a_call");
    c_print(c_assign(&arena, name("x"), c_call(&arena, "function", 8, arguments)), 4, &out);
    for (const char *line = str_text(&out); *line; line += strcspn(line, "\n")) {
        line += *line == '\n';
        assert_in_range(strcspn(line, "\n"), 1, 100);
    }
    assert_non_null(strstr(str_text(&out), ",\n                 an_argument"));
}

/* Comments that stand behind a line which gets too long: above it, or in the block that it begins. */
static void comments_make_room(void **state)
{
    (void)state;
    struct c_node *long_name = name("a_name_of_sixty_characters_that_takes_more_than_half_of_it__");
    struct c_node *slice = c_slice_statement(&arena);
    c_slice_text(&arena, slice, "f(\"// no comment\", ");
    c_slice_hole(&arena, slice, long_name, LEVEL_ASSIGNMENT);
    c_slice_text(&arena, slice, ");  /* one */ // of the source's comments\n");
    prints_statement(slice, "/* one */ // of the source's comments\nf(\"// no comment\", "
                            "a_name_of_sixty_characters_that_takes_more_than_half_of_it__);\n");
    slice = c_slice_statement(&arena);
    c_slice_text(&arena, slice, "  if (");
    c_slice_hole(&arena, slice, long_name, LEVEL_ASSIGNMENT);
    c_slice_text(&arena, slice, ") { // the only way that leads from here to there\n");
    prints_statement(slice,
                     "  if (a_name_of_sixty_characters_that_takes_more_than_half_of_it__) {\n"
                     "      // the only way that leads from here to there\n");
    slice = c_slice_statement(&arena);
    c_slice_text(&arena, slice, "g(");
    c_slice_hole(&arena, slice, long_name, LEVEL_ASSIGNMENT);
    c_slice_text(&arena, slice,
                 "); /* a comment of more than one line, which stays where it is\n*/");
    prints_statement(slice, "g(a_name_of_sixty_characters_that_takes_more_than_half_of_it__); "
                            "/* a comment of more than one line, which stays where it is\n*/");
}

static void wraps(const char *text, const char *expected)
{
    assert_string_equal(lines_wrap(&arena, text), expected);
}

#define FORTY "a_name_that_has_forty_characters_in_all_"

static void texts_are_wrapped(void **state)
{
    (void)state;
    wraps("short = f(a, b);\n", "short = f(a, b);\n");
    wraps("    f(" FORTY ", " FORTY ", " FORTY ");\nnext",
          "    f(" FORTY ", " FORTY ",\n      " FORTY ");\nnext");
    wraps("    f(" FORTY ", " FORTY ", " FORTY "); \\\n",
          "    f(" FORTY ", " FORTY ", \\\n      " FORTY "); \\\n");
    /* brackets that were opened above stay so */
    wraps("x = (" FORTY " + f(" FORTY ", " FORTY ", " FORTY ") + " FORTY ");",
          "x = (" FORTY "\n     + f(" FORTY ", " FORTY ",\n         " FORTY ") + " FORTY ");");
    wraps("struct a_struct_with_a_name v = (struct a_struct_with_a_name){" FORTY FORTY "};",
          "struct a_struct_with_a_name v = (struct a_struct_with_a_name){\n        " FORTY FORTY
          "};");
    wraps(FORTY FORTY " = " FORTY ";", FORTY FORTY " =\n        " FORTY ";");
    wraps("f(\"" FORTY ", " FORTY ", " FORTY "\");", "f(\"" FORTY ", " FORTY ", " FORTY "\");");
    wraps("/* f(" FORTY ", " FORTY ",\n   " FORTY ", " FORTY ", " FORTY " */",
          "/* f(" FORTY ", " FORTY ",\n   " FORTY ", " FORTY ", " FORTY " */");
    wraps("#define F(" FORTY ", " FORTY ", " FORTY ")\n",
          "#define F(" FORTY ", " FORTY ", " FORTY ")\n");
    assert_string_equal(lines_comment(&arena, "f<" FORTY ", " FORTY ", " FORTY ">"),
                        "/* f<" FORTY ", " FORTY ",\n * " FORTY "> */");
}

static void texts_of_rules(void **state)
{
    (void)state;
    struct c_node *sum = binary(name("a"), "+", name("b")), *two[] = {sum, name("c")};
    prints(rule_text_filled(&arena, "f($1, $2)", NULL, 2, two), "f(a + b, c)");
    prints(rule_text_filled(&arena, "f($*)", NULL, 2, two), "f(a + b, c)");
    prints(rule_text_filled(&arena, "$1 * $2", NULL, 2, two), "(a + b) * c");
    prints(rule_text_filled(&arena, "$1.x", NULL, 2, two), "(a + b).x");
    prints(c_index(&arena, rule_text(&arena, "(uint)f(0)"), name("i")), "((uint)f(0))[i]");
    prints(c_index(&arena, rule_text(&arena, "f(0)"), name("i")), "f(0)[i]");
    prints(binary(rule_text(&arena, "a + b"), "*", name("c")), "(a + b) * c");
    assert_true(rule_text_names("f(min(a), b)", "min"));
    assert_false(rule_text_names("f(amin(a), b)", "min"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parentheses_by_precedence),
        cmocka_unit_test(confusing_operators),
        cmocka_unit_test(addresses_cancel),
        cmocka_unit_test(statements),
        cmocka_unit_test(nothing_is_left_out),
        cmocka_unit_test(tight_operators),
        cmocka_unit_test(blocks_of_the_source),
        cmocka_unit_test(long_lines_are_broken),
        cmocka_unit_test(comments_make_room),
        cmocka_unit_test(texts_are_wrapped),
        cmocka_unit_test(texts_of_rules),
    };
    return cmocka_run_group_tests(tests, NULL, tear_down);
}
