/* flags.c: compiler flags in nvcc's, gcc's and clang's style. Lists are written as one string with
 * a blank between words. */
#include "cli/flags.h"

#include "util/str.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#define EMPTY   CU2CL_TEST_BINARY_DIR "/no_flags.txt"
#define OPTIONS CU2CL_TEST_SOURCE_DIR "/tests/unit/nvcc_options.txt"

struct fixture {
    struct arena arena;
    struct diag diag;
    struct flags flags;
};

static int set_up(void **state)
{
    struct fixture *f = calloc(1, sizeof *f);
    f->diag.arena = &f->arena;
    *state = f;
    return f ? 0 : -1;
}

static int tear_down(void **state)
{
    struct fixture *f = *state;
    arena_free(&f->arena);
    free(f);
    return 0;
}

static bool reads(struct fixture *f, const char *line)
{
    const char *words[64];
    size_t count = 0;
    char *copy = arena_strdup(&f->arena, line);
    for (char *word = strtok(copy, " "); word; word = strtok(NULL, " "))
        words[count++] = word;
    f->diag.count = 0;
    memset(&f->diag.seen, 0, sizeof f->diag.seen);
    return flags_read(&f->flags, &f->arena, &f->diag, words, count);
}

static void read_well(struct fixture *f, const char *line)
{
    assert_true(reads(f, line));
    if (f->diag.count)
        fail_msg("%s: %s", line, f->diag.messages[0].text);
}

static const char *joined(struct fixture *f, const struct flag_list *list)
{
    struct str s = {.arena = &f->arena};
    assert_null(list->items[list->count]);
    for (size_t i = 0; i < list->count; i++)
        str_printf(&s, "%s%s", i ? " " : "", list->items[i]);
    return str_text(&s);
}

/* The values of one action. */
static const char *uses(struct fixture *f, enum flag_action action)
{
    struct str s = {.arena = &f->arena};
    for (size_t i = 0; i < f->flags.use_count; i++)
        if (f->flags.uses[i].action == action)
            str_printf(&s, "%s%s", s.length ? " " : "", f->flags.uses[i].value);
    return str_text(&s);
}

static void parses_as(struct fixture *f, const char *line, const char *expected)
{
    read_well(f, line);
    assert_string_equal(joined(f, &f->flags.parse), expected);
}

static void assert_wrong(struct fixture *f, const char *line, enum diag_id id)
{
    assert_false(reads(f, line));
    assert_int_equal(f->diag.count, 1);
    assert_int_equal(f->diag.messages[0].id, id);
}

/* --- every option of nvcc */

/* A value that the option takes. */
static const char *good_value(const char *name, const char *kind)
{
    static const char *const special[][2] = {{"gpu-architecture", "sm_80"},
                                             {"generate-code", "arch=compute_80,code=sm_80"},
                                             {"x", "cu"},
                                             {"std", "c++17"},
                                             {"compiler-options", "-DX"},
                                             {"options-file", EMPTY}};
    for (size_t i = 0; i < sizeof special / sizeof *special; i++)
        if (strcmp(special[i][0], name) == 0)
            return special[i][1];
    return strcmp(kind, "truth") == 0 ? "false" : "1";
}

/* The flag is known and takes its value, so that nothing is left over. */
static void assert_known(struct fixture *f, const char *line)
{
    assert_true(reads(f, line));
    for (size_t i = 0; i < f->diag.count; i++)
        if (f->diag.messages[i].id != CU3012)
            fail_msg("%s: %s", line, f->diag.messages[i].text);
    if (!strstr(uses(f, FLAG_DEFINE), "LAST"))
        fail_msg("%s: took the next word", line);
}

static void check_spellings(struct fixture *f, const char *dashes, const char *name,
                            const char *option, const char *kind)
{
    const char *value = good_value(option, kind);

    if (strcmp(kind, "none") == 0) {
        assert_known(f, arena_printf(&f->arena, "%s%s -DLAST", dashes, name));
        return;
    }
    assert_known(f, arena_printf(&f->arena, "%s%s %s -DLAST", dashes, name, value));
    assert_known(f, arena_printf(&f->arena, "%s%s=%s -DLAST", dashes, name, value));
}

static void test_every_option_of_nvcc_is_known(void **state)
{
    struct fixture *f = *state;
    char line[200], option[64], name[64], kind[8];
    FILE *stream = fopen(OPTIONS, "r");
    size_t count = 0;

    assert_non_null(stream);
    while (fgets(line, sizeof line, stream)) {
        if (*line == '#')
            continue;
        assert_int_equal(sscanf(line, "%63s %63s %7s", option, name, kind), 3);
        check_spellings(f, "--", option, option, kind);
        check_spellings(f, "-", strcmp(name, "-") == 0 ? option : name, option, kind);
        count++;
    }
    fclose(stream);
    assert_true(count > 140);
}

