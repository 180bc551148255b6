/* What is built together, and when.
 *
 * A unit has some kernels of a module, and the part of its text that they need (slice.c): short
 * kernels share one, since each build takes a while whatever it builds, and a long kernel has one
 * of its own. So what one kernel needs and a device lacks does not disable others, and a launch
 * waits for its own unit only.
 *
 * CUDA has the kernels loaded when a program first uses a device, and programs measure the time of
 * their first launch. So all units are built then, by several threads where that helps, as far as
 * one second allows; the others when one of their kernels is launched. The program waits meanwhile:
 * drivers call rand() while they compile, so the program must not draw numbers at that time. Where
 * device memory needs kernels of the runtime's own (address.c), the first unit has them, too.
 *
 * In the lanes form a kernel for blocks that are no whole strips has a unit of its own, which is built
 * when such a block is launched: most programs launch none.
 *
 * What fails is built once more when a kernel of the unit is launched: each kernel by itself, then
 * with the module's whole text, and then for the log. Later launches of the kernel fail alike. */
#include "program/program.h"

#include <ctype.h>
#include <limits.h>
#include <pthread.h>
#include <unistd.h>

/* Bytes of functions in a unit, unless one kernel alone has more. NVIDIA's driver builds no two
 * programs at the same time, so there a second unit only costs. */
#define UNIT_SIZE        16384
#define UNIT_SIZE_NVIDIA 65536
/* Nanoseconds from the first use of a device, after which no build begins that nobody waits for. */
#define AHEAD_TIME   1000000000u
#define MOST_THREADS 8

/* --- making units -------------------------------------------------------- */

struct maker {
    struct rt_device *device;
    const struct rt_module *module;
    struct rt_units *units;
    struct rt_slice *slice; /* NULL: the text can't be cut */
};

/* Two stubs may share a kernel: the number of the first one. */
static unsigned first_of_name(const struct rt_module *module, unsigned index)
{
    unsigned i = 0;
    while (!rt_kernel_ported(&module->info->kernels[i]) ||
           strcmp(module->info->kernels[i].name, module->info->kernels[index].name) != 0)
        i++;
    return i;
}

static struct rt_unit *open_unit(struct maker *m, unsigned kind, const char *kernel)
{
    struct rt_units *units = m->units;
    struct rt_unit *unit = &units->list[units->count];
    memset(unit, 0, sizeof *unit);
    unit->module = m->module;
    unit->kind = kind;
    snprintf(unit->name, sizeof unit->name, "%.150s: %.100s", m->module->info->name, kernel);
    rt_program_options(m->device, m->module->info, kind, unit->options, sizeof unit->options);
    units->count++;
    return unit;
}

/* The text of the unit is what the slice has now. Without memory it is made when it is needed. */
static void close_unit(const struct maker *m, struct rt_unit *unit)
{
    if (unit && m->slice && (unit->text = rt_slice_text(m->slice)) != NULL)
        unit->is_part = true;
}

static void trace_careful(unsigned kind, const struct cu2clKernelInfo *kernel)
{
    if (kind & CU2CL_BARRIER_IN_BRANCH)
        rt_trace("kernel %s is built without optimisation: %s", kernel->name,
                 kernel->needs & CU2CL_BARRIER_IN_BRANCH && !(kind & CU2CL_HAS_LANES)
                     ? "a work-group may leave a barrier out, and this driver's optimiser loses "
                       "such branches (CU2CL_CAREFUL=0 optimises all)"
                     : "CU2CL_CAREFUL is set");
}

/* Puts the kernel into the unit, or, where that has enough, into a new one. */
static struct rt_unit *add_kernel(struct maker *m, struct rt_unit *unit, unsigned kernel)
{
    const struct cu2clKernelInfo *info = &m->module->info->kernels[kernel];
    char name[RT_KERNEL_NAME];
    size_t most = m->device->nvidia ? UNIT_SIZE_NVIDIA : UNIT_SIZE;
    bool has_room = unit && (!m->slice || rt_slice_size(m->slice) < most);
    if (!has_room) {
        close_unit(m, unit);
        unit = open_unit(m, rt_program_kind(m->device, &m->module->kernels[kernel], false),
                         info->name);
        if (m->slice)
            rt_slice_clear(m->slice);
    }
    const struct rt_kernel *owner = &m->module->kernels[kernel];
    if (m->slice)
        rt_slice_add(m->slice, rt_kernel_name(m->device, owner, false, name));
    trace_careful(unit->kind, info);
    unit->kernels++;
    m->units->of[kernel] = (unsigned)(unit - m->units->list);
    return unit;
}

