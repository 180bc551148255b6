/* The host side over several files: where headers go, which #include lines change, what the build
 * file says, and how outputs are written. */
#include "port/port.h"
#include "host/host.h"
#include "output/manifest.h"
#include "rules/components.h"
#include "util/str.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#include <cmocka.h>

static struct arena arena;
static struct diag diag;
static struct rules *rules;
static char root[64];
static struct program program;
static struct source sources[4];
static struct flags flags;

static int begin_group(void **state)
{
    (void)state;
    diag.arena = &arena;
    rules = rules_load(&arena, CU2CL_TEST_SOURCE_DIR "/rules", &diag);
    return rules ? 0 : -1;
}

static void use_flags(const char *const *words)
{
    size_t count = 0;

    while (words[count])
        count++;
    assert_true(flags_read(&flags, &arena, &diag, words, count));
    program.frontend.flags = &flags;
}

static int begin_test(void **state)
{
    (void)state;
    strcpy(root, "/tmp/cu2cl-files-XXXXXX");
    if (!mkdtemp(root))
        return -1;
    diag = (struct diag){.arena = &arena};
    memset(sources, 0, sizeof sources);
    program = (struct program){
        .arena = &arena, .diag = &diag, .rules = rules, .sources = sources, .executable = "prog"};
    program.frontend.cuda_headers = CU2CL_TEST_SOURCE_DIR "/src/translator/cuda";
    program.frontend.runtime_headers = CU2CL_TEST_SOURCE_DIR "/src/runtime/include";
    use_flags((const char *const[]){NULL});
    program.output_directory = arena_printf(&arena, "%s/out", root);
    return 0;
}

static int end_test(void **state)
{
    (void)state;
    return system(arena_printf(&arena, "rm -rf '%s'", root));
}

static int end_group(void **state)
{
    (void)state;
    arena_free(&arena);
    return 0;
}

static const char *in_root(const char *path)
{
    return arena_printf(&arena, "%s/%s", root, path);
}

static void write_file(const char *path, const char *text)
{
    for (const char *slash = strchr(path, '/'); slash; slash = strchr(slash + 1, '/'))
        mkdir(in_root(arena_strndup(&arena, path, (size_t)(slash - path))), 0777);
    FILE *stream = fopen(in_root(path), "wb");
    assert_non_null(stream);
    fputs(text, stream);
    assert_int_equal(fclose(stream), 0);
}

static void add_source(const char *path, const char *text)
{
    enum source_language language = str_ends(path, ".cu")  ? SOURCE_CUDA
                                    : str_ends(path, ".c") ? SOURCE_C
                                                           : SOURCE_CXX;
    write_file(path, text);
    sources[program.source_count] = (struct source){.path = in_root(path),
                                                    .language = language,
                                                    .flags = &flags,
                                                    .number = (unsigned)program.source_count};
    program.source_count++;
}

static void port_all(void)
{
    for (size_t i = 0; i < program.source_count; i++) {
        struct tu tu;
        program.frontend.flags = sources[i].flags;
        assert_true(
            frontend_parse(&tu, &arena, &diag, sources[i].path, PASS_HOST, &program.frontend));
        host_prepare(&tu);
        host_port(&program, &tu, &sources[i]);
        frontend_close(&tu);
    }
    host_settle_texts(&program);
}

static const char *text_of(const char *path)
{
    for (size_t i = 0; i < program.output_count; i++) {
        struct output *output = program.outputs[i];
        size_t length;
        if (strcmp(output->path, path) == 0)
            return output->text
                       ? output->text
                       : edit_apply(&output->edits, output->original, output->length, &length);
    }
    fail_msg("no output %s", path);
    return NULL;
}

static void expect(const char *path, const char *text)
{
    assert_string_equal(text_of(path), text);
}

#define TOP "#include <cu2cl/cu2cl.h>\n"

static void files_below_the_base_keep_their_names(void **state)
{
    (void)state;
    write_file("p/inc/a.cuh", "#pragma once\n#include \"../b.h\"\n__device__ int f();\n");
    write_file("p/b.h", "cudaError_t g();\n");
    write_file("p/kernel.cu", "__global__ void k() {}\n");
    add_source("p/main.cu", "#include \"inc/a.cuh\"\n#include \"kernel.cu\"\n");
    port_all();
    expect("main.cpp", TOP "#include \"inc/a.cuh\"\n#include \"kernel.cu\"\n");
    expect("inc/a.cuh", "#pragma once\n#include \"../b.h\"\n");
    expect("b.h", "cu2clError_t g();\n");
    expect("kernel.cu", "void k() CU2CL_KERNEL(k)\n");
    assert_int_equal(program.output_count, 4);
}

