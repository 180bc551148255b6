/* Types in OpenCL C: declarators with address spaces, and the definitions of the user's structs,
 * enums, and typedefs. */
#include "lower/type/type.h"
#include "model/facts.h"

#include <ctype.h>
#include <limits.h>
#include <string.h>

const char *lower_space_prefix(enum space space)
{
    switch (space) {
    case SPACE_PRIVATE: return "";
    case SPACE_LOCAL: return "__local ";
    case SPACE_CONSTANT: return "__constant ";
    default: return "__global ";
    }
}

/* --- names of types ------------------------------------------------------ */

bool type_alias_can_stand(const struct type *type)
{
    while (type->kind == TYPE_ARRAY)
        type = type->target;
    return type->depth == 0 && type->kind != TYPE_OTHER && type->kind != TYPE_FUNCTION;
}

const char *lower_alias(struct lower_module *module, struct decl *alias)
{
    struct type *type = alias->type;
    if (!type_alias_can_stand(type) || type->kind == TYPE_ARRAY)
        return NULL;
    /* `typedef unsigned int uint;` is built into OpenCL C */
    if (type->kind == TYPE_INTEGER && strcmp(type->opencl, alias->name) == 0)
        return NULL;
    /* `typedef struct {...} Foo;`: the struct itself is called Foo */
    if ((type->kind == TYPE_RECORD || type->kind == TYPE_ENUM) && type->declaration &&
        !type->declaration->in_system &&
        (!*type->declaration->name || strcmp(type->declaration->name, alias->name) == 0))
        return NULL;
    lower_use_type(module, alias);
    return names_type(module, alias);
}

bool type_enum_is_unnamed(struct lower_module *module, struct decl *decl)
{
    const char *name = names_type(module, decl);
    return strcmp(name, "unnamed") == 0 || str_starts(name, "unnamed_");
}

/* Is the integer type written, as in `enum Kind : unsigned { ... }`? libclang does not tell. */
static bool enum_has_fixed_type(const struct decl *decl)
{
    const char *text = decl->file ? decl->file->text : NULL;
    for (size_t at = decl->begin; text && at < decl->end && !strchr("{;", text[at]); at++)
        if (text[at] == ':') {
            if (text[at + 1] != ':')
                return true;
            at++;
        }
    return false;
}

/* What its enumerators are in arithmetic: int, unless a value or the type that is written needs
 * another one. C has rules of its own for the types of enumerations. */
const char *type_enum_promoted(struct lower_module *module, const struct decl *decl)
{
    const struct type *type = model_enum_type(module->model, decl);
    bool fits_int = !enum_has_fixed_type(decl);
    for (size_t i = 0; fits_int && i < decl->field_count; i++)
        fits_int = decl->fields[i]->value == (int)decl->fields[i]->value;
    if (type->size < 4 || (type->size == 4 && fits_int) || !type->opencl)
        return "int";
    return type->opencl;
}

static const char *enum_name(struct lower_module *module, struct type *type)
{
    struct type *underlying = model_enum_type(module->model, type->declaration);
    bool is_int = underlying->size == 4;
    if (type->declaration->in_system || !is_int)
        return underlying->opencl ? underlying->opencl : "int";
    lower_use_type(module, type->declaration);
    return type_enum_is_unnamed(module, type->declaration)
               ? type_enum_promoted(module, type->declaration)
               : names_type(module, type->declaration);
}

struct c_node *lower_enumerator(struct lower_module *module, struct decl *decl)
{
    struct arena *arena = module->arena;
    const char *type = type_enum_promoted(module, decl->parent);
    bool is_int = decl->value == (int)decl->value;
    if (decl->in_system)
        return c_number(arena, decl->value);
    lower_use_type(module, decl->parent);
    if (strcmp(type, "int") == 0)
        return c_name(arena, names_symbol(module, decl));
    if (strcmp(type, "uint") == 0 || is_int)
        return c_cast(arena, type, c_name(arena, names_symbol(module, decl)));
    if (strcmp(type, "ulong") == 0)
        return c_name(arena, arena_printf(arena, "%lluUL", (unsigned long long)decl->value));
    if (decl->value == LLONG_MIN)
        return c_name(arena, "LONG_MIN");
    return c_text(arena, arena_printf(arena, "%lldL", decl->value),
                  decl->value < 0 ? LEVEL_UNARY : LEVEL_PRIMARY);
}

