/* clang's spellings of functions and types do for the host, except where a template argument is a
 * lambda. The host side has given such a lambda a name (host/lambda.c), a template over the
 * parameters of the templates around it where there are any; here the same name is written with the
 * arguments of the instance. */
#include "model/host_name.h"

#include "frontend/cx.h"

#include <string.h>

struct host_text {
    struct arena *arena;
    struct model *model;
    struct host_names *names;
    struct host_name *name; /* gets the closures that are named */
};

static const char *type_text(struct host_text *h, CXType type);

static const char *value_text(struct host_text *h, CXCursor owner, unsigned index)
{
    return arena_printf(h->arena, "%lld", clang_Cursor_getTemplateArgumentValue(owner, index));
}

/* The template arguments of the class `owner`, each with a comma in front; NULL when one can't be
 * written. */
static const char *class_arguments(struct host_text *h, CXCursor owner)
{
    struct str out = {.arena = h->arena};
    int count = clang_Cursor_getNumTemplateArguments(owner);

    if (count <= 0)
        return "";
    for (unsigned i = 0; i < (unsigned)count; i++) {
        enum CXTemplateArgumentKind kind = clang_Cursor_getTemplateArgumentKind(owner, i);
        const char *text = NULL;
        if (kind == CXTemplateArgumentKind_Type)
            text = type_text(h, clang_Cursor_getTemplateArgumentType(owner, i));
        else if (kind == CXTemplateArgumentKind_Integral)
            text = arena_printf(h->arena, "cu2cl::template_value<%s>", value_text(h, owner, i));
        if (!text)
            return NULL;
        str_printf(&out, ", %s", text);
    }
    return str_text(&out);
}

static bool is_value(struct host_text *h, const struct function *function, size_t place)
{
    CXCursor pattern = clang_getSpecializedCursorTemplate(function->decl->cursor);
    struct cx_list children = cx_children(h->arena, pattern);
    size_t seen = 0;

    for (size_t i = 0; i < children.count; i++) {
        enum CXCursorKind kind = clang_getCursorKind(children.items[i]);
        if (kind != CXCursor_TemplateTypeParameter && kind != CXCursor_NonTypeTemplateParameter &&
            kind != CXCursor_TemplateTemplateParameter)
            continue;
        if (seen++ == place)
            return kind == CXCursor_NonTypeTemplateParameter;
    }
    return false;
}

/* The same for a function; its packs, and all arguments of a method, are known by their text. */
static const char *function_arguments(struct host_text *h, struct function *f)
{
    struct str out = {.arena = h->arena};

    model_load_template_arguments(h->model, f);
    for (size_t i = 0; i < f->template_count; i++) {
        const char *text =
            f->template_types[i] ? type_text(h, f->template_types[i]->cx) : f->template_texts[i];
        if (!text || (!f->template_types[i] && strstr(text, "(lambda")))
            return NULL;
        bool value = !f->template_types[i] && is_value(h, f, f->template_places[i]);
        str_printf(&out, value ? ", cu2cl::template_value<(long long)(%s)>" : ", %s", text);
    }
    return str_text(&out);
}

/* The parameters of a generic lambda's template have no names, but those of the call that are of
 * such types do: the types of all its parameters, as decltype gives them. */
static const char *call_arguments(struct host_text *h, struct function *f)
{
    struct str out = {.arena = h->arena};
    CXCursor call = f->decl->cursor;

    model_load_template_arguments(h->model, f);
    for (int i = 0; f->template_count && i < clang_Cursor_getNumArguments(call); i++) {
        CXCursor parameter = clang_Cursor_getArgument(call, (unsigned)i);
        const char *text = type_text(h, clang_getCursorType(parameter));
        if (!text)
            return NULL;
        str_printf(&out, ", %s", text);
    }
    return str_text(&out);
}

/* Not so for one that the source writes, a plain class or a specialisation: what is around it has
 * no parameters that count. */
