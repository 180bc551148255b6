/* Instances of one template that share a body.
 *
 * Instances whose template arguments differ in values only get one function with the body. It has
 * the template's parameters as its last arguments. Calls of it pass the values; for kernels, a
 * macro makes what calls it, so that each is a line: `SUM_KERNEL(sum_64, 64)`. Compilers put the
 * function in the place of the call, so that the values are constants again.
 *
 * The body of each instance is lowered with the values that it has; only where one is printed, it
 * is printed as the parameter's name. Instances share what is the same text then. Where a value
 * decides more, such as a type or which function is called, texts differ, and the instance keeps a
 * body of its own.
 *
 * Texts depend on the names of the functions called, so callees come first. */
#include "analysis/library.h"
#include "lower/module/module.h"
#include "model/facts.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* Lines of a function beside its body: the comment above, attributes, the head, a blank line. */
#define OTHER_LINES 4
/* Lines that sharing adds: the macro of the kernels, blank lines, attributes. */
#define KERNEL_LINES   9
#define FUNCTION_LINES 4

static const char always_inline[] = "static __attribute__((always_inline))";
static const char why_inline[] = " /* the last arguments are constants then */";

/* Instances of one template with the same types. */
struct group {
    struct shared_body **bodies;
    size_t count;
    bool is_lowered;
};

/* --- what may be shared --------------------------------------------------- */

/* The text of a type argument, and the size in it where it is that of a tile. */
static const char *tile_text(struct lower_module *m, const struct function *f, size_t argument,
                             const char *size)
{
    const char *text = f->template_texts[argument];
    const char *number =
        arena_printf(m->arena, "<%lld", library_tile_size(f->template_types[argument]));
    const char *at = strstr(text, number);
    return at ? arena_printf(m->arena, "%.*s<%s%s", (int)(at - text), text, size,
                             at + strlen(number))
              : text;
}

static struct type *uint_type(struct arena *arena)
{
    struct type *type = arena_new(arena, struct type);
    *type = (struct type){.kind = TYPE_INTEGER,
                          .spelling = "unsigned int",
                          .opencl = "uint",
                          .is_unsigned = true,
                          .count = -1,
                          .size = 4,
                          .align = 4};
    return type;
}

/* Can the name stand for a value in the instance's text? */
static bool name_stands(struct lower_module *m, const struct instance *instance, const char *name)
{
    bool stands = name && *name && !names_reserved(name) && !names_is_builtin_macro(name);
    for (size_t i = 0; i < instance->hidden_count && stands; i++)
        stands = strcmp(hidden_name(m, &instance->hidden[i]), name) != 0;
    return stands;
}

static struct template_value template_value(struct lower_module *m, const struct instance *instance,
                                            size_t argument)
{
    const struct function *f = instance->function;
    struct template_value value = {0};
    const char *name = model_template_parameter(m->model, f, argument, &value.type);
    long long tile = library_tile_size(f->template_types[argument]);
    if (tile) {
        name = name && *name ? arena_printf(m->arena, "%s_size", name) : NULL;
        value =
            (struct template_value){.type = uint_type(m->arena), .is_number = true, .number = tile};
    } else if (value.type) {
        char *end;
        value.number = strtoll(f->template_texts[argument], &end, 10);
        bool is_integer = value.type->kind == TYPE_INTEGER || value.type->kind == TYPE_BOOL;
        value.is_number = is_integer && !value.type->is_function_pointer && !*end;
        if (!is_integer && value.type->kind != TYPE_ENUM)
            value.type = NULL; /* the literal's, when one is met */
    } else {
        return value;
    }
    value.name = name_stands(m, instance, name) ? name : NULL;
    return value;
}

static size_t count_dynamic(const struct instance *instance)
{
    size_t count = 0;
    for (size_t i = 0; i < instance->hidden_count; i++)
        count += instance->hidden[i].kind == HIDDEN_DYNAMIC;
    return count;
}

