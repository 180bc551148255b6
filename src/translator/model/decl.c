/* Declarations: found by cursor, filled when first needed. Cursors are the keys, since USRs are not
 * unique for instances over lambdas. */
#include "frontend/cx.h"
#include "frontend/elsewhere.h"
#include "frontend/errors.h"
#include "model/private.h"

#include <string.h>

/* --- the table ----------------------------------------------------------- */

static size_t find_decl_slot(const struct model *model, CXCursor cursor)
{
    size_t slot = clang_hashCursor(cursor) & (model->decl_slot_count - 1);
    while (model->decl_slots[slot].decl &&
           !clang_equalCursors(model->decl_slots[slot].cursor, cursor))
        slot = (slot + 1) & (model->decl_slot_count - 1);
    return slot;
}

static void grow_table(struct model *model)
{
    struct cursor_entry *old = model->decl_slots;
    size_t old_count = model->decl_slot_count;
    model->decl_slot_count = old_count ? 2 * old_count : 1024;
    model->decl_slots =
        arena_alloc(model->arena, model->decl_slot_count * sizeof *model->decl_slots);
    for (size_t i = 0; i < old_count; i++)
        if (old[i].decl)
            model->decl_slots[find_decl_slot(model, old[i].cursor)] = old[i];
}

static void remember(struct model *model, CXCursor cursor, struct decl *decl)
{
    if (2 * (model->decl_count + 1) > model->decl_slot_count)
        grow_table(model);
    size_t slot = find_decl_slot(model, cursor);
    if (!model->decl_slots[slot].decl)
        model->decl_count++;
    model->decl_slots[slot] = (struct cursor_entry){cursor, decl};
}

/* --- filling ------------------------------------------------------------- */

/* `auto [a, b] = ...` is called "[a, b]". */
static bool is_decomposition(CXCursor cursor)
{
    CXString spelling = clang_getCursorSpelling(cursor);
    bool found = clang_getCString(spelling) && clang_getCString(spelling)[0] == '[';
    clang_disposeString(spelling);
    return found;
}

/* `table<float>`, with memory of its own. Constants that are numbers have only a value. */
static bool has_instance_memory(CXCursor cursor)
{
    CXType type = clang_getCanonicalType(clang_getCursorType(cursor));

    return type.kind == CXType_ConstantArray || type.kind == CXType_Record ||
           cx_has_attribute(cursor, CXCursor_CUDAConstantAttr) ||
           (cx_has_attribute(cursor, CXCursor_CUDADeviceAttr) && !clang_isConstQualifiedType(type));
}

static bool is_variable(const struct decl *decl)
{
    return is_decomposition(decl->cursor) ||
           (decl->template_arguments && has_instance_memory(decl->cursor));
}

static enum decl_kind kind_of(const struct decl *decl)
{
    CXCursor cursor = decl->cursor;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    if (cx_is_function(kind))
        return DECL_FUNCTION;
    if (cx_is_record(kind))
        return DECL_RECORD;
    switch (kind) {
    case CXCursor_VarDecl: return DECL_VARIABLE;
    case CXCursor_UnexposedDecl: return is_variable(decl) ? DECL_VARIABLE : DECL_OTHER;
    case CXCursor_ParmDecl: return DECL_PARAMETER;
    case CXCursor_FieldDecl: return DECL_FIELD;
    case CXCursor_EnumDecl: return DECL_ENUM;
    case CXCursor_EnumConstantDecl: return DECL_ENUMERATOR;
    case CXCursor_TypedefDecl:
    case CXCursor_TypeAliasDecl: return DECL_TYPEDEF;
    default: return DECL_OTHER;
    }
}

static const char *qualified_name(struct model *model, CXCursor cursor, const char *name)
{
    CXCursor scope = clang_getCursorSemanticParent(cursor);
    for (int depth = 0; depth < 32 && !clang_Cursor_isNull(scope); depth++) {
        enum CXCursorKind kind = clang_getCursorKind(scope);
        if (clang_isTranslationUnit(kind) || clang_isInvalid(kind))
            break;
        if ((kind == CXCursor_Namespace && !clang_Cursor_isInlineNamespace(scope)) ||
            cx_is_record(kind) || kind == CXCursor_ClassTemplate) {
            const char *outer = cx_string(model->arena, clang_getCursorSpelling(scope));
            if (*outer && !strchr(outer, '('))
                name = arena_printf(model->arena, "%s::%s", outer, name);
        }
        scope = clang_getCursorSemanticParent(scope);
    }
    return name;
}

/* A rule of the user's may stand for a function of the program. */
static bool is_replaced(struct model *model, const struct decl *decl)
{
    const struct rule *rule = decl->kind == DECL_FUNCTION
                                  ? rules_find(model->rules, RULE_DEVICE_FUNCTION, decl->qualified)
                                  : NULL;
    return rule && rule->is_users;
}

