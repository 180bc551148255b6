/* Functions and classes of the C++ library, and of CUDA's: which of them are ported like the
 * program's own, with their bodies.
 *
 * A name with a rule is what the rule says. Other functions of these libraries' namespaces that
 * have a body in a header, and classes without a rule, are read from there: std::swap, the
 * operators of std::tuple. The body is that of the headers that the program is ported with, so that
 * host and device compute the same. What needs no function stays outside: numbers without
 * operands, which are constants (std::numeric_limits<int>::max()), and std::array and std::pair,
 * whose members are rewritten (desugar/library.c). */
#include "frontend/cx.h"
#include "model/private.h"

#include <string.h>

static bool is_library_namespace(const char *qualified)
{
    static const char *const names[] = {
        "std::",        "__gnu_cxx::", "cuda::",   "thrust::", "nvcuda::", "cooperative_groups::",
        "__nv_atomic_", "__nv_fp8",    "__nv_fp6", "__nv_fp4",
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (str_starts(qualified, names[i]))
            return true;
    return false;
}

static bool has_body(CXCursor cursor)
{
    CXCursor definition = clang_getCursorDefinition(cursor);
    return !clang_Cursor_isNull(definition) && !clang_isInvalid(clang_getCursorKind(definition)) &&
           clang_isCursorDefinition(definition) && !clang_CXXMethod_isDeleted(definition);
}

/* Of a function that was made. */
static const char *const *made_parameter_types(struct model *model, const struct function *f)
{
    const char **types = arena_alloc(model->arena, (f->parameter_count + 1) * sizeof *types);
    for (size_t i = 0; i < f->parameter_count; i++)
        types[i] = f->parameters[i]->type->spelling;
    return types;
}

static const char **read_parameter_types(struct model *model, const struct decl *function)
{
    CXType type = clang_getCanonicalType(clang_getCursorType(function->cursor));
    int count = clang_getNumArgTypes(type);
    size_t n = 0;
    const char **types =
        arena_alloc(model->arena, (size_t)(count > 0 ? count + 1 : 1) * sizeof *types);
    for (int i = 0; i < count; i++) {
        struct type *parameter = model_type(model, clang_getArgType(type, (unsigned)i));
        const char *spelling = type_strip_reference(parameter)->spelling;
        types[n++] = parameter->kind == TYPE_REFERENCE && str_starts(spelling, "const ")
                         ? spelling + 6
                         : spelling;
    }
    return types;
}

const char *const *model_parameter_types(struct model *model, const struct decl *function)
{
    if (clang_Cursor_isNull(function->cursor) && function->function)
        return made_parameter_types(model, function->function);
    const char **types = map_get_pointer(&model->parameter_types, function);
    if (!types) {
        types = read_parameter_types(model, function);
        map_put_pointer(&model->parameter_types, function, types);
    }
    return types;
}

/* `std::exp(std::complex)`: the rules are about numbers. */
static bool takes_complex(struct model *model, const struct decl *callee)
{
    CXType type = clang_getCanonicalType(clang_getCursorType(callee->cursor));
    int count = str_starts(callee->qualified, "std::") ? clang_getNumArgTypes(type) : 0;
    for (int i = 0; i < count; i++) {
        const struct type *parameter =
            type_strip_reference(model_type(model, clang_getArgType(type, (unsigned)i)));
        if (parameter->kind == TYPE_RECORD && model_is_std(parameter->declaration, "complex"))
            return true;
    }
    return false;
}

static const struct rule *find_function_rule(struct model *model, const struct decl *callee)
{
    const struct rule *rule = rules_find(model->rules, RULE_DEVICE_FUNCTION, callee->qualified);
    const char *last = callee->qualified;
    if (takes_complex(model, callee))
        return NULL;
    if (rule)
        return rule;
    for (const char *p = callee->qualified; *p; p++)
        if (p[0] == ':' && p[1] == ':')
            last = p + 2;
    bool is_std =
        str_starts(callee->qualified, "std::") || str_starts(callee->qualified, "__gnu_cxx::");
    bool is_free =
        !cx_is_record(clang_getCursorKind(clang_getCursorSemanticParent(callee->cursor)));
    return is_std && is_free && !has_body(callee->cursor)
               ? rules_find(model->rules, RULE_DEVICE_FUNCTION, last)
               : NULL;
}

const struct rule *model_function_rule(struct model *model, const struct decl *callee)
{
    const struct rule *rule = map_get_pointer(&model->function_rules, callee);
    if (!rule) {
        rule = find_function_rule(model, callee);
        map_put_pointer(&model->function_rules, callee, (void *)rule);
    }
    return rule;
}

static bool is_operation(const struct type *type)
{
    return type->kind == TYPE_RECORD || type->kind == TYPE_FUNCTION ||
           (type->kind == TYPE_POINTER && type->target->kind == TYPE_FUNCTION);
}

/* A rule for numbers does not know the comparison of `std::max(a, b, compare)`. */
static bool has_more_objects(struct model *model, const struct decl *decl,
                             const struct rule_overload *overload)
{
    CXType type = clang_getCanonicalType(clang_getCursorType(decl->cursor));
    int count = clang_getNumArgTypes(type), known = 0;
    while (overload->types[known])
        known++;
    for (int i = known; i < count; i++)
        if (is_operation(
                type_strip_reference(model_type(model, clang_getArgType(type, (unsigned)i)))))
            return true;
    return false;
}

static bool rule_applies(struct model *model, const struct decl *decl, const struct rule *rule)
{
    const struct rule_overload *overload =
        rule_find_overload(rule, model_parameter_types(model, decl));
    if (overload && has_more_objects(model, decl, overload))
        return false;
    return rule->state == RULE_NONE || rule->to || overload;
}

static bool is_ported_function(struct model *model, const struct decl *decl)
{
    CXCursor cursor = decl->cursor;
    CXCursor scope = clang_getCursorSemanticParent(cursor);
    bool is_member = cx_is_record(clang_getCursorKind(scope));
    if (!has_body(cursor))
        return false;
    const struct rule *rule = model_function_rule(model, decl);
    if (is_member && !rule &&
        rules_find(model->rules, RULE_TYPE, model_decl(model, scope)->qualified))
        return false;
    CXType result = clang_getCanonicalType(clang_getCursorResultType(cursor));
    if (clang_Cursor_getNumArguments(cursor) == 0 && result.kind != CXType_Record &&
        (!is_member || clang_CXXMethod_isStatic(cursor)))
        return false;
    return !rule || !rule_applies(model, decl, rule);
}

/* CUDA's own functions are in no namespace. */
static bool has_rule_with_body(struct model *model, const struct decl *decl)
{
    const struct rule *rule = rules_find(model->rules, RULE_DEVICE_FUNCTION, decl->qualified);
    return rule && rule->body;
}

/* Structs of the runtime API that kernels take by value: their members are all that there is. */
static bool is_plain_cuda_struct(const struct decl *decl)
{
    return strcmp(decl->qualified, "cudaPitchedPtr") == 0 ||
           strcmp(decl->qualified, "cudaExtent") == 0 || strcmp(decl->qualified, "cudaPos") == 0;
}

bool model_is_ported_library(struct model *model, const struct decl *decl)
{
    CXCursor scope = clang_getCursorSemanticParent(decl->cursor);
    bool in_function = cx_is_function(clang_getCursorKind(scope));
    bool in_record = cx_is_record(clang_getCursorKind(scope));

    if (!decl->file)
        return false;
    switch (decl->kind) {
    case DECL_FUNCTION:
        return (is_library_namespace(decl->qualified) || has_rule_with_body(model, decl)) &&
               is_ported_function(model, decl);
    case DECL_RECORD:
        return is_plain_cuda_struct(decl) ||
               (is_library_namespace(decl->qualified) && !model_is_std_data(decl) &&
                !rules_find(model->rules, RULE_TYPE, decl->qualified));
    case DECL_FIELD: return in_record && model_decl(model, scope)->is_library;
    case DECL_VARIABLE:
    case DECL_PARAMETER: return in_function && model_decl(model, scope)->is_library;
    default: return false;
    }
}