/* Every kernel is a function of the text, whatever becomes of it. */
static bool has_kernels(struct maker *m)
{
    const struct cu2clModuleInfo *info = m->module->info;
    rt_slice_clear(m->slice);
    for (unsigned i = 0; i < info->kernel_count; i++)
        if (rt_kernel_ported(&info->kernels[i]) && !rt_slice_add(m->slice, info->kernels[i].name))
            return false;
    return true;
}

static void make_of_kind(struct maker *m, unsigned kind)
{
    const struct rt_module *module = m->module;
    struct rt_unit *unit = NULL;
    for (unsigned i = 0; i < module->info->kernel_count; i++) {
        if (m->units->of[i] != UINT_MAX || !rt_kernel_supported(m->device, &module->kernels[i]) ||
            rt_program_kind(m->device, &module->kernels[i], false) != kind)
            continue;
        unsigned first = first_of_name(module, i);
        if (first < i && m->units->of[first] != UINT_MAX)
            m->units->of[i] = m->units->of[first];
        else
            unit = add_kernel(m, unit, i);
    }
    close_unit(m, unit);
}

static void make_all(struct maker *m)
{
    const struct rt_module *module = m->module;
    for (unsigned i = 0; i < module->info->kernel_count; i++)
        if (m->units->of[i] == UINT_MAX && rt_kernel_supported(m->device, &module->kernels[i]))
            make_of_kind(m, rt_program_kind(m->device, &module->kernels[i], false));
    if (m->units->count == 1)
        snprintf(m->units->list->name, sizeof m->units->list->name, "%.255s", module->info->name);
}

/* The units of the module for the device; NULL without memory. */
static struct rt_units *units_of(struct rt_device *device, struct rt_module *module)
{
    struct rt_units *units = &module->units[device->index];
    unsigned count = module->info->kernel_count;
    if (units->list)
        return units;
    struct maker m = {device, module, units, NULL};
    char *text = rt_program_text(module);
    units->list = calloc(3 * count + 1u, sizeof *units->list); /* some are split, or have parts */
    units->of = malloc((count + 1u) * sizeof *units->of);
    units->of_parts = malloc((count + 1u) * sizeof *units->of_parts);
    if (!text || !units->list || !units->of || !units->of_parts) {
        free(text);
        rt_units_release(units);
        return NULL;
    }
    for (unsigned i = 0; i < count; i++)
        units->of[i] = units->of_parts[i] = UINT_MAX;
    m.slice = rt_slice_open(text);
    if (m.slice && !has_kernels(&m)) {
        rt_slice_close(m.slice);
        m.slice = NULL;
    }
    make_all(&m);
    rt_slice_close(m.slice);
    free(text);
    return units;
}

/* Gives each kernel of a unit that does not build one of its own. */
static void split(struct rt_device *device, struct rt_module *module, const struct rt_unit *unit)
{
    struct rt_units *units = &module->units[device->index];
    struct maker m = {device, module, units, NULL};
    char *text = rt_program_text(module);
    unsigned old = (unsigned)(unit - units->list);
    m.slice = text ? rt_slice_open(text) : NULL;
    for (unsigned i = 0; m.slice && i < module->info->kernel_count; i++)
        if (units->of[i] == old) {
            unsigned first = first_of_name(module, i);
            if (first < i)
                units->of[i] = units->of[first];
            else
                close_unit(&m, add_kernel(&m, NULL, i));
        }
    rt_slice_close(m.slice);
    free(text);
}

static bool is_in_word(char c)
{
    return c == '_' || isalnum((unsigned char)c);
}

static bool has_word(const char *text, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = text; (at = strstr(at, word)) != NULL; at++)
        if ((at == text || !is_in_word(at[-1])) && !is_in_word(at[length]))
            return true;
    return false;
}

/* The unit of the kernel for blocks that are no whole strips; NULL, and no error: there is no such
 * kernel, since coroutines run all blocks. */
