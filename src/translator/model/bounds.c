/* The first argument of __launch_bounds__, the most threads of a block, and those of
 * __cluster_dims__.
 *
 * libclang does not show them, so the keywords are annotations, too, with the arguments' text after
 * the preprocessor. The text is read as an expression of integers; a name in it is a parameter of
 * the kernel's template or a constant of a namespace around the kernel. */
#include "frontend/cx.h"
#include "model/private.h"
#include "util/str.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

struct reader {
    struct model *model;
    const struct function *kernel;
    const char *mark; /* what the annotation begins with */
    const char *at;
    bool failed;
};

static long read_sum(struct reader *r);

static enum CXChildVisitResult find_text(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct reader *r = data;
    (void)parent;
    if (clang_getCursorKind(cursor) != CXCursor_AnnotateAttr)
        return CXChildVisit_Continue;
    const char *text = frontend_string(r->model->tu, clang_getCursorSpelling(cursor));
    if (strncmp(text, r->mark, strlen(r->mark)) != 0)
        return CXChildVisit_Continue;
    r->at = text + strlen(r->mark);
    return CXChildVisit_Break;
}

/* --- names */

/* The value of a parameter of the kernel's template. */
static bool find_parameter(struct reader *r, const char *name, long *value)
{
    const struct function *f = r->kernel;
    CXCursor pattern = cx_pattern(f->decl->cursor);
    if (clang_Cursor_isNull(pattern))
        return false;
    struct cx_list children = cx_children(r->model->arena, pattern);
    size_t place = 0;
    for (size_t i = 0; i < children.count; i++) {
        enum CXCursorKind kind = clang_getCursorKind(children.items[i]);
        if (kind != CXCursor_TemplateTypeParameter && kind != CXCursor_NonTypeTemplateParameter &&
            kind != CXCursor_TemplateTemplateParameter)
            continue;
        const char *spelling =
            frontend_string(r->model->tu, clang_getCursorSpelling(children.items[i]));
        for (size_t a = 0; strcmp(spelling, name) == 0 && a < f->template_count; a++) {
            char *end;
            if (f->template_places[a] != place)
                continue;
            *value = strtol(f->template_texts[a], &end, 0);
            return end != f->template_texts[a];
        }
        place++;
    }
    return false;
}

struct constant_search {
    struct model *model;
    const char *name;
    long value;
    bool found;
};

static bool evaluate(CXCursor cursor, long *value)
{
    CXEvalResult result = clang_Cursor_Evaluate(cursor);
    bool is_number = result && clang_EvalResult_getKind(result) == CXEval_Int;
    if (is_number)
        *value = (long)clang_EvalResult_getAsLongLong(result);
    if (result)
        clang_EvalResult_dispose(result);
    return is_number;
}

static enum CXChildVisitResult match_constant(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct constant_search *search = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    (void)parent;
    if (kind == CXCursor_EnumDecl || kind == CXCursor_LinkageSpec)
        return CXChildVisit_Recurse;
    if ((kind != CXCursor_VarDecl && kind != CXCursor_EnumConstantDecl) ||
        strcmp(frontend_string(search->model->tu, clang_getCursorSpelling(cursor)), search->name) !=
            0)
        return CXChildVisit_Continue;
    if (kind == CXCursor_EnumConstantDecl) {
        search->value = (long)clang_getEnumConstantDeclValue(cursor);
        search->found = true;
    } else {
        search->found = evaluate(cursor, &search->value);
    }
    return CXChildVisit_Break;
}

/* The value of a constant of a namespace or class around the kernel. */
static bool find_constant(struct reader *r, const char *name, long *value)
{
    struct constant_search search = {r->model, name, 0, false};
    CXCursor scope = clang_getCursorSemanticParent(r->kernel->decl->cursor);
    while (!search.found && !clang_Cursor_isNull(scope) &&
           !clang_isInvalid(clang_getCursorKind(scope))) {
        clang_visitChildren(scope, match_constant, &search);
        scope = clang_getCursorSemanticParent(scope);
    }
    *value = search.value;
    return search.found;
}

/* --- expressions */

static void skip_reader_blanks(struct reader *r)
{
    while (isspace((unsigned char)*r->at))
        r->at++;
}

static bool take_sign(struct reader *r, const char *sign)
{
    skip_reader_blanks(r);
    size_t length = strlen(sign);
    if (strncmp(r->at, sign, length) != 0)
        return false;
    r->at += length;
    return true;
}

static long read_number(struct reader *r)
{
    char *end;
    long value = strtol(r->at, &end, 0);
    r->at = end;
    while (*r->at && strchr("uUlL", *r->at))
        r->at++;
    return value;
}

static long read_name(struct reader *r)
{
    size_t length = 0;
    long value = 0;
    while (str_is_word(r->at[length]))
        length++;
    const char *name = arena_printf(r->model->arena, "%.*s", (int)length, r->at);
    r->at += length;
    r->failed |=
        length == 0 || (!find_parameter(r, name, &value) && !find_constant(r, name, &value));
    return value;
}

static long read_factor(struct reader *r)
{
    if (take_sign(r, "(")) {
        long value = read_sum(r);
        r->failed |= !take_sign(r, ")");
        return value;
    }
    skip_reader_blanks(r);
    return isdigit((unsigned char)*r->at) ? read_number(r) : read_name(r);
}

static long read_product(struct reader *r)
{
    long value = read_factor(r);
    while (!r->failed) {
        if (take_sign(r, "*")) {
            value *= read_factor(r);
        } else if (take_sign(r, "/")) {
            long by = read_factor(r);
            r->failed |= by == 0;
            value = by ? value / by : 0;
        } else {
            break;
        }
    }
    return value;
}

static long read_sum(struct reader *r)
{
    long value = read_product(r);
    while (!r->failed) {
        if (take_sign(r, "+"))
            value += read_product(r);
        else if (take_sign(r, "-"))
            value -= read_product(r);
        else
            break;
    }
    return value;
}

long model_launch_bounds(struct model *model, const struct function *kernel, bool *understood)
{
    struct reader reader = {model, kernel, "cuda_launch_bounds:", NULL, false};
    *understood = true;
    clang_visitChildren(kernel->decl->cursor, find_text, &reader);
    if (!reader.at)
        return 0;
    long value = read_sum(&reader);
    skip_reader_blanks(&reader);
    *understood = !reader.failed && (*reader.at == '\0' || *reader.at == ',') && value >= 0;
    return *understood && value <= 1024 ? value : 0;
}

bool model_cluster_size(struct model *model, const struct function *kernel, long size[3])
{
    struct reader reader = {model, kernel, "cuda_cluster_dims:", NULL, false};
    size_t count = 0;
    size[0] = size[1] = size[2] = 0;
    clang_visitChildren(kernel->decl->cursor, find_text, &reader);
    if (!reader.at)
        return true;
    size[1] = size[2] = 1;
    do
        size[count++] = read_sum(&reader);
    while (!reader.failed && count < 3 && take_sign(&reader, ","));
    skip_reader_blanks(&reader);
    return !reader.failed && !*reader.at && size[0] > 0 && size[1] > 0 && size[2] > 0;
}