/* A header's function that is device code in one source and a host function in the other. */
static const char two_roles[] = "#ifdef GPU\n__device__\n#endif\ninline int twice(int a)\n{\n"
                                "    return 2 * a; // twice\n}\n#ifdef GPU\n__global__\n#endif\n"
                                "inline void mixed(int *p) { *p = 1; }\n";
static const char kernel_source[] = "#define GPU\n#include \"part.h\"\n"
                                    "__global__ void k(int *p) { *p = twice(*p); }\n";
static const char host_source[] = "#include \"part.h\"\nint f() { return twice(4); }\n";

static void expect_both_roles(void)
{
    const char *text = text_of("part.h");
    assert_non_null(strstr(text, "#ifdef GPU\n#endif\ninline int twice(int a)\n{\n"
                                 "    return 2 * a; // twice\n}\n"));
    /* the kernel can't be both, so it is there twice */
    assert_non_null(strstr(text, "\ninline void mixed(int *p) { *p = 1; }\n#e"));
    assert_non_null(strstr(text, "\ninline void mixed(int *p) CU2CL_KERNEL(mixed, p)\n#e"));
    assert_non_null(strstr(text, "#if CU2CL_TEXT_PART_H == 2 /* "));
    assert_non_null(strstr(text_of(sources[1].output_path), "#define CU2CL_TEXT_PART_H 2\n"));
    assert_int_equal(diag.count, 1);
    assert_int_equal(diag.messages[0].id, CU1096);
}

static void a_function_stays_for_a_later_source(void **state)
{
    (void)state;
    write_file("part.h", two_roles);
    add_source("kernel.cu", kernel_source);
    add_source("cpu.cpp", host_source);
    port_all();
    expect_both_roles();
}

static void a_function_stays_for_an_earlier_source(void **state)
{
    (void)state;
    write_file("part.h", two_roles);
    add_source("cpu.cpp", host_source);
    add_source("kernel.cu", kernel_source);
    port_all();
    expect_both_roles();
}

static void files_outside_come_in(void **state)
{
    (void)state;
    write_file("common/x.h", "#include \"y.h\"\n");
    write_file("common/y.h", "typedef cudaStream_t y;\n");
    add_source("p/src/main.cu", "#include \"../../common/x.h\"\n");
    port_all();
    expect("main.cpp", TOP "#include \"common/x.h\"\n");
    expect("common/x.h", "#include \"y.h\"\n");
    expect("common/y.h", "typedef cu2clStream_t y;\n");
}

static void files_found_by_I_need_no_change(void **state)
{
    (void)state;
    write_file("lib/helper.h", "#include <sub/more.h>\n");
    write_file("lib/sub/more.h", "#define OK cudaSuccess\n");
    write_file("p/inc/own.h", "int own;\n");
    add_source("p/main.cu", "#include <helper.h>\n#include \"own.h\"\n");
    const char *list[] = {arena_printf(&arena, "-I%s/lib", root),
                          arena_printf(&arena, "-I%s/p/inc", root), NULL};
    use_flags(list);
    port_all();
    expect("main.cpp", TOP "#include <helper.h>\n#include \"own.h\"\n");
    expect("include/helper.h", "#include <sub/more.h>\n");
    expect("include/sub/more.h", "#define OK cu2clSuccess\n");
    expect("inc/own.h", "int own;\n");
    host_emit_build(&program);
    const char *build = text_of("CMakeLists.txt");
    assert_non_null(strstr(build, "\"${CMAKE_CURRENT_SOURCE_DIR}/include\""));
    assert_non_null(strstr(build, "\"${CMAKE_CURRENT_SOURCE_DIR}/inc\""));
    assert_null(strstr(build, root));
}

static void an_included_file_gives_way_to_a_source(void **state)
{
    (void)state;
    write_file("x.cpp", "int from_cpp;\n");
    add_source("x.cu", "#include \"x.cpp\"\n");
    port_all();
    expect("x.cpp", TOP "#include \"included2/x.cpp\"\n");
    expect("included2/x.cpp", "int from_cpp;\n");
}

static void an_include_by_macro_is_reported(void **state)
{
    (void)state;
    write_file("h.h", "int h;\n");
    add_source("a.cu", "#define STRING(x) #x\n#define H STRING(h.h)\n#include H\n");
    port_all();
    assert_int_equal(diag.count, 1);
    assert_int_equal(diag.messages[0].id, CU3010);
}

