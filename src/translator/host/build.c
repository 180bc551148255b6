/* The emitted CMakeLists.txt: one executable from all host sources. */
#include "host/build_words.h"

#include "util/file.h"
#include "util/str.h"
#include <ctype.h>
#include <string.h>

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
                        const struct build_words *words)
{
    for (size_t i = 0; i < words->count; i++) {
        if (i == 0)
            str_printf(out, "%s(%s %s", command, target, scope);
        str_printf(out, "\n    %s", words->items[i].target);
    }
    if (words->count)
        str_add(out, ")\n");
}

/* What a source has more than its target. */
static void add_source_property(struct program *program, struct str *out,
                                const struct source *source, const char *property,
                                const struct build_words *words)
{
    for (size_t i = 0; i < words->count; i++) {
        if (i == 0)
            str_printf(out, "set_property(SOURCE %s APPEND PROPERTY %s",
                       build_quoted(program->arena, source->output_path), property);
        str_printf(out, "\n    %s", words->items[i].source);
    }
    if (words->count)
        str_add(out, ")\n");
}

static void add_source_flags(struct program *program, struct str *out,
                             const struct build_flags *flags)
{
    static const char *const properties[BUILD_COMPILE_KINDS] = {
        [BUILD_DEFINITION] = "COMPILE_DEFINITIONS",
        [BUILD_OPTION] = "COMPILE_OPTIONS",
        [BUILD_FORCED] = "COMPILE_OPTIONS",
        [BUILD_INCLUDE] = "INCLUDE_DIRECTORIES",
        [BUILD_SYSTEM] = "COMPILE_OPTIONS"};

    for (size_t i = 0; i < program->source_count; i++)
        for (unsigned kind = 0; kind < BUILD_COMPILE_KINDS; kind++)
            add_source_property(program, out, &program->sources[i], properties[kind],
                                &flags->sources[i][kind]);
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
        str_printf(out, "\n    %s", build_quoted(program->arena, program->sources[i].output_path));
    str_add(out, ")\n");
    for (size_t i = 0; i < program->source_count; i++) {
        const struct source *source = &program->sources[i];
        const char *path = build_quoted(program->arena, source->output_path);
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
            build_quoted(program->arena, arena_printf(program->arena, "/%s.cl", source->base));
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
    const char *path = build_quoted(program->arena, arena_printf(program->arena, "/%s", name));
    const char *text = build_quoted(program->arena, line);

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

static void add_target_flags(struct str *out, const char *target, const struct build_flags *flags)
{
    static const struct {
        enum build_kind kind;
        const char *command, *scope;
    } commands[] = {{BUILD_DEFINITION, "target_compile_definitions", "PRIVATE"},
                    {BUILD_OPTION, "target_compile_options", "PRIVATE"},
                    {BUILD_FORCED, "target_compile_options", "PRIVATE"},
                    {BUILD_INCLUDE, "target_include_directories", "PRIVATE"},
                    {BUILD_SYSTEM, "target_include_directories", "SYSTEM PRIVATE"},
                    {BUILD_FOLDER, "target_link_directories", "PRIVATE"},
                    {BUILD_LINK, "target_link_options", "PRIVATE"}};

    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        add_command(out, commands[i].command, target, commands[i].scope,
                    &flags->target[commands[i].kind]);
}

static bool is_openmp_linked(const struct program *program)
{
    for (size_t i = 0; i < program->source_count; i++)
        if (program->sources[i].flags->openmp)
            return true;
    return false;
}

static const char *build_text(struct program *program, const struct build_flags *flags)
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
    bool openmp = program->uses_openmp && !is_openmp_linked(program);
    str_printf(&out, "\nfind_package(cu2cl REQUIRED)\n%s\n",
               openmp ? "find_package(OpenMP REQUIRED)\n" : "");
    add_cmake_sources(program, &out, target);
    add_cmake_standard(&out, target, flags->standard);
    if (strcmp(target, program->executable) != 0 && *program->executable)
        str_printf(&out, "set_target_properties(%s PROPERTIES OUTPUT_NAME %s)\n", target,
                   build_quoted(program->arena, program->executable));
    add_target_flags(&out, target, flags);
    add_source_flags(program, &out, flags);
    const char *languages = !openmp ? ""
                            : c     ? " OpenMP::OpenMP_CXX OpenMP::OpenMP_C"
                                    : " OpenMP::OpenMP_CXX";
    str_printf(&out, "target_link_libraries(%s PRIVATE cu2cl::cu2cl%s", target, languages);
    for (size_t i = 0; i < flags->target[BUILD_LIBRARY].count; i++)
        str_printf(&out, "\n    %s", flags->target[BUILD_LIBRARY].items[i].target);
    str_add(&out, ")\n");
    add_module_files(program, &out);
    add_test(&out, target);
    return str_text(&out);
}

void host_emit_build(struct program *program)
{
    struct build_flags flags;

    host_name_outputs(program);
    add_ported_kernels(program);
    host_check_kernels(program);
    build_read_flags(program, &flags);
    struct output *output = host_output(program, "CMakeLists.txt");
    output->text = build_text(program, &flags);
    output->length = strlen(output->text);
}
