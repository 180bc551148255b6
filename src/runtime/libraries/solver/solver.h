/* The parts of the component `solver`: LAPACK's functions, and tasks, which are what the host does
 * with matrices of the device when it is their turn in a stream. */
#ifndef CU2CL_SOLVER_PARTS_H
#define CU2CL_SOLVER_PARTS_H

#include <stdbool.h>
#include <stddef.h>

#pragma GCC visibility push(default)
#include <cu2cl/solver.h>
#pragma GCC visibility pop

#define SOLVER_TRY(call)                                                                           \
    do {                                                                                           \
        cusolverStatus_t try_status = (call);                                                      \
        if (try_status != CUSOLVER_STATUS_SUCCESS)                                                 \
            return try_status;                                                                     \
    } while (0)

enum solver_type { RT_SOLVER_S, RT_SOLVER_D, RT_SOLVER_C, RT_SOLVER_Z };

static inline bool rt_solver_is_complex(enum solver_type type)
{
    return type >= RT_SOLVER_C;
}
/* Bytes of an element, and of its absolute value. */
size_t rt_solver_size(enum solver_type type);
size_t rt_solver_real_size(enum solver_type type);

/* --- LAPACK (lapack.c) --- */

/* Whether a library was found; says once which package has one. */
bool rt_solver_has_lapack(void);
/* The function of a type: the letter and `real`, or for complex types `other`. */
void (*rt_solver_lapack(enum solver_type type, const char *real, const char *other))(void);

/* A function with so many pointers; Fortran's hidden lengths of its strings come last. */
#define P2                             const void *, const void *
#define P3                             P2, const void *
#define P4                             P2, P2
#define P5                             P4, const void *
#define P6                             P4, P2
#define P7                             P6, const void *
#define P8                             P6, P2
#define P9                             P8, const void *
#define P10                            P8, P2
#define P11                            P10, const void *
#define P12                            P10, P2
#define P13                            P12, const void *
#define P14                            P12, P2
#define P15                            P14, const void *
#define P16                            P14, P2
#define LAPACK(task, real, other, ...) LAPACK_OF((task)->type, real, other, __VA_ARGS__)
#define LAPACK_OF(type, real, other, ...)                                                          \
    ((void (*)(__VA_ARGS__))rt_solver_lapack(type, real, other))

/* --- tasks (task.c) --- */

/* What is behind a handle: the stream, and memory of the host that tasks use one after another. */
struct solver_queue {
    cu2clStream_t stream;
    void *staging;
    size_t staging_size;
};

enum solver_kind { SOLVER_ELEMENTS, SOLVER_REALS, SOLVER_INTS, SOLVER_WIDE, SOLVER_PAIRS };
enum solver_flow { SOLVER_NONE, SOLVER_IN, SOLVER_OUT, SOLVER_BOTH };

/* A matrix of the device, by columns, and where the host has it. */
struct solver_matrix {
    void *device; /* NULL: there is none */
    int64_t rows, columns, leading;
    enum solver_kind kind;
    enum solver_flow flow;
    void *at; /* for the task: the elements, and the step from column to column */
    int ld;
};
#define SOLVER_MATRIX(pointer, rows, columns, leading, flow)                                       \
    {                                                                                              \
        (void *)(pointer), rows, columns, leading, SOLVER_ELEMENTS, flow, NULL, 0                  \
    }
#define SOLVER_VECTOR(pointer, kind, count, flow)                                                  \
    {                                                                                              \
        (void *)(pointer), count, 1, count, kind, flow, NULL, 0                                    \
    }

#define SOLVER_MATRICES 6

struct solver_task {
    void (*run)(struct solver_task *task);
    enum solver_type type;
    char options[4]; /* as LAPACK's */
    int sizes[6];
    struct solver_matrix matrices[SOLVER_MATRICES];
    int *device_info; /* gets `info`; may be NULL */
    /* Elements of LAPACK's workspaces; -1: `run` is called once to ask for it, with pointers to one
     * element. */
    int lwork, lrwork, liwork;
    size_t scratch_size; /* bytes for the task itself */
    int info;
    void *work, *rwork, *scratch;
    int *iwork;
    double bounds[2]; /* of eigenvalues */
    int *host_count;  /* of the host: how many were found */
    double *residual; /* of the host: how far the product of factors is from the matrix */
};

/* Enqueues the task, which is copied. */
cusolverStatus_t rt_solver_enqueue(struct solver_queue *queue, const struct solver_task *task);
/* Waits, and gives the memory back. */
cusolverStatus_t rt_solver_end_queue(struct solver_queue *queue);
cusolverStatus_t rt_solver_set_stream(struct solver_queue *queue, cu2clStream_t stream);
/* Copies `size` bytes of the device to the host in the stream's order, and waits. */
cusolverStatus_t rt_solver_fetch(struct solver_queue *queue, void *to, const void *from,
                                 size_t size);

static inline cusolverStatus_t rt_solver_code(cu2clError_t error)
{
    if (error == cu2clSuccess)
        return CUSOLVER_STATUS_SUCCESS;
    return error == cu2clErrorMemoryAllocation ? CUSOLVER_STATUS_ALLOC_FAILED
                                               : CUSOLVER_STATUS_EXECUTION_FAILED;
}

#endif
