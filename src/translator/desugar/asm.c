/* Inline PTX: `asm` becomes statements that say the same.
 *
 *   asm("{ .reg .u32 t; mul.lo.u32 t, %1, %1; add.u32 %0, t, %2; }" : "=r"(x) : "r"(a), "r"(b));
 *   { unsigned t = a * a; x = t + b; }
 *
 * An instruction is a call of a device function with a rule (rules/device/ptx.yaml), so that the
 * stages above see nothing new; accesses to memory are pointers, jumps are loops and branches. What
 * is not understood stays an `asm`, with the reason. */
#include "desugar/ptx.h"

#include "util/str.h"

#include <string.h>

/* --- operands --------------------------------------------------------------- */

static struct type *register_type(char letter)
{
    switch (letter) {
    case 'r': return ptx_type("u32");
    case 'l': return ptx_type("u64");
    case 'h': return ptx_type("u16");
    case 'f': return ptx_type("f32");
    case 'd': return ptx_type("f64");
    default: return NULL;
    }
}

static bool is_own_variable(const struct node *node)
{
    const struct decl *decl = node->ref;
    return node->kind == NODE_DECL_REF_EXPR && decl &&
           (decl->kind == DECL_VARIABLE || decl->kind == DECL_PARAMETER) &&
           decl->storage == STORAGE_AUTO && decl->type->kind != TYPE_REFERENCE &&
           !decl->type->is_volatile;
}

static bool asm_mentions(const struct node *node, const struct decl *decl)
{
    if (node->ref == decl)
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (asm_mentions(node->children[i], decl))
            return true;
    return false;
}

/* Does the value depend on memory that a pointer or a reference leads to? */
static bool is_indirect(const struct node *node)
{
    if (node->kind == NODE_ARRAY_SUBSCRIPT_EXPR || node->kind == NODE_MEMBER_REF_EXPR ||
        node->kind == NODE_CALL_EXPR || (node->kind == NODE_UNARY_OPERATOR && node->op == OP_DEREF))
        return true;
    if (node->kind == NODE_DECL_REF_EXPR && !is_own_variable(node))
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (is_indirect(node->children[i]))
            return true;
    return false;
}

static bool read_asm_operands(struct ptx_build *b, const struct ptx_assembly *assembly)
{
    b->arguments =
        arena_alloc(b->model->arena, (assembly->operand_count + 1) * sizeof *b->arguments);
    b->argument_count = assembly->operand_count;
    if (b->node->child_count != assembly->operand_count) {
        ptx_problem(b, "its operands");
        return false;
    }
    for (size_t i = 0; i < assembly->operand_count; i++) {
        const char *text = assembly->operands[i].text;
        struct ptx_argument *a = &b->arguments[i];
        memset(a, 0, sizeof *a);
        a->is_output = i < assembly->output_count;
        a->is_input = !a->is_output || *text == '+';
        text += strspn(text, "=+&");
        a->expression = b->node->children[i];
        a->type = register_type(*text);
        if (strlen(text) != 1 || (!a->type && (*text != 'n' || a->is_output)))
            ptx_problem(b, "the constraint \"%s\"", assembly->operands[i].text);
    }
    return !b->problem;
}

/* Constants, which may have another size than the register, become numbers of the text. */
static void use_constant(struct ptx_build *b, struct ptx_operand *operand,
                         const struct ptx_argument *a)
{
    long long value;
    struct type *type = a->expression->type;
    bool fits = type && a->type && type->size == a->type->size;
    if (a->is_output || (a->type && fits) || !model_evaluate(a->expression, &value))
        return;
    if (a->type && a->type->kind != TYPE_INTEGER) {
        ptx_problem(b, "a whole number for a register of floating type");
        return;
    }
    operand->kind = PTX_INTEGER;
    operand->number = value;
}

static void count_uses(struct ptx_build *b, struct ptx_operand *operand, size_t statement)
{
    if (operand->kind == PTX_ARGUMENT) {
        struct ptx_argument *a = &b->arguments[operand->number];
        use_constant(b, operand, a);
        a->first = a->uses ? a->first : statement;
        a->last = statement;
        a->uses += operand->kind == PTX_ARGUMENT;
    }
    for (size_t i = 0; i < operand->count; i++)
        count_uses(b, &operand->items[i], statement);
}

static void check_types(struct ptx_build *b)
{
    for (size_t i = 0; i < b->argument_count; i++) {
        const struct ptx_argument *a = &b->arguments[i];
        const struct type *type = a->expression->type;
        if (!a->uses)
            continue;
        if (!type || !a->type || type->size != a->type->size)
            ptx_problem(b, "operand %zu, whose type has another size than its register", i);
    }
}

