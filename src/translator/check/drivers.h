/* The OpenCL drivers of this machine, by their platforms. */
#ifndef CU2CL_CHECK_DRIVERS_H
#define CU2CL_CHECK_DRIVERS_H

#include "check/plan.h"

/* What a device says of itself. */
struct opencl_device {
    const char *name, *version, *driver, *extensions;
    bool is_gpu; /* or an accelerator */
    bool has_double, has_svm;
    unsigned sub_groups; /* most of a work-group; 0: none */
    uint64_t memory;     /* in bytes */
};

struct opencl_platform {
    const char *name, *version;
    struct opencl_device *devices;
    size_t device_count;
};

struct opencl_platforms {
    struct opencl_platform *items;
    size_t count;
    const char *why; /* nothing could be asked; NULL: all is well */
};

/* Asks the ICD loader in a process of its own, so that a driver that crashes does no harm. */
struct opencl_platforms drivers_list(struct arena *arena);
/* The short name of a platform: `pocl`, `intel`, `nvidia`, or its own in small letters. */
const char *drivers_short_name(struct arena *arena, const char *platform);
/* Gives the plan its drivers: all that are there, or those of `names` (if there are any) or of the
 * check file, with the settings that choose them. A driver that is named and not there is
 * reported. Returns false where nothing is left. */
bool drivers_choose(struct check_plan *plan, struct arena *arena, struct diag *diag,
                    const struct text_list *names);

#endif
