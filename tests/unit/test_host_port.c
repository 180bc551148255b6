/* The host side from a source text to the ported text: each case is a small program and what it
 * must become. Includes and several sources are in test_host_files.c. */
#include "port/port.h"
#include "util/str.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <cmocka.h>

static struct arena arena;
static struct diag diag;
static struct rules *rules;
static char folder[] = "/tmp/cu2cl-host-XXXXXX";

static int begin_group(void **state)
{
    (void)state;
    diag.arena = &arena;
    rules = rules_load(&arena, CU2CL_TEST_SOURCE_DIR "/rules", &diag);
    return rules && diag.count == 0 && mkdtemp(folder) ? 0 : -1;
}

static int end_group(void **state)
{
    (void)state;
    unlink(arena_printf(&arena, "%s/k.cu", folder));
    rmdir(folder);
    arena_free(&arena);
    return 0;
}

static char *port(const char *text)
{
    struct flags flags;
    struct source source = {.path = arena_printf(&arena, "%s/k.cu", folder),
                            .language = SOURCE_CUDA};
    struct program program = {.arena = &arena,
                              .diag = &diag,
                              .rules = rules,
                              .sources = &source,
                              .source_count = 1,
                              .executable = "k"};
    struct tu tu;
    size_t length;
    FILE *stream = fopen(source.path, "wb");

    assert_non_null(stream);
    fputs(text, stream);
    fclose(stream);
    diag = (struct diag){.arena = &arena};
    program.frontend.cuda_headers = CU2CL_TEST_SOURCE_DIR "/src/translator/cuda";
    program.frontend.runtime_headers = CU2CL_TEST_SOURCE_DIR "/src/runtime/include";
    assert_true(flags_read(&flags, &arena, &diag, NULL, 0));
    program.frontend.flags = source.flags = &flags;
    assert_true(frontend_parse(&tu, &arena, &diag, source.path, PASS_HOST, &program.frontend));
    host_prepare(&tu);
    host_port(&program, &tu, &source);
    frontend_close(&tu);
    assert_int_equal(program.output_count, 1);
    assert_string_equal(program.outputs[0]->path, "k.cpp");
    return edit_apply(&program.outputs[0]->edits, program.outputs[0]->original,
                      program.outputs[0]->length, &length);
}

#define INCLUDE        "#include <cuda_runtime.h>\n"
#define PORTED_INCLUDE "#include <cu2cl/cu2cl.h>\n"

/* `text` becomes `expected`, both without the #include line, and nothing is reported. */
static void expect(const char *text, const char *expected)
{
    const char *result = port(arena_printf(&arena, INCLUDE "%s", text));

    if (diag.count)
        diag_print(&diag, stderr, false);
    assert_true(str_starts(result, PORTED_INCLUDE));
    assert_string_equal(result + strlen(PORTED_INCLUDE), expected);
    assert_int_equal(diag.count, 0);
}

static void expect_report(enum diag_id id, const char *text)
{
    port(arena_printf(&arena, INCLUDE "%s", text));
    for (size_t i = 0; i < diag.count; i++)
        if (diag.messages[i].id == id)
            return;
    fail_msg("CU%d was not reported", (int)id);
}

static void host_text_stays(void **state)
{
    (void)state;
    expect("int\tmain( ) { /* cudaMalloc */ const char *s = \"cudaFree\"; return !s; }  \r\n",
           "int\tmain( ) { /* cudaMalloc */ const char *s = \"cudaFree\"; return !s; }  \r\n");
}

static void names_are_replaced(void **state)
{
    (void)state;
    expect(
        "void f(cudaStream_t s) { float *p; struct cudaDeviceProp d; enum cudaMemcpyKind k =\n"
        " cudaMemcpyDefault; if (cudaMalloc(&p, 4) != cudaSuccess) (void)d; (void)k; (void)s; }\n",
        "void f(cu2clStream_t s) { float *p; struct cu2clDeviceProp d; enum cu2clMemcpyKind k =\n"
        " cu2clMemcpyDefault; if (cu2clMalloc(&p, 4) != cu2clSuccess) (void)d; (void)k; (void)s; "
        "}\n");
    expect("template <class T> void f(T *p) { cudaMalloc(&p, sizeof(T)); cudaFree(p); }\n",
           "template <class T> void f(T *p) { cu2clMalloc(&p, sizeof(T)); cu2clFree(p); }\n");
}

