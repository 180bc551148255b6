/* For sources that may use MPI, since the build has its headers for them: their objects ask for the
 * layer that takes device pointers (libcu2cl_mpi), so that the linker puts it before the MPI library,
 * wherever that is named. The layer needs no MPI, so asking in vain does no harm. */
#ifndef CU2CL_USES_MPI_H
#define CU2CL_USES_MPI_H

#ifdef __has_include
#if __has_include(<mpi.h>)

#ifdef __cplusplus
extern "C" {
#endif

extern const char cu2cl_mpi;

#ifdef __cplusplus
}
#endif

static const char *const cu2cl_asks_for_mpi __attribute__((used)) = &cu2cl_mpi;

#endif
#endif

#endif
