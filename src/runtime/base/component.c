/* The parts of the runtime that have something of their own on each device. They lie in layers
 * above, which hand their table down before the program's first call. */
#include "base/base.h"

static const struct rt_component *components;
static size_t component_count;

void rt_components_set(const struct rt_component *list, size_t count)
{
    components = list;
    component_count = count;
}

static void release_first(struct rt_device *device, size_t count)
{
    while (count-- > 0)
        if (components[count].release)
            components[count].release(device);
}

cu2clError_t rt_components_prepare(struct rt_device *device)
{
    for (size_t i = 0; i < component_count; i++) {
        cu2clError_t error = components[i].prepare ? components[i].prepare(device) : cu2clSuccess;
        if (error != cu2clSuccess) {
            release_first(device, i);
            return error;
        }
    }
    return cu2clSuccess;
}

void rt_components_release(struct rt_device *device)
{
    release_first(device, component_count);
}