static void names_in_macros_are_replaced_once(void **state)
{
    (void)state;
    expect(
        "#define CHECK(x) do { cudaError_t e = (x); if (e != cudaSuccess) throw 1; } while (0)\n"
        "#define NEVER_USED cudaMalloc\n"
        "void f(float *p) { CHECK(cudaFree(p)); CHECK(cudaFree(0)); }\n",
        "#define CHECK(x) do { cu2clError_t e = (x); if (e != cu2clSuccess) throw 1; } while (0)\n"
        "#define NEVER_USED cu2clMalloc\n"
        "void f(float *p) { CHECK(cu2clFree(p)); CHECK(cu2clFree(0)); }\n");
}

static void names_in_branches_not_taken_are_replaced(void **state)
{
    (void)state;
    expect("#ifdef SLOW\nvoid f() { cudaDeviceSynchronize(); }\n#endif\n",
           "#ifdef SLOW\nvoid f() { cu2clDeviceSynchronize(); }\n#endif\n");
}

static void the_programs_own_names_stay(void **state)
{
    (void)state;
    expect(
        "namespace mine { struct cudaEvent_t { int cudaFree; }; }\n"
        "#if 0\nmine::cudaEvent_t e;\n#endif\nint f(mine::cudaEvent_t e) { return e.cudaFree; }\n",
        "namespace mine { struct cudaEvent_t { int cudaFree; }; }\n"
        "#if 0\nmine::cudaEvent_t e;\n#endif\nint f(mine::cudaEvent_t e) { return e.cudaFree; }\n");
}

static void kernels_become_stubs(void **state)
{
    (void)state;
    expect("// adds\n__global__ void add(float *a, int n)\n{\n    a[threadIdx.x] += n;\n}\n",
           "// adds\nvoid add(float *a, int n)\nCU2CL_KERNEL(add, a, n)\n");
    expect(
        "static __global__ void __launch_bounds__(256, 2) k(int = 1, int (*)[4] = 0) {}\n",
        "static void k(int cu2cl_arg1 = 1, int (* cu2cl_arg2)[4] = 0) CU2CL_KERNEL(k, cu2cl_arg1, "
        "cu2cl_arg2)\n");
    expect("extern \"C\" __global__ void k();\nextern \"C\" __global__ void k() {}\n",
           "extern \"C\" void k();\nextern \"C\" void k() CU2CL_KERNEL(k)\n");
}

static void template_kernels_name_their_instance(void **state)
{
    (void)state;
    expect(
        "template <typename T, int N, class... R>\n__global__ void k(T *a, R... r) { *a = N; }\n"
        "template <> __global__ void k<float, 2>(float *a) { *a = 3; }\n"
        "template __global__ void k<int, 1>(int *);\n"
        "template <class, int> __global__ void u() {}\n",
        "template <typename T, int N, class... R>\nvoid k(T *a, R... r) CU2CL_KERNEL(k<T, N, "
        "R...>, "
        "a, r...)\n"
        "template <> void k<float, 2>(float *a) CU2CL_KERNEL(k<float, 2>, a)\n"
        "template void k<int, 1>(int *);\n"
        "template <class cu2cl_T1, int cu2cl_T2> void u() CU2CL_KERNEL(u<cu2cl_T1, cu2cl_T2>)\n");
}

static void overloaded_kernels_are_cast(void **state)
{
    (void)state;
    expect("__global__ void k(int *a) {}\nvoid k(float *a) { (void)a; }\n",
           "void k(int *a) CU2CL_KERNEL(static_cast<void (*)(int *)>(k), a)\n"
           "void k(float *a) { (void)a; }\n");
}

static void a_parameter_may_have_the_kernels_name(void **state)
{
    (void)state;
    expect("namespace n { __global__ void sum(int *sum) { *sum = 1; } }\n",
           "namespace n { void sum(int *sum) CU2CL_KERNEL(::n::sum, sum) }\n");
}