static bool has_labels(const struct ptx_build *b)
{
    for (size_t i = 0; i < b->text.count; i++)
        if (b->text.statements[i].kind == PTX_LABEL)
            return true;
    return false;
}

/* A variable that no operand depends on which is read after it is written. */
static bool is_output_alone(const struct ptx_build *b, size_t index)
{
    const struct ptx_argument *a = &b->arguments[index];
    bool is_last = !a->is_input && !has_labels(b);
    if (!is_own_variable(a->expression))
        return false;
    for (size_t i = 0; is_last && i < b->argument_count; i++)
        is_last = i == index || !b->arguments[i].uses ||
                  (b->arguments[i].is_output
                       ? !asm_mentions(b->arguments[i].expression, a->expression->ref)
                       : b->arguments[i].last <= a->first);
    if (is_last)
        return true;
    for (size_t i = 0; i < b->argument_count; i++) {
        const struct ptx_argument *other = &b->arguments[i];
        if (i == index)
            continue;
        if (asm_mentions(other->expression, a->expression->ref) ||
            (other->uses && other->is_input && is_indirect(other->expression)))
            return false;
    }
    return true;
}

/* Registers that need a variable: the asm reads all inputs before it gives the outputs back. */
static void make_registers(struct ptx_build *b, bool is_single, bool writes_memory)
{
    struct arena *arena = b->model->arena;
    for (size_t i = 0; i < b->argument_count; i++) {
        struct ptx_argument *a = &b->arguments[i];
        struct node *e = a->expression;
        bool has_effects = model_has_side_effects(e);
        if (a->is_output && (is_single || is_output_alone(b, i)) && !(a->is_input && has_effects))
            continue;
        if (a->is_input && has_effects && a->is_output)
            ptx_problem(b, "an operand with side effects that is read and written");
        bool is_long = !is_own_variable(e) && e->child_count > 1 && a->uses > 1;
        if (!a->is_output && !(has_effects && (a->uses != 1 || !is_single)) &&
            (is_single || (!is_long && !(writes_memory && is_indirect(e)))))
            continue;
        struct type *type = node_is_pointer(e) ? e->type : a->type;
        struct node *init = !a->is_input ? NULL : a->is_output ? ptx_copy(b, e) : e;
        init = init ? ptx_converted(b, init, type, false) : NULL;
        a->variable =
            ptx_variable(b, arena_printf(arena, a->is_output ? "out%zu" : "in%zu", i), type, init);
        a->is_declared = init != NULL;
    }
}

/* Those that are no variables come first: their places may depend on variables that are others. */
static void write_outputs(struct ptx_build *b, bool variables)
{
    for (size_t i = 0; i < b->argument_count; i++) {
        struct ptx_argument *a = &b->arguments[i];
        struct ptx_operand to = {.kind = PTX_ARGUMENT, .number = (long long)i};
        if (!a->is_output || !a->variable || is_own_variable(a->expression) != variables)
            continue;
        if (!a->is_declared)
            ptx_declare_argument(b, a);
        struct node *value = model_make_reference(b->model, b->node, a->variable);
        a->variable = NULL;
        ptx_assign(b, &to, value);
    }
}

static void make_variables(struct ptx_build *b)
{
    b->variables =
        arena_alloc(b->model->arena, (b->text.register_count + 1) * sizeof *b->variables);
    for (size_t i = 0; i < b->text.register_count; i++) {
        struct ptx_register r = b->text.registers[i];
        struct type *type = ptx_type(r.type);
        if (!type)
            ptx_problem(b, "a register of type '%s'", r.type);
        b->variables[i].decl = ptx_variable(b, r.name, type ? type : model_int_type(), NULL);
        b->variables[i].is_declared = false;
    }
}

/* --- statements ------------------------------------------------------------- */

/* Statements [begin, end) of the text; a jump to `exit`, behind the loop around, leaves it. */
static void make_range(struct ptx_build *b, size_t begin, size_t end, const char *exit);

static bool is_asm_jump(const struct ptx_statement *s)
{
    return s->kind == PTX_INSTRUCTION &&
           (strcmp(s->name, "bra") == 0 || strcmp(s->name, "bra.uni") == 0) && s->count == 1 &&
           s->operands[0].kind == PTX_NAME;
}

