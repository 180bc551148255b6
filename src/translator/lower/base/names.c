/* Names in the emitted OpenCL C: readable, unique, and none that the language takes. A function's
 * instances are named after their template arguments (`reduce_float_256`), its class (`Vec3_add`),
 * and, only where two would be equal, their parameters or spaces. */
#include "model/facts.h"
#include "analysis/library.h"
#include "lower/base/base.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static const char *const reserved_names[] = {
#define OPENCL_NAME(name) #name,
#include "lower/base/opencl_names.def"
};

static const char *const keywords[] = {
#define OPENCL_NAME(name) #name,
#define OPENCL_FUNCTION(name)
#include "lower/base/opencl_names.def"
};

/* Both sorted: opencl_builtins.def is. */
static const char *const clang_functions[] = {
#define OPENCL_BUILTIN(name) #name,
#define OPENCL_TYPE(name)
#include "lower/base/opencl_builtins.def"
#undef OPENCL_BUILTIN
#undef OPENCL_TYPE
};

static const char *const clang_types[] = {
#define OPENCL_BUILTIN(name)
#define OPENCL_TYPE(name) #name,
#include "lower/base/opencl_builtins.def"
#undef OPENCL_BUILTIN
#undef OPENCL_TYPE
};

static const char *const builtin_macros[] = {
#define OPENCL_NAME(name)
#define OPENCL_MACRO(name) #name,
#include "lower/base/opencl_names.def"
};

static bool contains(const char *const *names, size_t count, const char *name)
{
    for (size_t i = 0; i < count; i++)
        if (*names[i] == *name && strcmp(names[i], name) == 0)
            return true;
    return false;
}

static int compare_with(const void *name, const void *entry)
{
    return strcmp(name, *(const char *const *)entry);
}

static bool is_in(const char *const *sorted, size_t count, const char *name)
{
    return bsearch(name, sorted, count, sizeof *sorted, compare_with) != NULL;
}

static bool is_clang_type(const char *name)
{
    return is_in(clang_types, sizeof clang_types / sizeof *clang_types, name);
}

/* `uchar4`: where the name of a type of numbers ends; NULL: there is none. */
static const char *behind_type(const char *name)
{
    static const char *const types[] = {"char", "uchar", "short", "ushort", "int", "uint",
                                        "long", "ulong", "float", "double", "half"};
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (str_starts(name, types[i])) {
            const char *end = name + strlen(types[i]);
            size_t digits = strspn(end, "0123456789");
            return end + digits;
        }
    return NULL;
}

/* as_int4, convert_uchar4_sat_rte, which are too many to list. */
static bool is_of_family(const char *name)
{
    bool converts = str_starts(name, "convert_");
    const char *end =
        converts || str_starts(name, "as_") ? behind_type(strchr(name, '_') + 1) : NULL;
    if (end && converts && str_starts(end, "_sat"))
        end += 4;
    if (end && converts && str_starts(end, "_rt") && end[3] && strchr("ezpn", end[3]))
        end += 4;
    return end && !*end;
}

/* Those of compilers, and of the device library, which has functions and macros. */
static bool has_reserved_prefix(const char *name)
{
    return str_starts(name, "__") || str_starts(name, "cu_") || str_starts(name, "CU_");
}

bool names_reserved(const char *name)
{
    return has_reserved_prefix(name) || is_clang_type(name) || is_of_family(name) ||
           is_in(clang_functions, sizeof clang_functions / sizeof *clang_functions, name) ||
           contains(reserved_names, sizeof reserved_names / sizeof *reserved_names, name);
}

bool names_is_builtin_macro(const char *name)
{
    return contains(builtin_macros, sizeof builtin_macros / sizeof *builtin_macros, name);
}

/* A local variable may hide a builtin function, but nothing else. */
static bool reserved_for_locals(const char *name)
{
    return contains(keywords, sizeof keywords / sizeof *keywords, name) || is_clang_type(name) ||
           has_reserved_prefix(name);
}

void names_init(struct lower_module *module)
{
    module->id_names.arena = module->arena;
    module->names.arena = module->decl_names.arena = module->headers.arena = module->arena;
    module->uses.arena = module->kept.arena = module->arena;
    module->used_names.arena = module->avoided.arena = module->arena;
    module->expansion_tokens.arena = module->arena;
}

/* Notes that the function being lowered names it. */
const char *names_use(struct lower_module *module, const char *name)
{
    map_put(&module->used_names, name, module);
    return name;
}

