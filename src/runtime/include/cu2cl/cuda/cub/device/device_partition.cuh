/* cub::DevicePartition: the elements that a predicate or a flag selects first, in their order; then the others, in the
 * reverse of theirs. */
#ifndef CU2CL_CUDA_CUB_DEVICE_DEVICE_PARTITION
#define CU2CL_CUDA_CUB_DEVICE_DEVICE_PARTITION

#include "../detail/select_engine.cuh"

namespace cub
{
namespace detail
{

template <typename Input, typename Output, typename NumSelected, typename Count> struct store_partition
{
    Input in;
    Output out;
    NumSelected num_selected;
    Count n;

    CU2CL_DEVICE void operator()(Count i, bool has_before, const Count &before, const Count &sum)
    {
        Count place = has_before ? before : 0;
        out[sum != place ? place : n - 1 - (i - place)] = in[i];
        if (i == n - 1)
            *num_selected = sum;
    }
};

template <typename Input, typename Output, typename Selected, typename NumSelected, typename N>
CU2CL_API(Error_t) partition(void *d_temp_storage, size_t &bytes, Input in, Output out, Selected selected,
                      NumSelected num_selected, N n, CU2CL_API(Stream_t) stream)
{
    using Count = offset_t<N>;
    if (d_temp_storage && n <= 0)
        CU2CL_START(store_value, (1, 1, 0, stream), (num_selected, 0));
    return scan_elements<Count>(
        d_temp_storage, bytes, n, load_selected<Count, Selected>{selected}, add_counts(),
        store_partition<Input, Output, NumSelected, Count>{in, out, num_selected, (Count)n}, stream);
}

/* How many elements are in the first and in the second part. */
template <typename Count> struct part_counts
{
    Count first, second;
};

struct add_part_counts
{
    template <typename S> CU2CL_DEVICE S operator()(const S &a, const S &b) const
    {
        S sum;
        sum.first = a.first + b.first;
        sum.second = a.second + b.second;
        return sum;
    }
};

template <typename Count, typename Input, typename First, typename Second> struct load_parts
{
    Input in;
    First is_first;
    Second is_second;

    template <typename Offset> CU2CL_DEVICE part_counts<Count> operator()(Offset i)
    {
        part_counts<Count> counts;
        counts.first = is_first(in[i]) ? 1 : 0;
        counts.second = counts.first == 0 && is_second(in[i]) ? 1 : 0;
        return counts;
    }
};

template <typename Input, typename FirstOut, typename SecondOut, typename Others, typename NumSelected, typename Count>
struct store_parts
{
    Input in;
    FirstOut first_out;
    SecondOut second_out;
    Others others;
    NumSelected num_selected;
    Count n;

    template <typename S>
    CU2CL_DEVICE void operator()(Count i, bool has_before, const S &before, const S &sum)
    {
        Count first = has_before ? before.first : 0;
        Count second = has_before ? before.second : 0;
        if (sum.first != first)
            first_out[first] = in[i];
        else if (sum.second != second)
            second_out[second] = in[i];
        else
            others[i - first - second] = in[i];
        if (i == n - 1) {
            num_selected[0] = sum.first;
            num_selected[1] = sum.second;
        }
    }
};

template <typename Output> struct store_no_parts
{
    Output out;

    template <typename Offset> CU2CL_DEVICE void operator()(Offset i)
    {
        out[i] = 0;
    }
};

} // namespace detail

struct DevicePartition
{
    template <typename InputIteratorT, typename FlagIterator, typename OutputIteratorT,
              typename NumSelectedIteratorT, typename NumItemsT>
    static CU2CL_API(Error_t) Flagged(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                               FlagIterator d_flags, OutputIteratorT d_out, NumSelectedIteratorT d_num_selected_out,
                               NumItemsT num_items, CU2CL_API(Stream_t) stream = 0)
    {
        return detail::partition(d_temp_storage, temp_storage_bytes, d_in, d_out,
                                 detail::is_flagged<FlagIterator>{d_flags}, d_num_selected_out, num_items, stream);
    }

    template <typename InputIteratorT, typename OutputIteratorT, typename NumSelectedIteratorT, typename SelectOp,
              typename NumItemsT>
    static CU2CL_API(Error_t) If(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                          OutputIteratorT d_out, NumSelectedIteratorT d_num_selected_out, NumItemsT num_items,
                          SelectOp select_op, CU2CL_API(Stream_t) stream = 0)
    {
        return detail::partition(d_temp_storage, temp_storage_bytes, d_in, d_out,
                                 detail::is_selected<InputIteratorT, SelectOp>{d_in, select_op}, d_num_selected_out,
                                 num_items, stream);
    }

    /* Into three parts, all in their order. */
    template <typename InputIteratorT, typename FirstOutputIteratorT, typename SecondOutputIteratorT,
              typename UnselectedOutputIteratorT, typename NumSelectedIteratorT, typename SelectFirstPartOp,
              typename SelectSecondPartOp, typename NumItemsT>
    static CU2CL_API(Error_t) If(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                          FirstOutputIteratorT d_first_part_out, SecondOutputIteratorT d_second_part_out,
                          UnselectedOutputIteratorT d_unselected_out, NumSelectedIteratorT d_num_selected_out,
                          NumItemsT num_items, SelectFirstPartOp select_first_part_op,
                          SelectSecondPartOp select_second_part_op, CU2CL_API(Stream_t) stream = 0)
    {
        using Count = detail::offset_t<NumItemsT>;
        if (d_temp_storage && num_items <= 0)
            detail::for_each(2, detail::store_no_parts<NumSelectedIteratorT>{d_num_selected_out}, stream);
        return detail::scan_elements<detail::part_counts<Count>>(
            d_temp_storage, temp_storage_bytes, num_items,
            detail::load_parts<Count, InputIteratorT, SelectFirstPartOp, SelectSecondPartOp>{
                d_in, select_first_part_op, select_second_part_op},
            detail::add_part_counts(),
            detail::store_parts<InputIteratorT, FirstOutputIteratorT, SecondOutputIteratorT, UnselectedOutputIteratorT,
                                NumSelectedIteratorT, Count>{d_in, d_first_part_out, d_second_part_out,
                                                             d_unselected_out, d_num_selected_out, (Count)num_items},
            stream);
    }
};

} // namespace cub

#endif
