/* Device code that is never reached.
 *
 * What is ported are kernels, instances of kernel templates, and what they call. A template that
 * nobody instantiates, or a library of headers, is nothing of that, and would leave the port
 * without a word. So each source lists the device code that is written in it, with whether it was
 * reached; what no source reaches is said once: kernel templates always, functions where there is
 * no kernel at all. */
#include "frontend/cx.h"
#include "model/model.h"
#include "port/port.h"

#define MOST_NAMES 5

struct collection {
    struct model *model;
    struct source *source;
    struct map reached; /* place of a function's text -> anything */
};

static const char *report_place(struct arena *arena, const struct source_file *file, size_t begin)
{
    return arena_printf(arena, "%s:%zu", file->path, begin);
}

/* The model loads a function when a kernel reaches it; an instance lies where its pattern does. */
static void note_reached(struct collection *collection)
{
    const struct model *model = collection->model;

    for (size_t i = 0; i < model->decl_slot_count; i++) {
        const struct decl *decl = model->decl_slots[i].decl;
        if (decl && decl->file && decl->function && decl->function->loaded)
            map_put(&collection->reached, report_place(model->arena, decl->file, decl->begin),
                    collection);
    }
}

static enum CXChildVisitResult note_code(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct collection *collection = data;
    struct tu *tu = collection->model->tu;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    CXSourceLocation location = clang_getCursorLocation(cursor);
    (void)parent;

    if (!clang_isDeclaration(kind) || frontend_is_system_place(tu, location))
        return CXChildVisit_Continue;
    struct source_file *file = frontend_file_of(tu, location);
    if (!file || file->is_system || file->is_library_header)
        return CXChildVisit_Continue;
    if (!cx_is_function(kind) && kind != CXCursor_FunctionTemplate)
        return CXChildVisit_Recurse;
    struct source_pos begin = frontend_pos(tu, clang_getRangeStart(clang_getCursorExtent(cursor)));
    struct device_code code = {.is_kernel = cx_has_attribute(cursor, CXCursor_CUDAGlobalAttr)};
    bool device = cx_has_attribute(cursor, CXCursor_CUDADeviceAttr) &&
                  !cx_has_attribute(cursor, CXCursor_CUDAHostAttr);
    if ((!code.is_kernel && !device) || !clang_isCursorDefinition(cursor) ||
        begin.offset >= file->length) /* a probe's */
        return CXChildVisit_Continue;
    code.name = frontend_string(tu, clang_getCursorSpelling(cursor));
    code.pos = frontend_pos(tu, clang_getCursorLocation(cursor));
    code.is_reached =
        map_get(&collection->reached, report_place(tu->arena, file, begin.offset)) != NULL;
    struct module *module = &collection->source->module;
    arena_push(tu->arena, module->code, module->code_count, code);
    return CXChildVisit_Continue;
}

void reach_collect(struct model *model, struct source *source)
{
    struct collection collection = {model, source, {.arena = model->arena}};

    note_reached(&collection);
    clang_visitChildren(clang_getTranslationUnitCursor(model->tu->unit), note_code, &collection);
}

/* What of one kind no source reaches: how many, the first names, and the first place. */
struct missed {
    size_t count;
    struct str names;
    struct source_pos pos;
};

static const char *code_place(struct arena *arena, const struct device_code *code)
{
    return arena_printf(arena, "%s:%u:%u", code->pos.file, code->pos.line, code->pos.column);
}

static void add_missed(struct missed *missed, const struct device_code *code)
{
    if (!missed->count)
        missed->pos = code->pos;
    if (missed->count < MOST_NAMES)
        str_printf(&missed->names, "%s%s", missed->count ? ", " : "", code->name);
    else if (missed->count == MOST_NAMES)
        str_add(&missed->names, ", ...");
    missed->count++;
}

static bool has_kernels(const struct program *program)
{
    for (size_t i = 0; i < program->source_count; i++)
        if (program->sources[i].module.kernel_count)
            return true;
    return false;
}

void reach_report(struct program *program)
{
    struct map seen = {.arena = program->arena}; /* reached, or counted */
    struct missed kernels = {.names = {.arena = program->arena}}, functions = kernels;

    for (size_t i = 0; i < program->source_count; i++)
        for (size_t j = 0; j < program->sources[i].module.code_count; j++) {
            const struct device_code *code = &program->sources[i].module.code[j];
            if (code->is_reached)
                map_put(&seen, code_place(program->arena, code), program);
        }
    for (size_t i = 0; i < program->source_count; i++)
        for (size_t j = 0; j < program->sources[i].module.code_count; j++) {
            const struct device_code *code = &program->sources[i].module.code[j];
            const char *place = code_place(program->arena, code);
            if (map_get(&seen, place))
                continue;
            map_put(&seen, place, program);
            add_missed(code->is_kernel ? &kernels : &functions, code);
        }
    if (kernels.count)
        diag_report(program->diag, CU1045, &kernels.pos, kernels.count, str_text(&kernels.names));
    if (functions.count && !has_kernels(program))
        diag_report(program->diag, CU1046, &functions.pos, functions.count,
                    str_text(&functions.names));
}