static void an_include_by_a_macro_that_leads_there_stays(void **state)
{
    (void)state;
    write_file("inc/settings.h", "#define H \"h.h\" /* this one */\n#define K <sub/k.h>\n");
    write_file("inc/h.h", "int h;\n");
    write_file("inc/sub/k.h", "int k;\n");
    add_source("a.cu", "#include \"inc/settings.h\"\n#include H\n#include K\n");
    const char *list[] = {arena_printf(&arena, "-I%s/inc", root), NULL};
    use_flags(list);
    port_all();
    expect("a.cpp", TOP "#include \"inc/settings.h\"\n#include H\n#include K\n");
    assert_int_equal(diag.count, 0);
}

/* The folder that the name goes through need not be there. */
static void an_include_by_a_macro_that_leads_elsewhere_is_reported(void **state)
{
    (void)state;
    write_file("sub/other.h", "\n");
    write_file("h.h", "int h;\n");
    add_source("a.cu", "#define H \"sub/../h.h\"\n#include H\n");
    port_all();
    assert_int_equal(diag.count, 1);
    assert_int_equal(diag.messages[0].id, CU3010);
}

static void a_header_of_two_sources_is_one_output(void **state)
{
    (void)state;
    write_file("h.cuh", "#pragma once\n#ifdef A\ninline void fa() { cudaFree(0); }\n#else\n"
                        "inline void fb() { cudaFree(0); }\n#endif\n__device__ int d();\n");
    add_source("a.cu", "#define A\n#include \"h.cuh\"\n");
    add_source("b.cu", "#include \"h.cuh\"\n");
    port_all();
    expect("h.cuh", "#pragma once\n#ifdef A\ninline void fa() { cu2clFree(0); }\n#else\n"
                    "inline void fb() { cu2clFree(0); }\n#endif\n");
    assert_int_equal(diag.count, 0);
    assert_int_equal(program.output_count, 3);
}

static void sources_that_disagree_get_texts_of_their_own(void **state)
{
    (void)state;
    write_file("h.cuh", "DEV f() { for (;;); }\n");
    add_source("a.cu", "#define DEV __device__ int\n#include \"h.cuh\"\n");
    add_source("b.cu", "#define DEV __global__ void\n#include \"h.cuh\"\n");
    port_all();
    expect("h.cuh", "#if CU2CL_TEXT_H_CUH == 2 /* b.cu */\nDEV f() CU2CL_KERNEL(f)\n#endif\n");
    assert_int_equal(diag.count, 1);
    assert_int_equal(diag.messages[0].id, CU1096);
}

/* What one source removes without a word would be missing in the other one. */
static void what_one_source_removes_stays_for_another(void **state)
{
    (void)state;
    write_file("h.cuh", "DEV int f(int);\nint f(double);\nstruct s {\n    DEV s();\n};\n"
                        "#ifdef DEEP\nint free_it() { return cudaFree(0); }\n#endif\n");
    add_source("a.cu", "#define DEV __device__\n#include \"h.cuh\"\n");
    add_source("b.cu", "#define DEV __host__ __device__\n#define DEEP\n#include \"h.cuh\"\n");
    add_source("c.cu", "#define DEV\n#include \"h.cuh\"\n");
    port_all();
    expect("h.cuh",
           "#if CU2CL_TEXT_H_CUH == 2 /* b.cu */\nDEV int f(int);\n#endif\nint f(double);\n"
           "struct s {\n#if CU2CL_TEXT_H_CUH == 2 /* b.cu */\n    DEV s();\n#endif\n};\n"
           "#ifdef DEEP\nint free_it() { return cu2clFree(0); }\n#endif\n");
    assert_int_equal(sources[0].text_count + sources[1].text_count + sources[2].text_count, 2);
}

static void a_source_that_another_one_includes(void **state)
{
    (void)state;
    add_source("x.cpp", "#ifndef DEV\n#define DEV\n#endif\nDEV int f(int);\nint f(double);\n");
    add_source("a.cu", "#define DEV __device__\n#include \"x.cpp\"\n");
    port_all();
    assert_int_equal(diag.count, 1);
    assert_int_equal(diag.messages[0].id, CU1068);
}

/* One text can't be a kernel and a device function for the same source. */
static void two_readings_of_one_function(void **state)
{
    (void)state;
    write_file("x.inc", "DEV f(TYPE *p) { for (;;); }\n");
    add_source(
        "a.cu",
        "#define DEV __device__ int\n#define TYPE int\n#include \"x.inc\"\n#undef DEV\n"
        "#undef TYPE\n#define DEV __global__ void\n#define TYPE float\n#include \"x.inc\"\n");
    port_all();
    assert_int_equal(diag.count, 1);
    assert_int_equal(diag.messages[0].id, CU3008);
}

