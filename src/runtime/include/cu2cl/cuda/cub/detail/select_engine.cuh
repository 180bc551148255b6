/* Selections and partitions: a scan that counts what is selected says where each element goes. */
#ifndef CU2CL_CUDA_CUB_DETAIL_SELECT_ENGINE
#define CU2CL_CUDA_CUB_DETAIL_SELECT_ENGINE

#include "../device/device_scan.cuh"

namespace cub
{
namespace detail
{

// Which elements are selected

template <typename Flags> struct is_flagged
{
    Flags flags;

    template <typename Offset> CU2CL_DEVICE bool operator()(Offset i)
    {
        return (bool)flags[i];
    }
};

template <typename Input, typename Predicate> struct is_selected
{
    Input in;
    Predicate predicate;

    template <typename Offset> CU2CL_DEVICE bool operator()(Offset i)
    {
        return (bool)predicate(in[i]);
    }
};

// What is done with element i, and with those that are not selected

template <typename Input, typename Output> struct copy_selected
{
    Input in;
    Output out;

    template <typename Offset> CU2CL_DEVICE void operator()(Offset i, Offset place)
    {
        out[place] = in[i];
    }
};

template <typename Keys, typename KeysOut, typename Values, typename ValuesOut> struct copy_selected_pair
{
    Keys keys;
    KeysOut keys_out;
    Values values;
    ValuesOut values_out;

    template <typename Offset> CU2CL_DEVICE void operator()(Offset i, Offset place)
    {
        keys_out[place] = keys[i];
        values_out[place] = values[i];
    }
};

template <typename Count, typename Selected> struct load_selected
{
    Selected selected;

    template <typename Offset> CU2CL_DEVICE Count operator()(Offset i)
    {
        return selected(i) ? 1 : 0;
    }
};

template <typename Copy, typename NumSelected, typename Count> struct store_selected
{
    Copy copy;
    NumSelected num_selected;
    Count n;

    CU2CL_DEVICE void operator()(Count i, bool has_before, const Count &before, const Count &sum)
    {
        Count place = has_before ? before : 0;
        if (sum != place)
            copy(i, place);
        if (i == n - 1)
            *num_selected = sum;
    }
};

struct add_counts
{
    template <typename Count> CU2CL_DEVICE Count operator()(const Count &a, const Count &b) const
    {
        return a + b;
    }
};

/* Calls copy(i, place) for each selected element, and stores how many there are. */
template <typename Selected, typename Copy, typename NumSelected, typename N>
CU2CL_API(Error_t) select(void *d_temp_storage, size_t &bytes, Selected selected, Copy copy, NumSelected num_selected, N n,
                   CU2CL_API(Stream_t) stream)
{
    using Count = offset_t<N>;
    if (d_temp_storage && n <= 0)
        CU2CL_START(store_value, (1, 1, 0, stream), (num_selected, 0));
    return scan_elements<Count>(d_temp_storage, bytes, n, load_selected<Count, Selected>{selected}, add_counts(),
                                store_selected<Copy, NumSelected, Count>{copy, num_selected, (Count)n}, stream);
}

/* Copies the first *count elements. */
template <typename Input, typename Output, typename NumSelected> struct copy_first
{
    Input in;
    Output out;
    NumSelected count;

    template <typename Offset> CU2CL_DEVICE void operator()(Offset i)
    {
        Offset selected = *count;
        if (i < selected)
            out[i] = in[i];
    }
};

template <typename Count, typename Output> struct copy_count
{
    const Count *count;
    Output out;

    template <typename Offset> CU2CL_DEVICE void operator()(Offset)
    {
        *out = *count;
    }
};

/* Selects in place: a block can't know whether others have read what it would write over, so by way of temporary
 * storage. */
template <typename Data, typename Selected, typename NumSelected, typename N>
CU2CL_API(Error_t) select_in_place(void *d_temp_storage, size_t &bytes, Data data, Selected selected,
                            NumSelected num_selected, N n, CU2CL_API(Stream_t) stream)
{
    using T = value_t<Data>;
    temporary storage(d_temp_storage);
    T *chosen = storage.take<T>(n);
    offset_t<N> *count = storage.take<offset_t<N>>(1);
    size_t inner_bytes = 0;
    copy_selected<Data, T *> copy{data, chosen};
    select(nullptr, inner_bytes, selected, copy, count, n, stream);
    char *inner = storage.take<char>(inner_bytes);
    if (storage.only_asked(bytes))
        return CU2CL_API(Success);
    if (!storage.fits(bytes))
        return CU2CL_API(ErrorInvalidValue);
    select(inner, inner_bytes, selected, copy, count, n, stream);
    for_each(n, copy_first<T *, Data, offset_t<N> *>{chosen, data, count}, stream);
    return for_each(1, copy_count<offset_t<N>, NumSelected>{count, num_selected}, stream);
}

} // namespace detail
} // namespace cub

#endif
