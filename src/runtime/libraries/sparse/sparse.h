/* The parts of the component `sparse`: descriptors, modules of kernels for each combination of
 * types, and what the functions share. */
#ifndef CU2CL_SPARSE_PARTS_H
#define CU2CL_SPARSE_PARTS_H

#include <stdbool.h>
#include <stddef.h>

#pragma GCC visibility push(default)
#include <cu2cl/sparse.h>
#pragma GCC visibility pop

#define SPARSE_TRY(call)                                                                           \
    do {                                                                                           \
        cusparseStatus_t try_status = (call);                                                      \
        if (try_status != CUSPARSE_STATUS_SUCCESS)                                                 \
            return try_status;                                                                     \
    } while (0)

struct cusparseContext {
    cu2clStream_t stream;
    cusparsePointerMode_t pointer_mode;
};

struct cusparseMatDescr {
    cusparseMatrixType_t type;
    cusparseFillMode_t fill;
    cusparseDiagType_t diagonal;
    cusparseIndexBase_t base;
};

struct cusparseSpVecDescr {
    int64_t size, count;
    void *indices, *values;
    cusparseIndexType_t index_type;
    cusparseIndexBase_t base;
    cudaDataType value_type;
};

struct cusparseDnVecDescr {
    int64_t size;
    void *values;
    cudaDataType value_type;
};

struct cusparseDnMatDescr {
    int64_t rows, columns, leading;
    void *values;
    cudaDataType value_type;
    cusparseOrder_t order;
    int batch;
    int64_t batch_stride;
};

struct cusparseSpMatDescr {
    cusparseFormat_t format;
    int64_t rows, columns, count; /* of BSR: blocks */
    int64_t block;
    void *offsets, *indices; /* of rows and their columns; CSC: of columns and their rows */
    void *row_indices;       /* COO */
    void *values;
    cusparseIndexType_t offset_type, index_type;
    cusparseIndexBase_t base;
    cudaDataType value_type;
    cusparseOrder_t block_order;
    cusparseFillMode_t fill;
    cusparseDiagType_t diagonal;
    int batch;
    int64_t offsets_stride, values_stride;
};

/* --- kernels (launch.c) --- */

enum sparse_kernel {
#define SPARSE_KERNEL(id, name, arguments) SPARSE_##id,
#include "libraries/sparse/kernels.def"
#undef SPARSE_KERNEL
    SPARSE_KERNELS
};

/* Types of a module of kernels. */
struct sparse_types {
    cudaDataType value;
    cusparseIndexType_t offset, index;
};

bool rt_sparse_are_known(struct sparse_types types);
size_t rt_sparse_value_size(cudaDataType type);
size_t rt_sparse_index_size(cusparseIndexType_t type);
/* Enqueues `items` work-items; 0 are none. `group`: the size of a work-group. `args` has the address
 * of each argument. */
cusparseStatus_t rt_sparse_launch(cusparseHandle_t handle, struct sparse_types types,
                                  enum sparse_kernel kernel, size_t items, unsigned group,
                                  void **args);
#define SPARSE_GROUP 64
#define SPARSE_ARGS(...)                                                                           \
    (void *[])                                                                                     \
    {                                                                                              \
        __VA_ARGS__                                                                                \
    }

#define SPARSE_LIST(...) sizeof SPARSE_ARGS(__VA_ARGS__) / sizeof(void *), SPARSE_ARGS(__VA_ARGS__)

/* A scalar of the program as the two arguments of a kernel. */
struct sparse_scalar {
    double value[2]; /* room for any type */
    const void *at;
};
struct sparse_scalar rt_sparse_scalar(cusparseHandle_t handle, cudaDataType type,
                                      const void *scalar);
#define SPARSE_PASS(scalar) (scalar).value, &(scalar).at

/* --- matrices as rows (rows.c) --- */

struct sparse_rows {
    struct sparse_types types;
    int64_t rows, columns, count;
    const void *offsets, *indices, *row_indices; /* COO: both the rows of elements and offsets */
    void *values;
    int base;
};

/* Pieces of a buffer of the program; with `at` NULL it counts what is needed. */
struct sparse_area {
    char *at;
    size_t size;
};
void *rt_sparse_piece(struct sparse_area *area, size_t size);

/* What a matrix has, as rows of it or (`is_transposed`) of its transpose. */
struct sparse_rows rt_sparse_view(const struct cusparseSpMatDescr *mat, bool *is_transposed);
/* The rows of `mat`, or of its transpose, with pieces of `area`. With area->at NULL nothing is
 * enqueued. */
cusparseStatus_t rt_sparse_rows(cusparseHandle_t handle, const struct cusparseSpMatDescr *mat,
                                bool wants_transpose, struct sparse_area *area,
                                struct sparse_rows *rows);
/* The same for the offsets of COO. */
cusparseStatus_t rt_sparse_offsets(cusparseHandle_t handle, struct sparse_rows *rows,
                                   struct sparse_area *area);
/* Writes the transpose. `values` NULL: structure only; `from` gets the place of each element. */
struct sparse_transpose {
    void *offsets, *indices, *values, *from;
    unsigned *counts; /* columns + 1 of room */
};
cusparseStatus_t rt_sparse_transpose(cusparseHandle_t handle, const struct sparse_rows *rows,
                                     const struct sparse_transpose *to);
/* Offsets from `count` counts. */
cusparseStatus_t rt_sparse_scan(cusparseHandle_t handle, struct sparse_types types,
                                unsigned *counts, void *offsets, int64_t count, int base);
/* Waits, and reads offset number `at`, without the base. */
cusparseStatus_t rt_sparse_last_offset(cusparseHandle_t handle, const struct sparse_rows *rows,
                                       int64_t at, int64_t *offset);

/* Steps from row to row, and from column to column, of a dense matrix. */
struct sparse_steps {
    int64_t row, column;
};
struct sparse_steps rt_sparse_steps(const struct cusparseDnMatDescr *mat, bool is_transposed);

/* --- rows in levels (levels.c) --- */

struct sparse_levels {
    int *order, *starts; /* on the device */
    int *host_starts;    /* on the host */
    int count;
};
/* Finds the levels of the rows whose elements left (upper: right) of the diagonal need others. Waits
 * for the device. */
cusparseStatus_t rt_sparse_find_levels(cusparseHandle_t handle, const struct sparse_rows *rows,
                                       bool is_upper, struct sparse_levels *levels);
void rt_sparse_free_levels(struct sparse_levels *levels);
/* Enqueues `kernel` for all levels. `args` are the `count` arguments behind those of the levels. */
cusparseStatus_t rt_sparse_run_levels(cusparseHandle_t handle, struct sparse_types types,
                                      enum sparse_kernel kernel, const struct sparse_levels *levels,
                                      int64_t per_row, size_t count, void **args);

static inline cusparseStatus_t rt_sparse_code(cu2clError_t error)
{
    if (error == cu2clSuccess)
        return CUSPARSE_STATUS_SUCCESS;
    return error == cu2clErrorMemoryAllocation ? CUSPARSE_STATUS_ALLOC_FAILED
                                               : CUSPARSE_STATUS_EXECUTION_FAILED;
}

#endif
