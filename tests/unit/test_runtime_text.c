/* Text the runtime reads and writes: device library includes, offset parameters, build logs, and
 * the cache on disk. */
#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "memory/memory.h"

static void test_includes_are_expanded_once(void **state)
{
    const char *source = "int a;\n#include <cu2cl/base.clh>\n  # include <cu2cl/base.clh>\n"
                         "#include <cu2cl/none.clh>\n#include \"own.h\"\nint b;";
    char *text = rt_prelude_expand("k.cl", source, strlen(source));
    (void)state;
    assert_non_null(text);
    assert_non_null(strstr(text, "#line 1 \"k.cl\"\nint a;\n#line 1 \"cu2cl/base.clh\"\n"));
    assert_non_null(strstr(text, "#line 3 \"k.cl\"\n#line 4 \"k.cl\"\n"));
    assert_non_null(strstr(text, "#include <cu2cl/none.clh>\n#include \"own.h\"\nint b;\n"));
    const char *first = strstr(text, "\"cu2cl/base.clh\"");
    assert_null(strstr(first + 1, "#line 1 \"cu2cl/base.clh\""));
    free(text);
}

static void test_lines_for_oclgrind(void **state)
{
    char *own = NULL, *library = NULL;
    (void)state;
    assert_true(rt_oclgrind_split("#define F\n#line 1 \"k.cl\"\n// a\n#line 1 \"cu2cl/b.clh\"\n"
                                  "int b;\n#line 3 \"k.cl\"\nint c;\n\nint d;\n#line 9 \"k.cl\"\n"
                                  "int e;\n",
                                  &own, &library));
    assert_string_equal(own, "#line 2 \"k.cl\"\n\nint c;\n\nint d;\n\n\n\nint e;\n");
    assert_string_equal(library, "#define F\n#line 1 \"cu2cl/b.clh\"\nint b;\n");
    free(own);
    free(library);
    assert_true(rt_oclgrind_split("#line 1 \"k.cl\"\n#define A \\\n\n\nint c;\n", &own, &library));
    assert_string_equal(own, "#define A \\\n\n#line 4 \"k.cl\"\nint c;\n");
    free(own);
    free(library);
    assert_false(rt_oclgrind_split("#line 1 \"k.cl\"\n#define N\n#line 1 \"cu2cl/b.clh\"\nint b;\n",
                                   &own, &library));
    assert_null(own);
    assert_null(library);
}

/* The log of NVIDIA's compiler, of two kernels whose names begin alike. */
static void test_registers_in_a_log(void **state)
{
    static const char log[] =
        "(): Warning: Function add is a kernel, so overriding noinline attribute.\n\n"
        "ptxas info    : 0 bytes gmem\n"
        "ptxas info    : Compiling entry function 'add_all' for 'sm_90a'\n"
        "ptxas info    : Function properties for add_all\n"
        "ptxas         .     256 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads\n"
        "ptxas info    : Used 72 registers, used 1 barriers, 4100 bytes smem, 8 bytes cmem[2]\n"
        "ptxas info    : Compile time = 2.478 ms\n"
        "ptxas info    : Compiling entry function 'add' for 'sm_90a'\n"
        "ptxas info    : Function properties for add\n"
        "ptxas         .     0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads\n"
        "ptxas info    : Used 8 registers, used 0 barriers\n"
        "ptxas info    : Compiling entry function 'cut' for 'sm_90a'\n";
    int registers = 0;
    size_t shared = 7;
    (void)state;
    assert_true(rt_resources_read(log, "add", &registers, &shared));
    assert_int_equal(registers, 8);
    assert_int_equal(shared, 0);
    assert_true(rt_resources_read(log, "add_all", &registers, &shared));
    assert_int_equal(registers, 72);
    assert_int_equal(shared, 4100);
    assert_false(rt_resources_read(log, "cut", &registers, &shared));
    assert_false(rt_resources_read(log, "all", &registers, &shared));
    assert_false(rt_resources_read("", "add", &registers, &shared));
}

static void check_offsets(const char *source, const bool *pointers, unsigned count,
                          const char *expected)
{
    char *text = rt_offsets_add(source, "k", pointers, count);
    if (!expected) {
        assert_null(text);
        return;
    }
    assert_non_null(text);
    assert_string_equal(text, expected);
    free(text);
}

