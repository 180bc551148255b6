/* Kernels of one template that share a body.
 *
 * Instances whose template arguments differ in values only get one function with the body. It has
 * the template's parameters as its last arguments, and each kernel calls it with its values.
 * Compilers put it in the place of the call, so that the values are constants again. A macro makes
 * the kernels, so that each is a line: `SUM_KERNEL(sum_64, 64)`.
 *
 * The body of each instance is lowered with the values that it has; only where one is printed, it
 * is printed as the parameter's name. Instances share what is the same text then. Where a value
 * decides more, such as the size of an array or which function is called, texts differ, and the
 * instance keeps a body of its own. */
#include "lower/lower.h"

#include <ctype.h>
#include <string.h>

#define MACRO_LINES                                                                                \
    9 /* that sharing adds: the macro of the kernels, its blank lines, attributes                  \
       */

static const char always_inline[] =
    "__attribute__((always_inline)) /* the last arguments are constants then */";

/* Instances of one template with the same types. */
struct group {
    struct shared_body **bodies;
    size_t count;
    bool is_lowered;
};

/* --- what may be shared --------------------------------------------------- */

static bool has_shared_variable(const struct node *node)
{
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->storage == STORAGE_SHARED)
            return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (has_shared_variable(node->children[i]))
            return true;
    return false;
}

/* The name of the template's parameter that the argument is a value of; NULL. */
static const char *template_parameter_name(struct lower_module *m, const struct function *f,
                                           size_t argument)
{
    const char *name = model_template_parameter(m->model, f, argument);
    bool stands = name && *name && !names_reserved(name) && !names_is_builtin_macro(name);
    return stands ? name : NULL;
}

static size_t count_dynamic(const struct instance *instance)
{
    size_t count = 0;
    for (size_t i = 0; i < instance->hidden_count; i++)
        count += instance->hidden[i].kind == HIDDEN_DYNAMIC;
    return count;
}

/* NULL where the kernel can't share its body: variables in shared memory belong into the kernel. */
static struct shared_body *new_body(struct lower_module *m, struct instance *instance)
{
    const struct function *f = instance->function;
    bool has_value = false;
    if (!f->is_instance || f->record || !f->body || f->poison || !f->template_count ||
        count_dynamic(instance) > 1 || has_shared_variable(f->body))
        return NULL;
    struct shared_body *body = arena_new(m->arena, struct shared_body);
    body->instance = instance;
    body->names = arena_alloc(m->arena, f->template_count * sizeof *body->names);
    body->values = arena_alloc(m->arena, f->template_count * sizeof *body->values);
    body->types = arena_alloc(m->arena, f->template_count * sizeof *body->types);
    for (size_t i = 0; i < f->template_count; i++) {
        body->names[i] = template_parameter_name(m, f, i);
        has_value |= body->names[i] != NULL;
    }
    return has_value ? body : NULL;
}

static const char *share_key(struct lower_module *m, const struct shared_body *body)
{
    const struct function *f = body->instance->function;
    struct str key = {.arena = m->arena};
    str_printf(&key, "%p:%zu", (const void *)f->decl->file, f->decl->begin);
    for (size_t i = 0; i < f->template_count; i++)
        str_printf(&key, ",%s", body->names[i] ? "" : f->template_texts[i]);
    return str_text(&key);
}

void share_find(struct lower_module *m, const struct map *reachable)
{
    struct map groups = {.arena = m->arena};
    for (size_t i = 0; i < m->model->kernel_count; i++) {
        struct instance *kernel = m->analysis->kernels[i];
        bool stays = map_get_pointer(reachable, kernel) && !kernel->refused;
        struct shared_body *body = stays ? new_body(m, kernel) : NULL;
        if (!body)
            continue;
        const char *key = share_key(m, body);
        struct group *group = map_get(&groups, key);
        if (!group) {
            group = arena_new(m->arena, struct group);
            map_put(&groups, key, group);
        }
        arena_push(m->arena, group->bodies, group->count, body);
        map_put_pointer(&m->sharing, kernel, group);
    }
}

/* --- while the body is lowered -------------------------------------------- */

/* --- putting it together --------------------------------------------------- */

static bool are_same_parameters(const struct parameters *a, const struct parameters *b)
{
    bool same = a->count == b->count;
    for (size_t i = 0; same && i < a->count; i++)
        same = strcmp(a->texts[i], b->texts[i]) == 0;
    return same;
}

static bool is_same_body(const struct shared_body *a, const struct shared_body *b)
{
    return a->body && b->body && !a->instance->refused && !b->instance->refused &&
           are_same_parameters(&a->parameters, &b->parameters) &&
           are_same_parameters(&a->kernel, &b->kernel) &&
           c_is_same(a->declarations, b->declarations) && c_is_same(a->body, b->body);
}