static cu2clError_t find_parts(struct rt_device *device, const struct rt_kernel *kernel,
                               struct rt_unit **result)
{
    struct rt_module *module = kernel->module;
    struct rt_units *units = &module->units[device->index];
    unsigned first = first_of_name(module, (unsigned)(kernel - module->kernels));
    const struct rt_kernel *owner = &module->kernels[first];
    struct maker m = {device, module, units, NULL};
    char name[RT_KERNEL_NAME];
    *result = NULL;
    if (units->of_parts[first] != UINT_MAX) {
        *result = &units->list[units->of_parts[first]];
        return cu2clSuccess;
    }
    char *text = rt_program_text(module);
    if (!text)
        return cu2clErrorMemoryAllocation;
    if (has_word(text, rt_kernel_name(device, owner, true, name))) {
        struct rt_unit *unit = open_unit(&m, rt_program_kind(device, owner, true), name);
        m.slice = rt_slice_open(text);
        if (m.slice)
            rt_slice_clear(m.slice);
        if (m.slice && rt_slice_add(m.slice, name))
            close_unit(&m, unit);
        rt_slice_close(m.slice);
        unit->for_parts = true;
        unit->kernels = 1;
        units->of_parts[first] = (unsigned)(unit - units->list);
        *result = unit;
    }
    free(text);
    return cu2clSuccess;
}

void rt_units_release(struct rt_units *units)
{
    for (unsigned i = 0; i < units->count; i++) {
        if (units->list[i].program)
            clReleaseProgram(units->list[i].program);
        free(units->list[i].text);
    }
    free(units->list);
    free(units->of);
    free(units->of_parts);
    memset(units, 0, sizeof *units);
}

/* --- texts for the device ------------------------------------------------ */

static bool holds(const struct rt_units *units, const struct rt_unit *unit, unsigned kernel)
{
    return (unit->for_parts ? units->of_parts : units->of)[kernel] ==
           (unsigned)(unit - units->list);
}

/* Adds offset parameters to a function of the text, in place; false: its head was not understood. */
static bool add_offsets_to(const char *name, const bool *pointers, unsigned count, char **text)
{
    char *changed = rt_offsets_add(*text, name, pointers, count);
    if (!changed)
        return false;
    free(*text);
    *text = changed;
    return true;
}

/* The same for the kernels of the unit. */
static bool add_offsets(const struct rt_device *device, const struct rt_units *units,
                        const struct rt_unit *unit, bool quiet, char **text)
{
    const struct cu2clModuleInfo *info = unit->module->info;
    char name[RT_KERNEL_NAME];
    for (unsigned i = 0; i < info->kernel_count; i++) {
        const struct cu2clKernelInfo *k = &info->kernels[i];
        if (!holds(units, unit, i) || first_of_name(unit->module, i) != i)
            continue;
        const struct rt_kernel *owner = &unit->module->kernels[i];
        enum rt_way way =
            unit->for_parts ? rt_kernel_way_of_parts(device, owner) : rt_kernel_way(device, owner);
        unsigned count = k->arg_count + rt_way_arguments(way, k->needs);
        bool *pointers = calloc(count + 1u, sizeof *pointers);
        if (!pointers)
            return false;
        for (unsigned a = 0; a < k->arg_count; a++)
            pointers[a] = k->args[a].kind == CU2CL_ARG_POINTER;
        rt_kernel_name(device, &unit->module->kernels[i], unit->for_parts, name);
        bool added = add_offsets_to(name, pointers, count, text);
        free(pointers);
        if (!added) {
            if (!quiet)
                rt_message("%s: the head of kernel %s was not understood", info->name, k->name);
            return false;
        }
    }
    return true;
}

/* On NVIDIA's devices any barrier is PTX's bar.sync, as __syncthreads is, which orders the group's
 * accesses to all memory. With the fence of global memory there is one more wait before it. */
static const char plain_barrier[] = "#define barrier(flags) barrier(CLK_LOCAL_MEM_FENCE)\n";

/* PoCL's own call of a kernel does not say how structs among its arguments are aligned. Where that
 * call stays a call, a struct that an attribute aligns to 16 bytes or more, behind another argument
 * on the stack, lies elsewhere than the kernel looks for it. */
