/* The generated header of a source's kernels, <base>.cl.h, and the .cl itself.
 *
 * The header is the last line of the host file, so that its tables can name kernels and variables
 * of anonymous namespaces and static ones. It embeds the .cl and makes the module known before
 * main. */
#include "emit/ctree.h"
#include "host/host.h"
#include "image/image.h"
#include "util/file.h"

#include <ctype.h>
#include <string.h>

static const char *const arg_kinds[] = {
    [ARG_DYNAMIC_LOCAL] = "DYNAMIC_LOCAL",
    [ARG_SYMBOL] = "SYMBOL",
    [ARG_TEXTURE] = "TEXTURE",
    [ARG_STATUS] = "STATUS",
    [ARG_GRID] = "GRID",
    [ARG_HEAP] = "HEAP",
    [ARG_OUTPUT] = "OUTPUT",
    [ARG_LAUNCHES] = "LAUNCHES",
};

static const char *const symbol_kinds[] = {
    [SYMBOL_CONSTANT] = "CONSTANT",
    [SYMBOL_DEVICE] = "DEVICE",
    [SYMBOL_MANAGED] = "MANAGED",
    [SYMBOL_TEXTURE] = "TEXTURE",
};

static void add_literal(struct str *out, const char *text)
{
    str_addc(out, '"');
    for (; *text; text++) {
        if (*text == '"' || *text == '\\')
            str_printf(out, "\\%c", *text);
        else if ((unsigned char)*text < ' ')
            str_printf(out, "\\%03o", (unsigned)(unsigned char)*text);
        else
            str_addc(out, *text);
    }
    str_addc(out, '"');
}

static const char *literal(struct arena *arena, const char *text)
{
    struct str out = {.arena = arena};
    add_literal(&out, text);
    return str_text(&out);
}

/* --- arguments */

static bool has_same_args(const struct kernel *a, const struct kernel *b)
{
    bool same = a->arg_count == b->arg_count;
    for (size_t i = 0; same && i < a->arg_count; i++)
        same = a->args[i].kind == b->args[i].kind && a->args[i].symbol == b->args[i].symbol &&
               a->args[i].size == b->args[i].size;
    return same;
}

/* The first kernel of the module whose table this one shares: itself, where it is the first. */
static const struct kernel *owner_of_args(const struct module *module, const struct kernel *kernel)
{
    const struct kernel *owner = module->kernels;
    while (owner < kernel && !has_same_args(owner, kernel))
        owner++;
    return owner;
}

static const char *args_name(struct arena *arena, const struct module *module,
                             const struct kernel *kernel)
{
    return kernel->arg_count
               ? arena_printf(arena, "cu2cl_args_%s", owner_of_args(module, kernel)->name)
               : "nullptr";
}

static const char *arg_text(struct arena *arena, const struct module *module,
                            const struct kernel_arg *arg)
{
    switch (arg->kind) {
    case ARG_VALUE: return arena_printf(arena, "CU2CL_VALUE(%zu)", arg->size);
    case ARG_POINTER: return "CU2CL_POINTER";
    case ARG_SYMBOL:
    case ARG_TEXTURE:
        return arena_printf(arena, "CU2CL_HIDDEN_VARIABLE(%s, %s)", arg_kinds[arg->kind],
                            module->symbols[arg->symbol].name);
    default: return arena_printf(arena, "CU2CL_HIDDEN(%s)", arg_kinds[arg->kind]);
    }
}

static void add_args(struct str *out, const struct module *module, const struct kernel *kernel)
{
    const char **texts = NULL;
    size_t count = 0;

    if (!kernel->arg_count || owner_of_args(module, kernel) != kernel)
        return;
    for (size_t i = 0; i < kernel->arg_count; i++)
        arena_push(out->arena, texts, count, arg_text(out->arena, module, &kernel->args[i]));
    const char *name = args_name(out->arena, module, kernel);
    c_print_list(arena_printf(out->arena, "const cu2clArgInfo %s[] = {", name), texts, count, 4,
                 "};\n", out);
}

/* --- kernels and symbols */

