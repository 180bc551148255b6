/* Layouts of structs: the same bytes in OpenCL C as in CUDA.
 *
 * The host fills structs that kernels read, so each field must lie where CUDA puts it. What the
 * compilers make of the printed fields is computed here by C's rules, and compared with the
 * offsets, size, and alignment that clang knows. Two attributes mend differences: `aligned(n)` on a
 * field or on the whole struct, and `packed`. What they can't mend, such as fields that C++ places
 * into the padding at the end of a base class, is reported, and the functions that use the struct
 * are refused.
 *
 * An empty base class takes no room in C++ where anything else is in the object. It is printed as
 * the member of a union whose first member is a struct of all the rest.
 *
 * Bit-fields lie in units: integers that hold one or several of them, at the offsets that clang
 * knows. A unit covers no byte of another member, so that two work-items may write to neighbours.
 * Where no aligned integer fits, the unit is an array of bytes. What is done with the bits is in
 * lower/form/bits.c. */
#include "lower/fact/fact.h"
#include "model/facts.h"

#include <stdlib.h>
#include <string.h>

struct room {
    long long size, align;
};

/* A base, a field, or a unit of bit-fields as it is printed. */
struct member {
    const struct decl *field; /* NULL: a base; of a unit, the first bit-field */
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
    long long align = model_align_in_cxx(type);
    return (struct room){type->size, align > 0 ? align : type->align};
}

bool layout_is_empty(struct lower_module *module, struct decl *record)
{
    model_load_record(module->model, record);
    for (size_t i = 0; i < record->base_count; i++)
        if (!layout_is_empty(module, record->bases[i]))
            return false;
    return !record->field_count && record->type->size == record->type->align &&
           !model_is_polymorphic(module->model, record);
}

/* An empty base moves the first field where both hold an object of one class: no two of them have
 * one address. */
static bool moves_first_field(struct lower_module *module, const struct decl *record)
{
    return record->base_count == 1 && record->field_count && !record->is_union &&
           !model_is_polymorphic(module->model, (struct decl *)record) &&
           model_field_bit(record->fields[0]) > 0;
}

bool layout_base_has_no_room(struct lower_module *module, struct decl *record, struct decl *base)
{
    return layout_is_empty(module, base) && !layout_is_empty(module, record) &&
           !moves_first_field(module, record);
}

bool layout_base_is_left_out(struct lower_module *module, struct decl *record, struct decl *base)
{
    return layout_base_has_no_room(module, record, base) && !base->base_count &&
           !model_declares_functions(module->model, base);
}

bool layout_has_empty_base(struct lower_module *module, struct decl *record)
{
    model_load_record(module->model, record);
    for (size_t i = 0; i < record->base_count; i++)
        if (layout_base_has_no_room(module, record, record->bases[i]) &&
            !layout_base_is_left_out(module, record, record->bases[i]))
            return true;
    return false;
}

/* --- units of bit-fields -------------------------------------------------- */

/* Does the field lie in the same run of bit-fields as the one before it? */
static bool continues_run(const struct decl *record, size_t field)
{
    return field < record->field_count && record->fields[field]->is_bit_field &&
           !record->fields[field]->is_apart && !record->is_union;
}

/* The first byte behind the run that does not belong to it. */
static long long run_limit(const struct decl *record, size_t first)
{
    size_t next = first + 1;
    while (continues_run(record, next))
        next++;
    return next < record->field_count && !record->is_union
               ? model_field_bit(record->fields[next]) / 8
               : record->type->size;
}

/* Tries a unit of `size` bytes that begins with the field. */
static bool try_unit(const struct decl *record, long long size, long long from,
                     struct bit_unit *unit)
{
    size_t last = unit->first;
    unit->size = size;
    unit->offset = model_field_bit(record->fields[unit->first]) / 8 / size * size;
    long long end = (unit->offset + size) * 8;
    if (unit->offset < from || unit->offset + size > run_limit(record, unit->first) ||
        size > record->type->align)
        return false;
    while (last == unit->first || continues_run(record, last)) {
        const struct decl *field = record->fields[last];
        if (last > unit->first && model_field_bit(field) >= end)
            break;
        if (model_field_bit(field) + field->bit_width > end)
            return false;
        last++;
    }
    unit->count = last - unit->first;
    return true;
}