/* The name without a prefix that is reserved, `cuda_sum` for `cu_sum`: with a number behind it, it is
 * a name that a program may have. */
static const char *without_reserved_prefix(struct arena *arena, const char *wanted)
{
    const char *name = str_starts(wanted, "__") ? wanted + strspn(wanted, "_") : wanted;
    if (!has_reserved_prefix(name))
        return name;
    return arena_printf(arena, "%s_%s", name[0] == 'c' ? "cuda" : "CUDA", name + strlen("cu_"));
}

const char *names_claim(struct lower_module *module, const char *wanted, void *owner)
{
    const char *stem = without_reserved_prefix(module->arena, wanted), *name = stem;
    if (names_reserved(name) || str_starts(wanted, "__"))
        name = arena_printf(module->arena, "%s_", stem);
    for (int i = 2; map_get(&module->names, name) || names_reserved(name); i++)
        name = arena_printf(module->arena, "%s_%d", stem, i);
    map_put(&module->names, name, owner);
    return names_use(module, name);
}

/* --- identifiers out of C++ spellings ------------------------------------ */

struct short_name {
    const char *text, *short_text;
};

static const struct short_name short_names[] = {
    {"nvcuda::wmma::precision::", ""}, /* fragments have many arguments */
    {"nvcuda::wmma::", ""},
    {"__half", "half"},
    {"__nv_bfloat16", "bfloat16"},
    {", cooperative_groups::thread_block>", ""},
    {"cooperative_groups::thread_block_tile", "tile"},
    {"cooperative_groups::", ""},
    {", cuda::detail::no_completion", ""},
    {", detail::no_completion", ""},
    {"cuda::thread_scope_", ""},
    {"thread_scope_", ""},
    {"cuda::aligned_size_t", "aligned"},
    {"cuda::pipeline", "pipeline"},
    {"cuda::barrier", "barrier"},
    {"cub::detail::", ""},
    {"cub::", ""},
    {"thrust::detail::", ""},
    {"thrust::", ""},
    {"unsigned long long", "ulong"},
    {"unsigned long", "ulong"},
    {"unsigned int", "uint"},
    {"unsigned short", "ushort"},
    {"unsigned char", "uchar"},
    {"signed char", "char"},
    {"long long", "long"},
    {"true", "true"},
};

/* `(lambda at kernels/main.cu:9:75)` is lambda_9_75. Returns what follows; NULL where that is not
 * what stands here. */
static const char *add_lambda(struct str *out, const char *text)
{
    const char *end = str_starts(text, "(lambda at ") ? strchr(text, ')') : NULL;
    const char *place = end;
    for (int colons = 0; place && place > text && colons < 2; place--)
        colons += place[-1] == ':';
    if (!end || place == text)
        return NULL;
    str_printf(out, "lambda_%.*s", (int)strcspn(place + 1, ":"), place + 1);
    const char *column = strchr(place + 1, ':');
    str_printf(out, "_%.*s", (int)(end - column - 1), column + 1);
    return end + 1;
}

const char *names_identifier(struct arena *arena, const char *text)
{
    struct str out = {.arena = arena};
    for (const char *p = text; *p;) {
        const char *behind = add_lambda(&out, p);
        if (behind) {
            p = behind;
            continue;
        }
        size_t length = 0;
        for (size_t i = 0; i < sizeof short_names / sizeof *short_names && !length; i++)
            if (*p == *short_names[i].text && str_starts(p, short_names[i].text)) {
                length = strlen(short_names[i].text);
                str_add(&out, short_names[i].short_text);
            }
        if (length) {
            p += length;
            continue;
        }
        if (str_is_word(*p)) {
            str_addc(&out, *p);
        } else if (*p == '*') {
            str_add(&out, "_ptr");
        } else if (*p == '-') {
            str_add(&out, "m");
        } else if (out.length && out.data[out.length - 1] != '_') {
            str_addc(&out, '_');
        }
        p++;
    }
    while (out.length && out.data[out.length - 1] == '_')
        out.data[--out.length] = '\0';
    return *str_text(&out) ? str_text(&out) : "unnamed";
}

/* A library's names begin with underscores, `__first`, `_M_value`, which programs may not use: here
 * they lose them. */
static const char *plain_name(const struct decl *decl)
{
    const char *name = decl->name;
    if (!decl->is_library || name[0] != '_')
        return name;
    name += strspn(name, "_");
    if ((str_starts(name, "M_") || str_starts(name, "S_")) && name[2])
        name += 2;
    return isalpha((unsigned char)*name) ? name : decl->name;
}

