/* Tables that functions and constructors fill while the program is compiled: `constexpr Table t =
 * make();`. libclang tells the values of numbers alone. A probe's list has all numbers of the
 * object, one by one (probes_tables); a list of them takes the initialiser's place. */
#include "frontend/cx.h"
#include "frontend/probes.h"
#include "model/private.h"

#include <math.h>
#include <string.h>

#define MAX_NUMBERS 4096

/* --- the numbers of an object --------------------------------------------- */

struct numbers {
    struct model *model;
    struct str list; /* how each is named in C++, with a comma behind it */
    size_t count;
    bool is_odd; /* something is no number, or can't be named; or there are too many */
};

static bool is_real_number(const struct type *type)
{
    enum CXTypeKind kind = clang_getCanonicalType(type->cx).kind;
    return type->kind == TYPE_FLOATING && (kind == CXType_Float || kind == CXType_Double);
}

static bool is_whole(const struct type *type)
{
    if (type->kind == TYPE_ENUM)
        return type->size <= 4;
    return type->kind == TYPE_BOOL || (type->kind == TYPE_INTEGER && type->size <= 8 &&
                                       !type->is_function_pointer && !type->member_of);
}

/* Whose members desugar/library.c knows. */
static bool is_known_class(const struct decl *record)
{
    return !record->in_system || model_is_std(record, "array") || model_is_std(record, "pair");
}

static bool has_plain_parts(struct model *model, const struct type *type)
{
    struct decl *record = type->declaration;
    if (type->rule || !record || !is_known_class(record) || record->is_closure)
        return false;
    model_load_record(model, record);
    return !record->is_union && !record->has_virtual_base && !record->has_unknown_base &&
           !model_is_polymorphic(model, record);
}

static void add_numbers(struct numbers *n, const struct type *type, const char *path);

static void add_member_numbers(struct numbers *n, const struct decl *record, const char *path)
{
    struct arena *arena = n->model->arena;
    for (size_t i = 0; i < record->base_count; i++) {
        const struct type *base = record->bases[i]->type;
        const char *name = cx_without_unnamed_namespace(arena, base->spelling);
        add_numbers(n, base, arena_printf(arena, "((const %s &)%s)", name, path));
    }
    for (size_t i = 0; i < record->field_count; i++) {
        const struct decl *field = record->fields[i];
        /* its own name, where the model has another */
        const char *name = cx_string(arena, clang_getCursorSpelling(field->cursor));
        n->is_odd |= !cx_is_identifier(name);
        add_numbers(n, field->type, arena_printf(arena, "%s.%s", path, name));
    }
}

static void add_numbers(struct numbers *n, const struct type *type, const char *path)
{
    struct arena *arena = n->model->arena;
    n->is_odd |= type->is_volatile || n->count > MAX_NUMBERS;
    if (n->is_odd)
        return;
    if (type->kind == TYPE_ARRAY) {
        for (long long i = 0; i < type->count && !n->is_odd; i++)
            add_numbers(n, type->target, arena_printf(arena, "%s[%lld]", path, i));
    } else if (type->kind == TYPE_RECORD && has_plain_parts(n->model, type)) {
        add_member_numbers(n, type->declaration, path);
    } else if (is_real_number(type)) {
        /* libclang sees no value of the conversion in it if it is not written */
        str_printf(&n->list, "(unsigned long long)__builtin_bit_cast(unsigned%s, %s), ",
                   type->size == 8 ? " long long" : "", path);
        n->count++;
    } else if (is_whole(type)) {
        str_printf(&n->list, "(unsigned long long)%s, ", path);
        n->count++;
    } else {
        n->is_odd = true;
    }
}

/* --- the probe ------------------------------------------------------------ */

static bool is_local_constant(const struct decl *decl)
{
    return decl->parent && decl->parent->kind == DECL_FUNCTION;
}