/* --- what they do */

static void test_names_and_values_have_many_spellings(void **state)
{
    struct fixture *f = *state;
    parses_as(f, "-Iinc -I inc2 -I=inc3 -Ia,b --include-path=c --include-path d",
              "-Iinc -Iinc2 -Iinc3 -Ia -Ib -Ic -Id");
    parses_as(f, "-DX -D Y=1 -DA,B --define-macro C -Df(x,y)=x",
              "-DX -DY=1 -DA -DB -DC -Df(x,y)=x");
    parses_as(f, "-UX --undefine-macro=Y", "-UX -UY");
    parses_as(f, "-isystem s --system-include=t -include a.h,b.h --pre-include c.h",
              "-isystem s -isystem t -include a.h -include b.h -include c.h");
    parses_as(f, "-iquote q -idirafter r -fsigned-char --ftemplate-depth 99",
              "-iquote q -idirafter r -fsigned-char -ftemplate-depth=99");
    for (const char *const *line =
             (const char *const[]){"-std=c++20", "-std c++20", "--std=c++20", "--std c++20",
                                   "-std=c++14 -std=c++20", "-Xcompiler -std=c++20", NULL};
         *line; line++) {
        read_well(f, *line);
        assert_string_equal(f->flags.standard, "c++20");
    }
    read_well(f, "");
    assert_null(f->flags.standard);
    assert_null(flags_cuda_standard(NULL));
    assert_string_equal(flags_cuda_standard("c++11"), "c++14");
    assert_string_equal(flags_cuda_standard("gnu++0x"), "gnu++14");
    assert_string_equal(flags_cuda_standard("c++17"), "c++17");
}

static void test_relocatable_device_code(void **state)
{
    struct fixture *f = *state;
    static const char *const yes[] = {"-rdc=true",
                                      "-rdc true",
                                      "--rdc=true",
                                      "--relocatable-device-code=true",
                                      "--relocatable-device-code true",
                                      "-dc",
                                      "--device-c",
                                      "-dlto",
                                      "-rdc=false -rdc=true"};
    static const char *const no[] = {"", "-rdc=false", "-c", "-dw",
                                     "--relocatable-device-code false"};
    for (size_t i = 0; i < sizeof yes / sizeof *yes; i++) {
        read_well(f, yes[i]);
        assert_true(f->flags.relocatable);
        assert_non_null(strstr(joined(f, &f->flags.parse_cuda), "-D__CUDACC_RDC__"));
    }
    for (size_t i = 0; i < sizeof no / sizeof *no; i++) {
        read_well(f, no[i]);
        assert_false(f->flags.relocatable);
    }
}

static void assert_numbers(struct fixture *f, const char *line, const char *expected)
{
    char numbers[5] = "----";
    assert_true(reads(f, line));
    numbers[0] = f->flags.ftz ? 'z' : '-';
    numbers[1] = f->flags.prec_div ? 'd' : '-';
    numbers[2] = f->flags.prec_sqrt ? 's' : '-';
    numbers[3] = f->flags.fmad ? 'm' : '-';
    assert_string_equal(numbers, expected);
}

static void test_accuracy_of_numbers(void **state)
{
    struct fixture *f = *state;
    assert_numbers(f, "", "-dsm");
    assert_numbers(f, "-use_fast_math", "z--m");
    assert_int_equal(f->diag.messages[0].id, CU3012);
    assert_numbers(f, "--use_fast_math -prec-div=true", "zd-m");
    assert_numbers(f, "-prec-sqrt true -use_fast_math", "z-sm");
    assert_numbers(f, "--use_fast_math --ftz=false --fmad=false", "----");
    assert_numbers(f, "-ftz=true", "zdsm");
    assert_int_equal(f->diag.messages[0].id, CU3012);
    assert_numbers(f, "-fmad=false", "-ds-");
    assert_int_equal(f->diag.count, 0);
    assert_numbers(f, "--fmad false -fmad=true", "-dsm");
}

static void assert_architecture(struct fixture *f, const char *line, const char *list,
                                const char *device)
{
    read_well(f, line);
    assert_string_equal(joined(f, &f->flags.parse_cuda),
                        arena_printf(&f->arena, "-D__CUDA_ARCH_LIST__=%s", list));
    assert_string_equal(joined(f, &f->flags.parse_device),
                        arena_printf(&f->arena, "-D__CUDA_ARCH__=%s", device));
}

