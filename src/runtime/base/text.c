/* Texts and bytes: hashes, files, and streams that write into memory. */
#include "base/base.h"

uint64_t rt_hash(uint64_t hash, const void *data, size_t size)
{
    const unsigned char *bytes = data;
    for (size_t i = 0; i < size; i++)
        hash = (hash ^ bytes[i]) * 0x100000001b3u;
    return hash;
}

char *rt_text_close(FILE *out, char **text)
{
    bool good = out && !ferror(out);
    if (out && fclose(out) != 0)
        good = false;
    if (!good && out) {
        free(*text);
        *text = NULL;
    }
    return good ? *text : NULL;
}

char *rt_read_file(const char *path, size_t *length)
{
    char piece[4096], *text = NULL;
    FILE *file = fopen(path, "rb");
    FILE *out = file ? open_memstream(&text, length) : NULL;
    if (out) {
        for (size_t got; (got = fread(piece, 1, sizeof piece, file)) > 0;)
            fwrite(piece, 1, got, out);
        if (!rt_text_close(out, &text))
            text = NULL;
    }
    if (file && ferror(file)) {
        free(text);
        text = NULL;
    }
    if (file)
        fclose(file);
    return text;
}
