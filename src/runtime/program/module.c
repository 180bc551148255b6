/* Registered modules, and their kernels and symbols by address.
 *
 * Constructors register modules before main, so nothing of OpenCL is touched here. Kernels are
 * found by the address of their host stub, symbols by that of the host's shadow variable, in one
 * hash table with open addressing. A second entry for the same address, from a template that two
 * sources instantiate, is ignored. Initial values are copied at registration. */
#include "program/program.h"

#include <dlfcn.h>
#include <sys/auxv.h>

enum entry_kind { ENTRY_KERNEL, ENTRY_SYMBOL };

struct entry {
    const void *host;
    enum entry_kind kind;
    void *value;
};

static struct rt_module *modules;
static struct entry *table;
static size_t table_size, table_used;

static size_t hash(const void *pointer)
{
    return (size_t)(((uint64_t)(uintptr_t)pointer >> 3) * 0x9e3779b97f4a7c15u >> 20);
}

static struct entry *slot_of(struct entry *entries, size_t size, const void *host,
                             enum entry_kind kind)
{
    size_t i = hash(host) & (size - 1);
    while (entries[i].host && (entries[i].host != host || entries[i].kind != kind))
        i = (i + 1) & (size - 1);
    return &entries[i];
}

static bool grow_table(void)
{
    size_t larger = table_size ? 2 * table_size : 256;
    struct entry *grown = calloc(larger, sizeof *grown);
    if (!grown)
        return false;
    for (size_t i = 0; i < table_size; i++)
        if (table[i].host)
            *slot_of(grown, larger, table[i].host, table[i].kind) = table[i];
    free(table);
    table = grown;
    table_size = larger;
    return true;
}

static void add_entry(const void *host, enum entry_kind kind, void *value)
{
    if (!host || (2 * table_used >= table_size && !grow_table()))
        return;
    struct entry *e = slot_of(table, table_size, host, kind);
    if (e->host)
        return;
    *e = (struct entry){host, kind, value};
    table_used++;
}

static void *find_entry(const void *host, enum entry_kind kind)
{
    return table_size && host ? slot_of(table, table_size, host, kind)->value : NULL;
}

struct rt_kernel *rt_kernel_find(const void *host)
{
    return find_entry(host, ENTRY_KERNEL);
}

struct rt_symbol *rt_symbol_find(const void *host)
{
    return find_entry(host, ENTRY_SYMBOL);
}

static void add_kernels(struct rt_module *module)
{
    for (unsigned i = 0; i < module->info->kernel_count; i++) {
        struct rt_kernel *k = &module->kernels[i];
        k->info = &module->info->kernels[i];
        k->module = module;
        k->carveout = -1;
        while (k->visible < k->info->arg_count &&
               k->info->args[k->visible].kind <= CU2CL_ARG_POINTER)
            k->visible++;
        for (unsigned a = k->visible; a < k->info->arg_count; a++) {
            k->prints |= k->info->args[a].kind == CU2CL_ARG_OUTPUT;
            k->launches |= k->info->args[a].kind == CU2CL_ARG_LAUNCHES;
        }
        add_entry(k->info->host, ENTRY_KERNEL, k);
    }
}

/* Function pointers lie at multiples of their size. */
static void number_functions(const struct cu2clFunctionInfo *functions, unsigned count, void *value,
                             size_t size)
{
    char *bytes = value;
    for (size_t at = 0; at + sizeof(void *) <= size; at += sizeof(void *)) {
        const void *address;
        memcpy(&address, bytes + at, sizeof address);
        for (unsigned i = 0; i < count; i++)
            if (address && address == functions[i].host)
                memcpy(bytes + at, &functions[i].number, sizeof address);
    }
}

static void add_symbols(struct rt_module *module, const struct cu2clFunctionInfo *functions,
                        unsigned count)
{
    for (unsigned i = 0; i < module->info->symbol_count; i++) {
        struct rt_symbol *s = &module->symbols[i];
        s->info = &module->info->symbols[i];
        if (s->info->initialised && s->info->host && (s->initial = malloc(s->info->size)))
            memcpy(s->initial, s->info->host, s->info->size);
        if (s->initial && s->info->initialised == CU2CL_INITIALISED_WITH_FUNCTIONS)
            number_functions(functions, count, s->initial, s->info->size);
        add_entry(s->info->host, ENTRY_SYMBOL, s);
        struct rt_symbol *first = rt_symbol_find(s->info->host);
        s->first = first ? first : s;
        /* the module that defines a variable knows the functions in its first value */
        if (first && first->initial && s->info->initialised == CU2CL_INITIALISED_WITH_FUNCTIONS)
            number_functions(functions, count, first->initial, first->info->size);
    }
}

/* OpenCL's own, which only a text that somebody has changed calls. */
static bool uses_printf(const struct cu2clModuleInfo *info)
{
    static const char word[] = "printf";
    const char *at = info->source;
    while (at && (at = memmem(at, (size_t)(info->source_end - at), word, strlen(word)))) {
        if (at == info->source || !rt_in_name(at[-1]))
            return true;
        at += strlen(word);
    }
    return false;
}

/* Where the executable or shared object is loaded that has the address. */
static const void *object_of(const void *address)
{
    Dl_info info;
    return dladdr(address, &info) ? info.dli_fbase : NULL;
}

static bool is_of_module(const struct entry *e, const struct rt_module *m)
{
    const struct rt_kernel *kernel = e->value;
    const struct rt_symbol *symbol = e->value;
    return e->kind == ENTRY_KERNEL
               ? kernel >= m->kernels && kernel < m->kernels + m->info->kernel_count
               : symbol >= m->symbols && symbol < m->symbols + m->info->symbol_count;
}

