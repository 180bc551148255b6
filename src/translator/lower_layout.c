/* Layouts of structs: the same bytes in OpenCL C as in CUDA.
 *
 * The host fills structs that kernels read, so each field must lie where CUDA puts it. What the
 * compilers make of the printed fields is computed here by C's rules, and compared with the
 * offsets, size, and alignment that clang knows. Two attributes mend differences: `aligned(n)` on a
 * field or on the whole struct, and `packed`. What they can't mend, such as fields that C++ places
 * into the padding at the end of a base class, is reported, and the functions that use the struct
 * are refused.
 *
 * An empty base class takes no room in C++ where fields follow. It is printed as an array of length
 * zero, which the compilers of OpenCL devices accept, being clang's. */
#include "lower.h"

#include <stdlib.h>
#include <string.h>

struct room {
    long long size, align;
};

/* A base or field as it is printed. */
struct member {
    const struct decl *field; /* NULL: a base */
    struct room room;
    long long wanted; /* CUDA's offset; -1: unknown */
};

static long long round_up(long long value, long long align)
{
    return (value + align - 1) / align * align;
}

/* `uchar4`, `half2`: OpenCL aligns vectors to their size. */
static struct room vector_room(const char *name)
{
    static const struct {
        const char *name;
        long long size;
    } elements[] = {{"char", 1}, {"uchar", 1}, {"short", 2}, {"ushort", 2},
                    {"half", 2}, {"int", 4},   {"uint", 4},  {"float", 4},
                    {"long", 8}, {"ulong", 8}, {"double", 8}};
    size_t length = strcspn(name, "0123456789");
    for (size_t i = 0; i < sizeof elements / sizeof *elements; i++)
        if (strlen(elements[i].name) == length && strncmp(name, elements[i].name, length) == 0) {
            long long count = name[length] ? atoll(name + length) : 1;
            long long size = elements[i].size * (count == 3 ? 4 : count);
            return (struct room){size, size};
        }
    return (struct room){0, 0};
}

static struct room room_of(struct lower_module *module, const struct type *type)
{
    if (type->kind == TYPE_ARRAY) {
        struct room element = room_of(module, type->target);
        return (struct room){element.size * (type->count > 0 ? type->count : 0), element.align};
    }
    if (type->kind == TYPE_POINTER || type->kind == TYPE_REFERENCE)
        return (struct room){8, 8};
    if (type_is_vector(type)) {
        struct room room = vector_room(type->rule->device);
        if (room.size)
            return room;
    }
    /* a typedef's own alignment is not printed */
    long long align = clang_Type_getAlignOf(clang_getCanonicalType(type->cx));
    return (struct room){type->size, align > 0 ? align : type->align};
}

bool layout_is_empty(struct lower_module *module, struct decl *record)
{
    model_load_record(module->model, record);
    for (size_t i = 0; i < record->base_count; i++)
        if (!layout_is_empty(module, record->bases[i]))
            return false;
    return !record->field_count && record->type->size == 1;
}

bool layout_base_has_no_room(struct lower_module *module, struct decl *record, struct decl *base)
{
    model_load_record(module->model, record);
    return record->field_count && layout_is_empty(module, base);
}

static size_t list_members(struct lower_module *module, struct decl *record,
                           struct member **members)
{
    size_t count = 0;
    *members = NULL;
    for (size_t i = 0; i < record->base_count; i++) {
        struct decl *base = record->bases[i];
        struct member member = {NULL, {base->type->size, base->type->align}, -1};
        if (layout_base_has_no_room(module, record, base))
            member.room.size = 0;
        arena_push(module->arena, *members, count, member);
    }
    for (size_t i = 0; i < record->field_count; i++) {
        const struct decl *field = record->fields[i];
        long long bits = clang_Cursor_getOffsetOfField(field->cursor);
        struct member member = {field, room_of(module, field->type), bits < 0 ? -1 : bits / 8};
        arena_push(module->arena, *members, count, member);
    }
    return count;
}

/* The alignment that moves the member from `at` to the wanted offset; 0 when there is none. */
static long long raised_alignment(long long at, const struct member *member)
{
    for (long long align = 1; align <= 4096; align *= 2)
        if (round_up(at, align) == member->wanted && align > 1)
            return align;
    return 0;
}