static const char *record_name(struct lower_module *module, struct type *type)
{
    if (type->rule && type->rule->device && *type->rule->device) {
        lower_use_header(module, type->rule->header);
        if (strstr(type->rule->device, "double"))
            lower_need(module, CU2CL_NEEDS_FP64);
        return type->rule->device;
    }
    if (!type->declaration ||
        (type->declaration->in_system && !model_is_std_data(type->declaration)))
        return NULL;
    model_load_record(module->model, type->declaration);
    if (type->declaration->has_unknown_base)
        return NULL;
    lower_use_type(module, type->declaration);
    if (type->declaration->has_virtual_base) /* even where only the kernel sees the object */
        layout_check(module, type->declaration);
    return names_type(module, type->declaration);
}

/* The name of a type that is no pointer, array, or reference; NULL when it has none in OpenCL C. */
static const char *base_type_name(struct lower_module *module, struct type *type)
{
    const char *name = NULL;
    if (type->alias)
        name = lower_alias(module, type->alias);
    if (name)
        return name;
    switch (type->kind) {
    case TYPE_VOID:
    case TYPE_BOOL:
    case TYPE_INTEGER: return type->opencl;
    case TYPE_FLOATING:
        if (strcmp(type->opencl, "double") == 0)
            lower_need(module, CU2CL_NEEDS_FP64);
        return type->opencl;
    case TYPE_ENUM: return enum_name(module, type);
    case TYPE_RECORD: return record_name(module, type);
    default: return NULL;
    }
}

/* --- declarators --------------------------------------------------------- */

static const char *qualifiers(struct arena *arena, const struct type *type)
{
    return arena_printf(arena, "%s%s", type->is_const ? "const " : "",
                        type->is_volatile ? "volatile " : "");
}

static const char *array_suffix(struct arena *arena, struct type *type,
                                const char *const *dimensions)
{
    struct str suffix = {.arena = arena};
    for (; type->kind == TYPE_ARRAY; type = type->target) {
        if (dimensions && *dimensions)
            str_printf(&suffix, "[%s]", *dimensions++);
        else if (type->count >= 0)
            str_printf(&suffix, "[%lld]", type->count);
        else
            str_add(&suffix, "[]");
    }
    return str_text(&suffix);
}

/* What a pointer is qualified with where it is declared. */
static const char *pointer_qualifiers(struct arena *arena, const struct type *type)
{
    if (type->kind == TYPE_REFERENCE)
        return "";
    return arena_printf(arena, "%s%s", qualifiers(arena, type),
                        type->is_restrict ? "restrict " : "");
}

static const char *without_blanks_at_end(struct arena *arena, const char *text)
{
    size_t length = strlen(text);
    while (length && text[length - 1] == ' ')
        length--;
    return arena_strndup(arena, text, length);
}

/* The type behind all pointers, with its space and qualifiers; NULL when it can't be printed.
 * `word`: what it is called; NULL: its name. */
static const char *declared_base(struct lower_module *module, struct type *type, bool is_target,
                                 enum space space, const char *word)
{
    const char *base = base_type_name(module, type);
    struct decl *record = layout_record(type);
    struct type plain = *type;
    if (!base)
        return NULL;
    /* what only the kernel sees may lie as it likes */
    if (is_target && space != SPACE_PRIVATE && record)
        layout_check(module, record);
    plain.is_const &= !(record && model_has_mutable(module->model, record)); /* see self_text */
    return arena_printf(module->arena, "%s%s%s", is_target ? lower_space_prefix(space) : "",
                        qualifiers(module->arena, &plain), word ? word : base);
}

/* Builds the declarator from the name outwards. `word`: what the base type is called; NULL: its
 * name. */
static bool declare_with(struct lower_module *module, struct type *type, struct spaces spaces,
                         const char *name, const char *const *dimensions, const char *word,
                         struct declared *out)
{
    struct arena *arena = module->arena;
    const char *text = name;