static void fill_decl_place(struct model *model, struct decl *decl)
{
    CXCursor cursor = decl->cursor;
    for (int depth = 0; depth < 8; depth++) {
        CXCursor pattern = cx_pattern(cursor);
        if (clang_Cursor_isNull(pattern) ||
            !frontend_pos(model->tu, clang_getRangeStart(clang_getCursorExtent(pattern))).file)
            break;
        /* an explicit specialisation is written out in the source: its text is its own, not the
         * primary template's */
        struct source_pos own =
            frontend_pos(model->tu, clang_getRangeStart(clang_getCursorExtent(cursor)));
        struct source_pos other =
            frontend_pos(model->tu, clang_getRangeStart(clang_getCursorExtent(pattern)));
        CXSourceLocation own_name = clang_getCursorLocation(cursor);
        CXSourceLocation other_name = clang_getCursorLocation(pattern);
        if (own.file && other.file && !clang_equalLocations(own_name, other_name))
            break;
        cursor = pattern;
    }
    CXSourceRange range = clang_getCursorExtent(cursor);
    struct source_pos begin = frontend_pos(model->tu, clang_getRangeStart(range));
    struct source_pos end = frontend_pos(model->tu, clang_getRangeEnd(range));
    decl->file = frontend_file_of(model->tu, clang_getRangeStart(range));
    decl->begin = begin.offset;
    decl->end = end.offset > begin.offset ? end.offset : begin.offset;
    decl->in_system = !decl->file || decl->file->is_system || is_replaced(model, decl);
    decl->is_library = decl->in_system && model_is_ported_library(model, decl);
    decl->in_system &= !decl->is_library;
}

static struct decl *parent_record(struct model *model, CXCursor cursor)
{
    CXCursor scope = clang_getCursorSemanticParent(cursor);
    enum CXCursorKind kind = clang_getCursorKind(scope);
    if (cx_is_record(kind) || cx_is_function(kind))
        return model_decl(model, scope);
    return NULL;
}

static bool inside_function_body(CXCursor cursor)
{
    enum CXCursorKind kind = clang_getCursorKind(clang_getCursorSemanticParent(cursor));
    return cx_is_function(kind) || kind == CXCursor_FunctionTemplate;
}

/* A variable of CUDA's templates `texture` and `surface`. */
static bool is_texture_reference(const struct decl *decl)
{
    const struct type *type = decl->type;
    return type->kind == TYPE_RECORD && type->rule && decl->kind == DECL_VARIABLE &&
           (strcmp(type->rule->cuda, "texture") == 0 || strcmp(type->rule->cuda, "surface") == 0);
}

static enum storage storage_of(struct decl *decl)
{
    CXCursor cursor = decl->cursor;
    enum CX_StorageClass storage_class = clang_Cursor_getStorageClass(cursor);
    bool is_local = inside_function_body(cursor);
    const struct type *element = decl->type;

    /* `constexpr int a[3]`: libclang has the const at the array */
    bool is_const = element->is_const;
    for (; element->kind == TYPE_ARRAY; is_const |= element->is_const)
        element = element->target;
    if (is_texture_reference(decl))
        return STORAGE_TEXTURE;
    if (cx_has_attribute(cursor, CXCursor_CUDASharedAttr))
        return decl->type->kind == TYPE_ARRAY && decl->type->count < 0 ? STORAGE_DYNAMIC_SHARED
                                                                       : STORAGE_SHARED;
    if (cx_has_attribute(cursor, CXCursor_CUDAConstantAttr))
        return STORAGE_CONSTANT;
    if (cx_is_annotated(cursor, "cuda_managed"))
        return STORAGE_MANAGED;
    if (cx_has_attribute(cursor, CXCursor_CUDADeviceAttr))
        return STORAGE_DEVICE;
    if (is_local && storage_class != CX_SC_Static && storage_class != CX_SC_Extern)
        return STORAGE_AUTO;
    if (is_const)
        return STORAGE_STATIC_CONST;
    return is_local ? STORAGE_STATIC : STORAGE_HOST;
}

/* `int get() volatile`: only the type's spelling tells. */
static bool is_volatile_function(CXCursor cursor)
{
    CXString spelling = clang_getTypeSpelling(clang_getCursorType(cursor));
    const char *text = clang_getCString(spelling);
    const char *behind = text ? strrchr(text, ')') : NULL;
    bool found = behind && strstr(behind, "volatile");
    clang_disposeString(spelling);
    return found;
}

