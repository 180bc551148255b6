/* Calls: to the device library by rule, to the user's functions by instance with their hidden
 * arguments, constructors, and the implicit copies that C makes by itself. */
#include "library.h"
#include "lower.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- putting a call together --------------------------------------------- */

struct call_text {
    const char *name;
    const char *self;   /* first argument that the source does not write as one; NULL */
    size_t first;       /* arguments before it are the object of a member operator */
    const char **texts; /* one per argument of the node */
    const char *hidden; /* ", "-separated, or "" */
};

static bool written_in_order(const struct node *node, const struct call_text *call)
{
    size_t at = node->child_count ? node->children[0]->end : 0;
    if (node->ref->function->is_constructor) /* its first child may be a template argument */
        return false;
    if (call->self || call->first || node->from_macro_body || node->from_macro_argument ||
        !node->child_count || !node->children[0]->file || node->children[0]->from_macro_body ||
        node->children[0]->file != node->file)
        return false;
    for (size_t i = 0; i < node->argument_count; i++) {
        const struct node *argument = node->arguments[i];
        if (!argument || argument->is_default_argument || !argument->file)
            return false;
        if (argument->file != node->file || argument->begin < at || argument->end > node->end ||
            argument->end <= argument->begin)
            return false;
        at = argument->end;
    }
    return node->argument_count > 0;
}

static const char *join_plain(struct lower *l, const struct node *node,
                              const struct call_text *call)
{
    struct str out = {.arena = l->arena};
    const char *separator = "";
    str_printf(&out, "%s(", call->name);
    if (call->self) {
        str_add(&out, call->self);
        separator = ", ";
    }
    for (size_t i = call->first; i < node->argument_count; i++) {
        if (!call->texts[i])
            continue;
        str_printf(&out, "%s%s", separator, call->texts[i]);
        separator = ", ";
    }
    if (*call->hidden)
        str_printf(&out, "%s%s", separator, call->hidden);
    str_addc(&out, ')');
    return str_text(&out);
}

/* Keeps the blanks, line breaks, and comments between the arguments. */
static const char *join_call(struct lower *l, struct node *node, const struct call_text *call)
{
    struct str out = {.arena = l->arena};
    if (!written_in_order(node, call))
        return join_plain(l, node, call);
    size_t at = node->children[0]->end;
    str_add(&out, call->name);
    for (size_t i = 0; i < node->argument_count; i++) {
        const char *gap = lower_gap(l, node->file, at, node->arguments[i]->begin);
        if (!gap || !call->texts[i] || !strchr(gap, i == 0 ? '(' : ',') ||
            (i == 0 && strchr(gap, '>')))
            return join_plain(l, node, call);
        str_printf(&out, "%s%s", gap, call->texts[i]);
        at = node->arguments[i]->end;
    }
    const char *gap = lower_gap(l, node->file, at, node->end);
    if (!gap || !strchr(gap, ')'))
        return join_plain(l, node, call);
    if (*call->hidden)
        str_printf(&out, ", %s", call->hidden);
    str_add(&out, gap);
    return str_text(&out);
}

/* --- the device library -------------------------------------------------- */

/* `2` and `2.0` as an argument of type float: `2.0f`. NULL where it is no literal, or another
 * number then. */
static const char *literal_of_type(struct lower *l, struct node *node, const struct type *type)
{
    bool is_literal =
        node->kind == CXCursor_IntegerLiteral || node->kind == CXCursor_FloatingLiteral;
    if (!is_literal || node->from_macro_body || node->is_synthetic || type->kind != TYPE_FLOATING ||
        (type->size != 4 && type->size != 8))
        return NULL;
    bool used_fp64 = l->module->uses_fp64,
         needed = l->module->current && l->module->current->needs_fp64;
    size_t uses = l->module->fp64_uses;
    const char *text = lower_literal_token(l, node);
    l->module->uses_fp64 = used_fp64;
    l->module->fp64_uses = uses;
    if (l->module->current)
        l->module->current->needs_fp64 = needed;
    size_t length = strspn(text, "0123456789.");
    char *end;
    double value = strtod(text, &end);
    if (text[length] || *end || (text[0] == '0' && isdigit((unsigned char)text[1])) ||
        length > 15 || (type->size == 4 && (double)strtof(text, NULL) != (double)(float)value))
        return NULL;
    if (type->size == 8)
        lower_use_fp64(l->module);
    return arena_printf(l->arena, "%s%s%s", text, strchr(text, '.') ? "" : ".0",
                        type->size == 4 ? "f" : "");
}

