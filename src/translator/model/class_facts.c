/* What a class says about itself: which special members are written, whether it has virtual
 * functions, and whether C does by itself what a special member does. */
#include "frontend/cx.h"
#include "model/private.h"

/* --- what a class declares ----------------------------------------------- */

static bool is_user_provided(CXCursor cursor)
{
    return !clang_CXXMethod_isDefaulted(cursor) && !clang_CXXMethod_isDeleted(cursor);
}

static enum special special_of(CXCursor cursor)
{
    switch (clang_getCursorKind(cursor)) {
    case CXCursor_Constructor:
        return clang_CXXConstructor_isDefaultConstructor(cursor) ? SPECIAL_DEFAULT
               : clang_CXXConstructor_isCopyConstructor(cursor)  ? SPECIAL_COPY
               : clang_CXXConstructor_isMoveConstructor(cursor)  ? SPECIAL_MOVE
                                                                 : SPECIAL_COUNT;
    case CXCursor_Destructor: return SPECIAL_DESTROY;
    case CXCursor_CXXMethod:
        return clang_CXXMethod_isCopyAssignmentOperator(cursor)   ? SPECIAL_ASSIGN
               : clang_CXXMethod_isMoveAssignmentOperator(cursor) ? SPECIAL_MOVE_ASSIGN
                                                                  : SPECIAL_COUNT;
    default: return SPECIAL_COUNT;
    }
}

enum special model_special_of(const struct decl *function)
{
    return special_of(function->cursor);
}

static struct class_facts *known_facts(struct model *model, struct decl *record)
{
    if (!record->facts) {
        record->facts = arena_new(model->arena, struct class_facts);
        for (int i = 0; i < SPECIAL_COUNT; i++)
            record->facts->provided[i] = clang_getNullCursor();
    }
    return record->facts;
}

/* A method of an instance stands for what only its template's pattern showed. */
static void provide(struct class_facts *facts, const struct decl *method)
{
    enum special special = special_of(method->cursor);
    if (special != SPECIAL_COUNT && facts->is_provided[special] &&
        clang_Cursor_isNull(facts->provided[special]))
        facts->provided[special] = method->cursor;
}

static void scan_class(struct model *model, struct decl *record)
{
    struct class_facts *facts = known_facts(model, record);
    facts->is_scanned = true;
    model_load_record(model, record);
    if (record->in_system || record->is_closure || !record->type || record->type->rule)
        return;
    CXCursor pattern = cx_pattern(record->cursor);
    struct cx_list children = cx_children(model->arena, record->cursor);
    /* an explicit specialisation shows its own members */
    bool is_hidden = !clang_Cursor_isNull(pattern) && !children.count;
    if (is_hidden)
        children = cx_children(model->arena, pattern);
    for (size_t i = 0; i < children.count; i++) {
        enum special special = special_of(children.items[i]);
        if (clang_CXXMethod_isVirtual(children.items[i]))
            facts->is_polymorphic = true;
        facts->has_constructor |= clang_getCursorKind(children.items[i]) == CXCursor_Constructor &&
                                  is_user_provided(children.items[i]);
        if (special == SPECIAL_COUNT || !is_user_provided(children.items[i]))
            continue;
        facts->is_provided[special] = true;
        if (!is_hidden)
            facts->provided[special] = children.items[i];
    }
    for (size_t i = 0; i < facts->method_count; i++)
        provide(facts, facts->methods[i]);
    for (size_t i = 0; i < record->base_count; i++)
        facts->is_polymorphic |= model_class_facts(model, record->bases[i])->is_polymorphic;
}

struct class_facts *model_class_facts(struct model *model, struct decl *record)
{
    if (!known_facts(model, record)->is_scanned)
        scan_class(model, record);
    return record->facts;
}

bool model_is_polymorphic(struct model *model, struct decl *record)
{
    return model_class_facts(model, record)->is_polymorphic;
}

bool model_has_own_vptr(struct model *model, struct decl *record)
{
    if (!model_is_polymorphic(model, record))
        return false;
    for (size_t i = 0; i < record->base_count; i++)
        if (model_is_polymorphic(model, record->bases[i]))
            return false;
    return true;
}

struct decl *model_element_record(const struct type *type)
{
    while (type->kind == TYPE_ARRAY)
        type = type->target;
    return type->kind == TYPE_RECORD && type->declaration && !type->rule ? type->declaration : NULL;
}

bool model_special_moves(enum special special)
{
    return special == SPECIAL_MOVE || special == SPECIAL_MOVE_ASSIGN;
}

enum special model_special_without_move(enum special special)
{
    return special == SPECIAL_MOVE          ? SPECIAL_COPY
           : special == SPECIAL_MOVE_ASSIGN ? SPECIAL_ASSIGN
                                            : special;
}

/* Does C do the same with all parts? */
bool model_parts_are_plain(struct model *model, struct decl *record, enum special special)
{
    struct class_facts *facts = model_class_facts(model, record);
    if (record->in_system || record->type->rule)
        return true;
    if (facts->is_provided[special] ||
        (model_special_moves(special) && facts->is_provided[model_special_without_move(special)]))
        return false;
    if (special == SPECIAL_DEFAULT && facts->is_polymorphic)
        return false;
    for (size_t i = 0; i < record->base_count; i++)
        if (!model_parts_are_plain(model, record->bases[i], special))
            return false;
    for (size_t i = 0; i < record->field_count; i++) {
        struct decl *inner = model_element_record(record->fields[i]->type);
        if (special == SPECIAL_DEFAULT && record->fields[i]->init)
            return false;
        if (inner && !model_parts_are_plain(model, inner, special))
            return false;
    }
    return true;
}

bool model_has_mutable(struct model *model, struct decl *record)
{
    model_load_record(model, record);
    for (size_t i = 0; i < record->base_count; i++)
        if (model_has_mutable(model, record->bases[i]))
            return true;
    for (size_t i = 0; i < record->field_count; i++) {
        struct decl *inner = model_element_record(record->fields[i]->type);
        if (clang_CXXField_isMutable(record->fields[i]->cursor) ||
            (inner && model_has_mutable(model, inner)))
            return true;
    }
    return false;
}

/* Does C do the same by itself? Where there are virtual functions, the class of the object is set
 * by constructors, and kept by assignments: that of a base alone differs from the whole's. A member
 * is a whole. */
bool model_special_is_plain(struct model *model, struct decl *record, enum special special)
{
    return model_parts_are_plain(model, record, special) &&
           (special == SPECIAL_DESTROY || !model_class_facts(model, record)->is_polymorphic);
}

void model_learn_special(struct model *model, struct decl *decl)
{
    struct function *f = decl->function;
    if (!f->record || f->record->in_system)
        return;
    struct class_facts *facts = known_facts(model, f->record);
    arena_push(model->arena, facts->methods, facts->method_count, decl);
    if (facts->is_scanned)
        provide(facts, decl);
}

struct decl *const *model_class_methods(struct model *model, struct decl *record, size_t *count)
{
    struct class_facts *facts = model_class_facts(model, record);
    *count = facts->method_count;
    return facts->methods;
}

struct decl *model_provided_special(struct model *model, struct decl *record, enum special special)
{
    CXCursor cursor = model_class_facts(model, record)->provided[special];
    return clang_Cursor_isNull(cursor) ? NULL : model_decl(model, cursor);
}
