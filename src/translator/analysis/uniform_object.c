/* Objects of a thread's own that hold pointers to memory that others see, too: `view.data[i]`. What
 * such a pointer was set to is bound like a variable. */
#include "analysis/uniform_walk.h"

static bool is_automatic_object(const struct decl *decl)
{
    return (decl->kind == DECL_VARIABLE || decl->kind == DECL_PARAMETER) &&
           decl->storage == STORAGE_AUTO;
}

const struct decl *walk_object(struct walk *w, struct node *node)
{
    node = node_skip_parens(node);
    switch (node->kind) {
    case NODE_DECL_REF_EXPR: return node->ref && is_automatic_object(node->ref) ? node->ref : NULL;
    case NODE_CXX_THIS_EXPR: return w->frame->object;
    case NODE_UNARY_OPERATOR:
        return node->op == OP_ADDR_OF && node->child_count ? walk_object(w, node->children[0])
                                                           : NULL;
    case NODE_MEMBER_REF_EXPR:
        return node->child_count ? walk_object(w, node->children[0]) : w->frame->object;
    case NODE_CALL_EXPR: { /* a copy */
        const struct function *f = node->ref ? node->ref->function : NULL;
        return f && f->is_constructor && node->argument_count == 1 && node->arguments[0]
                   ? walk_object(w, node->arguments[0])
                   : NULL;
    }
    default: return NULL;
    }
}

const void *walk_member_name(struct walk *w, const struct decl *object, const struct decl *field)
{
    return walk_named_root(
        w, arena_printf(w->arena, "%p.%p", (const void *)object, (const void *)field));
}

static bool is_pointer_field(const struct decl *field)
{
    return field->kind == DECL_FIELD && field->type && field->type->kind == TYPE_POINTER;
}

static void bind_field(struct walk *w, const struct decl *object, const struct decl *field,
                       const struct place *place)
{
    if (is_pointer_field(field))
        walk_bind(w, walk_member_name(w, object, field), (struct value){NULL, place});
}

static void copy_fields(struct walk *w, const struct decl *to, const struct decl *from,
                        const struct decl *record)
{
    for (size_t i = 0; i < record->field_count; i++) {
        const struct value *value = walk_find(w, walk_member_name(w, from, record->fields[i]));
        if (value)
            bind_field(w, to, record->fields[i], value->place);
    }
}

/* The parameters are still bound, behind the call. */
static void bind_initialised(struct walk *w, const struct decl *object, const struct function *f)
{
    for (size_t i = 0; i < f->initialiser_count; i++) {
        const struct node *initialiser = f->initialisers[i];
        if (initialiser->ref && initialiser->child_count && is_pointer_field(initialiser->ref))
            bind_field(w, object, initialiser->ref, walk_pointer(w, initialiser->children[0]));
    }
}

void walk_bind_object(struct walk *w, const struct decl *variable, struct node *value)
{
    bool leads = variable->type->kind == TYPE_REFERENCE || variable->type->kind == TYPE_POINTER;
    const struct type *type = leads ? variable->type->target : variable->type;
    const struct decl *record = type->kind == TYPE_RECORD ? type->declaration : NULL;
    struct instance *callee = map_get_pointer(&w->frame->instance->calls, node_skip_parens(value));
    const struct decl *from = walk_object(w, value);

    value = node_skip_parens(value);
    if (!record)
        return;
    if (from)
        copy_fields(w, variable, from, record);
    else if (value->kind == NODE_INIT_LIST_EXPR && value->child_count == record->field_count)
        for (size_t i = 0; i < record->field_count; i++)
            bind_field(w, variable, record->fields[i], walk_pointer(w, value->children[i]));
    else if (callee && callee->function->is_constructor)
        bind_initialised(w, variable, callee->function);
}
