/* Nodes: one per cursor of a statement or expression. Children that are only references (TypeRef,
 * NamespaceRef, ...) and attributes are left out; everything else is kept, in source order. */
#include "frontend/cx.h"
#include "frontend/launches.h"
#include "model/private.h"

#include <ctype.h>
#include <string.h>

/* `UNARY(CALL)`: CALL is named here, but used inside UNARY. */
static bool is_only_named(const struct expansion *e)
{
    if (!e->macro || !e->macro->is_function_like)
        return false;
    size_t at = e->begin + strlen(e->macro->name);
    while (at < e->file->length && isspace((unsigned char)e->file->text[at]))
        at++;
    return e->file->text[at] != '(';
}

/* `x + TWICE(y)` ends with the macro's parenthesis, though its last token is y. */
static void widen_to_macro(struct model *model, struct node *node)
{
    const struct expansion *e = model_expansion_across(model, node->file, node->begin, node->end);
    if (e)
        node->end = e->end;
}

/* clang begins a token at the spliced lines in front of it. */
static size_t skip_splices(const struct source_file *file, size_t at)
{
    const char *text = file->text;
    while (at + 1 < file->length && text[at] == '\\' &&
           (text[at + 1] == '\n' || text[at + 1] == '\r')) {
        at += text[at + 1] == '\r' ? 3 : 2;
        while (at < file->length && isspace((unsigned char)text[at]))
            at++;
    }
    return at;
}

/* clang's numbers of places in macros have the highest bit. */
static bool is_in_macro(unsigned location)
{
    return location >> 31;
}

struct node_constant {
    enum { CONSTANT_NOT_ASKED, CONSTANT_NONE, CONSTANT_KNOWN } state;
    unsigned long long bits;
};

static unsigned place_in(struct model *model, CXSourceLocation location,
                         void (*ask)(CXSourceLocation, CXFile *, unsigned *, unsigned *,
                                     unsigned *),
                         struct source_file **file)
{
    CXFile handle;
    unsigned offset;
    ask(location, &handle, NULL, NULL, &offset);
    *file = frontend_file(model->tu, handle);
    return (unsigned)frontend_offset(*file, offset);
}

static void fill_node_place(struct model *model, struct node *node)
{
    CXSourceRange range = clang_getCursorExtent(node->cursor);
    CXSourceLocation start = clang_getRangeStart(range), stop = clang_getRangeEnd(range);
    CXFile file, end_file;
    unsigned begin, end;

    clang_getFileLocation(start, &file, NULL, NULL, &begin);
    clang_getFileLocation(stop, &end_file, NULL, NULL, &end);
    node->file = frontend_file(model->tu, file);
    struct source_file *last = end_file == file ? node->file : frontend_file(model->tu, end_file);
    begin = (unsigned)frontend_offset(node->file, begin);
    end = (unsigned)frontend_offset(last, end);
    /* elsewhere all three are the same, and to ask for one takes its time */
    struct source_file *spelling_file = node->file;
    unsigned spelling = begin, expansion = begin, expansion_end = end;
    if (is_in_macro(range.begin_int_data)) {
        struct source_file *expansion_file;
        spelling = place_in(model, start, clang_getSpellingLocation, &spelling_file);
        expansion = place_in(model, start, clang_getExpansionLocation, &expansion_file);
    }
    if (is_in_macro(range.end_int_data)) {
        clang_getExpansionLocation(stop, NULL, NULL, NULL, &expansion_end);
        expansion_end = (unsigned)frontend_offset(last, expansion_end);
    }
    if (node->file && begin >= node->file->length)
        node->file = NULL; /* a probe's */
    if (!node->file)
        return;
    node->spelling_file = spelling_file;
    node->begin = skip_splices(node->file, begin);
    node->spelling = node->spelling_file ? skip_splices(node->spelling_file, spelling) : spelling;
    node->end = end_file && clang_File_isEqual(end_file, file) && end > begin ? end : begin;
    node->from_macro_body = !spelling_file || spelling_file != node->file || spelling != begin;
    node->from_macro_argument = !node->from_macro_body && begin != expansion;
    if (node->from_macro_body) {
        const struct expansion *e = model_expansion_at(model, node->file, begin);
        if (!e || is_only_named(e)) {
            node->begin = expansion;
            e = model_expansion_at(model, node->file, expansion);
        }
        if (e && e->end > node->end)
            node->end = e->end;
    }
    if (end != expansion_end) /* the last token is written in a macro's argument */
        widen_to_macro(model, node);
}