enum { LONGEST_NAME = 120, KEPT_OF_LONG_NAME = 100 };

/* The name, cut where it is too long: drivers make names of files of those of kernels. Names that begin alike differ in a
 * number made of the whole. A comment above each instance of a template has all its arguments. */
static const char *cut_name(struct arena *arena, const char *name)
{
    size_t kept = KEPT_OF_LONG_NAME;
    if (strlen(name) <= LONGEST_NAME)
        return name;
    uint32_t hash = 2166136261u;
    for (const char *p = name; *p; p++)
        hash = (hash ^ (unsigned char)*p) * 16777619u;
    while (kept > KEPT_OF_LONG_NAME / 2 && name[kept] != '_')
        kept--;
    return arena_printf(arena, "%.*s_%04x", (int)kept, name,
                        (unsigned)(hash ^ hash >> 16) & 0xffff);
}

/* --- functions ----------------------------------------------------------- */

static const struct short_name operator_names[] = {
    {"operator()", "call"},        {"operator[]", "at"},
    {"operator->", "arrow"},       {"operator==", "equal"},
    {"operator!=", "differ"},      {"operator<=>", "compare"},
    {"operator<=", "less_equal"},  {"operator>=", "greater_equal"},
    {"operator+=", "add_assign"},  {"operator-=", "sub_assign"},
    {"operator*=", "mul_assign"},  {"operator/=", "div_assign"},
    {"operator%=", "mod_assign"},  {"operator<<=", "shl_assign"},
    {"operator>>=", "shr_assign"}, {"operator&=", "and_assign"},
    {"operator|=", "or_assign"},   {"operator^=", "xor_assign"},
    {"operator<<", "shl"},         {"operator>>", "shr"},
    {"operator&&", "logical_and"}, {"operator||", "logical_or"},
    {"operator++", "increment"},   {"operator--", "decrement"},
    {"operator+", "add"},          {"operator-", "sub"},
    {"operator*", "mul"},          {"operator/", "div"},
    {"operator%", "mod"},          {"operator<", "less"},
    {"operator>", "greater"},      {"operator!", "not"},
    {"operator~", "complement"},   {"operator&", "and"},
    {"operator|", "or"},           {"operator^", "xor"},
    {"operator=", "assign"},       {"operator,", "comma"},
    {"operator new", "allocate"},  {"operator delete", "release"},
};

static const char *base_name(struct lower_module *module, struct function *f)
{
    const char *name = plain_name(f->decl);
    if (f->is_constructor)
        return "new";
    if (f->is_destructor)
        return "delete";
    for (size_t i = 0; i < sizeof operator_names / sizeof *operator_names; i++)
        if (strcmp(name, operator_names[i].text) == 0)
            return operator_names[i].short_text;
    if (str_starts(name, "operator ")) /* a conversion */
        return arena_printf(module->arena, "to_%s",
                            names_identifier(module->arena, f->result->spelling));
    return names_identifier(module->arena, name);
}

static const char *readable_name(struct lower_module *module, struct function *f, bool only_types)
{
    struct str name = {.arena = module->arena};
    if (f->record)
        str_printf(&name, "%s_", names_type(module, f->record));
    str_add(&name, base_name(module, f));
    if (!f->record && str_starts(f->decl->name, "operator") && f->parameter_count) {
        struct str typed = {.arena = module->arena};
        str_printf(
            &typed, "%s_%s",
            names_identifier(module->arena, type_strip_reference(f->parameters[0]->type)->spelling),
            str_text(&name));
        name = typed;
    }
    for (size_t i = 0; i < f->template_count; i++) {
        struct type *type = f->template_types[i];
        if (!type && only_types)
            continue;
        bool is_closure =
            type && type->kind == TYPE_RECORD && type->declaration && type->declaration->is_closure;
        str_printf(&name, "_%s",
                   is_closure ? names_type(module, type->declaration)
                   : only_types && library_tile_size(type)
                       ? "tile"
                       : names_identifier(module->arena, f->template_texts[i]));
    }
    return cut_name(module->arena, str_text(&name));
}

const char *names_function(struct lower_module *module, struct function *function)
{
    return readable_name(module, function, false);
}

const char *names_of_types(struct lower_module *module, struct function *function)
{
    return readable_name(module, function, true);
}

static const char *parameter_suffix(struct lower_module *module, struct function *f)
{
    struct str suffix = {.arena = module->arena};
    for (size_t i = 0; i < f->parameter_count; i++) {
        struct type *type = type_strip_reference(f->parameters[i]->type);
        const char *spelling = type->spelling;
        if (str_starts(spelling, "const "))
            spelling += 6;
        str_printf(&suffix, "_%s", names_identifier(module->arena, spelling));
    }
    return str_text(&suffix);
}