/* Open addressing has no holes: what stays is entered again. */
static void remove_entries(const struct rt_module *module)
{
    struct entry *kept = table_size ? calloc(table_size, sizeof *kept) : NULL;
    if (!kept)
        return;
    table_used = 0;
    for (size_t i = 0; i < table_size; i++)
        if (table[i].host && !is_of_module(&table[i], module)) {
            *slot_of(kept, table_size, table[i].host, table[i].kind) = table[i];
            table_used++;
        }
    free(table);
    table = kept;
}

/* What runs of its kernels goes on with memory of ours, which is not freed. */
void cu2clUnregisterModules(const void *address)
{
    const void *object = object_of(address);
    if (!object || object == object_of((const void *)(uintptr_t)getauxval(AT_PHDR)))
        return;
    rt_lock();
    for (struct rt_module **m = &modules; *m;)
        if ((*m)->object == object) {
            remove_entries(*m);
            *m = (*m)->next;
        } else {
            m = &(*m)->next;
        }
    rt_unlock();
}

void cu2clRegisterModule(const struct cu2clModuleInfo *info)
{
    cu2clRegisterModuleFunctions(info, NULL, 0);
}

void cu2clRegisterLanes(const struct cu2clModuleInfo *info, const char *text, const char *end)
{
    if (!rt_program_lanes_fit(info, text)) {
        rt_message(
            "%s was changed since its lanes form was made: run `cu2cl lanes` with it and build "
            "again, or kernels that need warps do not run on every device",
            info->name);
        return;
    }
    for (struct rt_module *m = modules; m; m = m->next)
        if (m->info == info) {
            m->lanes = text;
            m->lanes_end = end;
        }
}

void cu2clRegisterLaunched(const struct cu2clModuleInfo *info, const void *const *stubs,
                           unsigned count)
{
    for (struct rt_module *m = modules; m; m = m->next)
        if (m->info == info) {
            m->launched = stubs;
            m->launched_count = count;
        }
}

void cu2clRegisterCluster(const struct cu2clModuleInfo *info, const char *kernel, int x, int y,
                          int z)
{
    const int size[] = {x, y, z};
    for (struct rt_module *m = modules; m; m = m->next)
        for (unsigned i = 0; m->info == info && i < info->kernel_count; i++)
            if (strcmp(info->kernels[i].name, kernel) == 0) {
                memcpy(m->kernels[i].cluster, size, sizeof size);
                m->kernels[i].has_cluster = true;
            }
}

void cu2clRegisterModuleFunctions(const struct cu2clModuleInfo *info,
                                  const struct cu2clFunctionInfo *functions, unsigned count)
{
    struct rt_module *module = calloc(1, sizeof *module);
    rt_lock();
    rt_device_note_module();
    if (module) {
        module->info = info;
        module->object = object_of(info);
        module->kernels = calloc(info->kernel_count + 1u, sizeof *module->kernels);
        module->symbols = calloc(info->symbol_count + 1u, sizeof *module->symbols);
    }
    if (module && module->kernels && module->symbols) {
        module->prints = uses_printf(info);
        add_kernels(module);
        add_symbols(module, functions, count);
        module->next = modules;
        modules = module;
    } else if (module) {
        free(module->kernels);
        free(module->symbols);
        free(module);
    }
    rt_unlock();
}

void cu2clRegisterPointers(const struct cu2clModuleInfo *info,
                           const struct cu2clPointersInfo *pointers, unsigned count)
{
    rt_lock();
    for (struct rt_module *m = modules; m; m = m->next)
        for (unsigned i = 0; m->info == info && i < count; i++) {
            struct rt_symbol *symbol = m->symbols[pointers[i].symbol].first;
            if (i == 0 || pointers[i].symbol != pointers[i - 1].symbol) {
                symbol->pointers = &pointers[i];
                symbol->pointer_count = 0;
                symbol->module_symbols = m->symbols;
            }
            symbol->pointer_count++;
        }
    rt_unlock();
}

void cu2clRegisterModuleEntries(const struct cu2clModuleInfo *info, const char *source,
                                const struct cu2clEntryInfo *kernels, const char *const *variables)
{
    rt_lock();
    for (struct rt_module *m = modules; m; m = m->next)
        if (m->info == info) {
            m->source = source;
            m->entries = kernels;
            m->variables = variables;
        }
    rt_unlock();
}

struct rt_module *rt_modules_all(void)
{
    return modules;
}

void rt_modules_release(struct rt_device *device)
{
    int i = device->index;
    for (struct rt_module *m = modules; m; m = m->next) {
        m->loads[i] = 0;
        m->loaded_before[i] = m->variables_given[i] = false;
        rt_units_release(&m->units[i]);
    }
}

bool rt_kernel_ported(const struct cu2clKernelInfo *info)
{
    return !info->refused || (info->needs & CU2CL_NEEDS_WARP);
}

const char *rt_kernel_lacks(const struct rt_device *device, const struct rt_kernel *kernel)
{
    static const struct {
        unsigned need;
        const char *lacking;
    } needs[] = {
#define CU2CL_NEED(name, bit, word, report, lacking) {CU2CL_NEEDS_##name, lacking},
#include <cu2cl/needs.def>
#undef CU2CL_NEED
    };
    unsigned lacking = kernel->info->needs & ~device->capabilities;
    if (rt_kernel_way_of_parts(device, kernel) != RT_AS_IS)
        lacking &= ~(unsigned)CU2CL_NEEDS_WARP;
    for (size_t i = 0; i < sizeof needs / sizeof *needs; i++)
        if (lacking & needs[i].need)
            return needs[i].lacking;
    return NULL;
}

bool rt_kernel_supported(const struct rt_device *device, const struct rt_kernel *kernel)
{
    return rt_kernel_ported(kernel->info) && !rt_kernel_lacks(device, kernel);
}