/* How the end of the source names the variable. */
static const char *name_at_end(struct model *model, const struct decl *decl)
{
    const char *class = decl->parent ? decl->parent->type->spelling : NULL;
    const char *arguments = decl->template_arguments ? decl->template_arguments : "";
    const char *name = class ? arena_printf(model->arena, "%s::%s%s", class, decl->name, arguments)
                             : arena_printf(model->arena, "::%s", decl->qualified);
    return cx_without_unnamed_namespace(model->arena, name);
}

/* Nothing outside of its function names a local variable: the probe has one that is declared with
 * the same words. */
static const char *probe_text(struct model *model, const struct decl *decl)
{
    struct numbers numbers = {.model = model, .list = {.arena = model->arena}};
    size_t name = model_name_offset(model, decl);
    bool has_text = decl->file && decl->begin <= name && name + strlen(decl->name) <= decl->end &&
                    decl->end <= decl->file->length;
    const char *object = is_local_constant(decl) ? PROBES_TABLE_OBJECT : name_at_end(model, decl);

    add_numbers(&numbers, decl->type, object);
    if (numbers.is_odd || !numbers.count || (is_local_constant(decl) && !has_text))
        return NULL;
    if (!is_local_constant(decl))
        return probes_table(model->tu, NULL, 0, "", str_text(&numbers.list));
    const char *text = decl->file->text;
    size_t behind = name + strlen(decl->name);
    const char *declared =
        arena_printf(model->arena, "%.*s" PROBES_TABLE_OBJECT "%.*s;", (int)(name - decl->begin),
                     text + decl->begin, (int)(decl->end - behind), text + behind);
    return probes_table(model->tu, decl->file, decl->begin, declared, str_text(&numbers.list));
}

static enum CXChildVisitResult note_table(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct model *model = data;
    (void)parent;
    if (clang_getCursorKind(cursor) == CXCursor_Namespace &&
        !clang_Location_isInSystemHeader(clang_getCursorLocation(cursor)))
        return CXChildVisit_Recurse;
    if (clang_getCursorKind(cursor) != CXCursor_VarDecl)
        return CXChildVisit_Continue;
    long index = probes_table_index(cx_string(model->arena, clang_getCursorSpelling(cursor)));
    if (index >= 0 && (size_t)index < model->table_count)
        model->tables[index] = cursor;
    return CXChildVisit_Continue;
}

void model_find_table_probes(struct model *model)
{
    model->table_count = model->tu->table_count;
    if (!model->table_count)
        return;
    model->tables = arena_alloc(model->arena, model->table_count * sizeof *model->tables);
    for (size_t i = 0; i < model->table_count; i++)
        model->tables[i] = clang_getNullCursor();
    clang_visitChildren(clang_getTranslationUnitCursor(model->tu->unit), note_table, model);
}

/* The probe's variable; asks for it where it is not there yet. */
static CXCursor table_probe_for(struct model *model, const char *text)
{
    struct tu *tu = model->tu;
    for (size_t i = 0; i < tu->table_count; i++)
        if (strcmp(tu->tables[i], text) == 0)
            return i < model->table_count ? model->tables[i] : clang_getNullCursor();
    arena_push(tu->arena, tu->tables, tu->table_count, text);
    return clang_getNullCursor();
}

/* --- is it the object? ---------------------------------------------------- */

/* Two declarations with the same words behind the name, and where they end. */
struct twins {
    struct arena *arena;
    unsigned first_end, second_end;
};

struct spelled {
    CXFile file;
    unsigned offset;
    bool is_in_macro;
};

static struct spelled where_spelled(CXCursor cursor)
{
    struct spelled spelled;
    unsigned offset;
    CXSourceLocation place = clang_getCursorLocation(cursor);
    clang_getSpellingLocation(place, &spelled.file, NULL, NULL, &spelled.offset);
    clang_getFileLocation(place, NULL, NULL, NULL, &offset);
    spelled.is_in_macro = offset != spelled.offset;
    return spelled;
}

