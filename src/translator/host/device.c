/* The device side of one source: model, address spaces, lowering. */
#include "analysis/addrspace.h"
#include "desugar/desugar.h"
#include "frontend/elsewhere.h"
#include "frontend/errors.h"
#include "image/image.h"
#include "lanes/lanes.h"
#include "lower/lower.h"
#include "model/dump.h"
#include "model/model.h"
#include "port/port.h"
#include "frontend/probes.h"
#include "analysis/uniform.h"

#include <string.h>

#define MAX_PROBES 12 /* bases of bases of ... */

static struct analysis *infer_spaces(struct model *model)
{
    struct analysis *analysis = addrspace_analyse(model);
    while (addrspace_split(analysis))
        analysis = addrspace_analyse(model);
    return analysis;
}

static size_t count_of_probes(const struct tu *tu)
{
    return tu->base_count + tu->member_count + tu->instance_count + tu->range_count +
           tu->override_count + tu->missing_count + tu->tie_count + tu->table_count;
}

/* The model with everything that libclang shows only when asked: explicit instantiations, which the
 * parse has asked for, then bases of class templates' instances, and kernels in lists, as long as
 * there are new ones. */
static struct analysis *analyse(struct tu *tu, const struct rules *rules)
{
    const char *instantiations = tu->instantiations;
    elsewhere_seek_targets(tu);
    for (int round = 0;; round++) {
        size_t known = count_of_probes(tu);
        tu->is_last_parse = round == MAX_PROBES;
        struct model *model = model_build(tu, rules);
        desugar_model(model);
        struct analysis *analysis = infer_spaces(model);
        if (count_of_probes(tu) == known || tu->is_last_parse)
            return analysis;
        const char *bases = probes_bases(tu->arena, tu->bases, tu->base_count);
        const char *members = probes_members(tu->arena, tu->members, tu->member_count);
        const char *instances = probes_instances(tu->arena, tu->instances, tu->instance_count);
        const char *overrides = probes_overrides(tu->arena, tu->overrides, tu->override_count);
        const char *ranges = probes_ranges(tu->arena, tu->ranges, tu->range_count);
        const char *ties = probes_ties(tu->arena, tu->ties, tu->tie_count);
        const char *tables = probes_tables(tu->arena, tu->tables, tu->table_count);
        elsewhere_find(tu);
        if (!frontend_probe(tu, arena_printf(tu->arena, "%s%s%s%s%s%s%s%s",
                                             instantiations ? instantiations : "", bases, members,
                                             instances, overrides, ranges, ties, tables)))
            return analysis;
    }
}

/* --- the lanes form ------------------------------------------------------- */

/* Kernels that other devices than NVIDIA's run wrongly or slowly as they are. */
static bool needs_lanes(const struct kernel *kernel)
{
    return kernel->needs & (CU2CL_NEEDS_WARP | CU2CL_BARRIER_IN_BRANCH);
}

static const char *never_in_lanes(const struct kernel *kernel)
{
    return kernel->needs & CU2CL_NEEDS_RECURSION ? "it has functions that call themselves" : NULL;
}

/* Why a kernel that needs warps runs on NVIDIA's devices only. */
static void tell_no_lanes(struct tu *tu, struct kernel *kernel, const char *reason)
{
    if (!(kernel->needs & CU2CL_NEEDS_WARP))
        return;
    kernel->no_lanes = reason;
    diag_report(tu->diag, CU2048, &kernel->pos, kernel->name, reason);
}

static struct lanes_kernel lanes_kernel(const struct tu *tu, const struct kernel *kernel)
{
    bool is_warp = kernel->needs & CU2CL_PROGRESS_OF_WARPS; /* others are not launched so */
    long bound = is_warp ? 32 : kernel->most_threads;
    return (struct lanes_kernel){.name = kernel->name,
                                 .most_threads = bound > 0 && bound < 1024 ? (unsigned)bound : 1024,
                                 .lockstep = kernel->needs & CU2CL_LOCKSTEP,
                                 .loops = tu->options->lanes != FRONTEND_LANES_NONE,
                                 .warps = kernel->needs & CU2CL_NEEDS_WARP,
                                 .loops_only = !needs_lanes(kernel),
                                 .if_faster = tu->options->lanes == FRONTEND_LANES_GAIN};
}