static void test_the_highest_architecture_counts(void **state)
{
    struct fixture *f = *state;
    assert_architecture(f, "", "750", "750");
    assert_architecture(f, "-arch=native", "750", "750");
    assert_architecture(f, "-arch=sm_90", "900", "900");
    assert_architecture(f, "--gpu-architecture compute_80", "800", "800");
    assert_architecture(f, "-arch=sm_90 -arch=sm_80", "800", "800");
    assert_architecture(f, "-arch=compute_80 -code=sm_86,sm_89", "800", "800");
    assert_architecture(f,
                        "-gencode arch=compute_90,code=sm_90 -gencode=arch=compute_80,code=sm_80",
                        "800,900", "900");
    assert_architecture(f, "--generate-code arch=compute_100,code=[sm_100,compute_100]", "1000",
                        "1000");
    assert_architecture(f, "-gencode code=sm_86,arch=compute_86", "860", "860");
    assert_architecture(f, "-arch=all-major", "750,800,900,1000,1100,1200", "1200");
    assert_architecture(f, "-arch=lto_80", "800", "800");
    assert_architecture(f, "--offload-arch=sm_89", "890", "890");
    assert_architecture(f, "-arch=sm_90a", "900",
                        "900 -D__CUDA_ARCH_FAMILY_SPECIFIC__=900 -D__CUDA_ARCH_SPECIFIC__=900 "
                        "-D__CUDA_ARCH_FEAT_SM90_ALL");
    assert_architecture(f, "-arch=sm_100f", "1000", "1000 -D__CUDA_ARCH_FAMILY_SPECIFIC__=1000");
    assert_architecture(
        f, "-gencode arch=compute_90a,code=sm_90a -gencode arch=compute_100,code=sm_100",
        "900,1000", "1000");
    assert_architecture(f, "-arch=sm_35", "350", "350");
    read_well(f, "-arch=all");
    assert_int_equal(flags_architecture(&f->flags), 1210);
    for (const char *const *line =
             (const char *const[]){"-arch=80", "-arch=sm_", "-arch=sm_8x", "-arch=nonsense",
                                   "-gencode code=sm_80", NULL};
         *line; line++)
        assert_wrong(f, *line, CU1030);
}

static void test_macros_of_modes(void **state)
{
    struct fixture *f = *state;
    assert_true(reads(f, "-use_fast_math --extended-lambda --expt-relaxed-constexpr -G -ewp"));
    assert_string_equal(joined(f, &f->flags.parse_cuda),
                        "-D__CUDACC_RELAXED_CONSTEXPR__ -D__CUDACC_DEBUG__ -D__CUDACC_EWP__ "
                        "-D__USE_FAST_MATH__ -DCU2CL_EXTENDED_LAMBDA -D__CUDA_ARCH_LIST__=750");
    assert_string_equal(joined(f, &f->flags.parse), "");
    parses_as(f, "--default-stream per-thread", "-DCUDA_API_PER_THREAD_DEFAULT_STREAM=1");
    assert_true(f->flags.stream_per_thread);
    parses_as(f, "-default-stream=legacy", "");
}

static void test_flags_of_the_host_compiler(void **state)
{
    struct fixture *f = *state;
    parses_as(f, "-Xcompiler=-fopenmp,-DHOST", "-DHOST -D_OPENMP=201511");
    assert_string_equal(uses(f, FLAG_BOTH), "-fopenmp");
    parses_as(f, "-fopenmp=libomp", "-D_OPENMP=201511");
    parses_as(f, "-fopenmp-simd", "");
    parses_as(f, "-Xcompiler -isystem -Xcompiler dir -Xcompiler -Wall,-Wextra,,", "-isystem dir");
    assert_string_equal(uses(f, FLAG_COMPILE), "-Wall -Wextra");
    parses_as(f, "--compiler-options -qstrange,-ffoo", "");
    assert_string_equal(uses(f, FLAG_COMPILE), "-qstrange -ffoo");
    parses_as(f, "-O3 -g -g3 --debug --optimize 2 -noeh -march=native -w -m64 -pg", "");
    assert_string_equal(uses(f, FLAG_COMPILE),
                        "-O3 -g -g3 -g -O2 -fno-exceptions -march=native -w");
    assert_string_equal(uses(f, FLAG_BOTH), "-pg");
    parses_as(f, "-Xcompiler= --define-macro= -DA", "-DA"); /* empty variables of a Makefile */
    parses_as(f, "-Xlinker -rpath,dir -Wl,--gc-sections -Xcompiler -Wl,-z,now", "");
    assert_string_equal(uses(f, FLAG_LINK), "-Wl,-rpath -Wl,dir -Wl,--gc-sections -Wl,-z,now");
    parses_as(f, "-Xcompiler -Da\\,b", "-Da,b");
    /* as FindCUDA of CMake hands flags on */
    parses_as(f, "-Xcompiler ,\"-DA\",\"-DB\"", "-DA -DB");
    parses_as(f, "-DA=\\\"b\\\"", "-DA=\"b\"");
    assert_true(reads(f, "-Xcompiler /openmp"));
    assert_int_equal(f->diag.messages[0].id, CU3011);
}