/* Device code in the first reading, host code in the second one. */
static void a_function_stays_for_the_other_reading(void **state)
{
    (void)state;
    write_file("x.inc", "DEV int f(TYPE t) { return below(t); }\n"
                        "struct NAME\n{\n    DEV int f() { return 1; }\n};\n");
    add_source("a.cu",
               "#define DEV __device__\n#define TYPE int\n#define NAME a\n"
               "__device__ int below(int i) { return i; }\n#include \"x.inc\"\n"
               "#undef DEV\n#undef TYPE\n#undef NAME\n#define DEV inline\n#define TYPE float\n"
               "#define NAME b\nint below(float f) { return f > 0; }\n#include \"x.inc\"\n");
    port_all();
    assert_int_equal(diag.count, 0);
    expect("x.inc", "DEV int f(TYPE t) { return below(t); }\n"
                    "struct NAME\n{\n    DEV int f() { return 1; }\n};\n");
    assert_non_null(strstr(text_of("a.cpp"), "int below(int i) { return i; }"));
}

static void expect_two_readings_refused(const char *header)
{
    write_file("x.inc", header);
    add_source("a.cu", "#define GPU\n#define TYPE int\n#include \"x.inc\"\n#undef GPU\n"
                       "#undef TYPE\n#define TYPE float\n#include \"x.inc\"\n");
    port_all();
    assert_int_equal(diag.count, 1);
    assert_int_equal(diag.messages[0].id, CU3008);
}

/* What only the device can run would be lost for the host, or a trap. */
static void a_kernel_and_a_host_function(void **state)
{
    (void)state;
    expect_two_readings_refused("#ifdef GPU\n__global__\n#endif\nvoid f(TYPE *p) { *p = 1; }\n");
}

static void a_body_for_the_device_in_one_reading(void **state)
{
    (void)state;
    expect_two_readings_refused("#ifdef GPU\n__device__\n#endif\ninline int f(TYPE t)\n{\n"
                                "#ifdef GPU\n    return threadIdx.x + t;\n#else\n"
                                "    return t;\n#endif\n}\n");
}

static void a_body_for_both_in_one_reading(void **state)
{
    (void)state;
    expect_two_readings_refused("__host__ __device__ inline int f(TYPE t)\n{\n"
                                "#ifdef GPU\n    return threadIdx.x + t;\n#else\n"
                                "    return t;\n#endif\n}\n");
}

/* A header that is read several times, and skips other branches each time. */
static void branches_of_any_reading_count(void **state)
{
    (void)state;
    write_file("x.inc", "#ifdef ONE\nFUNCTION(one)\n#else\nFUNCTION(two)\n#endif\n");
    add_source(
        "a.cu",
        "#define FUNCTION(f) __device__ void f();\n#define ONE\n#include \"x.inc\"\n#undef ONE\n"
        "#include \"x.inc\"\n");
    add_source("b.cu",
               "#define FUNCTION(f) void f();\n#define ONE\n#include \"x.inc\"\n#undef ONE\n"
               "#include \"x.inc\"\n");
    port_all();
    expect("x.inc", "#ifdef ONE\nFUNCTION(one)\n#else\nFUNCTION(two)\n#endif\n");
    assert_int_equal(diag.count, 0);
}

static void each_source_has_its_own_device_variables(void **state)
{
    (void)state;
    add_source("a.cu", "extern __device__ int e;\n__device__ int d;\n");
    add_source("b.cu", "__constant__ float d[2];\n__device__ int e = 1;\n");
    port_all();
    expect("a.cpp", TOP "\nextern int e;\nstatic int d;\n");
    expect("b.cpp", TOP "\nstatic float d[2];\nstatic int e = 1;\n");
}

static void sources_share_device_variables_with_rdc(void **state)
{
    static const char *const list[] = {"-rdc=true", NULL};
    (void)state;
    use_flags(list);
    add_source("a.cu", "extern __device__ int e;\n__device__ int d;\n");
    add_source("b.cu", "__device__ int e = 1;\n");
    port_all();
    expect("a.cpp", TOP "\nextern int e;\nint d;\n");
    expect("b.cpp", TOP "\nint e = 1;\n");
}

static void outputs_of_one_name_are_told_apart(void **state)
{
    (void)state;
    add_source("s/x.cu", "int a;\n");
    add_source("s/x.cpp", "int b;\n");
    add_source("s/t/x.cu", "int c;\n");
    host_name_outputs(&program);
    assert_string_equal(sources[0].output_path, "x_cu.cpp");
    assert_string_equal(sources[0].base, "x_cu");
    assert_string_equal(sources[1].output_path, "x.cpp");
    assert_string_equal(sources[2].output_path, "t/x.cpp");
}