static void conditions_across_a_body_stay(void **state)
{
    (void)state;
    expect(
        "__global__ void k(int *a)\n#ifdef X\n{ a[0] = 2; }\n#else\n{\n#ifdef Y\n*a = 3;\n#endif\n"
        "*a = 1;\n#endif\n}\n",
        "void k(int *a)\n#ifdef X\n{ a[0] = 2; }\n#else\nCU2CL_KERNEL(k, a)\n#endif\n\n");
}

static void launches_are_rewritten(void **state)
{
    (void)state;
    expect("__global__ void k(int *p, int n) {}\n"
           "template <int N> __global__ void t(int *p) {}\n"
           "template <class K> void call(K f, int *p) { f<<<1, 2>>>(p, 3); }\n"
           "void f(int *p, cudaStream_t s) {\n"
           "  k<<<4, 64>>>(p, 1);\n"
           "  k <<< dim3(1, 2), dim3(3), sizeof(int) * 4, s >>> (p, (1, 2));\n"
           "  t<3><<<p[0] >> 2, 1>>>(p);\n"
           "  if (p) (*(&k))<<<1, 1>>>(p, 1); else k<< <1,1>> >(p, 2);\n"
           "}\n",
           "void k(int *p, int n) CU2CL_KERNEL(k, p, n)\n"
           "template <int N> void t(int *p) CU2CL_KERNEL(t<N>, p)\n"
           "template <class K> void call(K f, int *p) { CU2CL_LAUNCH(f, (1, 2), (p, 3)); }\n"
           "void f(int *p, cu2clStream_t s) {\n"
           "  CU2CL_LAUNCH(k, (4, 64), (p, 1));\n"
           "  CU2CL_LAUNCH(k, (dim3(1, 2), dim3(3), sizeof(int) * 4, s), (p, (1, 2)));\n"
           "  CU2CL_LAUNCH(t<3>, (p[0] >> 2, 1), (p));\n"
           "  if (p) CU2CL_LAUNCH((*(&k)), (1, 1), (p, 1)); else CU2CL_LAUNCH(k, (1,1), (p, 2));\n"
           "}\n");
}

static void launches_with_commas_in_the_callee_get_parentheses(void **state)
{
    (void)state;
    expect(
        "template <class T, int N> __global__ void k(T *p) {}\n"
        "const int N_ = 3;\ntemplate <class T> void f(T *p) { ::k<T, (N_ > 2)><<<1, 1>>>(p); }\n",
        "template <class T, int N> void k(T *p) CU2CL_KERNEL(k<T, N>, p)\n"
        "const int N_ = 3;\ntemplate <class T> void f(T *p) { CU2CL_LAUNCH((::k<T, (N_ > 2)>), (1, "
        "1), (p)); }\n");
}

static void launches_in_macros_are_rewritten(void **state)
{
    (void)state;
    expect("#define RUN(kernel, n) kernel<<<n, 32>>>(p)\n"
           "__global__ void k(int *p) {}\nvoid f(int *p) { RUN(k, 2); RUN(k, 3); }\n",
           "#define RUN(kernel, n) CU2CL_LAUNCH(kernel, (n, 32), (p))\n"
           "void k(int *p) CU2CL_KERNEL(k, p)\nvoid f(int *p) { RUN(k, 2); RUN(k, 3); }\n");
}

static void device_functions_leave(void **state)
{
    (void)state;
    expect("/* file */\n\n// twice\n// as much\n__device__ int twice(int a)\n{\n    return 2 * "
           "a;\n}\n\n"
           "__device__ int later(int);\nint main() { return 0; }\n",
           "/* file */\n\nint main() { return 0; }\n");
    expect("#define F(n) __device__ int n() { return 1; }\nF(f)\n",
           "#define F(n) int n() { return 1; }\nF(f)\n");
    expect("#define DEVICE static __device__ __forceinline__\nDEVICE int f() { return 1; } // one\n"
           "template <class T> __device__ T g(T a) { return a; }\n"
           "template __device__ int g<int>(int);\n"
           "struct S { __device__ S() {} __host__ __device__ int h() const { return 1; } "
           "__device__ int d(); };\n__device__ int S::d() { return 2; }\n",
           "#define DEVICE static inline\n"
           "struct S { int h() const { return 1; } };\n");
}

