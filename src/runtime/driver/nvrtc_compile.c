/* What stands for NVRTC: a text of the program's own is ported by the translator, to an image of OpenCL C
 * with its tables (driver_kernels.c). The text, its headers and the options go to a folder that lives as
 * long as that takes. An image that depends on nothing else is kept with the binaries of programs
 * (program/cache.c).
 *
 * Behind the text stands a function for each name expression, which the translator knows by its name. */
#include "cu2cl/image.h"
#include "driver/nvrtc.h"

#include <limits.h>
#include <unistd.h>

#define DEFAULT_DEVICE_NAME "cu2cl_default_device.h"
#define HEADERS_NAME        "include"

struct compilation {
    cu2clRtcProgram program;
    struct nvrtc_flags flags;
    char *translator;
    char identity[PATH_MAX + 64];
    char *source; /* with the functions for the expressions */
    char folder[PATH_MAX];
    char name[128]; /* of the source in the folder */
    char *key_options, *key_source;
};

static cu2clRtcResult set_log(cu2clRtcProgram program, cu2clRtcResult result, const char *first,
                              const char *second)
{
    size_t size = strlen(first) + strlen(second) + 3;
    free(program->log);
    program->log = malloc(size);
    if (program->log)
        snprintf(program->log, size, "%s%s\n", first, second);
    return result;
}

/* --- the text --- */

/* A growing text; `text` is NULL once there was no memory. */
struct growing {
    char *text;
    size_t length;
};

static void grow(struct growing *out, const char *text)
{
    size_t length = strlen(text);
    char *grown = out->text ? realloc(out->text, out->length + length + 1) : NULL;
    if (!grown)
        free(out->text);
    else
        memcpy(grown + out->length, text, length + 1);
    out->text = grown;
    out->length += length;
}

static char *source_of(const struct compilation *c)
{
    struct growing out = {strdup(c->program->text), strlen(c->program->text)};
    char number[32];
    grow(&out, "\n\n");
    if (c->flags.default_device)
        grow(&out, "#pragma clang force_cuda_host_device end\n");
    for (size_t i = 0; i < c->program->expression_count; i++) {
        snprintf(number, sizeof number, "%zu", i);
        grow(&out, "static void cu2cl_lowered_");
        grow(&out, number);
        grow(&out, "() { (void)(");
        grow(&out, c->program->expressions[i].text);
        grow(&out, "); }\n");
    }
    return out.text;
}

/* All that the image is made from, with sizes, so that no two are taken for one. */
static bool make_key(struct compilation *c)
{
    struct growing options = {strdup(c->flags.default_device ? "device" : ""), 0};
    struct growing source = {strdup(c->source), strlen(c->source)};
    char size[64];
    options.length = options.text ? strlen(options.text) : 0;
    for (size_t i = 0; i < c->flags.count; i++) {
        grow(&options, "\n");
        grow(&options, c->flags.words[i]);
    }
    grow(&options, "\n\n");
    grow(&options, c->name);
    for (size_t i = 0; i < c->program->header_count; i++) {
        const char *name = c->program->include_names[i], *text = c->program->headers[i];
        snprintf(size, sizeof size, "\n%zu %zu\n", strlen(name), strlen(text));
        grow(&source, size);
        grow(&source, name);
        grow(&source, text);
    }
    c->key_options = options.text;
    c->key_source = source.text;
    return options.text && source.text;
}

/* The file's name as messages show it; the translator wants the ending. */
static void name_source(struct compilation *c)
{
    const char *given = c->program->name, *slash = strrchr(given, '/');
    const char *own = slash ? slash + 1 : given;
    size_t length = 0;
    for (; length < sizeof c->name - sizeof ".cu" && own[length]; length++) {
        char letter = own[length];
        bool plain = rt_in_name(letter) || (length && (letter == '.' || letter == '-'));
        c->name[length] = plain ? letter : '_';
    }
    c->name[length] = '\0';
    if (!length)
        strcpy(c->name, "default_program");
    if (length < 4 || strcmp(c->name + strlen(c->name) - 3, ".cu") != 0)
        strcat(c->name, ".cu");
}

/* --- the folder --- */

static bool is_safe_name(const char *name)
{
    if (!*name || *name == '/')
        return false;
    for (const char *part = name; part; part = strchr(part, '/') ? strchr(part, '/') + 1 : NULL)
        if (strcspn(part, "/") == 2 && strncmp(part, "..", 2) == 0)
            return false;
    return true;
}

