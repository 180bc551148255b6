/* The page: its text from page/, with everything that it shows as JSON inside, so that it is one
 * file that asks for nothing. The script makes elements of the data and never parses it as HTML;
 * in the JSON each `<` is escaped, so that no name or source text ends the element that holds
 * it. */
#include "view/page.h"

#include "util/file.h"
#include "util/selfpath.h"
#include "util/str.h"
#include "util/version.h"
#include "view/view.h"
#include <stdlib.h>
#include <string.h>

#define DATA_MARK  "{{data}}"
#define MOST_BYTES (24u << 20) /* of sources and ports; what comes after is left out */

struct page {
    const struct view *view;
    const struct view_program *program;
    size_t bytes, left_out;
};

/* --- texts ----------------------------------------------------------------------------------- */

/* Puts the file's text into the object under `name`. */
static void embed_text(struct page *page, json_t *object, const char *name, const char *path)
{
    struct arena *arena = page->view->arena;
    size_t length;
    const char *text = json_object_get(object, name) ? NULL : file_read(arena, path, &length);

    if (!text)
        return;
    if (length > MOST_BYTES - page->bytes) {
        page->left_out++;
        return;
    }
    page->bytes += length;
    json_object_set_new(object, name, view_string(arena, text, length));
}

static json_t *source_texts(struct page *page, const struct view_facts *facts)
{
    json_t *texts = json_object();

    for (size_t i = 0; i < facts->file_count; i++)
        embed_text(page, texts, facts->files[i]->path, facts->files[i]->absolute);
    return texts;
}

/* What people read of a port: files that were made from a source, and kernels. */
static json_t *output_texts(struct page *page, const json_t *files)
{
    json_t *texts = json_object();

    for (size_t i = 0; page->program->output && i < json_array_size(files); i++) {
        const json_t *file = json_array_get(files, i);
        const char *path = view_text(file, "output");
        if (path && (view_text(file, "from") || str_ends(path, ".cl")))
            embed_text(page, texts, path,
                       arena_printf(page->view->arena, "%s/%s", page->program->output, path));
    }
    return texts;
}

/* --- programs -------------------------------------------------------------------------------- */

/* Paths of the report as they are shown. */
static void show_paths(struct page *page, json_t *value)
{
    const char *key;
    json_t *member;
    size_t index;

    json_array_foreach(value, index, member) show_paths(page, member);
    json_object_foreach(value, key, member)
    {
        bool is_path =
            strcmp(key, "file") == 0 || strcmp(key, "path") == 0 || strcmp(key, "from") == 0;
        if (!is_path || !json_is_string(member)) {
            show_paths(page, member);
            continue;
        }
        const char *shown = view_shown(
            page->view, view_absolute(page->view, page->program, json_string_value(member)));
        json_object_set_new_nocheck(value, key, json_string_nocheck(shown));
    }
}

static json_t *program_json(struct page *page)
{
    json_t *report = view_load(page->program->report);
    json_t *files = json_object_get(report, "files");
    json_t *outputs = output_texts(page, files);

    for (size_t i = 0; i < json_array_size(files); i++)
        json_object_del(json_array_get(files, i), "edits");
    show_paths(page, report);
    json_object_set_new(report, "outputs", outputs);
    json_object_set_new(
        report, "name",
        view_string(page->view->arena, page->program->name, strlen(page->program->name)));
    return report;
}

/* The pages of the messages that occur. */
static json_t *diagnostic_pages(struct page *page, const json_t *programs)
{
    json_t *pages = json_object();
    struct selfpath paths;

    selfpath_find(&paths, page->view->arena);
    for (size_t i = 0; paths.diagnostics && i < json_array_size(programs); i++) {
        const json_t *messages = json_object_get(json_array_get(programs, i), "messages");
        for (size_t j = 0; j < json_array_size(messages); j++) {
            const char *number = view_text(json_array_get(messages, j), "number");
            if (number && !strchr(number, '/'))
                embed_text(page, pages, number,
                           arena_printf(page->view->arena, "%s/%s.md", paths.diagnostics, number));
        }
    }
    return pages;
}

static json_t *page_json(struct page *page)
{
    const struct view *view = page->view;
    json_t *root = json_object(), *programs = json_array();
    struct view_facts facts;

    view_count(view, &facts);
    json_object_set_new(root, "title", view_string(view->arena, view->title, strlen(view->title)));
    json_object_set_new(root, "cu2cl", json_string(cu2cl_version));
    json_object_set_new(root, "facts", view_facts_json(view, &facts));
    for (size_t i = 0; i < view->count; i++) {
        page->program = &view->programs[i];
        json_array_append_new(programs, program_json(page));
    }
    json_object_set_new(root, "texts", source_texts(page, &facts));
    json_object_set_new(root, "pages", diagnostic_pages(page, programs));
    json_object_set_new(root, "programs", programs);
    json_object_set_new(root, "check", view->check ? view_load(view->check) : json_null());
    json_object_set_new(root, "left_out", json_integer((json_int_t)page->left_out));
    return root;
}

bool view_write_page(const struct view *view, const char *path)
{
    struct page page = {.view = view};
    struct str out = {.arena = view->arena};
    const char *text = (const char *)view_page_text, *mark = strstr(text, DATA_MARK);
    json_t *root = page_json(&page);
    char *data = json_dumps(root, JSON_COMPACT);

    str_addn(&out, text, (size_t)(mark - text));
    for (const char *at = data ? data : "{}"; *at;) {
        size_t plain = strcspn(at, "<");
        str_addn(&out, at, plain);
        at += plain;
        if (*at) {
            str_add(&out, "\\u003c");
            at++;
        }
    }
    str_add(&out, mark + strlen(DATA_MARK));
    free(data);
    json_decref(root);
    return view_write_text(view, path, str_text(&out));
}