static void fill_function(struct model *model, struct decl *decl)
{
    CXCursor cursor = decl->cursor;
    struct function *function = arena_new(model->arena, struct function);
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    CXCursor pattern = cx_pattern(cursor);

    function->decl = decl;
    decl->function = function;
    function->record = kind == CXCursor_FunctionDecl ? NULL : parent_record(model, cursor);
    function->is_kernel = cx_has_attribute(cursor, CXCursor_CUDAGlobalAttr);
    function->is_device = cx_has_attribute(cursor, CXCursor_CUDADeviceAttr);
    function->is_host = cx_has_attribute(cursor, CXCursor_CUDAHostAttr) ||
                        (!function->is_kernel && !function->is_device);
    function->is_static_method = clang_CXXMethod_isStatic(cursor);
    function->is_const_method = clang_CXXMethod_isConst(cursor);
    function->is_volatile_method = function->record && is_volatile_function(cursor);
    function->is_virtual = clang_CXXMethod_isVirtual(cursor);
    function->is_constructor = kind == CXCursor_Constructor;
    function->is_destructor = kind == CXCursor_Destructor;
    function->is_instance = !clang_Cursor_isNull(pattern);
    function->result = model_type(model, clang_getCursorResultType(cursor));
    if (function->record &&
        !clang_Cursor_isNull(clang_getSpecializedCursorTemplate(function->record->cursor)))
        model_learn_special(model, decl);
}

static long long enumerator_value(struct model *model, CXCursor cursor)
{
    CXCursor parent = clang_getCursorSemanticParent(cursor);
    const struct type *type = model_type(model, clang_getEnumDeclIntegerType(parent));
    bool is_unsigned = type->kind == TYPE_BOOL || type->is_unsigned;
    return is_unsigned ? (long long)clang_getEnumConstantDeclUnsignedValue(cursor)
                       : clang_getEnumConstantDeclValue(cursor);
}

static void fill_enum(struct model *model, struct decl *decl)
{
    struct cx_list children = cx_children(model->arena, decl->cursor);
    for (size_t i = 0; i < children.count; i++)
        if (clang_getCursorKind(children.items[i]) == CXCursor_EnumConstantDecl) {
            struct decl *enumerator = model_decl(model, children.items[i]);
            enumerator->parent = decl;
            arena_push(model->arena, decl->fields, decl->field_count, enumerator);
        }
}

/* libclang shows a parameter `float a[4]` as an array, and `float f(float)` as a function; they are
 * pointers. */
static struct type *decayed_parameter_type(struct model *model, CXCursor cursor)
{
    struct type *type = model_type(model, clang_getCursorType(cursor));
    if (type->kind == TYPE_FUNCTION)
        return model_function_pointer(model, clang_getCanonicalType(type->cx));
    if (type->kind != TYPE_ARRAY)
        return type;
    struct type *pointer = arena_new(model->arena, struct type);
    *pointer = (struct type){.kind = TYPE_POINTER,
                             .cx = type->cx,
                             .spelling = type->spelling,
                             .target = type->target,
                             .size = 8,
                             .align = 8,
                             .depth = type->target->depth + 1};
    return pointer;
}

static void fill_decl(struct model *model, struct decl *decl)
{
    CXCursor cursor = decl->cursor;

    decl->template_arguments = cx_variable_arguments(model->arena, cursor);
    decl->kind = kind_of(decl);
    decl->name = cx_string(model->arena, clang_getCursorSpelling(cursor));
    if (strchr(decl->name, '(') && decl->kind != DECL_FUNCTION)
        decl->name = ""; /* "(unnamed struct at ...)" */
    decl->qualified = qualified_name(model, cursor, decl->name);
    if (decl->template_arguments)
        decl->qualified =
            arena_printf(model->arena, "%s%s", decl->qualified, decl->template_arguments);
    decl->order = model->next_order++;
    fill_decl_place(model, decl);
    switch (decl->kind) {
    case DECL_TYPEDEF:
        decl->type = model_type(model, clang_getTypedefDeclUnderlyingType(cursor));
        decl->parent = parent_record(model, cursor);
        break;
    case DECL_VARIABLE:
        decl->type = model_type(model, clang_getCursorType(cursor));
        decl->storage = storage_of(decl);
        decl->is_defined_elsewhere = clang_Cursor_isNull(clang_getCursorDefinition(cursor));
        decl->is_static_member =
            cx_is_record(clang_getCursorKind(clang_getCursorSemanticParent(cursor)));
        decl->parent = parent_record(model, cursor);
        break;
    case DECL_PARAMETER: decl->type = decayed_parameter_type(model, cursor); break;
    case DECL_FIELD:
        decl->type = model_type(model, clang_getCursorType(cursor));
        decl->is_bit_field = clang_Cursor_isBitField(cursor);
        decl->bit_width = decl->is_bit_field ? clang_getFieldDeclBitWidth(cursor) : 0;
        decl->parent = parent_record(model, cursor);
        break;
    case DECL_FUNCTION: fill_function(model, decl); break;
    case DECL_RECORD:
        decl->is_union = clang_getCursorKind(cursor) == CXCursor_UnionDecl;
        decl->type = model_type(model, clang_getCursorType(cursor));
        decl->parent = parent_record(model, cursor);
        break;
    case DECL_ENUM:
        decl->type = model_type(model, clang_getCursorType(cursor));
        fill_enum(model, decl);
        break;
    case DECL_ENUMERATOR:
        decl->type = model_type(model, clang_getCursorType(cursor));
        decl->parent = model_decl(model, clang_getCursorSemanticParent(cursor));
        decl->value = enumerator_value(model, cursor);
        break;
    case DECL_OTHER: break;
    }
}

