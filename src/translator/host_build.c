/* The emitted CMakeLists.txt: one executable from all host sources.
 *
 * The flags of the command line are nvcc's or a host compiler's. Each is sorted by one table into
 * what the host compile needs, what the linker needs, and what only made sense for nvcc. Flags that
 * change results and can't be kept are reported. */
#include "host.h"

#include "util/str.h"
#include <ctype.h>
#include <string.h>

enum flag_action {
    FLAG_DROP,     /* only for nvcc; without effect on the port */
    FLAG_NOTE,     /* dropped, with a note */
    FLAG_WARN,     /* dropped, and results or behaviour may change */
    FLAG_COMPILE,  /* passed to the compiler as it is */
    FLAG_BOTH,     /* passed to compiler and linker */
    FLAG_COMPILER, /* its value is passed to the compiler */
    FLAG_LINKER,   /* its value is passed to the linker */
    FLAG_LINK,     /* passed to the linking compiler as it is */
    FLAG_INCLUDE,
    FLAG_SYSTEM,
    FLAG_FORCED, /* -include */
    FLAG_DEFINE,
    FLAG_LAMBDA, /* nvcc includes <functional> */
    FLAG_STREAM, /* which stream is the default */
    FLAG_UNDEFINE,
    FLAG_FOLDER, /* of libraries */
    FLAG_LIBRARY,
    FLAG_STANDARD,
};

enum flag_value {
    VALUE_NONE,
    VALUE_EQUALS,   /* -flag=value or -flag value */
    VALUE_ATTACHED, /* -flagvalue or -flag value */
    VALUE_PREFIX,   /* anything that begins so */
};

