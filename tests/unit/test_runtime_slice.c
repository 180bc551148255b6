/* The part of a text that a kernel needs. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "program/program.h"

/* The text for a kernel; it must have as many lines as the whole one. */
static char *slice_for(const char *source, const char *kernel)
{
    struct rt_slice *slice = rt_slice_open(source);
    assert_non_null(slice);
    rt_slice_clear(slice);
    assert_true(rt_slice_add(slice, kernel));
    char *text = rt_slice_text(slice);
    size_t lines = 0, wanted = 1; /* one is added at the end */
    rt_slice_close(slice);
    assert_non_null(text);
    for (const char *at = text; *at; at++)
        lines += *at == '\n';
    for (const char *at = source; *at; at++)
        wanted += *at == '\n';
    assert_int_equal(lines, wanted);
    return text;
}

/* Kernel k of `source` keeps all words of `kept`, and none of `dropped`; lists end with NULL. */
static void check(const char *source, const char *const *kept, const char *const *dropped)
{
    char *text = slice_for(source, "k");
    for (; *kept; kept++)
        if (!strstr(text, *kept))
            fail_msg("lost `%s` in:\n%s", *kept, text);
    for (; *dropped; dropped++)
        if (strstr(text, *dropped))
            fail_msg("kept `%s` in:\n%s", *dropped, text);
    free(text);
}

#define WORDS(...) ((const char *const[]){__VA_ARGS__, NULL})

static void test_functions(void **state)
{
    (void)state;
    check("float f(float x);\n"
          "float g(float x);\n"
          "static __attribute__((unused)) float f(float x)\n{ return x; /* g */ }\n"
          "float g(float x) { return f(x); }\n"
          "__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void k(__global float *p)\n"
          "{\n    p[0] = f(1.0f);\n}\n"
          "__kernel void l(__global float *p) { k(p); g(p[0]); }\n",
          WORDS("float f(float x);", "return x;", "void k("), WORDS("g(float", "void l("));
}

static void test_types_and_tables(void **state)
{
    (void)state;
    check("typedef struct { double x, y; } pair;\n"
          "typedef struct node { int value; ulong next; } node;\n"
          "struct list { node head; };\n"
          "typedef float real;\n"
          "enum color { RED, GREEN = 4, BLUE };\n"
          "enum { WIDTH = 2 };\n"
          "__constant real table[WIDTH] = {1, 2}, other[] = {3};\n"
          "__constant double wide[1] = {0.5};\n"
          "constant int limit = 3;\n"
          "real own(pair *p) { return wide[0]; }\n"
          "__kernel void k(__global struct list *l) { l->head.value = table[0] + BLUE; }\n",
          WORDS("node;", "struct list {", "float real", "GREEN = 4", "WIDTH = 2", "table["),
          WORDS("double", "limit", "own"));
}

static void test_macros(void **state)
{
    (void)state;
    check("int one(int a) { return a; }\n"
          "int two(int a) { return a; }\n"
          "int step_up(int a) { return a; }\n"
          "int step_down(int a) { return a; }\n"
          "int other_up(int a) { return a; }\n"
          "#define CALL(a) \\\n    one(a)\n"
          "#define STEP(name, a) step_##name(a)\n"
          "#define UNUSED(a) two(a)\n"
          "#define MAKE(name) int name(int a) { return from_macro(a); }\n"
          "int from_macro(int a) { return a; }\n"
          "MAKE(made)\n"
          "MAKE(again);\n"
          "__kernel void k(__global int *p) { p[0] = CALL(1) + STEP(up, 2) + made(1); }\n",
          WORDS("int one(", "step_up", "step_down", "int from_macro(", "MAKE(made)", "UNUSED"),
          WORDS("int two(", "other_up"));
}

/* A macro that makes kernels is not needed for the others. */
static void test_kernels_of_macros(void **state)
{
    static const char source[] =
        "void sum(__global int *p, const uint size) { p[0] += size; }\n"
        "#define SUM(name, size) \\\n"
        "    __kernel void name(__global int *p) \\\n    { \\\n        sum(p, size); \\\n    }\n"
        "SUM(sum_64, 64)\nSUM(k, WIDTH)\nSUM(sum_16, 16)\n"
        "enum { WIDTH = 32 };\n"
        "void own(__global int *p) { *p = 1; }\n"
        "__kernel void l(__global int *p) { own(p); }\n";
    char *text = slice_for(source, "l");
    (void)state;
    check(source, WORDS("void sum(", "SUM(k, WIDTH)", "WIDTH = 32"),
          WORDS("SUM(sum_64", "SUM(sum_16", "own"));
    assert_null(strstr(text, "void sum("));
    assert_null(strstr(text, "SUM(k"));
    assert_non_null(strstr(text, "own"));
    free(text);
}