static cu2clRtcResult write_sources(struct compilation *c)
{
    cu2clRtcProgram program = c->program;
    char name[PATH_MAX];
    bool good = nvrtc_write_file(c->folder, c->name, c->source);
    if (c->flags.default_device)
        good = good && nvrtc_write_file(c->folder, DEFAULT_DEVICE_NAME,
                                        "#pragma clang force_cuda_host_device begin\n");
    for (size_t i = 0; i < program->header_count && good; i++) {
        const char *own = program->include_names[i];
        if (!is_safe_name(own))
            return set_log(program, CU2CL_RTC_ERROR_COMPILATION,
                           "a header's name leads out of the folder of headers: ", own);
        good = snprintf(name, sizeof name, HEADERS_NAME "/%s", own) < (int)sizeof name &&
               nvrtc_write_file(c->folder, name, program->headers[i]);
    }
    return good ? CU2CL_RTC_SUCCESS
                : set_log(program, CU2CL_RTC_ERROR_COMPILATION, "can't write below ", c->folder);
}

/* `format` with the folder in it. */
static bool add_path_word(struct nvrtc_flags *words, const char *before, const char *folder,
                          const char *after)
{
    char word[PATH_MAX + 64];
    return snprintf(word, sizeof word, "%s%s%s", before, folder, after) < (int)sizeof word &&
           nvrtc_flags_add(words, word);
}

/* The headers that the program gave come first, the folder of the source last. */
static bool add_words(const struct compilation *c, struct nvrtc_flags *words)
{
    const char *name = c->program->name, *slash = strrchr(name, '/');
    bool good = nvrtc_flags_add(words, c->translator) && nvrtc_flags_add(words, "--image") &&
                add_path_word(words, c->folder, "/", c->name) && nvrtc_flags_add(words, "-o") &&
                add_path_word(words, c->folder, "/image", "") && nvrtc_flags_add(words, "--") &&
                nvrtc_flags_add(words, "-D__CUDACC_RTC__=1");
    if (c->program->header_count)
        good = good && add_path_word(words, "-I", c->folder, "/" HEADERS_NAME);
    if (c->flags.default_device)
        good = good && nvrtc_flags_add(words, "-include") &&
               add_path_word(words, c->folder, "/" DEFAULT_DEVICE_NAME, "");
    for (size_t i = 0; i < c->flags.count; i++)
        good = good && nvrtc_flags_add(words, c->flags.words[i]);
    if (slash && !c->flags.no_source_include) {
        char *folder = strndup(name, (size_t)(slash - name) + 1);
        good = good && folder && add_path_word(words, "-I", folder, "");
        free(folder);
    }
    return good;
}

/* --- what comes of it --- */

/* The log, without the folder's name. */
static void take_log(struct compilation *c)
{
    char path[PATH_MAX + 8];
    size_t length = strlen(c->folder);
    snprintf(path, sizeof path, "%s/log", c->folder);
    char *log = nvrtc_read_file(path), *to = log;
    for (const char *at = log; at && *at;)
        if (strncmp(at, c->folder, length) == 0 && at[length] == '/')
            at += length + 1;
        else
            *to++ = *at++;
    if (log)
        *to = '\0';
    free(c->program->log);
    c->program->log = log;
}

static cu2clRtcResult result_of_status(int status)
{
    return status == 0   ? CU2CL_RTC_SUCCESS
           : status == 2 ? CU2CL_RTC_ERROR_INVALID_OPTION
                         : CU2CL_RTC_ERROR_COMPILATION;
}

static cu2clRtcResult run_translator(struct compilation *c)
{
    struct nvrtc_flags words = {0};
    char log[PATH_MAX + 8], image[PATH_MAX + 8];
    cu2clRtcResult result = CU2CL_RTC_ERROR_OUT_OF_MEMORY;
    snprintf(log, sizeof log, "%s/log", c->folder);
    snprintf(image, sizeof image, "%s/image", c->folder);
    if (add_words(c, &words)) {
        int status = nvrtc_run(words.words, log);
        if (status < 0 && access(image, R_OK) == 0)
            status = 0;
        take_log(c);
        result = result_of_status(status);
        if (status < 0)
            set_log(c->program, result, "can't run ", c->translator);
    }
    nvrtc_flags_free(&words);
    if (result == CU2CL_RTC_SUCCESS && !(c->program->image = nvrtc_read_file(image)))
        result = CU2CL_RTC_ERROR_INTERNAL_ERROR;
    return result;
}

