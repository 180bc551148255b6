/* For sources that use MPI: their objects ask for the layer that takes device pointers (libcu2cl_mpi),
 * so that the linker puts it before the MPI library, wherever that is named. */
#ifndef CU2CL_USES_MPI_H
#define CU2CL_USES_MPI_H

#ifdef __cplusplus
extern "C" {
#endif

extern const char cu2cl_mpi;

#ifdef __cplusplus
}
#endif

static const char *const cu2cl_asks_for_mpi __attribute__((used)) = &cu2cl_mpi;

#endif
