/* cub::DeviceScan: prefix sums of all kinds. */
#ifndef CU2CL_CUDA_CUB_DEVICE_DEVICE_SCAN
#define CU2CL_CUDA_CUB_DEVICE_DEVICE_SCAN

#include "../detail/scan_engine.cuh"

namespace cub
{
namespace detail
{

template <typename S, typename Input> struct load_value
{
    Input in;

    template <typename Offset> CU2CL_DEVICE S operator()(Offset i) const
    {
        return (S)in[i];
    }
};

template <typename Output> struct store_inclusive
{
    Output out;

    template <typename Offset, typename S>
    CU2CL_DEVICE void operator()(Offset i, bool, const S &, const S &sum)
    {
        out[i] = sum;
    }
};

template <typename Output, typename Op, typename Init> struct store_inclusive_from
{
    Output out;
    Op op;
    Init init;

    template <typename Offset, typename S>
    CU2CL_DEVICE void operator()(Offset i, bool, const S &, const S &sum)
    {
        out[i] = op((S)init, sum);
    }
};

template <typename Output, typename Op, typename Init> struct store_exclusive
{
    Output out;
    Op op;
    Init init;

    template <typename Offset, typename S>
    CU2CL_DEVICE void operator()(Offset i, bool has_before, const S &before, const S &)
    {
        S result = (S)init;
        if (has_before)
            result = op(result, before);
        out[i] = result;
    }
};

/* A value, and whether a new run of keys begins with it: sums don't cross that. */
template <typename T> struct value_of_run
{
    T value;
    int begins; // no bool: Oclgrind has no integers as wide as the padding behind one
};

template <typename Op> struct add_in_run
{
    Op op;

    template <typename S> CU2CL_DEVICE S operator()(const S &a, const S &b)
    {
        S sum = b;
        if (!b.begins)
            sum.value = op(a.value, b.value);
        sum.begins = a.begins | b.begins;
        return sum;
    }
};

template <typename Keys, typename Equal> struct begins_run
{
    Keys keys;
    Equal equal;

    template <typename Offset> CU2CL_DEVICE bool operator()(Offset i)
    {
        return i == 0 || !equal(keys[i - 1], keys[i]);
    }
};

template <typename S, typename Values, typename Begins> struct load_of_run
{
    Values values;
    Begins begins;

    template <typename Offset> CU2CL_DEVICE S operator()(Offset i)
    {
        S loaded;
        loaded.value = values[i];
        loaded.begins = begins(i);
        return loaded;
    }
};

template <typename Output> struct store_inclusive_of_run
{
    Output out;

    template <typename Offset, typename S>
    CU2CL_DEVICE void operator()(Offset i, bool, const S &, const S &sum)
    {
        out[i] = sum.value;
    }
};

/* The keys are read again, so the values may be written to where they came from, but not to the keys. */
template <typename Output, typename Op, typename Init, typename Begins> struct store_exclusive_of_run
{
    Output out;
    Op op;
    Init init;
    Begins begins;

    template <typename Offset, typename S>
    CU2CL_DEVICE void operator()(Offset i, bool, const S &before, const S &)
    {
        out[i] = begins(i) ? init : (Init)op(init, before.value);
    }
};

template <typename T> struct init_value
{
    using type = T;
};
template <typename T, typename Iterator> struct init_value<FutureValue<T, Iterator>>
{
    using type = T;
};
template <typename Init> using init_value_t = typename init_value<Init>::type;

} // namespace detail

struct DeviceScan
{
    template <typename InputIteratorT, typename OutputIteratorT, typename ScanOpT, typename InitValueT,
              typename NumItemsT>
    static CU2CL_API(Error_t) ExclusiveScan(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                                     OutputIteratorT d_out, ScanOpT scan_op, InitValueT init_value,
                                     NumItemsT num_items, CU2CL_API(Stream_t) stream = 0)
    {
        using Value = detail::value_t<InputIteratorT>;
        using S = detail::accumulator_t<ScanOpT, detail::init_value_t<InitValueT>, Value>;
        return detail::scan_elements<S>(
            d_temp_storage, temp_storage_bytes, num_items, detail::load_value<S, InputIteratorT>{d_in}, scan_op,
            detail::store_exclusive<OutputIteratorT, ScanOpT, InitValueT>{d_out, scan_op, init_value}, stream);
    }