static void plain_sources_get_no_top_include(void **state)
{
    (void)state;
    add_source("a.c",
               "#include <cuda_runtime.h>\nint f(void) { return cudaFree(0) == cudaSuccess; }\n");
    add_source("b.cpp", "int g() { return 1; }\n");
    port_all();
    expect("a.c", TOP "int f(void) { return cu2clFree(0) == cu2clSuccess; }\n");
    expect("b.cpp", "int g() { return 1; }\n");
}

/* --- the build file */

static void openmp_is_found_where_it_is_called(void **state)
{
    static const char *const list[] = {"-Xcompiler", "-fopenmp", NULL};
    (void)state;
    add_source("a.cu", "#include <omp.h>\nint a;\n");
    port_all();
    assert_int_equal(diag.count, 0);
    expect("a.cpp", TOP "#include <omp.h>\nint a;\n");
    host_emit_build(&program);
    assert_null(strstr(text_of("CMakeLists.txt"), "OpenMP"));
    add_source("b.cu", "#include <omp.h>\nint f() { return omp_get_num_procs(); }\n");
    port_all();
    host_emit_build(&program);
    assert_non_null(strstr(text_of("CMakeLists.txt"), "find_package(OpenMP REQUIRED)"));
    assert_non_null(strstr(text_of("CMakeLists.txt"), "cu2cl::cu2cl OpenMP::OpenMP_CXX)"));
    use_flags(list);
    host_emit_build(&program);
    assert_null(strstr(text_of("CMakeLists.txt"), "OpenMP"));
}

static void flags_are_sorted(void **state)
{
    static const char *const list[] = {"-arch=sm_80",
                                       "-gencode",
                                       "arch=compute_80,code=sm_80",
                                       "-std=c++14",
                                       "-O3",
                                       "-DN=3",
                                       "-Dtime()=0.0",
                                       "-D",
                                       "TEXT=\"a;b\"",
                                       "-lm",
                                       "-lcudart",
                                       "-Xcompiler=-fopenmp,-Wall",
                                       "-L/opt/lib",
                                       "-I/usr/lib/mpi",
                                       "-lineinfo",
                                       "--extended-lambda",
                                       NULL};
    (void)state;
    add_source("a.cu", "int a;\n");
    use_flags(list);
    host_emit_build(&program);
    const char *build = text_of("CMakeLists.txt");
    assert_non_null(strstr(build, "CXX_STANDARD 14"));
    assert_non_null(strstr(build, "CXX_EXTENSIONS OFF"));
    assert_non_null(strstr(build, "\n    \"N=3\"\n    \"TEXT=\\\"a\\;b\\\"\"\n"
                                  "    \"CU2CL_EXTENDED_LAMBDA\")"));
    assert_non_null(strstr(build, "target_compile_options(prog PRIVATE\n    \"-O3\"\n    "
                                  "\"-Dtime()=0.0\"\n    \"-fopenmp\"\n"
                                  "    \"-Wall\")"));
    assert_non_null(strstr(build, "target_link_options(prog PRIVATE\n    \"-fopenmp\")"));
    assert_non_null(strstr(build, "PRIVATE cu2cl::cu2cl\n    \"m\")"));
    assert_null(strstr(build, "sm_80"));
    assert_null(strstr(build, "cudart"));
    assert_int_equal(diag.count, 0);
}

/* Two sources of one program with flags of their own, which both passes and the build keep apart.
 */