/* --- other sources' parses ------------------------------------------------ */

/* Does a header have a variable that each source has for itself, and a function that uses it? */
static bool headers_have_own_variables(const struct model *model)
{
    for (size_t i = 0; i < model->own_variable_count; i++)
        if (model->own_variables[i]->file &&
            strcmp(model->own_variables[i]->file->path, model->tu->path) != 0)
            return true;
    return false;
}

/* Each source has its own variables with internal linkage, though they are of one header, and its
 * own functions where these may use such variables. */
static bool is_of_each_source(const struct model *model, CXCursor cursor)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    bool is_memory =
        kind == CXCursor_VarDecl && (cx_has_attribute(cursor, CXCursor_CUDADeviceAttr) ||
                                     cx_has_attribute(cursor, CXCursor_CUDAConstantAttr));
    return is_memory || (cx_is_function(kind) && headers_have_own_variables(model));
}

/* The outermost class or enumeration around a declaration, or itself, as it is defined; a null
 * cursor where there is none. */
static CXCursor outermost_type(CXCursor cursor)
{
    CXCursor found = clang_getNullCursor();
    for (; !clang_isInvalid(clang_getCursorKind(cursor)) &&
           !clang_isTranslationUnit(clang_getCursorKind(cursor));
         cursor = clang_getCursorSemanticParent(cursor))
        if (cx_is_record(clang_getCursorKind(cursor)) ||
            clang_getCursorKind(cursor) == CXCursor_EnumDecl)
            found = clang_getCursorDefinition(cursor);
    return found;
}

/* What is in another file, or elsewhere in it, is another type, and what a macro makes larger. An
 * instance may have the place of an explicit instantiation. */
static const char *place_and_size(struct model *model, CXCursor type)
{
    CXFile file;
    CXFileUniqueID id = {{0}};
    unsigned offset;
    CXCursor pattern = cx_pattern(type), placed = clang_Cursor_isNull(pattern) ? type : pattern;
    clang_getExpansionLocation(clang_getCursorLocation(placed), &file, NULL, NULL, &offset);
    if (file)
        clang_getFileUniqueID(file, &id);
    return arena_printf(model->arena, " %llx:%llx %u %lld", id.data[0], id.data[1], offset,
                        clang_Type_getSizeOf(clang_getCursorType(type)));
}

/* What several sources see: not what is inside functions. Sources may have types of one name, and
 * the USR of what has internal linkage names the file without its folder. */
static const char *shared_name(struct model *model, CXCursor cursor)
{
    if (!model->tu->other_count || inside_function_body(cursor) ||
        clang_getCursorKind(cursor) == CXCursor_ParmDecl)
        return NULL;
    const char *usr = cx_string(model->arena, clang_getCursorUSR(cursor));
    enum CXLinkageKind linkage = clang_getCursorLinkage(cursor);
    CXCursor type = outermost_type(cursor);
    if (!*usr)
        return NULL;
    if (!clang_Cursor_isNull(type))
        return arena_printf(model->arena, "%s%s", usr, place_and_size(model, type));
    if (linkage != CXLinkage_Internal && linkage != CXLinkage_UniqueExternal)
        return usr;
    return is_of_each_source(model, cursor)
               ? NULL
               : arena_printf(model->arena, "%s%s", usr, place_and_size(model, cursor));
}

static struct decl *same_of_other_parse(struct model *model, CXCursor cursor)
{
    const char *name = shared_name(model, cursor);
    struct decl *decl = name ? map_get(&model->shared, name) : NULL;
    bool is_other = decl && clang_Cursor_getTranslationUnit(decl->cursor) !=
                                clang_Cursor_getTranslationUnit(cursor);
    return is_other ? decl : NULL;
}

/* A source that only declares a class finds it by its USR alone. */
static void note_for_other_parses(struct model *model, struct decl *decl)
{
    const char *name = shared_name(model, decl->cursor);
    if (!name)
        return;
    map_put(&model->shared, name, decl);
    const char *usr = cx_string(model->arena, clang_getCursorUSR(decl->cursor));
    if (cx_is_record(clang_getCursorKind(decl->cursor)) && !map_get(&model->shared, usr))
        map_put(&model->shared, usr, decl);
}

