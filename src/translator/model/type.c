/* Types: one `struct type` per clang type, keyed by the address of the QualType. The user's
 * typedefs are remembered beside the canonical structure, so that declarations can be printed under
 * the names their author chose. */
#include "frontend/cx.h"
#include "model/private.h"

#include <string.h>

struct builtin_type {
    enum CXTypeKind cx;
    enum type_kind kind;
    const char *opencl;
    bool is_unsigned;
};

static const struct builtin_type builtin_types[] = {
    {CXType_Void, TYPE_VOID, "void", false},         {CXType_Bool, TYPE_BOOL, "bool", true},
    {CXType_Char_U, TYPE_INTEGER, "char", true},     {CXType_Char_S, TYPE_INTEGER, "char", false},
    {CXType_SChar, TYPE_INTEGER, "char", false},     {CXType_UChar, TYPE_INTEGER, "uchar", true},
    {CXType_Char16, TYPE_INTEGER, "ushort", true},   {CXType_Char32, TYPE_INTEGER, "uint", true},
    {CXType_WChar, TYPE_INTEGER, "int", false},      {CXType_Short, TYPE_INTEGER, "short", false},
    {CXType_UShort, TYPE_INTEGER, "ushort", true},   {CXType_Int, TYPE_INTEGER, "int", false},
    {CXType_UInt, TYPE_INTEGER, "uint", true},       {CXType_Long, TYPE_INTEGER, "long", false},
    {CXType_ULong, TYPE_INTEGER, "ulong", true},     {CXType_LongLong, TYPE_INTEGER, "long", false},
    {CXType_ULongLong, TYPE_INTEGER, "ulong", true}, {CXType_Float, TYPE_FLOATING, "float", false},
    {CXType_Double, TYPE_FLOATING, "double", false}, {CXType_Half, TYPE_FLOATING, "half", false},
    {CXType_Float16, TYPE_FLOATING, "half", false},
};

/* Elaborated and attributed sugar says nothing that we print. */
static CXType unwrap(CXType cx)
{
    for (;;) {
        if (cx.kind == CXType_Elaborated)
            cx = clang_Type_getNamedType(cx);
        else if (cx.kind == CXType_Attributed)
            cx = clang_Type_getModifiedType(cx);
        else
            return cx;
    }
}

static bool fill_builtin(struct type *type, enum CXTypeKind kind)
{
    for (size_t i = 0; i < sizeof builtin_types / sizeof *builtin_types; i++)
        if (builtin_types[i].cx == kind) {
            type->kind = builtin_types[i].kind;
            type->opencl = builtin_types[i].opencl;
            type->is_unsigned = builtin_types[i].is_unsigned;
            return true;
        }
    return false;
}

static void fill_target(struct model *model, struct type *type, CXType sugar, CXType canonical)
{
    CXType target;
    switch (canonical.kind) {
    case CXType_Pointer:
        type->kind = TYPE_POINTER;
        target = clang_getPointeeType(sugar.kind == CXType_Pointer ? sugar : canonical);
        break;
    case CXType_LValueReference:
    case CXType_RValueReference:
        type->kind = TYPE_REFERENCE;
        target = clang_getPointeeType(sugar.kind == canonical.kind ? sugar : canonical);
        break;
    default:
        type->kind = TYPE_ARRAY;
        target = clang_getArrayElementType(sugar.kind == canonical.kind ? sugar : canonical);
        type->count = canonical.kind == CXType_ConstantArray ? clang_getArraySize(canonical) : -1;
        break;
    }
    type->target = model_type(model, target);
    type->depth = type->target->depth + (type->kind == TYPE_ARRAY ? 0 : 1);
}

static void make_function_pointer(struct type *type, CXType callee)
{
    type->kind = TYPE_INTEGER;
    type->opencl = "ulong";
    type->is_unsigned = type->is_function_pointer = true;
    type->callee = callee;
    type->size = type->align = 8;
}

static bool is_function(CXType type)
{
    return type.kind == CXType_FunctionProto || type.kind == CXType_FunctionNoProto;
}

struct type *model_function_pointer(struct model *model, CXType callee)
{
    struct type *type = arena_new(model->arena, struct type);
    type->cx = callee;
    type->spelling = cx_string(model->arena, clang_getTypeSpelling(callee));
    type->count = -1;
    make_function_pointer(type, callee);
    return type;
}

bool type_holds_function_pointer(struct model *model, const struct type *type)
{
    while (type->kind == TYPE_ARRAY)
        type = type->target;
    if (type->kind != TYPE_RECORD || !type->declaration || type->declaration->in_system)
        return type->is_function_pointer;
    struct decl *record = type->declaration;
    model_load_record(model, record);
    for (size_t i = 0; i < record->field_count; i++)
        if (type_holds_function_pointer(model, record->fields[i]->type))
            return true;
    for (size_t i = 0; i < record->base_count; i++)
        if (type_holds_function_pointer(model, record->bases[i]->type))
            return true;
    return false;
}