static bool is_ignored(enum CXCursorKind kind)
{
    switch (kind) {
    case CXCursor_TypeRef:
    case CXCursor_TemplateRef:
    case CXCursor_NamespaceRef:
    case CXCursor_MemberRef:
    case CXCursor_LabelRef:
    case CXCursor_OverloadedDeclRef:
    case CXCursor_VariableRef: return true;
    default: return clang_isAttribute(kind);
    }
}

/* The object behind `auto [a, b]` has no name: it is called after its parts. */
static void note_bindings(struct model *model, struct decl *object)
{
    struct cx_list children = cx_children(model->arena, object->cursor);
    struct str name = {.arena = model->arena};
    unsigned index = 0;
    for (size_t i = 0; i < children.count; i++) {
        if (clang_getCursorKind(children.items[i]) != CXCursor_UnexposedDecl)
            continue;
        struct decl *binding = model_decl(model, children.items[i]);
        binding->binding_of = object;
        binding->index = index++;
        str_printf(&name, "%s%s", index > 1 ? "_" : "", binding->name);
        arena_push(model->arena, object->bindings, object->binding_count, binding);
    }
    object->name = str_text(&name);
}

static void add_declaration(struct model *model, struct node *node, CXCursor cursor)
{
    struct decl *decl = model_decl(model, cursor);
    if (!decl)
        return;
    if (decl->kind == DECL_VARIABLE) {
        model_load_variable(model, decl);
        if (decl->name[0] == '[')
            note_bindings(model, decl);
        if (decl->init)
            decl->init->parent = node;
    }
    arena_push(model->arena, node->declared, node->declared_count, decl);
}

struct node *model_default_argument(struct model *model, const struct node *call, unsigned index)
{
    if (!call->ref || !call->ref->function)
        return NULL;
    model_load_function(model, call->ref->function);
    if (index >= call->ref->function->parameter_count)
        return NULL;
    struct node *written = call->ref->function->parameters[index]->init;
    if (!written) {
        /* the definition lacks the default argument that an earlier declaration has */
        CXCursor first = clang_getCanonicalCursor(call->ref->cursor);
        CXCursor parameter = clang_Cursor_getArgument(first, index);
        struct cx_list children = cx_children(model->arena, parameter);
        for (size_t i = 0; i < children.count && !written; i++) {
            struct node *node = clang_isExpression(clang_getCursorKind(children.items[i]))
                                    ? model_node(model, children.items[i], NULL)
                                    : NULL;
            if (node && model_stands_behind_name(model, parameter, node))
                written = node;
        }
    }
    return written;
}

static bool is_callee(const struct node *call, struct node *child)
{
    const struct node *name = node_skip_implicit(child);
    return name->kind == NODE_DECL_REF_EXPR && name->ref && name->ref == call->ref;
}

/* libclang may wrap an argument in other implicit nodes as a child than as an argument: then the
 * place decides; what a parameter pack expands to shares one, and comes in order. */
static struct node *child_at(struct model *model, const struct node *call, CXCursor cursor)
{
    CXSourceRange range = clang_getCursorExtent(cursor);
    for (size_t c = 0; c < call->child_count; c++)
        if (clang_equalCursors(call->children[c]->cursor, cursor))
            return call->children[c];
    if (!frontend_pos(model->tu, clang_getRangeStart(range)).file)
        return NULL;
    for (size_t c = 0; c < call->child_count; c++)
        if (clang_equalRanges(clang_getCursorExtent(call->children[c]->cursor), range) &&
            !node_is_argument(call, call->children[c]) && !is_callee(call, call->children[c]))
            return call->children[c];
    return NULL;
}

/* Can clang compute what the argument is, as it can of `3` but not of `warpSize`? */
static bool is_number(const struct node *argument)
{
    long long integer;
    double real;
    return type_is_arithmetic(argument->type) &&
           (model_evaluate(argument, &integer) || model_evaluate_real(argument, &real));
}

/* A default argument as libclang shows it, and clang computes no number for. */
static bool is_hidden_default(const struct node *argument)
{
    return argument->kind == NODE_UNEXPOSED_EXPR && !argument->child_count && !argument->file &&
           argument->type && !is_number(argument);
}