static void device_functions_that_the_host_needs_stay(void **state)
{
    (void)state;
    expect("__device__ int lane() { return threadIdx.x; }\n__device__ int one() { return 1; }\n"
           "__host__ __device__ inline int both() { return lane() + one(); }\n"
           "__host__ __device__ int id() { return blockIdx.x; }\n",
           "int lane() { __builtin_trap(); }\nint one() { return 1; }\n"
           "inline int both() { return lane() + one(); }\n"
           "int id() { __builtin_trap(); }\n");
}

static void variables_become_shadows(void **state)
{
    (void)state;
    expect(
        "__constant__ float c[2] = {1, 2};\nstatic __device__ int d;\n__device__ const int e = 3;\n"
        "extern __shared__ float all[];\nextern __constant__ float f;\n__constant__ float f;\n",
        "float c[2] = {1, 2};\nstatic int d;\nconst int e = 3;\n"
        "extern float f;\nfloat f;\n");
}

static void attributes_are_translated(void **state)
{
    (void)state;
    expect("#define HD __host__ __device__\nstruct __align__(16) V { float x; };\n"
           "HD inline __forceinline__ int f() { return 1; }\n__host__ __noinline__ int g() { "
           "return 1; }\n"
           "__host__ __device__\nint h() { return 1; }\n",
           "#define HD\nstruct __attribute__((aligned(16))) V { float x; };\n"
           "HD inline int f() { return 1; }\n__attribute__((noinline)) int g() { return 1; }\n"
           "int h() { return 1; }\n");
}

static void conditions_ask_for_cuda_sources(void **state)
{
    (void)state;
    expect(
        "#if defined(__CUDACC__) && 1\nint a;\n#endif\n#ifndef __NVCC__\nint b;\n#endif\n",
        "#if defined(CU2CL_CUDA_SOURCE) && 1\nint a;\n#endif\n#ifndef CU2CL_CUDA_SOURCE\nint b;\n"
        "#endif\n");
}

static void namespaces_of_device_code_leave(void **state)
{
    (void)state;
    expect("#include <cooperative_groups.h>\nnamespace cg = cooperative_groups;\n"
           "using namespace cooperative_groups;\nusing namespace std;\n",
           "using namespace std;\n");
}

static void the_runtime_is_included_where_nvcc_does(void **state)
{
    (void)state;
    assert_string_equal(port("// a file\n\nint a;\n"), "// a file\n\n" PORTED_INCLUDE "\nint a;\n");
    assert_string_equal(port(""), PORTED_INCLUDE);
    assert_string_equal(port("size_t n;\n" INCLUDE), PORTED_INCLUDE "\nsize_t n;\n");
    assert_string_equal(
        port("#include <stdio.h>\n" INCLUDE "#include \"cuda_runtime_api.h\"\nint a;\n"),
        "#include <stdio.h>\n" PORTED_INCLUDE "int a;\n");
    assert_string_equal(port("#ifdef A\n" INCLUDE "#else\n" INCLUDE "#endif\n"),
                        PORTED_INCLUDE "#ifdef A\n#else\n#endif\n");
    assert_string_equal(port("#define N 8\n" INCLUDE), "#define N 8\n" PORTED_INCLUDE);
    assert_string_equal(port("#define size 8\n" INCLUDE), PORTED_INCLUDE "#define size 8\n");
    assert_string_equal(port("\xef\xbb\xbfint a;\r\n"),
                        "\xef\xbb\xbf#include <cu2cl/cu2cl.h>\r\n\r\nint a;\r\n");
}

static void managed_variables_are_reached_by_address(void **state)
{
    (void)state;
    expect("namespace n { __device__ __managed__ int m = 1; }\n__managed__ float a[4];\n"
           "#define M n::m\n"
           "__global__ void k() { n::m++; a[0] = 1; }\n"
           "int f() { M += 2; return n::m + (int)a[1] + (&n::m)[0]; }\n",
           "namespace n { int m = 1; }\nfloat a[4];\n"
           "#define M (*cu2cl::managed_variable(&n::m))\n"
           "void k() CU2CL_KERNEL(k)\n"
           "int f() { M += 2; return (*cu2cl::managed_variable(&n::m)) + "
           "(int)(*cu2cl::managed_variable(&a))[1] + "
           "(&(*cu2cl::managed_variable(&n::m)))[0]; }\n");
}

