/* Rules of make that say which files an object is made from. */
#include "nvcc/nvcc.h"

#include "output/depfile.h"

bool nvcc_write_dependencies(struct nvcc *nvcc, const char *path, const char *target,
                             const struct frontend_read *reads, size_t count)
{
    const struct depfile depfile = {
        .path = path,
        .targets = &target,
        .target_count = 1,
        .reads = reads,
        .read_count = count,
        .without_system = nvcc->depend.without_system,
        .phony = nvcc->depend.phony,
    };
    return depfile_write(&depfile, nvcc->arena, nvcc->diag);
}
