/* MPI calls with device pointers: a layer between a program and its MPI library.
 *
 * The layer defines MPI's functions that move data, brings what lies in device memory through host
 * memory, and calls the library by its second names (PMPI_Send). One build serves Open MPI and
 * MPICH: it reads no mpi.h. Each argument is a word. An argument is a number, a pointer, or a
 * handle, which is a number in one library and a pointer in the other; all of them come in a
 * register, or a place on the stack, of 64 bits, and are handed on as they came. The few things
 * that differ otherwise are in struct mpi_library. */
#ifndef CU2CL_MPI_H
#define CU2CL_MPI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cu2cl/cu2cl.h>

#pragma GCC visibility push(hidden)

typedef uintptr_t word;

/* --- abi.c: what differs between the libraries --- */
struct mpi_library {
    const char *version; /* how the text of MPI_Get_library_version begins */
    size_t handle_size;  /* of a request or a datatype in an array */
    size_t status_size;
    word in_place, ignored_status;
    int root;      /* MPI_ROOT */
    int cartesian; /* what MPI_Topo_test says */
    int graph;
    word world, byte; /* MPI_COMM_WORLD, MPI_BYTE */
};
/* The library of this process; ends the process where it is an unknown one. */
const struct mpi_library *mpi_library(void);
/* The handle at an index of an array of handles. */
word mpi_handle_at(word array, size_t index);

/* --- what the calls are: calls.def --- */
enum mpi_use {
    USE_UNUSED,
    USE_READ,
    USE_WRITTEN,
    USE_CHANGED,
    USE_READ_AT_ROOT,
    USE_WRITTEN_AT_ROOT,
    USE_BROADCAST, /* read at the root, and written at the others */
};

enum mpi_shape {
    SHAPE_ONE,     /* `count` elements */
    SHAPE_EACH,    /* `count` elements for each rank */
    SHAPE_SHARE,   /* SHAPE_ONE; SHAPE_EACH if the call works in place */
    SHAPE_VARYING, /* counts[rank] elements at displacements[rank] */
    SHAPE_TYPED,   /* the same, with displacements in bytes, and a type for each */
    SHAPE_SUM,     /* counts[0] + counts[1] + ... */
    SHAPE_OWN,     /* counts[own rank]; SHAPE_SUM if the call works in place */
    SHAPE_BYTES,   /* `count` bytes, without a type */
};

/* Which arguments describe a buffer. */
struct mpi_buffer {
    unsigned char use, shape, at, count, displacements, type;
};

/* An index of 0 means that the call has no such argument. */
struct mpi_call {
    const char *name;
    void (*real)(void);
    unsigned char arity, comm, root, status, request;
    bool persistent; /* begins nothing yet */
    bool large;      /* counts and displacements of 64 bits */
    bool point;      /* point to point: a status counts what came */
    bool neighbours; /* of a topology */
    struct mpi_buffer buffers[2];
};

/* Calls a function by its arguments. */
int mpi_forward(void (*real)(void), unsigned arity, const word *arguments);

/* --- region.c: which bytes a call uses --- */
struct mpi_region {
    ptrdiff_t low, high; /* from the address that the program gives */
    bool dense;          /* the call writes all of it, from the first byte on */
};
/* False: the call does not use this argument, or nothing of it. */
bool mpi_find_region(const struct mpi_call *call, unsigned buffer, const word *arguments,
                     struct mpi_region *region);
/* What the call does with the buffer in this process. */
enum mpi_use mpi_use_of(const struct mpi_call *call, unsigned buffer, const word *arguments);

/* --- blocks.c: host memory for staging, which is kept for the next call --- */
char *mpi_block_take(size_t size);
void mpi_block_give(char *block, size_t size);
void mpi_blocks_release(void);

