/* Writing a port that several processes make; port.h has what one alone needs. */
#ifndef CU2CL_OUTPUT_H
#define CU2CL_OUTPUT_H

#include "output/manifest.h"

/* Like output_write, for a part of what is written: `manifest` was read before, and is not written.
 * `part` differs from that of others that write at the same time. */
bool output_write_part(struct program *program, const struct manifest *manifest, unsigned part,
                       bool overwrite);
/* Like output_write, for what is written last, with the manifest of all: it names what the parts
 * wrote, too (manifest->written). */
bool output_write_last(struct program *program, struct manifest *manifest, bool overwrite);

#endif
