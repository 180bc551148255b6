/* A source's port in the temporary folder, between the driver and the host compiler. */
#ifndef CU2CL_NVCC_PORT_H
#define CU2CL_NVCC_PORT_H

#include "driver.h"
#include "nvcc/nvcc.h"

struct nvcc_port {
    const char *folder;
    const char *source, *path; /* as it was named; absolute */
    struct driver_result result;
    size_t number;      /* of the source in the result */
    const char *record; /* an assembler file for the object, or NULL */
};

enum nvcc_outcome {
    NVCC_PORTED,
    NVCC_INCOMPLETE, /* device functions of other sources are missing */
    NVCC_FAILED,     /* with messages */
};

/* Ports one source into port->folder; with `dump`, writes nothing. */
enum nvcc_outcome nvcc_port_source(struct nvcc *nvcc, struct nvcc_port *port, FILE *dump);
/* Ports sources of one program, each with its flags, into `folder`. */
bool nvcc_port_sources(struct nvcc *nvcc, const char *folder, const char *const *paths,
                       const struct flags *flags, size_t count, struct driver_result *result);
/* What the source was to the driver; an empty one in a dry run. */
struct driver_source nvcc_port_facts(const struct nvcc_port *port);
const char *nvcc_real_path(struct nvcc *nvcc, const char *path);

/* --- compile.c */
/* Compiles the host program of a port, with nvcc's flags, to `object`. */
bool nvcc_compile_ported(struct nvcc *nvcc, const struct nvcc_port *port, const char *object);

/* --- image.c */
/* A header that defines CU2CL_EMBED_TEXT as the content of a file; NULL with a message. */
const char *nvcc_write_assembly(struct nvcc *nvcc, const char *path);

/* --- separate.c */
/* An assembler file with the record of the source; NULL with a message. */
const char *nvcc_write_record(struct nvcc *nvcc, const struct nvcc_port *port, bool complete);
/* An assembler file with a symbol for each device function that only one object of a program may
 * define, as nvcc's host code has it; NULL with a message. */
const char *nvcc_write_symbols(struct nvcc *nvcc, const struct nvcc_port *port);
/* A header for the host compiler that takes the assembler file in; NULL with a message. */
const char *nvcc_write_include(struct nvcc *nvcc, const char *record);
/* An object that holds nothing but what the assembler file says. */
bool nvcc_assemble(struct nvcc *nvcc, const char *path, const char *object);

#endif
