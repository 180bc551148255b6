/* What a parse is given: our own arguments, and those that the user gave. */
#include "frontend/arguments.h"
#include "frontend/resources.h"
#include "util/path.h"
#include "util/str.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

void arguments_add(struct arguments *arguments, const char *text)
{
    arena_push(arguments->arena, arguments->items, arguments->count, text);
}

static void add_flag_list(struct arguments *arguments, const char *const *texts)
{
    for (; texts && *texts; texts++)
        arguments_add(arguments, *texts);
}

const char *arguments_language(const char *path, const struct frontend_options *options)
{
    static const char *const names[] = {
        [LANGUAGE_CUDA] = "cuda", [LANGUAGE_CXX] = "c++", [LANGUAGE_C] = "c"};

    if (options->language != LANGUAGE_BY_NAME)
        return names[options->language];
    if (str_ends(path, ".cu") || str_ends(path, ".cuh"))
        return "cuda";
    return str_ends(path, ".c") ? "c" : "c++";
}

/* C's compilers only warn where a function is called without a declaration, or a pointer changes
 * its type. */
static void add_c_arguments(struct arguments *a, bool declare_cuda)
{
    static const char *const lenient[] = {"-Wno-error=implicit-function-declaration",
                                          "-Wno-error=implicit-int",
                                          "-Wno-int-conversion",
                                          "-Wno-incompatible-function-pointer-types",
                                          "-Wno-return-type",
                                          NULL};
    add_flag_list(a, lenient);
    if (declare_cuda) {
        arguments_add(a, "-include");
        arguments_add(a, "cuda_runtime_api.h");
    }
}

/* C has standards of its own. */
static void add_standard(struct arguments *a, const char *language, const char *standard)
{
    bool is_c = strcmp(language, "c") == 0;

    if (!standard && !is_c)
        standard = "c++17";
    if (!standard || (is_c && strstr(standard, "++")))
        return;
    arguments_add(a, arena_printf(a->arena, "-std=%s", flags_cuda_standard(standard)));
}

static void add_flags(struct arguments *a, const struct flags *flags, const char *language,
                      enum frontend_pass pass)
{
    add_flag_list(a, flags->parse.items);
    if (strcmp(language, "cuda") != 0)
        return;
    add_flag_list(a, flags->parse_cuda.items);
    if (pass == PASS_DEVICE)
        add_flag_list(a, flags->parse_device.items);
}

/* `__FILE__` of what is below the source root does not begin with that folder, which means nothing
 * where the port runs: neither as it is, nor as an absolute `path` of a source writes it. */
static void add_prefix_maps(struct arguments *a, const char *path, const char *root)
{
    char resolved[PATH_MAX];

    if (!root || strcmp(root, "/") == 0 || strchr(root, '='))
        return;
    arguments_add(a, arena_printf(a->arena, "-fmacro-prefix-map=%s/=", root));
    if (path[0] != '/' || strchr(path, '=') || !realpath(path, resolved) ||
        !path_is_inside(resolved, root))
        return;
    const char *relative = resolved + strlen(root) + 1;
    if (str_ends(path, relative))
        arguments_add(a, arena_printf(a->arena, "-fmacro-prefix-map=%.*s=",
                                      (int)(strlen(path) - strlen(relative)), path));
}

const char *frontend_macro_path(struct tu *tu, const char *path)
{
    const char *root = tu->options->source_root;

    if (!root || strcmp(root, "/") == 0)
        return path;
    const char *absolute = path_absolute(tu->arena, path);
    return path_is_inside(absolute, root) ? path_relative(tu->arena, root, absolute) : path;
}

void arguments_build(struct arguments *a, enum frontend_pass pass, const char *path,
                     const struct frontend_options *options, bool declare_cuda)
{
    static const char *const cuda[] = {"-nocudainc",
                                       "-nocudalib",
                                       "--cuda-path=/nonexistent",
                                       "--cuda-gpu-arch=sm_70",
                                       "-D__CUDACC__=1",
                                       "-D__NVCC__=1",
                                       "-D__CUDACC_VER_MAJOR__=12",
                                       "-D__CUDACC_VER_MINOR__=8",
                                       "-D__CUDACC_VER_BUILD__=0",
                                       "-D__CUDACC_EXTENDED_LAMBDA__=1",
                                       NULL};
    /* attributes that nvcc leaves out: the type stays a scalar */
    static const char *const left_out[] = {
        "-Dext_vector_type(...)=", "-D__ext_vector_type__(...)=", NULL};
    static const char *const common[] = {
        "-ferror-limit=0",      "-Wno-reserved-user-defined-literal",
        "-Wno-c++11-narrowing", "-Wno-register",
        "-fbracket-depth=4096", NULL};
    const char *language = arguments_language(path, options);
    const struct flags *flags = options->flags;

    arguments_add(a, "-x");
    arguments_add(a, language);
    const char *resources = resources_folder(a->arena);
    if (resources)
        arguments_add(a, arena_printf(a->arena, "-resource-dir=%s", resources));
    if (strcmp(language, "cuda") == 0) {
        arguments_add(a, pass == PASS_DEVICE ? "--cuda-device-only" : "--cuda-host-only");
        add_flag_list(a, cuda);
        add_flag_list(a, left_out);
    }
    if (strcmp(language, "c") == 0)
        add_c_arguments(a, declare_cuda);
    else
        arguments_add(a, "-w");
    add_standard(a, language, flags ? flags->standard : NULL);
    add_flag_list(a, common);
    arguments_add(a, arena_printf(a->arena, "-I%s", options->cuda_headers));
    if (options->library_headers)
        arguments_add(a, arena_printf(a->arena, "-I%s", options->library_headers));
    a->given = a->count;
    if (flags)
        add_flags(a, flags, language, pass);
    add_flag_list(a, options->arguments);
    a->given_end = a->count;
    add_prefix_maps(a, path, options->source_root);
    if (options->runtime_headers)
        arguments_add(a, arena_printf(a->arena, "-I%s", options->runtime_headers));
}