static void fill_call_arguments(struct model *model, struct node *node)
{
    int count = clang_Cursor_getNumArguments(node->cursor);
    for (int i = 0; i < count; i++) {
        CXCursor cursor = clang_Cursor_getArgument(node->cursor, (unsigned)i);
        struct node *argument = child_at(model, node, cursor);
        if (!argument || is_hidden_default(argument)) {
            struct node *written = model_default_argument(model, node, (unsigned)i);
            argument = written ? written : argument;
        }
        if (!argument && !clang_Cursor_isNull(cursor))
            argument = model_node(model, cursor, node);
        arena_push(model->arena, node->arguments, node->argument_count, argument);
    }
}

/* clang's range of an expression begins and ends within the fold expressions that do. */
static void widen_to_folds(struct node *node)
{
    if (!node_is_expression(node->kind) || !node->file || node->from_macro_body)
        return;
    for (size_t i = 0; i < node->child_count && node->file->fold_count; i++) {
        const struct node *child = node->children[i];
        if (child->file != node->file || child->from_macro_body || child->is_default_argument)
            continue;
        if (child->begin < node->begin)
            node->begin = child->begin;
        if (child->end > node->end)
            node->end = child->end;
    }
}

/* The end is not known where the last token comes from a macro inside a macro: it is the last
 * child's. A statement with a pragma, which may be that of a macro, starts where
 * the statement itself does. */
static void adjust_range(struct model *model, struct node *node)
{
    model_adjust_fold(model, node);
    widen_to_folds(node);
    struct node *last = node->child_count ? node->children[node->child_count - 1] : NULL;
    if (!last || !last->file || last->file != node->file ||
        (node->from_macro_body && node->kind != NODE_UNEXPOSED_STMT))
        return;
    switch (node->kind) {
    case NODE_BINARY_OPERATOR:
    case NODE_COMPOUND_ASSIGN_OPERATOR:
    case NODE_CONDITIONAL_OPERATOR:
    case NODE_C_STYLE_CAST_EXPR:
    case NODE_RETURN_STMT:
    case NODE_UNEXPOSED_EXPR:
        if (last->end > node->end)
            node->end = last->end;
        break;
    case NODE_UNEXPOSED_STMT:
        if (node->child_count == 1) {
            node->begin = last->begin;
            node->end = last->end;
            node->from_macro_body = last->from_macro_body;
            node->from_macro_argument = last->from_macro_argument;
        }
        break;
    default: break;
    }
}

/* Parameters that are declared as arrays are pointers, which libclang's types do not say: neither
 * that of the name, nor that of what is computed from it. */
static void adjust_array_parameter(struct node *node)
{
    switch (node->kind) {
    case NODE_UNEXPOSED_EXPR:
    case NODE_PAREN_EXPR:
    case NODE_BINARY_OPERATOR:
    case NODE_COMPOUND_ASSIGN_OPERATOR:
    case NODE_CONDITIONAL_OPERATOR: break;
    case NODE_UNARY_OPERATOR:
        if (node->op == OP_DEREF)
            return;
        break;
    default: return;
    }
    for (size_t i = 0; i < node->child_count; i++) {
        struct type *type = node->children[i]->type;
        bool is_condition = node->kind == NODE_CONDITIONAL_OPERATOR && i == 0;
        if (type && type->kind == TYPE_POINTER && !is_condition)
            node->type = type;
    }
}

static bool has_reference(enum node_kind kind)
{
    return kind == NODE_DECL_REF_EXPR || kind == NODE_MEMBER_REF_EXPR || kind == NODE_CALL_EXPR;
}

/* A lambda expression's children are what its captures are initialised with, one per field of the
 * closure; its body belongs to the closure's call operator. */
