/* The functions that stand for launches by device code; see desugar/launch.c. They write what the
 * runtime does when the grid is complete:
 *
 *   void launch_child(cu_dim3 grid, cu_dim3 block, ulong shared, ulong stream, __global int *p,
 *                     int n, __global uint *cu_launches, int *cu_error)
 *   {
 *       __global char *at = cu_launch(cu_launches, cu_error, 2, grid, block, shared, stream, 32);
 *       if (at) {
 *           *(__global ulong *)at = (ulong)p;
 *           *(__global int *)(at + 16) = n;
 *       }
 *   }
 */
#include "lower/form/form.h"

#include <string.h>

#define CONFIGURATION 4  /* parameters in front of the kernel's */
#define ALIGNMENT     16 /* of arguments; CU_RECORD... of device/launch.clh, and children.c */

/* The type as which an argument lies in memory; NULL: none. */
static const char *stored_type(struct lower *l, struct type *type, struct spaces spaces)
{
    if (type->kind == TYPE_POINTER)
        return "ulong";
    if (type->kind == TYPE_BOOL)
        return "uchar";
    if (type_holds_method_pointer(type) || type->kind == TYPE_REFERENCE)
        return NULL;
    if (layout_record(type))
        layout_check(l->module, layout_record(type));
    return lower_type_name(l->module, type_without_const(l->arena, type), spaces);
}

/* The statement that stores the argument, or NULL where it can't be passed. */
static struct c_node *store_argument(struct lower *l, struct decl *parameter, long long offset)
{
    struct type *type = parameter->type;
    struct spaces spaces = addrspace_variable(l->module->analysis, l->instance, parameter);
    const char *stored = stored_type(l, type, spaces);
    bool is_global = spaces.level[0] == SPACE_UNKNOWN || spaces.level[0] == SPACE_GLOBAL;
    if (!stored || (type->kind == TYPE_POINTER && !is_global))
        return NULL;
    struct c_node *at = c_name(l->arena, "at");
    struct c_node *value = c_name(l->arena, names_local(l, parameter));
    if (type->kind == TYPE_POINTER)
        value = c_cast(l->arena, "ulong", value);
    if (offset)
        at = c_binary(l->arena, at, "+", c_number(l->arena, offset));
    at = c_cast(l->arena, arena_printf(l->arena, "__global %s *", stored), at);
    return c_assign(l->arena, c_deref(l->arena, at), value);
}

/* The kernel's place in the module's table of kernels that are launched. */
static long long launched_number(struct lower_module *m, struct function *kernel)
{
    for (size_t i = 0; i < m->launched_count; i++)
        if (m->launched[i] == kernel)
            return (long long)i;
    arena_push(m->arena, m->launched, m->launched_count, kernel);
    return (long long)m->launched_count - 1;
}

struct c_node *launch_body(struct lower *l)
{
    struct function *f = l->instance->function;
    struct c_node *body = c_block(l->arena), *stores = c_block(l->arena);
    long long offset = 0;
    for (size_t i = CONFIGURATION; i < f->parameter_count; i++) {
        struct type *type = f->parameters[i]->type;
        if (type_is_stateless(type))
            continue;
        struct c_node *store = store_argument(l, f->parameters[i], offset);
        if (store)
            c_append(l->arena, stores, store);
        else
            lower_refuse(l, CU2002, f->body,
                         type->kind == TYPE_POINTER
                             ? "a launch with a pointer that is not to global memory"
                             : "a launch with an argument of this type");
        long long size = type->size > 0 ? type->size : 8;
        offset += (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    }
    struct c_node *arguments[] = {
        c_name(l->arena, "cu_launches"),
        c_name(l->arena, "cu_error"),
        c_number(l->arena, launched_number(l->module, f->launches)),
        c_name(l->arena, names_local(l, f->parameters[0])),
        c_name(l->arena, names_local(l, f->parameters[1])),
        c_name(l->arena, names_local(l, f->parameters[2])),
        c_name(l->arena, names_local(l, f->parameters[3])),
        c_number(l->arena, offset),
    };
    struct c_node *launch =
        c_call(l->arena, "cu_launch", sizeof arguments / sizeof *arguments, arguments);
    lower_use_header(l->module, "launch.clh");
    if (!offset) {
        c_append(l->arena, body, launch);
        return body;
    }
    c_append(l->arena, body, c_declaration(l->arena, "__global char", "*at", launch));
    c_append(l->arena, body, c_if(l->arena, c_name(l->arena, "at"), stores, NULL));
    return body;
}

const char *launch_comment(struct lower *l)
{
    return arena_printf(l->arena, "/* Launches %s, by its number in the table cu2cl_launched. */\n",
                        l->instance->function->launches->decl->name);
}
