/* The table of components. */
#include "rules/components.h"

#include "util/str.h"
#include <string.h>

static const struct component {
    const char *name;
    unsigned bit;
    const char *libraries;
} components[] = {
#define COMPONENT(name, bit, libraries) {#name, 1u << (bit), libraries},
#include "rules/components.def"
#undef COMPONENT
};
#define COMPONENT_COUNT (sizeof components / sizeof *components)

unsigned component_of(const char *name)
{
    for (size_t i = 0; i < COMPONENT_COUNT; i++)
        if (strcmp(components[i].name, name) == 0)
            return components[i].bit;
    return 0;
}

const char *component_names(struct arena *arena, unsigned bits, const char *before)
{
    struct str text = {.arena = arena};

    for (size_t i = 0; i < COMPONENT_COUNT; i++)
        if (bits & components[i].bit)
            str_printf(&text, "%s%s", before, components[i].name);
    return str_text(&text);
}

bool component_has_library(const char *name)
{
    size_t length = strlen(name);

    for (size_t i = 0; i < COMPONENT_COUNT; i++)
        for (const char *p = components[i].libraries; *p; p += strspn(p, " ")) {
            size_t size = strcspn(p, " ");
            if (size == length && strncmp(p, name, size) == 0)
                return true;
            p += size;
        }
    return false;
}