static void sources_have_flags_of_their_own(void **state)
{
    static const char *const first[] = {"-O2", "-g", "-DALL", "-DTAKE=1", "-std=c++14", NULL};
    static struct flags second;
    const char *const words[] = {
        "-O2",      "-DTAKE=2", "-DALL",    "-Wall",  arena_printf(&arena, "-I%s/other", root),
        "-isystem", "/opt/x",   "-include", "math.h", NULL};
    (void)state;
    write_file("other/take.h", "#if TAKE == 2\n#define OK cudaSuccess\n#endif\n");
    add_source("a.cu", "#if TAKE == 1\nint a = cudaSuccess;\n#endif\n");
    add_source("b.cu", "#include <take.h>\nint b = OK;\n");
    use_flags(first);
    assert_true(flags_read(&second, &arena, &diag, words, 9));
    sources[1].flags = &second;
    port_all();
    expect("a.cpp", TOP "#if TAKE == 1\nint a = cu2clSuccess;\n#endif\n");
    expect("other/take.h", "#if TAKE == 2\n#define OK cu2clSuccess\n#endif\n");
    assert_int_equal(diag.count, 0);
    host_emit_build(&program);
    const char *build = text_of("CMakeLists.txt");
    assert_non_null(strstr(build, "CXX_STANDARD 14"));
    assert_non_null(strstr(build, "target_compile_definitions(prog PRIVATE\n    \"ALL\")\n"));
    assert_non_null(strstr(build, "target_compile_options(prog PRIVATE\n    \"-O2\")\n"));
    assert_null(strstr(build, "target_include_directories"));
    assert_non_null(strstr(build, "set_property(SOURCE \"a.cpp\" APPEND PROPERTY "
                                  "COMPILE_DEFINITIONS\n    \"TAKE=1\")\n"
                                  "set_property(SOURCE \"a.cpp\" APPEND PROPERTY "
                                  "COMPILE_OPTIONS\n    \"-g\")\n"
                                  "set_property(SOURCE \"b.cpp\" APPEND PROPERTY "
                                  "COMPILE_DEFINITIONS\n    \"TAKE=2\")\n"
                                  "set_property(SOURCE \"b.cpp\" APPEND PROPERTY "
                                  "COMPILE_OPTIONS\n    \"-Wall\"\n    \"-std=gnu++17\")\n"));
    assert_non_null(strstr(build, "COMPILE_OPTIONS\n    \"-include\" \"math.h\")"));
    assert_non_null(strstr(build, "COMPILE_OPTIONS\n    \"-isystem\" \"/opt/x\")"));
    assert_non_null(strstr(build, "set_property(SOURCE \"b.cpp\" APPEND PROPERTY "
                                  "INCLUDE_DIRECTORIES\n"
                                  "    \"${CMAKE_CURRENT_SOURCE_DIR}/other\")"));
}

static void flags_that_matter_are_reported(void **state)
{
    static const char *const list[] = {"-use_fast_math", "-frobnicate", "--unheard-of",
                                       "-lcudnn",        "-lcublas",    NULL};
    (void)state;
    add_source("a.cu", "int a;\n");
    use_flags(list);
    host_emit_build(&program);
    assert_int_equal(diag.count, 3);
    assert_int_equal(diag.messages[0].id, CU1016);
    assert_int_equal(diag.messages[1].id, CU3012);
    assert_int_equal(diag.messages[2].id, CU3012);
}

static void components_are_linked(void **state)
{
    (void)state;
    add_source("a.cu", "int a;\n");
    program.components = component_of("blas");
    host_emit_build(&program);
    const char *build = text_of("CMakeLists.txt");
    assert_non_null(strstr(build, "find_package(cu2cl REQUIRED COMPONENTS blas)\n"));
    assert_non_null(strstr(build, "cu2cl::cu2cl cu2cl::blas)\n"));
}

static void target_names_are_made_valid(void **state)
{
    (void)state;
    add_source("a b'c.cu", "int a;\n");
    program.executable = "a b'c";
    host_emit_build(&program);
    const char *build = text_of("CMakeLists.txt");
    assert_non_null(strstr(build, "add_executable(a_b_c\n    \"a b'c.cpp\")"));
    assert_non_null(strstr(build, "OUTPUT_NAME \"a b'c\""));
}

/* --- the module header */

static void modules_are_registered(void **state)
{
    struct kernel_arg args[] = {
        {ARG_POINTER, 8, 0, 0, 0}, {ARG_VALUE, 4, 0, 1, 8}, {ARG_SYMBOL, 0, 0, 0, 0}};
    struct kernel kernels[] = {
        {.name = "k_float",
         .host_name = "k<float, 2>",
         .host_type = "void (*)(float *, cudaStream_t)",
         .args = args,
         .arg_count = 3,
         .needs = CU2CL_NEEDS_FP64 | CU2CL_NEEDS_WARP},
        {.name = "bad", .host_name = "bad", .host_type = "void (*)()", .refused = "a \"reason\""}};
    struct module_symbol symbols[] = {{.name = "c",
                                       .host_name = "n::c",
                                       .kind = SYMBOL_CONSTANT,
                                       .size = 12,
                                       .initialised = true}};
    (void)state;
    add_source("a.cu", "int main() {}");
    port_all();
    sources[0].module = (struct module){.kernels = kernels,
                                        .kernel_count = 2,
                                        .symbols = symbols,
                                        .symbol_count = 1,
                                        .cl_text = "kernel text\n"};
    host_emit_module(&program, &sources[0]);
    expect("a.cpp", TOP "\nint main() {}\n#include \"a.cl.h\"\n");
    expect("a.cl", "kernel text\n");
    const char *header = text_of("a.cl.h");
    assert_non_null(strstr(header, "\nconst cu2clArgInfo cu2cl_args_k_float[] = {CU2CL_POINTER, "
                                   "CU2CL_VALUE(4),\n    CU2CL_HIDDEN_VARIABLE(SYMBOL, c)};\n"));
    assert_non_null(strstr(header, "    CU2CL_KERNEL_ENTRY(k_float, cu2cl_args_k_float, "
                                   "CU2CL_NEEDS_FP64 | CU2CL_NEEDS_WARP,\n        "
                                   "void (*)(float *, cu2clStream_t), k<float, 2>),\n"));
    assert_non_null(strstr(header, "    CU2CL_REFUSED_ENTRY(bad, nullptr, \"a \\\"reason\\\"\", "
                                   "void (*)(), bad),\n"));
    assert_non_null(
        strstr(header, "    CU2CL_SYMBOL_ENTRY(c, CONSTANT, 12, CU2CL_INITIALISED, ::n::c),\n"));
    assert_non_null(strstr(header, "enum { cu2cl_symbol_c };"));
    assert_non_null(strstr(header, "CU2CL_EMBED(cu2cl_text_a, CU2CL_KERNEL_DIR \"/a.cl\")"));
}