static bool jumps_to(const struct ptx_statement *s, const char *label)
{
    return is_asm_jump(s) && strcmp(s->operands[0].name, label) == 0;
}

/* The label in [begin, end); `end`: it is not there. */
static size_t find_asm_label(const struct ptx_build *b, size_t begin, size_t end, const char *label)
{
    while (begin < end && (b->text.statements[begin].kind != PTX_LABEL ||
                           strcmp(b->text.statements[begin].name, label) != 0))
        begin++;
    return begin;
}

static struct node *guard_of(struct ptx_build *b, const struct ptx_statement *s, bool negates)
{
    struct ptx_operand guard = *s->guard;
    guard.is_negated ^= negates;
    return ptx_value(b, &guard, ptx_type("pred"));
}

static struct node *open_block(struct ptx_build *b)
{
    struct node *saved = b->block;
    b->block = model_make_node(b->model, b->node, NODE_COMPOUND_STMT, NULL);
    return saved;
}

/* A block of one statement is that statement. */
static struct node *close_block(struct ptx_build *b, struct node *saved)
{
    struct node *block = b->block;
    b->block = saved;
    bool is_one = block->child_count == 1 && block->children[0]->kind != NODE_DECL_STMT;
    return is_one ? block->children[0] : block;
}

static struct node *make_if(struct ptx_build *b, struct node *condition, struct node *then,
                            struct node *otherwise)
{
    struct node *node = model_make_node(b->model, b->node, NODE_IF_STMT, NULL);
    model_add_child(b->model, node, condition);
    model_add_child(b->model, node, then);
    if (otherwise)
        model_add_child(b->model, node, otherwise);
    return node;
}

static struct node *make_block(struct ptx_build *b, size_t begin, size_t end, const char *exit)
{
    struct node *saved = open_block(b);
    make_range(b, begin, end, exit);
    return close_block(b, saved);
}

/* `LABEL: ... @p bra LABEL;`, whose last statement is at `last`. */
static void make_asm_loop(struct ptx_build *b, size_t first, size_t last, size_t end)
{
    const struct ptx_statement *jump = &b->text.statements[last], *behind = jump + 1;
    const char *exit = last + 1 < end && behind->kind == PTX_LABEL ? behind->name : NULL;
    struct node *loop = model_make_node(b->model, b->node, NODE_DO_STMT, NULL);
    struct node *saved = open_block(b);
    make_range(b, first + 1, last, exit);
    struct node *body = b->block;
    b->block = saved;
    model_add_child(b->model, loop, body);
    model_add_child(b->model, loop,
                    jump->guard ? guard_of(b, jump, false) : ptx_number(b, ptx_type("s32"), 1));
    ptx_add(b, loop);
}

/* A jump forward: gives where to go on. */
static size_t make_jump(struct ptx_build *b, size_t at, size_t end, const char *exit)
{
    const struct ptx_statement *all = b->text.statements, *s = &all[at];
    const char *label = s->operands[0].name;
    if (s->guard && exit && strcmp(label, exit) == 0) {
        struct node *leave = model_make_node(b->model, b->node, NODE_BREAK_STMT, NULL);
        ptx_add(b, make_if(b, guard_of(b, s, false), leave, NULL));
        return at + 1;
    }
    size_t to = find_asm_label(b, at + 1, end, label);
    if (to == end || !s->guard) {
        ptx_problem(b, "a jump to '%s'", label);
        return end;
    }
    struct node *condition = guard_of(b, s, true);
    const struct ptx_statement *before = &all[to - 1];
    size_t last = to - 1 > at && is_asm_jump(before) && !before->guard
                      ? find_asm_label(b, to + 1, end, before->operands[0].name)
                      : end;
    if (last < end) {
        struct node *then = make_block(b, at + 1, to - 1, exit);
        ptx_add(b, make_if(b, condition, then, make_block(b, to + 1, last, exit)));
        return last + 1;
    }
    ptx_add(b, make_if(b, condition, make_block(b, at + 1, to, exit), NULL));
    return to + 1;
}

static void make_instruction(struct ptx_build *b, const struct ptx_statement *s)
{
    ptx_maker *make = ptx_special(s->name);
    struct node *condition = s->guard ? guard_of(b, s, false) : NULL;
    struct node *saved = condition ? open_block(b) : b->block;
    if (make)
        make(b, s);
    else
        ptx_make_by_rule(b, s);
    struct node *made = condition ? close_block(b, saved) : NULL;
    if (made && (made->kind != NODE_COMPOUND_STMT || made->child_count))
        ptx_add(b, make_if(b, condition, made, NULL));
}