struct decl *model_decl(struct model *model, CXCursor cursor)
{
    if (clang_Cursor_isNull(cursor) || clang_isInvalid(clang_getCursorKind(cursor)))
        return NULL;
    if (!model->decl_slot_count)
        grow_table(model);
    struct decl *decl = model->decl_slots[find_decl_slot(model, cursor)].decl;
    if (decl)
        return decl;
    CXCursor definition = clang_getCursorDefinition(cursor);
    if (clang_Cursor_isNull(definition) || clang_isInvalid(clang_getCursorKind(definition)))
        definition = elsewhere_definition(model->tu, cursor);
    if (clang_Cursor_isNull(definition))
        definition = clang_getCanonicalCursor(cursor);
    decl = model->decl_slots[find_decl_slot(model, definition)].decl;
    if (!decl)
        decl = same_of_other_parse(model, definition);
    if (!decl) {
        decl = arena_new(model->arena, struct decl);
        decl->cursor = definition;
        remember(model, definition, decl);
        note_for_other_parses(model, decl);
        fill_decl(model, decl);
    }
    remember(model, cursor, decl);
    return decl;
}

/* --- variables, records, functions --------------------------------------- */

static bool is_expression(CXCursor cursor)
{
    return clang_isExpression(clang_getCursorKind(cursor));
}

static void sort_nodes_by_place(struct node **nodes, size_t count)
{
    for (size_t i = 1; i < count; i++)
        for (size_t j = i; j > 0 && nodes[j]->begin < nodes[j - 1]->begin; j--) {
            struct node *swap = nodes[j];
            nodes[j] = nodes[j - 1];
            nodes[j - 1] = swap;
        }
}

/* `Array<int, 3> a = b`: the 3 is an expression of the declaration, too. */
bool model_stands_behind_name(struct model *model, CXCursor variable, const struct node *node)
{
    struct source_pos name = frontend_pos(model->tu, clang_getCursorLocation(variable));
    return !node->file || !name.file || strcmp(name.file, node->file->path) != 0 ||
           node->begin >= name.offset;
}

void model_load_variable(struct model *model, struct decl *decl)
{
    if (decl->is_loaded)
        return;
    decl->is_loaded = true;
    struct cx_list children = cx_children(model->arena, decl->cursor);
    CXCursor init = clang_Cursor_getVarDeclInitializer(decl->cursor);

    if (decl->kind == DECL_PARAMETER || decl->kind == DECL_FIELD)
        init = clang_getNullCursor();
    if (!clang_Cursor_isNull(init))
        decl->init = model_whole_fold(model, model_node(model, init, NULL), NULL);
    bool is_width = decl->is_bit_field; /* the first expression of a bit-field */
    for (size_t i = 0; i < children.count; i++) {
        CXCursor child = children.items[i];
        if (!is_expression(child) ||
            (!clang_Cursor_isNull(init) && clang_equalCursors(child, init)))
            continue;
        if (is_width) {
            is_width = false;
            continue;
        }
        struct node *node = model_node(model, child, NULL);
        bool is_dimension = decl->type->kind == TYPE_ARRAY && decl->kind != DECL_PARAMETER &&
                            node->type && node_skip_parens(node)->kind != NODE_INIT_LIST_EXPR &&
                            type_is_arithmetic(node->type);
        if (is_dimension)
            arena_push(model->arena, decl->dimensions, decl->dimension_count, node);
        else if (!decl->init && model_stands_behind_name(model, decl->cursor, node))
            decl->init = node; /* default argument or in-class initialiser */
    }
    sort_nodes_by_place(decl->dimensions, decl->dimension_count);
}

struct field_walk {
    struct model *model;
    struct decl *record;
    bool behind_zero_width;
};

static enum CXVisitorResult visit_field(CXCursor cursor, CXClientData data)
{
    struct field_walk *walk = data;
    struct decl *field = model_decl(walk->model, cursor);
    if (field->is_bit_field && !*field->name) { /* only room: it can't be used */
        walk->behind_zero_width |= field->bit_width == 0;
        return CXVisit_Continue;
    }
    field->is_apart = walk->behind_zero_width;
    walk->behind_zero_width = false;
    field->parent = walk->record;
    field->index = (unsigned)walk->record->field_count;
    arena_push(walk->model->arena, walk->record->fields, walk->record->field_count, field);
    return CXVisit_Continue;
}

/* --- closures --- */

struct capture_search {
    CXSourceLocation location;
    CXCursor found;
    const CXCursor *taken; /* by earlier fields: the elements of a pack have one place */
    size_t taken_count;
};

/* A capture's field lies where its variable is named in the capture list, or first used in the
 * body. */
static enum CXChildVisitResult match_capture(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct capture_search *search = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    (void)parent;
    if ((kind == CXCursor_VariableRef || kind == CXCursor_DeclRefExpr ||
         kind == CXCursor_VarDecl) &&
        clang_equalLocations(clang_getCursorLocation(cursor), search->location)) {
        CXCursor found = kind == CXCursor_VarDecl ? cursor : clang_getCursorReferenced(cursor);
        for (size_t i = 0; i < search->taken_count; i++)
            if (clang_equalCursors(search->taken[i], found))
                return CXChildVisit_Recurse;
        search->found = found;
        return CXChildVisit_Break;
    }
    return CXChildVisit_Recurse;
}

