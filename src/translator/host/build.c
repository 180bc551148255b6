/* The emitted CMakeLists.txt: one executable from all host sources, or the targets of a tree. */
#include "host/build_words.h"

#include "rules/components.h"
#include "util/file.h"
#include "util/str.h"
#include "util/path.h"
#include <ctype.h>
#include <string.h>

/* The text, and what its parts need. */
struct build {
    struct arena *arena;
    struct str text;
    const struct build_target *target; /* that is written */
    bool is_tree;
    struct map properties; /* commands that are there: targets may share sources */
};

const char *host_target_name(struct arena *arena, const char *name)
{
    struct str out = {.arena = arena};
    static const char *const taken[] = {"all",     "clean",  "help",       "install",      "test",
                                        "package", "depend", "edit_cache", "rebuild_cache"};

    for (; *name; name++)
        str_addc(&out, isalnum((unsigned char)*name) || strchr("_.+-", *name) ? *name : '_');
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

/* `values` begins with a blank or a newline. */
static void add_source_line(struct build *build, const struct source *source, const char *property,
                            const char *values)
{
    const char *line =
        arena_printf(build->arena, "set_property(SOURCE %s APPEND PROPERTY %s%s)\n",
                     build_quoted(build->arena, source->output_path), property, values);

    if (map_get(&build->properties, line))
        return;
    map_put(&build->properties, line, build);
    str_add(&build->text, line);
}

/* Which texts of headers it reads; see host/share.c. */
static void add_source_texts(struct build *build, const struct source *source)
{
    struct str values = {.arena = build->arena};

    for (size_t i = 0; i < source->text_count; i++)
        str_printf(&values, "%s%s", source->text_count > 1 ? "\n    " : " ", source->texts[i]);
    if (source->text_count)
        add_source_line(build, source, "COMPILE_DEFINITIONS", str_text(&values));
}

/* What a source has more than its target. */
static void add_source_property(struct build *build, const struct source *source,
                                const char *property, const struct build_words *words)
{
    struct str values = {.arena = build->arena};

    for (size_t i = 0; i < words->count; i++)
        str_printf(&values, "\n    %s", words->items[i].source);
    if (words->count)
        add_source_line(build, source, property, str_text(&values));
}

static void add_source_flags(struct build *build, const struct build_flags *flags)
{
    static const char *const properties[BUILD_COMPILE_KINDS] = {
        [BUILD_DEFINITION] = "COMPILE_DEFINITIONS",
        [BUILD_OPTION] = "COMPILE_OPTIONS",
        [BUILD_FORCED] = "COMPILE_OPTIONS",
        [BUILD_INCLUDE] = "INCLUDE_DIRECTORIES",
        [BUILD_SYSTEM] = "COMPILE_OPTIONS"};
    const struct program *program = build->target->program;

    for (size_t i = 0; i < program->source_count; i++) {
        for (unsigned kind = 0; kind < BUILD_COMPILE_KINDS; kind++)
            add_source_property(build, &program->sources[i], properties[kind],
                                &flags->sources[i][kind]);
        if (build->is_tree)
            add_source_texts(build, &program->sources[i]);
    }
}

static void add_cmake_standard(struct str *out, const char *target, const char *standard)
{
    standard = flags_cuda_standard(standard);
    const char *number = standard && strstr(standard, "++") ? strstr(standard, "++") + 2 : "17";

    if (strcmp(number, "03") == 0 || strcmp(number, "98") == 0)
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

/* Texts of kernels, which the host program has in it: endings of their files. */
static const char *const kernel_endings[] = {".cl", ".lanes.cl"};
#define KERNEL_ENDINGS (sizeof kernel_endings / sizeof *kernel_endings)

static void add_ported_text(struct program *program, const struct source *source,
                            const char *ending)
{
    const char *cl = arena_printf(program->arena, "%s%s", source->base, ending);
    const char *path = path_join(
        program->arena, path_folder(program->arena, source->path),
        arena_printf(program->arena, "%s%s", file_stem(program->arena, source->path), ending));
    size_t length = 0;
    char *text = has_output(program, cl) ? NULL : file_read(program->arena, path, &length);
    if (!text)
        return;
    struct output *output = host_output(program, cl);
    output->source_path = path_absolute(program->arena, path);
    output->original = text;
    output->length = length;
}

/* A source that was ported before includes its <base>.cl.h; the .cl comes with it. */
static void add_ported_kernels(struct program *program)
{
    for (size_t i = 0; i < program->source_count; i++) {
        struct source *source = &program->sources[i];
        if (source->language == SOURCE_CXX &&
            has_output(program, arena_printf(program->arena, "%s.cl.h", source->base)))
            for (size_t e = 0; e < KERNEL_ENDINGS; e++)
                add_ported_text(program, source, kernel_endings[e]);
    }
}

/* The texts that a source's object has in it, as a list of CMake's; "" when there is none. */
static const char *kernel_texts(struct build *build, const struct source *source)
{
    struct str out = {.arena = build->arena};
    for (size_t e = 0; e < KERNEL_ENDINGS; e++) {
        const char *cl = arena_printf(build->arena, "%s%s", source->base, kernel_endings[e]);
        if (!has_output(build->target->program, cl))
            continue;
        /* the quotes are those of the whole list */
        const char *path = build_quoted(build->arena, arena_printf(build->arena, "/%s", cl));
        str_printf(&out, "%s${CMAKE_CURRENT_SOURCE_DIR}%.*s", out.length ? ";" : "",
                   (int)strlen(path) - 2, path + 1);
    }
    return str_text(&out);
}

/* Marks the sources that have kernels. Returns whether there are any. */
static bool add_kernel_properties(struct build *build)
{
    struct program *program = build->target->program;
    bool kernels = false;

    for (size_t i = 0; i < program->source_count; i++) {
        const struct source *source = &program->sources[i];
        const char *depends = kernel_texts(build, source);
        bool embeds = *depends != '\0';
        if (source->language == SOURCE_CUDA || embeds)
            add_source_line(build, source, "COMPILE_DEFINITIONS", " CU2CL_CUDA_SOURCE=1");
        else if (source->language == SOURCE_CXX)
            add_source_line(build, source, "COMPILE_DEFINITIONS", " CU2CL_PLAIN_SOURCE=1");
        if (!embeds)
            continue;
        kernels = true;
        add_source_line(build, source, "OBJECT_DEPENDS",
                        arena_printf(build->arena, "\n    \"%s\"", depends));
    }
    return kernels;
}

static void add_cmake_sources(struct build *build)
{
    static const char *const commands[] = {[PROGRAM_EXECUTABLE] = "add_executable(%s",
                                           [PROGRAM_STATIC] = "add_library(%s STATIC",
                                           [PROGRAM_SHARED] = "add_library(%s SHARED",
                                           [PROGRAM_OBJECTS] = "add_library(%s OBJECT"};
    const struct program *program = build->target->program;
    struct str *out = &build->text;

    str_printf(out, commands[build->target->kind], build->target->name);
    for (size_t i = 0; i < program->source_count; i++)
        str_printf(out, "\n    %s", build_quoted(build->arena, program->sources[i].output_path));
    str_add(out, ")\n");
    if (add_kernel_properties(build))
        str_printf(out,
                   "# where the compiler finds the .cl files that it embeds\n"
                   "target_compile_definitions(%s PRIVATE"
                   " \"CU2CL_KERNEL_DIR=\\\"${CMAKE_CURRENT_SOURCE_DIR}\\\"\")\n",
                   build->target->name);
}

/* A file that stands for one of the program's. */
static void add_module_file(const struct build_target *target, struct str *out, const char *name,
                            const char *line)
{
    struct arena *arena = target->program->arena;
    const char *path = build_quoted(
        arena, arena_printf(arena, "%s%s/%s", *target->folder ? "/" : "", target->folder, name));
    const char *text = build_quoted(arena, line);

    str_printf(out, "file(WRITE \"${CMAKE_CURRENT_BINARY_DIR}%s %.*s\\n\")\n", path + 1,
               (int)strlen(text) - 1, text);
}

/* Files that stand for the program's files of kernels, where the executable is built. */
static void add_module_files(const struct build_target *target, struct str *out)
{
    struct program *program = target->program;
    struct str files = {.arena = program->arena};

    for (size_t i = 0; i < program->module_file_count; i++) {
        const struct module_file *file = &program->module_files[i];
        bool exact;
        const struct source *source = host_loaded_source(program, file->path, &exact);
        bool beside = *file->path != '/' && !strstr(file->path, "..");
        if ((file->is_header || file->is_source) && !program->compiles_kernels)
            continue;
        if (file->is_header)
            add_module_file(target, &files, file->path, "// the kernels need no header any more");
        else if (source && beside)
            add_module_file(target, &files, file->path,
                            arena_printf(program->arena, "cu2cl module %s", source->base));
        else if (!source && !file->is_source && program->loads_modules) /* NVRTC reads sources */
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

static bool has_c(const struct program *program)
{
    for (size_t i = 0; i < program->source_count; i++)
        if (program->sources[i].language == SOURCE_C)
            return true;
    return false;
}

/* What ctest runs; a program of a tree where it is built. */
static void add_test(struct build *build)
{
    const char *target = build->target->name;

    if (!build->is_tree) {
        str_printf(
            &build->text,
            "\n# ctest runs the program, and a launch that can't be ends it\n"
            "enable_testing()\n"
            "set(CU2CL_TEST_ARGUMENTS \"\" CACHE STRING \"The program's arguments when ctest "
            "runs it, as a list\")\n"
            "add_test(NAME %s COMMAND %s ${CU2CL_TEST_ARGUMENTS})\n",
            target, target);
    } else {
        const char *folder = build_quoted(
            build->arena, arena_printf(build->arena, "%s%s", *build->target->folder ? "/" : "",
                                       build->target->folder));
        str_printf(&build->text,
                   "add_test(NAME %s COMMAND %s"
                   " WORKING_DIRECTORY \"${CMAKE_CURRENT_BINARY_DIR}%s)\n",
                   target, target, folder + 1);
    }
    str_printf(&build->text,
               "set_tests_properties(%s PROPERTIES ENVIRONMENT CU2CL_ON_REFUSAL=abort)\n", target);
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

/* A program that calls omp.h's functions links nowhere without OpenMP. */
static bool needs_openmp(const struct program *program)
{
    for (size_t i = 0; i < program->source_count; i++)
        if (program->sources[i].flags->openmp)
            return false;
    return program->uses_openmp;
}

/* The flags name no MPI library, as where mpicxx links. */
static bool needs_mpi(const struct program *program)
{
    for (size_t i = 0; i < program->source_count; i++) {
        const struct flags *flags = program->sources[i].flags;
        for (size_t k = 0; k < flags->use_count; k++)
            if (flags->uses[k].action == FLAG_LIBRARY && str_starts(flags->uses[k].value, "mpi"))
                return false;
    }
    return program->components & component_of("mpi");
}

/* What a static library needs, its users need, too. */
static void add_libraries(struct build *build, const struct build_flags *flags)
{
    const struct build_target *target = build->target;
    bool openmp = needs_openmp(target->program);

    str_printf(&build->text, "target_link_libraries(%s %s cu2cl::cu2cl%s", target->name,
               target->kind == PROGRAM_EXECUTABLE ? "PRIVATE" : "PUBLIC",
               component_names(build->arena, target->program->components, " cu2cl::"));
    if (openmp)
        str_add(&build->text, has_c(target->program) ? " OpenMP::OpenMP_CXX OpenMP::OpenMP_C"
                                                     : " OpenMP::OpenMP_CXX");
    if (needs_mpi(target->program))
        str_add(&build->text,
                has_c(target->program) ? " MPI::MPI_CXX MPI::MPI_C" : " MPI::MPI_CXX");
    for (size_t i = 0; i < target->linked_count; i++)
        str_printf(&build->text, "\n    %s", target->linked[i]);
    for (size_t i = 0; i < flags->target[BUILD_LIBRARY].count; i++)
        str_printf(&build->text, "\n    %s", flags->target[BUILD_LIBRARY].items[i].target);
    str_add(&build->text, ")\n");
}

static void add_target_place(struct build *build)
{
    const struct build_target *target = build->target;
    const char *name = target->program->executable;

    if (strcmp(target->name, name) != 0 && *name)
        str_printf(&build->text, "set_target_properties(%s PROPERTIES OUTPUT_NAME %s)\n",
                   target->name, build_quoted(build->arena, name));
    if (*target->folder && target->kind != PROGRAM_OBJECTS) {
        const char *folder =
            build_quoted(build->arena, arena_printf(build->arena, "/%s", target->folder));
        str_printf(&build->text,
                   "set_target_properties(%s PROPERTIES\n"
                   "    ARCHIVE_OUTPUT_DIRECTORY \"${CMAKE_CURRENT_BINARY_DIR}%s\n"
                   "    LIBRARY_OUTPUT_DIRECTORY \"${CMAKE_CURRENT_BINARY_DIR}%s\n"
                   "    RUNTIME_OUTPUT_DIRECTORY \"${CMAKE_CURRENT_BINARY_DIR}%s)\n",
                   target->name, folder + 1, folder + 1, folder + 1);
    }
}

static void add_build_target(struct build *build)
{
    const struct build_target *target = build->target;
    struct build_flags flags;

    build_read_flags(target, &flags);
    if (build->is_tree)
        str_addc(&build->text, '\n');
    add_cmake_sources(build);
    add_cmake_standard(&build->text, target->name, flags.standard);
    add_target_place(build);
    add_target_flags(&build->text, target->name, &flags);
    add_source_flags(build, &flags);
    add_libraries(build, &flags);
    add_module_files(target, &build->text);
    if (target->kind == PROGRAM_EXECUTABLE)
        add_test(build);
}

/* What all targets together need. */
struct build_needs {
    bool c, openmp, mpi;
    unsigned components;
};

static void add_build_need(struct build_needs *needs, const struct program *program)
{
    needs->c |= has_c(program);
    needs->openmp |= needs_openmp(program);
    needs->mpi |= needs_mpi(program);
    needs->components |= program->components;
}

static void add_build_head(struct build *build, const char *project,
                           const struct build_needs *needs)
{
    struct str *out = &build->text;

    str_add(out, "# Generated by cu2cl. cmake -S . -B build && cmake --build build\n"
                 "cmake_minimum_required(VERSION 3.13)\n");
    str_printf(out, "project(%s LANGUAGES %sCXX)\n\n", project, needs->c ? "C " : "");
    str_add(out, "if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)\n"
                 "    set(CMAKE_BUILD_TYPE Release)\nendif()\n"
                 "# CMake's release flags switch assertions off; nvcc doesn't\n");
    str_add(out, "string(REPLACE \"-DNDEBUG\" \"\" CMAKE_CXX_FLAGS_RELEASE "
                 "\"${CMAKE_CXX_FLAGS_RELEASE}\")\n");
    if (needs->c)
        str_add(out, "string(REPLACE \"-DNDEBUG\" \"\" CMAKE_C_FLAGS_RELEASE "
                     "\"${CMAKE_C_FLAGS_RELEASE}\")\n");
    str_printf(out, "\nfind_package(cu2cl REQUIRED%s%s)\n%s%s",
               needs->components ? " COMPONENTS" : "",
               component_names(build->arena, needs->components, " "),
               needs->openmp ? "find_package(OpenMP REQUIRED)\n" : "",
               needs->mpi ? "find_package(MPI REQUIRED)\n" : "");
}

const char *host_build_text(const struct build_target *targets, size_t count, const char *project)
{
    struct arena *arena = targets[0].program->arena;
    struct build build = {
        .arena = arena, .text = {.arena = arena}, .is_tree = true, .properties = {.arena = arena}};
    struct build_needs needs = {.components = 0};

    for (size_t i = 0; i < count; i++)
        add_build_need(&needs, targets[i].program);
    add_build_head(&build, project, &needs);
    str_add(&build.text, "# ctest runs the programs, and a launch that can't be ends one\n"
                         "enable_testing()\n");
    for (size_t i = 0; i < count; i++) {
        build.target = &targets[i];
        add_build_target(&build);
    }
    return str_text(&build.text);
}

void host_finish_modules(struct program *program)
{
    host_name_outputs(program);
    add_ported_kernels(program);
    host_check_kernels(program);
}

void host_emit_build(struct program *program)
{
    struct arena *arena = program->arena;
    struct build_target target = {
        .program = program, .name = host_target_name(arena, program->executable), .folder = ""};
    struct build build = {.arena = arena,
                          .text = {.arena = arena},
                          .target = &target,
                          .properties = {.arena = arena}};

    struct build_needs needs = {.components = 0};

    host_finish_modules(program);
    add_build_need(&needs, program);
    add_build_head(&build, target.name, &needs);
    str_addc(&build.text, '\n');
    add_build_target(&build);
    struct output *output = host_output(program, "CMakeLists.txt");
    output->text = str_text(&build.text);
    output->length = strlen(output->text);
}
