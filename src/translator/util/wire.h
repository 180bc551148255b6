/* Numbers and texts as bytes, for another process of the same program. */
#ifndef CU2CL_UTIL_WIRE_H
#define CU2CL_UTIL_WIRE_H

#include "util/str.h"
#include <stdint.h>

void wire_put_number(struct str *out, uint64_t number);
/* `text` may be NULL. */
void wire_put_text(struct str *out, const char *text);

struct wire {
    const char *data;
    size_t length, at;
    bool failed; /* it was too short */
};

/* 0 where nothing is left. */
uint64_t wire_take_number(struct wire *wire);
/* A copy in the arena; NULL as it was put, or where nothing is left. */
const char *wire_take_text(struct wire *wire, struct arena *arena);

#endif
