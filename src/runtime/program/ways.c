/* Which way a kernel runs on a device: by what it needs, what the device is, and CU2CL_WARPS. */
#include "program/program.h"

enum rt_way rt_kernel_way(const struct rt_device *device, const struct rt_kernel *kernel)
{
    unsigned needs = kernel->info->needs;
    enum rt_way forced;
    if (!(needs & CU2CL_HAS_LANES) || !kernel->module->lanes)
        return RT_AS_IS;
    if (rt_way_forced(&forced))
        return forced == RT_IN_LANES ? RT_IN_LANES : RT_AS_IS;
    if (needs & (CU2CL_NEEDS_WARP | CU2CL_BARRIER_IN_BRANCH))
        return device->nvidia ? RT_AS_IS : RT_IN_LANES;
    if (!(needs & CU2CL_LANE_LOOPS)) /* coroutines, slower where it is right as it is */
        return rt_program_loses_barriers(device) ? RT_IN_LANES : RT_AS_IS;
    /* Intel's runtime vectorises work-items itself, PoCL does less of that. */
    return device->pocl ? RT_IN_LANES : RT_AS_IS;
}
