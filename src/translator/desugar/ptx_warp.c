/* Instructions of inline PTX by which the threads of a warp, or of a block, tell each other something;
 * and where an address leads. */
#include "desugar/ptx.h"

#include <string.h>

/* --- shuffles ------------------------------------------------------------------ */

struct shuffle {
    const char *mode;     /* `idx`, `up`, `down`, `bfly` */
    const char *function; /* of CUDA */
    bool has_mask;
};

/* `shfl.up.b32`, `shfl.sync.up.b32`; ptxas takes `shfl.up.sync.b32`, too. */
static bool read_shuffle(const char *name, struct shuffle *out)
{
    static const struct {
        const char *mode, *functions[2];
    } ways[] = {{"idx", {"__shfl", "__shfl_sync"}},
                {"up", {"__shfl_up", "__shfl_up_sync"}},
                {"down", {"__shfl_down", "__shfl_down_sync"}},
                {"bfly", {"__shfl_xor", "__shfl_xor_sync"}}};
    out->has_mask = ptx_begins(name, "shfl.sync");
    name += strlen(out->has_mask ? "shfl.sync." : "shfl.");
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
        if (ptx_begins(name, ways[i].mode)) {
            name += strlen(ways[i].mode);
            if (!out->has_mask && ptx_begins(name, ".sync")) {
                out->has_mask = true;
                name += strlen(".sync");
            }
            out->mode = ways[i].mode;
            out->function = ways[i].functions[out->has_mask];
            return strcmp(name, ".b32") == 0;
        }
    return false;
}

/* The width that CUDA's functions take for these bounds; 0: they are no width. */
static long long width_of(struct ptx_build *b, const struct ptx_operand *bounds, bool is_up)
{
    long long c;
    if (!ptx_constant(b, bounds, &c))
        return 0;
    long long width = 32 - (c >> 8 & 31);
    return (c & 31) != (is_up ? 0 : 31) || c >> 13 || (width & (width - 1)) ? 0 : width;
}

static struct node *shuffled(struct ptx_build *b, const struct ptx_statement *s,
                             const struct shuffle *way, const char *function, struct node *by,
                             long long width)
{
    struct node *source = s->operands[1].kind == PTX_INTEGER
                              ? ptx_value(b, &s->operands[1], ptx_type("u32"))
                              : ptx_read_operand(b, &s->operands[1]);
    struct type *type = ptx_type(source->type->kind == TYPE_FLOATING ? "f32" : "u32");
    struct node *values[] = {way->has_mask ? ptx_value(b, &s->operands[4], ptx_type("u32")) : NULL,
                             ptx_converted(b, source, type, false), by,
                             ptx_number(b, ptx_type("s32"), (unsigned long long)width)};
    return ptx_call(b, function, type, way->has_mask ? 4 : 3, values + !way->has_mask);
}

/* Bounds that are no width, or a result that says whether the other lane is within them: the lane is
 * computed. */
static void make_bounded(struct ptx_build *b, const struct ptx_statement *s,
                         const struct shuffle *way)
{
    const struct ptx_operand *to = &s->operands[0];
    struct decl *kept = NULL;
    const char *name = arena_printf(b->model->arena, "shfl.source.%s", way->mode);
    struct node *from =
        ptx_keep(b, &kept, "source",
                 ptx_call_2(b, name, "u32", ptx_value(b, &s->operands[2], ptx_type("u32")),
                            ptx_value(b, &s->operands[3], ptx_type("u32"))));
    struct node *value = shuffled(b, s, way, way->has_mask ? "__shfl_sync" : "__shfl",
                                  ptx_call_1(b, "shfl.from", "s32", from), 32);
    ptx_assign(b, to->kind == PTX_PAIR ? &to->items[0] : to, value);
    if (to->kind == PTX_PAIR)
        ptx_assign(b, &to->items[1],
                   ptx_call_1(b, "shfl.within", "pred", ptx_keep(b, &kept, "", NULL)));
}

/* `shfl.sync.bfly.b32 d|p, a, lane, c, mask`: c has the width, as CUDA's functions pass it. */
void ptx_make_shuffle(struct ptx_build *b, const struct ptx_statement *s)
{
    struct shuffle way;
    if (!read_shuffle(s->name, &way) || s->count != (way.has_mask ? 5u : 4u)) {
        ptx_problem(b, "the instruction '%s' of this form", s->name);
        return;
    }
    bool is_up = strcmp(way.mode, "up") == 0, is_down = strcmp(way.mode, "down") == 0;
    long long width = width_of(b, &s->operands[3], is_up);
    if (!width || s->operands[0].kind == PTX_PAIR) {
        make_bounded(b, s, &way);
        return;
    }
    struct node *by = ptx_value(b, &s->operands[2], ptx_type(is_up || is_down ? "u32" : "s32"));
    ptx_assign(b, &s->operands[0], shuffled(b, s, &way, way.function, by, width));
}