static const char *needs_text(struct arena *arena, const struct kernel *kernel)
{
    static const struct {
        unsigned bit;
        const char *name;
    } needs[] = {
#define CU2CL_NEED(name, bit, word, report, lacking) {CU2CL_NEEDS_##name, "CU2CL_NEEDS_" #name},
#include <cu2cl/needs.def>
#undef CU2CL_NEED
        {CU2CL_BARRIER_IN_BRANCH, "CU2CL_BARRIER_IN_BRANCH"},
        {CU2CL_HAS_LANES, "CU2CL_HAS_LANES"},
        {CU2CL_HAS_ITEMS, "CU2CL_HAS_ITEMS"},
        {CU2CL_LANE_LOOPS, "CU2CL_LANE_LOOPS"},
        {CU2CL_LANE_WARPS, "CU2CL_LANE_WARPS"},
        {CU2CL_LANES_MISSING, "CU2CL_LANES_MISSING"},
        {CU2CL_LOOPS_APART, "CU2CL_LOOPS_APART"},
        {CU2CL_PROGRESS_OF_WARPS, "CU2CL_PROGRESS_OF_WARPS"},
    };
    struct str out = {.arena = arena};

    for (size_t i = 0; i < sizeof needs / sizeof *needs; i++)
        if (kernel->needs & needs[i].bit)
            str_printf(&out, " | %s", needs[i].name);
    if (kernel->most_threads)
        str_printf(&out, " | CU2CL_MAX_THREADS(%ld)", kernel->most_threads);
    return out.length ? str_text(&out) + 3 : "CU2CL_NEEDS_NOTHING";
}

static void add_kernel_row(struct program *program, struct str *out, const struct module *module,
                           const struct kernel *kernel)
{
    struct arena *arena = program->arena;
    const char *needs =
        kernel->refused ? literal(arena, kernel->refused) : needs_text(arena, kernel);
    if (kernel->no_lanes)
        needs = arena_printf(arena, "%s, %s", needs, literal(arena, kernel->no_lanes));
    const char *texts[] = {
        arena_printf(arena, "%s, %s, %s", kernel->name, args_name(arena, module, kernel), needs),
        arena_printf(arena, "%s, %s", host_port_type(program, kernel->host_type),
                     host_port_type(program, kernel->host_name))};

    const char *head = kernel->refused    ? "    CU2CL_REFUSED_ENTRY("
                       : kernel->no_lanes ? "    CU2CL_WARPS_ENTRY("
                                          : "    CU2CL_KERNEL_ENTRY(";
    c_print_list(head, texts, sizeof texts / sizeof *texts, 8, "),\n", out);
}

static const char *first_value(const struct module_symbol *symbol)
{
    return symbol->holds_functions ? "CU2CL_INITIALISED_WITH_FUNCTIONS"
           : symbol->initialised   ? "CU2CL_INITIALISED"
                                   : "CU2CL_ZERO";
}

/* Does another source take it from this one? Sources that are ported alone can't tell. */
static bool is_crossing(const struct program *program, const char *shared)
{
    for (size_t i = 0; shared && !program->is_part && i < program->source_count; i++) {
        const struct module *module = &program->sources[i].module;
        for (size_t j = 0; j < module->symbol_count; j++)
            if (module->symbols[j].is_there && strcmp(module->symbols[j].shared, shared) == 0)
                return true;
    }
    return shared && program->is_part;
}

/* Is it a variable of another source that only a pointer of that source's leads to? */
static bool is_behind_pointer(const struct module_symbol *symbol)
{
    return symbol->is_there && !symbol->first_bytes;
}

/* The host's shadow variable: of a static local one of device code what stands for it. */
static const char *shadow(struct program *program, const struct module_symbol *symbol)
{
    if (symbol->linker_name)
        return arena_printf(program->arena, "cu2cl_there_%s", symbol->name);
    bool is_shared = symbol->is_there || symbol->is_merged ||
                     (symbol->first_bytes && is_crossing(program, symbol->shared));
    return is_shared ? symbol->shared : host_port_type(program, symbol->host_name);
}