/* `{tile}` is the number of threads of a tile, `{parent}` that of the tile around it, or 0. Tiles
 * larger than a warp have functions of their own, but no mask. NULL when it is no tile, or there is
 * no such function. */
static const char *fill_tiles(struct lower *l, const struct type *group, const char *to)
{
    struct str out = {.arena = l->arena};
    long long size = library_tile_size(group);
    bool is_large = size > 32 && strstr(to, "{tile}");
    if ((size == 0 && strstr(to, "{tile}")) || (is_large && strstr(to, "cu_tile(")))
        return NULL;
    if (is_large && str_starts(to, "cu_tile_"))
        lower_use_header(l->module, "large_tiles.clh");
    for (const char *p = to; *p; p++) {
        if (str_starts(p, "{tile}")) {
            str_printf(&out, "%lld", size);
            p += strlen("{tile}") - 1;
        } else if (str_starts(p, "{parent}")) {
            str_printf(&out, "%lld", library_tile_parent(l->module->model, group));
            p += strlen("{parent}") - 1;
        } else if (is_large && str_starts(p, "cu_tile_")) {
            str_add(&out, "cu_large_");
            p += strlen("cu_tile_") - 1;
        } else {
            str_addc(&out, *p);
        }
    }
    return str_text(&out);
}

/* The group that a call is about: the object of a method, or else the first argument. */
static const struct type *group_type(const struct node *call)
{
    bool is_pointer;
    const struct function *f = call->ref->function;
    const struct node *node = call->argument_count ? call->arguments[0] : NULL;
    if (f && f->record && !f->is_constructor)
        node = call_object(call, &is_pointer);
    const struct type *type = node ? node_skip_implicit((struct node *)node)->type : NULL;
    return type && type->kind == TYPE_POINTER ? type->target : type;
}

const char *lower_group_value(struct lower *l, struct node *node, const struct type *type)
{
    const struct rule *rule = type_strip_reference((struct type *)type)->rule;
    const char *text = rule->value ? fill_tiles(l, type, rule->value) : "0";
    if (rule->value)
        lower_use_header(l->module, rule->header);
    if (!text && node)
        lower_refuse(l, CU2002, node, "a tile of more than 32 threads as a thread_group");
    return text ? text : "0";
}

/* Does C convert the argument as C++ does? The device library's own functions have prototypes. */
static bool converts_by_itself(const char *to, const struct type *from, const struct type *type)
{
    return str_starts(to, "cu_") && (from->kind == TYPE_INTEGER || from->kind == TYPE_BOOL) &&
           type->kind == TYPE_INTEGER && type->size == 4 && from->size <= 4;
}

/* OpenCL's functions are overloaded, so an argument that C++ converted needs the conversion
 * written; `replacement` is what is called. */
const char *lower_converted_argument(struct lower *l, struct node *argument,
                                     const char *replacement)
{
    struct node *inner = argument;
    for (struct node *next; (next = node_implicit_operand(inner)) != NULL;)
        inner = next;
    struct type *to = argument->type, *from = inner->type;
    if (to && type_is_stateless(to))
        return lower_group_value(l, NULL, to);
    const char *literal = to && from ? literal_of_type(l, inner, to) : NULL;
    if (literal && strcmp(to->opencl, from->opencl) != 0)
        return literal;
    const char *text = lower_node(l, argument);
    struct spaces none = {{0}};
    if (!to || !from || !type_is_arithmetic(to) || !type_is_arithmetic(from) ||
        to->kind == TYPE_ENUM || converts_by_itself(replacement, from, to) ||
        convert_has_type(l, argument) ||
        (to->kind == from->kind && to->opencl && from->opencl &&
         strcmp(to->opencl, from->opencl) == 0))
        return text;
    return arena_printf(
        l->arena, "(%s)%s",
        lower_type_name(l->module, model_type(l->module->model, clang_getCanonicalType(to->cx)),
                        none),
        text_wrap(l->arena, text));
}