/* --- stage.c --- */
/* A part of device memory, and the host memory that stands for it in a call. */
struct mpi_staged {
    char *device, *host; /* host: NULL, not staged */
    size_t size;
    int index; /* of the device */
    bool read, written;
    bool counted; /* of what is written, the status says how many bytes came */
};
struct mpi_stage {
    const char *name;
    struct mpi_staged buffers[2];
};
/* Puts staged buffers in the place of device pointers. 0, or an error of MPI's, which was
 * reported. */
int mpi_stage(const struct mpi_call *call, word *arguments, struct mpi_stage *stage);
bool mpi_is_staged(const struct mpi_stage *stage);
bool mpi_is_counted(const struct mpi_stage *stage);
/* Copies what the call reads to the host memory. */
int mpi_stage_in(const struct mpi_stage *stage);
/* Copies what came to device memory. `status` may be NULL where nothing is counted. */
int mpi_stage_out(const struct mpi_stage *stage, const void *status);
void mpi_stage_release(struct mpi_stage *stage);
/* Reports an error by a message and MPI's own way, the error handler of the communicator; 0: the
 * world's. Returns the error. */
int mpi_fail(const char *function, word comm, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* --- request.c --- */
/* The stage belongs to the request from now on. */
int mpi_request_add(const struct mpi_call *call, const word *arguments, struct mpi_stage *stage);

#define MPI_PARAMETERS_1  word a
#define MPI_PARAMETERS_2  MPI_PARAMETERS_1, word b
#define MPI_PARAMETERS_3  MPI_PARAMETERS_2, word c
#define MPI_PARAMETERS_4  MPI_PARAMETERS_3, word d
#define MPI_PARAMETERS_5  MPI_PARAMETERS_4, word e
#define MPI_PARAMETERS_6  MPI_PARAMETERS_5, word f
#define MPI_PARAMETERS_7  MPI_PARAMETERS_6, word g
#define MPI_PARAMETERS_8  MPI_PARAMETERS_7, word h
#define MPI_PARAMETERS_9  MPI_PARAMETERS_8, word i
#define MPI_PARAMETERS_10 MPI_PARAMETERS_9, word j
#define MPI_PARAMETERS_11 MPI_PARAMETERS_10, word k
#define MPI_PARAMETERS_12 MPI_PARAMETERS_11, word l
#define MPI_PARAMETERS_13 MPI_PARAMETERS_12, word m
#define MPI_ARGUMENTS_1   a
#define MPI_ARGUMENTS_2   MPI_ARGUMENTS_1, b
#define MPI_ARGUMENTS_3   MPI_ARGUMENTS_2, c
#define MPI_ARGUMENTS_4   MPI_ARGUMENTS_3, d
#define MPI_ARGUMENTS_5   MPI_ARGUMENTS_4, e
#define MPI_ARGUMENTS_6   MPI_ARGUMENTS_5, f
#define MPI_ARGUMENTS_7   MPI_ARGUMENTS_6, g
#define MPI_ARGUMENTS_8   MPI_ARGUMENTS_7, h
#define MPI_ARGUMENTS_9   MPI_ARGUMENTS_8, i
#define MPI_ARGUMENTS_10  MPI_ARGUMENTS_9, j
#define MPI_ARGUMENTS_11  MPI_ARGUMENTS_10, k
#define MPI_ARGUMENTS_12  MPI_ARGUMENTS_11, l
#define MPI_ARGUMENTS_13  MPI_ARGUMENTS_12, m

/* A function of the library by its second name. It is weak: not each library has each function, and
 * the layer may be linked to programs without MPI. */
#define MPI_SECOND(name, ...)                                                                      \
    int PMPI_##name(__VA_ARGS__) __attribute__((weak, visibility("default")))
/* The function that programs call. */
#define MPI_FIRST(name, ...)                                                                       \
    int MPI_##name(__VA_ARGS__) __attribute__((visibility("default")));                            \
    int MPI_##name(__VA_ARGS__)

#pragma GCC visibility pop

#endif
