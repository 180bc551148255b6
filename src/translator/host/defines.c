/* Device functions and variables that a source defines for the whole program. Kernels take them
 * from any source (elsewhere.h), so two definitions of one would make it a matter of order what is
 * called: nvlink refuses such a program, and so do we. */
#include "frontend/cx.h"
#include "model/model.h"
#include "port/port.h"

#include <string.h>

struct definitions {
    struct tu *tu;
    struct module *module;
};

static bool holds_definitions(enum CXCursorKind kind)
{
    return kind == CXCursor_Namespace || kind == CXCursor_LinkageSpec ||
           kind == CXCursor_UnexposedDecl || cx_is_record(kind);
}

/* libclang has no question for `inline` of a variable, which each source may define. Macros that
 * stand for it are mostly called so. */
static bool is_inline_variable(struct tu *tu, CXCursor variable)
{
    CXSourceLocation start = clang_getRangeStart(clang_getCursorExtent(variable));
    const struct source_file *file = frontend_file_of(tu, start);
    size_t begin = frontend_pos(tu, start).offset;
    size_t name = frontend_pos(tu, clang_getCursorLocation(variable)).offset;

    if (!file || begin >= name || name > file->length)
        return false;
    return strcasestr(arena_strndup(tu->arena, file->text + begin, name - begin), "inline") != NULL;
}

static bool is_device_variable(struct tu *tu, CXCursor cursor)
{
    return clang_getCursorKind(cursor) == CXCursor_VarDecl &&
           !cx_is_record(clang_getCursorKind(clang_getCursorLexicalParent(cursor))) &&
           (cx_has_attribute(cursor, CXCursor_CUDADeviceAttr) ||
            cx_has_attribute(cursor, CXCursor_CUDAConstantAttr)) &&
           !is_inline_variable(tu, cursor);
}

static bool is_device_function(CXCursor cursor)
{
    return cx_is_function(clang_getCursorKind(cursor)) && !clang_Cursor_isFunctionInlined(cursor) &&
           (cx_has_attribute(cursor, CXCursor_CUDADeviceAttr) ||
            cx_has_attribute(cursor, CXCursor_CUDAGlobalAttr));
}

/* `f(int)` with the namespaces and classes around it. */
static const char *name_of_definition(struct tu *tu, CXCursor cursor)
{
    const char *name = frontend_string(tu, clang_getCursorDisplayName(cursor));

    for (CXCursor around = clang_getCursorSemanticParent(cursor);
         clang_isDeclaration(clang_getCursorKind(around));
         around = clang_getCursorSemanticParent(around))
        if (holds_definitions(clang_getCursorKind(around)) &&
            clang_getCursorKind(around) != CXCursor_LinkageSpec)
            name = arena_printf(tu->arena, "%s::%s",
                                frontend_string(tu, clang_getCursorDisplayName(around)), name);
    return name;
}

static void keep_definition(struct definitions *definitions, CXCursor cursor)
{
    struct tu *tu = definitions->tu;
    struct module *module = definitions->module;
    struct module_definition definition = {
        .symbol = frontend_string(tu, clang_Cursor_getMangling(cursor)),
        .name = name_of_definition(tu, cursor),
        .is_variable = clang_getCursorKind(cursor) == CXCursor_VarDecl,
        .is_kernel = cx_has_attribute(cursor, CXCursor_CUDAGlobalAttr),
        .is_host = cx_has_attribute(cursor, CXCursor_CUDAHostAttr),
        .pos = frontend_pos(tu, clang_getCursorLocation(cursor)),
    };

    arena_push(tu->arena, module->definitions, module->definition_count, definition);
}

static enum CXChildVisitResult visit_definition(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct definitions *definitions = data;
    CXSourceLocation location = clang_getCursorLocation(cursor);
    (void)parent;

    if (frontend_is_system_place(definitions->tu, location))
        return CXChildVisit_Continue;
    struct source_file *file = frontend_file_of(definitions->tu, location);
    if (!file || file->is_system)
        return CXChildVisit_Continue;
    if (holds_definitions(clang_getCursorKind(cursor)))
        return CXChildVisit_Recurse;
    if (clang_isCursorDefinition(cursor) && clang_getCursorLinkage(cursor) == CXLinkage_External &&
        (is_device_variable(definitions->tu, cursor) || is_device_function(cursor)))
        keep_definition(definitions, cursor);
    return CXChildVisit_Continue;
}

void defines_collect(struct model *model, struct source *source)
{
    struct definitions definitions = {model->tu, &source->module};

    clang_visitChildren(clang_getTranslationUnitCursor(model->tu->unit), visit_definition,
                        &definitions);
}

bool defines_is_of_program(const struct program *program, const struct source *source,
                           const struct module_definition *definition)
{
    return !definition->is_kernel &&
           (source->flags->relocatable || (!definition->is_variable && !program->loads_modules));
}

bool defines_are_of_one_program(const struct source *first, const struct source *second)
{
    return first != second && !(first->has_main && second->has_main);
}

void defines_report(struct program *program)
{
    struct map seen = {.arena = program->arena}; /* symbol -> its source */

    for (size_t i = 0; i < program->source_count; i++) {
        struct source *source = &program->sources[i];
        for (size_t j = 0; j < source->module.definition_count; j++) {
            const struct module_definition *definition = &source->module.definitions[j];
            const struct source *first = map_get(&seen, definition->symbol);
            if (!defines_is_of_program(program, source, definition))
                continue;
            if (!first)
                map_put(&seen, definition->symbol, source);
            else if (defines_are_of_one_program(first, source))
                diag_report(program->diag, CU1085, &definition->pos, definition->name, first->path);
        }
    }
}