static bool is_class_instance(struct host_text *h, CXCursor record)
{
    struct cx_list members = cx_children(h->arena, record);
    CXSourceRange extent = clang_getCursorExtent(record);
    struct tu *tu = h->model->tu;
    struct source_pos begin = frontend_pos(tu, clang_getRangeStart(extent));
    struct source_pos end = frontend_pos(tu, clang_getRangeEnd(extent));

    if (clang_Cursor_getNumTemplateArguments(record) <= 0 || frontend_is_instance(record))
        return true;
    for (size_t i = 0; i < members.count; i++) {
        if (!clang_isDeclaration(clang_getCursorKind(members.items[i])))
            continue;
        struct source_pos at = frontend_pos(tu, clang_getCursorLocation(members.items[i]));
        return strcmp(at.file, begin.file) != 0 || at.offset < begin.offset ||
               at.offset > end.offset;
    }
    return true; /* `template class C<int>;` shows none */
}

/* The arguments of all templates around the closure that make it one of several instances; those of
 * a specialisation written in the source, and of what is around that, do not. */
static const char *outer_arguments(struct host_text *h, CXCursor closure)
{
    const char *arguments = "";
    CXCursor around = clang_getCursorSemanticParent(closure);

    for (; cx_is_function(clang_getCursorKind(around)) || cx_is_record(clang_getCursorKind(around));
         around = clang_getCursorSemanticParent(around)) {
        bool is_function = cx_is_function(clang_getCursorKind(around));
        struct decl *decl = model_decl(h->model, around);
        struct function *f = is_function && decl ? decl->function : NULL;
        bool is_call = f && f->record && f->record->is_closure;
        if (is_function ? !f || (!is_call && !frontend_is_instance(around))
                        : !is_class_instance(h, around))
            break;
        const char *outer = is_call ? call_arguments(h, f)
                            : f     ? function_arguments(h, f)
                                    : class_arguments(h, around);
        if (!outer)
            return NULL;
        arguments = arena_printf(h->arena, "%s%s", outer, arguments);
    }
    return arguments;
}

static const char *closure_text(struct host_text *h, CXCursor closure)
{
    const char *name = frontend_closure_name(h->model->tu, closure);
    const char *arguments = outer_arguments(h, closure);

    if (!arguments)
        return NULL;
    const char *text = *arguments ? arena_printf(h->arena, "%s<%s>", name, arguments + 2) : name;
    struct decl *decl = model_decl(h->model, closure), *known = map_get(&h->names->closures, text);
    /* several closures that one text stands for would be taken for one another */
    if (known && known != decl)
        arena_push(h->arena, h->names->ambiguous, h->names->ambiguous_count, name);
    map_put(&h->names->closures, text, decl);
    arena_push(h->arena, h->name->closures, h->name->closure_count, name);
    return text;
}

/* A class template's instance one of whose arguments is made of a closure. */
static const char *instance_text(struct host_text *h, CXType type)
{
    CXCursor record = clang_getTypeDeclaration(type);
    struct decl *decl = model_decl(h->model, record);
    int count = clang_Type_getNumTemplateArguments(type);
    struct str out = {.arena = h->arena};

    if (count <= 0 || !decl ||
        cx_is_function(clang_getCursorKind(clang_getCursorSemanticParent(record))))
        return NULL;
    for (unsigned i = 0; i < (unsigned)count; i++) {
        CXType argument = clang_Type_getTemplateArgumentAsType(type, i);
        const char *text = NULL;
        if (argument.kind != CXType_Invalid)
            text = type_text(h, argument);
        else if (clang_Cursor_getNumTemplateArguments(record) == count &&
                 clang_Cursor_getTemplateArgumentKind(record, i) == CXTemplateArgumentKind_Integral)
            text = value_text(h, record, i);
        if (!text)
            return NULL;
        str_printf(&out, "%s%s", i ? ", " : "", text);
    }
    return arena_printf(h->arena, "%s<%s>", decl->qualified, str_text(&out));
}

static const char *function_text(struct host_text *h, CXType type, const char *declarator)
{
    struct str out = {.arena = h->arena};
    const char *result = type_text(h, clang_getResultType(type));

    if (!result)
        return NULL;
    str_printf(&out, "%s %s(", result, declarator);
    for (int i = 0; i < clang_getNumArgTypes(type); i++) {
        const char *text = type_text(h, clang_getArgType(type, (unsigned)i));
        if (!text)
            return NULL;
        str_printf(&out, "%s%s", i ? ", " : "", text);
    }
    str_addc(&out, ')');
    return str_text(&out);
}