static void test_offsets_of_pointers(void **state)
{
    bool one[] = {true, false};
    bool two[] = {false, true, false};
    (void)state;
    check_offsets("__kernel void k(__global int *a, int n)\n{\n}\n", one, 2,
                  "__kernel void k(__global int *a, int n, ulong cu_offset_0)\n"
                  "{ a = (__global void *)((__global char *)a + cu_offset_0);\n}\n");
    check_offsets("__kernel void k(__global int (*rows)[10], int n) {}", one, 2,
                  "__kernel void k(__global int (*rows)[10], int n, ulong cu_offset_0) "
                  "{ rows = (__global void *)((__global char *)rows + cu_offset_0);}");
    check_offsets(
        "/* __kernel void k( */ __kernel void kk(int x) {}\n"
        "__kernel __attribute__((reqd_work_group_size(8, 8, 1))) void\nk(struct s v, // (,\n"
        "  __constant const float *restrict p /* last */, int z) { }",
        two, 3,
        "/* __kernel void k( */ __kernel void kk(int x) {}\n"
        "__kernel __attribute__((reqd_work_group_size(8, 8, 1))) void\nk(struct s v, // (,\n"
        "  __constant const float *restrict p /* last */, int z, ulong cu_offset_1) "
        "{ p = (__constant void *)((__constant char *)p + cu_offset_1); }");
}

/* What is added to the macro is there for the other kernels that it makes. */
static void test_offsets_of_a_macros_kernel(void **state)
{
    bool one[] = {true, false};
    (void)state;
    check_offsets("#define SUM(name, size) \\\n"
                  "    __kernel void name(__global int *a, int n) \\\n"
                  "    { \\\n        sum(a, n, size); \\\n    }\n"
                  "SUM(other, 1)\nSUM(k, 2)\n",
                  one, 2,
                  "#define SUM(name, size) \\\n"
                  "    __kernel void name(__global int *a, int n, ulong cu_offset_0) \\\n"
                  "    { a = (__global void *)((__global char *)a + cu_offset_0); \\\n"
                  "        sum(a, n, size); \\\n    }\n"
                  "SUM(other, 1)\nSUM(k, 2)\n");
    check_offsets(
        "#define SUM(name) __kernel void name(__global int *a, ulong cu_offset_0) { a = x; }\n"
        "SUM(k)\n",
        one, 1,
        "#define SUM(name) __kernel void name(__global int *a, ulong cu_offset_0) { a = x; }\n"
        "SUM(k)\n");
    check_offsets("#define SUM(name, size) __kernel void name(__global int *a, int n) {}\n"
                  "SUM(kk, 2)\n/* SUM(k, 2) */\nMIN(k, 2)\n",
                  one, 2, NULL);
}

static void test_heads_that_are_not_understood(void **state)
{
    bool one[] = {true, false};
    (void)state;
    check_offsets("", one, 2, NULL);
    check_offsets("__kernel void other(__global int *a, int n) {}", one, 2, NULL);
    check_offsets("__kernel void k(__global int *a, int n);", one, 2, NULL);
    check_offsets("__kernel void k(__global int *a) {}", one, 2, NULL);
    check_offsets("__kernel void k(__global int *a, int n", one, 2, NULL);
    check_offsets("__kernel void k /* \" ( ", one, 2, NULL);
}

static void test_log_places(void **state)
{
    const char *source = "#line 1 \"k.cl\"\nint a;\n#line 1 \"cu2cl/x.clh\"\nint x;\nint y;\n"
                         "#line 3 \"k.cl\"\nint b;\n";
    char *log =
        rt_log_locate("<kernel>:7:10: error: b\n  int b;\ninput.cl:5:1: note\nk.cl:9:1: kept\n"
                      "error: no place\n<kernel>:99:1: outside\n",
                      source);
    (void)state;
    assert_string_equal(log,
                        "k.cl:3:10: error: b\n  int b;\ncu2cl/x.clh:2:1: note\nk.cl:9:1: kept\n"
                        "error: no place\n<kernel>:99:1: outside\n");
    free(log);
}

static char folder[] = "/tmp/cu2cl-test-XXXXXX";
static const struct rt_cache_key key = {"device", "driver", "-options", "source"};
static const unsigned char binary[] = {1, 2, 3, 0, 4};

static char *entry_path(void)
{
    static char path[512];
    char command[256];
    snprintf(command, sizeof command, "ls %s/cu2cl/*.bin", folder);
    FILE *list = popen(command, "r");
    assert_non_null(list);
    assert_non_null(fgets(path, sizeof path, list));
    pclose(list);
    path[strcspn(path, "\n")] = '\0';
    return path;
}

