/* Which way a kernel runs on a device: by what it needs, what the device is, and CU2CL_WARPS. */
#include "program/program.h"

/* On CPUs a sub-group is a vector of several registers, which takes compilers long to make; lane loops are as fast. */
static bool wants_subgroups(const struct rt_device *device)
{
    enum rt_way forced;
    return rt_way_forced(&forced) ? forced == RT_IN_SUBGROUPS
                                  : device->subgroups && !(device->type & CL_DEVICE_TYPE_CPU);
}

/* Sub-groups do what warps do where the lanes that a collective names meet in one place: in kernels that
 * can be lane loops, but those of which only the lanes form finds that out. */
static const char *unfit_for_subgroups(const struct rt_kernel *kernel)
{
    unsigned needs = kernel->info->needs;
    const char *own = kernel->module->info->options;
    if (rt_is_set("CU2CL_CAREFUL") || (own && strstr(own, "-cl-opt-disable")))
        return "without optimisation there are none"; /* no vectors: not what was tested */
    if (!kernel->module->lanes || !(needs & CU2CL_LANE_WARPS))
        return "it has no collectives in lane loops";
    return needs & CU2CL_LANES_MISSING ? "lanes that a collective names may be elsewhere" : NULL;
}

const char *rt_kernel_no_subgroups(const struct rt_device *device, const struct rt_kernel *kernel)
{
    if (!wants_subgroups(device))
        return "";
    const char *unfit = unfit_for_subgroups(kernel);
    return unfit || rt_subgroups_usable(&rt.devices[device->index])
               ? unfit
               : "the device has none that can be warps";
}

/* Kernels that are right as they are, are faster so. PoCL's compiler gets barriers in loops wrong, or
 * does not end. */
static bool wants_items(const struct rt_device *device, unsigned needs)
{
    return (needs & CU2CL_NEEDS_WARP) && (needs & CU2CL_HAS_ITEMS) &&
           !rt_program_loses_barriers(device);
}

/* Without CU2CL_WARPS. */
static enum rt_way best_way(const struct rt_device *device, unsigned needs)
{
    bool is_cpu = device->type & CL_DEVICE_TYPE_CPU;
    if (needs & CU2CL_NEEDS_WARP) {
        if (device->nvidia)
            return RT_AS_IS;
        return is_cpu || !wants_items(device, needs) ? RT_IN_LANES : RT_IN_ITEMS;
    }
    if (needs & CU2CL_BARRIER_IN_BRANCH) /* which OpenCL allows, but compilers for CPUs get wrong */
        return is_cpu ? RT_IN_LANES : RT_AS_IS;
    if (!(needs & CU2CL_LANE_LOOPS)) /* coroutines, slower where it is right as it is */
        return rt_program_loses_barriers(device) ? RT_IN_LANES : RT_AS_IS;
    /* Intel's runtime vectorises work-items itself, but not those with collectives (program.c); PoCL does
     * less of that. */
    bool has_no_vectors = device->vectorises_items && (needs & CU2CL_LANE_WARPS);
    return device->pocl || has_no_vectors ? RT_IN_LANES : RT_AS_IS;
}

/* A kernel that can't go the way which is asked for goes the best one. */
enum rt_way rt_kernel_way_of_parts(const struct rt_device *device, const struct rt_kernel *kernel)
{
    unsigned needs = kernel->info->needs;
    enum rt_way forced;
    if (!(needs & CU2CL_HAS_LANES) || !kernel->module->lanes)
        return RT_AS_IS;
    if (rt_way_forced(&forced) && forced != RT_IN_SUBGROUPS) {
        if (forced == RT_IN_LANES || (forced == RT_IN_ITEMS && wants_items(device, needs)))
            return forced;
        if (!(needs & CU2CL_NEEDS_WARP & ~device->capabilities))
            return RT_AS_IS;
    }
    return best_way(device, needs);
}

enum rt_way rt_kernel_way(const struct rt_device *device, const struct rt_kernel *kernel)
{
    return rt_kernel_no_subgroups(device, kernel) ? rt_kernel_way_of_parts(device, kernel)
                                                  : RT_IN_SUBGROUPS;
}

const char *rt_kernel_name(const struct rt_device *device, const struct rt_kernel *kernel,
                           bool for_parts, char room[RT_KERNEL_NAME])
{
    enum rt_way way =
        for_parts ? rt_kernel_way_of_parts(device, kernel) : rt_kernel_way(device, kernel);
    bool as_is = way == RT_AS_IS || way == RT_IN_SUBGROUPS;
    bool has_own = way == RT_IN_ITEMS && (kernel->info->needs & CU2CL_LANE_LOOPS);
    snprintf(room, RT_KERNEL_NAME, "%s%s%s", kernel->info->name,
             as_is     ? ""
             : has_own ? "_items"
                       : "_lanes",
             for_parts && way == RT_IN_LANES ? "_part" : "");
    return room;
}

unsigned rt_way_arguments(enum rt_way way, unsigned needs)
{
    bool meets = way == RT_IN_ITEMS || !(needs & CU2CL_LANE_LOOPS);
    return way == RT_AS_IS || way == RT_IN_SUBGROUPS ? 0
           : meets                                   ? RT_LANES_ARGUMENTS + 1
                                                     : RT_LANES_ARGUMENTS;
}