static void fill_closure(struct model *model, struct node *node)
{
    model_note_lambda(model, node->cursor);
    struct decl *record =
        node->type && node->type->kind == TYPE_RECORD ? node->type->declaration : NULL;
    if (!record)
        return;
    model_load_record(model, record);
    for (size_t i = 0; record->captured && i < record->field_count; i++) {
        struct decl *variable = record->captured[i];
        struct node *child = arena_new(model->arena, struct node);
        child->kind = variable ? NODE_DECL_REF_EXPR : NODE_CXX_THIS_EXPR;
        child->cursor = clang_getNullCursor();
        child->parent = node;
        child->ref = variable;
        child->type = type_strip_reference(variable ? variable->type : record->fields[i]->type);
        CXCursor outer =
            variable ? clang_getCursorSemanticParent(variable->cursor) : clang_getNullCursor();
        bool is_init_capture =
            variable && variable->kind == DECL_VARIABLE &&
            clang_equalCursors(clang_getCursorSemanticParent(record->cursor), outer) == 0 &&
            !clang_Cursor_isNull(clang_Cursor_getVarDeclInitializer(variable->cursor)) &&
            clang_equalLocations(clang_getCursorLocation(variable->cursor),
                                 clang_getCursorLocation(record->fields[i]->cursor));
        if (is_init_capture) {
            child = model_node(model, clang_Cursor_getVarDeclInitializer(variable->cursor), node);
        }
        arena_push(model->arena, node->children, node->child_count, child);
    }
}

/* libclang shows the numbers of `Base<N>::member` and `f<N>` among a name's children. A name that
 * is known has none but the object whose member it is. */
static void drop_template_arguments(struct node *node)
{
    size_t kept = 0;
    if (!node->ref || node->kind != NODE_MEMBER_REF_EXPR)
        return;
    for (size_t i = 0; i < node->child_count; i++) {
        const struct type *type = node->children[i]->type;
        bool is_object = type && (type->kind == TYPE_RECORD || (type->kind == TYPE_POINTER &&
                                                                type->target->kind == TYPE_RECORD));
        if (is_object)
            node->children[kept++] = node->children[i];
    }
    node->child_count = kept;
}

/* Literals have no children, and of those of a name none is kept; to ask libclang takes its time. */
static bool has_no_children(const struct node *node)
{
    switch (node->kind) {
    case NODE_INTEGER_LITERAL:
    case NODE_FLOATING_LITERAL:
    case NODE_CHARACTER_LITERAL:
    case NODE_CXX_BOOL_LITERAL_EXPR: return true;
    case NODE_DECL_REF_EXPR: return node->ref;
    default: return false;
    }
}

/* What libclang says about the node itself. */
static void fill_node(struct model *model, struct node *node)
{
    CXCursor cursor = node->cursor;
    fill_node_place(model, node);
    if (node_is_expression(node->kind))
        node->type = type_strip_reference(model_type(model, clang_getCursorType(cursor)));
    if (has_reference(node->kind))
        node->ref = model_decl(model, clang_getCursorReferenced(cursor));
    if (node->ref && node->ref->kind == DECL_PARAMETER && node->type &&
        node->type->kind == TYPE_ARRAY && node->ref->type->kind == TYPE_POINTER)
        node->type = node->ref->type;
    if (node->kind == NODE_BINARY_OPERATOR || node->kind == NODE_COMPOUND_ASSIGN_OPERATOR)
        node->op = binary_kind_of(clang_getCursorBinaryOperatorKind(cursor));
    if (node->kind == NODE_UNARY_OPERATOR)
        node->op = unary_kind_of(clang_getCursorUnaryOperatorKind(cursor));
}

static void fill_call(struct model *model, struct node *node)
{
    model_resolve_callee(node);
    model_resolve_member(model, node);
    if (model_is_indirect_call(node))
        node->ref = NULL;
    fill_call_arguments(model, node);
}

/* The call inside the lambda expression that a launch by device code is read as. */
static CXCursor launch_inside(struct model *model, CXCursor cursor)
{
    struct cx_list children = cx_children(model->arena, cursor);
    CXCursor found = clang_getNullCursor();
    for (size_t i = 0; i < children.count && clang_Cursor_isNull(found); i++)
        found = clang_getCursorKind(children.items[i]) == CXCursor_CallExpr
                    ? children.items[i]
                    : launch_inside(model, children.items[i]);
    return found;
}

/* The same of a lambda expression that nobody wrote; null for all others. */
static CXCursor launch_of(struct model *model, CXCursor lambda)
{
    CXFile handle;
    unsigned offset;
    clang_getFileLocation(clang_getRangeStart(clang_getCursorExtent(lambda)), &handle, NULL, NULL,
                          &offset);
    const struct source_file *file = frontend_file(model->tu, handle);
    return file && launches_begin_at(file->inserted, offset) ? launch_inside(model, lambda)
                                                             : clang_getNullCursor();
}