/* Behind `using namespace std`, `count` alone has two meanings, but not `::count`. */
static void add_symbol(struct program *program, struct str *out, const struct module_symbol *symbol)
{
    struct arena *arena = program->arena;
    const char *host = arena_printf(arena, "::%s", shadow(program, symbol));
    const char *texts[] = {symbol->name, symbol_kinds[symbol->kind],
                           arena_printf(arena, "%zu", symbol->size), first_value(symbol), host};

    c_print_list("    CU2CL_SYMBOL_ENTRY(", texts, sizeof texts / sizeof *texts, 8, "),\n", out);
}

/* Numbers of the rows, for the tables of arguments. */
static void add_symbol_numbers(struct str *out, const struct module *module)
{
    const char **texts = NULL;
    size_t count = 0;

    for (size_t i = 0; i < module->symbol_count; i++)
        arena_push(out->arena, texts, count,
                   arena_printf(out->arena, "cu2cl_symbol_%s", module->symbols[i].name));
    c_print_list("enum { ", texts, count, 4, " };\n\n", out);
}

static bool has_pointers(const struct module *module)
{
    for (size_t i = 0; i < module->symbol_count; i++)
        if (module->symbols[i].pointer_count)
            return true;
    return false;
}

static void add_pointers(struct str *out, const struct module *module)
{
    if (!has_pointers(module))
        return;
    str_add(out, "\n// Pointers that variables start with\n"
                 "const cu2clPointersInfo cu2cl_pointers[] = {\n");
    for (size_t i = 0; i < module->symbol_count; i++) {
        const struct module_symbol *symbol = &module->symbols[i];
        for (size_t j = 0; j < symbol->pointer_count; j++)
            str_printf(out, "    {cu2cl_symbol_%s, %s, %lld, %lld},\n", symbol->name,
                       symbol->pointers[j].is_text ? "CU2CL_TEXTS" : "CU2CL_ADDRESSES",
                       symbol->pointers[j].offset, symbol->pointers[j].count);
        for (size_t j = 0; j < symbol->target_count; j++)
            str_printf(out, "    {cu2cl_symbol_%s, CU2CL_LEADS_TO, cu2cl_symbol_%s, 0},\n",
                       symbol->name, symbol->targets[j]);
    }
    str_add(out, "};\n");
}

static void add_functions(struct program *program, struct str *out, const struct module *module)
{
    if (!module->function_count)
        return;
    for (size_t i = 0; i < module->function_count; i++)
        if (module->functions[i].elsewhere)
            str_printf(out,
                       "\n// another source has it: the host takes its address alone\n"
                       "CU2CL_ADDRESS_ALONE(\"%s\")\n",
                       module->functions[i].elsewhere);
    str_add(out,
            "\n// Device functions that variables point to, and the numbers that stand for them\n"
            "const cu2clFunctionInfo cu2cl_functions[] = {\n");
    for (size_t i = 0; i < module->function_count; i++) {
        const struct module_function *f = &module->functions[i];
        str_printf(out, "    {reinterpret_cast<const void *>(static_cast<%s>(&%s)), %ld},\n",
                   host_port_type(program, f->host_type), host_port_type(program, f->host_name),
                   f->number);
    }
    str_add(out, "};\n");
}

static void add_bytes(struct str *out, const char *name, size_t size, const char *first)
{
    str_printf(out, "unsigned char %s[%zu]%s%s%s;\n", name, size, *first ? " = {" : "", first,
               *first ? "}" : "");
}

/* A static local variable of device code has no name here. */
static void add_static(struct program *program, struct str *out, const struct module_symbol *symbol)
{
    if (symbol->first_bytes && shadow(program, symbol) != symbol->shared)
        add_bytes(out, symbol->host_name, symbol->size, symbol->first_bytes);
}

/* --- variables that cross sources */

static void add_shared_symbol(struct program *program, struct str *out,
                              const struct module_symbol *symbol)
{
    const char *name = shadow(program, symbol);
    if (symbol->linker_name) {
        str_printf(out, "CU2CL_VARIABLE_NAMED(%s, %zu, ", name, symbol->size);
        add_literal(out, symbol->linker_name);
        str_add(out, ")\n");
    } else if (is_behind_pointer(symbol)) {
        str_printf(out, "CU2CL_SYMBOL_ADDRESS(%s)\n", name);
    } else if (symbol->first_bytes && name == symbol->shared) {
        str_printf(out, "CU2CL_%s_BYTES(%s, %zu)\n", symbol->is_merged ? "MERGED" : "STATIC", name,
                   symbol->size);
        if (!symbol->is_there)
            add_bytes(out, name, symbol->size, symbol->first_bytes);
    }
}