/* --- matches and elections -------------------------------------------------------- */

/* `match.all.sync.b32 d|p, a, mask` */
void ptx_make_match(struct ptx_build *b, const struct ptx_statement *s)
{
    bool is_long = strcmp(s->name, "match.all.sync.b64") == 0;
    const struct ptx_operand *to = &s->operands[0];
    if ((!is_long && strcmp(s->name, "match.all.sync.b32") != 0) || s->count != 3) {
        ptx_problem(b, "the instruction '%s' of this form", s->name);
        return;
    }
    struct type *flag = ptx_type("s32");
    struct decl *all = ptx_variable(b, "all", flag, ptx_number(b, flag, 0));
    struct node *address =
        model_make_node(b->model, b->node, NODE_UNARY_OPERATOR, model_make_pointer(b->model, flag));
    address->op = OP_ADDR_OF;
    model_add_child(b->model, address, model_make_reference(b->model, b->node, all));
    struct node *values[] = {ptx_value(b, &s->operands[2], ptx_type("u32")),
                             ptx_value(b, &s->operands[1], ptx_type(is_long ? "u64" : "u32")),
                             address};
    ptx_assign(b, to->kind == PTX_PAIR ? &to->items[0] : to,
               ptx_call(b, "__match_all_sync", ptx_type("u32"), 3, values));
    if (to->kind == PTX_PAIR)
        ptx_assign(b, &to->items[1], model_make_reference(b->model, b->node, all));
}

/* `elect.sync d|p, mask`: which lane it is does not depend on the others. */
void ptx_make_election(struct ptx_build *b, const struct ptx_statement *s)
{
    const struct ptx_operand *to = &s->operands[0];
    struct decl *leader = NULL;
    if (s->count != 2 || to->kind != PTX_PAIR) {
        ptx_problem(b, "the instruction '%s' of this form", s->name);
        return;
    }
    struct node *mask = ptx_value(b, &s->operands[1], ptx_type("u32"));
    struct decl *kept = NULL;
    if (model_has_side_effects(mask) || mask->kind != NODE_INTEGER_LITERAL)
        mask = ptx_keep(b, &kept, "members", mask);
    struct node *lane = ptx_keep(b, &leader, "leader", ptx_call_1(b, "elect.leader", "u32", mask));
    if (to->items[0].kind != PTX_NAME || strcmp(to->items[0].name, "_") != 0)
        ptx_assign(b, &to->items[0], lane);
    ptx_assign(b, &to->items[1],
               ptx_call_1(b, "elect.elected", "pred", ptx_keep(b, &leader, "", NULL)));
}

/* --- the block --------------------------------------------------------------------- */

/* `bar.red.popc.u32 d, 0, p`, `barrier.red.and.pred p, 0, q` */
void ptx_make_vote_of_block(struct ptx_build *b, const struct ptx_statement *s)
{
    static const char *const ways[][2] = {{".red.popc", "__syncthreads_count"},
                                          {".red.and", "__syncthreads_and"},
                                          {".red.or", "__syncthreads_or"}};
    const char *function = NULL;
    long long id;
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
        if (strstr(s->name, ways[i][0]))
            function = ways[i][1];
    if (!function || s->count != 3 || !ptx_constant(b, &s->operands[1], &id) || id != 0) {
        ptx_problem(b, "the instruction '%s' with a barrier other than 0, or a count", s->name);
        return;
    }
    struct node *value = ptx_value(b, &s->operands[2], ptx_type("pred"));
    ptx_assign(b, &s->operands[0], ptx_call(b, function, ptx_type("s32"), 1, &value));
}

/* --- addresses ----------------------------------------------------------------------- */

/* `isspacep.shared p, a` */
void ptx_make_space_test(struct ptx_build *b, const struct ptx_statement *s)
{
    static const char *const spaces[][2] = {{"isspacep.global", "__isGlobal"},
                                            {"isspacep.shared", "__isShared"},
                                            {"isspacep.shared::cta", "__isShared"},
                                            {"isspacep.local", "__isLocal"},
                                            {"isspacep.const", "__isConstant"}};
    const char *function = NULL;
    for (size_t i = 0; i < sizeof spaces / sizeof *spaces; i++)
        if (strcmp(s->name, spaces[i][0]) == 0)
            function = spaces[i][1];
    struct node *address = function && s->count == 2 ? ptx_read_operand(b, &s->operands[1]) : NULL;
    if (!address || address->type->kind != TYPE_POINTER)
        ptx_problem(b, "the instruction '%s' of %s", s->name,
                    address ? "an address that is no pointer" : "this form");
    else
        ptx_assign(b, &s->operands[0], ptx_call(b, function, ptx_type("pred"), 1, &address));
}
