/* Compiling one source. A CUDA source is ported to a temporary folder by the driver, in this
 * process, and its host program is compiled there; its kernels come into the object by CU2CL_EMBED.
 * C and C++ go to the host compiler as they are, with our headers in place of CUDA's.
 *
 * Nothing in an object depends on the temporary folder, or on chance: compilers' caches rely on
 * it. */
#include "nvcc/port.h"

#include "util/file.h"
#include "util/map.h"
#include "util/str.h"
#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define CUDA_VERSION_MACROS                                                                        \
    "-D__CUDACC_VER_MAJOR__=" NVCC_MAJOR, "-D__CUDACC_VER_MINOR__=" NVCC_MINOR,                    \
        "-D__CUDACC_VER_BUILD__=" NVCC_PATCH, "-D__CUDA_API_VER_MAJOR__=" NVCC_MAJOR,              \
        "-D__CUDA_API_VER_MINOR__=" NVCC_MINOR

static void add_all(struct nvcc *nvcc, struct nvcc_words *words, const char *const *more)
{
    for (; *more; more++)
        nvcc_add(nvcc, words, *more);
}

static void add_flag_pair(struct nvcc *nvcc, struct nvcc_words *words, const char *flag,
                          const char *value)
{
    nvcc_add(nvcc, words, flag);
    nvcc_add(nvcc, words, value);
}

/* --- folders of headers ---------------------------------------------------------------------- */

bool nvcc_is_cuda_folder(struct nvcc *nvcc, const char *folder)
{
    struct stat info;

    return stat(arena_printf(nvcc->arena, "%s/cuda_runtime.h", folder), &info) == 0 &&
           stat(arena_printf(nvcc->arena, "%s/crt/host_config.h", folder), &info) == 0;
}

/* The folder of the port that holds what was ported of this folder of headers; NULL: nothing. */
static const char *ported_folder(struct nvcc *nvcc, const struct nvcc_port *port,
                                 const char *folder)
{
    const char *absolute = nvcc_real_path(nvcc, folder);
    size_t length = strlen(absolute);

    for (size_t i = 0; port && i < port->result.file_count; i++) {
        const struct driver_file *file = &port->result.files[i];
        if (!file->source_path || strncmp(file->source_path, absolute, length) != 0 ||
            file->source_path[length] != '/')
            continue;
        const char *rest = file->source_path + length; /* with its slash */
        const char *path = arena_printf(nvcc->arena, "%s/%s", port->folder, file->path);
        if (str_ends(path, rest))
            return arena_strndup(nvcc->arena, path, strlen(path) - strlen(rest));
    }
    return NULL;
}

static void add_header_folder(struct nvcc *nvcc, struct nvcc_words *words,
                              const struct nvcc_port *port, const char *flag, const char *folder)
{
    const char *ported = ported_folder(nvcc, port, folder);

    if (nvcc_is_cuda_folder(nvcc, folder))
        return;
    if (ported)
        nvcc_add(nvcc, words, arena_printf(nvcc->arena, "%s%s", flag, ported));
    nvcc_add(nvcc, words, arena_printf(nvcc->arena, "%s%s", flag, folder));
}

/* A file of the current folder may have been ported; others are found by their folders. */
static const char *forced_file(struct nvcc *nvcc, const struct nvcc_port *port, const char *name)
{
    const char *absolute = nvcc_real_path(nvcc, name);

    for (size_t i = 0; port && i < port->result.file_count; i++) {
        const struct driver_file *file = &port->result.files[i];
        if (file->source_path && strcmp(file->source_path, absolute) == 0)
            return arena_printf(nvcc->arena, "%s/%s", port->folder, file->path);
    }
    return name;
}

/* --- flags of the host compiler -------------------------------------------------------------- */

static void add_host_flag(struct nvcc *nvcc, struct nvcc_words *words, const struct nvcc_port *port,
                          const struct flag_use *use)
{
    switch (use->action) {
    case FLAG_COMPILE:
    case FLAG_BOTH: nvcc_add(nvcc, words, use->value); break;
    case FLAG_DEFINE: nvcc_add(nvcc, words, arena_printf(nvcc->arena, "-D%s", use->value)); break;
    case FLAG_UNDEFINE: nvcc_add(nvcc, words, arena_printf(nvcc->arena, "-U%s", use->value)); break;
    case FLAG_INCLUDE: add_header_folder(nvcc, words, port, "-I", use->value); break;
    case FLAG_SYSTEM: add_header_folder(nvcc, words, port, "-isystem", use->value); break;
    case FLAG_QUOTE: add_header_folder(nvcc, words, port, "-iquote", use->value); break;
    case FLAG_AFTER: add_header_folder(nvcc, words, port, "-idirafter", use->value); break;
    case FLAG_FORCED:
        add_flag_pair(nvcc, words, "-include", forced_file(nvcc, port, use->value));
        break;
    default: break;
    }
}