static bool is_cached(const struct rt_cache_key *k)
{
    size_t size = 0;
    unsigned char *data = rt_cache_load(k, &size);
    bool right = data && size == sizeof binary && memcmp(data, binary, size) == 0;
    assert_true(!data || right); /* a wrong binary must never come back */
    free(data);
    return right;
}

/* One message is complete, the next had no room or is being written. */
static void test_messages_of_assertions(void **state)
{
    enum { WORDS = 64 };
    cl_int words[1 + WORDS] = {0};
    char texts[] = "a.cu\0void f(int)\0x < \"y\"", *printed = NULL;
    size_t size = 0;
    FILE *own = stderr;
    (void)state;
    words[0] = 200;
    memcpy(words + 1, (cl_int[]){8 + (sizeof texts + 3) / 4, 7, 1, 2, 3, 4, 5, 6}, 32);
    memcpy(words + 9, texts, sizeof texts);
    stderr = open_memstream(&printed, &size);
    rt_status_print(words, WORDS);
    words[2] = 8;
    words[1] = WORDS + 1; /* beyond the end */
    rt_status_print(words, WORDS);
    words[1] = 9; /* texts without an end */
    words[9] = 0x41414141;
    rt_status_print(words, WORDS);
    fclose(stderr);
    stderr = own;
    assert_string_equal(printed, "a.cu:7: void f(int): block: [1,2,3], thread: [4,5,6] Assertion "
                                 "`x < \"y\"` failed.\n");
    free(printed);
}

/* A record of printf as kernels write it; returns the words behind it. */
static cl_uint *put_record(cl_uint *to, const char *format, const uint64_t *values, size_t count,
                           const char *string)
{
    size_t at = 2 + 2 * count, format_words = strlen(format) / 4 + 1;
    to[1] = (cl_uint)count;
    memcpy(to + 2, values, count * sizeof *values);
    strcpy((char *)(to + at), format);
    at += format_words;
    strcpy((char *)(to + at), string);
    at += strlen(string) / 4 + 1;
    to[0] = (cl_uint)at;
    return to + at;
}

static void test_output_of_kernels(void **state)
{
    cl_uint words[256] = {0};
    double half = 0.5;
    uint64_t bits;
    char *printed = NULL;
    size_t size = 0;
    (void)state;
    memcpy(&bits, &half, sizeof bits);
    const uint64_t integers[] = {300, 300, (uint64_t)-1, (uint64_t)-1, (uint64_t)-1, 'c'};
    const uint64_t stars[] = {6, bits, (uint64_t)-6, 2, bits, (uint64_t)-1, bits};
    const uint64_t texts[] = {2 + 2 * 4 + 3, 0, 0x4000000000001000, 1000};
    cl_uint *at = put_record(words, "%hhu %hd %u %lld %x %c|%%|%5", integers, 6, "");
    at = put_record(at, "%*.1f|%-*.*f|%.*f|\n", stars, 7, "");
    at = put_record(at, "%s %s %p %s", texts, 4, "text");
    at = put_record(at, "\n%d %y %", integers, 0, "");
    cl_uint *incomplete = put_record(at, "never", integers, 0, "");
    at[0] = 0;
    FILE *out = open_memstream(&printed, &size);
    assert_int_equal(rt_output_print(out, words, 256), at - words);
    at[0] = (cl_uint)(incomplete - at); /* beyond the end */
    assert_int_equal(rt_output_print(out, at, 3), 0);
    fclose(out);
    assert_string_equal(printed, "44 300 4294967295 -1 ffffffff c|%|%5   0.5|0.50  |0.500000|\n"
                                 "text (null) 0x1000 (null)\n%d %y %");
    free(printed);
}

static void test_cache_keeps_binaries(void **state)
{
    struct rt_cache_key other = key;
    struct stat info;
    char path[256];
    (void)state;
    assert_false(is_cached(&key));
    rt_cache_store(&key, binary, sizeof binary);
    assert_true(is_cached(&key));
    other.options = "-other";
    assert_false(is_cached(&other));
    other = key;
    other.driver = "driver 2";
    assert_false(is_cached(&other));
    snprintf(path, sizeof path, "%s/cu2cl", folder);
    assert_int_equal(stat(path, &info), 0);
    assert_int_equal(info.st_mode & 0777, 0700);
    setenv("CU2CL_CACHE", "0", 1);
    assert_false(is_cached(&key));
    unsetenv("CU2CL_CACHE");
}