static void test_libraries_stand_among_the_flags(void **state)
{
    struct fixture *f = *state;
    read_well(f, "-lm libx.a -L lib --library=c,z ../y.so z.so.1 -o prog -lineinfo");
    assert_string_equal(uses(f, FLAG_LIBRARY), "m c z");
    assert_string_equal(uses(f, FLAG_FOLDER), "lib");
    assert_string_equal(uses(f, FLAG_FILE), "libx.a ../y.so z.so.1");
}

static void test_an_unknown_flag_is_reported_once(void **state)
{
    struct fixture *f = *state;
    assert_true(reads(f, "-qfoo plain --foo"));
    assert_int_equal(f->diag.count, 3);
    assert_int_equal(f->diag.messages[0].id, CU1016);
    assert_int_equal(diag_worst(&f->diag), DIAG_WARNING);
    assert_int_equal(f->flags.use_count, 0);
    read_well(f, "-qfoo -forward-unknown-to-host-compiler --bar");
    /* nvcc forwards them wherever the flag stands */
    assert_string_equal(uses(f, FLAG_COMPILE), "-qfoo --bar");
}

static void test_the_language(void **state)
{
    struct fixture *f = *state;
    read_well(f, "-x cu");
    assert_int_equal(f->flags.language, LANGUAGE_CUDA);
    read_well(f, "-xc++");
    assert_int_equal(f->flags.language, LANGUAGE_CXX);
    read_well(f, "--x=c");
    assert_int_equal(f->flags.language, LANGUAGE_C);
    read_well(f, "-c");
    assert_int_equal(f->flags.language, LANGUAGE_BY_NAME);
}

static void test_a_file_of_options(void **state)
{
    struct fixture *f = *state;
    char path[] = "/tmp/cu2cl-flags-XXXXXX";
    int file = mkstemp(path);
    char text[200];
    int length = snprintf(text, sizeof text, "-DA \"-DB=x y\"\n  -I 'a b'\n-arch=sm_80\n");
    assert_int_equal(write(file, text, (size_t)length), length);
    parses_as(f, arena_printf(&f->arena, "-DFIRST -optf %s -DLAST", path),
              "-DFIRST -DA -DB=x y -Ia b -DLAST");
    assert_int_equal(flags_architecture(&f->flags), 800);
    parses_as(f, arena_printf(&f->arena, "@%s", path), "-DA -DB=x y -Ia b");
    parses_as(f, arena_printf(&f->arena, "--options-file=%s,%s", path, EMPTY), "-DA -DB=x y -Ia b");
    length = snprintf(text, sizeof text, "@%s", path);
    assert_int_equal(pwrite(file, text, (size_t)length + 1, 0), length + 1);
    assert_int_equal(ftruncate(file, length), 0);
    close(file);
    assert_wrong(f, text, CU1003);
    unlink(path);
    assert_wrong(f, text, CU1003);
}

static void test_wrong_values(void **state)
{
    struct fixture *f = *state;
    assert_wrong(f, "-I", CU1011);
    assert_wrong(f, "-arch", CU1011);
    assert_wrong(f, "-arch=", CU1011);
    assert_wrong(f, "-std=c++99", CU1030);
    assert_wrong(f, "-rdc=yes", CU1030);
    assert_wrong(f, "-ftz on", CU1030);
    assert_wrong(f, "-x fortran", CU1030);
}

static void test_what_a_port_lacks_is_reported(void **state)
{
    struct fixture *f = *state;
    for (const char *const *line = (const char *const[]){"-shared", "--lib", "-static",
                                                         "-sanitize=memcheck", "-optix-ir", NULL};
         *line; line++) {
        assert_true(reads(f, *line));
        assert_int_equal(f->diag.count, 1);
        assert_int_equal(f->diag.messages[0].id, CU3012);
    }
}

#define TEST(function) cmocka_unit_test_setup_teardown(function, set_up, tear_down)

int main(void)
{
    FILE *empty = fopen(EMPTY, "w");
    if (!empty || fclose(empty) != 0)
        return 1;
    const struct CMUnitTest tests[] = {
        TEST(test_every_option_of_nvcc_is_known),
        TEST(test_names_and_values_have_many_spellings),
        TEST(test_relocatable_device_code),
        TEST(test_accuracy_of_numbers),
        TEST(test_the_highest_architecture_counts),
        TEST(test_macros_of_modes),
        TEST(test_flags_of_the_host_compiler),
        TEST(test_libraries_stand_among_the_flags),
        TEST(test_an_unknown_flag_is_reported_once),
        TEST(test_the_language),
        TEST(test_a_file_of_options),
        TEST(test_wrong_values),
        TEST(test_what_a_port_lacks_is_reported),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
