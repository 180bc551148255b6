#include "view/view.h"

#include "util/file.h"
#include "util/str.h"
#include "util/path.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const char *view_absolute(const struct view *view, const struct view_program *program,
                          const char *path)
{
    return path_join(view->arena, program->root, path);
}

const char *view_shown(const struct view *view, const char *absolute)
{
    return path_is_inside(absolute, view->root) ? path_relative(view->arena, view->root, absolute)
                                                : absolute;
}

json_t *view_load(const char *text)
{
    json_t *root = json_loads(text, 0, NULL);

    if (json_is_object(root))
        return root;
    json_decref(root);
    return json_object();
}

const char *view_text(const json_t *object, const char *key)
{
    return json_string_value(json_object_get(object, key));
}

size_t view_number(const json_t *object, const char *key)
{
    json_int_t value = json_integer_value(json_object_get(object, key));

    return value > 0 ? (size_t)value : 0;
}

json_t *view_string(struct arena *arena, const char *text, size_t length)
{
    json_t *string = json_stringn(text, length);
    struct str filtered = {.arena = arena};

    if (string)
        return string;
    for (size_t i = 0; i < length; i++) {
        if ((unsigned char)text[i] < 128)
            str_addc(&filtered, text[i]);
        else
            str_add(&filtered, "\xef\xbf\xbd");
    }
    return json_stringn(str_text(&filtered), filtered.length);
}

/* --- writing --------------------------------------------------------------------------------- */

/* A file that begins as the new one does was written by us, or by a tool of the same kind; anything
 * else, such as a source named by mistake, stays. */
static bool may_write_over(const struct view *view, const char *path, const char *text)
{
    size_t length, first = strcspn(text, "\n");
    const char *old = file_read(view->arena, path, &length);

    if (!old)
        return access(path, F_OK) != 0;
    return length == 0 || (length >= first && memcmp(old, text, first) == 0);
}

bool view_write_text(const struct view *view, const char *path, const char *text)
{
    if (!may_write_over(view, path, text)) {
        diag_report(view->diag, CU5020, NULL, path);
        return false;
    }
    if (file_replace(view->arena, path, text, strlen(text)))
        return true;
    diag_report(view->diag, CU1004, NULL, path, strerror(errno));
    return false;
}

bool view_write_json(const struct view *view, const char *path, json_t *root)
{
    char *text = json_dumps(root, JSON_INDENT(2));
    bool good = view_write_text(view, path, arena_printf(view->arena, "%s\n", text ? text : "{}"));

    free(text);
    json_decref(root);
    return good;
}

bool view_write_facts(const struct view *view, const struct view_facts *facts, const char *path)
{
    return view_write_json(view, path, view_facts_json(view, facts));
}