/* NULL where the instance can't share its body. */
static struct shared_body *new_body(struct lower_module *m, struct instance *instance)
{
    const struct function *f = instance->function;
    bool has_value = false;
    if (!f->is_instance || f->record || !f->body || f->poison || !f->template_count ||
        f->dispatch || f->heap || f->launches || f->is_synthesised || instance->decided.count ||
        count_dynamic(instance) > 1)
        return NULL;
    struct shared_body *body = arena_new(m->arena, struct shared_body);
    body->instance = instance;
    body->values = arena_alloc(m->arena, f->template_count * sizeof *body->values);
    for (size_t i = 0; i < f->template_count; i++) {
        body->values[i] = template_value(m, instance, i);
        has_value |= body->values[i].name != NULL;
    }
    return has_value ? body : NULL;
}

static const char *share_key(struct lower_module *m, const struct shared_body *body)
{
    const struct function *f = body->instance->function;
    struct str key = {.arena = m->arena};
    str_printf(&key, "%p:%zu", (const void *)f->decl->file, f->decl->begin);
    for (size_t i = 0; i < f->template_count; i++)
        str_printf(&key, ",%s",
                   !body->values[i].name  ? f->template_texts[i]
                   : f->template_types[i] ? tile_text(m, f, i, "")
                                          : "");
    return str_text(&key);
}

/* The groups of more than one; `of`: struct instance -> its group. */
static void find_groups(struct lower_module *m, const struct map *reachable, struct map *groups,
                        struct map *of)
{
    for (size_t i = 0; i < m->analysis->linked_count; i++) {
        struct instance *instance = m->analysis->linked[i];
        bool stays = map_get_pointer(reachable, instance) && !instance->refused;
        struct shared_body *body = stays ? new_body(m, instance) : NULL;
        if (!body)
            continue;
        const char *key = share_key(m, body);
        struct group *group = map_get(groups, key);
        if (!group) {
            group = arena_new(m->arena, struct group);
            map_put(groups, key, group);
        }
        arena_push(m->arena, group->bodies, group->count, body);
        map_put_pointer(of, instance, group);
    }
}

/* --- variables in shared memory --------------------------------------------- */

/* Those that the kernel declares itself become arguments of the body. */
static void add_own_shared(struct lower_module *m, struct instance *kernel, const struct node *node)
{
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->storage == STORAGE_SHARED &&
            !type_is_stateless(node->declared[i]->type))
            arena_push(m->arena, kernel->hidden, kernel->hidden_count,
                       ((struct hidden){HIDDEN_SHARED, node->declared[i], kernel}));
    for (size_t i = 0; i < node->child_count; i++)
        add_own_shared(m, kernel, node->children[i]);
}

static void drop_own_shared(struct instance *kernel)
{
    size_t kept = 0;
    for (size_t i = 0; i < kernel->hidden_count; i++)
        if (!hidden_is_own(&kernel->hidden[i]))
            kernel->hidden[kept++] = kernel->hidden[i];
    kernel->hidden_count = kept;
}

/* Has each hidden parameter a name of its own? */
static bool has_own_names(struct lower_module *m, const struct instance *instance)
{
    for (size_t i = 0; i < instance->hidden_count; i++)
        for (size_t k = 0; k < i; k++)
            if (strcmp(hidden_name(m, &instance->hidden[i]),
                       hidden_name(m, &instance->hidden[k])) == 0)
                return false;
    return true;
}

/* --- lowering ---------------------------------------------------------------- */

static void lower_body(struct lower_module *m, struct shared_body *body, const size_t *named,
                       size_t named_count)
{
    m->current = body->instance;
    struct uses *outer = uses_begin(m, body->instance, &body->instance->needs);
    m->used_names = (struct map){.arena = m->arena};
    body->named = named;
    body->named_count = named_count;
    body->number_count = 0;
    for (size_t i = 0; i < body->instance->function->template_count; i++) {
        body->values[i].text = NULL;
        body->values[i].is_passed = false;
    }
    lower_shared_body(m, body);
    m->used_names = (struct map){.arena = m->arena};
    if (!body->instance->refused && body->instance->function->is_kernel)
        lower_sharing_kernel(m, body);
    uses_end(m, outer);
}

