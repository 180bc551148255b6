/* What libclang knows of a class's members, asked when a form of C++ needs it. */
#include "model/private.h"

#include "frontend/cx.h"

#include <string.h>

/* --- virtual functions ----------------------------------------------------- */

bool model_is_pure_virtual(const struct decl *method)
{
    return clang_CXXMethod_isPureVirtual(method->cursor) != 0;
}

bool model_is_dynamic_call(const struct node *call)
{
    return clang_Cursor_isDynamicCall(call->cursor) != 0;
}

/* Two parses have different cursors for the same function of a header. */
static bool is_same_function(CXCursor a, CXCursor b)
{
    if (clang_Cursor_getTranslationUnit(a) == clang_Cursor_getTranslationUnit(b))
        return clang_equalCursors(a, b);
    CXString first = clang_getCursorUSR(a), second = clang_getCursorUSR(b);
    bool same = strcmp(clang_getCString(first), clang_getCString(second)) == 0;
    clang_disposeString(first);
    clang_disposeString(second);
    return same;
}

static bool overrides(CXCursor method, CXCursor wanted)
{
    CXCursor *list = NULL;
    unsigned count = 0;
    bool found = false;
    clang_getOverriddenCursors(method, &list, &count);
    for (unsigned i = 0; i < count && !found; i++)
        found = is_same_function(clang_getCanonicalCursor(list[i]), wanted) ||
                overrides(list[i], wanted);
    if (list)
        clang_disposeOverriddenCursors(list);
    return found;
}

static bool pattern_has_method(struct model *model, const struct decl *record, const char *name)
{
    CXCursor pattern = clang_getSpecializedCursorTemplate(record->cursor);
    struct cx_list children = cx_children(model->arena, pattern);
    for (size_t i = 0; i < children.count; i++)
        if (clang_getCursorKind(children.items[i]) == CXCursor_CXXMethod &&
            strcmp(cx_string(model->arena, clang_getCursorSpelling(children.items[i])), name) == 0)
            return true;
    return false;
}

/* `type`: of the pointer to it, where the class has several of this name; NULL. */
static void ask_for_method(struct tu *tu, const struct decl *record, const char *name,
                           const char *type)
{
    const char *asked = arena_printf(tu->arena, "&%s::%s", record->type->spelling, name);
    if (type)
        asked = arena_printf(tu->arena, "static_cast<%s>(%s)", type, asked);
    for (size_t i = 0; i < tu->override_count; i++)
        if (strcmp(tu->overrides[i], asked) == 0)
            return;
    arena_push(tu->arena, tu->overrides, tu->override_count, asked);
}

/* NULL: the class has none, or it is hidden and asked for. */
static struct decl *instance_overrider(struct model *model, struct decl *record, const char *name,
                                       CXCursor wanted, const char **problem)
{
    size_t count;
    struct decl *const *methods = model_class_methods(model, record, &count);
    bool is_known = !pattern_has_method(model, record, name);
    for (size_t i = 0; i < count; i++) {
        if (overrides(methods[i]->cursor, wanted))
            return methods[i];
        is_known |= strcmp(methods[i]->name, name) == 0;
    }
    if (is_known)
        return NULL;
    *problem = arena_printf(model->arena, "'%s' of class '%s' is hidden", name, record->name);
    ask_for_method(model->tu, record, name, NULL);
    return NULL;
}

struct decl *model_own_overrider(struct model *model, const struct decl *method,
                                 struct decl *record, const char **problem)
{
    CXCursor wanted = clang_getCanonicalCursor(method->cursor);
    CXCursor pattern = clang_getSpecializedCursorTemplate(record->cursor);
    struct cx_list children = cx_children(model->arena, record->cursor);
    for (size_t i = 0; i < children.count; i++)
        if (clang_getCursorKind(children.items[i]) == CXCursor_CXXMethod &&
            overrides(children.items[i], wanted))
            return model_decl(model, children.items[i]);
    if (clang_Cursor_isNull(pattern) || children.count)
        return NULL;
    return instance_overrider(model, record, method->name, wanted, problem);
}

/* --- constructors and call operators --------------------------------------- */

struct decl **model_constructors(struct model *model, const struct decl *record, size_t *count)
{
    struct cx_list members = cx_children(model->arena, record->cursor);
    struct decl **constructors = NULL;
    *count = 0;
    for (size_t i = 0; i < members.count; i++)
        if (clang_getCursorKind(members.items[i]) == CXCursor_Constructor)
            arena_push(model->arena, constructors, *count, model_decl(model, members.items[i]));
    return constructors;
}

bool model_has_same_parameters(const struct decl *a, const struct decl *b)
{
    return cx_same_parameters(a->cursor, b->cursor);
}

