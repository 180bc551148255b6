/* What differs between MPI libraries, apart from what a handle is. */
#include "libraries/mpi/mpi.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <pthread.h>

#define LONGEST_VERSION 8192

MPI_SECOND(Get_library_version, char *version, int *length);

/* Open MPI's predefined handles are the addresses of its variables. */
extern char ompi_mpi_comm_world[] __attribute__((weak, visibility("default")));
extern char ompi_mpi_byte[] __attribute__((weak, visibility("default")));

#define LIKE_MPICH(text)                                                                           \
    {                                                                                              \
        .version = text, .handle_size = 4, .status_size = 20, .in_place = (word)-1,                \
        .ignored_status = 1, .root = -3, .cartesian = 2, .graph = 1, .world = 0x44000000,          \
        .byte = 0x4c00010d                                                                         \
    }

static struct mpi_library libraries[] = {
    {.version = "Open MPI",
     .handle_size = sizeof(void *),
     .status_size = 24,
     .in_place = 1,
     .ignored_status = 0,
     .root = -4,
     .cartesian = 1,
     .graph = 2},
    LIKE_MPICH("MPICH"),
    LIKE_MPICH("CRAY MPICH"),
    LIKE_MPICH("Intel(R) MPI"),
    LIKE_MPICH("MVAPICH"),
};

static const struct mpi_library *chosen;

static void choose(void)
{
    static char version[LONGEST_VERSION];
    int length = 0;

    libraries[0].world = (word)ompi_mpi_comm_world;
    libraries[0].byte = (word)ompi_mpi_byte;
    if (PMPI_Get_library_version)
        PMPI_Get_library_version(version, &length);
    for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++)
        if (strncmp(version, libraries[i].version, strlen(libraries[i].version)) == 0)
            chosen = &libraries[i];
    if (!chosen) {
        fprintf(stderr, "cu2cl: device pointers in MPI calls: this MPI library is unknown: %.60s\n",
                version);
        abort();
    }
}

const struct mpi_library *mpi_library(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;

    pthread_once(&once, choose);
    return chosen;
}

word mpi_handle_at(word array, size_t index)
{
    if (mpi_library()->handle_size == sizeof(word))
        return ((const word *)array)[index];
    return ((const uint32_t *)array)[index];
}
