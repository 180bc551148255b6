/* The emitted CMakeLists.txt: one executable from all host sources.
 *
 * flags.c has sorted the flags of the command line into what the host compiler needs, what the
 * linker needs, and what only made sense for nvcc. */
#include "host/host.h"

#include "util/file.h"
#include "util/str.h"
#include <ctype.h>
#include <string.h>

struct build {
    struct program *program;
    struct arena *arena;
    struct map seen; /* entries written already, so that a flag given twice is written once */
    struct str definitions, options, forced, includes, system, folders, libraries, link;
};

/* An argument of a CMake command. */
static const char *quoted(struct arena *arena, const char *text)
{
    struct str out = {.arena = arena};

    str_addc(&out, '"');
    for (; *text; text++) {
        if (strchr("\"\\$;", *text))
            str_addc(&out, '\\');
        str_addc(&out, *text);
    }
    str_addc(&out, '"');
    return str_text(&out);
}

static void add_cmake_word(struct build *build, struct str *list, const char *text)
{
    const char *key = arena_printf(build->arena, "%p %s", (void *)list, text);

    if (map_get(&build->seen, key))
        return;
    map_put(&build->seen, key, build);
    str_printf(list, "\n    %s", quoted(build->arena, text));
}

/* --- flags */

static void add_include(struct build *build, const char *value)
{
    struct host_include_folder *folders;
    size_t count = host_include_folders(build->program, &folders);
    const char *absolute = host_absolute(build->arena, arena_printf(build->arena, "%s/.", value));

    for (size_t i = 0; i < count; i++) {
        bool used = false;
        if (strcmp(folders[i].absolute, absolute) != 0)
            continue;
        for (size_t j = 0; j < build->program->output_count; j++)
            used |= build->program->outputs[j]->source_path &&
                    host_path_inside(build->program->outputs[j]->path, folders[i].output);
        if (used) {
            const char *path = arena_printf(build->arena, "/%s", folders[i].output);
            const char *key = arena_printf(build->arena, "include %s", path);
            if (!map_get(&build->seen, key))
                str_printf(&build->includes, "\n    \"${CMAKE_CURRENT_SOURCE_DIR}%s",
                           *folders[i].output ? quoted(build->arena, path) + 1 : "\"");
            map_put(&build->seen, key, build);
            return;
        }
    }
    if (host_is_foreign(build->program, absolute))
        add_cmake_word(build, &build->includes, absolute);
}