/* Whose form fails alone, of kernels whose text fails as a whole. */
static void find_failing(struct tu *tu, const struct lanes_input *input)
{
    for (size_t i = 0; i < input->kernel_count; i++) {
        struct lanes_input one = *input;
        const char *reason = NULL;
        one.kernels = &input->kernels[i];
        one.kernel_count = 1;
        if (!one.kernels->reason && !lanes_make(tu->arena, &one, &reason) && reason)
            one.kernels->reason = reason;
    }
}

/* The form of as many of these kernels as can be made. The others have a reason then, and are taken
 * off the list. */
static const char *make_lanes(struct tu *tu, struct lanes_input *input, struct kernel **kernels)
{
    const char *reason = NULL, *text = lanes_make(tu->arena, input, &reason);
    size_t count = 0;
    if (reason)
        find_failing(tu, input);
    for (size_t i = 0; i < input->kernel_count; i++) {
        if (input->kernels[i].has_loops_apart)
            kernels[i]->needs |= CU2CL_LOOPS_APART;
        if (input->kernels[i].reason) {
            tell_no_lanes(tu, kernels[i], input->kernels[i].reason);
            if (input->kernels[i].meets) /* PoCL loses more than branches */
                kernels[i]->needs |= CU2CL_BARRIER_IN_BRANCH;
            continue;
        }
        kernels[count] = kernels[i];
        input->kernels[count++] = input->kernels[i];
    }
    input->kernel_count = count;
    return reason && count ? lanes_make(tu->arena, input, &reason) : text;
}

static void add_lanes(struct tu *tu, struct module *module)
{
    struct lanes_input input = {module->cl_text, tu->options->device_headers, module->parsed, NULL,
                                0};
    struct lanes_kernel *made = NULL;
    struct kernel **kernels = NULL;
    size_t count = 0;
    for (size_t i = 0; i < module->kernel_count; i++) {
        struct kernel *kernel = &module->kernels[i];
        if (kernel->refused || (!needs_lanes(kernel) && tu->options->lanes == FRONTEND_LANES_NONE))
            continue;
        if (never_in_lanes(kernel)) {
            tell_no_lanes(tu, kernel, never_in_lanes(kernel));
            continue;
        }
        arena_push(tu->arena, made, input.kernel_count, lanes_kernel(tu, kernel));
        arena_push(tu->arena, kernels, count, kernel);
    }
    input.kernels = made;
    bool is_faulty = module->parsed && module->parsed->is_faulty; /* no form of it is right */
    if (!input.kernel_count || !input.text || !input.headers || is_faulty)
        return;
    module->lanes_text = make_lanes(tu, &input, kernels);
    for (size_t i = 0; module->lanes_text && i < input.kernel_count; i++)
        kernels[i]->needs |= CU2CL_HAS_LANES | (input.kernels[i].in_loops ? CU2CL_LANE_LOOPS : 0) |
                             (input.kernels[i].in_warps ? CU2CL_LANE_WARPS : 0) |
                             (input.kernels[i].has_items ? CU2CL_HAS_ITEMS : 0) |
                             (input.kernels[i].may_miss ? CU2CL_LANES_MISSING : 0);
}

/* Fills what is known of work-items: then nobody asks for the names of captured variables any more. */
static void judge_uniformity(struct analysis *analysis)
{
    uniform_check(analysis);
    uniform_find_branches(analysis);
    for (size_t i = 0; i < analysis->linked_count; i++)
        desugar_captures(analysis->model, analysis->linked[i]->function);
}

void device_port(struct tu *tu, const struct rules *rules, struct source *source)
{
    struct analysis *analysis = analyse(tu, rules);
    judge_uniformity(analysis);
    lower_emit(analysis, rules, source);
    add_lanes(tu, &source->module);
    opencl_close(source->module.parsed);
    reach_collect(analysis->model, source);
    defines_collect(analysis->model, source);
    target_collect(analysis->model, source);
    if (tu->options->device_only)
        image_collect_lowered(analysis->model, source);
    errors_report(tu);
}

/* --- dumps ---------------------------------------------------------------- */

struct reached {
    struct model *model;
    struct map known; /* struct function -> itself */
    struct function **functions;
    size_t count;
};