static void kernels_without_a_name_are_reported(void **state)
{
    struct kernel kernels[] = {{.name = "k",
                                .host_name = "k<(lambda at a.cu:1:2)>",
                                .host_type = "void (*)((lambda at a.cu:1:2))"},
                               {.name = "l",
                                .host_name = "(anonymous namespace)::l",
                                .host_type = "void (*)((anonymous namespace)::S)"}};
    (void)state;
    add_source("a.cu", "int a;\n");
    port_all();
    sources[0].module = (struct module){.kernels = kernels, .kernel_count = 2, .cl_text = "x"};
    host_emit_module(&program, &sources[0]);
    assert_int_equal(diag.count, 1);
    assert_int_equal(diag.messages[0].id, CU3015);
    const char *header = text_of("a.cl.h");
    assert_null(strstr(header, "lambda"));
    assert_non_null(strstr(header, "void (*)(S), l)"));
}

/* --- writing */

static void add_output(const char *path, const char *text)
{
    host_output(&program, path)->text = text;
}

static void outputs_are_written(void **state)
{
    (void)state;
    add_output("a/b/c.txt", "one\n");
    add_output("d.txt", "");
    assert_true(output_write(&program, true));
    assert_int_equal(system(arena_printf(&arena,
                                         "cd '%s/out' && test \"$(cat a/b/c.txt)\" = one && "
                                         "test -f d.txt && test ! -s d.txt && "
                                         "test -z \"$(find . -name '*.tmp')\"",
                                         root)),
                     0);
}

static void more_outputs_than_descriptors_are_written(void **state)
{
    struct rlimit old, small;
    (void)state;
    for (int i = 0; i < 100; i++)
        add_output(arena_printf(&arena, "f%d/g/%d.txt", i % 3, i), "x");
    assert_int_equal(getrlimit(RLIMIT_NOFILE, &old), 0);
    small = old;
    small.rlim_cur = 40;
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &small), 0);
    bool written = output_write(&program, true);
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &old), 0);
    assert_true(written);
    assert_int_equal(
        system(arena_printf(&arena, "test $(find '%s/out'/f* -name '[0-9]*.txt' | wc -l) = 100",
                            root)),
        0);
}

static void expect_refused(const char *kept, const char *text)
{
    assert_false(output_write(&program, true));
    assert_int_equal(diag.count, 1);
    assert_int_equal(diag.messages[0].id, CU1004);
    if (kept)
        assert_int_equal(
            system(arena_printf(&arena, "test \"$(cat '%s')\" = '%s'", in_root(kept), text)), 0);
    assert_int_equal(system(arena_printf(&arena, "test -z \"$(find '%s' -name '*.tmp')\"", root)),
                     0);
}

static void inputs_are_not_overwritten(void **state)
{
    (void)state;
    add_source("out/a.cpp", "int a;");
    add_output("first.txt", "1");
    add_output("a.cpp", "other");
    expect_refused("out/a.cpp", "int a;");
    assert_int_not_equal(access(in_root("out/first.txt"), F_OK), 0);
}

static void links_do_not_lead_out(void **state)
{
    (void)state;
    write_file("victim/f.txt", "mine");
    write_file("out/x", "");
    assert_int_equal(symlink(in_root("victim"), in_root("out/sub")), 0);
    add_output("sub/f.txt", "theirs");
    expect_refused("victim/f.txt", "mine");
}

static void a_link_in_the_place_of_a_file_is_replaced(void **state)
{
    (void)state;
    write_file("victim.txt", "mine");
    write_file("out/x", "");
    assert_int_equal(symlink(in_root("victim.txt"), in_root("out/f.txt")), 0);
    add_output("f.txt", "theirs");
    assert_true(output_write(&program, true));
    assert_int_equal(system(arena_printf(&arena, "test \"$(cat '%s/victim.txt')\" = mine", root)),
                     0);
}