/* What was written beside the program is found without the variable, but not what others can write.
 */
static void test_cache_beside_the_program(void **state)
{
    struct rt_cache_key other = key;
    char path[4096 + 16], command[4200];
    ssize_t length = readlink("/proc/self/exe", path, 4096);
    (void)state;
    assert_true(length > 0);
    strcpy(path + length, ".kernels");
    snprintf(command, sizeof command, "rm -rf '%s'", path);
    assert_int_equal(system(command), 0);
    other.options = "-beside";
    rt_cache_store(&key, binary, sizeof binary);
    setenv("CU2CL_CACHE_BESIDE", "1", 1);
    assert_false(is_cached(&key)); /* it is in the user's cache only */
    rt_cache_store(&other, binary, sizeof binary);
    unsetenv("CU2CL_CACHE_BESIDE");
    assert_true(is_cached(&other));
    assert_int_equal(chmod(path, 0777), 0);
    assert_false(is_cached(&other));
    assert_int_equal(system(command), 0);
}

static void test_cache_ignores_damage(void **state)
{
    (void)state;
    struct stat info;
    rt_cache_store(&key, binary, sizeof binary);
    assert_int_equal(stat(entry_path(), &info), 0);
    for (off_t at = 0; at < info.st_size; at++) { /* every byte but the unused word matters */
        unsigned char byte;
        int file = open(entry_path(), O_RDWR);
        assert_int_equal(pread(file, &byte, 1, at), 1);
        byte ^= 0x41;
        assert_int_equal(pwrite(file, &byte, 1, at), 1);
        close(file);
        assert_true(is_cached(&key) == (at >= 12 && at < 16));
        rt_cache_store(&key, binary, sizeof binary);
        assert_true(is_cached(&key));
    }
    for (off_t size = 0; size < info.st_size; size++) {
        assert_int_equal(truncate(entry_path(), size), 0);
        assert_false(is_cached(&key));
    }
    rt_cache_store(&key, binary, sizeof binary);
}

static void test_cache_ignores_files_of_others(void **state)
{
    char path[512], moved[600];
    (void)state;
    rt_cache_store(&key, binary, sizeof binary);
    snprintf(path, sizeof path, "%s", entry_path());
    assert_int_equal(chmod(path, 0666), 0);
    assert_false(is_cached(&key));
    rt_cache_store(&key, binary, sizeof binary);
    assert_true(is_cached(&key));
    snprintf(moved, sizeof moved, "%s.real", path);
    assert_int_equal(rename(path, moved), 0);
    assert_int_equal(symlink(moved, path), 0);
    assert_false(is_cached(&key));
    assert_int_equal(unlink(path), 0);
    assert_int_equal(mkdir(path, 0700), 0);
    assert_false(is_cached(&key));
    assert_int_equal(rmdir(path), 0);
    snprintf(path, sizeof path, "%s/cu2cl", folder);
    rt_cache_store(&key, binary, sizeof binary);
    assert_int_equal(chmod(path, 0777), 0); /* others could put files there */
    assert_false(is_cached(&key));
    assert_int_equal(chmod(path, 0700), 0);
    assert_true(is_cached(&key));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_includes_are_expanded_once),
        cmocka_unit_test(test_lines_for_oclgrind),
        cmocka_unit_test(test_registers_in_a_log),
        cmocka_unit_test(test_offsets_of_pointers),
        cmocka_unit_test(test_offsets_of_a_macros_kernel),
        cmocka_unit_test(test_heads_that_are_not_understood),
        cmocka_unit_test(test_log_places),
        cmocka_unit_test(test_messages_of_assertions),
        cmocka_unit_test(test_output_of_kernels),
        cmocka_unit_test(test_cache_keeps_binaries),
        cmocka_unit_test(test_cache_beside_the_program),
        cmocka_unit_test(test_cache_ignores_damage),
        cmocka_unit_test(test_cache_ignores_files_of_others),
    };
    if (!mkdtemp(folder))
        return 1;
    setenv("XDG_CACHE_HOME", folder, 1);
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    char command[128];
    snprintf(command, sizeof command, "rm -rf %s", folder);
    return system(command) != 0 || failed;
}
