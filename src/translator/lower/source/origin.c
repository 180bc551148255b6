/* Comments above functions that say where they come from: a template, or a macro. */
#include "emit/lines.h"
#include "lower/source/source.h"

#include <string.h>

#define LONGEST 100 /* text of a macro's use that is shown */

/* `text`, a template argument, with "(lambda at FILE:LINE:COLUMN)" without FILE's folders. */
static const char *without_folders(struct arena *arena, const char *text)
{
    static const char lambda[] = "(lambda at ";
    struct str out = {.arena = arena};

    for (const char *at; (at = strstr(text, lambda)) != NULL;) {
        at += sizeof lambda - 1;
        str_addn(&out, text, (size_t)(at - text));
        for (text = at; *at && *at != ')'; at++)
            if (*at == '/')
                text = at + 1;
    }
    str_add(&out, text);
    return str_text(&out);
}

const char *origin_template(struct lower_module *m, const struct function *f,
                            const char *const *arguments)
{
    struct str out = {.arena = m->arena};
    if (!f->template_count)
        return "";
    str_printf(&out, "%s<", f->decl->qualified);
    for (size_t i = 0; i < f->template_count; i++)
        str_printf(&out, "%s%s", i ? ", " : "", without_folders(m->arena, arguments[i]));
    str_addc(&out, '>');
    return arena_printf(m->arena, "%s\n", lines_comment(m->arena, str_text(&out)));
}

const char *origin_macro(struct lower_module *m, const struct function *f)
{
    const struct expansion *e = NULL;
    if (!f->body || !f->body->from_macro_body || !f->decl->file)
        return "";
    e = model_expansion_at(m->model, f->decl->file, f->body->begin);
    if (!e || !e->macro || e->macro->file->is_system)
        return "";
    const char *text = arena_strndup(m->arena, e->file->text + e->begin, e->end - e->begin);
    if (strchr(text, '\n') || strstr(text, "/*") || strlen(text) > LONGEST)
        text = e->macro->name;
    return arena_printf(m->arena, "%s\n",
                        lines_comment(m->arena, arena_printf(m->arena, "from %s", text)));
}