struct decl *model_call_operator(struct model *model, const struct decl *closure)
{
    struct cx_list members = cx_children(model->arena, closure->cursor);
    for (size_t i = 0; i < members.count; i++) {
        if (clang_getCursorKind(members.items[i]) != CXCursor_CXXMethod)
            continue;
        struct decl *method = model_decl(model, members.items[i]);
        if (strcmp(method->name, "operator()") == 0)
            return method;
    }
    return NULL;
}

/* --- fields ---------------------------------------------------------------- */

struct decl *model_designated_field(struct model *model, const struct node *element)
{
    struct cx_list children = cx_children(model->arena, element->cursor);
    for (size_t i = 0; i < children.count; i++)
        if (clang_getCursorKind(children.items[i]) == CXCursor_MemberRef)
            return model_decl(model, clang_getCursorReferenced(children.items[i]));
    return NULL;
}

/* Has the program a std::tuple_size for the class, by which its parts are what `get` gives? */
static bool has_own_parts(struct model *model, const struct decl *record, CXCursor scope)
{
    struct cx_list all = cx_children(model->arena, scope);
    CXCursor pattern = clang_getSpecializedCursorTemplate(record->cursor);
    for (size_t i = 0; i < all.count; i++) {
        enum CXCursorKind kind = clang_getCursorKind(all.items[i]);
        if (clang_Location_isInSystemHeader(clang_getCursorLocation(all.items[i])))
            continue;
        if (kind == CXCursor_Namespace && has_own_parts(model, record, all.items[i]))
            return true;
        const char *name = cx_string(model->arena, clang_getCursorSpelling(all.items[i]));
        if (!cx_is_record(kind) || strcmp(name, "tuple_size") != 0)
            continue;
        CXType type = clang_Cursor_getTemplateArgumentType(all.items[i], 0);
        CXCursor named = clang_getTypeDeclaration(type);
        if (kind == CXCursor_ClassTemplatePartialSpecialization
                ? !clang_Cursor_isNull(pattern)
                : clang_equalCursors(named, clang_getTypeDeclaration(record->type->cx)))
            return true;
    }
    return false;
}

bool model_has_own_parts(struct model *model, const struct decl *record)
{
    return has_own_parts(model, record, clang_getTranslationUnitCursor(model->tu->unit));
}

/* --- casts of `this` -------------------------------------------------------- */

static bool is_cast_of_value(enum node_kind kind)
{
    return kind == NODE_CXX_STATIC_CAST_EXPR || kind == NODE_C_STYLE_CAST_EXPR ||
           kind == NODE_CXX_REINTERPRET_CAST_EXPR;
}

static bool names_this(struct model *model, CXCursor cursor)
{
    struct cx_list children = cx_children(model->arena, cursor);
    bool found = clang_getCursorKind(cursor) == CXCursor_CXXThisExpr;
    for (size_t i = 0; i < children.count && !found; i++)
        found = names_this(model, children.items[i]);
    return found;
}

/* `static_cast<const Derived *>(this)` */
static bool casts_this(struct model *model, CXCursor cursor)
{
    struct cx_list children = cx_children(model->arena, cursor);
    bool found =
        is_cast_of_value(node_kind_of(clang_getCursorKind(cursor))) && names_this(model, cursor);
    for (size_t i = 0; i < children.count && !found; i++)
        found = casts_this(model, children.items[i]);
    return found;
}

bool model_casts_this(struct model *model, const struct decl *record)
{
    CXCursor pattern = cx_pattern(record->cursor);
    return casts_this(model, clang_Cursor_isNull(pattern) ? record->cursor : pattern);
}

/* --- operators new and delete ----------------------------------------------- */

/* What stands behind the first parameter: the type of the argument, which clang has converted already,
 * or the size's. */
static const char *type_of_second(struct model *model, const struct heap_operator *wanted)
{
    if (!wanted->second)
        return "unsigned long";
    CXType type = cx_unqualified(clang_getCanonicalType(wanted->second->cx));
    return cx_string(model->arena, clang_getTypeSpelling(type));
}

static bool takes_second(struct model *model, CXCursor function, const struct heap_operator *wanted)
{
    CXType type = clang_getCursorType(clang_Cursor_getArgument(function, 1));
    type = cx_unqualified(clang_getCanonicalType(type));
    return strcmp(cx_string(model->arena, clang_getTypeSpelling(type)),
                  type_of_second(model, wanted)) == 0;
}

static bool is_heap_operator(struct model *model, CXCursor cursor,
                             const struct heap_operator *wanted)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    return (kind == CXCursor_CXXMethod || kind == CXCursor_FunctionDecl) &&
           strcmp(cx_string(model->arena, clang_getCursorSpelling(cursor)), wanted->name) == 0 &&
           (!wanted->parameters ||
            (size_t)clang_Cursor_getNumArguments(cursor) == wanted->parameters);
}

