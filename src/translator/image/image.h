/* An image of kernels: their OpenCL C with the tables of a module, as a text that the runtime's driver
 * API loads. The device pass alone makes it, so that no compiler of C++ is needed where it is loaded. */
#ifndef CU2CL_IMAGE_IMAGE_H
#define CU2CL_IMAGE_IMAGE_H

#include "model/model.h"
#include "port/port.h"

/* Requires: all analyses of the device pass. Fills source->module.lowered: what nvcc calls the kernel or
 * variable that the function cu2cl_lowered_N names, for N = 0, 1, ... until there is none. NULL in the
 * list: it names nothing of the device. (lowered.c) */
void image_collect_lowered(struct model *model, struct source *source);
/* Build options of the kernels for these flags, beside the runtime's own. (image.c) */
const char *image_build_options(const struct flags *flags);
/* Requires: a device pass alone, of the program's only source (frontend_options.device_only), and its
 * reads. The text of the image. (image.c) */
const char *image_text(struct arena *arena, const struct source *source,
                       const struct frontend_options *frontend);

#endif
