/* Questions to libclang about what has been read; see facts.h. */
#include "model/facts.h"

#include "frontend/cx.h"
#include "frontend/elsewhere.h"
#include "util/map.h"

#include <string.h>

/* --- constants ------------------------------------------------------------ */

/* NULL, or a result of this kind that the caller disposes of. */
static CXEvalResult evaluate_to(const struct node *node, CXEvalResultKind kind)
{
    CXEvalResult result = clang_Cursor_Evaluate(node->cursor);
    if (!result || clang_EvalResult_getKind(result) == kind)
        return result;
    clang_EvalResult_dispose(result);
    return NULL;
}

bool model_evaluate_real(const struct node *node, double *value)
{
    CXEvalResult result = evaluate_to(node, CXEval_Float);
    if (!result)
        return false;
    *value = clang_EvalResult_getAsDouble(result);
    clang_EvalResult_dispose(result);
    return true;
}

const char *model_evaluate_string(struct arena *arena, const struct node *node)
{
    CXEvalResult result = evaluate_to(node, CXEval_StrLiteral);
    if (!result)
        return NULL;
    const char *text = arena_strdup(arena, clang_EvalResult_getAsStr(result));
    clang_EvalResult_dispose(result);
    return text;
}

const char *model_string_literal(struct arena *arena, const struct node *node)
{
    if (node->assembly)
        return node->assembly;
    return cx_string(arena, clang_getCursorSpelling(node->cursor));
}

/* --- nodes ---------------------------------------------------------------- */

bool model_node_is_read(const struct node *node)
{
    return !clang_Cursor_isNull(node->cursor);
}

static const struct node *find_label(const struct node *node, CXSourceLocation place)
{
    if (node->kind == NODE_LABEL_STMT &&
        clang_equalLocations(clang_getCursorLocation(node->cursor), place))
        return node;
    const struct node *found = NULL;
    for (size_t i = 0; i < node->child_count && !found; i++)
        found = find_label(node->children[i], place);
    return found;
}

static enum CXChildVisitResult note_label(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    if (clang_getCursorKind(cursor) != CXCursor_LabelRef)
        return CXChildVisit_Continue;
    *(CXCursor *)data = clang_getCursorReferenced(cursor);
    return CXChildVisit_Break;
}

const struct node *model_goto_target(const struct node *body, const struct node *jump)
{
    CXCursor label = clang_getNullCursor();
    clang_visitChildren(jump->cursor, note_label, &label);
    return find_label(body, clang_getCursorLocation(label));
}

const char *model_label_name(struct arena *arena, const struct node *node)
{
    CXCursor label = node->cursor;
    if (node->kind == NODE_GOTO_STMT)
        clang_visitChildren(node->cursor, note_label, &label);
    return cx_string(arena, clang_getCursorSpelling(label));
}

/* --- declarations --------------------------------------------------------- */

bool model_decl_is_read(const struct decl *decl)
{
    return !clang_Cursor_isNull(decl->cursor);
}

size_t model_name_offset(struct model *model, const struct decl *decl)
{
    return frontend_pos(model->tu, clang_getCursorLocation(decl->cursor)).offset;
}

bool model_asks_for_alignment(const struct decl *decl)
{
    return model_decl_is_read(decl) && cx_has_attribute(decl->cursor, CXCursor_AlignedAttr);
}

const char *model_mangled_name(struct model *model, const struct decl *decl)
{
    return cx_string(model->arena, clang_Cursor_getMangling(decl->cursor));
}

/* nvcc does not mark what is static outside of namespaces: `_Z1kPi` is clang's `_ZL1kPi`. */
const char *model_entry_name(struct model *model, const struct decl *decl)
{
    const char *name = model_mangled_name(model, decl);

    if (!str_starts(name, "_ZL"))
        return name;
    return decl->function ? arena_printf(model->arena, "_Z%s", name + 3) : decl->name;
}

bool model_is_hidden_elsewhere(struct model *model, const struct decl *variable)
{
    return elsewhere_hides(model->tu, variable->cursor);
}

long model_identity(const struct model *model, const struct decl *decl)
{
    const char *usr = cx_string(model->arena, clang_getCursorUSR(decl->cursor));
    uint64_t hash = map_hash(usr, strlen(usr));

    if (clang_getCursorLinkage(decl->cursor) != CXLinkage_External) {
        /* other sources may have their own of this name, and lambdas have none */
        uint64_t own[] = {hash, decl->begin,
                          elsewhere_parse_of(model->tu, decl->cursor)->options->seed};
        hash = map_hash(own, sizeof own);
    }
    return (long)(hash % 0x7ffffffe) + 1; /* an int of OpenCL C, and no null pointer */
}

bool model_is_external(const struct decl *decl)
{
    return clang_getCursorLinkage(decl->cursor) == CXLinkage_External;
}

