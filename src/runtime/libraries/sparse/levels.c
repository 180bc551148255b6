/* Rows that need others before them, as in triangular systems. A row's level is one more than the
 * highest level that it needs; rows of a level don't need each other. The host finds the levels.
 *
 * A launch does one level. Levels of few rows, of which there may be many, are done by one
 * work-group, which waits between them. */
#include "libraries/sparse/sparse.h"

#include <stdlib.h>
#include <string.h>

#define GROUP          256
#define MOST_ARGUMENTS 32
#define FEW_ROWS       1024 /* as many are left to one work-group */

static int64_t index_at(const void *list, cusparseIndexType_t type, int64_t i)
{
    return type == CUSPARSE_INDEX_64I ? ((const int64_t *)list)[i] : ((const int *)list)[i];
}

/* The structure of the rows on the host. */
struct structure {
    const struct sparse_rows *rows;
    void *offsets, *indices;
};

static cusparseStatus_t read_structure(cusparseHandle_t handle, const struct sparse_rows *rows,
                                       struct structure *s)
{
    size_t offsets_size = (size_t)(rows->rows + 1) * rt_sparse_index_size(rows->types.offset);
    size_t indices_size = (size_t)rows->count * rt_sparse_index_size(rows->types.index);
    s->rows = rows;
    s->offsets = malloc(offsets_size);
    s->indices = malloc(indices_size + 1);
    if (!s->offsets || !s->indices)
        return CUSPARSE_STATUS_ALLOC_FAILED;
    SPARSE_TRY(rt_sparse_code(cu2clMemcpyAsync(s->offsets, rows->offsets, offsets_size,
                                               cu2clMemcpyDeviceToHost, handle->stream)));
    if (indices_size > 0)
        SPARSE_TRY(rt_sparse_code(cu2clMemcpyAsync(s->indices, rows->indices, indices_size,
                                                   cu2clMemcpyDeviceToHost, handle->stream)));
    return rt_sparse_code(cu2clStreamSynchronize(handle->stream));
}

/* The level of `row`, from those that it needs. */
static int level_of(const struct structure *s, int64_t row, bool is_upper, const int *level)
{
    const struct sparse_rows *r = s->rows;
    int64_t end = index_at(s->offsets, r->types.offset, row + 1) - r->base;
    int own = 0;
    for (int64_t i = index_at(s->offsets, r->types.offset, row) - r->base; i < end; i++) {
        int64_t column = index_at(s->indices, r->types.index, i) - r->base;
        bool is_needed = is_upper ? column > row : column < row;
        if (is_needed && column >= 0 && column < r->rows && level[column] >= own)
            own = level[column] + 1;
    }
    return own;
}

/* Sorts the rows by level (counting sort) and sends them to the device. */
static cusparseStatus_t order_rows(int64_t rows, const int *level, int *order,
                                   struct sparse_levels *levels)
{
    size_t starts_size = ((size_t)levels->count + 1) * sizeof(int);
    int *place = levels->host_starts;
    for (int64_t row = 0; row < rows; row++)
        place[level[row] + 1]++;
    for (int i = 0; i < levels->count; i++)
        place[i + 1] += place[i];
    for (int64_t row = rows; row-- > 0;) /* counts down the ends, which become the starts */
        order[--place[level[row] + 1]] = (int)row;
    for (int i = 0; i < levels->count; i++)
        place[i] = place[i + 1];
    place[levels->count] = (int)rows;
    SPARSE_TRY(rt_sparse_code(cu2clMalloc((void **)&levels->order, (size_t)rows * sizeof(int))));
    SPARSE_TRY(rt_sparse_code(cu2clMalloc((void **)&levels->starts, starts_size)));
    SPARSE_TRY(rt_sparse_code(
        cu2clMemcpy(levels->order, order, (size_t)rows * sizeof(int), cu2clMemcpyHostToDevice)));
    return rt_sparse_code(cu2clMemcpy(levels->starts, place, starts_size, cu2clMemcpyHostToDevice));
}

static cusparseStatus_t find_levels(const struct structure *s, bool is_upper, int *level,
                                    int *order, struct sparse_levels *levels)
{
    int64_t rows = s->rows->rows;
    levels->count = 0;
    for (int64_t i = 0; i < rows; i++) {
        int64_t row = is_upper ? rows - 1 - i : i;
        level[row] = level_of(s, row, is_upper, level);
        if (level[row] >= levels->count)
            levels->count = level[row] + 1;
    }
    levels->host_starts = calloc((size_t)levels->count + 2, sizeof(int));
    return levels->host_starts ? order_rows(rows, level, order, levels)
                               : CUSPARSE_STATUS_ALLOC_FAILED;
}

cusparseStatus_t rt_sparse_find_levels(cusparseHandle_t handle, const struct sparse_rows *rows,
                                       bool is_upper, struct sparse_levels *levels)
{
    struct structure s = {rows, NULL, NULL};
    size_t size = ((size_t)rows->rows + 1) * sizeof(int);
    int *level = malloc(size), *order = malloc(size);
    cusparseStatus_t status =
        level && order ? read_structure(handle, rows, &s) : CUSPARSE_STATUS_ALLOC_FAILED;
    rt_sparse_free_levels(levels);
    if (status == CUSPARSE_STATUS_SUCCESS && rows->rows > 0)
        status = find_levels(&s, is_upper, level, order, levels);
    free(s.offsets);
    free(s.indices);
    free(level);
    free(order);
    return status;
}

void rt_sparse_free_levels(struct sparse_levels *levels)
{
    cu2clFree(levels->order);
    cu2clFree(levels->starts);
    free(levels->host_starts);
    *levels = (struct sparse_levels){NULL, NULL, NULL, 0};
}

cusparseStatus_t rt_sparse_run_levels(cusparseHandle_t handle, struct sparse_types types,
                                      enum sparse_kernel kernel, const struct sparse_levels *levels,
                                      int64_t per_row, size_t count, void **args)
{
    struct sparse_levels l = *levels;
    int first = 0, last = 0;
    void *all[MOST_ARGUMENTS] = {&l.order, &l.starts, &first, &last};
    memcpy(all + 4, args, count * sizeof *args);
    for (; first < l.count; first = last) {
        int64_t items = (l.host_starts[first + 1] - l.host_starts[first]) * per_row;
        last = first + 1;
        if (items <= FEW_ROWS) {
            while (last < l.count &&
                   (l.host_starts[last + 1] - l.host_starts[last]) * per_row <= FEW_ROWS)
                last++;
            items = GROUP;
        }
        SPARSE_TRY(rt_sparse_launch(handle, types, kernel, (size_t)items, GROUP, all));
    }
    return CUSPARSE_STATUS_SUCCESS;
}