static const char inline_kernels[] = "#define __kernel __attribute__((always_inline)) __kernel\n";

/* Intel's compiler for CPUs makes a second kernel, whose vectors are neighbouring work-items. In the
 * lanes form a work-group has one, so nobody runs that; but the compiler takes long to make it, ends
 * the process now and then, and in some kernels gets the first one wrong. A hint that the kernel has
 * vectors of its own, as lane loops do, turns that off. */
static const char lone_items[] =
    "#define __kernel __attribute__((vec_type_hint(uint16))) __kernel\n";

static bool add_before(char **text, const char *line)
{
    char *longer = NULL;
    if (asprintf(&longer, "%s%s", line, *text) < 0)
        return false;
    free(*text);
    *text = longer;
    return true;
}

/* Has a kernel of the unit an argument that may be such a struct? Their sizes are multiples of 16. */
static bool may_have_aligned(const struct rt_units *units, const struct rt_unit *unit)
{
    const struct cu2clModuleInfo *info = unit->module->info;
    for (unsigned i = 0; i < info->kernel_count; i++)
        for (unsigned a = 0; a < info->kernels[i].arg_count; a++) {
            const struct cu2clArgInfo *arg = &info->kernels[i].args[a];
            if (holds(units, unit, i) && arg->kind == CU2CL_ARG_VALUE && arg->size > 0 &&
                arg->size % 16 == 0)
                return true;
        }
    return false;
}

void rt_unit_without_fp64(char *text)
{
    static const char pragma[] = "#pragma OPENCL EXTENSION cl_khr_fp64 : enable";
    for (char *at = text; (at = strstr(at, pragma)) != NULL;)
        memset(at, ' ', sizeof pragma - 1);
}

static const char *text_before(const struct rt_device *device, const struct rt_units *units,
                               const struct rt_unit *unit)
{
    if (device->nvidia)
        return plain_barrier;
    if (device->pocl && may_have_aligned(units, unit))
        return inline_kernels;
    if (unit->kind & RT_KIND_SUBGROUPS)
        return rt_subgroups_before();
    return (unit->kind & RT_KIND_LONE_ITEMS) ? lone_items : "";
}

/* The text as the device gets it: `own`, which is taken, or else the module's; malloc'ed. */
static cu2clError_t text_for(const struct rt_device *device, const struct rt_units *units,
                             const struct rt_unit *unit, char *own, bool quiet, char **result)
{
    char *text = own ? own : rt_program_text(unit->module);
    if (!text)
        return cu2clErrorMemoryAllocation;
    if (!(device->capabilities & CU2CL_NEEDS_FP64))
        rt_unit_without_fp64(text);
    if (device->tier == RT_TIER_BUFFER && !add_offsets(device, units, unit, quiet, &text)) {
        free(text);
        return cu2clErrorInvalidKernelImage;
    }
    const char *before = text_before(device, units, unit);
    if (!add_before(&text, before)) {
        free(text);
        return cu2clErrorMemoryAllocation;
    }
    *result = text;
    return cu2clSuccess;
}

/* --- building ------------------------------------------------------------ */

/* Tries the module's whole text where a part of it was not enough. */
static cu2clError_t build_whole(struct rt_device *device, const struct rt_units *units,
                                struct rt_unit *unit)
{
    char *text = NULL;
    RT_TRY(text_for(device, units, unit, NULL, true, &text));
    cu2clError_t error =
        rt_program_build(device, unit->name, text, unit->options, true, &unit->program);
    if (error != cu2clSuccess) {
        free(text);
        return error;
    }
    free(unit->text);
    unit->text = text;
    unit->is_part = false;
    return cu2clSuccess;
}

/* Makes the unit's text as the device gets it, unless that was done. */
static cu2clError_t make_ready(const struct rt_device *device, const struct rt_units *units,
                               struct rt_unit *unit, bool quiet)
{
    char *own = unit->text, *text = NULL;
    if (unit->ready)
        return cu2clSuccess;
    unit->text = NULL;
    cu2clError_t error = text_for(device, units, unit, own, quiet, &text);
    unit->text = text;
    unit->ready = error == cu2clSuccess;
    return error;
}