/* `{s1}` is the space of what argument 1 points to. */
static const char *fill_spaces(struct lower *l, struct node *call, const char *to)
{
    struct str out = {.arena = l->arena};
    for (const char *p = to; *p; p++) {
        if (p[0] == '{' && p[1] == 's' && isdigit((unsigned char)p[2]) && p[3] == '}') {
            size_t index = (size_t)(p[2] - '1');
            const char *space = NULL;
            if (index < call->argument_count && call->arguments[index])
                space = space_name(
                    addrspace_of(l->module->analysis, l->instance, call->arguments[index])
                        .level[0]);
            if (!space) {
                lower_refuse(l, CU2002, call, "a pointer to several address spaces at this place");
                space = "global";
            }
            str_add(&out, space);
            p += 3;
        } else {
            str_addc(&out, *p);
        }
    }
    return str_text(&out);
}

static const char *fill_template(struct lower *l, struct node *call, const char *to,
                                 const struct call_text *text)
{
    struct str out = {.arena = l->arena};
    (void)call;
    for (const char *p = to; *p; p++) {
        if (*p != '$') {
            str_addc(&out, *p);
        } else if (p[1] == '*') {
            for (size_t i = text->first; i < call->argument_count; i++)
                str_printf(&out, "%s%s", i > text->first ? ", " : "",
                           text->texts[i] ? text->texts[i] : "0");
            p++;
        } else if (str_starts(p, "$this")) {
            str_add(&out, text->self ? text->self : "0");
            p += 4;
        } else if (isdigit((unsigned char)p[1])) {
            size_t index = (size_t)(p[1] - '1') + text->first;
            bool is_alone = (p == to || strchr("(, ", p[-1])) && (strchr("), ", p[2]) || !p[2]);
            const char *value =
                index < call->argument_count && text->texts[index] ? text->texts[index] : "0";
            /* `$1` between parentheses or commas needs none of its own, unless it is next to an
             * operator */
            bool next_to_operator =
                is_alone &&
                ((p != to && p[-1] == ' ' && p - to >= 2 && p[-2] != ',') || (p[2] == ' '));
            str_add(&out, is_alone && !next_to_operator ? value : text_wrap(l->arena, value));
            p++;
        } else {
            str_addc(&out, *p);
        }
    }
    return str_text(&out);
}

/* --- printf -------------------------------------------------------------- */

#define MOST_PRINTED 32 /* arguments behind the format, as in CUDA */

/* An argument of printf as 64 bits. */
static const char *printed_value(struct lower *l, struct node *argument)
{
    static const struct spaces any = {
        {SPACE_PRIVATE | SPACE_GLOBAL | SPACE_LOCAL | SPACE_CONSTANT}};
    struct node *inner = node_skip_implicit(argument);
    bool is_real = inner->type && inner->type->kind == TYPE_FLOATING;
    const char *text = lower_node(l, is_real ? inner : argument);
    if (is_real)
        return arena_printf(l->arena, inner->type->size == 8 ? "cu_double(%s)" : "cu_float(%s)",
                            text);
    return argument->type && argument->type->kind == TYPE_POINTER
               ? tagged_argument(l, argument, text, any)
               : text;
}

/* A format that is no literal goes to the function behind the macros: `cu_print4(cu_output, format,
 * 1, i, 0, 0, 0)`. */
static const char *print_by_pointer(struct lower *l, struct node *call, const char **texts)
{
    struct str out = {.arena = l->arena};
    size_t count = call->argument_count - 1, room = 4;
    while (room < count)
        room *= 2;
    str_printf(&out, "cu_print%zu(cu_output, %s, %zu", room, printed_value(l, call->arguments[0]),
               count);
    for (size_t i = 1; i <= room; i++)
        str_printf(&out, ", %s", i <= count ? texts[i] : "0");
    str_addc(&out, ')');
    return str_text(&out);
}