    if (type->kind == TYPE_ARRAY) {
        text = arena_printf(arena, "%s%s", text, array_suffix(arena, type, dimensions));
        while (type->kind == TYPE_ARRAY)
            type = type->target;
    }
    enum space space = SPACE_PRIVATE; /* of the object that the base type names */
    int level = 0;
    while (type->kind == TYPE_POINTER || type->kind == TYPE_REFERENCE) {
        /* `space` qualifies the pointer object itself, unless it is the declared variable */
        const char *object = level > 0 ? lower_space_prefix(space) : "";
        if (level < SPACE_LEVELS && space_is_several(spaces.level[level])) {
            lower_use_header(module, "tagged.clh");
            out->type = arena_printf(arena, "%s%sulong", object,
                                     type->kind == TYPE_REFERENCE ? "" : qualifiers(arena, type));
            out->declarator = text;
            return true;
        }
        text = arena_printf(arena, "*%s%s%s", object, pointer_qualifiers(arena, type), text);
        space = level < SPACE_LEVELS ? spaces.level[level] : SPACE_GLOBAL;
        level++;
        type = type->target;
        if (type->kind == TYPE_ARRAY) {
            text = arena_printf(arena, "(%s)%s", text, array_suffix(arena, type, NULL));
            while (type->kind == TYPE_ARRAY)
                type = type->target;
        }
    }
    out->type = declared_base(module, type, level > 0, space, word);
    out->declarator = without_blanks_at_end(arena, text);
    return out->type != NULL;
}

bool lower_declare(struct lower_module *module, struct type *type, struct spaces spaces,
                   const char *name, const char *const *dimensions, struct declared *out)
{
    return declare_with(module, type, spaces, name, dimensions, NULL, out);
}

const char *declared_text(struct arena *arena, const struct declared *declared)
{
    return arena_printf(arena, "%s%s%s", declared->type, *declared->declarator ? " " : "",
                        declared->declarator);
}

const char *lower_declarator(struct lower_module *module, struct type *type, struct spaces spaces,
                             const char *name, const char *const *dimensions)
{
    struct declared declared;
    return lower_declare(module, type, spaces, name, dimensions, &declared)
               ? declared_text(module->arena, &declared)
               : NULL;
}

struct type *type_without_const(struct arena *arena, struct type *type)
{
    bool is_const = type->is_const;
    struct type *target = type->kind == TYPE_ARRAY ? type_without_const(arena, type->target) : NULL;
    if (!is_const && (!target || target == type->target))
        return type;
    struct type *plain = arena_new(arena, struct type);
    *plain = *type;
    plain->is_const = false;
    if (target)
        plain->target = target;
    return plain;
}

bool lower_declare_first(struct lower *l, struct type *type, struct spaces spaces, const char *name)
{
    struct declared declared;
    if (!lower_declare(l->module, type_without_const(l->arena, type), spaces, name, NULL,
                       &declared))
        return false;
    c_append(l->arena, l->prologue,
             c_declaration(l->arena, declared.type, declared.declarator, NULL));
    return true;
}

/* The first word of the declaration that is no qualifier, if it is a macro that names a type. */
static const char *type_macro_of(struct lower_module *module, const struct decl *decl)
{
    if (!decl->file)
        return NULL;
    const char *text = decl->file->text;
    for (size_t at = decl->begin; at < decl->file->length;) {
        size_t begin = at;
        while (str_is_word(text[at]))
            at++;
        const char *word = arena_strndup(module->arena, text + begin, at - begin);
        if (strcmp(word, "const") != 0 && strcmp(word, "volatile") != 0 &&
            strcmp(word, "__shared__") != 0)
            return *word && lower_use_type_macro(module, word) ? word : NULL;
        while (isspace((unsigned char)text[at]))
            at++;
    }
    return NULL;
}

bool lower_declare_as_written(struct lower_module *module, const struct decl *decl,
                              struct type *type, struct spaces spaces, const char *name,
                              const char *const *dimensions, struct declared *out)
{
    const char *macro;
    return lower_declare(module, type, spaces, name, dimensions, out) &&
           (!(macro = type_macro_of(module, decl)) ||
            declare_with(module, type, spaces, name, dimensions, macro, out));
}