static void add_host_flags(struct nvcc *nvcc, struct nvcc_words *words,
                           const struct nvcc_port *port)
{
    for (size_t i = 0; i < nvcc->flags.use_count; i++)
        add_host_flag(nvcc, words, port, &nvcc->flags.uses[i]);
    if (nvcc->flags.stream_per_thread)
        nvcc_add(nvcc, words, "-DCUDA_API_PER_THREAD_DEFAULT_STREAM=1");
    nvcc_add(nvcc, words,
             arena_printf(nvcc->arena, "-D__CUDA_ARCH_LIST__=%s", nvcc->flags.architecture_list));
    add_all(nvcc, words, (const char *const[]){CUDA_VERSION_MACROS, NULL});
}

static void add_our_headers(struct nvcc *nvcc, struct nvcc_words *words)
{
    if (nvcc->paths.toolkit)
        nvcc_add(nvcc, words, arena_printf(nvcc->arena, "-I%s/include", nvcc->paths.toolkit));
    if (nvcc->paths.runtime_headers && !selfpath_is_system(nvcc->paths.runtime_headers))
        add_flag_pair(nvcc, words, "-isystem", nvcc->paths.runtime_headers);
}

static void add_host_standard(struct nvcc *nvcc, struct nvcc_words *words, enum nvcc_input language)
{
    static const char *const old[] = {"c++98", "c++03", "gnu++98", "gnu++03"};
    const char *standard = nvcc->flags.standard;

    if (language == NVCC_CUDA && !standard)
        standard = "gnu++17"; /* nvcc's own */
    for (size_t i = 0; language == NVCC_CUDA && i < sizeof old / sizeof *old; i++)
        if (strcmp(standard, old[i]) == 0)
            standard = "gnu++11"; /* that the runtime's headers need */
    if (language == NVCC_CUDA)
        standard = flags_cuda_standard(standard);
    if (standard && (language != NVCC_C || !strstr(standard, "++")))
        nvcc_add(nvcc, words, arena_printf(nvcc->arena, "-std=%s", standard));
}

/* --- what a port needs ----------------------------------------------------------------------- */

static const char *ported_host_file(struct nvcc *nvcc, const struct nvcc_port *port)
{
    for (size_t i = 0; i < port->result.file_count; i++) {
        const char *from = port->result.files[i].source_path;
        if (from && strcmp(nvcc_real_path(nvcc, from), port->path) == 0)
            return arena_printf(nvcc->arena, "%s/%s", port->folder, port->result.files[i].path);
    }
    const char *name = file_without_ending(nvcc->arena, file_name(port->source));
    return arena_printf(nvcc->arena, "%s/%s.cpp", port->folder, name); /* of a dry run */
}

/* No path of the temporary folder, and no random name, may come into the object. */
static void add_reproducible(struct nvcc *nvcc, struct nvcc_words *words,
                             const struct nvcc_port *port, const char *host)
{
    const char *const flags[] = {
        arena_printf(nvcc->arena, "-ffile-prefix-map=%s/=", port->folder),
        arena_printf(nvcc->arena, "-ffile-prefix-map=%s=%s", host, port->source),
        arena_printf(nvcc->arena, "-frandom-seed=%s", port->source), NULL};

    add_all(nvcc, words, flags);
}

static void add_ported(struct nvcc *nvcc, struct nvcc_words *words, const struct nvcc_port *port,
                       const char *host)
{
    add_reproducible(nvcc, words, port, host);
    if (nvcc_port_facts(port).has_lambdas || nvcc->flags.extended_lambda)
        nvcc_add(nvcc, words, "-DCU2CL_EXTENDED_LAMBDA");
    nvcc_add(nvcc, words, "-DCU2CL_CUDA_SOURCE=1");
    nvcc_add(nvcc, words, arena_printf(nvcc->arena, "-DCU2CL_KERNEL_DIR=\"%s\"", port->folder));
    if (nvcc->phase == NVCC_DEVICE_CODE)
        add_all(nvcc, words, (const char *const[]){"-fPIC", "-fno-gnu-unique", NULL});
    nvcc_add(nvcc, words, "-Wno-error"); /* a port has other warnings than the source */
    /* the host file's own folder goes before the source's for headers of other folders, too: a
     * header is to be found once, and as it was ported */
    nvcc_add(nvcc, words,
             arena_printf(nvcc->arena, "-iquote%.*s", (int)(file_name(host) - host), host));
    if (port->path)
        nvcc_add(nvcc, words,
                 arena_printf(nvcc->arena, "-iquote%.*s", (int)(file_name(port->path) - port->path),
                              port->path));
    add_flag_pair(nvcc, words, "-include", "cu2cl/uses_mpi.h");
    if (port->record)
        add_flag_pair(nvcc, words, "-include", port->record);
}