static const char *capture_name(struct model *model, const struct decl *record, size_t count,
                                const char *name)
{
    size_t same = 0;
    for (size_t i = 0; i < count; i++)
        same += record->captured[i] && strcmp(record->captured[i]->name, name) == 0;
    return same ? arena_printf(model->arena, "%s_%zu", name, same + 1) : name;
}

static void load_captures(struct model *model, struct decl *record)
{
    record->captured =
        arena_alloc(model->arena, (record->field_count + 1) * sizeof *record->captured);
    CXCursor *taken = arena_alloc(model->arena, (record->field_count + 1) * sizeof *taken);
    for (size_t i = 0; i < record->field_count; i++) {
        struct decl *field = record->fields[i];
        struct capture_search search = {clang_getCursorLocation(field->cursor),
                                        clang_getNullCursor(), taken, i};
        clang_visitChildren(record->lambda, match_capture, &search);
        struct decl *variable =
            clang_Cursor_isNull(search.found) ? NULL : model_decl(model, search.found);
        if (variable && variable->kind != DECL_VARIABLE && variable->kind != DECL_PARAMETER)
            variable = NULL;
        taken[i] = search.found;
        record->captured[i] = variable;
        field->name = variable ? capture_name(model, record, i, variable->name) : "captured_this";
        field->init = NULL;
    }
}

void model_note_lambda(struct model *model, CXCursor lambda)
{
    struct type *type = model_type(model, clang_getCursorType(lambda));
    if (type->kind != TYPE_RECORD || !type->declaration)
        return;
    type->declaration->is_closure = true;
    type->declaration->lambda = lambda;
    /* A type may be met before its expression: as what a function with `auto` returns. */
    if (type->declaration->fields_loaded && !type->declaration->captured)
        load_captures(model, type->declaration);
}

struct decl *model_captured_field(struct model *model, const struct function *function,
                                  const struct decl *variable)
{
    struct decl *record = function ? function->record : NULL;
    if (!record || !record->is_closure || function->is_synthesised || function->names_members)
        return NULL;
    model_load_record(model, record);
    for (size_t i = 0; i < record->field_count; i++)
        if (record->captured[i] == variable)
            return record->fields[i];
    return NULL;
}

void model_load_record(struct model *model, struct decl *record)
{
    if (record->fields_loaded || record->kind != DECL_RECORD)
        return;
    record->fields_loaded = true;
    struct field_walk walk = {model, record, false};
    clang_Type_visitFields(clang_getCursorType(record->cursor), visit_field, &walk);
    if (record->is_closure)
        load_captures(model, record);
    model_load_bases(model, record);
    for (size_t i = 0; i < record->field_count; i++)
        if (!record->is_closure)
            model_load_variable(model, record->fields[i]);
}

/* --- template arguments --- */

/* The function as clang prints it: the only place where enumerators, functions, and the elements of
 * packs can be read, `k<B, &next, <int, float>>`. */
static const char *printed_arguments(struct model *model, const struct decl *decl)
{
    CXPrintingPolicy policy = clang_getCursorPrintingPolicy(decl->cursor);
    clang_PrintingPolicy_setProperty(policy, CXPrintingPolicy_TerseOutput, 1);
    clang_PrintingPolicy_setProperty(policy, CXPrintingPolicy_FullyQualifiedName, 1);
    clang_PrintingPolicy_setProperty(policy, CXPrintingPolicy_SuppressTagKeyword, 1);
    const char *text = cx_string(model->arena, clang_getCursorPrettyPrinted(decl->cursor, policy));
    clang_PrintingPolicy_dispose(policy);
    const char *wanted = arena_printf(model->arena, " %s<", decl->name);
    for (const char *at = strstr(text, wanted); at; at = strstr(at + 1, wanted))
        return at + strlen(wanted);
    wanted = arena_printf(model->arena, ":%s<", decl->name);
    const char *at = strstr(text, wanted);
    return at ? at + strlen(wanted) : NULL;
}

/* Closure types have no name to look them up by; those that are arguments of a template are mostly
 * types of the function's parameters, too. */
struct closure_search {
    struct model *model;
    const char *spelling;
    struct type **found; /* in order */
    size_t found_count;
    bool several; /* different types of this spelling */
};

static void find_closure(struct closure_search *search, CXType type, int depth)
{
    type = clang_getCanonicalType(type);
    if (depth > 8)
        return;
    if (type.kind == CXType_Pointer || type.kind == CXType_LValueReference ||
        type.kind == CXType_RValueReference) {
        find_closure(search, clang_getPointeeType(type), depth + 1);
        return;
    }
    type = cx_unqualified(type);
    char *spelling = cx_string(search->model->arena, clang_getTypeSpelling(type));
    if (type.kind == CXType_Record && strcmp(spelling, search->spelling) == 0) {
        struct type *found = model_type(search->model, type);
        if (search->found_count && found->declaration != search->found[0]->declaration)
            search->several = true;
        arena_push(search->model->arena, search->found, search->found_count, found);
        return;
    }
    for (int i = 0; i < clang_Type_getNumTemplateArguments(type); i++)
        find_closure(search, clang_Type_getTemplateArgumentAsType(type, (unsigned)i), depth + 1);
}