static bool is_symbol_too(const struct module *module, const struct module_export *export)
{
    for (size_t i = 0; i < module->symbol_count; i++)
        if (module->symbols[i].shared && strcmp(module->symbols[i].shared, export->shared) == 0)
            return true;
    return false;
}

static void add_export(struct program *program, struct str *out, const struct module *module,
                       const struct module_export *export)
{
    if (!export->first_bytes) {
        str_printf(out, "CU2CL_SYMBOL_ADDRESS(%s)\nconst void *const %s = (const void *)&::%s;\n",
                   export->shared, export->shared, host_port_type(program, export->host_name));
    } else if (!is_symbol_too(module, export)) {
        str_printf(out, "CU2CL_STATIC_BYTES(%s, %zu)\n", export->shared, export->size);
        add_bytes(out, export->shared, export->size, export->first_bytes);
    }
}

static void add_crossing(struct program *program, struct str *out, const struct module *module)
{
    struct str text = {.arena = program->arena};
    for (size_t i = 0; i < module->symbol_count; i++)
        add_shared_symbol(program, &text, &module->symbols[i]);
    for (size_t i = 0; i < module->export_count; i++)
        if (is_crossing(program, module->exports[i].shared))
            add_export(program, &text, module, &module->exports[i]);
    if (text.length)
        str_printf(out, "// Variables that device code of several sources uses\n%s\n",
                   str_text(&text));
}

static bool has_exports(const struct program *program, const struct module *module)
{
    for (size_t i = 0; i < module->export_count; i++)
        if (is_crossing(program, module->exports[i].shared))
            return true;
    return false;
}

/* Kernels whose instance has no name in C++, such as one for a lambda, can't be in the table; a
 * launch of them fails. */
static void report_unnamed(struct program *program, const struct kernel *kernel)
{
    diag_report(program->diag, CU3015, NULL, kernel->name);
}

static bool source_has_lambda(const struct source *source, const char *name)
{
    for (size_t i = 0; i < source->ambiguous_count; i++)
        if (strcmp(source->ambiguous[i], name) == 0)
            return false;
    for (size_t i = 0; i < source->lambda_count; i++)
        if (strcmp(source->lambdas[i], name) == 0)
            return true;
    return false;
}

static bool is_unnamed(const struct source *source, const struct kernel *kernel)
{
    for (size_t i = 0; i < kernel->closure_count; i++)
        if (!source_has_lambda(source, kernel->closures[i]))
            return true;
    return strstr(kernel->host_name, "(lambda") || strstr(kernel->host_type, "(lambda") ||
           strstr(kernel->host_name, "(unnamed") || strstr(kernel->host_type, "(unnamed");
}

/* Whether all types in the kernel's signature are there in the port. */
static bool has_types(const struct program *program, const struct source *source, const char *text)
{
    struct lexed lexed = {0};

    lex_text(&lexed, program->arena, text, strlen(text));
    for (size_t i = 0; i < lexed.count; i++) {
        for (size_t j = 0; j < source->left_out_count; j++)
            if (lex_is(&lexed, i, source->left_out[j]))
                return false;
        const struct rule *rule =
            lexed.tokens[i].kind == TOKEN_NAME
                ? rules_find(program->rules, RULE_TYPE, lex_spelling(&lexed, i))
                : NULL;
        if (rule && rule->state == RULE_NONE)
            return false;
    }
    return true;
}

/* Takes the kernels out that the table can't name; of those that are refused, that was said. */
static void drop_unnamed(struct program *program, struct source *source)
{
    struct module *module = &source->module;
    size_t kept = 0;

    for (size_t i = 0; i < module->kernel_count; i++)
        if (is_unnamed(source, &module->kernels[i]))
            report_unnamed(program, &module->kernels[i]);
        else if (has_types(program, source, module->kernels[i].host_type) &&
                 has_types(program, source, module->kernels[i].host_name))
            module->kernels[kept++] = module->kernels[i];
    module->kernel_count = kept;
}