/* In how many of the group is the number at `place` the parameter's value? */
static size_t count_matches(const struct group *group, size_t place, size_t parameter)
{
    size_t count = 0;
    for (size_t i = 0; i < group->count; i++) {
        const struct shared_body *body = group->bodies[i];
        const struct template_value *value = &body->values[parameter];
        count += place < body->number_count && value->name && value->type && value->is_number &&
                 value->number == body->numbers[place];
    }
    return count;
}

static bool differs(const struct group *group, size_t place)
{
    const struct shared_body *first = NULL;
    for (size_t i = 0; i < group->count; i++) {
        const struct shared_body *body = group->bodies[i];
        if (place >= body->number_count)
            continue;
        if (first && first->numbers[place] != body->numbers[place])
            return true;
        first = first ? first : body;
    }
    return false;
}

/* The parameters that stand for the numbers of the bodies; true: there are some. */
static bool find_named(struct lower_module *m, const struct group *group, size_t **named,
                       size_t *count)
{
    bool any = false;
    for (size_t i = 0; i < group->count; i++)
        while (*count < group->bodies[i]->number_count)
            arena_push(m->arena, *named, *count, TEMPLATE_NONE);
    for (size_t place = 0; place < *count; place++) {
        size_t most = 1;
        for (size_t p = 0; p < group->bodies[0]->instance->function->template_count; p++) {
            size_t matches = differs(group, place) ? count_matches(group, place, p) : 0;
            if (matches <= most)
                continue;
            most = matches;
            (*named)[place] = p;
            any = true;
        }
    }
    return any;
}

static void sort_by_order(struct group *group)
{
    for (size_t i = 1; i < group->count; i++)
        for (size_t k = i;
             k && group->bodies[k - 1]->instance->order > group->bodies[k]->instance->order; k--) {
            struct shared_body *swapped = group->bodies[k];
            group->bodies[k] = group->bodies[k - 1];
            group->bodies[k - 1] = swapped;
        }
}

static void lower_bodies(struct lower_module *m, struct group *group)
{
    size_t *named = NULL, count = 0;
    sort_by_order(group);
    for (size_t i = 0; i < group->count; i++) {
        struct instance *instance = group->bodies[i]->instance;
        if (instance->function->is_kernel)
            add_own_shared(m, instance, instance->function->body);
        if (has_own_names(m, instance))
            lower_body(m, group->bodies[i], NULL, 0);
    }
    if (!find_named(m, group, &named, &count))
        return;
    for (size_t i = 0; i < group->count; i++)
        if (group->bodies[i]->body)
            lower_body(m, group->bodies[i], named, count);
}

/* --- the text ---------------------------------------------------------------- */

static bool are_same_parameters(const struct parameters *a, const struct parameters *b)
{
    bool same = a->count == b->count;
    for (size_t i = 0; same && i < a->count; i++)
        same = strcmp(a->texts[i], b->texts[i]) == 0;
    return same;
}

static bool is_same_body(const struct shared_body *a, const struct shared_body *b)
{
    bool is_kernel = a->instance->function->is_kernel;
    return a->body && b->body && !a->instance->refused && !b->instance->refused &&
           are_same_parameters(&a->parameters, &b->parameters) &&
           (!is_kernel || (are_same_parameters(&a->kernel, &b->kernel) &&
                           c_is_same(a->declarations, b->declarations))) &&
           c_is_same(a->body, b->body);
}