/* The type that a printed argument stands for, when it is a closure: lambdas of several instances
 * of a template are printed alike, and are told apart by their order. */
static struct type *closure_argument(struct model *model, const struct function *function,
                                     const char *text)
{
    struct closure_search search = {.model = model, .spelling = text};
    size_t number = 0;
    if (!strstr(text, "(lambda"))
        return NULL;
    CXType type = clang_getCursorType(function->decl->cursor);
    for (int i = 0; i < clang_getNumArgTypes(type); i++)
        find_closure(&search, clang_getArgType(type, (unsigned)i), 0);
    for (size_t i = 0; i < function->template_count; i++)
        number += strcmp(function->template_texts[i], text) == 0;
    if (!search.found_count || (search.several && number >= search.found_count))
        return NULL;
    return search.found[search.several ? number : 0];
}

static void add_default_argument(struct model *model, struct function *function, size_t place,
                                 struct type *type, const char *text)
{
    size_t types = function->template_count, places = types;
    if (!type)
        type = closure_argument(model, function, text);
    arena_push(model->arena, function->template_types, types, type);
    arena_push(model->arena, function->template_places, places, place);
    arena_push(model->arena, function->template_texts, function->template_count, text);
}

/* One argument as it is printed, or the elements of a pack. */
static void add_printed(struct model *model, struct function *function, size_t place,
                        const char *text, size_t length)
{
    if (*text != '<') {
        add_default_argument(model, function, place, NULL,
                             arena_strndup(model->arena, text, length));
        return;
    }
    for (const char *element = text + 1; element < text + length - 1;) {
        const char *stop = cx_argument_end(element);
        add_default_argument(model, function, place, NULL,
                             arena_strndup(model->arena, element, (size_t)(stop - element)));
        element = stop + strspn(stop, ", ");
    }
}

/* libclang does not count the arguments of a method's template, but prints them. */
static void load_method_arguments(struct model *model, struct function *function)
{
    CXCursor pattern = clang_getSpecializedCursorTemplate(function->decl->cursor);
    if (clang_Cursor_isNull(pattern) || clang_getCursorKind(pattern) != CXCursor_FunctionTemplate)
        return;
    const char *p = printed_arguments(model, function->decl);
    for (size_t place = 0; p && *p && *p != '>'; place++) {
        const char *end = cx_argument_end(p);
        add_printed(model, function, place, p, (size_t)(end - p));
        p = *end == ',' ? end + 1 + strspn(end + 1, " ") : NULL;
    }
}

/* `(Mode)5`: a value of an enumeration that no enumerator has. */
static bool is_cast_to_enumeration(const char *text)
{
    static const char *const types[] = {"char",   "short",   "int",  "long",    "unsigned",
                                        "signed", "wchar_t", "bool", "__int128"};
    if (*text != '(')
        return false;
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (strncmp(text + 1, types[i], strlen(types[i])) == 0 &&
            strchr(" )", text[1 + strlen(types[i])]))
            return false;
    return true;
}

void model_load_template_arguments(struct model *model, struct function *function)
{
    CXCursor cursor = function->decl->cursor;
    if (function->template_loaded)
        return;
    function->template_loaded = true;
    int count = clang_Cursor_getNumTemplateArguments(cursor);
    const char *p = count > 0 ? printed_arguments(model, function->decl) : NULL;
    if (function->record)
        load_method_arguments(model, function);
    for (int i = 0; i < count; i++) {
        const char *end = p ? cx_argument_end(p) : NULL;
        const char *text = p ? cx_without_unnamed_namespace(
                                   model->arena, arena_strndup(model->arena, p, (size_t)(end - p)))
                             : "?";
        struct type *type = NULL;
        switch (clang_Cursor_getTemplateArgumentKind(cursor, (unsigned)i)) {
        case CXTemplateArgumentKind_Type:
            type = model_type(model, clang_Cursor_getTemplateArgumentType(cursor, (unsigned)i));
            text = type->spelling;
            break;
        case CXTemplateArgumentKind_Integral:
            /* enumerators keep their names, and literals whose types count their types; others
             * become plain numbers */
            if (cx_is_deduced_parameter(cursor, (unsigned)i))
                break;
            if (strcmp(text, "true") == 0 || strcmp(text, "false") == 0)
                text = *text == 't' ? "1" : "0";
            else if (!cx_is_identifier(text) && !is_cast_to_enumeration(text))
                text = cx_integral_argument(model->arena, cursor, (unsigned)i);
            break;
        default: break;
        }
        if (p && *p == '<') /* a pack */
            add_printed(model, function, (size_t)i, p, (size_t)(end - p));
        else
            add_default_argument(model, function, (size_t)i, type, text);
        p = p && *end == ',' ? end + 1 + strspn(end + 1, " ") : NULL;
    }
}