static size_t visible_count(const struct kernel *kernel)
{
    size_t count = 0;
    while (count < kernel->arg_count && kernel->args[count].kind <= ARG_POINTER)
        count++;
    return count;
}

static bool has_same_parameters(const struct kernel *a, const struct kernel *b)
{
    size_t count = visible_count(a);
    bool same = count == visible_count(b);
    for (size_t i = 0; same && i < count; i++)
        same =
            a->args[i].parameter == b->args[i].parameter && a->args[i].offset == b->args[i].offset;
    return same;
}

/* As owner_of_args. */
static const struct kernel *owner_of_parameters(const struct module *module,
                                                const struct kernel *kernel)
{
    const struct kernel *owner = module->kernels;
    while (owner < kernel && !has_same_parameters(owner, kernel))
        owner++;
    return owner;
}

static void add_parameters(struct str *out, const struct module *module,
                           const struct kernel *kernel)
{
    const char **texts = NULL;
    size_t count = 0;

    if (!visible_count(kernel) || owner_of_parameters(module, kernel) != kernel)
        return;
    for (size_t i = 0; i < visible_count(kernel); i++)
        arena_push(out->arena, texts, count,
                   arena_printf(out->arena, "{%zu, %zu}", kernel->args[i].parameter,
                                kernel->args[i].offset));
    c_print_list(arena_printf(out->arena, "const cu2clParameterInfo cu2cl_parameters_%s[] = {",
                              kernel->name),
                 texts, count, 4, "};\n", out);
}

static void add_entry(struct str *out, const struct module *module, const struct kernel *kernel)
{
    str_add(out, "    {");
    add_literal(out, kernel->entry);
    if (visible_count(kernel))
        str_printf(out, ", cu2cl_parameters_%s},\n", owner_of_parameters(module, kernel)->name);
    else
        str_add(out, ", nullptr},\n");
}

/* What the driver API has to know of the module: names, and where arguments come from. */
static void add_entries(struct str *out, const struct module *module)
{
    str_add(out, "// For the driver API: the number and offset of the parameter for each "
                 "argument that launches give,\n// and names as nvcc has them\n");
    for (size_t i = 0; i < module->kernel_count; i++)
        add_parameters(out, module, &module->kernels[i]);
    if (module->kernel_count) {
        str_add(out, "const cu2clEntryInfo cu2cl_entries[] = {\n");
        for (size_t i = 0; i < module->kernel_count; i++)
            add_entry(out, module, &module->kernels[i]);
        str_add(out, "};\n");
    }
    if (module->symbol_count) {
        str_add(out, "const char *const cu2cl_variables[] = {\n");
        for (size_t i = 0; i < module->symbol_count; i++) {
            str_add(out, "    ");
            add_literal(out, module->symbols[i].entry);
            str_add(out, ",\n");
        }
        str_add(out, "};\n");
    }
    str_addc(out, '\n');
}

static void add_kernels(struct program *program, struct str *out, const struct module *module)
{
    if (!module->kernel_count)
        return;
    str_add(out, "// Arguments: those that launches give, then those that the runtime adds\n");
    for (size_t i = 0; i < module->kernel_count; i++)
        add_args(out, module, &module->kernels[i]);
    str_add(out, "\nconst cu2clKernelInfo cu2cl_kernels[] = {\n");
    for (size_t i = 0; i < module->kernel_count; i++)
        add_kernel_row(program, out, module, &module->kernels[i]);
    str_add(out, "};\n");
}

/* The stubs of kernels that kernels launch, those of other sources among them; what has no name in
 * C++ has none. */
static void add_launched(struct program *program, struct str *out, const struct source *source)
{
    const struct module *module = &source->module;

    if (!module->launched_count)
        return;
    str_add(out, "\n// Kernels that kernels launch, by their numbers\n"
                 "const void *const cu2cl_launched[] = {\n");
    for (size_t i = 0; i < module->launched_count; i++) {
        const struct kernel *k = &module->launched[i];
        if (is_unnamed(source, k))
            str_add(out, "    nullptr,\n");
        else
            str_printf(out, "    reinterpret_cast<const void *>(static_cast<%s>(&%s)),\n",
                       host_port_type(program, k->host_type),
                       host_port_type(program, k->host_name));
    }
    str_add(out, "};\n");
}

