/* PTX's instructions for video that no rule has as a whole, as their steps: parts of operands, a sum
 * (of 64 bits), what is made of it, and where it goes.
 *
 *   vadd.s32.u32.s32.sat d.h1, a.b0, b, c;     vadd2.u32.u32.u32.add d, a, b, c;
 */
#include "desugar/ptx.h"

#include "util/str.h"

#include <stdlib.h>
#include <string.h>

struct video {
    const char *operation; /* `vadd`; of vset, `lt`; of shifts, `vshl` */
    const char *bound;     /* of shifts: `clamp`, `wrap` */
    const char *second;    /* `add`, `min`, `max`; NULL */
    size_t lanes;          /* 1, 2, 4 */
    bool is_signed[3];     /* the result, the operands */
    bool saturates, adds_one;
    unsigned shift; /* of vmad */
};

static bool video_is_of(const char *word, const char *list)
{
    size_t length = strlen(word);
    for (const char *at = strstr(list, word); at; at = strstr(at + 1, word))
        if ((at == list || at[-1] == ' ') && (!at[length] || at[length] == ' '))
            return true;
    return false;
}

static bool read_video_part(struct video *v, const char *part, size_t *types)
{
    if (*types < 3 && (strcmp(part, "u32") == 0 || strcmp(part, "s32") == 0))
        v->is_signed[(*types)++] = *part == 's';
    else if (strcmp(part, "sat") == 0)
        v->saturates = true;
    else if (strcmp(part, "po") == 0)
        v->adds_one = true;
    else if (video_is_of(part, "shr7 shr15"))
        v->shift = (unsigned)atoi(part + 3);
    else if (video_is_of(part, "clamp wrap"))
        v->bound = part;
    else if (video_is_of(part, "eq ne lt le gt ge") && strcmp(v->operation, "vset") == 0)
        v->operation = part;
    else if (video_is_of(part, "add min max"))
        v->second = part;
    else
        return false;
    return true;
}

static bool read_video(struct arena *arena, const char *name, struct video *v)
{
    size_t types = 0, length = strcspn(name, ".");
    *v = (struct video){.lanes = 1};
    char *operation = arena_strndup(arena, name, length);
    if (length && (operation[length - 1] == '2' || operation[length - 1] == '4')) {
        v->lanes = (size_t)(operation[length - 1] - '0');
        operation[length - 1] = '\0';
    }
    v->operation = operation;
    if (!video_is_of(operation, v->lanes == 1 ? "vadd vsub vabsdiff vmin vmax vset vshl vshr vmad"
                                              : "vadd vsub vabsdiff vmin vmax vset vavrg"))
        return false;
    types = strcmp(operation, "vset") == 0; /* whose result has no sign */
    for (const char *at = name[length] ? name + length : NULL; at; at = strchr(at + 1, '.'))
        if (!read_video_part(v, arena_strndup(arena, at + 1, strcspn(at + 1, ".")), &types))
            return false;
    bool is_mad = strcmp(operation, "vmad") == 0, is_shift = str_starts(operation, "vsh");
    return types == 3 && (is_mad || (!v->shift && !v->adds_one)) && is_shift == !!v->bound &&
           !(strcmp(operation, "vshl") == 0 && v->saturates) && strcmp(v->operation, "vset") != 0 &&
           !(v->lanes > 1 && v->second && *v->second == 'm');
}

/* --- values ------------------------------------------------------------------ */

static struct node *call_of(struct ptx_build *b, const char *name, const char *part,
                            struct node *value)
{
    return ptx_call_1(b, arena_printf(b->model->arena, "video.%s%s", name, part), "s64", value);
}

/* The part of a number of 32 bits, `b0`, `h1`, `w`, as one of 64 bits. */
static struct node *video_part(struct ptx_build *b, struct node *word, const char *part,
                               bool is_signed)
{
    return call_of(b, arena_printf(b->model->arena, "part.%s", part), is_signed ? ".s" : ".u",
                   word);
}

static struct node *word_of(struct ptx_build *b, struct ptx_operand operand)
{
    operand.selector = NULL;
    operand.is_minus = false;
    return ptx_value(b, &operand, ptx_type("u32"));
}

static bool is_part_name(const char *selector)
{
    return video_is_of(selector, "b0 b1 b2 b3 h0 h1");
}

