/* dialect.c: what only nvcc takes, and which texts are CUDA. */
#include "frontend/dialect.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static void becomes(const char *text, const char *expected)
{
    char copy[256];
    snprintf(copy, sizeof copy, "%s", text);
    bool changed = dialect_write_for_clang(copy, strlen(text));
    assert_string_equal(copy, expected);
    assert_int_equal(changed, strcmp(text, expected) != 0);
}

static void stays(const char *text)
{
    becomes(text, text);
}

static void brackets_of_launches_are_joined(void **state)
{
    (void)state;
    becomes("k<< <g, b>> >(x);", "k<<< g, b>>> (x);");
    becomes("k<<  < g, b >>\t> (x);", "k<<<   g, b >>>\t (x);");
    becomes("k<<\n<g, b>>\r\n>\n(x);", "k<<<\ng, b>>>\r\n\n(x);");
    becomes("int a = 1'000; k<< <1, 1>> >();", "int a = 1'000; k<<< 1, 1>>> ();");
    becomes("c = 'x'; s = R\"(\")\"; k<< <1, 1>> >();", "c = 'x'; s = R\"(\")\"; k<<< 1, 1>>> ();");
    stays("k<<<g, b>>>(x);");
    stays("a << b < c; a >> b > c; v<v<v<int>> > x; a >>= b; a << <= b;");
    stays("// k<< <g, b>> >(x)\n/* << < >> >( */ \"<< <\" '\\'' \"\\\"<< <\"");
}

static void alignas_may_follow_shared(void **state)
{
    (void)state;
    becomes("__shared__ alignas(16) int a;", "__shared_ _Alignas(16) int a;");
    stays("__shared__ int alignas_;");
}

static void special_registers_need_one_sign_only(void **state)
{
    (void)state;
    becomes("asm volatile (\"a %0, %tid.x;\" \"b %laneid\" : \"=r\"(x));",
            "asm volatile (\"a %0, `tid.x;\" \"b `laneid\" : \"=r\"(x));");
    becomes("#define A(x) __asm__( \\\n\"%clock64\" :: \"m\"(x))",
            "#define A(x) __asm__( \\\n\"`clock64\" :: \"m\"(x))");
    stays(
        "asm(\"%%tid.x %0 %[tid] %x0 %%eax\" : \"%tid\"(x)); printf(\"%tid\"); plasma(\"%tid\");");
    stays("asm(");
}

static void a_pragma_as_a_macro_is_empty(void **state)
{
    (void)state;
    becomes("#define X #pragma unroll\nX", "#define X               \nX");
    becomes("# define X  # pragma unroll 4\r\n", "# define X                   \r\n");
    stays("#define X #y\n#pragma unroll\n#define Y(x) #x pragma\n");
}

static void headers_of_a_toolkit_are_found_by_name(void **state)
{
    (void)state;
    becomes("#include \"/usr/local/cuda/include/cuda_runtime.h\" // x",
            "#include <cuda_runtime.h>                         // x");
    becomes("# include </opt/cuda-12/include/crt/host_defines.h>\n",
            "# include <crt/host_defines.h>                     \n");
    stays("#include \"/project/include/cuda_runtime.h\"\n#include \"cuda/include/x.h\"\n");
    stays("#include \"/usr/local/cuda/samples/x.h\"\n#include \"/cuda/include/unfinished\n");
    assert_string_equal(dialect_toolkit_header("/cuda/include/a/include/b.h"), "b.h");
    assert_string_equal(dialect_toolkit_header("/a/cu2cl/nvcc/targets/x/include/b.h"), "b.h");
    assert_null(dialect_toolkit_header("/a/include/cu2cl/nvcc/b.h"));
    assert_null(dialect_toolkit_header("cuda/include/b.h"));
}