/* --- dependencies ---------------------------------------------------------------------------- */

static bool write_reads(struct nvcc *nvcc, const struct nvcc_port *port, const char *object)
{
    const char *path = nvcc->depend.output;

    if (!path)
        path = arena_printf(nvcc->arena, "%s.d", file_without_ending(nvcc->arena, object));
    return nvcc_write_dependencies(nvcc, path, nvcc->depend.target ? nvcc->depend.target : object,
                                   nvcc_port_facts(port).reads, nvcc_port_facts(port).read_count);
}

/* The host compiler writes those of C and C++. */
static void add_dependencies(struct nvcc *nvcc, struct nvcc_words *words, const char *object)
{
    const struct nvcc_depend *depend = &nvcc->depend;
    const char *path = depend->output;

    if (!path)
        path = arena_printf(nvcc->arena, "%s.d", file_without_ending(nvcc->arena, object));
    nvcc_add(nvcc, words, depend->without_system ? "-MMD" : "-MD");
    add_flag_pair(nvcc, words, "-MF", path);
    add_flag_pair(nvcc, words, "-MT", depend->target ? depend->target : object);
    if (depend->phony)
        nvcc_add(nvcc, words, "-MP");
}

/* --- compiling ------------------------------------------------------------------------------- */

static bool run_host_compiler(struct nvcc *nvcc, struct nvcc_words *words, const char *file,
                              const char *object)
{
    const char *temporary = nvcc_temporary_for(nvcc, object);

    nvcc_add(nvcc, words, file);
    add_flag_pair(nvcc, words, "-o", temporary);
    return nvcc_run_to(nvcc, words, temporary, object);
}

/* -cuda: the text of the kernels comes with the preprocessed host program. */
static const char *embedded_text(struct nvcc *nvcc, const struct nvcc_port *port)
{
    for (size_t i = 0; i < port->result.file_count; i++) {
        const char *path =
            arena_printf(nvcc->arena, "%s/%s", port->folder, port->result.files[i].path);
        if (str_ends(path, ".cl"))
            return nvcc_write_assembly(nvcc, path);
    }
    return NULL;
}

bool nvcc_compile_ported(struct nvcc *nvcc, const struct nvcc_port *port, const char *object)
{
    struct nvcc_words words = {NULL, 0};
    const char *host = ported_host_file(nvcc, port);
    bool preprocesses = nvcc->phase == NVCC_HOST_CODE;
    const char *text = preprocesses ? embedded_text(nvcc, port) : NULL;

    add_all(nvcc, &words,
            (const char *const[]){nvcc_host_compiler(nvcc, NVCC_CUDA), preprocesses ? "-E" : "-c",
                                  "-x", "c++", NULL});
    if (text)
        add_flag_pair(nvcc, &words, "-include", text);
    add_host_standard(nvcc, &words, NVCC_CUDA);
    for (size_t i = 0; i < nvcc->flags.use_count; i++)
        if (nvcc->flags.uses[i].action == FLAG_FORCED) { /* nvcc has read CUDA's headers before */
            add_flag_pair(nvcc, &words, "-include", "cu2cl/cu2cl.h");
            break;
        }
    add_host_flags(nvcc, &words, port);
    add_ported(nvcc, &words, port, host);
    add_our_headers(nvcc, &words);
    return run_host_compiler(nvcc, &words, host, object);
}

static void show_port(struct nvcc *nvcc, const struct nvcc_port *port)
{
    struct nvcc_words words = {NULL, 0};
    unsigned architecture = flags_architecture(&nvcc->flags) / 10;

    add_all(nvcc, &words,
            (const char *const[]){"cu2cl", port->source, "-o", port->folder, "--", "-arch", NULL});
    nvcc_add(nvcc, &words, arena_printf(nvcc->arena, "compute_%u", architecture));
    nvcc_show_command(&words);
}

