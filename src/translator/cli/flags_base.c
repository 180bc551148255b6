/* Flags that were read for another working directory. */
#include "cli/flags.h"

#include <string.h>
#include <unistd.h>

static const char *based(struct arena *arena, const char *folder, const char *path)
{
    return *path == '/' ? path : arena_printf(arena, "%s/%s", folder, path);
}

/* -include looks into the working directory first, then where headers are. */
static const char *based_header(struct arena *arena, const char *folder, const char *name)
{
    const char *path = based(arena, folder, name);

    return access(path, R_OK) == 0 ? path : name;
}

static void base_parse(struct flag_list *parse, struct arena *arena, const char *folder)
{
    static const char *const before_folders[] = {"-isystem", "-iquote", "-idirafter"};

    for (size_t i = 0; i < parse->count; i++) {
        const char *word = parse->items[i];
        if (strncmp(word, "-I", 2) == 0)
            parse->items[i] = arena_printf(arena, "-I%s", based(arena, folder, word + 2));
        for (size_t j = 0; j < sizeof before_folders / sizeof *before_folders; j++)
            if (i + 1 < parse->count && strcmp(word, before_folders[j]) == 0) {
                parse->items[i + 1] = based(arena, folder, parse->items[i + 1]);
                i++;
                break;
            }
        if (i + 1 < parse->count && strcmp(word, "-include") == 0) {
            parse->items[i + 1] = based_header(arena, folder, parse->items[i + 1]);
            i++;
        }
    }
}

void flags_set_base(struct flags *flags, struct arena *arena, const char *folder)
{
    base_parse(&flags->parse, arena, folder);
    for (size_t i = 0; i < flags->use_count; i++) {
        struct flag_use *use = &flags->uses[i];
        switch (use->action) {
        case FLAG_INCLUDE:
        case FLAG_SYSTEM:
        case FLAG_QUOTE:
        case FLAG_AFTER:
        case FLAG_FOLDER:
        case FLAG_FILE: use->value = based(arena, folder, use->value); break;
        case FLAG_FORCED: use->value = based_header(arena, folder, use->value); break;
        default: break;
        }
    }
}