const char *lower_declarator_as_written(struct lower_module *module, const struct decl *decl,
                                        struct type *type, struct spaces spaces, const char *name,
                                        const char *const *dimensions)
{
    struct declared declared;
    return lower_declare_as_written(module, decl, type, spaces, name, dimensions, &declared)
               ? declared_text(module->arena, &declared)
               : NULL;
}

const char *lower_type_name(struct lower_module *module, struct type *type, struct spaces spaces)
{
    return lower_declarator(module, type, spaces, "", NULL);
}

/* --- may the written type stand? ----------------------------------------- */

static bool is_plain_word(const char *word)
{
    static const char *const words[] = {"int",   "float",  "double", "unsigned", "char", "short",
                                        "bool",  "const",  "void",   "size_t",   "uint", "volatile",
                                        "uchar", "ushort", "ulong",  "signed"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(word, words[i]) == 0)
            return true;
    return false;
}

/* --- texts that stand ---------------------------------------------------- */

bool lower_cast_stands(struct lower_module *module, const struct type *type)
{
    if (!type || !type_is_arithmetic(type))
        return false;
    if (type->alias) {
        const char *name = lower_alias(module, type->alias);
        return name && strcmp(name, type->alias->name) == 0;
    }
    if (!type->other_alias)
        return true;
    const char *name = arena_printf(module->arena, " %s ", type->other_alias);
    if (!*type->other_alias || !strstr(CU2CL_STDINT_NAMES, name))
        return false;
    lower_use_header(module, "stdint.clh");
    return true;
}

/* Each word before the name must mean the same in OpenCL C: keywords of C, names of ours, and
 * macros that name such types. */
/* Means a word of a declaration the same in OpenCL C, where the type is this one? */
static bool type_word_stands(struct lower_module *module, const struct type *type, const char *word)
{
    if (is_plain_word(word))
        return true;
    if (type->alias && strcmp(word, type->alias->name) == 0) {
        const char *alias = lower_alias(module, type->alias);
        if (alias && strcmp(alias, word) == 0)
            return true;
    }
    if (type->rule && type->rule->device && strcmp(word, type->rule->device) == 0)
        return true;
    if (type->kind == TYPE_RECORD && type->declaration && !type->rule &&
        strcmp(word, names_type(module, type->declaration)) == 0)
        return true;
    return lower_use_type_macro(module, word);
}

bool lower_type_text_stands(struct lower_module *module, const struct decl *decl)
{
    const struct type *type = decl->type;
    while (type->kind == TYPE_ARRAY)
        type = type->target;
    if (type->depth || !decl->file || type->kind == TYPE_OTHER ||
        (type->kind == TYPE_RECORD && type->declaration && !type->rule &&
         type->declaration->in_system))
        return false;
    const char *text = decl->file->text;
    int longs = 0;
    for (size_t at = decl->begin; at < decl->end;) {
        if (!str_is_word_start(text[at])) {
            bool is_splice = text[at] == '\\' && (text[at + 1] == '\n' || text[at + 1] == '\r');
            if (!isspace((unsigned char)text[at]) && !is_splice)
                return false;
            at++;
            continue;
        }
        size_t begin = at;
        while (at < decl->end && str_is_word(text[at]))
            at++;
        const char *word = arena_strndup(module->arena, text + begin, at - begin);
        if (strcmp(word, decl->name) == 0 && at > decl->begin + strlen(word))
            return true;
        if (strcmp(word, "long") == 0) {
            if (longs++)
                return false;
            continue;
        }
        if (!type_word_stands(module, type, word))
            return false;
    }
    return false;
}

/* --- definitions --------------------------------------------------------- */

void lower_use_type(struct lower_module *module, struct decl *decl)
{
    uses_note(module, decl);
    for (size_t i = 0; i < module->type_count; i++)
        if (module->types[i] == decl) {
            lower_need(module, decl->needs);
            return;
        }
    arena_push(module->arena, module->types, module->type_count, decl);
    names_type(module, decl);
    struct uses *outer = uses_begin(module, decl, &decl->needs);
    if (decl->kind == DECL_RECORD) {
        model_load_record(module->model, decl);
        for (size_t i = 0; i < decl->field_count; i++) {
            struct spaces spaces = addrspace_variable(module->analysis, NULL, decl->fields[i]);
            lower_declarator(module, decl->fields[i]->type, spaces, "x", NULL);
        }
        for (size_t i = 0; i < decl->base_count; i++)
            lower_use_type(module, decl->bases[i]);
    } else if (decl->kind == DECL_TYPEDEF) {
        struct spaces none = {{0}};
        lower_declarator(module, decl->type, none, "x", NULL);
    }
    uses_end(module, outer);
    lower_need(module, decl->needs);
}