static bool is_first_visit(struct reached *reached, struct function *f)
{
    if (map_get_pointer(&reached->known, f))
        return false;
    map_put_pointer(&reached->known, f, f);
    return true;
}

static void add_dumped(struct reached *reached, struct function *f)
{
    if (is_first_visit(reached, f))
        arena_push(reached->model->arena, reached->functions, reached->count, f);
}

static void reach_function(struct reached *reached, struct function *f);

static void reach_node(struct reached *reached, const struct node *node)
{
    struct function *f = node->ref ? node->ref->function : NULL;
    if (f && !node->ref->in_system)
        reach_function(reached, f);
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->init)
            reach_node(reached, node->declared[i]->init);
    for (size_t i = 0; i < node->child_count; i++)
        reach_node(reached, node->children[i]);
}

static void reach_function(struct reached *reached, struct function *f)
{
    if (!is_first_visit(reached, f))
        return;
    model_load_function(reached->model, f);
    for (size_t i = 0; i < f->initialiser_count; i++)
        reach_node(reached, f->initialisers[i]);
    if (f->body)
        reach_node(reached, f->body);
    arena_push(reached->model->arena, reached->functions, reached->count, f);
}

/* The model as it is read: kernels and what they name, callees before callers where possible. */
static void dump_read(struct model *model, FILE *stream)
{
    struct reached reached = {.model = model, .known = {.arena = model->arena}};
    for (size_t i = 0; i < model->kernel_count; i++)
        reach_function(&reached, model->kernels[i]);
    model_dump(model, reached.functions, reached.count, stream);
}

/* Of what runs on the device, each function once, in the same order. */
static void dump_desugared(struct analysis *analysis, FILE *stream)
{
    struct arena *arena = analysis->arena;
    struct reached all = {.model = analysis->model, .known = {.arena = arena}};

    for (size_t i = 0; i < analysis->linked_count; i++)
        add_dumped(&all, analysis->linked[i]->function);
    model_dump(analysis->model, all.functions, all.count, stream);
}

static void dump_spaces(struct analysis *analysis, FILE *stream)
{
    for (size_t i = 0; i < analysis->linked_count; i++) {
        struct instance *instance = analysis->linked[i];
        fprintf(stream, "instance %s\n", instance->function->decl->qualified);
        for (size_t v = 0; v < instance->variables.count; v++) {
            const struct decl *decl = instance->variables.entries[v].key;
            const struct spaces *spaces = instance->variables.entries[v].value;
            if (!decl->type || !decl->type->depth)
                continue;
            fprintf(stream, "  %s:", decl->name);
            for (unsigned l = 0; l < decl->type->depth && l < SPACE_LEVELS; l++) {
                const char *name = space_name(spaces->level[l]);
                fprintf(stream, " %s", name ? name : "generic");
            }
            fprintf(stream, "\n");
        }
    }
}

static void dump_uniform(struct analysis *analysis, FILE *stream)
{
    for (size_t i = 0; i < analysis->model->kernel_count; i++) {
        const struct instance *kernel = analysis->kernels[i];
        fprintf(stream, "kernel %s:%s%s%s\n", kernel->function->decl->qualified,
                kernel->needs & CU2CL_NEEDS_WARP ? " warp" : "",
                kernel->needs & CU2CL_NEEDS_PROGRESS ? " progress" : "",
                kernel->needs & CU2CL_BARRIER_IN_BRANCH ? " barrier_in_branch" : "");
    }
}

void device_dump(struct tu *tu, const struct rules *rules, struct source *source, const char *stage,
                 FILE *stream)
{
    struct analysis *analysis = analyse(tu, rules);
    errors_report(tu);
    if (strcmp(stage, "model") == 0) { /* this one is desugared: it is read once more */
        dump_read(model_build(tu, rules), stream);
        return;
    }
    if (strcmp(stage, "desugar") == 0) {
        dump_desugared(analysis, stream);
        return;
    }
    if (strcmp(stage, "addrspace") == 0) {
        dump_spaces(analysis, stream);
        return;
    }
    judge_uniformity(analysis);
    if (strcmp(stage, "uniform") == 0) {
        dump_uniform(analysis, stream);
        return;
    }
    lower_emit(analysis, rules, source);
    opencl_close(source->module.parsed);
    if (strcmp(stage, "lower") == 0 && source->module.cl_text)
        fputs(source->module.cl_text, stream);
}