    template <typename IteratorT, typename ScanOpT, typename InitValueT, typename NumItemsT>
    static CU2CL_API(Error_t) ExclusiveScan(void *d_temp_storage, size_t &temp_storage_bytes, IteratorT d_data,
                                     ScanOpT scan_op, InitValueT init_value, NumItemsT num_items,
                                     CU2CL_API(Stream_t) stream = 0)
    {
        return ExclusiveScan(d_temp_storage, temp_storage_bytes, d_data, d_data, scan_op, init_value, num_items,
                             stream);
    }

    template <typename InputIteratorT, typename OutputIteratorT, typename NumItemsT>
    static CU2CL_API(Error_t) ExclusiveSum(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                                    OutputIteratorT d_out, NumItemsT num_items, CU2CL_API(Stream_t) stream = 0)
    {
        return ExclusiveScan(d_temp_storage, temp_storage_bytes, d_in, d_out, Sum(),
                             detail::value_t<InputIteratorT>(), num_items, stream);
    }

    template <typename IteratorT, typename NumItemsT>
    static CU2CL_API(Error_t) ExclusiveSum(void *d_temp_storage, size_t &temp_storage_bytes, IteratorT d_data,
                                    NumItemsT num_items, CU2CL_API(Stream_t) stream = 0)
    {
        return ExclusiveSum(d_temp_storage, temp_storage_bytes, d_data, d_data, num_items, stream);
    }

    template <typename InputIteratorT, typename OutputIteratorT, typename ScanOpT, typename NumItemsT>
    static CU2CL_API(Error_t) InclusiveScan(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                                     OutputIteratorT d_out, ScanOpT scan_op, NumItemsT num_items,
                                     CU2CL_API(Stream_t) stream = 0)
    {
        using Value = detail::value_t<InputIteratorT>;
        using S = detail::accumulator_t<ScanOpT, Value, Value>;
        return detail::scan_elements<S>(d_temp_storage, temp_storage_bytes, num_items,
                                        detail::load_value<S, InputIteratorT>{d_in}, scan_op,
                                        detail::store_inclusive<OutputIteratorT>{d_out}, stream);
    }

    template <typename IteratorT, typename ScanOpT, typename NumItemsT>
    static CU2CL_API(Error_t) InclusiveScan(void *d_temp_storage, size_t &temp_storage_bytes, IteratorT d_data,
                                     ScanOpT scan_op, NumItemsT num_items, CU2CL_API(Stream_t) stream = 0)
    {
        return InclusiveScan(d_temp_storage, temp_storage_bytes, d_data, d_data, scan_op, num_items, stream);
    }

    template <typename InputIteratorT, typename OutputIteratorT, typename ScanOpT, typename InitValueT,
              typename NumItemsT>
    static CU2CL_API(Error_t) InclusiveScanInit(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                                         OutputIteratorT d_out, ScanOpT scan_op, InitValueT init_value,
                                         NumItemsT num_items, CU2CL_API(Stream_t) stream = 0)
    {
        using Value = detail::value_t<InputIteratorT>;
        using S = detail::accumulator_t<ScanOpT, detail::init_value_t<InitValueT>, Value>;
        return detail::scan_elements<S>(
            d_temp_storage, temp_storage_bytes, num_items, detail::load_value<S, InputIteratorT>{d_in}, scan_op,
            detail::store_inclusive_from<OutputIteratorT, ScanOpT, InitValueT>{d_out, scan_op, init_value}, stream);
    }

    template <typename InputIteratorT, typename OutputIteratorT, typename NumItemsT>
    static CU2CL_API(Error_t) InclusiveSum(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                                    OutputIteratorT d_out, NumItemsT num_items, CU2CL_API(Stream_t) stream = 0)
    {
        return InclusiveScan(d_temp_storage, temp_storage_bytes, d_in, d_out, Sum(), num_items, stream);
    }

    template <typename IteratorT, typename NumItemsT>
    static CU2CL_API(Error_t) InclusiveSum(void *d_temp_storage, size_t &temp_storage_bytes, IteratorT d_data,
                                    NumItemsT num_items, CU2CL_API(Stream_t) stream = 0)
    {
        return InclusiveSum(d_temp_storage, temp_storage_bytes, d_data, d_data, num_items, stream);
    }