struct node *model_node(struct model *model, CXCursor cursor, struct node *parent)
{
    if (clang_getCursorKind(cursor) == CXCursor_LambdaExpr) {
        CXCursor launch = launch_of(model, cursor);
        if (!clang_Cursor_isNull(launch))
            return model_node(model, launch, parent);
    }
    struct node *node = arena_new(model->arena, struct node);
    node->cursor = cursor;
    node->constant = arena_new(model->arena, struct node_constant);
    node->kind = node_kind_of(clang_getCursorKind(cursor));
    node->parent = parent;
    fill_node(model, node);
    if (node->kind == NODE_LAMBDA_EXPR) {
        fill_closure(model, node);
        return node;
    }
    struct cx_list children = {NULL, 0};
    if (!has_no_children(node))
        children = cx_children(model->arena, cursor);
    for (size_t i = 0; i < children.count; i++) {
        enum CXCursorKind kind = clang_getCursorKind(children.items[i]);
        if (is_ignored(kind))
            continue;
        if (clang_isDeclaration(kind)) {
            add_declaration(model, node, children.items[i]);
            continue;
        }
        struct node *child = model_node(model, children.items[i], node);
        arena_push(model->arena, node->children, node->child_count,
                   model_whole_fold(model, child, node));
    }
    drop_template_arguments(node);
    if (node->type && node->type->kind == TYPE_ARRAY)
        adjust_array_parameter(node);
    switch (node->kind) {
    case NODE_CALL_EXPR: fill_call(model, node); break;
    case NODE_CXX_NEW_EXPR: model_find_new_parts(model, node); break;
    case NODE_CXX_DELETE_EXPR: model_find_delete_parts(model, node); break;
    case NODE_CXX_FOR_RANGE_STMT: model_find_steps(model, node); break;
    case NODE_UNEXPOSED_EXPR: model_read_place(model, node); break;
    default: break;
    }
    adjust_range(model, node);
    return node;
}

/* --- queries ------------------------------------------------------------- */

static bool evaluate_cursor(CXCursor cursor, unsigned long long *bits)
{
    CXEvalResult result = clang_Cursor_Evaluate(cursor);
    if (!result)
        return false;
    bool known = clang_EvalResult_getKind(result) == CXEval_Int;
    if (known)
        *bits = clang_EvalResult_isUnsignedInt(result)
                    ? clang_EvalResult_getAsUnsigned(result)
                    : (unsigned long long)clang_EvalResult_getAsLongLong(result);
    clang_EvalResult_dispose(result);
    return known;
}

/* clang is asked once. */
bool model_evaluate_bits(const struct node *node, unsigned long long *bits)
{
    struct node_constant *constant = node->constant;
    if (!constant)
        return false;
    if (constant->state == CONSTANT_NOT_ASKED)
        constant->state =
            evaluate_cursor(node->cursor, &constant->bits) ? CONSTANT_KNOWN : CONSTANT_NONE;
    if (constant->state == CONSTANT_KNOWN)
        *bits = constant->bits;
    return constant->state == CONSTANT_KNOWN;
}

bool model_evaluate(const struct node *node, long long *value)
{
    unsigned long long bits;
    if (!node->type || (node->type->kind != TYPE_INTEGER && node->type->kind != TYPE_BOOL &&
                        node->type->kind != TYPE_ENUM))
        return false;
    if (!model_evaluate_bits(node, &bits))
        return false;
    *value = (long long)bits;
    return true;
}

struct source_pos model_pos(const struct node *node)
{
    struct source_pos pos = {0};
    while (node && !node->file)
        node = node->parent;
    if (!node)
        return pos;
    const struct source_file *file = node->file;
    size_t low = 0, high = file->line_count;
    while (high - low > 1) {
        size_t middle = (low + high) / 2;
        if (file->line_starts[middle] <= node->begin)
            low = middle;
        else
            high = middle;
    }
    pos.file = file->path;
    pos.line = (unsigned)low + 1;
    pos.column = (unsigned)(node->begin - file->line_starts[low]) + 1;
    pos.offset = node->begin;
    return pos;
}

const char *node_source(const struct node *node, struct arena *arena)
{
    if (!node->file || node->end > node->file->length || node->end < node->begin)
        return "";
    return arena_strndup(arena, node->file->text + node->begin, node->end - node->begin);
}