/* The object of an incomplete source has its record alone; the device link makes the rest. */
static bool compile_port(struct nvcc *nvcc, struct nvcc_port *port, bool complete,
                         const char *object)
{
    const char *record = NULL;

    if (!nvcc->is_lone) {
        record = nvcc->flags.relocatable ? nvcc_write_record(nvcc, port, complete)
                                         : nvcc_write_symbols(nvcc, port);
        if (!record)
            return false;
    }
    if (!complete)
        return nvcc_assemble(nvcc, record, object);
    if (record)
        port->record = nvcc_write_include(nvcc, record);
    return (!record || port->record) && nvcc_compile_ported(nvcc, port, object);
}

static bool compile_cuda(struct nvcc *nvcc, const char *source, const char *object)
{
    const char *temporary = nvcc_temporary_folder(nvcc);
    struct nvcc_port port = {.source = source};

    if (!temporary)
        return false;
    port.folder = arena_printf(nvcc->arena, "%s/%zu", temporary, nvcc->compiled++);
    if (nvcc->dryrun || nvcc->verbose)
        show_port(nvcc, &port);
    if (nvcc->dryrun)
        return nvcc_compile_ported(nvcc, &port, object);
    enum nvcc_outcome outcome = nvcc_port_source(nvcc, &port, NULL);
    return outcome != NVCC_FAILED && compile_port(nvcc, &port, outcome == NVCC_PORTED, object) &&
           (!nvcc->depend.wanted || write_reads(nvcc, &port, object));
}

static void begin_host_command(struct nvcc *nvcc, struct nvcc_words *words,
                               enum nvcc_input language, const char *phase)
{
    add_all(nvcc, words,
            (const char *const[]){nvcc_host_compiler(nvcc, language), phase, "-x",
                                  language == NVCC_C ? "c" : "c++", NULL});
    add_host_standard(nvcc, words, language);
    nvcc_add(nvcc, words, "-D__NVCC__");
    add_host_flags(nvcc, words, NULL);
}

bool nvcc_compile(struct nvcc *nvcc, const char *source, const char *object)
{
    enum nvcc_input language = nvcc_input_of(nvcc, source);
    struct nvcc_words words = {NULL, 0};

    if (nvcc->database && !nvcc->dryrun && !nvcc_note_command(nvcc, source, object))
        return false;
    if (language == NVCC_CUDA)
        return compile_cuda(nvcc, source, object);
    begin_host_command(nvcc, &words, language, "-c");
    add_our_headers(nvcc, &words);
    if (nvcc->depend.wanted)
        add_dependencies(nvcc, &words, object);
    return run_host_compiler(nvcc, &words, source, object);
}

/* --- preprocessing --------------------------------------------------------------------------- */

static void add_cuda_headers(struct nvcc *nvcc, struct nvcc_words *words, bool for_device)
{
    const struct flag_list *lists[] = {&nvcc->flags.parse_cuda, &nvcc->flags.parse_device};

    for (size_t i = 0; i < (for_device ? 2 : 1); i++)
        for (size_t j = 0; j < lists[i]->count; j++)
            nvcc_add(nvcc, words, lists[i]->items[j]);
    nvcc_add(nvcc, words, "-D__CUDACC__");
    if (for_device)
        nvcc_add(nvcc, words, arena_printf(nvcc->arena, "-I%s", nvcc->paths.cuda_headers));
    else
        add_our_headers(nvcc, words);
    if (nvcc->paths.library_headers)
        nvcc_add(nvcc, words, arena_printf(nvcc->arena, "-I%s", nvcc->paths.library_headers));
    add_flag_pair(nvcc, words, "-include", "cuda_runtime.h");
}

/* The text of a CUDA source for the device, or for the host; NULL, with a message, where the
 * compiler fails. */
static const char *preprocessed(struct nvcc *nvcc, const char *source, bool for_device,
                                size_t *length)
{
    const char *folder = nvcc_temporary_folder(nvcc);
    struct nvcc_words words = {NULL, 0};

    if (!folder)
        return NULL;
    const char *file = arena_printf(nvcc->arena, "%s/%zu.ii", folder, nvcc->compiled++);
    begin_host_command(nvcc, &words, NVCC_CUDA, "-E");
    add_cuda_headers(nvcc, &words, for_device);
    nvcc_add(nvcc, &words, source);
    add_flag_pair(nvcc, &words, "-o", file);
    if (!nvcc_run(nvcc, &words))
        return NULL;
    return nvcc->dryrun ? "" : file_read(nvcc->arena, file, length);
}

/* The name in `# 12 "file.h" 1` as it is written, with quotes; NULL: no such line. */
static const char *marked_file(struct arena *arena, const char *line)
{
    const char *quote = strncmp(line, "# ", 2) == 0 && isdigit((unsigned char)line[2])
                            ? line + 2 + strspn(line + 2, "0123456789 ")
                            : NULL;

    if (!quote || *quote != '"' || quote[1] == '<')
        return NULL;
    size_t end = 1 + strcspn(quote + 1, "\"\n");
    return arena_strndup(arena, quote, end + (quote[end] == '"'));
}