    template <typename KeysInputIteratorT, typename ValuesInputIteratorT, typename ValuesOutputIteratorT,
              typename ScanOpT, typename InitValueT, typename EqualityOpT = Equality,
              typename NumItemsT = unsigned int>
    static CU2CL_API(Error_t) ExclusiveScanByKey(void *d_temp_storage, size_t &temp_storage_bytes,
                                          KeysInputIteratorT d_keys_in, ValuesInputIteratorT d_values_in,
                                          ValuesOutputIteratorT d_values_out, ScanOpT scan_op,
                                          InitValueT init_value, NumItemsT num_items,
                                          EqualityOpT equality_op = EqualityOpT(), CU2CL_API(Stream_t) stream = 0)
    {
        using T = detail::accumulator_t<ScanOpT, InitValueT, detail::value_t<ValuesInputIteratorT>>;
        using S = detail::value_of_run<T>;
        using Begins = detail::begins_run<KeysInputIteratorT, EqualityOpT>;
        Begins begins{d_keys_in, equality_op};
        return detail::scan_elements<S>(
            d_temp_storage, temp_storage_bytes, num_items,
            detail::load_of_run<S, ValuesInputIteratorT, Begins>{d_values_in, begins},
            detail::add_in_run<ScanOpT>{scan_op},
            detail::store_exclusive_of_run<ValuesOutputIteratorT, ScanOpT, T, Begins>{d_values_out, scan_op,
                                                                                     (T)init_value, begins},
            stream);
    }

    template <typename KeysInputIteratorT, typename ValuesInputIteratorT, typename ValuesOutputIteratorT,
              typename EqualityOpT = Equality, typename NumItemsT = unsigned int>
    static CU2CL_API(Error_t) ExclusiveSumByKey(void *d_temp_storage, size_t &temp_storage_bytes,
                                         KeysInputIteratorT d_keys_in, ValuesInputIteratorT d_values_in,
                                         ValuesOutputIteratorT d_values_out, NumItemsT num_items,
                                         EqualityOpT equality_op = EqualityOpT(), CU2CL_API(Stream_t) stream = 0)
    {
        return ExclusiveScanByKey(d_temp_storage, temp_storage_bytes, d_keys_in, d_values_in, d_values_out, Sum(),
                                  detail::value_t<ValuesInputIteratorT>(), num_items, equality_op, stream);
    }

    template <typename KeysInputIteratorT, typename ValuesInputIteratorT, typename ValuesOutputIteratorT,
              typename ScanOpT, typename EqualityOpT = Equality, typename NumItemsT = unsigned int>
    static CU2CL_API(Error_t) InclusiveScanByKey(void *d_temp_storage, size_t &temp_storage_bytes,
                                          KeysInputIteratorT d_keys_in, ValuesInputIteratorT d_values_in,
                                          ValuesOutputIteratorT d_values_out, ScanOpT scan_op,
                                          NumItemsT num_items, EqualityOpT equality_op = EqualityOpT(),
                                          CU2CL_API(Stream_t) stream = 0)
    {
        using Value = detail::value_t<ValuesInputIteratorT>;
        using S = detail::value_of_run<detail::accumulator_t<ScanOpT, Value, Value>>;
        using Begins = detail::begins_run<KeysInputIteratorT, EqualityOpT>;
        return detail::scan_elements<S>(
            d_temp_storage, temp_storage_bytes, num_items,
            detail::load_of_run<S, ValuesInputIteratorT, Begins>{d_values_in, Begins{d_keys_in, equality_op}},
            detail::add_in_run<ScanOpT>{scan_op}, detail::store_inclusive_of_run<ValuesOutputIteratorT>{d_values_out},
            stream);
    }

    template <typename KeysInputIteratorT, typename ValuesInputIteratorT, typename ValuesOutputIteratorT,
              typename EqualityOpT = Equality, typename NumItemsT = unsigned int>
    static CU2CL_API(Error_t) InclusiveSumByKey(void *d_temp_storage, size_t &temp_storage_bytes,
                                         KeysInputIteratorT d_keys_in, ValuesInputIteratorT d_values_in,
                                         ValuesOutputIteratorT d_values_out, NumItemsT num_items,
                                         EqualityOpT equality_op = EqualityOpT(), CU2CL_API(Stream_t) stream = 0)
    {
        return InclusiveScanByKey(d_temp_storage, temp_storage_bytes, d_keys_in, d_values_in, d_values_out, Sum(),
                                  num_items, equality_op, stream);
    }
};

} // namespace cub

#endif