bool type_holds_data_pointer(struct model *model, const struct type *type)
{
    while (type->kind == TYPE_ARRAY)
        type = type->target;
    if (type->kind != TYPE_RECORD || !type->declaration || type->declaration->in_system)
        return type->kind == TYPE_POINTER && !type->is_function_pointer;
    struct decl *record = type->declaration;
    model_load_record(model, record);
    for (size_t i = 0; i < record->field_count; i++)
        if (type_holds_data_pointer(model, record->fields[i]->type))
            return true;
    for (size_t i = 0; i < record->base_count; i++)
        if (type_holds_data_pointer(model, record->bases[i]->type))
            return true;
    return false;
}

bool type_holds_method_pointer(const struct type *type)
{
    while (type->target)
        type = type->target;
    return type->method_of != NULL;
}

static void fill_structure(struct model *model, struct type *type, CXType sugar, CXType canonical)
{
    CXType pointee = clang_getCanonicalType(clang_getPointeeType(canonical));
    bool is_member = canonical.kind == CXType_MemberPointer;
    struct decl *record = NULL;
    if (is_member)
        record = model_decl(model, clang_getTypeDeclaration(
                                       clang_getCanonicalType(clang_Type_getClassType(canonical))));
    if (is_function(pointee)) {
        make_function_pointer(type, pointee);
        type->method_of = record;
        return;
    }
    if (is_member) {
        type->kind = TYPE_INTEGER;
        type->opencl = "long";
        type->member_of = record;
        type->member = model_type(model, clang_getPointeeType(canonical));
        return;
    }
    switch (canonical.kind) {
    case CXType_Pointer:
    case CXType_LValueReference:
    case CXType_RValueReference:
    case CXType_ConstantArray:
    case CXType_IncompleteArray:
    case CXType_VariableArray: fill_target(model, type, sugar, canonical); break;
    case CXType_Record:
        type->kind = TYPE_RECORD;
        type->declaration = model_decl(model, clang_getTypeDeclaration(canonical));
        break;
    case CXType_Enum:
        type->kind = TYPE_ENUM;
        type->declaration = model_decl(model, clang_getTypeDeclaration(canonical));
        break;
    case CXType_FunctionProto:
    case CXType_FunctionNoProto: type->kind = TYPE_FUNCTION; break;
    case CXType_NullPtr:
        type->kind = TYPE_INTEGER;
        type->opencl = "ulong";
        break;
    default: type->kind = TYPE_OTHER;
    }
}

static void find_alias(struct model *model, struct type *type, CXType sugar)
{
    if (sugar.kind == CXType_Unexposed)
        type->other_alias = ""; /* a template's parameter, decltype */
    if (sugar.kind != CXType_Typedef)
        return;
    struct decl *alias = model_decl(model, clang_getTypeDeclaration(sugar));
    if (!alias || alias->kind != DECL_TYPEDEF)
        return;
    if (!alias->in_system && !alias->parent)
        type->alias = alias;
    else
        type->other_alias = alias->name;
}

/* A pointer to a class that nobody sees inside, and that is a number in kernels, such as a stream. */
static bool is_handle(const struct type *type)
{
    const struct rule *rule =
        type->kind == TYPE_POINTER && type->target ? type->target->rule : NULL;
    return rule && rule->device && strcmp(rule->device, "ulong") == 0 && type->target->size < 0;
}

static void make_number(struct type *type, const char *opencl)
{
    type->kind = TYPE_INTEGER;
    type->target = NULL;
    type->depth = 0;
    type->opencl = opencl;
    type->is_unsigned = true;
}

struct type *model_type(struct model *model, CXType cx)
{
    struct type *type = cx.data[0] ? map_get_pointer(&model->types, cx.data[0]) : NULL;
    if (type)
        return type;
    type = arena_new(model->arena, struct type);
    type->cx = cx;
    type->kind = TYPE_OTHER;
    type->spelling = "";
    type->size = type->align = -1;
    if (!cx.data[0] || cx.kind == CXType_Invalid)
        return type;
    map_put_pointer(&model->types, cx.data[0], type);

    CXType sugar = unwrap(cx);
    CXType canonical = clang_getCanonicalType(cx);
    type->spelling = cx_string(model->arena, clang_getTypeSpelling(canonical));
    type->is_const = clang_isConstQualifiedType(canonical);
    type->is_volatile = clang_isVolatileQualifiedType(canonical);
    type->is_restrict = clang_isRestrictQualifiedType(canonical);
    type->count = -1;
    if (!fill_builtin(type, canonical.kind))
        fill_structure(model, type, sugar, canonical);
    if (type->kind != TYPE_OTHER && type->kind != TYPE_FUNCTION && type->kind != TYPE_REFERENCE &&
        !type->is_function_pointer) {
        type->size = clang_Type_getSizeOf(canonical);
        type->align = clang_Type_getAlignOf(canonical);
    }
    find_alias(model, type, sugar);
    if (is_handle(type))
        make_number(type, type->target->rule->device);
    if (type->kind == TYPE_RECORD && type->declaration && type->declaration->in_system)
        type->rule = rules_find(model->rules, RULE_TYPE, type->declaration->qualified);
    return type;
}