static const struct flag {
    const char *name;
    enum flag_value value;
    enum flag_action action;
    const char *note;
} flags[] = {
    {"-arch", VALUE_EQUALS, FLAG_DROP, NULL},
    {"--gpu-architecture", VALUE_EQUALS, FLAG_DROP, NULL},
    {"--cuda-gpu-arch", VALUE_EQUALS, FLAG_DROP, NULL},
    {"-gencode", VALUE_EQUALS, FLAG_DROP, NULL},
    {"--generate-code", VALUE_EQUALS, FLAG_DROP, NULL},
    {"-code", VALUE_EQUALS, FLAG_DROP, NULL},
    {"--gpu-code", VALUE_EQUALS, FLAG_DROP, NULL},
    {"-rdc", VALUE_EQUALS, FLAG_DROP, NULL},
    {"--relocatable-device-code", VALUE_EQUALS, FLAG_DROP, NULL},
    {"-dc", VALUE_NONE, FLAG_DROP, NULL},
    {"-c", VALUE_NONE, FLAG_DROP, NULL},
    {"-o", VALUE_EQUALS, FLAG_DROP, NULL},
    {"-x", VALUE_EQUALS, FLAG_DROP, NULL},
    {"-ccbin", VALUE_EQUALS, FLAG_DROP, NULL},
    {"--compiler-bindir", VALUE_EQUALS, FLAG_DROP, NULL},
    {"-maxrregcount", VALUE_EQUALS, FLAG_DROP, NULL},
    {"--maxrregcount", VALUE_EQUALS, FLAG_DROP, NULL},
    {"-Xptxas", VALUE_EQUALS, FLAG_DROP, NULL},
    {"--ptxas-options", VALUE_EQUALS, FLAG_DROP, NULL},
    {"-Xcudafe", VALUE_EQUALS, FLAG_DROP, NULL},
    {"-Xnvlink", VALUE_EQUALS, FLAG_DROP, NULL},
    {"-diag-suppress", VALUE_EQUALS, FLAG_DROP, NULL},
    {"--diag-suppress", VALUE_EQUALS, FLAG_DROP, NULL},
    {"-cudart", VALUE_EQUALS, FLAG_DROP, NULL},
    {"--cudart", VALUE_EQUALS, FLAG_DROP, NULL},
    {"-t", VALUE_EQUALS, FLAG_DROP, NULL},
    {"--threads", VALUE_EQUALS, FLAG_DROP, NULL},
    {"-lineinfo", VALUE_NONE, FLAG_DROP, NULL},
    {"--generate-line-info", VALUE_NONE, FLAG_DROP, NULL},
    {"-G", VALUE_NONE, FLAG_DROP, NULL},
    {"--device-debug", VALUE_NONE, FLAG_DROP, NULL},
    {"--extended-lambda", VALUE_NONE, FLAG_LAMBDA, NULL},
    {"-extended-lambda", VALUE_NONE, FLAG_LAMBDA, NULL},
    {"--expt-extended-lambda", VALUE_NONE, FLAG_LAMBDA, NULL},
    {"-expt-extended-lambda", VALUE_NONE, FLAG_LAMBDA, NULL},
    {"--expt-", VALUE_PREFIX, FLAG_DROP, NULL},
    {"-expt-", VALUE_PREFIX, FLAG_DROP, NULL},
    {"--ptxas", VALUE_PREFIX, FLAG_DROP, NULL},
    {"-use_fast_math", VALUE_NONE, FLAG_WARN,
     "the kernels keep precise powers; how exact the others are depends on the device"},
    {"--use_fast_math", VALUE_NONE, FLAG_WARN,
     "the kernels keep precise powers; how exact the others are depends on the device"},
    {"-ftz", VALUE_EQUALS, FLAG_DROP, NULL},
    {"--ftz", VALUE_EQUALS, FLAG_DROP, NULL},
    {"-prec-div", VALUE_EQUALS, FLAG_DROP, NULL},
    {"--prec-div", VALUE_EQUALS, FLAG_DROP, NULL},
    {"-prec-sqrt", VALUE_EQUALS, FLAG_DROP, NULL},
    {"--prec-sqrt", VALUE_EQUALS, FLAG_DROP, NULL},
    {"-fmad", VALUE_EQUALS, FLAG_DROP, NULL},
    {"--fmad", VALUE_EQUALS, FLAG_DROP, NULL},
    {"--default-stream", VALUE_EQUALS, FLAG_STREAM, NULL},
    {"-default-stream", VALUE_EQUALS, FLAG_STREAM, NULL},
    {"-Xcompiler", VALUE_EQUALS, FLAG_COMPILER, NULL},
    {"--compiler-options", VALUE_EQUALS, FLAG_COMPILER, NULL},
    {"-Xlinker", VALUE_EQUALS, FLAG_LINKER, NULL},
    {"--linker-options", VALUE_EQUALS, FLAG_LINKER, NULL},
    {"-std", VALUE_EQUALS, FLAG_STANDARD, NULL},
    {"--std", VALUE_EQUALS, FLAG_STANDARD, NULL},
    {"-isystem", VALUE_EQUALS, FLAG_SYSTEM, NULL},
    {"-include", VALUE_EQUALS, FLAG_FORCED, NULL},
    {"-I", VALUE_ATTACHED, FLAG_INCLUDE, NULL},
    {"-D", VALUE_ATTACHED, FLAG_DEFINE, NULL},
    {"-U", VALUE_ATTACHED, FLAG_UNDEFINE, NULL},
    {"-L", VALUE_ATTACHED, FLAG_FOLDER, NULL},
    {"-l", VALUE_ATTACHED, FLAG_LIBRARY, NULL},
    {"-Wl,", VALUE_PREFIX, FLAG_LINK, NULL},
    {"-fopenmp", VALUE_NONE, FLAG_BOTH, NULL},
    {"-pthread", VALUE_NONE, FLAG_BOTH, NULL},
    {"-fsanitize", VALUE_PREFIX, FLAG_BOTH, NULL},
    {"-pg", VALUE_NONE, FLAG_BOTH, NULL},
    {"-m64", VALUE_NONE, FLAG_DROP, NULL},
    {"-O", VALUE_PREFIX, FLAG_COMPILE, NULL},
    {"-g", VALUE_PREFIX, FLAG_COMPILE, NULL},
    {"-f", VALUE_PREFIX, FLAG_COMPILE, NULL},
    {"-m", VALUE_PREFIX, FLAG_COMPILE, NULL},
    {"-W", VALUE_PREFIX, FLAG_COMPILE, NULL},
    {"-w", VALUE_NONE, FLAG_COMPILE, NULL},
    {"-v", VALUE_NONE, FLAG_DROP, NULL},
    {"-", VALUE_PREFIX, FLAG_NOTE, NULL},
};