static void device_lambdas_get_names(void **state)
{
    (void)state;
    expect("template <class F> __global__ void k(F f) { f(); }\n"
           "// comment\n"
           "void f(int *p, int n)\n{\n"
           "    k<<<1, 1>>>([=] __device__ () { p[0] = n; });\n"
           "    k<<<1, 1>>>([=, m = n] __device__ { p[m] = threadIdx.x; });\n"
           "    auto host = [=] { return n; };\n"
           "}\n",
           "template <class F> void k(F f) CU2CL_KERNEL(k<cu2cl::stand_in<F>>, f)\n"
           "struct f_lambda_6_17 {};\nstruct f_lambda_7_17 {};\n"
           "// comment\n"
           "void f(int *p, int n)\n{\n"
           "    CU2CL_LAUNCH(k, (1, 1), (cu2cl::named_lambda<f_lambda_6_17>([p, n] () { p[0] = n; "
           "})));\n"
           "    CU2CL_LAUNCH(k, (1, 1), (cu2cl::named_lambda<f_lambda_7_17>([m = n, p] { "
           "__builtin_trap(); })));\n"
           "    auto host = [=] { return n; };\n"
           "}\n");
    expect("template <class F> __global__ void k(F f) { f(); }\n"
           "template <class T> struct S { template <int N> void f(T *p); };\n"
           "template <class U> template <int K> void S<U>::f(U *p)\n{\n"
           "    auto l = [=] __host__ __device__ { return p[K]; };\n"
           "    void (*q)(decltype(l)) = k<decltype(l)>;\n}\n"
           "void g(int *p) { S<int>().f<2>(p); }\n",
           "template <class F> void k(F f) CU2CL_KERNEL(k<cu2cl::stand_in<F>>, f)\n"
           "template <class T> struct S { template <int N> void f(T *p); };\n"
           "template <class...> struct f_lambda_6_14 {};\n"
           "template <class U> template <int K> void S<U>::f(U *p)\n{\n"
           "    auto l = cu2cl::named_lambda<f_lambda_6_14<U, cu2cl::template_value<(long "
           "long)(K)>>>([p] { return "
           "p[K]; });\n"
           "    void (*q)(decltype(l)) = k<cu2cl::stand_in<decltype(l)>>;\n}\n"
           "void g(int *p) { S<int>().f<2>(p); }\n");
}

static void names_that_macros_put_together_are_macros(void **state)
{
    (void)state;
    assert_string_equal(
        port("// a program\n#include \"/usr/local/cuda/include/cuda_runtime.h\"\n"
             "#define CALL(x) cuda##x\n#define CU_(a, b) a##b\n#define CU(a, b) CU_(a, b)\n"
             "void f() { CALL(DeviceSynchronize)(); CU(cuda, Stream_t) s; "
             "CALL(DeviceSynchronize)(); "
             "}\n"),
        "// a program\n/* names that macros put together */\n"
        "#define cudaDeviceSynchronize cu2clDeviceSynchronize\n"
        "#define cudaStream_t cu2clStream_t\n#include <cu2cl/cu2cl.h>\n"
        "#define CALL(x) cuda##x\n#define CU_(a, b) a##b\n#define CU(a, b) CU_(a, b)\n"
        "void f() { CALL(DeviceSynchronize)(); CU(cuda, Stream_t) s; CALL(DeviceSynchronize)(); "
        "}\n");
    assert_int_equal(diag.count, 0);
}