long model_merged_identity(const struct model *model, const struct decl *variable)
{
    const char *usr = cx_string(model->arena, clang_getCursorUSR(variable->parent->cursor));
    uint64_t own[] = {map_hash(usr, strlen(usr)), variable->begin};

    return (long)(map_hash(own, sizeof own) % 0x7ffffffe) + 1;
}

bool model_is_of_other_parse(struct model *model, const struct decl *decl)
{
    return elsewhere_parse_of(model->tu, decl->cursor) != model->tu;
}

bool model_crosses_sources(const struct model *model)
{
    const struct frontend_options *options = model->tu->options;

    return options->seed && (options->sources || (options->flags && options->flags->relocatable));
}

bool model_is_of_other_source(struct model *model, const struct decl *function)
{
    return elsewhere_parse_of(model->tu, function->cursor) != model->tu ||
           !function->function->body;
}

/* --- functions ------------------------------------------------------------ */

bool model_has_one_definition(const struct decl *function)
{
    return clang_getCursorLinkage(function->cursor) == CXLinkage_External &&
           !clang_Cursor_isFunctionInlined(function->cursor);
}

bool model_is_copy_or_move(const struct function *constructor)
{
    return clang_CXXConstructor_isCopyConstructor(constructor->decl->cursor) ||
           clang_CXXConstructor_isMoveConstructor(constructor->decl->cursor);
}

/* As the canonical type has it: nothing of what a template's parameter was called. */
static CXType type_of_function(const struct decl *function)
{
    return clang_getCanonicalType(clang_getCursorType(function->cursor));
}

struct type *model_parameter_type(struct model *model, const struct decl *function, int index)
{
    CXType signature = type_of_function(function);
    int count = clang_getNumArgTypes(signature);
    if (index < 0)
        index += count;
    return index >= 0 && index < count
               ? model_type(model, clang_getArgType(signature, (unsigned)index))
               : NULL;
}

bool model_parameter_is_output(const struct decl *function, size_t index)
{
    CXType parameter = clang_getArgType(type_of_function(function), (unsigned)index);
    return parameter.kind == CXType_LValueReference &&
           !clang_isConstQualifiedType(clang_getPointeeType(parameter));
}

/* --- types ---------------------------------------------------------------- */

struct type *model_canonical_type(struct model *model, const struct type *type)
{
    return model_type(model, clang_getCanonicalType(type->cx));
}

long long model_size_in_cxx(const struct type *type)
{
    return clang_Type_getSizeOf(clang_getCanonicalType(type->cx));
}

long long model_align_in_cxx(const struct type *type)
{
    return clang_Type_getAlignOf(clang_getCanonicalType(type->cx));
}

struct type *model_enum_type(struct model *model, const struct decl *enumeration)
{
    return model_type(model, clang_getEnumDeclIntegerType(enumeration->cursor));
}

bool model_enum_is_scoped(const struct decl *enumeration)
{
    return clang_EnumDecl_isScoped(enumeration->cursor);
}

bool model_declares_functions(struct model *model, const struct decl *record)
{
    CXCursor pattern = cx_pattern(record->cursor);
    struct cx_list members =
        cx_children(model->arena, clang_Cursor_isNull(pattern) ? record->cursor : pattern);

    for (size_t i = 0; i < members.count; i++) {
        enum CXCursorKind kind = clang_getCursorKind(members.items[i]);
        if (cx_is_function(kind) || kind == CXCursor_FunctionTemplate)
            return true;
    }
    return false;
}

bool model_is_anonymous(const struct decl *record)
{
    return clang_Cursor_isAnonymousRecordDecl(record->cursor);
}

long long model_field_bit(const struct decl *field)
{
    return clang_Cursor_getOffsetOfField(field->cursor);
}

const char *model_closure_name(struct model *model, const struct decl *closure)
{
    return frontend_closure_name(model->tu, closure->cursor);
}

int model_template_count(const struct decl *record)
{
    return clang_Type_getNumTemplateArguments(record->type->cx);
}

struct type *model_template_type(struct model *model, const struct decl *record, unsigned index)
{
    return model_type(model, clang_Cursor_getTemplateArgumentType(record->cursor, index));
}

long long model_template_number(const struct decl *record, unsigned index)
{
    return clang_Cursor_getTemplateArgumentValue(record->cursor, index);
}

int model_type_argument_count(const struct type *type)
{
    return clang_Type_getNumTemplateArguments(type->cx);
}

struct type *model_type_argument(struct model *model, const struct type *type, unsigned index)
{
    CXType argument = clang_Type_getTemplateArgumentAsType(type->cx, index);
    return argument.kind == CXType_Invalid ? NULL : model_type(model, argument);
}