struct build {
    struct program *program;
    struct arena *arena;
    struct map seen; /* entries written already, so that a flag given twice is written once */
    struct str definitions, options, includes, system, folders, libraries, link;
    const char *standard;
    bool openmp; /* by a flag */
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

static void add(struct build *build, struct str *list, const char *text)
{
    const char *key = arena_printf(build->arena, "%p %s", (void *)list, text);

    if (map_get(&build->seen, key))
        return;
    map_put(&build->seen, key, build);
    str_printf(list, "\n    %s", quoted(build->arena, text));
}

/* --- flags */

static const struct flag *find_flag(const char *text, const char *next, const char **value,
                                    bool *separate)
{
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++) {
        const struct flag *flag = &flags[i];
        size_t length = strlen(flag->name);
        if (!str_starts(text, flag->name))
            continue;
        const char *rest = text + length;
        *separate = false;
        *value = rest;
        if (flag->value == VALUE_PREFIX || (flag->value == VALUE_NONE && !*rest))
            return flag;
        if (flag->value == VALUE_EQUALS && *rest == '=') {
            *value = rest + 1;
            return flag;
        }
        if (flag->value == VALUE_ATTACHED && *rest)
            return flag;
        if (flag->value != VALUE_NONE && !*rest) {
            *separate = next != NULL;
            *value = next ? next : "";
            return flag;
        }
    }
    return NULL;
}

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
        add(build, &build->includes, absolute);
}