static bool is_cuda_library(const char *name)
{
    static const char *const names[] = {"cudart", "cudart_static", "cuda", "cudadevrt"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return false;
}

static void add_cmake_library(struct build *build, const char *name)
{
    if (is_cuda_library(name))
        return;
    if (str_starts(name, "cu") || str_starts(name, "nv") || str_starts(name, "npp"))
        diag_report(build->program->diag, CU3012, NULL, arena_printf(build->arena, "-l%s", name),
                    "this CUDA library has no counterpart");
    else
        add_cmake_word(build, &build->libraries, name);
}

static const struct output *output_of(const struct program *program, const char *source_path)
{
    for (size_t i = 0; source_path && i < program->output_count; i++)
        if (program->outputs[i]->source_path &&
            strcmp(program->outputs[i]->source_path, source_path) == 0)
            return program->outputs[i];
    return NULL;
}

/* -include: of a file that was ported, of CUDA's by rule, or of one that the compiler finds. nvcc
 * has read cuda_runtime.h before, and a ported file may need it. */
static void add_forced(struct build *build, const char *name)
{
    struct program *program = build->program;
    const struct output *output = output_of(program, host_forced_file(program, name));
    const struct rule *rule = rules_find(program->rules, RULE_HEADER, name);

    if (output) { /* CMake takes the word apart as a shell does */
        struct str path = {.arena = build->arena};
        for (const char *at = output->path; *at; at++)
            str_printf(&path, "%s%c", *at == '"' || *at == '\\' ? "\\" : "", *at);
        const char *word = quoted(build->arena, str_text(&path));
        add_cmake_word(build, &build->forced, "SHELL:-include cu2cl/cu2cl.h");
        str_printf(&build->forced,
                   "\n    \"SHELL:-include \\\"${CMAKE_CURRENT_SOURCE_DIR}/%.*s\\\"\"",
                   (int)strlen(word) - 2, word + 1);
    } else if (!rule || (rule->to && *rule->to)) {
        const char *header = rule ? host_plain_header(build->arena, rule->to) : name;
        add_cmake_word(build, &build->forced,
                       arena_printf(build->arena, "SHELL:-include %s", header));
    }
}

/* CMake drops definitions of macros with parameters, -D"f(x)=x", but not such options. */
static void add_cmake_definition(struct build *build, const char *value)
{
    size_t name = strcspn(value, "=");

    if (memchr(value, '(', name))
        add_cmake_word(build, &build->options, arena_printf(build->arena, "-D%s", value));
    else
        add_cmake_word(build, &build->definitions, value);
}

static void apply_use(struct build *build, const struct flag_use *use)
{
    struct arena *arena = build->arena;
    const char *value = use->value;

    switch (use->action) {
    case FLAG_COMPILE: add_cmake_word(build, &build->options, value); break;
    case FLAG_LINK: add_cmake_word(build, &build->link, value); break;
    case FLAG_BOTH:
        add_cmake_word(build, &build->options, value);
        add_cmake_word(build, &build->link, value);
        break;
    case FLAG_INCLUDE: add_include(build, value); break;
    case FLAG_SYSTEM:
    case FLAG_AFTER: add_cmake_word(build, &build->system, host_absolute(arena, value)); break;
    case FLAG_QUOTE:
        add_cmake_word(build, &build->options,
                       arena_printf(arena, "-iquote%s", host_absolute(arena, value)));
        break;
    case FLAG_FORCED: add_forced(build, value); break;
    case FLAG_DEFINE: add_cmake_definition(build, value); break;
    case FLAG_UNDEFINE:
        add_cmake_word(build, &build->options, arena_printf(arena, "-U%s", value));
        break;
    case FLAG_FOLDER: add_cmake_word(build, &build->folders, host_absolute(arena, value)); break;
    case FLAG_LIBRARY: add_cmake_library(build, value); break;
    default: add_cmake_word(build, &build->libraries, host_absolute(arena, value)); break;
    }
}

static void apply_flags(struct build *build, const struct flags *flags)
{
    for (size_t i = 0; i < flags->use_count; i++)
        apply_use(build, &flags->uses[i]);
    if (flags->extended_lambda)
        add_cmake_definition(build, "CU2CL_EXTENDED_LAMBDA");
    if (flags->stream_per_thread)
        add_cmake_definition(build, "CUDA_API_PER_THREAD_DEFAULT_STREAM");
}

/* --- the file */

static const char *target_name(struct arena *arena, const char *executable)
{
    struct str out = {.arena = arena};
    static const char *const taken[] = {"all",     "clean",  "help",       "install",      "test",
                                        "package", "depend", "edit_cache", "rebuild_cache"};

    for (; *executable; executable++)
        str_addc(&out, isalnum((unsigned char)*executable) || strchr("_.+-", *executable)
                           ? *executable
                           : '_');
    for (size_t i = 0; i < sizeof taken / sizeof *taken; i++)
        if (strcmp(str_text(&out), taken[i]) == 0)
            str_add(&out, "_program");
    return out.length ? str_text(&out) : "program";
}

static void add_command(struct str *out, const char *command, const char *target, const char *scope,
                        const struct str *values)
{
    if (values->length)
        str_printf(out, "%s(%s %s%s)\n", command, target, scope, str_text(values));
}

static void add_cmake_standard(struct str *out, const char *target, const char *standard)
{
    const char *number = standard && strstr(standard, "++") ? strstr(standard, "++") + 2 : "17";

    if (strcmp(number, "03") == 0 || strcmp(number, "98") == 0 || strcmp(number, "0x") == 0)
        number = "11";
    else if (strcmp(number, "1y") == 0)
        number = "14";
    else if (strcmp(number, "1z") == 0)
        number = "17";
    else if (strcmp(number, "2a") == 0)
        number = "20";
    else if (strcmp(number, "2b") == 0)
        number = "23";
    str_printf(out,
               "set_target_properties(%s PROPERTIES CXX_STANDARD %s CXX_STANDARD_REQUIRED ON"
               " CXX_EXTENSIONS %s)\n",
               target, number, standard && str_starts(standard, "c++") ? "OFF" : "ON");
}

static bool has_output(const struct program *program, const char *path)
{
    for (size_t i = 0; i < program->output_count; i++)
        if (strcmp(program->outputs[i]->path, path) == 0)
            return true;
    return false;
}

static const char *file_stem(struct arena *arena, const char *path)
{
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    const char *dot = strrchr(name, '.');
    return dot && dot != name ? arena_strndup(arena, name, (size_t)(dot - name)) : name;
}

/* A source that was ported before includes its <base>.cl.h; the .cl comes with it. */
static void add_ported_kernels(struct program *program)
{
    for (size_t i = 0; i < program->source_count; i++) {
        struct source *source = &program->sources[i];
        const char *cl = arena_printf(program->arena, "%s.cl", source->base);
        if (source->language != SOURCE_CXX || has_output(program, cl) ||
            !has_output(program, arena_printf(program->arena, "%s.cl.h", source->base)))
            continue;
        const char *path = host_join(
            program->arena, host_folder(program->arena, source->path),
            arena_printf(program->arena, "%s.cl", file_stem(program->arena, source->path)));
        size_t length = 0;
        char *text = file_read(program->arena, path, &length);
        if (!text)
            continue;
        struct output *output = host_output(program, cl);
        output->source_path = host_absolute(program->arena, path);
        output->original = text;
        output->length = length;
    }
}

static void add_cmake_sources(struct program *program, struct str *out, const char *target)
{
    bool kernels = false;

    str_printf(out, "add_executable(%s", target);
    for (size_t i = 0; i < program->source_count; i++)
        str_printf(out, "\n    %s", quoted(program->arena, program->sources[i].output_path));
    str_add(out, ")\n");
    for (size_t i = 0; i < program->source_count; i++) {
        const struct source *source = &program->sources[i];
        const char *path = quoted(program->arena, source->output_path);
        bool embeds = has_output(program, arena_printf(program->arena, "%s.cl", source->base));
        if (source->language == SOURCE_CUDA || embeds)
            str_printf(out,
                       "set_property(SOURCE %s APPEND PROPERTY COMPILE_DEFINITIONS"
                       " CU2CL_CUDA_SOURCE=1)\n",
                       path);
        if (!embeds)
            continue;
        kernels = true;
        const char *cl =
            quoted(program->arena, arena_printf(program->arena, "/%s.cl", source->base));
        str_printf(out,
                   "set_property(SOURCE %s APPEND PROPERTY OBJECT_DEPENDS\n"
                   "    \"${CMAKE_CURRENT_SOURCE_DIR}%s)\n",
                   path, cl + 1);
    }
    if (kernels)
        str_printf(out,
                   "# where the compiler finds the .cl files that it embeds\n"
                   "target_compile_definitions(%s PRIVATE"
                   " \"CU2CL_KERNEL_DIR=\\\"${CMAKE_CURRENT_SOURCE_DIR}\\\"\")\n",
                   target);
}

/* A file that stands for one of the program's. */
static void add_module_file(struct program *program, struct str *out, const char *name,
                            const char *line)
{
    const char *path = quoted(program->arena, arena_printf(program->arena, "/%s", name));
    const char *text = quoted(program->arena, line);

    str_printf(out, "file(WRITE \"${CMAKE_CURRENT_BINARY_DIR}%s %.*s\\n\")\n", path + 1,
               (int)strlen(text) - 1, text);
}

/* Files that stand for the program's files of kernels, where the executable is built. */
static void add_module_files(struct program *program, struct str *out)
{
    struct str files = {.arena = program->arena};

    for (size_t i = 0; i < program->module_file_count; i++) {
        const struct module_file *file = &program->module_files[i];
        bool exact;
        const struct source *source = host_loaded_source(program, file->path, &exact);
        bool beside = *file->path != '/' && !strstr(file->path, "..");
        if ((file->is_header || file->is_source) && !program->compiles_kernels)
            continue;
        if (file->is_header)
            add_module_file(program, &files, file->path, "// the kernels need no header any more");
        else if (source && beside)
            add_module_file(program, &files, file->path,
                            arena_printf(program->arena, "cu2cl module %s", source->base));
        else if (!source && (file->is_source || program->loads_modules))
            diag_report(program->diag, CU3016, &file->pos, file->path);
        if (source && !exact)
            diag_report(program->diag, CU3018, &file->pos, file->path, source->path);
    }
    if (files.length)
        str_printf(out,
                   "# what the program finds in place of its files of kernels: the name of the "
                   "source that has them\n%s",
                   str_text(&files));
}

static bool has_language(const struct program *program, bool c)
{
    for (size_t i = 0; i < program->source_count; i++)
        if ((program->sources[i].language == SOURCE_C) == c)
            return true;
    return false;
}

/* What ctest runs. */
static void add_test(struct str *out, const char *target)
{
    str_printf(out,
               "\n# ctest runs the program, and a launch that can't be ends it\n"
               "enable_testing()\n"
               "set(CU2CL_TEST_ARGUMENTS \"\" CACHE STRING \"The program's arguments when ctest "
               "runs it, as a list\")\n"
               "add_test(NAME %s COMMAND %s ${CU2CL_TEST_ARGUMENTS})\n"
               "set_tests_properties(%s PROPERTIES ENVIRONMENT CU2CL_ON_REFUSAL=abort)\n",
               target, target, target);
}

static const char *build_text(struct program *program, struct build *build)
{
    struct str out = {.arena = program->arena};
    const char *target = target_name(program->arena, program->executable);
    bool c = has_language(program, true);

    str_add(&out, "# Generated by cu2cl. cmake -S . -B build && cmake --build build\n"
                  "cmake_minimum_required(VERSION 3.13)\n");
    str_printf(&out, "project(%s LANGUAGES %sCXX)\n\n", target, c ? "C " : "");
    str_add(&out, "if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)\n"
                  "    set(CMAKE_BUILD_TYPE Release)\nendif()\n"
                  "# CMake's release flags switch assertions off; nvcc doesn't\n");
    str_add(&out, "string(REPLACE \"-DNDEBUG\" \"\" CMAKE_CXX_FLAGS_RELEASE "
                  "\"${CMAKE_CXX_FLAGS_RELEASE}\")\n");
    if (c)
        str_add(&out, "string(REPLACE \"-DNDEBUG\" \"\" CMAKE_C_FLAGS_RELEASE "
                      "\"${CMAKE_C_FLAGS_RELEASE}\")\n");
    /* a program that calls omp.h's functions links nowhere without */
    bool openmp = program->uses_openmp && !program->frontend.flags->openmp;
    str_printf(&out, "\nfind_package(cu2cl REQUIRED)\n%s\n",
               openmp ? "find_package(OpenMP REQUIRED)\n" : "");
    add_cmake_sources(program, &out, target);
    add_cmake_standard(&out, target, program->frontend.flags->standard);
    if (strcmp(target, program->executable) != 0 && *program->executable)
        str_printf(&out, "set_target_properties(%s PROPERTIES OUTPUT_NAME %s)\n", target,
                   quoted(program->arena, program->executable));
    add_command(&out, "target_compile_definitions", target, "PRIVATE", &build->definitions);
    add_command(&out, "target_compile_options", target, "PRIVATE", &build->options);
    add_command(&out, "target_compile_options", target, "PRIVATE", &build->forced);
    add_command(&out, "target_include_directories", target, "PRIVATE", &build->includes);
    add_command(&out, "target_include_directories", target, "SYSTEM PRIVATE", &build->system);
    add_command(&out, "target_link_directories", target, "PRIVATE", &build->folders);
    add_command(&out, "target_link_options", target, "PRIVATE", &build->link);
    const char *languages = !openmp ? ""
                            : c     ? " OpenMP::OpenMP_CXX OpenMP::OpenMP_C"
                                    : " OpenMP::OpenMP_CXX";
    str_printf(&out, "target_link_libraries(%s PRIVATE cu2cl::cu2cl%s%s)\n", target, languages,
               str_text(&build->libraries));
    add_module_files(program, &out);
    add_test(&out, target);
    return str_text(&out);
}

void host_emit_build(struct program *program)
{
    struct build build = {.program = program, .arena = program->arena};
    struct str *lists[] = {&build.definitions, &build.options, &build.forced,    &build.includes,
                           &build.system,      &build.folders, &build.libraries, &build.link};

    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
        lists[i]->arena = program->arena;
    build.seen.arena = program->arena;
    host_name_outputs(program);
    add_ported_kernels(program);
    host_check_kernels(program);
    apply_flags(&build, program->frontend.flags);
    if (program->uses_architectures)
        add_cmake_definition(&build, arena_printf(program->arena, "__CUDA_ARCH_LIST__=%s",
                                                  program->frontend.flags->architecture_list));
    for (size_t i = 0; i < program->source_count; i++)
        if (program->sources[i].lambda_count) /* nvcc wants --extended-lambda for them */
            add_cmake_definition(&build, "CU2CL_EXTENDED_LAMBDA");
    struct output *output = host_output(program, "CMakeLists.txt");
    output->text = build_text(program, &build);
    output->length = strlen(output->text);
}