/* By one piece of text, such as a macro's, or by each one's own. */
static bool are_spelled_the_same(const struct twins *twins, CXCursor a, CXCursor b)
{
    struct spelled one = where_spelled(a), other = where_spelled(b);
    if (one.file && other.file && one.offset == other.offset &&
        clang_File_isEqual(one.file, other.file))
        return true;
    return !one.is_in_macro && !other.is_in_macro && one.offset <= twins->first_end &&
           other.offset <= twins->second_end &&
           twins->first_end - one.offset == twins->second_end - other.offset;
}

/* They name one declaration, or each its own. */
static bool name_the_same(const struct twins *twins, CXCursor a, CXCursor b)
{
    CXCursor one = clang_getCursorReferenced(a), other = clang_getCursorReferenced(b);
    return clang_equalCursors(clang_getCanonicalCursor(one), clang_getCanonicalCursor(other)) ||
           (clang_getCursorKind(one) == clang_getCursorKind(other) &&
            are_spelled_the_same(twins, one, other));
}

static bool is_type_of_closure(struct arena *arena, CXType type)
{
    return strstr(cx_string(arena, clang_getTypeSpelling(type)), "(lambda at ") != NULL;
}

static bool have_same_type(struct arena *arena, CXCursor a, CXCursor b)
{
    CXType one = clang_getCanonicalType(clang_getCursorType(a));
    CXType other = clang_getCanonicalType(clang_getCursorType(b));
    return clang_equalTypes(one, other) ||
           (is_type_of_closure(arena, one) && is_type_of_closure(arena, other));
}

/* Names may mean something else at the end of the source, and macros may be others. */
static bool are_twins(const struct twins *twins, CXCursor a, CXCursor b)
{
    if (clang_getCursorKind(a) != clang_getCursorKind(b) || !are_spelled_the_same(twins, a, b) ||
        !name_the_same(twins, a, b) || !have_same_type(twins->arena, a, b))
        return false;
    struct cx_list of_a = cx_children(twins->arena, a), of_b = cx_children(twins->arena, b);
    bool same = of_a.count == of_b.count;
    for (size_t i = 0; i < of_a.count && same; i++)
        same = are_twins(twins, of_a.items[i], of_b.items[i]);
    return same;
}

static enum CXChildVisitResult take_variable(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    if (clang_getCursorKind(cursor) != CXCursor_DeclRefExpr)
        return CXChildVisit_Recurse;
    *(CXCursor *)data = clang_getCursorReferenced(cursor);
    return CXChildVisit_Break;
}

/* No macro has taken a part of the list for its name. */
static bool is_as_written(struct arena *arena, CXCursor part)
{
    struct cx_list parts = cx_children(arena, part);
    bool is_written = !where_spelled(part).is_in_macro;
    for (size_t i = 0; i < parts.count && is_written; i++)
        is_written = is_as_written(arena, parts.items[i]);
    return is_written;
}

static unsigned end_of_declaration(CXCursor cursor)
{
    unsigned offset;
    CXSourceLocation end = clang_getRangeEnd(clang_getCursorExtent(cursor));
    clang_getFileLocation(end, NULL, NULL, NULL, &offset);
    return offset;
}

static bool is_of_variable(struct model *model, const struct decl *decl, CXCursor list)
{
    CXCursor named = clang_getNullCursor();
    clang_visitChildren(list, take_variable, &named);
    if (clang_Cursor_isNull(named) || !is_as_written(model->arena, list))
        return false;
    if (!is_local_constant(decl))
        return clang_equalCursors(clang_getCanonicalCursor(named),
                                  clang_getCanonicalCursor(decl->cursor));
    CXCursor own = clang_Cursor_getVarDeclInitializer(decl->cursor);
    CXCursor copy = clang_Cursor_getVarDeclInitializer(named);
    struct twins twins = {model->arena, end_of_declaration(decl->cursor),
                          end_of_declaration(named)};
    return !clang_Cursor_isNull(own) && !clang_Cursor_isNull(copy) &&
           have_same_type(model->arena, decl->cursor, named) && are_twins(&twins, own, copy);
}

