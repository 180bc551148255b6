/* The generated header of a source's kernels, <base>.cl.h, and the .cl itself.
 *
 * The header is the last line of the host file, so that its tables can name kernels and variables
 * of anonymous namespaces and static ones. It embeds the .cl and makes the module known before
 * main. */
#include "host/host.h"

#include "util/str.h"
#include <ctype.h>
#include <string.h>

static const char *const arg_kinds[] = {
    [ARG_VALUE] = "CU2CL_ARG_VALUE",
    [ARG_POINTER] = "CU2CL_ARG_POINTER",
    [ARG_DYNAMIC_LOCAL] = "CU2CL_ARG_DYNAMIC_LOCAL",
    [ARG_SYMBOL] = "CU2CL_ARG_SYMBOL",
    [ARG_TEXTURE] = "CU2CL_ARG_TEXTURE",
    [ARG_STATUS] = "CU2CL_ARG_STATUS",
    [ARG_GRID] = "CU2CL_ARG_GRID",
    [ARG_HEAP] = "CU2CL_ARG_HEAP",
    [ARG_OUTPUT] = "CU2CL_ARG_OUTPUT",
};

static const char *const symbol_kinds[] = {
    [SYMBOL_CONSTANT] = "CU2CL_SYMBOL_CONSTANT",
    [SYMBOL_DEVICE] = "CU2CL_SYMBOL_DEVICE",
    [SYMBOL_MANAGED] = "CU2CL_SYMBOL_MANAGED",
    [SYMBOL_TEXTURE] = "CU2CL_SYMBOL_TEXTURE",
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

static void add_args(struct str *out, const struct kernel *kernel, size_t index)
{
    if (!kernel->arg_count)
        return;
    str_printf(out, "const cu2clArgInfo cu2cl_args_%zu[] = { // %s\n", index, kernel->name);
    for (size_t i = 0; i < kernel->arg_count; i++) {
        const struct kernel_arg *arg = &kernel->args[i];
        str_printf(out, "    {%s, %zu, %zu},\n", arg_kinds[arg->kind], arg->size, arg->symbol);
    }
    str_add(out, "};\n");
}

static const char *needs_of(struct arena *arena, const struct kernel *kernel)
{
    static const struct {
        unsigned bit;
        const char *name;
    } needs[] = {
#define CU2CL_NEED(name, bit, word, report, lacking) {CU2CL_NEEDS_##name, "CU2CL_NEEDS_" #name},
#include <cu2cl/needs.def>
#undef CU2CL_NEED
        {CU2CL_BARRIER_IN_BRANCH, "CU2CL_BARRIER_IN_BRANCH"},
    };
    struct str out = {.arena = arena};

    for (size_t i = 0; i < sizeof needs / sizeof *needs; i++)
        if (kernel->needs & needs[i].bit)
            str_printf(&out, " | %s", needs[i].name);
    if (kernel->most_threads)
        str_printf(&out, " | CU2CL_MAX_THREADS(%ld)", kernel->most_threads);
    return out.length ? str_text(&out) + 3 : "0";
}

static void add_kernel(struct program *program, struct str *out, const struct kernel *kernel,
                       size_t index)
{
    str_printf(out, "    {reinterpret_cast<const void *>(static_cast<%s>(&%s)),\n     ",
               host_port_type(program, kernel->host_type),
               host_port_type(program, kernel->host_name));
    add_literal(out, kernel->name);
    if (kernel->arg_count)
        str_printf(out, ", cu2cl_args_%zu, %zu, %s, ", index, kernel->arg_count,
                   needs_of(program->arena, kernel));
    else
        str_printf(out, ", nullptr, 0, %s, ", needs_of(program->arena, kernel));
    if (kernel->refused)
        add_literal(out, kernel->refused);
    else
        str_add(out, "nullptr");
    str_add(out, "},\n");
}

static void add_symbol(struct program *program, struct str *out, const struct module_symbol *symbol)
{
    /* the C cast also takes away volatile; behind `using namespace std`, `count` alone has two
     * meanings */
    str_printf(out, "    {(const void *)&::%s, ", host_port_type(program, symbol->host_name));
    add_literal(out, symbol->name);
    str_printf(out, ", %zu, %s, %d},\n", symbol->size, symbol_kinds[symbol->kind],
               symbol->holds_functions ? 2 : symbol->initialised);
}

static void add_functions(struct program *program, struct str *out, const struct module *module)
{
    if (!module->function_count)
        return;
    str_add(out, "const cu2clFunctionInfo cu2cl_functions[] = {\n");
    for (size_t i = 0; i < module->function_count; i++) {
        const struct module_function *f = &module->functions[i];
        str_printf(out, "    {reinterpret_cast<const void *>(static_cast<%s>(&%s)), %ld},\n",
                   host_port_type(program, f->host_type), host_port_type(program, f->host_name),
                   f->number);
    }
    str_add(out, "};\n");
}

/* A static local variable of device code has no name here. */
static void add_static(struct str *out, const struct module_symbol *symbol)
{
    if (symbol->first_bytes)
        str_printf(out, "unsigned char %s[%zu]%s%s%s;\n", symbol->host_name, symbol->size,
                   *symbol->first_bytes ? " = {" : "", symbol->first_bytes,
                   *symbol->first_bytes ? "}" : "");
}

/* Kernels whose instance has no name in C++, such as one for a lambda, can't be in the table; a
 * launch of them fails. */
static void report_unnamed(struct program *program, const struct kernel *kernel)
{
    diag_report(program->diag, CU3015, NULL, kernel->name);
}

static bool has_lambda(const struct source *source, const char *name)
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
        if (!has_lambda(source, kernel->closures[i]))
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

static void add_entry(struct str *out, const struct kernel *kernel, size_t index)
{
    str_add(out, "    {");
    add_literal(out, kernel->entry);
    if (visible_count(kernel))
        str_printf(out, ", cu2cl_parameters_%zu},\n", index);
    else
        str_add(out, ", nullptr},\n");
}

/* What the driver API has to know of the module: names, and where arguments come from. */
static void add_entries(struct str *out, const struct module *module)
{
    for (size_t i = 0; i < module->kernel_count; i++) {
        const struct kernel *k = &module->kernels[i];
        size_t count = visible_count(k);
        if (count)
            str_printf(out, "const cu2clParameterInfo cu2cl_parameters_%zu[] = {", i);
        for (size_t j = 0; j < count; j++)
            str_printf(out, "{%zu, %zu}%s", k->args[j].parameter, k->args[j].offset,
                       j + 1 < count ? ", " : "};\n");
    }
    if (module->kernel_count) {
        str_add(out, "const cu2clEntryInfo cu2cl_entries[] = {\n");
        for (size_t i = 0; i < module->kernel_count; i++)
            add_entry(out, &module->kernels[i], i);
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
}

static void add_tables(struct program *program, struct str *out, const struct module *module)
{
    for (size_t i = 0; i < module->kernel_count; i++)
        add_args(out, &module->kernels[i], i);
    if (module->kernel_count) {
        str_add(out, "const cu2clKernelInfo cu2cl_kernels[] = {\n");
        for (size_t i = 0; i < module->kernel_count; i++)
            add_kernel(program, out, &module->kernels[i], i);
        str_add(out, "};\n");
    }
    for (size_t i = 0; i < module->symbol_count; i++)
        add_static(out, &module->symbols[i]);
    if (module->symbol_count) {
        str_add(out, "const cu2clSymbolInfo cu2cl_symbols[] = {\n");
        for (size_t i = 0; i < module->symbol_count; i++)
            add_symbol(program, out, &module->symbols[i]);
        str_add(out, "};\n");
    }
    add_functions(program, out, module);
}

/* For the build of the kernels: what may be flushed, and whether division and square root may be
 * inexact, which OpenCL decides for both. The faster functions are in the text of the .cl. */
static const char *build_options(const struct program *program)
{
    const struct flags *flags = program->frontend.flags;
    bool inexact = !flags->prec_div && !flags->prec_sqrt;

    if (flags->ftz)
        return inexact ? "-cl-denorms-are-zero -DCU_FLUSH -DCU_FAST_DIVISION"
                       : "-cl-denorms-are-zero -DCU_FLUSH";
    return inexact ? "-DCU_FAST_DIVISION" : "";
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

static const char *file_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* A literal with the name of the source's file up to its first dot. */
static const char *source_name(struct arena *arena, const struct source *source)
{
    struct str out = {.arena = arena};
    const char *name = file_name(source->path);

    add_literal(&out, arena_strndup(arena, name, strcspn(name, ".")));
    return str_text(&out);
}

static const char *header_text(struct program *program, const struct source *source)
{
    const struct module *module = &source->module;
    struct str out = {.arena = program->arena};
    const char *text = identifier_of(program->arena, source->base);
    bool has_text = module->cl_text != NULL;

    str_printf(&out,
               "// Generated by cu2cl: the kernels of %s.cl, for the runtime. Included at the end "
               "of %s.\n\n",
               file_name(source->base), file_name(source->output_path));
    str_add(&out, "#include <cu2cl/launch.h>\n#include <cu2cl/module.h>\n\n");
    if (has_text) {
        str_printf(&out, "CU2CL_EMBED(%s, CU2CL_KERNEL_DIR ", text);
        add_literal(&out, arena_printf(program->arena, "/%s.cl", source->base));
        str_add(&out, ")\n\n");
    }
    str_add(&out, "namespace\n{\n\n");
    add_tables(program, &out, module);
    if (program->loads_modules)
        add_entries(&out, module);
    str_add(&out, "const cu2clModuleInfo cu2cl_module = {\n    ");
    add_literal(&out, arena_printf(program->arena, "%s.cl", source->base));
    if (has_text)
        str_printf(&out, ",\n    %s,\n    %s_end,\n    ", text, text);
    else
        str_add(&out, ",\n    \"\",\n    \"\",\n    ");
    add_literal(&out, build_options(program));
    str_printf(&out, ",\n    %s,\n    %zu,\n    %s,\n    %zu,\n};\n\n",
               module->kernel_count ? "cu2cl_kernels" : "nullptr", module->kernel_count,
               module->symbol_count ? "cu2cl_symbols" : "nullptr", module->symbol_count);
    str_add(&out, "__attribute__((constructor)) void cu2cl_register()\n{\n");
    if (flags_architecture(program->frontend.flags) != FLAGS_DEFAULT_ARCHITECTURE)
        str_printf(&out, "    cu2clRegisterArchitecture(%u);\n",
                   flags_architecture(program->frontend.flags));
    if (module->function_count)
        str_printf(&out, "    cu2clRegisterModuleFunctions(&cu2cl_module, cu2cl_functions, %zu);\n",
                   module->function_count);
    else
        str_add(&out, "    cu2clRegisterModule(&cu2cl_module);\n");
    if (program->loads_modules)
        str_printf(&out, "    cu2clRegisterModuleEntries(&cu2cl_module, %s, %s, %s);\n",
                   source_name(program->arena, source),
                   module->kernel_count ? "cu2cl_entries" : "nullptr",
                   module->symbol_count ? "cu2cl_variables" : "nullptr");
    str_add(&out, "}\n\n} // namespace\n");
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
    if (!module->kernel_count && !module->symbol_count)
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
}