static const char *suffixed(struct host_text *h, CXType target, const char *suffix)
{
    const char *text = type_text(h, target);
    return text ? arena_printf(h->arena, "%s %s", text, suffix) : NULL;
}

static const char *type_text(struct host_text *h, CXType type)
{
    type = clang_getCanonicalType(type);
    const char *spelling = frontend_string(h->model->tu, clang_getTypeSpelling(type));

    if (!strstr(spelling, "(lambda"))
        return spelling;
    if (clang_isConstQualifiedType(type)) {
        const char *text = type_text(h, cx_unqualified(type));
        return text ? arena_printf(h->arena, "const %s", text) : NULL;
    }
    switch (type.kind) {
    case CXType_Pointer: return suffixed(h, clang_getPointeeType(type), "*");
    case CXType_LValueReference: return suffixed(h, clang_getPointeeType(type), "&");
    case CXType_RValueReference: return suffixed(h, clang_getPointeeType(type), "&&");
    case CXType_FunctionProto: return function_text(h, type, "");
    case CXType_Record:
        return str_starts(spelling, "(lambda") || strstr(spelling, "::(lambda")
                   ? closure_text(h, clang_getTypeDeclaration(type))
                   : instance_text(h, type);
    default: return NULL;
    }
}

static bool is_spelled(const struct node *node, const char *word)
{
    const char *text = node->spelling_file ? node->spelling_file->text + node->spelling : "";
    return strncmp(text, word, strlen(word)) == 0 && !str_is_word(text[strlen(word)]);
}

/* The function instance of this name that the code calls by the template's parameter; NULL. */
static struct function *instance_behind(const struct node *node, const char *parameter,
                                        const char *name)
{
    struct function *f = node->ref ? node->ref->function : NULL;

    if (f && f->is_instance && strcmp(f->decl->qualified, name) == 0 && is_spelled(node, parameter))
        return f;
    for (size_t i = 0; i < node->child_count; i++) {
        struct function *found = instance_behind(node->children[i], parameter, name);
        if (found)
            return found;
    }
    return NULL;
}

static const char *expression_of(struct host_text *h, const struct function *f);

/* clang prints a function that is an argument as `&f`, also where it is `&f<64>`. The body says
 * which instance it is, if it calls it. */
static const char *argument_text(struct host_text *h, const struct function *f, size_t argument)
{
    const char *text = f->template_texts[argument];
    struct type *type = f->template_types[argument];

    if (type) {
        const char *written = type_text(h, type->cx);
        return written ? written : text;
    }
    if (*text != '&' || !f->body)
        return text;
    struct type *values;
    const char *parameter = model_template_parameter(h->model, f, argument, &values);
    const struct function *instance =
        parameter ? instance_behind(f->body, parameter, text + 1) : NULL;
    return instance ? arena_printf(h->arena, "&%s", expression_of(h, instance)) : text;
}

/* `reduce<float, 256>` */
static const char *expression_of(struct host_text *h, const struct function *f)
{
    struct str expression = {.arena = h->arena};

    str_add(&expression, f->decl->qualified);
    for (size_t i = 0; i < f->template_count; i++)
        str_printf(&expression, "%s%s", i ? ", " : "<", argument_text(h, f, i));
    if (f->template_count)
        str_addc(&expression, '>');
    return str_text(&expression);
}

struct host_name host_name_of(struct host_names *names, const struct function *f)
{
    struct host_name name = {0};
    struct arena *arena = names->model->arena;
    struct host_text h = {arena, names->model, names, &name};
    CXType type = clang_getCanonicalType(clang_getCursorType(f->decl->cursor));

    name.expression = expression_of(&h, f);
    name.type = function_text(&h, type, "(*)");
    if (!name.type)
        name.type = cx_string(arena, clang_getTypeSpelling(type));
    return name;
}