/* `printf("%d\n", i)` becomes `cu_printf1("%d\n", i)`. */
static const char *lower_printf(struct lower *l, struct node *call)
{
    struct node *format = call->arguments[0];
    size_t count = call->argument_count - 1;
    struct call_text text = {.hidden = ""};
    if (count > MOST_PRINTED) {
        lower_refuse(l, CU2002, call, "printf with more than 32 arguments");
        return "0";
    }
    text.texts = arena_alloc(l->arena, call->argument_count * sizeof *text.texts);
    for (size_t i = 1; i <= count; i++)
        text.texts[i] = printed_value(l, call->arguments[i]);
    if (node_skip_parens(format)->kind != CXCursor_StringLiteral)
        return print_by_pointer(l, call, text.texts);
    text.name = arena_printf(l->arena, "cu_printf%zu", count);
    text.texts[0] = lower_node(l, format);
    return join_call(l, call, &text);
}

/* A text such as `$1 = f($1, $2)` writes its first argument twice. */
static void check_repeated(struct lower *l, struct node *call, const char *to)
{
    const char *first = strstr(to, "$1");
    if (first && strstr(first + 1, "$1") && call->argument_count && call->arguments[0] &&
        model_has_side_effects(call->arguments[0]))
        lower_refuse(l, CU2002, call, "a compound assignment to an operand with side effects");
}

static const char *refuse_library(struct lower *l, struct node *call, const struct rule *rule,
                                  const char *why)
{
    struct source_pos pos = model_pos(call);
    if (!why)
        why = "it has no counterpart";
    diag_report(l->module->diag, CU2003, &pos, rule->cuda, why);
    if (!l->instance->refused)
        l->instance->refused = arena_printf(l->arena, "%s: %s", rule->cuda, why);
    l->module->unported++;
    return "0";
}

static bool overload_with_cast_to_double(struct node *call)
{
    return call->argument_count && call->arguments[0] && call->arguments[0]->type &&
           call->arguments[0]->type->kind == TYPE_INTEGER &&
           str_starts(call->ref->qualified, "std::") && call->type &&
           call->type->kind == TYPE_FLOATING;
}

static bool first_is_local(struct lower *l, struct node *call)
{
    struct node *first = call->argument_count ? call->arguments[0] : NULL;
    return first && addrspace_of(l->module->analysis, l->instance, first).level[0] == SPACE_LOCAL;
}

static const char *library_call(struct lower *l, struct node *call)
{
    struct decl *callee = call->ref;
    struct library_use use;
    bool is_pointer;

    if (!library_find(l->module->model, call, &use)) {
        const char *value = lower_constant_value(l, call); /* std::numeric_limits<T>::max() */
        if (value)
            return value;
        struct source_pos pos = model_pos(call);
        diag_report(l->module->diag, CU2004, &pos, callee->qualified);
        l->instance->refused =
            arena_printf(l->arena, "'%s' is not known in device code", callee->qualified);
        l->module->unported++;
        return "0";
    }
    const struct rule *rule = use.rule;
    if (rule->access && rule->state != RULE_NONE)
        return lower_access(l, call, rule);
    if (rule->state == RULE_NONE || !use.to)
        return refuse_library(l, call, rule, rule->note);
    const struct type *group = group_type(call);
    const char *to = fill_tiles(l, group, use.to);
    if (!to || (library_tile_size(group) > 32 && strstr(to, "$1") && !callee->function->record))
        return refuse_library(l, call, rule, "it is there for tiles of 1 to 32 threads");
    if (library_needs(l->module->model, call, "local") && !first_is_local(l, call))
        return refuse_library(l, call, rule, "its first argument has to be in shared memory");
    if (rule->state == RULE_PARTIAL && rule->note) {
        struct source_pos pos = model_pos(call);
        diag_report(l->module->diag, CU2006, &pos, rule->cuda, rule->note);
    }
    lower_use_header(l->module, use.header);
    lower_need(l, rule->needs);
    if (use.overload)
        lower_need(l, use.overload->needs);
    to = heap_free_text(l, call, fill_spaces(l, call, to));
    if (strcmp(callee->name, "printf") == 0)
        return lower_printf(l, call);

    struct call_text text = {.name = to, .hidden = ""};
    text.texts = arena_alloc(l->arena, (call->argument_count + 1) * sizeof *text.texts);
    text.first = call_first_argument(call);
    for (size_t i = 0; i < call->argument_count; i++) {
        text.texts[i] =
            call->arguments[i] ? lower_converted_argument(l, call->arguments[i], to) : NULL;
        if (text.texts[i] && overload_with_cast_to_double(call) && !strstr(to, "(double)"))
            text.texts[i] =
                arena_printf(l->arena, "(double)%s", text_wrap(l->arena, text.texts[i]));
    }
    if (callee->function && callee->function->record && strstr(to, "$this")) {
        struct node *object = call_object(call, &is_pointer);
        text.self = object ? lower_converted_argument(l, object, to) : "0";
    }
    check_repeated(l, call, to);
    if (strpbrk(to, "()$"))
        return fill_template(l, call, to, &text);
    return join_call(l, call, &text);
}