/* Declarations in branches come and go by themselves; directives stay. */
static void test_branches(void **state)
{
    (void)state;
    check("#ifdef cl_khr_fp64\n#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n"
          "double wide(double x) { return x; }\n#else\nfloat narrow(float x) { return x; }\n"
          "#endif\n"
          "int f(int x)\n{\n#if X > (2)\n    return g(\n#else\n    return h(\n#endif\n    x); }\n"
          "int g(int x) { return x; }\nint h(int x) { return x; }\n"
          "__kernel void k(__global int *p) { p[0] = f('{') /* } */; // }\n}\n",
          WORDS("#ifdef cl_khr_fp64\n#pragma", "#else\n\n#endif", "int g(", "int h(", "int f("),
          WORDS("wide", "narrow"));
}

static void test_text_in_a_branch(void **state)
{
    static const char source[] = "#ifdef A\n__kernel void k(int a)\n#else\n"
                                 "__kernel void k(float a)\n#endif\n{\n}\n";
    static const char unbalanced[] = "__kernel void k(int a)\n{\n#if A\n  if (a) {\n#else\n  {\n"
                                     "#endif\n}\n";
    (void)state;
    assert_null(rt_slice_open(source));
    assert_null(rt_slice_open(unbalanced));
    assert_null(rt_slice_open("__kernel void k(int a) { "));
    assert_null(rt_slice_open("int a\\\nb;"));
    assert_null(rt_slice_open("} int a;"));
}

static void test_attributes(void **state)
{
    (void)state;
    check("struct __attribute__((packed)) s { char c; int i; };\n"
          "typedef struct { int i; } __attribute__((aligned(16))) wide_t;\n"
          "ALIGN(8) struct t { int i; };\n"
          "BOUNDS(64) __kernel void l(__global struct t *p) { p->i = 1; }\n"
          "__kernel void k(__global struct s *p, wide_t w) { p->i = w.i; }\n",
          WORDS("packed", "wide_t;", "void k("), WORDS("void l(", "struct t"));
}

static void test_several_kernels(void **state)
{
    static const char source[] = "void f() {}\nvoid g() {}\n__kernel void k() { f(); }\n"
                                 "__kernel void l() { g(); }\n__kernel void m() { }\n";
    struct rt_slice *slice = rt_slice_open(source);
    (void)state;
    assert_non_null(slice);
    rt_slice_clear(slice);
    assert_int_equal(rt_slice_size(slice), 0);
    assert_true(rt_slice_add(slice, "k"));
    size_t one = rt_slice_size(slice);
    assert_true(one > 0);
    assert_true(rt_slice_add(slice, "l"));
    assert_int_equal(rt_slice_size(slice), 2 * one);
    assert_false(rt_slice_add(slice, "none"));
    char *text = rt_slice_text(slice);
    assert_non_null(text);
    assert_non_null(strstr(text, "void f() {}\nvoid g() {}\n__kernel void k() { f(); }\n"
                                 "__kernel void l() { g(); }\n\n"));
    free(text);
    rt_slice_clear(slice);
    assert_true(rt_slice_add(slice, "l"));
    assert_int_equal(rt_slice_size(slice), one);
    rt_slice_close(slice);
}

static void test_pragma_of_missing_doubles(void **state)
{
    char text[] = "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\nint a;\n";
    (void)state;
    rt_unit_without_fp64(text);
    assert_int_equal(strspn(text, " "), 45);
    assert_string_equal(text + 45, "\nint a;\n");
}

/* The device library in front, each of its headers. */
static void test_device_library(void **state)
{
    (void)state;
    for (const struct rt_prelude_file *file = rt_prelude_files; file->name; file++) {
        char source[200];
        snprintf(source, sizeof source,
                 "#include <cu2cl/%s>\n__kernel void k(__global int *p) { p[0] = 1; }\n",
                 file->name);
        char *text = rt_prelude_expand("k.cl", source, strlen(source));
        assert_non_null(text);
        char *sliced = slice_for(text, "k");
        if (strlen(sliced) >= strlen(text))
            print_error("%s\n", file->name);
        assert_true(strlen(sliced) < strlen(text));
        free(sliced);
        free(text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_functions),      cmocka_unit_test(test_types_and_tables),
        cmocka_unit_test(test_macros),         cmocka_unit_test(test_kernels_of_macros),
        cmocka_unit_test(test_branches),       cmocka_unit_test(test_text_in_a_branch),
        cmocka_unit_test(test_attributes),     cmocka_unit_test(test_several_kernels),
        cmocka_unit_test(test_device_library), cmocka_unit_test(test_pragma_of_missing_doubles),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