static struct node *scalar_of(struct ptx_build *b, const struct ptx_operand *operand,
                              bool is_signed)
{
    const char *part = operand->selector ? operand->selector + 1 : "w";
    if (operand->selector && !is_part_name(part))
        return ptx_problem(b, "the part '%s' of an operand", operand->selector);
    return video_part(b, word_of(b, *operand), part, is_signed);
}

static struct node *operation_of(struct ptx_build *b, const struct video *v, struct node *left,
                                 struct node *right)
{
    if (v->bound)
        right = call_of(b, v->bound, "", right);
    return ptx_call_2(b, arena_printf(b->model->arena, "video.%s", v->operation), "s64", left,
                      right);
}

static struct node *saturated(struct ptx_build *b, const struct video *v, const char *part,
                              struct node *value)
{
    const char *bits = *part == 'b' ? "8" : *part == 'h' ? "16" : "32";
    return v->saturates ? call_of(b, v->is_signed[0] ? "sat.s" : "sat.u", bits, value) : value;
}

static void assign_word(struct ptx_build *b, struct ptx_operand to, struct node *value)
{
    to.selector = NULL;
    ptx_assign(b, &to, value);
}

/* --- one number --------------------------------------------------------------- */

/* With a part as its result `.sat` is refused: what NVIDIA's hardware makes of it today (a negative
 * sum becomes the largest number) is not what its manual says. The same holds for vmad below. */
static void make_scalar(struct ptx_build *b, const struct ptx_statement *s, const struct video *v)
{
    const struct ptx_operand *to = &s->operands[0], *o = s->operands;
    const char *part = to->selector ? to->selector + 1 : "w";
    bool is_merged = to->selector != NULL;
    if (s->count != (is_merged || v->second ? 4u : 3u) || (is_merged && v->second) ||
        (is_merged && !is_part_name(part))) {
        ptx_problem(b, "the instruction '%s' with %zu operands", s->name, s->count);
        return;
    }
    if (is_merged && v->saturates) {
        ptx_problem(b, "the instruction '%s' with a part as its result", s->name);
        return;
    }
    struct node *value = operation_of(b, v, scalar_of(b, &o[1], v->is_signed[1]),
                                      scalar_of(b, &o[2], v->is_signed[2]));
    value = saturated(b, v, part, value);
    if (is_merged) {
        assign_word(b, *to,
                    ptx_call_2(b, arena_printf(b->model->arena, "video.merge.%s", part), "u32",
                               value, word_of(b, o[3])));
        return;
    }
    if (v->second)
        value = ptx_call_2(b, arena_printf(b->model->arena, "video.v%s", v->second), "s64", value,
                           video_part(b, word_of(b, o[3]), "w", v->is_signed[0]));
    assign_word(b, *to, ptx_call_1(b, "video.word", "u32", value));
}

enum mad {
    MAD_SIGNED = 1,
    MAD_NEGATES = 2,
    MAD_SUBTRACTS = 4,
    MAD_PLUS_ONE = 8,
    MAD_SATURATES = 16
};

static void make_mad(struct ptx_build *b, const struct ptx_statement *s, const struct video *v)
{
    const struct ptx_operand *o = s->operands;
    if (s->count != 4 || o[0].selector) {
        ptx_problem(b, "the instruction '%s' of this form", s->name);
        return;
    }
    bool negates = o[1].is_minus != o[2].is_minus;
    bool is_unsigned = !v->is_signed[1] && !v->is_signed[2] && !negates && !o[3].is_minus;
    unsigned how = 0;
    if (is_unsigned && (v->saturates || v->shift)) {
        ptx_problem(b, "the instruction '%s' of numbers without a sign", s->name);
        return;
    }
    if (!is_unsigned)
        how |= MAD_SIGNED;
    if (v->saturates)
        how |= MAD_SATURATES;
    if (v->adds_one)
        how |= MAD_PLUS_ONE;
    else if (negates)
        how |= MAD_NEGATES;
    else if (o[3].is_minus)
        how |= MAD_SUBTRACTS;
    struct node *values[] = {scalar_of(b, &o[1], v->is_signed[1]),
                             scalar_of(b, &o[2], v->is_signed[2]), word_of(b, o[3]),
                             ptx_number(b, ptx_type("u32"), how),
                             ptx_number(b, ptx_type("u32"), v->shift)};
    assign_word(b, o[0], ptx_call(b, "video.mad", ptx_type("u32"), 5, values));
}