/* Bytes, where no integer holds the bit-fields without reaching over others. */
static bool use_bytes(const struct decl *record, struct bit_unit *unit)
{
    size_t last = unit->first;
    long long end = 0;
    unit->is_bytes = true;
    unit->offset = model_field_bit(record->fields[last]) / 8;
    while (last == unit->first ||
           (continues_run(record, last) && model_field_bit(record->fields[last]) < 8 * end)) {
        end = (model_field_bit(record->fields[last]) + record->fields[last]->bit_width + 7) / 8;
        last++;
    }
    unit->count = last - unit->first;
    unit->size = end - unit->offset;
    return unit->size <= 8;
}

static const char *unit_name(struct lower_module *module, const struct decl *record,
                             const struct bit_unit *unit)
{
    const char *first = record->fields[unit->first]->name;
    const char *name = unit->count == 1
                           ? arena_printf(module->arena, "%s_bits", first)
                           : arena_printf(module->arena, "%s_to_%s", first,
                                          record->fields[unit->first + unit->count - 1]->name);
    for (size_t i = 0; i < record->field_count; i++)
        if (strcmp(record->fields[i]->name, name) == 0)
            name = arena_printf(module->arena, "%s_", name);
    return name;
}

static const char *find_units(struct lower_module *module, const struct decl *record,
                              struct layout *layout)
{
    long long from = 0;
    for (size_t i = 0; i < record->field_count; i++) {
        const struct decl *field = record->fields[i];
        if (!field->is_bit_field) {
            from = model_field_bit(field) / 8 + (field->type->size > 0 ? field->type->size : 0);
            continue;
        }
        const long long sizes[] = {field->type->size, 1, 2, 4, 8};
        struct bit_unit unit = {.first = i};
        bool found = model_field_bit(field) >= 0 && field->bit_width > 0 && field->type->size > 0 &&
                     field->bit_width <= 8 * field->type->size;
        if (!found)
            return arena_printf(module->arena, "the place of bit-field '%s' is not known",
                                field->name);
        found = false;
        for (size_t s = 0; s < sizeof sizes / sizeof *sizes && !found; s++)
            found = try_unit(record, sizes[s], record->is_union ? 0 : from, &unit);
        if (!found && !use_bytes(record, &unit))
            return arena_printf(module->arena, "bit-field '%s' is part of more than 8 bytes",
                                field->name);
        unit.name = unit_name(module, record, &unit);
        arena_push(module->arena, layout->units, layout->unit_count, unit);
        from = unit.offset + unit.size;
        i += unit.count - 1;
    }
    return NULL;
}

const struct bit_unit *layout_unit(struct lower_module *module, const struct decl *field)
{
    const struct layout *layout = layout_of(module, field->parent);
    for (size_t i = 0; i < layout->unit_count; i++)
        if (field->index - layout->units[i].first < layout->units[i].count)
            return &layout->units[i];
    return NULL;
}

long long layout_bit(const struct decl *field, const struct bit_unit *unit)
{
    return model_field_bit(field) - 8 * unit->offset;
}

/* --- places --------------------------------------------------------------- */