static void make_range(struct ptx_build *b, size_t begin, size_t end, const char *exit)
{
    for (size_t i = begin; i < end && !b->problem;) {
        const struct ptx_statement *s = &b->text.statements[i];
        size_t last = end;
        if (s->kind == PTX_LABEL)
            for (size_t j = i + 1; j < end; j++)
                last = jumps_to(&b->text.statements[j], s->name) ? j : last;
        if (s->kind == PTX_LABEL && last < end) {
            make_asm_loop(b, i, last, end);
            i = last + 1;
        } else if (is_asm_jump(s)) {
            i = make_jump(b, i, end, exit);
        } else {
            if (s->kind == PTX_INSTRUCTION)
                make_instruction(b, s);
            i++;
        }
    }
}

/* --- the asm ---------------------------------------------------------------- */

/* Only what the compiler may not move over it, or nothing at all. */
static void make_empty(struct ptx_build *b, const struct ptx_assembly *assembly)
{
    for (size_t i = 0; i < b->argument_count; i++) {
        if (!b->arguments[i].is_input)
            ptx_problem(b, "an output that nothing is written to");
        if (model_has_side_effects(b->arguments[i].expression))
            ptx_add(b, b->arguments[i].expression);
    }
    if (assembly->clobbers_memory)
        ptx_add(b, ptx_call(b, "__threadfence_block", NULL, 0, NULL));
}

static bool is_store(const struct ptx_statement *s)
{
    return s->kind == PTX_INSTRUCTION && !ptx_begins(s->name, "ld") &&
           (ptx_begins(s->name, "st") || ptx_begins(s->name, "atom") ||
            ptx_begins(s->name, "red") || str_starts(s->name, "cp."));
}

static void make_asm(struct ptx_build *b, const struct ptx_assembly *assembly)
{
    bool writes_memory = false, has_list = false;
    if (!b->text.count) {
        make_empty(b, assembly);
        return;
    }
    for (size_t i = 0; i < b->text.count; i++) {
        struct ptx_statement *s = &b->text.statements[i];
        writes_memory |= is_store(s);
        for (size_t o = 0; o < s->count; o++) {
            count_uses(b, &s->operands[o], i);
            if (ptx_begins(s->name, "lop3")) /* whose expression may name them again */
                count_uses(b, &s->operands[o], i);
            has_list |= s->operands[o].kind == PTX_LIST || s->operands[o].kind == PTX_PAIR;
        }
        if (s->guard)
            count_uses(b, s->guard, i);
    }
    check_types(b);
    make_registers(b, b->text.count == 1 && !has_list, writes_memory);
    make_variables(b);
    make_range(b, 0, b->text.count, NULL);
    write_outputs(b, false);
    write_outputs(b, true);
}

static void read_asm(struct ptx_build *b)
{
    struct arena *arena = b->model->arena;
    if (!b->node->assembly) {
        ptx_problem(b, "its text can't be read");
        return;
    }
    struct ptx_assembly assembly = ptx_read_assembly(arena, b->node->assembly);
    const char **names = arena_alloc(arena, (assembly.operand_count + 1) * sizeof *names);
    for (size_t i = 0; i < assembly.operand_count; i++)
        names[i] = assembly.operands[i].name;
    if (!assembly.text) {
        ptx_problem(b, "an asm of this form");
        return;
    }
    if (!read_asm_operands(b, &assembly))
        return;
    b->text = ptx_read(arena, assembly.text, names, assembly.operand_count);
    if (b->text.problem)
        ptx_problem(b, "%s", b->text.problem);
    else
        make_asm(b, &assembly);
}

struct node *desugar_asm(struct model *model, struct node *node)
{
    struct ptx_build b = {.model = model, .node = node};
    b.outer = b.block = model_make_node(model, node, NODE_COMPOUND_STMT, NULL);
    read_asm(&b);
    if (b.problem) {
        node->refusal = b.problem;
        node->child_count = 0; /* they may stand in what was made */
        return node;
    }
    struct node *made = b.outer;
    if (made->child_count == 1 && made->children[0]->kind != NODE_DECL_STMT &&
        made->children[0]->is_synthetic) /* an operand's text is not all of the asm's */
        made = made->children[0];
    else if (!made->child_count)
        made = model_make_node(model, node, NODE_NULL_STMT, NULL);
    made->from_macro_body = node->from_macro_body;
    made->spelling_file = node->spelling_file;
    made->spelling = node->spelling;
    return made;
}
