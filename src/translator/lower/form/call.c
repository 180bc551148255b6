/* Calls: to the device library by rule, to the user's functions by instance with their hidden
 * arguments, constructors, and the implicit copies that C makes by itself. */
#include "analysis/library.h"
#include "lower/form/form.h"
#include "model/facts.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* --- putting a call together --------------------------------------------- */

struct call {
    const char *name;
    struct c_node *self;       /* first argument that the source does not write as one; NULL */
    size_t first;              /* arguments before it are the object of a member operator */
    struct c_node **arguments; /* one per argument of the node; NULL: it is left out */
    struct c_node **hidden;    /* those that the source does not have */
    size_t hidden_count;
};

static bool written_in_order(const struct node *node, const struct call *call)
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

static struct c_node *join_plain(struct lower *l, const struct node *node, const struct call *call)
{
    struct c_node *all = c_call(l->arena, call->name, 0, NULL);
    if (call->self)
        c_add_element(l->arena, all, call->self);
    for (size_t i = call->first; i < node->argument_count; i++)
        if (call->arguments[i])
            c_add_element(l->arena, all, call->arguments[i]);
    for (size_t i = 0; i < call->hidden_count; i++)
        c_add_element(l->arena, all, call->hidden[i]);
    return all;
}

/* Keeps the blanks, line breaks, and comments between the arguments. */
static struct c_node *join_call(struct lower *l, struct node *node, const struct call *call)
{
    struct c_node *slice = c_slice(l->arena, LEVEL_POSTFIX);
    if (!written_in_order(node, call))
        return join_plain(l, node, call);
    size_t at = node->children[0]->end;
    c_slice_text(l->arena, slice, call->name);
    for (size_t i = 0; i < node->argument_count; i++) {
        const char *gap = lower_gap(l, node->file, at, node->arguments[i]->begin);
        if (!gap || !call->arguments[i] || !strchr(gap, i == 0 ? '(' : ',') ||
            (i == 0 && strchr(gap, '>')))
            return join_plain(l, node, call);
        c_slice_text(l->arena, slice, gap);
        c_slice_hole(l->arena, slice, call->arguments[i], LEVEL_ASSIGNMENT);
        at = node->arguments[i]->end;
    }
    const char *gap = lower_gap(l, node->file, at, node->end);
    if (!gap || !strchr(gap, ')'))
        return join_plain(l, node, call);
    for (size_t i = 0; i < call->hidden_count; i++) {
        c_slice_text(l->arena, slice, ", ");
        c_slice_hole(l->arena, slice, call->hidden[i], LEVEL_ASSIGNMENT);
    }
    c_slice_text(l->arena, slice, gap);
    return slice;
}

/* --- the device library -------------------------------------------------- */

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

/* --- printf -------------------------------------------------------------- */

#define MOST_PRINTED 32 /* arguments behind the format, as in CUDA */

/* An argument of printf as 64 bits. */
static struct c_node *printed_value(struct lower *l, struct node *argument)
{
    static const struct spaces any = {
        {SPACE_PRIVATE | SPACE_GLOBAL | SPACE_LOCAL | SPACE_CONSTANT}};
    struct node *inner = node_skip_implicit(argument);
    bool is_real = inner->type && inner->type->kind == TYPE_FLOATING;
    struct c_node *value = lower_node(l, is_real ? inner : argument);
    if (is_real)
        return c_call1(l->arena, inner->type->size == 8 ? "cu_double" : "cu_float", value);
    return argument->type && argument->type->kind == TYPE_POINTER
               ? tagged_argument(l, argument, value, any)
               : value;
}

/* A format that is no literal goes to the function behind the macros: `cu_print4(cu_output, format,
 * 1, i, 0, 0, 0)`. */