static size_t list_members(struct lower_module *module, struct decl *record,
                           const struct layout *layout, struct member **members)
{
    size_t count = 0;
    *members = NULL;
    if (model_has_own_vptr(module->model, record)) {
        struct member vptr = {NULL, {8, 8}, -1};
        arena_push(module->arena, *members, count, vptr);
    }
    for (size_t i = 0; i < record->base_count; i++) {
        struct decl *base = record->bases[i];
        struct member member = {NULL, {base->type->size, base->type->align}, -1};
        if (layout_base_has_no_room(module, record, base))
            member.room.size = 0;
        arena_push(module->arena, *members, count, member);
    }
    for (size_t i = 0; i < record->field_count; i++) {
        const struct decl *field = record->fields[i];
        long long bits = model_field_bit(field);
        struct member member = {field, room_of(module, field->type), bits < 0 ? -1 : bits / 8};
        for (size_t u = 0; u < layout->unit_count; u++)
            if (field->is_bit_field && layout->units[u].first == i) {
                const struct bit_unit *unit = &layout->units[u];
                member.room = (struct room){unit->size, unit->is_bytes ? 1 : unit->size};
                member.wanted = unit->offset;
                i += unit->count - 1;
                break;
            }
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

/* C++ places the fields of a class with virtual functions into the padding at the end of its
 * base. */
static bool fills_padding(struct lower_module *module, struct decl *record,
                          const struct member *first, long long at)
{
    return record->base_count == 1 && first->wanted >= 0 && first->wanted < at &&
           model_is_polymorphic(module->model, record->bases[0]);
}

/* --- what unions hold ----------------------------------------------------- */

/* Bytes of the type that are no padding. */
static long long data_size(struct lower_module *module, const struct type *type)
{
    if (type->kind == TYPE_ARRAY && type->count > 0)
        return type->count * data_size(module, type->target);
    if (type->kind != TYPE_RECORD || !type->declaration || type->rule ||
        type->declaration->in_system)
        return type->size;
    struct decl *record = type->declaration;
    const struct layout *layout = layout_of(module, record);
    if (record->is_union || layout->problem)
        return type->size;
    if (!record->field_count && !record->base_count)
        return type->size; /* printed with bytes for it */
    long long size = model_has_own_vptr(module->model, record) ? 8 : 0;
    for (size_t i = 0; i < record->base_count; i++)
        if (!layout_base_has_no_room(module, record, record->bases[i]))
            size += data_size(module, record->bases[i]->type);
    for (size_t i = 0; i < record->field_count; i++)
        if (!record->fields[i]->is_bit_field)
            size += data_size(module, record->fields[i]->type);
    for (size_t i = 0; i < layout->unit_count; i++)
        size += layout->units[i].size;
    return size;
}

/* LLVM makes a union the type of its member with the largest alignment, then size. Compilers that
 * return that type as it is, as NVIDIA's does, lose what other members hold in its padding. */
static bool loses_bytes(struct lower_module *module, const struct decl *record)
{
    const struct type *stored = NULL;
    struct room largest = {0, 0};
    for (size_t i = 0; i < record->field_count && record->field_count > 1; i++) {
        const struct decl *field = record->fields[i];
        struct room room = room_of(module, field->type);
        if (field->is_bit_field || room.align < largest.align ||
            (room.align == largest.align && room.size <= largest.size))
            continue;
        stored = field->type;
        largest = room;
    }
    return stored && data_size(module, stored) < stored->size;
}

static const char *place(struct lower_module *module, struct decl *record, struct layout *layout)
{
    struct member *members;
    size_t count = list_members(module, record, layout, &members);
    long long at = 0, end = 0, align = 1;

    layout->fields = arena_alloc(module->arena, (record->field_count + 1) * sizeof *layout->fields);
    layout->overlap = 0;
    for (size_t i = 0; i < count; i++) {
        const struct member *member = &members[i];
        if (member->field && member->field == record->fields[0] &&
            fills_padding(module, record, member, at))
            at = layout->overlap = member->wanted;
        long long own = layout->packed ? 1 : member->room.align;
        long long offset = record->is_union ? 0 : round_up(at, own);
        if (member->field && member->wanted >= 0 && offset != member->wanted) {
            long long raised = raised_alignment(at, member);
            if (!raised || record->is_union)
                return arena_printf(module->arena, "'%s' is at byte %lld, in CUDA at byte %lld",
                                    member->field->name, offset, member->wanted);
            layout->fields[member->field->index] = own = raised;
            offset = member->wanted;
        }
        align = own > align ? own : align;
        at = offset + member->room.size;
        end = at > end ? at : end;
    }
    layout->end = end;
    if (record->type->align > align)
        layout->aligned = align = record->type->align;
    end = round_up(end ? end : 1, align); /* C has no empty struct */
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
    layout->problem = find_units(module, record, layout);
    if (record->has_unknown_base)
        layout->problem = "it has a base class that is not known";
    if (record->has_virtual_base)
        layout->problem = "it has a virtual base class";
    for (size_t i = 1; i < record->base_count; i++)
        if (model_is_polymorphic(module->model, record->bases[i]) &&
            !model_is_polymorphic(module->model, record->bases[0]))
            layout->problem = "its first base class has no virtual functions, but another one has";
    if (layout->problem)
        return layout;
    bool loses = record->is_union && loses_bytes(module, record);
    const char *problem = place(module, record, layout);
    if (problem) {
        struct layout packed = {
            .packed = true, .units = layout->units, .unit_count = layout->unit_count};
        *layout = packed;
        if (place(module, record, layout)) {
            *layout = packed;
            layout->packed = false;
            layout->problem = problem;
        }
    }
    layout->loses_bytes = loses;
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

long long layout_shared_padding(struct lower_module *module, const struct decl *record)
{
    for (size_t i = 0; i < module->model->constructed_count; i++) {
        struct decl *derived = module->model->constructed[i];
        const struct layout *layout = layout_of(module, derived);
        if (layout->overlap && derived->bases[0] == record)
            return layout->overlap;
    }
    return 0;
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
    note_fault(module, module->current,
               arena_printf(module->arena,
                            "it uses struct '%s', which has another layout in OpenCL C", name));
}