static const char *space_suffix(struct lower_module *module, struct instance *instance)
{
    struct str suffix = {.arena = module->arena};
    struct function *f = instance->function;
    if (f->record && !f->is_static_method && !f->is_constructor)
        str_printf(&suffix, "_%s",
                   space_name(instance->self.level[0]) ? space_name(instance->self.level[0])
                                                       : "generic");
    for (size_t i = 0; i < f->parameter_count; i++)
        for (unsigned d = 0; d < f->parameters[i]->type->depth && d < SPACE_LEVELS; d++) {
            const char *space = space_name(instance->parameters[i].level[d]);
            str_printf(&suffix, "_%s", space ? space : "generic");
        }
    return str_text(&suffix);
}

const char *names_instance(struct lower_module *module, struct instance *instance)
{
    if (instance->name)
        return names_use(module, instance->name);
    const char *name = readable_name(module, instance->function, false);
    if (!str_starts(name, "__"))
        name = without_reserved_prefix(module->arena, name);
    if (names_reserved(name) || map_get(&module->names, name)) {
        struct instance *other = map_get(&module->names, name);
        bool is_clone = false;
        for (size_t i = 0; i < module->analysis->linked_count; i++)
            if (module->analysis->linked[i] == other)
                is_clone = other->function == instance->function;
        const char *suffix = is_clone ? space_suffix(module, instance)
                                      : parameter_suffix(module, instance->function);
        name = arena_printf(module->arena, "%s%s", name, suffix);
    }
    if (map_get(&module->names, name))
        name = arena_printf(module->arena, "%s%s", name, space_suffix(module, instance));
    instance->name = names_claim(module, cut_name(module->arena, name), instance);
    return instance->name;
}

/* --- types, symbols, locals ---------------------------------------------- */

static const char *type_base_name(struct lower_module *module, struct decl *decl)
{
    if (decl->is_closure)
        return model_closure_name(module->model, decl);
    const char *name = plain_name(decl);
    bool is_template = decl->kind == DECL_RECORD && model_template_count(decl) > 0;
    if (!*name || is_template) {
        /* the typedef's name of an unnamed struct, or the template's name with its arguments */
        const char *spelling = decl->type->spelling;
        const char *last = spelling;
        for (const char *p = spelling; *p && *p != '<' && *p != '('; p++)
            if (p[0] == ':' && p[1] == ':')
                last = p + 2;
        if (decl->is_library)
            last += strspn(last, "_");
        bool has_name = !strchr(last, '(') || (is_template && strstr(last, "(lambda at "));
        name = has_name ? names_identifier(module->arena, last) : "unnamed";
    }
    if (decl->parent && decl->parent->kind == DECL_RECORD && *decl->name)
        name = arena_printf(module->arena, "%s_%s", names_type(module, decl->parent), name);
    return name;
}

const char *names_type(struct lower_module *module, struct decl *decl)
{
    const char *name = map_get_pointer(&module->decl_names, decl);
    if (!name) {
        name = names_claim(module, cut_name(module->arena, type_base_name(module, decl)), decl);
        map_put_pointer(&module->decl_names, decl, (void *)name);
    }
    return names_use(module, name);
}

const char *names_symbol(struct lower_module *module, struct decl *decl)
{
    const char *name = map_get_pointer(&module->decl_names, decl);
    if (!name) {
        const char *wanted = decl->name;
        if (decl->template_arguments)
            wanted = arena_printf(module->arena, "%s%s", wanted, decl->template_arguments);
        if (decl->is_static_member && decl->parent)
            wanted = arena_printf(module->arena, "%s_%s", names_type(module, decl->parent), wanted);
        if (static_is_local(decl))
            wanted = arena_printf(module->arena, "%s_%s",
                                  names_identifier(module->arena, decl->parent->name), wanted);
        if (decl->kind == DECL_ENUMERATOR && decl->parent && model_enum_is_scoped(decl->parent))
            wanted = arena_printf(module->arena, "%s_%s", names_type(module, decl->parent), wanted);
        name = names_claim(module, names_identifier(module->arena, wanted), decl);
        map_put_pointer(&module->decl_names, decl, (void *)name);
    }
    return names_use(module, name);
}