static struct c_node *print_by_pointer(struct lower *l, struct node *call, const struct call *parts)
{
    size_t count = call->argument_count - 1, room = 4;
    while (room < count)
        room *= 2;
    struct c_node *all = c_call(l->arena, arena_printf(l->arena, "cu_print%zu", room), 0, NULL);
    c_add_element(l->arena, all, c_name(l->arena, "cu_output"));
    c_add_element(l->arena, all, printed_value(l, call->arguments[0]));
    c_add_element(l->arena, all, c_number(l->arena, (long long)count));
    for (size_t i = 1; i <= room; i++)
        c_add_element(l->arena, all, i <= count ? parts->arguments[i] : c_zero(l->arena));
    return all;
}

/* `printf("%d\n", i)` becomes `cu_printf1("%d\n", i)`. */
static struct c_node *lower_printf(struct lower *l, struct node *call)
{
    struct node *format = call->arguments[0];
    size_t count = call->argument_count - 1;
    struct call parts = {.name = arena_printf(l->arena, "cu_printf%zu", count)};
    if (count > MOST_PRINTED) {
        lower_refuse(l, CU2002, call, "printf with more than 32 arguments");
        return c_zero(l->arena);
    }
    parts.arguments = arena_alloc(l->arena, call->argument_count * sizeof *parts.arguments);
    for (size_t i = 1; i <= count; i++)
        parts.arguments[i] = printed_value(l, call->arguments[i]);
    if (node_skip_parens(format)->kind != NODE_STRING_LITERAL)
        return print_by_pointer(l, call, &parts);
    parts.arguments[0] = lower_node(l, format);
    return join_call(l, call, &parts);
}

/* A text such as `$1 = f($1, $2)` writes its first argument twice. */
static void check_repeated(struct lower *l, struct node *call, const char *to)
{
    const char *first = strstr(to, "$1");
    if (first && strstr(first + 1, "$1") && call->argument_count && call->arguments[0] &&
        model_has_side_effects(call->arguments[0]))
        lower_refuse(l, CU2002, call, "a compound assignment to an operand with side effects");
}

