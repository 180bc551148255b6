/* The last step: clang reads the emitted text as OpenCL C 1.2, with the runtime's headers at hand.
 *
 * What it rejects is a fault of the stages before, which would else show when a kernel is built, on
 * the machine of whoever runs the port. Faults in the runtime's headers are not reported: they may
 * ask for what this target has not, such as a clock. */
#include "lower/module/module.h"

#include "frontend/opencl.h"
#include <string.h>

struct verification {
    struct lower_module *module;
    struct instance **order; /* as their texts follow each other */
    size_t count;
    struct map reported;
    struct opencl_unit *unit;
};

static const struct instance *instance_at(const struct verification *v, size_t offset)
{
    const struct instance *found = NULL;
    for (size_t i = 0; i < v->count && v->order[i]->text_offset <= offset; i++)
        found = v->order[i];
    return found;
}

static void report(struct verification *v, size_t offset, const char *message)
{
    const struct instance *instance = instance_at(v, offset);
    const char *name = instance ? instance->function->decl->name : "what the kernels declare";
    struct source_pos pos = {0};

    v->unit->is_faulty = true;
    if (map_get(&v->reported, name)) /* what follows from the first error says little */
        return;
    map_put(&v->reported, name, v);
    if (instance)
        pos = model_decl_pos(instance->function->decl);
    diag_report(v->module->diag, CU2015, instance ? &pos : NULL, name, message);
}

/* Fields of type bool are bytes, to which pointers to bool point: as large, with the same
 * values. */
static bool is_bool_as_byte(const char *message)
{
    return strstr(message, "incompatible pointer types") && strstr(message, "bool *") &&
           strstr(message, "uchar");
}

static void report_all(struct verification *v)
{
    CXTranslationUnit unit = v->unit->unit;
    CXFile file = clang_getFile(unit, OPENCL_FILE_NAME);
    unsigned count = clang_getNumDiagnostics(unit);

    for (unsigned i = 0; i < count; i++) {
        CXDiagnostic diagnostic = clang_getDiagnostic(unit, i);
        CXFile where = NULL;
        unsigned offset = 0;
        clang_getFileLocation(clang_getDiagnosticLocation(diagnostic), &where, NULL, NULL, &offset);
        if (clang_getDiagnosticSeverity(diagnostic) >= CXDiagnostic_Error && where &&
            clang_File_isEqual(where, file)) {
            CXString text = clang_getDiagnosticSpelling(diagnostic);
            if (!is_bool_as_byte(clang_getCString(text)))
                report(v, offset, arena_strdup(v->module->arena, clang_getCString(text)));
            clang_disposeString(text);
        }
        clang_disposeDiagnostic(diagnostic);
    }
}

struct opencl_unit *lower_verify(struct lower_module *m, const char *text, struct instance **order,
                                 size_t count)
{
    const char *headers = m->model->tu->options->device_headers;
    struct opencl_unit *unit = arena_new(m->arena, struct opencl_unit);
    struct verification v = {m, order, count, {.arena = m->arena}, unit};

    if (headers && opencl_parse(m->arena, headers, text, true, unit))
        report_all(&v);
    return unit;
}
