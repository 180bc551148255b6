#include "util/wire.h"

#include <string.h>

void wire_put_number(struct str *out, uint64_t number)
{
    str_addn(out, (const char *)&number, sizeof number);
}

/* A text has its length + 1 in front; 0 stands for NULL. */
void wire_put_text(struct str *out, const char *text)
{
    size_t length = text ? strlen(text) : 0;

    wire_put_number(out, text ? length + 1 : 0);
    str_addn(out, text ? text : "", length);
}

static const char *take_bytes(struct wire *wire, size_t length)
{
    const char *bytes = wire->data + wire->at;

    if (wire->failed || length > wire->length - wire->at) {
        wire->failed = true;
        return NULL;
    }
    wire->at += length;
    return bytes;
}

uint64_t wire_take_number(struct wire *wire)
{
    uint64_t number = 0;
    const char *bytes = take_bytes(wire, sizeof number);

    if (bytes)
        memcpy(&number, bytes, sizeof number);
    return number;
}

const char *wire_take_text(struct wire *wire, struct arena *arena)
{
    uint64_t length = wire_take_number(wire);
    const char *bytes = length ? take_bytes(wire, (size_t)length - 1) : NULL;

    return bytes ? arena_strndup(arena, bytes, (size_t)length - 1) : NULL;
}
