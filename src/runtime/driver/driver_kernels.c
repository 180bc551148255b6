/* The driver API: images of OpenCL C with its tables, as <cu2cl/image.h> describes them: what stands in
 * the generated header of a port is made here from lines of text. See driver.h.
 *
 * The module stays registered, so nothing of it is freed but what could not be read. */
#include "cu2cl/image.h"
#include "driver/driver.h"

#include <errno.h>
#include <limits.h>

struct kernels_image {
    char *text; /* a copy; its lines are cut in pieces */
    char *at;   /* what is not read yet */
    struct cu2clModuleInfo info;
    struct cu2clKernelInfo *kernels;
    struct cu2clEntryInfo *entries; /* of the kernels */
    struct cu2clArgInfo *arguments; /* of all kernels */
    struct cu2clParameterInfo *parameters;
    size_t argument_count, parameter_count;
    struct cu2clSymbolInfo *symbols;
    const char **variables;
    unsigned char **bytes; /* of the symbols */
    const char *lanes, *lanes_end;
    bool is_complete;
};

bool drv_is_kernels(const char *text)
{
    return strncmp(text, CU2CL_KERNELS_MARKER, sizeof CU2CL_KERNELS_MARKER - 1) == 0;
}

/* --- words --- */

/* The next line without its end; NULL: there is none. */
static char *take_line(struct kernels_image *image)
{
    char *line = image->at, *end = strchr(line, '\n');
    if (!end)
        return NULL;
    *end = '\0';
    image->at = end + 1;
    return line;
}

/* Cuts the next word off the line; "" at its end. */
static char *take_word(char **line)
{
    char *word = *line;
    *line += strcspn(word, " ");
    if (**line)
        *(*line)++ = '\0';
    return word;
}

static bool take_number_word(char **line, size_t most, size_t *number)
{
    char *word = take_word(line), *end = word;
    errno = 0;
    unsigned long long value = *word >= '0' && *word <= '9' ? strtoull(word, &end, 10) : 0;
    *number = (size_t)value;
    return end > word && !*end && !errno && value <= most;
}

/* --- lines --- */

#define MOST_BYTES ((size_t)1 << 40)

static bool read_symbol(struct kernels_image *image, char *rest)
{
    unsigned i = image->info.symbol_count;
    struct cu2clSymbolInfo *symbol = &image->symbols[i];
    size_t kind;
    if (!take_number_word(&rest, CU2CL_SYMBOL_DEVICE, &kind) ||
        !take_number_word(&rest, MOST_BYTES, &symbol->size))
        return false;
    symbol->kind = (enum cu2clSymbolKind)kind;
    symbol->name = take_word(&rest);
    image->variables[i] = take_word(&rest);
    image->bytes[i] = calloc(symbol->size + 1, 1);
    symbol->host = image->bytes[i];
    image->info.symbol_count++;
    return symbol->host && *image->variables[i];
}

/* The first bytes of the last symbol: `1, 2, 3`. */
static bool read_first_bytes(struct kernels_image *image, char *rest)
{
    unsigned i = image->info.symbol_count - 1;
    if (!image->info.symbol_count)
        return false;
    for (size_t at = 0; *rest; at++) {
        char *end;
        unsigned long byte = strtoul(rest, &end, 10);
        if (end == rest || byte > 255 || at >= image->symbols[i].size)
            return false;
        image->bytes[i][at] = (unsigned char)byte;
        rest = end + strspn(end, ", ");
    }
    image->symbols[i].initialised = CU2CL_INITIALISED;
    return true;
}

static bool read_kernel(struct kernels_image *image, char *rest)
{
    unsigned i = image->info.kernel_count++;
    struct cu2clKernelInfo *kernel = &image->kernels[i];
    size_t needs;
    if (!take_number_word(&rest, UINT_MAX, &needs))
        return false;
    kernel->host = kernel; /* nobody launches it by a stub */
    kernel->needs = (unsigned)needs;
    kernel->name = take_word(&rest);
    kernel->args = &image->arguments[image->argument_count];
    image->entries[i].name = take_word(&rest);
    image->entries[i].parameters = &image->parameters[image->parameter_count];
    return *image->entries[i].name;
}

static bool read_argument(struct kernels_image *image, char *rest)
{
    struct cu2clArgInfo *arg = &image->arguments[image->argument_count];
    size_t kind, symbol, index, offset;
    if (!image->info.kernel_count || !take_number_word(&rest, CU2CL_ARG_OUTPUT, &kind) ||
        !take_number_word(&rest, MOST_BYTES, &arg->size) ||
        !take_number_word(&rest, UINT_MAX, &symbol))
        return false;
    arg->kind = (enum cu2clArgKind)kind;
    arg->symbol = (unsigned)symbol;
    if ((arg->kind == CU2CL_ARG_SYMBOL && symbol >= image->info.symbol_count) ||
        arg->kind == CU2CL_ARG_TEXTURE)
        return false;
    image->argument_count++;
    image->kernels[image->info.kernel_count - 1].arg_count++;
    if (arg->kind > CU2CL_ARG_POINTER)
        return true;
    if (!take_number_word(&rest, UINT_MAX, &index) || !take_number_word(&rest, MOST_BYTES, &offset))
        return false;
    image->parameters[image->parameter_count++] =
        (struct cu2clParameterInfo){(unsigned)index, offset};
    return true;
}