/* --- the values ----------------------------------------------------------- */

struct values {
    struct model *model;
    const CXCursor *next;
    bool is_unknown;
};

static unsigned long long next_bits(struct values *values)
{
    unsigned long long bits = 0;
    CXEvalResult result = clang_Cursor_Evaluate(*values->next++);
    bool is_known = result && clang_EvalResult_getKind(result) == CXEval_Int;
    if (is_known)
        bits = clang_EvalResult_isUnsignedInt(result)
                   ? clang_EvalResult_getAsUnsigned(result)
                   : (unsigned long long)clang_EvalResult_getAsLongLong(result);
    if (result)
        clang_EvalResult_dispose(result);
    values->is_unknown |= !is_known;
    return bits;
}

static double real_of_bits(unsigned long long bits, bool is_float)
{
    unsigned narrow = (unsigned)bits;
    float small;
    double value;
    memcpy(&small, &narrow, sizeof small);
    memcpy(&value, &bits, sizeof value);
    return is_float ? small : value;
}

static struct node *make_value(struct values *values, struct type *type)
{
    bool real = is_real_number(type);
    struct node *node = model_new_node(
        values->model, real ? NODE_FLOATING_LITERAL : NODE_INTEGER_LITERAL, type, NULL, NULL);
    unsigned long long bits = next_bits(values);
    if (real) {
        double value = real_of_bits(bits, type->size == 4);
        values->is_unknown |= isnan(value); /* its bits have no text */
        memcpy(&bits, &value, sizeof bits);
    }
    node->is_synthetic = true;
    node->value = (long long)bits;
    return node;
}

static struct node *make_values(struct values *values, struct type *type)
{
    struct model *model = values->model;
    if (type->kind != TYPE_ARRAY && type->kind != TYPE_RECORD)
        return make_value(values, type);
    struct node *list = model_new_node(model, NODE_INIT_LIST_EXPR, type, NULL, NULL);
    struct decl *record = type->declaration;
    list->is_completed = true;
    for (long long i = 0; type->kind == TYPE_ARRAY && i < type->count; i++)
        model_add_child(model, list, make_values(values, type->target));
    for (size_t i = 0; type->kind == TYPE_RECORD && i < record->base_count; i++)
        model_add_child(model, list, make_values(values, record->bases[i]->type));
    for (size_t i = 0; type->kind == TYPE_RECORD && i < record->field_count; i++)
        model_add_child(model, list, make_values(values, record->fields[i]->type));
    return list;
}

static bool needs_a_call(const struct node *node)
{
    bool found = node->kind == NODE_CALL_EXPR;
    for (size_t i = 0; i < node->child_count && !found; i++)
        found = needs_a_call(node->children[i]);
    return found;
}

static size_t count_of_numbers(struct model *model, const struct type *type)
{
    struct numbers numbers = {.model = model, .list = {.arena = model->arena}};
    add_numbers(&numbers, type, "");
    return numbers.count;
}

void model_read_table(struct model *model, struct decl *decl)
{
    bool is_aggregate = decl->type->kind == TYPE_ARRAY || decl->type->kind == TYPE_RECORD;
    if (decl->kind != DECL_VARIABLE || decl->storage != STORAGE_STATIC_CONST || decl->in_system ||
        !is_aggregate || !decl->init || !needs_a_call(decl->init))
        return;
    const char *text = probe_text(model, decl);
    CXCursor probe = text ? table_probe_for(model, text) : clang_getNullCursor();
    CXCursor list = clang_Cursor_isNull(probe) ? probe : clang_Cursor_getVarDeclInitializer(probe);
    if (clang_Cursor_isNull(list) || !is_of_variable(model, decl, list))
        return;
    struct cx_list numbers = cx_children(model->arena, list);
    if (numbers.count != count_of_numbers(model, decl->type))
        return;
    struct values values = {model, numbers.items, false};
    struct node *made = make_values(&values, decl->type);
    if (!values.is_unknown)
        decl->init = made;
}