/* Those in the class or the translation unit. Of several with as many parameters the one counts that
 * takes the second argument as it is. */
static size_t count_operators(struct model *model, struct cx_list children,
                              const struct heap_operator *wanted, CXCursor *found)
{
    size_t count = 0, exact = 0;
    CXCursor matching = clang_getNullCursor();
    for (size_t i = 0; i < children.count; i++) {
        if (!is_heap_operator(model, children.items[i], wanted))
            continue;
        count++;
        *found = children.items[i];
        if (wanted->parameters == 2 && takes_second(model, children.items[i], wanted)) {
            exact++;
            matching = children.items[i];
        }
    }
    bool is_sized = wanted->parameters == 2 && !wanted->second;
    if ((count < 2 && !is_sized) || exact != 1)
        return is_sized && !exact ? 0 : count;
    *found = matching;
    return 1;
}

/* The text by which a probe takes the address of the one that is meant. */
static const char *address_of_operator(struct model *model, const struct heap_operator *wanted)
{
    bool is_new = str_starts(wanted->name, "operator new");
    const char *result = is_new ? "void *" : "void";
    const char *first = is_new ? "decltype(sizeof 0)" : "void *";
    const char *second = wanted->parameters == 2 ? type_of_second(model, wanted) : "";
    return arena_printf(model->arena, "%s (*)(%s%s%s)", result, first, *second ? ", " : "", second);
}

/* The operator of a class template's instance, which libclang shows when it is asked for. */
static bool instance_operator(struct model *model, struct decl *record,
                              const struct heap_operator *wanted, bool is_only, struct decl **found)
{
    size_t count;
    struct decl *const *methods = model_class_methods(model, record, &count);
    struct cx_list cursors = {NULL, 0};
    CXCursor cursor;
    for (size_t i = 0; i < count; i++)
        arena_push(model->arena, cursors.items, cursors.count, methods[i]->cursor);
    if (count_operators(model, cursors, wanted, &cursor) == 1)
        *found = model_decl(model, cursor);
    else if (is_only)
        ask_for_method(model->tu, record, wanted->name, NULL);
    else
        ask_for_method(model->tu, record, wanted->name, address_of_operator(model, wanted));
    return *found != NULL;
}

bool model_heap_operator(struct model *model, struct decl *record,
                         const struct heap_operator *wanted, struct decl **found)
{
    CXCursor pattern = cx_pattern(record->cursor), cursor = clang_getNullCursor();
    bool is_template = !clang_Cursor_isNull(pattern);
    struct cx_list children = cx_children(model->arena, is_template ? pattern : record->cursor);
    const struct heap_operator any = {wanted->name, 0, NULL};
    *found = NULL;
    size_t own = count_operators(model, children, &any, &cursor);
    if (own && count_operators(model, children, wanted, &cursor) != 1)
        return false;
    if (own && is_template)
        return instance_operator(model, record, wanted, own == 1, found);
    if (own) {
        *found = model_decl(model, cursor);
        return true;
    }
    model_load_record(model, record);
    for (size_t i = 0; i < record->base_count; i++) {
        struct decl *other = *found;
        if (!model_heap_operator(model, record->bases[i], wanted, found))
            return false;
        if (other && *found)
            return false;
        *found = other ? other : *found;
    }
    return true;
}

/* The program's own `__device__ void *operator new(size_t)`, and its like. */
bool model_global_operator(struct model *model, const struct heap_operator *wanted,
                           struct decl **found)
{
    struct cx_list own = {NULL, 0};
    CXCursor meant;
    *found = NULL;
    if (model->heap_operators < 0)
        return true;
    struct cx_list all = cx_children(model->arena, clang_getTranslationUnitCursor(model->tu->unit));
    model->heap_operators = -1;
    for (size_t i = 0; i < all.count; i++) {
        CXCursor cursor = all.items[i];
        if (clang_getCursorKind(cursor) != CXCursor_FunctionDecl ||
            clang_Location_isInSystemHeader(clang_getCursorLocation(cursor)) ||
            !cx_has_attribute(cursor, CXCursor_CUDADeviceAttr))
            continue;
        const char *spelling = cx_string(model->arena, clang_getCursorSpelling(cursor));
        bool is_operator =
            str_starts(spelling, "operator new") || str_starts(spelling, "operator delete");
        if (!is_operator || model_decl(model, cursor)->in_system)
            continue;
        model->heap_operators = 1;
        *found = is_heap_operator(model, cursor, wanted) ? model_decl(model, cursor) : *found;
        if (clang_isCursorDefinition(cursor))
            arena_push(model->arena, own.items, own.count, cursor);
    }
    if (!*found)
        return true;
    if (count_operators(model, own, wanted, &meant) != 1)
        return false;
    *found = model_decl(model, meant);
    return true;
}