/* The template with names for values: `reduce<int, blockSize>`. */
static const char *note_shared(struct lower_module *m, const struct shared_body *body)
{
    const struct function *f = body->instance->function;
    const char **arguments = arena_alloc(m->arena, f->template_count * sizeof *arguments);
    for (size_t i = 0; i < f->template_count; i++)
        arguments[i] = !body->values[i].text  ? f->template_texts[i]
                       : f->template_types[i] ? tile_text(m, f, i, body->values[i].name)
                                              : body->values[i].name;
    return arena_printf(m->arena, "%s%s", origin_macro(m, f), origin_template(m, f, arguments));
}

static const char *print_shared_body(struct lower_module *m, const struct shared_body *body,
                                     const char *head)
{
    bool passes = false;
    for (size_t i = 0; i < body->instance->function->template_count; i++)
        passes |= body->values[i].is_passed;
    const char *before = arena_printf(m->arena, "%s%s%s\n", note_shared(m, body), always_inline,
                                      passes ? why_inline : "");
    return lower_function_text(m, before, head, body->instance, body->body);
}

static bool is_macro(const struct lower_module *m, const char *name)
{
    for (size_t i = 0; i < m->model->macro_count; i++)
        if (strcmp(m->model->macros[i]->name, name) == 0)
            return true;
    return false;
}

/* `matrixMul_float` -> `MATRIX_MUL_FLOAT_KERNEL` */
static const char *macro_name(struct lower_module *m, const char *shared)
{
    struct str name = {.arena = m->arena};
    for (const char *p = shared; *p; p++) {
        bool begins_word = isupper((unsigned char)*p) && p != shared;
        if (begins_word && (islower((unsigned char)p[-1]) ||
                            (isupper((unsigned char)p[-1]) && islower((unsigned char)p[1]))))
            str_addc(&name, '_');
        str_addc(&name, (char)toupper((unsigned char)*p));
    }
    if (name.length < 6 || strcmp(name.data + name.length - 6, "KERNEL") != 0)
        str_add(&name, "_KERNEL");
    while (is_macro(m, str_text(&name)))
        str_addc(&name, '_');
    return names_claim(m, str_text(&name), NULL);
}

static bool is_argument(const struct parameters *parameters, const char *name)
{
    for (size_t i = 0; i < parameters->argument_count; i++)
        if (strcmp(parameters->arguments[i]->text, name) == 0)
            return true;
    return false;
}

/* What the macro calls the kernel's name: nothing else in it is called so. */
static const char *name_parameter(struct lower_module *m, const struct shared_body *body)
{
    const char *name = "name";
    while (map_get(&m->names, name) || is_argument(&body->kernel, name))
        name = arena_printf(m->arena, "%s_", name);
    return name;
}

/* `name, blockSize` or `sum_64, 64` */
static const char *macro_arguments(struct lower_module *m, const struct shared_body *body,
                                   const char *name, bool are_values)
{
    struct str text = {.arena = m->arena};
    str_add(&text, name);
    for (size_t i = 0; i < body->instance->function->template_count; i++)
        if (body->values[i].text)
            str_printf(&text, ", %s",
                       are_values ? c_string(m->arena, body->values[i].text)
                                  : body->values[i].name);
    return str_text(&text);
}

static void print_macro(struct lower_module *m, const struct shared_body *body, const char *macro,
                        struct str *out)
{
    const char *name = name_parameter(m, body);
    struct c_node *block = c_block(m->arena);
    struct c_node *call =
        c_call(m->arena, body->name, body->kernel.argument_count, body->kernel.arguments);
    for (size_t i = 0; i < body->instance->function->template_count; i++)
        if (body->values[i].is_passed)
            c_add_element(m->arena, call, c_name(m->arena, body->values[i].name));
    c_append(m->arena, block, body->declarations);
    c_append(m->arena, block, c_expression(m->arena, call));
    const char *head =
        lower_wrap_signature(m->arena, arena_printf(m->arena, "__kernel void %s(", name), C_INDENT,
                             C_MACRO_WIDTH, &body->kernel);
    const char *arguments = macro_arguments(m, body, name, false);
    c_print_macro(arena_printf(m->arena, "%s(%s)", macro, arguments), head, block, out);
}