static void add_symbols(struct program *program, struct str *out, const struct module *module)
{
    if (!module->symbol_count)
        return;
    bool is_fixed = true;
    for (size_t i = 0; i < module->symbol_count; i++) {
        add_static(program, out, &module->symbols[i]);
        is_fixed &= !is_behind_pointer(&module->symbols[i]);
    }
    str_printf(out, "%scu2clSymbolInfo cu2cl_symbols[] = {\n", is_fixed ? "const " : "");
    for (size_t i = 0; i < module->symbol_count; i++)
        add_symbol(program, out, &module->symbols[i]);
    str_add(out, "};\n");
    add_symbol_numbers(out, module);
}

static const char *identifier_of(struct arena *arena, const char *path)
{
    struct str out = {.arena = arena};

    str_add(&out, "cu2cl_text_");
    for (; *path; path++) {
        if (isalnum((unsigned char)*path))
            str_addc(&out, *path);
        else
            str_printf(&out, "_%s", *path == '/' ? "_" : "");
    }
    return str_text(&out);
}

/* A literal with the name of the source's file up to its first dot. */
static const char *source_name(struct arena *arena, const struct source *source)
{
    const char *name = file_name(source->path);

    return literal(arena, arena_strndup(arena, name, strcspn(name, ".")));
}

static bool has_stream_per_thread(const struct program *program)
{
    for (size_t i = 0; i < program->source_count; i++)
        if (program->sources[i].flags->stream_per_thread)
            return true;
    return false;
}

static void add_registration(struct program *program, struct str *out, const struct source *source)
{
    const struct module *module = &source->module;

    str_add(out, "__attribute__((constructor)) void cu2cl_register()\n{\n");
    if (flags_architecture(source->flags) != FLAGS_DEFAULT_ARCHITECTURE)
        str_printf(out, "    cu2clRegisterArchitecture(%u);\n", flags_architecture(source->flags));
    if (program->has_main && !program->is_part && !program->makes_streams &&
        !has_stream_per_thread(program))
        str_add(out, "    cu2clRegisterOneStream();\n");
    for (size_t i = 0; i < module->symbol_count; i++)
        if (is_behind_pointer(&module->symbols[i]))
            str_printf(out, "    cu2cl_symbols[cu2cl_symbol_%s].host = %s;\n",
                       module->symbols[i].name, module->symbols[i].shared);
    if (module->function_count)
        str_printf(out, "    cu2clRegisterModuleFunctions(&cu2cl_module, cu2cl_functions, %zu);\n",
                   module->function_count);
    else
        str_add(out, "    cu2clRegisterModule(&cu2cl_module);\n");
    if (has_pointers(module))
        str_add(out, "    cu2clRegisterPointers(&cu2cl_module, cu2cl_pointers,\n"
                     "        sizeof cu2cl_pointers / sizeof *cu2cl_pointers);\n");
    if (module->launched_count)
        str_printf(out, "    cu2clRegisterLaunched(&cu2cl_module, cu2cl_launched, %zu);\n",
                   module->launched_count);
    for (size_t i = 0; i < module->kernel_count; i++)
        if (module->kernels[i].cluster[0])
            str_printf(out, "    cu2clRegisterCluster(&cu2cl_module, \"%s\", %ld, %ld, %ld);\n",
                       module->kernels[i].name, module->kernels[i].cluster[0],
                       module->kernels[i].cluster[1], module->kernels[i].cluster[2]);
    if (module->lanes_text) {
        const char *text = identifier_of(program->arena, source->base);
        str_printf(out, "    cu2clRegisterLanes(&cu2cl_module, %s_lanes, %s_lanes_end);\n", text,
                   text);
    }
    if (program->loads_modules)
        str_printf(out, "    cu2clRegisterModuleEntries(&cu2cl_module, %s, %s, %s);\n",
                   source_name(program->arena, source),
                   module->kernel_count ? "cu2cl_entries" : "nullptr",
                   module->symbol_count ? "cu2cl_variables" : "nullptr");
    str_add(out, "}\n");
}