bool lower_field_holds_integers(const struct decl *field)
{
    const struct type *element = field->type;
    while (element && element->kind == TYPE_ARRAY)
        element = element->target;
    return field->kind == DECL_FIELD && field->parent &&
           field->parent->holds_pointers_as_integers &&
           (element->kind == TYPE_POINTER || element->kind == TYPE_REFERENCE);
}

bool lower_field_is_integer(const struct decl *field)
{
    return lower_field_holds_integers(field) && field->type->kind != TYPE_ARRAY;
}

/* A pointer to a struct that is defined later, or to itself, says so: `struct node *next`. */
static const char *tagged_target(struct lower_module *module, const struct type *pointer)
{
    const struct type *target = pointer;
    while (target->target)
        target = target->target;
    return pointer->depth && target->kind == TYPE_RECORD && target->declaration && !target->rule
               ? arena_printf(module->arena, "%s %s",
                              target->declaration->is_union ? "union" : "struct",
                              names_type(module, target->declaration))
               : NULL;
}

const char *type_field_text(struct lower_module *module, struct decl *field)
{
    struct spaces spaces = addrspace_variable(module->analysis, NULL, field);
    struct type *element = field->type;
    while (element->kind == TYPE_ARRAY)
        element = element->target;
    if (type_is_stateless(field->type))
        return arena_printf(module->arena, "uchar %s /* has no state */",
                            names_field(module->arena, field));
    if (lower_field_has_no_type(field))
        return NULL;
    if (field->parent->holds_pointers_as_integers && element->depth)
        return arena_printf(module->arena, "ulong %s%s", names_field(module->arena, field),
                            array_suffix(module->arena, field->type, NULL));
    /* bool may not be part of a kernel argument */
    if (element->kind == TYPE_BOOL)
        return arena_printf(module->arena, "uchar %s%s", names_field(module->arena, field),
                            array_suffix(module->arena, field->type, NULL));
    struct declared declared;
    /* a const field can't be assigned as C++ constructors do */
    struct type *type =
        element->depth ? field->type : type_without_const(module->arena, field->type);
    return declare_with(module, type, spaces, names_field(module->arena, field), NULL,
                        tagged_target(module, element), &declared)
               ? declared_text(module->arena, &declared)
               : NULL;
}

static const struct type *field_element(const struct decl *field)
{
    const struct type *type = field->type;
    while (type->kind == TYPE_ARRAY)
        type = type->target;
    return type;
}

/* Is it a class that only the host can use, such as a lock? */
static bool is_host_object(const struct type *type)
{
    return type->kind == TYPE_RECORD && type->declaration && type->declaration->in_system &&
           !type->rule && !model_is_std_data(type->declaration);
}

bool lower_field_has_no_type(const struct decl *field)
{
    const struct type *type = field_element(field);
    /* a pointer to a member: its null is not zero, as C's initialisers have it; one to a member
     * function has two parts on the host */
    return type->kind == TYPE_OTHER || type->member_of || type->method_of || is_host_object(type);
}

/* A field that can't be printed still takes its room; what uses it is refused. One of a class that
 * is the host's alone is no reason to refuse the whole. */
const char *type_placeholder(struct lower_module *module, const struct decl *field)
{
    struct source_pos pos = model_decl_pos(field);
    if (!is_host_object(field_element(field)))
        diag_report(module->diag, CU2002, &pos,
                    field->is_bit_field ? "a bit-field" : "a field of this type");
    return arena_printf(module->arena, "uchar %s[%lld] __attribute__((aligned(%lld)))",
                        names_field(module->arena, field), model_size_in_cxx(field->type),
                        model_align_in_cxx(field->type));
}