/* The template with names for values: `reduce<int, blockSize>`. */
static const char *note_shared(struct lower_module *m, const struct shared_body *body)
{
    const struct function *f = body->instance->function;
    const char **arguments = arena_alloc(m->arena, f->template_count * sizeof *arguments);
    for (size_t i = 0; i < f->template_count; i++)
        arguments[i] = body->values[i] ? body->names[i] : f->template_texts[i];
    return arena_printf(m->arena, "%s%s", origin_macro(m, f), origin_template(m, f, arguments));
}

static const char *print_shared_body(struct lower_module *m, const struct shared_body *body,
                                     const char *name)
{
    const char *head = lower_wrap_signature(m->arena, arena_printf(m->arena, "void %s(", name), 0,
                                            C_LINE_WIDTH, &body->parameters);
    const char *before = arena_printf(m->arena, "%s%s\n", note_shared(m, body), always_inline);
    return lower_function_text(m, before, head, body->body);
}

/* --- the kernels ------------------------------------------------------------ */

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
        if (p != shared && isupper((unsigned char)*p) && islower((unsigned char)p[-1]))
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
        if (body->values[i])
            str_printf(&text, ", %s",
                       are_values ? c_string(m->arena, body->values[i]) : body->names[i]);
    return str_text(&text);
}

static void print_macro(struct lower_module *m, const struct shared_body *body, const char *macro,
                        const char *shared, struct str *out)
{
    const char *name = name_parameter(m, body);
    struct c_node *block = c_block(m->arena);
    struct c_node *call =
        c_call(m->arena, shared, body->kernel.argument_count, body->kernel.arguments);
    for (size_t i = 0; i < body->instance->function->template_count; i++)
        if (body->values[i])
            c_add_element(m->arena, call, c_name(m->arena, body->names[i]));
    c_append(m->arena, block, body->declarations);
    c_append(m->arena, block, c_expression(m->arena, call));
    const char *head =
        lower_wrap_signature(m->arena, arena_printf(m->arena, "__kernel void %s(", name), C_INDENT,
                             C_MACRO_WIDTH, &body->kernel);
    const char *arguments = macro_arguments(m, body, name, false);
    c_print_macro(arena_printf(m->arena, "%s(%s)", macro, arguments), head, block, out);
}

/* Is the text shorter then? */
static bool is_worth_it(struct lower_module *m, const struct shared_body *body, size_t count)
{
    size_t lines = 0;
    for (const char *p = print_shared_body(m, body, ""); (p = strchr(p, '\n')) != NULL; p++)
        lines++;
    return (count - 1) * lines > count + MACRO_LINES;
}

/* `bodies` are the same, in the order of their kernels in the text. The first has the text of all,
 * the others an empty one. */
static void print_shared(struct lower_module *m, struct shared_body **bodies, size_t count)
{
    struct str text = {.arena = m->arena};
    const char *name = names_claim(m, names_of_types(m, bodies[0]->instance->function), bodies[0]);
    const char *macro = macro_name(m, name);
    str_printf(&text, "%s\n", print_shared_body(m, bodies[0], name));
    print_macro(m, bodies[0], macro, name, &text);
    for (size_t i = 0; i < count; i++) {
        struct instance *instance = bodies[i]->instance;
        const char *kernel = names_instance(m, instance);
        str_printf(&text, "%s(%s)\n", macro, macro_arguments(m, bodies[i], kernel, true));
        instance->signature = instance->text = "";
    }
    bodies[0]->instance->text = str_text(&text);
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

static void lower_group(struct lower_module *m, struct group *group)
{
    sort_by_order(group);
    for (size_t i = 0; i < group->count; i++) {
        m->current = group->bodies[i]->instance;
        m->needs = &m->current->needs;
        m->used_names = (struct map){.arena = m->arena};
        lower_shared_body(m, group->bodies[i]);
        m->used_names = (struct map){.arena = m->arena};
        if (!group->bodies[i]->instance->refused)
            lower_sharing_kernel(m, group->bodies[i]);
    }
    for (size_t i = 0; i < group->count; i++) {
        struct shared_body **same = NULL;
        size_t count = 0;
        for (size_t k = i; k < group->count && !group->bodies[i]->instance->text; k++)
            if (is_same_body(group->bodies[i], group->bodies[k]))
                arena_push(m->arena, same, count, group->bodies[k]);
        if (count > 1 && is_worth_it(m, same[0], count))
            print_shared(m, same, count);
    }
}

bool share_lower(struct lower_module *m, struct instance *instance)
{
    struct group *group = map_get_pointer(&m->sharing, instance);
    if (!group || group->count < 2)
        return false;
    if (!group->is_lowered)
        lower_group(m, group);
    group->is_lowered = true;
    return instance->text || instance->refused;
}