static void kernels_and_launches_are_cuda(void **state)
{
    (void)state;
    assert_true(dialect_is_cuda("__global__ void k() {}"));
    assert_true(dialect_is_cuda("int f() { k<<<1, 1>>>(); }"));
    assert_true(dialect_is_cuda("#ifdef __CUDACC__\n#endif\n#if X\n__global__ void k();\n#endif"));
    assert_true(dialect_is_cuda("int a = 1'0;\n__global__ void k();"));
    assert_false(dialect_is_cuda("// __global__\n/* <<< */ \"__global__\" R\"x(<<<)\" <<<)x\""));
    assert_false(
        dialect_is_cuda("#ifdef __CUDACC__\n#if 1\n#endif\n__global__ void k();\n#endif\n"));
    assert_false(
        dialect_is_cuda("#if defined(A) && \\\n defined(__NVCC__)\nk<<<1, 1>>>();\n#endif"));
    assert_false(dialect_is_cuda("#define __global__\n__global__ void k();"));
    assert_false(dialect_is_cuda("__device__ int f(); int x__global__, __global__y; a << b;"));
    assert_false(dialect_is_cuda(""));
    assert_false(dialect_is_cuda("\"\\"));
    assert_false(dialect_is_cuda("/*"));
    assert_false(dialect_is_cuda("R\"("));
}

static void empties(const char *text, const char *expected, size_t kernels)
{
    struct arena arena = {0};
    char *copy = arena_strdup(&arena, text);
    size_t *places = NULL, count = 0;
    assert_true(dialect_empty_kernels(&arena, copy, &places, &count));
    assert_string_equal(copy, expected);
    assert_int_equal(count, kernels);
    for (size_t i = 0; i < count; i++)
        assert_memory_equal(text + places[i], "__global__", 10);
    arena_free(&arena);
}

static void bodies_of_kernels_are_emptied(void **state)
{
    (void)state;
    empties("__global__ void k(int *p) { *p = f({1}, '}'); }\nint x;",
            "__global__ void k(int *p) {                   }\nint x;", 1);
    empties("template <class T> static __global__ __launch_bounds__(64, 2) void N::k(T t) // {\n"
            "{\n  /* } */ t();\r\n}",
            "template <class T> static __global__ __launch_bounds__(64, 2) void N::k(T t) // {\n"
            "{\n              \r\n}",
            1);
    empties("__global__ void k<int>(S s = {}) {a;} void h() {b;}",
            "__global__ void k<int>(S s = {}) {  } void h() {b;}", 1);
    empties("#define K(n) __global__ void n() {a;}\nvoid __global__ k() {a;}",
            "#define K(n) __global__ void n() {a;}\nvoid __global__ k() {  }", 1);
}

static void other_bodies_stay(void **state)
{
    static const char *const texts[] = {
        "__global__ void k(int *p); void h() {a;}",
        "__global__ void k(int *p) BODY void h() {a;}",
        "__global__ LAUNCH(64) void k() {a;}",
        "__global__ void NAME(k)(int p) {a;}",
        "__device__ void f() {a;} // __global__ void k() {a;}",
        "my__global__ void k() {a;} \"__global__ void k() {\"",
    };
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        empties(texts[i], texts[i], 0);
    empties("__global__ void k() {\n#if A\na;\n#endif\n}",
            "__global__ void k() {\n#if A\na;\n#endif\n}", 1);
}

static void a_word_with_another_meaning_empties_nothing(void **state)
{
    struct arena arena = {0};
    size_t *places = NULL, count = 0;
    (void)state;
    assert_false(dialect_empty_kernels(
        &arena, arena_strdup(&arena, "__global__ void k() {}\n# define  __global__\n"), &places,
        &count));
    assert_false(
        dialect_empty_kernels(&arena, arena_strdup(&arena, "#undef __global__"), &places, &count));
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bodies_of_kernels_are_emptied),
        cmocka_unit_test(other_bodies_stay),
        cmocka_unit_test(a_word_with_another_meaning_empties_nothing),
        cmocka_unit_test(brackets_of_launches_are_joined),
        cmocka_unit_test(alignas_may_follow_shared),
        cmocka_unit_test(special_registers_need_one_sign_only),
        cmocka_unit_test(a_pragma_as_a_macro_is_empty),
        cmocka_unit_test(headers_of_a_toolkit_are_found_by_name),
        cmocka_unit_test(kernels_and_launches_are_cuda),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
