/* The functions that programs call, from calls.def. */
#include "libraries/mpi/mpi.h"

#include <cu2cl/pointer.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int function_1(MPI_PARAMETERS_1);
typedef int function_2(MPI_PARAMETERS_2);
typedef int function_3(MPI_PARAMETERS_3);
typedef int function_4(MPI_PARAMETERS_4);
typedef int function_5(MPI_PARAMETERS_5);
typedef int function_6(MPI_PARAMETERS_6);
typedef int function_7(MPI_PARAMETERS_7);
typedef int function_8(MPI_PARAMETERS_8);
typedef int function_9(MPI_PARAMETERS_9);
typedef int function_10(MPI_PARAMETERS_10);
typedef int function_11(MPI_PARAMETERS_11);
typedef int function_12(MPI_PARAMETERS_12);
typedef int function_13(MPI_PARAMETERS_13);

int mpi_forward(void (*real)(void), unsigned arity, const word *arguments)
{
    word all[13] = {0};

    memcpy(all, arguments, arity * sizeof *all);
    word a = all[0], b = all[1], c = all[2], d = all[3], e = all[4], f = all[5], g = all[6];
    word h = all[7], i = all[8], j = all[9], k = all[10], l = all[11], m = all[12];
    switch (arity) {
#define FORWARD(n)                                                                                 \
    case n: return ((function_##n *)real)(MPI_ARGUMENTS_##n)
        FORWARD(1);
        FORWARD(2);
        FORWARD(3);
        FORWARD(4);
        FORWARD(5);
        FORWARD(6);
        FORWARD(7);
        FORWARD(8);
        FORWARD(9);
        FORWARD(10);
        FORWARD(11);
        FORWARD(12);
        FORWARD(13);
    default: abort();
    }
}

static void require(const char *name, void (*real)(void))
{
    if (real)
        return;
    fprintf(stderr, "cu2cl: MPI_%s: this MPI library, or its static form, has no PMPI_%s\n", name,
            name);
    abort();
}

/* A status for a call whose program wants none. */
static void *provide_status(const struct mpi_call *call, const struct mpi_stage *stage,
                            word *arguments, uint64_t own[8])
{
    if (!call->status)
        return NULL;
    if (mpi_is_counted(stage) && arguments[call->status] == mpi_library()->ignored_status)
        arguments[call->status] = (word)own;
    return (void *)arguments[call->status];
}

static int call_staged(const struct mpi_call *call, word *arguments, struct mpi_stage *stage)
{
    uint64_t own[8] = {0};
    const void *status = provide_status(call, stage, arguments, own);
    int error = call->persistent ? 0 : mpi_stage_in(stage);

    if (!error)
        error = mpi_forward(call->real, call->arity, arguments);
    if (!error && call->request)
        return mpi_request_add(call, arguments, stage);
    if (!error)
        error = mpi_stage_out(stage, status);
    mpi_stage_release(stage);
    return error;
}

static int call_function(const struct mpi_call *call, word *arguments)
{
    struct mpi_stage stage;

    require(call->name, call->real);
    int error = mpi_stage(call, arguments, &stage);
    if (error)
        return error;
    if (!mpi_is_staged(&stage))
        return mpi_forward(call->real, call->arity, arguments);
    return call_staged(call, arguments, &stage);
}

/* Calls the function unless one of `pointers` is in device memory. */
static int refuse(const char *name, void (*real)(void), unsigned arity, const word *arguments,
                  const char *why, const unsigned char *pointers, size_t count)
{
    int device;

    require(name, real);
    for (size_t i = 0; i < count; i++)
        if (cu2clMemoryTypeOf((const void *)arguments[pointers[i]], &device) ==
            cu2clMemoryTypeDevice)
            return mpi_fail(name, 0, "%s", why);
    return mpi_forward(real, arity, arguments);
}

#define DEFINE(name, arity, ...)                                                                   \
    MPI_SECOND(name, MPI_PARAMETERS_##arity);                                                      \
    MPI_FIRST(name, MPI_PARAMETERS_##arity)                                                        \
    {                                                                                              \
        word arguments[] = {MPI_ARGUMENTS_##arity};                                                \
        static const struct mpi_call call = {#name, (void (*)(void))PMPI_##name, arity,            \
                                             __VA_ARGS__};                                         \
        return call_function(&call, arguments);                                                    \
    }
#define CALL(name, arity, ...)                                                                     \
    DEFINE(name, arity, __VA_ARGS__)                                                               \
    DEFINE(name##_c, arity, .large = true, __VA_ARGS__)
#define START(name, arity, ...)   CALL(name, arity, __VA_ARGS__)
#define PERSIST(name, arity, ...) CALL(name, arity, .persistent = true, __VA_ARGS__)
#define GROUP(name, iname, arity, request, last, ...)                                              \
    CALL(name, arity, __VA_ARGS__)                                                                 \
    START(iname, request, REQUEST(arity), __VA_ARGS__)                                             \
    PERSIST(name##_init, last, REQUEST(request), __VA_ARGS__)
#define REFUSE(name, arity, why, ...)                                                              \
    MPI_SECOND(name, MPI_PARAMETERS_##arity);                                                      \
    MPI_FIRST(name, MPI_PARAMETERS_##arity)                                                        \
    {                                                                                              \
        static const unsigned char pointers[] = {__VA_ARGS__};                                     \
        word arguments[] = {MPI_ARGUMENTS_##arity};                                                \
        return refuse(#name, (void (*)(void))PMPI_##name, arity, arguments, why, pointers,         \
                      sizeof pointers);                                                            \
    }
#include "libraries/mpi/calls.def"

/* Host memory of the layer goes before the library does. */
MPI_SECOND(Finalize, void);
MPI_FIRST(Finalize, void)
{
    mpi_blocks_release();
    return PMPI_Finalize();
}

/* What programs ask before they pass device pointers: yes. */
int MPIX_Query_cuda_support(void) __attribute__((visibility("default")));
int MPIX_Query_cuda_support(void)
{
    return 1;
}

int MPIX_GPU_query_support(int kind, int *supported) __attribute__((visibility("default")));
int MPIX_GPU_query_support(int kind, int *supported)
{
    *supported = kind == 0; /* CUDA */
    return 0;
}

/* Objects that use MPI ask for this symbol, so that the layer is linked before the library. */
extern const char cu2cl_mpi __attribute__((visibility("default")));
const char cu2cl_mpi = 1;