/* Caches of compilers ask for this text to know whether something changed, and for the files that
 * it names. So a comment has the hash of the host's text, and the files that only the host reads
 * are named, with nothing of them. */
static const char *traces_of_host(struct nvcc *nvcc, const char *device, const char *host,
                                  size_t length)
{
    struct map seen = {.arena = nvcc->arena};
    struct str text = {.arena = nvcc->arena};

    str_printf(&text, "/* the host's text: %016" PRIx64 " */\n",
               str_hash(STR_HASH_START, host, length));
    for (int of_host = 0; of_host < 2; of_host++)
        for (const char *line = of_host ? host : device; line && *line;) {
            const char *file = *line == '#' ? marked_file(nvcc->arena, line) : NULL;
            if (file && of_host && !map_get(&seen, file))
                str_printf(&text, "# 1 %s 1\n# 1 %s 2\n", file, file);
            if (file)
                map_put(&seen, file, &seen);
            line = strchr(line, '\n');
            line += line != NULL;
        }
    return str_text(&text);
}

/* As nvcc: the text for the device. */
static bool preprocess_cuda(struct nvcc *nvcc, const char *source)
{
    size_t device_length = 0, host_length = 0;
    const char *device = preprocessed(nvcc, source, true, &device_length);
    const char *host = device ? preprocessed(nvcc, source, false, &host_length) : NULL;

    if (!host || nvcc->dryrun)
        return host != NULL;
    const char *traces = traces_of_host(nvcc, device, host, host_length);
    const char *path = nvcc->output ? nvcc_temporary_for(nvcc, nvcc->output) : NULL;
    FILE *stream = path ? fopen(path, "wb") : stdout;
    bool good = stream && fwrite(device, 1, device_length, stream) == device_length &&
                fputs(traces, stream) >= 0 && fflush(stream) == 0;

    if (stream && path)
        good = fclose(stream) == 0 && good;
    if (good && path)
        good = path == nvcc->output || rename(path, nvcc->output) == 0;
    if (!good)
        diag_report(nvcc->diag, CU1004, NULL, path ? nvcc->output : "-", strerror(errno));
    if (!good && path && path != nvcc->output)
        remove(path);
    return good;
}

bool nvcc_preprocess(struct nvcc *nvcc, const char *source)
{
    enum nvcc_input language = nvcc_input_of(nvcc, source);
    struct nvcc_words words = {NULL, 0};

    if (language == NVCC_CUDA)
        return preprocess_cuda(nvcc, source);
    begin_host_command(nvcc, &words, language, "-E");
    add_our_headers(nvcc, &words);
    nvcc_add(nvcc, &words, source);
    if (!nvcc->output)
        return nvcc_run(nvcc, &words);
    const char *temporary = nvcc_temporary_for(nvcc, nvcc->output);
    add_flag_pair(nvcc, &words, "-o", temporary);
    return nvcc_run_to(nvcc, &words, temporary, nvcc->output);
}

bool nvcc_list_dependencies(struct nvcc *nvcc, const char *source)
{
    const char *object = nvcc_output_of(nvcc, source, ".o");
    const char *path = nvcc->depend.output ? nvcc->depend.output : nvcc->output;
    const char *target = nvcc->depend.target ? nvcc->depend.target : object;
    enum nvcc_input language = nvcc_input_of(nvcc, source);
    struct nvcc_words words = {NULL, 0};

    if (language == NVCC_CUDA) {
        struct nvcc_port port = {.source = source, .folder = "."};
        FILE *nowhere = nvcc->dryrun ? NULL : fopen("/dev/null", "w");
        if (nowhere) {
            nvcc_port_source(nvcc, &port, nowhere);
            fclose(nowhere);
        }
        struct driver_source facts = nvcc_port_facts(&port);
        return nvcc->dryrun ||
               (facts.read_count &&
                nvcc_write_dependencies(nvcc, path, target, facts.reads, facts.read_count));
    }
    begin_host_command(nvcc, &words, language, nvcc->depend.without_system ? "-MM" : "-M");
    add_our_headers(nvcc, &words);
    add_flag_pair(nvcc, &words, "-MT", target);
    if (path)
        add_flag_pair(nvcc, &words, "-MF", path);
    nvcc_add(nvcc, &words, source);
    return nvcc_run(nvcc, &words);
}
