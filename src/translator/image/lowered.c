/* Names that nvcc gives to kernels and variables, for whoever knows them in C++ only. NVRTC's caller
 * gives expressions, such as `ns::scale<float>`. Each stands in a function of its own behind the source's
 * text, which also makes the template's instance. */
#include "frontend/cx.h"
#include "image/image.h"
#include "model/facts.h"
#include "util/str.h"

#include <string.h>

#define LOWERED_PREFIX "cu2cl_lowered_"

struct lowered_search {
    struct model *model;
    const char *name; /* of the function that is looked for */
    CXCursor function;
    const char *entry;
};

static enum CXChildVisitResult find_function(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct lowered_search *search = data;

    (void)parent;
    if (clang_getCursorKind(cursor) != CXCursor_FunctionDecl ||
        strcmp(frontend_string(search->model->tu, clang_getCursorSpelling(cursor)), search->name) !=
            0)
        return CXChildVisit_Continue;
    search->function = cursor;
    return CXChildVisit_Break;
}

static enum CXChildVisitResult find_entry(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct lowered_search *search = data;
    CXCursor named = clang_getCursorReferenced(cursor);
    bool is_device =
        !clang_Cursor_isNull(named) && (cx_has_attribute(named, CXCursor_CUDAGlobalAttr) ||
                                        cx_has_attribute(named, CXCursor_CUDADeviceAttr) ||
                                        cx_has_attribute(named, CXCursor_CUDAConstantAttr));

    (void)parent;
    if (clang_getCursorKind(cursor) != CXCursor_DeclRefExpr || !is_device)
        return CXChildVisit_Recurse;
    struct decl *decl = model_decl(search->model, named);
    search->entry = decl ? model_entry_name(search->model, decl) : NULL;
    return CXChildVisit_Break;
}

void image_collect_lowered(struct model *model, struct source *source)
{
    CXCursor all = clang_getTranslationUnitCursor(model->tu->unit);
    struct module *module = &source->module;

    for (size_t n = 0;; n++) {
        struct lowered_search search = {.model = model, .function = clang_getNullCursor()};
        search.name = arena_printf(model->arena, LOWERED_PREFIX "%zu", n);
        clang_visitChildren(all, find_function, &search);
        if (clang_Cursor_isNull(search.function))
            return;
        clang_visitChildren(search.function, find_entry, &search);
        arena_push(model->arena, module->lowered, module->lowered_count, search.entry);
    }
}
