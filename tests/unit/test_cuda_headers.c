/* src/translator/cuda/: every header parses in both passes and, where it is meant for it, in C and
 * C++; and the properties that the translator relies on hold. */
#include "frontend/errors.h"
#include "frontend/frontend.h"

#include "util/str.h"
#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <cmocka.h>

#define HEADERS CU2CL_TEST_SOURCE_DIR "/src/translator/cuda"

static const char *write_source(struct arena *arena, const char *name, const char *text)
{
    const char *path = arena_printf(arena, "%s/%s", CU2CL_TEST_BINARY_DIR, name);
    FILE *stream = fopen(path, "wb");
    assert_non_null(stream);
    assert_int_equal(fwrite(text, 1, strlen(text), stream), strlen(text));
    assert_int_equal(fclose(stream), 0);
    return path;
}

/* Parses a text; the errors, one per line. */
static const char *parse(struct arena *arena, const char *name, const char *text,
                         enum frontend_pass pass)
{
    struct diag diag = {.arena = arena};
    struct frontend_options options = {
        .cuda_headers = HEADERS, .runtime_headers = CU2CL_TEST_SOURCE_DIR "/src/runtime/include"};
    struct str errors = {.arena = arena};
    struct tu tu;

    if (!frontend_parse(&tu, arena, &diag, write_source(arena, name, text), pass, &options))
        return "no translation unit";
    for (size_t i = 0; i < tu.error_count; i++)
        str_printf(&errors, "%s:%u: %s\n", tu.errors[i].pos.file ? tu.errors[i].pos.file : "",
                   tu.errors[i].pos.line, tu.errors[i].text);
    frontend_close(&tu);
    return str_text(&errors);
}

static void assert_parses(const char *name, const char *text)
{
    struct arena arena = {NULL};
    const char *host = parse(&arena, name, text, PASS_HOST);
    if (*host)
        fail_msg("host pass: %s", host);
    if (str_ends(name, ".cu")) {
        const char *device = parse(&arena, name, text, PASS_DEVICE);
        if (*device)
            fail_msg("device pass: %s", device);
    }
    arena_free(&arena);
}

/* Adds `#include <...>` for every header in the folder and the folders below it. */
static void add_includes(struct str *text, const char *folder, const char *prefix)
{
    struct arena *arena = text->arena;
    DIR *directory = opendir(folder);
    assert_non_null(directory);
    for (struct dirent *entry; (entry = readdir(directory)) != NULL;) {
        const char *path = arena_printf(arena, "%s/%s", folder, entry->d_name);
        const char *name = arena_printf(arena, "%s%s", prefix, entry->d_name);
        struct stat info;
        if (entry->d_name[0] == '.' || stat(path, &info) != 0)
            continue;
        if (S_ISDIR(info.st_mode))
            add_includes(text, path, arena_printf(arena, "%s/", name));
        else
            str_printf(text, "#include <%s>\n", name);
    }
    closedir(directory);
}

static void test_every_header_parses(void **state)
{
    struct arena arena = {NULL};
    struct str text = {.arena = &arena};
    (void)state;
    add_includes(&text, HEADERS, "");
    assert_non_null(strstr(str_text(&text), "#include <cooperative_groups/reduce.h>"));
    assert_parses("every_header.cu", str_text(&text));
    arena_free(&arena);
}

/* nvcc reads cuda_runtime.h before the program's first line, and its headers' own names are
 * reserved: so a program's macros reach only headers that it includes behind them. */
static void test_headers_stand_macros(void **state)
{
    static const char *const words[] = {
        "active", "bits",   "buffer", "bytes",  "count",  "first",  "group",  "index", "input",
        "label",  "length", "level",  "list",   "mask",   "matrix", "member", "mode",  "next",
        "old",    "output", "pos",    "result", "round",  "scale",  "seed",   "shift", "step",
        "sum",    "target", "temp",   "tile",   "tmp",    "total",  "update", "width", "ARGS",
        "GROUP",  "LAYOUT", "LENGTH", "MASK",   "PARENT", "SIZE",   "SCOPE",  "VALUE"};
    struct arena arena = {NULL};
    struct str text = {.arena = &arena};
    (void)state;
    str_printf(&text, "#include <complex>\n#include <tuple>\n#include <functional>\n"
                      "#include <algorithm>\n#include <array>\n#include <omp.h>\n"
                      "#include <stdint.h>\n#include <cstring>\n#include <chrono>\n"
                      "#include <numeric>\n"
                      "#if __has_include(<GL/gl.h>)\n#include <GL/gl.h>\n#endif\n");
    for (char letter = 'A'; letter <= 'Z'; letter++)
        str_printf(&text, "#define %c )\n", letter);
    for (char letter = 'a'; letter <= 'z'; letter++)
        if (!strchr("wxyz", letter)) /* the components of vectors, in CUDA's headers, too */
            str_printf(&text, "#define %c )\n", letter);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        str_printf(&text, "#define %s )\n", words[i]);
    add_includes(&text, HEADERS, "");
    assert_parses("macros.cu", str_text(&text));
    arena_free(&arena);
}