/* --- the user's functions ------------------------------------------------ */

static const char *hidden_arguments(struct lower *l, const struct instance *callee)
{
    struct str out = {.arena = l->arena};
    for (size_t i = 0; i < callee->hidden_count; i++)
        str_printf(&out, "%s%s", i ? ", " : "", lower_hidden_argument(l, &callee->hidden[i]));
    return str_text(&out);
}

static const char *object_argument(struct lower *l, struct node *call, const struct function *f)
{
    bool is_pointer;
    if (!f->record || f->is_static_method || f->is_constructor ||
        type_is_stateless(f->record->type))
        return NULL;
    struct node *object = call_object(call, &is_pointer);
    if (!object || (!object->file && node_skip_implicit(object)->kind == CXCursor_CXXThisExpr))
        return class_own_base(l, f->record);
    struct type *type = is_pointer && object->type ? object->type->target : object->type;
    struct decl *record = type && type->kind == TYPE_RECORD ? type->declaration : NULL;
    const char *path = record && record != f->record && !record->in_system
                           ? lower_base_path(l, record, f->record)
                           : NULL;
    if (is_pointer || path) {
        const char *pointer = is_pointer ? lower_node(l, object) : lower_address(l, object, type);
        enum space space = is_pointer
                               ? addrspace_of(l->module->analysis, l->instance, object).level[0]
                               : addrspace_object(l->module->analysis, l->instance, object);
        if (space_is_several(space))
            return path ? tagged_upcast(l, pointer, record, f->record) : pointer;
        return path ? arena_printf(l->arena, "&%s->%s", text_wrap(l->arena, pointer), path)
                    : text_unwrap(l->arena, pointer);
    }
    bool saved = l->only_reads;
    l->only_reads = f->is_const_method;
    const char *text = lower_address(l, object, f->record->type);
    l->only_reads = saved;
    return text;
}

static const char *argument_text(struct lower *l, struct decl *parameter, struct node *argument,
                                 struct spaces wanted)
{
    if (parameter->type->kind == TYPE_REFERENCE && !parameter->by_value)
        return tagged_address(l, argument, parameter->type->target, wanted);
    if (argument->type && argument->type->kind == TYPE_POINTER)
        return tagged_argument(l, argument, lower_node(l, argument), wanted);
    if (node_skip_implicit(argument)->kind == CXCursor_InitListExpr &&
        type_strip_reference(parameter->type)->kind != TYPE_RECORD)
        return lower_initialiser(l, argument, type_strip_reference(parameter->type));
    return lower_node(l, argument);
}

static void check_callee(struct lower *l, struct node *call, struct function *f)
{
    if (f->dispatch)
        dispatch_check(l, call);
    if (f->body && f->is_implicit && !f->is_synthesised)
        lower_refuse(l, CU2002, call, "a function of a class that is defaulted");
    if (!f->body) {
        struct source_pos pos = model_pos(call);
        diag_report(l->module->diag, CU2007, &pos, f->decl->qualified);
        l->instance->refused = arena_printf(
            l->arena, "device function '%s' has no definition in this source", f->decl->qualified);
        l->module->unported++;
    }
}