static void add_module(struct program *program, struct str *out, const struct source *source)
{
    struct arena *arena = program->arena;
    const struct module *module = &source->module;
    const char *text = identifier_of(arena, source->base);
    bool has_text = module->cl_text != NULL;
    const char *texts[] = {literal(arena, arena_printf(arena, "%s.cl", source->base)),
                           has_text ? text : "\"\"",
                           has_text ? arena_printf(arena, "%s_end", text) : "\"\"",
                           literal(arena, image_build_options(source->flags)),
                           module->kernel_count ? "cu2cl_kernels" : "nullptr",
                           module->symbol_count ? "cu2cl_symbols" : "nullptr"};

    str_add(out, "const cu2clModuleInfo cu2cl_module =\n");
    c_print_list("    CU2CL_MODULE(", texts, sizeof texts / sizeof *texts, 8, ");\n\n", out);
}

static const char *header_text(struct program *program, const struct source *source)
{
    const struct module *module = &source->module;
    struct str out = {.arena = program->arena};

    str_printf(&out,
               "// Generated by cu2cl: the kernels of %s.cl, for the runtime. Included at the end "
               "of %s.\n// <cu2cl/module.h> explains the tables.\n\n",
               file_name(source->base), file_name(source->output_path));
    str_add(&out, "#include <cu2cl/launch.h>\n#include <cu2cl/module.h>\n\n");
    if (module->cl_text) {
        str_printf(&out, "CU2CL_EMBED(%s, CU2CL_KERNEL_DIR ",
                   identifier_of(program->arena, source->base));
        add_literal(&out, arena_printf(program->arena, "/%s.cl", source->base));
        str_add(&out, ")\n\n");
    }
    if (module->lanes_text) {
        str_printf(&out, "CU2CL_EMBED(%s_lanes, CU2CL_KERNEL_DIR ",
                   identifier_of(program->arena, source->base));
        add_literal(&out, arena_printf(program->arena, "/%s.lanes.cl", source->base));
        str_add(&out, ")\n\n");
    }
    add_crossing(program, &out, module);
    if (!module->kernel_count && !module->symbol_count)
        return str_text(&out);
    str_add(&out, "namespace\n{\n\n");
    add_symbols(program, &out, module);
    add_kernels(program, &out, module);
    add_launched(program, &out, source);
    add_functions(program, &out, module);
    add_pointers(&out, module);
    str_addc(&out, '\n');
    if (program->loads_modules)
        add_entries(&out, module);
    add_module(program, &out, source);
    add_registration(program, &out, source);
    str_add(&out, "\n} // namespace\n");
    return str_text(&out);
}

static void include_header(struct program *program, const struct source *source)
{
    struct output *host = host_output(program, source->output_path);
    if (!host->original)
        return;
    const char *newline = strstr(host->original, "\r\n") ? "\r\n" : "\n";
    bool ended = host->length == 0 || host->original[host->length - 1] == '\n';
    edit_insert(&host->edits, host->length,
                arena_printf(program->arena, "%s#include \"%s.cl.h\"%s", ended ? "" : newline,
                             file_name(source->base), newline));
}

void host_emit_module(struct program *program, struct source *source)
{
    struct module *module = &source->module;

    drop_unnamed(program, source);
    if (!module->kernel_count && !module->symbol_count && !has_exports(program, module))
        return;
    include_header(program, source);
    struct output *header =
        host_output(program, arena_printf(program->arena, "%s.cl.h", source->base));
    header->text = header_text(program, source);
    header->length = strlen(header->text);
    if (!module->cl_text)
        return;
    struct output *kernels =
        host_output(program, arena_printf(program->arena, "%s.cl", source->base));
    kernels->text = module->cl_text;
    kernels->length = strlen(module->cl_text);
    kernels->lines = host_lines_text(program, module->cl_text, &module->marks);
    if (!module->lanes_text)
        return;
    struct output *lanes =
        host_output(program, arena_printf(program->arena, "%s.lanes.cl", source->base));
    lanes->text = module->lanes_text;
    lanes->length = strlen(module->lanes_text);
}
