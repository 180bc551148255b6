/* `__builtin_FILE()`, of which newer C libraries make `assert`. libclang shows it without a name and
 * without a value; it becomes a string literal here. `__builtin_LINE()` is a number, which clang
 * computes. */
#include "model/private.h"

#include "util/str.h"
#include <string.h>

static bool is_place_name(const struct node *node, const char *name)
{
    const struct source_file *file = node->spelling_file;
    size_t length = strlen(name);

    return file && node->spelling + length < file->length &&
           memcmp(file->text + node->spelling, name, length) == 0 &&
           !str_is_word(file->text[node->spelling + length]);
}

static const char *in_quotes(struct arena *arena, const char *text)
{
    struct str out = {.arena = arena};

    str_addc(&out, '"');
    for (const char *p = text; *p; p++) {
        if (*p == '"' || *p == '\\')
            str_addc(&out, '\\');
        str_addc(&out, *p);
    }
    str_addc(&out, '"');
    return str_text(&out);
}

/* An array of `count` characters, of which only the printed text is asked. */
static struct type *characters(struct model *model, struct type *character, size_t count)
{
    struct type *type = arena_new(model->arena, struct type);

    type->kind = TYPE_ARRAY;
    type->target = character;
    type->count = type->size = (long long)count;
    type->align = 1;
    type->depth = character->depth;
    type->spelling = arena_printf(model->arena, "%s[%zu]", character->spelling, count);
    return type;
}

void model_read_place(struct model *model, struct node *node)
{
    if (node->child_count || !node->file || !node->type || node->type->kind != TYPE_POINTER ||
        !is_place_name(node, "__builtin_FILE"))
        return;
    const char *path = frontend_macro_path(model->tu, node->file->path);
    struct node *literal = model_make_node(model, node, NODE_STRING_LITERAL,
                                           characters(model, node->type->target, strlen(path) + 1));
    literal->assembly = in_quotes(model->arena, path);
    model_add_child(model, node, literal);
}