static void hostile_paths_are_refused(void **state)
{
    static const char *const paths[] = {"../evil", "a/../../evil", "/tmp/evil", "", "a//b", "./x"};
    (void)state;
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
        diag = (struct diag){.arena = &arena};
        program.output_count = 0;
        program.outputs = NULL;
        add_output(paths[i], "x");
        expect_refused(NULL, NULL);
    }
}

/* A limit on the size of files stands in for a full disk. */
static void a_write_that_fails_leaves_nothing(void **state)
{
    struct rlimit old, small;
    (void)state;
    add_output("small.txt", "1");
    add_output("big.txt", arena_printf(&arena, "%*s", 100000, ""));
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &old), 0);
    small = old;
    small.rlim_cur = 4096;
    signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &small), 0);
    bool written = output_write(&program, true);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &old), 0);
    assert_false(written);
    assert_int_equal(diag.messages[0].id, CU1004);
    assert_int_equal(system(arena_printf(&arena, "test -z \"$(find '%s' -type f)\"", root)), 0);
}

static enum manifest_state look(const char *path, const char *text)
{
    struct manifest manifest;
    manifest_read(&manifest, &arena, program.output_directory);
    return manifest_look(&manifest, program.output_directory, path, text, strlen(text));
}

/* Also of paths that no line could hold as they are. */
static void what_was_written_is_known(void **state)
{
    static const char *const paths[] = {"a.txt",       "b/c d.txt", "new\nline",
                                        "back\\slash", "\\n",       "\xff"};
    (void)state;
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++)
        add_output(paths[i], "one\n");
    assert_true(output_write(&program, false));
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
        const char *path = arena_printf(&arena, "out/%s", paths[i]);
        assert_int_equal(look(paths[i], "one\n"), MANIFEST_EQUAL);
        assert_int_equal(look(paths[i], "two\n"), MANIFEST_OURS);
        write_file(path, "one\n\n");
        assert_int_equal(look(paths[i], "two\n"), MANIFEST_EDITED);
        assert_int_equal(unlink(in_root(path)), 0);
        assert_int_equal(look(paths[i], "two\n"), MANIFEST_ABSENT);
    }
    write_file("out/other", "mine");
    assert_int_equal(look("other", "two\n"), MANIFEST_FOREIGN);
    assert_int_equal(look(MANIFEST_NAME, ""), MANIFEST_FOREIGN);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, begin_test, end_test)
    const struct CMUnitTest tests[] = {
        TEST(files_below_the_base_keep_their_names),
        TEST(a_function_stays_for_a_later_source),
        TEST(a_function_stays_for_an_earlier_source),
        TEST(files_outside_come_in),
        TEST(files_found_by_I_need_no_change),
        TEST(an_included_file_gives_way_to_a_source),
        TEST(an_include_by_macro_is_reported),
        TEST(an_include_by_a_macro_that_leads_there_stays),
        TEST(an_include_by_a_macro_that_leads_elsewhere_is_reported),
        TEST(a_header_of_two_sources_is_one_output),
        TEST(sources_that_disagree_get_texts_of_their_own),
        TEST(what_one_source_removes_stays_for_another),
        TEST(branches_of_any_reading_count),
        TEST(a_source_that_another_one_includes),
        TEST(two_readings_of_one_function),
        TEST(a_function_stays_for_the_other_reading),
        TEST(a_kernel_and_a_host_function),
        TEST(a_body_for_the_device_in_one_reading),
        TEST(a_body_for_both_in_one_reading),
        TEST(each_source_has_its_own_device_variables),
        TEST(sources_share_device_variables_with_rdc),
        TEST(outputs_of_one_name_are_told_apart),
        TEST(plain_sources_get_no_top_include),
        TEST(openmp_is_found_where_it_is_called),
        TEST(flags_are_sorted),
        TEST(sources_have_flags_of_their_own),
        TEST(flags_that_matter_are_reported),
        TEST(components_are_linked),
        TEST(target_names_are_made_valid),
        TEST(modules_are_registered),
        TEST(kernels_without_a_name_are_reported),
        TEST(outputs_are_written),
        TEST(more_outputs_than_descriptors_are_written),
        TEST(inputs_are_not_overwritten),
        TEST(links_do_not_lead_out),
        TEST(a_link_in_the_place_of_a_file_is_replaced),
        TEST(hostile_paths_are_refused),
        TEST(a_write_that_fails_leaves_nothing),
        TEST(what_was_written_is_known),
    };
    return cmocka_run_group_tests(tests, begin_group, end_group);
}