static void what_needs_a_hand_is_reported(void **state)
{
    (void)state;
    expect_report(
        CU3001,
        "void f(cudaMipmappedArray_t m) { cudaMipmappedArrayGetSparseProperties(nullptr, m); }\n");
    expect_report(CU3002, "#include <cufftw.h>\n");
    expect_report(CU3001, "#include <cublas_v2.h>\nvoid f() { cublasSgeqrfBatched(nullptr); }\n");
    expect_report(CU3003, "#include <runtime/device.h>\n");
    expect_report(CU3004,
                  "#define ARGS <<<1, 1>>>\n__global__ void k() {}\nvoid f() { k ARGS (); }\n");
    expect_report(CU3005,
                  "#define KERNEL(n, how) how void n(int *p) { *p = 1; }\nKERNEL(k, __global__)\n");
    expect_report(CU3006, "struct S { static __managed__ int m; };\n");
    expect_report(CU3007, "#if __CUDACC_NEVER__ > 1\n#endif\n");
    expect_report(CU3013,
                  "#define F(n, how) how int n() { return threadIdx.x; }\nF(f, __device__)\n");
    expect_report(CU3014, "void f(int n) { auto l = [&] __device__ () { return n; }; (void)l; }\n");
    expect_report(CU3014,
                  "#define L [] __device__ () { return 1; }\nvoid f() { auto l = L; (void)l; }\n");
    expect_report(CU1002, "void f() { undeclared(); }\n");
}

static void a_second_source_can_not_undo_the_first(void **state)
{
    /* the same program ported again over its outputs: every edit is there already */
    struct source sources[2];
    struct program program = {
        .arena = &arena, .diag = &diag, .rules = rules, .sources = sources, .source_count = 1};
    struct flags flags;
    size_t count = 0;
    (void)state;

    port(INCLUDE "__device__ int f() { return 1; }\n__global__ void k(int *p) { *p = f(); }\n"
                 "int main() { k<<<1, 1>>>(0); cudaFree(0); }\n");
    sources[0] =
        (struct source){.path = arena_printf(&arena, "%s/k.cu", folder), .language = SOURCE_CUDA};
    program.frontend.cuda_headers = CU2CL_TEST_SOURCE_DIR "/src/translator/cuda";
    program.frontend.runtime_headers = CU2CL_TEST_SOURCE_DIR "/src/runtime/include";
    assert_true(flags_read(&flags, &arena, &diag, NULL, 0));
    program.frontend.flags = sources[0].flags = sources[1].flags = &flags;
    for (int i = 0; i < 2; i++) {
        struct tu tu;
        assert_true(
            frontend_parse(&tu, &arena, &diag, sources[0].path, PASS_HOST, &program.frontend));
        host_prepare(&tu);
        host_port(&program, &tu, &sources[0]);
        frontend_close(&tu);
        assert_int_equal(diag.count, 0);
        assert_true(i == 0 || program.outputs[0]->edits.count == count);
        count = program.outputs[0]->edits.count;
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(host_text_stays),
        cmocka_unit_test(names_are_replaced),
        cmocka_unit_test(names_in_macros_are_replaced_once),
        cmocka_unit_test(names_in_branches_not_taken_are_replaced),
        cmocka_unit_test(the_programs_own_names_stay),
        cmocka_unit_test(kernels_become_stubs),
        cmocka_unit_test(template_kernels_name_their_instance),
        cmocka_unit_test(overloaded_kernels_are_cast),
        cmocka_unit_test(a_parameter_may_have_the_kernels_name),
        cmocka_unit_test(conditions_across_a_body_stay),
        cmocka_unit_test(launches_are_rewritten),
        cmocka_unit_test(launches_with_commas_in_the_callee_get_parentheses),
        cmocka_unit_test(launches_in_macros_are_rewritten),
        cmocka_unit_test(device_functions_leave),
        cmocka_unit_test(device_functions_that_the_host_needs_stay),
        cmocka_unit_test(variables_become_shadows),
        cmocka_unit_test(attributes_are_translated),
        cmocka_unit_test(conditions_ask_for_cuda_sources),
        cmocka_unit_test(namespaces_of_device_code_leave),
        cmocka_unit_test(the_runtime_is_included_where_nvcc_does),
        cmocka_unit_test(managed_variables_are_reached_by_address),
        cmocka_unit_test(device_lambdas_get_names),
        cmocka_unit_test(names_that_macros_put_together_are_macros),
        cmocka_unit_test(what_needs_a_hand_is_reported),
        cmocka_unit_test(a_second_source_can_not_undo_the_first),
    };
    return cmocka_run_group_tests(tests, begin_group, end_group);
}