static struct c_node *refuse_library(struct lower *l, struct node *call, const struct rule *rule,
                                     const char *why)
{
    struct source_pos pos = model_pos(call);
    if (!why)
        why = "it has no counterpart";
    diag_report(l->module->diag, CU2003, &pos, rule->cuda, why);
    note_fault(l->module, l->instance, arena_printf(l->arena, "%s: %s", rule->cuda, why));
    return c_zero(l->arena);
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

/* A call of a function that no rule knows: it may have a constant value. */
static struct c_node *unknown_call(struct lower *l, struct node *call)
{
    const char *name = call->ref->qualified;
    struct c_node *value = lower_constant_value(l, call); /* std::numeric_limits<T>::max() */
    if (value)
        return value;
    struct source_pos pos = model_pos(call);
    diag_report(l->module->diag, CU2004, &pos, name);
    note_fault(l->module, l->instance,
               arena_printf(l->arena, "'%s' is not known in device code", name));
    return c_zero(l->arena);
}

static struct c_node *library_call(struct lower *l, struct node *call)
{
    struct decl *callee = call->ref;
    struct library_use use;
    bool is_pointer;

    if (!library_find(l->module->model, call, &use))
        return unknown_call(l, call);
    const struct rule *rule = use.rule;
    if (rule->access && rule->state != RULE_NONE)
        return lower_access(l, call, rule);
    if (rule->state == RULE_NONE || !use.to)
        return refuse_library(l, call, rule, rule->note);
    const struct type *group = group_type(call);
    const char *to = argument_fill_tiles(l, group, use.to, use.header);
    if (!to || (library_tile_size(group) > 32 && strstr(to, "$1") && !callee->function->record))
        return refuse_library(l, call, rule, "it is there for tiles of 1 to 32 threads");
    if ((use.needs & RULE_NEEDS_LOCAL) && !first_is_local(l, call))
        return refuse_library(l, call, rule, "its first argument has to be in shared memory");
    if (rule->state == RULE_PARTIAL && rule->note) {
        struct source_pos pos = model_pos(call);
        diag_report(l->module->diag, CU2006, &pos, rule->cuda, rule->note);
    }
    lower_use_header(l->module, use.header);
    lower_need(l->module, use.needs);
    to = heap_free_text(l, call, fill_spaces(l, call, to));
    if (strcmp(callee->name, "printf") == 0)
        return lower_printf(l, call);

    struct call parts = {.name = to, .first = call_first_argument(call)};
    parts.arguments = arena_alloc(l->arena, (call->argument_count + 1) * sizeof *parts.arguments);
    bool to_double = overload_with_cast_to_double(call) && !strstr(to, "(double)");
    for (size_t i = 0; i < call->argument_count; i++) {
        if (!call->arguments[i])
            continue;
        parts.arguments[i] = lower_converted_argument(l, call->arguments[i], to);
        if (to_double)
            parts.arguments[i] = c_cast(l->arena, "double", parts.arguments[i]);
    }
    if (callee->function && callee->function->record && strstr(to, "$this")) {
        struct node *object = call_object(call, &is_pointer);
        parts.self = object ? lower_converted_argument(l, object, to) : c_zero(l->arena);
    }
    check_repeated(l, call, to);
    if (strpbrk(to, "()$"))
        return rule_text_filled(l->arena, to, parts.self, call->argument_count - parts.first,
                                parts.arguments + parts.first);
    return join_call(l, call, &parts);
}

/* --- the user's functions ------------------------------------------------ */

static struct c_node *object_argument(struct lower *l, struct node *call, const struct function *f)
{
    bool is_pointer;
    if (!f->record || f->is_static_method || f->is_constructor ||
        type_is_stateless(f->record->type))
        return NULL;
    struct node *object = call_object(call, &is_pointer);
    if (!object || (!object->file && node_skip_implicit(object)->kind == NODE_CXX_THIS_EXPR))
        return class_own_base(l, f->record);
    struct type *type = is_pointer && object->type ? object->type->target : object->type;
    struct decl *record = type && type->kind == TYPE_RECORD ? type->declaration : NULL;
    const char *path = record && record != f->record && !record->in_system
                           ? lower_base_path(l, record, f->record)
                           : NULL;
    if (is_pointer || path) {
        struct c_node *pointer =
            is_pointer ? lower_node(l, object) : lower_address(l, object, type);
        enum space space = is_pointer
                               ? addrspace_of(l->module->analysis, l->instance, object).level[0]
                               : addrspace_object(l->module->analysis, l->instance, object);
        if (space_is_several(space))
            return path ? tagged_upcast(l, pointer, record, f->record) : pointer;
        return path ? c_address(l->arena, c_arrow(l->arena, pointer, path)) : pointer;
    }
    bool saved = l->only_reads;
    l->only_reads = f->is_const_method;
    struct c_node *text = lower_address(l, object, f->record->type);
    l->only_reads = saved;
    return text;
}

static struct c_node *argument_of(struct lower *l, struct decl *parameter, struct node *argument,
                                  struct spaces wanted)
{
    if (parameter->type->kind == TYPE_REFERENCE && !parameter->by_value)
        return tagged_address(l, argument, parameter->type->target, wanted);
    if (argument->type && argument->type->kind == TYPE_POINTER)
        return tagged_argument(l, argument, lower_node(l, argument), wanted);
    if (node_skip_implicit(argument)->kind == NODE_INIT_LIST_EXPR &&
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
        note_fault(l->module, l->instance,
                   arena_printf(l->arena, "device function '%s' has no definition in this source",
                                f->decl->qualified));
    }
}

/* `a = b` whose right operand comes first: a variable gets its value, or its address where it is an
 * object that has a name, which is read later. NULL: there is no such variable. *value: what it
 * stands for. */
static struct c_node *keep_right_operand(struct lower *l, struct node *right, struct c_node **value)
{
    bool is_made = order_makes_object(right);
    struct c_node *address = NULL;
    if (!is_made)
        address = place_keep_pointer(l, right, value);
    if (address) {
        *value = c_deref(l->arena, *value);
        return address;
    }
    struct c_node *variable = map_get_pointer(&l->kept, right);
    if (!variable) { /* else the block is lowered again */
        const char *name = arena_printf(l->arena, "cu2cl_tmp%d", ++l->temporaries);
        struct spaces spaces = addrspace_of(l->module->analysis, l->instance, right);
        if (!is_made || !lower_declare_first(l, right->type, spaces, name)) {
            lower_refuse(l, CU2002, right, "an assignment whose right operand has to come first");
            return NULL;
        }
        variable = c_name(l->arena, name);
        map_put_pointer(&l->kept, right, variable);
    }
    *value = variable;
    return c_assign(l->arena, variable, lower_node(l, right));
}

/* The same for `a = b` by a function, whose argument for `b` becomes the variable. */
static struct c_node *right_operand_first(struct lower *l, struct node *call,
                                          struct instance *callee, struct call *parts)
{
    const struct function *f = callee->function;
    struct c_node *value;
    if (!order_is_assignment(call) || !f->parameter_count || !parts->arguments[1] ||
        !order_right_first(l, call->arguments[0], call->arguments[1]))
        return NULL;
    struct decl *parameter = f->parameters[f->parameter_count - 1];
    if (space_is_several(addrspace_variable(l->module->analysis, callee, parameter).level[0]))
        lower_refuse(l, CU2002, call, "an assignment whose right operand has to come first");
    struct c_node *before = keep_right_operand(l, call->arguments[1], &value);
    if (!before)
        return NULL;
    bool is_pointer = parameter->type->kind == TYPE_REFERENCE && !parameter->by_value;
    parts->arguments[1] = is_pointer ? c_address(l->arena, value) : value;
    return before;
}

/* An assignment as C has it, but for the order. */
static struct c_node *plain_assignment(struct lower *l, struct node *call)
{
    struct node *left = call->arguments[0], *right = call->arguments[1];
    struct c_node *value, *before = NULL;
    if (order_is_assignment(call) && order_right_first(l, left, right))
        before = keep_right_operand(l, right, &value);
    if (!before)
        return c_assign(l->arena, lower_node(l, left), lower_node(l, right));
    return c_comma(l->arena, before, c_assign(l->arena, lower_node(l, left), value));
}

static struct c_node *user_call(struct lower *l, struct node *call, struct function *f)
{
    struct instance *callee = l->instance ? map_get_pointer(&l->instance->calls, call) : NULL;
    if (!callee || l->in_constant) {
        struct c_node *value = lower_constant_value(l, call);
        if (!value)
            lower_refuse(l, CU2002, call, "a call in a constant");
        return value ? value : c_zero(l->arena);
    }
    check_callee(l, call, f);
    lower_check_scope(l, call, callee);
    struct call parts = {.name = callee->shared ? names_use(l->module, callee->shared->name)
                                                : names_instance(l->module, callee)};
    parts.first = call_first_argument(call);
    parts.self = object_argument(l, call, f);
    if (parts.self)
        parts.self = tagged_object(l, call, callee->self.level[0], parts.self);
    for (size_t i = 0; i < callee->hidden_count; i++)
        arena_push(l->arena, parts.hidden, parts.hidden_count,
                   lower_hidden_argument(l, &callee->hidden[i]));
    if (callee->shared)
        share_add_values(l, callee->shared, &parts.hidden, &parts.hidden_count);
    parts.arguments = arena_alloc(l->arena, (call->argument_count + 1) * sizeof *parts.arguments);
    for (size_t i = parts.first; i < call->argument_count; i++) {
        size_t index = i - parts.first;
        if (call->arguments[i] && index < f->parameter_count &&
            !type_is_stateless(f->parameters[index]->type)) {
            parts.arguments[i] =
                argument_of(l, f->parameters[index], call->arguments[i],
                            addrspace_variable(l->module->analysis, callee, f->parameters[index]));
        }
    }
    struct c_node *before = right_operand_first(l, call, callee, &parts);
    return before ? c_comma(l->arena, before, join_plain(l, call, &parts))
                  : join_call(l, call, &parts);
}

/* --- constructors and implicit functions --------------------------------- */

static struct c_node *constructor(struct lower *l, struct node *call, struct function *f)
{
    struct spaces none = {{0}};
    if (model_is_copy_or_move(f) && !query_is_written(f) && call->argument_count == 1 &&
        call->arguments[0])
        return lower_node(l, call->arguments[0]);
    const char *type = lower_type_name(l->module, call->type, none);
    if (!type) {
        lower_refuse(l, CU2002, call,
                     arena_printf(l->arena, "an object of type '%s'", call->type->spelling));
        return c_zero(l->arena);
    }
    if (f->decl->in_system) {
        if (call->argument_count == 0)
            return type_is_vector(call->type) ? lower_zero_vector(l, type)
                                              : lower_zero_object(l, type);
        const struct rule *rule = model_function_rule(l->module->model, f->decl);
        if (!rule || rule->state == RULE_NONE) {
            lower_refuse(l, CU2002, call,
                         arena_printf(l->arena, "an object of type '%s'", call->type->spelling));
            return c_zero(l->arena);
        }
        return library_call(l, call);
    }
    if (!query_is_written(f)) {
        if (call->argument_count == 0 && f->initialiser_count == 0)
            return lower_zero_object(l, type);
        lower_refuse(l, CU2002, call, "this constructor");
        return c_zero(l->arena);
    }
    return user_call(l, call, f);
}

/* An assignment to an object of an empty class, by a reference or pointer: as a base the object has no
 * room of its own, and C would write over the first byte of what is derived from it. */
static bool may_be_empty_base(struct lower *l, const struct node *call, const struct function *f)
{
    if (!lower_is_plain_assignment(l, call) || f->decl->in_system ||
        !layout_is_empty(l->module, f->record))
        return false;
    const struct node *object = node_skip_parens(call->arguments[0]);
    bool is_own = object->type && type_is_record(object->type, f->record);
    if (object->kind == NODE_DECL_REF_EXPR)
        return !is_own || !object->ref || object->ref->type->kind == TYPE_REFERENCE;
    return !is_own ||
           (object->kind != NODE_MEMBER_REF_EXPR && object->kind != NODE_ARRAY_SUBSCRIPT_EXPR);
}

/* Such an assignment has nothing to write, so only its operands are evaluated, the right one first. */
static struct c_node *assign_nothing(struct lower *l, const struct node *call)
{
    struct node *left = call->arguments[0], *right = call->arguments[1];
    const struct node *user = call->parent;
    while (user && (user->kind == NODE_UNEXPOSED_EXPR || user->kind == NODE_PAREN_EXPR))
        user = user->parent;
    bool is_used = user && !node_is_statement(user->kind);
    bool left_counts = is_used || model_has_side_effects(left);
    struct c_node *value =
        left_counts ? lower_node(l, left) : c_cast(l->arena, "void", c_zero(l->arena));
    if (!model_has_side_effects(right))
        return value;
    struct c_node *evaluated = c_cast(l->arena, "void", lower_node(l, right));
    return left_counts ? c_comma(l->arena, evaluated, value) : evaluated;
}

static struct c_node *plain_call(struct lower *l, struct node *call)
{
    struct function *f = call->ref ? call->ref->function : NULL;
    if (!f) {
        /* `int()`, `T()` of a scalar */
        if (call->type && type_is_arithmetic(call->type) && call->argument_count == 0 &&
            !call->child_count)
            return c_zero(l->arena);
        lower_refuse(l, CU2002, call, "a call through a pointer");
        return c_zero(l->arena);
    }
    desugar_function(l->module->model, f);
    if (f->is_constructor)
        return constructor(l, call, f);
    if (f->is_destructor && f->record && !f->body &&
        model_special_is_plain(l->module->model, f->record, SPECIAL_DESTROY))
        return c_cast(l->arena, "void",
                      c_zero(l->arena)); /* of an object whose destructor does nothing */
    if (may_be_empty_base(l, call, f))
        return assign_nothing(l, call);
    if (lower_is_plain_assignment(l, call))
        return plain_assignment(l, call);
    if (call->ref->in_system)
        return library_call(l, call);
    return user_call(l, call, f);
}

struct c_node *lower_call(struct lower *l, struct node *call)
{
    return temporary_call(l, call, plain_call(l, call));
}
