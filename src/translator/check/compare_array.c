/* Raw arrays, and images. */
#include "check/compare.h"

#include "util/str.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define ELEMENT(name, spelling, type)                                                              \
    static double read_##type(const char *data, size_t index)                                      \
    {                                                                                              \
        type value;                                                                                \
        memcpy(&value, data + index * sizeof value, sizeof value);                                 \
        return (double)value;                                                                      \
    }
#include "check/elements.def"

static const struct element {
    size_t size;
    double (*read)(const char *data, size_t index);
} elements[ELEMENT_COUNT] = {
#define ELEMENT(name, spelling, type) [ELEMENT_##name] = {sizeof(type), read_##type},
#include "check/elements.def"
};

/* `[2][7]` of the 39th element of `4x32`; the slowest dimension comes first. */
static const char *index_text(struct arena *arena, const char *shape, size_t index)
{
    const char *text = "";
    const char *end = shape ? shape + strlen(shape) : NULL;

    while (end && end > shape) {
        const char *start = end;
        while (start > shape && isdigit((unsigned char)start[-1]))
            start--;
        size_t size = strtoul(start, NULL, 10);
        if (start == shape || !size)
            break;
        text = arena_printf(arena, "[%zu]%s", index % size, text);
        index /= size;
        end = start - 1;
    }
    return arena_printf(arena, "[%zu]%s", index, text);
}

static const char *compare_arrays(struct arena *arena, const struct output_file *file,
                                  struct output_text got, struct output_text want)
{
    const struct element *element = &elements[file->type];
    size_t size = element->size, count = want.length / size, off = 0, first = 0;
    bool whole = file->type != ELEMENT_FLOAT32 && file->type != ELEMENT_FLOAT64;
    unsigned bits = file->type == ELEMENT_FLOAT64 ? 64 : 32;

    if (got.length != want.length)
        return arena_printf(arena, "%zu bytes, expected %zu", got.length, want.length);
    for (size_t i = 0; i < count; i++) /* bytes first: double does not hold all of int64 */
        if (memcmp(got.data + i * size, want.data + i * size, size) != 0 &&
            !((!whole || file->tolerance.integers) &&
              compare_numbers(element->read(got.data, i), element->read(want.data, i), whole, bits,
                              &file->tolerance)) &&
            off++ == 0)
            first = i;
    if ((double)off <= file->tolerance.outliers * (double)count)
        return memcmp(got.data + count * size, want.data + count * size,
                      want.length - count * size) == 0
                   ? NULL
                   : "the bytes behind the last element differ";
    double a = element->read(got.data, first), b = element->read(want.data, first);
    const char *ulps =
        whole ? ""
              : arena_printf(arena, " (%llu ulps)", (unsigned long long)compare_ulps(a, b, bits));
    return arena_printf(arena, "%zu of %zu elements differ; %s is %.9g, expected %.9g%s", off,
                        count, index_text(arena, file->shape, first), a, b, ulps);
}

/* --- images of the netpbm formats ------------------------------------------------------------ */

struct image {
    char kind;
    size_t width, height, channels, most;
    const char *pixels;
    size_t length;
};

/* The next number of a header; comments go from `#` to the end of their line. */
static size_t header_number(struct output_text text, size_t *at)
{
    size_t number = 0;

    while (*at < text.length && !isdigit((unsigned char)text.data[*at])) {
        if (text.data[*at] == '#')
            while (*at < text.length && text.data[*at] != '\n')
                (*at)++;
        else
            (*at)++;
    }
    while (*at < text.length && isdigit((unsigned char)text.data[*at]) && number < 1u << 28)
        number = number * 10 + (size_t)(text.data[(*at)++] - '0');
    return number;
}

static bool read_image(struct image *image, struct output_text text)
{
    size_t at = 2;

    if (text.length < 2 || text.data[0] != 'P' || !strchr("2356", text.data[1]) || !text.data[1])
        return false;
    image->kind = text.data[1];
    image->channels = image->kind == '3' || image->kind == '6' ? 3 : 1;
    image->width = header_number(text, &at);
    image->height = header_number(text, &at);
    image->most = header_number(text, &at);
    if (at >= text.length || !image->most)
        return false;
    image->pixels = text.data + at + 1;
    image->length = text.length - at - 1;
    size_t needed = image->width * image->height * image->channels * (image->most > 255 ? 2 : 1);
    return image->kind < '5' || image->length >= needed;
}

/* A value of a channel; `at` goes on. */
static double take_value(const struct image *image, size_t *at)
{
    const struct output_text text = {image->pixels, image->length};

    if (image->kind < '5')
        return (double)header_number(text, at);
    double value = (unsigned char)image->pixels[(*at)++];
    if (image->most > 255)
        value = value * 256 + (unsigned char)image->pixels[(*at)++];
    return value;
}

static const char *compare_images(struct arena *arena, const struct output_file *file,
                                  struct output_text got, struct output_text want)
{
    struct image a, b;
    size_t at_a = 0, at_b = 0, off = 0;
    const char *first = NULL;
    struct tolerance tolerance = file->tolerance;

    tolerance.integers = true;
    if (!read_image(&b, want))
        return "the expected file is no image of the formats PGM and PPM";
    if (!read_image(&a, got))
        return "it is no image of the formats PGM and PPM";
    if (a.width != b.width || a.height != b.height || a.channels != b.channels || a.most != b.most)
        return arena_printf(arena, "%zux%zu with %zu channels, expected %zux%zu with %zu", a.width,
                            a.height, a.channels, b.width, b.height, b.channels);
    size_t count = b.width * b.height * b.channels;
    for (size_t i = 0; i < count; i++) {
        double x = take_value(&a, &at_a), y = take_value(&b, &at_b);
        if (compare_numbers(x, y, true, 32, &tolerance))
            continue;
        size_t pixel = i / b.channels;
        if (off++ == 0)
            first = arena_printf(arena, "channel %zu of the pixel (%zu, %zu) is %g, expected %g",
                                 i % b.channels, pixel % b.width, pixel / b.width, x, y);
    }
    if ((double)off <= tolerance.outliers * (double)count)
        return NULL;
    return arena_printf(arena, "%zu of %zu values differ; %s", off, count, first);
}

const char *compare_files(struct arena *arena, const struct output_file *file,
                          struct output_text got, struct output_text want)
{
    static const struct text_list none = {NULL, 0};

    if (file->type == ELEMENT_TEXT)
        return compare_texts(arena, got, want, &file->tolerance, &file->lines, &none);
    if (file->type == ELEMENT_IMAGE)
        return compare_images(arena, file, got, want);
    return compare_arrays(arena, file, got, want);
}