static bool is_cuda_library(const char *name)
{
    static const char *const names[] = {"cudart", "cudart_static", "cuda", "cudadevrt"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return false;
}

static void add_library(struct build *build, const char *text, const char *name)
{
    if (is_cuda_library(name))
        return;
    if (str_starts(name, "cu") || str_starts(name, "nv") || str_starts(name, "npp"))
        diag_report(build->program->diag, CU3012, NULL, text,
                    "this CUDA library has no counterpart");
    else
        add(build, &build->libraries, name);
}

static void set_standard(struct build *build, const char *value)
{
    bool gnu = str_starts(value, "gnu++");
    if (gnu || str_starts(value, "c++"))
        build->standard = value;
}

static void add_flag(struct build *build, const char *text, const char *next, bool *separate);

/* -Xcompiler takes a comma-separated list. */
static void add_compiler_flags(struct build *build, const char *value)
{
    char *copy = arena_strdup(build->arena, value);
    bool separate;

    for (char *save = NULL, *part = strtok_r(copy, ",", &save); part;
         part = strtok_r(NULL, ",", &save))
        if (str_starts(part, "-Wl") || str_starts(part, "/"))
            diag_report(build->program->diag, CU3011, NULL, part);
        else
            add_flag(build, part, NULL, &separate);
}

/* CMake drops definitions of macros with parameters, -D"f(x)=x", but not such options. */
static void add_definition(struct build *build, const char *value)
{
    size_t name = strcspn(value, "=");

    if (memchr(value, '(', name))
        add(build, &build->options, arena_printf(build->arena, "-D%s", value));
    else
        add(build, &build->definitions, value);
}

static void apply_flag(struct build *build, const struct flag *flag, const char *text,
                       const char *value)
{
    struct arena *arena = build->arena;

    switch (flag->action) {
    case FLAG_DROP: break;
    case FLAG_NOTE: diag_report(build->program->diag, CU3011, NULL, text); break;
    case FLAG_WARN: diag_report(build->program->diag, CU3012, NULL, text, flag->note); break;
    case FLAG_COMPILE: add(build, &build->options, text); break;
    case FLAG_BOTH:
        build->openmp |= strcmp(text, "-fopenmp") == 0;
        add(build, &build->options, text);
        add(build, &build->link, text);
        break;
    case FLAG_COMPILER: add_compiler_flags(build, value); break;
    case FLAG_LINKER: add(build, &build->link, arena_printf(arena, "-Wl,%s", value)); break;
    case FLAG_LINK: add(build, &build->link, text); break;
    case FLAG_INCLUDE: add_include(build, value); break;
    case FLAG_SYSTEM: add(build, &build->system, host_absolute(arena, value)); break;
    case FLAG_FORCED: diag_report(build->program->diag, CU3011, NULL, text); break;
    case FLAG_LAMBDA: add_definition(build, "CU2CL_EXTENDED_LAMBDA"); break;
    case FLAG_STREAM:
        if (strcmp(value, "per-thread") == 0)
            add_definition(build, "CUDA_API_PER_THREAD_DEFAULT_STREAM");
        break;
    case FLAG_DEFINE: add_definition(build, value); break;
    case FLAG_UNDEFINE: add(build, &build->options, arena_printf(arena, "-U%s", value)); break;
    case FLAG_FOLDER: add(build, &build->folders, host_absolute(arena, value)); break;
    case FLAG_LIBRARY: add_library(build, text, value); break;
    case FLAG_STANDARD: set_standard(build, value); break;
    }
}

static void add_flag(struct build *build, const char *text, const char *next, bool *separate)
{
    const char *value;
    const struct flag *flag = find_flag(text, next, &value, separate);

    if (flag)
        apply_flag(build, flag, text, value);
    else if (*text)
        add(build, &build->libraries, host_absolute(build->arena, text));
}

static void add_flags(struct build *build, const char *const *list)
{
    bool separate = false;

    for (; list && *list; list += separate ? 2 : 1)
        add_flag(build, *list, list[1], &separate);
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

static void add_standard(struct str *out, const char *target, const char *standard)
{
    const char *number = standard ? strstr(standard, "++") + 2 : "17";

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

static char *read_text(struct arena *arena, const char *path, size_t *length)
{
    struct str text = {.arena = arena};
    char block[4096];
    FILE *stream = fopen(path, "rb");

    if (!stream)
        return NULL;
    for (size_t count; (count = fread(block, 1, sizeof block, stream)) > 0;)
        str_addn(&text, block, count);
    bool failed = ferror(stream) != 0;
    fclose(stream);
    str_add(&text, "");
    *length = text.length;
    return failed ? NULL : text.data;
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
        char *text = read_text(program->arena, path, &length);
        if (!text)
            continue;
        struct output *output = host_output(program, cl);
        output->source_path = host_absolute(program->arena, path);
        output->original = text;
        output->length = length;
    }
}

static void add_sources(struct program *program, struct str *out, const char *target)
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
    bool openmp = program->uses_openmp && !build->openmp;
    str_printf(&out, "\nfind_package(cu2cl REQUIRED)\n%s\n",
               openmp ? "find_package(OpenMP REQUIRED)\n" : "");
    add_sources(program, &out, target);
    add_standard(&out, target, build->standard);
    if (strcmp(target, program->executable) != 0 && *program->executable)
        str_printf(&out, "set_target_properties(%s PROPERTIES OUTPUT_NAME %s)\n", target,
                   quoted(program->arena, program->executable));
    add_command(&out, "target_compile_definitions", target, "PRIVATE", &build->definitions);
    add_command(&out, "target_compile_options", target, "PRIVATE", &build->options);
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
    return str_text(&out);
}

void host_emit_build(struct program *program)
{
    struct build build = {.program = program, .arena = program->arena};
    struct str *lists[] = {&build.definitions, &build.options,   &build.includes, &build.system,
                           &build.folders,     &build.libraries, &build.link};

    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
        lists[i]->arena = program->arena;
    build.seen.arena = program->arena;
    host_name_outputs(program);
    add_ported_kernels(program);
    host_check_kernels(program);
    add_flags(&build, program->compile_flags);
    for (size_t i = 0; i < program->source_count; i++)
        if (program->sources[i].lambda_count) /* nvcc wants --extended-lambda for them */
            add_definition(&build, "CU2CL_EXTENDED_LAMBDA");
    struct output *output = host_output(program, "CMakeLists.txt");
    output->text = build_text(program, &build);
    output->length = strlen(output->text);
}