/* Is the text shorter then? */
static bool is_worth_it(const struct shared_body *body, size_t count)
{
    bool is_kernel = body->instance->function->is_kernel;
    size_t lines = OTHER_LINES + c_line_ends(body->body);
    return (count - 1) * lines > (is_kernel ? count + KERNEL_LINES : FUNCTION_LINES);
}

/* What follows is the function's as a whole. */
static void end_marks(struct instance *instance, size_t offset)
{
    const struct c_mark *begin = instance->marks.items;
    if (begin)
        c_add_mark(&instance->marks, offset, begin->file, begin->line);
}

/* `bodies` are the same, in the order of their instances in the text. The first has the text of
 * all, the others an empty one. */
static void print_shared(struct lower_module *m, struct shared_body **bodies, size_t count)
{
    struct instance *first = bodies[0]->instance;
    const char *name = names_claim(m, names_of_types(m, first->function), bodies[0]);
    struct str text = {.arena = m->arena};
    for (size_t i = 0; i < count; i++) {
        struct instance *instance = bodies[i]->instance;
        bodies[i]->name = name;
        instance->shared = bodies[i];
        instance->emitted_as = first;
        instance->signature = instance->text = "";
    }
    struct uses *outer = uses_resume(m, first);
    const char *head = lower_shared_signature(m, "", bodies[0]);
    first->signature = lower_shared_signature(m, "static ", bodies[0]);
    uses_end(m, outer);
    str_add(&text, print_shared_body(m, bodies[0], head));
    if (first->function->is_kernel) {
        const char *macro = macro_name(m, name);
        end_marks(first, text.length);
        str_addc(&text, '\n');
        print_macro(m, bodies[0], macro, &text);
        for (size_t i = 0; i < count; i++) {
            const char *kernel = names_instance(m, bodies[i]->instance);
            str_printf(&text, "%s(%s)\n", macro, macro_arguments(m, bodies[i], kernel, true));
        }
    }
    first->text = str_text(&text);
}

static void lower_group(struct lower_module *m, struct group *group)
{
    lower_bodies(m, group);
    for (size_t i = 0; i < group->count; i++) {
        struct shared_body **same = NULL;
        size_t count = 0;
        for (size_t k = i; k < group->count && !group->bodies[i]->name; k++)
            if (is_same_body(group->bodies[i], group->bodies[k]))
                arena_push(m->arena, same, count, group->bodies[k]);
        if (count > 1 && is_worth_it(same[0], count))
            print_shared(m, same, count);
    }
    for (size_t i = 0; i < group->count; i++)
        if (!group->bodies[i]->name)
            drop_own_shared(group->bodies[i]->instance);
    group->is_lowered = true;
}

/* --- the order ---------------------------------------------------------------- */

/* Are the groups lowered that it calls? */
static bool is_ready(const struct group *group, const struct map *of)
{
    for (size_t i = 0; i < group->count; i++) {
        const struct map *calls = &group->bodies[i]->instance->calls;
        for (size_t c = 0; c < calls->count; c++) {
            const struct group *callee = map_get_pointer(of, calls->entries[c].value);
            if (callee && callee->count > 1 && !callee->is_lowered)
                return false;
        }
    }
    return true;
}

/* Groups that call each other in a circle stay as they are. */
void share_bodies(struct lower_module *m, const struct map *reachable)
{
    struct map groups = {.arena = m->arena}, of = {.arena = m->arena};
    find_groups(m, reachable, &groups, &of);
    for (bool any = true; any;) {
        any = false;
        for (size_t i = 0; i < groups.count; i++) {
            struct group *group = groups.entries[i].value;
            if (group->count < 2 || group->is_lowered || !is_ready(group, &of))
                continue;
            lower_group(m, group);
            any = true;
        }
    }
}
