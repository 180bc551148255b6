/* Pointers to data in the first values of variables: `__device__ int *current = &table[1];`. The host
 * text starts its shadow variable with the address of another shadow variable, or of a literal. The
 * runtime puts the device's address there, and is told here where such pointers lie. */
#include "lower/module/module.h"
#include "model/facts.h"

#include <string.h>

struct search {
    struct lower_module *m;
    struct module_pointers *rows;
    size_t row_count;
    bool is_unknown;    /* a base class whose offset is not known here */
    bool finds_address; /* the first value has one */
    bool finds_text;    /* of a literal */
    bool finds_number;  /* as an address, and not 0 */
    const char *odd;    /* what can't be moved; NULL: nothing */
    struct module_symbol *symbol;
};

/* --- where pointers lie --------------------------------------------------- */

static void collect_in_type(struct search *s, const struct type *type, long long offset);

static void collect_pointers(struct search *s, const struct type *pointer, long long offset,
                             long long count)
{
    const struct type *target = pointer->target;
    bool is_text = target && target->kind == TYPE_INTEGER && target->size == 1;
    struct module_pointers row = {offset, count, is_text};
    if (!pointer->is_function_pointer && !pointer->method_of && count > 0)
        arena_push(s->m->arena, s->rows, s->row_count, row);
}

static void collect_record(struct search *s, struct decl *record, long long offset)
{
    model_load_record(s->m->model, record);
    bool is_simple = record->base_count <= 1 && !model_is_polymorphic(s->m->model, record);
    for (size_t i = 0; i < record->base_count; i++) {
        size_t before = s->row_count;
        collect_in_type(s, record->bases[i]->type, offset);
        s->is_unknown |= !is_simple && s->row_count > before;
    }
    for (size_t i = 0; i < record->field_count; i++) {
        long long bit = model_field_bit(record->fields[i]);
        if (bit >= 0 && !record->fields[i]->is_bit_field)
            collect_in_type(s, record->fields[i]->type, offset + bit / 8);
    }
}

static void collect_in_type(struct search *s, const struct type *type, long long offset)
{
    long long count = 1;
    while (type->kind == TYPE_ARRAY) {
        count *= type->count > 0 ? type->count : 0;
        type = type->target;
    }
    if (type->kind == TYPE_POINTER || type->kind == TYPE_REFERENCE)
        collect_pointers(s, type, offset, count);
    else if (type->kind == TYPE_RECORD && type->declaration)
        for (long long i = 0, rows = -1; i < count && rows; i++) {
            size_t before = s->row_count;
            collect_record(s, type->declaration, offset + i * type->size);
            rows = (long long)(s->row_count - before); /* the next ones have as many */
        }
}

/* --- what the first value has --------------------------------------------- */

static void look_at(struct search *s, struct node *node);

static void add_led_to(struct search *s, struct decl *decl)
{
    struct module_symbol *symbol = s->symbol;
    hidden_add_symbol(s->m, decl);
    const char *name = names_symbol(s->m, decl);
    for (size_t i = 0; i < symbol->target_count; i++)
        if (strcmp(symbol->targets[i], name) == 0)
            return;
    arena_push(s->m->arena, symbol->targets, symbol->target_count, name);
}

static void look_at_variable(struct search *s, struct decl *decl)
{
    bool is_on_device = decl->storage == STORAGE_DEVICE || decl->storage == STORAGE_CONSTANT ||
                        decl->storage == STORAGE_MANAGED;
    if (decl->kind != DECL_VARIABLE || decl->in_system)
        return;
    if (is_on_device) {
        s->finds_address = true;
        add_led_to(s, decl);
    } else if (decl->storage == STORAGE_STATIC_CONST) {
        desugar_variable(s->m->model, decl);
        if (decl->init)
            look_at(s, decl->init);
    }
}

/* The runtime copies a text up to its first zero. */
static void look_at_literal(struct search *s, const struct node *node)
{
    const struct type *element = node->type ? node->type->target : NULL;
    s->finds_address = s->finds_text = true;
    if (!element || element->size != 1)
        s->odd = "it starts with the address of a literal of wide characters";
    else if (strstr(model_string_literal(s->m->arena, node), "\\000"))
        s->odd = "it starts with the address of a literal that has a zero inside";
}

/* `(const char *)-1` */
static bool is_number_as_address(const struct node *node)
{
    long long value;
    if ((node->kind != NODE_C_STYLE_CAST_EXPR && node->kind != NODE_CXX_REINTERPRET_CAST_EXPR) ||
        node->type->kind != TYPE_POINTER || node->child_count != 1)
        return false;
    const struct node *from = node->children[0];
    return from->type && from->type->kind == TYPE_INTEGER &&
           !(model_evaluate(from, &value) && value == 0);
}

static void look_at(struct search *s, struct node *node)
{
    s->finds_number |= is_number_as_address(node);
    if (node->kind == NODE_STRING_LITERAL)
        look_at_literal(s, node);
    if (node->ref)
        look_at_variable(s, node->ref);
    for (size_t i = 0; i < node->child_count; i++)
        look_at(s, node->children[i]);
}

/* What fields start with where a list leaves them out. */
static void look_at_fields(struct search *s, const struct type *type)
{
    while (type->kind == TYPE_ARRAY)
        type = type->target;
    if (type->kind != TYPE_RECORD || !type->declaration || type->declaration->in_system)
        return;
    struct decl *record = type->declaration;
    for (size_t i = 0; i < record->field_count; i++) {
        desugar_variable(s->m->model, record->fields[i]);
        if (record->fields[i]->init)
            look_at(s, record->fields[i]->init);
        look_at_fields(s, record->fields[i]->type);
    }
    for (size_t i = 0; i < record->base_count; i++)
        look_at_fields(s, record->bases[i]->type);
}

/* Only where literals are among the values is each other value of such a pointer a text, too. */
static bool is_text_row(const struct search *s, const struct module_pointers *row)
{
    return row->is_text && s->finds_text;
}

void pointers_fill(struct lower_module *m, struct decl *decl, struct module_symbol *symbol)
{
    struct search s = {.m = m, .symbol = symbol};
    if (!decl->init || decl->is_defined_elsewhere || symbol->is_there || symbol->linker_name)
        return; /* the source that defines it knows them */
    collect_in_type(&s, decl->type, 0);
    if (!s.row_count && !s.is_unknown)
        return;
    look_at(&s, decl->init);
    look_at_fields(&s, decl->type);
    if (!s.finds_address)
        return;
    if (decl->type->kind == TYPE_REFERENCE)
        s.odd = "it is a reference";
    else if (s.is_unknown)
        s.odd = "it starts with an address, and its class has several bases or virtual functions";
    else if (s.finds_text && s.finds_number)
        s.odd = "it starts with addresses of literals, and with a number as an address";
    struct source_pos pos = model_decl_pos(decl);
    if (s.odd)
        diag_report(m->diag, CU2003, &pos, decl->name, s.odd);
    for (size_t i = 0; i < s.row_count; i++)
        s.rows[i].is_text = is_text_row(&s, &s.rows[i]);
    symbol->pointers = s.rows;
    symbol->pointer_count = s.row_count;
}
