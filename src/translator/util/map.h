/* Hash map from strings or pointers to pointers, in an arena. Iteration is in order of insertion,
 * so that output made from a map is deterministic. A zeroed struct with `arena` set is an empty
 * map. */
#ifndef CU2CL_UTIL_MAP_H
#define CU2CL_UTIL_MAP_H

#include "util/arena.h"
#include <stdint.h>

struct map_entry {
    const char *name; /* of string maps */
    const void *key;  /* of pointer maps */
    uint64_t hash;
    void *value;
};

struct map {
    struct arena *arena;
    struct map_entry *entries; /* in order of insertion */
    size_t count;
    uint32_t *slots; /* index + 1 into entries, 0 is free */
    size_t slot_count;
};

/* FNV-1a in 64 bits, with its upper bits folded into the lower ones. Files of output directories
 * are known by it, so it stays as it is. */
uint64_t map_hash(const void *data, size_t length);
/* String keys are copied. A second put replaces the value. */
void map_put(struct map *map, const char *name, void *value);
void *map_get(const struct map *map, const char *name);
void map_put_pointer(struct map *map, const void *key, void *value);
void *map_get_pointer(const struct map *map, const void *key);

#endif
