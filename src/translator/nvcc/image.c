/* -ptx, -cubin, -fatbin, -cuda: what is made in place of device code. There is no machine code, so the file has what the runtime's driver API
 * loads in its place: the port of the source as a shared library, whose constructor makes its
 * kernels known. It is written in base 64 behind a line that says what it is, since programs read
 * PTX as text. */
#include "nvcc/port.h"

#include "cu2cl/image.h"
#include "util/file.h"
#include <errno.h>
#include <stdio.h>
#include <string.h>

#define LINE_BYTES 57 /* 76 characters */

static void encode_group(const unsigned char *bytes, size_t count, char *out)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    unsigned long group = (unsigned long)bytes[0] << 16;

    if (count > 1)
        group |= (unsigned long)bytes[1] << 8;
    if (count > 2)
        group |= bytes[2];
    for (size_t i = 0; i < 4; i++)
        out[i] = i <= count ? digits[group >> (18 - 6 * i) & 63] : '=';
}

static bool encode(const unsigned char *bytes, size_t count, FILE *stream)
{
    char line[LINE_BYTES / 3 * 4 + 1];
    bool good = fputs(CU2CL_IMAGE_MARKER, stream) >= 0;

    for (size_t i = 0; good && i < count; i += LINE_BYTES) {
        size_t length = 0;
        for (size_t j = i; j < count && j < i + LINE_BYTES; j += 3, length += 4)
            encode_group(bytes + j, count - j < 3 ? count - j : 3, line + length);
        line[length++] = '\n';
        good = fwrite(line, 1, length, stream) == length;
    }
    return good;
}

static bool write_image(struct nvcc *nvcc, const char *library, const char *path)
{
    size_t count;
    const char *bytes = file_read(nvcc->arena, library, &count);
    const char *temporary = nvcc_temporary_for(nvcc, path);
    FILE *stream = bytes ? fopen(temporary, "w") : NULL;
    bool good = stream && encode((const unsigned char *)bytes, count, stream);

    if (stream)
        good = fclose(stream) == 0 && good;
    good = good && (temporary == path || rename(temporary, path) == 0);
    if (!good)
        diag_report(nvcc->diag, CU1004, NULL, path, strerror(errno));
    if (!good && stream && temporary != path)
        remove(temporary);
    return good;
}

/* --- -cuda ----------------------------------------------------------------------------------- */

static void print_byte(struct str *out, unsigned char byte)
{
    if (byte >= ' ' && byte < 127 && !strchr("\"\\?%", byte))
        str_addc(out, (char)byte);
    else
        str_printf(out, "\\\\%03o", byte);
}

const char *nvcc_write_assembly(struct nvcc *nvcc, const char *path)
{
    struct str out = {.arena = nvcc->arena};
    size_t count = 0;
    const char *bytes = file_read(nvcc->arena, path, &count);
    const char *header = arena_printf(nvcc->arena, "%s.text.h", path);
    FILE *stream = bytes ? fopen(header, "w") : NULL;

    str_add(&out, "#define CU2CL_EMBED_TEXT \".ascii \\\"");
    for (size_t i = 0; i < count; i++) {
        print_byte(&out, (unsigned char)bytes[i]);
        if (bytes[i] == '\n')
            str_add(&out, "\\\"\\n\" \\\n    \".ascii \\\"");
    }
    str_add(&out, "\\\"\\n\"\n");
    bool good = stream && fputs(str_text(&out), stream) >= 0;
    if (stream)
        good = fclose(stream) == 0 && good;
    if (!good)
        diag_report(nvcc->diag, CU1004, NULL, header, strerror(errno));
    return good ? header : NULL;
}

bool nvcc_make_host_code(struct nvcc *nvcc, const char *source)
{
    return nvcc_compile(
        nvcc, source, nvcc->output ? nvcc->output : arena_printf(nvcc->arena, "%s.cpp.ii", source));
}

/* --- images ---------------------------------------------------------------------------------- */

/* `a.ptx` for `a.cu`, where -o names nothing else. */
static const char *image_path(struct nvcc *nvcc, const char *source)
{
    return nvcc->output
               ? nvcc->output
               : nvcc_output_of(nvcc, source, arena_printf(nvcc->arena, ".%s", nvcc->phase_flag));
}

bool nvcc_make_image(struct nvcc *nvcc, const char *source)
{
    const char *folder = nvcc_temporary_folder(nvcc), *path = image_path(nvcc, source);

    if (!folder)
        return false;
    struct nvcc_depend asked = nvcc->depend;
    const char *object = arena_printf(nvcc->arena, "%s/%zu.o", folder, nvcc->compiled);
    const char *library = arena_printf(nvcc->arena, "%s/%zu.so", folder, nvcc->compiled);
    if (!asked.output)
        nvcc->depend.output =
            arena_printf(nvcc->arena, "%s.d", file_without_ending(nvcc->arena, path));
    if (!asked.target)
        nvcc->depend.target = path;
    bool good = nvcc_compile(nvcc, source, object) && nvcc_link_image(nvcc, object, library) &&
                (nvcc->dryrun || write_image(nvcc, library, path));
    nvcc->depend = asked;
    return good;
}