static const char *user_call(struct lower *l, struct node *call, struct function *f)
{
    struct instance *callee = l->instance ? map_get_pointer(&l->instance->calls, call) : NULL;
    if (!callee) {
        const char *value = lower_constant_value(l, call);
        if (!value)
            lower_refuse(l, CU2002, call, "a call in a constant");
        return value ? value : "0";
    }
    check_callee(l, call, f);
    lower_check_scope(l, call, callee);
    struct call_text text = {.name = names_instance(l->module, callee)};
    text.first = call_first_argument(call);
    text.self = object_argument(l, call, f);
    if (text.self)
        text.self = tagged_object(l, call, callee->self.level[0], text.self);
    text.hidden = hidden_arguments(l, callee);
    text.texts = arena_alloc(l->arena, (call->argument_count + 1) * sizeof *text.texts);
    for (size_t i = text.first; i < call->argument_count; i++) {
        size_t index = i - text.first;
        if (call->arguments[i] && index < f->parameter_count &&
            !type_is_stateless(f->parameters[index]->type)) {
            text.texts[i] = argument_text(
                l, f->parameters[index], call->arguments[i],
                addrspace_variable(l->module->analysis, callee, f->parameters[index]));
        }
    }
    return join_call(l, call, &text);
}

/* --- constructors and implicit functions --------------------------------- */

static bool is_copy(const struct function *f)
{
    return clang_CXXConstructor_isCopyConstructor(f->decl->cursor) ||
           clang_CXXConstructor_isMoveConstructor(f->decl->cursor);
}

static bool is_written(const struct function *f)
{
    return f->body && !f->is_implicit;
}

static const char *constructor(struct lower *l, struct node *call, struct function *f)
{
    struct spaces none = {{0}};
    if (is_copy(f) && !is_written(f) && call->argument_count == 1 && call->arguments[0])
        return lower_node(l, call->arguments[0]);
    const char *type = lower_type_name(l->module, call->type, none);
    if (!type) {
        lower_refuse(l, CU2002, call,
                     arena_printf(l->arena, "an object of type '%s'", call->type->spelling));
        return "0";
    }
    if (f->decl->in_system) {
        if (call->argument_count == 0)
            return arena_printf(l->arena, type_is_vector(call->type) ? "(%s)(0)" : "(%s){0}", type);
        const struct rule *rule = model_function_rule(l->module->model, f->decl);
        if (!rule || rule->state == RULE_NONE) {
            lower_refuse(l, CU2002, call,
                         arena_printf(l->arena, "an object of type '%s'", call->type->spelling));
            return "0";
        }
        return library_call(l, call);
    }
    if (!is_written(f)) {
        if (call->argument_count == 0 && f->initialiser_count == 0)
            return arena_printf(l->arena, "(%s){0}", type);
        lower_refuse(l, CU2002, call, "this constructor");
        return "0";
    }
    return user_call(l, call, f);
}

/* Of objects of one class; the device library has the assignments that convert. */
bool lower_is_plain_assignment(struct lower *l, const struct node *call)
{
    const struct function *f = call->ref ? call->ref->function : NULL;
    bool is_assignment = f && strcmp(f->decl->name, "operator=") == 0 && f->record;
    if (!is_assignment || call->argument_count != 2)
        return false;
    if (!f->decl->in_system)
        return !is_written(f);
    const struct rule *rule = model_function_rule(l->module->model, f->decl);
    return !rule ||
           !rule_find_overload(rule, model_parameter_types(l->module->model, call->ref->cursor));
}

static const char *plain_call(struct lower *l, struct node *call)
{
    struct function *f = call->ref ? call->ref->function : NULL;
    if (!f) {
        /* `int()`, `T()` of a scalar */
        if (call->type && type_is_arithmetic(call->type) && call->argument_count == 0 &&
            !call->child_count)
            return "0";
        lower_refuse(l, CU2002, call, "a call through a pointer");
        return "0";
    }
    model_load_function(l->module->model, f);
    if (f->is_constructor)
        return constructor(l, call, f);
    if (f->is_destructor && f->record && !f->body &&
        model_special_is_plain(l->module->model, f->record, SPECIAL_DESTROY))
        return "(void)0"; /* of an object whose destructor does nothing */
    if (lower_is_plain_assignment(l, call))
        return arena_printf(l->arena, "%s = %s", lower_node(l, call->arguments[0]),
                            lower_node(l, call->arguments[1]));
    if (call->ref->in_system)
        return library_call(l, call);
    return user_call(l, call, f);
}

const char *lower_call(struct lower *l, struct node *call)
{
    return temporary_call(l, call, plain_call(l, call));
}