/* So many bytes behind the line, and a newline, which becomes a null byte. */
static bool read_text(struct kernels_image *image, char *rest, const char **text, const char **end)
{
    size_t length;
    if (!take_number_word(&rest, strlen(image->at), &length) || image->at[length] != '\n')
        return false;
    *text = image->at;
    *end = image->at + length;
    image->at[length] = '\0';
    image->at += length + 1;
    return true;
}

static bool read_image_line(struct kernels_image *image, char *rest)
{
    const char *word = take_word(&rest);
    bool has_kernel = image->info.kernel_count > 0;

    if (strcmp(word, "module") == 0)
        image->info.name = rest;
    else if (strcmp(word, "options") == 0)
        image->info.options = rest;
    else if (strcmp(word, "symbol") == 0)
        return !has_kernel && read_symbol(image, rest);
    else if (strcmp(word, "bytes") == 0)
        return !has_kernel && read_first_bytes(image, rest);
    else if (strcmp(word, "kernel") == 0)
        return read_kernel(image, rest);
    else if (strcmp(word, "reason") == 0 && has_kernel)
        image->kernels[image->info.kernel_count - 1].refused = rest;
    else if (strcmp(word, "argument") == 0)
        return read_argument(image, rest);
    else if (strcmp(word, "text") == 0)
        return read_text(image, rest, &image->info.source, &image->info.source_end);
    else if (strcmp(word, "lanes") == 0)
        return read_text(image, rest, &image->lanes, &image->lanes_end);
    else if (strcmp(word, "end") == 0)
        image->is_complete = true;
    else /* what is for others */
        return strcmp(word, "reads") == 0 || strcmp(word, "lowered") == 0;
    return true;
}

/* --- the image --- */

static void free_kernels_image(struct kernels_image *image)
{
    for (unsigned i = 0; image->bytes && i < image->info.symbol_count; i++)
        free(image->bytes[i]);
    free(image->text);
    free(image->kernels);
    free(image->entries);
    free(image->arguments);
    free(image->parameters);
    free(image->symbols);
    free(image->variables);
    free(image->bytes);
    free(image);
}

/* With room for as many rows as there are lines. */
static struct kernels_image *new_kernels_image(const char *text)
{
    struct kernels_image *image = calloc(1, sizeof *image);
    size_t lines = 1;
    if (!image)
        return NULL;
    for (const char *at = text; (at = strchr(at, '\n')); at++)
        lines++;
    image->text = strdup(text);
    image->kernels = calloc(lines, sizeof *image->kernels);
    image->entries = calloc(lines, sizeof *image->entries);
    image->arguments = calloc(lines, sizeof *image->arguments);
    image->parameters = calloc(lines, sizeof *image->parameters);
    image->symbols = calloc(lines, sizeof *image->symbols);
    image->variables = calloc(lines, sizeof *image->variables);
    image->bytes = calloc(lines, sizeof *image->bytes);
    if (image->text && image->kernels && image->entries && image->arguments && image->parameters &&
        image->symbols && image->variables && image->bytes)
        return image;
    free_kernels_image(image);
    return NULL;
}

static bool read_kernels_image(struct kernels_image *image)
{
    char *line;
    image->at = image->text + sizeof CU2CL_KERNELS_MARKER - 1;
    while (!image->is_complete && (line = take_line(image)))
        if (!read_image_line(image, line))
            return false;
    return image->is_complete && image->info.name && image->info.options &&
           (image->info.source || !image->info.kernel_count);
}

const struct cu2clModuleInfo *drv_register_kernels(const char *text)
{
    struct kernels_image *image = new_kernels_image(text);
    if (!image || !read_kernels_image(image)) {
        rt_message("can't load an image: %s",
                   image ? "it is damaged" : "there is no memory for it");
        if (image)
            free_kernels_image(image);
        return NULL;
    }
    struct cu2clModuleInfo *info = &image->info;
    info->kernels = image->kernels;
    info->symbols = image->symbols;
    if (!info->source)
        info->source = info->source_end = "";
    cu2clRegisterModule(info);
    if (image->lanes)
        cu2clRegisterLanes(info, image->lanes, image->lanes_end);
    cu2clRegisterModuleEntries(info, "", image->entries, image->variables);
    return info;
}