const char *names_field(struct arena *arena, const struct decl *field)
{
    const char *name = plain_name(field);
    if (!*name)
        return "unnamed";
    return reserved_for_locals(name) ? arena_printf(arena, "%s_", name) : name;
}

/* Does the text that stands for a call in it name the function? */
static bool calls_builtin(struct model *model, const struct node *node, const char *name)
{
    struct library_use use;
    if (node->kind == NODE_CALL_EXPR && library_find(model, node, &use) && use.to &&
        rule_text_names(use.to, name))
        return true;
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->init && calls_builtin(model, node->declared[i]->init, name))
            return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (calls_builtin(model, node->children[i], name))
            return true;
    for (size_t i = 0; i < node->argument_count; i++)
        if (node->arguments[i] && node->arguments[i]->is_default_argument &&
            calls_builtin(model, node->arguments[i], name))
            return true;
    return false;
}

/* A local variable may hide a builtin function where no call of it is meant. */
static bool hides_builtin(struct lower *l, const char *name)
{
    const struct function *f = l->instance ? l->instance->function : NULL;
    struct model *model = l->module->model;
    if (!f || !names_reserved(name))
        return false;
    for (size_t i = 0; i < f->initialiser_count; i++)
        if (calls_builtin(model, f->initialisers[i], name))
            return true;
    return f->body && calls_builtin(model, f->body, name);
}

/* --- local variables that would hide what their function names ------------- */

static const char *avoided_key(struct lower *l, const char *name)
{
    return arena_printf(l->arena, "%p:%s", (const void *)l->instance, name);
}

static bool is_hidden_parameter(const struct lower *l, const struct decl *decl)
{
    for (size_t i = 0; i < l->instance->hidden_count; i++)
        if (l->instance->hidden[i].decl == decl)
            return true;
    return false;
}

static void avoid(struct lower *l, const char *name)
{
    struct decl *owner = map_get(&l->local_names, name);
    if (!owner || is_hidden_parameter(l, owner))
        return;
    const char *key = avoided_key(l, name);
    l->module->must_avoid |= map_get(&l->module->avoided, key) == NULL;
    map_put(&l->module->avoided, key, l->module);
}

void names_check_locals(struct lower *l)
{
    for (size_t i = 0; i < l->local_names.count; i++)
        if (map_get(&l->module->used_names, l->local_names.entries[i].name))
            avoid(l, l->local_names.entries[i].name);
    struct lower *kept = arena_new(l->arena, struct lower);
    *kept = *l;
    arena_push(l->arena, l->module->lowered, l->module->lowered_count, kept);
}

bool names_check_macros(struct lower_module *module)
{
    const struct model *model = module->model;
    for (size_t i = 0; i < model->macro_count; i++)
        for (size_t k = 0; k < module->lowered_count && uses_is_kept(module, model->macros[i]); k++)
            avoid(module->lowered[k], model->macros[i]->name);
    return module->must_avoid;
}

const char *names_local(struct lower *l, struct decl *decl)
{
    const char *name = map_get_pointer(&l->locals, decl);
    if (name)
        return name;
    const char *wanted =
        *decl->name ? plain_name(decl) : arena_printf(l->arena, "unnamed_%u", decl->index);
    const char *stem = without_reserved_prefix(l->arena, wanted);
    name = stem;
    if (reserved_for_locals(name) || str_starts(wanted, "__"))
        name = arena_printf(l->arena, "%s_", stem);
    struct map *taken = &l->local_names;
    struct decl *owner = map_get(taken, name);
    /* Two locals may share a name in different blocks; a name of file scope that this function uses
     * may not be hidden. */
    bool is_hoisted =
        decl->storage == STORAGE_SHARED || (owner && owner->storage == STORAGE_SHARED);
    bool clash = map_get(&l->module->names, name) != NULL || hides_builtin(l, name) ||
                 map_get(&l->module->avoided, avoided_key(l, name)) ||
                 (owner && owner != decl && (is_hoisted || decl->is_own)) ||
                 (owner && decl->is_library && strcmp(owner->name, decl->name) != 0) ||
                 (owner && (owner->kind == DECL_PARAMETER && decl->kind == DECL_PARAMETER));
    for (int i = 1; clash; i++) {
        name = arena_printf(l->arena, "%s_%d", stem, i);
        clash = map_get(taken, name) || map_get(&l->module->names, name) ||
                reserved_for_locals(name) || map_get(&l->module->avoided, avoided_key(l, name));
    }
    map_put_pointer(&l->locals, decl, (void *)name);
    if (!map_get(taken, name))
        map_put(taken, name, decl);
    return name;
}
