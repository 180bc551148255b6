// cuSPARSE's algorithms. A module has them for one type of values, offsets and indices, which are
// defined in front of this text: VALUE, REAL, OFFSET, INDEX; COMPLEX where a value is a pair.
//
// A matrix is seen as rows: `offsets` says where the elements of a row begin, `columns` and `values`
// are theirs. Indices start at `base`. What a matrix by columns has are the rows of its transpose.
// A scalar is a value, or lies in memory: `*_at` is null then or not.

#ifdef COMPLEX
VALUE multiply(VALUE a, VALUE b)
{
    return (VALUE)(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}
VALUE conjugate(VALUE a, int wanted)
{
    return wanted ? (VALUE)(a.x, -a.y) : a;
}
VALUE divide(VALUE a, VALUE b)
{
    REAL length = b.x * b.x + b.y * b.y;
    return (VALUE)((a.x * b.x + a.y * b.y) / length, (a.y * b.x - a.x * b.y) / length);
}
VALUE root(VALUE a)
{
    return (VALUE)(sqrt(a.x), 0);
}
int is_zero(VALUE a)
{
    return a.x == 0 && a.y == 0;
}
#define ZERO (VALUE)(0, 0)
#else
VALUE multiply(VALUE a, VALUE b)
{
    return a * b;
}
VALUE conjugate(VALUE a, int wanted)
{
    return a;
}
VALUE divide(VALUE a, VALUE b)
{
    return a / b;
}
VALUE root(VALUE a)
{
    return sqrt(a);
}
int is_zero(VALUE a)
{
    return a == 0;
}
#define ZERO 0
#endif

#define READ_SCALAR(name)                                                                              \
    if (name##_at)                                                                                     \
    name = *name##_at

VALUE combined(VALUE alpha, VALUE sum, VALUE beta, VALUE old)
{
    VALUE result = multiply(alpha, sum);
    return is_zero(beta) ? result : result + multiply(beta, old); // what is not a number does not come back
}

// The row of element `i`.
ulong row_of(__global const OFFSET *offsets, ulong rows, int base, ulong i)
{
    ulong low = 0, high = rows;
    while (high - low > 1) {
        ulong middle = (low + high) / 2;
        if ((ulong)(offsets[middle] - base) <= i)
            low = middle;
        else
            high = middle;
    }
    return low;
}

// --- products ---

__kernel void cu_sparse_mv(__global const OFFSET *offsets, __global const INDEX *columns,
                           __global const VALUE *values, __global const VALUE *x,
                           __global VALUE *y, ulong rows, int base, int is_conjugate, VALUE alpha,
                           __global const VALUE *alpha_at, VALUE beta,
                           __global const VALUE *beta_at)
{
    ulong row = get_global_id(0);
    VALUE sum = ZERO;
    if (row >= rows)
        return;
    READ_SCALAR(alpha);
    READ_SCALAR(beta);
    for (ulong i = offsets[row] - base, end = offsets[row + 1] - base; i < end; i++)
        sum += multiply(conjugate(values[i], is_conjugate), x[columns[i] - base]);
    y[row] = combined(alpha, sum, beta, is_zero(beta) ? ZERO : y[row]);
}

// The same for long rows: a work-group of 64 for each.
__kernel void cu_sparse_mv_group(__global const OFFSET *offsets, __global const INDEX *columns,
                                 __global const VALUE *values, __global const VALUE *x,
                                 __global VALUE *y, ulong rows, int base, int is_conjugate,
                                 VALUE alpha, __global const VALUE *alpha_at, VALUE beta,
                                 __global const VALUE *beta_at)
{
    __local VALUE sums[64];
    ulong row = get_group_id(0);
    uint lane = get_local_id(0);
    VALUE sum = ZERO;
    READ_SCALAR(alpha);
    READ_SCALAR(beta);
    for (ulong i = offsets[row] - base + lane, end = offsets[row + 1] - base; i < end; i += 64)
        sum += multiply(conjugate(values[i], is_conjugate), x[columns[i] - base]);
    sums[lane] = sum;
    for (uint half_of = 32; half_of > 0; half_of /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (lane < half_of)
            sums[lane] += sums[lane + half_of];
    }
    if (lane == 0)
        y[row] = combined(alpha, sums[0], beta, is_zero(beta) ? ZERO : y[row]);
}

// Blocks of `size` * `size` values.
__kernel void cu_sparse_block_mv(__global const OFFSET *offsets, __global const INDEX *columns,
                                 __global const VALUE *values, __global const VALUE *x,
                                 __global VALUE *y, ulong rows, ulong size, int by_columns,
                                 int base, VALUE alpha, __global const VALUE *alpha_at, VALUE beta,
                                 __global const VALUE *beta_at)
{
    ulong row = get_global_id(0), inside = row % size;
    VALUE sum = ZERO;
    if (row >= rows * size)
        return;
    READ_SCALAR(alpha);
    READ_SCALAR(beta);
    for (ulong i = offsets[row / size] - base, end = offsets[row / size + 1] - base; i < end; i++)
        for (ulong j = 0; j < size; j++) {
            ulong at = i * size * size + (by_columns ? j * size + inside : inside * size + j);
            sum += multiply(values[at], x[(columns[i] - base) * size + j]);
        }
    y[row] = combined(alpha, sum, beta, is_zero(beta) ? ZERO : y[row]);
}

__kernel void cu_sparse_mm(__global const OFFSET *offsets, __global const INDEX *columns,
                           __global const VALUE *values, __global const VALUE *b,
                           __global VALUE *c, ulong rows, ulong count, ulong b_row, ulong b_column,
                           ulong c_row, ulong c_column, int base, int conjugate_a, int conjugate_b,
                           VALUE alpha, __global const VALUE *alpha_at, VALUE beta,
                           __global const VALUE *beta_at)
{
    ulong item = get_global_id(0), row = item / count, column = item % count;
    VALUE sum = ZERO;
    if (row >= rows)
        return;
    READ_SCALAR(alpha);
    READ_SCALAR(beta);
    for (ulong i = offsets[row] - base, end = offsets[row + 1] - base; i < end; i++)
        sum += multiply(conjugate(values[i], conjugate_a),
                        conjugate(b[(columns[i] - base) * b_row + column * b_column], conjugate_b));
    ulong at = row * c_row + column * c_column;
    c[at] = combined(alpha, sum, beta, is_zero(beta) ? ZERO : c[at]);
}

// The product of dense matrices where `values` has elements. `rows_at`: the rows of these, or null.
__kernel void cu_sparse_sampled(__global const OFFSET *offsets, __global const INDEX *rows_at,
                                __global const INDEX *columns, __global VALUE *values,
                                __global const VALUE *a, __global const VALUE *b, ulong rows,
                                ulong count, ulong inner, ulong a_row, ulong a_column, ulong b_row,
                                ulong b_column, int base, int conjugate_a, int conjugate_b,
                                VALUE alpha, __global const VALUE *alpha_at, VALUE beta,
                                __global const VALUE *beta_at)
{
    ulong i = get_global_id(0);
    VALUE sum = ZERO;
    if (i >= count)
        return;
    READ_SCALAR(alpha);
    READ_SCALAR(beta);
    ulong row = rows_at ? (ulong)(rows_at[i] - base) : row_of(offsets, rows, base, i);
    ulong column = columns[i] - base;
    for (ulong k = 0; k < inner; k++)
        sum += multiply(conjugate(a[row * a_row + k * a_column], conjugate_a),
                        conjugate(b[k * b_row + column * b_column], conjugate_b));
    values[i] = combined(alpha, sum, beta, is_zero(beta) ? ZERO : values[i]);
}

// --- formats ---

// Offsets from the sorted rows of elements.
__kernel void cu_sparse_offsets(__global const INDEX *rows_at, __global OFFSET *offsets,
                                ulong rows, ulong count, int base)
{
    ulong row = get_global_id(0), low = 0, high = count;
    if (row > rows)
        return;
    while (low < high) {
        ulong middle = (low + high) / 2;
        if ((ulong)(rows_at[middle] - base) < row)
            low = middle + 1;
        else
            high = middle;
    }
    offsets[row] = (OFFSET)(low + base);
}

__kernel void cu_sparse_rows(__global const OFFSET *offsets, __global INDEX *rows_at, ulong rows,
                             ulong count, int base)
{
    ulong i = get_global_id(0);
    if (i < count)
        rows_at[i] = (INDEX)(row_of(offsets, rows, base, i) + base);
}

__kernel void cu_sparse_clear(__global uint *counts, ulong count)
{
    ulong i = get_global_id(0);
    if (i < count)
        counts[i] = 0;
}

__kernel void cu_sparse_count(__global const INDEX *columns, volatile __global uint *counts,
                              ulong count, int base)
{
    ulong i = get_global_id(0);
    if (i < count)
        atomic_inc(&counts[columns[i] - base]);
}

// Offsets from counts: sums of all before, by one work-group of 256.
__kernel void cu_sparse_scan(__global const uint *counts, __global OFFSET *offsets, ulong count,
                             int base)
{
    __local ulong sums[256];
    uint lane = get_local_id(0);
    ulong before = 0;
    for (ulong start = 0; start < count; start += 256) {
        ulong own = start + lane < count ? counts[start + lane] : 0, sum = own;
        sums[lane] = own;
        barrier(CLK_LOCAL_MEM_FENCE);
        for (uint step = 1; step < 256; step *= 2) {
            ulong other = lane >= step ? sums[lane - step] : 0;
            barrier(CLK_LOCAL_MEM_FENCE);
            sum += other;
            sums[lane] = sum;
            barrier(CLK_LOCAL_MEM_FENCE);
        }
        if (start + lane < count)
            offsets[start + lane] = (OFFSET)(before + sum - own + base);
        before += sums[255];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lane == 0)
        offsets[count] = (OFFSET)(before + base);
}

// Puts elements into the rows of the transpose, in any order; `from`: where they were.
__kernel void cu_sparse_place(__global const OFFSET *offsets, __global const INDEX *rows_at,
                              __global const INDEX *columns, volatile __global uint *counts,
                              __global const OFFSET *new_offsets, __global INDEX *new_columns,
                              __global INDEX *from, ulong rows, ulong count, int base)
{
    ulong i = get_global_id(0);
    if (i >= count)
        return;
    ulong row = rows_at ? (ulong)(rows_at[i] - base) : row_of(offsets, rows, base, i);
    ulong column = columns[i] - base;
    ulong at = new_offsets[column + 1] - base - atomic_dec(&counts[column]);
    new_columns[at] = (INDEX)(row + base);
    from[at] = (INDEX)i;
}

// Sorts a row's elements by column, and then by `from` (heap sort).
void sink(__global INDEX *keys, __global INDEX *from, ulong at, ulong count)
{
    INDEX key = keys[at], own = from[at];
    for (;;) {
        ulong child = 2 * at + 1;
        if (child >= count)
            break;
        if (child + 1 < count && (keys[child + 1] > keys[child] ||
                                  (keys[child + 1] == keys[child] && from[child + 1] > from[child])))
            child++;
        if (keys[child] < key || (keys[child] == key && from[child] < own))
            break;
        keys[at] = keys[child];
        from[at] = from[child];
        at = child;
    }
    keys[at] = key;
    from[at] = own;
}

__kernel void cu_sparse_sort(__global const OFFSET *offsets, __global INDEX *columns,
                             __global INDEX *from, ulong rows, int base)
{
    ulong row = get_global_id(0);
    if (row >= rows)
        return;
    __global INDEX *keys = columns + (offsets[row] - base), *own = from + (offsets[row] - base);
    ulong count = offsets[row + 1] - offsets[row];
    for (ulong i = count / 2; i-- > 0;)
        sink(keys, own, i, count);
    for (ulong last = count; last-- > 1;) {
        INDEX key = keys[0], place = own[0];
        keys[0] = keys[last];
        own[0] = own[last];
        keys[last] = key;
        own[last] = place;
        sink(keys, own, 0, last);
    }
}

__kernel void cu_sparse_number(__global INDEX *from, ulong count)
{
    ulong i = get_global_id(0);
    if (i < count)
        from[i] = (INDEX)i;
}

__kernel void cu_sparse_gather(__global VALUE *to, __global const VALUE *from,
                               __global const INDEX *places, ulong count, int base)
{
    ulong i = get_global_id(0);
    if (i < count)
        to[i] = from[places[i] - base];
}

__kernel void cu_sparse_scatter(__global VALUE *to, __global const VALUE *from,
                                __global const INDEX *places, ulong count, int base)
{
    ulong i = get_global_id(0);
    if (i < count)
        to[places[i] - base] = from[i];
}

__kernel void cu_sparse_count_dense(__global const VALUE *dense, __global uint *counts, ulong rows,
                                    ulong columns, ulong row_step, ulong column_step)
{
    ulong row = get_global_id(0);
    uint count = 0;
    if (row >= rows)
        return;
    for (ulong j = 0; j < columns; j++)
        count += !is_zero(dense[row * row_step + j * column_step]);
    counts[row] = count;
}

__kernel void cu_sparse_from_dense(__global const VALUE *dense, __global const OFFSET *offsets,
                                   __global INDEX *rows_at, __global INDEX *columns_at,
                                   __global VALUE *values, ulong rows, ulong columns,
                                   ulong row_step, ulong column_step, int base)
{
    ulong row = get_global_id(0);
    if (row >= rows)
        return;
    ulong at = offsets[row] - base;
    for (ulong j = 0; j < columns; j++) {
        VALUE value = dense[row * row_step + j * column_step];
        if (is_zero(value))
            continue;
        columns_at[at] = (INDEX)(j + base);
        if (rows_at)
            rows_at[at] = (INDEX)(row + base);
        values[at++] = value;
    }
}

__kernel void cu_sparse_zero(__global VALUE *dense, ulong rows, ulong columns, ulong row_step,
                             ulong column_step)
{
    ulong i = get_global_id(0);
    if (i < rows * columns)
        dense[i / columns * row_step + i % columns * column_step] = ZERO;
}

__kernel void cu_sparse_to_dense(__global VALUE *dense, __global const OFFSET *offsets,
                                 __global const INDEX *rows_at, __global const INDEX *columns,
                                 __global const VALUE *values, ulong rows, ulong count,
                                 ulong row_step, ulong column_step, int base)
{
    ulong i = get_global_id(0);
    if (i >= count)
        return;
    ulong row = rows_at ? (ulong)(rows_at[i] - base) : row_of(offsets, rows, base, i);
    dense[row * row_step + (columns[i] - base) * column_step] = values[i];
}

// --- vectors ---

__kernel void cu_sparse_scale(__global VALUE *y, ulong count, VALUE beta,
                              __global const VALUE *beta_at)
{
    ulong i = get_global_id(0);
    if (i >= count)
        return;
    READ_SCALAR(beta);
    y[i] = is_zero(beta) ? ZERO : multiply(beta, y[i]);
}

__kernel void cu_sparse_add(__global const INDEX *places, __global const VALUE *values,
                            __global VALUE *y, ulong count, int base, VALUE alpha,
                            __global const VALUE *alpha_at)
{
    ulong i = get_global_id(0);
    if (i >= count)
        return;
    READ_SCALAR(alpha);
    y[places[i] - base] += multiply(alpha, values[i]);
}

__kernel void cu_sparse_rotate(__global const INDEX *places, __global VALUE *x, __global VALUE *y,
                               ulong count, int base, VALUE c, __global const VALUE *c_at, VALUE s,
                               __global const VALUE *s_at)
{
    ulong i = get_global_id(0);
    if (i >= count)
        return;
    READ_SCALAR(c);
    READ_SCALAR(s);
    VALUE own = x[i], other = y[places[i] - base];
    x[i] = multiply(c, own) + multiply(s, other);
    y[places[i] - base] = multiply(c, other) - multiply(conjugate(s, 1), own);
}

// One work-group of 64.
__kernel void cu_sparse_dot(__global const INDEX *places, __global const VALUE *x,
                            __global const VALUE *y, __global VALUE *result, ulong count, int base,
                            int is_conjugate)
{
    __local VALUE sums[64];
    uint lane = get_local_id(0);
    VALUE sum = ZERO;
    for (ulong i = lane; i < count; i += 64)
        sum += multiply(conjugate(x[i], is_conjugate), y[places[i] - base]);
    sums[lane] = sum;
    for (uint half_of = 32; half_of > 0; half_of /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (lane < half_of)
            sums[lane] += sums[lane + half_of];
    }
    if (lane == 0)
        *result = sums[0];
}

// --- rows that need others before them ---
//
// `order` has the rows so that those of a level, from levels[i] to levels[i + 1], need rows of
// earlier levels only. A launch does one level, or one work-group some of them.

#define EACH_ROW(per_row, call)                                                                        \
    for (uint level = first; level < last; level++) {                                                  \
        ulong work = (ulong)(levels[level + 1] - levels[level]) * (per_row);                           \
        for (ulong item = get_global_id(0); item < work; item += get_global_size(0)) {                 \
            ulong row = order[levels[level] + item / (per_row)];                                       \
            call;                                                                                      \
        }                                                                                              \
        barrier(CLK_GLOBAL_MEM_FENCE);                                                                 \
    }

// `from`: where the values are, or null. `y` begins at the right side.
void solve_row(ulong row, __global const OFFSET *offsets, __global const INDEX *columns,
               __global const VALUE *values, __global const INDEX *from, VALUE sum,
               __global VALUE *y, ulong y_row, int base, int is_upper, int is_unit, int conjugate_a)
{
    VALUE diagonal = ZERO;
    for (ulong i = offsets[row] - base, end = offsets[row + 1] - base; i < end; i++) {
        ulong column = columns[i] - base;
        VALUE value = conjugate(values[from ? (ulong)from[i] : i], conjugate_a);
        if (column == row)
            diagonal = value;
        else if (is_upper ? column > row : column < row)
            sum -= multiply(value, y[column * y_row]);
    }
    y[row * y_row] = is_unit ? sum : divide(sum, diagonal);
}

// Triangular systems with `sides` right sides.
__kernel void cu_sparse_solve(__global const int *order, __global const int *levels, uint first,
                              uint last, __global const OFFSET *offsets,
                              __global const INDEX *columns, __global const VALUE *values,
                              __global const INDEX *from, __global const VALUE *x,
                              __global VALUE *y, ulong sides, ulong x_row, ulong x_side,
                              ulong y_row, ulong y_side, int base, int is_upper, int is_unit,
                              int conjugate_a, int conjugate_x, VALUE alpha,
                              __global const VALUE *alpha_at)
{
    READ_SCALAR(alpha);
    EACH_ROW(sides, solve_row(row, offsets, columns, values, from,
                              multiply(alpha, conjugate(x[row * x_row + item % sides * x_side], conjugate_x)),
                              y + item % sides * y_side, y_row, base, is_upper, is_unit, conjugate_a))
}

// The place of a column in a row, or `end`.
ulong find_column(__global const INDEX *columns, ulong i, ulong end, INDEX column)
{
    while (i < end && columns[i] != column)
        i++;
    return i;
}

void ilu_row(ulong row, __global const OFFSET *offsets, __global const INDEX *columns,
             __global VALUE *values, volatile __global int *pivot, int base)
{
    ulong begin = offsets[row] - base, end = offsets[row + 1] - base;
    for (ulong i = begin; i < end; i++) {
        ulong k = columns[i] - base;
        if (k >= row)
            continue;
        ulong k_end = offsets[k + 1] - base;
        ulong at = find_column(columns, offsets[k] - base, k_end, columns[i]);
        if (at == k_end)
            continue;
        VALUE factor = values[i] = divide(values[i], values[at]);
        for (ulong j = offsets[k] - base; j < k_end; j++) {
            if ((ulong)(columns[j] - base) <= k)
                continue;
            ulong own = find_column(columns, begin, end, columns[j]);
            if (own < end)
                values[own] -= multiply(factor, values[j]);
        }
    }
    ulong own = find_column(columns, begin, end, (INDEX)(row + base));
    if (own == end || is_zero(values[own]))
        atomic_min(pivot, (int)row);
}

// Incomplete factors in place, without fill-in. The first row without a pivot goes to *pivot.
__kernel void cu_sparse_ilu(__global const int *order, __global const int *levels, uint first,
                            uint last, __global const OFFSET *offsets,
                            __global const INDEX *columns, __global VALUE *values,
                            volatile __global int *pivot, int base)
{
    EACH_ROW(1, ilu_row(row, offsets, columns, values, pivot, base))
}

void ic_row(ulong row, __global const OFFSET *offsets, __global const INDEX *columns,
            __global VALUE *values, volatile __global int *pivot, int base)
{
    ulong begin = offsets[row] - base, end = offsets[row + 1] - base;
    int is_good = 0;
    for (ulong i = begin; i < end; i++) {
        ulong k = columns[i] - base;
        if (k > row)
            continue;
        VALUE sum = values[i];
        ulong k_begin = offsets[k] - base, k_end = offsets[k + 1] - base;
        for (ulong j = k_begin; j < k_end; j++) {
            if ((ulong)(columns[j] - base) >= k)
                continue;
            ulong own = find_column(columns, begin, end, columns[j]);
            if (own < end)
                sum -= multiply(values[own], conjugate(values[j], 1));
        }
        if (k == row) {
            values[i] = root(sum);
            is_good = !is_zero(sum);
            continue;
        }
        ulong at = find_column(columns, k_begin, k_end, columns[i]);
        values[i] = at < k_end ? divide(sum, values[at]) : sum;
    }
    if (!is_good)
        atomic_min(pivot, (int)row);
}

__kernel void cu_sparse_ic(__global const int *order, __global const int *levels, uint first,
                           uint last, __global const OFFSET *offsets,
                           __global const INDEX *columns, __global VALUE *values,
                           volatile __global int *pivot, int base)
{
    EACH_ROW(1, ic_row(row, offsets, columns, values, pivot, base))
}

// --- products of sparse matrices: all terms of a row, sorted by column, then summed up ---

__kernel void cu_sparse_count_terms(__global const OFFSET *a_offsets,
                                    __global const INDEX *a_columns,
                                    __global const OFFSET *b_offsets, __global uint *counts,
                                    ulong rows, int a_base)
{
    ulong row = get_global_id(0);
    uint count = 0;
    if (row >= rows)
        return;
    for (ulong i = a_offsets[row] - a_base, end = a_offsets[row + 1] - a_base; i < end; i++) {
        ulong k = a_columns[i] - a_base;
        count += (uint)(b_offsets[k + 1] - b_offsets[k]);
    }
    counts[row] = count;
}

__kernel void cu_sparse_terms(__global const OFFSET *a_offsets, __global const INDEX *a_columns,
                              __global const VALUE *a_values, __global const OFFSET *b_offsets,
                              __global const INDEX *b_columns, __global const VALUE *b_values,
                              __global const OFFSET *offsets, __global INDEX *columns,
                              __global INDEX *numbers, __global VALUE *values, ulong rows,
                              int a_base, int b_base)
{
    ulong row = get_global_id(0);
    if (row >= rows)
        return;
    ulong at = offsets[row];
    for (ulong i = a_offsets[row] - a_base, end = a_offsets[row + 1] - a_base; i < end; i++) {
        ulong k = a_columns[i] - a_base;
        for (ulong j = b_offsets[k] - b_base, b_end = b_offsets[k + 1] - b_base; j < b_end; j++) {
            columns[at] = b_columns[j] - b_base;
            numbers[at] = (INDEX)at;
            values[at++] = multiply(a_values[i], b_values[j]);
        }
    }
}

__kernel void cu_sparse_count_sums(__global const OFFSET *offsets, __global const INDEX *columns,
                                   __global uint *counts, ulong rows)
{
    ulong row = get_global_id(0);
    uint count = 0;
    if (row >= rows)
        return;
    for (ulong i = offsets[row]; i < (ulong)offsets[row + 1]; i++)
        count += i == (ulong)offsets[row] || columns[i] != columns[i - 1];
    counts[row] = count;
}

__kernel void cu_sparse_sums(__global const OFFSET *offsets, __global const INDEX *columns,
                             __global const INDEX *numbers, __global const VALUE *values,
                             __global const OFFSET *c_offsets, __global INDEX *c_columns,
                             __global VALUE *c_values, ulong rows, int c_base, VALUE alpha,
                             __global const VALUE *alpha_at, VALUE beta,
                             __global const VALUE *beta_at)
{
    ulong row = get_global_id(0);
    if (row >= rows)
        return;
    READ_SCALAR(alpha);
    READ_SCALAR(beta);
    ulong at = c_offsets[row] - c_base;
    for (ulong i = offsets[row], end = offsets[row + 1]; i < end; at++) {
        INDEX column = columns[i];
        VALUE sum = ZERO;
        for (; i < end && columns[i] == column; i++)
            sum += values[numbers[i]];
        c_columns[at] = column + c_base;
        c_values[at] = combined(alpha, sum, beta, is_zero(beta) ? ZERO : c_values[at]);
    }
}

__kernel void cu_sparse_copy_offsets(__global const OFFSET *from, __global OFFSET *to, ulong count,
                                     int base)
{
    ulong i = get_global_id(0);
    if (i < count)
        to[i] = from[i] + base;
}
