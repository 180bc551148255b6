#include <cu2cl/integer.clh>

typedef struct span_parts_const_uint_18446744073709551615 {
    ulong data;
    ulong count;
} span_parts_const_uint_18446744073709551615;

typedef struct span_const_uint {
    span_parts_const_uint_18446744073709551615 parts;
} span_const_uint;

typedef struct nullopt_t {
    uchar unused; /* C has no empty struct */
} nullopt_t;

typedef struct optional_int {
    union {
        char none;
        int value;
    };
    uchar is_there;
} optional_int;

ulong span_parts_const_uint_18446744073709551615_length(
        const span_parts_const_uint_18446744073709551615 *self)
{
    return self->count;
}

ulong span_const_uint_size(const span_const_uint *self)
{
    return span_parts_const_uint_18446744073709551615_length(&self->parts);
}

__global const uint *span_const_uint_at(const span_const_uint *self, ulong i)
{
    return &((__global const uint *)self->parts.data)[i];
}

/* cuda::std::popcount<unsigned int> */
int popcount_uint(uint value)
{
    return 4ul <= 4 ? ((int)popcount((uint)((uint)value))) : ((int)popcount((ulong)((ulong)value)));
}

/* cuda::std::countr_zero<unsigned int> */
int countr_zero_uint(uint value)
{
    if (!value)
        return (int)(8 * 4ul);
    return 4ul <= 4 ? (cu_ffs((int)((uint)value)) - 1) : (cu_ffsll((long)((ulong)value)) - 1);
}

/* cuda::std::has_single_bit<unsigned int> */
bool has_single_bit_uint(uint value)
{
    return popcount_uint(value) == 1;
}

optional_int optional_int_new(nullopt_t unnamed_0)
{
    optional_int self_;
    optional_int *self = &self_;
    self->none = 0;
    self->is_there = false;
    return self_;
}

/* cuda::std::optional::optional<int> */
optional_int optional_int_new_int(int *from)
{
    optional_int self_;
    optional_int *self = &self_;
    self->value = (int)*from;
    self->is_there = true;
    return self_;
}

/* cuda::std::optional::value_or<int &> */
int optional_int_value_or_int(const optional_int *self, int *other)
{
    return self->is_there ? self->value : (int)*other;
}

optional_int single(uint mask)
{
    int cu2cl_tmp1;
    if (!has_single_bit_uint(mask))
        return optional_int_new((nullopt_t){0});
    return optional_int_new_int((cu2cl_tmp1 = countr_zero_uint(mask), &cu2cl_tmp1));
}

__kernel void positions(__global int *out, span_const_uint masks, int missing)
{
    optional_int cu2cl_tmp1;
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    if (i < span_const_uint_size(&masks))
        out[i] = optional_int_value_or_int((cu2cl_tmp1 = single(*span_const_uint_at(&masks, i)),
                                            &cu2cl_tmp1), &missing);
}
