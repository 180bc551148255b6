#include "util/map.h"

#include "util/str.h"

#include <string.h>

uint64_t map_hash(const void *data, size_t length)
{
    uint64_t hash = str_hash(STR_HASH_START, data, length);
    return hash ^ (hash >> 29);
}

/* Returns the slot that holds the key, or the free slot where it belongs. */
static size_t find_slot(const struct map *map, const char *name, const void *key, uint64_t hash)
{
    size_t slot = (size_t)hash & (map->slot_count - 1);
    while (map->slots[slot]) {
        const struct map_entry *e = &map->entries[map->slots[slot] - 1];
        if (e->hash == hash && e->key == key &&
            (name == e->name || (name && e->name && strcmp(name, e->name) == 0)))
            break;
        slot = (slot + 1) & (map->slot_count - 1);
    }
    return slot;
}

static void rehash(struct map *map)
{
    map->slot_count = map->slot_count ? 2 * map->slot_count : 16;
    map->slots = arena_alloc(map->arena, map->slot_count * sizeof *map->slots);
    for (size_t i = 0; i < map->count; i++) {
        const struct map_entry *e = &map->entries[i];
        map->slots[find_slot(map, e->name, e->key, e->hash)] = (uint32_t)i + 1;
    }
}

static void put_entry(struct map *map, const char *name, const void *key, uint64_t hash,
                      void *value)
{
    if (2 * (map->count + 1) > map->slot_count)
        rehash(map);
    size_t slot = find_slot(map, name, key, hash);
    if (map->slots[slot]) {
        map->entries[map->slots[slot] - 1].value = value;
        return;
    }
    struct map_entry entry = {name ? arena_strdup(map->arena, name) : NULL, key, hash, value};
    arena_push(map->arena, map->entries, map->count, entry);
    map->slots[slot] = (uint32_t)map->count;
}

static void *get(const struct map *map, const char *name, const void *key, uint64_t hash)
{
    if (!map->slot_count)
        return NULL;
    size_t slot = find_slot(map, name, key, hash);
    return map->slots[slot] ? map->entries[map->slots[slot] - 1].value : NULL;
}

void map_put(struct map *map, const char *name, void *value)
{
    put_entry(map, name, NULL, map_hash(name, strlen(name)), value);
}

void *map_get(const struct map *map, const char *name)
{
    return get(map, name, NULL, map_hash(name, strlen(name)));
}

/* Addresses differ in the middle; a product brings that to the lower bits by way of the upper ones. */
static uint64_t pointer_hash(const void *key)
{
    uint64_t hash = (uint64_t)(uintptr_t)key * 0x9e3779b97f4a7c15u;
    return hash ^ (hash >> 32);
}

void map_put_pointer(struct map *map, const void *key, void *value)
{
    put_entry(map, NULL, key, pointer_hash(key), value);
}

void *map_get_pointer(const struct map *map, const void *key)
{
    return get(map, NULL, key, pointer_hash(key));
}