static cu2clError_t build_unit(struct rt_device *device, const struct rt_units *units,
                               struct rt_unit *unit, bool quiet)
{
    RT_TRY(make_ready(device, units, unit, quiet));
    cu2clError_t error = rt_program_build(device, unit->name, unit->text, unit->options,
                                          quiet || unit->is_part, &unit->program);
    if (error == cu2clErrorNoKernelImageForDevice && unit->is_part && unit->kernels == 1) {
        if (build_whole(device, units, unit) == cu2clSuccess)
            return cu2clSuccess;
        if (!quiet) /* for the log */
            rt_program_build(device, unit->name, unit->text, unit->options, false, &unit->program);
    }
    return error;
}

static void build_once(struct rt_device *device, const struct rt_units *units, struct rt_unit *unit)
{
    char other[RT_RANDOM_SIZE];
    if (unit->tried)
        return;
    char *own = rt_random_leave(other);
    unit->error = build_unit(device, units, unit, false);
    rt_random_return(own);
    unit->tried = unit->error != cu2clErrorMemoryAllocation;
}

cu2clError_t rt_unit_get_for_parts(struct rt_device *device, const struct rt_kernel *kernel,
                                   struct rt_unit **result)
{
    const struct rt_units *units = units_of(device, kernel->module);
    if (!units)
        return cu2clErrorMemoryAllocation;
    RT_TRY(find_parts(device, kernel, result));
    if (!*result)
        return cu2clSuccess;
    build_once(device, units, *result);
    return (*result)->error;
}

cu2clError_t rt_unit_get(struct rt_device *device, const struct rt_kernel *kernel,
                         struct rt_unit **result)
{
    struct rt_units *units = units_of(device, kernel->module);
    unsigned *index = units ? &units->of[kernel - kernel->module->kernels] : NULL;
    if (!index || *index == UINT_MAX)
        return units ? cu2clErrorNotSupported : cu2clErrorMemoryAllocation;
    struct rt_unit *unit = &units->list[*index];
    build_once(device, units, unit);
    if (unit->error == cu2clErrorNoKernelImageForDevice && unit->is_part && unit->kernels > 1) {
        split(device, kernel->module, unit);
        unit = &units->list[*index];
        build_once(device, units, unit);
    }
    RT_TRY(unit->error);
    *result = unit;
    return cu2clSuccess;
}

/* The first unit of the device that nobody has tried to build, and the units that it is one of.
 * Not of a module that prints: a launch of a kernel that does is slow on NVIDIA's devices, and of
 * others of its program nobody knows. */
static struct rt_unit *first_untried(struct rt_device *device, const struct rt_units **units)
{
    for (struct rt_module *m = rt_modules_all(); m; m = m->next) {
        *units = m->prints ? NULL : units_of(device, m);
        for (unsigned i = 0; *units && i < (*units)->count; i++)
            if (!(*units)->list[i].tried)
                return &(*units)->list[i];
    }
    return NULL;
}

/* The added text is in front, where no macro of the unit's changes it. */
cl_program rt_units_build_with(struct rt_device *device, const char *added)
{
    const struct rt_units *units = NULL;
    struct rt_unit *unit = first_untried(device, &units);
    if (!unit || make_ready(device, units, unit, true) != cu2clSuccess)
        return NULL;
    size_t size = strlen(added) + strlen(unit->text) + 1;
    char *both = malloc(size);
    if (!both)
        return NULL;
    snprintf(both, size, "%s%s", added, unit->text);
    if (rt_program_build(device, unit->name, both, unit->options, true, &unit->program) !=
        cu2clSuccess) {
        free(both); /* the unit is built without, at the launch of a kernel */
        return NULL;
    }
    free(unit->text);
    unit->text = both; /* it is the cache's key */
    unit->tried = true;
    return clRetainProgram(unit->program) == CL_SUCCESS ? unit->program : NULL;
}

/* --- ahead --------------------------------------------------------------- */

/* The work of the threads; each takes what nobody has taken. */
struct work {
    struct rt_device *device;
    struct job {
        const struct rt_units *units;
        struct rt_unit *unit;
    } * jobs;
    size_t count;
    _Atomic size_t next;
    uint64_t start, limit; /* no job begins later than `limit` after the start */
};

