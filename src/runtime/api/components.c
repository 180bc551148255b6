/* What the layers have on each device, in the order in which it is made. A reset undoes it in the
 * opposite one: what may use something goes before it. */
#include "api/api.h"

static const struct rt_component components[] = {
    {"streams", rt_streams_prepare, rt_streams_release},
    {"addresses", rt_address_prepare, rt_address_release},
    {"mailbox", NULL, rt_mail_release},
    {"pool", NULL, rt_pool_release},
    {"barrier of grids", NULL, rt_grid_release},
    {"reports of kernels", NULL, rt_status_release},
    {"output of kernels", NULL, rt_output_release},
    {"heap of kernels", NULL, rt_heap_release},
    {"launches by kernels", NULL, rt_children_release},
    {"allocations", NULL, rt_allocations_release},
    {"memory of graphs", NULL, rt_graph_memory_release_device},
    {"mipmapped arrays", NULL, rt_mipmaps_release},
    {"arrays", NULL, rt_arrays_release},
    {"textures", NULL, rt_textures_release},
    {"texture references", NULL, rt_references_release},
    {"memory of other processes", NULL, rt_ipc_release},
    {"graphics resources", NULL, rt_graphics_release},
    {"variables", NULL, rt_symbols_release},
    {"kernels", NULL, rt_instances_release},
    {"settings", NULL, rt_settings_release},
    {"modules", rt_modules_prepare, rt_modules_release},
    {"record", NULL, rt_record_release},
};

/* Also before constructors of a program that has the library inside. */
__attribute__((constructor(101))) void rt_components_connect(void)
{
    rt_components_set(components, sizeof components / sizeof *components);
}