static void test_c_and_cxx_files(void **state)
{
    static const char text[] =
        "#include <cuda_runtime.h>\n#include <cuda_runtime_api.h>\n#include <cuda.h>\n"
        "#include <cuComplex.h>\n#include <cufft.h>\n#include <cublas_v2.h>\n#include <curand.h>\n"
        "#include <cuda_fp16.h>\n#include <cuda_profiler_api.h>\n#include <nvtx3/nvToolsExt.h>\n"
        "#include <cuda_gl_interop.h>\n#include <omp.h>\n#include <stdlib.h>\n"
        "int main(void)\n{\n"
        "    void *p; struct cudaDeviceProp q; dim3 g; struct cudaExtent e = make_cudaExtent(1, 2, "
        "3);\n"
        "    cudaStream_t s = cudaStreamPerThread; enum cudaMemcpyKind k = cudaMemcpyDefault;\n"
        "    g.x = 1; float4 v; v.w = 2; (void)e; (void)v; (void)s; (void)k;\n"
        "    cudaGetDeviceProperties(&q, 0);\n"
        "    return cudaMalloc(&p, q.deviceOverlap + g.x) == cudaSuccess;\n}\n";
    (void)state;
    assert_parses("plain.c", text);
    assert_parses("plain.cpp", text);
}

static void test_overloads_of_host_and_device(void **state)
{
    (void)state;
    assert_parses(
        "overloads.cu",
        "#include <algorithm>\n#include <cmath>\n#include <complex>\n#include <map>\n"
        "#include <memory>\n#include <random>\n#include <string>\n#include <vector>\n"
        "#define IS(type, expression) static_assert(std::is_same<decltype(expression), "
        "type>::value, \"\")\n"
        "__device__ void d(float f, double e, int i, unsigned u)\n{\n"
        "    IS(float, sqrt(f)); IS(double, sqrt(e)); IS(float, std::sqrt(f)); IS(double, pow(e, "
        "i));\n"
        "    IS(double, pow(f, 2)); IS(int, abs(i)); IS(float, fabs(f)); IS(int, min(i, 3));\n"
        "    IS(unsigned, max(i, u)); IS(double, max(f, e)); IS(float, rsqrtf(f)); IS(bool, "
        "isnan(f));\n"
        "    IS(const int &, std::max(i, 3)); IS(unsigned, threadIdx.x + blockDim.y); IS(int, "
        "warpSize + "
        "0);\n"
        "}\n"
        "__host__ int min(short a, short b);\n" /* a user's own overload of one side */
        "struct S { int a; __host__ __device__ S(int x) : a(x) {} };\n"
        "template <int N> __global__ void k(float *p, S s)\n{\n"
        "    extern __shared__ float dynamic[];\n    __shared__ float fixed[N];\n"
        "    S *made = new (dynamic) S(3); fixed[0] = made->a; __syncthreads();\n"
        "    atomicAdd(p, fixed[0]); atomicCAS((unsigned long long *)p, 1ull, 2ull);\n"
        "    printf(\"%d\\n\", s.a); assert(s.a); p[0] = __ldg(p + 1) + __shfl_down_sync(~0u, "
        "p[2], 1);\n"
        "}\n"
        "__constant__ float table[4];\n__managed__ int counter;\n"
        "void h(float *p)\n{\n"
        "    double r = rsqrt(2.0) + min(1, 2) + std::min(1, 2) + sqrt(2.0f) + clock();\n"
        "    cudaMalloc(&p, 4); cudaMemcpyToSymbol(table, p, 16); cudaMemPrefetchAsync(p, 4, 0);\n"
        "    cudaFuncSetAttribute(k<3>, cudaFuncAttributeMaxDynamicSharedMemorySize, 99);\n"
        "    k<3><<<dim3(1, 2), 32, 64>>>(p, S((int)r)); cudaThreadSynchronize();\n}\n");
}

static void test_texture_references(void **state)
{
    (void)state;
    assert_parses(
        "textures.cu",
        "texture<float, 2, cudaReadModeElementType> image;\n"
        "texture<uchar4, 2, cudaReadModeNormalizedFloat> colours;\nsurface<void, 2> out;\n"
        "__global__ void k(cudaTextureObject_t t, float4 *p)\n{\n"
        "    float v = tex2D(image, 1.f, 2.f) + tex2D<float>(t, 0.5f, 1);\n"
        "    p[0] = tex2D(colours, v, v); surf2Dwrite(v, out, 0, 0); tex1Dfetch<int>(t, 3);\n}\n"
        "void h(cudaArray_t a)\n{\n"
        "    image.addressMode[0] = cudaAddressModeWrap; image.normalized = true;\n"
        "    cudaBindTextureToArray(image, a, cudaCreateChannelDesc<float>());\n}\n");
}

/* The output of the translator is parsed again on a second run. */
static void test_ported_text_parses(void **state)
{
    static const char text[] =
        "#include <cu2cl/cu2cl.h>\n"
        "template <int N> void k(float *p, int n) CU2CL_KERNEL(k<N>, p, n)\nfloat table[4];\n"
        "int main()\n{\n    float *p; dim3 g(1); float4 v = make_float4(1, 2, 3, 4);\n"
        "    cu2clMalloc(&p, 16); CU2CL_LAUNCH((k<3>), (g, 1), (p, 3));\n"
        "    cu2clMemcpyToSymbol(table, &v, 16); return cu2clDeviceSynchronize() + min(3, 4);\n}\n";
    (void)state;
    assert_parses("ported.cu", text);
    assert_parses("ported.cpp", text);
}

static void test_an_error_is_seen(void **state)
{
    struct arena arena = {NULL};
    (void)state;
    const char *errors = parse(&arena, "wrong.cu", "void run() { cudaNoSuch(); }\n", PASS_HOST);
    assert_non_null(strstr(errors, "cudaNoSuch"));
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_header_parses),
        cmocka_unit_test(test_headers_stand_macros),
        cmocka_unit_test(test_c_and_cxx_files),
        cmocka_unit_test(test_overloads_of_host_and_device),
        cmocka_unit_test(test_texture_references),
        cmocka_unit_test(test_ported_text_parses),
        cmocka_unit_test(test_an_error_is_seen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