static cu2clRtcResult port_in_folder(struct compilation *c)
{
    const char *base = getenv("TMPDIR");
    snprintf(c->folder, sizeof c->folder, "%s/cu2cl-nvrtc-XXXXXX", base && *base ? base : "/tmp");
    if (!mkdtemp(c->folder))
        return set_log(c->program, CU2CL_RTC_ERROR_COMPILATION, "can't make the folder ",
                       c->folder);
    cu2clRtcResult result = write_sources(c);
    if (result == CU2CL_RTC_SUCCESS)
        result = run_translator(c);
    nvrtc_remove_folder(c->folder);
    return result;
}

/* The image from the cache, or a new one. Messages are not kept, so what had some is made anew. */
static cu2clRtcResult find_or_port(struct compilation *c)
{
    struct rt_cache_key key = {"nvrtc", c->identity, c->key_options, c->key_source};
    size_t size = 0;
    unsigned char *kept = rt_cache_load(&key, &size);
    if (kept && size > 0 && !kept[size - 1] && drv_is_kernels((const char *)kept)) {
        c->program->image = (char *)kept;
        return CU2CL_RTC_SUCCESS;
    }
    free(kept);
    cu2clRtcResult result = port_in_folder(c);
    if (result == CU2CL_RTC_SUCCESS && !(c->program->log && *c->program->log) &&
        !strstr(c->program->image, "\nreads "))
        rt_cache_store(&key, (const unsigned char *)c->program->image,
                       strlen(c->program->image) + 1);
    return result;
}

/* The lines of the image with the names, in the order of the expressions. */
static cu2clRtcResult take_lowered(cu2clRtcProgram program)
{
    static const char word[] = "\nlowered ";
    const char *at = program->image;
    for (size_t i = 0; i < program->expression_count; i++) {
        at = strstr(at, word);
        if (!at)
            return CU2CL_RTC_ERROR_INTERNAL_ERROR;
        at += sizeof word - 1;
        size_t length = strcspn(at, "\n");
        if (!length)
            return set_log(
                program, CU2CL_RTC_ERROR_COMPILATION,
                "no kernel and no variable of the device: ", program->expressions[i].text);
        program->expressions[i].lowered = strndup(at, length);
        if (!program->expressions[i].lowered)
            return CU2CL_RTC_ERROR_OUT_OF_MEMORY;
    }
    return CU2CL_RTC_SUCCESS;
}

static cu2clRtcResult prepare_compilation(struct compilation *c, int count,
                                          const char *const *options)
{
    cu2clRtcResult result = nvrtc_flags_read(&c->flags, count, options);
    if (result != CU2CL_RTC_SUCCESS)
        return result;
    if (c->flags.refused) {
        char text[512];
        snprintf(text, sizeof text, "%s: %s", c->flags.refused, c->flags.reason);
        return set_log(c->program, CU2CL_RTC_ERROR_INVALID_OPTION, "can't follow ", text);
    }
    c->translator = nvrtc_translator(c->identity, sizeof c->identity);
    if (!c->translator)
        return set_log(
            c->program, CU2CL_RTC_ERROR_COMPILATION,
            "kernels are compiled at run time by the translator, cu2cl, which was not found; ",
            "CU2CL_TRANSLATOR may name it");
    name_source(c);
    c->source = source_of(c);
    return c->source && make_key(c) ? CU2CL_RTC_SUCCESS : CU2CL_RTC_ERROR_OUT_OF_MEMORY;
}

cu2clRtcResult nvrtc_compile(cu2clRtcProgram program, int count, const char *const *options)
{
    struct compilation c = {.program = program};
    cu2clRtcResult result = prepare_compilation(&c, count, options);
    if (result == CU2CL_RTC_SUCCESS)
        result = find_or_port(&c);
    if (result == CU2CL_RTC_SUCCESS)
        result = take_lowered(program);
    if (result != CU2CL_RTC_SUCCESS) {
        free(program->image);
        program->image = NULL;
        rt_message("kernels are not compiled at run time: %s", program->log ? program->log : "");
    }
    nvrtc_flags_free(&c.flags);
    free(c.translator);
    free(c.source);
    free(c.key_options);
    free(c.key_source);
    return result;
}
