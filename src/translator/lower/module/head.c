/* The comment at the head of a .cl: what made it from which source, and what the names in it mean
 * that no CUDA program has. */
#include "lower/module/module.h"
#include "util/version.h"

#include <string.h>

static const struct {
    enum hidden_kind kind;
    const char *meaning;
} meanings[] = {
    {HIDDEN_LANES, "cu_lanes: through it the work-items of a warp exchange values"},
    {HIDDEN_BASE, "cu_shared: addresses in local memory are counted from there"},
    {HIDDEN_DYNAMIC, "CU_LOCAL_ARGUMENT(p): p, which has 32 bits on NVIDIA's devices"},
    {HIDDEN_GRID, "cu_grid: the barrier of the whole grid"},
    {HIDDEN_STATUS, "cu_status: tells the host of asserts and traps"},
    {HIDDEN_HEAP, "cu_heap: the memory of malloc and new"},
    {HIDDEN_LAUNCHES, "cu_launches: takes what kernels launch"},
    {HIDDEN_ERROR, "cu_error: the last error of a launch"},
    {HIDDEN_CARRY, "cu_carry: the carry flag of PTX"},
    {HIDDEN_OUTPUT, "cu_output: takes what printf writes"},
};

static bool has_kind(const struct instance *instance, enum hidden_kind kind)
{
    for (size_t i = 0; i < instance->hidden_count; i++)
        if (instance->hidden[i].kind == kind)
            return true;
    return false;
}

static bool is_used(struct instance *const *instances, size_t count, enum hidden_kind kind)
{
    for (size_t i = 0; i < count; i++)
        if (has_kind(instances[i], kind))
            return true;
    return false;
}

void head_print(const struct lower_module *m, struct instance *const *instances, size_t count,
                struct str *out)
{
    const char *name = strrchr(m->source->path, '/');
    size_t line = out->length;
    str_printf(out, "/* Made from %s by cu2cl %s.", name ? name + 1 : m->source->path,
               cu2cl_version);
    for (size_t i = 0; i < sizeof meanings / sizeof *meanings; i++) {
        if (!is_used(instances, count, meanings[i].kind))
            continue;
        bool begins = line == 0 || out->length - line + strlen(meanings[i].meaning) > 96;
        str_add(out, begins ? "\n * " : " ");
        if (begins)
            line = out->length - strlen(" * ");
        str_printf(out, "%s.", meanings[i].meaning);
    }
    str_add(out, " */\n");
}