static const char *place(struct lower_module *module, struct decl *record, struct layout *layout)
{
    struct member *members;
    size_t count = list_members(module, record, &members);
    long long at = 0, end = 0, align = 1;

    layout->fields = arena_alloc(module->arena, (record->field_count + 1) * sizeof *layout->fields);
    for (size_t i = 0; i < count; i++) {
        const struct member *member = &members[i];
        long long own = layout->packed ? 1 : member->room.align;
        long long offset = record->is_union ? 0 : round_up(at, own);
        if (member->field && member->wanted >= 0 && offset != member->wanted) {
            long long raised = raised_alignment(at, member);
            if (!raised || record->is_union)
                return arena_printf(module->arena, "'%s' is at byte %lld, in CUDA at byte %lld",
                                    member->field->name, offset, member->wanted);
            layout->fields[i - record->base_count] = own = raised;
            offset = member->wanted;
        }
        align = own > align ? own : align;
        at = offset + member->room.size;
        end = at > end ? at : end;
    }
    if (record->type->align > align)
        layout->aligned = align = record->type->align;
    end = end ? round_up(end, align) : 1;
    if (align != record->type->align)
        return arena_printf(module->arena, "it is aligned to %lld bytes, in CUDA to %lld", align,
                            record->type->align);
    if (end != record->type->size)
        return arena_printf(module->arena, "it has %lld bytes, in CUDA %lld", end,
                            record->type->size);
    return NULL;
}

static struct layout *compute(struct lower_module *module, struct decl *record)
{
    struct layout *layout = arena_new(module->arena, struct layout);
    model_load_record(module->model, record);
    if (record->type->size < 0)
        return layout; /* never complete: only pointers to it can be there */
    for (size_t i = 0; i < record->field_count; i++)
        if (record->fields[i]->is_bit_field)
            layout->problem = "it has bit-fields";
    if (record->has_unknown_base)
        layout->problem = "it has a base class that is not known";
    if (record->has_virtual_base)
        layout->problem = "it has a virtual base class";
    if (layout->problem)
        return layout;
    const char *problem = place(module, record, layout);
    if (problem) {
        *layout = (struct layout){.packed = true};
        if (place(module, record, layout))
            *layout = (struct layout){.problem = problem};
    }
    return layout;
}

const struct layout *layout_of(struct lower_module *module, struct decl *record)
{
    struct layout *layout = map_get_pointer(&module->layouts, record);
    if (!layout) {
        layout = compute(module, record);
        module->layouts.arena = module->arena;
        map_put_pointer(&module->layouts, record, layout);
    }
    return layout;
}

/* --- refusals ------------------------------------------------------------ */

struct decl *layout_record(struct type *type)
{
    while (type->target)
        type = type->target;
    bool is_users = type->kind == TYPE_RECORD && type->declaration && !type->rule &&
                    !type->declaration->in_system;
    return is_users ? type->declaration : NULL;
}

static struct decl *find_culprit(struct lower_module *module, struct decl *record, struct map *seen)
{
    if (map_get_pointer(seen, record))
        return NULL;
    map_put_pointer(seen, record, record);
    if (layout_of(module, record)->problem)
        return record;
    struct decl *found = NULL;
    for (size_t i = 0; i < record->base_count && !found; i++)
        found = find_culprit(module, record->bases[i], seen);
    for (size_t i = 0; i < record->field_count && !found; i++) {
        struct decl *inner = layout_record(record->fields[i]->type);
        if (inner)
            found = find_culprit(module, inner, seen);
    }
    return found;
}

void layout_check(struct lower_module *module, struct decl *record)
{
    struct map seen = {.arena = module->arena};
    struct layout *layout = (struct layout *)layout_of(module, record);
    if (!layout->searched)
        layout->culprit = find_culprit(module, record, &seen);
    layout->searched = true;
    struct decl *culprit = layout->culprit;
    if (!culprit)
        return;
    struct source_pos pos = model_decl_pos(culprit);
    const char *name = *culprit->name ? culprit->name : "unnamed";
    diag_report(module->diag, CU2011, &pos, name, layout_of(module, culprit)->problem);
    module->unported++;
    if (module->current && !module->current->refused)
        module->current->refused = arena_printf(
            module->arena, "it uses struct '%s', which has another layout in OpenCL C", name);
}