static void *build_some(void *argument)
{
    struct work *w = argument;
    for (size_t i; (i = w->next++) < w->count && rt_now() - w->start < w->limit;) {
        struct job *job = &w->jobs[i];
        job->unit->tried = build_unit(w->device, job->units, job->unit, true) == cu2clSuccess;
    }
    return NULL;
}

/* PoCL, Intel's CPU runtime and NVIDIA's driver compile one program at a time, and are as fast with
 * one thread. */
static size_t thread_count(const struct work *w)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    bool alone = w->device->type & CL_DEVICE_TYPE_CPU || w->device->nvidia;
    size_t most = alone || cores < 1 ? 1 : (size_t)cores;
    if (most > MOST_THREADS)
        most = MOST_THREADS;
    return w->count < most ? w->count : most;
}

static void build_all(struct work *w)
{
    pthread_t threads[MOST_THREADS];
    char other[RT_RANDOM_SIZE];
    size_t wanted = thread_count(w), started = 0;
    char *own = rt_random_leave(other);
    while (started + 1 < wanted && pthread_create(&threads[started], NULL, build_some, w) == 0)
        started++;
    build_some(w);
    while (started > 0)
        pthread_join(threads[--started], NULL);
    rt_random_return(own);
}

static void build_modules(struct rt_device *device, uint64_t limit)
{
    struct work w = {.device = device, .start = device->ready_since, .limit = limit};
    size_t most = 1;
    for (struct rt_module *m = rt_modules_all(); m; m = m->next) {
        const struct rt_units *units = units_of(device, m);
        most += units ? units->count : 0;
    }
    w.jobs = calloc(most, sizeof *w.jobs);
    if (!w.jobs)
        return;
    for (struct rt_module *m = rt_modules_all(); m; m = m->next) {
        struct rt_units *units = &m->units[device->index];
        for (unsigned i = 0; i < units->count && w.count < most; i++)
            if (!units->list[i].tried)
                w.jobs[w.count++] = (struct job){units, &units->list[i]};
    }
    build_all(&w);
    free(w.jobs);
}

/* CUDA has the kernels loaded now, and programs measure the time of their first launch. After a
 * reset, perhaps by destructors at the end, nothing is built that is not launched. */
cu2clError_t rt_modules_prepare(struct rt_device *device)
{
    static bool built_ahead[RT_MAX_DEVICES];
    if (!built_ahead[device->index])
        build_modules(device, AHEAD_TIME);
    built_ahead[device->index] = true;
    return cu2clSuccess;
}

/* Some blocks may need a unit of their own. */
static bool has_parts(const struct rt_device *device, const struct rt_kernel *kernel)
{
    enum rt_way way = rt_kernel_way(device, kernel);
    return way == RT_IN_LANES || way == RT_IN_SUBGROUPS;
}

/* Builds what is left, and says what became of it; true when nothing failed. */
static bool build_device(struct rt_device *device)
{
    unsigned built = 0, failed = 0, refused = 0;
    if (!device->ready && rt_device_ready(device) != cu2clSuccess) {
        rt_message("%s can't be used", device->name);
        return false;
    }
    build_modules(device, UINT64_MAX);
    for (struct rt_module *m = rt_modules_all(); m; m = m->next)
        for (unsigned i = 0; i < m->info->kernel_count; i++) {
            struct rt_unit *unit;
            if (!rt_kernel_supported(device, &m->kernels[i]))
                refused++;
            else if (rt_unit_get(device, &m->kernels[i], &unit) == cu2clSuccess &&
                     (!has_parts(device, &m->kernels[i]) ||
                      rt_unit_get_for_parts(device, &m->kernels[i], &unit) == cu2clSuccess))
                built++;
            else
                failed++;
        }
    printf("%s: kernels built: %u, failed: %u, not for this device: %u\n", device->name, built,
           failed, refused);
    return failed == 0;
}

int cu2clBuildAll(void)
{
    struct rt_device *device;
    cu2clError_t error = rt_enter_query(&device);
    if (error != cu2clSuccess) {
        rt_message("there is no OpenCL device");
        rt_leave(error);
        return 1;
    }
    bool good = true;
    for (int i = 0; i < rt.device_count; i++)
        good = build_device(&rt.devices[i]) && good;
    rt_leave(cu2clSuccess);
    return good ? 0 : 1;
}