/* --- two or four ---------------------------------------------------------------- */

/* The digits of a selector, `.h32`, `.b7531`, the lowest lane's last; without one, those of the
 * operand itself. False: it has others. */
static bool read_digits(const struct video *v, const struct ptx_operand *operand, size_t own,
                        size_t digits[4])
{
    const char *text = operand->selector;
    for (size_t i = 0; i < v->lanes; i++)
        digits[i] = own + i;
    if (!text)
        return true;
    size_t length = strlen(text + 2);
    if (text[1] != (v->lanes == 2 ? 'h' : 'b') || length != v->lanes)
        return false;
    for (size_t i = 0; i < length; i++) {
        digits[i] = (size_t)(text[1 + length - i] - '0');
        if (digits[i] >= 2 * v->lanes)
            return false;
    }
    return true;
}

/* Which lanes are written, `.b20`. */
static bool read_mask(const struct video *v, const char *selector, bool mask[4])
{
    for (size_t i = 0; i < 4; i++)
        mask[i] = !selector && i < v->lanes;
    if (!selector)
        return true;
    if (selector[1] != (v->lanes == 2 ? 'h' : 'b') || !selector[2])
        return false;
    for (const char *p = selector + 2; *p; p++) {
        if (*p < '0' || (size_t)(*p - '0') >= v->lanes)
            return false;
        mask[*p - '0'] = true;
    }
    return true;
}

struct sources {
    struct node *words[2];
    struct decl *kept[2];
    size_t digits[2][4];
};

static struct node *lane_of(struct ptx_build *b, const struct video *v, struct sources *from,
                            size_t operand, size_t lane)
{
    size_t digit = from->digits[operand][lane], word = digit >= v->lanes;
    struct node *value = ptx_keep(b, &from->kept[word], word ? "right" : "left", from->words[word]);
    return video_part(
        b, value,
        arena_printf(b->model->arena, "%c%zu", v->lanes == 2 ? 'h' : 'b', digit % v->lanes),
        v->is_signed[1 + operand]);
}

static void make_video_lanes(struct ptx_build *b, const struct ptx_statement *s,
                             const struct video *v)
{
    const struct ptx_operand *o = s->operands;
    struct sources from = {{NULL, NULL}, {NULL, NULL}, {{0}, {0}}};
    bool mask[4];
    if (s->count != 4 || !read_mask(v, o[0].selector, mask) ||
        !read_digits(v, &o[1], 0, from.digits[0]) ||
        !read_digits(v, &o[2], v->lanes, from.digits[1])) {
        ptx_problem(b, "the instruction '%s' of this form", s->name);
        return;
    }
    from.words[0] = word_of(b, o[1]);
    from.words[1] = word_of(b, o[2]);
    struct decl *third = NULL;
    struct node *result = ptx_keep(b, &third, "third", word_of(b, o[3]));
    for (size_t i = 0; i < v->lanes; i++) {
        const char *part = arena_printf(b->model->arena, "%c%zu", v->lanes == 2 ? 'h' : 'b', i);
        if (!mask[i])
            continue;
        struct node *value =
            operation_of(b, v, lane_of(b, v, &from, 0, i), lane_of(b, v, &from, 1, i));
        value = saturated(b, v, part, value);
        result = v->second ? ptx_binary(b, OP_ADD, ptx_type("u32"), result,
                                        ptx_call_1(b, "video.word", "u32", value))
                           : ptx_call_2(b, arena_printf(b->model->arena, "video.merge.%s", part),
                                        "u32", value, result);
    }
    assign_word(b, o[0], result);
}

bool ptx_make_video(struct ptx_build *b, const struct ptx_statement *s)
{
    struct video v;
    const char *name = s->name;
    bool has_part = false, has_sign = false;
    for (size_t i = 0; i < s->count; i++) {
        has_part |= s->operands[i].selector != NULL;
        has_sign |= s->operands[i].is_minus;
    }
    if (*name != 'v' || (has_sign && !ptx_begins(name, "vmad")) ||
        (!has_part && ptx_find_rule(b, &name)) || !read_video(b->model->arena, s->name, &v))
        return false;
    if (v.lanes > 1)
        make_video_lanes(b, s, &v);
    else if (strcmp(v.operation, "vmad") == 0)
        make_mad(b, s, &v);
    else
        make_scalar(b, s, &v);
    return true;
}
