/* What only the instances of templates tell about device code that stays in the host's text.
 *
 * A device lambda in a template, and a device function template that kept code refers to, keep their
 * bodies, which a maintainer wants to read. The host's compiler makes instances of them, too. In the
 * text `scan_t().scan(x)` says nothing about what it calls; in an instance it is a method that only the
 * device has, and which has left the text. Such a body becomes a trap. */
#include "host/host.h"

/* Whose body it is that uses something. */
enum user {
    USER_OTHER,  /* text that the host runs, or that leaves */
    USER_TRAP,   /* may become a trap */
    USER_RESULT, /* a lambda whose result has a type that only its body tells */
};

struct instance_walk {
    struct host *host;
    struct map *seen;
    bool inside; /* of an instance: its lambdas have their captures */
    enum user user;
    bool *needs_device; /* of a USER_TRAP */
};

static struct host_function *device_function_of(struct host *host, CXCursor used)
{
    if (host_function_target(used) != TARGET_DEVICE)
        return NULL;
    CXCursor pattern = clang_getCanonicalCursor(host_template_of(used));
    for (size_t i = 0; i < host->function_count; i++) {
        CXCursor function = clang_getCanonicalCursor(host_template_of(host->functions[i].cursor));
        if (host->functions[i].target == TARGET_DEVICE && clang_equalCursors(function, pattern))
            return &host->functions[i];
    }
    return NULL;
}

/* `used` is a device function that kept code refers to, or leaves the text. */
static void note_user(const struct instance_walk *walk, CXCursor used)
{
    if (walk->user == USER_OTHER)
        return;
    const struct host_function *function = device_function_of(walk->host, used);
    if (!function || function->kept)
        return;
    if (walk->user == USER_TRAP)
        *walk->needs_device = true;
    else
        host_keep_device_function(walk->host, function->cursor);
}

static enum CXChildVisitResult visit_instances(CXCursor cursor, CXCursor parent, CXClientData data);

static void visit_lambda(const struct instance_walk *walk, CXCursor cursor)
{
    struct host *host = walk->host;
    struct source_pos pos = frontend_pos(host->tu, clang_getCursorLocation(cursor));
    struct host_file *file =
        host_file_of(host, frontend_file_of(host->tu, clang_getCursorLocation(cursor)));
    struct host_lambda *lambda = host_lambda_at(host, file, pos.offset);
    struct instance_walk inner = *walk;

    if (lambda && walk->inside && *lambda->arguments)
        host_note_captures(host, lambda, cursor);
    if (lambda && lambda->device_only && inner.user == USER_OTHER) {
        CXType result = clang_getCursorResultType(host_lambda_call(cursor));
        bool is_void = clang_getCanonicalType(result).kind == CXType_Void;
        inner.user = is_void ? USER_TRAP : USER_RESULT;
        inner.needs_device = &lambda->needs_device;
    }
    clang_visitChildren(cursor, visit_instances, &inner);
}

/* An instance that is used for the first time. */
static void visit_new_instance(const struct instance_walk *walk, CXCursor used)
{
    struct instance_walk inner = *walk;
    struct host_function *function = device_function_of(walk->host, used);

    inner.inside = true;
    inner.user = function && function->kept ? USER_TRAP : USER_OTHER;
    inner.needs_device = function ? &function->needs_device : NULL;
    clang_visitChildren(used, visit_instances, &inner);
}

static enum CXChildVisitResult visit_instances(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct instance_walk *walk = data;
    struct host *host = walk->host;
    enum CXCursorKind kind = clang_getCursorKind(cursor);

    if (clang_isTranslationUnit(clang_getCursorKind(parent)) && !host_is_of_program(host, cursor))
        return CXChildVisit_Continue;
    if (kind == CXCursor_LambdaExpr) {
        visit_lambda(walk, cursor);
        return CXChildVisit_Continue;
    }
    if (!clang_isExpression(kind) && !clang_isReference(kind))
        return CXChildVisit_Recurse;
    CXCursor used = clang_getCursorReferenced(cursor);
    if (clang_Cursor_isNull(used))
        return CXChildVisit_Recurse;
    note_user(walk, used);
    if (clang_Cursor_isNull(clang_getSpecializedCursorTemplate(used)))
        return CXChildVisit_Recurse;
    struct source_file *file = frontend_file_of(host->tu, clang_getCursorLocation(used));
    /* two instances with one hash are told apart by nobody: a lambda may stay without captures, and
     * is reported then */
    const void *key = (const void *)((uintptr_t)clang_hashCursor(used) + 1);
    if (!file || file->is_system || map_get_pointer(walk->seen, key))
        return CXChildVisit_Recurse;
    map_put_pointer(walk->seen, key, host);
    visit_new_instance(walk, used);
    return CXChildVisit_Recurse;
}

static bool has_lambda_in_template(const struct host *host)
{
    for (size_t i = 0; i < host->lambda_count; i++)
        if (*host->lambdas[i]->arguments)
            return true;
    return false;
}

bool host_read_instances(struct host *host)
{
    struct map seen = {.arena = host->arena};
    struct instance_walk walk = {.host = host, .seen = &seen};
    size_t used = host->device_use_count;

    if (has_lambda_in_template(host))
        clang_visitChildren(clang_getTranslationUnitCursor(host->tu->unit), visit_instances, &walk);
    return host->device_use_count != used;
}