/* A body that the compiler made lies on the name of its class. */
static bool body_is_written(const struct node *body)
{
    const struct source_file *file = body->spelling_file;
    return file && body->spelling < file->length &&
           (file->text[body->spelling] == '{' || file->text[body->spelling] == 't'); /* try */
}

/* `bool operator==(const T &) const = default;` has a body where it is used, which the compiler
 * made. */
static bool is_defaulted_comparison(const struct function *f)
{
    static const char *const names[] = {"operator==", "operator!=", "operator<=>", "operator<",
                                        "operator>",  "operator<=", "operator>="};
    if (!f->body || !f->body->child_count || !clang_CXXMethod_isDefaulted(f->decl->cursor))
        return false;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(f->decl->name, names[i]) == 0)
            return true;
    return false;
}

static void forget_text(struct node *node)
{
    node->is_synthetic = true;
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->init)
            forget_text(node->declared[i]->init);
    for (size_t i = 0; i < node->child_count; i++)
        forget_text(node->children[i]);
}

static void load_parameter(struct model *model, struct function *function, CXCursor cursor)
{
    struct decl *parameter = model_decl(model, cursor);
    parameter->index = (unsigned)function->parameter_count;
    parameter->parent = function->decl;
    model_load_variable(model, parameter);
    arena_push(model->arena, function->parameters, function->parameter_count, parameter);
}

/* Parameters of implicit functions are no children. */
static void load_implicit_parameters(struct model *model, struct function *function)
{
    int count = clang_Cursor_getNumArguments(function->decl->cursor);
    for (int i = 0; i < count && function->record && !function->decl->in_system; i++)
        load_parameter(model, function,
                       clang_Cursor_getArgument(function->decl->cursor, (unsigned)i));
}

static void load_children(struct model *model, struct function *function)
{
    struct cx_list children = cx_children(model->arena, function->decl->cursor);
    struct decl *member = NULL;

    for (size_t i = 0; i < children.count; i++) {
        CXCursor child = children.items[i];
        enum CXCursorKind kind = clang_getCursorKind(child);
        if (kind == CXCursor_ParmDecl) {
            load_parameter(model, function, child);
        } else if (kind == CXCursor_CompoundStmt) {
            function->body = model_node(model, child, NULL);
        } else if (function->is_constructor &&
                   (kind == CXCursor_MemberRef || kind == CXCursor_TypeRef ||
                    kind == CXCursor_TemplateRef)) {
            member = model_decl(model, clang_getCursorReferenced(child));
        } else if (function->is_constructor && clang_isExpression(kind)) {
            struct node *initialiser = arena_new(model->arena, struct node);
            initialiser->kind = NODE_MEMBER_REF;
            initialiser->ref = member;
            struct node *value = model_node(model, child, initialiser);
            arena_push(model->arena, initialiser->children, initialiser->child_count,
                       model_whole_fold(model, value, NULL));
            arena_push(model->arena, function->initialisers, function->initialiser_count,
                       initialiser);
            member = NULL;
        }
    }
}

/* clang drops what it did not understand, and what depends on that may mean another thing. */
static void poison(struct model *model, struct function *function)
{
    const struct decl *decl = function->decl;
    struct tu *tu = elsewhere_parse_of(model->tu, decl->cursor);
    const struct source_error *error =
        decl->file ? errors_inside(tu, decl->file, decl->begin, decl->end + 1) : NULL;

    function->poison = error ? errors_reason(tu, error) : errors_behind(tu, decl->cursor);
}

void model_load_function(struct model *model, struct function *function)
{
    if (function->loaded)
        return;
    function->loaded = true;
    if (function->record && !function->record->in_system) /* probes may have to ask for its bases */
        model_class_facts(model, function->record);
    load_children(model, function);
    model_read_assembly(model, function);
    if (!function->body && function->is_device && !function->decl->in_system)
        elsewhere_miss(model->tu, function->decl->cursor);
    if (!function->parameter_count)
        load_implicit_parameters(model, function);
    model_load_template_arguments(model, function);
    if (is_defaulted_comparison(function))
        forget_text(function->body);
    else if (clang_CXXMethod_isDefaulted(function->decl->cursor) ||
             (function->body && !body_is_written(function->body)))
        function->is_implicit = true;
    if (!function->decl->in_system)
        poison(model, function);
}

struct source_pos model_decl_pos(const struct decl *decl)
{
    struct source_pos pos = {0};
    if (!decl || !decl->file)
        return pos;
    const struct source_file *file = decl->file;
    size_t line = 0;
    while (line + 1 < file->line_count && file->line_starts[line + 1] <= decl->begin)
        line++;
    pos.file = file->path;
    pos.line = (unsigned)line + 1;
    pos.column = (unsigned)(decl->begin - file->line_starts[line]) + 1;
    pos.offset = decl->begin;
    return pos;
}
